"""The hall has all tables: those in memory, and those in the database, which are read when somebody asks for
them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from itertools import count

from sqlalchemy import delete, exists, insert, select
from sqlalchemy.exc import SQLAlchemyError

from imperia.table.cluster.leases import Elsewhere
from imperia.table.cluster.membership import Membership
from imperia.table.cluster.thinkers import Thinkers
from imperia.table.config import ServerConfig
from imperia.table.errors import Refused
from imperia.table.memory import give_back_free_memory
from imperia.table.meters import ANSWERING
from imperia.table.store import Change, Database, Relieved, Row
from imperia.table.store.orders import IS_CLOSED
from imperia.table.store.schema import leases, seats, tables
from imperia.table.storing import store
from imperia.table.tables.absence import time_is_up
from imperia.table.tables.bots import Bots
from imperia.table.tables.details import OPEN, RUNNING, WAITING, Details, Logged, Stored, to_insert
from imperia.table.tables.folding import Folding
from imperia.table.tables.following import follow_if_behind, progress_of
from imperia.table.tables.logged_match import LoggedMatch, beginning
from imperia.table.tables.looking import TO_STORE as LOOKS_TO_STORE
from imperia.table.tables.reading import read_progress, read_stored
from imperia.table.tables.table import Table
from imperia.table.tables.turns import TO_STORE as TURNS_TO_STORE
from imperia.table.time import RealTime, Time
from imperia.table.workshop import Workshop

_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
_ID_LENGTH = 10
SWEEPS_BETWEEN_LOOKS = 3  # at the database
RETRY_SECONDS = 1
JUST_USED = 10_000  # milliseconds that a table which was found stays in memory, so that it can be used
RETRY_SECONDS_AFTER_RESTART = 5
MANY_TABLES = 50  # if this many leave at once, memory is given back to the system
TABLES_AT_ONCE = 500  # in one query about their progress
_log = logging.getLogger(__name__)


def fresh_id() -> str:
    """Ten letters that nobody can guess."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a table could have this id: other text from strangers never gets into a query."""
    return len(text) == _ID_LENGTH and set(text) <= set(_ALPHABET)


class Hall:
    def __init__(
        self,
        config: ServerConfig,
        database: Database,
        workshop: Workshop,
        time: Time | None = None,
        membership: Membership | None = None,
        thinkers: Thinkers | None = None,
    ) -> None:
        """`membership` is given if several servers share the tables: each table is played by the server that
        has its lease. `thinkers` are given if bots may think in other processes."""
        self.config = config
        self.database = database
        self.workshop = workshop
        self.time: Time = time or RealTime()
        self.bots = Bots(config.bot_threads, thinkers)
        self.folding = Folding()
        # A thread of its own, so that nobody's question waits for somebody's replay.
        self.answering = Folding("imperia-answering", ANSWERING)
        self.tables: dict[str, Table] = {}
        self.draining = False  # whether the server is about to stop
        self.stopping = False  # whether live connections ignore what they receive
        self._membership = membership
        self._arriving: dict[str, asyncio.Task[None]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._unreadable: set[str] = set()
        self._readable: set[str] = set()
        self._closed: dict[str, int] = {}  # tables that the operator has closed, and when
        self._later: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    # ----- Opening and closing

    async def open(self) -> None:
        await self.heed_orders()
        self._sweeper = asyncio.create_task(self._sweep_for_ever())
        missing = exists().where((seats.c.table_id == tables.c.id) & (seats.c.kind == OPEN))
        full = (tables.c.status == WAITING) & tables.c.start_when_full & ~missing
        columns = select(tables.c.id, tables.c.game)
        goes_on = tables.c.closed.is_(None) & ((tables.c.status == RUNNING) | full)
        running = columns.where(goes_on).order_by(tables.c.created)
        if self._membership is not None:  # tables with a lease are played elsewhere, or will be adopted
            running = running.where(~exists().where(leases.c.table_id == tables.c.id))
            self._membership.on_adopted = lambda ids: self.spawn(self._adopt(ids))
            self._membership.on_relieved = self._give_up_all
        rows = await self.database.read(lambda connection: connection.execute(running).all())
        by_game: dict[str, list[str]] = {}
        for table_id, game in rows:
            by_game.setdefault(game, []).append(table_id)
        for game, ids in by_game.items():
            self.spawn(self._continue(game, ids))

    async def _adopt(self, ids: Sequence[str]) -> None:
        """Go on with tables that another server has left, or that the operator has opened again."""
        games = select(tables.c.id, tables.c.game).where(tables.c.id.in_(ids))
        while True:
            try:
                rows = await self.database.read(lambda connection: connection.execute(games).all())
                break
            except SQLAlchemyError as problem:  # try again, because nobody else will
                _log.warning("tables that were left cannot be read yet: %s", problem)
                await asyncio.sleep(RETRY_SECONDS)
        for table_id, game in rows:
            self.spawn(self._continue(game, [table_id]))

    async def _continue(self, game: str, ids: list[str]) -> None:
        """Continue matches that a stop of the server interrupted, as soon as their game is ready: bots think,
        clocks run, full tables start."""
        await self.workshop.ready(game)
        for table_id in ids:
            try:
                table = await self._found_at_last(table_id)
                await table.worker.ask(table.settled)
                if table.at_rest and table.times_found == 1:  # it waits for a person, and nobody has come yet
                    self.drop(table)
            except Elsewhere:  # another server plays it by now
                pass
            except Refused as problem:
                self._complain(table_id, problem)
            except Exception:
                _log.exception("table %s cannot be read back", table_id)

    async def _found_at_last(self, table_id: str) -> Table:
        """Find a table, however long the database is away: otherwise a match that waits for its bots would
        wait for ever."""
        while True:
            try:
                return await self.find(table_id)
            except SQLAlchemyError as problem:
                _log.warning("table %s cannot be read back yet: %s", table_id, problem)
                await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        self.note(self.tables.values())
        for table in list(self.tables.values()):
            table.close()
        if self._later:
            await asyncio.wait(self._later, timeout=5)
        self.bots.close()
        self.folding.close()
        self.answering.close()

    # ----- Tables

    async def find(self, table_id: str) -> Table:
        """The table with this id, read back if it is not in memory. Raises Refused if there is no such table,
        or it cannot be read, and Elsewhere if another server plays it."""
        while (table := self.tables.get(table_id)) is None:  # and again if it left while we waited
            if table_id not in self._arriving:
                self._arriving[table_id] = asyncio.create_task(self._arrive(table_id))
            await asyncio.shield(self._arriving[table_id])
        table.last_used = self.time.now()
        table.times_found += 1
        return table

    async def _arrive(self, table_id: str) -> None:
        try:
            if table_id in self._leaving:
                await asyncio.shield(self._leaving[table_id])
            lease = None if self._membership is None else await self._membership.claim(table_id)
            stored = await self.stored(table_id)
            logged = await self.folded(stored)
            if self._membership is not None and not self._membership.is_current(lease):
                return  # `find` tries again
            if table_id not in self.tables:  # unless it was opened just now
                self.tables[table_id] = self._seen(stored, logged, lease)
            self._readable.add(table_id)
        finally:
            del self._arriving[table_id]

    def has(self, table_id: str) -> bool:
        """Whether a table is in memory, or will be in a moment."""
        return table_id in self.tables or table_id in self._arriving

    def can_be_opened(self, table_id: str) -> bool:
        """Whether a table was opened before, so that what is stored beside its log can be relied on."""
        return table_id in self._readable

    async def stored(self, table_id: str) -> Stored:
        """What the database has of a table. Raises Refused if it has nothing, or this cannot be read."""
        stored = await self.database.read(partial(read_stored, table_id=table_id))
        if stored is None:
            raise Refused("unknown-table")
        return stored

    async def add(self, details: Details, rows: Sequence[Row] = ()) -> Table:
        """Store a new table, with a log if its match began elsewhere."""
        if self.draining:
            raise Refused("draining", seconds=RETRY_SECONDS_AFTER_RESTART)
        stored = Stored(details, [Logged(row, seat, code, digest) for _, row, seat, code, _, digest in rows])
        logged = await self.folded(stored)
        statements, lease = to_insert(details), None
        if self._membership is not None:
            lease = self._membership.peer.number
            statements.append(insert(leases).values(table_id=details.id, server=lease))
        try:
            await store(self.database, Change(rows=rows, statements=statements, lease=lease))
        except Relieved:
            raise Refused("not-stored") from None
        if details.id not in self.tables:  # unless somebody was quick to find it
            self.tables[details.id] = Table(self, stored, logged, lease)
        self._readable.add(details.id)
        _log.info("table opened", extra={"table": details.id, "person": details.host, "game": details.game})
        return self.tables[details.id]

    async def folded(self, stored: Stored) -> LoggedMatch | None:
        """The match that the log of a table leads to; None while the table waits. Raises Refused if the match
        cannot be read."""
        details, waiting = stored.details, stored.details.status == WAITING
        await self.ready(details.game)
        try:
            if waiting:
                beginning(details)
                return None
            return await self.folding.do(partial(LoggedMatch.stored, stored))
        except Refused:
            raise
        except Exception:
            raise _broken(details) from None

    async def ready(self, game: str) -> None:
        """Wait until a game can be played, and have it made ready before the others."""
        self.workshop.want(game)
        await self.workshop.ready(game)

    def _seen(self, stored: Stored, logged: LoggedMatch | None, lease: int | None) -> Table:
        try:
            return Table(self, stored, logged, lease)
        except Refused:
            raise
        except Exception:
            raise _broken(stored.details) from None

    # ----- Housekeeping

    def store_later(self, change: Change) -> None:
        """Store something that may be lost in a crash, because it is not part of the log."""
        self.spawn(self._store_if_possible(change))

    async def _store_if_possible(self, change: Change) -> None:
        with suppress(Exception):  # the writer has logged it
            await self.database.write(change)

    def note(self, tables: Iterable[Table]) -> None:
        """Store what is to be noted about tables, in two statements for all of them: while people play, there
        is something about every table."""
        noted = [table.to_note() for table in tables]
        turns = [values for table_turns, _ in noted for values in table_turns]
        looks = [values for _, table_looks in noted for values in table_looks]
        many = [each for each in ((TURNS_TO_STORE, turns), (LOOKS_TO_STORE, looks)) if each[1]]
        if many:
            self.spawn(self._store_if_possible(Change(many=many)))

    def spawn(self, work: asyncio._CoroutineLike[None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def _sweep_for_ever(self) -> None:
        for number in count(1):
            await asyncio.sleep(self.config.sweep_seconds)
            try:
                self.sweep()
                await self.heed_orders()
                if number % SWEEPS_BETWEEN_LOOKS:
                    continue
                await self.wake_tables_whose_days_are_over()
                await self.follow_other_servers()
            except Exception:
                _log.exception("sweeping")

    def sweep(self) -> None:
        """Drop tables that nobody looks at from memory; their logs have everything. The number of such tables
        is bounded, because memory that many of them used at once is fragmented, and not all of it can be
        given back."""
        self.note(self.tables.values())
        now, before = self.time.now(), len(self.tables)
        resting = [table for table in self.tables.values() if table.at_rest]
        resting.sort(key=lambda table: table.last_used)
        too_many = len(resting) - self.config.idle_tables
        for number, table in enumerate(resting):
            needed_for = JUST_USED if number < too_many else int(self.config.idle_seconds * 1000)
            if table.last_used <= now - needed_for:
                self.drop(table)
        if before - len(self.tables) >= MANY_TABLES:
            give_back_free_memory()

    def drop(self, table: Table) -> None:
        self.note([table])
        table.close()
        if self.tables.get(table.details.id) is table:
            del self.tables[table.details.id]
        if self._membership is not None and self._membership.is_current(table.lease):
            self._release(table)

    def _release(self, table: Table) -> None:
        """Release the lease of a table, so that any server may play it next. This is stored after everything
        that was asked of the table."""
        table_id = table.details.id
        own = (leases.c.table_id == table_id) & (leases.c.server == table.lease)
        change = Change(statements=[delete(leases).where(own)], lease=table.lease)

        async def release() -> None:
            try:
                await self._store_if_possible(change)
            finally:
                del self._leaving[table_id]

        wanted = table_id in self.tables or table_id in self._arriving
        if not wanted and table_id not in self._leaving:
            self._leaving[table_id] = asyncio.get_running_loop().create_task(release())
            self._later.add(self._leaving[table_id])
            self._leaving[table_id].add_done_callback(self._later.discard)

    def _give_up_all(self) -> None:
        """Give up all tables, because other servers play them by now."""
        for table_id in list(self.tables):
            self.give_up(table_id)

    def give_up(self, table_id: str) -> None:
        """Take a table out of the hall. Requests that it already has are still answered."""
        self._readable.discard(table_id)
        table = self.tables.pop(table_id, None)
        if table is None:
            return
        table.audience.close()

        async def close() -> None:
            self.drop(table)

        table.worker.post(close)

    async def wake_tables_whose_days_are_over(self) -> None:
        over = tables.c.deadline <= self.time.now()
        due = select(tables.c.id).where(over & tables.c.closed.is_(None))
        ids = await self.database.read(lambda connection: connection.execute(due).scalars().all())
        for table_id in ids:
            try:
                table = await self.find(table_id)
            except Elsewhere:  # it looks as well; but ask anew next time, who plays the table then
                assert self._membership is not None
                self._membership.forget_holder(table_id)
            except Refused as problem:
                self._complain(table_id, problem)
            else:
                table.worker.post(partial(time_is_up, table))  # its alarm may have slept with the machine

    def _complain(self, table_id: str, problem: Refused) -> None:
        """Log once that a table cannot be opened, however often somebody tries."""
        if table_id not in self._unreadable:
            self._unreadable.add(table_id)
            _log.warning("table %s cannot be opened: %s", table_id, problem.text("en"))

    async def heed_orders(self) -> None:
        """Follow what the operator has closed or opened again, through any server or on the command line. A
        table that is open again, and that no server has in memory, goes on as after a restart."""
        query = select(tables.c.id, tables.c.closed).where(IS_CLOSED)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        closed: dict[str, int] = dict(map(tuple, rows))
        for table_id, table in self.tables.items():
            if table.details.closed != closed.get(table_id):
                table.worker.post(partial(follow_if_behind, table))
        reopened = list(self._closed.keys() - closed.keys())
        self._closed = closed
        if reopened:
            self.spawn(self._adopt(reopened))

    async def follow_other_servers(self) -> None:
        """Find out, even if late, what another server on this database did at a table, and tell its
        viewers."""
        ids = list(self.tables)
        for first in range(0, len(ids), TABLES_AT_ONCE):
            some = ids[first : first + TABLES_AT_ONCE]
            for table_id, progress in await self.database.read(partial(read_progress, ids=some)):
                table = self.tables.get(table_id)
                if table is not None and progress != progress_of(table):
                    table.worker.post(partial(follow_if_behind, table))


def _broken(details: Details) -> Refused:
    """The refusal for anything else that may be wrong with a stored table."""
    _log.exception("table %s cannot be made from what is stored", details.id)
    return Refused("broken-table", part="settings")
