"""All tables: those in memory, and those in the database that are read when somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection, Executable, exists, select

from imperia.table.errors import Refused
from imperia.table.settings import Settings
from imperia.table.store import Change, Database, Row
from imperia.table.store.schema import seats, tables
from imperia.table.tables.absence import time_is_up
from imperia.table.tables.bots import Bots
from imperia.table.tables.record import OPEN, RUNNING, WAITING, Record, Stored, read_stored, to_insert
from imperia.table.tables.table import Table
from imperia.table.time import RealTime, Time

_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
_ID_LENGTH = 10
SWEEP_SECONDS = 15
_log = logging.getLogger(__name__)


def fresh_id() -> str:
    """Ten letters that nobody guesses."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))


class Hall:
    def __init__(self, settings: Settings, database: Database, time: Time | None = None) -> None:
        self.settings = settings
        self.database = database
        self.time: Time = time or RealTime()
        self.bots = Bots(settings.bot_threads)
        self.tables: dict[str, Table] = {}
        self._arriving: dict[str, asyncio.Task[None]] = {}
        self._later: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    # ----- Opening and closing

    async def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep_for_ever())
        missing = exists().where((seats.c.table_id == tables.c.id) & (seats.c.kind == OPEN))
        full = (tables.c.status == WAITING) & tables.c.start_when_full & ~missing
        running = select(tables.c.id).where((tables.c.status == RUNNING) | full).order_by(tables.c.created)
        ids = await self.database.read(lambda connection: connection.execute(running).scalars().all())
        self.spawn(self._continue(list(ids)))

    async def _continue(self, ids: list[str]) -> None:
        """Matches that a stop of the server interrupted go on: bots think, clocks run, full tables start."""
        for table_id in ids:
            try:
                table = await self.find(table_id)
                await table.worker.ask(table.settled)
                if table.at_rest and table.times_found == 1:  # it waits for a person, and nobody came yet
                    self._drop(table)
            except Exception:
                _log.exception("table %s cannot be read back", table_id)

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in list(self.tables.values()):
            table.close()
        if self._later:
            await asyncio.wait(self._later, timeout=5)
        self.bots.close()

    # ----- Tables

    async def find(self, table_id: str) -> Table:
        while (table := self.tables.get(table_id)) is None:  # and once more if it left while we waited
            if table_id not in self._arriving:
                self._arriving[table_id] = asyncio.create_task(self._arrive(table_id))
            await asyncio.shield(self._arriving[table_id])
        table.last_used = self.time.now()
        table.times_found += 1
        return table

    async def _arrive(self, table_id: str) -> None:
        try:
            stored = await self.database.read(partial(_find, table_id=table_id))
            if stored is None:
                raise Refused("unknown-table")
            self.tables[table_id] = Table(self, stored)
        finally:
            del self._arriving[table_id]

    async def add(self, record: Record, rows: Sequence[Row] = ()) -> Table:
        """A new table, with the log of another one if it begins with one."""
        try:
            await self.database.write(Change(rows=rows, statements=to_insert(record)))
        except Exception:
            raise Refused("not-stored") from None
        log = [(seat, code) for _, _, seat, code, _ in rows]
        table = self.tables[record.id] = Table(self, Stored(record, log))
        return table

    # ----- Housekeeping

    def store_later(self, statement: Executable) -> None:
        """Store what may be lost with a crash: it is not the log."""
        self.spawn(self.database.write(Change(statements=[statement])))

    def spawn(self, work: asyncio._CoroutineLike[None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                self.sweep()
                await self.wake_tables_whose_days_are_over()
            except Exception:
                _log.exception("sweeping")

    def sweep(self) -> None:
        """Tables that nobody looks at leave memory; the log has all of them."""
        idle_since = self.time.now() - int(self.settings.idle_seconds * 1000)
        for table in list(self.tables.values()):
            if table.at_rest and table.last_used <= idle_since:
                self._drop(table)

    def _drop(self, table: Table) -> None:
        table.close()
        del self.tables[table.record.id]

    async def wake_tables_whose_days_are_over(self) -> None:
        due = select(tables.c.id).where(tables.c.deadline <= self.time.now())
        ids = await self.database.read(lambda connection: connection.execute(due).scalars().all())
        for table_id in ids:
            table = await self.find(table_id)
            table.worker.post(partial(time_is_up, table))  # its own alarm may have slept with the machine


def _find(connection: Connection, table_id: str) -> Stored | None:
    return read_stored(connection, table_id)
