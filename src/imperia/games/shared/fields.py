"""A position as one line of text: the game, its version, then fields NAME=VALUE, alike in all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from imperia.games.contract import BadPosition, Facts
from imperia.words import Quoted

if TYPE_CHECKING:
    from imperia.games.contract import Definition


def read_fields(definition: Definition, notation: str, readers: Mapping[str, Callable[[str], Any]]) -> Facts:
    """The fields of a line, each read by its reader; the error names the field that cannot be read."""
    if not isinstance(notation, str):
        raise BadPosition("position-no-text", game=definition.id, given=Quoted(notation))
    game, words = definition.id, notation.split()
    if len(words) < 2 or words[0] != game:
        raise BadPosition(
            "position-begins",
            game=game,
            beginning=Quoted(f"{game} {definition.version}"),
            given=Quoted(notation[:40]),
        )
    if words[1] != str(definition.version):
        raise BadPosition("position-other-rules", version=Quoted(words[1]), known=definition.version)
    fields: Facts = {}
    for word in words[2:]:
        name, equals, text = word.partition("=")
        if not equals or name not in readers:
            raise BadPosition("position-no-field", given=Quoted(word), known=list(readers))
        if name in fields:
            raise BadPosition("position-field-twice", field=Quoted(name))
        try:
            fields[name] = readers[name](text)
        except (ValueError, KeyError, IndexError):
            raise BadPosition("position-field-unreadable", field=Quoted(name), given=Quoted(text)) from None
    return fields


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")] if text else []


def join(values: Any) -> str:
    return ",".join(str(int(value)) for value in values)


def lists(text: str) -> list[list[int]]:
    return [numbers(part) for part in text.split("/")]


def by_region(text: str) -> dict[int, list[int]]:
    return of_region(text, numbers)


def of_region(text: str, read: Callable[[str], Any]) -> dict[int, Any]:
    named = pairs(text, "/", read)
    found = {int(region): value for region, value in named.items()}
    if len(found) < len(named):
        raise ValueError(text)
    return found


def pairs(text: str, between: str, read: Callable[[str], Any]) -> dict[str, Any]:
    """Names with values, as `a:1/b:2`; each name once."""
    found: dict[str, Any] = {}
    for part in text.split(between) if text else ():
        name, colon, value = part.partition(":")
        if not colon or name in found:
            raise ValueError(part)
        found[name] = read(value)
    return found


def flag(text: str) -> bool:
    return {"yes": True, "no": False}[text]


def named(text: str) -> dict[str, int]:
    return pairs(text, ",", int)
