"""The drawing in the terminal: everything is on it, within its width, with colour and without."""

from __future__ import annotations

import re

import pytest

from imperia.games.capitals.board import open_board
from imperia.maps import Map, parse
from imperia.maps.terminal import Tag, draw


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text)


@pytest.mark.parametrize("colour", [True, False])
@pytest.mark.parametrize("width", [120, 100, 80, 60])
def test_every_number_is_drawn_within_the_width(board: Map, colour: bool, width: int) -> None:
    lines = draw(board, colour=colour, width=width).plain.splitlines()
    assert all(len(line) <= width for line in lines)
    numbers = words("\n".join(lines))
    assert all(str(region.number) in numbers for region in board.regions)


def test_every_name_is_drawn_at_full_width(board: Map) -> None:
    drawn = words(draw(board).plain)
    assert all(region.name in drawn for region in board.regions)


def test_start_and_triangles_are_marked(board: Map) -> None:
    drawn = draw(board).plain
    assert drawn.count("⚑") == 1
    assert drawn.count("▲") == len(board.triangles)


def test_colour_adds_styles_and_changes_no_character(board: Map) -> None:
    plain, coloured = draw(board, colour=False), draw(board, colour=True)
    assert plain.plain == coloured.plain
    assert not plain.spans
    assert coloured.spans


def test_tags_are_drawn_with_their_style(small: Map) -> None:
    drawn = draw(small, tags={7: [Tag("x3", "red")]})
    at = drawn.plain.index("x3")
    assert any(span.start <= at < span.end and "red" in str(span.style) for span in drawn.spans)


def test_every_tag_of_a_crowded_board_is_shown(board: Map) -> None:
    tags = {region.number: [Tag(f"s{seat}:12") for seat in range(5)] for region in board.regions}
    for width in (100, 80):
        drawn = draw(board, tags=tags, width=width, colour=False).plain
        assert drawn.count("s3:") == len(board.regions)


def test_what_does_not_fit_is_listed_below(small: Map) -> None:
    tags = {0: [Tag("a rather long word")]}
    assert "0▲⚑ Orla: a rather long word" in draw(small, tags=tags, colour=False).plain


def test_continents_and_sea_links_are_listed_in_the_language(small: Map) -> None:
    drawn = draw(small, lang="pl", colour=False).plain
    assert "Zachód 0-1  Wschód 7" in drawn
    assert "1···7" in drawn


def test_the_small_map_is_drawn_like_this() -> None:
    text = """\
imperia map 1
title: T
[grid]
AAAAAAAABBBB......CCCCCC
AAAAAAAABBBB......CCCCCC
AAAAAAAABBBB......CCCCCC
[regions]
A 0 Orla, c
B 1 Bo, c
C 2 Cy, c
[continents]
c Cee
[sea]
B - C
"""
    assert draw(parse(text), colour=False).plain.splitlines() == [
        "╭───────┬───╮ · · ╭─────╮",
        "│0 Orla │ 1 │     │2 Cy │",
        "│       │Bo │     │     │",
        "╰───────┴───╯     ╰─────╯",
        "Cee 0-2",
        "1···2",
    ]


def test_a_sea_link_from_an_inland_region_is_listed(small_text: str) -> None:
    inland = small_text.replace("AAAABBBB....CCCC\nAAAABBBB....CCCC", "AAAABDBB....CCCC\nAAAABBBB....CCCC")
    inland = inland.replace("C  7", "D  8  Dell, west\nC  7").replace("[sea]\n", "[sea]\nC - D\n")
    assert "7···8" in draw(parse(inland[: inland.index("[borders]")]), colour=False).plain


def test_accents_that_cannot_be_composed_are_left_out(small_text: str) -> None:
    assert "qed" in draw(parse(small_text.replace("Sze", "q\u0301ed")), colour=False).plain


def test_wide_letters_keep_the_lines_straight(small_text: str) -> None:
    drawn = draw(parse(small_text.replace("Sze", "海")), colour=False)
    assert "海" in drawn.plain
    assert all(line.cell_len <= 17 for line in drawn.split()[:5])


def test_a_region_without_room_for_its_number_is_listed_with_what_is_in_it_if_anything() -> None:
    world = open_board("world")
    lines = draw(world, width=77).plain.splitlines()
    assert "21 Ashkara" in lines
    assert "21 Ashkara: X7" in draw(world, tags={21: [Tag("X7")]}, width=77).plain.splitlines()
