"""A match of empire before its first action: with the map that it is played on."""

from __future__ import annotations

from functools import cached_property

from imperia.games.setting import Facts, Setting
from imperia.maps import Map


class EmpireSetting(Setting):
    def __init__(self, players: int, options: Facts, board: Map) -> None:
        super().__init__(players, options)
        self.board = board

    @cached_property
    def region_names(self) -> dict[int, str]:
        return {region.number: region.name for region in self.board.regions}
