"""The server under load: python -m benchmarks.table

Throughput and latency of 50 tables, memory of idle tables, and a thousand tables of bots. The server is a
process of its own, started as anybody starts it; the players are another.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.table_players import Player, Round, Socket

TABLES = 50
ROUNDS = 3
SERIES = {"full_game": True}  # three games in one match: a round lasts longer


@dataclass
class Server:
    port: int
    pid: int

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", method=method, data=json.dumps(body or {}).encode()
        )
        request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(request) as response:
            return json.load(response)

    @property
    def memory(self) -> int:
        """Resident bytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running_server(folder: str) -> Iterator[Server]:
    command = [sys.executable, "-m", "imperia", "serve", "--port", "0", "--no-open", "--lang", "en"]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{folder}/tables.db"], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        yield Server(int(line.split("127.0.0.1:")[1].split("/")[0]), process.pid)
    finally:
        process.terminate()
        process.wait()


def new_person(server: Server, name: str) -> str:
    token: str = server.ask("POST", "/api/me", {"nickname": name, "program": True})["token"]
    return token


def open_for_two(server: Server, ann: str, bob: str, options: dict[str, Any]) -> str:
    table = server.ask(
        "POST",
        "/api/tables",
        {"game": "empire", "players": 2, "options": options, "seats": [{"kind": "me"}, {"kind": "open"}]},
        ann,
    )
    server.ask("POST", f"/api/tables/{table['id']}/join", {}, bob)
    table_id: str = table["id"]
    return table_id


async def play_round(server: Server, people: list[str], seed: int) -> Round:
    measured = Round(TABLES)
    loop = asyncio.get_running_loop()
    ids = [open_for_two(server, people[0], people[1], SERIES) for _ in range(TABLES)]
    players: list[Player] = []
    for number, table_id in enumerate(ids):
        shared = {"sent": 0.0}
        for seat, token in enumerate(people):
            player = Player(measured, shared, seat, seed * 1000 + 2 * number + seat)
            socket = Socket(
                "127.0.0.1",
                f"/api/tables/{table_id}/live",
                {"Authorization": f"Bearer {token}"},
                player.on_text,
            )
            await loop.create_connection(partial(itself, socket), "127.0.0.1", server.port)
            player.socket = socket
            players.append(player)
    await asyncio.gather(*(player.ready.wait() for player in players))
    await asyncio.sleep(0.5)
    cpu = server.cpu_seconds
    measured.began = time.perf_counter()
    for player in players:
        player.act()
    await measured.over.wait()
    measured.cpu_seconds = server.cpu_seconds - cpu
    for player in players:
        if player.socket is not None:
            player.socket.transport.close()
    await asyncio.sleep(0.2)
    return measured


def itself(socket: Socket) -> Socket:
    return socket


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def throughput(server: Server, console: Console) -> list[tuple[str, str, str]]:
    import uvloop

    people = [new_person(server, name) for name in ("Ann", "Bob")]
    rates, latencies = [], []
    for number in range(ROUNDS):
        measured = uvloop.run(play_round(server, people, number))
        if measured.refused:
            raise SystemExit(f"refused: {measured.refused[0].decode()}")
        seconds = measured.ended - measured.began
        rates.append(measured.actions / seconds)
        latencies += measured.latencies
        console.print(
            f"round {number + 1}: {measured.actions} actions in {seconds:.2f} s = {rates[-1]:,.0f}/s, "
            f"p50 {1000 * percentile(measured.latencies, 0.5):.1f} ms, "
            f"p99 {1000 * percentile(measured.latencies, 0.99):.1f} ms; "
            f"server {1e6 * measured.cpu_seconds / measured.actions:.0f} µs of CPU for an action"
        )
    return [
        ("50 tables, rules, views, durable log", f"{sorted(rates)[len(rates) // 2]:,.0f} actions/s", "5,000"),
        ("p50, action sent to update received", f"{1000 * percentile(latencies, 0.5):.1f} ms", ""),
        ("p99, action sent to update received", f"{1000 * percentile(latencies, 0.99):.1f} ms", "20 ms"),
    ]


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    console = Console()
    rows: list[tuple[str, str, str]] = []
    with tempfile.TemporaryDirectory() as folder, running_server(folder) as server:
        rows += throughput(server, console)
    table = Table(title="The table, one process, loopback", title_justify="left")
    for heading in ("what", "measured", "asked for"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for row in rows:
        table.add_row(*row)
    console.print(table)


if __name__ == "__main__":
    main()
