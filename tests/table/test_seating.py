"""Opening a table and sitting down at it."""

import pytest

from tests.table.client import BOT, GUEST, ME, OPEN, Somebody


def test_play_now_starts_at_once(ann):
    table = ann.open(ME, BOT, {"kind": "bot", "level": "casual"})
    assert table["status"] == "running"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert [seat["mine"] for seat in table["seats"]] == [True, False, False]
    assert [seat["level"] for seat in table["seats"]] == [None, "novice", "casual"]
    assert len(set(table["names"])) == 3
    assert table["fairness"]["commitment"]
    assert table["fairness"]["seed"] is None


def test_a_match_starts_when_the_last_open_seat_is_taken(ann, bob):
    table = ann.open(ME, OPEN)
    assert table["status"] == "waiting"
    joined = bob.post(f"/api/tables/{table['id']}/join")
    assert joined["status"] == "running"
    assert joined["names"] == ["Ann", "Bob"]
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]


def test_a_table_may_wait_for_its_host(ann, bob):
    table = ann.open(ME, OPEN, start_when_full=False)
    assert bob.post(f"/api/tables/{table['id']}/join")["status"] == "waiting"
    assert bob.refused(f"/api/tables/{table['id']}/start") == (403, "not-the-host")
    assert ann.post(f"/api/tables/{table['id']}/start")["status"] == "running"
    assert ann.refused(f"/api/tables/{table['id']}/start") == (409, "already-started")


def test_the_host_fills_open_seats_with_bots(ann, bob):
    table = ann.open(ME, OPEN, OPEN, OPEN)
    path = f"/api/tables/{table['id']}"
    assert bob.refused(f"{path}/seats/1/bot", level="casual") == (403, "not-the-host")
    filled = ann.post(f"{path}/seats/1/bot", level="casual")
    assert filled["seats"][1]["level"] == "casual"
    assert ann.refused(f"{path}/seats/1/bot") == (409, "no-free-seat")
    assert ann.refused(f"{path}/seats/9/bot") == (404, "unknown-seat")
    started = ann.post(f"{path}/start", level="novice")
    assert [seat["level"] for seat in started["seats"]] == [None, "casual", "novice", "novice"]


def test_a_chosen_seat_and_what_cannot_be_joined(ann, bob):
    table = ann.open(OPEN, OPEN, ME)
    path = f"/api/tables/{table['id']}"
    assert bob.refused(f"{path}/join", seat=2) == (409, "no-free-seat")
    assert bob.refused(f"{path}/join", seat=7) == (404, "unknown-seat")
    assert bob.post(f"{path}/join", seat=1)["seats"][1]["mine"]
    assert bob.refused(f"{path}/join") == (409, "already-seated")
    assert Somebody(bob.server, None).refused(f"{path}/join") == (401, "who-are-you")


def test_leaving_before_the_match_frees_the_seat(ann, bob):
    table = ann.open(ME, OPEN, OPEN)
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/join")
    assert bob.post(f"{path}/leave")["seats"][1]["kind"] == "open"
    assert bob.refused(f"{path}/leave") == (403, "not-your-seat")


def test_leaving_during_the_match_seats_a_bot_until_the_person_returns(ann, bob):
    table = ann.open(ME, OPEN)
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/join")
    assert bob.post(f"{path}/leave")["seats"][1]["stand_in"] == "skilled"
    assert ann.refused(f"{path}/seats/1/return") == (403, "not-your-seat")
    assert bob.post(f"{path}/seats/1/return")["seats"][1]["stand_in"] is None
    assert bob.refused(f"{path}/seats/1/return") == (409, "no-stand-in")


def test_lists_of_tables(ann, bob):
    waiting = ann.open(ME, OPEN, open=True)["id"]
    private = ann.open(ME, OPEN)["id"]
    running = ann.open(ME, BOT, open=True)["id"]

    def listed(who, which):
        return [table["id"] for table in who.get("/api/tables", which=which)]

    assert waiting in listed(bob, "open")
    assert private not in listed(bob, "open")
    assert running in listed(bob, "watch")
    assert {waiting, private, running} <= set(listed(ann, "mine"))
    assert listed(bob, "mine") == []
    assert Somebody(ann.server, None).ask("GET", "/api/tables", which="mine").status_code == 401


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"players": 7, "seats": [ME] * 7}, "bad-setting"),
        ({"players": 3}, "wrong-number-of-seats"),
        ({"options": {"edition": "french"}}, "bad-setting"),
        ({"options": {"colour": "red"}}, "bad-setting"),
        ({"options": {"map": "/etc/hostname"}}, "bad-setting"),
        ({"options": {"map": "../../a.map"}}, "bad-setting"),
        ({"seats": [ME, {"kind": "bot", "level": "godlike"}]}, "unknown-level"),
        ({"seats": [ME, {"kind": "bot", "level": "own.py:Bot"}]}, "unknown-level"),
        ({"seats": [ME, {"kind": "guest", "name": "\x07"}]}, "bad-nickname"),
        ({"clock": {"kind": "live", "bank": -5, "increment": 0}}, "malformed"),
        ({"clock": {"kind": "sand"}}, "malformed"),
        ({"seats": "all"}, "malformed"),
        ({"surprise": 1}, "malformed"),
    ],
)
def test_wishes_that_cannot_be_fulfilled_say_why(ann, wish, key):
    body = {"game": "empire", "players": 2, "seats": [ME, BOT], **wish}
    response = ann.ask("POST", "/api/tables", body)
    assert response.json()["error"]["key"] == key
    assert response.status_code in (400, 404)
    assert response.json()["error"]["text"]


def test_a_map_of_ones_own_comes_as_text(ann):
    from imperia.games.empire.board import FOLDER

    text = (FOLDER / "b.map").read_text(encoding="utf-8")
    table = ann.open(ME, BOT, options={"map": text})
    assert table["options"]["map"] != text  # its title is shown instead
    assert ann.get(f"/api/tables/{table['id']}/view")["view"]["step"] >= 0


def test_hot_seat_people_share_a_screen_and_see_nothing_until_the_curtain_is_lifted(ann):
    table = ann.open(ME, {**GUEST, "name": "Ola"}, GUEST)
    assert table["names"] == ["Ann", "Ola", "Ann 3"]
    assert [seat["guest"] for seat in table["seats"]] == [False, True, True]
    with ann.live(table) as live:
        assert live.receive()["viewer"] is None
        seen = live.ask(type="look", seat=1)
        assert (seen["type"], seen["viewer"], seen["view"]["seat"]) == ("welcome", 1, 1)
        assert live.ask(type="act", seat=1, seq=0, code=seen["view"]["legal"][2]["code"])["type"] == "done"
        other = live.ask(type="look", seat=0)
        assert other["view"]["seats"][1]["bid"] == "sealed"
        assert live.ask(type="look", seat=None)["viewer"] is None


def test_a_personal_link_moves_a_seat_once(ann, bob):
    table = ann.open(ME, BOT)
    path = f"/api/tables/{table['id']}"
    assert bob.refused(f"{path}/seats/0/link") == (403, "not-your-seat")
    old = ann.post(f"{path}/seats/0/link")["code"]
    code = ann.post(f"{path}/seats/0/link")["code"]
    assert bob.refused("/api/claim", code=old) == (404, "unknown-link")
    with ann.live(table) as anns:
        assert anns.receive()["viewer"] == 0
        assert bob.post("/api/claim", code=code)["seats"][0]["mine"]
        # The old device looks on as a spectator now.
        assert anns.until("welcome")["viewer"] is None
        assert anns.ask(type="act", seat=0, seq=0, code=1)["error"]["key"] == "not-your-seat"
    assert bob.refused("/api/claim", code=code) == (404, "unknown-link")
    with bob.live(table) as bobs:
        assert bobs.receive()["viewer"] == 0


def test_a_rematch_shifts_the_seats_and_invites_the_same_people(ann, bob):
    from tests.table.client import play_to_the_end

    table = ann.open(ME, BOT, BOT, hints=False)
    path = f"/api/tables/{table['id']}"
    assert ann.refused(f"{path}/rematch") == (403, "not-finished")
    with ann.live(table) as live:
        play_to_the_end(live)
    assert bob.refused(f"{path}/rematch") == (403, "not-your-seat")
    again = ann.post(f"{path}/rematch")
    assert again["status"] == "running"
    assert [seat["mine"] for seat in again["seats"]] == [False, True, False]
    assert again["hints"] is False
    assert ann.post(f"{path}/rematch")["id"] == again["id"]
    assert ann.get(path)["rematch"] == again["id"]
