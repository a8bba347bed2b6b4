"""What one hostile visitor can do to everybody else: python -m benchmarks.table attack

A few pairs of people play, each answering a moment after being asked, and somebody new comes ten times a
second. This is measured under each attack in turn, and at rest before each attack, because a busy machine is
not the same a minute later.

A player who waits for an answer does not act in the meantime, so a stall of a second would count as one slow
action among many quick ones. Instead, it counts as all the actions that were not taken because of it
(`with_what_was_not_taken`).
"""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from rich.console import Console

from benchmarks.table_attackers import KINDS
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

SECONDS = 12
SETTLE = 1.0  # seconds after an attack has begun or ended
TABLES = 6
THINK = 0.06
NEWCOMER_EVERY = 0.1
PATIENCE = 5.0  # seconds after which a newcomer gives up
USUAL_OPEN_FILES = 1024


class Thoughtful(Player):
    """A player who answers after a moment, so that the server is not kept busy by the game itself."""

    def act(self) -> None:
        if self._question is not None and self._question.view is not None and not self._question.view.over:
            asyncio.get_running_loop().call_later(THINK, super().act)


@dataclass
class Measured:
    latencies: list[float] = field(default_factory=list)
    newcomers: list[float] = field(default_factory=list)
    shut_out: int = 0
    memory: int = 0  # bytes by which the server grew

    def add(self, other: Measured) -> None:
        self.latencies += other.latencies
        self.newcomers += other.newcomers
        self.shut_out += other.shut_out

    def milliseconds(self, part: float) -> float:
        return 1000 * percentile(with_what_was_not_taken(self.latencies), part)


def with_what_was_not_taken(latencies: list[float]) -> list[float]:
    return [latency - missed * THINK for latency in latencies for missed in range(1 + int(latency / THINK))]


class Pairs:
    """Two people at each of a few tables, with connections that are open before anything is measured."""

    def __init__(self) -> None:
        self._round = Round(TABLES)
        self._tables: list[dict[str, float]] = []
        self._players: list[Thoughtful] = []

    async def sit_down(self, server: Server, people: list[str]) -> None:
        loop = asyncio.get_running_loop()
        for number in range(TABLES):
            table = open_for_two(server, people[0], people[1], SERIES)
            shared = {"sent": 0.0}
            self._tables.append(shared)
            for seat, token in enumerate(people):
                player = Thoughtful(self._round, shared, seat, 2 * number + seat)
                path, headers = f"/api/tables/{table}/live", {"Authorization": f"Bearer {token}"}
                player.socket = Socket("127.0.0.1", path, headers, player.on_text)
                await loop.create_connection(player.socket.itself, "127.0.0.1", server.port)
                self._players.append(player)
        await asyncio.gather(*(player.ready.wait() for player in self._players))

    async def play(self, seconds: float) -> list[float]:
        """Play for this long; returns how long each player waited for each update."""
        for player in self._players:
            player.act()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._round.over.wait(), seconds)
        if self._round.refused:
            raise SystemExit(f"refused: {self._round.refused[0].decode()}")
        now = time.perf_counter()
        unanswered = [now - shared["sent"] for shared in self._tables if shared["sent"]]
        # Actions that were not answered yet would have taken even longer.
        late = [latency for latency in unanswered if latency > 2 * THINK and len(unanswered) == TABLES]
        self._round.end()
        for player in self._players:
            if player.socket is not None:
                player.socket.transport.close()
        return self._round.latencies + late


async def measure(server: Server, people: list[str], attack: str | None, table: str) -> Measured:
    """What players and newcomers experience."""
    measured, pairs = Measured(), Pairs()
    await pairs.sit_down(server, people)
    before = server.memory
    with attackers(attack, server, table):
        await asyncio.sleep(SETTLE)
        coming = asyncio.ensure_future(newcomers(server, measured))
        measured.latencies = await pairs.play(SECONDS)
        coming.cancel()
        measured.memory = server.memory - before
    await asyncio.sleep(SETTLE)
    return measured


async def newcomers(server: Server, measured: Measured) -> None:
    while True:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                try:
                    writer.write(b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                    welcome = (await reader.read()).startswith(b"HTTP/1.1 200 ")
                finally:
                    writer.close()
        except (OSError, TimeoutError):
            welcome = False
        if welcome:
            measured.newcomers.append(time.perf_counter() - began)
        else:
            measured.shut_out += 1
        await asyncio.sleep(NEWCOMER_EVERY)


@contextmanager
def attackers(kind: str | None, server: Server, table: str) -> Iterator[None]:
    if kind is None:
        yield
        return
    command = [sys.executable, "-m", "benchmarks.table_attackers", kind, str(server.port)]
    process = subprocess.Popen([*command, str(SECONDS + 20), table])
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def finished_match(server: Server, person: str) -> str:
    """A long match of bots, played to its end."""
    seats = [{"kind": "bot", "level": "novice"}] * 4
    wish = {"game": "empire", "players": 4, "options": SERIES, "seats": seats}
    table: str = server.ask("POST", "/api/tables", wish, person)["id"]
    while server.ask("GET", f"/api/tables/{table}")["status"] != "finished":
        time.sleep(0.1)
    return table


def attack(console: Console) -> list[Figure]:
    import uvloop

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    figures: list[Figure] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(folder, open_files=USUAL_OPEN_FILES) as server,
    ):
        people = [new_person(server, name) for name in ("Ann", "Bob")]
        table = finished_match(server, people[0])
        uvloop.run(measure(server, people, None, table))  # to warm the server up
        at_rest = Measured()
        attacked = {}
        for kind in KINDS:
            at_rest.add(uvloop.run(measure(server, people, None, table)))
            attacked[kind] = uvloop.run(measure(server, people, kind, table))
            say(console, kind, attacked[kind])
        say(console, "at rest", at_rest)
    rest = at_rest.milliseconds(0.99)
    figures = [("another player at rest, action sent to update received", f"p99 {rest:.1f} ms", "")]
    for kind, measured in attacked.items():
        p99 = measured.milliseconds(0.99)
        told = f"p99 {p99:.1f} ms, {p99 / rest:.1f} times"
        figures.append((f"  under {KINDS[kind][1]} × {kind}", told, "under 3 times"))
    return figures


def say(console: Console, what: str, measured: Measured) -> None:
    new = 1000 * percentile(measured.newcomers, 0.99) if measured.newcomers else float("nan")
    console.print(
        f"{what}: {len(measured.latencies)} updates, p50 {measured.milliseconds(0.5):.1f} ms, "
        f"p99 {measured.milliseconds(0.99):.1f} ms; {len(measured.newcomers)} newcomers, p99 {new:.0f} ms, "
        f"{measured.shut_out} shut out; {measured.memory / 1e6:+.0f} MB",
        soft_wrap=True,
    )
