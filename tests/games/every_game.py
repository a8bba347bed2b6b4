"""The games that have tests: each folder with a `contract.py` is one, and everything that must hold in every
game is tried on it."""

import os
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.games.terms import Terms

NAMES = tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("*/contract.py")))
# Studies of a game that is this much slower than others take long to compile, and are tested only on request.
LONG = 10
LONG_TESTS = bool(os.environ.get("IMPERIA_LONG_TESTS"))
on_request = pytest.mark.skipif(
    not LONG_TESTS, reason="IMPERIA_LONG_TESTS=1 tries what takes minutes to compile"
)
every_game = pytest.mark.parametrize("name", NAMES)


def part_of(name: str, part: str) -> Any:
    """A module of a game's tests, such as `refusals`: modules have the same names in each game."""
    return import_module(f"tests.games.{name}.{part}")


def terms_of(name: str) -> Terms:
    terms: Terms = part_of(name, "contract").TERMS
    return terms


def names_of(name: str) -> Any:
    """The game's own numbers of decisions, actions, refusals and events."""
    return import_module(f"imperia.games.{name}.names")
