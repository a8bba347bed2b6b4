"""One server of several: its membership, the wire to the others, and what goes over it both ways."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from imperia.table.cluster.leases import Peer
from imperia.table.cluster.membership import Membership
from imperia.table.cluster.messages import (
    Answer,
    Arrived,
    Attached,
    Closed,
    FromFront,
    Message,
    NotPlayed,
    Ordered,
    Renamed,
    Rest,
    Showing,
    Somebody,
    Told,
)
from imperia.table.cluster.relays import Patience, Relays
from imperia.table.cluster.thinkers import Thinkers
from imperia.table.cluster.wire import Wire
from imperia.table.config import ServerConfig
from imperia.table.people import People, Person
from imperia.table.store import Database

COMPARE_SECONDS = 5
SOME_SECONDS = 10  # for a table to be read, beyond the time after which its server counts as dead
_FROM_PLAYER = (Answer, NotPlayed, Attached, Told, Rest, Closed, Showing)


class Players(Protocol):
    """Does what clients of other servers ask of tables here."""

    def hear(self, front: str, message: FromFront) -> None: ...
    def lose(self, front: str | None) -> None: ...
    def say_which(self) -> None: ...
    async def close(self) -> None: ...


class Cluster:
    def __init__(self, config: ServerConfig, database: Database, people: People) -> None:
        assert config.redis is not None
        self._config = config
        self._people = people
        self.membership = Membership(database, config.lease_seconds)
        self.wire = Wire(config.redis, self.membership.channel)
        self.relays = Relays(self.wire, config.limits)
        self.thinkers = Thinkers(config.redis)
        self.on_arrived: Callable[[str], object] = lambda address: None
        self.on_ordered: Callable[[], None] = lambda: None
        self.players: Players | None = None  # as soon as there is an application
        self._comparing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.wire.on_message = self._hear
        self.wire.on_lost = self._lose
        self.membership.on_gone = self._forget
        self.thinkers.open()
        await self.wire.open()
        await self.membership.open()
        self._comparing = asyncio.create_task(self._compare_for_ever())

    async def close(self) -> None:
        if self._comparing is not None:
            self._comparing.cancel()
            with suppress(asyncio.CancelledError):
                await self._comparing
        if self.players is not None:
            await self.players.close()
        await self.membership.close()
        await self.thinkers.close()
        await self.wire.close()

    def patience(self) -> Patience:
        """How long to wait for a table that changes hands."""
        return Patience(self._config.lease_seconds + SOME_SECONDS)

    def tell_renamed(self, person: Person) -> None:
        self._tell_all(Renamed(Somebody(person.id, person.nickname)))

    def tell_arrived(self, address: str) -> None:
        self._tell_all(Arrived(address))

    def tell_ordered(self) -> None:
        self._tell_all(Ordered())

    def _tell_all(self, message: Message) -> None:
        for peer in self.membership.others:
            self.wire.send(peer.channel, message)

    def _hear(self, sender: str, message: Message) -> None:
        if isinstance(message, Renamed):
            self._people.hear_of(Person(message.person.id, message.person.nickname))
        elif isinstance(message, Arrived):
            self.on_arrived(message.address)
        elif isinstance(message, Ordered):
            self.on_ordered()
        elif isinstance(message, _FROM_PLAYER):
            self.relays.hear(sender, message)
        elif self.players is not None:
            self.players.hear(sender, message)

    def _lose(self, channel: str | None) -> None:
        self.relays.lose(channel)
        if self.players is not None:
            self.players.lose(channel)

    def _forget(self, peer: Peer) -> None:
        self._lose(peer.channel)
        self.wire.forget(peer.channel)

    async def _compare_for_ever(self) -> None:
        while True:
            await asyncio.sleep(COMPARE_SECONDS)
            self.relays.say_which()
            if self.players is not None:
                self.players.say_which()
