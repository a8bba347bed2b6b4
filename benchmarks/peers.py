"""Two peers from PyPI, measured side by side in one run: `make bench-peers`.

The games differ, so a ratio shows what a researcher's loop costs, not which rules are better written:
catanatron plays Catan at random in Python; OpenSpiel searches backgammon, a game of similar length, with its
C++ tree search and random rollouts to the end.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

import imperia
from benchmarks.__main__ import PLAYERS, best_rate, compiled_random_play
from imperia.minds import search as searching

HERE = Path(__file__).parent
TO_THE_END = 10_000


def search_rate(decisions: int | None, looking: bool) -> float:
    """Simulations a second of one thread, at the first decision of a match, with such playouts."""
    match = imperia.game("empire").start(PLAYERS, seed=1)
    simulations = 3000

    def think() -> tuple[int, float]:
        mind = searching.SearchMind(1, simulations=simulations)
        began = time.perf_counter()
        done = mind.think(match, 0).simulations
        return done, time.perf_counter() - began

    usual = searching.PLAYOUT_DECISIONS, searching.PLAYOUT_LOOKS_AHEAD
    searching.PLAYOUT_DECISIONS, searching.PLAYOUT_LOOKS_AHEAD = decisions, looking
    try:
        return best_rate(think)
    finally:
        searching.PLAYOUT_DECISIONS, searching.PLAYOUT_LOOKS_AHEAD = usual


def peer(python: str, name: str) -> float:
    answer = subprocess.run(
        [python, str(HERE / f"peer_{name}.py")], check=True, capture_output=True, text=True
    ).stdout
    return float(answer)


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: python -m benchmarks.peers PYTHON_WITH_THE_PEERS (or simply: make bench-peers)")
    python = sys.argv[1]
    rows = [
        ("random play, decisions/s", compiled_random_play(), "catanatron", peer(python, "catanatron")),
        (
            "search with random rollouts, simulations/s",
            search_rate(TO_THE_END, False),
            "OpenSpiel",
            peer(python, "openspiel"),
        ),
        ("search that evaluates at once, simulations/s", search_rate(0, False), "OpenSpiel", np.nan),
        (
            "search as our levels use it, simulations/s",
            search_rate(searching.PLAYOUT_DECISIONS, searching.PLAYOUT_LOOKS_AHEAD),
            "OpenSpiel",
            np.nan,
        ),
    ]
    table = Table(title="One core, one run", title_justify="left")
    for name in ("what", "Imperia", "peer", "its rate", "ratio"):
        table.add_column(name, justify="left" if name in ("what", "peer") else "right")
    rate_of_openspiel = rows[1][3]
    for what, ours, name, theirs in rows:
        theirs = rate_of_openspiel if np.isnan(theirs) else theirs
        table.add_row(what, f"{ours:,.0f}", name, f"{theirs:,.0f}", f"{ours / theirs:,.0f}x")
    Console().print(table)


if __name__ == "__main__":
    main()
