"""Where the name of a region goes, and where its pieces stand, so that neither hides the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry import Polygon
from shapely.ops import polylabel

Numbers = npt.NDArray[np.float64]

SAMPLE = 8
SIZES = (22, 20, 18, 16, 14, 12, 10)
LETTER_WIDTH = 0.54
SEA_SPACING = 0.14  # between the letters of a name at sea, relative to their size
MARGIN = 7
NUMBER_HEIGHT = 13
PIECE_ROOM = 8
MOST_SPOTS = 8


class Spot(NamedTuple):
    """A place for a piece, with this much room on all sides."""

    x: float
    y: float
    room: float


@dataclass(frozen=True, slots=True)
class Label:
    """The middle of a region's number and of the name below it; `size` is the size of the name's letters."""

    x: float
    y: float
    size: int


class Block(NamedTuple):
    """The rectangle that a label covers."""

    x: float
    y: float
    half_width: float
    half_height: float


def placed(shape: Polygon, name: str, *, sea: bool = False) -> tuple[Label, tuple[Spot, ...]]:
    """The label in the largest letters that fit, where it leaves the pieces the most room."""
    places = inner_places(shape)
    ems = len(name) * (LETTER_WIDTH + (SEA_SPACING if sea else 0))
    for size in SIZES:
        blocks = fitting_blocks(shape, places, ems, size)
        if blocks:
            break
    else:
        blocks = [block_at(places[0], ems, size)]
    block = blocks[int(np.argmax(comforts(blocks, places, shape)))]
    label = Label(round(block.x, 1), round(block.y, 1), size)
    return label, spots(places, block)


def inner_places(shape: Polygon) -> list[Spot]:
    """Points inside, the one farthest from the border first, the others on a grid, row by row."""
    left, top, right, bottom = shape.bounds
    farthest = polylabel(shape, tolerance=1.0)
    columns = left + (np.arange(int((right - left) / SAMPLE)) + 0.5) * SAMPLE
    rows = top + (np.arange(int((bottom - top) / SAMPLE)) + 0.5) * SAMPLE
    xs = np.concatenate([[farthest.x], np.tile(columns, len(rows))])
    ys = np.concatenate([[farthest.y], np.repeat(rows, len(columns))])
    shapely.prepare(shape)
    inside = shapely.contains_xy(shape, xs, ys)
    xs, ys = xs[inside], ys[inside]
    rooms = np.asarray(shapely.distance(shape.boundary, shapely.points(xs, ys)))
    return [
        Spot(round(x, 1), round(y, 1), round(room, 1))
        for x, y, room in zip(xs.tolist(), ys.tolist(), rooms.tolist(), strict=True)
    ]


def block_at(place: Spot, ems: float, size: int) -> Block:
    """The rectangle of a name at a place; `ems` is the width of the name in units of the height of its
    letters."""
    return Block(place.x, place.y, ems * size / 2, (size + NUMBER_HEIGHT) / 2)


def fitting_blocks(shape: Polygon, places: list[Spot], ems: float, size: int) -> list[Block]:
    blocks = [block_at(place, ems, size) for place in places if place.room >= size / 2]
    if not blocks:
        return []
    x, y, half_width, half_height = np.array(blocks).T
    boxes = shapely.box(
        x - half_width - MARGIN, y - half_height - MARGIN, x + half_width + MARGIN, y + half_height + MARGIN
    )
    shapely.prepare(shape)
    fits = shapely.contains(shape, boxes)
    return [block for block, inside in zip(blocks, fits, strict=True) if inside]


def comforts(blocks: list[Block], places: list[Spot], shape: Polygon) -> Numbers:
    """How good each block would be for the label: the room left for pieces; among equals, a label near the
    middle line and above the pieces is better."""
    middle = shape.centroid
    spread = np.array(places)
    free = np.array([rooms_beside(block, spread).max() for block in blocks])
    aside = np.array([abs(block.x - middle.x) for block in blocks])
    below = np.array([block.y - middle.y for block in blocks])
    return free - 0.25 * aside - 0.05 * below


def rooms_beside(block: Block, places: Numbers) -> Numbers:
    """How much room each place has left if the label covers this block."""
    x, y, room = places.T
    across = np.maximum(np.abs(x - block.x) - block.half_width, 0.0)
    along = np.maximum(np.abs(y - block.y) - block.half_height, 0.0)
    left: Numbers = np.minimum(room, np.hypot(across, along))
    return left


def spots(places: list[Spot], block: Block) -> tuple[Spot, ...]:
    """Places for pieces, the roomiest first, each as far as possible from the label and the places before."""
    chosen: list[Spot] = []
    spread = np.array(places)
    rooms = rooms_beside(block, spread)
    while len(chosen) < MOST_SPOTS:
        best = int(np.argmax(rooms))
        if chosen and rooms[best] < PIECE_ROOM:
            break
        spot = places[best]._replace(room=round(float(rooms[best]), 1))
        rooms = np.minimum(rooms, np.hypot(spread[:, 0] - spot.x, spread[:, 1] - spot.y) / 2)
        chosen.append(spot)
    return tuple(chosen)
