"""A server that is told to stop finishes what is under way, and sends people elsewhere."""

import asyncio
import json
import os
import signal
import subprocess
import sys

import httpx
import pytest
from sqlalchemy import create_engine, select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from imperia.table.store.schema import actions
from tests.table import anywhere
from tests.table.anywhere import Pace
from tests.table.client import BOT, GUEST, ME, OPEN, WAIT, Somebody
from tests.table.serving import ROOT, Server, free_port
from tests.table.test_cluster import new_database
from tests.table.test_health import when_the_database_has_answered
from tests.table.test_kill import Player

RESTART = 1012
FAR_AWAY = 600  # seconds; no test waits for it


class Sent:
    """A server that can be told to stop; its exit status is kept."""

    def __init__(self, folder, **settings):
        self.settings = {"metrics": free_port(), "stderr": folder / "log", "log": "json", **settings}
        self.server = Server(f"sqlite:///{folder / 'tables.db'}", **self.settings)

    def signal(self, number=signal.SIGTERM):
        self.server.process.send_signal(number)

    def status(self):
        try:
            return self.server.process.wait(WAIT)
        finally:
            self.server.process.stdout.close()


def stored(database):
    with create_engine(database).connect() as connection:
        query = select(actions.c.table_id, actions.c.seq, actions.c.seat, actions.c.code)
        return [((row.table_id, row.seq), (row.seat, row.code)) for row in connection.execute(query)]


class Leaver(Player):
    """Plays until the server sends it away, and remembers how that was said."""

    code = None

    async def play(self):
        address = f"{self.server.ws}/api/tables/{self.table}/live"
        try:
            async with connect(address, additional_headers=self.headers, open_timeout=WAIT) as socket:
                await self._play(socket)
                self.code = socket.close_code
        except ConnectionClosed as closed:
            self.code = closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize("drain_seconds", [0, 0.3])
def test_what_was_acknowledged_is_in_the_log_once(tmp_path, drain_seconds):
    sent = Sent(tmp_path, drain_seconds=drain_seconds)
    server = sent.server
    ann, bob = Somebody(server, "Ann"), Somebody(server, "Bob")
    tables = [ann.open(ME, OPEN, BOT, options={"full_game": True})["id"] for _ in range(3)]
    for table in tables:
        bob.post(f"/api/tables/{table}/join")
    players = [
        Leaver(server, table, seat, person, seat)
        for table in tables
        for seat, person in enumerate((ann, bob))
    ]

    async def stop_in_the_middle():
        while sum(len(player.acknowledged) for player in players) < 30 or not all(
            player.acknowledged for player in players
        ):
            await asyncio.sleep(0.005)
        sent.signal()

    async def everything():
        await asyncio.wait_for(asyncio.gather(stop_in_the_middle(), *(p.play() for p in players)), WAIT)

    asyncio.run(everything())
    assert sent.status() == 0
    found = stored(server.database)
    assert len(found) == len(dict(found))
    for player in players:
        assert player.over or player.code == RESTART
        for seq, action in player.acknowledged.items():
            assert dict(found)[player.table, seq] == action
    server.start()  # at the same place, so that players can come back
    try:
        for table in tables:
            seqs = sorted(seq for (of, seq), _ in found if of == table)
            assert seqs == list(range(len(seqs)))
            with ann.live({"id": table}) as live:
                assert live.receive()["seq"] >= len(seqs)
    finally:
        server.stop()


def test_a_draining_server_takes_nobody_new_and_plays_on(tmp_path):
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html>")
    sent = Sent(tmp_path, drain_seconds=FAR_AWAY, page=page)
    server = sent.server
    try:
        ann = Somebody(server, "Ann")
        table = ann.open(ME, GUEST)
        assert when_the_database_has_answered(server.http).json()["ready"]
        with ann.live(table) as live:
            welcome = live.receive()
            sent.signal()
            while not httpx.get(f"{server.http}/api/ready", timeout=WAIT).json()["draining"]:
                pass
            assert httpx.get(f"{server.http}/api/ready", timeout=WAIT).status_code == 503
            assert httpx.get(f"{server.http}/api/health", timeout=WAIT).status_code == 200
            measures = httpx.get(f"http://127.0.0.1:{server.metrics}/metrics", timeout=WAIT).text
            assert "imperia_draining 1" in measures
            wish = {"game": "empire", "players": 2, "seats": [ME, BOT]}
            assert ann.refused("/api/tables", **wish) == (503, "draining")
            with ann.live(table) as another, pytest.raises(ConnectionClosed) as closed:
                another.receive()
            assert closed.value.rcvd.code == RESTART
            seat = next(n for n in (0, 1) if live_legal(live, n))
            code = live_legal(live, seat)[0]["code"]
            assert live.ask(type="act", seat=seat, seq=welcome["seq"], code=code)["type"] == "done"
    finally:
        sent.signal()  # a second signal ends it at once
        assert sent.status() == -signal.SIGTERM
    assert len(stored(server.database)) == 1


def live_legal(live, seat):
    return live.ask(type="look", seat=seat)["view"]["legal"]


def test_thoughts_are_dropped(tmp_path):
    sent = Sent(tmp_path)
    ann = Somebody(sent.server, "Ann")
    master = {"kind": "bot", "level": "master"}
    for _ in range(4):
        ann.open(master, master, game="founders")
    sent.signal()
    assert sent.status() == 0
    log = [json.loads(line)["event"] for line in (tmp_path / "log").read_text().splitlines()]
    assert log[-2:] == ["draining", "stopped"]


def test_the_command_ends_without_a_failure(tmp_path):
    """This is how systemd or a container ends it."""
    command = [sys.executable, "-m", "imperia", "serve", "--no-open", "--port", "0"]
    environment = {**os.environ, "IMPERIA_DATABASE": f"sqlite:///{tmp_path / 'tables.db'}"}
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    assert "http://" in process.stdout.readline()
    process.terminate()
    assert process.wait(WAIT) == 0
    process.stdout.close()


def test_where_servers_share_tables_people_go_on_at_another(postgresql, redis):
    database = new_database(postgresql, "draining")
    leaving, staying = servers = [Server(database, redis=redis.url) for _ in range(2)]
    running = list(servers)
    try:
        ann, bob = Somebody(leaving, "Ann"), Somebody(leaving, "Bob")
        table = ann.open(ME, OPEN, BOT, options={"full_game": True})["id"]
        bob.post(f"/api/tables/{table}/join")
        players = [
            anywhere.Player(servers, table, seat, person.token, seat, Pace(0.002))
            for seat, person in enumerate((ann, bob))
        ]

        async def stop_one():
            while sum(len(player.acknowledged) for player in players) < 10:
                await asyncio.sleep(0.005)
            leaving.process.terminate()
            return sum(not player.over for player in players)

        async def everything():
            return await asyncio.wait_for(asyncio.gather(stop_one(), *(p.play() for p in players)), WAIT)

        assert asyncio.run(everything())[0] == 2  # both stopped in the middle of play
        running.remove(leaving)
        leaving.process.wait()
        leaving.process.stdout.close()
        found = stored(database)
        assert [seq for (_, seq), _ in sorted(found)] == list(range(len(found)))
        for player in players:
            assert player.connections > 1
            for seq, action in player.acknowledged.items():
                assert dict(found)[table, seq] == action
        there = Somebody(staying, None, Authorization=f"Bearer {ann.token}")
        assert there.get(f"/api/tables/{table}/verify")["ok"]
    finally:
        for server in running:
            server.stop()
