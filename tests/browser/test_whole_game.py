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


@pytest.mark.parametrize("game", ["empire", "legends", "founders"])
def test_by_mouse(server, person, game):
    page = person(server.address)
    play_now(page, game)
    play_to_the_end(page, seed=1)
    assert page.locator(END).first.inner_text().strip()
    assert hook(page, "rematch").is_visible()


def test_by_keyboard_alone(server, person):
    page = person(server.address)
    page.goto("/")
    tab_to(page, "play-now")
    page.keyboard.press("Enter")
    hook(page, "table").wait_for()
    chance = random.Random(2)
    while wait_until_asked(page):
        dismiss_tour(page)
        before = step_of(page)
        tab_to(page, chance.choice(lit_codes(page)))
        page.keyboard.press("Enter")
        wait_for_answer(page, before)
        if hook(page, "confirm").is_visible():
            tab_to(page, "confirm")
            page.keyboard.press("Enter")
            wait_for_step_after(page, before)


def tab_to(page, test_id: str, most: int = 120) -> None:
    """With the Tab key; inside the board, which is one stop, with the arrow keys."""
    for _ in range(most):
        if focused(page) == test_id or (on_the_board(page, test_id) and walk_to(page, test_id)):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{test_id} cannot be reached by the keyboard")


def focused(page) -> str:
    return page.evaluate("document.activeElement?.dataset?.testid ?? ''")


def on_the_board(page, test_id: str) -> bool:
    return focused(page).startswith("action-") and bool(
        page.evaluate(
            """wanted => document.activeElement.closest('[data-place=board]') &&
            document.querySelector(`[data-place=board] [data-testid="${wanted}"]`) !== null""",
            test_id,
        )
    )


def walk_to(page, test_id: str) -> bool:
    """From region to lit region, each time by the arrow that points at the target the most."""
    tried = set()
    for _ in range(40):
        here = focused(page)
        if here == test_id:
            return True
        for arrow in page.evaluate(ARROWS_TOWARDS, test_id):
            if (here, arrow) not in tried:
                tried.add((here, arrow))
                page.keyboard.press(arrow)
                break
    return False


ARROWS_TOWARDS = """wanted => {
    const middle = one => {
        const r = one.getBoundingClientRect();
        return [r.x + r.width / 2, r.y + r.height / 2];
    };
    const [x, y] = middle(document.activeElement);
    const [a, b] = middle(document.querySelector(`[data-testid="${wanted}"]`));
    const across = a > x ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const along = b > y ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
    const [first, second] = Math.abs(a - x) > Math.abs(b - y) ? [across, along] : [along, across];
    return [first[0], second[0], second[1], first[1]];
}"""
