"""Points and places as they are shown."""

from __future__ import annotations

from imperia.games.contract import Definition
from imperia.games.setting import Facts


def scores(definition: Definition, points: list[list[int]]) -> list[Facts]:
    """The points of each seat by source and in total."""
    sources = definition.sources
    return [{**dict(zip(sources, row, strict=True)), "total": sum(row)} for row in points]


def ranking(places: list[int]) -> list[list[int]]:
    """Seats, best first; those that tie are listed together."""
    return [
        [seat for seat, reached in enumerate(places) if reached == place] for place in sorted(set(places))
    ]
