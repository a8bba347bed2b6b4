"""Inputs and sums that are updated as a seat learns more are the same as those worked out anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import imperia
from imperia.games.setting import Setting
from imperia.kernel.encoding import bytes_of
from imperia.kernel.in_python import in_python
from imperia.kernel.interpreted import interpreted
from imperia.kernel.looking import encode_all
from imperia.minds.network import Asker, Network, network_of
from imperia.minds.network.inputs import follow_inputs
from imperia.minds.network.layers import BIAS, INPUT, LARGEST, Weights
from imperia.play import Match
from tests.kernel.interpreting import printed_interpreted

from ..networks import random_network
from ..tables import FEWER
from ..test_puzzles import compiled

CODES = np.arange(
    3, dtype=np.int32
)  # of any actions: only legal ones are ever asked about, but none is needed


def plain_row(asker: Asker, seat: int, players: int) -> Any:
    """What was seen and derived, as whole numbers, worked out from scratch."""
    looks, seeing = asker.network.looks, asker.seeing
    rows = np.zeros((2, 1, len(asker.network.spans)), np.int32)
    for each, record, row in zip(
        (looks.known, looks.derived), (seeing.seen, seeing.derived), rows, strict=True
    ):
        encode_all(bytes_of(record), seat, np.array([players], np.int8), each.table, each.no_scales, row)
    return rows.sum(axis=(0, 1))[: asker.network.inputs]


def plain_sums(network: Network, row: Any) -> Any:
    """The sums of the first layer, over all inputs that are not 0."""
    spans = network.spans[: network.inputs].astype(np.int64)
    inputs = np.where(spans == 1, row * INPUT, (2 * row * INPUT + spans) // (2 * spans)).clip(0, LARGEST)
    at = np.flatnonzero(inputs)
    return network.weights.first_outputs[:, BIAS] + inputs[at] @ network.weights.first[at].astype(np.int64)


def moments_at_random(network: Network, matches: int, steps: int) -> Iterator[tuple[Match, int]]:
    """Matches with each of the network's settings in turn, played at random; at each moment, also a random
    seat."""
    chance = np.random.default_rng(3)
    for number in range(matches):
        setting: Setting = network.settings[number % len(network.settings)]
        match = Match.dealt(network.definition, setting, number)
        for _ in range(steps):
            if match.over:
                break
            seat = match.actors[0]
            legal = match.legal(seat)
            match.play(seat, legal[int(chance.integers(len(legal)))])
            yield match, int(chance.integers(match.players))


def differences(network: Network, matches: int, steps: int) -> tuple[int, int]:
    """How often a network was asked, and how often its inputs or answers differed from those of one that is
    asked for the first time."""
    asker, asked, different = Asker(network), 0, 0
    for match, seat in moments_at_random(network, matches, steps):
        asker.ask(match.state, seat, match.players, CODES)
        row = plain_row(asker, seat, match.players)
        anew = Asker(network)
        anew.ask(match.state, seat, match.players, CODES)
        pairs: list[tuple[Any, Any]] = [
            (asker.seeing.rows_before[seat], row),
            (asker.seeing.sums[seat], plain_sums(network, row)),
            (asker.layers.active, anew.layers.active),
            (asker.layers.logits, anew.layers.logits),
            (asker.layers.shares[: match.players], anew.layers.shares[: match.players]),
        ]
        asked += 1
        different += not all(np.array_equal(mine, other) for mine, other in pairs)
    return asked, different


@compiled
@pytest.mark.parametrize("game", ["empire", "legends"])
def test_they_follow_play_at_random(game: str) -> None:
    network = network_of(game)
    assert network is not None
    asked, different = differences(network, matches=6, steps=400)
    assert asked > 300
    assert different == 0


@pytest.mark.parametrize("game", ["empire", "legends"])
def test_they_follow_interpreted_play(game: str) -> None:
    program = (
        "from tests.minds.network.test_inputs import differences, random_network\n"
        f"print(*differences(random_network({game!r}, width=8, blocks=1, games=2)[0], matches=1, steps=5))"
    )
    asked, different = printed_interpreted(program).split()
    assert int(asked) == 5
    assert int(different) == 0


def small_network(game: str) -> Network:
    """A network with random weights, for the fewest and the most players."""
    definition = imperia.game(game).definition
    fewest, most = definition.players[0], definition.players[-1]
    none = Weights(*[np.zeros(0)] * len(Weights._fields))
    facts = {"game": game, "settings": [[fewest, {}], [most, {}]]}
    chance, width = np.random.default_rng(1), 4
    inputs, looks = Network(none, facts).inputs, len(Network(none, facts).looks.prospects.looks)

    def some(*shape: int) -> tuple[Any, Any]:
        weights = chance.integers(-127, 128, shape, np.int8)
        return weights, chance.integers(0, 1 << 20, (*shape[:-2], shape[-1], 2))

    layers = some(inputs, width), some(1, width, width), some(width, definition.codes), some(width, 8)
    layers = (*layers, some(8, most), some(width, looks), some(width, 1))
    return Network(Weights(*(array for layer in layers for array in layer)), facts)


@pytest.mark.parametrize("game", ["empire", "legends", "founders", "capitals"])
def test_no_byte_is_overlooked(game: str) -> None:
    """A change of any byte is noticed, with any memory: also of bytes that no match changes alone, such as
    the number of places in use."""
    network, chance = small_network(game), np.random.default_rng(2)
    follow = in_python(follow_inputs)
    for players in (network.definition.players[0], network.definition.players[-1]):
        asker = Asker(network)
        arrays = [type(each)(*map(interpreted, each)) for each in (asker.seeing, asker.weights, asker.layers)]
        memory = asker.seeing.memory
        for _ in range(40 // FEWER):
            seat = int(chance.integers(players))
            memory[chance.integers(len(memory), size=len(memory) // 50)] = chance.integers(4)
            follow(seat, players, *arrays)
            row = plain_row(asker, seat, players)
            assert np.array_equal(asker.seeing.rows_before[seat], row)
            assert np.array_equal(asker.seeing.sums[seat], plain_sums(network, row))


@compiled
def test_another_number_of_players_is_noticed() -> None:
    """What belongs to seats is then in other places, even if not one byte has changed."""
    network, _, _ = random_network("empire", [[3, {}], [5, {}]], width=16)
    match = imperia.game("empire").start(5, seed=4)
    state = match.state
    asker, anew = Asker(network), Asker(network)
    asker.ask(state, 1, 3, CODES)
    asker.ask(state, 1, 5, CODES)
    anew.ask(state, 1, 5, CODES)
    assert np.array_equal(asker.seeing.sums[1], anew.seeing.sums[1])
    assert np.array_equal(asker.seeing.rows_before[1], plain_row(anew, 1, 5))
