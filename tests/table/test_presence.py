"""Who is here and who is away, with time that passes when the test says so."""

import asyncio

import httpx

from imperia.table.app import create_app
from imperia.table.config import ServerConfig
from imperia.table.errors import Refused
from imperia.table.tables import proposals
from tests.table.inside import FAR_AWAY, SetTime, Watcher, open_house
from tests.table.test_clocks import HOURS, seated


async def why_not_replaced(table, person, seat):
    try:
        await table.worker.ask(lambda: proposals.propose(table, person, "stand_in", seat))
    except Refused as refusal:
        return refusal.key
    return None


def test_nobody_is_replaced_before_the_grace_period_is_over(tmp_path):
    async def test():
        time = SetTime()
        async with open_house(tmp_path, time, grace_seconds=60) as house:
            table, ann, bob = await seated(house, None)
            watcher = Watcher(bob, 1)
            time.pass_by(59_000)
            table.audience.join(watcher)
            time.pass_by(600_000)
            assert await why_not_replaced(table, ann, 1) == "still-here"
            table.audience.leave(watcher)
            time.pass_by(59_999)
            time.set_by(HOURS)
            assert await why_not_replaced(table, ann, 1) == "still-here"
            time.pass_by(1)
            assert await why_not_replaced(table, ann, 1) is None
            assert table.details.seats[1].stand_in == "skilled"

    asyncio.run(test())


def test_a_table_that_is_read_back_gives_everybody_time_to_come(tmp_path):
    async def test():
        time = SetTime()
        async with open_house(tmp_path, time, grace_seconds=60) as house:
            table, ann, _ = await seated(house, None)
        time.pass_by(600_000)
        async with open_house(tmp_path, time, grace_seconds=60) as house:
            again = await house.hall.find(table.details.id)
            assert await why_not_replaced(again, ann, 1) == "still-here"
            time.pass_by(60_000)
            assert await why_not_replaced(again, ann, 1) is None

    asyncio.run(test())


def test_who_plays_by_plain_requests_alone_is_here_while_he_asks(tmp_path):
    async def test():
        time = SetTime()
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        app = create_app(ServerConfig(database, grace_seconds=60, sweep_seconds=FAR_AWAY), time)
        async with app.router.lifespan_context(app):
            ann, bob, eve = [await visitor(app, name) for name in ("Ann", "Bob", "Eve")]
            wish = {"game": "empire", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await ann.post("/api/tables", json=wish)).json()
            path = f"/api/tables/{table['id']}"
            await bob.post(f"{path}/join", json={})

            async def replace(seat):
                response = await ann.post(f"{path}/proposals", json={"kind": "stand_in", "seat": seat})
                return "done" if response.is_success else response.json()["error"]["key"]

            for method, route, body in (
                ("GET", "view", None),
                ("POST", "why", {"code": 1}),
                ("POST", "actions", {"seq": 0, "code": 1}),  # it is refused, but the person is here
                ("GET", "chat", None),
            ):
                time.pass_by(59_000)
                await bob.request(method, f"{path}/{route}", json=body)
                time.pass_by(59_000)
                await eve.get(f"{path}/view")
                assert await replace(1) == "still-here", route
            time.pass_by(1_000)
            assert await replace(1) == "done"

    asyncio.run(test())


async def visitor(app, name):
    client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table")
    made = (await client.post("/api/me", json={"nickname": name, "program": True})).json()
    client.headers["Authorization"] = f"Bearer {made['token']}"
    return client
