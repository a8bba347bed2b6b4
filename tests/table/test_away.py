"""If the database is away or full, people are told so in words, and nothing happens by half."""

import asyncio
import sqlite3

import pytest

from imperia.table.errors import Refused
from tests.table.client import GUEST, ME, WAIT, Somebody
from tests.table.inside import open_house
from tests.table.serving import Server


@pytest.fixture(scope="module")
def away(tmp_path_factory):
    """Ann and her table, on a server whose database has since lost its people and tables."""
    path = tmp_path_factory.mktemp("away") / "tables.db"
    running = Server(f"sqlite:///{path}")
    ann = Somebody(running, "Ann")
    table = ann.open(ME, GUEST)
    with sqlite3.connect(path, timeout=WAIT) as database:
        database.execute("ALTER TABLE people RENAME TO elsewhere")
        database.execute("ALTER TABLE tables RENAME TO elsewhere_too")
    yield ann, table
    running.stop()


def test_what_needs_the_database_says_that_it_is_away(away):
    ann, table = away
    stranger = {"Authorization": "Bearer somebody-else"}
    for path, headers in (
        ("/api/tables", {}),
        ("/api/tables?which=mine&lang=pl", {}),
        ("/api/tables/aaaaaaaaaa", {}),
        ("/api/me", stranger),
    ):
        response = ann.http.get(path, headers=headers)
        assert (response.status_code, response.json()["error"]["key"]) == (503, "not-read"), path
        assert ("Serwer nie może" in response.json()["error"]["text"]) == ("pl" in path)
    with ann.live({"id": "aaaaaaaaaa"}) as live:
        assert live.receive()["error"]["key"] == "not-read"
    with ann.live(table) as live:
        live.receive()
        assert live.ask(type="hello", token="somebody else")["error"]["key"] == "not-read"
        assert live.ask(type="ping")["type"] == "pong"


def test_a_name_that_cannot_be_stored_is_not_taken(away):
    ann, _ = away
    stranger = Somebody(ann.server, None)
    assert stranger.refused("/api/me", nickname="Bob", program=True) == (503, "not-stored")
    response = ann.ask("PATCH", "/api/me", {"nickname": "Anna"})  # she may be silenced
    assert (response.status_code, response.json()["error"]["key"]) == (503, "not-read")
    assert ann.get("/api/me")["nickname"] == "Ann"


def test_a_full_disk_takes_no_name(tmp_path):
    async def test():
        async with open_house(tmp_path) as house:
            ann, _ = await house.people.create("Ann", house.time.now())

            async def full(change):
                raise OSError("disk full")

            house.database.write = full
            with pytest.raises(Refused, match="not-stored"):
                await house.people.rename(ann, "Anna")
            with pytest.raises(Refused, match="not-stored"):
                await house.people.create("Bob", house.time.now())
            assert ann.nickname == "Ann"

    asyncio.run(test())
