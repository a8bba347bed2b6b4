"""What Python calls: compiled loops over arrays of records, the same for every game.

A call with a single record costs some ten microseconds in type checks, one with an array a fraction of
one; so everything here takes arrays, also where the array has one element.
"""

from __future__ import annotations

from imperia.kernel.chance import CHANCE, below, start_stream
from imperia.kernel.rule import entry, rule
from imperia.kernel.verbs import (
    actors,
    apply,
    deal,
    legal,
    observe,
    over,
    rank,
    redeal,
    refusal,
    score,
)

__all__ = ["CHANCE"]
NOT_ASKED = -1  # refusal of a seat that is not asked at all


@rule
def lowest_seat(seats):
    """The first seat of a set of bits."""
    seat = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


@entry
def deal_all(states, lows, highs):
    """Deal every record from its own seed."""
    for i in range(len(states)):
        deal(states[i], lows[i], highs[i])


@entry
def actors_of(states, i):
    return actors(states[i])


@entry
def legal_of(states, i, seat, codes):
    if not (actors(states[i]) >> seat) & 1:
        return 0
    return legal(states[i], seat, codes)


@entry
def refusal_of(states, i, seat, code):
    if not (actors(states[i]) >> seat) & 1:
        return NOT_ASKED
    return refusal(states[i], seat, code)


@entry
def act(states, i, seat, code):
    """Take one action if it is legal; return why not otherwise, and change nothing."""
    state = states[i]
    if not (actors(state) >> seat) & 1:
        return NOT_ASKED
    why = refusal(state, seat, code)
    if why == 0:
        apply(state, seat, code)
    return why


@entry
def score_all(states, points, places):
    """Points by source and places of every record."""
    for i in range(len(states)):
        score(states[i], points[i])
        rank(states[i], places[i])


@entry
def observe_all(states, seat):
    for i in range(len(states)):
        observe(states[i], seat)


@entry
def redeal_all(states, seat, lows, highs):
    for i in range(len(states)):
        redeal(states[i], seat, lows[i], highs[i])


@entry
def legal_all(states, seats, codes, counts):
    """For every record: the first seat asked (-1 when over), its codes and how many they are."""
    for i in range(len(states)):
        asked = actors(states[i])
        if asked == 0:
            seats[i] = -1
            counts[i] = 0
        else:
            seats[i] = lowest_seat(asked)
            counts[i] = legal(states[i], seats[i], codes[i])


@entry
def apply_all(states, seats, codes):
    """Every record that is not over takes the given (legal) action of the given seat."""
    for i in range(len(states)):
        if seats[i] >= 0:
            apply(states[i], seats[i], codes[i])


@rule
def play_to_the_end(state, chance, codes):
    """Uniformly random decisions until the game is over; returns how many were made."""
    decisions = 0
    while not over(state):
        seat = lowest_seat(actors(state))
        count = legal(state, seat, codes)
        apply(state, seat, codes[below(chance, count)])
        decisions += 1
    return decisions


@entry
def play_all(states, chances, codes, decisions):
    """Play every record to its end at random, each by its own stream of choices."""
    for i in range(len(states)):
        decisions[i] = play_to_the_end(states[i], chances[i], codes)


@entry
def start_streams(chances, lows, highs):
    for i in range(len(chances)):
        start_stream(chances[i], lows[i], highs[i])


@entry
def copy_all(states, copies):
    for i in range(len(states)):
        copies[i] = states[i]
