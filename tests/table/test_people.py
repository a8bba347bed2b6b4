"""People: a nickname and a secret, in a cookie that scripts cannot read or as a token for programs."""

import pytest

from tests.table.client import Somebody


def test_a_stranger_is_nobody_until_he_wants_something(server):
    stranger = Somebody(server, None)
    assert stranger.get("/api/me") == {"nickname": None, "person": None}
    response = stranger.ask("POST", "/api/tables", {})
    assert response.status_code == 401
    assert response.json()["error"]["key"] == "who-are-you"


def test_a_browser_keeps_its_secret_in_a_cookie_that_no_script_reads(server):
    browser = Somebody(server, None)
    response = browser.ask("POST", "/api/me", {"nickname": "  Ann   Marie "})
    cookie = response.headers["set-cookie"]
    assert cookie.startswith("imperia=")
    for flag in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=63072000"):
        assert flag in cookie
    assert "token" not in response.json()
    assert browser.get("/api/me") == response.json()
    assert response.json()["nickname"] == "Ann Marie"


def test_a_program_gets_its_secret_as_a_token(server):
    program = Somebody(server, "R2")
    assert program.get("/api/me") == {"nickname": "R2", "person": program.id}
    assert "set-cookie" not in program.ask("POST", "/api/me", {"nickname": "x", "program": True}).headers


def test_a_wrong_secret_is_nobody(server):
    stranger = Somebody(server, None, Authorization="Bearer made-up")
    assert stranger.ask("GET", "/api/me").status_code == 401


def test_a_nickname_can_be_changed(ann):
    assert ann.ask("PATCH", "/api/me", {"nickname": "Anna"}).json()["nickname"] == "Anna"
    assert ann.get("/api/me")["nickname"] == "Anna"


@pytest.mark.parametrize("nickname", ["", "   ", "x" * 25, "a\x00b", "a\u202eb", "\u200b"])
def test_a_nickname_is_short_and_can_be_printed(server, nickname):
    status, key = Somebody(server, None).refused("/api/me", nickname=nickname)
    assert (status, key) == (400, "bad-nickname")


def test_a_nickname_may_hold_what_looks_like_markup(server):
    """It is kept as it is; the page escapes it."""
    assert Somebody(server, "<b>Ann</b>").get("/api/me")["nickname"] == "<b>Ann</b>"


def test_refusals_speak_the_language_of_the_asker(server):
    polish = Somebody(server, None, **{"Accept-Language": "pl-PL,pl;q=0.9,en;q=0.5"})
    assert "pseudonim" in polish.ask("GET", "/api/tables", which="mine").json()["error"]["text"]
    assert "nickname" in polish.ask("GET", "/api/tables", which="mine", lang="en").json()["error"]["text"]
