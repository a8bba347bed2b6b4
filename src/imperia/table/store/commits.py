"""Making changes durable over one connection. If the answer to a commit is lost, its outcome is found out.

If a connection breaks before a commit was sent, nothing is stored, so the same changes are tried once more
over another one. If it breaks after that, only the database knows: PostgreSQL remembers the outcome of every
recent transaction by its number, and is asked until it answers. SQLite has no connection to lose.

A change that is made under a lease is stored only while the server that has the lease counts as alive: the
row of this server is locked until the commit, and another server that wants to relieve it has to delete that
row, either before the transaction begins or after the commit.
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

from sqlalchemy import Connection, Engine, Executable, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from imperia.table.store.problems import Conflict, OutcomeUnknown, Relieved
from imperia.table.store.schema import actions, servers

Row = tuple[str, int, int, int, int, int | None]  # table, seq, seat, code, time and digest: a row of the log
Values = Mapping[str, Any]  # by the names that they have in a statement
ROWS_AT_ONCE = 150  # fewer values than the smallest limit of any SQLite for one statement
PAUSES = (0.05, 0.1, 0.2, 0.4, 0.8)  # seconds between questions about an outcome; the last one repeats
MUST_MATCH = "imperia_must_match"  # an option of a statement that must change exactly one row
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


# The weakest kind of lock: a server can still say that it is alive, and only the deletion of a row has to
# wait.
_TICKET = (
    "SELECT pg_current_xact_id()::text, pg_backend_pid(), pg_postmaster_start_time()::text, "
    f"ARRAY(SELECT number FROM {servers.name} WHERE number = ANY(%s) FOR KEY SHARE)"
)


class ConnectionLost(Exception):
    """There is no connection to the database, and nothing is stored."""


class _Ticket(NamedTuple):
    """How PostgreSQL identifies a transaction after our connection to it is gone."""

    transaction: str
    backend: int
    started: str  # since when the database has been running


class Commits:
    """To be used by one thread. `on_away` is called repeatedly while an outcome cannot be found out."""

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
        """Store all of these changes, and return None once they are on disk. Otherwise return why none of
        them is stored, or an OutcomeUnknown."""
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
            return self._outcome(ticket, changes)
        return None

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _rolled_back(self, connection: Connection, problem: Exception) -> Exception:
        """What to report when nothing was committed. The connection is let go if it can no longer be used."""
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

    def _outcome(self, ticket: _Ticket, changes: Sequence[Change]) -> Exception | None:
        """Ask for the outcome of a transaction until the database knows it."""
        for asked in count(1):
            if asked > len(PAUSES):
                self._on_away()
                if self._stopping.is_set():
                    break
            try:
                with self._engine.connect() as connection:
                    status = _status(connection, ticket, changes)
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
    """Insert many rows with one statement. One by one, each would release the interpreter's lock to a busy
    event loop and wait for it again; and SQLAlchemy takes as long to hand a batch over as the database takes
    to insert it."""
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
    """What is needed to ask for the outcome of this transaction; None for SQLite. Also locks the rows of the
    servers that have these leases, until the commit, and raises Relieved if one of them is gone."""
    if connection.dialect.name == "sqlite":
        return None
    *ticket, alive = connection.exec_driver_sql(_TICKET, (list(leases),)).one()
    if len(alive) != len(leases):
        raise Relieved("another server plays this table by now")
    return _Ticket(*ticket)


def _status(connection: Connection, ticket: _Ticket, changes: Sequence[Change]) -> str | None:
    question = "SELECT pg_xact_status(%s::xid8), pg_postmaster_start_time()::text"
    try:
        found, started = connection.exec_driver_sql(question, (ticket.transaction,)).one()
    except DBAPIError as problem:
        if getattr(problem.orig, "sqlstate", None) == _IN_THE_FUTURE:
            return "aborted"  # a database that never had it, or lost it in a crash
        raise
    if found == "committed" and started != ticket.started:
        return _status_by_content(connection, changes)
    return str(found) if found is not None else None


def _status_by_content(connection: Connection, changes: Sequence[Change]) -> str | None:
    """The outcome as far as the log shows it: after a crash a database gives the number of a transaction that
    it has lost to another one. What was stored together with a row of the log is there if that row is; for
    anything else the outcome is unknown."""
    for table_id, seq, seat, code, at, _ in (row for change in changes for row in change.rows):
        query = select(actions.c.seat, actions.c.code, actions.c.at).where(
            (actions.c.table_id == table_id) & (actions.c.seq == seq)
        )
        return "committed" if connection.execute(query).one_or_none() == (seat, code, at) else "aborted"
    return None


def _end(connection: Connection, ticket: _Ticket) -> None:
    """End the session of ours that is still in that transaction, since its connection is gone."""
    connection.exec_driver_sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid = %s AND backend_xid = %s::xid8::xid",
        (ticket.backend, ticket.transaction),
    )
    connection.commit()
