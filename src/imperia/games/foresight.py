"""How much of what an action brings can be told before it is taken."""

from __future__ import annotations

from enum import Enum, auto


class Foresight(Enum):
    """Of the points right after an action, what follows from what its seat knows."""

    NOTHING = auto()
    SOME = auto()  # all but what something hidden adds, which comes to light then
    ALL = auto()
