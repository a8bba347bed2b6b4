"""One protocol: HTTP and live connections are served from one table of wishes, and everything is as
declared."""

import asyncio
import json
import re

import msgspec
import pytest

from imperia.table.protocol import wishes
from imperia.table.protocol.described import LiveClock
from imperia.table.protocol.messages import Update
from imperia.table.protocol.typescript import typescript
from imperia.table.protocol.wishes import LiveWish, Wish
from imperia.table.routes.parts import DOINGS, FOR_EVERYBODY, LIVE
from imperia.table.tables import absence
from tests.table.client import BOT, GUEST, ME, Somebody
from tests.table.inside import SetTime, open_house
from tests.table.test_clocks import first_legal, seated

DECLARED = [each for each in vars(wishes).values() if isinstance(each, type) and issubclass(each, Wish)]


def test_every_wish_that_is_declared_is_done():
    assert {wish for wish in DECLARED if wish not in (Wish, LiveWish)} == set(DOINGS)
    assert {doing.wish for doing in LIVE} == {wish for wish in DOINGS if issubclass(wish, LiveWish)}
    for doing in DOINGS.values():
        assert doing.path is not None or doing.live, doing.wish


def test_every_address_says_what_it_takes_and_what_it_answers(ann):
    described = ann.get("/api/openapi.json")
    assert set(described["paths"]) == {endpoint.path for endpoint in FOR_EVERYBODY}
    for endpoint in FOR_EVERYBODY:
        operation = described["paths"][endpoint.path][endpoint.method.lower()]
        assert operation["description"], endpoint.path
        assert "schema" in operation["responses"][str(endpoint.status)]["content"]["application/json"]
        assert ("requestBody" in operation) == (endpoint.body is not None)
    named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(described)))
    assert named <= set(described["components"]["schemas"])


def test_the_page_is_given_a_type_for_every_name_that_its_types_mention():
    text = typescript()
    declared = set(re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE))
    imported = set(re.search(r"import type { (.*) } from", text)[1].split(", "))
    code = re.sub(r"//.*|/\*\*.*?\*/|'[^']*'", "", text)
    assert set(re.findall(r"\b[A-Z]\w+", code)) <= declared | imported | {"Partial", "Record"}


# ----- What is sent


@pytest.mark.parametrize("clock", [None, LiveClock(60_000)])
def test_an_update_put_together_from_parts_is_what_is_declared(tmp_path, clock):
    """The update has exactly the fields and forms that it would have if it were encoded from the
    declaration."""
    told = []

    class Listener:
        seat, lang, visible, notifies = 0, "en", True, False

        def __init__(self, person):
            self.person = person

        def send(self, message):
            told.append(message)

        def leave(self, reason):
            pass

    async def test():
        async with open_house(tmp_path, SetTime()) as house:
            table, ann, _ = await seated(house, clock)
            table.audience.join(Listener(ann))
            for _ in range(6):
                seat = table.begun().actors[0]
                await table.worker.ask(lambda seat=seat: table.play(seat, first_legal(table, seat)))
            match = table.begun().match.at(table.begun().step - 1)
            await table.worker.ask(lambda: table.take_back(0, match, 1))
            absence.let_time_run(table)

    asyncio.run(test())
    updates = [message for message in told if message.startswith(b'{"type":"update"')]
    assert len(updates) == 7
    for update in updates:
        again = msgspec.json.encode(msgspec.json.decode(update, type=Update))
        assert json.loads(again) == json.loads(update)
        assert ("clocks" in json.loads(update)) == (clock is not None)
    assert json.loads(updates[-1])["undone"] is True


# ----- What is asked


@pytest.fixture
def table(ann):
    return ann.open(ME, GUEST, GUEST)


def asked_both_ways(ann, table, kind, path, body):
    """The keys of the refusals, by HTTP and live."""
    with ann.live(table) as live:
        live.receive()
        live.send(type=kind, **body)
        refused = live.until("refused", "done", "answer")
    response = ann.ask("POST", f"/api/tables/{table['id']}/{path}", body)
    assert refused["type"] == "refused", refused
    return refused["error"], response.json()["error"]


@pytest.mark.parametrize(
    ("kind", "path", "body", "key"),
    [
        ("act", "actions", {"seq": 0}, "malformed"),
        ("act", "actions", {"code": 1}, "malformed"),
        ("act", "actions", {"seq": "0", "code": 1}, "malformed"),
        ("act", "actions", {"seq": 0, "code": 1, "surprise": 1}, "malformed"),
        ("act", "actions", {"seq": 0, "code": 10**12}, "malformed"),
        ("act", "actions", {"seq": 0, "notation": "x" * 101}, "malformed"),
        ("act", "actions", {"seq": 0, "seat": 9, "code": 1}, "unknown-seat"),
        ("act", "actions", {"seq": 0, "seat": -1, "code": 1}, "unknown-seat"),
        ("act", "actions", {"seq": 7, "seat": 0, "notation": "bid 1"}, "stale"),
        ("undo", "undo", {"seq": 5}, "stale"),
        ("hint", "hint", {"level": "divine"}, "unknown-level"),
        ("explain", "explain", {"question": {"tile": 1}}, "nothing-to-explain"),
        ("explain", "explain", {"question": {"tile": 1}, "step": 3}, "bad-step"),
        ("propose", "proposals", {"kind": "dance"}, "malformed"),
        ("propose", "proposals", {"kind": "undo"}, "nothing-to-take-back"),
        ("answer", "proposals/answer", {"agree": True}, "no-proposal"),
        ("chat", "chat", {"text": ""}, "bad-chat"),
    ],
)
def test_a_wish_is_refused_alike_by_both_ways(ann, table, kind, path, body, key):
    live, http = asked_both_ways(ann, table, kind, path, body)
    assert (live["key"], http["key"]) == (key, key)
    assert live["text"] == http["text"]


def test_a_question_that_a_game_cannot_answer_is_refused_with_what_may_be_asked(ann):
    table = ann.open(ME, GUEST, game="capitals")
    body = {"question": {"of": "weather"}}
    live, http = asked_both_ways(ann, table, "explain", "explain", body)
    assert (live["key"], http["key"]) == ("bad-question", "bad-question")
    assert "one of 'income', 'upkeep'" in live["text"]
    answer = ann.post(f"/api/tables/{table['id']}/explain", question={"of": "forecast"}, seat=0)
    assert (answer["of"], answer["round"], len(answer["weathers"])) == ("forecast", 1, 6)


def test_a_wish_does_the_same_by_both_ways(ann, table):
    path = f"/api/tables/{table['id']}"
    why = {"seat": 0, "notation": "city 3"}
    with ann.live(table) as live:
        live.receive()
        answer = live.ask(type="why", id="1", **why)
        assert answer == {"type": "answer", "id": "1", **ann.post(f"{path}/why", **why)}
        bid = {"seq": 0, "seat": 0, "notation": "bid 1", "id": 7}
        assert live.ask(type="act", **bid) == {"type": "done", "seq": 1, "id": 7}
        assert ann.post(f"{path}/actions", **bid) == {"seq": 1, "step": 1}
        staged = {"seq": 1, "seat": 1, "notation": "bid 2", "stage": True}
        code = ann.post(f"{path}/actions", **staged)["code"]
        assert live.ask(type="act", id="2", **staged) == {"type": "staged", "code": code, "id": "2"}


def post(ann, path, content, **headers):
    response = ann.http.post(path, content=content, headers=headers)
    return response.status_code, response.json().get("error", {}).get("key")


def test_a_body_is_json_and_nothing_else(ann, table):
    path = f"/api/tables/{table['id']}/why"
    body = b'{"seat": 0, "code": 1}'
    assert post(ann, path, body)[0] == 200  # without a Content-Type
    assert post(ann, path, body, **{"Content-Type": "application/json; charset=utf-8"})[0] == 200
    assert post(ann, path, b"\xef\xbb\xbf" + body, **{"Content-Type": "application/json"})[0] == 200
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        assert post(ann, path, body, **{"Content-Type": kind}) == (400, "malformed")
    for wrong in (b"NaN", b'{"code": NaN}', b'{"code": 1}}', b'{"code": Infinity}', b"[]", b"", b"null"):
        assert post(ann, path, wrong, **{"Content-Type": "application/json"}) == (400, "malformed")


def test_a_body_in_which_nothing_has_to_be_may_be_left_out(ann):
    for body in (b"", b"null", b"{}"):
        table = ann.open(ME, {"kind": "open"})
        path = f"/api/tables/{table['id']}/start"
        assert post(ann, path, body, **{"Content-Type": "application/json"}) == (200, None)
    table = ann.open(ME, {"kind": "open"})
    assert ann.refused(f"/api/tables/{table['id']}/leave", why="tired") == (400, "malformed")


def test_an_id_is_taken_where_it_means_something(ann, table):
    path = f"/api/tables/{table['id']}"
    assert ann.refused(f"{path}/undo", seq=0, id="x") == (400, "malformed")
    assert ann.post(f"{path}/chat", text="hello", id="x") == ann.post(f"{path}/chat", text="hello", id="x")


def test_what_stands_in_an_address_is_checked_like_a_body(ann, table):
    path = f"/api/tables/{table['id']}"
    assert ann.refused(f"{path}/seats/first/bot") == (400, "malformed")
    assert ann.refused(f"{path}/seats/7/link") == (404, "unknown-seat")
    for query in ({"step": "x"}, {"seat": "1.5"}):
        refused = ann.ask("GET", f"{path}/view", **query)
        assert (refused.status_code, refused.json()["error"]["key"]) == (400, "malformed")
    assert ann.ask("GET", "/api/tables", which="yours").status_code == 400


def test_a_stranger_is_asked_who_he_is_by_both_ways(ann):
    stranger, table = Somebody(ann.server, None), ann.open(ME, BOT)
    with stranger.live(table) as live:
        live.receive()
        for doing in LIVE:
            if doing.strangers or doing.path is None:
                continue
            needed = {"seq": 0, "code": 1, "agree": True, "kind": "undo", "text": "x", "question": {}}
            names = {field.name for field in msgspec.structs.fields(doing.wish)}
            body = {name: value for name, value in needed.items() if name in names}
            tag = doing.wish.__struct_config__.tag
            assert live.ask(type=tag, **body)["error"]["key"] == "who-are-you", tag
            path = doing.path.replace("{seat}", "0")
            assert stranger.refused(f"/api/tables/{table['id']}/{path}", **body) == (401, "who-are-you"), tag
