"""The page is there before the games are: a game that is not ready says so, and its match starts by
itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server

DRAWN = {path.parent.name for path in (Path(__file__).parents[2] / "web/src/games").glob("*/index.ts")}


@pytest.fixture(scope="module")
def held(tmp_path_factory):
    """A server on which no game is compiled before a test lets it; the last test lets all of them."""
    folder = tmp_path_factory.mktemp("held")
    running = Server(folder, "tests.browser.held", str(folder))
    running.start()
    yield running
    running.stop()


def test_the_games_that_the_page_can_draw_are_offered(held, person):
    page = person(held.address)
    page.goto("/")
    expect(page.get_by_test_id("game-empire")).to_be_visible()
    offered = page.locator(".games [data-testid^=game-]")
    found = offered.evaluate_all("all => all.map(each => each.dataset.testid)")
    assert set(found) == {f"game-{game}" for game in DRAWN}


def test_rulebooks_do_not_wait_for_any_game_in_either_language(held, person):
    page = person(held.address, lang="pl")
    page.goto("/")
    expect(page.locator(".games [data-testid=getting-ready-legends] small")).to_have_text(
        re.compile(r"Gotowe za około \d+ s")
    )
    page.goto("/rules/legends")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_play_now_waits_for_its_game_and_starts_by_itself(held, person):
    page = person(held.address)
    page.goto("/")
    for game in ("empire", "legends", "founders"):
        expect(page.locator(f".games [data-testid=getting-ready-{game}]")).to_be_visible()
    page.get_by_test_id("game-founders").click()
    page.get_by_test_id("play-now").click()
    expect(page.get_by_test_id("play-now")).to_have_text(re.compile(r"Ready in about \d+ s"))
    page.get_by_test_id("call-off").click()
    expect(page.get_by_test_id("play-now")).to_have_text("Play now")

    page.get_by_test_id("play-now").click()
    page.get_by_test_id("game-empire").click()  # this also cancels the start of the other one
    (held.folder / "founders").touch()
    expect(page.locator(".games [data-testid=getting-ready-founders]")).to_be_hidden()
    expect(page.get_by_test_id("game-founders").locator("svg").first).to_be_visible()
    expect(page.locator(".games [data-testid=getting-ready-empire]")).to_be_visible()

    page.get_by_test_id("play-now").click()
    expect(page.get_by_role("status").filter(has_text="It starts by itself")).to_be_visible()
    (held.folder / "empire").touch()
    page.wait_for_url("**/t/*")
