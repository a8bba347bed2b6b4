"""Comparing this checkout with another one, in one run: `python -m benchmarks.versus PATH_OF_THE_OTHER`.

The two take turns, so that other work on the machine affects both; each figure is the best of its rounds.
Random play and search are measured in processor time, the cold compile in the seconds that somebody has to
wait.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parents[1]
GAMES = ("empire", "legends", "founders")

PLAY = """
import json, sys, time
import numpy as np
import imperia
from imperia.games import definition as find_definition
from imperia.kernel import entries
from imperia.kernel import chance
from imperia.kernel import verbs
from imperia.minds import SearchMind

CHANCE = chance.Chance.dtype if hasattr(chance, "Chance") else chance.CHANCE
name, games = sys.argv[1], 1000
definition = find_definition(name)
blank = np.repeat(definition.blank(definition.setting(4, {})), games)
numbers = np.arange(games, dtype=np.int64)
entries.deal_all(blank, numbers, numbers)
if hasattr(verbs, "room_for_answers"):
    codes = verbs.room_for_answers(blank.dtype)
else:
    codes = np.zeros(verbs.MOST_ACTIONS, np.int16)
decisions = np.zeros(games, np.int32)
random_play = 0.0
for _ in range(8):
    states, chances = blank.copy(), np.zeros(games, CHANCE)
    entries.start_streams(chances, numbers, numbers + 1)
    began = time.process_time()
    entries.play_all(states, chances, codes, decisions)
    random_play = max(random_play, decisions.sum() / (time.process_time() - began))
match = imperia.game(name).start(4, seed=1)
while match.decision == "bid":
    match.play(match.actors[0], "bid 1")
(seat,) = match.actors
search = 0.0
for _ in range(4):
    mind = SearchMind(1, simulations=4_000)
    began = time.process_time()
    search = max(search, mind.think(match, seat).simulations / (time.process_time() - began))
print(json.dumps([random_play, search]))
"""

COMPILE = """
import sys
import imperia
from imperia.minds import make_ready
from imperia.kernel.warm import warm_up
game = imperia.game(sys.argv[1])
warm_up(game.definition)
make_ready(game.start(game.players[0], seed=1))
"""


def run(checkout: Path, program: str, game: str, cache: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "IMPERIA_CACHE": cache}
    ran = subprocess.run(
        [sys.executable, "-c", program, game], env=environment, check=True, capture_output=True, text=True
    )
    return ran.stdout


def main() -> None:
    arguments = argparse.ArgumentParser(description="This checkout beside another one.")
    arguments.add_argument("other", type=Path, help="the checkout to compare with: its folder")
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--games", nargs="+", default=GAMES)
    chosen = arguments.parse_args()
    if not (chosen.other / "src" / "imperia").is_dir():
        sys.exit(f"{chosen.other} is no checkout of Imperia: it has no src/imperia")
    checkouts = chosen.other.resolve(), HERE
    print(f"{'':38}{'other':>14}{'here':>14}   here/other")
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        caches = one, two
        for game in chosen.games:
            waited = [seconds_to_compile(*each, game) for each in zip(checkouts, caches, strict=True)]
            best = [[0.0, 0.0], [0.0, 0.0]]
            for _ in range(chosen.rounds):
                for number, (checkout, cache) in enumerate(zip(checkouts, caches, strict=True)):
                    rates = json.loads(run(checkout, PLAY, game, cache))
                    best[number] = [max(pair) for pair in zip(best[number], rates, strict=True)]
            show(f"{game}: random decisions/s", best[0][0], best[1][0])
            show(f"{game}: search, simulations/s", best[0][1], best[1][1])
            show(f"{game}: cold compile, s", *waited)


def seconds_to_compile(checkout: Path, cache: str, game: str) -> float:
    began = time.perf_counter()
    run(checkout, COMPILE, game, cache)
    return time.perf_counter() - began


def show(what: str, other: float, here: float) -> None:
    print(f"{what:38}{other:>14,.1f}{here:>14,.1f}   {here / other:.2f}", flush=True)


if __name__ == "__main__":
    main()
