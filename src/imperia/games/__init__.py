"""The games. A fifth one is a folder here with the same files, and a line in this table."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from imperia.errors import ImperiaError

if TYPE_CHECKING:
    from imperia.games.contract import Definition

GAMES = ("empire", "legends", "founders")


class UnknownGame(ImperiaError, KeyError):
    """A game that Imperia does not know."""

    def __str__(self) -> str:
        return str(self.args[0])


def definition(name: str) -> Definition:
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; choose one of: {', '.join(GAMES)}")
    return _load(name)


@cache
def _load(name: str) -> Definition:
    found: Definition = import_module(f"imperia.games.{name}.definition").DEFINITION
    return found
