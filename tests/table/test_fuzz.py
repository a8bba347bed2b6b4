"""Whatever arrives on a live connection: a clear refusal or a clean close, and the match unharmed."""

import json
import random

import pytest
from websockets.exceptions import ConnectionClosed

import imperia
from tests.table.client import BOT, GUEST, ME, Somebody

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

    # Whatever was accepted was legal: the log replays, and the match goes on.
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
        for number in range(1000):
            live.send(type="why", id=str(number), seat=0, code=1)
        kinds = {"answer": 0, "refused": 0}
        while sum(kinds.values()) < 1000:
            kinds[live.until("answer", "refused")["type"]] += 1
        assert kinds["refused"] > 0
        assert kinds["answer"] > 0
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
