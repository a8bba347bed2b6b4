"""Outlines are smooth and complete, without gaps or overlaps, and with room for names and pieces."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import cache
from itertools import combinations

import pytest
import shapely

from imperia.maps import Map, parse
from imperia.maps.outline import outline as found_outline
from imperia.maps.shapes import shapes as found_shapes

# Finding outlines takes a second, and half of the tests look at the same ones.
outline, shapes = cache(found_outline), cache(found_shapes)

ODD_DRAWINGS = {
    "a single cell": "A",
    "land to every edge": "AAB\nAAB\nCCC",
    "a region inside another": "AAAAA\nAABAA\nAAAAA",
    "a lake": "AAAAA\nAA.AA\nAAAAA",
    "an island in a lake": "AAAAAAA\nA.....A\nA..B..A\nA.....A\nAAAAAAA",
    "land that meets in a corner": "AAA\nA.A\nAA.\nA.A\nAAA",
    "regions that cross in a corner": "AABB\nAABB\nCCDD\nCCDD",
    "corridors of one cell": "AAAAAAAA\n.......A\nBBBBBBBA\nB.......\nBBBBBBBB",
    "combs that interlock": "A.A.A.A\nAAAAAAA\nABABABA\nBBBBBBB\nB.B.B.B",
}


def drawn(grid: str) -> Map:
    letters = sorted(set(grid) - set(".\n"))
    regions = "\n".join(f"{letter} {number} Name {letter}, c" for number, letter in enumerate(letters))
    return parse(f"imperia map 1\ntitle: T\n[grid]\n{grid}\n[regions]\n{regions}\n[continents]\nc Cee\n")


def assert_fits_together(board: Map) -> None:
    found = shapes(board)
    for shape in found.regions.values():
        assert shape.is_valid
        assert shape.area > 0
    for low, high in combinations(sorted(found.regions), 2):
        first, second = found.regions[low], found.regions[high]
        assert first.intersection(second).area == pytest.approx(0, abs=1e-6)
        common = first.boundary.intersection(second.boundary).length
        assert (common > 0) == ((low, high) in board.land)
    total = sum(shape.area for shape in found.regions.values())
    assert total == pytest.approx(found.land.area)


def test_regions_of_a_board_fit_together(board: Map) -> None:
    assert_fits_together(board)


@pytest.mark.parametrize("grid", ODD_DRAWINGS.values(), ids=ODD_DRAWINGS.keys())
def test_odd_drawings_fit_together(grid: str) -> None:
    assert_fits_together(drawn(grid))


def test_borders_lie_on_both_regions(board: Map) -> None:
    found = shapes(board)
    assert set(found.borders) == board.land
    for (low, high), line in found.borders.items():
        assert line.length > 0
        assert found.regions[low].boundary.buffer(0.01).contains(line)
        assert found.regions[high].boundary.buffer(0.01).contains(line)


def test_labels_and_spots_lie_inside_and_apart(board: Map) -> None:
    found = shapes(board)
    for region in outline(board).regions:
        shape = found.regions[region.number]
        assert shape.contains(shapely.Point(region.label.x, region.label.y))
        assert len(region.spots) >= 4
        for spot in region.spots:
            assert shape.contains(shapely.Point(spot.x, spot.y).buffer(spot.room - 0.2))
        for first, second in combinations(region.spots, 2):
            apart = shapely.Point(first.x, first.y).distance(shapely.Point(second.x, second.y))
            assert apart >= 2 * min(first.room, second.room) - 0.5


def test_every_region_of_a_board_has_room_for_its_name_in_large_letters(board: Map) -> None:
    assert all(region.label.size >= 18 for region in outline(board).regions)


@pytest.mark.parametrize("grid", ODD_DRAWINGS.values(), ids=ODD_DRAWINGS.keys())
def test_odd_drawings_have_labels_and_spots_inside(grid: str) -> None:
    board = drawn(grid)
    found = shapes(board)
    for region in outline(board).regions:
        shape = found.regions[region.number]
        assert shape.contains(shapely.Point(region.label.x, region.label.y))
        assert all(shape.contains(shapely.Point(spot.x, spot.y)) for spot in region.spots)
        assert region.spots


def test_sea_links_run_from_coast_to_coast_over_water(board: Map) -> None:
    found = shapes(board)
    links = outline(board).sea
    assert {(link.low, link.high) for link in links} == board.sea
    for link in links:
        points = [tuple(map(float, point.split(","))) for point in link.path.removeprefix("M").split("L")]
        assert shapely.Point(points[0]).distance(found.regions[link.low]) < 0.2
        assert shapely.Point(points[-1]).distance(found.regions[link.high]) < 0.2
        assert shapely.LineString(points).intersection(found.land).length < 1.5


def test_a_sea_link_may_begin_inland() -> None:
    inland = drawn("AAAAA....C\nAABAA....C\nAAAAA....C").text + "[sea]\nB - C\n"
    assert outline(parse(inland)).sea[0].path.startswith("M")


def test_the_outline_is_the_same_each_time_and_ready_for_json(board: Map) -> None:
    first = json.dumps(asdict(outline(board)))
    assert json.dumps(asdict(found_outline(parse(board.text)))) == first
