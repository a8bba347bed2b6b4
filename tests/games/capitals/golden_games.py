"""Golden games: which there are, and how they were played."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import imperia

from .islands import ISLANDS

GOLDEN = Path(__file__).parent / "golden"

# The name of a game: players and options, and an event that it must have seen.
GAMES: dict[str, tuple[dict[str, Any], str]] = {
    "2-players": ({"players": 2, "rounds": 8}, "plundered"),
    "2-players-islands": ({"players": 2, "map": ISLANDS, "rounds": 12}, "captives-taken"),
    "3-players": ({"players": 3, "rounds": 8}, "siege"),
    "3-players-islands": ({"players": 3, "map": ISLANDS, "rounds": 12, "prices": "text"}, "out"),
    "4-players": ({"players": 4, "rounds": 6, "map": "wheels"}, "result"),
    "5-players": ({"players": 5, "rounds": 6}, "revolt"),
    "6-players": ({"players": 6, "rounds": 6, "map": "wheels", "prices": "text"}, "card-shown"),
}
TALK = ("trade", "peace", "disband", "demolish", "end", "spy", "builder")


def dull(action: imperia.Action) -> bool:
    return action.kind == "do" and action.arguments["verb"] in TALK


def played(seed: int, options: dict[str, Any]) -> imperia.Match:
    """A game played at random, but with little talk, and turns that are seldom ended early."""
    match, chooser = imperia.game("capitals").start(seed=seed, **options), random.Random(seed)
    while not match.over:
        seat = chooser.choice(match.actors)
        actions = match.legal(seat)
        if chooser.random() < 0.85:
            actions = tuple(action for action in actions if not dull(action)) or actions
        match.play(seat, chooser.choice(actions))
    return match
