"""What a program that keeps the server running asks: whether it is alive, and whether people should be sent
to it."""

import asyncio
from contextlib import asynccontextmanager

import httpx

from imperia.table.app import create_app
from imperia.table.config import Limits, ServerConfig
from imperia.table.routes import health
from tests.table.client import WAIT
from tests.table.inside import open_house
from tests.table.proxy import Proxy
from tests.table.serving import Server

ALL_WELL = {"ready": True, "database": True, "page": True, "draining": False}
NOTHING_MORE = (1, 1e-9)  # a rate: one request, and no other for thirty years


@asynccontextmanager
async def visitor(database, page, **settings):
    """A client of an application without a server, whose parts a test can reach."""
    app = create_app(ServerConfig(database, page=page, **settings))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test", timeout=WAIT) as client:
            yield client, app.state.house


def built(folder):
    (folder / "index.html").write_text("<!doctype html>")
    return folder


def test_a_server_is_ready_when_it_says_so(tmp_path):
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", page=built(tmp_path))
    try:
        assert httpx.get(f"{server.http}/api/health", timeout=WAIT).json() == {"alive": True}
        answer = when_the_database_has_answered(server.http)
        assert (answer.status_code, answer.json()) == (200, ALL_WELL)
        assert answer.headers["cache-control"] == "no-store"
    finally:
        server.stop()


def when_the_database_has_answered(place):
    """The answer once the database answers; on a busy machine that may take longer than the server waits for
    it."""
    answer = None
    while answer is None or not answer.json()["database"]:
        answer = httpx.get(f"{place}/api/ready", timeout=WAIT)
    return answer


def test_a_server_that_is_about_to_stop_lives_but_is_not_ready(tmp_path):
    async def test():
        async with visitor(f"sqlite:///{tmp_path / 'tables.db'}", built(tmp_path)) as (client, house):
            house.hall.draining = True
            answer = await client.get("/api/ready")
            assert answer.status_code == 503
            assert answer.json() == {**ALL_WELL, "ready": False, "draining": True}
            assert (await client.get("/api/health")).status_code == 200

    asyncio.run(test())


def test_a_server_without_its_page_is_not_ready(tmp_path):
    async def test():
        async with visitor(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as (client, _):
            answer = await client.get("/api/ready")
            assert answer.status_code == 503
            assert answer.json() == {**ALL_WELL, "ready": False, "page": False}

    asyncio.run(test())


def test_no_limit_counts_those_who_ask(tmp_path):
    limits = Limits(looks=NOTHING_MORE, requests=NOTHING_MORE)

    async def test():
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        async with visitor(database, built(tmp_path), limits=limits) as (client, _):
            for path in ("/api/health", "/api/ready"):
                assert {(await client.get(path)).status_code for _ in range(5)} == {200}
            codes = [(await client.get("/api/games")).status_code for _ in range(2)]
            assert codes == [200, 429]

    asyncio.run(test())


def test_a_database_that_is_away_is_named_until_it_is_back(postgresql, tmp_path, monkeypatch):
    monkeypatch.setattr(health, "DATABASE_SECONDS", WAIT)  # it answers, unless the wire is cut
    wire = Proxy(postgresql.port)

    async def test():
        async with visitor(postgresql.url(port=wire.port), built(tmp_path)) as (client, _):
            assert (await client.get("/api/ready")).json() == ALL_WELL
            wire.let_in = False
            wire.cut_now()
            answer = await client.get("/api/ready")
            assert answer.status_code == 503
            assert answer.json() == {**ALL_WELL, "ready": False, "database": False}
            assert (await client.get("/api/health")).status_code == 200
            wire.let_in = True
            assert (await client.get("/api/ready")).json() == ALL_WELL

    asyncio.run(test())


def test_a_database_that_says_nothing_keeps_one_reader_and_no_more(tmp_path, monkeypatch):
    monkeypatch.setattr(health, "DATABASE_SECONDS", 0.05)

    async def test():
        async with open_house(tmp_path, page=built(tmp_path)) as house:
            asked, silent = [], asyncio.get_running_loop().create_future()

            async def read(ask):
                asked.append(ask)
                return await silent

            monkeypatch.setattr(house.database, "read", read)
            answers = await asyncio.gather(*(health.readiness(house) for _ in range(20)))
            assert not any(answer.database for answer in answers)
            assert len(asked) == 1
            silent.set_result("there again")
            assert (await health.readiness(house)).database

    asyncio.run(test())
