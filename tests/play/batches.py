"""What the seats of a batch are told, worked out anew for records of one's own."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import imperia
from imperia.games import definition as find_definition
from imperia.kernel.encoding import bytes_of
from imperia.kernel.rule import entry
from imperia.kernel.stepping import describe_all, see_one


@entry
def see_all(states, seats, blank_derived, seen, derived, points, values):
    for i in range(len(states)):
        see_one(i, seats[i], states, blank_derived, seen, derived, points, values)


def described(batch: imperia.Batch, states: NDArray[Any]) -> NDArray[Any]:
    """The observations that the seats that are asked would have if these were the states."""
    matches = batch._matches
    blank = np.zeros(1, find_definition(batch.game).derived.dtype)
    seen, derived = np.zeros_like(states), np.zeros_like(matches.derived)
    points, values = matches._scratch[2:]
    see_all(states, batch.seats, blank, seen, derived, points, values)
    seats, players, _, looks, scales, _, *others, observations = matches._describing
    told = np.zeros_like(observations)
    describe_all(seats, players, bytes_of(seen), looks, scales, bytes_of(derived), *others, told)
    return told
