"""Nothing stays in memory of a table that everybody has left, whatever was done there. With the garbage
collector switched off, the last reference has to go before memory is freed."""

import asyncio
import gc
import json
import random
import weakref
from contextlib import asynccontextmanager

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect

from imperia.play import Match
from imperia.table.app import create_app
from imperia.table.config import ServerConfig
from imperia.table.door import Door
from imperia.table.fast_line import FastLine
from imperia.table.porter import Porter
from imperia.table.routes.connection import Connection
from imperia.table.setup import Setup
from imperia.table.store import Change
from imperia.table.tables.table import Table
from imperia.table.tables.worker import Worker
from tests.table.client import BOT, GUEST, ME, OPEN, WAIT
from tests.table.inside import FAR_AWAY, until
from tests.table.serving import GENEROUS, limits_of

KINDS = (Table, Match, Worker, Connection, FastLine)
SKILLED = {"kind": "bot", "level": "skilled"}


class Visitor:
    """Somebody who opens tables at a server in this process."""

    def __init__(self, app, port, http):
        self.app, self.port, self.http = app, port, http

    @property
    def hall(self):
        return self.app.state.house.hall

    async def introduce(self, name):
        made = await self.post("/api/me", nickname=name, program=True)
        self.http.headers["Authorization"] = f"Bearer {made['token']}"
        return self

    async def post(self, path, **body):
        return (await self.http.post(path, json=body)).json()

    async def get(self, path):
        return (await self.http.get(path)).json()

    async def open(self, *seats, **wishes):
        wish = {"game": "empire", "players": len(seats), "seats": seats, **wishes}
        return f"/api/tables/{(await self.post('/api/tables', **wish))['id']}"

    async def bid(self, path, *coins):
        for seat, bid in enumerate(coins):
            await self.post(f"{path}/actions", seat=seat, seq=seat, notation=f"bid {bid}", id=f"{seat}")

    @asynccontextmanager
    async def live(self, path):
        who = {"Authorization": self.http.headers["Authorization"]}
        address = f"ws://127.0.0.1:{self.port}{path}/live"
        async with connect(address, additional_headers=who, open_timeout=WAIT) as wire:
            yield wire

    async def another(self, name):
        http = httpx.AsyncClient(base_url=self.http.base_url, timeout=WAIT)
        return await Visitor(self.app, self.port, http).introduce(name)


async def by_requests(ann):
    path = await ann.open(ME, GUEST, GUEST)
    await ann.bid(path, 1, 2, 3)
    for question in ("actions", "why"):
        refused = await ann.post(f"{path}/{question}", seat=0, seq=0, notation="city 3")
        assert "text" in refused.get("error", refused)
    assert "error" in await ann.post(f"{path}/undo", seat=0, seq=3)
    assert "considered" in await ann.post(f"{path}/hint", seat=2, level="skilled")
    assert (await ann.post(f"{path}/chat", text="Hello"))["n"] == 0
    assert (await ann.get(f"{path}/view"))["step"] == 3


async def live(ann):
    path, chance, view = await ann.open(ME, BOT), random.Random(1), {}
    async with ann.live(path) as wire:
        await wire.send("nonsense")
        await wire.send(json.dumps({"type": "act", "seq": 0, "notation": "city 3"}))
        await wire.send(json.dumps({"type": "hint", "level": "skilled"}))
        await wire.send(json.dumps({"type": "chat", "text": "Hello"}))
        answered = None
        async for message in map_json(wire):
            if message.get("view") is None:
                continue
            view |= message["view"]
            if view["over"]:
                break
            if view["legal"] and answered != message["seq"]:
                answered = message["seq"]
                act = {"type": "act", "seq": answered, "code": chance.choice(view["legal"])["code"]}
                await wire.send(json.dumps(act))


async def map_json(wire):
    async for text in wire:
        yield json.loads(text)


async def bots_to_the_end(ann):
    for seats in ((BOT, BOT, BOT), (SKILLED, BOT)):
        path = await ann.open(*seats)
        while (await ann.get(path))["status"] != "finished":
            await asyncio.sleep(0.02)
    assert (await ann.get(f"{path}/verify"))["ok"]


async def people_and_clocks(ann):
    bob = await ann.another("Bob")
    path = await ann.open(ME, OPEN, clock={"kind": "days", "days": 2})
    assert "error" in await bob.post(f"{path}/start")
    await bob.post(f"{path}/join")
    view = await ann.get(f"{path}/view")
    legal = view["view"]["legal"] or (await bob.get(f"{path}/view"))["view"]["legal"]
    mover = ann if view["view"]["legal"] else bob
    await mover.post(f"{path}/actions", seq=0, code=legal[0]["code"])
    assert (await mover.post(f"{path}/proposals", kind="undo"))["proposal"] is not None
    await (bob if mover is ann else ann).post(f"{path}/proposals/answer", agree=True)
    assert (await ann.get(path))["step"] == 0
    link = await bob.post(f"{path}/seats/1/link")
    await ann.post("/api/claim", code=link["code"])
    await ann.post(f"{path}/leave")
    await asyncio.sleep(0.1)
    await ann.post(f"{path}/seats/0/return")
    await ann.post(f"{path}/seats/1/return")
    await bob.http.aclose()


async def copies_and_files(ann):
    path = await ann.open(ME, GUEST, GUEST)
    await ann.bid(path, 1, 2, 3)
    assert (await ann.post(f"{path}/copy", step=2))["step"] == 2
    file = (await ann.http.get(f"{path}/file")).text
    assert (await ann.post("/api/tables/upload", file=file))["step"] == 3
    assert "error" in await ann.post("/api/tables/upload", file="nonsense")
    over = await ann.open(BOT, ME)
    await ann.post(f"{over}/leave")
    while (await ann.get(over))["status"] != "finished":
        await ann.post(f"{over}/seats/1/return")
        view = (await ann.get(f"{over}/view"))["view"]
        if view["legal"]:
            seq = (await ann.get(over))["seq"]
            await ann.post(f"{over}/actions", seq=seq, code=view["legal"][0]["code"])
    assert "id" in await ann.post(f"{over}/rematch")


async def what_goes_wrong(ann):
    path = await ann.open(ME, GUEST, GUEST)
    async with ann.live(path) as wire:
        await wire.recv()
        write = ann.hall.database.write

        async def full(change):
            raise OSError("no space left on device")

        ann.hall.database.write = full
        refused = await ann.post(f"{path}/actions", seat=0, seq=0, notation="bid 1")
        assert refused["error"]["key"] == "not-stored"
        ann.hall.database.write = write
        table = path.rpartition("/")[2]
        await write(Change(rows=[(table, 0, 0, 3, 0, None)]))  # as another server would
        assert "error" in await ann.post(f"{path}/actions", seat=0, seq=0, notation="bid 1")
        assert (await ann.get(path))["step"] == 1
    assert "error" in await ann.get("/api/tables/nowhere")


@pytest.mark.parametrize(
    "visit", [by_requests, live, bots_to_the_end, people_and_clocks, copies_and_files, what_goes_wrong]
)
def test_nothing_stays(tmp_path, monkeypatch, visit):
    made = []
    for kind in KINDS:
        monkeypatch.setattr(kind, "__init__", noting(kind.__init__, made))

    async def test():
        limits = limits_of(GENEROUS)
        config = ServerConfig(
            f"sqlite:///{tmp_path / 'tables.db'}", limits=limits, idle_seconds=0, sweep_seconds=FAR_AWAY
        )
        app = create_app(config)
        config = Setup(
            app,
            limits,
            Porter(limits, limits.sockets_in_all),
            port=0,
            log_level="error",
            http=Door,
            ws=FastLine,
            ws_per_message_deflate=False,
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        await until(lambda: server.started)
        port = server.servers[0].sockets[0].getsockname()[1]
        hall = app.state.house.hall
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=WAIT) as http:
            await visit(await Visitor(app, port, http).introduce("Ann"))
        await until(lambda: hall.sweep() or not hall.tables)
        await until(lambda: all(one() is None for one in made))
        server.should_exit = True
        await serving

    gc.collect()
    gc.disable()
    try:
        asyncio.run(test())
    finally:
        gc.enable()
    assert made


def noting(make, made):
    def noted(self, *arguments, **keywords):
        made.append(weakref.ref(self))
        make(self, *arguments, **keywords)

    return noted
