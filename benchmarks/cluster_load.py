"""Throughput and latency of several servers side by side, for `python -m benchmarks.cluster load`.

Everybody plays as fast as they are answered. The people at a server's tables are in processes of their own,
so that several cores play. Each process reports how busy its core was: near 100 %, it was the people who were
slow.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from multiprocessing.pool import Pool
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.cluster_running import PostgreSQL, Redis, SharingServer, services, sharing
from benchmarks.table_players import Player, Round, Socket
from benchmarks.table_running import SERIES, new_person, open_for_two, percentile

TABLES_EACH = 50
ROUNDS = 3
SECONDS = 10.0  # of a round, if no match is over earlier
PATIENCE = 120  # seconds until everybody must be connected
NOTED = 0.02  # seconds between two notes of how far a process has got
GOAL_MS = 30
HOME, ANYWHERE = WHERE = ("home", "anywhere")  # people connect to the server that plays the table, or to any
COLUMNS = ("servers", "people connect", "actions/s", "beside one", "p50", "p99", "CPU of an action")


class Plan(NamedTuple):
    tables_each: int = TABLES_EACH
    processes_each: int = 1  # in which the people at a server's tables play
    rounds: int = ROUNDS


class Work(NamedTuple):
    """What one process plays: some tables of one server."""

    ports: list[int]
    home: int
    where: str
    people: tuple[str, str]
    ids: list[str]
    seed: int


class Note(NamedTuple):
    moment: float  # by the clock that all processes share
    actions: int
    latencies: int


class Measured(NamedTuple):
    notes: list[Note]
    latencies: list[float]
    refused: int
    busy: float  # the share of one core that this process took


class Busy(NamedTuple):
    """Seconds of processor time."""

    servers: float
    postgresql: float
    redis: float


@dataclass(frozen=True)
class Result:
    """One line of the figures."""

    servers: int
    people: str
    tables_each: int
    processes_each: int
    cores: int
    actions_each_second: float
    beside_one: float
    rounds: list[float]
    p50_ms: float
    p99_ms: float
    cpu_us_of_an_action: float
    cores_of_servers: float
    cores_of_postgresql: float
    cores_of_redis: float
    busiest_people: float

    def row(self) -> tuple[str, ...]:
        return (
            str(self.servers),
            self.people,
            f"{self.actions_each_second:,.0f}",
            f"{self.beside_one:.2f}x",
            f"{self.p50_ms:.1f} ms",
            f"{self.p99_ms:.1f} ms",
            f"{self.cpu_us_of_an_action:.0f} µs",
        )

    def busy(self) -> str:
        return (
            f"cores: {self.cores_of_servers:.1f} for the servers, {self.cores_of_postgresql:.1f} for "
            f"PostgreSQL, {self.cores_of_redis:.1f} for Redis; people took at most {self.busiest_people:.0%} "
            f"of theirs"
        )


# ----- The people, in processes of their own

_start: Barrier


def remember(start: Barrier) -> None:
    global _start
    _start = start


def play(work: Work) -> Measured:
    import uvloop

    return uvloop.run(_play(work))


async def _connected(work: Work, measured: Round) -> list[Player]:
    chance, loop = random.Random(work.seed), asyncio.get_running_loop()
    players: list[Player] = []
    for number, table in enumerate(work.ids):
        shared = {"sent": 0.0}
        for seat, token in enumerate(work.people):
            player = Player(measured, shared, seat, 1000 * work.seed + 2 * number + seat)
            headers = {"Authorization": f"Bearer {token}"}
            socket = Socket("127.0.0.1", f"/api/tables/{table}/live", headers, player.on_text)
            port = chance.choice(work.ports) if work.where == ANYWHERE else work.ports[work.home]
            await loop.create_connection(socket.itself, "127.0.0.1", port)
            player.socket = socket
            players.append(player)
    await asyncio.gather(*(player.ready.wait() for player in players))
    return players


async def _play(work: Work) -> Measured:
    measured = Round(len(work.ids))
    players = await _connected(work, measured)
    loop, notes = asyncio.get_running_loop(), []

    def note() -> None:
        notes.append(Note(time.monotonic(), measured.actions, len(measured.latencies)))
        if not measured.ended:
            loop.call_later(NOTED, note)

    await asyncio.to_thread(_start.wait, PATIENCE)
    cpu = time.process_time()
    note()
    for player in players:
        player.act()
    loop.call_later(SECONDS, measured.end)
    await measured.over.wait()
    note()
    busy = (time.process_time() - cpu) / (notes[-1].moment - notes[0].moment)
    for player in players:
        if player.socket is not None:
            player.socket.transport.close()
    return Measured(notes, measured.latencies, len(measured.refused), busy)


# ----- What they measure, taken together


def until_the_first_ended(group: Sequence[Measured]) -> tuple[float, list[float]]:
    """Actions a second and latencies while everybody played."""
    end = min(each.notes[-1].moment for each in group)
    rate, latencies = 0.0, []
    for each in group:
        first, last = each.notes[0], [note for note in each.notes if note.moment <= end][-1]
        rate += last.actions / max(last.moment - first.moment, NOTED)
        latencies += each.latencies[: last.latencies]
    return rate, latencies


def busy(servers: Sequence[SharingServer], postgresql: PostgreSQL, redis: Redis) -> Busy:
    of_servers = sum(server.cpu_seconds for server in servers)
    return Busy(of_servers, postgresql.cpu_seconds, redis.cpu_seconds)


def prepared(
    servers: Sequence[SharingServer], people: Sequence[tuple[str, str]], where: str, plan: Plan, turn: int
) -> list[Work]:
    """New tables for a round."""
    ports = [server.port for server in servers]
    works = []
    for home, (server, (ann, bob)) in enumerate(zip(servers, people, strict=True)):
        ids = [open_for_two(server, ann, bob, SERIES) for _ in range(plan.tables_each)]
        for part in range(plan.processes_each):
            seed = (turn * len(servers) + home) * plan.processes_each + part
            works.append(Work(ports, home, where, (ann, bob), ids[part :: plan.processes_each], seed))
    return works


def play_round(
    pool: Pool, start: Barrier, works: list[Work], taken: Callable[[], Busy]
) -> tuple[list[Measured], Busy, float]:
    """Play a round. Returns what the people measured, how busy the servers were, and for how many seconds."""
    playing = pool.map_async(play, works, chunksize=1)
    while start.n_waiting < len(works) and not playing.ready():
        time.sleep(0.05)
    if playing.ready():
        playing.get()  # somebody could not play, and this raises the reason
    before, began = taken(), time.monotonic()
    start.wait()
    group = playing.get()
    after, seconds = taken(), time.monotonic() - began
    return group, Busy(*(b - a for a, b in zip(before, after, strict=True))), seconds


def measure(postgresql: PostgreSQL, redis: Redis, number: int, where: str, plan: Plan) -> tuple[Result, int]:
    """The figures, and how many actions were refused."""
    database = postgresql.new_database(f"load_{number}_{where}")
    context = multiprocessing.get_context("spawn")
    processes = number * plan.processes_each
    start = context.Barrier(processes + 1)
    played = []
    with (
        sharing(database, redis.url, number) as servers,
        context.Pool(processes, remember, (start,)) as pool,
    ):
        people = [(new_person(server, "Ann"), new_person(server, "Bob")) for server in servers]
        for turn in range(plan.rounds):
            works = prepared(servers, people, where, plan, turn)
            played.append(play_round(pool, start, works, lambda: busy(servers, postgresql, redis)))
    refused = sum(each.refused for group, _, _ in played for each in group)
    return summary(played, number, where, plan), refused


def summary(played: list[tuple[list[Measured], Busy, float]], number: int, where: str, plan: Plan) -> Result:
    rates, latencies = [], []
    for group, _, _ in played:
        rate, waited = until_the_first_ended(group)
        rates.append(rate)
        latencies += [1000 * value for value in waited]
    everybody = [each for group, _, _ in played for each in group]
    seconds = sum(lasted for _, _, lasted in played)
    total = Busy(*(sum(each) for each in zip(*(taken for _, taken, _ in played), strict=True)))
    return Result(
        servers=number,
        people=where,
        tables_each=plan.tables_each,
        processes_each=plan.processes_each,
        cores=len(os.sched_getaffinity(0)),
        actions_each_second=statistics.median(rates),
        beside_one=0.0,
        rounds=rates,
        p50_ms=percentile(latencies, 0.5),
        p99_ms=percentile(latencies, 0.99),
        cpu_us_of_an_action=1e6 * total.servers / sum(each.notes[-1].actions for each in everybody),
        cores_of_servers=total.servers / seconds,
        cores_of_postgresql=total.postgresql / seconds,
        cores_of_redis=total.redis / seconds,
        busiest_people=max(each.busy for each in everybody),
    )


def load(
    console: Console, counts: Sequence[int], where: Sequence[str], plan: Plan, lines: Path | None
) -> list[str]:
    """Measure; returns what went wrong. The figures are shown, and added to the file if there is one."""
    compile_all = [sys.executable, "-m", "imperia.minds.compiling"]
    subprocess.run(compile_all, check=True)  # otherwise servers would do it while they are measured
    figures, wrong = Table(*COLUMNS), []
    one = 0.0  # actions a second of one server
    with services() as (postgresql, redis):
        for place in where:
            for number in counts:
                if number == 1 and place == ANYWHERE and HOME in where:
                    continue  # with one server, both are the same
                result, refused = measure(postgresql, redis, number, place, plan)
                if refused:
                    wrong.append(f"{number} servers refused an action under load")
                one = one or result.actions_each_second / number
                result = replace(result, beside_one=result.actions_each_second / one)
                figures.add_row(*result.row())
                console.print(f"{', '.join(result.row())} ({result.busy()})")
                if result.p99_ms > GOAL_MS:
                    console.print(f"p99 is above the goal of {GOAL_MS} ms")
                if lines is not None:
                    with lines.open("a") as file:
                        print(json.dumps(asdict(result)), file=file)
    console.print(figures)
    return wrong
