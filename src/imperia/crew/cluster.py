"""The machines of a Ray cluster, as a crew.

Ray runs in a process of its own, the foreman (`foreman.py`). Ray may end its process when the cluster is
lost, it writes to the terminal and it handles signals; none of that reaches the process that keeps the
results. And where there is no cluster, Ray is not even loaded.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import re
from collections.abc import Callable, Generator, Iterable
from importlib.util import find_spec
from itertools import islice
from types import TracebackType
from typing import Any

from imperia.crew import foreman
from imperia.crew.hand import PackedJob
from imperia.crew.here import interrupts_put_off
from imperia.crew.job import Job, Result, Task
from imperia.crew.messages import (
    BadCluster,
    ClusterLost,
    Dismissed,
    Done,
    Failed,
    Finished,
    Given,
    News,
    Patience,
    Staff,
    Told,
    Wanted,
)
from imperia.crew.sameness import ours
from imperia.words import Quoted

AUTO, CLIENT = "auto", "ray://"
ADDRESS = re.compile(r"(?:ray://)?(?:[^\s:/@\[\]]+|\[[0-9A-Fa-f:.]+\]):([0-9]{1,5})")
SECONDS_TO_LEAVE = 5.0


def check_address(address: str) -> str:
    """Where the cluster is; `auto` is what `RAY_ADDRESS` says, as for Ray itself."""
    if address == AUTO:
        address = os.environ.get("RAY_ADDRESS") or AUTO
    found = ADDRESS.fullmatch(address)
    if address != AUTO and not (found and 0 < int(found[1]) < 1 << 16):
        raise BadCluster("cluster-bad-address", address=Quoted(address))
    return address


class Cluster:
    """`tell` hears who is at work whenever that changes, and of nodes that are lost or left out."""

    elsewhere = True

    def __init__(
        self, address: str, tell: Callable[[News], None] | None = None, patience: Patience | None = None
    ) -> None:
        self.address = address
        self._place = check_address(address)
        self.tell = tell
        self._patience = patience or Patience()
        self._foreman: _Foreman | None = None
        if not _is_installed("ray"):
            raise BadCluster("cluster-no-ray")
        if self._place.startswith(CLIENT) and not _is_installed("grpc"):
            raise BadCluster("cluster-no-client", address=self._place)

    def open(self) -> Staff:
        """Find the cluster, and check what its nodes have; returns who can work there."""
        self.close()
        self._foreman = _Foreman(self._place, self._patience)
        try:
            return self._foreman.joined()
        except BaseException:
            self._give_up()
            raise

    def do(self, job: Job[Task, Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
        waiting = iter(tasks)
        packed = PackedJob.of(job)
        if self._foreman is None:
            self.open()
        assert self._foreman
        failed: Failed | None = None
        try:
            self._foreman.say(packed)
            while not isinstance(said := self._foreman.hear(), Done):
                if isinstance(said, Wanted):
                    given = [pickle.dumps(task) for task in islice(waiting, said.tasks)]
                    self._foreman.say(Given(given, last=len(given) < said.tasks))
                elif isinstance(said, Finished):
                    yield from map(pickle.loads, said.results)
                elif isinstance(said, Failed):
                    failed = said
                    raise failed.problem
                elif self.tell:
                    self.tell(said.news if isinstance(said, Told) else said)
        except BaseException:  # also when nobody asks for more results
            if not failed:
                self._give_up()  # what is under way on the nodes ends
            raise

    def close(self) -> None:
        if self._foreman:
            self._foreman.dismiss()
        self._foreman = None

    def _give_up(self) -> None:
        if self._foreman:
            self._foreman.end()
        self._foreman = None

    def __enter__(self) -> Cluster:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _is_installed(package: str) -> bool:
    found = find_spec(package)
    return found is not None and found.origin is not None


class _Foreman:
    """The process that talks to Ray, with a pipe to it."""

    def __init__(self, address: str, patience: Patience) -> None:
        self._address = address
        self._patience = patience
        context = multiprocessing.get_context("spawn")
        self._line, other_end = context.Pipe()
        told = (other_end, address, ours(), patience)
        self._process = context.Process(target=foreman.serve, args=told)
        with interrupts_put_off():
            self._process.start()
        other_end.close()  # now only the foreman holds this end, so ours notices when the foreman is gone

    def joined(self) -> Staff:
        """What the foreman answers: first that Ray has let it in, then who can work."""
        # Ray itself may try for longer, but whoever gave a wrong address is told soon.
        for seconds in (self._patience.answer + self._patience.joining, 2 * self._patience.nodes):
            if not self._line.poll(seconds):
                raise BadCluster("cluster-not-joined", address=self._address)
            said = self.hear()
            if isinstance(said, Failed):
                raise said.problem
        assert isinstance(said, Staff)
        return said

    def say(self, message: Any) -> None:
        try:
            self._line.send(message)
        except OSError as problem:
            raise self._lost() from problem

    def hear(self) -> Any:
        try:
            return self._line.recv()
        except (EOFError, OSError) as problem:
            raise self._lost() from problem

    def dismiss(self) -> None:
        """Let the foreman take its leave of the cluster, but not for long."""
        try:
            self._line.send(Dismissed())
            self._process.join(SECONDS_TO_LEAVE)
        except OSError:
            pass
        finally:
            self.end()

    def end(self) -> None:
        self._line.close()
        self._process.kill()
        self._process.join()

    def _lost(self) -> ClusterLost:
        return ClusterLost("cluster-lost", address=self._address)
