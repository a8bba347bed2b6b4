"""The database: SQLite in a file of ours, or PostgreSQL by URL; brought to the newest schema when opened."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from imperia.table.store.writer import Change, Writer
from imperia.words import Quoted, SpokenError

Found = TypeVar("Found")
READERS = 2


class BadDatabase(SpokenError, ValueError):
    """A database that cannot be opened."""


class Database:
    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        migrate(self._engine)
        self._writer = Writer(self._engine)
        self._readers = ThreadPoolExecutor(READERS, "imperia-reader")

    async def write(self, change: Change) -> None:
        """Returns once it is on the disk."""
        await self._writer.write(change)

    async def read(self, ask: Callable[[Connection], Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, ask)

    def _ask(self, ask: Callable[[Connection], Found]) -> Found:
        with self._engine.connect() as connection:
            return ask(connection)

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()


def open_engine(url: str) -> Engine:
    try:
        address = make_url(url)
        if address.get_backend_name() == "sqlite" and address.database:
            Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(address)
    except (ArgumentError, NoSuchModuleError) as problem:
        raise BadDatabase("no-database", url=Quoted(url), why=str(problem)) from None
    except ModuleNotFoundError as problem:
        raise BadDatabase("no-driver", package=str(problem.name)) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _durable_sqlite)
    return engine


def _durable_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the schema to the newest version, from whatever it is."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as problem:
        raise BadDatabase("database-not-opened", url=repr(engine.url), why=str(problem)) from problem
