"""Imperia: empire-building board games, played exactly, by people and by machines.

import imperia
match = imperia.game("empire").start(players=3, seed=7)
match.play(0, match.legal(0)[2])
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

# Importing the folder `imperia.games` binds the name `games` here; the function below then takes it for good.
from imperia.errors import ImperiaError
from imperia.games import GAMES, UnknownGame

if TYPE_CHECKING:
    from imperia.games.errors import BadNotation, BadOption, BadPosition, BadQuestion
    from imperia.maps import MapError
    from imperia.play import (
        BadBatch,
        BadCodes,
        BadSave,
        Batch,
        Game,
        IllegalAction,
        Match,
        OtherRules,
        UndoRefused,
        UnknownSeat,
        UnknownStep,
        game,
        load,
    )

__version__ = "0.1.0"

_HOMES = {
    "imperia.games.errors": ("BadNotation", "BadOption", "BadPosition", "BadQuestion"),
    "imperia.maps": ("MapError",),
    "imperia.play": (
        "BadBatch",
        "BadCodes",
        "BadSave",
        "Batch",
        "Game",
        "IllegalAction",
        "Match",
        "OtherRules",
        "UndoRefused",
        "UnknownSeat",
        "UnknownStep",
        "game",
        "load",
    ),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "BadBatch",
    "BadCodes",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadQuestion",
    "BadSave",
    "Batch",
    "Game",
    "IllegalAction",
    "ImperiaError",
    "MapError",
    "Match",
    "OtherRules",
    "UndoRefused",
    "UnknownGame",
    "UnknownSeat",
    "UnknownStep",
    "game",
    "games",
    "load",
]


def games() -> tuple[str, ...]:
    """The games that can be played."""
    return GAMES


def __getattr__(name: str) -> Any:
    """Load a part when it is first used: `import imperia` alone costs nothing."""
    if name not in _HOME_OF:
        raise AttributeError(f"module 'imperia' has no attribute {name!r}")
    return getattr(import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
