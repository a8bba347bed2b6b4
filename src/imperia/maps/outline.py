"""A map as smooth outlines, in plain values that a page or a picture can draw from.

A cell is 10 units wide and 20 high, much as in a terminal. All paths are SVG paths.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import polylabel

from imperia.maps.arcs import CELL_HEIGHT, CELL_WIDTH
from imperia.maps.crossing import crossing, way_to
from imperia.maps.model import Map, Pair
from imperia.maps.placing import Label, Spot, placed
from imperia.maps.shapes import Shapes, largest, shapes, whole

CONTOUR = 9.0
SHORE = 12  # farther than any line strays, so that there is water around every map


@dataclass(frozen=True, slots=True)
class RegionOutline:
    """A region of land or sea. `spots` are for pieces, the roomiest first; none of them lies under the
    label."""

    number: int
    path: str
    label: Label
    spots: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A border, a shore, a bridge or a sea link between two regions."""

    low: int
    high: int
    path: str


@dataclass(frozen=True, slots=True)
class Lane:
    """The course of a sea lane from a region to the middle of an edge of the map."""

    edge: str
    region: int
    path: str


@dataclass(frozen=True, slots=True)
class Outline:
    """Everything that is drawn of a map; `dataclasses.asdict` makes it ready for JSON."""

    width: int
    height: int
    regions: tuple[RegionOutline, ...]
    borders: tuple[Line, ...]
    sea: tuple[Line, ...]
    coast: str
    contour: str
    open_sea: Spot
    bridges: tuple[Line, ...] = ()
    lanes: tuple[Lane, ...] = ()
    shores: tuple[Line, ...] = ()  # between land and sea regions: parts of the coast
    straits: tuple[Line, ...] = ()  # between sea regions


def outline(board: Map) -> Outline:
    """The same map always gives the same outline."""
    drawn = shapes(board)
    regions = []
    for region in board.regions:
        shape = drawn.region(region.number)
        label, spots = placed(largest(shape), region.name, sea=region.sea)
        regions.append(RegionOutline(region.number, path(shape), label, spots))
    width, height = board.width * CELL_WIDTH, board.height * CELL_HEIGHT
    links = {link: crossing(drawn, link) for link in sorted(board.sea)}
    bridges = {bridge: crossing(drawn, bridge) for bridge in sorted(board.bridges)}
    ends = {"north": (width / 2, 0.0), "east": (width, height / 2), "south": (width / 2, height)}
    ends["west"] = (0.0, height / 2)
    lanes = {edge: way_to(drawn, region, ends[edge]) for edge, region in board.lanes.items()}
    shore = 0 if board.wrap else SHORE
    ways = [*links.values(), *bridges.values(), *lanes.values()]
    return Outline(
        width=width,
        height=height,
        regions=tuple(regions),
        borders=lines(drawn.borders),
        shores=lines(drawn.shores),
        straits=lines(drawn.straits),
        sea=lines(links),
        coast=path(coast(drawn)),
        contour=path(contour(drawn, board)),
        open_sea=widest_water(
            shapely.box(-shore, -SHORE, width + shore, height + SHORE),
            shapely.union_all([drawn.land, *drawn.seas.values(), *(line.buffer(1) for line in ways)]),
        ),
        bridges=lines(bridges),
        lanes=tuple(Lane(edge, board.lanes[edge], path(line)) for edge, line in lanes.items()),
    )


def lines(drawn: Mapping[Pair, BaseGeometry]) -> tuple[Line, ...]:
    return tuple(Line(low, high, path(line)) for (low, high), line in drawn.items())


def coast(drawn: Shapes) -> BaseGeometry:
    """The line all around the land, except along an edge of the map that cuts through it."""
    if not drawn.around:
        return drawn.land
    return shapely.line_merge(shapely.union_all(list(drawn.coasts.values())))


def contour(drawn: Shapes, board: Map) -> BaseGeometry:
    around = drawn.beyond_the_edges(drawn.land).buffer(CONTOUR).simplify(0.3)
    return around.intersection(whole(board)) if board.wrap else around


def widest_water(everything: Polygon, drawn: BaseGeometry) -> Spot:
    """The point of open water that is farthest from everything drawn and from the edge: room for an
    ornament."""
    sea = everything.difference(drawn)
    middle = polylabel(largest(sea), tolerance=1.0)
    return Spot(round(middle.x, 1), round(middle.y, 1), round(middle.distance(sea.boundary), 1))


def path(shape: BaseGeometry) -> str:
    """The shape as an SVG path: rings are closed, lines are open."""
    return "".join(part_path(part) for part in shapely.get_parts(shape))


def part_path(part: BaseGeometry) -> str:
    if isinstance(part, Polygon):
        rings = (part.exterior, *part.interiors)
        return "".join(f"{points_path(ring.coords[:-1])}Z" for ring in rings)
    return points_path(part.coords)


def points_path(points: Iterable[tuple[float, ...]]) -> str:
    return "M" + "L".join(f"{plain(x)},{plain(y)}" for x, y in points)


def plain(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
