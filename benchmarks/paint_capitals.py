"""The page of capitals at a table with three thousand actions behind it: how soon it is drawn, how much
memory it uses, how smoothly its map can be moved, and how soon a click shows odds."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import count
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

import imperia
from benchmarks.table_running import Figure, running_server
from imperia.minds import make_mind
from imperia.play import Match
from imperia.table.asking import COOKIE
from imperia.table.config import ServerConfig
from imperia.table.house import House
from imperia.table.people import Person
from imperia.table.store import Change
from imperia.table.tables import Table, opening
from imperia.table.tables.details import seat_to_update

PLAYERS, ROUNDS, ACTIONS = 6, 200, 3_000
WIDTH, HEIGHT = 1280, 800
TIMES = 3
STEPS = 60  # of a gesture
SETTINGS = {"pace": "at-once", "tours": {"capitals": True}}
ARMIES, REACHED, ODDS = "svg [data-testid^=army-]", "svg [data-testid^=reach-]", "[data-testid=odds]"

# To be called while a frame is prepared: the message through the channel arrives after the frame is drawn.
AFTER = """
window.drawn_by_now = then => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(0);
};
"""

# The time from each frame to the next, until `stop_frames` is called.
FRAMES = """
window.frames_of = () => {
    const lengths = [];
    let last = performance.now(), going = true;
    const next = now => {
        if (!going) return;
        lengths.push(now - last);
        last = now;
        requestAnimationFrame(next);
    };
    requestAnimationFrame(now => { last = now; requestAnimationFrame(next); });
    window.stop_frames = () => { going = false; return lengths; };
};
"""

# Runs before any script of the page: when the frame is drawn that shows names and pieces of the board.
DRAWN = """
window.drawn = new Promise(done => {
    const look = () => {
        if (!document.querySelector('[data-testid=board] svg .stand')) return requestAnimationFrame(look);
        drawn_by_now(() => done(performance.now()));
    };
    look();
});
"""

# The time from a click to the frame that shows what was clicked for.
CLICKED = """
what => {
    let clicked = 0;
    addEventListener('pointerdown', event => (clicked = event.timeStamp), {capture: true, once: true});
    window.shown = new Promise(done => {
        const look = () => {
            if (!clicked || !document.querySelector(what)) return requestAnimationFrame(look);
            drawn_by_now(() => done(performance.now() - clicked));
        };
        look();
    });
}
"""


@dataclass
class Place:
    """A table on a running server, and the token of a person who sits there."""

    address: str
    table: str
    token: str


def late_match() -> Match:
    """A match that was played by quick bots, up to a turn of somebody who can attack. (Several seeds are
    tried, because wars end most matches sooner.)"""
    for seed in count(1):
        match = imperia.game("capitals").start(PLAYERS, seed=seed, map="world", rounds=ROUNDS)
        minds = [make_mind("novice", seat) for seat in range(PLAYERS)]
        while match.actors and (match.step < ACTIONS or not _can_attack(match)):
            seat = match.actors[0]
            match.play(seat, minds[seat].choose(match, seat))
        if match.actors:
            return match
    raise AssertionError


def _can_attack(match: Match) -> bool:
    seat = match.actors[0]
    return match.view(seat)["decision"]["kind"] == "action" and any(
        way["battle"] for _, way in _ways(match, seat)
    )


def _ways(match: Match, seat: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Where every army of a seat can go."""
    for land in match.view(seat)["lands"]:
        if land["holder"] == seat:
            reach = match.explain(seat, {"of": "reach", "place": land["place"]}) or {}
            for way in reach["places"]:
                yield land["place"], way


async def _opened(folder: str, match: Match) -> tuple[str, str]:
    house = House(ServerConfig(f"sqlite:///{folder}/tables.db"))
    await house.open()
    try:
        ann, token = await house.people.create("Ann", house.time.now())
        bob, _ = await house.people.create("Bob", house.time.now())
        names = [f"Player {seat}" for seat in range(PLAYERS)]
        table = await opening.open_match(house.hall, ann, match, names)
        await _give_away(table, match.actors[0], ann, bob)
        await asyncio.sleep(1)  # so that snapshots are stored
        return table.details.id, token
    finally:
        await house.close()


async def _give_away(table: Table, kept: int, keeper: Person, other: Person) -> None:
    """Give all seats but one to another person: a curtain would cover the board of somebody who has
    several."""
    details, was = table.details, table.details.seats
    details.seats = [
        replace(seat, person=(keeper if number == kept else other).id, guest=False)
        for number, seat in enumerate(was)
    ]
    changes = [seat_to_update(details, number, was=seat) for number, seat in enumerate(was)]
    await table.store(Change(statements=changes))


@contextmanager
def at_the_table(folder: str, match: Match) -> Iterator[Place]:
    with ThreadPoolExecutor(1) as thread:  # Playwright already has an event loop in this thread
        table, token = thread.submit(asyncio.run, _opened(folder, match)).result()
    with running_server(folder) as server:
        yield Place(f"http://127.0.0.1:{server.port}", table, token)


@contextmanager
def visiting(browser: Browser, place: Place) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, base_url=place.address)
    context.add_cookies([{"name": COOKIE, "value": place.token, "url": place.address}])
    context.add_init_script(
        f"localStorage.imperia ??= {json.dumps(json.dumps(SETTINGS))};{AFTER}{FRAMES}{DRAWN}"
    )
    page = context.new_page()
    try:
        yield page
    finally:
        context.close()


def opened_in(page: Page, place: Place) -> float:
    """Milliseconds from opening the address until the board is drawn."""
    page.goto(f"/t/{place.table}")
    drawn: float = page.evaluate("window.drawn")
    return drawn


def memory_of(page: Page) -> float:
    """Megabytes of the page's objects, after garbage has been collected."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used: float = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    return used / 1e6


# ----- Gestures


def _middle(page: Page) -> tuple[float, float]:
    box = page.locator("[data-testid=board]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] * 0.55, box["y"] + box["height"] * 0.45


def zoom(page: Page) -> None:
    """Come as near as possible, and go away again."""
    page.mouse.move(*_middle(page))
    for step in range(STEPS):
        page.mouse.wheel(0, -40 if step < STEPS / 2 else 40)


def pan(page: Page) -> None:
    """Come near, and move the map round in a circle."""
    x, y = _middle(page)
    page.mouse.move(x, y)
    for _ in range(15):
        page.mouse.wheel(0, -40)
    page.wait_for_timeout(800)
    page.mouse.down()
    for step in range(STEPS):
        side = step * 4 // STEPS
        x += (6, 0, -6, 0)[side]
        y += (0, 5, 0, -5)[side]
        page.mouse.move(x, y)
    page.mouse.up()


def frames_of(page: Page, gesture: Callable[[Page], None]) -> list[float]:
    """The milliseconds of each frame, until names and pieces have their places again."""
    page.evaluate("window.frames_of()")
    gesture(page)
    page.wait_for_timeout(800)
    lengths: list[float] = page.evaluate("window.stop_frames()")
    return lengths


# ----- From click to odds


def odds_after(page: Page, match: Match) -> list[float]:
    """Milliseconds from the click on a defended province to the odds, for several armies: first each of them
    for the first time, then each again."""
    seat = match.actors[0]
    battles = {army: way["place"] for army, way in _ways(match, seat) if way["battle"]}
    found = []
    for army, target in [*battles.items()][:TIMES] * 2:
        page.click(f"svg [data-testid=army-{army}]", force=True)
        page.wait_for_selector(f"svg [data-testid=reach-{target}]")
        page.evaluate(CLICKED, ODDS)
        _click_region(page, target)
        found.append(page.evaluate("window.shown"))
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        page.wait_for_selector(ODDS, state="detached")
    return found


def _click_region(page: Page, region: int) -> None:
    """Click a region where it is on top: a province does not fill its box."""
    point = page.evaluate(
        """number => {
            const path = document.querySelector(`[data-region="${number}"]`);
            const box = path.getBoundingClientRect();
            for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {
                const at = [box.x + box.width * i / 20, box.y + box.height * j / 20];
                if (document.elementFromPoint(...at) === path) return at;
            }
        }""",
        region,
    )
    page.mouse.click(*point)


# ----- All of it


def capitals(browser: Browser, folder: str) -> list[Figure]:
    match = late_match()
    with at_the_table(folder, match) as place:
        openings, memories, zooms, pans = [], [], [], []
        for visit in range(TIMES + 1):
            with visiting(browser, place) as page:
                soon = opened_in(page, place)
                if visit == 0:
                    continue  # not counted, because the server reads the table and draws pictures
                openings.append(soon)
                page.wait_for_timeout(1000)
                memories.append(memory_of(page))
                zooms.append(frames_of(page, zoom))
                pans.append(frames_of(page, pan))
        with visiting(browser, place) as page:
            opened_in(page, place)
            odds = odds_after(page, match)
    found: list[Figure] = [
        (f"a table with {match.step:,} actions, until its board is drawn", _told(openings), "1 500 ms"),
        ("memory of its page", f"{max(memories):.0f} MB", "150 MB"),
    ]
    for what, runs in (("zoom", zooms), ("pan", pans)):
        typical = median(length for run in runs for length in run)
        worst = ", ".join(f"{max(run):.0f}" for run in runs)
        found.append(
            (
                f"{what} of its map, a frame",
                f"median {typical:.1f}, longest {worst} ms",
                "20, none over 100 ms",
            )
        )
    first, again = odds[: len(odds) // 2], odds[len(odds) // 2 :]
    found.append(("from click to odds, asked first", _told(first), "100 ms"))
    found.append(("from click to odds, asked again", _told(again), "100 ms"))
    return found


def _told(values: list[float]) -> str:
    return f"median {median(values):.0f}, longest {max(values):.0f} ms"
