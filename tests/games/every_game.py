"""The games that have tests: a folder with a `contract.py` is one, and everything that must hold in every
game is tried on it."""

import os
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from imperia.games import GAMES, IN_PREPARATION
from tests.games.terms import Terms

# What is in preparation is tried on request: IMPERIA_IN_PREPARATION=1.
TRIED = (*GAMES, *IN_PREPARATION) if os.environ.get("IMPERIA_IN_PREPARATION") else GAMES
NAMES = tuple(
    sorted(
        path.parent.name for path in Path(__file__).parent.glob("*/contract.py") if path.parent.name in TRIED
    )
)
every_game = pytest.mark.parametrize("name", NAMES)


def part_of(name: str, part: str) -> Any:
    """A module of a game's tests, `refusals` say: they have the same names in each."""
    return import_module(f"tests.games.{name}.{part}")


def terms_of(name: str) -> Terms:
    terms: Terms = part_of(name, "contract").TERMS
    return terms


def names_of(name: str) -> Any:
    """The game's own numbers of decisions, actions, refusals and events."""
    return import_module(f"imperia.games.{name}.names")
