"""A map drawn with characters: lines for coasts and borders, tints for continents, text in the regions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise

from rich.cells import cell_len
from rich.text import Text

from imperia.maps.errors import MapError
from imperia.maps.geography import WATER, patches
from imperia.maps.lettering import Place, Tag, TextLine, arrangements, fitted
from imperia.maps.model import Map, Region
from imperia.maps.palette import Palette, palette
from imperia.words.spoken import catalogue_of

__all__ = ["Tag", "draw"]

Corner = tuple[str, str, str, str]
"""The cells around a point: upper left, upper right, lower left, lower right."""

WIDTH = 100
NARROWEST = 20
TRIANGLE = "\N{BLACK UP-POINTING TRIANGLE}"
BANNER = "\N{BLACK FLAG}"
LINK = "\N{MIDDLE DOT}"
BRIDGE = "="

# Lines between two sea regions are broken, so that they can be told from coasts even without colour.
SOFT_LINES = {"│": "┆", "─": "┄"}

# Keyed by which of the lines up, right, down, left leave the point.
LINES = {
    (False, False, False, False): " ",
    (True, False, True, False): "│",
    (False, True, False, True): "─",
    (False, True, True, False): "╭",
    (False, False, True, True): "╮",
    (True, False, False, True): "╯",
    (True, True, False, False): "╰",
    (True, True, True, False): "├",
    (True, False, True, True): "┤",
    (False, True, True, True): "┬",
    (True, True, False, True): "┴",
    (True, True, True, True): "┼",
}


@dataclass(slots=True)
class Canvas:
    """Characters, each with a style. They stand on the corners of the cells, where the lines run."""

    characters: dict[Place, str] = field(default_factory=dict)
    styles: dict[Place, list[str]] = field(default_factory=dict)

    def write(self, place: Place, text: str, style: str = "") -> None:
        row, column = place
        for character in text:
            cells = cell_len(character)
            if cells == 0:
                continue
            self.characters[row, column] = character
            self.styles.setdefault((row, column), []).append(style)
            for shadowed in range(1, cells):
                self.characters[row, column + shadowed] = ""
            column += cells

    def copied(self) -> Canvas:
        return Canvas(self.characters.copy(), {place: [*styles] for place, styles in self.styles.items()})

    def lines(self) -> list[Text]:
        """The rows from the first to the last that are not empty."""
        inked = [place for place, character in self.characters.items() if character.strip()]
        width = max(column for _, column in inked) + 1
        return [self.line(row, width) for row in range(min(inked)[0], max(inked)[0] + 1)]

    def line(self, row: int, width: int) -> Text:
        line = Text()
        for column in range(width):
            style = " ".join(part for part in self.styles.get((row, column), []) if part)
            line.append(self.characters.get((row, column), " "), style or None)
        line.rstrip()
        return line


def draw(
    board: Map,
    *,
    tags: Mapping[int, Sequence[Tag]] | None = None,
    width: int = WIDTH,
    colour: bool = True,
    dark: bool = True,
    lang: str = "en",
) -> Text:
    """Draw a map, at most `width` characters wide, with the given tags inside the regions.

    Without colour the text has no styles at all. Whatever does not fit inside its region is listed below.
    """
    tags = tags or {}
    colours = palette(dark=dark) if colour else None
    drawn, free = without_letters(board, max(width, NARROWEST) - 1, colours)
    canvas = drawn.copied()
    left_over = [
        region
        for region in board.regions
        if not letter(canvas, free.get(region.letter, []), board, region, tags, colours)
    ]
    lines = canvas.lines() + legend(board, lang, width, colours)
    lines += [listed(region, board, tags, colours) for region in left_over]
    return Text("\n").join(lines)


@lru_cache(maxsize=8)
def without_letters(board: Map, width: int, colours: Palette | None) -> tuple[Canvas, dict[str, list[Place]]]:
    """The part of a drawing that is always the same, and by letter the places with room for text. The result
    is shared: do not change it."""
    rows = scaled(board.rows, width)
    corners = meetings(rows, wrap=board.wrap)
    canvas = Canvas()
    draw_lines(canvas, corners, board, colours)
    draw_links(canvas, corners, board, colours)
    free = inner_places(corners)
    return canvas, in_one_piece(free, rows) if board.wrap else free


def scaled(rows: Sequence[str], width: int) -> list[str]:
    """The grid as it is, or reduced to be no wider than this."""
    if len(rows[0]) <= width:
        return list(rows)
    factor = len(rows[0]) / width
    height = round(len(rows) / factor)
    return [
        "".join(rows[int((y + 0.5) * len(rows) / height)][int((x + 0.5) * factor)] for x in range(width))
        for y in range(height)
    ]


def meetings(rows: Sequence[str], *, wrap: bool = False) -> dict[Place, Corner]:
    """For every corner, the four cells that meet there. Beyond an edge is water, or the opposite edge if the
    map wraps."""
    sea = WATER * (len(rows[0]) + 2)
    padded = [sea, *(f"{row[-1]}{row}{row[0]}" if wrap else f"{WATER}{row}{WATER}" for row in rows), sea]
    return {
        (row, column): (upper[column], upper[column + 1], lower[column], lower[column + 1])
        for row, (upper, lower) in enumerate(pairwise(padded))
        for column in range(len(sea) - 1)
    }


def draw_lines(canvas: Canvas, corners: dict[Place, Corner], board: Map, colours: Palette | None) -> None:
    continents = {region.letter: region.continent for region in board.regions}
    wet = waters(board)
    for place, corner in corners.items():
        upper_left, upper_right, lower_left, lower_right = corner
        line = LINES[
            upper_left != upper_right,
            upper_right != lower_right,
            lower_left != lower_right,
            upper_left != lower_left,
        ]
        at_sea = wet.issuperset(corner)
        canvas.write(
            place,
            SOFT_LINES.get(line, line) if at_sea else line,
            line_style(corner, continents, wet, colours) if colours else "",
        )


def line_style(
    corner: Corner, continents: Mapping[str, int | None], wet: frozenset[str], colours: Palette
) -> str:
    if set(corner) == {WATER} or len(wet.intersection(corner)) not in (0, len(set(corner))):
        return colours.coast
    continent = continents.get(corner[0])
    if continent is None:
        return f"{colours.contour} on {colours.deep}"
    return f"{colours.border} on {colours.tints[continent]}"


def waters(board: Map) -> frozenset[str]:
    """The characters of the grid that are not land."""
    return frozenset({WATER, *(region.letter for region in board.seas)})


def draw_links(canvas: Canvas, corners: dict[Place, Corner], board: Map, colours: Palette | None) -> None:
    """Dots from shore to shore, wherever there is water on the straight line."""
    wet = waters(board)
    around = max(corners)[1] if board.wrap else 0
    shores: dict[str, list[Place]] = defaultdict(list)  # by letter: where the region meets nothing but water
    for place, corner in corners.items():
        dry = set(corner) - wet
        if len(dry) == 1 and not wet.isdisjoint(corner):
            shores[dry.pop()].append(place)
    for low, high in sorted(board.sea | board.bridges):
        sign = BRIDGE if (low, high) in board.bridges else LINK
        first, second = (shores[board.region(number).letter] for number in (low, high))
        if not first or not second:
            continue
        pairs = ((stretch(start, end), start, end) for start in first for end in beyond(second, around))
        length, start, end = min(pairs)
        steps = max(int(length / 2), 1)
        for step in range(1, steps):
            row = round(start[0] + (end[0] - start[0]) * step / steps)
            column = round(start[1] + (end[1] - start[1]) * step / steps)
            if around:
                column %= around
            if wet.issuperset(corners[row, column]):
                canvas.write((row, column), sign, colours.ink if colours else "")


def beyond(places: list[Place], around: int) -> list[Place]:
    """The places and, where the left and the right edge touch, the same places again beyond these edges."""
    if not around:
        return places
    return [(row, column + aside) for row, column in places for aside in (0, -around, around)]


def inner_places(corners: dict[Place, Corner]) -> dict[str, list[Place]]:
    """By letter: the corners with the same region on all four sides."""
    found: dict[str, list[Place]] = defaultdict(list)
    for place, corner in corners.items():
        if corner.count(corner[0]) == len(corner):
            found[corner[0]].append(place)
    return found


def in_one_piece(free: dict[str, list[Place]], rows: Sequence[str]) -> dict[str, list[Place]]:
    """The same places, but for a region that an edge cuts in two only those in its larger piece."""
    width = len(rows[0])
    found = {}
    for sign, pieces in patches(rows).items():
        larger = max(pieces, key=len)
        cells = set(larger)
        found[sign] = [(row, column) for row, column in free[sign] if (row, min(column, width - 1)) in cells]
    return found


def stretch(start: Place, end: Place) -> float:
    """The distance as it looks: characters are about twice as high as wide."""
    return float(((2 * (start[0] - end[0])) ** 2 + (start[1] - end[1]) ** 2) ** 0.5)


def letter(
    canvas: Canvas,
    free: list[Place],
    board: Map,
    region: Region,
    tags: Mapping[int, Sequence[Tag]],
    colours: Palette | None,
) -> bool:
    """Write number, name and tags inside the region; False if more than the name had to be left out."""
    own = tags.get(region.number, ())
    for shown in (own, ()) if own else ((),):
        for lines in arrangements(head(region, board), region.name, shown):
            places = fitted(free, lines)
            if places:
                for place, line in zip(places, lines, strict=True):
                    write_line(canvas, place, line, colours)
                return shown is own or not own
    return False


def head(region: Region, board: Map) -> str:
    triangle = TRIANGLE if region.triangle else ""
    banner = BANNER if region.number == board.start else ""
    return f"{region.number}{triangle}{banner}"


def write_line(canvas: Canvas, place: Place, line: TextLine, colours: Palette | None) -> None:
    row, column = place
    for tag in line:
        canvas.write((row, column), tag.text, f"{colours.ink} {tag.style}".strip() if colours else "")
        column += tag.width + 1


def legend(board: Map, lang: str, width: int, colours: Palette | None) -> list[Text]:
    """The continents and the sea with the numbers of their regions, and the links, wrapped to the width."""
    entries = []
    for index, continent in enumerate(board.continents):
        numbers = [region.number for region in board.regions if region.continent == index]
        entry = Text(" ").join([Text(continent.name(lang)), Text(spans(numbers))])
        if colours:
            entry.stylize(f"{colours.ink} on {colours.tints[index]}", 0, len(continent.name(lang)))
        entries.append(entry)
    if board.seas:
        name = catalogue_of(MapError).say(lang, "sea-regions")
        entry = Text(" ").join([Text(name), Text(spans([region.number for region in board.seas]))])
        if colours:
            entry.stylize(f"{colours.ink} on {colours.deep}", 0, len(name))
        entries.append(entry)
    links = [Text(f"{low}{LINK * 3}{high}") for low, high in sorted(board.sea)]
    links += [Text(f"{low}{BRIDGE * 3}{high}") for low, high in sorted(board.bridges)]
    return [line for group in (entries, links) for line in filled(group, width)]


def spans(numbers: Sequence[int]) -> str:
    """0, 1, 2, 5 as '0-2 5'."""
    breaks = [i for i, (before, after) in enumerate(pairwise(numbers), 1) if after != before + 1]
    runs = [numbers[i:j] for i, j in pairwise([0, *breaks, len(numbers)])]
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def filled(entries: Sequence[Text], width: int) -> list[Text]:
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + 2 + entry.cell_len <= width:
            lines[-1] = Text("  ").join([lines[-1], entry])
        else:
            lines.append(entry)
    return lines


def listed(region: Region, board: Map, tags: Mapping[int, Sequence[Tag]], colours: Palette | None) -> Text:
    name, inside = f"{head(region, board)} {region.name}", tags.get(region.number, ())
    words = [Text(tag.text, tag.style if colours else "") for tag in inside]
    return Text(" ").join([Text(f"{name}:" if inside else name), *words])
