"""Playing without a mouse: Tab from thing to thing, arrow keys from lit region to lit region, Enter."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.browser.playing import Moment, hook, until

MOST_TABS = 120
MOST_ARROWS = 80


def press_action(page, chance: random.Random) -> Moment:
    """Take one of the actions that are lit, and confirm it if asked."""
    before = until(page, "now.lit.length && !now.confirm")
    reach(page, chance.choice(before.lit))
    page.keyboard.press("Enter")
    now = until(page, "now.step > before || now.over || now.confirm", before.step)
    if now.confirm:
        reach(page, "confirm")
        page.keyboard.press("Enter")
        now = until(page, "now.step > before || now.over", before.step)
    return now


def reach(page, test_id: str) -> None:
    """Move the focus with the Tab key; on the board, which is a single tab stop reached by `b`, with the
    arrow keys."""
    hook(page, test_id).first.wait_for(state="attached")
    if page.evaluate(IS_ON_THE_BOARD, test_id):
        while page.evaluate("document.activeElement.matches('input, select')"):
            page.keyboard.press("Tab")  # in such a field, `b` would be typed
        page.keyboard.press("b")
        if walk_to(page, test_id):
            return
    way = "Shift+Tab" if page.evaluate(IS_BEFORE, test_id) else "Tab"
    for _ in range(MOST_TABS):
        if focused(page) == test_id:
            return
        page.keyboard.press(way)
    pytest.fail(f"{test_id} cannot be reached by the keyboard")


def press(page, test_id: str) -> None:
    reach(page, test_id)
    page.keyboard.press("Enter")


def write(page, test_id: str, text: str) -> None:
    """Write this text in place of what is there."""
    reach(page, test_id)
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(text)


def pick(page, test_id: str, value: str) -> None:
    """Choose from a drop-down list, using the arrow keys."""
    reach(page, test_id)
    for _ in range(MOST_ARROWS):
        if page.evaluate("document.activeElement.value") == value:
            return
        page.keyboard.press("ArrowDown")
    pytest.fail(f"{test_id} has no {value}")


def give_order(page, sentence: str) -> None:
    """Give an order beside the map: `o` moves the focus there, arrows from one to the next."""
    hook(page, "orders").get_by_text(sentence).first.wait_for(state="attached")
    page.keyboard.press("o")
    for _ in range(MOST_ARROWS):
        if sentence in page.evaluate("document.activeElement.textContent"):
            return page.keyboard.press("Enter")
        page.keyboard.press("ArrowDown")
    pytest.fail(f"{sentence} cannot be reached by arrows")


def focused(page) -> str:
    return page.evaluate("document.activeElement?.dataset?.testid ?? ''")


def walk_to(page, test_id: str) -> bool:
    """Walk from one lit region to the next by arrow keys towards the target; among these, each time the one
    that was pressed least often at that region."""
    tried: Counter[tuple[str, str]] = Counter()
    for _ in range(MOST_ARROWS):
        here, arrows = page.evaluate(ARROWS_TOWARDS, test_id)
        if here == test_id:
            return True
        arrow = min(arrows, key=lambda each: tried[here, each])
        tried[here, arrow] += 1
        page.keyboard.press(arrow)
    return False


IS_BEFORE = """wanted => {
    const [here, there] = [document.activeElement, document.querySelector(`[data-testid="${wanted}"]`)];
    return here !== document.body && there !== null
        && (here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}"""

IS_ON_THE_BOARD = """wanted => document.querySelector(
    `[data-place=board] svg [data-testid="${wanted}"]`) !== null"""

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
    return [document.activeElement.dataset.testid ?? '', [first[0], second[0], second[1], first[1]]];
}"""
