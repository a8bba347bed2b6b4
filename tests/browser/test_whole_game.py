"""A person against bots, from the home page to the ranking: the more bots, the fewer turns until then."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import USED_TO_IT
from tests.browser.keyboard import press_action, reach
from tests.browser.playing import (
    BOT,
    END,
    ME,
    hook,
    open_table,
    play_as_programs,
    play_now,
    play_to_the_end,
    wait_until_asked,
)

LOG_IS_AT_ITS_END = """() => {
    const log = document.querySelector('[data-testid=log]');
    return log.scrollTop > 0 && log.scrollTop + log.clientHeight >= log.scrollHeight - 1;
}"""


def test_from_home_to_the_ranking_by_mouse(server, person):
    page = person(server.address)
    play_now(page, opponents=4)
    play_to_the_end(page, seed=1)
    page.wait_for_function(LOG_IS_AT_ITS_END)  # the log has followed everything that happened
    expect(page.locator(END)).not_to_be_empty()
    expect(hook(page, "rematch")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "options"),
    [("legends", {"explore": True, "swamp": True, "leaders": True}), ("founders", {"agreed_end": False})],
)
def test_the_other_games_by_mouse(server, person, game, options):
    """Turns need no confirmation, which saves a click; people can choose that setting."""
    page = person(server.address, settings={**USED_TO_IT, "confirm": False})
    open_table(page, game, (ME, BOT, BOT, BOT), options=options)
    play_to_the_end(page, seed=1)
    expect(page.locator(END)).not_to_be_empty()


ACTIONS_BY_KEYBOARD = 8  # test_capitals plays a whole match by keys


def play_by_keyboard(page, seed):
    chance = random.Random(seed)
    for _ in range(ACTIONS_BY_KEYBOARD):
        press_action(page, chance)
        assert wait_until_asked(page)
        page.wait_for_function("() => document.activeElement !== document.body")


def test_from_home_to_the_first_turns_by_keyboard_alone(server, person):
    page = person(server.address, settings={**USED_TO_IT, "opponents": 4})
    page.goto("/")
    hook(page, "play-now").wait_for()
    reach(page, "play-now")
    page.keyboard.press("Enter")
    hook(page, "table").wait_for()
    play_by_keyboard(page, seed=2)


@pytest.mark.parametrize("game", ["legends", "founders"])
def test_the_first_turns_by_keyboard_alone(server, person, game):
    page = person(server.address)
    open_table(page, game)
    play_by_keyboard(page, seed=3)


def test_who_skips_to_the_end_sees_the_result(server, person):
    page = person(server.address, settings={**USED_TO_IT, "pace": "calm"})
    table = open_table(page).rpartition("/")[2]
    play_as_programs((page,), table, seed=9)
    hook(page, "skip").wait_for()
    page.keyboard.press("Escape")
    page.locator(END).wait_for()
    page.evaluate("new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    expect(page.locator(END), "the same key closed it again").to_be_visible()
