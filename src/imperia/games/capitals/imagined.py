"""A battle described in a few words, turned into the record of a game in which it is about to be fought.

It is set on the map `wheels`. On land the target is a hub, with the attackers around it; at sea it is a sea
with the attackers in those beside it. The pieces are put where the rules look for them, and the rules are
asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from imperia.games.capitals.board import open_board, write_board
from imperia.games.capitals.names import (
    COMMITTED,
    FIRST_SHIP,
    FIRST_SORT,
    LANDING_SHIP,
    NOBODY,
    NOWHERE,
    PORT,
    REBELS,
    SAVAGES,
)
from imperia.games.capitals.odds import SMALL, Group, Odds, odds_if, odds_of
from imperia.games.capitals.pieces import SOLDIERS, STRENGTH, Building, Unit, Weather
from imperia.games.capitals.state import State
from imperia.games.setting import Record

Pieces = Mapping[int, int]  # how many of each kind: a unit, or FIRST_SHIP + a ship
OF_TWO = tuple[int, int]  # of the attacker, and of the defender

ATTACKER, DEFENDER = 0, 1
HUB, RIM = 3, (0, 1, 2, 6, 5, 4)  # a chain around it
SEA, SEAS_BESIDE = 45, (42, 44, 48, 50, 51)
BATTERIES = 0, 16  # land at that sea
IN_REBELLION = range(7, 21), range(21, 35)
HOLDERS = {"player": DEFENDER, "rebels": REBELS, "savages": SAVAGES}
BUNKERS = (Building.NONE, Building.BUNKER, Building.STRONG_BUNKER)
WORTH = dict(enumerate(SOLDIERS)) | {FIRST_SHIP + ship: worth for ship, worth in enumerate(STRENGTH)}
GUNS = (Unit.ARTILLERY, Unit.CARAVAN)


@dataclass(frozen=True, slots=True)
class ImaginedBattle:
    groups: Sequence[Pieces]  # of the attacker, each from a place of its own
    defenders: Pieces
    sea: bool = False
    against: str = "player"
    weather: Weather = Weather.FAIR
    weapons: OF_TWO = (0, 0)
    rebellions: OF_TWO = (0, 0)
    # on land
    landing: bool = False  # the first group comes from the sea, and there are no others
    connected: bool = True
    port: bool = False
    bunker: int = 0
    cannonballs: int = 0
    capital: bool = False
    captured_capital: bool = False  # of the attacker
    # at sea
    battery: OF_TWO = (0, 0)

    @property
    def most_groups(self) -> int:
        return 1 if self.landing else len(SEAS_BESIDE) if self.sea else len(RIM)

    @property
    def target(self) -> int:
        return SEA if self.sea else HUB

    @property
    def committed(self) -> list[Group]:
        """The attackers and where they stand, apart from those who land."""
        return [
            Group(place, kind, number)
            for place, pieces in zip(SEAS_BESIDE if self.sea else RIM, self.groups, strict=False)
            for kind, number in pieces.items()
            if number
        ]

    @property
    def is_small(self) -> bool:
        """Whether its odds need nothing that is compiled."""
        worth = [
            sum(WORTH[kind] * number for pieces in side for kind, number in pieces.items())
            for side in (self.groups, [self.defenders])
        ]
        return worth[ATTACKER] * worth[DEFENDER] <= SMALL

    def odds(self, below: int | None = None) -> Odds:
        state = self.record()
        if self.landing:
            return odds_of(state, below)
        return odds_if(state, ATTACKER, self.target, self.committed, below)

    def record(self) -> Record:
        """The record before anybody is committed, apart from those who land."""
        state = np.zeros(1, State.dtype)
        record = state[0]
        write_board(record["board"], open_board("wheels"))
        record["options"]["players"] = 2
        record["mover"] = ATTACKER
        record["target"] = NOWHERE
        record["weather"] = self.weather
        for name in ("owner", "holder", "capital"):
            record["lands"][name] = NOBODY
        for name in ("fleet", "boat"):
            record["waters"][name] = NOBODY
        for name in ("capital", "recruiting"):
            record["seats"][name] = NOWHERE
        for seat in (ATTACKER, DEFENDER):
            record["seats"][seat]["weapons"] = self.weapons[seat]
            for land in IN_REBELLION[seat][: self.rebellions[seat]]:
                record["lands"][land]["owner"] = seat
                record["lands"][land]["holder"] = REBELS
        if self.sea:
            self._lay_out_sea(record)
        else:
            self._lay_out_land(record)
            self._place_attackers(record)
        return state

    def _lay_out_sea(self, record: Any) -> None:
        for place, pieces in zip(SEAS_BESIDE, self.groups, strict=False):
            _anchor(record, place, ATTACKER, pieces)
        _anchor(record, SEA, DEFENDER, self.defenders)
        for seat in (ATTACKER, DEFENDER):
            if self.battery[seat]:
                record["lands"][BATTERIES[seat]]["holder"] = seat
                record["lands"][BATTERIES[seat]]["building"] = Building.BUNKER

    def _lay_out_land(self, record: Any) -> None:
        target = record["lands"][HUB]
        target["owner"] = DEFENDER
        target["holder"] = HOLDERS[self.against]
        target["building"] = BUNKERS[self.bunker]
        target["marks"] = PORT if self.port else 0
        for kind, number in self.defenders.items():
            target["units"][kind] = number
        record["seats"][DEFENDER]["cannonballs"] = self.cannonballs
        if self.capital:
            target["capital"] = DEFENDER
        if self.captured_capital:
            target["capital"] = ATTACKER
            record["seats"][ATTACKER]["capital"] = HUB

    def _place_attackers(self, record: Any) -> None:
        if self.landing:
            record["target"] = HUB
            record["from_ship"] = any(self.groups[0].get(gun, 0) for gun in GUNS)  # C16.6: or transports
            for n, (kind, number) in enumerate(self.groups[0].items()):
                record["stacks"][n] = (LANDING_SHIP, COMMITTED + FIRST_SORT[kind], number)
            record["stack_count"] = len(self.groups[0])
            return
        for land, pieces in zip(RIM, self.groups, strict=False):
            record["lands"][land]["owner"] = ATTACKER
            record["lands"][land]["holder"] = ATTACKER
            for kind, number in pieces.items():
                record["lands"][land]["units"][kind] = number
        if self.connected:
            home = "recruiting" if self.captured_capital else "capital"
            record["seats"][ATTACKER][home] = RIM[0]


def _anchor(record: Any, place: int, seat: int, pieces: Pieces) -> None:
    water = record["waters"][place - int(record["board"]["lands"])]
    water["fleet"] = seat
    for kind, number in pieces.items():
        water["ships"][kind - FIRST_SHIP] = number
