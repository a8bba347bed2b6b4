"""Pages of strangers, requests that are too large or too many, and what a browser is told to allow."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.client import BOT, ME, Somebody
from tests.table.serving import Server


def test_every_answer_forbids_what_a_page_of_ours_does_not_need(ann):
    for path in ("/", "/api/me", "/api/games", "/nothing"):
        headers = ann.ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_another_sites_page_cannot_act(ann):
    evil = {"Origin": "https://evil.example"}
    for path, body in (("/api/me", {"nickname": "x"}), ("/api/tables", {})):
        response = ann.http.post(path, json=body, headers=evil)
        assert (response.status_code, response.json()["error"]["key"]) == (403, "wrong-origin")
    table = ann.open(ME, BOT)
    with ann.live(table, Origin="https://evil.example") as live:
        assert live.receive()["error"]["key"] == "wrong-origin"
        with pytest.raises(ConnectionClosed):
            live.receive()
    with ann.live(table, Origin=ann.server.http) as live:
        assert live.receive()["type"] == "welcome"


def test_large_requests_are_refused(ann):
    response = ann.ask("POST", "/api/me", {"nickname": "x" * 100_000})
    assert (response.status_code, response.json()["error"]["key"]) == (413, "too-large")

    def chunks():
        for _ in range(100):
            yield b"x" * 10_000

    response = ann.http.post("/api/me", content=chunks(), headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["error"]["key"]) == (413, "too-large")


@pytest.mark.parametrize("body", [b"", b"{", b"[1]", b'"x"', b"\xff\xfe", b'{"nickname": 7}', b"null"])
def test_malformed_bodies_are_refused(ann, body):
    response = ann.http.post("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["error"]["key"]) == (400, "malformed")


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    limits = {
        "requests": [30, 0.01],
        "looks": [20, 0.01],
        "new_people": [2, 0.01],
        "messages": [20, 0.01],
        "hints": [1, 0.01],
        "chat_lines": [2, 0.01],
        "notes": [1, 0.01],
        "connections": 3,
        "unfinished_tables": 4,
        "rest_seconds": 0.01,
    }
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('strict') / 'tables.db'}", limits)
    yield running
    running.stop()


def test_too_many_of_anything_is_refused_until_later(strict):
    """One visitor of a server with small limits reaches each of these limits, one after the other."""
    ann, _ = Somebody(strict, "Ann"), Somebody(strict, "Bob")
    response = ann.ask("POST", "/api/me", {"nickname": "Cleo"})
    assert (response.status_code, response.json()["error"]["key"]) == (429, "too-many-people")
    assert int(response.headers["retry-after"]) >= 1

    table = ann.open(ME, BOT)
    path = f"/api/tables/{table['id']}"
    for _ in range(2):
        ann.post(f"{path}/chat", text="hello")
    assert ann.refused(f"{path}/chat", text="hello") == (429, "too-many")
    assert ann.refused(f"{path}/agreements", text="Peace", other=1) == (429, "too-many")
    ann.post(f"{path}/note", text="hello", version=0)
    assert ann.refused(f"{path}/note", text="hello", version=1) == (429, "too-many")
    for _ in range(3):
        ann.open(ME, BOT)
    assert ann.refused("/api/tables", game="empire", players=2, seats=[ME, BOT]) == (429, "too-many-tables")

    with ann.live(table) as one, ann.live(table) as two, ann.live(table) as three:
        for live in (one, two, three):
            live.receive()
        with ann.live(table) as four:
            assert four.receive()["error"]["key"] == "too-many"
        answers = [one.ask(type="ping", id=f"{n}") for n in range(20)]
        assert {answer["type"] for answer in answers} == {"pong"}
        one.send(type="ping")
        assert one.until("refused")["error"]["key"] == "too-many"

    for _ in range(40):
        response = ann.ask("PATCH", "/api/me", {"nickname": "Anna"})
    assert (response.status_code, response.json()["error"]["key"]) == (429, "too-many")
    assert ann.get(path)["status"] == "running"
    for _ in range(20):
        response = ann.ask("GET", path)
    assert (response.status_code, response.json()["error"]["key"]) == (429, "too-many")
