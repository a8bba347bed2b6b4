"""The boards of empire: two printed ones, or a map file of the user's (E1.3)."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from typing import Any

from imperia import maps
from imperia.games.empire.names import CONTINENTS, REGIONS
from imperia.games.empire.pieces import TOKENS
from imperia.games.errors import BadOption
from imperia.maps import Map, Room
from imperia.words import Quoted, all_of, quoted

FOLDER = Path(__file__).parent / "boards"
PRINTED = ("a", "b")
ROOM = Room("empire", numbers=REGIONS, continents=CONTINENTS)


@lru_cache(maxsize=64)
def _parse(text: str) -> Map:
    return maps.parse(text, room=ROOM)


def open_board(name: str) -> Map:
    """A printed board by its letter, a map file by its path, or the text of a map."""
    if name in PRINTED:
        return _parse((FOLDER / f"{name}.map").read_text(encoding="utf-8"))
    if "\n" in name:
        return _parse(name)
    if not name or not (os.path.exists(name) or "/" in name or "." in name):
        raise BadOption("unknown-board", name=Quoted(name), printed=all_of(quoted(PRINTED)))
    return maps.load(name, ROOM)


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
