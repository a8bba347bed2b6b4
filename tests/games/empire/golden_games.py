"""The golden games, and how they were played."""

from __future__ import annotations

from functools import partial
from typing import Any

from ..on_a_map import played_seldom_stopping
from .table import FOLDER, ISLES, empire

GOLDEN = FOLDER / "golden"

# By name of a game: players and options, and an event that must have happened in it.
GAMES: dict[str, tuple[dict[str, Any], str]] = {
    **{
        f"{players}-players-{edition}": ({"players": players, "edition": edition}, "points")
        for players in range(2, 6)
        for edition in ("english", "polish")
    },
    "2-players-map-b": ({"players": 2, "map": "b", "youngest": 1}, "army-destroyed"),
    "3-players-goods-tokens": ({"players": 3, "goods_tokens": True}, "token-laid"),
    "2-players-full-game": ({"players": 2, "full_game": True}, "points"),
    "4-players-tie-by-die": ({"players": 4, "tie": "die", "edition": "polish"}, "tie-by-lot"),
    "3-players-plain-coal": ({"players": 3, "coal_card": "plain"}, "points"),
    "4-players-isles": ({"players": 4, "map": ISLES, "goods_tokens": True}, "points"),
    "5-players-everything": (
        {
            "players": 5,
            "edition": "polish",
            "map": "b",
            "goods_tokens": True,
            "full_game": True,
            "tie": "die",
            "youngest": 3,
            "coal_card": "plain",
        },
        "tie-by-lot",
    ),
}

played = partial(played_seldom_stopping, empire)
