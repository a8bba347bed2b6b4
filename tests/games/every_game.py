"""The games with the tables at which their tests play: for what must hold in each of them."""

from importlib import import_module
from typing import Any

from imperia.games import GAMES

NAMES = tuple(GAMES)


def part_of(name: str, part: str) -> Any:
    """A module of a game's tests, `table` say: they have the same names in each."""
    return import_module(f"tests.games.{name}.{part}")


def names_of(name: str) -> Any:
    """The game's own numbers of decisions, actions, refusals and events."""
    return import_module(f"imperia.games.{name}.names")
