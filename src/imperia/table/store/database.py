"""The database of a server: one thread writes, a few read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection

from imperia.table.store.commits import Change
from imperia.table.store.engine import migrate, open_engine
from imperia.table.store.writer import Writer

Found = TypeVar("Found")
READERS = 2


def check_database(url: str) -> None:
    """Raise BadDatabase unless a server can keep its tables here; it then has the newest schema."""
    engine = open_engine(url)
    try:
        migrate(engine)
    finally:
        engine.dispose()


class Database:
    def __init__(self, url: str, idle_seconds: float | None = None) -> None:
        """`idle_seconds` is how long a transaction that writes may do nothing before PostgreSQL ends it, so
        that a server that is suspended does not keep others waiting."""
        self._engine = open_engine(url)
        migrate(self._engine)
        self._writing = self._engine if idle_seconds is None else open_engine(url, idle_seconds)
        self._writer = Writer(self._writing)
        self._readers = ThreadPoolExecutor(READERS, "imperia-reader")
        self._beside = ThreadPoolExecutor(1, "imperia-beside")
        self._ahead = ThreadPoolExecutor(1, "imperia-ahead")

    async def write(self, change: Change) -> None:
        """Store a change; returns once it is on disk. Any exception but OutcomeUnknown means that it is not
        stored; Conflict means that somebody else was faster."""
        await self._writer.write(change)

    async def read(self, ask: Callable[[Connection], Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, ask)

    def _ask(self, ask: Callable[[Connection], Found]) -> Found:
        with self._engine.connect() as connection:
            return ask(connection)

    async def transact(self, work: Callable[[Connection], Found], *, ahead: bool = False) -> Found:
        """Do some work in a transaction of its own, beside the changes that are written in turn; it is tried
        only once. With `ahead`, it waits only for others that go ahead."""
        thread = self._ahead if ahead else self._beside
        return await asyncio.get_running_loop().run_in_executor(thread, self._transact, work)

    def _transact(self, work: Callable[[Connection], Found]) -> Found:
        with self._writing.begin() as connection:
            return work(connection)

    def close(self) -> None:
        self._writer.close()
        self._beside.shutdown()
        self._ahead.shutdown()
        self._readers.shutdown()
        self._engine.dispose()
        self._writing.dispose()
