"""At a table without spectators a stranger learns nothing and does nothing, by any request."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.client import GUEST, ME, OPEN, Somebody

BODIES = {
    "actions": {"seq": 0, "code": 1},
    "undo": {"seq": 0},
    "why": {"code": 1},
    "explain": {"question": {"tile": 1, "x": 0, "y": 0}},
    "proposals": {"kind": "undo"},
    "proposals/answer": {"agree": True},
    "chat": {"text": "hello"},
    "note": {"text": "hello", "version": 0},
    "agreements": {"text": "peace", "other": 1},
    "agreements/{n}/answer": {"sign": True},
    "copy": {"step": 0},
}


@pytest.fixture
def eve(server):
    return Somebody(server, "Eve")


@pytest.fixture
def closed(ann):
    return ann.open(ME, GUEST, game="founders", spectators=False)


def requests_about(who, table):
    """Every request of the server that names a table: method, path and a body that it would take."""
    for path, methods in who.get("/api/openapi.json")["paths"].items():
        if "{table_id}" in path:
            for method in methods:
                address = path.replace("{table_id}", table["id"]).replace("{seat}", "0").replace("{n}", "0")
                body = BODIES.get(path.partition("{table_id}/")[2], {}) if method == "post" else None
                yield method.upper(), address, body


def test_no_request_reaches_a_table_that_is_closed_to_strangers(ann, eve, closed):
    asked = list(requests_about(eve, closed))
    assert len(asked) > 15
    for who in (eve, Somebody(eve.server, None)):
        for method, path, body in asked:
            response = who.ask(method, path, body)
            assert (response.status_code, response.json()["error"]["key"]) == (403, "no-spectators"), path
    assert ann.get(f"/api/tables/{closed['id']}/chat") == []
    assert ann.get(f"/api/tables/{closed['id']}/view")["step"] == 0


def test_the_same_requests_are_answered_where_spectators_are_welcome(ann, eve):
    table = ann.open(ME, GUEST, game="founders")
    keys = {
        response.json()["error"]["key"]
        for response in (eve.ask(*request) for request in requests_about(eve, table))
        if not response.is_success
    }
    assert keys
    assert "no-spectators" not in keys


def test_no_live_connection_either(ann, eve, closed):
    with eve.live(closed) as live:
        assert live.receive()["error"]["key"] == "no-spectators"
        with pytest.raises(ConnectionClosed):
            live.receive()
    with ann.live(closed) as live:
        live.receive()
        assert live.ask(type="hello", token=eve.token)["error"]["key"] == "no-spectators"
        assert live.ask(type="look", seat=1)["viewer"] == 1  # she still has her seat


def test_a_table_that_waits_can_be_looked_at_and_joined_but_not_listened_to(ann, bob, eve):
    table = ann.open(ME, OPEN, spectators=False)
    path = f"/api/tables/{table['id']}"
    ann.post(f"{path}/chat", text="among us")
    assert eve.get(path)["status"] == "waiting"
    assert eve.get(f"{path}/printed")["printed"]
    assert eve.get(f"{path}/chat") == []
    assert eve.refused(f"{path}/chat", text="hello") == (403, "chat-off")
    with eve.live(table) as live:
        assert live.receive()["chat"] == []
        assert live.ask(type="chat", text="hello")["error"]["key"] == "chat-off"
        ann.post(f"{path}/chat", text="still among us")
        bob.post(f"{path}/join")
        with pytest.raises(ConnectionClosed) as turned_away:
            live.until("chat", "welcome")
    assert turned_away.value.rcvd.code == 4403
    assert [line["text"] for line in bob.get(f"{path}/chat")] == ["among us", "still among us"]


def test_whose_seat_has_moved_is_a_stranger(ann, bob, closed):
    path = f"/api/tables/{closed['id']}"
    for seat in (0, 1):
        code = ann.post(f"{path}/seats/{seat}/link")["code"]
        with ann.live(closed) as live:
            live.receive()
            bob.post("/api/claim", code=code)
            if seat == 1:
                with pytest.raises(ConnectionClosed):
                    live.until("nothing of the kind")
    assert ann.refused(f"{path}/explain", question={}) == (403, "no-spectators")
    assert bob.get(path)["status"] == "running"
