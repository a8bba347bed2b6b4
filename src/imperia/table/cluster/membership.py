"""This server as one of several on the same database: it says again and again that it is alive, relieves
servers that do not, and takes over the tables that they leave.

The database decides which servers are alive, and a server that is not can store nothing (`store/commits.py`).
So matches stay right even if something here happens too late.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from imperia.table.cluster import leases
from imperia.table.cluster.leases import Elsewhere, NotAlive, Peer
from imperia.table.errors import Refused
from imperia.table.store import Database

Found = TypeVar("Found")
BEATS = 4  # how often a server says that it is alive, in the time after which it would count as dead
MOST_REMEMBERED = 10_000
MOST_ADOPTED = 40  # tables at once, so that all servers take their share
_log = logging.getLogger(__name__)


class Membership:
    """Callbacks report what other servers bring about: `on_relieved` is called when this server was taken for
    dead, `on_gone` with each other server that is no longer there, and `on_adopted` with tables that were
    left and belong to this server by now."""

    def __init__(self, database: Database, lease_seconds: float) -> None:
        self.on_relieved: Callable[[], None] = lambda: None
        self.on_gone: Callable[[Peer], None] = lambda peer: None
        self.on_adopted: Callable[[Sequence[str]], None] = lambda ids: None
        self._database = database
        self._lease = lease_seconds
        self.channel = secrets.token_hex(16)  # of this process, under any number
        self._peer: Peer | None = None
        self._alive: dict[int, Peer] = {}
        self._holders: dict[str, Peer] = {}  # which server plays which table, as far as is remembered
        self._steady_since = self._heard_at = time.monotonic()
        self._beating: asyncio.Task[None] | None = None

    # ----- Coming and going

    async def open(self) -> None:
        await self._enter()
        self._beating = asyncio.create_task(self._beat_for_ever())

    async def close(self) -> None:
        """Leave. This comes after everything is stored, since others may have the tables from now on."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        peer, self._peer = self._peer, None
        if peer is not None:
            with suppress(SQLAlchemyError):  # the others will notice
                await self._transact(partial(leases.leave, number=peer.number))

    async def _enter(self) -> None:
        enter = partial(leases.enter, channel=self.channel, milliseconds=self._milliseconds)
        self._peer = await self._transact(enter)
        self._steady_since = self._heard_at = time.monotonic()

    # ----- Who is who

    @property
    def peer(self) -> Peer:
        if self._peer is None:
            raise Refused("not-read")
        return self._peer

    @property
    def others(self) -> list[Peer]:
        """The other servers that are alive, as far as is known."""
        return [peer for peer in self._alive.values() if peer.channel != self.channel]

    def is_current(self, lease: int | None) -> bool:
        return self._peer is not None and lease == self._peer.number

    async def claim(self, table_id: str) -> int:
        """The number under which this server plays a table from now on. Raises Elsewhere if another plays it,
        and Refused if there is no such table."""
        number = self.peer.number
        if table_id in self._holders:
            raise Elsewhere(table_id, self._holders[table_id], remembered=True)
        try:
            other = await self._database.transact(partial(leases.claim, number=number, table_id=table_id))
        except LookupError:
            raise Refused("unknown-table") from None
        except NotAlive:  # found out before the next beat
            raise Refused("not-read") from None
        if other is not None:
            self._alive[other.number] = other  # otherwise its end could go unnoticed
            if len(self._holders) >= MOST_REMEMBERED:
                self._holders.clear()
            self._holders[table_id] = other
            raise Elsewhere(table_id, other)
        return number

    def forget_holder(self, table_id: str) -> None:
        """Forget which server plays this table, since that server does not, or cannot be reached."""
        self._holders.pop(table_id, None)

    # ----- Being alive

    @property
    def _milliseconds(self) -> int:
        return round(1000 * self._lease)

    async def _beat_for_ever(self) -> None:
        """Say regularly that this server is alive. This is done on the event loop, so that a server whose
        event loop hangs is relieved, too."""
        while True:
            try:
                await self._beat()
            except SQLAlchemyError as problem:
                self._steady_since = time.monotonic()
                _log.warning("the database does not hear that this server is alive: %s", problem)
            except Exception:
                _log.exception("being alive")
            await asyncio.sleep(self._lease / BEATS)

    async def _beat(self) -> None:
        if self._peer is None:
            await self._enter()
        try:
            number = self.peer.number
            alive = await self._transact(
                partial(leases.say_alive, number=number, milliseconds=self._milliseconds)
            )
            self._notice(alive)
            if self._may_judge():
                ended = await self._transact(leases.relieve)
                if ended:
                    _log.warning("relieved servers that were not heard of: %s", list(ended))
            adopted = await self._transact(partial(leases.adopt, number=number, most=MOST_ADOPTED))
        except NotAlive:
            _log.warning("this server was taken for dead; it goes on under another number")
            self._peer = None
            self.on_relieved()
            await self._enter()
        else:
            if adopted:
                for table_id in adopted:
                    self.forget_holder(table_id)
                self.on_adopted(adopted)

    async def _transact(self, work: Callable[[Connection], Found]) -> Found:
        """Do some work in a transaction that goes ahead of all claims: there are many of these when a server
        has left many tables."""
        return await self._database.transact(work, ahead=True)

    def _notice(self, alive: dict[int, Peer]) -> None:
        before, self._alive = self._alive, alive
        for number, peer in before.items():
            if number not in alive:
                self._holders = {each: holder for each, holder in self._holders.items() if holder != peer}
                self.on_gone(peer)

    def _may_judge(self) -> bool:
        """Whether this server may relieve others. One that has slept, or was cut off from the database,
        cannot know whether others were silent for longer than itself. So after a restart of the database
        every server gets the time to say that it is alive."""
        now = time.monotonic()
        if now - self._heard_at > self._lease / 2:
            self._steady_since = now
        self._heard_at = now
        return now - self._steady_since >= self._lease
