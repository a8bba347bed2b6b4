"""Ann and Bob play at the tables of a house without sockets, in time that a test sets."""

import asyncio
from contextlib import asynccontextmanager

from imperia.table.protocol.requests import SeatWish, TableWish
from imperia.table.tables import listing, opening, seating
from tests.table.inside import SetTime, open_house

MINUTE, HOUR = 60_000, 3_600_000


class Evening:
    def __init__(self, house, time):
        self.house, self.time = house, time

    async def people(self):
        self.ann, _ = await self.house.people.create("Ann", 1)
        self.bob, _ = await self.house.people.create("Bob", 1)
        return self

    async def table(self, **wishes):
        wish = TableWish("empire", 2, [SeatWish("me"), SeatWish("open")], **wishes)
        table = await opening.open_table(self.house.hall, self.ann, wish)
        await seating.join(table, self.bob, None)
        return table

    async def turn(self, table):
        """Let the person who is asked take one action."""
        seat = table.begun().actors[0]
        person = [self.ann, self.bob][seat]
        code = table.begun().match.view(seat)["legal"][0]["code"]
        await table.worker.ask(lambda: table.act(person, seat, table.begun().seq, code))

    async def asked(self, table, seat):
        """Play until only this seat is asked."""
        while list(table.begun().actors) != [seat]:
            await self.turn(table)

    async def mine(self, person):
        return await listing.listed(self.house.hall, person, "mine", "en")

    async def settle(self):
        """Wait until everything that is stored later is stored, and no table is in memory."""
        hall = self.house.hall
        for table in list(hall.tables.values()):
            hall.drop(table)
        await asyncio.gather(*hall._later)

    async def stored(self, query):
        return await self.house.database.read(lambda connection: connection.execute(query).all())


@asynccontextmanager
async def evening(folder, time=None, **settings):
    time = time or SetTime()
    async with open_house(folder, time, **settings) as house:
        yield await Evening(house, time).people()
