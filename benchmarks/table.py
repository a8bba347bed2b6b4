"""The server under load: python -m benchmarks.table

It measures throughput and latency of 50 tables, also with boardgame.io's own server, memory of idle tables
and of tables that were left, a thousand tables of bots, what attackers do to another player, a long match,
and ten thousand short ones. Every server is a process of its own, started as anybody starts it; the players
are another process. Name parts (load, peer, memory, left, bots, attack, long, soak) to measure only these.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.table import Table

import imperia
from benchmarks.table_attack import attack
from benchmarks.table_left import GAMES, LEVELS, visit
from benchmarks.table_long import long
from benchmarks.table_players import Player, Round, Socket
from benchmarks.table_running import (
    SERIES,
    Figure,
    Server,
    new_person,
    open_for_two,
    percentile,
    running_server,
)
from benchmarks.table_soak import SAMPLES, soak
from benchmarks.table_soak import TABLES as TABLES_OF_SOAK
from imperia.table.config import ServerConfig

TABLES = 50
ROUNDS = 3
IDLE_TABLES = 400  # fewer than a server keeps in memory when nobody looks at them
ACTIONS_OF_IDLE_TABLES = 60
LEFT_TABLES = (500, 5000)  # the memory after these is compared
HOSTS = 40  # one person may have 200 unfinished tables
VISITORS = 8  # at once
BOT_TABLES = 1000
PATIENCE = 1800  # seconds before tables of bots count as stuck
ACTIONS_OF_PEER = 250  # in each match of a round
PARTS = ("load", "peer", "memory", "left", "bots", "attack", "long", "soak")
LINE_UPS = (("novice", "novice"), ("novice", "casual", "casual"), ("casual", "novice", "casual", "novice"))


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
            await loop.create_connection(socket.itself, "127.0.0.1", server.port)
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


def load(console: Console) -> tuple[list[Figure], float]:
    """50 tables of two people each, on sockets of their own; also returns the rate."""
    import uvloop

    rounds = []
    with tempfile.TemporaryDirectory() as folder, running_server(folder) as server:
        people = [new_person(server, name) for name in ("Ann", "Bob")]
        for number in range(ROUNDS):
            rounds.append(uvloop.run(play_round(server, people, number)))
            report(console, "Imperia", number, rounds[-1])
    rate, p50, p99 = summary(rounds)
    return [
        (f"{TABLES} tables of 2, rules, views, durable log", f"{rate:,.0f} actions/s", "5,000"),
        ("  p50, action sent to update received", f"{p50:.1f} ms", ""),
        ("  p99, action sent to update received", f"{p99:.1f} ms", "20 ms"),
        ("  CPU of the server for an action", least_cpu(rounds), ""),
    ], rate


def peer(console: Console, ours: float | None) -> list[Figure]:
    import uvloop

    from benchmarks.table_peer import play_peer_round, running_peer

    rounds = []
    with running_peer() as server:
        for number in range(ROUNDS):
            rounds.append(uvloop.run(play_peer_round(server, TABLES, ACTIONS_OF_PEER, number)))
            report(console, "boardgame.io", number, rounds[-1])
    rate, p50, p99 = summary(rounds)
    figures = [
        ("boardgame.io 0.50.2, the same load, in memory", f"{rate:,.0f} actions/s", ""),
        ("  p50, action sent to update received", f"{p50:.1f} ms", ""),
        ("  p99, action sent to update received", f"{p99:.1f} ms", ""),
        ("  CPU of the server for an action", least_cpu(rounds), ""),
    ]
    if ours is not None:
        figures.append(("Imperia beside boardgame.io", f"{ours / rate:.1f}x", ""))
    return figures


def report(console: Console, name: str, number: int, measured: Round) -> None:
    if measured.refused:
        raise SystemExit(f"refused: {measured.refused[0].decode()}")
    seconds = measured.ended - measured.began
    console.print(
        f"{name}, round {number + 1}: {measured.actions} actions in {seconds:.2f} s = "
        f"{measured.actions / seconds:,.0f}/s, p50 {1000 * percentile(measured.latencies, 0.5):.1f} ms, "
        f"p99 {1000 * percentile(measured.latencies, 0.99):.1f} ms, "
        f"{cpu_of_an_action(measured):.0f} µs of the server's CPU for an action",
        soft_wrap=True,
    )


def cpu_of_an_action(measured: Round) -> float:
    """Microseconds on all cores; the figure that a busy machine distorts least."""
    return 1e6 * measured.cpu_seconds / measured.actions


def least_cpu(rounds: list[Round]) -> str:
    return f"{min(map(cpu_of_an_action, rounds)):.0f} µs"


def summary(rounds: list[Round]) -> tuple[float, float, float]:
    """The median rate, and the latencies of all rounds in milliseconds."""
    rates = sorted(measured.actions / (measured.ended - measured.began) for measured in rounds)
    latencies = [latency for measured in rounds for latency in measured.latencies]
    middle = rates[len(rates) // 2]
    return middle, 1000 * percentile(latencies, 0.5), 1000 * percentile(latencies, 0.99)


def memory(console: Console) -> list[Figure]:
    """The memory of a running table that nobody looks at, before it leaves memory."""
    match = imperia.game("empire").start(4, seed=1)
    while len(match.history) < ACTIONS_OF_IDLE_TABLES:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[-1])
    file = match.save()
    with tempfile.TemporaryDirectory() as folder, running_server(folder) as server:
        people = [new_person(server, f"Host {number}") for number in range(10)]
        server.ask("POST", "/api/tables/upload", {"file": file}, people[0])
        before = server.memory
        for number in range(IDLE_TABLES):
            server.ask("POST", "/api/tables/upload", {"file": file}, people[number % len(people)])
        each = (server.memory - before) / IDLE_TABLES
    console.print(f"{IDLE_TABLES} idle tables: {each / 1000:.1f} kB each")
    return [
        (
            f"memory of an idle running table, {ACTIONS_OF_IDLE_TABLES} actions",
            f"{each / 1000:.1f} kB",
            "100 kB",
        )
    ]


def left(console: Console) -> list[Figure]:
    """How much memory tables take that were opened, played and left, once the server has had time to drop
    them."""
    config = ServerConfig("")
    forgotten = config.idle_seconds + 2 * config.sweep_seconds
    megabytes = []
    with tempfile.TemporaryDirectory() as folder, running_server(folder) as server:
        people = [new_person(server, f"Host {number}") for number in range(HOSTS)]

        def play(number: int) -> None:
            host = people[number % HOSTS]
            seats = [{"kind": "me"}, {"kind": "bot", "level": LEVELS[number % len(LEVELS)]}]
            wish = {"game": GAMES[number % len(GAMES)], "players": 2, "seats": seats}
            visit(server.port, server.ask("POST", "/api/tables", wish, host)["id"], host, number)

        for first, last in pairwise((0, *LEFT_TABLES)):
            with ThreadPoolExecutor(VISITORS) as visitors:
                list(visitors.map(play, range(first, last)))
            time.sleep(forgotten)
            megabytes.append(server.memory / 1e6)
            console.print(f"after {last} tables that were left: {megabytes[-1]:.1f} MB")
    few, many = LEFT_TABLES
    what = f"memory after {many:,} tables opened, played and left, beside that after {few}"
    return [(what, f"{megabytes[1] - megabytes[0]:+.1f} MB ({megabytes[1]:.0f} MB)", "within 20 MB")]


def bots(console: Console) -> list[Figure]:
    """Tables with bots only, until all of them are over."""
    with tempfile.TemporaryDirectory() as folder, running_server(folder) as server:
        people = [new_person(server, f"Host {number}") for number in range(10)]
        began = time.perf_counter()
        ids = []
        for number in range(BOT_TABLES):
            levels = LINE_UPS[number % len(LINE_UPS)]
            seats = [{"kind": "bot", "level": level} for level in levels]
            wish = {"game": "empire", "players": len(seats), "seats": seats}
            ids.append(server.ask("POST", "/api/tables", wish, people[number % len(people)])["id"])
        unfinished, actions = set(ids), 0
        while unfinished and time.perf_counter() - began < PATIENCE:
            for table_id in list(unfinished):
                table = server.ask("GET", f"/api/tables/{table_id}")
                if table["status"] == "finished":
                    unfinished.discard(table_id)
                    actions += table["step"]
        seconds = time.perf_counter() - began
    console.print(
        f"{BOT_TABLES} tables of bots: {len(unfinished)} not over, {actions} actions in {seconds:.1f} s"
    )
    done = f"{BOT_TABLES - len(unfinished)} in {seconds:.0f} s"
    return [(f"{BOT_TABLES} tables opened, played by bots to the end", done, "none stuck, none lost")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("parts", nargs="*", help=f"{', '.join(PARTS)}; all if none is named")
    parser.add_argument("--tables", type=int, default=TABLES_OF_SOAK, help="of the soak")
    given = parser.parse_args()
    if given.tables < SAMPLES:
        parser.error(f"a soak needs {SAMPLES} tables or more: its figures are taken {SAMPLES} times")
    parts = given.parts or list(PARTS)
    console = Console()
    figures: list[Figure] = []
    rate = None
    if "load" in parts:
        measured, rate = load(console)
        figures += measured
    if "peer" in parts:
        figures += peer(console, rate)
    if "memory" in parts:
        figures += memory(console)
    if "left" in parts:
        figures += left(console)
    if "bots" in parts:
        figures += bots(console)
    if "attack" in parts:
        figures += attack(console)
    if "long" in parts:
        with tempfile.TemporaryDirectory() as folder:
            figures += long(Path(folder))
    if "soak" in parts:
        figures += soak(console, given.tables)
    table = Table(title="The table: one process, loopback", title_justify="left")
    for heading in ("what", "measured", "goal"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for figure in figures:
        table.add_row(*figure)
    console.print(table)


if __name__ == "__main__":
    main()
