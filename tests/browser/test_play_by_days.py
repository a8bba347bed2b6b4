"""Matches that go on while somebody is away: where it is their turn, what they missed, and notifications."""

import pytest
from playwright.sync_api import expect

from tests.browser.playing import ME, OPEN, hook, play_as_programs, post, sit_at_the_table, until

# A page that nobody looks at, and what the browser would show: the machine that runs tests has no desktop.
OUT_OF_SIGHT = """
    Object.defineProperty(document, 'visibilityState', {get: () => 'hidden'});
    Object.defineProperty(document, 'hidden', {get: () => true});
    document.hasFocus = () => false;
    window.told = [];
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = () => Promise.resolve('granted');
        constructor(title, {body}) { window.told.push(body); }
        close() {}
    };
    document.dispatchEvent(new Event('visibilitychange'));
"""


@pytest.fixture
def match(server, person):
    """Ann and Bob, and the id of their table."""
    people = [person(server.address) for _ in range(2)]
    for page, name in zip(people, ("Ann", "Bob"), strict=True):
        post(page, "/api/me", nickname=name)
    table = post(people[0], "/api/tables", game="empire", players=2, seats=[ME, OPEN])["id"]
    post(people[1], f"/api/tables/{table}/join")
    return *people, table


def told(page, table):
    return page.context.request.get(f"/api/tables/{table}/view").json()


def asked(page, table):
    return bool(told(page, table)["view"]["legal"])


def step_at(page, table):
    return told(page, table)["step"]


def test_who_comes_back_finds_their_turn_and_plays_back_what_they_missed(match):
    ann, bob, table = match
    play_as_programs([ann, bob], table, seed=1, actions=3)
    ann.goto(f"/t/{table}")
    sit_at_the_table(ann)
    seen = int(hook(ann, "table").get_attribute("data-step"))
    ann.goto("/rules/empire")
    play_as_programs([ann, bob], table, seed=2, actions=4)
    while not asked(ann, table):
        play_as_programs([ann, bob], table, seed=3, actions=1)
    ann.goto("/")
    mine = hook(ann, "mine")
    now = step_at(ann, table)
    mine.get_by_text(f"{now - seen} actions since you looked").wait_for()
    expect(mine.get_by_text("Your turn")).to_be_visible()
    mine.get_by_role("link").click()
    sit_at_the_table(ann)
    hook(ann, "log-mark").wait_for()
    hook(ann, "play-missed").click()
    until(ann, "now.step < before", now)
    hook(ann, "skip").click()
    until(ann, "now.step === before", now)
    expect(hook(ann, "missed")).to_be_hidden()


def test_a_page_out_of_sight_notifies_of_ones_turn(match):
    ann, bob, table = match
    ann.goto(f"/t/{table}")
    sit_at_the_table(ann)
    while asked(ann, table):
        play_as_programs([ann, bob], table, seed=1, actions=1)
    until(ann, "now.step === before", step_at(ann, table))
    ann.evaluate(OUT_OF_SIGHT)
    hook(ann, "menu").click()
    ann.get_by_role("button", name="Settings").click()
    hook(ann, "notify").check()
    while not asked(ann, table):
        play_as_programs([ann, bob], table, seed=2, actions=1)
    ann.wait_for_function("() => window.told.length > 0")
    assert ann.evaluate("window.told") == ["Your turn in Eight-Minute Empire with Bob"]
