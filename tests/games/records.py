"""Many records of any game at once, for testing properties over whole games."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.games import definition as find_definition
from imperia.games.contract import Definition
from imperia.kernel import entries
from imperia.kernel.chance import Chance
from imperia.kernel.journal import OPEN
from imperia.kernel.one import OneRecord
from imperia.kernel.record import copy_of
from imperia.kernel.rule import entry
from imperia.kernel.stepping import see_all
from imperia.kernel.told import reader_of
from imperia.kernel.verbs import MOST_SEATS, refusal, room_for_answers, room_of

Batch = NDArray[Any]
one = OneRecord()


@entry
def refuse_every_code(states, seat, whys):
    """The refusal of every code by the rules of states[0], whether the seat is asked or not."""
    for code in range(len(whys)):
        whys[code] = refusal(states[0], seat, code)


def see(states: Batch, seats: NDArray[Any], definition: Definition) -> tuple[Batch, NDArray[Any]]:
    """The records as the given seats know them, and what is derived from those."""
    seen, derived = np.zeros_like(states), np.zeros(len(states), definition.derived.dtype)
    points = np.zeros((MOST_SEATS, len(definition.sources)), np.int16)
    values = np.zeros(MOST_SEATS, np.int32)
    see_all(states, seats, np.zeros(1, definition.derived.dtype), seen, derived, points, values)
    return seen, derived


@cache
def _blank(game: str, combination: tuple[tuple[str, Any], ...]) -> Batch:
    definition, options = find_definition(game), dict(combination)
    return definition.blank(definition.setting(options.pop("players"), options))


def dealt(game: str, combinations: list[dict[str, Any]], first_seed: int = 0) -> Batch:
    """A record for each combination of players and options, dealt from seeds in a row."""
    states = np.empty(len(combinations), find_definition(game).dtype)
    for number, combination in enumerate(combinations):
        states[number] = _blank(game, tuple(combination.items()))[0]
    entries.deal_all(states, *halves(range(first_seed, first_seed + len(states))))
    return states


def halves(seeds: Iterable[int]) -> tuple[NDArray[Any], NDArray[Any]]:
    """The two halves of 64-bit seeds, as the kernel takes them."""
    numbers = list(seeds)
    return np.array([n & 0xFFFFFFFF for n in numbers]), np.array([n >> 32 for n in numbers])


def played_out(states: Batch, seed: int = 0) -> NDArray[Any]:
    """Play every record to its end at random; returns how many decisions each took."""
    chances = np.zeros(len(states), Chance.dtype)
    entries.start_streams(chances, *halves(range(seed << 32, (seed << 32) + len(states))))
    decisions = np.zeros(len(states), np.int32)
    entries.play_all(states, chances, room_for_answers(states.dtype), decisions)
    return decisions


def events_told(state: Any) -> list[list[int]]:
    """What is in the journal of a record: the kind of each event and its arguments. The record keeps its
    journal."""
    return reader_of(np.ndarray(1, state.dtype, bytearray(state.tobytes()))).read_and_wipe()


def open_anew(states: Batch) -> None:
    """Start new journals, with nothing in them."""
    states["journal"] = 0
    states["journal"]["open"] = OPEN


def refusals(states: Batch, seat: int) -> NDArray[Any]:
    """Why the seat may not take each of the codes in states[0]; 0 for codes that it may take."""
    whys = np.zeros(room_of(states.dtype).codes, np.int16)
    refuse_every_code(states, seat, whys)
    return whys


def after(states: Batch, seat: int, code: int) -> Batch:
    """Copies of the states after the seat takes this action, which is legal in states[0]."""
    assert one.refusal(states, seat, code) == 0
    done = copy_of(states)
    one.apply(done, seat, code)
    return done


def observed(states: Batch, seat: int) -> bytes:
    seen = np.empty_like(states)
    entries.observe_all(states, seat, seen)
    return seen.tobytes()


def redealt(states: Batch, seat: int, seed: int) -> Batch:
    """Other states that the seat could be in."""
    others = copy_of(states)
    entries.redeal_all(others, seat, *halves([seed] * len(states)))
    return others
