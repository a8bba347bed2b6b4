"""What people decide together: taking moves back by consent, and bots for those who are away."""

from tests.table.client import BOT, ME, OPEN, Somebody


def seated(ann, bob, seats=()):
    table = ann.open(ME, OPEN, *seats)
    return bob.post(f"/api/tables/{table['id']}/join")


def act(who, table, seat):
    path = f"/api/tables/{table['id']}"
    view = who.get(f"{path}/view")
    return who.post(f"{path}/actions", seat=seat, seq=view["seq"], code=view["view"]["legal"][0]["code"])


def test_moves_are_taken_back_when_all_people_agree(ann, bob):
    table = seated(ann, bob)
    path = f"/api/tables/{table['id']}"
    before = ann.get(f"{path}/view")["view"]
    act(ann, table, 0)
    act(bob, table, 1)
    assert ann.refused(f"{path}/undo", seq=2) == (409, "undo-other-acted")
    proposed = ann.post(f"{path}/proposals", kind="undo")
    assert proposed["proposal"] == {"kind": "undo", "by": 0, "seat": 0, "agreed": [], "needed": [1]}
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


def test_bots_always_agree(ann):
    table = ann.open(ME, BOT, BOT)
    path = f"/api/tables/{table['id']}"
    with ann.live(table) as live:
        view = live.receive()
        live.send(type="act", seat=0, seq=0, notation="bid 0")
        while (
            view["view"]["step"] < 3 or 0 not in view["view"]["actors"]
        ):  # the bots have bid, and perhaps played
            view = live.until("update")
        ann.post(f"{path}/proposals", kind="undo")
        undone = live.until("update")
        while "undone" not in undone:
            undone = live.until("update")
    assert undone["from_step"] < 3


def test_a_bot_stands_in_only_for_somebody_who_is_away(ann, bob):
    table = seated(ann, bob, seats=[BOT])
    path = f"/api/tables/{table['id']}"
    with bob.live(table) as live:
        live.receive()
        assert ann.refused(f"{path}/proposals", kind="stand_in", seat=1) == (409, "cannot-stand-in")
    for seat in (0, 2, None):
        assert ann.refused(f"{path}/proposals", kind="stand_in", seat=seat) == (409, "cannot-stand-in")
    with ann.live(table) as live:
        connected = live.receive()["table"]["seats"][1]["connected"]
        while connected:  # his connection is still being taken down
            connected = live.until("table")["table"]["seats"][1]["connected"]
        assert ann.post(f"{path}/proposals", kind="stand_in", seat=1)["seats"][1]["stand_in"] == "skilled"
        assert live.until("table")["table"]["seats"][1]["stand_in"] == "skilled"
        with bob.live(table) as bobs:
            bobs.receive()
            assert bobs.ask(type="return", seat=1)["type"] == "done"
        assert ann.get(path)["seats"][1]["stand_in"] is None


def test_three_people_decide_about_the_fourth(ann, bob):
    cleo, dan = Somebody(ann.server, "Cleo"), Somebody(ann.server, "Dan")
    table = ann.open(ME, OPEN, OPEN, OPEN)
    path = f"/api/tables/{table['id']}"
    for who in (bob, cleo, dan):
        who.post(f"{path}/join")
    proposal = ann.post(f"{path}/proposals", kind="stand_in", seat=3)["proposal"]
    assert (proposal["seat"], proposal["needed"]) == (3, [1, 2])
    bob.post(f"{path}/proposals/answer", agree=True)
    assert ann.get(path)["proposal"]["agreed"] == [1]
    assert cleo.post(f"{path}/proposals/answer", agree=True)["seats"][3]["stand_in"] == "skilled"


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
