"""What is in every box of the family, and how its cards are read."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeVar

NO_CARD = 0  # an empty place for a card
ROW_COSTS = (0, 1, 1, 2, 2, 3)  # from the left
ROW = len(ROW_COSTS)
CITIES = 3  # of each player
NEUTRAL_ARMIES = 10  # with two players
GAMES_IN_A_SERIES = 3


class Combine(IntEnum):
    """How the two halves of a card go together; a card with one half is SINGLE."""

    SINGLE = 0
    OR = 1
    AND = 2


Step = TypeVar("Step", bound=IntEnum)


def read_halves(words: list[str], steps: type[Step]) -> tuple[tuple[tuple[Step, int], ...], Combine]:
    """What a card lets its taker do, read from words such as `place 2 or move 3`."""
    halves = tuple(
        (steps[step.upper()], int(count)) for step, count in zip(words[::3], words[1::3], strict=True)
    )
    return halves, Combine[words[2].upper()] if len(halves) == 2 else Combine.SINGLE
