"""Looking at a database without changing it: whether a server could keep its tables there."""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit

from sqlalchemy import URL, Connection, Engine, create_engine
from sqlalchemy.exc import SQLAlchemyError

from imperia.table.store.engine import (
    as_bad_database,
    check_contents,
    is_sqlite,
    open_postgresql,
    place_of,
    read_address,
    version_of,
)
from imperia.table.store.problems import BadDatabase
from imperia.table.store.schema import NEWEST
from imperia.table.store.upgrading import check_known


@dataclass(frozen=True)
class Inspected:
    """A database that a server can use."""

    place: str  # as its owner knows it, without a password
    schema: str | None  # None if the tables have yet to be made
    folder: Path | None  # the nearest one that exists, for a file on this machine

    @property
    def is_newest(self) -> bool:
        return self.schema == NEWEST


def inspect_database(url: str) -> Inspected:
    """Inspect a database. Raises BadDatabase if a server could not start with it."""
    address = read_address(url)
    if not is_sqlite(address):
        return _inspect(open_postgresql(address), None)
    file = _file_in(address)
    folder = _nearest(file.parent)
    check_contents(file)
    if file.exists():
        return _inspect(create_engine(address), folder)
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        raise BadDatabase("database-not-writable", file=str(file)) from None
    return Inspected(str(file), None, folder)


def _file_in(address: URL) -> Path:
    named = str(address.database)
    return Path(unquote(urlsplit(named).path) if address.query.get("uri") else named)


def _nearest(folder: Path) -> Path:
    return next(each for each in (folder, *folder.absolute().parents) if os.path.lexists(each))


def _inspect(engine: Engine, folder: Path | None) -> Inspected:
    place = place_of(engine)
    try:
        with engine.connect() as connection:
            schema = _schema(connection, place)
            connection.rollback()
    except SQLAlchemyError as problem:
        raise as_bad_database(engine, problem) from None
    finally:
        engine.dispose()
    return Inspected(place, schema, folder)


def _schema(connection: Connection, place: str) -> str | None:
    """The schema of a database. Tries what a server would do first, by a statement that the caller rolls
    back."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    schema = version_of(connection)
    if schema == NEWEST:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
    else:
        check_known(connection, place)
        connection.exec_driver_sql("CREATE TABLE imperia_doctor (number INTEGER)")
    return schema
