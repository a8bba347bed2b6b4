"""A game as small as can be, with more codes than 16 bits have, and more events than a word has bits.

Two seats march in turn: a march names a province, another, and how many men (300 x 300 x 4 codes). The seat
that has marched farther after four marches wins. Only a few marches are possible at once.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from imperia.kernel import entries, verbs
from imperia.kernel.actions import ALLOWED, Actions
from imperia.kernel.chance import Chance
from imperia.kernel.journal import journal, tell
from imperia.kernel.names import Decisions
from imperia.kernel.record import Struct, i1, i2, i4, one
from imperia.kernel.rule import rule

PROVINCES, MEN, TURNS = 300, 4, 4
FIRST_CODE = 40_000
MARCHED, FAR = 3, 90  # events


class Decision(Decisions):
    MARCH = "S1"
    OVER = "S2"


class State(Struct):
    chance = one(Chance)
    decision = i1()
    turn = i1()
    here = i2(2)
    far = i4(2)
    journal = journal(2, 3, i2)


actions = Actions("small", Decision)


@rule
def march_list(state: Any, seat: int, room: Any, count: int) -> int:
    """List the marches to the next province and to the one 150 farther, with 1 to 3 men."""
    near = (state.here[seat] + 1) % PROVINCES
    far = (near + 150) % PROVINCES
    for step in range(2):
        there = min(near, far) if step == 0 else max(near, far)
        for men in range(1, MEN):
            room[count] = (state.here[seat] * PROVINCES + there) * MEN + men
            count += 1
    return count


@actions.declare(
    "march",
    Decision.MARCH,
    code=FIRST_CODE,
    legal=march_list,
    most=6,
    origin=PROVINCES,
    target=PROVINCES,
    men=MEN,
)
def march(state: Any, seat: int, origin: int, target: int, men: int, trying: bool) -> int:
    if origin != state.here[seat] or men == 0:
        return 1
    if (target - origin) % PROVINCES not in (1, 151):
        return 1
    if trying:
        return ALLOWED
    state.here[seat] = target
    state.far[seat] += (target - origin) % PROVINCES * men
    tell(state, FAR if men == 3 else MARCHED, seat, target, men)
    state.turn += 1
    if state.turn == TURNS:
        state.decision = 1
    return ALLOWED


@rule
def deal(state: Any, low: int, high: int) -> None:
    state.here[0] = low % PROVINCES
    state.here[1] = PROVINCES - 1


@rule
def actors(state: Any) -> int:
    return 0 if state.decision == 1 else 1 << (state.turn % 2)


@rule
def score(state: Any, points: Any) -> None:
    for seat in range(2):
        points[seat, 0] = state.far[seat]


@rule
def rank(state: Any, places: Any) -> None:
    for seat in range(2):
        places[seat] = state.far[1 - seat] > state.far[seat]


@rule
def evaluate(state: Any, values: Any) -> None:
    for seat in range(2):
        values[seat] = state.far[seat]


@rule
def observe(state: Any, seat: int) -> None:
    state.chance.drawn = 0


@rule
def redeal(state: Any, seat: int, low: int, high: int) -> None:
    state.chance.drawn = 0


ROOM = verbs.Room(actions.codes, actions.most_answers)
verbs.register(State, ROOM, globals(), actions.verbs())


def dealt(low: int = 7) -> Any:
    states = np.zeros(1, State.dtype)
    entries.deal_all(states, np.array([low]), np.array([0]))
    return states
