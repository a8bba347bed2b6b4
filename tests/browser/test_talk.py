"""Talk at the table: whom a line is for, private notes, and agreements in drawer, log and replay."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.playing import ME, OPEN, hook, open_table, play_as_programs, post, sit_at_the_table
from tests.browser.test_the_page import serious_barriers

PHONE = {"width": 390, "height": 844, "has_touch": True}


@pytest.fixture
def three(server, person):
    """Ann, Bob on a phone and Cleo (in Polish) at a running table, and its address."""
    people = [
        person(server.address),
        person(server.address, **PHONE),
        person(server.address, lang="pl"),
    ]
    for page, name in zip(people, ("Ann", "Bob", "Cleo"), strict=True):
        post(page, "/api/me", nickname=name)
    table = post(people[0], "/api/tables", game="empire", players=3, seats=[ME, OPEN, OPEN])
    for page in people[1:]:
        post(page, f"/api/tables/{table['id']}/join")
    for page in people:
        page.goto(f"/t/{table['id']}")
        sit_at_the_table(page)
    return [*people, table["id"]]


def say(page, text):
    hook(page, "chat-input").fill(text)
    hook(page, "chat-input").press("Enter")
    hook(page, "chat-lines").get_by_text(text).wait_for()


def test_three_people_talk_and_agree(three):
    ann, bob, cleo, table = three
    play_as_programs((ann, bob, cleo), table, seed=4, actions=5)
    a_line_for_one_seat_is_shown_there_and_nowhere_else(ann, bob, cleo)
    an_agreement_is_signed_and_shown_in_log_and_replay(ann, bob, cleo, table)


def a_line_for_one_seat_is_shown_there_and_nowhere_else(ann, bob, cleo):
    hook(ann, "tab-chat").click()
    hook(cleo, "tab-chat").click()
    hook(ann, "chat-to-1").focus()
    ann.keyboard.press("Space")
    expect(hook(ann, "chat-input")).to_have_attribute("placeholder", "Only for Bob")
    say(ann, "meet me in the west")
    hook(ann, "chat-to-all").click()
    say(ann, "hello all")

    bob.get_by_test_id("open-log").get_by_text("2").wait_for()
    hook(bob, "open-log").tap()
    hook(bob, "tab-chat").tap()
    private = hook(bob, "chat-lines").locator("li", has_text="meet me in the west")
    expect(private).to_contain_text("only for Bob")
    hook(bob, "chat-to-0").tap()
    say(bob, "at noon")

    assert serious_barriers(ann) == []
    hook(cleo, "chat-lines").get_by_text("hello all").wait_for()
    hook(ann, "chat-lines").get_by_text("at noon").wait_for()
    for secret in ("meet me", "at noon"):
        assert secret not in cleo.content()


def an_agreement_is_signed_and_shown_in_log_and_replay(ann, bob, cleo, table):
    hook(ann, "tab-agreements").click()
    hook(ann, "propose-agreement").click()
    hook(ann, "agreement-other").select_option("1")
    expect(hook(ann, "agreement-witness").locator("option")).to_have_text(["Cleo"])
    assert serious_barriers(ann) == []
    hook(ann, "agreement-text").fill("No armies in the north")
    hook(ann, "agreement-send").click()

    hook(bob, "tab-agreements").tap()
    hook(bob, "sign-0").tap()
    hook(ann, "agreement-0").get_by_text("Still to sign: Cleo").wait_for()
    cleo.keyboard.press("g")
    hook(cleo, "sign-0").click()
    hook(ann, "agreement-0").get_by_text("Signed by all at step 5").wait_for()

    hook(ann, "tab-log").click()
    line = hook(ann, "log-agreement-0")
    expect(line).to_contain_text("Ann and Bob agree, with Cleo as a witness: No armies in the north")
    line.click()
    ann.wait_for_url(f"**/t/{table}/replay/5")
    expect(hook(ann, "replay-agreement")).to_contain_text("No armies in the north")
    ann.keyboard.press("ArrowLeft")
    hook(ann, "replay-agreement").wait_for(state="detached")


def test_a_note_is_kept_and_a_second_device_erases_nothing(server, person):
    ann = person(server.address, refused=True)
    table = open_table(ann).rpartition("/")[2]
    ann.keyboard.press("n")
    hook(ann, "enlarge").click()
    expect(hook(ann, "note"), "two fields for one note would contradict each other").to_have_count(1)
    ann.locator("[data-testid=note][data-state=saved]").wait_for()
    assert serious_barriers(ann) == []
    hook(ann, "note").fill("Watch Bob")
    ann.locator("[data-testid=note][data-state=saved]").wait_for()
    post(ann, f"/api/tables/{table}/note", text="Watch Cleo", version=1)  # as if from another device of Ann's
    hook(ann, "note").fill("Watch Bob and the sea")
    hook(ann, "note-both").wait_for()
    ann.reload()
    hook(ann, "tab-notes").click()
    for each in ("Watch Cleo", "Watch Bob and the sea"):
        expect(hook(ann, "note")).to_have_value(re.compile(f"^{each}$", re.MULTILINE))
