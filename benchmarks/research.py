"""Steps a second in PettingZoo, our games beside its own in one run: a part of `make bench-peers`.

The games differ, so a ratio says what a learner's loop costs, not whose rules are better written.

    python -m benchmarks.research [PYTHON_WITH_THE_PEERS]

Games of PettingZoo that cannot be loaded there (they need pygame, and some rlcard) are left out.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks.peer_pettingzoo import steps_a_second
from imperia.games import GAMES
from imperia.research import zoo

PLAYERS = 3
PEER = Path(__file__).parent / "peer_pettingzoo.py"


def main() -> None:
    python = sys.argv[1] if len(sys.argv) > 1 else sys.executable
    answer = subprocess.run([python, str(PEER)], check=True, capture_output=True, text=True).stdout
    peers: dict[str, float | str] = json.loads(answer.splitlines()[-1])
    rates = {name: rate for name, rate in peers.items() if isinstance(rate, float)}
    table = Table(title="PettingZoo (AEC), one core, one run", title_justify="left")
    for title in ("game", "numbers", "steps/s", *(f"to {name.rpartition('_')[0]}" for name in rates)):
        table.add_column(title, justify="left" if title == "game" else "right")
    for name, rate in rates.items():
        table.add_row(name, "", f"{rate:,.0f}", *_ratios(rate, rates))
    for game in GAMES:
        env = zoo.env(game, players=PLAYERS)
        rate = steps_a_second(env)
        numbers = env.terms.observer.size
        table.add_row(f"imperia {game}", f"{numbers:,}", f"{rate:,.0f}", *_ratios(rate, rates))
    console = Console(markup=False, highlight=False)
    console.print(table)
    for name, missing in peers.items():
        if isinstance(missing, str):
            console.print(f"{name} is left out: {missing}")


def _ratios(rate: float, rates: dict[str, float]) -> list[str]:
    return [f"{rate / other:.2f}x" for other in rates.values()]


if __name__ == "__main__":
    main()
