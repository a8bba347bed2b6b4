"""Steps a second of learners, with our games and those of peers in one run: a part of `make bench-peers`.

One match at a time in PettingZoo, and very many at once in `imperia.Batch` and Pgx, all on one core. The
games differ, so a ratio shows what a learner's loop costs, not whose rules are better written.

    python -m benchmarks.research [PYTHON_WITH_THE_PEERS]

Games of PettingZoo that cannot be loaded there (they need pygame, and some rlcard) are left out.
"""

from __future__ import annotations

import sys

from rich.console import Console

from benchmarks.batch import batch_rates
from benchmarks.beside_peers import answer_of, ratios, table_of
from benchmarks.peer_pettingzoo import steps_a_second
from imperia.games import GAMES
from imperia.research import zoo

PLAYERS = 3


def main() -> None:
    python = sys.argv[1] if len(sys.argv) > 1 else sys.executable
    console = Console(markup=False, highlight=False)
    compare_in_pettingzoo(answer_of(python, "pettingzoo"), console)
    compare_with_pgx(answer_of(python, "pgx"), console)


def compare_in_pettingzoo(peers: dict[str, float | str], console: Console) -> None:
    rates = {name: rate for name, rate in peers.items() if isinstance(rate, float)}
    table = table_of("PettingZoo (AEC), one core, one run", [name.rpartition("_")[0] for name in rates])
    for name, rate in rates.items():
        table.add_row(name, "", f"{rate:,.0f}", *ratios(rate, rates))
    for game in GAMES:
        env = zoo.env(game, players=PLAYERS)
        rate = steps_a_second(env)
        numbers = env.terms.observer.size
        table.add_row(f"imperia {game}", f"{numbers:,}", f"{rate:,.0f}", *ratios(rate, rates))
    console.print(table)
    for name, missing in peers.items():
        if isinstance(missing, str):
            console.print(f"{name} is left out: {missing}")


def compare_with_pgx(peers: dict[str, tuple[float, int]], console: Console) -> None:
    rates = {name: rate for name, (rate, _) in peers.items()}
    table = table_of("imperia.Batch and Pgx, many matches at once, one core, one run", list(rates))
    for name, (rate, numbers) in peers.items():
        table.add_row(f"pgx {name}", f"{numbers:,}", f"{rate:,.0f}", *ratios(rate, rates))
    for game in GAMES:
        rate, _, numbers = batch_rates(game)
        table.add_row(f"imperia {game}", f"{numbers:,}", f"{rate:,.0f}", *ratios(rate, rates))
    console.print(table)


if __name__ == "__main__":
    main()
