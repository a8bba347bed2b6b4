"""The weakest mind: any legal action, each equally likely."""

from __future__ import annotations

import random

from imperia.play import Action, Match


class RandomMind:
    """Deterministic for a given seed and the same sequence of decisions."""

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)

    def choose(self, match: Match, seat: int) -> Action:
        return match.settled(seat) or self._chance.choice(match.legal(seat))
