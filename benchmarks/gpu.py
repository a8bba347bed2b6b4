"""Random play on an NVIDIA GPU, checked against the CPU. On any machine with CUDA and the `cuda` extra:

    python -m benchmarks.gpu [--games 4194304] [--players 4]

Plays the games in one launch, compares a sample of the final records with the CPU's byte for byte (exit
code 1 if one differs), and prints the rate.
"""

from __future__ import annotations

import argparse
import sys
import time

import numpy as np

from imperia.errors import ImperiaError
from imperia.games import definition as find_definition
from imperia.kernel import entries, gpu
from imperia.kernel.chance import CHANCE
from imperia.kernel.verbs import MOST_ACTIONS, MOST_SEATS

SEED = 20_261_115


def main() -> int:
    arguments = argparse.ArgumentParser(description="Random play on an NVIDIA GPU, checked against the CPU.")
    arguments.add_argument("--game", default="empire")
    arguments.add_argument("--players", type=int, default=4)
    arguments.add_argument("--games", type=int, default=1 << 22)
    arguments.add_argument("--sample", type=int, default=50_000)
    chosen = arguments.parse_args()
    sample = min(chosen.sample, chosen.games)
    try:
        definition = find_definition(chosen.game)
        blank = definition.blank(definition.setting(chosen.players, {}))
        name = gpu.load_cuda().get_current_device().name
        simulation = gpu.GpuSimulation(blank, len(definition.sources), chosen.games, keep=sample)
    except ImperiaError as problem:
        sys.exit(str(problem))
    name = name.decode() if isinstance(name, bytes) else name
    print(f"{name}: {chosen.games:,} games of {chosen.players} players")

    began = time.perf_counter()
    simulation.play(SEED)
    print(f"first launch, with the compile: {time.perf_counter() - began:.1f} s")
    decisions = int(simulation.fetch().decisions.sum(dtype=np.int64))
    seconds = []
    for _ in range(5):
        began = time.perf_counter()
        simulation.play(SEED)
        seconds.append(time.perf_counter() - began)
        print(f"  {seconds[-1]:.3f} s: {decisions / seconds[-1] / 1e9:.3f} billion decisions/s")

    on_gpu = simulation.fetch()
    states = np.zeros(sample, definition.dtype)
    counts = np.zeros(sample, np.int32)
    points = np.zeros((sample, MOST_SEATS, len(definition.sources)), np.int16)
    places = np.zeros((sample, MOST_SEATS), np.int8)
    seeds = np.zeros((sample, 2), np.int64)
    chance, codes = np.zeros(1, CHANCE), np.zeros(MOST_ACTIONS, np.int16)
    entries.simulate_all(blank, SEED, 0, 0, states, chance, codes, seeds, counts, points, places)
    same = states.tobytes() == on_gpu.states.tobytes() and (counts == on_gpu.decisions[:sample]).all()
    players = slice(0, chosen.players)
    same = same and (points[:, players] == on_gpu.points[:sample, players]).all()
    same = same and (places[:, players] == on_gpu.places[:sample, players]).all()
    print(f"{sample:,} games compared with the CPU: {'identical in every byte' if same else 'DIFFERENT'}")
    rate = decisions / min(seconds)
    print(
        f"best: {rate / 1e9:.3f} billion decisions/s, {chosen.games / min(seconds) / 1e6:.2f} million games/s"
    )
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
