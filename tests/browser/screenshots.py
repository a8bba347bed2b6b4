"""Taking the pictures in `docs/screenshots`: `python -m tests.browser.screenshots ADDRESS`."""

from __future__ import annotations

import json
import random
import sys
from base64 import b64decode
from pathlib import Path

from playwright.sync_api import sync_playwright

import imperia
from imperia.minds import make_mind
from tests.browser.conftest import CHROMIUM, USED_TO_IT
from tests.browser.playing import BOT, ME, act, click, hook, open_table, play_as_programs, post, until

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
WIDE, PHONE, SIDEWAYS, TABLET = (1280, 800), (360, 740), (740, 360), (820, 1180)
QUALITY = 82
WAR, ACTIONS_OF_A_WAR = 1, 216
VARIANTS = {"explore": True, "swamp": True, "citadels": True, "encounters": "all", "leaders": True}
TABLES = (  # name, game, options, opponents, size, theme, language, actions played
    ("empire-wide-light", "empire", {"goods_tokens": True}, 2, WIDE, "light", "en", 20),
    ("empire-phone-light", "empire", {}, 2, PHONE, "light", "en", 20),
    ("legends-wide-dark", "legends", VARIANTS, 2, WIDE, "dark", "en", 20),
    ("legends-hand-light", "legends", {"setup": "hand", "setup_player": "0"}, 2, WIDE, "light", "en", 3),
    ("founders-wide-light", "founders", {}, 1, WIDE, "light", "en", 40),
    ("founders-phone-dark", "founders", {}, 1, PHONE, "dark", "pl", 40),
    ("empire-sideways-light", "empire", {}, 2, SIDEWAYS, "light", "en", 14),
    ("legends-tablet-light", "legends", VARIANTS, 2, TABLET, "light", "pl", 14),
)
PAGES = (  # name, path, size, theme
    ("home-wide-light", "/", WIDE, "light"),
    ("home-phone-dark", "/", PHONE, "dark"),
    ("new-wide-light", "/new", WIDE, "light"),
    ("rules-wide-light", "/rules/empire/E4.6", WIDE, "light"),
)


def main(address: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, path, size, theme in PAGES:
            page = visitor(browser, address, size, theme)
            page.goto(path)
            page.locator("h1").first.wait_for()
            take(page, name)
        for name, game, options, opponents, size, theme, lang, actions in TABLES:
            page = visitor(browser, address, size, theme, lang)
            open_table(page, game, seats=(ME, *[BOT] * opponents), options=options)
            play(page, actions)
            take(page, name)
        take_a_whole_match(visitor(browser, address, WIDE, "light"))
        match = a_war()
        take_an_attack(visitor(browser, address, WIDE, "light"), match, "capitals-wide-light")
        take_a_war(visitor(browser, address, PHONE, "dark", "pl"), match, "capitals-phone-dark")
        browser.close()


def visitor(browser, address, size, theme, lang="en"):
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        base_url=address,
        color_scheme=theme,
        reduced_motion="reduce",
        locale={"en": "en-GB", "pl": "pl-PL"}[lang],
        has_touch=size != WIDE,
        is_mobile=size != WIDE,
    )
    context.add_init_script(f"localStorage.imperia ??= {json.dumps(json.dumps(USED_TO_IT))}")
    return context.new_page()


def play(page, actions: int) -> None:
    chance = random.Random(7)
    for _ in range(actions):
        now = until(page, "now.over || now.lit.length")
        if now.over:
            return
        act(page, chance, now)
    until(page, "now.over || now.lit.length")


def take_a_whole_match(page) -> None:
    address = open_table(page, seats=(ME, BOT, BOT))
    play_as_programs((page,), address.rpartition("/")[2], seed=7)
    page.goto(address)
    hook(page, "result").click()
    hook(page, "end").wait_for()
    take(page, "end-wide-light")
    page.goto(f"{address}/replay/60")
    hook(page, "replay-slider").wait_for()
    take(page, "replay-wide-light")


def a_war() -> imperia.Match:
    """A match played by bots, up to a turn of somebody who can attack."""
    match = imperia.game("capitals").start(4, seed=WAR, rounds=40)
    minds = [make_mind("casual", seat) for seat in range(4)]
    while match.step < ACTIONS_OF_A_WAR or attack_in(match) is None:
        seat = match.actors[0]
        match.play(seat, minds[seat].choose(match, seat))
    return match


def attack_in(match: imperia.Match) -> tuple[int, int] | None:
    """An origin and a target of an attack that is possible for the seat that is asked; None if there is
    none."""
    seat = match.actors[0]
    view = match.view(seat)
    if view["decision"]["kind"] != "action":
        return None
    for land in view["lands"]:
        if land["holder"] == seat:
            for way in match.explain(seat, {"of": "reach", "place": land["place"]})["places"]:
                if way["battle"]:
                    return land["place"], way["place"]
    return None


def take_a_war(page, match: imperia.Match, name: str) -> None:
    sit_down_at(page, match)
    take(page, name)


def take_an_attack(page, match: imperia.Match, name: str) -> None:
    army, target = attack_in(match)
    sit_down_at(page, match)
    click(page, f"army-{army}")
    click(page, f"reach-{target}")
    hook(page, "odds").first.wait_for()
    take(page, name)


def sit_down_at(page, match: imperia.Match) -> None:
    """Sit down at a table where one person holds every seat."""
    post(page, "/api/me", nickname="Ann")
    table = post(page, "/api/tables/upload", file=match.save())
    page.goto(f"/t/{table['id']}")
    if until(page, "now.lit.length || now.curtain").curtain:
        hook(page, "lift-curtain").click()
    until(page, "now.lit.length")


def take(page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.mouse.move(5, 5)
    page.wait_for_timeout(400)
    shot = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
    )
    (FOLDER / f"{name}.webp").write_bytes(b64decode(shot["data"]))


if __name__ == "__main__":
    main(sys.argv[1])
