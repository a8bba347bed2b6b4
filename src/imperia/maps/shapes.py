"""The regions of a map as smooth polygons that fit together without gaps or overlaps."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from imperia.maps.arcs import Arc, Sides, traced
from imperia.maps.geography import WATER
from imperia.maps.model import Map, Pair

DETAIL = 0.25


@dataclass(frozen=True, slots=True)
class Shapes:
    """The shapes of a map, in units of a tenth of a cell's width."""

    regions: dict[int, Polygon]  # on land
    seas: dict[int, Polygon]
    borders: dict[Pair, BaseGeometry]
    shores: dict[Pair, BaseGeometry]  # between a land and a sea region
    straits: dict[Pair, BaseGeometry]  # between two sea regions
    coasts: dict[int, BaseGeometry]  # of a land region, with whatever water
    land: BaseGeometry

    def region(self, number: int) -> Polygon:
        return self.regions[number] if number in self.regions else self.seas[number]


def shapes(board: Map) -> Shapes:
    letters = {region.number: region.letter for region in board.regions}
    wet = {WATER, *(region.letter for region in board.seas)}
    arcs: dict[Sides, list[Arc]] = defaultdict(list)
    around: dict[str, list[Arc]] = defaultdict(list)
    for arc in map(thinned, traced(board.rows, wet)):
        arcs[arc.sides].append(arc)
        for letter in arc.sides:
            around[letter].append(arc)

    def between(pairs: Iterable[Pair]) -> dict[Pair, BaseGeometry]:
        return {
            (low, high): merged(arcs[ordered(letters[low], letters[high])]) for low, high in sorted(pairs)
        }

    regions = {region.number: area(around[region.letter]) for region in board.regions if not region.sea}
    return Shapes(
        regions=regions,
        seas={region.number: area(around[region.letter]) for region in board.seas},
        borders=between(board.land),
        shores=between(board.shores),
        straits=between(board.straits),
        coasts={
            number: merged(arc for arc in around[letters[number]] if not wet.isdisjoint(arc.sides))
            for number in regions
        },
        land=shapely.union_all(list(regions.values())),
    )


def ordered(one: str, other: str) -> Sides:
    return (one, other) if one < other else (other, one)


def thinned(arc: Arc) -> Arc:
    """The same line with no more points than the eye needs; the ends stay."""
    line = LineString(arc.points).simplify(DETAIL)
    points = tuple((x, y) for x, y in line.coords)
    return Arc(arc.sides, points) if len(points) > 2 or points[0] != points[-1] else arc


def area(arcs: Iterable[Arc]) -> Polygon:
    """What the arcs of one region enclose."""
    return largest(shapely.build_area(shapely.MultiLineString([arc.points for arc in arcs])))


def merged(arcs: Iterable[Arc]) -> BaseGeometry:
    return shapely.line_merge(shapely.MultiLineString([arc.points for arc in arcs]))


def largest(shape: BaseGeometry) -> Polygon:
    polygons = [part for part in shapely.get_parts(shape) if isinstance(part, Polygon)]
    return max(polygons, key=lambda polygon: polygon.area)
