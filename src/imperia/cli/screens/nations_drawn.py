"""Nations of founders as a picture: tiles on a grid, tinted by their backs."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from imperia.cli.appearance import COLOURS, SHAPES, Look
from imperia.cli.screens.nations import MARKS, OR, TINTS, wrapped
from imperia.cli.table.seats import Seats
from imperia.games.founders.definition import DEFINITION
from imperia.games.founders.tileset import TileSet
from imperia.games.setting import Facts
from imperia.maps.palette import Palette, palette
from imperia.maps.svg import SANS, SERIF, Drawing

TILE, GAP, MARGIN = 92, 6, 40
HEADING = 34  # above a nation
WIDEST = 1400  # a nation that would reach further begins a new row
LETTERS = 13  # that fit into the width of a tile
LINE = 15
STAR = "★"


def drawn_nations(tiles: TileSet, view: Facts, viewer: int | None, seats: Seats, look: Look) -> Drawing:
    """The viewer's own nation first; side by side as far as there is room."""
    colours = palette(dark=look.dark)
    order = sorted(view["seats"], key=lambda seat: (seat["seat"] != viewer, seat["seat"]))
    lines, x, y, width, lowest = [], MARGIN, MARGIN, 0, 0
    for seat in order:
        across, down = extent(seat)
        if x > MARGIN and x + across + MARGIN > WIDEST:
            x, y = MARGIN, lowest
        lines += [f'<g transform="translate({x} {y})">', *nation(tiles, seat, seats, look, colours), "</g>"]
        width, lowest = max(width, x + across + MARGIN), max(lowest, y + down + MARGIN)
        x += across + MARGIN
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{lowest}">'
    style = (
        f"<style>.tile{{font-family:{SANS};font-size:12px;text-anchor:middle;fill:#15191C}}"
        f".nation{{font-family:{SERIF};font-size:22px;fill:{colours.ink}}}</style>"
    )
    ground = f'<rect width="{width}" height="{lowest}" fill="{colours.paper}"/>'
    return Drawing("\n".join([head, style, ground, *lines, "</svg>"]), width, lowest)


def places_of(seat: Facts) -> tuple[range, range]:
    """The columns and rows of a nation."""
    across = [tile["x"] for tile in seat["tiles"]] or [0]
    up = [tile["y"] for tile in seat["tiles"]] or [0]
    return range(min(across), max(across) + 1), range(min(up), max(up) + 1)


def extent(seat: Facts) -> tuple[int, int]:
    columns, rows = places_of(seat)
    name = 300  # at least as wide as a name
    return max(len(columns) * (TILE + GAP), name), HEADING + len(rows) * (TILE + GAP)


def nation(tiles: TileSet, seat: Facts, seats: Seats, look: Look, colours: Palette) -> Iterator[str]:
    number = seat["seat"]
    yield (
        f'<text class="nation" y="18"><tspan fill="{COLOURS[number]}">{SHAPES[number]}</tspan> '
        f"{escape(seats.names[number])}</text>"
    )
    columns, rows = places_of(seat)
    for tile in seat["tiles"]:
        x = (tile["x"] - columns.start) * (TILE + GAP)
        y = HEADING + (rows.stop - 1 - tile["y"]) * (TILE + GAP)
        yield f'<g transform="translate({x} {y})">'
        yield from drawn_tile(tiles, tile, look, colours)
        yield "</g>"


def drawn_tile(tiles: TileSet, tile: Facts, look: Look, colours: Palette) -> Iterator[str]:
    """Its name, what it gives or how many points it has, and what lies on it. What gives nothing is faint."""
    sort = tiles.sorts[tile["tile"]]
    faint = "" if tile["gives"] or sort.points else ' fill-opacity="0.55"'
    yield (
        f'<rect width="{TILE}" height="{TILE}" rx="8" fill="{TINTS[sort.stack]}"{faint} '
        f'stroke="{colours.border}"/>'
    )
    name = wrapped(tiles.called(sort.name, look.lang).split(), LETTERS, " ")
    gives = [DEFINITION.resource_in_words(look.lang, given) for given in sort.gives]
    content = wrapped(gives, LETTERS, OR) or [STAR * sort.points]
    for line, text in enumerate(name):
        yield (
            f'<text class="tile" font-weight="bold" x="{TILE / 2:g}" y="{16 + LINE * line}">'
            f"{escape(text)}</text>"
        )
    for line, text in enumerate(reversed(content)):
        yield f'<text class="tile" x="{TILE / 2:g}" y="{TILE - 8 - LINE * line}">{escape(text)}</text>'
    marks = " ".join(mark for mark, of in MARKS if tile[of])
    if marks:
        yield (
            f'<text class="tile" style="font-size:18px" x="{TILE / 2:g}" y="{TILE / 2 + 8:g}">{marks}</text>'
        )
