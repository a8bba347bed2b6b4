"""Steps a second of `imperia.Batch` on one core, compared with a loop over `Match`: `python -m
benchmarks.batch`.

Both choose at random, and answer a decision at once if it has only one answer; a step of Batch also writes
what the seat knows, as floats. Rates are measured in processor time of this process, the best of several
rounds. How much faster a step is with a thread for each core is measured by the clock, so nothing else should
be running.
"""

from __future__ import annotations

import os
import random
import time
from statistics import median

import numpy as np
from rich.console import Console
from rich.table import Table

import imperia
from imperia.kernel.stepping import describe_all

PLAYERS = 3
GAMES = {"empire": 1024, "legends": 1024, "founders": 256, "capitals": 256}
STEPS = 40
ROUNDS = 4


def batch_rates(name: str) -> tuple[float, float, int]:
    """Steps a second, the same without writing what the seat knows, and how many columns that has."""
    batch, chance = imperia.Batch(name, PLAYERS, games=GAMES[name], seed=1), np.random.default_rng(1)
    best, alone = 0.0, 0.0
    for _ in range(ROUNDS):
        stepping = describing = 0.0
        for _ in range(STEPS):
            codes = (chance.random(batch.legal.shape) * batch.legal).argmax(axis=1)
            began = time.process_time()
            batch.step(codes)
            stepped = time.process_time()
            describe_all(*batch._matches._describing)
            describing += time.process_time() - stepped
            stepping += stepped - began
        best = max(best, STEPS * batch.games / stepping)
        alone = max(alone, STEPS * batch.games / (stepping - describing))
    return best, alone, batch.observations.shape[1]


def gain_of_threads(name: str) -> float:
    """How many times faster a step is with a thread for each core than with one thread."""
    times: dict[int, list[float]] = {1: [], os.cpu_count() or 1: []}
    batches = {number: imperia.Batch(name, PLAYERS, games=1024, seed=1, threads=number) for number in times}
    chance = np.random.default_rng(1)
    for _ in range(ROUNDS * STEPS):
        for number, batch in batches.items():
            codes = (chance.random(batch.legal.shape) * batch.legal).argmax(axis=1)
            began = time.perf_counter()
            batch.step(codes)
            times[number].append(time.perf_counter() - began)
    alone, *shared = (median(each) for each in times.values())
    return alone / shared[0] if shared else 1.0


def match_rate(name: str) -> float:
    """Decisions a second in one match after another, through `Match`."""
    game, chance, best = imperia.game(name), random.Random(1), 0.0
    match = game.start(PLAYERS, seed=1)
    for number in range(ROUNDS):
        decisions, began = 0, time.process_time()
        while decisions < 10 * STEPS:
            if match.over:
                match = game.start(PLAYERS, seed=number)
            seat = match.actors[0]
            offered = match.legal(seat)
            match.play(seat, match.settled(seat) or chance.choice(offered))
            decisions += len(offered) > 1
        best = max(best, decisions / (time.process_time() - began))
    return best


def main() -> None:
    cores = f"{os.cpu_count()} threads"
    table = Table(
        "game", "Batch, steps/s", "without observations", cores, "columns", "Match, decisions/s", "ratio"
    )
    for name in GAMES:
        steps, alone, columns = batch_rates(name)
        decisions = match_rate(name)
        rates = f"{steps:,.0f}", f"{alone:,.0f}", f"× {gain_of_threads(name):.2f}"
        table.add_row(name, *rates, f"{columns:,}", f"{decisions:,.0f}", f"{steps / decisions:,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
