"""Bots think in other processes while there are any, and otherwise in their own server."""

import asyncio
import signal
from contextlib import asynccontextmanager

import msgspec
import numpy as np
import pytest

from imperia.minds import SearchMind
from imperia.minds.budget import Budget
from imperia.play import game
from imperia.table.cluster import thinkers as thinkers_module
from imperia.table.cluster.redis import open_redis
from imperia.table.cluster.thinker import match_of
from imperia.table.cluster.thinkers import Thinkers
from imperia.table.cluster.thoughts import (
    REPLIES,
    THINKERS,
    WATCHED,
    Here,
    Taken,
    Thought,
    decode_work,
    encode,
)
from imperia.table.config import ServerConfig
from imperia.table.house import House
from imperia.table.protocol.requests import SeatWish, TableWish
from imperia.table.tables import opening
from tests.games.playing import only_when_compiled
from tests.table.client import WAIT
from tests.table.inside import until
from tests.table.test_cluster import new_database
from tests.table.thinking_process import ThinkingProcess

# Without a network, a skilled bot searches, which a thinker may do for it.
BOTS = TableWish(
    "capitals", 2, options={"rounds": 5}, seats=[SeatWish("bot", "skilled"), SeatWish("bot", "novice")]
)


@pytest.fixture
def thinker(redis):
    process = ThinkingProcess(redis)
    yield process
    process.end()


@only_when_compiled
def test_a_match_of_bots_ends_even_if_their_thinker_does_not_answer(postgresql, redis, thinker, monkeypatch):
    url = new_database(postgresql, "thinking")
    usual = thinkers_module.TAKING_SECONDS
    monkeypatch.setattr(thinkers_module, "TAKING_SECONDS", 20)  # a busy machine lets it take its time

    async def test():
        house = House(ServerConfig(url, redis=redis.url))
        await house.open()
        helpers = house.cluster.thinkers
        await until(lambda: helpers.ready_for(BOTS.game))
        ann, _ = await house.people.create("Ann", 0)
        table = await opening.open_table(house.hall, ann, BOTS)
        await until(lambda: helpers.answers > 2)
        thinker.send_signal(signal.SIGSTOP)  # it has already asked for more work
        monkeypatch.setattr(thinkers_module, "TAKING_SECONDS", usual)
        await until(lambda: table.details.status == "finished")
        await until(lambda: not helpers.ready_for(BOTS.game))
        await house.close()

    asyncio.run(test())


# ----- A thinker that says what a test says


@pytest.fixture
def patient(monkeypatch):
    """Let nothing be given up because the machine is busy."""

    def wait(**seconds):
        for name, value in seconds.items():
            monkeypatch.setattr(thinkers_module, f"{name}_SECONDS", value)

    wait(TAKING=WAIT, SILENT=WAIT, LONGEST=WAIT)
    return wait


@asynccontextmanager
async def helped(redis):
    """The server's end, and a connection to Redis through which a test pretends to be a thinker."""
    helpers, other = Thinkers(redis.url), open_redis(redis.url)
    helpers.open()
    while not helpers.ready_for("empire"):
        await other.publish(THINKERS, encode(Here("liar", ["empire", "capitals"])))
        await asyncio.sleep(0.01)
    try:
        yield helpers, other
    finally:
        await helpers.close()
        await other.aclose()


async def taken(other):
    _, data = await other.blpop([WATCHED])
    work = decode_work(data)
    await other.publish(REPLIES + work.server, encode(Taken(work.number, "liar")))
    return work


def begun():
    return game("empire").start(3, seed=5)


def ask(helpers, match, mind=None):
    mind = mind or SearchMind(1, simulations=10, memory_mb=1)
    return asyncio.create_task(helpers.choose(mind, "skilled", match, match.actors[0], True))


def test_what_is_handed_out_is_the_position_and_an_answer_is_checked(redis, patient):
    async def test():
        match = begun()
        async with helped(redis) as (helpers, other):
            answers = []
            for code in (match.legal(0)[0].code, match.definition.codes - 1, 10**9, None):
                choosing = ask(helpers, match)
                work = await taken(other)
                same = match_of(work)
                assert np.array_equal(same.state, match.state)
                assert match_of(msgspec.structs.replace(work, layout=work.layout + 1)) is None
                await other.publish(REPLIES + work.server, encode(Thought(work.number, code, None)))
                answers.append(await choosing)
            assert answers == [match.legal(0)[0].code, None, None, None]

    asyncio.run(test())


def test_nobody_waits_for_work_that_is_not_taken_nor_for_a_thinker_that_falls_silent(redis, patient):
    async def test():
        async with helped(redis) as (helpers, other):
            patient(TAKING=0.1)
            assert await ask(helpers, begun()) is None
            assert await other.llen(WATCHED) == 0  # so nobody can take it later
            patient(TAKING=WAIT)
            choosing = ask(helpers, begun())
            await taken(other)
            patient(SILENT=0)
            assert await choosing is None

    asyncio.run(test())


def test_what_was_spent_elsewhere_is_not_spent_again():
    mind = SearchMind(1, simulations=100, memory_mb=1)
    mind.leave("this turn", Budget(40, None))
    assert mind.left_for("this turn") == Budget(40, None)
    assert mind.left_for("the next") == Budget(100, None)
