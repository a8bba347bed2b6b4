"""Steps a second in PettingZoo, our games beside its own in one run: `python -m benchmarks.research`.

A step is what a learner's loop does for one decision: `last`, which makes the observation and the mask, one
random action that the mask allows, and `step`. The games differ, so a ratio says what such a loop costs, not
whose rules are better written. PettingZoo's games need pygame, and some rlcard: `pip install
"pettingzoo[classic]"`; those that are not here are left out.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks.__main__ import best_rate
from imperia.games import GAMES
from imperia.research import zoo

PLAYERS = 3
STEPS = 2000
ROUNDS = 3
CLASSIC = ("connect_four_v3", "tictactoe_v3", "texas_holdem_v4", "leduc_holdem_v4")


def steps_a_second(make: Callable[[], Any]) -> float:
    env, chance = make(), np.random.default_rng(1)
    env.reset(seed=1)

    def some_steps() -> tuple[int, float]:
        began = time.perf_counter()
        for _ in range(STEPS):
            if not env.agents:
                env.reset()
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                allowed = np.flatnonzero(observation["action_mask"])
                env.step(int(allowed[int(chance.random() * len(allowed))]))
        return STEPS, time.perf_counter() - began

    return best_rate(some_steps, ROUNDS)


def classic(name: str) -> float | str:
    """Its rate, or what is missing."""
    try:
        module = import_module(f"pettingzoo.classic.{name}")
    except ImportError as problem:
        return str(problem)
    return steps_a_second(module.env)


def main() -> None:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    peers = {name: classic(name) for name in CLASSIC}
    rates = {name: rate for name, rate in peers.items() if isinstance(rate, float)}
    table = Table(title="PettingZoo (AEC), one core, one run", title_justify="left")
    for name in ("game", "numbers seen", "steps/s", *(f"to {peer}" for peer in rates)):
        table.add_column(name, justify="left" if name == "game" else "right")
    for name, rate in rates.items():
        table.add_row(name, "", f"{rate:,.0f}", *(f"{rate / other:.2f}x" for other in rates.values()))
    for game in GAMES:
        rate = steps_a_second(lambda game=game: zoo.env(game, players=PLAYERS))  # type: ignore[misc]
        seen = zoo.env(game, players=PLAYERS).terms.observer.size
        ratios = (f"{rate / other:.2f}x" for other in rates.values())
        table.add_row(f"imperia {game}", f"{seen:,}", f"{rate:,.0f}", *ratios)
    Console().print(table)
    for name, missing in peers.items():
        if isinstance(missing, str):
            Console().print(f"{name} is left out: {missing}", markup=False, highlight=False)


if __name__ == "__main__":
    main()
