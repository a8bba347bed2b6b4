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

DETAIL = 0.25


@dataclass(frozen=True, slots=True)
class Shapes:
    """The shapes of a map, in units of a tenth of a cell's width."""

    regions: dict[int, Polygon]
    borders: dict[Pair, BaseGeometry]
    coasts: dict[int, BaseGeometry]
    land: BaseGeometry


def shapes(board: Map) -> Shapes:
    arcs = [thinned(arc) for arc in traced(board.rows)]
    regions = {region.number: area(arcs, region.letter) for region in board.regions}
    letters = {region.number: region.letter for region in board.regions}
    return Shapes(
        regions=regions,
        borders={(low, high): lines(arcs, {letters[low], letters[high]}) for low, high in sorted(board.land)},
        coasts={number: lines(arcs, {letter, WATER}) for number, letter in letters.items()},
        land=shapely.union_all(list(regions.values())),
    )


def thinned(arc: Arc) -> Arc:
    """The same line with no more points than the eye needs; the ends stay."""
    line = LineString(arc.points).simplify(DETAIL)
    points = tuple((x, y) for x, y in line.coords)
    return Arc(arc.sides, points) if len(points) > 2 or points[0] != points[-1] else arc


def area(arcs: Iterable[Arc], letter: str) -> Polygon:
    """What the arcs of one region enclose."""
    edges = shapely.MultiLineString([arc.points for arc in arcs if letter in arc.sides])
    return largest(shapely.build_area(edges))


def lines(arcs: Iterable[Arc], sides: set[str]) -> BaseGeometry:
    return shapely.line_merge(
        shapely.MultiLineString([arc.points for arc in arcs if set(arc.sides) == sides])
    )


def largest(shape: BaseGeometry) -> Polygon:
    polygons = [part for part in shapely.get_parts(shape) if isinstance(part, Polygon)]
    return max(polygons, key=lambda polygon: polygon.area)
