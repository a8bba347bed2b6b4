"""The setting of a match of capitals, together with the map that it is played on."""

from __future__ import annotations

from imperia.games.setting import Facts, Setting
from imperia.maps import Map


class CapitalsSetting(Setting):
    def __init__(self, players: int, options: Facts, board: Map) -> None:
        super().__init__(players, options)
        self.board = board
