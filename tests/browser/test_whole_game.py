"""A person against bots, from the home page to the ranking."""

import random

import pytest
from tests.browser.playing import (
    END,
    dismiss_tour,
    hook,
    lit_codes,
    play_now,
    play_to_the_end,
    step_of,
    wait_for_answer,
    wait_for_step_after,
    wait_until_asked,
)


def test_by_mouse(server, person):
    page = person(server.address)
    play_now(page)
    play_to_the_end(page, seed=1)
    assert page.locator(END).first.inner_text().strip()
    assert hook(page, "rematch").is_visible()


def test_by_keyboard_alone(server, person):
    page = person(server.address)
    page.goto("/")
    tab_to(page, "play-now")
    page.keyboard.press("Enter")
    hook(page, "table").wait_for()
    dismiss_tour(page)
    chance = random.Random(2)
    while wait_until_asked(page):
        before = step_of(page)
        tab_to(page, chance.choice(lit_codes(page)))
        page.keyboard.press("Enter")
        wait_for_answer(page, before)
        if hook(page, "confirm").is_visible():
            tab_to(page, "confirm")
            page.keyboard.press("Enter")
            wait_for_step_after(page, before)


def tab_to(page, test_id: str, most: int = 150) -> None:
    """With the Tab key, and inside the board with the arrow keys."""
    for _ in range(most):
        if page.evaluate("document.activeElement?.dataset?.testid") == test_id:
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{test_id} cannot be reached by the Tab key")
