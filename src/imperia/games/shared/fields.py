"""A position as one line of text: the game, its version, then fields NAME=VALUE, alike in all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from imperia.games.contract import BadPosition, Facts

if TYPE_CHECKING:
    from imperia.games.contract import Definition


def read_fields(definition: Definition, notation: str, readers: Mapping[str, Callable[[str], Any]]) -> Facts:
    """The fields of a line, each read by its reader; the error names the field that cannot be read."""
    game, words = definition.id, notation.split()
    if len(words) < 2 or words[0] != game:
        raise BadPosition(f"a position of {game} begins '{game} {definition.version}', not {notation[:40]!r}")
    if words[1] != str(definition.version):
        raise BadPosition(
            f"this position is of rules version {words[1]!r}; this program plays version {definition.version}"
        )
    fields: Facts = {}
    for word in words[2:]:
        name, equals, text = word.partition("=")
        if not equals or name not in readers:
            known = ", ".join(readers)
            raise BadPosition(
                f"{word!r} is no field of a position; it has NAME=VALUE with NAME one of: {known}"
            )
        if name in fields:
            raise BadPosition(f"the field {name!r} is there twice")
        try:
            fields[name] = readers[name](text)
        except (ValueError, KeyError, IndexError):
            raise BadPosition(f"the value of {name!r} cannot be read: {text!r}") from None
    return fields


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")] if text else []


def join(values: Any) -> str:
    return ",".join(str(int(value)) for value in values)


def lists(text: str) -> list[list[int]]:
    return [numbers(part) for part in text.split("/")]


def by_region(text: str) -> dict[int, list[int]]:
    pairs = (part.split(":", 1) for part in text.split("/")) if text else ()
    return {int(region): numbers(counts) for region, counts in pairs}


def flag(text: str) -> bool:
    return {"yes": True, "no": False}[text]


def named(text: str) -> dict[str, int]:
    pairs = (part.split(":", 1) for part in text.split(","))
    return {name: int(count) for name, count in pairs}
