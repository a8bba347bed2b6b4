"""The weakest mind: any legal action, each equally likely but for those that are seldom chosen at random."""

from __future__ import annotations

import random

from imperia.kernel.entries import SELDOM
from imperia.kernel.verbs import room_of
from imperia.play import Action, Match


class RandomMind:
    """Deterministic for a given seed and the same sequence of decisions."""

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)

    def choose(self, match: Match, seat: int) -> Action:
        return match.settled(seat) or self._any(match, seat)

    def _any(self, match: Match, seat: int) -> Action:
        legal, seldom = match.legal(seat), room_of(match.definition.dtype).seldom
        action = self._chance.choice(legal)
        while action.code in seldom and self._chance.randrange(SELDOM) > 0:
            action = self._chance.choice(legal)
        return action
