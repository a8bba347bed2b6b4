"""One thread writes. Everything that is queued while a commit runs goes into the next one.

So a thousand actions a second cost only as many commits as the disk can do; each action still waits for its
own commit, and the event loop waits for none.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from queue import SimpleQueue
from time import perf_counter

from sqlalchemy import Engine

from imperia.table import meters
from imperia.table.store.commits import Change, Commits, ConnectionLost
from imperia.table.store.problems import OutcomeUnknown

_Job = tuple[Change, asyncio.Future[None]]
_Batch = tuple[asyncio.AbstractEventLoop, list[_Job]]
_Outcome = tuple[asyncio.Future[None], Exception | None]
_log = logging.getLogger(__name__)


class Writer:
    """Changes are gathered on the event loop and handed over together, one batch at a time: a thread that is
    woken for each of them would compete with the event loop for the interpreter's lock."""

    def __init__(self, engine: Engine) -> None:
        self._waiting: list[_Job] = []
        self._writing = False
        self._batches: SimpleQueue[_Batch | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping = threading.Event()
        self._commits = Commits(engine, self._stopping, self._say_away)
        self._thread = threading.Thread(target=self._run, name="imperia-writer", daemon=True)
        self._thread.start()

    def write(self, change: Change) -> asyncio.Future[None]:
        """A future that is done once the change is on disk. If it fails, nothing is stored, unless the
        exception is OutcomeUnknown."""
        loop = self._loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self._waiting.append((change, future))
        if not self._writing and len(self._waiting) == 1:
            loop.call_soon(self._hand_over, loop)
        return future

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._waiting and not self._writing:
            self._writing = True
            self._batches.put((loop, self._waiting))
            self._waiting = []

    def close(self) -> None:
        """Write what is waiting and stop; to be called on the event loop."""
        if self._waiting:
            self._batches.put((asyncio.get_running_loop(), self._waiting))
            self._waiting = []
        self._stopping.set()
        self._batches.put(None)
        self._thread.join()

    # ----- In the thread

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            loop, jobs = batch
            self._tell(loop, self._store(jobs))
            del batch, jobs  # otherwise the last batch would stay in memory until the next one
        self._commits.close()

    def _store(self, jobs: list[_Job]) -> list[_Outcome]:
        began = perf_counter()
        try:
            return self._outcomes(jobs)
        except Exception as problem:  # of any kind: the writer has to go on
            _log.exception("writing")
            return [(future, problem) for _, future in jobs]
        finally:
            meters.COMMITS.observe(perf_counter() - began)

    def _outcomes(self, jobs: list[_Job]) -> list[_Outcome]:
        problem = self._commits.commit([change for change, _ in jobs])
        if problem is None or len(jobs) == 1 or isinstance(problem, (ConnectionLost, OutcomeUnknown)):
            return [(future, problem) for _, future in jobs]
        # One of them is at fault, so each is stored by itself.
        return [(future, self._commits.commit([change])) for change, future in jobs]

    def _tell(self, loop: asyncio.AbstractEventLoop, outcomes: list[_Outcome]) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._written, loop, outcomes)

    def _say_away(self) -> None:
        """Turn the waiting changes away, since the database cannot be reached: they need not wait behind one
        with an unknown outcome."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._turn_away)

    # ----- On the loop

    def _written(self, loop: asyncio.AbstractEventLoop, outcomes: list[_Outcome]) -> None:
        self._writing = False
        self._hand_over(loop)
        for future, problem in outcomes:
            meters.CHANGES.add("stored" if problem is None else "not-stored")
            _settle(future, problem)

    def _turn_away(self) -> None:
        turned_away, self._waiting = self._waiting, []
        for _, future in turned_away:
            _settle(future, ConnectionLost("the database cannot be reached"))


def _settle(future: asyncio.Future[None], problem: Exception | None) -> None:
    if future.done():
        return
    if problem is None:
        future.set_result(None)
    else:
        future.set_exception(problem)
