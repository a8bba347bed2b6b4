"""What a person does at the page, by its test ids."""

from __future__ import annotations

import random
import re

ACTIONS = '[data-testid^="action-"]:not([data-testid="action-list"])'
CURTAIN = '[data-testid="lift-curtain"]'
SKIP = '[data-testid="skip"]'
CONFIRM = '[data-testid="confirm"]'
END = '[data-testid="end"]'


def hook(page, name: str):
    return page.get_by_test_id(name)


def play_now(page, game: str = "empire") -> None:
    """Against one gentle bot."""
    page.goto("/")
    hook(page, "play-now").wait_for()
    if hook(page, f"game-{game}").is_visible():  # it is not the one that the page opens with
        hook(page, f"game-{game}").click()
    hook(page, "opponents-1").click()
    hook(page, "level").select_option("novice")
    hook(page, "play-now").click()
    sit_at_the_table(page)


def sit_at_the_table(page) -> None:
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+"))
    hook(page, "table").wait_for()


def dismiss_tour(page) -> None:
    """A newcomer is offered the guided first turn once something is asked."""
    if hook(page, "tour-dismiss").is_visible():
        hook(page, "tour-dismiss").click()


def is_over(page) -> bool:
    return page.locator(END).first.is_visible()


def wait_until_asked(page) -> bool:
    """True if something is lit for this person, False if the match is over. What others do is skipped."""
    while True:
        page.wait_for_selector(f"{ACTIONS}, {END}, {SKIP}", state="attached")
        if is_over(page):
            return False
        if page.locator(ACTIONS).count():
            return True
        if hook(page, "skip").is_visible():
            page.keyboard.press("Escape")
        page.wait_for_timeout(20)


def step_of(page) -> int:
    return int(hook(page, "table").get_attribute("data-step"))


def lit_codes(page) -> list[str]:
    """The test ids of all that is lit, in a fixed order."""
    found = page.eval_on_selector_all(ACTIONS, "all => all.map(one => one.dataset.testid)")
    return sorted(set(found))


def act(page, chance: random.Random) -> str:
    """Take one of the actions that are lit, by a click, and confirm it where asked."""
    dismiss_tour(page)
    before = step_of(page)
    chosen = chance.choice(lit_codes(page))
    click(page, chosen)
    settle(page, before)
    return chosen


A_POINT_OF = """one => {
    const {left, top, width, height} = one.getBoundingClientRect();
    for (const parts of [2, 4, 8, 16, 32])
        for (let i = 1; i < parts; i++)
            for (let j = 1; j < parts; j++) {
                const [x, y] = [left + width * i / parts, top + height * j / parts];
                if (one.contains(document.elementFromPoint(x, y))) return [x, y];
            }
    return null;
}"""


def click(page, test_id: str) -> None:
    """Where the thing is on top: a region may be bent around its own middle, or lie under a piece."""
    target = hook(page, test_id).first
    target.scroll_into_view_if_needed()
    point = target.evaluate(A_POINT_OF)
    assert point, f"{test_id} is lit, but nowhere to be clicked"
    page.mouse.click(*point)


def settle(page, before: int) -> None:
    """Wait for what a click does; confirm what cannot be undone."""
    wait_for_answer(page, before)
    if hook(page, "confirm").is_visible():
        hook(page, "confirm").click()
        wait_for_step_after(page, before)


def wait_for_answer(page, before: int) -> None:
    page.wait_for_function(HAS_MOVED, arg=[f"{CONFIRM}, {END}, {CURTAIN}", before])


def wait_for_step_after(page, before: int) -> None:
    page.wait_for_function(HAS_MOVED, arg=[f"{END}, {CURTAIN}", before])


HAS_MOVED = """([signs, before]) => document.querySelector(signs) ||
    Number(document.querySelector('[data-testid="table"]')?.dataset.step ?? before) > before"""


def play_to_the_end(page, seed: int) -> None:
    chance = random.Random(seed)
    while wait_until_asked(page):
        act(page, chance)
