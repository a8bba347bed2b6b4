"""Changes become durable over one connection. If the answer to a commit is lost, its outcome is found out.

If a connection breaks before a commit was sent, nothing is stored, so the same changes are tried once more
over another one. If it breaks after that, only the database knows: PostgreSQL remembers the outcome of every
recent transaction by its number, and is asked until it answers. SQLite has no connection to lose.

A change that is made under a lease is stored only while the server that has the lease counts as alive: its
row is locked until the commit, and whoever wants to relieve it deletes that row, before the commit or after.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import closing, suppress
from functools import cache
from itertools import count
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from imperia.table.store.problems import Conflict, OutcomeUnknown, Relieved
from imperia.table.store.schema import actions, servers

Row = tuple[str, int, int, int, int, int | None]  # table, seq, seat, code, time and digest: a row of the log
Values = Mapping[str, Any]  # by the names that a statement has for them
ROWS_AT_ONCE = 150  # fewer values than the smallest limit of any SQLite for one statement
PAUSES = (0.05, 0.1, 0.2, 0.4, 0.8)  # seconds between questions about an outcome; the last one repeats
MUST_MATCH = "imperia_must_match"  # an option of a statement: it must find its row as it expects it
_UNIQUE_VIOLATION = "23505"
_IN_THE_FUTURE = "22023"
_SQLITE_KEY_CONFLICTS = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")
_log = logging.getLogger(__name__)


class Change(NamedTuple):
    """What is stored together or not at all: rows of the log, and other statements; `many` are statements
    with values for each time that they are to be executed. `lease` is the number of the server that plays the
    table, where several share them: it must still be alive."""

    rows: Sequence[Row] = ()
    statements: Sequence[Executable] = ()
    many: Sequence[tuple[Executable, Sequence[Values]]] = ()
    lease: int | None = None


# A lock of the weakest kind: it lets a server say that it is alive, and waits only for a row that is deleted.
_TICKET = (
    "SELECT pg_current_xact_id()::text, pg_backend_pid(), "
    f"ARRAY(SELECT number FROM {servers.name} WHERE number = ANY(%s) FOR KEY SHARE)"
)


class ConnectionLost(Exception):
    """There is no connection to the database, and nothing is stored."""


class _Ticket(NamedTuple):
    """How PostgreSQL identifies a transaction after our connection to it is gone."""

    transaction: str
    backend: int


class Commits:
    """For one thread. `on_away` is called repeatedly while an outcome cannot be found out."""

    def __init__(self, engine: Engine, stopping: threading.Event, on_away: Callable[[], None]) -> None:
        self._engine = engine
        self._stopping = stopping
        self._on_away = on_away
        self._connection: Connection | None = None

    def close(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                self._connection.close()
            self._connection = None

    def commit(self, changes: Sequence[Change]) -> Exception | None:
        """None once all of it is on disk; otherwise none of it is, and this is why."""
        problem = self._commit_once(changes)
        if isinstance(problem, ConnectionLost):
            problem = self._commit_once(changes)
        if isinstance(problem, Conflict):
            _log.info("overtaken: %s", problem)
        elif isinstance(problem, Relieved):
            _log.warning("not stored: %s", problem)
        elif isinstance(problem, (ConnectionLost, OutcomeUnknown)):
            _log.error("not stored: %s", problem)
        elif problem is not None:
            _log.error("not stored", exc_info=problem)
        return problem

    def _commit_once(self, changes: Sequence[Change]) -> Exception | None:
        try:
            connection = self._connected()
            transaction = connection.begin()
        except Exception as problem:
            self._let_go()
            return ConnectionLost(str(problem))
        try:
            ticket = _ticket(connection, {change.lease for change in changes if change.lease is not None})
            _write(connection, changes)
        except Exception as problem:
            return self._rolled_back(connection, problem)
        try:
            transaction.commit()
        except Exception as problem:
            if ticket is None or not _is_lost(connection, problem):
                return self._rolled_back(connection, problem)
            self._let_go()
            return self._outcome(ticket)
        return None

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _rolled_back(self, connection: Connection, problem: Exception) -> Exception:
        """Nothing was committed; whether the connection can still be used is another question."""
        lost = _is_lost(connection, problem)
        try:
            connection.rollback()
        except Exception:
            lost = True
        if lost:
            self._let_go()
            return ConnectionLost(str(problem))
        return Conflict(str(problem)) if _is_conflict(problem) else problem

    def _let_go(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                self._connection.invalidate()
        self.close()

    def _outcome(self, ticket: _Ticket) -> Exception | None:
        """Ask for the outcome of a transaction until the database knows it."""
        for asked in count(1):
            if asked > len(PAUSES):
                self._on_away()
                if self._stopping.is_set():
                    break
            try:
                with self._engine.connect() as connection:
                    status = _status(connection, ticket)
                    if status == "committed":
                        return None
                    if status == "aborted":
                        return ConnectionLost("the connection broke before the commit")
                    if status is None:
                        return OutcomeUnknown("the database has forgotten the outcome of a change")
                    _end(connection, ticket)
            except SQLAlchemyError as problem:
                _log.warning("an outcome is still unknown: %s", problem)
                self._on_away()
            time.sleep(PAUSES[min(asked, len(PAUSES)) - 1])
        return OutcomeUnknown("the server stops before the database has said whether a change is stored")


def _write(connection: Connection, changes: Sequence[Change]) -> None:
    rows = [row for change in changes for row in change.rows]
    if rows:
        _insert(connection, rows)
    for change in changes:
        for statement in change.statements:
            result = connection.execute(statement)
            if statement.get_execution_options().get(MUST_MATCH) and result.rowcount != 1:
                raise Conflict("what was to be changed is not as it was")
        for statement, values in change.many:
            connection.execute(statement, values)


def _insert(connection: Connection, rows: list[Row]) -> None:
    """Many rows in one statement. One by one, each would release the interpreter's lock to a busy loop and
    wait for it again; and SQLAlchemy takes as long to hand a batch over as the database takes to insert
    it."""
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


# ----- What a problem means


def _cause(problem: Exception) -> Any:
    """The driver's own exception."""
    return problem.orig if isinstance(problem, DBAPIError) else problem


def _is_lost(connection: Connection, problem: Exception) -> bool:
    if isinstance(problem, DBAPIError):
        return problem.connection_invalidated
    driver = connection.dialect.loaded_dbapi
    if not isinstance(problem, driver.Error):
        return False
    raw = None if connection.invalidated else connection.connection.dbapi_connection
    return raw is None or connection.dialect.is_disconnect(problem, raw, None)


def _is_conflict(problem: Exception) -> bool:
    cause = _cause(problem)
    return (
        isinstance(cause, Conflict)
        or getattr(cause, "sqlstate", None) == _UNIQUE_VIOLATION
        or getattr(cause, "sqlite_errorname", None) in _SQLITE_KEY_CONFLICTS
    )


# ----- The outcome of a transaction of PostgreSQL


def _ticket(connection: Connection, leases: Collection[int]) -> _Ticket | None:
    """Also holds the rows of the servers that have these leases, until the commit: whoever is relieved by
    then stores nothing."""
    if connection.dialect.name == "sqlite":
        return None
    *ticket, alive = connection.exec_driver_sql(_TICKET, (list(leases),)).one()
    if len(alive) != len(leases):
        raise Relieved("another server plays this table by now")
    return _Ticket(*ticket)


def _status(connection: Connection, ticket: _Ticket) -> str | None:
    question = "SELECT pg_xact_status(%s::xid8)"
    try:
        found: str | None = connection.exec_driver_sql(question, (ticket.transaction,)).scalar()
    except DBAPIError as problem:
        if getattr(problem.orig, "sqlstate", None) == _IN_THE_FUTURE:
            return "aborted"  # a replica that never had it took over
        raise
    return found


def _end(connection: Connection, ticket: _Ticket) -> None:
    """A session of ours that is still in that transaction will never be answered, so it is ended."""
    connection.exec_driver_sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid = %s AND backend_xid = %s::xid8::xid",
        (ticket.backend, ticket.transaction),
    )
    connection.commit()
