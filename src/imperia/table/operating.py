"""What an operator can do with a database, whether or not a server is running on it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Engine, func, select

from imperia.table.store import orders
from imperia.table.store.backup import Imported, exported, import_lines
from imperia.table.store.engine import migrate, open_engine
from imperia.table.store.orders import Speaker, speakers_at
from imperia.table.store.problems import BadBackup, BadOrder
from imperia.table.store.schema import actions, people, tables
from imperia.table.time import RealTime
from imperia.words import Quoted


class Listed(NamedTuple):
    id: str
    game: str
    status: str
    players: int
    host: str  # the nickname
    created: int
    closed: int | None
    rows: int  # of its log


@contextmanager
def _newest(url: str) -> Iterator[Engine]:
    """The engine of the database, which is brought to the newest schema first."""
    engine = open_engine(url)
    try:
        migrate(engine)
        yield engine
    finally:
        engine.dispose()


@contextmanager
def _at_one_moment(url: str) -> Iterator[Connection]:
    """A connection that reads everything as of one moment, whatever a server writes meanwhile."""
    with _newest(url) as engine, engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


@contextmanager
def _in_one_change(url: str) -> Iterator[Connection]:
    """A connection whose changes are stored all together, or not at all."""
    with _newest(url) as engine, engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


def list_tables(url: str) -> list[Listed]:
    lengths = select(actions.c.table_id, func.count().label("rows")).group_by(actions.c.table_id).subquery()
    query = (
        select(
            tables.c.id,
            tables.c.game,
            tables.c.status,
            tables.c.players,
            people.c.nickname,
            tables.c.created,
            tables.c.closed,
            func.coalesce(lengths.c.rows, 0),
        )
        .join(people, people.c.id == tables.c.host)
        .outerjoin(lengths, lengths.c.table_id == tables.c.id)
        .order_by(tables.c.created, tables.c.id)
    )
    with _at_one_moment(url) as connection:
        return [Listed(*row) for row in connection.execute(query)]


def export_tables(url: str, file: Path, ids: Sequence[str] | None = None) -> int:
    """Write tables into a new file that only its owner can read; returns how many. A file that is cut short
    by a failure never gets the name of a complete one."""
    if file.exists():
        raise BadBackup("backup-file-there", file=str(file))
    unfinished = file.with_name(f"{file.name}.unfinished")
    number = 0
    with _at_one_moment(url) as connection:
        try:
            descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(descriptor, "wb") as out:
                for line in exported(connection, ids):
                    number += line.startswith(b'{"of":"tables"')
                    out.write(line)
                out.flush()
                os.fsync(out.fileno())
            unfinished.rename(file)
        finally:
            unfinished.unlink(missing_ok=True)
    return number


def import_tables(url: str, file: Path) -> Imported:
    """Import all the tables in a file, or none if anything is wrong."""
    with file.open("rb") as lines, _in_one_change(url) as connection:
        return import_lines(connection, lines)


# ----- Keeping order


def close_table(url: str, table_id: str, reason: str | None) -> None:
    try:
        told = orders.fitting_reason(reason)
    except ValueError:
        raise BadOrder("order-bad-reason", longest=orders.LONGEST_REASON) from None
    with _in_one_change(url) as connection:
        if connection.execute(orders.close(table_id, told, RealTime().now())).rowcount == 0:
            raise BadOrder("order-no-table", id=Quoted(table_id))


def reopen_table(url: str, table_id: str) -> None:
    with _in_one_change(url) as connection:
        found = orders.closing_of(connection, table_id)
        if found is None:
            raise BadOrder("order-no-table", id=Quoted(table_id))
        if found.closed is None:
            raise BadOrder("order-not-closed", id=Quoted(table_id))
        connection.execute(orders.reopen(table_id, found.clock_state))


def silence_person(url: str, person: str, hours: int | None) -> int | None:
    """Silence a person for a number of hours, or for good (None); returns until when."""
    now = RealTime().now()
    until = None if hours is None else now + hours * orders.HOUR
    with _in_one_change(url) as connection:
        if connection.execute(orders.silence(person, until, now)).rowcount == 0:
            raise BadOrder("order-no-person", id=Quoted(person))
    return until


def hear_person(url: str, person: str) -> None:
    with _in_one_change(url) as connection:
        if not orders.is_known(connection, person):
            raise BadOrder("order-no-person", id=Quoted(person))
        if connection.execute(orders.hear(person)).rowcount == 0:
            raise BadOrder("order-not-silenced", id=Quoted(person))


def people_at(url: str, table_id: str) -> list[Speaker]:
    with _at_one_moment(url) as connection:
        if orders.closing_of(connection, table_id) is None:
            raise BadOrder("order-no-table", id=Quoted(table_id))
        return speakers_at(connection, table_id, RealTime().now())
