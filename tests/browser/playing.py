"""What a person does at the page, by its test ids.

Each step is one or two calls to the browser: conditions are watched there, instead of being asked for again
and again.
"""

from __future__ import annotations

import random
import re
from typing import NamedTuple

from tests.browser.patience import PATIENCE

ACTIONS = '[data-testid^="action-"]:not([data-testid="action-list"])'
END = '[data-testid="end"]'
ME, BOT, GUEST, OPEN = {"kind": "me"}, {"kind": "bot", "level": "novice"}, {"kind": "guest"}, {"kind": "open"}


def hook(page, name: str):
    return page.get_by_test_id(name)


# ----- Coming to a table


def play_now(page, game: str = "empire", opponents: int = 1) -> None:
    """Start a match from the home page, against gentle bots."""
    page.goto("/")
    hook(page, "play-now").wait_for()
    hook(page, f"game-{game}").click()
    hook(page, f"opponents-{opponents}").click()
    hook(page, "level").select_option("novice")
    hook(page, "play-now").click()
    sit_at_the_table(page)


def open_table(page, game: str = "empire", seats=(ME, BOT), **wishes) -> str:
    """Open a table that starts at once, as a program would; returns the address of its page."""
    post(page, "/api/me", nickname="Ann")
    table = post(page, "/api/tables", game=game, players=len(seats), seats=list(seats), **wishes)
    page.goto(f"/t/{table['id']}")
    sit_at_the_table(page)
    return page.url


def play_as_programs(people, table: str, seed: int, actions: int | None = None) -> None:
    """Let the people who are asked take any action, without a page: so many times, or until the match is
    over."""
    chance = random.Random(seed)
    taken = 0
    while actions is None or taken < actions:
        views = [page.context.request.get(f"/api/tables/{table}/view").json() for page in people]
        if views[0]["view"]["over"]:
            return
        for page, now in zip(people, views, strict=True):
            if now["view"]["legal"]:
                code = chance.choice(now["view"]["legal"])["code"]
                post(page, f"/api/tables/{table}/actions", seq=now["seq"], code=code)
                taken += 1
                break


def post(page, path: str, **body) -> dict:
    """A request with the cookies of this person."""
    response = page.context.request.post(path, data=body)
    assert response.ok, response.text()
    return response.json()


def sit_at_the_table(page) -> None:
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+"))
    hook(page, "table").wait_for()


def dismiss_tour(page) -> None:
    """Dismiss the guided first turn, which a newcomer is offered once something is asked."""
    if hook(page, "tour-dismiss").is_visible():
        hook(page, "tour-dismiss").click()


# ----- What there is to see


class Moment(NamedTuple):
    """What a page shows: `lit` are the test ids of all that can be clicked, in a fixed order."""

    step: int
    over: bool
    lit: list[str]
    confirm: bool
    curtain: bool


SHOWN = """(() => {
    const has = name => document.querySelector(`[data-testid="${name}"]`) !== null;
    const lit = [...document.querySelectorAll('ACTIONS')].map(one => one.dataset.testid);
    const step = Number(document.querySelector('[data-testid="table"]')?.dataset.step ?? -1);
    return {step, over: has('end'), lit: [...new Set(lit)].sort(), confirm: has('confirm'),
        curtain: has('lift-curtain')};
})""".replace("ACTIONS", ACTIONS)

UNTIL = """([before, patience]) => new Promise((done, late) => {
    const shown = SHOWN, isEnough = now => ENOUGH;
    const look = () => { const now = shown(); if (isEnough(now)) end(done, now); };
    const watch = new MutationObserver(look);
    const giveUp = () => end(late, new Error(`the page shows ${JSON.stringify(shown())}`));
    const timer = setTimeout(giveUp, patience);
    const end = (tell, what) => { watch.disconnect(); clearTimeout(timer); tell(what); };
    watch.observe(document, {subtree: true, childList: true, attributes: true});
    look();
})""".replace("SHOWN", SHOWN)


def shown(page) -> Moment:
    return Moment(**page.evaluate(SHOWN))


def until(page, enough: str, before: int = -1) -> Moment:
    """What the page shows as soon as a condition is true. The condition is JavaScript about `now` and the
    step `before`."""
    return Moment(**page.evaluate(UNTIL.replace("ENOUGH", enough), [before, PATIENCE]))


def wait_until_asked(page) -> bool:
    """True if something is lit for this person, False if the match is over."""
    return not until(page, "now.over || now.lit.length").over


def step_of(page) -> int:
    return shown(page).step


def lit_codes(page) -> list[str]:
    return shown(page).lit


# ----- Acting


def act(page, chance: random.Random, now: Moment | None = None) -> Moment:
    """Take one of the actions that are lit, by a click, and confirm it if asked."""
    before = now or shown(page)
    click(page, chance.choice(before.lit))
    return settle(page, before.step)


A_POINT_OF = """([testid, patience]) => new Promise((done, late) => {
    const start = performance.now();
    const pointOn = one => {
        one.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
        const {left, top, width, height} = one.getBoundingClientRect();
        for (const parts of [2, 4, 8, 16, 32])
            for (let i = 1; i < parts; i++)
                for (let j = 1; j < parts; j++) {
                    const [x, y] = [left + width * i / parts, top + height * j / parts];
                    if (one.contains(document.elementFromPoint(x, y))) return [x, y];
                }
        return null;
    };
    const look = () => {
        const one = document.querySelector(`[data-testid="${testid}"]`);
        const point = one && pointOn(one);
        if (point) {
            window.hasHit = false;
            const hit = event => { window.hasHit = one.contains(event.target); };
            window.addEventListener('pointerdown', hit, {capture: true, once: true});
            done(point);
        }
        else if (performance.now() - start < patience) requestAnimationFrame(look);
        else late(new Error(`${testid} ${one ? 'is nowhere to be clicked' : 'is not there'}`));
    };
    look();
})"""


def click(page, test_id: str) -> None:
    """Click something once it is there, where it is on top: a region may be bent around its middle, or lie
    under a piece.

    If it moved before the click, because something above it arrived, the click is repeated at the new place.
    """
    has_hit = False
    while not has_hit:
        page.mouse.click(*page.evaluate(A_POINT_OF, [test_id, PATIENCE]))
        has_hit = page.evaluate("window.hasHit ?? true")  # after the click there may be a new page


def settle(page, before: int) -> Moment:
    """Wait for the effect of a click; confirm an action that cannot be undone."""
    now = until(page, "now.step > before || now.over || now.curtain || now.confirm", before)
    if now.confirm:
        click(page, "confirm")
        now = until(page, "now.step > before || now.over || now.curtain", before)
    return now


def play_to_the_end(page, seed: int) -> None:
    chance = random.Random(seed)
    while True:
        now = until(page, "now.over || now.lit.length")
        if now.over:
            return
        act(page, chance, now)
