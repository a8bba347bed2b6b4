"""The application under servers that know nothing about it: live connections work there, too, by ASGI
alone."""

import asyncio
import json
import logging
import time

import pytest
from websockets.exceptions import ConnectionClosed

from imperia.table.fast import KNOWN, fast_protocols
from imperia.table.line import NAME, PlainLine, line_of
from tests.table.client import BOT, ME, OPEN, WAIT, Somebody, play_to_the_end
from tests.table.serving import GENEROUS, ROOT, Server
from tests.table.test_fuzz import raw_connection

LIMITS = {**GENEROUS, "messages": [1e6, 1e6], "backlog_bytes": 100_000, "closing_seconds": 1}


@pytest.fixture(scope="module", params=["uvicorn", "hypercorn"])
def elsewhere(request, tmp_path_factory):
    pytest.importorskip(request.param)
    database = tmp_path_factory.mktemp("elsewhere") / "tables.db"
    running = Server(f"sqlite:///{database}", LIMITS, by=request.param)
    yield running
    running.stop()


@pytest.fixture
def ann(elsewhere):
    return Somebody(elsewhere, "Ann")


def test_a_whole_match_is_played(ann):
    table = ann.open(ME, BOT, BOT)
    with ann.live(table) as live:
        view = play_to_the_end(live)
    assert view["over"]
    assert ann.get(f"/api/tables/{table['id']}")["status"] == "finished"
    assert ann.get(f"/api/tables/{table['id']}/verify")["ok"]


def test_messages_are_answered_in_order_however_they_come(ann):
    table = ann.open(ME, BOT)
    with ann.live(table) as live:
        live.receive()
        for number in range(20):
            live.socket.send(iter(['{"type":"pi', 'ng","id":', f'"parts {number}"}}']))
            live.send(type="ping", id=f"whole {number}")
        live.socket.send(b'{"type":"ping","id":"bytes"}')
        told = [live.receive()["id"] for _ in range(41)]
    assert told == [f"{kind} {n}" for n in range(20) for kind in ("parts", "whole")] + ["bytes"]


def test_who_may_not_look_is_told_why_and_the_line_is_closed(ann):
    table = ann.open(ME, BOT, spectators=False)
    with Somebody(ann.server, None).live(table) as live:
        assert live.receive()["error"]["key"] == "no-spectators"
        with pytest.raises(ConnectionClosed) as closed:
            live.receive()
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "no-spectators")


def test_who_sends_too_large_a_message_is_told_so_in_the_farewell(ann):
    with ann.live(ann.open(ME, BOT)) as live:
        live.receive()
        live.send(type="chat", text="x" * 5000)
        with pytest.raises(ConnectionClosed) as closed:
            live.until("nothing of the kind")
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1009, "too-large")


def test_who_takes_nothing_is_no_longer_told_anything_and_holds_nobody_up(ann, elsewhere):
    bob = Somebody(elsewhere, "Bob")
    table = ann.open(ME, OPEN, start_when_full=False)
    bob.post(f"/api/tables/{table['id']}/join")
    look = b'{"type":"look","seat":null}'
    frame = bytes([0x81, 0x80 | len(look), 0, 0, 0, 0]) + look
    with raw_connection(elsewhere, table, bob.token) as lazy, ann.live(table) as live:
        live.receive()
        while not ann.get(f"/api/tables/{table['id']}")["seats"][1]["connected"]:
            pass
        lazy.setblocking(False)
        until = time.monotonic() + WAIT
        here = True
        while here and time.monotonic() < until:
            try:
                lazy.send(frame * 500)
            except BlockingIOError:
                pass  # the server reads no more of it for now
            except ConnectionError:
                break
            time.sleep(0.05)
            here = ann.get(f"/api/tables/{table['id']}")["seats"][1]["connected"]
        while ann.get(f"/api/tables/{table['id']}")["seats"][1]["connected"]:
            assert time.monotonic() < until  # cut off, and soon gone
        assert live.ask(type="ping", id="still here")["type"] == "pong"


# ----- The line itself


def test_a_line_is_plain_where_there_is_no_fast_one():
    async def nothing(*_):
        pass

    assert isinstance(line_of({"type": "websocket"}, nothing, nothing), PlainLine)
    assert isinstance(line_of({"extensions": {NAME: lambda: None}}, nothing, nothing), PlainLine)


def test_a_plain_line_counts_what_is_not_sent_and_says_farewell_last():
    async def test():
        sent, may_send = [], asyncio.Event()

        async def send(message):
            await may_send.wait()
            sent.append(message.get("text") or message["code"])

        line = PlainLine(None, send)
        line.tell(b"one")
        line.tell(b"three")
        assert line.backlog == 8
        farewell = asyncio.ensure_future(line.say_farewell(1001, "closing"))
        await asyncio.sleep(0)
        may_send.set()
        await farewell
        line.tell(b"too late")
        assert (sent, line.backlog) == (["one", "three", 1001], 0)

    asyncio.run(test())


def test_a_plain_line_that_is_dropped_waits_for_nothing():
    async def test():
        async def never(message):
            await asyncio.get_running_loop().create_future()

        line = PlainLine(None, never)
        line.tell(b"one")
        await asyncio.sleep(0)
        line.drop()
        await asyncio.sleep(0)
        line.tell(b"two")
        assert line.backlog == 0
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(test())


# ----- Which one


def test_the_fast_line_is_used_with_the_versions_that_are_installed():
    assert set(fast_protocols()) == {"http", "ws"}


@pytest.mark.parametrize(
    ("name", "found"), [("uvicorn", "0.1.0"), ("uvicorn", "1.0"), ("websockets", "99.1")]
)
def test_another_version_than_the_known_ones_is_served_by_its_own_classes(caplog, name, found):
    installed = {each: first for each, (first, _) in KNOWN.items()} | {name: found}
    with caplog.at_level(logging.WARNING):
        assert fast_protocols(installed.__getitem__) == {}
    assert f"{name} {found}" in caplog.text


def test_a_class_without_what_we_use_of_it_is_served_as_it_is(caplog, monkeypatch):
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

    monkeypatch.delattr(WebSocketsSansIOProtocol, "handle_text")
    assert fast_protocols() == {}
    assert "handle_text" in caplog.text


def test_the_package_is_bound_to_the_versions_that_are_known():
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for name, (first, beyond) in KNOWN.items():
        assert json.dumps(f"{name}>={first},<{beyond}") in text
