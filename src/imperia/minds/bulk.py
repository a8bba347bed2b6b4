"""Many games at once between minds that look at most one decision ahead: compiled, without a Match."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.kernel.chance import Chance
from imperia.kernel.entries import any_choice, lowest_seat, start_streams
from imperia.kernel.journal import CLOSED, OPEN, OVERFLOWED, TOLD_TOO_MUCH
from imperia.kernel.rule import entry
from imperia.kernel.told import arguments_of, numbers_of
from imperia.kernel.verbs import MOST_SEATS, actors, apply, deal, note_events, over
from imperia.minds.contract import Mind
from imperia.minds.greedy import GreedyMind
from imperia.minds.one_ahead import greedy_code, room_to_look_ahead
from imperia.minds.random import RandomMind

AT_RANDOM = -1  # in place of an attention: the mind does not look ahead at all


@dataclass(frozen=True, slots=True)
class Policy:
    """How a mind that can be played in bulk decides."""

    attention: int
    selfish: int


def policy_of(mind: Mind) -> Policy | None:
    """The policy of a mind; None if it does more than this module can play."""
    if type(mind) is GreedyMind:
        return Policy(mind._attention, mind._selfish)
    return Policy(AT_RANDOM, 0) if type(mind) is RandomMind else None


@entry
def play_greedy_all(
    states: Any,
    lows: Any,
    highs: Any,
    players: Any,
    attentions: Any,
    selfish: Any,
    chances: Any,
    current: Any,
    scratch: Any,
    codes: Any,
    values: Any,
    wanted: Any,
    told: Any,
    counts: Any,
    decisions: Any,
) -> Any:
    """Deal every record from its own seed and play it to the end.

    Seat s of record i decides as entry `i * players + s` of `attentions`, `selfish` and `chances` says, just
    as a GreedyMind of its own would. `current` and `scratch` have room for one record. The events of record i
    are written to `told[i]`, their number to `counts[i]`.
    """
    for i in range(len(states)):
        current[0] = states[i]
        deal(current[0], lows[i], highs[i])
        count = note_events(current[0], wanted, told[i], 0)
        made = 0
        while not over(current[0]):
            seat = lowest_seat(actors(current[0]))
            mind = i * players + seat
            chance = chances[mind]
            if attentions[mind] < 0:
                code = any_choice(current[0], seat, codes, chance)
            else:
                code = greedy_code(
                    current, players, seat, scratch, codes, values, chance, attentions[mind], selfish[mind]
                )
            apply(current[0], seat, code)
            count = note_events(current[0], wanted, told[i], count)
            made += 1
        states[i] = current[0]
        counts[i] = count
        decisions[i] = made


@dataclass(frozen=True, slots=True)
class Played:
    """Finished games: their records, how many decisions each took, and the events that were wanted."""

    states: NDArray[Any]
    decisions: NDArray[np.int32]
    told: NDArray[Any]
    counts: NDArray[np.int32]  # number of events in each game, including those for which `told` had no room


def play_in_bulk(
    blank: NDArray[Any],
    players: int,
    deals: Sequence[int],
    minds: Sequence[int],
    policies: Sequence[Policy],
    wanted: Collection[int] = (),
    room: int = 0,
) -> Played:
    """One game for each seed in `deals`.

    `minds` are the seeds of the minds, seat by seat and game by game, and `policies` how they decide. Events
    whose kinds are `wanted` are kept, at most `room` for each game.
    """
    count = len(deals)
    states = np.repeat(blank, count)
    states["journal"]["open"] = OPEN if wanted else CLOSED
    chances = np.zeros(count * players, Chance.dtype)
    start_streams(chances, *_halves(minds))
    played = Played(
        states,
        np.zeros(count, np.int32),
        _room_for_events(blank, count, room),
        np.zeros(count, np.int32),
    )
    play_greedy_all(
        states,
        *_halves(deals),
        players,
        np.array([policy.attention for policy in policies], np.int64),
        np.array([policy.selfish for policy in policies], np.int64),
        chances,
        np.zeros(1, states.dtype),
        np.zeros(1, states.dtype),
        room_to_look_ahead(states.dtype),
        np.zeros(MOST_SEATS, np.int32),
        _as_flags(wanted),
        played.told,
        played.counts,
        played.decisions,
    )
    if (states["journal"]["open"] == OVERFLOWED).any():
        raise OverflowError(TOLD_TOO_MUCH)
    states["journal"]["open"] = CLOSED
    return played


def _as_flags(kinds: Collection[int]) -> NDArray[np.int8]:
    flags = np.zeros(1 + max(kinds, default=-1), np.int8)
    flags[list(kinds)] = 1
    return flags


def _room_for_events(blank: NDArray[Any], games: int, events: int) -> NDArray[Any]:
    """The kind of each event and its arguments, in the integer type of the game's journal."""
    return np.zeros((games, events, 1 + arguments_of(blank.dtype)), numbers_of(blank.dtype))


def _halves(seeds: Sequence[int]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    return np.array([s & 0xFFFFFFFF for s in seeds], np.int64), np.array([s >> 32 for s in seeds], np.int64)
