"""For any text the loader returns a map or raises a MapError, and a map can always be drawn."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imperia.maps import Map, MapError, parse
from imperia.maps.shapes import shapes
from imperia.maps.svg import picture
from imperia.maps.terminal import draw

SMALL = """\
imperia map 1
title: Two Shores
start: A
wrap: no
[grid]
AAABB..
AAABB.C
~~~...C
[regions]
A 0 Orla, west, triangle
B 1 Bend, west
C 7 Sze, east
[continents]
west Westland, pl: Zachód
east Eastland
[sea]
B - C
[borders]
A - B
"""

PIECES = [*"ABCQ.~#[],:- \n\t7\x00ż\ud800", "[grid]\n"]
STEPS = [(0, 1), (1, 0), (0, -1), (-1, 0)]


@st.composite
def mutated(draw_from: st.DrawFn) -> str:
    text = SMALL
    for _ in range(draw_from(st.integers(1, 4))):
        start = draw_from(st.integers(0, len(text)))
        length = draw_from(st.integers(0, 12))
        piece = draw_from(st.one_of(st.sampled_from(PIECES), st.text(max_size=4), st.just("")))
        text = text[:start] + piece + text[start + length :]
    return text


@st.composite
def drawings(draw_from: st.DrawFn) -> Map:
    """Maps of thin and crooked regions: each grows cell by cell, like a walk, over touching edges too."""
    wrap = draw_from(st.booleans())
    width, height = draw_from(st.integers(1, 12)), draw_from(st.integers(1, 8))
    cells = [["."] * width for _ in range(height)]
    letters = ""
    for letter in "ABCDE"[: draw_from(st.integers(1, 5))]:
        row, column = draw_from(st.integers(0, height - 1)), draw_from(st.integers(0, width - 1))
        if cells[row][column] != ".":
            continue
        letters += letter
        cells[row][column] = letter
        for down, right in draw_from(st.lists(st.sampled_from(STEPS), max_size=25)):
            y, x = row + down, (column + right) % width if wrap else column + right
            if 0 <= y < height and 0 <= x < width and cells[y][x] in (".", letter):
                row, column = y, x
                cells[row][column] = letter
    regions = [f"{letter} {number} Name {letter}, c" for number, letter in enumerate(letters)]
    rows = ["".join(row) for row in cells]
    settings_of_map = ["imperia map 1", "title: T", f"wrap: {'yes' if wrap else 'no'}"]
    lists = ["[regions]", *regions, "[continents]", "c Cee"]
    return parse("\n".join([*settings_of_map, "[grid]", *rows, *lists]))


@given(st.one_of(mutated(), st.text(max_size=200)))
@settings(max_examples=150, deadline=None)
def test_a_text_is_a_map_or_a_map_error(text: str) -> None:
    try:
        board = parse(text)
    except MapError as refusal:
        error = refusal
    else:
        assert parse(board.text) == board
        return
    assert error.remedy
    assert 0 < error.line <= text.count("\n") + 1
    assert error.column > 0
    assert "\n" not in str(error)


@given(drawings())
@settings(max_examples=75, deadline=None)
def test_the_regions_of_every_map_fit_together(board: Map) -> None:
    found = shapes(board)
    assert all(shape.is_valid for shape in found.regions.values())
    assert sum(shape.area for shape in found.regions.values()) == pytest.approx(found.land.area)


@given(drawings())
@settings(max_examples=50, deadline=None)
def test_every_map_can_be_drawn(board: Map) -> None:
    assert picture(board).endswith("</svg>\n")
    assert draw(board).plain
