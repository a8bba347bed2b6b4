"""The network of a training, in the form that bots use, is written completely or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from imperia.minds import Network
from imperia.training.exporting import write_network
from tests.minds.networks import random_network


def test_a_network_replaces_the_one_before_when_it_is_whole(tmp_path: Path) -> None:
    first, layers, batch = random_network("empire")
    path = tmp_path / "empire.npz"
    write_network(path, layers, first.facts, batch.observations)
    assert list(tmp_path.iterdir()) == [path]
    assert Network.load(path).fingerprint == first.fingerprint
    before = path.read_bytes()
    with pytest.raises(TypeError):  # raised in the middle of writing
        write_network(path, layers, {**first.facts, "came_about": object()}, batch.observations)
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_bytes() == before
    second, layers, batch = random_network("empire", seed=2)
    write_network(path, layers, second.facts, batch.observations)
    assert list(tmp_path.iterdir()) == [path]
    assert Network.load(path).fingerprint == second.fingerprint != first.fingerprint
