"""What a search may spend: on a decision, or on all the decisions of a turn."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from math import ceil

LEAST_SIMULATIONS = 10  # with fewer a search would only follow advice


@dataclass(frozen=True, slots=True)
class Budget:
    """A limit on simulations, on time, or on both: whichever is reached first."""

    simulations: int | None
    milliseconds: float | None

    def part(self, parts: int) -> Budget | None:
        """The part for the next decision of a turn, one of so many, when this budget is left for the whole
        turn; None if that is too little for a search."""
        simulations, milliseconds = self.simulations, self.milliseconds
        if simulations is not None:
            least = min(simulations, LEAST_SIMULATIONS)
            simulations = max(ceil(simulations / parts), least)
        if milliseconds is not None:
            milliseconds /= parts
        if simulations == 0 or (milliseconds is not None and milliseconds <= 0):
            return None
        return Budget(simulations, milliseconds)

    def less(self, simulations: int, milliseconds: float) -> Budget:
        return Budget(
            None if self.simulations is None else max(self.simulations - simulations, 0),
            None if self.milliseconds is None else self.milliseconds - milliseconds,
        )


class Purse:
    """What is left of a budget that is for a whole turn."""

    def __init__(self, whole: Budget) -> None:
        self._whole = self.left = whole
        self._turn: Hashable = None

    def open(self, turn: Hashable) -> None:
        """Fill the purse again if another turn has begun."""
        if turn != self._turn:
            self._turn, self.left = turn, self._whole
