"""Several people at one table: sealed bids, a spectator, chat, taking back by consent, one screen for two."""

import random
import re
import time

from playwright.sync_api import expect

from tests.browser.patience import PATIENCE
from tests.browser.playing import (
    ACTIONS,
    GUEST,
    ME,
    OPEN,
    act,
    click,
    hook,
    lit_codes,
    open_table,
    play_as_programs,
    post,
    settle,
    shown,
    sit_at_the_table,
    step_of,
    until,
)

THREE_COINS = "action-4"  # a bid


def invite(page) -> str:
    """Open a table on the page, whose host has the first seat and whose second seat is open; returns its
    address."""
    page.goto("/new")
    hook(page, "players-2").check(force=True)
    hook(page, "wish-1").locator("select").first.select_option("open")
    hook(page, "open-table").click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+"))
    return page.url


def join(page, address: str) -> None:
    page.goto(address)
    hook(page, "join-1").click()
    sit_at_the_table(page)


def asked_one(*pages):
    """The page whose person is asked now; None when the match is over."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for page in pages:
            now = shown(page)
            if now.over:
                return None
            if now.lit and not now.confirm:
                return page
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody is asked, and the match is not over")


def be_at_one_step(*pages) -> None:
    """Wait until all pages show the latest step: a page that has just acted is ahead of the others."""
    latest = max(step_of(page) for page in pages)
    for page in pages:
        until(page, "now.step >= before", latest)


def play_until(pages, seed: int, enough) -> None:
    chance = random.Random(seed)
    while not enough():
        page = asked_one(*pages)
        assert page is not None, "the match is over before it is enough"
        act(page, chance)


def test_two_people_play_while_a_third_watches(server, person):
    ann, bob, eve = (person(server.address) for _ in range(3))
    address = invite(ann)
    join(bob, address)
    sit_at_the_table(ann)
    eve.goto(address)
    hook(eve, "table").wait_for()

    # Both are asked at once, but one page may show it before the other.
    play_until((ann, bob), 3, lambda: any(THREE_COINS in lit_codes(page) for page in (ann, bob)))
    expect(eve.locator(ACTIONS)).to_have_count(0)

    be_at_one_step(ann, bob)
    before = step_of(bob)
    click(bob, THREE_COINS)
    settle(bob, before)
    for page in (ann, eve):
        expect(hook(page, "log")).to_contain_text("has bid")
        assert "bids 3" not in page.content(), "a sealed bid is shown to somebody else"
    expect(hook(bob, "log")).to_contain_text("bids 3 coins, in secret")

    act(ann, random.Random(4))
    for page in (ann, bob, eve):
        hook(page, "log").get_by_text("bid 3 coins.").wait_for()
    play_until((ann, bob), 4, lambda: hook(eve, "log").get_by_text("takes").count() > 1)
    be_at_one_step(ann, bob)
    logs = {hook(page, "log").inner_text().partition("wins the bid")[2] for page in (ann, bob)}
    assert len(logs) == 1


def test_chat_is_text_and_nothing_else(server, person):
    ann, bob = person(server.address), person(server.address)
    join(bob, invite(ann))
    sit_at_the_table(ann)
    for page in (ann, bob):
        hook(page, "tab-chat").click()
    said = "<img src=x onerror=alert(1)> <b>hello</b>"
    hook(ann, "chat-input").fill(said)
    hook(ann, "chat-input").press("Enter")
    bob.get_by_text(said).wait_for()


def test_taking_back_by_consent(server, person):
    ann, bob = person(server.address), person(server.address)
    join(bob, invite(ann))
    sit_at_the_table(ann)
    first = asked_one(ann, bob)
    act(first, random.Random(1))
    second = asked_one(ann, bob)
    act(second, random.Random(1))
    asker, other = (ann, bob) if first is ann else (bob, ann)
    before = step_of(asker)
    hook(asker, "undo").click()
    hook(asker, "ask-table").click()
    hook(other, "agree").click()
    back = until(asker, "now.step < before", before).step
    until(other, "now.step === before", back)


def test_a_table_without_spectators_is_joined_by_its_address_and_closed_to_others_then(server, person):
    ann, bob, eve = (person(server.address, refused=True) for _ in range(3))
    post(ann, "/api/me", nickname="Ann")
    wish = {"game": "empire", "players": 2, "seats": [ME, OPEN], "spectators": False}
    address = f"/t/{post(ann, '/api/tables', **wish)['id']}"
    join(bob, address)
    eve.goto(address)
    eve.get_by_text("not open to spectators").wait_for()


def test_one_screen_for_two_draws_a_curtain_between_secret_choices(server, person):
    page = person(server.address)
    open_table(page, seats=(ME, GUEST))
    chance = random.Random(5)
    curtains = 0
    while not hook(page, "log").get_by_text("takes").count():
        now = until(page, "now.over || now.curtain || now.lit.length")
        if now.curtain:
            assert now.lit == []
            hook(page, "lift-curtain").click()
            curtains += 1
        else:
            act(page, chance, now)
    assert curtains >= 1
    expect(hook(page, "log")).to_contain_text("wins the bid")


# ----- Coming and going


def test_a_bot_plays_when_time_is_up_and_hands_the_seat_back(server, person):
    page = person(server.address)
    open_table(page, "founders", clock={"kind": "live", "bank": 5_000, "increment": 0})
    hook(page, "come-back").wait_for()
    assert lit_codes(page) == [], "the board is still offered to whom a bot plays for"
    hook(page, "come-back").click()
    hook(page, "come-back").wait_for(state="detached")
    now = until(page, "now.over || now.lit.length")
    assert not now.over, "the bot did not wait for its person"
    act(page, random.Random(6))


def test_a_rematch_brings_the_same_people_to_a_new_table(server, person):
    ann, bob = person(server.address), person(server.address)
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        post(page, "/api/me", nickname=name)
    table = post(ann, "/api/tables", game="empire", players=2, seats=[ME, OPEN])["id"]
    post(bob, f"/api/tables/{table}/join")
    play_as_programs((ann, bob), table, seed=8)
    for page in (ann, bob):
        page.goto(f"/t/{table}")
        hook(page, "result").click()
        hook(page, "rematch").wait_for()
    hook(ann, "rematch").click()
    ann.wait_for_url(lambda now: not now.endswith(table))
    hook(bob, "rematch").get_by_text("Join the rematch").wait_for()
    hook(bob, "rematch").click()
    bob.wait_for_url(ann.url)
    for page in (ann, bob):
        sit_at_the_table(page)
    assert asked_one(ann, bob) is not None
