"""Opening a database: SQLite in a file, or PostgreSQL by URL, upgraded to the newest schema.

Every problem is reported in one sentence that says what would be right. A file that belongs to something else
is left alone.
"""

from __future__ import annotations

import re
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from imperia.table.store.problems import BadDatabase
from imperia.table.store.schema import NEWEST
from imperia.words import SystemReason

SQLITE = ("sqlite", "sqlite+pysqlite")
POSTGRESQL = ("postgresql", "postgres")
DRIVER = "postgresql+psycopg"  # used whichever driver an address names
_SQLITE_HEADER = b"SQLite format 3\0"
_MIGRATING = 0x696D70657269  # the lock under which servers upgrade a schema, one at a time
LONGEST_REASON = 300
# With these, a database that has vanished is noticed in half a minute; the kernel would take a quarter of an
# hour.
_NOTICE_SILENCE = {
    "connect_timeout": "10",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
}


def open_engine(url: str, idle_seconds: float | None = None) -> Engine:
    address = read_address(url)
    if not is_sqlite(address):
        return open_postgresql(address, idle_seconds)
    if not address.query.get("uri"):  # only SQLite knows which file a URI names
        _check_file(Path(str(address.database)))
    engine = create_engine(address, hide_parameters=True)
    event.listen(engine, "connect", _durable_sqlite)
    return engine


def read_address(url: str) -> URL:
    """The address of a database. Raises BadDatabase if it is not one of a known kind, before anything is
    opened."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabase("database-no-address", url=_without_password(url)) from None
    if is_sqlite(address):
        if not address.database or address.database == ":memory:":
            raise BadDatabase("database-no-file")
    elif address.get_backend_name() not in POSTGRESQL:
        raise BadDatabase("database-unknown-kind", kind=address.drivername)
    return address


def is_sqlite(address: URL) -> bool:
    return address.drivername in SQLITE


def _without_password(text: str) -> str:
    return re.sub(r":[^:/@]*@", ":***@", text)


def _check_file(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadDatabase("database-no-folder", folder=str(file.parent), what=SystemReason(problem)) from None
    check_contents(file)


def check_contents(file: Path) -> None:
    """Raise BadDatabase if the file exists and is not a database of SQLite."""
    if file.is_dir():
        raise BadDatabase("database-is-folder", folder=str(file))
    if not file.exists():
        return
    try:
        with file.open("rb") as opened:
            header = opened.read(len(_SQLITE_HEADER))
    except OSError as problem:
        raise BadDatabase("database-no-access", place=str(file), what=SystemReason(problem)) from None
    if header and header != _SQLITE_HEADER:  # SQLite itself takes a short file for an empty one
        raise BadDatabase("database-other-file", file=str(file))


def _durable_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def open_postgresql(address: URL, idle_seconds: float | None = None) -> Engine:
    address = address.set(drivername=DRIVER)
    silence = {name: value for name, value in _NOTICE_SILENCE.items() if name not in address.query}
    try:
        engine = create_engine(address, pool_pre_ping=True, hide_parameters=True, connect_args=silence)
    except ImportError:
        raise BadDatabase("database-no-driver") from None
    if idle_seconds is not None:
        event.listen(engine, "connect", partial(_never_idle, milliseconds=round(1000 * idle_seconds)))
    return engine


def _never_idle(connection: Any, _record: Any, *, milliseconds: int) -> None:
    connection.execute(f"SET idle_in_transaction_session_timeout = {milliseconds}")
    connection.commit()


# ----- The schema


def migrate(engine: Engine) -> None:
    """Upgrade the schema to the newest version, whatever it is now, and check that it can be written to."""
    try:
        with engine.begin() as connection:
            _wait_for_turn(connection)
            if version_of(connection) != NEWEST:
                from imperia.table.store.upgrading import upgrade

                upgrade(connection, place_of(engine))
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
    except SQLAlchemyError as problem:
        raise as_bad_database(engine, problem) from None


def _wait_for_turn(connection: Connection) -> None:
    """Wait for the lock, so that two servers that start at the same time on a new database do not both create
    its schema."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATING})")


def version_of(connection: Connection) -> str | None:
    """The version of the schema; None if there is not exactly one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all()
    return found[0] if len(found) == 1 else None


def place_of(engine: Engine) -> str:
    """Where a database is, as its owner knows it; without the password."""
    address = engine.url
    if engine.dialect.name == "sqlite":
        return str(address.database)
    return address.set(drivername=POSTGRESQL[0]).render_as_string(hide_password=True)


def as_bad_database(engine: Engine, problem: SQLAlchemyError) -> BadDatabase:
    """An error of the database as one of our own."""
    cause = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    what = " ".join(str(cause).split()).partition(" Is the server running")[0].rstrip(".")[:LONGEST_REASON]
    place = place_of(engine)
    if engine.dialect.name != "sqlite":
        reached = getattr(cause, "sqlstate", None) is not None  # it understood us and objects to a statement
        return BadDatabase(
            "database-no-access" if reached else "database-no-connection", place=place, what=what
        )
    name = getattr(cause, "sqlite_errorname", "") if isinstance(cause, sqlite3.Error) else ""
    if name == "SQLITE_NOTADB":
        return BadDatabase("database-other-file", file=place)
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return BadDatabase("database-not-writable", file=place)
    return BadDatabase("database-no-access", place=place, what=what)
