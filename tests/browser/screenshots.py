"""The pictures in `docs/screenshots`: `python -m tests.browser.screenshots ADDRESS` takes them."""

from __future__ import annotations

import random
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM
from tests.browser.playing import act, dismiss_tour, play_now, wait_until_asked

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
WIDE, PHONE = (1280, 800), (360, 740)
STEPS = 26


def main(address: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in ("empire", "legends", "founders"):
            take(browser, address, game, WIDE, "light")
        take(browser, address, "empire", PHONE, "light")
        take(browser, address, "founders", PHONE, "dark")
        take(browser, address, "legends", WIDE, "dark")
        for path in ("", "new", "rules/empire"):
            page = visitor(browser, address, WIDE, "light")
            page.goto(f"/{path}")
            page.wait_for_load_state("networkidle")
            page.screenshot(path=FOLDER / f"{path.split('/')[0] or 'home'}.png")


def visitor(browser, address, size, theme):
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        base_url=address,
        color_scheme=theme,
        reduced_motion="reduce",
        locale="en-GB",
    )
    return context.new_page()


def take(browser, address, game, size, theme) -> None:
    page = visitor(browser, address, size, theme)
    play_now(page, game)
    chance = random.Random(7)
    for _ in range(STEPS):
        if not wait_until_asked(page):
            break
        act(page, chance)
    wait_until_asked(page)
    dismiss_tour(page)
    page.mouse.move(5, 5)
    page.wait_for_timeout(400)
    shape = "phone" if size == PHONE else "wide"
    page.screenshot(path=FOLDER / f"{game}-{shape}-{theme}.png")


if __name__ == "__main__":
    main(sys.argv[1])
