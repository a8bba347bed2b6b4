"""Sea regions are read, checked, joined with what they touch, and drawn as water; some games do not take
any."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
import shapely
from tests.maps.test_map_picture import SVG, contrast, texts

import imperia
from imperia.games.empire.board import open_board
from imperia.maps import Map, MapError, Room, load, parse
from imperia.maps.drawing import drawing
from imperia.maps.outline import outline
from imperia.maps.palette import DAY, NIGHT, Palette
from imperia.maps.shapes import shapes
from imperia.maps.svg import picture
from imperia.maps.terminal import draw

FILE = Path(__file__).parents[2] / "docs" / "maps" / "narrow-seas.map"
LAND = {
    1: "Aldmark",
    2: "Brenna",
    3: "Corrow",
    4: "Dunhold",
    5: "Elsin",
    6: "Farholm",
    7: "Gannet",
    8: "Hollin",
}
SEAS = {9: "Frost Sea", 10: "Gull Water", 11: "The Roads"}


@pytest.fixture(scope="module")
def text() -> str:
    return FILE.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def board() -> Map:
    return load(FILE)


# ----- Reading


def test_land_and_sea_regions_are_told_apart(board: Map) -> None:
    assert {region.number: region.name for region in board.regions if not region.sea} == LAND
    assert {region.number: region.name for region in board.seas} == SEAS
    assert {region.continent for region in board.seas} == {None}


def test_borders_are_sorted_by_what_touches(board: Map) -> None:
    assert board.land == {(1, 2), (1, 3), (2, 3), (4, 5), (4, 6), (5, 6)}
    assert board.straits == {(9, 10), (9, 11), (10, 11)}
    assert board.sea == {(2, 8), (5, 8)}
    assert all(low in LAND and high in SEAS for low, high in board.shores)


def test_land_is_next_to_land_and_sea_to_sea(board: Map) -> None:
    assert board.neighbours(2) == (1, 3)
    assert board.neighbours(2, sea=True) == (1, 3, 8)
    assert board.neighbours(8) == ()
    assert board.neighbours(9) == (10, 11)


def test_a_coast_joins_land_and_sea(board: Map) -> None:
    assert board.coast(2) == (9, 11)
    assert board.coast(8) == (11,)
    assert board.coast(10) == (1, 3, 7)


def test_plain_water_is_no_region(board: Map) -> None:
    assert any("." in row for row in board.rows)  # the lake of Corrow
    assert all(region.letter != "." for region in board.regions)


def test_a_map_with_seas_is_told_again_the_same(board: Map, text: str) -> None:
    assert parse(board.text) == board
    assert pickle.loads(pickle.dumps(board)) == board
    assert parse(text.replace("Gull Water", "Gull Mere")).digest != board.digest


def test_whether_a_region_is_land_or_sea_is_part_of_the_digest() -> None:
    land = "imperia map 1\ntitle: T\n[grid]\nABB\n[regions]\nA 0 Ada, c\nB 1 Bob, c\n[continents]\nc Cee\n"
    sea = land.replace("B 1 Bob, c\n", "") + "[seas]\nB 1 Bob\n"
    assert parse(land).digest != parse(sea).digest
    assert parse(sea).shores == {(0, 1)}
    assert parse(sea).land == frozenset()


def test_the_start_reaches_islands_over_sea_regions(text: str) -> None:
    assert parse(text.replace("title: The", "start: A\ntitle: The")).start == 1


# ----- Mistakes

MISTAKES = {
    "an incomplete line": ("n   9  Frost Sea", "n  Frost", "a sea region has a letter, a number and a name"),
    "a continent": ("n   9  Frost Sea", "n   9  Frost Sea, west", "and nothing else"),
    "a bad number": ("n   9  Frost Sea", "n 999  Frost Sea", "'999' is not the number of a region"),
    "a number twice": ("n   9  Frost Sea", "n   8  Frost Sea", "the number '8' was given in line"),
    "a letter twice": ("n   9  Frost Sea", "A   9  Frost Sea", "the letter 'A' was given in line"),
    "a name twice": ("Frost Sea", "Brenna", "the name 'Brenna' was given in line"),
    "not drawn": ("n   9  Frost Sea", "n   9  Frost Sea\nm  12  Mere", "region 'm' is not drawn"),
    "not listed": ("n   9  Frost Sea\n", "", "no region 'n'"),
    "a link from the sea": ("B - H", "n - H", "'n' is a sea region, and only land can stand here"),
    "a bridge to the sea": ("[sea]", "[bridges]\nA - w\n[sea]", "'w' is a sea region"),
    "a lane from the sea": ("[sea]", "[lanes]\nnorth n\n[sea]", "'n' is a sea region"),
    "a start at sea": ("title: The", "start: w\ntitle: The", "'w' is a sea region"),
    "a shore not declared": ("H - e", "", "'H' and 'e' touch here, but [borders] does not say so"),
    "a shore not drawn": ("H - e", "H - e n", "'H' and 'n' do not touch"),
    "two pieces": ("....CCC", "..n.CCC", "region 'n' lies in two pieces"),
}


@pytest.mark.parametrize(("old", "new", "problem"), MISTAKES.values(), ids=MISTAKES.keys())
def test_mistakes_with_sea_regions_are_reported(text: str, old: str, new: str, problem: str) -> None:
    assert old in text
    with pytest.raises(MapError) as caught:
        parse(text.replace(old, new, 1), "my.map")
    assert problem in caught.value.problem
    assert caught.value.line > 0
    assert caught.value.problem not in caught.value.text("pl")


def test_a_map_of_nothing_but_sea_has_no_land() -> None:
    text = "imperia map 1\ntitle: T\n[grid]\nqq.\n[regions]\n[continents]\n[seas]\nq 0 Mere\n"
    with pytest.raises(MapError, match="no land"):
        parse(text)


# ----- What games have room for


def refusal(text: str, room: Room) -> MapError:
    with pytest.raises(MapError) as caught:
        parse(text, "my.map", room)
    return caught.value


def line_of(text: str, beginning: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(beginning))


def test_a_game_without_sea_regions_says_so(text: str) -> None:
    error = refusal(text, Room("empire"))
    assert error.problem == "the game empire knows no sea regions, and this map has some"
    assert error.line == line_of(text, "[seas]")
    assert "gra empire nie zna regionów morskich, a ta mapa je ma" in error.text("pl")


def test_a_game_has_room_for_so_many_and_no_more(text: str) -> None:
    assert parse(text, room=Room("x", numbers=12, regions=8, seas=3, continents=3)).title == "The Narrow Seas"
    few_seas = refusal(text, Room("x", seas=2))
    assert few_seas.problem == "the game x has room for 2 sea regions, and here is one more"
    assert few_seas.line == line_of(text, "e  11")
    few_regions = refusal(text, Room("x", seas=3, regions=5))
    assert few_regions.problem == "the game x has room for 5 land regions, and here is one more"
    assert few_regions.line == line_of(text, "F  6")
    few_continents = refusal(text, Room("x", seas=3, continents=1))
    assert few_continents.problem == "the game x has room for 1 continent, and here is one more"
    assert few_continents.line == line_of(text, "east")
    low_numbers = refusal(text, Room("x", seas=3, numbers=11))
    assert low_numbers.problem == "the game x has no region number 11"
    assert (low_numbers.line, low_numbers.column) == (line_of(text, "e  11"), 4)
    assert "numbered from 0 to 10" in low_numbers.remedy


def test_a_map_that_is_wrong_in_itself_is_told_so_first(text: str) -> None:
    assert "is not drawn" in refusal(text.replace("[seas]", "[seas]\nm 12 Mere"), Room("empire")).problem


@pytest.mark.parametrize("given", ["as a file", "as text"])
def test_empire_refuses_a_map_with_sea_regions(text: str, given: str) -> None:
    with pytest.raises(MapError, match="the game empire knows no sea regions"):
        open_board(str(FILE) if given == "as a file" else text)
    with pytest.raises(imperia.ImperiaError, match="the game empire knows no sea regions"):
        imperia.game("empire").start(players=2, seed=1, map=str(FILE))


def test_empire_says_which_number_is_too_high_for_it(text: str) -> None:
    with pytest.raises(MapError, match="empire has no region number 32") as caught:
        open_board(
            "imperia map 1\ntitle: T\nstart: A\n[grid]\nAB\n"
            "[regions]\nA 0 A, c\nB 32 B, c\n[continents]\nc C\n"
        )
    assert (caught.value.line, caught.value.column) == (8, 3)


# ----- Drawing


def test_all_regions_fit_together(board: Map) -> None:
    found = shapes(board)
    everything = [*found.regions.values(), *found.seas.values()]
    assert all(shape.is_valid for shape in everything)
    assert sum(shape.area for shape in everything) == pytest.approx(shapely.union_all(everything).area)
    assert set(found.borders) == board.land
    assert set(found.shores) == board.shores
    assert set(found.straits) == board.straits
    for (low, high), line in {**found.shores, **found.straits}.items():
        assert line.length > 0
        for number in (low, high):
            assert found.region(number).boundary.buffer(0.01).contains(line)


def test_islands_are_cut_out_of_their_sea(board: Map) -> None:
    found = shapes(board)
    assert len(found.seas[11].interiors) == 1  # around Hollin
    assert not found.seas[11].contains(found.regions[8])


def test_the_coast_is_that_of_the_land(board: Map) -> None:
    found = shapes(board)
    assert found.land.area == pytest.approx(sum(shape.area for shape in found.regions.values()))
    whole = shapely.union_all([*found.coasts.values()])
    assert whole.length == pytest.approx(found.land.boundary.length, rel=1e-6)


def test_a_coast_lies_the_same_whether_the_water_has_a_name_or_not(board: Map, text: str) -> None:
    """A border between two seas that ends at a coast must not leave a dent in it."""
    plain = re.sub(r"^[nwe.A-H]{64}$", lambda row: re.sub("[nwe]", ".", row[0]), text, flags=re.MULTILINE)
    plain = re.sub(r"\[seas\].*?(?=\[continents\])", "", plain, flags=re.DOTALL).split("[borders]")[0]
    bare = shapes(parse(plain))
    assert bare.land.symmetric_difference(shapes(board).land).area < 0.01 * bare.land.area


def test_names_and_spots_of_sea_regions_lie_at_sea(board: Map) -> None:
    found = shapes(board)
    for region in outline(board).regions:
        shape = found.region(region.number)
        assert shape.contains(shapely.Point(region.label.x, region.label.y))
        assert all(shape.contains(shapely.Point(spot.x, spot.y)) for spot in region.spots)


def test_a_link_over_sea_regions_keeps_off_other_land(board: Map) -> None:
    land = shapes(board).land
    for link in outline(board).sea:
        points = [tuple(map(float, point.split(","))) for point in link.path.removeprefix("M").split("L")]
        assert shapely.LineString(points).intersection(land).length < 1.5


def test_no_rose_is_drawn_over_a_sea_region(board: Map) -> None:
    x, y, _ = outline(board).open_sea
    assert not any(sea.contains(shapely.Point(x, y)) for sea in shapes(board).seas.values())


def test_the_drawing_for_a_page_says_what_is_sea(board: Map) -> None:
    drawn = drawing(board)
    assert {region["region"] for region in drawn["regions"] if region["sea"]} == set(SEAS)
    assert {tuple(shore["pair"]) for shore in drawn["shores"]} == board.shores
    assert {tuple(strait["pair"]) for strait in drawn["straits"]} == board.straits
    assert all((region["continent"] is None) == region["sea"] for region in drawn["regions"])


@pytest.mark.parametrize("palette", [DAY, NIGHT], ids=["day", "night"])
def test_the_picture_shows_the_sea_as_sea(board: Map, palette: Palette) -> None:
    svg = picture(board, dark=palette is NIGHT)
    assert {*LAND.values(), *SEAS.values()} <= set(texts(svg))
    root = ElementTree.fromstring(svg)
    fills = {path.get("id"): path.get("fill") for path in root.iter(f"{SVG}path")}
    assert {fills[f"region-{number}"] for number in SEAS} == {palette.deep}
    names = {"".join(text.itertext()): text.get("class", "") for text in root.iter(f"{SVG}text")}
    assert {name for name, kind in names.items() if "sea" in kind.split()} == set(SEAS.values())
    assert contrast(palette.sea_ink, palette.deep) >= 4.5
    assert contrast(palette.ink, palette.deep) >= 4.5


@pytest.mark.parametrize("width", [100, 60])
def test_the_terminal_shows_names_and_numbers_of_seas(board: Map, width: int) -> None:
    plain = draw(board, colour=False, width=width).plain
    assert all(str(number) in re.findall(r"\w+", plain) for number in (*LAND, *SEAS))
    assert "Sea 9-11" in plain
    assert "Morze 9-11" in draw(board, colour=False, width=width, lang="pl").plain
    if width == 100:
        assert all(name in plain for name in SEAS.values())


def test_the_terminal_draws_coasts_whole_and_borders_at_sea_broken() -> None:
    text = """\
imperia map 1
title: T
[grid]
AAAAAAAAqqqqqqqqqqq
AAAAAAAAqqqqqqqqqqq
rrrrrrrrrrrrrrrrrrr
rrrrrrrrrrrrrrrrrrr
[regions]
A 0 Orla, c
[seas]
q 1 Mere
r 2 Roads
[continents]
c Cee
"""
    drawn = draw(parse(text), colour=False).plain.splitlines()
    assert drawn == [
        "╭───────┬┄┄┄┄┄┄┄┄┄┄╮",
        "│0 Orla │  1 Mere  ┆",
        "├───────┴┄┄┄┄┄┄┄┄┄┄┤",
        "┆     2 Roads      ┆",
        "╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╯",
        "Cee 0  Sea 1-2",
    ]


def test_colour_changes_no_character_at_sea(board: Map) -> None:
    assert draw(board, colour=True).plain == draw(board, colour=False).plain
