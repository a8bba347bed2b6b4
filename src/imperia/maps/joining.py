"""Several maps as one: renumbered, turned, and laid side by side on a table."""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from imperia.maps.model import Map, Pair, Region

LETTERS = string.ascii_letters  # on joined maps, by the number of the region


@dataclass(frozen=True, slots=True)
class Placed:
    """A map on the table: its column and row, and by how many clockwise quarters it is turned."""

    map: Map
    column: int
    row: int
    quarters: int


def counted_on(board: Map, by: int) -> Map:
    """The same map with the numbers of its regions raised by `by`."""

    def numbered(pairs: frozenset[Pair]) -> frozenset[Pair]:
        return frozenset((low + by, high + by) for low, high in pairs)

    return replace(
        board,
        regions=tuple(replace(region, number=region.number + by) for region in board.regions),
        land=numbered(board.land),
        sea=numbered(board.sea),
        bridges=numbered(board.bridges),
        lanes={edge: region + by for edge, region in board.lanes.items()},
    )


def side_by_side(
    placed: Sequence[Placed], titles: Mapping[str, str], joined: frozenset[Pair], start: int | None
) -> Map:
    """Maps of the same size, no two regions of which share a number, as one map. `joined` are the sea links
    between them."""
    parts = [each.map for each in placed]
    continents = [continent for part in parts for continent in part.continents]
    regions = [
        Region(
            number=region.number,
            letter=LETTERS[region.number],
            name=region.name,
            continent=continents.index(part.continents[region.continent]),
        )
        for part in parts
        for region in part.regions
        if region.continent is not None
    ]
    return Map(
        titles=titles,
        rows=_rows(placed),
        regions=tuple(sorted(regions, key=lambda region: region.number)),
        continents=tuple(continents),
        land=frozenset(pair for part in parts for pair in part.land),
        sea=joined.union(*(part.sea for part in parts)),
        bridges=frozenset(pair for part in parts for pair in part.bridges),
        start=start,
    )


def _rows(placed: Sequence[Placed]) -> tuple[str, ...]:
    width, height = placed[0].map.width, placed[0].map.height
    left, top = min(each.column for each in placed), min(each.row for each in placed)
    across, down = (
        max(each.column for each in placed) - left + 1,
        max(each.row for each in placed) - top + 1,
    )
    rows = [["."] * (across * width) for _ in range(down * height)]
    for each in placed:
        begin = (each.column - left) * width
        for row, line in enumerate(_turned(each.map, each.quarters)):
            rows[(each.row - top) * height + row][begin : begin + width] = line
    return tuple("".join(row) for row in rows)


@cache
def _turned(board: Map, quarters: int) -> tuple[str, ...]:
    """The grid of a map in the letters of joined maps, turned clockwise. Since cells are twice as high as
    wide, each cell takes the letter of the point that ends up in its middle."""
    letters = {region.letter: LETTERS[region.number] for region in board.regions} | {".": "."}
    rows = []
    for row in range(board.height):
        line = ""
        for column in range(board.width):
            x, y = (column + 0.5) / board.width, (row + 0.5) / board.height
            for _ in range(quarters):
                x, y = y, 1 - x
            line += letters[board.rows[int(y * board.height)][int(x * board.width)]]
        rows.append(line)
    return tuple(rows)
