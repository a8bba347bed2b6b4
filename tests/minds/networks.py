"""Networks with random weights, for trying everything except how well they play."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import imperia
from imperia.kernel.encoding import ProspectColumns, columns_of_worth
from imperia.minds.network import Network, quantised, shipped

HIDDEN = 64
Floats = NDArray[np.float32]
Layers = dict[str, Floats]


def random_layers(
    features: list[str], codes: int, seats: int, width: int, blocks: int, seed: int = 1
) -> Layers:
    """Layers of floats like those with which a trainer would begin."""
    chance, told = np.random.default_rng(seed), ProspectColumns(features)
    inputs = told.first
    sizes = {"0": (width, inputs), "p": (codes, width), "h": (HIDDEN, width), "v": (seats, HIDDEN)}
    if told.answers:
        sizes["a"] = (len(told.looks), width)
    sizes |= {str(n): (width, width) for n in range(1, blocks + 1)} | {"s": (1, width)}
    layers: Layers = {}
    for name, (outputs, given) in sizes.items():
        spread = np.sqrt(2 / min(given, 200))
        layers[f"w{name}"] = chance.normal(0, spread, (outputs, given)).astype(np.float32)
        layers[f"b{name}"] = chance.normal(0, 0.1, outputs).astype(np.float32)
    return layers


def played(batch: imperia.Batch, steps: int, seed: int = 1) -> None:
    """Play some decisions at random."""
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        batch.step((batch.legal * chance.random(batch.legal.shape)).argmax(axis=1))


def batch_of(game: str, settings: Any, games: int) -> imperia.Batch:
    return imperia.Batch(game, games=games, seed=5, vary=[{"players": n, **more} for n, more in settings])


def random_network(
    game: str, settings: Any = None, width: int = 16, blocks: int = 2, seed: int = 1, games: int = 8
) -> tuple[Network, Layers, imperia.Batch]:
    """A network, the floats that it was made from, and a batch in which some decisions were played."""
    definition = imperia.game(game)
    settings = settings or [[definition.players[0], {}], [definition.players[-1], {}]]
    batch = batch_of(game, settings, games)
    played(batch, 6)
    seats = max(players for players, _ in settings)
    layers = random_layers(batch.features, batch.codes, seats, width, blocks, seed)
    facts = {"game": game, "settings": settings, "came_about": {"seed": seed}}
    return quantised(layers, facts, batch.observations), layers, batch


def thoughts_of(
    layers: Layers, observation: Floats, features: list[str], players: int
) -> tuple[Floats, Floats]:
    """The logits of all codes and the shares of all seats, worked out from the floats."""
    told = ProspectColumns(features)
    active = np.maximum(layers["w0"] @ observation[: told.first] + layers["b0"], 0)
    n = 1
    while f"w{n}" in layers:
        active = active + np.maximum(layers[f"w{n}"] @ active + layers[f"b{n}"], 0)
        n += 1
    hidden = np.maximum(layers["wh"] @ active + layers["bh"], 0)
    standing = observation[columns_of_worth(features)] * (layers["ws"] @ active + layers["bs"])
    shares = np.exp((layers["wv"] @ hidden + layers["bv"] + standing)[:players].astype(np.float64))
    logits = layers["wp"] @ active + layers["bp"]
    if told.answers:
        codes, looks = np.split(observation[told.first :], [told.answers * told.digits])
        numbers = codes.reshape(told.answers, told.digits) @ 2 ** np.arange(told.digits)
        counts = layers["wa"] @ active + layers["ba"]
        np.add.at(logits, numbers.astype(int), counts @ looks.reshape(len(told.looks), told.answers))
    return logits, (shares / shares.sum()).astype(np.float32)


def ship(monkeypatch: pytest.MonkeyPatch, folder: Path, *networks: Network) -> None:
    """Make these the only networks in the package."""
    for network in networks:
        network.save(folder / f"{network.game}.npz")
    monkeypatch.setattr(shipped, "FOLDER", folder)


@cache
def some_network() -> Network:
    """A network that plays empire with any number of players, but not well."""
    settings = [[2, {}], [5, {"map": "b", "goods_tokens": True}], [3, {"edition": "polish"}], [4, {}]]
    return random_network("empire", settings)[0]
