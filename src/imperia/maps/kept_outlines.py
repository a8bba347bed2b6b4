"""Outlines of maps, kept on disk. Smoothing the shores of a large map and finding room for its names and
pieces takes a second or two, and a server that has just started is asked for the outlines of all its maps."""

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

MOST = 64  # files; bounded because strangers can upload maps to a server
SOURCES = Path(__file__).parent
# Made once, on import, when no other thread can do so: two threads in which msgspec inspects the same class
# for the first time, at the same time, can crash the process.
read_outline = msgspec.json.Decoder(Outline).decode


def kept_outline(board: Map) -> Outline:
    """The same as `outline(board)`, from its file where possible. A file that cannot be read is made anew;
    if it cannot be written, the outline is returned all the same."""
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
    """A hash of everything except the map on which an outline depends."""
    digest = hashlib.sha256(f"{shapely.__version__} {shapely.geos_version} {np.__version__}".encode())
    for path in sorted(SOURCES.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def _make_room(folder: Path) -> None:
    """Delete the oldest files if there are too many; they may come from earlier versions."""
    for file in sorted(folder.iterdir(), key=os.path.getmtime)[:-MOST]:
        file.unlink(missing_ok=True)
