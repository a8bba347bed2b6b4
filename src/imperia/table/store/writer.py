"""One thread writes. Everything that is queued while a commit runs goes into the next one.

So a thousand moves a second cost as many commits as the disk can do, each move still waits for its own, and
the loop of the server waits for none.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from queue import SimpleQueue
from typing import NamedTuple

from sqlalchemy import Connection, Engine, Executable

from imperia.table.store.schema import actions

Row = tuple[str, int, int, int, int]  # table, seq, seat, code and time: a row of the log
ROWS_AT_ONCE = 150  # their values are fewer than the least that any SQLite takes in one statement
_log = logging.getLogger(__name__)


class Change(NamedTuple):
    """What is stored together or not at all: rows of the log, and other statements."""

    rows: Sequence[Row] = ()
    statements: Sequence[Executable] = ()


_Job = tuple[Change, asyncio.Future[None]]
_Batch = tuple[asyncio.AbstractEventLoop, list[_Job]]
_Outcome = tuple[asyncio.Future[None], Exception | None]


class Writer:
    """Changes gather on the loop's side and go over together, one batch at a time: a thread that is woken for
    every single one would fight the loop for the interpreter's lock."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: list[_Job] = []
        self._writing = False
        self._batches: SimpleQueue[_Batch | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="imperia-writer", daemon=True)
        self._thread.start()

    def write(self, change: Change) -> asyncio.Future[None]:
        """Done once it is on the disk; fails with what the database says, and then nothing is stored."""
        loop = asyncio.get_running_loop()
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
        """Write what is waiting and stop; to be called on the loop."""
        if self._waiting:
            self._batches.put((asyncio.get_running_loop(), self._waiting))
            self._waiting = []
        self._batches.put(None)
        self._thread.join()

    # ----- In the thread

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while (batch := self._batches.get()) is not None:
                loop, jobs = batch
                outcomes = _store(connection, jobs)
                if not loop.is_closed():
                    loop.call_soon_threadsafe(self._written, loop, outcomes)

    # ----- On the loop

    def _written(self, loop: asyncio.AbstractEventLoop, outcomes: list[_Outcome]) -> None:
        self._writing = False
        self._hand_over(loop)
        for future, problem in outcomes:
            if future.done():
                continue
            if problem is None:
                future.set_result(None)
            else:
                future.set_exception(problem)


def _store(connection: Connection, jobs: list[_Job]) -> list[_Outcome]:
    problem = _commit(connection, [change for change, _ in jobs])
    if problem is None or len(jobs) == 1:
        return [(future, problem) for _, future in jobs]
    return [(future, _commit(connection, [change])) for change, future in jobs]  # one is at fault: which?


def _commit(connection: Connection, changes: list[Change]) -> Exception | None:
    try:
        with connection.begin():
            rows = [row for change in changes for row in change.rows]
            if rows:
                _insert(connection, rows)
            for change in changes:
                for statement in change.statements:
                    connection.execute(statement)
        return None
    except Exception as problem:
        _log.exception("not stored")
        return problem


def _insert(connection: Connection, rows: list[Row]) -> None:
    """Many rows in one statement. One by one, each would give up the interpreter's lock to a busy loop and
    wait for it again; and SQLAlchemy takes as long to hand a batch over as the database to insert it."""
    with closing(connection.connection.cursor()) as cursor:
        for first in range(0, len(rows), ROWS_AT_ONCE):
            batch = rows[first : first + ROWS_AT_ONCE]
            values = tuple(value for row in batch for value in row)
            cursor.execute(_statement(len(batch), connection.dialect.paramstyle), values)


@cache
def _statement(rows: int, style: str) -> str:
    place = "?" if style == "qmark" else "%s"
    one = f"({', '.join([place] * len(actions.columns))})"
    names = ", ".join(column.name for column in actions.columns)
    return f"INSERT INTO {actions.name} ({names}) VALUES {', '.join([one] * rows)}"
