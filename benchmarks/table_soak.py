"""Ten thousand short tables one after the other on one server: does anything grow?

At each table somebody plays a match against a bot to its end while somebody else watches, and both talk;
afterwards a moment of it is looked at again.
"""

from __future__ import annotations

import json
import random
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from rich.console import Console
from websockets.sync.client import ClientConnection, connect

from benchmarks.table_running import Figure, Server, new_person, running_server
from imperia.table.config import ServerConfig

TABLES = 10_000
SAMPLES = 10  # how often memory and open files are noted
HOSTS = 40
TABLES_AT_ONCE = 48  # each waits for a disk most of the time
GAMES = ("empire", "legends", "founders")
LEVELS = ("novice", "casual")
ROOM_FOR_MEMORY = "within 20 MB"
PATIENCE = 120.0  # seconds that a busy machine may take to answer


class Sample(NamedTuple):
    tables: int
    megabytes: float
    open_files: int
    actions: int


def soak(console: Console, tables: int = TABLES) -> list[Figure]:
    config = ServerConfig("")
    forgotten = config.idle_seconds + 2 * config.sweep_seconds  # until what was left has been dropped
    samples: list[Sample] = []
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, running_server(folder) as server:
        people = [new_person(server, f"Host {number}") for number in range(HOSTS)]
        visitor = new_person(server, "Visitor")
        each = tables // SAMPLES
        actions = 0
        for first in range(0, tables, each):
            with ThreadPoolExecutor(TABLES_AT_ONCE) as hosts:
                played = hosts.map(
                    lambda number: play(server, people[number % HOSTS], visitor, number),
                    range(first, first + each),
                )
                actions += sum(played)
            if first == 0 or first + each >= tables:
                time.sleep(forgotten)  # the first and the last sample are of a server at rest
            samples.append(Sample(first + each, server.memory / 1e6, server.open_files, actions))
            console.print(
                f"after {samples[-1].tables:,} tables: {samples[-1].megabytes:.1f} MB, "
                f"{samples[-1].open_files} open files, {actions:,} actions"
            )
    early, late = samples[0], samples[-1]
    seconds = time.perf_counter() - began - 2 * forgotten
    more = f"{late.megabytes - early.megabytes:+.1f} MB ({late.megabytes:.0f} MB)"
    return [
        (f"memory after {late.tables:,} tables, beside that after {early.tables:,}", more, ROOM_FOR_MEMORY),
        ("  open files, then and now", f"{early.open_files}, {late.open_files}", "no more"),
        ("  actions, and tables a second", f"{late.actions:,}, {late.tables / seconds:.1f}", ""),
    ]


def play(server: Server, host: str, visitor: str, number: int) -> int:
    """Play a whole match; returns how many actions it had."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": LEVELS[number % len(LEVELS)]}]
    wish = {"game": GAMES[number % len(GAMES)], "players": 2, "seats": seats}
    table: str = server.ask("POST", "/api/tables", wish, host)["id"]
    with _live(server, table, host) as player, _live(server, table, visitor) as watcher:
        player.send(json.dumps({"type": "chat", "text": "Have fun!"}))
        watcher.send(json.dumps({"type": "chat", "text": "Hello."}))
        step = _to_the_end(player, random.Random(number))
    server.ask("GET", f"/api/tables/{table}/view?step={step // 2}", token=visitor)
    return step


def _live(server: Server, table: str, token: str) -> ClientConnection:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    headers = {"Authorization": f"Bearer {token}"}
    # A busy machine may answer a ping late; and messages that nobody reads must not hold up closing.
    return connect(
        address, additional_headers=headers, ping_interval=None, max_queue=None, open_timeout=PATIENCE
    )


def _to_the_end(live: ClientConnection, chance: random.Random) -> int:
    """Take any legal action whenever this seat is asked, until the match is over; returns its length."""
    view: dict[str, Any] = {}
    answered = -1
    for message in map(json.loads, live):
        if message["type"] not in ("welcome", "update") or message["view"] is None:
            continue
        view |= message["view"]
        if view["over"]:
            return int(view["step"])
        if view["legal"] and answered != message["seq"]:
            answered = message["seq"]
            code = chance.choice(view["legal"])["code"]
            live.send(json.dumps({"type": "act", "seq": answered, "code": code}))
    raise ConnectionError("the server closed the connection in the middle of a match")
