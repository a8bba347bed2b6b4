"""A network in whole numbers thinks what its floats think, and the same wherever it runs."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import imperia
from imperia.games import GAMES
from imperia.games.counted_codes import counted_codes
from imperia.kernel.encoding import columns_of_worth
from imperia.kernel.in_python import in_python
from imperia.kernel.interpreted import interpreted
from imperia.kernel.rule import COMPILED
from imperia.minds.network import Asker, Network, floats_of, quantised
from imperia.minds.network.asking import answer
from imperia.minds.network.exponentials import LOGIT, ONE
from imperia.minds.network.layers import LARGEST_WEIGHT
from tests.kernel.interpreting import printed_interpreted

from ..networks import Layers, random_network, thoughts_of

# Rounding weights to 8 bits shifts logits of random networks, whose spread is about 2, by no more than this.
LOGITS_APART, SHARES_APART = 0.3, 0.08


def asked_about(asker: Asker, batch: imperia.Batch, number: int) -> tuple[Any, Any]:
    """The codes that are legal in a match of the batch (counted from its seat), with the network's logits,
    and the shares."""
    seat, players = int(batch.seats[number]), int(batch.players[number])
    counted = np.flatnonzero(batch.legal[number])
    codes = counted_codes(imperia.game(batch.game).definition)[1][players, seat, counted]
    asker.ask(batch.states[number : number + 1].copy(), seat, players, np.sort(codes))
    order = np.argsort(codes)
    logits = dict(zip(counted[order].tolist(), asker.layers.logits.tolist(), strict=False))
    return logits, asker.layers.shares[:players] / ONE


def largest_differences(network: Network, layers: Layers, batch: imperia.Batch) -> tuple[float, float]:
    asker, apart, shares_apart = Asker(network), 0.0, 0.0
    for number in range(batch.games):
        logits, shares = asked_about(asker, batch, number)
        expected, expected_shares = thoughts_of(
            layers, batch.observations[number], batch.features, len(shares)
        )
        apart = max(apart, *(abs(logit / LOGIT - expected[code]) for code, logit in logits.items()))
        shares_apart = max(shares_apart, float(np.abs(shares - expected_shares).max()))
    return apart, shares_apart


@pytest.mark.parametrize("blocks", [0, 2])
def test_whole_numbers_think_what_floats_think(blocks: int) -> None:
    apart = largest_differences(*random_network("empire", width=64, blocks=blocks, games=16))
    assert apart[0] < LOGITS_APART
    assert apart[1] < SHARES_APART


def test_floats_that_are_made_of_whole_numbers_think_the_same() -> None:
    network, _, batch = random_network("empire", width=64, blocks=2, games=16)
    of_before = Network(
        network.weights, {name: network.facts[name] for name in network.facts if name != "scales"}
    )
    for each in (network, of_before):
        apart = largest_differences(network, floats_of(each), batch)
        assert apart[0] < LOGITS_APART / 10  # only the numbers between layers are rounded
        assert apart[1] < SHARES_APART / 10


def test_and_their_weights_are_as_large_as_they_were() -> None:
    """So a training that begins with them learns as fast as the one that made them."""
    network, layers, _ = random_network("founders", width=64, blocks=2)
    found = floats_of(network)
    assert found.keys() == layers.keys()
    for name, layer in layers.items():
        coarse = np.abs(layers["w" + name[1:]]).max(axis=1) / LARGEST_WEIGHT
        if layer.ndim == 2:
            assert (np.abs(found[name] - layer) <= 0.51 * coarse[:, None]).all()
        else:
            np.testing.assert_allclose(found[name], layer, atol=0.01)


def test_an_output_without_weights_keeps_its_bias() -> None:
    """A network that goes by merit alone has such an output."""
    _, layers, batch = random_network("founders", width=64, blocks=2, games=16)
    for name in ("wp", "wa"):
        layers[name] = np.zeros_like(layers[name])
    facts = {"game": "founders", "settings": [[n, {}] for n in sorted(set(batch.players.tolist()))]}
    network = quantised(layers, {**facts, "came_about": {}}, batch.observations)
    apart = largest_differences(network, layers, batch)
    assert apart[0] < LOGITS_APART / 10


@pytest.mark.parametrize("game", GAMES)
def test_what_positions_are_worth_counts_for_shares(game: str) -> None:
    """If nothing else is learned, the seat with the position of the greatest worth expects the greatest
    share."""
    _, layers, batch = random_network(game, width=8, games=24)
    trusting = {"ws": 0.001 * layers["ws"], "bs": np.full(1, 30.0)}
    trusting |= {name: np.zeros_like(layers[name]) for name in ("wv", "bv")}
    facts = {"game": game, "settings": [[n, {}] for n in sorted(set(batch.players.tolist()))]}
    asker = Asker(quantised(layers | trusting, {**facts, "came_about": {}}, batch.observations))
    worth, compared = batch.observations[:, columns_of_worth(batch.features)], 0
    for number in range(batch.games):
        _, shares = asked_about(asker, batch, number)
        expected = np.exp(30 * worth[number, : len(shares)].astype(np.float64))
        assert shares == pytest.approx(expected / expected.sum(), abs=0.01)
        compared += len(set(shares.tolist())) > 1
    assert compared > 0


def looked_at(batch: imperia.Batch) -> int:
    """In how many matches the network is told something about single answers."""
    return int((batch.observations[:, batch.features.index("derived.looked[0]")] > 0).sum())


def test_what_is_told_of_single_answers_counts() -> None:
    """Tested with founders, which tells of tiles and places. Interpreted, for the same reason as below."""
    program = (
        "from tests.minds.network.test_layers import *\n"
        "found = random_network('founders', [[2, {}]], width=8, blocks=1, games=6)\n"
        "print(looked_at(found[2]), *largest_differences(*found), *largest_differences("
        "found[0], floats_of(found[0]), found[2]))"
    )
    looked, *apart = [float(number) for number in printed_interpreted(program).split()]
    assert looked >= 2
    assert apart[0] < LOGITS_APART
    assert apart[2] < LOGITS_APART / 10


@pytest.mark.parametrize("game", ["legends", "founders", "capitals"])
def test_so_they_do_in_the_other_games(game: str) -> None:
    """Interpreted, because a batch would take long to compile."""
    program = (
        "from tests.minds.network.test_layers import largest_differences, random_network\n"
        f"print(*largest_differences(*random_network({game!r}, width=8, blocks=1, games=2)))"
    )
    apart = [float(number) for number in printed_interpreted(program).split()]
    assert apart[0] < LOGITS_APART
    assert apart[1] < SHARES_APART


def as_rules_see(arrays: Any) -> Any:
    return type(arrays)(*map(interpreted, arrays))


@pytest.mark.skipif(not COMPILED, reason="compares with compiled rules")
def test_interpreted_rules_give_the_same_numbers() -> None:
    network, _, batch = random_network("empire", width=32)
    in_the_other_way = in_python(answer)
    for number in range(3):
        asker = Asker(network)
        logits, _ = asked_about(asker, batch, number)
        compiled = [array.copy() for array in asker.layers]
        seat, players = int(batch.seats[number]), int(batch.players[number])
        absolute = counted_codes(network.definition)[1][players, seat, list(logits)]
        codes = np.sort(absolute)
        for array in (*asker.layers, asker.seeing.players_before):  # as if it had never been asked
            array[:] = 0
        in_the_other_way(
            seat,
            players,
            interpreted(codes),
            len(codes),
            as_rules_see(asker.seeing),
            as_rules_see(asker.weights),
            as_rules_see(asker.layers),
        )
        for mine, before, name in zip(asker.layers, compiled, asker.layers._fields, strict=True):
            if name != "chances":  # the caller writes those
                assert (mine == before).all(), name
