"""A game of ten thousand actions, to prove that a long match costs no more than a short one.

Two to four pilgrims walk round a ring of places in turn, one to three places at a time. At every seventh
place the next stretch of the way is drawn, which nobody knows before.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

NAME = "pilgrims"


def join_the_games() -> None:
    """Have the game among the others; to be called before anything that lists them is imported."""
    games: Any = import_module("imperia.games")
    sys.modules[f"imperia.games.{NAME}.definition"] = import_module("tests.pilgrims.definition")
    if NAME not in games.GAMES:
        games.GAMES = (*games.GAMES, NAME)
