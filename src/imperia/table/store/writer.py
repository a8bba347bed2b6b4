"""One thread writes. Everything that is queued while a commit runs goes into the next one.

So a thousand moves a second cost as many commits as the disk can do, each move still waits for its own, and
the loop of the server waits for none.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from queue import SimpleQueue

from sqlalchemy import Connection, Engine, Executable

from imperia.table.store.schema import actions

Row = tuple[str, int, int, int, int]  # table, seq, seat, code and time: a row of the log
ROWS_AT_ONCE = 150  # their values are fewer than the least that any SQLite takes in one statement
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Change:
    """What is stored together or not at all: rows of the log, and other statements."""

    rows: Sequence[Row] = ()
    statements: Sequence[Executable] = ()


_Job = tuple[Change, asyncio.AbstractEventLoop, asyncio.Future[None]]


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="imperia-writer", daemon=True)
        self._thread.start()

    def write(self, change: Change) -> asyncio.Future[None]:
        """Done once it is on the disk; fails with what the database says, and then nothing is stored."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self._queue.put((change, loop, future))
        return future

    def close(self) -> None:
        """Write what is queued and stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            open_ = True
            while open_:
                jobs = [self._queue.get()]
                while not self._queue.empty():
                    jobs.append(self._queue.get())
                open_ = None not in jobs
                self._store(connection, [job for job in jobs if job is not None])

    def _store(self, connection: Connection, jobs: list[_Job]) -> None:
        if not jobs:
            return
        problem = _commit(connection, [change for change, _, _ in jobs])
        if problem is None or len(jobs) == 1:
            _tell([(job, problem) for job in jobs])
        else:  # one of them is at fault: each for itself
            _tell([(job, _commit(connection, [job[0]])) for job in jobs])


def _commit(connection: Connection, changes: list[Change]) -> Exception | None:
    try:
        rows = [row for change in changes for row in change.rows]
        if rows:
            _insert(connection, rows)
        for change in changes:
            for statement in change.statements:
                connection.execute(statement)
        connection.commit()
        return None
    except Exception as problem:
        _log.exception("not stored")
        connection.rollback()
        return problem


def _insert(connection: Connection, rows: list[Row]) -> None:
    """Many rows in one statement. One by one, each would give up the interpreter's lock to a busy loop and
    wait for it again; and SQLAlchemy's own batches take longer than the database does."""
    for first in range(0, len(rows), ROWS_AT_ONCE):
        batch = rows[first : first + ROWS_AT_ONCE]
        values = tuple(value for row in batch for value in row)
        connection.exec_driver_sql(_statement(len(batch), connection.dialect.paramstyle), values)


@cache
def _statement(rows: int, style: str) -> str:
    place = "?" if style == "qmark" else "%s"
    one = f"({', '.join([place] * len(actions.columns))})"
    names = ", ".join(column.name for column in actions.columns)
    return f"INSERT INTO {actions.name} ({names}) VALUES {', '.join([one] * rows)}"


def _tell(results: list[tuple[_Job, Exception | None]]) -> None:
    """Resolve the futures, with one wake-up for each loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Exception | None]]] = {}
    for (_, loop, future), problem in results:
        by_loop.setdefault(loop, []).append((future, problem))
    for loop, outcomes in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, outcomes)


def _resolve(outcomes: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for future, problem in outcomes:
        if future.done():
            continue
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)
