"""The same tables on PostgreSQL, and what is said if it does not let us in."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect, select, text

from imperia.table.config import ServerConfig
from imperia.table.house import House
from imperia.table.protocol.described import DaysClock
from imperia.table.protocol.requests import SeatWish, TableWish
from imperia.table.store import BadDatabase, check_database
from imperia.table.store.inspection import inspect_database
from imperia.table.store.schema import metadata, snapshots
from imperia.table.tables import opening, replaying
from tests.table.cluster import LOCKED_OUT
from tests.table.inside import until


@pytest.fixture
def url(postgresql):
    return postgresql.url()


def test_a_match_is_played_stored_and_read_back(url, monkeypatch):
    monkeypatch.setattr(replaying, "FIRST_SNAPSHOT", 64)
    monkeypatch.setattr(replaying, "STEPS_BETWEEN_SNAPSHOTS", 64)
    bot = SeatWish("bot", "novice")

    async def test():
        house = House(ServerConfig(url))
        await house.open()
        ann, _ = await house.people.create("Ann", 0)
        wish = TableWish("empire", 2, seats=(bot, bot), clock=DaysClock(1))
        table = await opening.open_table(house.hall, ann, wish)
        await until(lambda: table.details.status == "finished")
        await until(lambda: not house.hall._later)  # stored: closing does not wait for long
        await house.close()

        house = House(ServerConfig(url))
        await house.open()
        again = await house.hall.find(table.details.id)
        assert again.details == table.details
        assert again.begun().match.history == table.begun().match.history
        await house.close()
        return again.begun().match.step

    steps = asyncio.run(test())
    with create_engine(url).connect() as connection:
        kept = connection.execute(
            select(snapshots.c.step, snapshots.c.undoing).order_by(snapshots.c.step)
        ).all()
        assert [step for step, _ in kept] == list(range(64, steps + 1, 64))
        assert kept[0].undoing["free"] <= 64
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def asked(url, *statements):
    with create_engine(url, isolation_level="AUTOCOMMIT").connect() as connection:
        for statement in statements:
            connection.execute(text(statement))


def problem_with(url):
    with pytest.raises(BadDatabase) as caught:
        check_database(url)
    assert "\n" not in caught.value.text("en")
    with pytest.raises(BadDatabase) as foreseen:  # as found by a check that changes nothing
        inspect_database(url)
    assert foreseen.value.key == caught.value.key
    return caught.value


def test_who_is_not_let_in_is_told_why(postgresql):
    asked(postgresql.url(), f"CREATE ROLE {LOCKED_OUT} LOGIN PASSWORD 'right'")
    problem = problem_with(postgresql.url(user=f"{LOCKED_OUT}:wrong"))
    assert problem.key == "database-no-connection"
    assert "password authentication failed" in str(problem)
    assert "wrong" not in str(problem)
    problem = problem_with(postgresql.url("nowhere"))
    assert (problem.key, "does not exist" in str(problem)) == ("database-no-connection", True)
    # Since PostgreSQL 15, a plain role may create nothing in somebody else's database.
    problem = problem_with(postgresql.url(user=f"{LOCKED_OUT}:right"))
    assert (problem.key, "permission denied" in str(problem)) == ("database-no-access", True)


def test_a_database_that_may_only_be_read_is_refused_before_anybody_plays(postgresql):
    asked(postgresql.url(), "CREATE DATABASE only_read")
    check_database(postgresql.url("only_read"))
    asked(postgresql.url(), "ALTER DATABASE only_read SET default_transaction_read_only = on")
    problem = problem_with(postgresql.url("only_read"))
    assert (problem.key, "read-only" in str(problem)) == ("database-no-access", True)


def test_looking_at_a_database_makes_nothing_there(postgresql):
    asked(postgresql.url(), "CREATE DATABASE looked_at")
    url = postgresql.url("looked_at")
    assert inspect_database(url).schema is None
    with create_engine(url).connect() as connection:
        assert inspect(connection).get_table_names() == []
    check_database(url)
    assert inspect_database(url).is_newest


def test_a_newer_schema_is_left_alone(postgresql):
    asked(postgresql.url(), "CREATE DATABASE newer")
    check_database(postgresql.url("newer"))
    asked(postgresql.url("newer"), "UPDATE alembic_version SET version_num = '9999'")
    assert problem_with(postgresql.url("newer")).key == "database-newer"
