"""The games whose batches are tried, and what their seats are told, worked out anew for any records."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import imperia
from imperia.games import definition as find_definition
from imperia.kernel import rule
from imperia.kernel.encoding import bytes_of
from imperia.kernel.stepping import describe_all
from tests.games.every_game import LONG_TESTS, terms_of
from tests.games.records import see

QUICKER_ARE_COMPILED = "Batches of the quicker games are tried compiled."


def is_compiled_here(name: str) -> bool:
    """Whether batches of a game are compiled in these tests: in the slower games, compiling a step takes half
    a minute."""
    return terms_of(name).slowness == 1 or LONG_TESTS


def skip_if_tried_elsewhere(name: str) -> None:
    """Skip a test that runs elsewhere: once is enough, because compiled and interpreted batches are equal in
    every byte."""
    if rule.COMPILED and not is_compiled_here(name):
        pytest.skip("`make coverage` tries it interpreted; IMPERIA_LONG_TESTS=1 compiled, too")
    if not rule.COMPILED and is_compiled_here(name):
        pytest.skip(QUICKER_ARE_COMPILED)


def described(batch: imperia.Batch, states: NDArray[Any]) -> NDArray[Any]:
    """The observations of the seats that are asked, if these were their states."""
    seen, derived = see(states, batch.seats, find_definition(batch.game))
    seats, players, _, looks, scales, _, *others, observations = batch._matches._describing
    told = np.zeros_like(observations)
    describe_all(seats, players, bytes_of(seen), looks, scales, bytes_of(derived), *others, told)
    return told
