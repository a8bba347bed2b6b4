"""An empty table: a record as it is before anything has been dealt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from imperia.kernel.fields import UNTOLD
from imperia.kernel.record import Field, Struct
from imperia.kernel.rule import rule
from imperia.kernel.written import written_module


def clearing(game: str, struct: type[Struct], *kept: str) -> Any:
    """The rule `clear(state)`. It leaves alone the fields that are kept, the options, the stream of chance
    and the journal; every other number becomes the one that means nothing, or 0.

    Places that are not in use are empty already, so it writes no more than the last game did.
    """
    lines = ["def clear(state):"]
    for name, field in _counted_first(struct):
        if name not in (*UNTOLD, "options", *kept):
            lines += _cleared(name, field, "state", 1)
    source = "\n".join(lines) + "\n"
    return rule(written_module(f"imperia.games.{game}.written_clearing", source, {})["clear"])


def _counted_first(struct: type[Struct]) -> list[tuple[str, Field]]:
    """Counts are cleared after the places that they count."""
    return sorted(struct.fields.items(), key=lambda item: not item[1].count)


def _cleared(name: str, field: Field, around: str, depth: int) -> Iterator[str]:
    places: list[str] = []
    for size in field.shape:
        counted = field.count and len(places) == len(field.shape) - 1
        last = f"{around}.{field.count}{_at(places)}" if counted else size
        places.append(f"n{depth}")
        yield f"{'    ' * depth}for n{depth} in range({last}):"
        depth += 1
    place = f"{around}.{name}{_at(places)}"
    if field.record is None:
        yield f"{'    ' * depth}{place} = {int(field.none or 0)}"
        return
    for inner_name, inner in _counted_first(field.record):
        yield from _cleared(inner_name, inner, place, depth)


def _at(places: Sequence[str]) -> str:
    return f"[{', '.join(places)}]" if places else ""
