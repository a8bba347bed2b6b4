"""What Python calls: compiled loops over arrays of records, the same for every game.

Passing a single record costs about ten microseconds of type checks, passing an array a fraction of one; so
everything here takes arrays, even of one element.
"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from imperia.kernel.actions import NOT_ASKED
from imperia.kernel.chance import MASK, Chance, below, draw, start_stream
from imperia.kernel.journal import CLOSED
from imperia.kernel.record import Numbers
from imperia.kernel.rule import entry, rule
from imperia.kernel.text import begin_text
from imperia.kernel.verbs import (
    FREE,
    actors,
    apply,
    deal,
    is_seldom,
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

Records = NDArray[Any]  # of one type
Array = NDArray[Any]  # of numbers
SELDOM = 10  # by how many times an action that is seldom chosen at random is less likely


@rule
def lowest_seat(seats: int) -> int:
    """The first seat of a set of bits."""
    seat = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


@rule
def choices(state: Any, seat: int, codes: Numbers) -> int:
    """Write what a bot at the seat may choose from, and return how many: the one action that the rules
    prescribe to a bot, or else all that are legal. Everything that plays a seat without asking a person uses
    this."""
    code = settled(state, seat)
    if code == FREE:
        return legal(state, seat, codes)
    codes[0] = code
    return 1


@rule
def any_choice(state: Any, seat: int, codes: Numbers, chance: Chance) -> int:
    """What a random player chooses: all choices are equally likely, except those that are seldom made."""
    count = choices(state, seat, codes)
    code = codes[below(chance, count)]
    while is_seldom(state, code) and below(chance, SELDOM) > 0:
        code = codes[below(chance, count)]
    return code


@entry
def deal_all(states: Records, lows: Array, highs: Array) -> None:
    """Deal every record from its own seed."""
    for i in range(len(states)):
        deal(states[i], lows[i], highs[i])


@entry
def actors_all(states: Records, asked: Array) -> None:
    """Write the seats that are asked, as bits, for every record."""
    for i in range(len(states)):
        asked[i] = actors(states[i])


@entry
def first_actors(states: Records, seats: Array) -> None:
    """Write the first seat that is asked for every record, -1 where the game is over."""
    for i in range(len(states)):
        asked = actors(states[i])
        seats[i] = lowest_seat(asked) if asked else -1


@entry
def legal_all(states: Records, seats: Array, codes: Array, counts: Array) -> None:
    """Write what the given seat of every record may do, and how many actions that is (0 if it is not
    asked)."""
    for i in range(len(states)):
        counts[i] = 0
        if seats[i] >= 0 and (actors(states[i]) >> seats[i]) & 1:
            counts[i] = legal(states[i], seats[i], codes[i])


@entry
def refusals_all(states: Records, seats: Array, codes: Array, reasons: Array) -> None:
    """Write why the seat of every record may not take the action; 0 if it may, NOT_ASKED if it is not
    asked."""
    for i in range(len(states)):
        if (actors(states[i]) >> seats[i]) & 1:
            reasons[i] = refusal(states[i], seats[i], codes[i])
        else:
            reasons[i] = NOT_ASKED


@entry
def settled_all(states: Records, seats: Array, codes: Array) -> None:
    """Write what the rules prescribe to a bot at the seat of every record; FREE if nothing, or if it is not
    asked."""
    for i in range(len(states)):
        codes[i] = settled(states[i], seats[i]) if (actors(states[i]) >> seats[i]) & 1 else FREE


@entry
def apply_all(states: Records, seats: Array, codes: Array) -> None:
    """In every record, let the given seat take its (legal) action; a seat of -1 takes none."""
    for i in range(len(states)):
        if seats[i] >= 0:
            apply(states[i], seats[i], codes[i])


@entry
def score_all(states: Records, points: Array, places: Array) -> None:
    """Write the points by source and the places of every record."""
    for i in range(len(states)):
        score(states[i], points[i])
        rank(states[i], places[i])


@entry
def observe_all(states: Records, seat: int, seen: Records) -> None:
    """Write every record as the seat knows it, its journal closed, into `seen`."""
    for i in range(len(states)):
        seen[i] = states[i]
        seen[i].journal.open = CLOSED
        observe(seen[i], seat)


@entry
def show_all(states: Records, points: Array, places: Array, texts: Records) -> None:
    """Write what every (observed) record holds; `points` and `places` are scratch space."""
    for i in range(len(states)):
        score(states[i], points[i])
        rank(states[i], places[i])
        begin_text(texts[i])
        show(states[i], points[i], places[i], texts[i])


@entry
def redeal_all(states: Records, seat: int, lows: Array, highs: Array) -> None:
    for i in range(len(states)):
        redeal(states[i], seat, lows[i], highs[i])


@rule
def play_to_the_end(state: Any, chance: Chance, codes: Numbers) -> int:
    """Take random decisions until the game is over; return how many."""
    decisions = 0
    while not over(state):
        seat = lowest_seat(actors(state))
        apply(state, seat, any_choice(state, seat, codes, chance))
        decisions += 1
    return decisions


@entry
def play_all(states: Records, chances: Records, codes: Array, decisions: Array) -> None:
    """Play every record to its end at random, each with its own stream of choices."""
    for i in range(len(states)):
        decisions[i] = play_to_the_end(states[i], chances[i], codes)


@rule
def open_game(state: Any, chance: Chance, low: int, high: int, number: int, seed: Numbers) -> None:
    """Deal game `number` of a run. The stream of the run's seed gives the seed of the deal, which is written
    to `seed`, and the seed of the choices, with which `chance` is started."""
    start_stream(chance, low, high ^ (number >> 30))
    chance.drawn = (4 * number) & MASK
    seed[0] = draw(chance)
    seed[1] = draw(chance)
    choices_low = draw(chance)
    choices_high = draw(chance)
    deal(state, seed[0], seed[1])
    start_stream(chance, choices_low, choices_high)


@entry
def simulate_all(
    blank: Records,
    low: int,
    high: int,
    first: int,
    states: Records,
    chances: Records,
    codes: Array,
    seeds: Array,
    decisions: Array,
    points: Array,
    places: Array,
) -> None:
    """Play the games `first`, `first + 1`, ... of a run at random, from the deal to the score."""
    for i in range(len(states)):
        states[i] = blank[0]
        open_game(states[i], chances[0], low, high, first + i, seeds[i])
        decisions[i] = play_to_the_end(states[i], chances[0], codes)
        score(states[i], points[i])
        rank(states[i], places[i])


@entry
def start_streams(chances: Records, lows: Array, highs: Array) -> None:
    for i in range(len(chances)):
        start_stream(chances[i], lows[i], highs[i])


@entry
def copy_all(states: Records, copies: Records) -> None:
    for i in range(len(states)):
        copies[i] = states[i]
