"""The drawn sides of the boards, and the map that boards make when they lie side by side (L2)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from imperia import maps
from imperia.games.legends.sides import PLACE_OF_CELL, QUARTERS, SIDES, TOUCHING, Cell, Edge, Pair, Side
from imperia.games.setting import Facts
from imperia.maps import Continent, Map, Room
from imperia.maps.joining import Placed, counted_on, side_by_side

FOLDER = Path(__file__).parent / "boards"
TITLES = {"en": "The Lands of Legends", "pl": "Krainy legend"}
ROOM = Room("legends")

# Where a board lies, which of its sides is up, by how many quarters it is turned.
Laid = tuple[Cell, Side, int]


def laid_in(cells: Iterable[Facts]) -> tuple[Laid, ...]:
    """The boards from the cells that a view shows."""
    return tuple((Cell[cell["cell"].upper()], Side[cell["side"].upper()], cell["quarters"]) for cell in cells)


@cache
def side_map(side: Side) -> Map:
    """The drawing of one side, upright; its regions are numbered as in matches."""
    printed = maps.load(FOLDER / f"{side.name.lower()}.map", ROOM)
    return counted_on(printed, SIDES[side].regions[0] - 1)  # a map file counts from 1, as they are printed


@cache
def region_names() -> dict[int, str]:
    return {region.number: region.name for side in Side for region in side_map(side).regions}


@cache
def islands() -> tuple[Continent, ...]:
    """All islands, in the order of `sides.ISLANDS`."""
    return tuple(island for side in Side for island in side_map(side).continents)


def lane_at(side: Side, quarters: int, edge: Edge) -> int:
    """L2.7: the region that owns the lane at this edge of a board turned by this many quarters."""
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
    placed = [Placed(side_map(side), *PLACE_OF_CELL[cell], quarters) for cell, side, quarters in laid]
    return side_by_side(placed, TITLES, joined_lanes(laid), start)
