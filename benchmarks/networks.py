"""The cost of a decision by a network, with the weights in the package: `python -m benchmarks.networks`.

Figures are processor time of one core, the median of several rounds over the same decisions, from matches
that the policy plays with itself. Working out what the seat knows and what is derived from that (`see_all`)
is measured by itself, in the same run; the rest of the compiled call is handing over arrays, updating inputs
that have changed, and the layers.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median

import numpy as np
from rich.console import Console
from rich.table import Table

import imperia
from imperia.kernel.stepping import see_all
from imperia.minds.guided import GuidedMind
from imperia.minds.network import Asker, Network, network_of
from imperia.minds.network.asking import stream
from imperia.minds.policy import PolicyMind
from imperia.play import Match

GAMES = ("empire", "legends", "founders", "capitals")
PLAYERS = 4
DECISIONS = 100
SIMULATIONS = 400
FEWER_SIMULATIONS = 50  # if the policy plays on
SEARCHES = 10
ROUNDS = 9
GOAL_OF_A_DECISION = 200.0  # microseconds
GOAL_OF_A_SIMULATION = 80.0


def decisions_of(game: str, network: Network, players: int) -> list[tuple[Match, int]]:
    """Some decisions with several answers, from one match after the other."""
    found: list[tuple[Match, int]] = []
    mind = PolicyMind(network, temperature=1.0)
    seed = 0
    while len(found) < DECISIONS:
        seed += 1
        match = imperia.game(game).start(players, seed=seed)
        while not match.over:
            seat = match.actors[0]
            if len(match.legal(seat)) > 1:
                found.append((match.at(match.step), seat))
            match.play(seat, mind.choose(match, seat))
    return found[:: max(1, len(found) // DECISIONS)][:DECISIONS]


def microseconds(work: Callable[[], object], count: int) -> float:
    """Microseconds for one of the `count` things that the work does, the median of the rounds."""
    work()
    times = []
    for _ in range(ROUNDS):
        began = time.process_time_ns()
        work()
        times.append((time.process_time_ns() - began) / 1000 / count)
    return median(times)


def measured(game: str) -> list[tuple[str, float, float]]:
    """What was measured, how many microseconds it takes, and the goal, if there is one."""
    network = network_of(game)
    assert network is not None
    decisions = decisions_of(game, network, PLAYERS)
    mind, asker, chance = PolicyMind(network), Asker(network), stream(0)
    seeing, seats = asker.seeing, np.zeros(1, np.int8)

    def decide() -> None:
        for match, seat in decisions:
            mind.choose(match, seat)

    def ask() -> None:
        for match, seat in decisions:
            asker.choose(match.state, seat, PLAYERS, chance, 0)

    def see() -> None:
        for match, seat in decisions:
            seats[0] = seat
            see_all(
                match.state,
                seats,
                seeing.blank_derived,
                seeing.seen,
                seeing.derived,
                seeing.points,
                seeing.values,
            )

    return [
        ("decision of the policy", microseconds(decide, DECISIONS), GOAL_OF_A_DECISION),
        ("of it the compiled call", microseconds(ask, DECISIONS), 0),
        ("of that to see", microseconds(see, DECISIONS), 0),
        *simulations(game, network),
    ]


def simulations(game: str, network: Network) -> Iterator[tuple[str, float, float]]:
    """The cost of a simulation. If the policy plays on, it is a different amount of work, for which there is
    no goal."""
    for players in (2, PLAYERS):
        played_on = network.definition.decisions_played_on(players)
        what = f"simulation, {players} players" + (f", {played_on} decisions played on" if played_on else "")
        searched = decisions_of(game, network, players)[:: DECISIONS // SEARCHES]
        each = FEWER_SIMULATIONS if played_on else SIMULATIONS
        taken = microseconds(partial(search, network, searched, each), len(searched) * each)
        yield what, taken, 0 if played_on else GOAL_OF_A_SIMULATION


def search(network: Network, searched: list[tuple[Match, int]], count: int) -> None:
    for match, seat in searched:
        GuidedMind(network, simulations=count).think(match, seat)


def main() -> None:
    table = Table(title=f"{PLAYERS} players, processor time", title_justify="left")
    for name in ("game", "what", "µs", "goal", "of the goal"):
        table.add_column(name, justify="left" if name in ("game", "what") else "right")
    for game in GAMES:
        for what, taken, goal in measured(game):
            part = (f"{goal:g}", f"{taken / goal:.2f}") if goal else ("", "")
            table.add_row(game, what, f"{taken:.1f}", *part)
    Console().print(table)


if __name__ == "__main__":
    main()
