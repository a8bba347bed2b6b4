"""The regions of a map as smooth polygons that fit together without gaps or overlaps."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

import shapely
from shapely.affinity import translate
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from imperia.maps.arcs import CELL_HEIGHT, CELL_WIDTH, Arc, Sides, traced
from imperia.maps.geography import WATER
from imperia.maps.model import Map, Pair

DETAIL = 0.25
CRUMB = 4.0  # area below which a piece of a region that an edge cuts off is not drawn


@dataclass(frozen=True, slots=True)
class Shapes:
    """The shapes of a map, in units of one tenth of a cell's width."""

    regions: dict[int, BaseGeometry]  # on land
    seas: dict[int, BaseGeometry]
    borders: dict[Pair, BaseGeometry]
    shores: dict[Pair, BaseGeometry]  # between a land and a sea region
    straits: dict[Pair, BaseGeometry]  # between two sea regions
    coasts: dict[int, BaseGeometry]  # where a land region meets water of any kind
    land: BaseGeometry
    around: int = 0  # the distance from the left edge to the right one, if they touch; otherwise 0

    def region(self, number: int) -> BaseGeometry:
        return self.regions[number] if number in self.regions else self.seas[number]

    def beyond_the_edges(self, shape: BaseGeometry) -> BaseGeometry:
        """The shape as seen from inside the map: where the edges touch, it appears again beyond them."""
        if not self.around:
            return shape
        again = [translate(shape, aside) for aside in (-self.around, self.around)]
        return shapely.union_all([shape, *again])


def shapes(board: Map) -> Shapes:
    letters = {region.number: region.letter for region in board.regions}
    wet = {WATER, *(region.letter for region in board.seas)}
    arcs: dict[Sides, list[Arc]] = defaultdict(list)
    around: dict[str, list[Arc]] = defaultdict(list)
    for arc in map(thinned, traced(board.rows, wet, wrap=board.wrap)):
        arcs[arc.sides].append(arc)
        for letter in arc.sides:
            around[letter].append(arc)

    frame = whole(board) if board.wrap else None

    def between(pairs: Iterable[Pair]) -> dict[Pair, BaseGeometry]:
        return {
            (low, high): merged(arcs[ordered(letters[low], letters[high])], frame)
            for low, high in sorted(pairs)
        }

    regions = {
        region.number: area(around[region.letter], frame) for region in board.regions if not region.sea
    }
    return Shapes(
        regions=regions,
        seas={region.number: area(around[region.letter], frame) for region in board.seas},
        borders=between(board.land),
        shores=between(board.shores),
        straits=between(board.straits),
        coasts={
            number: merged((arc for arc in around[letters[number]] if not wet.isdisjoint(arc.sides)), frame)
            for number in regions
        },
        land=shapely.union_all(list(regions.values())),
        around=board.width * CELL_WIDTH if board.wrap else 0,
    )


def ordered(one: str, other: str) -> Sides:
    return (one, other) if one < other else (other, one)


def thinned(arc: Arc) -> Arc:
    """The same line with no more points than the eye needs; the ends stay."""
    line = LineString(arc.points).simplify(DETAIL)
    points = tuple((x, y) for x, y in line.coords)
    return Arc(arc.sides, points) if len(points) > 2 or points[0] != points[-1] else arc


def whole(board: Map) -> Polygon:
    """The frame of the map between its left and its right edge, with room above and below for whatever strays
    over the other two edges."""
    width, height = board.width * CELL_WIDTH, board.height * CELL_HEIGHT
    return shapely.box(0, -height, width, 2 * height)


def area(arcs: Iterable[Arc], frame: Polygon | None) -> BaseGeometry:
    """The area that the arcs of one region enclose; within a frame it may consist of several pieces."""
    enclosed = shapely.build_area(shapely.MultiLineString([arc.points for arc in arcs]))
    if not frame:
        return largest(enclosed)
    pieces = [piece for piece in shapely.get_parts(shapely.intersection(enclosed, frame)) if piece.area]
    return shapely.MultiPolygon([piece for piece in pieces if piece.area > CRUMB] or pieces)


def merged(arcs: Iterable[Arc], frame: Polygon | None) -> BaseGeometry:
    lines = shapely.MultiLineString([arc.points for arc in arcs])
    return shapely.line_merge(within(lines, frame) if frame else lines)


def within(lines: BaseGeometry, frame: Polygon) -> BaseGeometry:
    """The parts of lines inside the frame, without the points where a line only touches it."""
    parts = shapely.get_parts(shapely.intersection(lines, frame))
    return shapely.MultiLineString([part for part in parts if isinstance(part, LineString) and part.length])


def largest(shape: BaseGeometry) -> Polygon:
    polygons = [part for part in shapely.get_parts(shape) if isinstance(part, Polygon)]
    return max(polygons, key=lambda polygon: polygon.area)
