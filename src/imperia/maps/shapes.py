"""The regions of a map as smooth polygons that fit together without gaps or overlaps."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from imperia.maps.arcs import Arc, traced
from imperia.maps.geography import WATER
from imperia.maps.model import Map, Pair

RELAXATIONS = (4, 2, 1, 0)
DETAIL = 0.25
SLIVER = 0.5


@dataclass(frozen=True, slots=True)
class Shapes:
    """What is drawn of a map, in units of a tenth of a cell's width."""

    regions: dict[int, Polygon]
    borders: dict[Pair, BaseGeometry]
    coasts: dict[int, BaseGeometry]
    land: BaseGeometry


def shapes(board: Map) -> Shapes:
    """The smoothest shapes that are still sound: very thin parts of a drawing may allow less rounding."""
    for rounds in RELAXATIONS:
        arcs = [thinned(arc) for arc in traced(board.rows, rounds)]
        regions = {region.number: largest(area(arcs, region.letter)) for region in board.regions}
        land = area(arcs, WATER)
        if sound(list(regions.values()), land):
            break
    letters = {region.number: region.letter for region in board.regions}
    return Shapes(
        regions=regions,
        borders={(low, high): lines(arcs, {letters[low], letters[high]}) for low, high in sorted(board.land)},
        coasts={number: lines(arcs, {letter, WATER}) for number, letter in letters.items()},
        land=land,
    )


def thinned(arc: Arc) -> Arc:
    """The same line with no more points than the eye needs; the ends stay."""
    line = LineString(arc.points).simplify(DETAIL)
    points = tuple((x, y) for x, y in line.coords)
    return Arc(arc.sides, points) if len(points) > 2 or points[0] != points[-1] else arc


def area(arcs: Iterable[Arc], side: str) -> BaseGeometry:
    """What the arcs of one side enclose; for water, that is the land."""
    return shapely.build_area(shapely.MultiLineString([arc.points for arc in arcs if side in arc.sides]))


def lines(arcs: Iterable[Arc], sides: set[str]) -> BaseGeometry:
    return shapely.line_merge(
        shapely.MultiLineString([arc.points for arc in arcs if set(arc.sides) == sides])
    )


def largest(shape: BaseGeometry) -> Polygon:
    polygons = [part for part in shapely.get_parts(shape) if isinstance(part, Polygon)]
    return max(polygons, key=lambda polygon: polygon.area)


def sound(regions: list[Polygon], land: BaseGeometry) -> bool:
    """Whether the regions are whole, overlap nowhere and leave no gap."""
    if not all(region.is_valid for region in regions):
        return False
    covered = shapely.union_all(regions).area
    overlap = sum(region.area for region in regions) - covered
    return overlap < SLIVER and abs(covered - land.area) < SLIVER
