"""The golden games, and how they were played."""

from __future__ import annotations

from functools import partial
from typing import Any

from ..on_a_map import played_seldom_stopping
from .table import EVERYTHING, FOLDER, legends

GOLDEN = FOLDER / "golden"

# By name of a game: players and options, and an event that must have happened in it.
GAMES: dict[str, tuple[dict[str, Any], str]] = {
    **{
        f"{players}-players-{edition}": ({"players": players, "edition": edition}, "more-points")
        for players in range(2, 5)
        for edition in ("proof", "published")
    },
    **{
        f"{players}-players-everything": ({"players": players, **EVERYTHING}, "token-seen-hidden")
        for players in range(2, 5)
    },
    "2-players-by-hand": ({"players": 2, "setup": "hand", "setup_player": 1, **EVERYTHING}, "token-turned"),
    "2-players-full-game": ({"players": 2, "full_game": True, "leaders": True}, "army-captured"),
    "3-players-explore": ({"players": 3, "board": "L", "explore": True, "citadels": True}, "token-taken"),
    "3-players-dragon": ({"players": 3, "board": "row", "encounters": ["dragon"]}, "dragon-slain"),
    "4-players-loop": ({"players": 4, "board": "loop", "encounters": True, "tie": "die"}, "rogues-paid"),
    "4-players-leaders": ({"players": 4, "leaders": True, "youngest": 2}, "coin-robbed"),
    "4-players-by-hand": (
        {"players": 4, "board": "T", "setup": "hand", "full_game": True, "tie": "die", **EVERYTHING},
        "knight-army",
    ),
}

NEVER_TOLD = {"token-left-out"}  # boards nearly always have room for all tokens: see test_l8_variants.py

played = partial(played_seldom_stopping, legends)
