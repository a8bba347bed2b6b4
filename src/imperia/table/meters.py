"""What a server counts while it runs: plain numbers of this process, which add next to nothing to the cost of
an action.

They are written by hand because a counter of Prometheus' own library takes a lock, and its histogram goes
through all its bounds: together they would cost each action several times what all this costs.
"""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from time import perf_counter
from typing import TypeVar

Found = TypeVar("Found")
QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds
SLOW = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)


class Counter:
    """How often something happened, by the values of its labels. Only to be used from the event loop."""

    def __init__(self) -> None:
        self.values: dict[tuple[str, ...], int] = {}

    def add(self, *labels: str) -> None:
        self.values[labels] = self.values.get(labels, 0) + 1


class Histogram:
    """How long something took. Only one thread at a time may call `observe`."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)  # by the lowest bound not exceeded; last, times beyond all
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds


class Work:
    """What threads do for the loop: how many jobs wait, how many are under way, and how long they took."""

    def __init__(self) -> None:
        self.waiting = 0
        self.running = 0
        self.seconds = Histogram(SLOW)
        self._lock = threading.Lock()

    def submit(self, threads: ThreadPoolExecutor, job: Callable[[], Found]) -> Future[Found]:
        self._change(waiting=1)
        future = threads.submit(self._do, job)
        future.add_done_callback(self._withdraw)
        return future

    def _do(self, job: Callable[[], Found]) -> Found:
        self._change(waiting=-1, running=1)
        began = perf_counter()
        try:
            return job()
        finally:
            self._change(running=-1, took=perf_counter() - began)

    def _withdraw(self, future: Future[Found]) -> None:
        if future.cancelled():
            self._change(waiting=-1)

    def _change(self, waiting: int = 0, running: int = 0, took: float | None = None) -> None:
        with self._lock:
            self.waiting += waiting
            self.running += running
            if took is not None:
                self.seconds.observe(took)


ACTIONS = Counter()  # by game
STORED = Histogram(QUICK)  # from receiving an action to storing it
TOLD = Histogram(QUICK)
COMMITS = Histogram(QUICK)
CHANGES = Counter()  # by whether they were stored
REFUSALS = Counter()  # by key and status
PEOPLE = Counter()
THINKING, FOLDING, ANSWERING = Work(), Work(), Work()


def note_actions(game: str, number: int, received: float, stored: float) -> None:
    """Count actions that were stored together, once everybody has been told of them."""
    counted, label = ACTIONS.values, (game,)
    counted[label] = counted.get(label, 0) + number
    STORED.observe(stored - received)
    TOLD.observe(perf_counter() - received)
