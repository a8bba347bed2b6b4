"""Outlines of maps, kept on disk. To smooth the shores of a large map and to find room for its names and
pieces takes a second or two, and a server that has just started is asked for all of them."""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec
import numpy as np
import shapely

from imperia.folders import cache_home, replace_file
from imperia.maps.model import Map
from imperia.maps.outline import Outline, outline

MOST = 64  # a server is shown maps of strangers, too
SOURCES = Path(__file__).parent
# Made once, while nobody else can: two threads that make msgspec look at the same class for the first time at
# once can crash the process.
read_outline = msgspec.json.Decoder(Outline).decode


def kept_outline(board: Map) -> Outline:
    """The same as `outline` gives. A file that cannot be read is made again, and one that cannot be written
    is done without."""
    folder = cache_home() / "maps"
    file = folder / f"{_way_of_drawing()}-{board.digest}.json"
    with suppress(OSError, msgspec.DecodeError):
        return read_outline(file.read_bytes())
    drawn = msgspec.json.encode(outline(board))
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        replace_file(file, drawn)
        _make_room(folder)
    return read_outline(drawn)


@cache
def _way_of_drawing() -> str:
    """One hash of everything but the map that makes an outline what it is."""
    digest = hashlib.sha256(f"{shapely.__version__} {shapely.geos_version} {np.__version__}".encode())
    for path in sorted(SOURCES.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def _make_room(folder: Path) -> None:
    """The files that were made first go, too many of which may be of earlier versions."""
    for file in sorted(folder.iterdir(), key=os.path.getmtime)[:-MOST]:
        file.unlink(missing_ok=True)
