"""Games are made ready while the server is open: in other processes, the wanted one first, and never at the
server's cost."""

from __future__ import annotations

import asyncio
import logging
import sys
from functools import wraps
from pathlib import Path

import pytest

from imperia.games import GAMES
from imperia.table import workshop as module
from imperia.table.people import Person
from imperia.table.protocol.described import Readiness
from imperia.table.protocol.requests import SeatWish, TableWish
from imperia.table.tables import opening
from imperia.table.workshop import Workshop
from tests.table.inside import open_house, until

# A compiler that tells of two steps out of four and goes on when it is let.
HELD = """
import pathlib, sys, time
print(1, 4, flush=True)
print(2, 4, flush=True)
while not pathlib.Path(sys.argv[1]).exists():
    time.sleep(0.01)
print(4, 4, flush=True)
"""
FAILING = "import sys; print(1, 4, flush=True); sys.exit('no room on the disk')"


def in_a_loop(test):
    @wraps(test)
    def run(**fixtures):
        asyncio.run(test(**fixtures))

    return run


@pytest.fixture
def never_compiled(monkeypatch):
    """Make it seem at first that no game is in the cache. When a game is loaded, everything is found
    there."""
    monkeypatch.setattr(module, "is_compiled", lambda definition: False)


class Held:
    """How games are compiled in these tests: each one waits for its file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.started: list[str] = []

    def __call__(self, game: str) -> list[str]:
        self.started.append(game)
        return [sys.executable, "-c", HELD, str(self.folder / game)]

    def let(self, game: str) -> None:
        (self.folder / game).touch()


def half_done(workshop: Workshop, game: str) -> bool:
    return workshop.readiness(game).done == 2


@in_a_loop
async def test_it_says_how_far_a_game_is_and_when_it_will_be_ready(never_compiled, tmp_path):
    held = Held(tmp_path)
    workshop = Workshop(("empire",), how=held)
    assert workshop.readiness("empire") == Readiness(False, 0, 0, None)
    workshop.open()
    await until(lambda: half_done(workshop, "empire"))
    told = workshop.readiness("empire")
    assert (told.ready, told.in_all) == (False, 4)
    assert told.seconds is not None
    assert told.seconds >= 1
    assert not workshop.all_ready
    held.let("empire")
    await workshop.ready("empire")
    assert workshop.readiness("empire") == Readiness(True, 4, 4, 0)
    assert workshop.all_ready
    await workshop.close()


@in_a_loop
async def test_the_wanted_game_goes_first_and_another_one_pauses_for_it(never_compiled, tmp_path):
    held = Held(tmp_path)
    workshop = Workshop(GAMES[:3], places=1, how=held)
    workshop.open()
    await until(lambda: half_done(workshop, GAMES[0]))
    workshop.want(GAMES[2])
    await until(lambda: half_done(workshop, GAMES[2]))
    assert held.started == [GAMES[0], GAMES[2]]
    held.let(GAMES[0])  # it is suspended, and does not notice
    held.let(GAMES[2])
    await workshop.ready(GAMES[2])
    await workshop.ready(GAMES[0])  # it was resumed
    assert not workshop.readiness(GAMES[1]).ready
    held.let(GAMES[1])
    await workshop.ready(GAMES[1])
    assert held.started == [GAMES[0], GAMES[2], GAMES[1]]
    await workshop.close()


@in_a_loop
async def test_a_compile_that_fails_is_done_in_the_server_and_the_log_says_why(never_compiled, caplog):
    workshop = Workshop(("empire",), how=lambda game: [sys.executable, "-c", FAILING])
    workshop.open()
    with caplog.at_level(logging.WARNING):
        await workshop.ready("empire")
    assert "empire is compiled in the server itself" in caplog.text
    assert "no room on the disk" in caplog.text
    await workshop.close()


@in_a_loop
async def test_a_machine_that_starts_no_processes_compiles_in_the_server(never_compiled, caplog):
    workshop = Workshop(("empire",), how=lambda game: ["/nowhere/python", game])
    workshop.open()
    await workshop.ready("empire")
    assert "no process could be started" in caplog.text
    await workshop.close()


@in_a_loop
async def test_what_was_compiled_before_is_ready_without_a_process(tmp_path):
    held = Held(tmp_path)
    workshop = Workshop(GAMES, how=held)
    workshop.open()
    for game in GAMES:
        await workshop.ready(game)
    await workshop.ready("chess")  # no such game: that is refused elsewhere
    assert held.started == []
    await workshop.close()


@in_a_loop
async def test_closing_ends_the_processes(never_compiled, tmp_path):
    workshop = Workshop(GAMES, places=2, how=Held(tmp_path))
    workshop.open()
    await until(lambda: half_done(workshop, GAMES[0]) and half_done(workshop, GAMES[1]))
    processes = [workshop._games[game].process for game in GAMES[:2]]
    await workshop.close()
    assert all(process is not None and process.returncode is not None for process in processes)


@in_a_loop
async def test_the_real_compiler_reports_and_ends_well(never_compiled):
    """The game is in the cache, so the compiler has nothing to do."""
    workshop = Workshop(("empire",))
    workshop.open()
    await workshop.ready("empire")
    assert workshop.all_ready
    await workshop.close()


@in_a_loop
async def test_a_table_waits_for_its_own_game_and_for_no_other(never_compiled, tmp_path):
    held = Held(tmp_path)
    seats = [SeatWish("me"), SeatWish("bot")]
    async with open_house(tmp_path, workshop=Workshop(GAMES, places=2, how=held)) as house:
        ann: Person = (await house.people.create("Ann", 0))[0]
        wanted = asyncio.create_task(opening.open_table(house.hall, ann, TableWish(GAMES[1], 2, seats)))
        other = asyncio.create_task(opening.open_table(house.hall, ann, TableWish(GAMES[0], 2, seats)))
        await until(lambda: half_done(house.workshop, GAMES[1]))
        assert not wanted.done()
        held.let(GAMES[1])
        table = await wanted
        assert table.running().match.game == GAMES[1]
        assert not other.done()
        held.let(GAMES[0])
        await other


@in_a_loop
async def test_after_a_restart_matches_go_on_when_their_game_is_ready(tmp_path, monkeypatch):
    seats = [SeatWish("me"), SeatWish("bot")]
    async with open_house(tmp_path) as house:
        ann: Person = (await house.people.create("Ann", 0))[0]
        for game in GAMES[:2]:
            table = await opening.open_table(house.hall, ann, TableWish(game, 2, seats))
            await until(lambda table=table: not table.thinking._thoughts)
    monkeypatch.setattr(module, "is_compiled", lambda definition: False)
    held = Held(tmp_path)
    found: list[str] = []
    async with open_house(tmp_path, workshop=Workshop(GAMES, how=held)) as house:
        find = house.hall.find

        async def noted(table_id):
            table = await find(table_id)
            found.append(table.details.game)
            return table

        monkeypatch.setattr(house.hall, "find", noted)
        held.let(GAMES[1])
        await until(lambda: found == [GAMES[1]])
        held.let(GAMES[0])
        await until(lambda: found == [GAMES[1], GAMES[0]])


@in_a_loop
async def test_whoever_asked_is_told_when_a_game_has_been_loaded():
    told = []
    workshop = Workshop(("empire",), on_loaded=lambda: told.append(True))
    workshop.open()
    await workshop.ready("empire")
    assert told
    await workshop.close()
