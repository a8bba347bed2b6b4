"""Matches as files, copies for trying things out, and the proof that nobody chose the deal."""

import hashlib
import json

import pytest

import imperia
from tests.games.founders.table import LARGEST
from tests.table.client import BOT, GUEST, ME, OPEN, Somebody, play_to_the_end


@pytest.fixture
def finished(ann):
    table = ann.open(ME, BOT)
    with ann.live(table) as live:
        play_to_the_end(live)
    return ann.get(f"/api/tables/{table['id']}")


def test_a_finished_match_is_a_file_that_replays_to_the_same_end(ann, bob, finished):
    response = bob.ask("GET", f"/api/tables/{finished['id']}/file")
    assert response.headers["content-disposition"] == (f'attachment; filename="empire-{finished["id"]}.json"')
    match = imperia.load(response.text)
    assert match.over
    assert [list(place) for place in match.ranking] == finished["ranking"]
    assert match.view(None) == ann.get(f"/api/tables/{finished['id']}/view", step=finished["step"])[
        "view"
    ] | {"seat": None}


def test_a_file_comes_back_as_a_table(ann, bob, finished):
    text = ann.ask("GET", f"/api/tables/{finished['id']}/file").text
    table = bob.post("/api/tables/upload", file=text)
    assert (table["status"], table["step"]) == ("finished", finished["step"])
    assert bob.ask("GET", f"/api/tables/{table['id']}/file").text == text


def test_an_unfinished_file_is_played_on_by_whoever_brings_it(ann):
    match = imperia.game("empire").start(3, seed=4)
    match.play(0, "bid 1")
    table = ann.post("/api/tables/upload", file=match.save())
    assert (table["status"], table["step"]) == ("running", 1)
    assert all(seat["mine"] for seat in table["seats"])
    path = f"/api/tables/{table['id']}"
    ann.post(f"{path}/actions", seat=2, seq=1, notation="bid 0")
    assert json.loads(ann.ask("GET", f"{path}/file").text)["actions"] == ["0 bid 1", "2 bid 0"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[" * 5000,
        '{"imperia": 1}',
        "not json",
        '{"imperia": 1, "game": "chess", "rules": 1, "players": 2, "options": {}, "seed": 1, "actions": [], '
        '"position_hash": ""}',
        '{"imperia": 1, "game": "empire", "rules": 1, "players": 2, "options": {"map": "/etc/hostname"}, '
        '"seed": 1, "actions": [], "position_hash": ""}',
        '{"imperia": 1, "game": "empire", "rules": 1, "players": 2, "options": {}, "seed": 1, '
        '"actions": ["0 bid 99"], "position_hash": ""}',
        '{"imperia": 1, "game": "empire", "rules": 1, "players": 2, "options": {}, "position": '
        '"map=%2Fetc%2Fhostname", "actions": [], "position_hash": ""}',
    ],
)
def test_a_file_that_is_no_match_is_refused_with_the_reason(ann, text):
    response = ann.ask("POST", "/api/tables/upload", {"file": text})
    assert (response.status_code, response.json()["error"]["key"]) == (400, "bad-file")
    assert "hostname:" not in response.json()["error"]["text"]


def test_a_running_match_is_no_file_for_others(ann, bob):
    table = ann.open(ME, OPEN)
    bob.post(f"/api/tables/{table['id']}/join")
    for route in ("file", "verify"):
        response = bob.ask("GET", f"/api/tables/{table['id']}/{route}")
        assert (response.status_code, response.json()["error"]["key"]) == (403, "not-finished")


def test_try_from_here_goes_on_from_any_step_of_a_finished_match(ann, bob, finished):
    copy = bob.post(f"/api/tables/{finished['id']}/copy", step=5)
    assert (copy["status"], copy["step"], copy["copy_of"]) == ("running", 5, finished["id"])
    assert all(seat["mine"] for seat in copy["seats"])
    assert copy["names"] == finished["names"]
    one = bob.get(f"/api/tables/{copy['id']}/view")["view"]
    other = bob.get(f"/api/tables/{finished['id']}/view", step=5)["view"]
    assert one == other
    assert bob.refused(f"/api/tables/{finished['id']}/copy", step=10_000) == (400, "bad-step")


def test_a_copy_of_a_running_match_tells_nothing_that_the_asker_cannot_know(ann):
    """What is hidden from the person who asks is dealt again, so copies of one moment differ in their decks,
    but not in that person's view."""
    table = ann.open(ME, BOT)
    with ann.live(table) as live:
        view = live.until("welcome")["view"]
        while not view["legal"]:
            view = live.until("update")["view"]
    step = view["step"]
    mine = ann.get(f"/api/tables/{table['id']}/view", step=step)["view"]
    decks = set()
    for _ in range(3):
        copy = ann.post(f"/api/tables/{table['id']}/copy", step=step)
        seen = ann.get(f"/api/tables/{copy['id']}/view", seat=0)["view"]
        assert {**seen, "step": step} == mine
        saved = json.loads(ann.ask("GET", f"/api/tables/{copy['id']}/file").text)
        assert "seed" not in saved
        decks.add(saved["position"])
    assert len(decks) == 3


def test_a_copy_of_a_match_in_which_an_end_is_proposed(ann, bob):
    """In the largest tile set, every turn to come counts for the room that a nation has."""
    table = ann.open(ME, OPEN, game="founders", options={"tiles": LARGEST, "first_player": "0"})
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/join")
    asked = ann.get(f"{path}/view")
    while asked["view"]["decision"]["kind"] != "answer":
        (seat,) = asked["view"]["actors"]
        who = (ann, bob)[seat]
        mine = who.get(f"{path}/view")
        who.post(f"{path}/actions", seat=seat, seq=mine["seq"], code=mine["view"]["legal"][0]["code"])
        asked = ann.get(f"{path}/view")
    copy = bob.post(f"{path}/copy", step=asked["view"]["step"])
    seen = bob.get(f"/api/tables/{copy['id']}/view", seat=1)["view"]
    assert seen["decision"] == asked["view"]["decision"]
    assert [action["kind"] for action in seen["legal"]] == ["agree", "refuse"]


def test_a_copy_of_a_hot_seat_match_keeps_its_deal(ann):
    table = ann.open(ME, GUEST, GUEST)
    ann.post(f"/api/tables/{table['id']}/actions", seat=0, seq=0, notation="bid 1")
    copy = ann.post(f"/api/tables/{table['id']}/copy", step=1)
    files = [json.loads(ann.ask("GET", f"/api/tables/{t['id']}/file").text) for t in (table, copy)]
    assert files[0] == files[1]


def test_where_hints_are_off_a_match_is_not_taken_away_to_be_asked_for_them_elsewhere(ann, bob):
    eve = Somebody(ann.server, "Eve")
    among_people = ann.open(ME, OPEN, hints=False)
    bob.post(f"/api/tables/{among_people['id']}/join")
    at_one_screen = ann.open(ME, GUEST, hints=False)
    for who, table in ((ann, among_people), (eve, among_people), (ann, at_one_screen)):
        path = f"/api/tables/{table['id']}"
        assert who.refused(f"{path}/copy", step=0) == (403, "copies-off")
        response = who.ask("GET", f"{path}/file")
        assert (response.status_code, response.json()["error"]["key"]) == (403, "copies-off")
    said = ann.ask("POST", f"{path}/copy", {"step": 0}, lang="pl").json()["error"]["text"]
    assert "podpowiedzi są wyłączone" in said


def test_where_hints_are_off_a_match_that_is_over_is_anybodys(ann, bob):
    table = ann.open(ME, BOT, hints=False)
    with ann.live(table) as live:
        play_to_the_end(live)
        live.until("table")
    copy = bob.post(f"/api/tables/{table['id']}/copy", step=3)
    assert (copy["status"], copy["hints"]) == ("running", True)
    assert bob.ask("GET", f"/api/tables/{table['id']}/file").is_success


def test_the_seed_was_chosen_before_the_first_move(ann, bob, finished):
    shown = finished["fairness"]
    text = f"{finished['id']}:{shown['seed']}:{shown['salt']}"
    assert hashlib.sha256(text.encode()).hexdigest() == shown["commitment"]
    verified = bob.get(f"/api/tables/{finished['id']}/verify")
    assert verified["ok"] is True
    assert verified["hash"] == verified["commitment"] == shown["commitment"]
    assert verified["actions"] == finished["step"]
    saved = json.loads(ann.ask("GET", f"/api/tables/{finished['id']}/file").text)
    assert str(saved["seed"]) == shown["seed"]
    assert verified["position_hash"] == saved["position_hash"]


def test_an_uploaded_match_proves_nothing(ann, finished):
    text = ann.ask("GET", f"/api/tables/{finished['id']}/file").text
    table = ann.post("/api/tables/upload", file=text)
    response = ann.ask("GET", f"/api/tables/{table['id']}/verify")
    assert response.json()["error"]["key"] == "not-fair"
