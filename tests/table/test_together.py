"""What people decide together: taking moves back by consent, and bots for those who are away."""

import pytest

from tests.table.client import BOT, ME, OPEN, Somebody
from tests.table.serving import Server


@pytest.fixture(scope="module")
def impatient(tmp_path_factory):
    """A server where everybody who is not connected counts as away at once."""
    database = f"sqlite:///{tmp_path_factory.mktemp('impatient') / 'tables.db'}"
    running = Server(database, grace_seconds=0)
    yield running
    running.stop()


def seated(ann, *others, seats=(), **wishes):
    table = ann.open(ME, *[OPEN] * len(others), *seats, **wishes)
    for who in others:
        joined = who.post(f"/api/tables/{table['id']}/join")
    return joined


def act(who, table, seat, **action):
    path = f"/api/tables/{table['id']}"
    view = who.get(f"{path}/view")
    action = action or {"code": view["view"]["legal"][0]["code"]}
    return who.post(f"{path}/actions", seat=seat, seq=view["seq"], **action)


def wait_until_away(live, seat):
    """Wait until the table says that the person at this seat is no longer connected."""
    told = live.receive()
    while told["table"]["seats"][seat]["connected"]:
        told = live.until("table")


# ----- Taking back


def test_moves_are_taken_back_when_all_people_agree(ann, bob):
    table = seated(ann, bob)
    path = f"/api/tables/{table['id']}"
    before = ann.get(f"{path}/view")["view"]
    act(ann, table, 0)
    act(bob, table, 1)
    assert ann.refused(f"{path}/undo", seq=2) == (409, "undo-other-acted")
    proposal = ann.post(f"{path}/proposals", kind="undo")["proposal"]
    shown = {"id": proposal["id"], "kind": "undo", "by": 0, "seat": 0, "agreed": [], "needed": [1]}
    assert proposal == shown
    assert ann.refused(f"{path}/proposals", kind="undo") == (409, "proposal-open")
    assert Somebody(ann.server, "Eve").refused(f"{path}/proposals/answer", agree=True) == (409, "no-proposal")
    assert ann.refused(f"{path}/proposals/answer", agree=True) == (409, "no-proposal")
    with ann.live(table) as live:
        live.receive()
        agreed = bob.post(f"{path}/proposals/answer", agree=True)
        update = live.until("update")
    assert (agreed["proposal"], agreed["step"], agreed["seq"]) == (None, 0, 4)
    assert (update["undone"], update["from_step"], update["seq"]) == (True, 0, 4)
    assert ann.get(f"{path}/view")["view"] == before


def test_a_bid_is_not_taken_back_whoever_agrees(ann, bob):  # E3.1
    """Otherwise somebody who has seen a sealed bid could make another one."""
    table = seated(ann, bob, options={"edition": "polish"})
    path = f"/api/tables/{table['id']}"
    act(bob, table, 1, notation="bid 6")
    assert ann.refused(f"{path}/proposals", kind="undo") == (409, "nothing-to-take-back")
    assert bob.refused(f"{path}/proposals", kind="undo") == (409, "undo-final-since")
    act(ann, table, 0, notation="bid 0")
    with ann.live(table) as live:
        refusal = live.ask(type="propose", kind="undo")["error"]
    assert (refusal["key"], refusal["clause"]) == ("undo-final-since", "E3.1")
    assert ann.get(path)["step"] == 2


def test_what_came_to_light_is_not_taken_back_whoever_agrees(ann, bob):  # E4.2
    table = seated(ann, bob, options={"edition": "polish"})
    path = f"/api/tables/{table['id']}"
    act(bob, table, 1, notation="bid 6")
    act(ann, table, 0, notation="bid 0")
    shown = "card-drawn"
    while shown not in [event["key"] for event in ann.get(f"{path}/view")["events"]]:
        asked = ann.get(path)["actors"][0]
        act((ann, bob)[asked], table, asked)
    assert (ann, bob)[asked].refused(f"{path}/proposals", kind="undo") == (409, "undo-revealed-since")


def test_one_refusal_is_enough_and_a_move_ends_a_proposal(ann, bob):
    table = seated(ann, bob)
    path = f"/api/tables/{table['id']}"
    assert bob.refused(f"{path}/proposals", kind="undo") == (409, "nothing-to-take-back")
    act(ann, table, 0)
    ann.post(f"{path}/proposals", kind="undo")
    assert bob.post(f"{path}/proposals/answer", agree=False)["proposal"] is None
    ann.post(f"{path}/proposals", kind="undo")
    assert ann.post(f"{path}/proposals/answer", agree=False)["proposal"] is None  # withdrawn
    ann.post(f"{path}/proposals", kind="undo")
    act(bob, table, 1)
    assert ann.get(path)["proposal"] is None
    assert ann.get(path)["step"] == 2


def test_who_agreed_may_change_his_mind(ann, bob):
    cleo = Somebody(ann.server, "Cleo")
    table = seated(ann, bob, cleo, game="founders")
    path = f"/api/tables/{table['id']}"
    first = (ann, bob, cleo)[ann.get(path)["actors"][0]]
    second, third = (who for who in (ann, bob, cleo) if who is not first)
    act(first, table, ann.get(path)["actors"][0])
    first.post(f"{path}/proposals", kind="undo")
    assert len(second.post(f"{path}/proposals/answer", agree=True)["proposal"]["agreed"]) == 1
    assert second.refused(f"{path}/proposals/answer", agree=True) == (409, "no-proposal")
    assert second.post(f"{path}/proposals/answer", agree=False)["proposal"] is None
    assert third.refused(f"{path}/proposals/answer", agree=True) == (409, "no-proposal")
    assert ann.get(path)["step"] == 1


def test_who_agrees_agrees_to_what_he_was_shown(ann, bob):
    table = seated(ann, bob)
    path = f"/api/tables/{table['id']}"
    act(ann, table, 0)
    shown = ann.post(f"{path}/proposals", kind="undo")["proposal"]["id"]
    ann.post(f"{path}/proposals/answer", agree=False)
    another = ann.post(f"{path}/proposals", kind="undo")["proposal"]["id"]
    assert bob.refused(f"{path}/proposals/answer", agree=True, proposal=shown) == (409, "no-proposal")
    assert ann.get(path)["step"] == 1
    assert bob.post(f"{path}/proposals/answer", agree=True, proposal=another)["step"] == 0


def test_a_proposal_that_is_sent_again_takes_nothing_more_back(ann):
    table = ann.open(ME, {"kind": "guest"})  # nobody else is asked: done at once
    path = f"/api/tables/{table['id']}"
    for seat in (0, 1, 0):
        view = ann.get(f"{path}/view", seat=seat)
        ann.post(f"{path}/actions", seat=seat, seq=view["seq"], code=view["view"]["legal"][0]["code"])
    with ann.live(table) as live:
        wish = {"type": "propose", "kind": "undo", "seat": 0, "seq": 3}
        assert live.ask(**wish)["type"] == "done"
        assert live.ask(**wish)["error"]["key"] == "stale"
    assert ann.get(path)["step"] == 2


def test_bots_agree_for_themselves(ann):
    table = ann.open(ME, BOT)
    path = f"/api/tables/{table['id']}"
    with ann.live(table) as live:
        told = live.receive()
        live.send(type="act", seq=0, code=told["view"]["legal"][0]["code"])
        while told["view"]["step"] < 2:  # E2.4: each has laid a neutral army
            told = live.until("update")
        ann.post(f"{path}/proposals", kind="undo")
        undone = live.until("update")
    assert (undone["undone"], undone["from_step"]) == (True, 0)


def test_a_bot_that_stands_in_agrees_for_nobody(ann, bob):
    table = seated(ann, bob)
    path = f"/api/tables/{table['id']}"
    act(ann, table, 0)
    act(bob, table, 1)
    bob.post(f"{path}/leave")
    assert ann.post(f"{path}/proposals", kind="undo")["proposal"]["needed"] == [1]
    assert ann.get(path)["step"] == 2
    assert bob.post(f"{path}/proposals/answer", agree=True)["step"] == 0
    assert ann.get(path)["seats"][1]["stand_in"] == "skilled"


# ----- Standing in


def test_nobody_is_replaced_the_moment_a_connection_breaks(ann, bob):
    table = seated(ann, bob)
    path = f"/api/tables/{table['id']}"
    with ann.live(table) as live:
        live.receive()
        with bob.live(table) as bobs:
            bobs.receive()
            assert ann.refused(f"{path}/proposals", kind="stand_in", seat=1) == (409, "still-here")
        wait_until_away(live, 1)
        refusal = live.ask(type="propose", kind="stand_in", seat=1)["error"]
    assert (refusal["key"], refusal["facts"]) == ("still-here", {"seconds_away": 120})
    assert "120 seconds" in refusal["text"]
    assert ann.get(path)["seats"][1]["stand_in"] is None


def test_a_bot_stands_in_only_for_somebody_who_is_away(impatient):
    ann, bob = Somebody(impatient, "Ann"), Somebody(impatient, "Bob")
    table = seated(ann, bob, seats=[BOT])
    path = f"/api/tables/{table['id']}"
    with bob.live(table) as live:
        live.receive()
        assert ann.refused(f"{path}/proposals", kind="stand_in", seat=1) == (409, "still-here")
    for seat in (0, 2, None):
        assert ann.refused(f"{path}/proposals", kind="stand_in", seat=seat) == (409, "cannot-stand-in")
    with ann.live(table) as live:
        wait_until_away(live, 1)
        assert ann.post(f"{path}/proposals", kind="stand_in", seat=1)["seats"][1]["stand_in"] == "skilled"
        while live.until("table")["table"]["seats"][1]["stand_in"] != "skilled":
            pass
        with bob.live(table) as bobs:
            bobs.receive()
            assert bobs.ask(type="return", seat=1)["type"] == "done"
        assert ann.get(path)["seats"][1]["stand_in"] is None


def test_those_who_are_here_decide_about_who_is_not(impatient):
    ann, bob, cleo, dan = (Somebody(impatient, name) for name in ("Ann", "Bob", "Cleo", "Dan"))
    table = seated(ann, bob, cleo, dan)
    path = f"/api/tables/{table['id']}"
    with bob.live(table) as bobs, cleo.live(table) as cleos:
        for live in (bobs, cleos):
            live.receive()  # from now on they are here
        proposal = ann.post(f"{path}/proposals", kind="stand_in", seat=3)["proposal"]
        assert (proposal["seat"], proposal["needed"]) == (3, [1, 2])
        bob.post(f"{path}/proposals/answer", agree=True)
        assert ann.get(path)["proposal"]["agreed"] == [1]
        assert cleo.post(f"{path}/proposals/answer", agree=True)["seats"][3]["stand_in"] == "skilled"


def test_several_who_are_away_cannot_hold_up_a_table(impatient):
    ann, bob, cleo = (Somebody(impatient, name) for name in ("Ann", "Bob", "Cleo"))
    table = seated(ann, bob, cleo)
    path = f"/api/tables/{table['id']}"
    for seat in (1, 2):
        replaced = ann.post(f"{path}/proposals", kind="stand_in", seat=seat)
        assert replaced["seats"][seat]["stand_in"] == "skilled"


def test_nothing_is_decided_about_somebody_who_has_come_back(impatient):
    ann, bob, cleo = (Somebody(impatient, name) for name in ("Ann", "Bob", "Cleo"))
    table = seated(ann, bob, cleo)
    path = f"/api/tables/{table['id']}"
    with bob.live(table) as bobs, ann.live(table) as live:
        bobs.receive()
        live.receive()
        for comes_back in (lambda: cleo.get(f"{path}/view"), lambda: come_and_go(cleo, table)):
            ann.post(f"{path}/proposals", kind="stand_in", seat=2)
            while live.until("table")["table"]["proposal"] is None:
                pass  # viewers are also told that somebody has come
            comes_back()
            while live.until("table")["table"]["proposal"] is not None:
                pass
            assert bob.refused(f"{path}/proposals/answer", agree=True) == (409, "no-proposal")


def come_and_go(who, table):
    with who.live(table) as live:
        live.receive()


def test_where_a_turn_has_days_nobody_need_be_here(impatient):
    ann, bob = Somebody(impatient, "Ann"), Somebody(impatient, "Bob")
    table = seated(ann, bob, clock={"kind": "days", "days": 3})
    refused = ann.refused(f"/api/tables/{table['id']}/proposals", kind="stand_in", seat=1)
    assert refused == (409, "days-decide")


def test_acting_takes_the_seat_back(ann, bob):
    table = seated(ann, bob)
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/leave")
    act(ann, table, 0)
    with bob.live(table) as live:
        message = live.receive()
        while message["type"] != "update" and message["table"]["step"] < 2:
            message = live.receive()
    bob.post(f"{path}/seats/1/return")
    assert bob.get(path)["seats"][1]["stand_in"] is None
