"""The network as bots use it: in whole numbers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from imperia.arena.new_file import NewFile
from imperia.minds.network import quantised
from imperia.training.files import Layers, Row, network_file


def write_network(folder: Path, layers: Layers, facts: Row, observations: NDArray[np.float32]) -> Path:
    """`FOLDER/GAME.npz`, whole or not at all; the bot `policy:FOLDER/GAME.npz` plays with it."""
    path = network_file(folder, facts["game"])
    network = quantised(layers, facts, observations)
    with NewFile(path) as new:
        network.save(new.file)
    return path
