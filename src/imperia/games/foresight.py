"""How much of what an action brings can be told before it is taken."""

from __future__ import annotations

from enum import Enum, auto


class Foresight(Enum):
    """How much of the points right after an action follows from what its seat knows."""

    NOTHING = auto()
    SOME = auto()  # all but what is added by something hidden that then comes to light
    ALL = auto()
