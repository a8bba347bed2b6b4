"""The mean of a network's weights over the last updates. Every update is a step in a direction that is partly
random, and in the mean the randomness cancels out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch

from imperia.training.files import Row
from imperia.training.network import Net


class Mean:
    """The first `updates` updates count equally; after that, an update counts less the longer ago it was."""

    def __init__(self, of: Net, updates: int) -> None:
        self.net = Net.like(of)
        self._of, self._most = of, updates
        self._updates = 0

    def begin(self) -> None:
        """Begin anew with the weights as they are now."""
        self.net.load_state_dict(self._of.state_dict())
        self._updates = 0

    def take_in(self, updates: int) -> None:
        """Take in the weights as they are after this many more updates."""
        self._updates += updates
        share = min(1.0, updates / min(self._updates, self._most))
        with torch.no_grad():
            for mean, now in zip(self.net.parameters(), self._of.parameters(), strict=True):
                mean.lerp_(now, share)

    def known(self) -> Row:
        return {"net": self.net.state_dict(), "updates": self._updates}

    def go_on_from(self, known: Mapping[str, Any]) -> None:
        self.net.load_state_dict(known["net"])
        self._updates = known["updates"]
