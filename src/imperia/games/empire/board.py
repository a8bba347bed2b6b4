"""The boards of empire: two printed ones, or a map file of the user's (E1.3)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from imperia.games.empire.names import CONTINENTS, REGIONS
from imperia.games.empire.pieces import TOKENS
from imperia.games.errors import BadOption
from imperia.games.shared.boards import Boards
from imperia.maps import Map, Room

FOLDER = Path(__file__).parent / "boards"
PRINTED = ("a", "b")
ROOM = Room("empire", numbers=REGIONS, continents=CONTINENTS)
open_board = Boards(FOLDER, PRINTED, ROOM).open


def check_board(board: Map, goods_tokens: bool) -> None:
    """What empire asks of a map beyond what every map fulfils."""
    if board.start is None:
        raise BadOption("board-without-start")
    if len(board.regions) < 2:
        raise BadOption("board-too-small")
    if goods_tokens and not board.triangles:
        raise BadOption("board-without-triangles")
    if goods_tokens and len(board.triangles) > len(TOKENS):
        raise BadOption("board-with-many-triangles", tokens=len(TOKENS), triangles=len(board.triangles))


def write_board(record: Any, board: Map) -> None:
    """Put the map into the record, as bits."""
    for region in board.regions:
        bit = 1 << region.number
        record["regions"] |= bit
        record["continent"][region.number] = region.continent
        if region.triangle:
            record["triangles"] |= bit
    for joined, links in (("land", board.land), ("sea", board.sea)):
        for one, other in links:
            record[joined][one] |= 1 << other
            record[joined][other] |= 1 << one
    record["continents"] = len(board.continents)
    record["start"] = board.start
