"""Random and greedy play on an NVIDIA GPU, checked against the CPU. With CUDA and the `cuda` extra installed:

    python -m benchmarks.gpu [--game legends] [--option explore=true] [--games 4194304] [--players 4]
                             [--bots greedy] [--unoptimised]

Plays the games in one launch, compares a sample of the final records with the CPU's byte for byte (exit
code 1 if one differs), and prints the rate.
"""

from __future__ import annotations

import argparse
import sys
import time

import numpy as np

from imperia.arena.simulate import BOTS, Outcomes, Simulation
from imperia.errors import ImperiaError
from imperia.kernel import gpu
from imperia.minds.gpu import GpuRun, GpuSimulation

SEED = 20_261_115


def main() -> int:
    arguments = argparse.ArgumentParser(description="Play on an NVIDIA GPU, checked against the CPU.")
    arguments.add_argument("--game", default="empire")
    arguments.add_argument("--players", type=int, default=4)
    arguments.add_argument("--games", type=int, default=1 << 22)
    arguments.add_argument("--bots", choices=BOTS, default="random")
    arguments.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arguments.add_argument("--sample", type=int, default=50_000)
    arguments.add_argument("--unoptimised", action="store_true", help="compiled sooner, played more slowly")
    chosen = arguments.parse_args()
    sample = min(chosen.sample, chosen.games)
    try:
        options = dict(map(read_option, chosen.option))
        run = Simulation(chosen.game, chosen.players, chosen.games, SEED, options, bots=chosen.bots)
        device = gpu.load_cuda().get_current_device()
        on_gpu = GpuSimulation(
            run.definition.blank(run.setting),
            chosen.players,
            len(run.definition.sources),
            chosen.games,
            greedy=chosen.bots == "greedy",
            keep=sample,
            optimised=not chosen.unoptimised,
        )
    except ImperiaError as problem:
        sys.exit(str(problem))
    name = device.name.decode() if isinstance(device.name, bytes) else device.name
    print(f"{name}: {chosen.games:,} games of {chosen.players} {chosen.bots} players")

    began = time.perf_counter()
    on_gpu.play(SEED)
    print(f"first launch, with the compile: {time.perf_counter() - began:.1f} s")
    seconds = []
    for _ in range(5):
        began = time.perf_counter()
        on_gpu.play(SEED)
        seconds.append(time.perf_counter() - began)
    fetched = on_gpu.fetch()
    decisions = int(fetched.decisions.sum(dtype=np.int64))
    for took in seconds:
        print(f"  {took:.3f} s: {decisions / took / 1e9:.3f} billion decisions/s")

    same = equal_to_the_cpu(run, fetched, sample)
    verdict = "identical in every byte" if same else "DIFFERENT"
    print(f"{sample:,} games compared with the CPU: {verdict}")
    best = min(seconds)
    rates = decisions / best / 1e9, chosen.games / best / 1e6
    print(f"best: {rates[0]:.3f} billion decisions/s, {rates[1]:.2f} million games/s")
    return 0 if same else 1


def read_option(text: str) -> tuple[str, bool | int | str]:
    name, _, value = text.partition("=")
    return name, int(value) if value.isdigit() else {"true": True, "false": False}.get(value, value)


def equal_to_the_cpu(run: Simulation, fetched: GpuRun, sample: int) -> bool:
    states = np.zeros(sample, run.definition.dtype)
    outcomes = Outcomes.room_for(sample, len(run.definition.sources))
    run.play_into(states, 0, outcomes)
    players = slice(0, run.setting.players)
    return (
        states.tobytes() == fetched.states.tobytes()
        and np.array_equal(outcomes.seeds, fetched.seeds[:sample])
        and np.array_equal(outcomes.decisions, fetched.decisions[:sample])
        and np.array_equal(outcomes.points[:, players], fetched.points[:sample, players])
        and np.array_equal(outcomes.places[:, players], fetched.places[:sample, players])
    )


if __name__ == "__main__":
    sys.exit(main())
