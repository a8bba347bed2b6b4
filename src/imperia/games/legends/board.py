"""The drawn sides of the boards, and the map that they make when they lie beside each other (L2)."""

from __future__ import annotations

import string
from dataclasses import replace
from functools import cache
from pathlib import Path

from imperia import maps
from imperia.games.legends.sides import PLACE_OF_CELL, QUARTERS, SIDES, TOUCHING, Cell, Edge, Pair, Side
from imperia.maps import Continent, Map, Region, Room

FOLDER = Path(__file__).parent / "boards"
TITLES = {"en": "The Lands of Legends", "pl": "Krainy legend"}
ROOM = Room("legends")
LETTERS = string.ascii_letters  # by number of region, on composed maps

Laid = tuple[
    Cell, Side, int
]  # where a board lies, which of its sides is up, by how many quarters it is turned


@cache
def side_map(side: Side) -> Map:
    """The drawing of one side, upright; its regions have the numbers that they have in matches."""
    printed = maps.load(FOLDER / f"{side.name.lower()}.map", ROOM)
    before = SIDES[side].regions[0] - 1  # a map file counts its regions from 1, as they are printed

    def numbered(pairs: frozenset[Pair]) -> frozenset[Pair]:
        return frozenset((low + before, high + before) for low, high in pairs)

    return replace(
        printed,
        regions=tuple(replace(region, number=region.number + before) for region in printed.regions),
        land=numbered(printed.land),
        sea=numbered(printed.sea),
        bridges=numbered(printed.bridges),
        lanes={edge: region + before for edge, region in printed.lanes.items()},
    )


@cache
def region_names() -> dict[int, str]:
    return {region.number: region.name for side in Side for region in side_map(side).regions}


@cache
def islands() -> tuple[Continent, ...]:
    """All islands, in the order of `sides.ISLANDS`."""
    return tuple(island for side in Side for island in side_map(side).continents)


def lane_at(side: Side, quarters: int, edge: Edge) -> int:
    """L2.7: the region that owns the lane at this edge of a board that is turned so far."""
    return SIDES[side].lanes[(edge - quarters) % QUARTERS]


def joined_lanes(laid: tuple[Laid, ...]) -> frozenset[Pair]:
    """L2.3: the sea connections between boards that touch."""
    at = {cell: (side, quarters) for cell, side, quarters in laid}
    joined = set()
    for one, edge, other in TOUCHING:
        if one in at and other in at:
            here, there = lane_at(*at[one], edge), lane_at(*at[other], Edge((edge + 2) % QUARTERS))
            joined.add((min(here, there), max(here, there)))
    return frozenset(joined)


@cache
def composed(laid: tuple[Laid, ...], start: int | None) -> Map:
    """All boards on the table as one map."""
    parts = [side_map(side) for _, side, _ in laid]
    continents = [island for part in parts for island in part.continents]
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
        titles=TITLES,
        rows=_composed_rows(laid),
        regions=tuple(sorted(regions, key=lambda region: region.number)),
        continents=tuple(continents),
        land=frozenset(pair for part in parts for pair in part.land),
        sea=joined_lanes(laid).union(*(part.sea for part in parts)),
        bridges=frozenset(pair for part in parts for pair in part.bridges),
        start=start,
    )


def _composed_rows(laid: tuple[Laid, ...]) -> tuple[str, ...]:
    sheet = side_map(Side.HORSESHOE)
    places = [PLACE_OF_CELL[cell] for cell, _, _ in laid]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    across, down = (max(x for x, _ in places) - left + 1, max(y for _, y in places) - top + 1)
    rows = [["."] * (across * sheet.width) for _ in range(down * sheet.height)]
    for (x, y), (_, side, quarters) in zip(places, laid, strict=True):
        for row, line in enumerate(turned(side_map(side), quarters)):
            begin = (x - left) * sheet.width
            rows[(y - top) * sheet.height + row][begin : begin + sheet.width] = line
    return tuple("".join(row) for row in rows)


@cache
def turned(board: Map, quarters: int) -> tuple[str, ...]:
    """The grid of a side with the letters of composed maps, turned clockwise. A cell is twice as high as
    wide, so each cell takes the letter of the point that comes to lie in its middle."""
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
