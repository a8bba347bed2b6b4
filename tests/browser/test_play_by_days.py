"""Matches that go on while somebody is away: where it is one's turn, what one missed, and notifications."""

import pytest

from tests.browser.playing import ME, OPEN, hook, play_as_programs, post, sit_at_the_table

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
SEES = "step => Number(document.querySelector('[data-testid=table]').dataset.step) === step"
SEES_EARLIER = "step => Number(document.querySelector('[data-testid=table]').dataset.step) < step"


@pytest.fixture
def match(server, person):
    """Ann and Bob, and the id of their table."""
    people = [person(server.address) for _ in range(2)]
    for page, name in zip(people, ("Ann", "Bob"), strict=True):
        post(page, "/api/me", nickname=name)
    table = post(people[0], "/api/tables", game="empire", players=2, seats=[ME, OPEN])["id"]
    post(people[1], f"/api/tables/{table}/join")
    return *people, table


def asked(page, table):
    return bool(page.context.request.get(f"/api/tables/{table}/view").json()["view"]["legal"])


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
    now = ann.context.request.get(f"/api/tables/{table}/view").json()["step"]
    mine.get_by_text(f"{now - seen} actions since you looked").wait_for()
    assert mine.get_by_text("Your turn").is_visible()
    mine.get_by_role("link").click()
    sit_at_the_table(ann)
    hook(ann, "log-mark").wait_for()
    hook(ann, "play-missed").click()
    ann.wait_for_function(SEES_EARLIER, arg=now)
    hook(ann, "skip").click()
    ann.wait_for_function(SEES, arg=now)
    assert not hook(ann, "missed").is_visible()


def test_a_page_out_of_sight_notifies_of_ones_turn(match):
    ann, bob, table = match
    ann.goto(f"/t/{table}")
    sit_at_the_table(ann)
    while asked(ann, table):
        play_as_programs([ann, bob], table, seed=1, actions=1)
    ann.evaluate(OUT_OF_SIGHT)
    hook(ann, "menu").click()
    ann.get_by_role("button", name="Settings").click()
    hook(ann, "notify").check()
    while not asked(ann, table):
        play_as_programs([ann, bob], table, seed=2, actions=1)
    ann.wait_for_function("() => window.told.length > 0")
    assert ann.evaluate("window.told") == ["Your turn in Eight-Minute Empire with Bob"]
