"""What a cluster and its foreman, the process that talks to Ray, say to each other."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from multiprocessing import connection
from queue import SimpleQueue
from typing import Any, NamedTuple

from imperia.words import SpokenError


class BadCluster(SpokenError):
    """A cluster that cannot be used; the message says why."""


class ClusterLost(SpokenError):
    """A cluster that worked, and no longer does."""


class Staff(NamedTuple):
    """How many are at work."""

    nodes: int
    cores: int
    gpus: int


@dataclass(frozen=True)
class Patience:
    """How many seconds to wait for something."""

    answer: float = 5.0  # for whoever listens at the address
    joining: float = 40.0  # until Ray has let us in
    nodes: float = 90.0  # until every node has said what is installed there
    head: float = 15.0  # while the head does not answer
    nobody: float = 60.0  # while no node is left


@dataclass(frozen=True)
class Wanted:
    """The foreman can give out more tasks."""

    tasks: int


@dataclass(frozen=True)
class Given:
    tasks: list[bytes]
    last: bool


@dataclass(frozen=True)
class Finished:
    results: list[bytes]


@dataclass(frozen=True)
class Failed:
    """The job, or the cluster; nothing else follows."""

    problem: Exception


@dataclass(frozen=True)
class Told:
    """Something to know, while the work goes on."""

    news: SpokenError


class Done(NamedTuple):
    """The job is complete."""


class Dismissed(NamedTuple):
    """There are no more jobs."""


class _Silence(NamedTuple):
    """Whoever spoke is gone."""


News = Staff | SpokenError


class Line:
    """The pipe between the foreman and the process that it works for. Two threads may speak, and one always
    listens: otherwise both ends might wait for each other, one to get rid of large tasks, the other of large
    results."""

    def __init__(self, pipe: connection.Connection) -> None:
        self._pipe = pipe
        self._one_at_a_time = threading.Lock()
        self._heard: SimpleQueue[Any] = SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def say(self, message: Any) -> None:
        with self._one_at_a_time:
            self._pipe.send(message)

    def hear(self) -> Any:
        """The next message; EOFError if nobody is there any more."""
        if isinstance(message := self._heard.get(), _Silence):
            raise EOFError
        return message

    def something_was_said(self) -> bool:
        return not self._heard.empty()

    def _listen(self) -> None:
        try:
            while True:
                self._heard.put(self._pipe.recv())
        except (EOFError, OSError):
            self._heard.put(_Silence())
