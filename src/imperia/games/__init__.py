"""The games. A fifth one is a folder here with the same files, and a line in this table."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from imperia.words import Quoted, SpokenError

if TYPE_CHECKING:
    from imperia.games.contract import Definition

GAMES = ("empire", "legends", "founders", "capitals")


class UnknownGame(SpokenError, KeyError):
    """A game that Imperia does not know."""


def definition(name: str) -> Definition:
    if name not in GAMES:
        raise UnknownGame("unknown-game", name=Quoted(name), known=GAMES)
    return _load(name)


@cache
def _load(name: str) -> Definition:
    found: Definition = import_module(f"imperia.games.{name}.definition").DEFINITION
    return found
