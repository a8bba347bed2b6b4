"""Several actions as one gesture: all of them or none are taken, told one by one, and taken back together."""

import pytest

from tests.table.client import GUEST, ME


@pytest.fixture
def table(ann):
    """A table where both capitals are placed, and a player chooses what to do."""
    table = ann.open(ME, GUEST, game="capitals")
    for _ in range(2):
        now = seen(ann, table)
        act(ann, table, now, code=now["view"]["legal"][0]["code"])
    return table


def seen(ann, table):
    path = f"/api/tables/{table['id']}/view"
    (actor,) = ann.get(path)["view"]["actors"]
    return ann.get(path, seat=actor)


def act(ann, table, now, **action):
    wish = {"seat": now["view"]["seat"], "seq": now["seq"], **action}
    return ann.post(f"/api/tables/{table['id']}/actions", **wish)


def refused(ann, table, route, now, **wish):
    seat = now["view"]["seat"]
    return ann.refused(f"/api/tables/{table['id']}/{route}", seat=seat, seq=now["seq"], **wish)


RECRUITS = {"notation": "do infantry", "then": ["number 1", "do infantry", "do level"]}


def test_a_gesture_is_played_step_by_step_and_told_so(ann, table):
    now = seen(ann, table)
    seat, seq = now["view"]["seat"], now["seq"]
    with ann.live(table) as live:
        live.ask(type="look", seat=seat)
        live.send(type="act", id="g", seat=seat, seq=seq, **RECRUITS)
        told = [live.until("update", "done") for _ in range(5)]
    assert [message["type"] for message in told] == ["update"] * 4 + ["done"]
    assert [message["seq"] for message in told] == [seq + 1, seq + 2, seq + 3, seq + 4, seq + 4]
    assert told[3]["view"]["seats"][seat]["level"] == 2
    assert seen(ann, table)["view"]["step"] == now["view"]["step"] + 4


def test_a_gesture_is_sent_again_without_being_played_twice(ann, table):
    now = seen(ann, table)
    first = act(ann, table, now, id="again", **RECRUITS)
    assert act(ann, table, now, id="again", **RECRUITS) == first
    assert seen(ann, table)["seq"] == now["seq"] + 4


@pytest.mark.parametrize(
    ("then", "key"),
    [
        (["number 2", "do cavalry"], "level-too-low"),
        (["number 2", "at 3"], "not-now-at"),
        (["number 2", "dance"], "bad-action"),
    ],
)
def test_a_gesture_with_an_impossible_step_changes_nothing(ann, table, then, key):
    now = seen(ann, table)
    status, why = refused(ann, table, "actions", now, notation="do infantry", then=then)
    assert status in (400, 409)
    assert why.removeprefix("refusal-") == key
    assert seen(ann, table) == now


def test_what_would_come_after_another_is_asked_is_left_out(ann, table):
    now = seen(ann, table)
    act(ann, table, now, notation="do end", then=["do infantry"])
    after = seen(ann, table)
    assert after["view"]["step"] == now["view"]["step"] + 1
    assert after["view"]["seat"] != now["view"]["seat"]


def test_a_gesture_is_taken_back_at_once_or_in_part(ann, table):
    now = seen(ann, table)
    path, seat = f"/api/tables/{table['id']}/undo", now["view"]["seat"]
    assert act(ann, table, now, **RECRUITS)["seq"] == now["seq"] + 4
    ann.post(path, seat=seat, seq=now["seq"] + 4, steps=4)
    back = seen(ann, table)
    assert {**back["view"], "step": 0} == {**now["view"], "step": 0}
    act(ann, table, back, **RECRUITS)
    ann.post(path, seat=seat, seq=back["seq"] + 4, steps=2)
    assert seen(ann, table)["view"]["seats"][seat]["recruited"] == 1


def test_more_than_what_is_free_is_not_taken_back(ann, table):
    now = seen(ann, table)
    act(ann, table, now, **RECRUITS)
    after = seen(ann, table)
    assert refused(ann, table, "undo", after, steps=40)[0] == 409
    assert refused(ann, table, "undo", after, steps=0) == (400, "malformed")
    assert seen(ann, table) == after


def test_a_gesture_survives_the_server(ann, table):
    now = seen(ann, table)
    act(ann, table, now, **RECRUITS)
    copy = ann.post(f"/api/tables/{table['id']}/copy", step=now["view"]["step"] + 3)
    (actor,) = ann.get(f"/api/tables/{copy['id']}/view")["view"]["actors"]
    view = ann.get(f"/api/tables/{copy['id']}/view", seat=actor)["view"]
    assert (view["seats"][actor]["level"], view["seats"][actor]["recruited"]) == (1, 2)


def test_a_gesture_ends_with_what_is_final_and_is_staged_with_it(ann):
    table = ann.open(ME, GUEST, GUEST)
    bids = {"notation": "bid 1", "then": ["bid 2"]}
    now = ann.get(f"/api/tables/{table['id']}/view", seat=0)
    assert act(ann, table, now, stage=True, **bids)["staged"]
    assert act(ann, table, now, **bids) == {"seq": 1, "step": 1}
