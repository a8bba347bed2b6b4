"""Nations of founders as grids of tiles. Cells are wide and high enough for every word on them."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from imperia.cli.appearance import INK, SHAPES, Look, seat_style
from imperia.cli.table.seats import Seats
from imperia.games.founders.definition import DEFINITION
from imperia.games.founders.pieces import Stack
from imperia.games.founders.tileset import TileSet
from imperia.games.setting import Facts

MARGIN = 4  # columns to the left of a grid, for y
LEAST_CELL = 7  # columns of a cell, for what is typed: "-12,-10"
LEAST_HEIGHT = 2
BETWEEN = 4  # columns between two nations
OR = "/"  # between two resources of which a tile gives one
FAR = "·"
TINTS = {Stack.GREEN: "#A9D18E", Stack.BLUE: "#9DC3E6", Stack.PURPLE: "#CBB2E3", Stack.VICTORY: "#F4B183"}
MARKS = (("⚔", "war"), ("¤", "coin"), ("⚒", "craftsman"), ("╬", "carriage"))

Place = tuple[int, int]


def nations(tiles: TileSet, view: Facts, viewer: int | None, seats: Seats, look: Look) -> Text:
    """The viewer's own nation first; side by side where the terminal is wide enough."""
    order = sorted(range(len(view["seats"])), key=lambda seat: (seat != viewer, seat))
    labels = {
        (action["arguments"]["x"], action["arguments"]["y"])
        for action in view["legal"]
        if action["kind"] in ("cell", "swap")
    }
    grid = Grid(tiles, look, width_of_cells(tiles, look.lang))
    blocks = [grid.nation(view["seats"][seat], seats, labels if seat == viewer else set()) for seat in order]
    return Text("\n\n").join(side_by_side(blocks, look.width))


def width_of_cells(tiles: TileSet, lang: str) -> int:
    """Columns that are wide enough for every word of the set and for whatever is typed for a cell."""
    words = [word for sort in tiles.sorts for word in tiles.called(sort.name, lang).split()]
    words += [
        f"{DEFINITION.resource_in_words(lang, given)}{OR if len(sort.gives) > 1 else ''}"
        for sort in tiles.sorts
        for given in sort.gives
    ]
    return max(LEAST_CELL, *map(cell_len, words))


def side_by_side(blocks: list[list[Text]], width: int) -> Iterator[Text]:
    """Blocks of lines, as many side by side as there is room for."""
    row: list[list[Text]] = []
    for block in blocks:
        if row and sum(map(width_of, [*row, block])) + BETWEEN * len(row) > width:
            yield beside(row)
            row = []
        row.append(block)
    yield beside(row)


def beside(row: list[list[Text]]) -> Text:
    lines = []
    for number in range(max(map(len, row))):
        line = Text()
        for block in row:
            part = block[number].copy() if number < len(block) else Text()
            part.pad_right(width_of(block) + BETWEEN - part.cell_len)
            line.append_text(part)
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)


def width_of(block: list[Text]) -> int:
    return max(line.cell_len for line in block)


class Grid:
    """Draws nations with cells of one width; a nation that is wider than the terminal is drawn in bands."""

    def __init__(self, tiles: TileSet, look: Look, cell: int) -> None:
        self.tiles = tiles
        self.look = look
        self.cell = cell
        self.across = max(1, (look.width - MARGIN) // (cell + 1))  # cells that fit beside each other

    def nation(self, seat: Facts, seats: Seats, labels: set[Place]) -> list[Text]:
        """y is to the left and x below. A cell that may be chosen shows what to type."""
        number = seat["seat"]
        name = f"{SHAPES[number]} {seats.letters[number]} {seats.names[number]}"
        lines = [Text(name, seat_style(number))]
        by_cell = {(tile["x"], tile["y"]): tile for tile in seat["tiles"]}
        places = [*by_cell, *labels] or [(0, 0)]
        left, right = min(x for x, _ in places), max(x for x, _ in places)
        rows = range(max(y for _, y in places), min(y for _, y in places) - 1, -1)
        for first in range(left, right + 1, self.across):
            columns = range(first, min(first + self.across, right + 1))
            for y in rows:
                lines += self.row(y, columns, by_cell, labels)
            marks = " ".join(str(x).center(self.cell) for x in columns)
            lines.append(Text(" " * MARGIN + marks.rstrip(), "dim"))
        return lines

    def row(self, y: int, columns: range, by_cell: dict[Place, Facts], labels: set[Place]) -> Iterator[Text]:
        """One row of cells, as high as the highest of them."""
        cells = [self.lines_of(by_cell.get((x, y)), (x, y) in labels, x, y) for x in columns]
        for number in range(max(LEAST_HEIGHT, *map(len, cells))):
            line = Text(f"{y:>{MARGIN - 1}} " if number == 0 else " " * MARGIN)
            for x, cell in zip(columns, cells, strict=True):
                tile = by_cell.get((x, y))
                line.append_text(
                    cell[number] if number < len(cell) else Text(" " * self.cell, self.ground(tile))
                )
                line.append(" ")
            line.rstrip()
            yield line

    def lines_of(self, tile: Facts | None, chosen: bool, x: int, y: int) -> list[Text]:
        label = f"{x},{y}"
        if tile is None:
            return [Text(label.center(self.cell), "bold") if chosen else Text(FAR.center(self.cell), "dim")]
        sort = self.tiles.sorts[tile["tile"]]
        name = wrapped(self.tiles.called(sort.name, self.look.lang).split(), self.cell, " ")
        gives = [DEFINITION.resource_in_words(self.look.lang, given) for given in sort.gives]
        content = [label] if chosen else wrapped(gives, self.cell, OR) or ["★" * sort.points]
        marks = "".join(mark for mark, of in MARKS if tile[of])
        if cell_len(content[-1]) + len(marks) > self.cell:
            content.append("")
        content[-1] = set_cell_size(content[-1], self.cell - len(marks)) + marks
        ground = self.ground(tile)
        style = "bold" if tile["gives"] or sort.points else "dim"
        return [
            *(Text(set_cell_size(line, self.cell), f"{style} {ground}") for line in name),
            *(Text(set_cell_size(line, self.cell), ground) for line in content),
        ]

    def ground(self, tile: Facts | None) -> str:
        if tile is None or not self.look.colour:
            return ""
        return f"{INK} on {TINTS[self.tiles.sorts[tile['tile']].stack]}"


def wrapped(words: list[str], width: int, between: str) -> list[str]:
    """Words in lines of this width, none of them cut; a separator ends a line."""
    lines: list[str] = []
    for word in words:
        longer = f"{lines[-1]}{between}{word}" if lines else word
        if lines and cell_len(longer) <= width:
            lines[-1] = longer
            continue
        if lines:
            lines[-1] += between.rstrip()
        lines.append(word)
    return lines
