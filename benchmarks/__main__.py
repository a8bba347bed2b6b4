"""All figures in one run: `make bench`. Rates are the best of several rounds; nothing here is a test.

Each line gives the measured value, the goal of the project, and the ratio of the two. Other work on the
machine lowers the figures; the ratios between the lines of one run are still meaningful.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import imperia
from imperia.games import definition as find_definition
from imperia.games.capitals.imagined import ImaginedBattle
from imperia.games.capitals.odds import odds_if
from imperia.games.capitals.pieces import Unit, Weather
from imperia.kernel import entries
from imperia.kernel.chance import Chance
from imperia.kernel.verbs import CODE, room_for_answers, room_of
from imperia.minds import SearchMind

PLAYERS = 4
VARIANTS = {"explore": True, "swamp": True, "citadels": True, "encounters": "all", "leaders": True}
ROUNDS = 5


def best_rate(round_of_work: Callable[[], tuple[int, float]], rounds: int = ROUNDS) -> float:
    """The highest rate of several rounds, each of which returns (things done, seconds)."""
    round_of_work()
    return max(done / seconds for done, seconds in (round_of_work() for _ in range(rounds)))


def compiled_random_play(game: str = "empire", **options: Any) -> float:
    """Decisions a second on one core, in whole games from deal to score, one after the other."""
    definition = find_definition(game)
    games = 2000
    blank = np.repeat(definition.blank(definition.setting(PLAYERS, options)), games)
    numbers = np.arange(games, dtype=np.int64)
    entries.deal_all(blank, numbers, numbers)
    codes, decisions = room_for_answers(blank.dtype), np.zeros(games, np.int32)

    def play() -> tuple[int, float]:
        states, chances = blank.copy(), np.zeros(games, Chance.dtype)
        entries.start_streams(chances, numbers, numbers + 1)
        began = time.perf_counter()
        entries.play_all(states, chances, codes, decisions)
        return int(decisions.sum()), time.perf_counter() - began

    return best_rate(play, 20)


def driven_from_python(games: int) -> float:
    """Decisions a second when Python gets the legal actions of many games, chooses, and applies."""
    empire = find_definition("empire")
    blank = np.repeat(empire.blank(empire.setting(PLAYERS, {})), games)
    numbers = np.arange(games, dtype=np.int64)
    seats, counts = np.zeros(games, np.int8), np.zeros(games, np.int32)
    codes = np.zeros((games, room_of(blank.dtype).answers), CODE)
    rows = np.arange(games)

    def play() -> tuple[int, float]:
        states, chance = blank.copy(), np.random.default_rng(1)
        entries.deal_all(states, numbers, numbers)
        done = 0
        began = time.perf_counter()
        while True:
            entries.first_actors(states, seats)
            running = int((seats >= 0).sum())
            if running == 0:
                return done, time.perf_counter() - began
            entries.legal_all(states, seats, codes, counts)
            chosen = (chance.random(games) * counts).astype(np.int64)
            entries.apply_all(states, seats, codes[rows, chosen])
            done += running

    return best_rate(play, 3)


def tree_search(game: str, **options: Any) -> float:
    """Simulations a second on one core, with 4 players, for the first decision that is not a bid."""
    match = imperia.game(game).start(PLAYERS, seed=1, **options)
    while match.decision == "bid":
        match.play(match.actors[0], "bid 1")
    (seat,) = match.actors

    def think() -> tuple[int, float]:
        mind = SearchMind(1, simulations=20_000)
        mind.think(match, seat)  # allocates its memory, and compiles if necessary
        began = time.perf_counter()
        return mind.think(match, seat).simulations, time.perf_counter() - began

    return best_rate(think, 3)


def matches_from_python(game: str = "empire") -> float:
    """Actions a second in `match.play`, with log and events, for actions chosen beforehand."""
    games = [random_match(seed, game) for seed in range(10)]

    def play() -> tuple[int, float]:
        fresh = [imperia.game(game).start(PLAYERS, seed=seed) for seed in range(len(games))]
        began = time.perf_counter()
        for match, played in zip(fresh, games, strict=True):
            for seat, code in played.history:
                match.play(seat, code)
        return sum(len(played.history) for played in games), time.perf_counter() - began

    return best_rate(play)


def replay_of_saved_matches() -> float:
    """Actions a second in `imperia.load`: reading the text, playing every action again with its log, and the
    final check."""
    texts = [random_match(seed).save() for seed in range(10)]
    actions = sum(len(imperia.load(text).history) for text in texts)

    def replay() -> tuple[int, float]:
        began = time.perf_counter()
        for text in texts:
            imperia.load(text)
        return actions, time.perf_counter() - began

    return best_rate(replay)


def random_match(seed: int, game: str = "empire") -> imperia.Match:
    match = imperia.game(game).start(PLAYERS, seed=seed)
    chance = random.Random(seed)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def odds_of_battles() -> float:
    """Odds a second of ten soldiers against ten, with every modifier, from the units to the answer."""
    battle = ImaginedBattle(
        [{Unit.INFANTRY: 1, Unit.ARTILLERY: 1}, {Unit.CAVALRY: 1}],
        {Unit.INFANTRY: 4, Unit.ARTILLERY: 1},
        bunker=2,
        cannonballs=1,
        weapons=(3, 1),
        rebellions=(1, 2),
        port=True,
        connected=False,
        weather=Weather.HEAT,
    )
    state, target, groups = battle.record(), battle.target, battle.committed

    def ask() -> tuple[int, float]:
        began = time.perf_counter()
        for _ in range(500):
            odds_if(state, 0, target, groups, 3)
        return 500, time.perf_counter() - began

    return best_rate(ask)


def copies_of_a_state() -> float:
    """Copies of records a second."""
    empire = find_definition("empire")
    states = np.repeat(empire.blank(empire.setting(PLAYERS, {})), 64)
    copies = np.zeros(64, empire.dtype)

    def copy() -> tuple[int, float]:
        began = time.perf_counter()
        for _ in range(200):
            entries.copy_all(states, copies)
        return 200 * len(states), time.perf_counter() - began

    return best_rate(copy)


def seconds_of(program: list[str], rounds: int = 3, **environment: str) -> float:
    """The shortest wall time of a program in its own process."""
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        subprocess.run(
            [sys.executable, *program],
            env={**os.environ, **environment},
            check=True,
            stdout=subprocess.DEVNULL,
        )
        times.append(time.perf_counter() - began)
    return min(times)


FIRST_CALL = "import imperia; imperia.game('empire').start(4, seed=1).play(0, 'bid 1')"
WARM_UP = (
    "from imperia.games import definition as d; from imperia.kernel.warm import warm_up as w; w(d('empire'))"
)


def cold_compile() -> float:
    with tempfile.TemporaryDirectory() as empty:
        return seconds_of(["-c", WARM_UP], rounds=1, IMPERIA_CACHE=empty)


def main() -> None:
    table = Table(title="Imperia: 4 players; empire where no game is named", title_justify="left")
    for name in ("what", "measured", "goal", "ratio"):
        table.add_column(name, justify="left" if name == "what" else "right")
    rates: list[tuple[str, Callable[[], float], float, str]] = [
        ("random play, one core, compiled", compiled_random_play, 5e6, "decisions/s"),
        ("driven from Python, 1 000 games at a time", lambda: driven_from_python(1000), 2e5, "decisions/s"),
        ("driven from Python, 1 game at a time", lambda: driven_from_python(1), 0, "decisions/s"),
        ("match.play with log and events", matches_from_python, 20_000, "actions/s"),
        ("replay of a saved match", replay_of_saved_matches, 50_000, "actions/s"),
        ("copies of a state, compiled", copies_of_a_state, 2e6, "copies/s"),
        ("capitals: odds of 10 against 10, every modifier", odds_of_battles, 1_000, "odds/s"),
        ("founders: random play, one core", lambda: compiled_random_play("founders"), 1e6, "decisions/s"),
        ("founders: tree search, one core", lambda: tree_search("founders"), 5_000, "simulations/s"),
        ("founders: match.play with log", lambda: matches_from_python("founders"), 0, "actions/s"),
    ]
    rates += [
        (
            "legends, every variant: random play",
            partial(compiled_random_play, "legends", **VARIANTS),
            3e6,
            "decisions/s",
        ),
        (
            "legends, every variant: tree search",
            partial(tree_search, "legends", **VARIANTS),
            1e4,
            "simulations/s",
        ),
    ]
    times: list[tuple[str, Callable[[], float], float]] = [
        ("imperia --help", lambda: seconds_of(["-m", "imperia", "--help"], 5), 0.3),
        ("first compiled call, warm, with Python's start", lambda: seconds_of(["-c", FIRST_CALL], 5), 1.0),
        ("cold compile of all that matches need", cold_compile, 20.0),
    ]
    console = Console()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=len(rates) + len(times))
        for name, measure, goal, unit in rates:
            rate = measure()
            asked = f"{goal:,.0f}" if goal else "-"
            table.add_row(name, f"{rate:,.0f} {unit}", asked, f"{rate / goal:.1f}x" if goal else "-")
            progress.advance(task)
        for name, measure, goal in times:
            seconds = measure()
            table.add_row(name, f"{seconds:.2f} s", f"{goal:g} s", f"{goal / seconds:.1f}x")
            progress.advance(task)
    console.print(table)
    console.print("The GPU has a program of its own: python -m benchmarks.gpu")


if __name__ == "__main__":
    main()
