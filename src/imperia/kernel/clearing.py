"""An empty table: a record as it is before anything has been dealt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from imperia.kernel.fields import UNTOLD
from imperia.kernel.record import SEAT, Field, Struct
from imperia.kernel.rule import rule
from imperia.kernel.written import written_module


def clearing(game: str, struct: type[Struct], *kept: str, only_used: bool = False) -> Any:
    """The rule `clear(state)`. It leaves alone the fields that are kept, the options, the stream of chance
    and the journal, and seats that do not play, which are all 0. Every other number becomes the one that
    means nothing, or 0 where none does.

    With `only_used`, for a game that empties places itself when it no longer uses them, it writes only the
    places that are counted.
    """
    lines = ["def clear(state):"]
    for name, field in _counted_first(struct):
        if name not in (*UNTOLD, "options", *kept):
            lines += _cleared(name, field, "state", 1, only_used)
    source = "\n".join(lines) + "\n"
    return rule(written_module(f"imperia.games.{game}.written_clearing", source, {})["clear"])


def _counted_first(struct: type[Struct]) -> list[tuple[str, Field]]:
    """Counts are cleared after the places that they count."""
    return sorted(struct.fields.items(), key=lambda item: not item[1].count)


def _cleared(name: str, field: Field, around: str, depth: int, only_used: bool) -> Iterator[str]:
    places: list[str] = []
    for axis, size in zip(field.axes, field.shape, strict=True):
        last: int | str = size
        if axis is SEAT and field.record is not None:
            last = "state.options.players"
        elif only_used and field.count and len(places) == len(field.shape) - 1:
            last = f"{around}.{field.count}{_at(places)}"
        places.append(f"n{depth}")
        yield f"{'    ' * depth}for n{depth} in range({last}):"
        depth += 1
    place = f"{around}.{name}{_at(places)}"
    if field.record is None:
        yield f"{'    ' * depth}{place} = {int(field.none or 0)}"
        return
    for inner_name, inner in _counted_first(field.record):
        yield from _cleared(inner_name, inner, place, depth, only_used)


def _at(places: Sequence[str]) -> str:
    return f"[{', '.join(places)}]" if places else ""
