"""The golden games, and how they were played."""

from __future__ import annotations

import random
from typing import Any

import imperia

from .table import FOLDER, SMALL, founders

GOLDEN = FOLDER / "golden"

# By name of a game: players and options, and an event that must have happened in it.
GAMES: dict[str, tuple[dict[str, Any], str]] = {
    "2-players": ({"players": 2}, "pillaged"),
    "3-players": ({"players": 3}, "united"),
    "4-players": ({"players": 4}, "craftsman-laid"),
    "2-players-bought": ({"players": 2, "first_player": "1"}, "bought"),
    "3-players-drawn": ({"players": 3, "first_player": "2"}, "drawn"),
    "3-players-agreed": ({"players": 3, "agreed_end": True}, "agreed"),
    "4-players-refused": ({"players": 4, "agreed_end": True}, "refused"),
    "2-players-small-set": ({"players": 2, "tiles": SMALL}, "tile-leaves"),
    "4-players-small-set": ({"players": 4, "tiles": SMALL, "agreed_end": True}, "coins-taken"),
}


def played(seed: int, options: dict[str, Any]) -> imperia.Match:
    """A game played at random, but with few swaps."""
    match, chooser = founders.start(seed=seed, **options), random.Random(seed)
    while not match.over:
        (seat,) = match.actors
        actions = match.legal(seat)
        if chooser.random() < 0.9:
            dull = ("swap", "no-token", "propose")
            actions = [action for action in actions if action.kind not in dull] or actions
        match.play(seat, chooser.choice(actions))
    return match
