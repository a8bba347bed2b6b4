"""Servers that share tables are killed and stopped, Redis and PostgreSQL restarted, all in the middle of
play: nothing acknowledged is lost, doubled or reordered, and every match ends."""

import asyncio
import signal
from contextlib import suppress

import pytest
from sqlalchemy import create_engine, select
from websockets.exceptions import ConnectionClosed

from imperia.table.store.schema import actions, chat
from tests.table.anywhere import Pace, Player, Talker
from tests.table.client import BOT, ME, OPEN, WAIT, Somebody
from tests.table.serving import Server
from tests.table.test_cluster import new_database

LEASE = 1.0
TABLES = 4
SLOW, QUICK = 0.1, 0.001  # seconds that people think
LEAD = 15  # actions that a table may be ahead of others, of some hundred and fifty
WATCHED_BY_NOBODY = 2
AWAY = 503


class Undaunted(Somebody):
    """Asks again: on a busy machine, a server may be silent for so long that it is taken for dead."""

    def ask(self, method, path, body=None, **query):
        while (response := super().ask(method, path, body, **query)).status_code == AWAY:
            pass
        return response

    def watch_to_the_end(self, table):
        while True:
            with suppress(ConnectionClosed), self.live({"id": table}) as live:
                while not live.until("update", "welcome")["view"]["over"]:
                    pass
                return


class Abreast(Pace):
    """No table is far ahead of another: otherwise a match could be over before everything has failed."""

    def __init__(self, seconds, acknowledged):
        super().__init__(seconds)
        self._acknowledged = acknowledged

    async def think(self, table):
        await super().think(table)
        while self.seconds >= SLOW and self._is_ahead(table):
            await asyncio.sleep(0.02)

    def _is_ahead(self, table):
        acknowledged = self._acknowledged()
        return acknowledged[table] > min(acknowledged.values()) + LEAD


@pytest.fixture
def database(postgresql):
    return new_database(postgresql, "failing")


def test_nothing_is_lost_and_every_match_ends_whatever_fails(postgresql, redis, database):
    servers = [Server(database, redis=redis.url, lease_seconds=LEASE) for _ in range(2)]
    ann, bob = Undaunted(servers[0], "Ann"), Undaunted(servers[1], "Bob")
    everywhere = [Undaunted(server, None, Authorization=f"Bearer {ann.token}") for server in servers]
    tables = [everywhere[n % 2].open(ME, OPEN, BOT, options={"full_game": True})["id"] for n in range(TABLES)]
    for table in tables:
        bob.post(f"/api/tables/{table}/join")
    unwatched = [everywhere[n % 2].open(BOT, BOT)["id"] for n in range(WATCHED_BY_NOBODY)]

    def acknowledged():
        found = dict.fromkeys(tables, 0)
        for player in players:
            found[player.table] += len(player.acknowledged)
        return found

    pace = Abreast(SLOW, acknowledged)
    players = [
        Player(servers, table, seat, person.token, 10 * number + seat, pace)
        for number, table in enumerate(tables)
        for seat, person in enumerate((ann, bob))
    ]
    talker = Talker(servers, tables[0], ann.token, 5, pace)

    async def some_play():
        """Wait for some play at every table, so that the next failure comes in the middle of play."""
        before = acknowledged()
        while any(now < before[table] + 2 for table, now in acknowledged().items()):
            await asyncio.sleep(0.02)
        assert not any(player.over for player in players)

    async def break_everything():
        one, other = servers
        await some_play()
        one.process.send_signal(signal.SIGSTOP)
        await some_play()  # at the other server, which has relieved the first one
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
        pace.seconds = QUICK

    async def everything():
        async with asyncio.timeout(5 * WAIT):
            talking = asyncio.create_task(talker.talk())
            await asyncio.gather(break_everything(), *(player.play() for player in players))
            talker.done = True
            await talking

    try:
        asyncio.run(everything())
        for table in [*tables, *unwatched]:
            everywhere[0].watch_to_the_end(table)
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
