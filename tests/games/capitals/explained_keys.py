"""The keys of everything that `explain` of capitals can say, read from its sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

from imperia.games.capitals import accounts, connection, explaining, forecast, provinces_explained, works
from imperia.games.capitals.battle_odds import Part
from imperia.games.capitals.definition import DEFINITION

MODULES = (accounts, connection, explaining, forecast, provinces_explained, works)
WRITE_A_KEY = ("part", "together", "fact")
SAID_OF_SHIPS = ("builder-arrives-somewhere", "ship-arrives-somewhere")


def explained_keys() -> Iterator[str]:
    """Literals that are given as the first argument, and every other literal that the catalogue knows, since
    some keys come from tables."""
    for module in MODULES:
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(key)), *_]):
                    if name in WRITE_A_KEY:
                        yield f"explain-{key}"
                case ast.Constant(value=str(key)) if DEFINITION.words.has("en", f"explain-{key}"):
                    yield f"explain-{key}"
    yield from (f"explain-{key}" for key in SAID_OF_SHIPS)
    yield from (f"modifier-{part.name.lower().replace('_', '-')}" for part in Part)
