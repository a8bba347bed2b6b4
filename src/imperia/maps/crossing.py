"""The course of a sea link over the water, from one coast to another."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

import shapely
from shapely.affinity import translate
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry
from shapely.ops import substring

from imperia.maps.arcs import Point
from imperia.maps.model import Pair
from imperia.maps.shapes import Shapes, within

PORT_SPACING = 12.0
CROWDED = 30.0
BENDS = (0.14, -0.14, 0.3, -0.3, 0.0, 0.5, -0.5)
STRETCHES = 24
TRIED_PORTS = 40
ASHORE = 1.0
WIDE_BERTH = 14.0


def crossing(shapes: Shapes, link: Pair) -> BaseGeometry:
    """A gently bent line between two coasts that stays clear of other land, as far as that is possible."""
    land = shapes.beyond_the_edges(shapes.land)
    shapely.prepare(land)
    return brought_home(freest(routes(shapes, link), land), shapes.around)


def way_to(shapes: Shapes, number: int, end: Point) -> LineString:
    """A line like `crossing`, but from the coast of a region to a point in the sea."""
    shapely.prepare(shapes.land)
    starts = sorted(
        (math.dist(start, end) + crowd, start) for start, crowd in ports(shapes, number, (number, number))
    )
    ways = [bent(start, end, bend) for _, start in starts[:TRIED_PORTS] for bend in BENDS]
    return freest(ways, shapes.land)


def freest(ways: Iterable[LineString], land: BaseGeometry) -> LineString:
    """The first way that stays well clear of the land; if none does, the one that stays clearest."""
    best, berth_of_best = None, -math.inf
    for way in ways:
        room = berth(way, land)
        if room >= min(WIDE_BERTH, 0.14 * way.length):
            return way
        if room > berth_of_best:
            best, berth_of_best = way, room
    assert best is not None
    return best


def routes(shapes: Shapes, link: Pair) -> Iterator[LineString]:
    for start, end in likely_ports(shapes, link):
        for bend in BENDS:
            yield bent(start, end, bend)


def berth(route: LineString, land: BaseGeometry) -> float:
    """How far the route stays from the land between its ends; if negative, how much of it runs over land."""
    open_water = substring(route, 0.2, 0.8, normalized=True)
    ashore = float(shapely.intersection(route, land).length)
    return -ashore if ashore > ASHORE else float(open_water.distance(land))


def likely_ports(shapes: Shapes, link: Pair) -> Iterator[tuple[Point, Point]]:
    """Pairs of points on the two coasts, near ones first; points close to a third region count as farther."""
    near, far = (ports(shapes, number, link) for number in link)
    if shapes.around:  # the way over an edge may be the shorter one
        beyond = (0, -shapes.around, shapes.around)
        far = [((round(x + aside, 1), y), crowd) for (x, y), crowd in far for aside in beyond]
    pairs = [
        (math.dist(start, end) + crowd + other_crowd, start, end)
        for start, crowd in near
        for end, other_crowd in far
    ]
    for _, start, end in sorted(pairs)[:TRIED_PORTS]:
        yield start, end


def ports(shapes: Shapes, number: int, link: Pair) -> list[tuple[Point, float]]:
    """Points along the coast of a region, each with how closely other regions crowd it."""
    shore: BaseGeometry = shapes.coasts[number]
    if shore.is_empty:
        shore = shapes.regions[number].boundary
    others = shapely.union_all([shape for other, shape in shapes.regions.items() if other not in link])
    points = [
        line.interpolate(along * PORT_SPACING)
        for line in shapely.get_parts(shore)
        for along in range(int(line.length / PORT_SPACING) + 1)
    ]
    return [
        ((round(point.x, 1), round(point.y, 1)), max(0.0, CROWDED - float(point.distance(others))))
        for point in points
    ]


def brought_home(way: LineString, around: int) -> BaseGeometry:
    """The way in one or more parts, in order: what lies beyond an edge comes in again at the opposite one."""
    if not around:
        return way
    _, top, _, bottom = way.bounds
    parts = []
    for aside in (-around, 0, around):
        frame = shapely.box(aside, top - 1, aside + around, bottom + 1)
        for part in shapely.get_parts(within(way, frame)):
            parts.append((way.project(part.interpolate(0.5, normalized=True)), translate(part, -aside)))
    return shapely.MultiLineString([part for _, part in sorted(parts, key=lambda part: part[0])])


def bent(start: Point, end: Point, bend: float) -> LineString:
    """A parabola from start to end; `bend` is its height divided by its length."""
    (ax, ay), (bx, by) = start, end
    top_x, top_y = (ax + bx) / 2 + (by - ay) * bend, (ay + by) / 2 - (bx - ax) * bend
    control_x, control_y = 2 * top_x - (ax + bx) / 2, 2 * top_y - (ay + by) / 2
    points = []
    for stretch in range(STRETCHES + 1):
        t = stretch / STRETCHES
        before, beside, after = (1 - t) ** 2, 2 * t * (1 - t), t**2
        points.append(
            (before * ax + beside * control_x + after * bx, before * ay + beside * control_y + after * by)
        )
    return LineString(points)
