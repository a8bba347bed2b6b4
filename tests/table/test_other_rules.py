"""A match that was begun under other rules never becomes another match silently."""

import shutil

import pytest

from tests.table.client import GUEST, ME, OPEN, Somebody
from tests.table.serving import Server

ACTIONS = 30


def served(folder, version, drawn_at):
    """A server with this version of the rules. They are interpreted, so that another rule needs no other
    record."""
    environment = {
        "PILGRIMS_VERSION": str(version),
        "PILGRIMS_DRAW_AT": str(drawn_at),
        "IMPERIA_JIT": "0",
    }
    return Server(f"sqlite:///{folder / 'tables.db'}", environment=environment)


def walked(ann, table, actions):
    """Walk one place at a time, so many times; returns the view."""
    for _ in range(actions):
        now = ann.get(f"/api/tables/{table['id']}/view")
        ann.post(f"/api/tables/{table['id']}/actions", seq=now["seq"], notation="walk 1")
    return ann.get(f"/api/tables/{table['id']}/view")


@pytest.fixture(scope="module")
def left(tmp_path_factory):
    """A table of one person, one of two people, and the folder of the server, which was stopped."""
    folder = tmp_path_factory.mktemp("left")
    server = served(folder, 1, 7)
    ann, bob = Somebody(server, "Ann"), Somebody(server, "Bob")
    alone = ann.open(ME, GUEST, game="pilgrims")
    both = ann.open(ME, OPEN, game="pilgrims")
    bob.post(f"/api/tables/{both['id']}/join")
    for _ in range(ACTIONS // 2):
        for person in (ann, bob):
            seq = person.get(f"/api/tables/{both['id']}/view")["seq"]
            person.post(f"/api/tables/{both['id']}/actions", seq=seq, notation="walk 1")
    view = walked(ann, alone, ACTIONS)["view"]
    server.stop()
    return folder, ann, bob, alone, both, view


@pytest.fixture
def begun(left, tmp_path):
    """A copy of what was left, for a server that begins with it."""
    folder, *found = left
    return shutil.copytree(folder, tmp_path / "begun"), *found


def moved_to(server, *people):
    for person in people:
        person.server = server
        person.http.base_url = server.http


def at(table, path=""):
    return f"/api/tables/{table['id']}{path}"


def test_the_same_rules_go_on(begun):
    folder, ann, _, alone, _, view = begun
    server = served(folder, 1, 7)
    moved_to(server, ann)
    assert ann.get(at(alone))["halt"] is None
    assert ann.get(at(alone, "/view"))["view"] == view
    walked(ann, alone, 1)
    server.stop()


@pytest.mark.parametrize("version", [1, 2], ids=["silently", "declared"])
def test_a_changed_rule_is_shown_up_to_the_last_moment_that_is_the_same(begun, version):
    """The stretch is now drawn when the first pilgrim reaches the fifth place, after 9 actions."""
    folder, ann, _, alone, _, _ = begun
    server = served(folder, version, 5)
    moved_to(server, ann)
    halt = ann.get(at(alone))["halt"]
    assert halt == {"step": 8, "of": ACTIONS, "rules": 1, "known": version}
    shown = ann.get(at(alone, "/view"))
    assert (shown["step"], shown["view"]["turn"]) == (8, 8)
    assert ann.refused(at(alone, "/actions"), seq=shown["seq"], notation="walk 1") == (409, "halted")
    assert ann.refused(at(alone, "/undo"), seq=shown["seq"]) == (409, "halted")
    assert ann.refused(at(alone, "/proposals"), kind="undo") == (409, "halted")
    server.stop()


def test_it_goes_on_from_there_when_its_people_have_agreed(begun):
    folder, ann, bob, _, both, _ = begun
    server = served(folder, 2, 5)
    moved_to(server, ann, bob)
    with ann.live(both) as live:
        assert live.until("welcome")["table"]["halt"]["step"] == 8
        proposal = ann.post(at(both, "/proposals"), kind="go_on")["proposal"]
        assert (proposal["kind"], proposal["needed"]) == ("go_on", [1])
        assert ann.get(at(both))["halt"] is not None
        bob.post(at(both, "/proposals/answer"), agree=True, proposal=proposal["id"])
        told = live.until("welcome")
        assert (told["table"]["halt"], told["view"]["step"]) == (None, 8)
    ann.post(at(both, "/actions"), seq=told["seq"], notation="walk 1")
    server.stop()
    server = served(folder, 2, 5)
    moved_to(server, ann)
    assert (ann.get(at(both))["halt"], ann.get(at(both))["step"]) == (None, 9)
    assert ann.refused(at(both, "/proposals"), kind="go_on") == (409, "not-halted")
    server.stop()


def test_other_rules_that_lead_to_the_same_moment_need_consent_too(begun):
    folder, ann, _, alone, _, view = begun
    server = served(folder, 2, 7)
    moved_to(server, ann)
    halt = ann.get(at(alone))["halt"]
    assert halt == {"step": ACTIONS, "of": ACTIONS, "rules": 1, "known": 2}
    ann.post(at(alone, "/proposals"), kind="go_on")
    assert ann.get(at(alone))["halt"] is None
    now = ann.get(at(alone, "/view"))
    assert now["view"] | {"version": 1} == view
    walked(ann, alone, 1)
    server.stop()
