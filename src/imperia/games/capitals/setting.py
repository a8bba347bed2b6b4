"""A match of capitals before its first action: with the map that it is played on."""

from __future__ import annotations

from functools import cached_property

from imperia.games.setting import Facts, Setting
from imperia.maps import Map


class CapitalsSetting(Setting):
    def __init__(self, players: int, options: Facts, board: Map) -> None:
        super().__init__(players, options)
        self.board = board

    @cached_property
    def place_names(self) -> dict[int, str]:
        """Provinces and seas by their numbers on the map."""
        return {region.number: region.name for region in self.board.regions}
