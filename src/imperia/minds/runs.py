"""Whole runs of greedy players, compiled: every seat looks one decision ahead."""

from __future__ import annotations

from imperia.kernel.chance import Chance
from imperia.kernel.entries import Array, Records, lowest_seat, open_game
from imperia.kernel.record import Numbers
from imperia.kernel.rule import entry, rule
from imperia.kernel.verbs import actors, apply, over, rank, score
from imperia.minds.one_ahead import greedy_code

FULL_ATTENTION = 100


@rule
def play_greedily(
    current: Records, players: int, scratch: Records, codes: Numbers, values: Numbers, chance: Chance
) -> int:
    """Play the one record in `current` to its end; return how many decisions were made."""
    decisions = 0
    while not over(current[0]):
        seat = lowest_seat(actors(current[0]))
        code = greedy_code(current, players, seat, scratch, codes, values, chance, FULL_ATTENTION, 0)
        apply(current[0], seat, code)
        decisions += 1
    return decisions


@entry
def simulate_greedily_all(
    blank: Records,
    players: int,
    low: int,
    high: int,
    first: int,
    states: Records,
    current: Records,
    scratch: Records,
    chances: Records,
    codes: Array,
    values: Array,
    seeds: Array,
    decisions: Array,
    points: Array,
    places: Array,
) -> None:
    """Like `entries.simulate_all`, but with greedy players."""
    for i in range(len(states)):
        current[0] = blank[0]
        open_game(current[0], chances[0], low, high, first + i, seeds[i])
        decisions[i] = play_greedily(current, players, scratch, codes, values, chances[0])
        score(current[0], points[i])
        rank(current[0], places[i])
        states[i] = current[0]
