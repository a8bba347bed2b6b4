"""A server that was taken for dead can store nothing, whatever it believes, and others play its tables."""

import asyncio
from functools import partial

import pytest
from sqlalchemy import create_engine, delete, func, select, text, update

from imperia.table.cluster import leases
from imperia.table.cluster.leases import Elsewhere, NotAlive
from imperia.table.cluster.membership import Membership
from imperia.table.config import ServerConfig
from imperia.table.errors import Refused
from imperia.table.house import House
from imperia.table.protocol.requests import SeatWish, TableWish
from imperia.table.store import Change, Database, Relieved
from imperia.table.store.schema import actions, servers, tables
from imperia.table.store.schema import leases as all_leases
from imperia.table.tables import opening
from tests.table.inside import until
from tests.table.test_cluster import new_database

LONG = 600  # seconds: nobody is relieved unless a test says so
GUESTS = TableWish("empire", 3, seats=list(map(SeatWish, ("me", "guest", "guest"))))


@pytest.fixture(scope="module")
def url(postgresql):
    return new_database(postgresql, "leasing")


@pytest.fixture(autouse=True)
def _nobody_alive(request):
    """Let each test begin without servers of other tests."""
    if "url" in request.fixturenames:
        url = request.getfixturevalue("url")
        with create_engine(url).begin() as connection:
            if connection.execute(text("SELECT to_regclass('leases')")).scalar() is not None:
                connection.execute(delete(all_leases))
                connection.execute(delete(servers))


def sql(url, statement):
    with create_engine(url).begin() as connection:
        return connection.execute(statement)


def time_out(url, number):
    sql(url, update(servers).where(servers.c.number == number).values(until=0))


def sharing(url, redis, lease=LONG):
    return House(ServerConfig(url, redis=redis.url, lease_seconds=lease))


async def opened(*houses):
    for house in houses:
        await house.open()


def test_what_was_begun_before_a_relief_is_not_stored_after_it(url, redis):
    async def test():
        one, other = sharing(url, redis), sharing(url, redis)
        await opened(one, other)
        ann, _ = await one.people.create("Ann", 0)
        table = await opening.open_table(one.hall, ann, GUESTS)
        table_id, number = table.details.id, table.lease
        await opening.open_table(other.hall, ann, GUESTS)  # that server's other lease does not matter
        with pytest.raises(Elsewhere) as elsewhere:
            await other.hall.find(table_id)
        assert elsewhere.value.peer.number == number

        time_out(url, number)
        assert await other.database.transact(leases.relieve) == [number]
        other.cluster.membership.forget_holder(table_id)  # happens as soon as it does not answer
        same = await other.hall.find(table_id)
        await same.worker.ask(lambda: same.act(ann, 1, 0, "bid 1"))

        with pytest.raises(Relieved):
            await one.database.write(Change(rows=[(table_id, 1, 0, 3, 0, None)], lease=number))
        with pytest.raises(Refused) as refused:
            await table.worker.ask(lambda: table.act(ann, 0, 0, "bid 2"))
        assert refused.value.key == "not-stored"
        assert table_id not in one.hall.tables
        with pytest.raises(Refused):
            await opening.open_table(one.hall, ann, GUESTS)
        await other.close()
        await one.close()
        return table_id

    table_id = asyncio.run(test())
    rows = sql(url, select(actions.c.seq, actions.c.seat).where(actions.c.table_id == table_id)).all()
    assert rows == [(0, 1)]


def test_a_change_that_fails_for_a_lease_takes_no_other_with_it(url):
    async def test():
        database = Database(url, LONG)
        peer = await database.transact(partial(leases.enter, channel="c", milliseconds=1000))
        write = partial(_row, "together")
        stale = database.write(write(0, lease=peer.number + 1000))
        alive = database.write(write(1, lease=peer.number))
        outcomes = await asyncio.gather(stale, alive, return_exceptions=True)
        database.close()
        return outcomes

    stale, alive = asyncio.run(test())
    assert isinstance(stale, Relieved)
    assert alive is None


def _row(table_id, seq, lease):
    return Change(rows=[(table_id, seq, 0, 0, 0, None)], lease=lease)


def test_relief_waits_for_nobody_and_a_sleeper_in_a_transaction_loses_it(url):
    """A server that is stopped while it stores something holds the lock until PostgreSQL ends its
    transaction."""

    async def test():
        database = Database(url, LONG)
        enter = partial(leases.enter, channel="c", milliseconds=-1)
        number = (await database.transact(enter)).number
        with create_engine(url).connect() as sleeper:
            held = select(servers.c.number).where(servers.c.number == number)
            sleeper.execute(held.with_for_update(read=True, key_share=True))
            assert await database.transact(leases.relieve) == []
            sleeper.execute(text("SET idle_in_transaction_session_timeout = 300"))  # not earlier
            ended = []
            while not ended:
                ended = await database.transact(leases.relieve)
            assert ended == [number]
            sleeper.invalidate()
        with pytest.raises(NotAlive):
            await database.transact(partial(leases.say_alive, number=number, milliseconds=1))
        database.close()

    asyncio.run(test())


def test_tables_that_were_left_go_on_elsewhere_each_once(url, redis):
    bots = TableWish("empire", 2, seats=[SeatWish("bot", "novice")] * 2)

    async def test():
        one, *others = (sharing(url, redis, lease) for lease in (LONG, 2, 2))
        await opened(one, *others)
        ann, _ = await one.people.create("Ann", 0)
        ids = [(await opening.open_table(one.hall, ann, bots)).details.id for _ in range(3)]
        for table in one.hall.tables.values():
            table.close()  # as if the server had been killed
        assert any(table.details.status == "running" for table in one.hall.tables.values())
        time_out(url, one.cluster.membership.peer.number)
        over = select(func.count()).where(tables.c.status == "finished", tables.c.id.in_(ids))
        while await others[0].database.read(lambda c: c.execute(over).scalar()) < len(ids):
            await asyncio.sleep(0.05)
        for house in (*others, one):
            await house.close()

    asyncio.run(test())


def test_a_table_that_is_at_rest_is_given_back(url, redis):
    async def test():
        one, other = sharing(url, redis), sharing(url, redis)
        await opened(one, other)
        ann, _ = await one.people.create("Ann", 0)
        table = await opening.open_table(one.hall, ann, GUESTS)
        one.hall.drop(table)
        again = await one.hall.find(table.details.id)  # at this moment it is being given back
        assert again is not table
        with pytest.raises(Elsewhere):
            await other.hall.find(table.details.id)
        one.hall.drop(again)
        await until(lambda: not one.hall._leaving)
        other.cluster.membership.forget_holder(
            table.details.id
        )  # as soon as it says that it does not play it
        assert (await other.hall.find(table.details.id)).lease == other.cluster.membership.peer.number
        with pytest.raises(Elsewhere):
            await one.hall.find(table.details.id)
        await other.close()
        await one.close()

    asyncio.run(test())


def test_nobody_who_has_slept_judges_others(url):
    async def test():
        database = Database(url, LONG)
        awake = Membership(database, 0.4)
        await database.transact(partial(leases.enter, channel="silent", milliseconds=-1))
        await awake.open()
        awake._beating.cancel()
        awake._heard_at -= 10  # as if it had just woken up
        await awake._beat()
        assert sql(url, select(func.count()).select_from(servers)).scalar() == 2
        await awake.close()
        database.close()

    asyncio.run(test())
