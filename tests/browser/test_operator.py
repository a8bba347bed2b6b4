"""The operator's page: entering with the secret, finding a table, closing it, silencing somebody."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SECRET
from tests.browser.playing import ME, OPEN, hook, post, sit_at_the_table
from tests.browser.test_screens import SCREENS
from tests.browser.test_the_page import serious_barriers

REASON = "Nobody talks like that here."


@pytest.fixture
def ann(server, person):
    """Ann, at a running table where something was said."""
    page, bob = person(server.address, lang="pl"), person(server.address)
    post(page, "/api/me", nickname="Ann")
    post(bob, "/api/me", nickname="Bob")
    page.table = post(page, "/api/tables", game="empire", players=2, seats=[ME, OPEN])["id"]
    post(bob, f"/api/tables/{page.table}/join")
    post(bob, f"/api/tables/{page.table}/chat", text="a bad word")
    page.goto(f"/t/{page.table}")
    sit_at_the_table(page)
    return page


def test_the_operator_keeps_order(server, person, ann):
    page = person(server.address, refused=True)
    page.goto("/operator")
    he_enters_with_his_secret_alone(page)
    he_finds_a_table(page, ann.table)
    who_sits_there_is_told_that_it_is_closed(page, ann)
    he_silences_who_spoke(page)
    everybody_can_use_it(page)


def he_enters_with_his_secret_alone(page):
    hook(page, "operator-secret").fill("zażółć gęślą jaźń")
    hook(page, "operator-secret").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("not the operator's secret")
    assert serious_barriers(page) == []
    hook(page, "operator-secret").fill(SECRET)
    hook(page, "operator-secret").press("Enter")
    expect(hook(page, "measure-running")).to_have_text(re.compile(r"[1-9]\d*"))
    kept = page.evaluate("JSON.stringify([localStorage, sessionStorage, document.cookie, location.href])")
    assert SECRET not in kept
    assert SECRET not in str(page.context.cookies())


def he_finds_a_table(page, table):
    hook(page, "operator-search").fill("nobody of this name")
    page.get_by_text("No such table.").wait_for()
    hook(page, "operator-search").fill(table)
    hook(page, f"operated-{table}").focus()
    page.keyboard.press("Enter")
    page.get_by_text("a bad word").wait_for()


def who_sits_there_is_told_that_it_is_closed(page, ann):
    page.get_by_label("Why it is closed").fill(REASON)
    hook(page, "close-table").click()
    hook(page, "reopen").wait_for()
    told = hook(ann, "closed")
    expect(told).to_contain_text(REASON)
    expect(told).to_contain_text("zamknął ten stół")
    assert serious_barriers(ann) == []
    expect(hook(page, "measure-closed")).to_have_text("1")
    hook(page, "reopen").click()
    told.wait_for(state="detached")


def he_silences_who_spoke(page):
    page.get_by_role("button", name="Silence: Bob").click()
    page.get_by_text("silenced until").wait_for()
    page.get_by_role("button", name="Hear again: Bob").wait_for()


def everybody_can_use_it(page):
    assert serious_barriers(page) == []
    page.keyboard.press("Escape")
    hook(page, "operated").wait_for(state="detached")
    hook(page, "theme").click()
    assert serious_barriers(page, ["color-contrast"]) == []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
