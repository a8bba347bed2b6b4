"""What the seats of a batch are told, worked out anew for records of one's own."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import imperia
from imperia.games import definition as find_definition
from imperia.kernel.encoding import bytes_of
from imperia.kernel.stepping import describe_all
from tests.games.records import see


def described(batch: imperia.Batch, states: NDArray[Any]) -> NDArray[Any]:
    """The observations that the seats that are asked would have if these were the states."""
    seen, derived = see(states, batch.seats, find_definition(batch.game))
    seats, players, _, looks, scales, _, *others, observations = batch._matches._describing
    told = np.zeros_like(observations)
    describe_all(seats, players, bytes_of(seen), looks, scales, bytes_of(derived), *others, told)
    return told
