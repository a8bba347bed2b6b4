"""The four double-sided boards as printed: regions, islands, and what joins them (clause L2).

A region has one number in every match, whichever boards are used: those of the horseshoe come first, then
those of the citadel, and so on. `boards/` has the drawings; a test holds them to these tables.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum


class Side(IntEnum):
    """Board n has the sides 2 n and 2 n + 1 (L2.1)."""

    HORSESHOE = 0
    CITADEL = 1
    DESERT = 2
    MEADOWS = 3
    VOLCANO = 4
    ICE = 5
    TALL = 6
    FERN = 7


class Edge(IntEnum):
    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Cell(IntEnum):
    """Where boards lie (L2.7). The centre comes first: it is laid first."""

    CENTRE = 0
    WEST = 1
    EAST = 2
    SOUTH = 3
    SOUTH_EAST = 4


class Layout(IntEnum):
    ROW = 0
    L = 1
    T = 2
    LOOP = 3


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
    """One side; regions are given by their numbers in all matches."""

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
        yield PrintedSide(side, tuple(islands), _pairs(land), _pairs(sea), lanes[0])
        before += sum(map(len, islands))


def _pairs(words: Iterable[tuple[int, ...]]) -> tuple[Pair, ...]:
    return tuple((low, high) for low, high in words)


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
QUARTERS = 4  # a board can be turned by so many quarters (L2.3)


def bits(numbers: Iterable[int]) -> int:
    """A set of small numbers as one number."""
    return sum(1 << number for number in set(numbers))


def joined(pairs: Iterable[Pair]) -> list[int]:
    """The neighbours of every region, as bits."""
    found = list(pairs)
    return [bits(a + b - region for a, b in found if region in (a, b)) for region in range(REGIONS)]
