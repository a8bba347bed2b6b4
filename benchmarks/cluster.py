"""Several servers that share their tables: python -m benchmarks.cluster

`proof`: 500 tables on four servers; while people play, servers are killed and stopped, and Redis and
PostgreSQL are restarted. At the end every acknowledged action must stand in the log where it was
acknowledged, no log may have a gap, and every match must be over and follow from its seed. `load`: throughput
and latency of 1, 2 and 4 servers side by side, with people connected to the server that plays their table,
and to any server. The exit code tells the verdict. This needs the programs of PostgreSQL and redis-server, on
PATH or where Debian puts them.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from sqlalchemy import create_engine, select
from tests.table.anywhere import Pace, Player, Talker

from benchmarks.cluster_load import ROUNDS, TABLES_EACH, WHERE, Plan, load
from benchmarks.cluster_running import PostgreSQL, Redis, SharingServer, services, sharing
from benchmarks.table_running import SERIES, new_person, open_for_two
from imperia.table.store.schema import actions, chat, tables

SERVERS = 4
TABLES = 500
HOSTS = 10  # one person may have 200 unfinished tables
THINKING = 0.4  # seconds before each action, while something is still to be broken
HURRY = 0.01


async def break_everything(
    console: Console,
    postgresql: PostgreSQL,
    redis: Redis,
    servers: Sequence[SharingServer],
    players: Sequence[Player],
) -> None:
    async def some_play(what: str) -> None:
        """Wait until somebody has acted at every table that is not over."""
        began = time.perf_counter()
        before = [len(player.acknowledged) for player in players]
        while any(
            not player.over and len(player.acknowledged) == n
            for player, n in zip(players, before, strict=True)
        ):
            await asyncio.sleep(0.05)
        going_on = sum(not player.over for player in players)
        console.print(
            f"{what}: everybody acted after {time.perf_counter() - began:.1f} s, {going_on} people still play"
        )

    await some_play("play")
    for number in (0, 1):
        servers[number].kill()
        await some_play(f"kill -9 of server {number}")
        await asyncio.to_thread(servers[number].start)
        await some_play("started again")
    for number in (2, 3):
        servers[number].signal(signal.SIGSTOP)
        await some_play(f"SIGSTOP of server {number}")
        servers[number].signal(signal.SIGCONT)
        await some_play("SIGCONT")
    redis.stop()
    await asyncio.sleep(1)
    redis.start()
    await some_play("Redis restarted")
    await asyncio.to_thread(postgresql.stop)
    await asyncio.to_thread(postgresql.start)
    await some_play("PostgreSQL restarted")


def proof(console: Console, number: int) -> list[str]:
    """Run the proof; returns what went wrong."""
    with services() as (postgresql, redis):
        database = postgresql.new_database("proof")
        with sharing(database, redis.url, SERVERS) as servers:
            return _proof(console, postgresql, redis, servers, database, number)


def _proof(
    console: Console,
    postgresql: PostgreSQL,
    redis: Redis,
    servers: list[SharingServer],
    database: str,
    number: int,
) -> list[str]:
    pairs = [[new_person(servers[0], name) for name in ("Ann", "Bob")] for _ in range(HOSTS)]
    pace = Pace(THINKING)
    players, ids = [], []
    for n in range(number):
        ann, bob = pairs[n % HOSTS]
        table = open_for_two(servers[n % SERVERS], ann, bob, SERIES)
        ids.append(table)
        address = f"127.0.1.{1 + n % HOSTS}"  # one address may not open all the connections
        for seat, token in enumerate((ann, bob)):
            players.append(Player(servers, table, seat, token, 2 * n + seat, pace, address))
    talkers = [Talker(servers, ids[n], pairs[n % HOSTS][0], n, Pace(1.5)) for n in range(min(HOSTS, number))]
    console.print(f"{number} tables are open at {SERVERS} servers")

    async def everything() -> None:
        talking = [asyncio.create_task(talker.talk()) for talker in talkers]
        playing = [asyncio.create_task(player.play()) for player in players]
        await break_everything(console, postgresql, redis, servers, players)
        pace.seconds = HURRY
        await asyncio.gather(*playing)
        for talker in talkers:
            talker.done = True
        await asyncio.gather(*talking)

    asyncio.run(everything())
    wrong = []
    for n, table in enumerate(ids):
        path, token = f"/api/tables/{table}/verify", pairs[n % HOSTS][0]
        if not servers[n % SERVERS].ask("GET", path, token=token)["ok"]:
            wrong.append(f"table {table} does not follow from its seed")
    return wrong + compared(console, database, ids, players, talkers)


def compared(
    console: Console, database: str, ids: list[str], players: list[Player], talkers: list[Talker]
) -> list[str]:
    """Compare the database with what was acknowledged; returns what is wrong."""
    with create_engine(database).connect() as connection:
        query = select(actions.c.table_id, actions.c.seq, actions.c.seat, actions.c.code)
        stored = {(row.table_id, row.seq): (row.seat, row.code) for row in connection.execute(query)}
        by_number = select(chat.c.table_id, chat.c.text).order_by(chat.c.n)
        lines = [(row.table_id, row.text) for row in connection.execute(by_number)]
        statuses = select(tables.c.id, tables.c.status)
        status = {row.id: row.status for row in connection.execute(statuses)}
    wrong = []
    lengths = dict.fromkeys(ids, 0)
    for table, seq in stored:
        lengths[table] = max(lengths[table], seq + 1)
    if sum(lengths.values()) != len(stored):
        wrong.append("a log has a gap")
    wrong += [f"table {table} is {status[table]}" for table in ids if status[table] != "finished"]
    acknowledged = 0
    for player in players:
        for seq, action in player.acknowledged.items():
            acknowledged += 1
            if stored.get((player.table, seq)) != action:
                wrong.append(f"table {player.table}: action {seq} was acknowledged as {action}")
    for talker in talkers:
        said = [line for table, line in lines if table == talker.table][: len(talker.said)]
        if said != talker.said:
            wrong.append(f"table {talker.table}: chat is not as it was acknowledged")
    connections = sum(player.connections for player in players)
    console.print(
        f"{len(stored)} actions are stored, {acknowledged} of them acknowledged to people who connected "
        f"{connections} times; {sum(len(talker.said) for talker in talkers)} lines of chat"
    )
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("parts", nargs="*", default=["proof", "load"], help="proof, load, or both")
    parser.add_argument("--tables", type=int, default=TABLES, help="of the proof")
    under_load = parser.add_argument_group("under load")
    under_load.add_argument("--servers", default="1,2,4", help="how many, beside each other")
    under_load.add_argument("--tables-each", type=int, default=TABLES_EACH, help="of each server")
    under_load.add_argument(
        "--processes-each", type=int, default=1, help="in which the people of a server's tables play"
    )
    under_load.add_argument("--rounds", type=int, default=ROUNDS, help="the median rate counts")
    under_load.add_argument("--people", choices=(*WHERE, "both"), default="both", help="where they connect")
    under_load.add_argument("--json", type=Path, help="a file for the figures, one object in a line")
    given = parser.parse_args()
    if unknown := set(given.parts) - {"proof", "load"}:
        parser.error(f"there is no part {', '.join(sorted(unknown))}; choose proof or load")
    counts = [int(each) for each in given.servers.split(",")]
    if min(*counts, given.tables_each, given.processes_each, given.rounds) < 1:
        parser.error("servers, tables, processes and rounds: at least one of each")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nothing that was started is left behind
    console, wrong = Console(soft_wrap=True), []
    if "proof" in given.parts:
        wrong += proof(console, given.tables)
        console.print(
            "VERDICT: " + ("something is wrong" if wrong else "nothing is lost, and every match ended")
        )
    if "load" in given.parts:
        where = WHERE if given.people == "both" else [given.people]
        plan = Plan(given.tables_each, given.processes_each, given.rounds)
        wrong += load(console, counts, where, plan, given.json)
    for problem in wrong[:20]:
        console.print(problem)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
