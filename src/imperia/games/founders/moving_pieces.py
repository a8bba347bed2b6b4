"""Laying tiles and carriages, so that free cells and unions always agree with them."""

from __future__ import annotations

from imperia.games.founders.names import NOTHING, Mark
from imperia.games.founders.state import Cell, Seat
from imperia.kernel.rule import constants, rule

SIDES_X = constants([0, 0, -1, 1])
SIDES_Y = constants([1, -1, 0, 0])
SIDES = 4


@rule
def tile_at(nation: Seat, x: int, y: int) -> int:
    """The number of the tile that lies at (x, y), or NOTHING."""
    for number in range(nation.size):
        tile = nation.tiles[number]
        if tile.x == x and tile.y == y:
            return number
    return NOTHING


@rule
def lay_tile(nation: Seat, sort: int, x: int, y: int) -> None:
    """Lay a tile of this sort on an empty cell."""
    tile = nation.tiles[nation.size]
    tile.sort = sort
    tile.x = x
    tile.y = y
    tile.marks = 0
    tile.union = 0
    nation.size += 1
    forget_free_cell(nation, x, y)
    for side in range(SIDES):
        note_free_cell(nation, x + SIDES_X[side], y + SIDES_Y[side])


@rule
def comes_before(x: int, y: int, cell: Cell) -> bool:
    """Reading order: from the far row to the near one, each from left to right."""
    return y > cell.y or (y == cell.y and x < cell.x)


@rule
def note_free_cell(nation: Seat, x: int, y: int) -> None:
    if tile_at(nation, x, y) != NOTHING:
        return
    place = nation.free
    while place > 0 and comes_before(x, y, nation.cells[place - 1]):
        place -= 1
    if place > 0 and nation.cells[place - 1].x == x and nation.cells[place - 1].y == y:
        return
    for moved in range(nation.free, place, -1):
        nation.cells[moved].x = nation.cells[moved - 1].x
        nation.cells[moved].y = nation.cells[moved - 1].y
    nation.cells[place].x = x
    nation.cells[place].y = y
    nation.free += 1


@rule
def forget_free_cell(nation: Seat, x: int, y: int) -> None:
    place = 0
    while place < nation.free and not (nation.cells[place].x == x and nation.cells[place].y == y):
        place += 1
    if place == nation.free:
        return
    nation.free -= 1
    for moved in range(place, nation.free):
        nation.cells[moved].x = nation.cells[moved + 1].x
        nation.cells[moved].y = nation.cells[moved + 1].y
    nation.cells[nation.free].x = 0
    nation.cells[nation.free].y = 0


# ----- F5.3: corners and unions


@rule
def corner_is_filled(nation: Seat, number: int) -> bool:
    """Whether this tile is the lower left of a 2x2 square of tiles."""
    x = nation.tiles[number].x
    y = nation.tiles[number].y
    return (
        tile_at(nation, x + 1, y) != NOTHING
        and tile_at(nation, x, y + 1) != NOTHING
        and tile_at(nation, x + 1, y + 1) != NOTHING
    )


@rule
def lay_carriage(nation: Seat, number: int) -> None:
    """The four tiles around the corner, and all that are united with one of them, become one union."""
    nation.tiles[number].marks |= Mark.CARRIAGE
    x = nation.tiles[number].x
    y = nation.tiles[number].y
    union = number + 1
    for corner in range(4):
        member = tile_at(nation, x + corner % 2, y + corner // 2)
        union = min(union, member + 1)
        if nation.tiles[member].union != 0:
            union = min(union, nation.tiles[member].union)
    for corner in range(4):
        member = tile_at(nation, x + corner % 2, y + corner // 2)
        merged = nation.tiles[member].union
        nation.tiles[member].union = union
        if merged != 0:
            for other in range(nation.size):
                if nation.tiles[other].union == merged:
                    nation.tiles[other].union = union
