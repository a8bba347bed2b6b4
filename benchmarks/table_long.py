"""A table with ten thousand actions behind it compared with one with ten: how long people who come, look and
undo have to wait. The game is the long one of the tests, because no other lasts as long yet."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.pilgrims import NAME, among_the_games

import imperia
from benchmarks.table_running import Figure
from imperia.play import Match
from imperia.table.config import ServerConfig
from imperia.table.house import House
from imperia.table.people import Person
from imperia.table.tables import opening
from imperia.table.tables.messages import last_events
from imperia.table.tables.table import Table

SHORT, LONG = 10, 9_990
TIMES = 20


class Looker:
    """A viewer of the table."""

    lang = "en"
    visible = True
    notifies = False

    def __init__(self, person: Person) -> None:
        self.person: Person | None = person
        self.seat: int | None = 0
        self.received = 0

    def send(self, message: bytes) -> None:
        self.received += len(message)

    def leave(self, reason: str) -> None:
        pass


def matches() -> dict[int, Match]:
    match, chance = imperia.game(NAME).start(2, seed=5), random.Random(5)
    while match.step < LONG:
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return {SHORT: match.at(SHORT), LONG: match}


async def best(work: Callable[[], Awaitable[object]]) -> float:
    found = float("inf")
    for _ in range(TIMES):
        began = time.perf_counter()
        await work()
        found = min(found, time.perf_counter() - began)
    return found


async def figures_of(house: House, match: Match) -> dict[str, float]:
    ann, _ = await house.people.create("Ann", house.time.now())
    table = await opening.open_match(house.hall, ann, match, ["Ann", "Bob"])
    await asyncio.sleep(1)  # so that snapshots are stored
    viewer = Looker(ann)

    async def read_back() -> None:
        nonlocal table
        house.hall.drop(table)
        table = await house.hall.find(table.details.id)

    async def join() -> None:
        table.audience.join(viewer)
        table.audience.leave(viewer)

    async def act_and_undo() -> None:
        await _act_and_undo(table, ann)

    async def look_back() -> None:
        begun = table.begun()
        await house.hall.folding.do(lambda: last_events(begun.match.at(begun.step // 2), 0, begun.step // 2))

    return {
        "reading the table back": await best(read_back),
        "joining, or looking through other eyes": await best(join),
        "an action and its undo": await best(act_and_undo),
        "a moment in the middle, with its log": await best(look_back),
    }


async def _act_and_undo(table: Table, person: Person) -> None:
    logged = table.begun()
    seat = logged.match.actors[0]
    action = next(a for a in logged.match.legal(seat) if logged.match.is_revocable(seat, a))
    await table.worker.ask(lambda: table.act(person, seat, logged.seq, action.code))
    await table.worker.ask(lambda: table.undo(person, seat, logged.seq))


async def measure(folder: Path) -> dict[int, dict[str, float]]:
    house = House(ServerConfig(f"sqlite:///{folder / 'tables.db'}"))
    await house.open()
    try:
        return {steps: await figures_of(house, match) for steps, match in matches().items()}
    finally:
        await house.close()


def long(folder: Path) -> list[Figure]:
    with among_the_games():
        found = asyncio.run(measure(folder))
    return [
        (
            f"{what}, after {LONG:,} actions and after {SHORT}",
            f"{found[LONG][what] * 1e3:.2f} and {short * 1e3:.2f} ms",
            "the same",
        )
        for what, short in found[SHORT].items()
    ]
