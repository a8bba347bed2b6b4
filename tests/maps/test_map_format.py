"""What a map file may look like, and what is read from it."""

from __future__ import annotations

import pickle

import pytest

from imperia.maps import Continent, Map, Region, parse


def test_everything_in_the_file_is_in_the_map(small: Map) -> None:
    assert small.title == "Two Shores"
    assert small.titles == {"en": "Two Shores", "pl": "Dwa brzegi"}
    assert (small.width, small.height) == (16, 4)
    assert small.regions == (
        Region(0, "A", "Orla", 0, frozenset({"triangle"})),
        Region(1, "B", "Big Bend", 0),
        Region(7, "C", "Sze", 1),
    )
    assert small.continents[1] == Continent("east", {"en": "Eastland", "pl": "Wschód"})
    assert small.land == {(0, 1)}
    assert small.sea == {(1, 7)}
    assert small.start == 0
    assert small.triangles == (0,)


def test_neighbours_by_land_and_by_sea(small: Map) -> None:
    assert small.neighbours(1) == (0,)
    assert small.neighbours(1, sea=True) == (0, 7)


def test_a_region_is_found_by_its_number(small: Map) -> None:
    assert small.region(7).name == "Sze"
    with pytest.raises(KeyError):
        small.region(2)


def test_names_fall_back_to_english(small: Map) -> None:
    assert small.name("de") == "Two Shores"
    assert small.continents[0].name("de") == "Westland"


def test_regions_are_ordered_by_number_whatever_the_order_of_the_lines(small_text: str, small: Map) -> None:
    lines = small_text.splitlines()
    first = lines.index("[regions]") + 1
    lines[first : first + 3] = reversed(lines[first : first + 3])
    assert parse("\n".join(lines)).regions == small.regions


def test_the_text_of_a_map_gives_the_map_again(small: Map) -> None:
    assert parse(small.text) == small
    assert parse(small.text).digest == small.digest


def test_the_text_of_a_board_gives_the_board_again(board: Map) -> None:
    assert parse(board.text) == board


def test_comments_blank_lines_and_spacing_do_not_matter(small_text: str, small: Map) -> None:
    loose = small_text.replace(
        "A  0  Orla,      west, triangle", "  A 0   Orla ,west,triangle   # the capital"
    )
    loose = loose.replace("[sea]", "\n# ferries\n[ sea ]").replace("[grid]\n", "[grid]\n\n# north\n")
    assert parse(loose) == small
    assert parse(loose).digest == small.digest


def test_windows_line_ends_and_a_byte_order_mark_do_not_matter(small_text: str, small: Map) -> None:
    assert parse("\ufeff" + small_text.replace("\n", "\r\n")) == small


def test_short_rows_and_empty_lines_are_filled_with_water(small_text: str, small: Map) -> None:
    ragged = small_text.replace("AAAABBBB........\n", "AAAABBBB\n")
    assert parse(ragged) == small
    parted = small_text.replace("AAAABBBB....CCCC\n............CCCC", "AAAABBBB....CCCC\n~~~~........CCCC")
    assert parse(parted) == small


def test_an_empty_line_inside_the_grid_is_a_row_of_water() -> None:
    drawn = parse(one_region("A\nA\n").replace("[regions]", "\n[regions]"))
    assert drawn.rows == ("A", "A")
    apart = two_regions("A\n\nB\n")
    assert parse(apart).rows == ("A", ".", "B")


def test_upper_and_lower_case_letters_are_different_regions() -> None:
    text = two_regions("Aa\n").replace("B 1", "a 1")
    assert parse(text).land == {(0, 1)}


def test_corners_do_not_make_neighbours() -> None:
    assert parse(two_regions("A.\n.B\n")).land == frozenset()


def test_a_map_needs_no_start_and_then_may_have_parts_that_are_not_joined() -> None:
    drawn = parse(two_regions("A.B\n"))
    assert drawn.start is None
    assert drawn.sea == frozenset()


def test_decomposed_letters_are_composed(small_text: str) -> None:
    decomposed = small_text.replace("Orla", "Wo\u0301lka")
    assert parse(decomposed).region(0).name == "W\u00f3lka"


def test_maps_can_be_hashed_and_pickled(small: Map) -> None:
    assert pickle.loads(pickle.dumps(small)) == small
    assert len({small, parse(small.text)}) == 1


def test_a_different_drawing_has_a_different_digest(small_text: str, small: Map) -> None:
    other = small_text.replace("............CCCC", "...........CCCCC")
    assert parse(other).digest != small.digest


def one_region(rows: str) -> str:
    return f"imperia map 1\ntitle: T\n[grid]\n{rows}[regions]\nA 0 Ada, c\n[continents]\nc Cee\n"


def two_regions(rows: str) -> str:
    return one_region(rows).replace("A 0 Ada, c\n", "A 0 Ada, c\nB 1 Bob, c\n")


def test_bridges_and_lanes(small_text: str) -> None:
    plain = parse(small_text)
    board = parse(small_text.replace("[sea]\nB - C", "[bridges]\nB - C\n[lanes]\nnorth A\nsouth C"))
    assert board.bridges == {(1, 7)}
    assert board.lanes == {"north": 0, "south": 7}
    assert board.neighbours(1) == (0, 7)  # a bridge is crossed like land, and C is within reach of the start
    assert board.digest != plain.digest
    assert (plain.bridges, plain.lanes) == (frozenset(), {})
