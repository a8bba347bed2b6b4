"""C1: the maps of capitals, what joins their provinces, and which maps are refused."""

from __future__ import annotations

import json
import string
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import shapely

from imperia.games.capitals.board import PRINTED, check_board, open_board, write_board
from imperia.games.capitals.pieces import LANDS, LINES, PLACES, SEAS
from imperia.games.capitals.state import Board
from imperia.games.errors import BadOption
from imperia.maps import Map, MapError
from imperia.maps.outline import outline
from imperia.maps.shapes import shapes

WHEELS = json.loads((Path(__file__).parent / "wheels.json").read_text(encoding="utf-8"))
ALPHABET = [
    *string.ascii_uppercase,
    *string.ascii_lowercase,
    *map(chr, range(0x410, 0x480)),
]  # ending with Latin and Cyrillic letters


def strip(lands: int, seas: int = 0, sea_links: str = "") -> str:
    """The text of a map with a row of lands, and a sea below each of the first ones."""
    letters = ALPHABET[: lands + seas]
    rows = "".join(letters[:lands]), "".join(letters[lands:]).ljust(lands, ".")
    return "\n".join(
        [
            "imperia map 1",
            "title: Strip",
            "[grid]",
            *rows,
            "[regions]",
            *(f"{letter} {number} Land {number}, c" for number, letter in enumerate(letters[:lands], 1)),
            "[continents]",
            "c Land",
            "[seas]" if seas else "",
            *(f"{letter} {number} Sea {number}" for number, letter in enumerate(letters[lands:], lands + 1)),
            sea_links,
            "",
        ]
    )


def lands_of(board: Map) -> list[int]:
    return [region.number for region in board.regions if not region.sea]


def refused(text: str) -> MapError:
    with pytest.raises(MapError) as caught:
        open_board(text)
    assert caught.value.problem not in caught.value.text("pl")
    return caught.value


@pytest.fixture(params=PRINTED)
def printed(request: pytest.FixtureRequest) -> Map:
    return open_board(request.param)


# ----- The two maps


def test_c1_1_a_printed_map_has_six_continents_and_forty_two_land_provinces(printed: Map) -> None:  # C1.1
    assert len(printed.continents) == 6
    assert {region.continent for region in printed.regions if not region.sea} == set(range(6))
    assert len(lands_of(printed)) == 42
    assert 15 <= len(printed.seas) <= 18


def test_c1_10_a_printed_map_is_for_two_to_six_players(printed: Map) -> None:  # C1.10
    for players in range(2, 7):
        check_board(printed, players)
    assert max(len(printed.neighbours(number, sea=True)) for number in lands_of(printed)) <= 7


def test_printed_maps_are_called_something_in_both_languages(printed: Map) -> None:
    assert set(printed.titles) == {"en", "pl"}
    assert all(set(continent.names) == {"en", "pl"} for continent in printed.continents)


def test_c1_1_wheels_has_the_given_provinces() -> None:  # C1.1
    board = open_board("wheels")
    assert board.wrap is WHEELS["wrap"]
    given = [(land["number"], land["letter"], land["name"], land["continent"]) for land in WHEELS["land"]]
    given += [(sea["number"], sea["letter"], sea["name"], None) for sea in WHEELS["sea"]]
    assert given == [
        (
            region.number,
            region.letter,
            region.name,
            None if region.continent is None else board.continents[region.continent].name("en"),
        )
        for region in board.regions
    ]


@pytest.mark.parametrize("province", [*WHEELS["land"], *WHEELS["sea"]], ids=lambda province: province["name"])
def test_c1_2_a_province_of_wheels_has_the_given_neighbours(province: dict[str, Any]) -> None:  # C1.2
    board = open_board("wheels")
    sea = board.region(province["number"]).sea
    alike, other = ("seas", "land") if sea else ("land", "seas")
    assert list(board.neighbours(province["number"], sea=True)) == province[alike]
    assert list(board.coast(province["number"])) == province[other]


def test_c1_2_wheels_has_the_given_lines_over_water() -> None:  # C1.2
    assert open_board("wheels").sea == {(min(line), max(line)) for line in WHEELS["lines"]}


# ----- The map that we drew


def test_world_has_continents_of_every_size() -> None:
    board = open_board("world")
    sizes = [sum(region.continent == index for region in board.regions) for index in range(6)]
    assert sorted(sizes) == [4, 5, 6, 7, 9, 11]


def test_world_has_harbours_everywhere_and_provinces_inland() -> None:
    board = open_board("world")
    coastal = [region for region in board.regions if not region.sea and board.coast(region.number)]
    assert all(sum(region.continent == index for region in coastal) >= 4 for index in range(6))
    assert 3 <= len(lands_of(board)) - len(coastal) <= 6


def test_world_has_three_ways_by_land_to_every_continent() -> None:
    board = open_board("world")
    for index in range(6):
        beyond = [
            pair for pair in board.sea if [board.region(end).continent for end in pair].count(index) == 1
        ]
        assert len(beyond) >= 3


def test_ships_reach_every_sea_of_a_printed_map(printed: Map) -> None:
    reached = {printed.seas[0].number}
    for _ in printed.seas:
        reached |= {other for number in reached for other in printed.neighbours(number)}
    assert reached == {sea.number for sea in printed.seas}


def test_names_fit_into_the_provinces_of_a_printed_map(printed: Map) -> None:
    found, drawn = shapes(printed), outline(printed)
    assert min(region.label.size for region in drawn.regions) >= 10
    for region in drawn.regions:
        half = len(printed.region(region.number).name) * 0.54 * region.label.size / 2
        name = shapely.box(
            region.label.x - half, region.label.y, region.label.x + half, region.label.y + region.label.size
        )
        assert found.region(region.number).contains(name)


# ----- What is refused


def test_c1_10_ninety_six_land_and_forty_eight_sea_provinces_are_not_too_many() -> None:  # C1.10
    board = open_board(strip(LANDS, SEAS))
    assert (len(lands_of(board)), len(board.seas)) == (LANDS, SEAS)


def test_c1_10_more_land_or_sea_is_refused() -> None:  # C1.10
    assert "room for 96 land regions" in refused(strip(LANDS + 1)).problem
    assert "room for 48 sea regions" in refused(strip(60, SEAS + 1)).problem


def test_more_than_48_lines_over_water_are_refused() -> None:
    letters = ALPHABET[:40]
    links = [f"{one} - {other}" for i, one in enumerate(letters) for other in letters[i + 2 :]]
    most = "[sea]\n" + "\n".join(links[:LINES])
    assert len(open_board(strip(40, sea_links=most)).sea) == LINES
    error = refused(strip(40, sea_links=f"{most}\n{links[LINES]}"))
    assert error.problem == "the game capitals has room for 48 lines over water, and here is one more"
    assert error.line == strip(40, sea_links=most).count("\n") + 1
    bridge = f"{most}\n[bridges]\n{links[LINES]}"
    assert "48 lines" in refused(strip(40, sea_links=bridge)).problem


def test_c1_10_rows_of_different_length_are_refused() -> None:  # C1.10
    error = refused(strip(5, 3).replace("FGH..", "FGH"))
    assert (error.line, error.column) == (5, 4)
    assert "rows of equal length, and this one has 3 cells instead of 5" in error.problem


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("ABCDE", "ABCDZ", "has no region 'Z'"),  # a character without a name
        ("B 2 Land 2", "A 2 Land 2", "the letter 'A' was given"),  # a character with two
        ("ABCDE", "ABCDD", "region 'E' is not drawn"),  # a name without a cell
        ("FGH..", "FGHA.", "region 'A' lies in two pieces"),
        ("E 5 Land 5, c", "E 5 Land 5", "a region needs a letter, a number, a name and a continent"),
        ("E 5 Land 5, c", "E 5 Land 5, d", "there is no continent 'd'"),
    ],
)
def test_c1_10_a_drawing_and_lists_that_do_not_fit_are_refused(
    old: str, new: str, problem: str
) -> None:  # C1.10
    text = strip(5, 3)
    assert text.count(old) == 1
    assert problem in refused(text.replace(old, new)).problem


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("A - A", "'A' is joined with itself"),
        ("A - F", "'F' is a sea region"),
        ("A - Z", "has no region 'Z'"),
    ],
)
def test_c1_10_a_line_joins_two_different_land_provinces(line: str, problem: str) -> None:  # C1.10
    assert problem in refused(strip(5, 3, f"[sea]\n{line}")).problem


@pytest.mark.parametrize(
    ("old", "new", "number", "right"),
    [
        ("A 1 ", "A 0 ", 0, 1),
        ("E 5 ", "E 9 ", 9, 5),
        ("F 6 ", "F 16 ", 16, 6),
    ],
)
def test_c1_2_numbers_count_from_one_land_first(old: str, new: str, number: int, right: int) -> None:  # C1.2
    error = refused(strip(5, 3).replace(old, new))
    assert f"and this one has the number {number}" in error.problem
    assert error.remedy == f"Give it the number {right}."


def test_c1_10_the_last_capital_must_find_a_place() -> None:  # C1.10
    board = open_board(strip(10, 3))  # with at most two neighbours, each capital takes three provinces
    check_board(board, 4)
    with pytest.raises(BadOption) as caught:
        check_board(board, 5)
    assert "with 5 players capitals needs a map of at least 13 land provinces" in str(caught.value)
    assert "this map has 10" in str(caught.value)
    assert "przynajmniej 13 prowincjami" in caught.value.text("pl")


def test_c1_10_lines_over_water_count_among_the_neighbours() -> None:  # C1.10
    board = open_board(strip(10, 3, "[sea]\nB - D E"))
    check_board(board, 2)
    with pytest.raises(BadOption, match="Land 2, has 4 land neighbours"):
        check_board(board, 3)


def test_c1_10_a_map_without_seas_is_allowed() -> None:  # C1.10
    check_board(open_board(strip(12)), 4)


def test_c1_10_a_map_may_be_a_file_or_its_text_or_ours(tmp_path: Path) -> None:  # C1.10
    file = tmp_path / "mine.map"
    file.write_text(strip(12), encoding="utf-8")
    assert open_board(str(file)) == open_board(strip(12))
    with pytest.raises(MapError, match="there is no such file"):
        open_board(str(tmp_path / "other.map"))
    with pytest.raises(BadOption, match="there is no board 'narnia'"):
        open_board("narnia")


# ----- In the record


def written(board: Map) -> Any:
    record = np.zeros(1, Board.dtype)[0]
    write_board(record, board)
    return record


def neighbours(record: Any, place: int) -> tuple[list[int], list[int]]:
    first, shore, end = record["first"][place], record["shore"][place], record["first"][place + 1]
    return record["beside"][first:shore].tolist(), record["beside"][shore:end].tolist()


def test_the_record_has_every_province_and_what_it_borders(printed: Map) -> None:
    record = written(printed)
    lands = len(lands_of(printed))
    assert (record["lands"], record["seas"]) == (lands, len(printed.seas))
    for region in printed.regions:  # numbers begin at 1 on the map, and at 0 in the record
        alike, other = neighbours(record, region.number - 1)
        assert alike == [number - 1 for number in printed.neighbours(region.number, sea=True)]
        assert other == [number - 1 for number in printed.coast(region.number)]


def test_unused_places_of_the_record_border_nothing(printed: Map) -> None:
    record = written(printed)
    unused = range(record["lands"] + record["seas"], PLACES)
    assert all(neighbours(record, place) == ([], []) for place in unused)
    assert (np.diff(record["first"]) >= 0).all()


def test_the_record_has_room_for_the_largest_map() -> None:
    letters = ALPHABET[:LANDS]
    links = [f"{one} - {other}" for i, one in enumerate(letters) for other in letters[i + 2 : i + 5]]
    record = written(open_board(strip(LANDS, SEAS, "[sea]\n" + "\n".join(links[:LINES]))))
    assert record["first"][PLACES] == 2 * (LANDS - 1 + SEAS - 1 + SEAS + LINES)
