"""A table with ten thousand actions behind it costs as much as a new one."""

import asyncio
import random
import threading

import pytest
from sqlalchemy import select

import imperia
from imperia.play.match import Match
from imperia.play.past import EVERY
from imperia.table.store.schema import snapshots
from imperia.table.tables import opening
from imperia.table.tables.messages import last_events
from imperia.table.tables.replaying import STEPS_AT_HAND, STEPS_BETWEEN_SNAPSHOTS
from tests.pilgrims import NAME, among_the_games
from tests.table.inside import SetTime, Watcher, open_house, until

SHORT, LONG = 10, 9_990
A_FEW = STEPS_AT_HAND + 2 * STEPS_BETWEEN_SNAPSHOTS


@pytest.fixture(scope="module", autouse=True)
def the_game():
    with among_the_games():
        yield


@pytest.fixture(scope="module")
def long(the_game):
    match, chance = imperia.game(NAME).start(2, seed=5), random.Random(5)
    while match.step < LONG:
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


@pytest.fixture
def played(monkeypatch):
    """The threads in which actions were played."""
    threads, play = [], Match.play

    def counted(match, *action):
        threads.append(threading.current_thread())
        return play(match, *action)

    monkeypatch.setattr(Match, "play", counted)
    return threads


async def opened(house, match):
    ann, _ = await house.people.create("Ann", house.time.now())
    table = await opening.open_match(house.hall, ann, match, ["Ann", "Bob"])
    await until(lambda: not house.hall._later)  # snapshots are stored
    return table, ann


async def read_back(house, table):
    house.time.pass_by(60_000)
    house.hall.sweep()
    assert table.details.id not in house.hall.tables
    return await house.hall.find(table.details.id)


def looked(table, person, seat):
    viewer = Watcher(person, seat)
    table.audience.join(viewer)
    table.audience.leave(viewer)
    return viewer.of("welcome")[0]


def test_a_table_is_read_back_joined_and_undone_with_a_few_actions_and_never_on_the_loop(
    tmp_path, long, played
):
    async def test():
        async with open_house(tmp_path, SetTime(), idle_seconds=10) as house:
            table, ann = await opened(house, long)
            played.clear()
            table = await read_back(house, table)
            assert len(played) < A_FEW
            assert threading.current_thread() not in played
            assert table.begun().match.state.tobytes() == long.state.tobytes()
            played.clear()
            welcomes = [looked(table, ann, seat) for seat in (None, 0, 1)]
            assert not played
            assert {message["events_from"] for message in welcomes} == {LONG - STEPS_AT_HAND}
            assert welcomes[0]["events"] == [e.json() for e in long.log_between(LONG - STEPS_AT_HAND, LONG)]
            match = table.begun().match
            while not match.is_revocable(match.actors[0], "walk 1"):
                await table.worker.ask(lambda: table.act(ann, match.actors[0], table.begun().seq, "walk 1"))
            seat = match.actors[0]
            await table.worker.ask(lambda: table.act(ann, seat, table.begun().seq, "walk 1"))
            played.clear()
            await table.worker.ask(lambda: table.undo(ann, seat, table.begun().seq))
            assert len(played) < EVERY

    asyncio.run(test())


def test_a_short_match_is_welcomed_with_all_of_its_log(tmp_path, long):
    async def test():
        async with open_house(tmp_path, SetTime()) as house:
            table, ann = await opened(house, long.at(SHORT))
            message = looked(table, ann, 0)
            assert message["events_from"] == 0
            assert message["events"] == [event.json() for event in long.at(SHORT).log.seen_by(0)]

    asyncio.run(test())


def test_pages_of_the_log_make_the_whole(tmp_path, long, played):
    async def test():
        async with open_house(tmp_path, SetTime(), idle_seconds=10) as house:
            table, _ = await opened(house, long.at(1_003))
            table = await read_back(house, table)
            match, events, before = table.begun().match, [], 1_003
            while before:
                played.clear()
                page = last_events(match, 1, before)
                assert len(played) < A_FEW
                assert page.events_from < before
                events, before = page.events + events, page.events_from
            assert events == [event.json() for event in long.at(1_003).log.seen_by(1)]

    asyncio.run(test())


def test_any_moment_of_a_table_that_was_read_back_is_near(tmp_path, long, played):
    async def test():
        async with open_house(tmp_path, SetTime(), idle_seconds=10) as house:
            table = await read_back(house, (await opened(house, long))[0])
            for step in (0, 1, 777, 5_000, LONG - 1):
                played.clear()
                assert table.begun().match.at(step).state.tobytes() == long.at(step).state.tobytes()
                assert len(played) < STEPS_BETWEEN_SNAPSHOTS + 2 * EVERY

    asyncio.run(test())


def test_a_snapshot_of_what_was_taken_back_is_not_used(tmp_path, long):
    """After the undo by consent other actions were played; the log is the truth."""

    async def test():
        async with open_house(tmp_path, SetTime(), idle_seconds=10) as house:
            table, ann = await opened(house, long.at(5 * STEPS_BETWEEN_SNAPSHOTS))
            logged = table.begun()
            await table.worker.ask(lambda: table.take_back(0, logged.match.at(logged.step - 3), 3))
            for _ in range(5):
                seat = logged.match.actors[0]
                last = logged.match.legal(seat)[-1].code
                await table.worker.ask(lambda seat=seat, last=last: table.act(ann, seat, logged.seq, last))
            await until(lambda: not house.hall._later)
            there = select(snapshots.c.seq, snapshots.c.step).order_by(snapshots.c.seq)
            stored = await house.hall.database.read(lambda connection: connection.execute(there).all())
            end = 5 * STEPS_BETWEEN_SNAPSHOTS
            assert stored[-2:] == [(end, end), (end + 6, end)]
            again = await read_back(house, table)
            assert again.begun().match.state.tobytes() == logged.match.state.tobytes()
            assert again.begun().match.at(end).history == logged.match.history[:end]
            assert again.begun().match.at(end).digest == logged.match.at(end).digest

    asyncio.run(test())
