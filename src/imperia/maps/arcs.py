"""The lines between the regions of a grid, rounded so that neighbours still share them exactly.

The corners of the cells form a graph: where three or more areas meet there is a junction, and between two
junctions runs an arc. Every arc is rounded once and then used by the areas on both of its sides.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from imperia.maps.geography import WATER

Point = tuple[float, float]
Sides = tuple[str, str]

CELL_WIDTH = 10
CELL_HEIGHT = 20
STEP = 10
RELAXATIONS = 4
BEYOND = 12  # columns drawn again beyond edges that touch: more than relaxing and rounding can affect
CALM = 80.0  # from this distance to such an edge, lines are shifted less and less

# Amplitude, wavelength, direction of the wave, direction of the shift (in turns), phase. The sum of
# amplitude * 2 pi / wavelength stays below 1, so that the sheet is stretched but never folded.
WAVES = (
    (3.4, 149.0, 0.07, 0.31, 0.11),
    (3.1, 127.0, 0.36, 0.05, 0.52),
    (1.9, 71.0, 0.21, 0.44, 0.83),
    (1.7, 59.0, 0.43, 0.17, 0.29),
    (0.9, 37.0, 0.12, 0.38, 0.67),
    (0.8, 31.0, 0.30, 0.02, 0.41),
)


@dataclass(frozen=True, slots=True)
class Arc:
    """A line with one area on each side of it; the sides are letters of regions, or water."""

    sides: Sides
    points: tuple[Point, ...]


def traced(rows: Sequence[str], seas: Set[str] = frozenset(), *, wrap: bool = False) -> list[Arc]:
    """All arcs of a grid, relaxed and rounded; `seas` are the letters of sea regions.

    If the left and the right edge touch, some of the map is drawn again beyond both of them.
    """
    beyond = min(BEYOND, len(rows[0])) if wrap else 0
    around = len(rows[0]) * CELL_WIDTH if wrap else 0
    lines = cell_edges([row[-beyond:] + row + row[:beyond] for row in rows] if wrap else rows)
    relaxed = relax(lines, {WATER, *seas})

    def course(path: list[Point]) -> Iterator[Point]:
        for x, y in rounded([relaxed[point] for point in path]):
            yield wandering((x - beyond * CELL_WIDTH, y), around)

    return [Arc(sides, tuple(course(path))) for sides, path in paths(lines)]


def cell_edges(rows: Sequence[str]) -> dict[Point, dict[Point, Sides]]:
    """Every point on a line with its neighbours, and for each neighbour what lies on the two sides of the
    step to it."""
    padded = [
        WATER * (len(rows[0]) + 2),
        *(f"{WATER}{row}{WATER}" for row in rows),
        WATER * (len(rows[0]) + 2),
    ]
    lines: dict[Point, dict[Point, Sides]] = defaultdict(dict)
    for y in range(len(padded) - 1):
        for x in range(len(padded[0]) - 1):
            here, right, below = padded[y][x], padded[y][x + 1], padded[y + 1][x]
            corner = (float(x * CELL_WIDTH), float(y * CELL_HEIGHT))
            if here != right:
                draw(lines, (corner[0], corner[1] - CELL_HEIGHT), corner, (here, right))
            if here != below:
                draw(lines, (corner[0] - CELL_WIDTH, corner[1]), corner, (here, below))
    return lines


def draw(lines: dict[Point, dict[Point, Sides]], start: Point, end: Point, areas: Sides) -> None:
    """Add an edge in steps of equal length, so that relaxing pulls equally in both directions."""
    low, high = sorted(areas)
    count = round((end[0] - start[0] + end[1] - start[1]) / STEP)
    steps = [
        (start[0] + (end[0] - start[0]) * i / count, start[1] + (end[1] - start[1]) * i / count)
        for i in range(count + 1)
    ]
    for first, second in pairwise(steps):
        lines[first][second] = lines[second][first] = (low, high)


def relax(lines: dict[Point, dict[Point, Sides]], wet: Set[str]) -> dict[Point, Point]:
    """The places of the points after each has been drawn towards its neighbours.

    Each round pulls in and then pushes out a little more (Taubin's filter), so that islands do not shrink. A
    junction on a coast moves with the coast alone: a border that ends there, on land or at sea, must not
    dent it.
    """
    ties = {
        point: [other for other, (one, another) in around.items() if (one in wet) != (another in wet)]
        or list(around)
        for point, around in lines.items()
    }
    place: dict[Point, Point] = {point: point for point in lines}
    for _ in range(RELAXATIONS):
        for pull in (0.5, -0.52):
            place = {point: moved(point, ties[point], place, pull) for point in lines}
    return place


def moved(point: Point, ties: list[Point], place: dict[Point, Point], pull: float) -> Point:
    x, y = place[point]
    middle_x = sum(place[other][0] for other in ties) / len(ties)
    middle_y = sum(place[other][1] for other in ties) / len(ties)
    return x + pull * (middle_x - x), y + pull * (middle_y - y)


def paths(lines: dict[Point, dict[Point, Sides]]) -> list[tuple[Sides, list[Point]]]:
    """The paths from junction to junction, then the closed paths without a junction."""
    found = []
    walked: set[tuple[Point, Point]] = set()
    junctions = [point for point in sorted(lines) if len(lines[point]) != 2]
    for start in [*junctions, *sorted(lines)]:
        for second in sorted(lines[start]):
            if (start, second) not in walked:
                path = walk(lines, start, second)
                walked.update(pairwise(path))
                walked.update(pairwise(reversed(path)))
                found.append((lines[start][second], path))
    return found


def walk(lines: dict[Point, dict[Point, Sides]], start: Point, second: Point) -> list[Point]:
    path = [start, second]
    while path[-1] != start and len(lines[path[-1]]) == 2:
        onward = [point for point in lines[path[-1]] if point != path[-2]]
        path.append(onward[0])
    return path


class Wave(NamedTuple):
    """One of `WAVES`, in the form that `wandering` calculates with."""

    amplitude: float
    length: float
    along: float
    down: float
    phase: float
    shift_along: float
    shift_down: float


@cache
def waves(around: int) -> tuple[Wave, ...]:
    """`WAVES` ready for use. If the left and the right edge touch, `around` is the distance from one to the
    other, and the waves repeat after that distance."""
    found = []
    for amplitude, length, wave, shift, phase in WAVES:
        along = math.cos(wave * math.tau)
        if around:
            along = int(along * around / length) * length / around
        down, turn = math.sin(wave * math.tau), shift * math.tau
        found.append(Wave(amplitude, length, along, down, phase, math.cos(turn), math.sin(turn)))
    return tuple(found)


def wandering(point: Point, around: int) -> Point:
    """The point on a slightly wavy sheet, so that no line is as straight as the grid.

    The whole plane is moved at once, so what touches stays in touch, and what is apart stays apart. If the
    left and the right edge touch, `around` is the distance from one to the other, and nothing is pushed over
    them.
    """
    left, top = x, y = point
    calm = min(1.0, min(x % around, -x % around) / CALM) if around else 1.0
    for amplitude, length, along, down, phase, shift_along, shift_down in waves(around):
        across = left * along + top * down
        size = amplitude * math.sin((across / length + phase) * math.tau)
        x += size * shift_along * calm
        y += size * shift_down
    return round(x, 1), round(y, 1)


def rounded(path: list[Point]) -> list[Point]:
    """Chaikin's corner cutting, twice: ends stay, a closed path is cut all around."""
    for _ in range(2):
        cut = [
            point
            for (ax, ay), (bx, by) in pairwise(path)
            for point in (
                (0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by),
                (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by),
            )
        ]
        closed = path[0] == path[-1]
        path = [*cut, cut[0]] if closed else [path[0], *cut[1:-1], path[-1]]
    return path
