"""How many tables there may be, of one person and in all, and how many new people an address may make."""

import asyncio

import pytest

from imperia.table.config import Limits
from imperia.table.errors import Refused
from imperia.table.operating import close_table
from imperia.table.protocol.described import DAY
from imperia.table.protocol.requests import SeatWish, TableWish
from imperia.table.tables import opening
from tests.table.client import BOT, GUEST, ME, Somebody, play_to_the_end
from tests.table.inside import SetTime, open_house
from tests.table.serving import GENEROUS, Server

EMPIRE = {"game": "empire", "players": 2, "seats": [ME, GUEST]}


@pytest.fixture
def server(tmp_path):
    limits = {**GENEROUS, "unfinished_tables": 2, "tables_in_all": 3, "new_people": [3, 0.001]}
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}", limits)
    yield running
    running.stop()


def test_a_person_and_the_server_have_so_many_tables_and_no_more(server):
    ann, bob, eve = (Somebody(server, name) for name in ("Ann", "Bob", "Eve"))
    over = ann.open(ME, BOT)
    with ann.live(over) as live:
        play_to_the_end(live)
    first = ann.open(ME, GUEST)
    ann.open(ME, GUEST)
    # Every way of opening a table counts.
    assert ann.refused("/api/tables", **EMPIRE) == (429, "too-many-tables")
    assert ann.refused(f"/api/tables/{over['id']}/rematch") == (429, "too-many-tables")
    assert ann.refused(f"/api/tables/{over['id']}/copy", step=0) == (429, "too-many-tables")
    bob.open(ME, GUEST)
    refused = eve.ask("POST", "/api/tables", EMPIRE)
    assert (refused.status_code, refused.json()["error"]["key"]) == (503, "no-more-tables")
    assert "There are 3 unfinished tables here" in refused.json()["error"]["text"]
    close_table(server.database, first["id"], None)  # a closed table no longer counts
    assert eve.open(ME, GUEST)["status"] == "running"


def test_an_address_makes_so_many_people_an_hour(server):
    for name in ("Ann", "Bob", "Eve"):
        Somebody(server, name)
    fourth = Somebody(server, None).ask("POST", "/api/me", {"nickname": "Zoe"})
    assert (fourth.status_code, fourth.json()["error"]["key"]) == (429, "too-many-people")
    assert "3 people may come each hour" in fourth.json()["error"]["text"]
    assert "in 17 minutes" in fourth.json()["error"]["text"]
    assert 900 < int(fourth.headers["retry-after"]) <= 1000


def test_a_table_that_everybody_has_left_for_a_month_no_longer_counts(tmp_path):
    async def play():
        clock = SetTime()
        async with open_house(tmp_path, clock, limits=Limits(unfinished_tables=1)) as house:
            ann, _ = await house.people.create("Ann", clock.now())
            wish = TableWish("empire", 2, [SeatWish("me"), SeatWish("guest")])
            await opening.open_table(house.hall, ann, wish)
            clock.pass_by(30 * DAY)
            with pytest.raises(Refused, match="too-many-tables"):
                await opening.open_table(house.hall, ann, wish)
            clock.pass_by(2 * DAY)
            await opening.open_table(house.hall, ann, wish)

    asyncio.run(play())
