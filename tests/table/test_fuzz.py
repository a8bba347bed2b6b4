"""Any message on a live connection gets a clear refusal or a clean close, and the match is unharmed."""

import json
import random
import socket
import time
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed

import imperia
from tests.table.bare import LAST, TEXT, frame
from tests.table.client import BOT, GUEST, ME, WAIT, Somebody
from tests.table.serving import GENEROUS, Server

ROUNDS = 300
WORDS = ["act", "undo", "why", "hint", "explain", "propose", "answer", "return", "chat", "look", "hello", "x"]


def anything(chance, depth=0):
    """Any JSON."""
    kinds = [
        lambda: chance.choice([None, True, False]),
        lambda: chance.choice([0, 1, -1, 3, 2**31, 2**63, -(2**70), 1e308, 0.5]),
        lambda: chance.choice(["", "act", "bid 1", "\u0000", "😀" * 10, "../..", "<script>", "x" * 90]),
    ]
    if depth < 3:
        kinds += [
            lambda: [anything(chance, depth + 1) for _ in range(chance.randrange(4))],
            lambda: {chance.choice("abcs"): anything(chance, depth + 1) for _ in range(chance.randrange(4))},
        ]
    return chance.choice(kinds)()


def message(chance):
    """A message that is nearly right: known words, some fields missing, wrong or too many."""
    made = {"type": chance.choice(WORDS)}
    for field in (
        "id",
        "seat",
        "seq",
        "code",
        "notation",
        "stage",
        "question",
        "kind",
        "agree",
        "text",
        "token",
    ):
        if chance.random() < 0.4:
            made[field] = anything(chance)
        elif chance.random() < 0.3:
            made[field] = chance.choice([0, 1, 2, "undo", True, "bid 2", "zz"])
    if chance.random() < 0.1:
        made[chance.choice(["type", "surprise"])] = anything(chance)
    return json.dumps(made)


def broken(chance):
    text = message(chance)
    cut = chance.randrange(len(text))
    return chance.choice(
        [
            text[:cut],
            text[:cut] + chance.choice('{}[]",:\x00é') + text[cut:],
            "",
            "null",
            "[" * 1000,
            "\ud7ff" * 10,
            b"\xff\xfe\x00",
            text.encode(),
        ]
    )


def test_a_match_survives_everything_that_strangers_and_players_send(server):
    ann, eve = Somebody(server, "Ann"), Somebody(server, "Eve")
    table = ann.open(ME, GUEST, GUEST)
    path = f"/api/tables/{table['id']}"
    chance = random.Random(5)
    with eve.live(table) as strangers:
        strangers.receive()
        for _ in range(ROUNDS):
            strangers.socket.send(chance.choice([message, broken])(chance))
        pong = strangers.ask(type="ping", id="still here")
        assert pong["type"] == "pong"
    assert ann.get(path)["step"] == 0

    with ann.live(table) as own:
        own.receive()
        for _ in range(ROUNDS):
            own.socket.send(broken(chance) if chance.random() < 0.7 else message(chance))
        assert own.ask(type="ping", id="still here")["type"] == "pong"

    # Every action that was accepted was legal: the log can be replayed, and the match goes on.
    match = imperia.load(ann.ask("GET", f"{path}/file").text)
    assert len(match.history) == ann.get(path)["step"]
    seat = match.actors[0]
    seq = ann.get(path)["seq"]
    ann.post(f"{path}/actions", seat=seat, seq=seq, code=match.legal(seat)[0].code)


def test_every_malformed_message_is_answered(ann):
    table = ann.open(ME, BOT)
    with ann.live(table) as live:
        live.receive()
        for text in (
            "",
            "{",
            "7",
            "[]",
            '{"type":"dance"}',
            '{"type":"act"}',
            '{"type":"act","seq":"x","code":1}',
        ):
            live.socket.send(text)
            error = live.until("refused")["error"]
            assert error["key"] == "malformed"
            assert error["text"]


@pytest.mark.parametrize(
    ("text", "answered"),
    [
        ('{"type":"dance","id":7}', 7),
        ('{"id":"mine","type":"act"}', "mine"),
        ('{"type":"act","id":"mine","seq":"x","code":1}', "mine"),
        ('{"type":"act","seq":0,"code":1,"id":"mine","surprise":{"id":"another"}}', "mine"),
        ('{"id":0}', 0),
        ('{"type":"chat","text":"\\ud800","id":"mine"}', None),  # half a character is no JSON
        ('{"type":"dance"}', None),
        ('{"type":"dance","id":null}', None),
        ('{"type":"ping","id":[1]}', None),
        ('{"type":"ping","id":-1}', None),
        ('{"type":"ping","id":"' + "x" * 65 + '"}', None),
        ('{"type":"act","id":"mine"', None),
        ("[7]", None),
    ],
)
def test_a_malformed_message_is_answered_with_its_id_where_one_can_be_read(ann, text, answered):
    table = ann.open(ME, BOT)
    with ann.live(table) as live:
        live.receive()
        live.socket.send(text)
        refused = live.until("refused")
        assert refused["error"]["key"] == "malformed"
        assert refused.get("id") == answered


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"type": "hint", "level": "x" * 3000}, "unknown-level"),
        ({"type": "chat", "text": "x" * 3000}, "bad-chat"),
        ({"type": "explain", "question": {"x" * 3000: "x"}}, "nothing-to-explain"),
        ({"type": "chat", "text": "\ud800"}, "malformed"),
        ({"type": "hint", "level": "\ud800"}, "malformed"),
        ({"type": "hello", "token": "\udfff"}, "malformed"),
        ({"type": "act", "seq": 0, "notation": "\ud800"}, "malformed"),
        ({"type": "x" * 3000}, "malformed"),
    ],
)
def test_however_long_or_odd_a_wish_is_it_is_refused_in_words(ann, wish, key):
    table = ann.open(ME, GUEST)
    with ann.live(table) as live:
        live.receive()
        live.send(**wish)
        error = live.until("refused")["error"]
        assert error["key"] == key
        assert error["text"]
        assert live.ask(type="ping", id="still here")["type"] == "pong"


def test_an_oversized_message_closes_that_connection_alone(ann):
    table = ann.open(ME, BOT)
    for size in (5_000, 200_000):
        with ann.live(table) as live, ann.live(table) as other:
            live.receive()
            other.receive()
            live.send(type="chat", text="x" * size)
            with pytest.raises(ConnectionClosed) as closed:
                live.until("nothing of the kind")
            assert closed.value.rcvd.code == 1009
            assert other.ask(type="ping", id="p")["type"] == "pong"


def test_too_many_messages_are_refused_and_the_rest_is_answered(ann):
    table = ann.open(ME, BOT)
    with ann.live(table) as live:
        live.receive()
        asked = [{"type": "why", "id": str(number), "seat": 0, "code": 1} for number in range(1000)]
        # All are sent at once: one by one, a busy machine might be slow enough for all of them to be allowed.
        live.socket.socket.sendall(b"".join(frame(LAST | TEXT, json.dumps(one).encode()) for one in asked))
        answers = [live.until("answer", "refused") for _ in range(1000)]
        assert {answer["type"] for answer in answers} == {"answer", "refused"}
        assert {answer["id"] for answer in answers} == set(map(str, range(1000)))
        live.socket.close()
    assert ann.get(f"/api/tables/{table['id']}")["status"] == "running"


def test_a_connection_cut_in_the_middle_of_a_frame(ann):
    table = ann.open(ME, BOT)
    with ann.live(table) as live:
        live.receive()
        live.socket.socket.sendall(b"\x81\xfe\x0f\xff\x01\x02\x03\x04 half of a frame")
        live.socket.socket.close()
    with ann.live(table) as live:
        assert live.receive()["type"] == "welcome"


@contextmanager
def raw_connection(server, table, token=""):
    """A live connection as a bare socket, after the handshake; a spectator's, if there is no token."""
    with socket.socket() as bare:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        bare.connect(("127.0.0.1", server.port))
        bare.sendall(
            f"GET /api/tables/{table['id']}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Sec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        assert b" 101 " in bare.recv(100)
        yield bare


def go_on_sending(bare, frame):
    for _ in range(10 * WAIT):
        bare.sendall(frame * 2_000)
        time.sleep(0.1)


def test_who_takes_nothing_is_dropped_and_holds_nobody_up(tmp_path):
    limits = {**GENEROUS, "messages": [1e6, 1e6], "backlog_bytes": 100_000, "closing_seconds": 0.5}
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", limits)
    try:
        ann = Somebody(server, "Ann")
        table = ann.open(ME, GUEST)
        with raw_connection(server, table) as lazy, ann.live(table) as live:
            live.receive()
            look = b'{"type":"look","seat":null}'
            frame = bytes([0x81, 0x80 | len(look), 0, 0, 0, 0]) + look
            lazy.settimeout(WAIT)
            with pytest.raises(ConnectionError):  # the server cuts the connection
                go_on_sending(lazy, frame)
            seat = live.view["actors"][0]
            code = ann.get(f"/api/tables/{table['id']}/view", seat=seat)["view"]["legal"][0]["code"]
            assert live.ask(type="act", seq=0, code=code, seat=seat)["type"] == "done"
    finally:
        server.stop()


def test_a_message_that_is_nested_deeply_is_answered(ann):
    table = ann.open(ME, BOT)
    with ann.live(table) as live:
        live.receive()
        live.socket.send('{"type":"explain","question":{"x":' + "[" * 1900 + "]" * 1900 + "}}")
        assert live.until("refused", "answer")["type"] == "refused"
        assert live.ask(type="ping", id="still here")["type"] == "pong"


def test_a_message_in_fragments_is_one_message_and_keeps_its_place(ann):
    table = ann.open(ME, BOT)
    with ann.live(table) as live:
        live.receive()
        for number in range(20):
            live.socket.send(iter(['{"type":"pi', 'ng","id":', f'"parts {number}"}}']))
            live.send(type="ping", id=f"whole {number}")
        for number in range(20):
            assert live.receive() == {"type": "pong", "id": f"parts {number}"}
            assert live.receive() == {"type": "pong", "id": f"whole {number}"}
        live.socket.send(b'{"type":"ping","id":"bytes"}')
        assert live.receive() == {"type": "pong", "id": "bytes"}
