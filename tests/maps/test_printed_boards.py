"""The two printed boards (E1.3, E6.1): their regions must be joined exactly as printed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from imperia.maps import Map

PRINTED = json.loads((Path(__file__).parent / "printed_boards.json").read_text(encoding="utf-8"))


@pytest.fixture
def printed(board_name: str) -> dict[str, Any]:
    found: dict[str, Any] = PRINTED[board_name]
    return found


def as_pairs(pairs: list[list[int]]) -> set[tuple[int, ...]]:
    return {tuple(pair) for pair in pairs}


def test_e1_3_regions_have_the_printed_numbers(board: Map, printed: dict[str, Any]) -> None:
    numbers = sorted(number for continent in printed["continents"] for number in continent)
    assert [region.number for region in board.regions] == numbers


def test_e1_3_continents_hold_the_printed_regions(board: Map, printed: dict[str, Any]) -> None:
    held = [
        [region.number for region in board.regions if region.continent == index]
        for index in range(len(board.continents))
    ]
    assert held == printed["continents"]


def test_e1_3_land_borders_are_the_printed_ones(board: Map, printed: dict[str, Any]) -> None:
    assert board.land == as_pairs(printed["land"])


def test_e1_3_sea_links_are_the_dotted_lines(board: Map, printed: dict[str, Any]) -> None:
    assert board.sea == as_pairs(printed["sea"])


def test_e1_3_the_start_is_the_printed_one(board: Map, printed: dict[str, Any]) -> None:
    assert board.start == printed["start"]


def test_e6_1_five_regions_have_the_triangle(board: Map, printed: dict[str, Any]) -> None:
    assert list(board.triangles) == printed["triangles"]
    assert len(board.triangles) == 5


def test_the_boards_declare_their_borders(board: Map) -> None:
    assert "[borders]" in board.text


def test_names_are_short_and_begin_with_the_letter_of_the_grid(board: Map) -> None:
    assert all(len(region.name) <= 10 for region in board.regions)
    assert all(region.name[0] == region.letter for region in board.regions)


def test_titles_are_in_both_languages(board_name: str, board: Map) -> None:
    expected = {
        "a": ("The Four Continents", "Cztery kontynenty"),
        "b": ("The Five Continents", "Pięć kontynentów"),
    }
    assert (board.name("en"), board.name("pl")) == expected[board_name]
    assert all(set(continent.names) == {"en", "pl"} for continent in board.continents)


def test_land_is_nowhere_one_cell_thin(board: Map) -> None:
    for row in board.rows:
        runs = row.replace(".", " ").split()
        assert all(len(run) >= 3 for run in runs)


def test_straits_between_lands_are_clearly_water(board: Map) -> None:
    landmass = landmasses(board)
    for line in board.rows:
        assert strait_is_wide(line, landmass, narrowest=4)
    for column in zip(*board.rows, strict=True):
        assert strait_is_wide("".join(column), landmass, narrowest=2)


def landmasses(board: Map) -> dict[str, int]:
    """Each letter, with the lowest number of the regions that it is joined to by land."""
    lowest = {region.number: region.number for region in board.regions}
    for _ in board.regions:
        for low, high in board.land:
            lowest[low] = lowest[high] = min(lowest[low], lowest[high])
    return {region.letter: lowest[region.number] for region in board.regions}


def strait_is_wide(line: str, landmass: dict[str, int], narrowest: int) -> bool:
    shore, water = "", 0
    for cell in line:
        if cell == ".":
            water += 1
            continue
        if shore and landmass[shore] != landmass[cell] and water < narrowest:
            return False
        shore, water = cell, 0
    return True
