"""Playing over the wire: only the holder of a seat acts, by live messages and by plain requests alike."""

from tests.table.client import BOT, GUEST, ME, OPEN, Somebody, play_to_the_end


def for_two(ann, bob, **wishes):
    table = ann.open(ME, OPEN, **wishes)
    return bob.post(f"/api/tables/{table['id']}/join")


def seq_of(who, table):
    return who.get(f"/api/tables/{table['id']}")["seq"]


def test_a_whole_match_against_bots(ann):
    table = ann.open(ME, BOT, BOT)
    with ann.live(table) as live:
        view = play_to_the_end(live)
        told = live.until("table")["table"]
    assert told["status"] == "finished"
    assert told["ranking"] == view["ranking"]
    assert told["fairness"]["seed"] is not None
    assert ann.get(f"/api/tables/{table['id']}")["ranking"] == view["ranking"]
    assert table["id"] in [short["id"] for short in ann.get("/api/tables", which="mine")]


def test_only_the_holder_of_a_seat_acts(ann, bob):
    table = for_two(ann, bob)
    path = f"/api/tables/{table['id']}"
    place = ann.get(f"{path}/view")["view"]["legal"][0]["code"]  # E2.4: the first seat begins
    stranger, nobody = Somebody(ann.server, "Eve"), Somebody(ann.server, None)
    for route in ("actions", "undo"):
        assert bob.refused(f"{path}/{route}", seat=0, seq=0, **acting(route, place)) == (403, "not-your-seat")
        assert stranger.refused(f"{path}/{route}", seq=0, **acting(route, place)) == (403, "not-your-seat")
        assert nobody.refused(f"{path}/{route}", seat=0, seq=0, **acting(route, place)) == (
            401,
            "who-are-you",
        )
    for who, key in ((bob, "not-your-seat"), (stranger, "not-your-seat"), (nobody, "who-are-you")):
        with who.live(table) as live:
            assert live.ask(type="act", seat=0, seq=0, code=place)["error"]["key"] == key
            assert live.ask(type="undo", seat=0, seq=0)["error"]["key"] == key
            assert live.ask(type="why", seat=0, code=place)["error"]["key"] == key
            assert live.ask(type="hint", seat=0)["error"]["key"] == key
    assert seq_of(ann, table) == 0


def acting(route, code):
    return {"code": code} if route == "actions" else {}


def test_an_action_is_told_to_everybody_who_looks(ann, bob):
    table = for_two(ann, bob)
    with ann.live(table) as anns, bob.live(table) as bobs, Somebody(ann.server, None).live(table) as guests:
        first = anns.receive()["view"]["legal"][0]
        for live in (bobs, guests):
            assert live.receive()["view"]["legal"] == []
        done = anns.ask(type="act", id="mine", seat=0, seq=0, code=first["code"])
        assert done == {"type": "done", "seq": 1, "id": "mine"}
        for live in (bobs, guests):
            update = live.until("update")
            assert (update["seq"], update["step"]) == (1, 1)
            assert [event["key"] for event in update["events"]] == ["neutral-placed"]


def test_an_action_may_be_written_in_notation(ann, bob):
    table = for_two(ann, bob)
    path = f"/api/tables/{table['id']}"
    region = ann.get(f"{path}/view")["view"]["legal"][0]["arguments"]["region"]
    assert ann.post(f"{path}/actions", seq=0, notation=f"neutral {region}") == {"seq": 1, "step": 1}
    assert ann.refused(f"{path}/actions", seq=1, notation="dance 3") == (400, "bad-action")
    assert ann.refused(f"{path}/actions", seq=1, code=5000) == (400, "bad-action")
    assert ann.refused(f"{path}/actions", seq=1) == (400, "malformed")


def test_undo_is_free_until_something_comes_to_light(ann, bob):
    table = for_two(ann, bob)
    path = f"/api/tables/{table['id']}"
    before = ann.get(f"{path}/view")["view"]
    with bob.live(table) as live:
        live.receive()
        ann.post(f"{path}/actions", seq=0, code=before["legal"][0]["code"])
        assert live.until("update")["step"] == 1
        assert ann.refused(f"{path}/undo", seq=0) == (409, "stale")
        assert ann.post(f"{path}/undo", seq=1) == {"seq": 2, "step": 0}
        update = live.until("update")
    assert (update["undone"], update["from_step"], update["seq"], update["events"]) == (True, 0, 2, [])
    assert ann.get(f"{path}/view")["view"] == before
    assert ann.refused(f"{path}/undo", seq=2) == (409, "undo-nothing")


def test_staging_holds_back_what_could_not_be_undone(ann):
    table = ann.open(ME, GUEST, GUEST)
    with ann.live(table) as live:
        live.receive()
        staged = live.ask(type="act", seat=0, seq=0, notation="bid 2", stage=True)
        assert (staged["type"], staged["code"]) == ("staged", 3)  # E3.1: a bid is final
        assert seq_of(ann, table) == 0
        assert live.ask(type="act", seat=0, seq=0, notation="bid 2")["type"] == "done"
        assert live.ask(type="act", seat=1, seq=0, notation="bid 0")["type"] == "done"
        assert live.ask(type="act", seat=2, seq=0, notation="bid 0")["type"] == "done"
        assert live.ask(type="act", seat=0, seq=3, notation="first 0", stage=True)["type"] == "done"


def test_why_not_names_the_clause_in_the_askers_language(ann, bob):
    table = for_two(ann, bob)
    path = f"/api/tables/{table['id']}"
    code = ann.get(f"{path}/view")["view"]["legal"][0]["code"]
    assert ann.post(f"{path}/why", code=code) == {"legal": True}
    why = ann.ask("POST", f"{path}/why", {"notation": "bid 1"}, lang="pl").json()
    assert (why["legal"], why["clause"]) == (False, "E2.4")
    assert ann.refused(f"{path}/actions", seq=0, notation="bid 1") == (409, why["key"])
    with ann.live(table) as live:
        answer = live.ask(type="why", seat=0, notation="bid 1")
        assert (answer["type"], answer["legal"], answer["clause"]) == ("answer", False, "E2.4")


def test_an_answer_to_another_question_is_stale(ann):
    table = ann.open(ME, GUEST, GUEST)
    path = f"/api/tables/{table['id']}"
    for seat in (0, 1, 2):
        ann.post(f"{path}/actions", seat=seat, seq=0, notation="bid 0")
    ann.post(f"{path}/actions", seat=0, seq=3, notation="first 0")
    assert ann.refused(f"{path}/actions", seat=0, seq=3, notation="card 0") == (409, "stale")
    assert ann.refused(f"{path}/actions", seat=0, seq=99, notation="card 0") == (409, "stale")
    assert seq_of(ann, table) == 4
    assert ann.post(f"{path}/actions", seat=0, seq=4, notation="card 0")["seq"] == 5


def test_who_has_decided_elsewhere_is_told_so_before_the_second_answer_is_refused(ann, bob):
    table = for_two(ann, bob)
    with ann.live(table) as here, ann.live(table) as there:
        first, *_, last = [action["code"] for action in here.receive()["view"]["legal"]]
        assert there.receive()["seq"] == 0
        assert here.ask(type="act", seat=0, seq=0, code=first)["type"] == "done"
        there.send(type="act", id="late", seat=0, seq=0, code=last)
        assert there.until("update", "refused")["seq"] == 1
        assert there.until("refused")["error"]["key"] == "refusal-other-places"
    assert seq_of(ann, table) == 1


def test_sealed_bids_of_others_do_not_make_mine_stale(ann):
    table = ann.open(ME, GUEST, GUEST)
    path = f"/api/tables/{table['id']}"
    for seat in (2, 0, 1):
        ann.post(f"{path}/actions", seat=seat, seq=0, notation="bid 0")
    assert seq_of(ann, table) == 3


def test_the_same_message_twice_is_one_action(ann, bob):
    table = for_two(ann, bob)
    with ann.live(table) as live:
        code = live.receive()["view"]["legal"][0]["code"]
        message = {"type": "act", "id": "once", "seat": 0, "seq": 0, "code": code}
        assert live.ask(**message) == live.ask(**message) == {"type": "done", "seq": 1, "id": "once"}
    assert seq_of(ann, table) == 1


def test_the_same_id_with_another_question_is_another_action(ann):
    """A program that counts its messages begins at one again when it reconnects."""
    table = ann.open(ME, GUEST, GUEST)
    path = f"/api/tables/{table['id']}"
    for seat in (0, 1, 2):
        ann.post(f"{path}/actions", id="1", seat=seat, seq=0, notation="bid 0")
    assert ann.post(f"{path}/actions", id="1", seat=0, seq=3, notation="first 0")["seq"] == 4
    assert ann.post(f"{path}/actions", id="1", seat=0, seq=4, notation="card 0")["seq"] == 5


def test_a_hint_thinks_for_the_asker_alone(ann, bob):
    table = for_two(ann, bob)
    path = f"/api/tables/{table['id']}"
    hint = ann.post(f"{path}/hint", level="skilled")
    legal = {action["code"] for action in ann.get(f"{path}/view")["view"]["legal"]}
    assert {considered["code"] for considered in hint["considered"]} <= legal
    assert hint["text"]
    assert bob.refused(f"{path}/hint") == (409, "not-asked")
    silent = for_two(ann, bob, hints=False)
    assert ann.refused(f"/api/tables/{silent['id']}/hint") == (403, "hints-off")


def test_every_moment_can_be_looked_at_again_as_the_seat_saw_it(ann):
    table = ann.open(ME, GUEST, GUEST)
    path = f"/api/tables/{table['id']}"
    ann.post(f"{path}/actions", seat=0, seq=0, notation="bid 3")
    ann.post(f"{path}/actions", seat=1, seq=0, notation="bid 1")
    own = ann.get(f"{path}/view", step=1, seat=0)
    other = ann.get(f"{path}/view", step=1, seat=1)
    assert own["view"]["seats"][0]["bid"] == 3
    assert other["view"]["seats"][0]["bid"] == "sealed"
    assert own["events"][-1]["arguments"] == {"seat": 0, "coins": 3}
    assert other["events"][-1] == {"step": 1, "key": "bid-given-hidden", "arguments": {"seat": 0}}
    assert ann.get(f"{path}/view", step=0)["step"] == 0
    assert ann.ask("GET", f"{path}/view", step=9).json()["error"]["key"] == "bad-step"
    assert ann.ask("GET", f"{path}/view", seat=5).json()["error"]["key"] == "unknown-seat"


def test_a_program_may_say_who_it_is_in_its_first_message(ann):
    table = ann.open(ME, BOT)
    with Somebody(ann.server, None).live(table) as live:
        assert live.receive()["viewer"] is None
        assert live.ask(type="hello", token="wrong")["error"]["key"] == "who-are-you"
        assert live.ask(type="hello", token=ann.token)["viewer"] == 0
    with Somebody(ann.server, None).live(table) as live:
        live.send(type="hello", token=ann.token)  # the next message is sent before the answer comes
        assert live.ask(type="hint", seat=0)["type"] == "answer"
        assert live.ask(type="ping")["type"] == "pong"


def test_what_does_not_exist(ann):
    assert ann.ask("GET", "/api/tables/aaaaaaaaaa").json()["error"]["key"] == "unknown-table"
    assert ann.ask("GET", "/api/nothing").json()["error"]["key"] == "no-such-page"
    assert ann.ask("DELETE", "/api/me").json()["error"]["key"] == "no-such-method"
    with ann.live({"id": "aaaaaaaaaa"}) as live:
        assert live.receive()["error"]["key"] == "unknown-table"


def test_a_table_that_waits_has_no_view_yet(ann, bob):
    table = ann.open(ME, OPEN)
    path = f"/api/tables/{table['id']}"
    assert ann.refused(f"{path}/actions", seq=0, code=1) == (409, "not-running")
    assert ann.ask("GET", f"{path}/view").json()["error"]["key"] == "not-running"
    with ann.live(table) as live:
        assert live.receive()["view"] is None
        bob.post(f"{path}/join")
        welcome = live.until("welcome")
        assert (welcome["viewer"], welcome["view"]["seat"]) == (0, 0)
