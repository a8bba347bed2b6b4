"""An empty table, from the declarations of a record, so that no field is forgotten when a game begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from imperia.kernel.record import SEAT, Field, Struct
from imperia.kernel.rule import rule
from imperia.kernel.written import written_module


def clearing(game: str, struct: type[Struct], keep: tuple[str, ...]) -> Any:
    """The rule `clear(state)` of a game: every field but those to keep gets its number for nothing, or 0.
    Seats that do not play are left as they are, which is all 0."""
    lines = [
        line for name, field in struct.fields.items() if name not in keep for line in _cleared(name, field)
    ]
    source = "\n".join(["def clear(state):", *(f"    {line}" for line in lines), ""])
    return rule(written_module(f"imperia.games.{game}.written_clearing", source, {})["clear"])


def _cleared(name: str, field: Field, around: str = "state") -> Iterator[str]:
    place, indent = f"{around}.{name}", ""
    for axis, size in zip(field.axes, field.shape, strict=True):
        playing = axis is SEAT and field.record is not None
        number = f"{name}_{len(indent) // 4}"
        yield f"{indent}for {number} in range({'state.options.players' if playing else size}):"
        place = f"{place[:-1]}, {number}]" if place.endswith("]") and indent else f"{place}[{number}]"
        indent += "    "
    if field.record is None:
        yield f"{indent}{place} = {0 if field.none is None else int(field.none)}"
    else:
        for inner_name, inner in field.record.fields.items():
            yield from (indent + line for line in _cleared(inner_name, inner, place))
