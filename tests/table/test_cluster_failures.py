"""Servers that share tables are killed and stopped, Redis and PostgreSQL restarted, all in the middle of
play: nothing acknowledged is lost, doubled or reordered, and every match ends."""

import asyncio
import signal

import pytest
from sqlalchemy import create_engine, select

from imperia.table.store.schema import actions, chat
from tests.table.anywhere import Pace, Player, Talker
from tests.table.client import BOT, ME, OPEN, WAIT, Somebody
from tests.table.serving import Server
from tests.table.test_cluster import new_database

LEASE = 1.0
TABLES = 10
WATCHED_BY_NOBODY = 2


@pytest.fixture
def database(postgresql):
    return new_database(postgresql, "failing")


def test_nothing_is_lost_and_every_match_ends_whatever_fails(postgresql, redis, database):
    servers = [Server(database, redis=redis.url, lease_seconds=LEASE) for _ in range(2)]
    ann, bob = Somebody(servers[0], "Ann"), Somebody(servers[1], "Bob")
    everywhere = [Somebody(server, None, Authorization=f"Bearer {ann.token}") for server in servers]
    tables = [everywhere[n % 2].open(ME, OPEN, BOT, options={"full_game": True})["id"] for n in range(TABLES)]
    for table in tables:
        bob.post(f"/api/tables/{table}/join")
    unwatched = [everywhere[n % 2].open(BOT, BOT)["id"] for n in range(WATCHED_BY_NOBODY)]
    pace = Pace(0.1)
    players = [
        Player(servers, table, seat, person.token, 10 * number + seat, pace)
        for number, table in enumerate(tables)
        for seat, person in enumerate((ann, bob))
    ]
    talker = Talker(servers, tables[0], ann.token, 5, pace)

    def acknowledged():
        return [
            sum(len(player.acknowledged) for player in players if player.table == table) for table in tables
        ]

    async def some_play():
        """At every table: so that what fails next fails in the middle of it."""
        before = acknowledged()
        while any(now < then + 2 for now, then in zip(acknowledged(), before, strict=True)):
            await asyncio.sleep(0.02)
        assert not any(player.over for player in players)

    async def break_everything():
        one, other = servers
        await some_play()
        one.process.send_signal(signal.SIGSTOP)
        await some_play()  # at the other, which has relieved it
        one.process.send_signal(signal.SIGCONT)
        await some_play()
        other.kill()
        await some_play()
        await asyncio.to_thread(other.start)
        await some_play()
        redis.kill()
        await asyncio.to_thread(redis.start)
        await some_play()
        await asyncio.to_thread(postgresql.restart)
        await some_play()
        pace.seconds = 0.001

    async def everything():
        async with asyncio.timeout(WAIT):
            talking = asyncio.create_task(talker.talk())
            await asyncio.gather(break_everything(), *(player.play() for player in players))
            talker.done = True
            await talking

    try:
        asyncio.run(everything())
        for table in [*tables, *unwatched]:
            with everywhere[0].live({"id": table}) as live:
                told = live.receive()
                while not told.get("view", {}).get("over"):
                    told = live.until("update", "welcome")
            assert everywhere[1].get(f"/api/tables/{table}/verify")["ok"]
    finally:
        for server in servers:
            server.kill()

    with create_engine(database).connect() as connection:
        query = select(actions.c.table_id, actions.c.seq, actions.c.seat, actions.c.code)
        stored = {(row.table_id, row.seq): (row.seat, row.code) for row in connection.execute(query)}
        lines = connection.execute(select(chat.c.text).order_by(chat.c.n)).scalars().all()
    for player in players:
        assert player.acknowledged
        assert player.connections > 1
        for seq, action in player.acknowledged.items():
            assert stored[player.table, seq] == action
    for table in tables:
        seqs = sorted(seq for of, seq in stored if of == table)
        assert seqs == list(range(len(seqs)))
    assert talker.said
    assert lines[: len(talker.said)] == talker.said
    assert len(lines) <= len(talker.said) + 1  # the last one may be stored without an answer
