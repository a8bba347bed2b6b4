"""Several people at one table: sealed bids, a spectator, chat, taking back by consent, one screen for two."""

import random
import re

from tests.browser.playing import (
    ACTIONS,
    act,
    hook,
    is_over,
    lit_codes,
    settle,
    sit_at_the_table,
    step_of,
)

THREE_COINS = "action-4"  # a bid


def open_table(page, *, second: str, players: int = 2) -> str:
    """A table whose host has the first seat; the second is `open` or for a `guest` at the same screen."""
    page.goto("/new")
    hook(page, f"players-{players}").check(force=True)
    hook(page, "wish-1").locator("select").first.select_option(second)
    hook(page, "open-table").click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+"))
    return page.url


def join(page, address: str) -> None:
    page.goto(address)
    hook(page, "join-1").click()
    sit_at_the_table(page)


def asked_one(*pages):
    """The page whose person is asked now; None when the match is over."""
    for _ in range(800):
        for page in pages:
            if is_over(page):
                return None
            if page.locator(ACTIONS).count() and not hook(page, "confirm").is_visible():
                return page
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody is asked, and the match is not over")


def play_until(pages, seed: int, enough) -> None:
    chance = random.Random(seed)
    while not enough():
        page = asked_one(*pages)
        if page is None:
            return
        act(page, chance)


def test_two_people_play_while_a_third_watches(server, person):
    ann, bob, eve = (person(server.address) for _ in range(3))
    address = open_table(ann, second="open")
    join(bob, address)
    sit_at_the_table(ann)
    eve.goto(address)
    hook(eve, "table").wait_for()

    play_until((ann, bob), 3, lambda: all(THREE_COINS in lit_codes(page) for page in (ann, bob)))
    assert eve.locator(ACTIONS).count() == 0

    before = step_of(bob)
    hook(bob, THREE_COINS).click()
    settle(bob, before)
    for page in (ann, eve):
        page.wait_for_function(
            "() => document.querySelector('[data-testid=log]').innerText.includes('has bid')"
        )
        assert "bids 3" not in page.content(), "a sealed bid is shown to somebody else"
    assert "bids 3 coins, in secret" in hook(bob, "log").inner_text()

    act(ann, random.Random(4))
    for page in (ann, bob, eve):
        hook(page, "log").get_by_text("bid 3 coins.").wait_for()
    play_until((ann, bob), 4, lambda: hook(eve, "log").get_by_text("takes").count() > 1)
    logs = {hook(page, "log").inner_text().partition("wins the bid")[2] for page in (ann, bob)}
    assert len(logs) == 1


def test_chat_is_text_and_nothing_else(server, person):
    ann, bob = person(server.address), person(server.address)
    join(bob, open_table(ann, second="open"))
    sit_at_the_table(ann)
    for page in (ann, bob):
        hook(page, "tab-chat").click()
    said = "<img src=x onerror=alert(1)> <b>hello</b>"
    hook(ann, "chat-input").fill(said)
    hook(ann, "chat-input").press("Enter")
    bob.get_by_text(said).wait_for()


def test_taking_back_by_consent(server, person):
    ann, bob = person(server.address), person(server.address)
    join(bob, open_table(ann, second="open"))
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
    asker.wait_for_function(
        "before => Number(document.querySelector('[data-testid=table]').dataset.step) < before", arg=before
    )
    assert step_of(other) == step_of(asker)


def test_one_screen_for_two_draws_a_curtain_between_secret_choices(server, person):
    page = person(server.address)
    open_table(page, second="guest")
    hook(page, "table").wait_for()
    chance = random.Random(5)
    curtains = 0
    while not hook(page, "log").get_by_text("takes").count():
        page.wait_for_selector(
            f'{ACTIONS}, [data-testid="end"], [data-testid="lift-curtain"]', state="attached"
        )
        if hook(page, "lift-curtain").is_visible():
            assert page.locator(ACTIONS).count() == 0
            hook(page, "lift-curtain").click()
            curtains += 1
        elif lit_codes(page):  # else the curtain is just falling
            act(page, chance)
    assert curtains >= 1
    assert "wins the bid" in hook(page, "log").inner_text()
