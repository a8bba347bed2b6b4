"""A match of founders before its first action: with the tiles that it is played with."""

from __future__ import annotations

from imperia.games.founders.tileset import TileSet
from imperia.games.setting import Facts, Setting


class FoundersSetting(Setting):
    def __init__(self, players: int, options: Facts, tiles: TileSet) -> None:
        super().__init__(players, options)
        self.tiles = tiles
