"""What Python calls: compiled loops over arrays of records, the same for every game.

A call with a single record costs some ten microseconds in type checks, one with an array a fraction of
one; so everything here takes arrays, also where the array has one element.
"""

from __future__ import annotations

from imperia.kernel.chance import MASK, below, draw, start_stream
from imperia.kernel.journal import CLOSED
from imperia.kernel.rule import entry, rule
from imperia.kernel.text import begin_text
from imperia.kernel.verbs import (
    FREE,
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
    settled,
    show,
)

NOT_ASKED = -1  # refusal of a seat that is not asked at all


@rule
def lowest_seat(seats):
    """The first seat of a set of bits."""
    seat = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


@rule
def choices(state, seat, codes):
    """Write what a bot at the seat may choose from: the one action that the rules prescribe to it, otherwise
    all that are legal; return how many. Whatever plays for a seat without asking a person goes by this."""
    code = settled(state, seat)
    if code == FREE:
        return legal(state, seat, codes)
    codes[0] = code
    return 1


@entry
def deal_all(states, lows, highs):
    """Deal every record from its own seed."""
    for i in range(len(states)):
        deal(states[i], lows[i], highs[i])


@entry
def actors_all(states, asked):
    """Write the seats that are asked, as bits, for every record."""
    for i in range(len(states)):
        asked[i] = actors(states[i])


@entry
def first_actors(states, seats):
    """Write the first seat that is asked, -1 when the game is over, for every record."""
    for i in range(len(states)):
        asked = actors(states[i])
        seats[i] = lowest_seat(asked) if asked else -1


@entry
def legal_all(states, seats, codes, counts):
    """For every record: what the given seat may do, and how many actions that are (0 if it is not asked)."""
    for i in range(len(states)):
        counts[i] = 0
        if seats[i] >= 0 and (actors(states[i]) >> seats[i]) & 1:
            counts[i] = legal(states[i], seats[i], codes[i])


@entry
def refusals_all(states, seats, codes, reasons):
    """For every record: why the seat may not take the action; 0 if it may, NOT_ASKED if it is not asked."""
    for i in range(len(states)):
        if (actors(states[i]) >> seats[i]) & 1:
            reasons[i] = refusal(states[i], seats[i], codes[i])
        else:
            reasons[i] = NOT_ASKED


@entry
def settled_all(states, seats, codes):
    """For every record: what the rules prescribe to a bot at the seat; FREE if nothing, or if not asked."""
    for i in range(len(states)):
        codes[i] = settled(states[i], seats[i]) if (actors(states[i]) >> seats[i]) & 1 else FREE


@entry
def apply_all(states, seats, codes):
    """Every record takes the (legal) action of the given seat; a seat of -1 takes none."""
    for i in range(len(states)):
        if seats[i] >= 0:
            apply(states[i], seats[i], codes[i])


@entry
def score_all(states, points, places):
    """Points by source and places of every record."""
    for i in range(len(states)):
        score(states[i], points[i])
        rank(states[i], places[i])


@entry
def observe_all(states, seat, seen):
    """Write every record as the seat knows it, its journal closed, into `seen`."""
    for i in range(len(states)):
        seen[i] = states[i]
        seen[i].journal.open = CLOSED
        observe(seen[i], seat)


@entry
def show_all(states, points, places, texts):
    """Write what every (observed) record holds; `points` and `places` are room to count in."""
    for i in range(len(states)):
        score(states[i], points[i])
        rank(states[i], places[i])
        begin_text(texts[i])
        show(states[i], points[i], places[i], texts[i])


@entry
def redeal_all(states, seat, lows, highs):
    for i in range(len(states)):
        redeal(states[i], seat, lows[i], highs[i])


@rule
def play_to_the_end(state, chance, codes):
    """Uniformly random decisions until the game is over; returns how many were made."""
    decisions = 0
    while not over(state):
        seat = lowest_seat(actors(state))
        count = choices(state, seat, codes)
        apply(state, seat, codes[below(chance, count)])
        decisions += 1
    return decisions


@entry
def play_all(states, chances, codes, decisions):
    """Play every record to its end at random, each by its own stream of choices."""
    for i in range(len(states)):
        decisions[i] = play_to_the_end(states[i], chances[i], codes)


@rule
def open_game(state, chance, low, high, number, seed):
    """Deal game `number` of a run. A stream of the run's own seed gives the seed of the deal, which is
    written to `seed`, and that of the choices, which `chance` is left with."""
    start_stream(chance, low, high ^ (number >> 30))
    chance.drawn = (4 * number) & MASK
    seed[0] = draw(chance)
    seed[1] = draw(chance)
    choices_low = draw(chance)
    choices_high = draw(chance)
    deal(state, seed[0], seed[1])
    start_stream(chance, choices_low, choices_high)


@entry
def simulate_all(blank, low, high, first, states, chances, codes, seeds, decisions, points, places):
    """Play the games `first`, `first + 1`, ... of a run at random from their deal to their score."""
    for i in range(len(states)):
        states[i] = blank[0]
        open_game(states[i], chances[0], low, high, first + i, seeds[i])
        decisions[i] = play_to_the_end(states[i], chances[0], codes)
        score(states[i], points[i])
        rank(states[i], places[i])


@entry
def start_streams(chances, lows, highs):
    for i in range(len(chances)):
        start_stream(chances[i], lows[i], highs[i])


@entry
def copy_all(states, copies):
    for i in range(len(states)):
        copies[i] = states[i]
