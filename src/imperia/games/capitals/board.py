"""The boards of capitals: two of our own, or a map file of the user's (C1.1, C1.10)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from imperia.games.capitals.pieces import LANDS, LINES, PLACES, SEAS
from imperia.games.errors import BadOption
from imperia.games.shared.boards import Boards
from imperia.maps import Map, Room

FOLDER = Path(__file__).parent / "boards"
PRINTED = ("world", "wheels")

ROOM = Room(
    "capitals",
    numbers=PLACES + 1,
    regions=LANDS,
    seas=SEAS,
    links=LINES,
    counted=True,
    full_rows=True,
)
open_board = Boards(FOLDER, PRINTED, ROOM).open


def check_board(board: Map, players: int) -> None:
    """C1.10: wherever the other capitals are placed, there must be a province left for the last one
    (C2.2)."""
    beside = _beside(board)
    lands = [region for region in board.regions if not region.sea]
    crowded = max(lands, key=lambda region: len(beside[region.number]))
    most = len(beside[crowded.number])
    if (players - 1) * (1 + most) >= len(lands):
        raise BadOption(
            "board-too-small-for-capitals",
            players=players,
            lands=len(lands),
            least=(players - 1) * (1 + most) + 1,
            province=crowded.name,
            neighbours=most,
        )


@lru_cache(maxsize=8)
def _beside(board: Map) -> dict[int, tuple[int, ...]]:
    """The neighbours of every place that are of its own kind. Every match asks for them, mostly on the same
    map."""
    return {region.number: board.neighbours(region.number, sea=True) for region in board.regions}


def write_board(record: Any, board: Map) -> None:
    """Put the map into the record: each place has its neighbours of the same kind, then the others. Provinces
    and seas are numbered from 1 on the map, from 0 in the record."""
    record["lands"] = len(board.regions) - len(board.seas)
    record["seas"] = len(board.seas)
    end, beside = 0, _beside(board)
    for place, region in enumerate(sorted(board.regions, key=lambda region: region.number)):
        alike = [number - 1 for number in beside[region.number]]
        other = [number - 1 for number in board.coast(region.number)]
        record["first"][place] = end
        record["shore"][place] = end + len(alike)
        record["beside"][end : end + len(alike) + len(other)] = alike + other
        end += len(alike) + len(other)
    record["first"][len(board.regions) :] = end
    record["shore"][len(board.regions) :] = end
