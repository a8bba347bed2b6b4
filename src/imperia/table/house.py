"""The parts of a running server, together."""

from __future__ import annotations

import asyncio
import gc

from imperia.table.cluster.cluster import Cluster
from imperia.table.config import ServerConfig
from imperia.table.notices.contacts import Contacts
from imperia.table.notices.postman import Postman
from imperia.table.people import People
from imperia.table.prepared import Prepared
from imperia.table.security import Rate
from imperia.table.store import Database
from imperia.table.tables import Hall
from imperia.table.time import RealTime, Time
from imperia.table.workshop import Workshop


class House:
    def __init__(
        self, config: ServerConfig, time: Time | None = None, workshop: Workshop | None = None
    ) -> None:
        limits = config.limits
        self.config = config
        self.time = time or RealTime()
        self.since = self.time.now()
        self.database = Database(config.database, None if config.redis is None else config.lease_seconds)
        self.people = People(self.database)
        # None unless several servers share the tables.
        self.cluster = None if config.redis is None else Cluster(config, self.database, self.people)
        # A compiled game is a million objects that stay, so they are frozen: looking through them again and
        # again took the garbage collector a third of the server's time.
        self.workshop = workshop or Workshop(on_loaded=gc.freeze if config.own_process else None)
        membership = None if self.cluster is None else self.cluster.membership
        thinkers = None if self.cluster is None else self.cluster.thinkers
        self.hall = Hall(config, self.database, self.workshop, self.time, membership, thinkers)
        self.contacts = Contacts(config, self.database, self.time)
        self.postman = Postman(config, self.database, self.time)
        self.requests = Rate(limits.requests)
        self.looks = Rate(limits.looks)
        self.replays = Rate(limits.replays)
        self.new_people = Rate(limits.new_people)
        self.wrong_secrets = Rate(limits.wrong_secrets)
        self.hints = Rate(limits.hints)
        self.chat_lines = Rate(limits.chat_lines)
        self.notes = Rate(limits.notes)
        if self.cluster is not None:
            self.cluster.on_arrived = self.new_people.charge
            self.cluster.on_ordered = lambda: self.hall.spawn(self.hall.heed_orders())
        self.connections: dict[str, int] = {}  # live ones, by address
        self.asking_database: asyncio.Future[str | None] | None = None  # the latest check that it answers
        # What is printed on recent tables, by game, number of players and options.
        self.printed: dict[tuple[str, int, bytes], asyncio.Future[Prepared]] = {}

    async def open(self) -> None:
        self.workshop.open()
        if self.cluster is not None:
            await self.cluster.open()
        await self.hall.open()
        self.postman.open()

    async def close(self) -> None:
        await self.postman.close()
        await self.workshop.close()
        await self.hall.close()
        if self.cluster is not None:
            await self.cluster.close()
        self.database.close()
