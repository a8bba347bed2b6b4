"""What runs on the nodes of a cluster: a look at what is installed there, and hands that do the work."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from imperia.crew import files
from imperia.crew.here import that_can_travel
from imperia.crew.job import Job


@dataclass(frozen=True)
class PackedJob:
    """A job as it travels. Between here and the nodes nobody looks inside."""

    content: bytes
    on_gpu: bool
    long: bool

    @classmethod
    def of(cls, job: Job[Any, Any]) -> PackedJob:
        content = (job.begin, job.arguments, job.compile, files.packed(job.files))
        return cls(pickle.dumps(content), job.on_gpu, job.long)


class Hand:
    """A process on a node that does one task after the other. It keeps what is compiled and loaded, also from
    one job to the next."""

    def __init__(self) -> None:
        self._work: Callable[[Any], Any] | None = None

    def begin(self, content: bytes, is_first: bool) -> bytes:
        """`is_first`: whether this hand is the first on its node, and compiles what the others then find.
        Returns what went wrong, or None, pickled."""
        self._work = None
        problem: Exception | None = None
        try:
            begin, arguments, compile_all, came_along = pickle.loads(content)
            files.bring(came_along)
            if is_first and compile_all:
                compile_all(*arguments)
            self._work = begin(*arguments)
        except Exception as found:
            problem = that_can_travel(found)
        return pickle.dumps(problem)

    def do(self, tasks: Sequence[bytes]) -> tuple[float, list[bytes], bytes | None]:
        """How long it took, the results, and what the last task raised, if anything."""
        assert self._work
        began, results = time.perf_counter(), []
        for task in tasks:
            try:
                results.append(pickle.dumps(self._work(pickle.loads(task))))
            except Exception as found:
                return time.perf_counter() - began, results, pickle.dumps(that_can_travel(found))
        return time.perf_counter() - began, results, None


def examination() -> Callable[[], tuple[str, str]]:
    """A function that travels as a whole, because the node may have another Imperia or none."""

    def examine() -> tuple[str, str]:
        try:
            import imperia
        except ImportError:
            return "", ""
        try:
            from imperia.crew.sameness import ours
        except ImportError:
            return imperia.__version__, ""
        return ours()

    return examine
