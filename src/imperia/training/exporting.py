"""The network as bots use it: in whole numbers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from imperia.arena.new_file import NewFile
from imperia.minds.network import quantised
from imperia.training.files import Layers, Row


def write_network(path: Path, layers: Layers, facts: Row, observations: NDArray[np.float32]) -> None:
    """A file for the bot `policy:PATH`, whole or not at all."""
    network = quantised(layers, facts, observations)
    with NewFile(path) as new:
        network.save(new.file)
