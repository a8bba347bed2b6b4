"""A game of ten thousand actions, to prove that a long match costs no more than a short one.

Two to four pilgrims walk round a ring of places in turn, one to three places at a time. At every seventh
place the next stretch of the way is drawn, which nobody knows in advance.

Its rules can be changed from outside, to prove what happens to matches that were begun under others.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

NAME = "pilgrims"


@contextmanager
def among_the_games() -> Iterator[None]:
    """Make this game one of the games, wherever they are listed."""
    listing: dict[Any, tuple[str, ...]] = {}
    join_the_games(listing)
    yield
    for module, games in listing.items():
        module.GAMES = games


def join_the_games(before: dict[Any, tuple[str, ...]] | None = None) -> None:
    games: Any = import_module("imperia.games")
    sys.modules[f"imperia.games.{NAME}.definition"] = import_module("tests.pilgrims.definition")
    usual = games.GAMES
    for name, module in list(sys.modules.items()):
        if name.startswith("imperia.") and getattr(module, "GAMES", None) == usual:
            module.GAMES = (*usual, NAME)  # type: ignore[attr-defined]
            if before is not None:
                before[module] = usual
