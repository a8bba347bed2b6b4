"""The parts of a running server, together."""

from __future__ import annotations

from imperia.table.people import People
from imperia.table.security import Rate
from imperia.table.settings import Settings
from imperia.table.store import Database
from imperia.table.tables import Hall
from imperia.table.time import RealTime, Time


class House:
    def __init__(self, settings: Settings, time: Time | None = None) -> None:
        limits = settings.limits
        self.settings = settings
        self.time = time or RealTime()
        self.database = Database(settings.database)
        self.people = People(self.database)
        self.hall = Hall(settings, self.database, self.time)
        self.requests = Rate(limits.requests)
        self.looks = Rate(limits.looks)
        self.new_people = Rate(limits.new_people)
        self.hints = Rate(limits.hints)
        self.chat_lines = Rate(limits.chat_lines)
        self.connections: dict[str, int] = {}  # live ones, by address

    async def open(self) -> None:
        await self.hall.open()

    async def close(self) -> None:
        await self.hall.close()
        self.database.close()
