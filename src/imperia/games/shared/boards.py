"""The boards of a game that can be played on any map: those that come with it, or a file of the user's."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path

from imperia import maps
from imperia.games.errors import BadOption
from imperia.maps import Map, Room
from imperia.words import Quoted, all_of, quoted


class Boards:
    def __init__(self, folder: Path, printed: tuple[str, ...], room: Room) -> None:
        self._folder = folder
        self._printed = printed
        self._room = room
        self._parsed = lru_cache(maxsize=64)(self._parse)

    def _parse(self, text: str) -> Map:
        return maps.parse(text, room=self._room)

    def open(self, name: str) -> Map:
        """A printed board by its name, a map file by its path, or the text of a map."""
        if name in self._printed:
            return self._parsed((self._folder / f"{name}.map").read_text(encoding="utf-8"))
        if "\n" in name:
            return self._parsed(name)
        if not name or not (os.path.exists(name) or "/" in name or "." in name):
            raise BadOption("unknown-board", name=Quoted(name), printed=all_of(quoted(self._printed)))
        return maps.load(name, self._room)
