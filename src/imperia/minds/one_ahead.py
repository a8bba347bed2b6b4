"""Looking one decision ahead, compiled, for every game that answers the verbs."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.kernel.chance import Chance, below, draw
from imperia.kernel.entries import Array, Records, any_choice, choices, lowest_seat
from imperia.kernel.record import Numbers
from imperia.kernel.rule import entry, rule
from imperia.kernel.verbs import FREE, actors, advised, apply, evaluate, redeal, room_for_answers


def room_to_look_ahead(record: np.dtype[Any]) -> NDArray[np.int32]:
    """Room for the codes that are weighed, and behind them for another seat's answers to one of them."""
    return room_for_answers(record, decisions=2)


OVERLOOKED = 6
LOOKS = 8  # the most deals of hidden cards on which actions that look equally good are compared


@rule
def margin(values: Numbers, seat: int, players: int) -> int:
    """How much better the position looks for the seat than for the best of the others."""
    best = values[(seat + 1) % players]
    for other in range(players):
        if other != seat:
            best = max(best, values[other])
    return values[seat] - best


@rule
def looks_after(work: Records, players: int, seat: int, code: int, values: Numbers) -> int:
    """How good `work[0]` would look to the seat after this action, which is tried out in `work[1]`."""
    work[1] = work[0]
    apply(work[1], seat, code)
    evaluate(work[1], values)
    return margin(values, seat, players)


@rule
def notice(chance: Chance, codes: Numbers, count: int, attention: int) -> int:
    """Keep only the actions that are noticed: each with a chance of `attention` in a hundred, but at least
    one."""
    surely_seen = below(chance, count)
    seen = 0
    for place in range(count):
        if place == surely_seen or below(chance, 100) < attention:
            codes[seen] = codes[place]
            seen += 1
    return seen


@rule
def answer_for_the_others(state: Any, asked: int, chance: Chance, codes: Numbers) -> None:
    """Make the sealed decisions of the other seats at random: what one decision is worth shows only when all
    of them are made."""
    while asked != 0:
        other = lowest_seat(asked)
        asked &= asked - 1
        apply(state, other, codes[below(chance, choices(state, other, codes))])


@rule
def keep_the_best(
    root: Any,
    players: int,
    seat: int,
    others: int,
    scratch: Records,
    codes: Numbers,
    count: int,
    values: Numbers,
    chance: Chance,
    selfish: int,
) -> int:
    """Move the actions that look best on one deal to the front; return how many there are."""
    low = draw(chance)
    high = draw(chance)
    drawn = chance.drawn
    highest = 0
    ties = 0
    for place in range(count):
        code = codes[place]
        scratch[0] = root
        redeal(scratch[0], seat, low, high)  # what the action would reveal is not known yet
        apply(scratch[0], seat, code)
        chance.drawn = drawn  # so that the others answer every action in the same way
        answer_for_the_others(scratch[0], others, chance, codes[count:])
        evaluate(scratch[0], values)
        looks = values[seat] if selfish else margin(values, seat, players)
        if ties == 0 or looks > highest:
            highest = looks
            ties = 0
        if looks == highest:
            codes[ties] = code
            ties += 1
    return ties


@rule
def is_followed(chance: Chance, attention: int) -> bool:
    """Whether advice is followed. A mind that would overlook another action overlooks advice only one time in
    OVERLOOKED, because a turn has many small steps."""
    return attention >= 100 or below(chance, 100) < attention or below(chance, OVERLOOKED) > 0


@rule
def greedy_code(
    roots: Records,
    players: int,
    seat: int,
    scratch: Records,
    codes: Numbers,
    values: Numbers,
    chance: Chance,
    attention: int,
    selfish: int,
) -> int:
    """The code of the action that looks best; among those that look equal on every deal, a random one.

    Like people, it can overlook actions and ignore the others: each action is noticed with a chance of
    `attention` in a hundred (at least one always is), and if `selfish`, only the seat's own prospects count.
    """
    advice = advised(roots[0], seat)
    if advice != FREE:
        return advice if is_followed(chance, attention) else any_choice(roots[0], seat, codes, chance)
    count = notice(chance, codes, choices(roots[0], seat, codes), attention)
    others = actors(roots[0]) & ~(1 << seat)
    equal_twice = False
    looks = 0
    while count > 1 and looks < LOOKS and not equal_twice:
        best = keep_the_best(roots[0], players, seat, others, scratch, codes, count, values, chance, selfish)
        looks += 1
        equal_twice = others == 0 and looks > 1 and best == count
        count = best
    return codes[below(chance, count)]


@entry
def choose_greedily(
    states: Records,
    players: int,
    seat: int,
    scratch: Records,
    codes: Array,
    values: Array,
    chances: Records,
    attention: int,
    selfish: int,
) -> int:
    return greedy_code(states, players, seat, scratch, codes, values, chances[0], attention, selfish)
