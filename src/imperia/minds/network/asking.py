"""Asking a network about a decision: from a record to the logits of its answers, in one compiled call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from imperia.kernel.chance import Chance
from imperia.kernel.entries import Records, choices, start_streams
from imperia.kernel.looking import number_at
from imperia.kernel.record import Numbers
from imperia.kernel.rule import entry, rule
from imperia.kernel.stepping import see_one
from imperia.kernel.verbs import MOST_SEATS, room_of
from imperia.minds.network.exponentials import TEMPERATURE, drawn_by, first_highest, write_chances
from imperia.minds.network.inputs import Seeing, follow_inputs
from imperia.minds.network.layers import INPUT_BITS, Layers, WeightsInUse, as_input, compute
from imperia.minds.network.reading import (
    AT,
    BYTES_OF_A_WORD,
    LOW,
    SIGNED,
    SIZE,
    SPAN,
    STRIDE,
    bytes_of_both,
    derived_at,
)

if TYPE_CHECKING:
    from imperia.minds.network.file import Network

CODE, FIRST_LOOK = 0, 1  # parts of what is told of an answer


@rule
def answer(
    seat: int,
    players: int,
    codes: Numbers,
    count: int,
    seeing: Seeing,
    weights: WeightsInUse,
    layers: Layers,
) -> None:
    """Ask about what was observed and derived in `seeing`."""
    follow_inputs(seat, players, seeing, weights, layers)
    for place in range(count):
        seeing.counted_codes[place] = seeing.counted[players, seat, codes[place]]
    compute(seeing.sums[seat], players, seeing.counted_codes, count, weights, layers)
    add_looks(count, seeing, layers)
    add_standing(seat, players, seeing, layers)
    write_chances(layers.share_logits, players, TEMPERATURE, layers.shares)


@rule
def add_looks(count: int, seeing: Seeing, layers: Layers) -> None:
    """Add to the logit of each of these answers what its looks contribute, in a game that has any."""
    if len(layers.counts) == 0:
        return
    looked = number_at(seeing.memory, seeing.looked[AT], seeing.looked[SIZE], 0)
    for number in range(looked):
        code = told(number, CODE, seeing)
        for place in range(count):
            if seeing.counted_codes[place] == code:
                layers.logits[place] += sum_of_looks(number, seeing, layers)


@rule
def sum_of_looks(number: int, seeing: Seeing, layers: Layers) -> int:
    total = 0
    for look in range(len(layers.counts)):
        seen = as_input(told(number, FIRST_LOOK + look, seeing), seeing.prospects[FIRST_LOOK + look, SPAN])
        total += seen * layers.counts[look]
    return total >> INPUT_BITS


@rule
def add_standing(seat: int, players: int, seeing: Seeing, layers: Layers) -> None:
    """Add to the logit of each share what the seat's position is worth, as far as that counts here."""
    if len(layers.standing) == 0:
        return
    for steps in range(players):
        worth = seeing.values[(seat + steps) % players]
        layers.share_logits[steps] += layers.standing[0] * worth // seeing.worth[0]


@rule
def told(number: int, part: int, seeing: Seeing) -> int:
    """One part of what is told of an answer."""
    prospects = seeing.prospects
    at = prospects[part, AT] + number * prospects[part, STRIDE]
    found: int = number_at(seeing.memory, at, prospects[part, SIZE], prospects[part, SIGNED])
    found -= prospects[part, LOW]
    return found


@rule
def ask(
    states: Records,
    seat: int,
    players: int,
    codes: Numbers,
    count: int,
    seeing: Seeing,
    weights: WeightsInUse,
    layers: Layers,
) -> None:
    """Ask what the network thinks of a seat's answers to the decision in the first record, and of the shares
    of all seats. It is told only what the seat knows."""
    see_one(
        0,
        seat,
        states,
        seeing.blank_derived,
        seeing.seen,
        seeing.derived,
        seeing.points,
        seeing.values,
    )
    answer(seat, players, codes, count, seeing, weights, layers)


@entry
def choose_by_policy(
    states: Records,
    seat: int,
    players: int,
    codes: Any,
    count: int,
    seeing: Seeing,
    weights: WeightsInUse,
    layers: Layers,
    chances: Records,
    temperature: int,
) -> int:
    """Choose from the first `count` codes or, if `count` is 0, from all that a bot has to choose from: the
    one that the policy likes best (the first of those that it likes equally) or, with a temperature, one
    drawn by its chances."""
    if count == 0:
        count = choices(states[0], seat, codes)
        if count == 1:
            return codes[0]  # type: ignore[no-any-return]
    ask(states, seat, players, codes, count, seeing, weights, layers)
    if temperature == 0:
        return codes[first_highest(layers.logits, count)]  # type: ignore[no-any-return]
    write_chances(layers.logits, count, temperature, layers.chances)
    return codes[drawn_by(layers.chances, count, chances[0])]  # type: ignore[no-any-return]


class Asker:
    """A network, and room to ask it; not to be shared between threads."""

    def __init__(self, network: Network) -> None:
        definition = network.definition
        known, worked_out = definition.dtype, definition.derived.dtype
        room = room_of(known)
        words = np.zeros(bytes_of_both(known, worked_out) // BYTES_OF_A_WORD, np.int64)
        memory = words.view(np.int8)
        behind = derived_at(known)
        inputs, groups, seats = network.inputs, len(network.reading.groups) - 1, network.counted.shape[1]
        width, hidden = network.weights.hidden.shape
        self.network = network
        self.weights = network.weights_in_use
        self.seeing = Seeing(
            *network.reading,
            network.spans,
            network.counted,
            np.zeros(1, worked_out),
            memory[: known.itemsize].view(known),
            memory[behind : behind + worked_out.itemsize].view(worked_out),
            memory,
            words,
            np.zeros((MOST_SEATS, len(definition.sources)), np.int16),
            np.zeros(MOST_SEATS, np.int32),
            np.zeros(inputs, np.int32),
            np.zeros(groups + 1, np.int32),  # one more: written before it is known to count
            np.zeros(groups, np.int8),
            np.zeros(room.answers, np.int32),
            np.zeros(seats, np.int8),
            np.zeros((seats, len(words)), np.int64),
            np.zeros((seats, inputs), np.int32),
            np.zeros((seats, width), np.int32),
        )
        most = max(width, inputs)
        self.layers = Layers(
            np.zeros(most, np.int32),
            np.zeros(most, np.int16),
            np.zeros(width, np.int32),
            np.zeros(width, np.int16),
            np.zeros(hidden, np.int32),
            np.zeros(hidden, np.int16),
            np.zeros(room.answers, np.int64),
            np.zeros(room.answers, np.int64),
            np.zeros(len(network.weights.asked), np.int64),
            np.zeros(len(network.weights.standing), np.int64),
            np.zeros(MOST_SEATS, np.int64),
            np.zeros(MOST_SEATS, np.int64),
        )
        self.codes = np.zeros(room.answers, np.int32)

    def ask(
        self,
        state: NDArray[Any],
        seat: int,
        players: int,
        codes: NDArray[np.int32],
        temperature: int = TEMPERATURE,
    ) -> None:
        """Fill `layers` with what the network thinks of these answers; there must be at least one."""
        self._choose(state, seat, players, codes, len(codes), stream(0), temperature)

    def choose(self, state: NDArray[Any], seat: int, players: int, chance: Any, temperature: int) -> int:
        """The code of the answer that the policy gives; `chance` is one stream (`Chance`)."""
        return self._choose(state, seat, players, self.codes, 0, chance, temperature)

    def _choose(
        self,
        state: NDArray[Any],
        seat: int,
        players: int,
        codes: NDArray[np.int32],
        count: int,
        chance: Any,
        temperature: int,
    ) -> int:
        arguments = self.seeing, self.weights, self.layers
        return int(choose_by_policy(state, seat, players, codes, count, *arguments, chance, temperature))


def stream(seed: int) -> NDArray[Any]:
    """A stream of chance from a seed of 64 bits."""
    chances = np.zeros(1, Chance.dtype)
    start_streams(chances, np.array([seed & 0xFFFFFFFF]), np.array([seed >> 32]))
    return chances
