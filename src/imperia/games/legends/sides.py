"""The four double-sided boards as printed: regions, islands, and what joins them (clause L2).

A region has one number in every match, whichever boards are used: those of the horseshoe come first, then
those of the citadel, and so on. `boards/` has the drawings; a test holds them to these tables.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

# Board n has the sides 2 n and 2 n + 1 (L2.1).
Side = IntEnum("Side", "HORSESHOE CITADEL DESERT MEADOWS VOLCANO ICE TALL FERN", start=0)
Edge = IntEnum("Edge", "NORTH EAST SOUTH WEST", start=0)
# Where boards lie (L2.7). The centre comes first: it is laid first.
Cell = IntEnum("Cell", "CENTRE WEST EAST SOUTH SOUTH_EAST", start=0)
Layout = IntEnum("Layout", "ROW L T LOOP", start=0)

# L2.2: islands, land, sea inside, and the region that owns the lane at the north, east, south and west edge.
PRINTED_SIDES = """
horseshoe  12345       12 23 34 45                    14     2453
citadel    12 3        12                             23     1221
desert     1234567     12 13 23 34 35 45 46 56 57 67  -      1564
meadows    12345       12 13 23 14 34 45              -      2354
volcano    12 34567    12 34 35 45 46 67              24     1576
ice        12 3 45     12 45                          23 34  1352
tall       1 2 3       12 13                          -      1331
fern       123         12 23                          -      1332
"""

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class PrintedSide:
    """One side; its regions have the numbers that they have in all matches."""

    side: Side
    islands: tuple[tuple[int, ...], ...]
    land: tuple[Pair, ...]
    sea: tuple[Pair, ...]
    lanes: tuple[int, ...]  # by edge, as the board stands upright

    @property
    def name(self) -> str:
        return self.side.name.lower()

    @property
    def regions(self) -> tuple[int, ...]:
        return tuple(region for island in self.islands for region in island)


def _read_sides() -> Iterable[PrintedSide]:
    before = 0
    for side, line in zip(Side, PRINTED_SIDES.strip().splitlines(), strict=True):
        name, *columns = (line[a:b].strip() for a, b in ((0, 11), (11, 23), (23, 54), (54, 61), (61, 65)))
        assert name == side.name.lower()
        islands, land, sea, lanes = (
            [tuple(before + int(digit) - 1 for digit in word) for word in column.split() if word != "-"]
            for column in columns
        )
        by_land, by_sea = (tuple((low, high) for low, high in pairs) for pairs in (land, sea))
        yield PrintedSide(side, tuple(islands), by_land, by_sea, lanes[0])
        before += sum(map(len, islands))


SIDES = tuple(_read_sides())
REGIONS = sum(len(side.regions) for side in SIDES)
ISLANDS = tuple(island for side in SIDES for island in side.islands)
SIDE_OF = tuple(side.side for side in SIDES for _ in side.regions)

# L2.4, L2.7: the cells of each layout.
CELLS = {
    Layout.ROW: (Cell.CENTRE, Cell.WEST, Cell.EAST),
    Layout.L: (Cell.CENTRE, Cell.EAST, Cell.SOUTH),
    Layout.T: (Cell.CENTRE, Cell.WEST, Cell.EAST, Cell.SOUTH),
    Layout.LOOP: (Cell.CENTRE, Cell.EAST, Cell.SOUTH, Cell.SOUTH_EAST),
}
# Column and row of each cell.
PLACE_OF_CELL = {
    Cell.CENTRE: (1, 0),
    Cell.WEST: (0, 0),
    Cell.EAST: (2, 0),
    Cell.SOUTH: (1, 1),
    Cell.SOUTH_EAST: (2, 1),
}
# L2.3: cells that touch, and the edge at which the first touches the second.
TOUCHING = (
    (Cell.WEST, Edge.EAST, Cell.CENTRE),
    (Cell.CENTRE, Edge.EAST, Cell.EAST),
    (Cell.CENTRE, Edge.SOUTH, Cell.SOUTH),
    (Cell.EAST, Edge.SOUTH, Cell.SOUTH_EAST),
    (Cell.SOUTH, Edge.EAST, Cell.SOUTH_EAST),
)
QUARTERS = 4  # the ways in which a board can be turned (L2.3)


def bits(numbers: Iterable[int]) -> int:
    """A set of small numbers as one number."""
    return sum(1 << number for number in set(numbers))


def joined(pairs: Iterable[Pair]) -> list[int]:
    """The neighbours of every region, as bits."""
    found = list(pairs)
    return [bits(a + b - region for a, b in found if region in (a, b)) for region in range(REGIONS)]
