"""The server is killed in the middle of play, again and again: nothing acknowledged is lost, and every match
goes on."""

import asyncio
import json
import random

from sqlalchemy import create_engine, select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from imperia.table.store.schema import actions
from tests.table.client import BOT, ME, OPEN, Somebody
from tests.table.serving import Server

KILLS = 3
TABLES = 3


class Player:
    """Plays at random, remembers what was acknowledged, and comes back whenever the connection is lost."""

    def __init__(self, server, table, seat, person, seed):
        self.server, self.table, self.seat = server, table, seat
        self.headers = {"Authorization": f"Bearer {person.token}"}
        self.chance = random.Random(seed)
        self.acknowledged = {}
        self.acts = 0
        self.over = False

    async def play(self):
        while True:
            try:
                address = f"{self.server.ws}/api/tables/{self.table}/live"
                async with connect(address, additional_headers=self.headers) as socket:
                    if await self._play(socket):
                        return
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.05)

    async def _play(self, socket):
        question, sent = None, None
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "done":
                self.acknowledged[message["seq"] - 1] = (self.seat, sent)
                sent = None
            elif message["type"] == "refused":
                assert message["error"]["key"] == "stale", message
                sent = None
            elif message["type"] in ("welcome", "update"):
                question = message
            if question is None or question["view"] is None:
                continue
            if question["view"]["over"]:
                self.over = True
                return True
            if sent is None and question["view"]["legal"]:
                await asyncio.sleep(0.002)  # gives the test time to kill the server in the middle of play
                sent = self.chance.choice(question["view"]["legal"])["code"]
                self.acts += 1
                act = {"type": "act", "id": str(self.acts), "seat": self.seat, "seq": question["seq"]}
                await socket.send(json.dumps({**act, "code": sent}))
        return False


def test_no_acknowledged_action_is_lost_and_every_match_ends(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    server = Server(database)  # it has the same port whenever it is started again
    ann, bob = Somebody(server, "Ann"), Somebody(server, "Bob")
    tables = [ann.open(ME, OPEN, BOT, options={"full_game": True})["id"] for _ in range(TABLES)]
    for table in tables:
        bob.post(f"/api/tables/{table}/join")
    watched_by_nobody = ann.open(BOT, BOT)["id"]
    players = [
        Player(server, table, seat, person, 10 * number + seat)
        for number, table in enumerate(tables)
        for seat, person in enumerate((ann, bob))
    ]

    playing_when_killed = []

    async def kill_now_and_then():
        chance = random.Random(1)
        for _ in range(KILLS):
            more = sum(len(player.acknowledged) for player in players) + chance.randrange(5, 25)
            while sum(len(player.acknowledged) for player in players) < more:
                await asyncio.sleep(0.001)
            server.kill()
            playing_when_killed.append(sum(not player.over for player in players))
            await asyncio.to_thread(server.start)

    async def everything():
        await asyncio.wait_for(
            asyncio.gather(kill_now_and_then(), *(player.play() for player in players)), timeout=600
        )

    try:
        asyncio.run(everything())
        for table in [*tables, watched_by_nobody]:
            with ann.live({"id": table}) as live:
                told = live.receive()
                while not told.get("view", {}).get("over"):
                    told = live.until("update")
            assert ann.get(f"/api/tables/{table}/verify")["ok"]
    finally:
        server.kill()

    with create_engine(database).connect() as connection:
        query = select(actions.c.table_id, actions.c.seq, actions.c.seat, actions.c.code)
        stored = {(row.table_id, row.seq): (row.seat, row.code) for row in connection.execute(query)}
    for player in players:
        assert player.acknowledged
        for seq, action in player.acknowledged.items():
            assert stored[player.table, seq] == action
    for table in tables:
        seqs = sorted(seq for of, seq in stored if of == table)
        assert seqs == list(range(len(seqs)))
    assert all(playing_when_killed), playing_when_killed  # each kill came in the middle of play
