"""Replay, languages, a phone, lost connections, a killed server, and what a screen reader gets."""

import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.playing import (
    ACTIONS,
    BOT,
    GUEST,
    ME,
    act,
    dismiss_tour,
    hook,
    open_table,
    play_as_programs,
    play_now,
    post,
    sit_at_the_table,
    step_of,
    until,
    wait_until_asked,
)

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def play_some(page, actions: int, seed: int = 1) -> None:
    chance = random.Random(seed)
    for _ in range(actions):
        now = until(page, "now.over || now.lit.length")
        assert not now.over
        act(page, chance, now)


# ----- Replay


def played(page, actions: int) -> str:
    """The address of a match of which so much was played before anybody opened its page."""
    post(page, "/api/me", nickname="Ann")
    table = post(page, "/api/tables", game="empire", players=2, seats=[ME, BOT])["id"]
    play_as_programs((page,), table, seed=1, actions=actions)
    return f"/t/{table}"


def test_replay_shows_any_moment_under_an_address_of_its_own(server, person):
    page = person(server.address)
    page.goto(f"{played(page, 4)}/replay/2")
    expect(hook(page, "replay-slider")).to_have_value("2")
    hook(page, "replay-next").click()
    page.wait_for_url(re.compile(r"/replay/3$"))
    page.reload()
    expect(hook(page, "replay-slider")).to_have_value("3")


def test_trying_from_a_moment_opens_a_copy_and_leaves_the_match_alone(server, person):
    page = person(server.address)
    table = played(page, 3)
    page.goto(f"{table}/replay/1")
    hook(page, "try-from-here").click()
    page.wait_for_url(
        lambda address: "/t/" in address and "/replay" not in address and not address.endswith(table)
    )
    page.goto(table)
    sit_at_the_table(page)
    assert step_of(page) >= 3


def test_the_page_says_why_a_match_without_hints_is_not_copied(server, person):
    page = person(server.address, lang="pl", refused=True)
    table = open_table(page, seats=(ME, GUEST), hints=False)
    hook(page, "menu").click()
    page.get_by_role("dialog").wait_for()
    expect(page.locator("a[download]")).to_have_count(0)
    page.goto(f"{table}/replay/0")
    hook(page, "try-from-here").click()
    page.get_by_role("alert").get_by_text("podpowiedzi są wyłączone").wait_for()
    assert page.url.endswith("/replay/0")


# ----- Languages, size


def test_language_changes_at_any_moment_and_is_remembered(server, person):
    page = person(server.address)
    page.goto("/")
    hook(page, "lang-pl").check(force=True)
    hook(page, "play-now").get_by_text("Graj teraz").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.reload()
    hook(page, "play-now").get_by_text("Graj teraz").wait_for()
    play_now(page)
    assert wait_until_asked(page)
    expect(hook(page, "decision")).to_contain_text("Wystaw")


def test_a_polish_browser_is_spoken_to_in_polish(server, person):
    page = person(server.address, lang="pl")
    page.goto("/")
    hook(page, "play-now").get_by_text("Graj teraz").wait_for()


@pytest.mark.parametrize("game", ["empire", "legends", "founders", "capitals"])
def test_on_a_phone_everything_fits_and_works(server, person, game):
    page = person(server.address, width=360, height=740, has_touch=True, is_mobile=True)
    page.goto("/")
    assert overflow(page) <= 0
    play_now(page, game)
    play_some(page, 4)
    dismiss_tour(page)
    assert overflow(page) <= 0
    decision = hook(page, "decision").bounding_box()
    assert decision["y"] + decision["height"] <= 741, "the decision bar is out of reach of the thumb"


def test_two_fingers_come_nearer_on_a_map(server, person):
    page = person(server.address, width=360, height=740, has_touch=True, is_mobile=True)
    open_table(page)
    wait_until_asked(page)
    box, step = hook(page, "board").bounding_box(), step_of(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = page.context.new_cdp_session(page)
    whole = seen_of_the_map(page)
    for kind, apart in (("touchStart", 20), ("touchMove", 40), ("touchMove", 80), ("touchEnd", None)):
        fingers = (
            [] if apart is None else [{"x": x, "y": y - apart, "id": 1}, {"x": x, "y": y + apart, "id": 2}]
        )
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    page.wait_for_function(f"whole => ({SEEN})() < whole / 2", arg=whole)
    assert page.evaluate("visualViewport.scale") == 1, "the whole page came nearer, not the map"
    assert step_of(page) == step, "a pinch is no tap"


SEEN = "() => document.querySelector('[data-testid=board] svg').viewBox.baseVal.width"


def seen_of_the_map(page) -> float:
    return page.evaluate(SEEN)


def overflow(page) -> int:
    return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


# ----- Why, undo, hint


def test_a_click_on_what_is_not_lit_answers_with_the_clause(server, person):
    page = person(server.address)
    open_table(page)
    play_some(page, 1)
    quiet = page.locator("path.quiet[data-region]")
    while wait_until_asked(page) and not quiet.count():  # at the beginning an army may go anywhere
        act(page, random.Random(1))
    quiet.first.dispatch_event("click")
    refusal = hook(page, "refusal")
    expect(refusal).to_contain_text(re.compile(r"E\d\.\d+"))
    expect(refusal.locator("a[href^='/rules/empire/']")).to_have_count(1)


def test_undo_takes_a_step_back(server, person):
    page = person(server.address)
    open_table(page)
    while wait_until_asked(page):
        before = step_of(page)
        act(page, random.Random(3))
        hook(page, "undo").click()
        page.wait_for_selector(
            f'[data-testid="table"][data-step="{before}"], [data-testid="refusal"], [data-testid="end"]'
        )
        if step_of(page) == before:
            return
    raise AssertionError("in a whole match nothing could be undone")


def test_a_hint_says_what_a_bot_would_do(server, person):
    page = person(server.address)
    open_table(page)
    wait_until_asked(page)
    hook(page, "hint").click()
    hook(page, "hint-panel").get_by_text("%").first.wait_for()


# ----- Lost connections


def test_a_killed_server_loses_nothing_and_the_page_recovers_by_itself(restarted_server, person):
    page = person(restarted_server.http, line_breaks=True)
    open_table(page)
    play_some(page, 3)
    wait_until_asked(page)
    step = step_of(page)
    restarted_server.kill()
    page.wait_for_selector('[data-testid="connection"]:not([data-state="open"])')
    restarted_server.start()
    page.wait_for_selector('[data-testid="connection"][data-state="open"]')
    assert step_of(page) == step
    play_some(page, 1)
    assert step_of(page) > step


def test_home_says_why_a_match_cannot_be_opened_and_one_under_other_rules_goes_on_by_consent(
    restarted_server, person
):
    page = person(restarted_server.http, lang="pl")
    page.request.post("/api/me", data={"nickname": "Ann"})
    seats = [{"kind": "me"}, {"kind": "guest"}]
    damaged, older = (
        page.request.post("/api/tables", data={"game": "empire", "players": 2, "seats": seats}).json()["id"]
        for _ in range(2)
    )
    restarted_server.stop()
    file = restarted_server.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("UPDATE tables SET seed = NULL WHERE id = ?", [damaged])
        database.execute("UPDATE tables SET rules = 99 WHERE id = ?", [older])
    restarted_server.start()
    page.goto("/")
    mine = page.get_by_test_id("mine")
    mine.locator("li").nth(1).wait_for()
    reason = mine.locator(f"a[href='/t/{damaged}'] .problem")
    expect(reason).to_contain_text("uszkodzony: początek")
    expect(mine.locator(".problem")).to_have_count(1)
    page.goto(f"/t/{older}")
    expect(hook(page, "halt")).to_contain_text("według wersji 99 zasad; teraz obowiązuje wersja 1")
    hook(page, "go-on").click()
    hook(page, "halt").wait_for(state="detached")
    assert page.request.get(f"/api/tables/{older}").json()["halt"] is None


def test_two_tabs_of_one_person_show_the_same(server, person):
    page = person(server.address)
    open_table(page)
    other = page.context.new_page()
    other.goto(page.url)
    hook(other, "table").wait_for()
    play_some(page, 1)
    wait_until_asked(page)
    step = step_of(page)
    until(other, "now.step === before", step)


# ----- For everybody


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (make page)")
def test_no_serious_barrier_on_any_main_page(server, person):
    page = person(server.address)
    found = []
    for address in ("/", "/new", "/rules/empire"):
        page.goto(address)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        found += barriers_in_either_theme(page)
    for game in ("empire", "legends", "founders", "capitals"):
        open_table(page, game)
        wait_until_asked(page)
        found += barriers_in_either_theme(page)
    page.goto(f"{page.url}/replay/0")
    hook(page, "replay-slider").wait_for()
    found += barriers_in_either_theme(page)
    assert found == []


def barriers_in_either_theme(page) -> list[str]:
    """Barriers in both themes, which differ only in their colours."""
    found = []
    for theme, rules in (("light", None), ("dark", ["color-contrast"])):
        page.emulate_media(color_scheme=theme)
        page.wait_for_selector(f"html[data-theme={theme}]")
        found += serious_barriers(page, rules)
    return found


def serious_barriers(page, rules: list[str] | None = None) -> list[str]:
    """All serious barriers, or those that break one of these rules."""
    page.evaluate("() => { document.adoptedStyleSheets = []; }")  # to judge contrast, draw it
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"], "preload": False, **({"runOnly": rules} if rules else {})}
    result = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{violation['id']}: {violation['nodes'][0]['html'][:200]}"
        for violation in result["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


def test_a_live_region_tells_what_happened_what_is_asked_and_what_a_choice_would_bring(server, person):
    page = person(server.address)
    open_table(page)
    wait_until_asked(page)
    play_some(page, 1)
    wait_until_asked(page)
    announcer = hook(page, "announcer")
    expect(announcer).to_have_attribute("aria-live", re.compile("polite|assertive"))
    expect(announcer).not_to_be_empty()
    unnamed = page.eval_on_selector_all(
        ACTIONS, "all => all.filter(one => !one.getAttribute('aria-label') && !one.innerText?.trim()).length"
    )
    assert unnamed == 0
    while not (choices := foretold(page)):
        play_some(page, 1)
    (code, seats) = choices[0]["code"], choices[0]["seats"]
    hook(page, f"action-{code}").focus()
    hook(page, "forecast").locator("b").get_by_text(f"→ {seats[0]['total']}").first.wait_for()
    expect(announcer).to_contain_text(f"to {seats[0]['total']} points")
    hook(page, "layer-stakes").click()
    hook(page, "legend").get_by_text("Points that Ann would gain").wait_for()


def foretold(page) -> list[dict]:
    """The choices that change points, as soon as somebody is asked."""
    assert wait_until_asked(page)
    table = page.url.rpartition("/")[2]
    return post(page, f"/api/tables/{table}/explain", question={"of": "choices"})["choices"]
