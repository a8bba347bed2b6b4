"""What must be so in every composed position."""

from __future__ import annotations

from typing import Any

import numpy as np

from imperia.games.capitals.composing_examined import Examined
from imperia.games.capitals.composing_pieces import beside
from imperia.games.capitals.marching import ROOM_FOR_CAPTIVES
from imperia.games.capitals.names import (
    ABOARD,
    COMMITTED,
    FIRST_CAPTIVE,
    FIRST_SHIP,
    KIND_OF_SORT,
    LANDING_SHIP,
    NOBODY,
    NOT_YET,
    NOWHERE,
    POINTS_OF_SORT,
    REBELS,
    ROBBED,
    SAVAGES,
    Decision,
)
from imperia.games.capitals.pieces import (
    CAPTIVE_STEPS,
    CARAVAN_POINTS_OF_THREE,
    POINTS,
    ROBBERY_PAYMENTS,
    SHIP_POINTS,
    SOLDIERS,
    Building,
    Card,
    Unit,
    Weather,
)
from imperia.games.capitals.state import State
from imperia.games.shared.keywords import (
    refuse_unless,
)
from imperia.kernel.fields import strange_numbers

_OF_PLAYERS_ONLY = (
    *("currency", "spies", "spare_food", "bought_food", "fruits", "bought_fruits", "free_roads"),
    *("builder_ships", "weapons", "cannonballs", "transport_count", "voyage_count"),
)
MOST_SOLDIERS = 15_000  # in all: with many more, sums would not fit their fields
MOST_SHIPS = 2_000


class Whole(Examined):
    """The checks of everything in the position, whatever is asked."""

    def check(self) -> None:
        for name, number in strange_numbers(self.state, State):
            refuse_unless(False, "capitals-strange-number", field=name, number=number)
        for place in range(self.lands):
            self._check_land(place)
        self._check_numbers()
        for seat in range(self.players):
            self._check_seat(seat)
        self._check_stacks()
        self._check_start()

    def _refuse_number(self, fine: Any, field: str, number: int) -> None:
        refuse_unless(fine, "capitals-strange-number", field=field, number=number)

    def _check_land(self, place: int) -> None:
        land = self.record["lands"][place]
        number = place + 1
        refuse_unless(
            land["holder"] != NOBODY or not land["units"].any(), "capitals-units-of-nobody", place=number
        )
        refuse_unless(
            land["holder"] != NOBODY or land["owner"] == NOBODY, "capitals-owned-by-who-left", place=number
        )
        wild = land["holder"] in (REBELS, SAVAGES)
        refuse_unless(
            not wild or (land["units"][0] > 0 and not land["units"][1:].any()),
            "capitals-rebels-are-infantry",
            place=number,
        )
        refuse_unless(
            land["holder"] != SAVAGES or land["owner"] == NOBODY, "capitals-savages-own-nothing", place=number
        )
        built = land["building"] or land["marks"] & 1
        refuse_unless(not (land["tokens"] and built), "capitals-building-with-tokens", place=number)
        refuse_unless(
            land["capital"] == NOBODY or not (built or land["marks"] or land["tokens"]),
            "capitals-built-in-capital",
            place=number,
        )
        poisoned = land["marks"] & 4 and land["building"] in (Building.FARM, Building.GRANARY)
        refuse_unless(not poisoned, "capitals-poisoned", place=number)
        coastal = self.record["board"]["shore"][place] < self.record["board"]["first"][place + 1]
        refuse_unless(coastal or not land["marks"] & 1, "capitals-port-inland", place=number)
        robbed = bool(land["marks"] & ROBBED)
        own = 0 <= land["holder"] < self.players and land["owner"] == land["holder"]
        refuse_unless(not robbed or (own and land["tokens"]), "capitals-robbery", place=number)
        refuse_unless(robbed or not land["payments"], "capitals-robbery", place=number)
        refuse_unless(land["payments"] < ROBBERY_PAYMENTS, "capitals-robbery", place=number)
        seated = 0 <= land["holder"] < self.players and self.decision is not Decision.KEEP
        own_men = int(self.record["captives"][place, land["holder"]]) if seated else 0
        self._refuse_number(own_men == 0, "captives", own_men)
        for seat in (int(land["owner"]), int(land["holder"])):
            out = 0 <= seat < self.players and self.record["seats"][seat]["out"]
            refuse_unless(not out, "capitals-held-by-who-is-out", place=number)
        refuse_unless(
            land["holder"] != NOBODY or not self.record["captives"][place].any(),
            "capitals-units-of-nobody",
            place=number,
        )

    def _check_numbers(self) -> None:
        """Check everything together."""
        record = self.record
        soldiers = int((record["lands"]["units"].astype(int) @ np.array(SOLDIERS)).sum())
        refuse_unless(soldiers <= MOST_SOLDIERS, "capitals-too-many", what="soldiers", most=MOST_SOLDIERS)
        ships = int(record["waters"]["ships"].sum(dtype=int))
        refuse_unless(ships <= MOST_SHIPS, "capitals-too-many", what="ships", most=MOST_SHIPS)
        captives = int(record["captives"].sum(axis=0, dtype=int).max())
        refuse_unless(
            captives <= ROOM_FOR_CAPTIVES, "capitals-too-many", what="captives", most=ROOM_FOR_CAPTIVES
        )

    def _check_seat(self, number: int) -> None:
        seat = self.record["seats"][number]
        if seat["out"]:
            for name in _OF_PLAYERS_ONLY:
                self._refuse_number(not np.any(seat[name]), name, int(np.max(seat[name])))
            waters = self.record["waters"]
            for name in ("fleet", "boat"):
                self._refuse_number(not (waters[name] == number).any(), name, number)
        if self.decision is not Decision.BID:
            self._refuse_number(seat["bid"] == NOT_YET, "bid", int(seat["bid"]))
        place = int(seat["recruiting"])
        if place != NOWHERE:
            land = self.record["lands"][place]
            lost = self.record["lands"][seat["capital"]]["holder"] != number
            own = land["owner"] == land["holder"] == number
            self._refuse_number(
                own and lost and self.decision is not Decision.CAPITAL, "recruiting", place + 1
            )
        outs = [bool(each) for each in self.record["seats"]["out"][: self.players]]
        dealing = self.decision is Decision.CARD and number == self.record["mover"]
        dealt = seat["cards"][: self.players].tolist()
        fine = can_have_dealt(dealt, number, int(seat["dealt_with"]), outs, dealing)
        self._refuse_number(fine, "cards", max(dealt))

    def _check_start(self) -> None:
        """C2.2, C3.1: while capitals are placed there is nothing else; then there is weather."""
        record = self.record
        over = self.decision is Decision.OVER
        in_game = self.players - int(record["seats"]["out"][: self.players].sum())
        self._refuse_number(in_game > 1 or over, "out", self.players - in_game)
        self._refuse_number(over or record["winner"] == NOBODY, "winner", int(record["winner"]))
        if self.decision is not Decision.CAPITAL:
            rounds = int(record["weather_rounds"])
            self._refuse_number(over or rounds > 0, "weather_rounds", rounds)
            return
        turns, first = int(record["turns"]), int(record["first"])
        self._refuse_number(record["mover"] == NOBODY, "mover", int(record["mover"]))
        placed = {(first + self.players - 1 - n) % self.players for n in range(turns)}
        seated = set(np.flatnonzero(record["seats"]["capital"][: self.players] != NOWHERE).tolist())
        asked = (first + self.players - 1 - turns) % self.players
        self._refuse_number(
            turns < self.players and record["actor"] == asked and placed == seated, "turns", turns
        )
        for place, land in enumerate(record["lands"][: self.lands]):
            taken = land["owner"] != NOBODY or land["holder"] != NOBODY
            alone = land["owner"] == land["holder"] == land["capital"] and not land["units"].any()
            refuse_unless(alone or not taken, "capitals-built-in-capital", place=place + 1)
            others = {int(record["lands"][each]["capital"]) for each in beside(self.record, place)}
            near = land["capital"] != NOBODY and others != {NOBODY}
            refuse_unless(not near, "capitals-no-room-for-capital")
        self._refuse_number(in_game == self.players, "out", self.players - in_game)
        for name in ("transport_count", "voyage_count", "stack_count"):
            numbers = record["seats"][name] if name != "stack_count" else record[name]
            self._refuse_number(not np.any(numbers), name, int(np.max(numbers)))

    # ----- Units that have fewer points than they could have

    def _check_stacks(self) -> None:
        """The units in the stacks must be the mover's, must be there, must be noted once, and must have fewer
        points than their kind."""
        record, mover = self.record, int(self.record["mover"])
        noted: dict[tuple[int, int], int] = {}
        stacks = record["stacks"][: record["stack_count"]]
        once = {(int(stack["place"]), int(stack["sort"])) for stack in stacks}
        self._refuse_number(len(once) == len(stacks), "stacks", len(stacks))
        for stack in stacks:
            place, kind = int(stack["place"]), KIND_OF_SORT[stack["sort"] % COMMITTED]
            points = POINTS_OF_SORT[stack["sort"] % COMMITTED]
            most = self._points_of(kind) - int(stack["sort"] < COMMITTED)
            self._refuse_number(points <= most, "stacks", points)
            noted[place, kind] = noted.get((place, kind), 0) + int(stack["number"])
        for (place, kind), number in noted.items():
            there = self._present(place, kind, mover)
            refuse_unless(
                place == LANDING_SHIP or number <= there,
                "capitals-stack-not-there",
                number=number,
                there=there,
            )

    def _points_of(self, kind: int) -> int:
        """The points of a rested piece."""
        if kind >= FIRST_SHIP:
            return SHIP_POINTS[kind - FIRST_SHIP]
        if kind >= FIRST_CAPTIVE:
            return CAPTIVE_STEPS
        caravan_of_three = kind == Unit.CARAVAN and self.players == 3
        points = CARAVAN_POINTS_OF_THREE if caravan_of_three else POINTS[kind]
        return points + int(self.record["weather"] == Weather.FROST)

    def _present(self, place: int, kind: int, mover: int) -> int:
        record = self.record
        if place >= ABOARD or mover == NOBODY:
            return (
                int(record["seats"][mover]["transports"][place - ABOARD]["units"][kind])
                if kind < 2 and mover != NOBODY and place < LANDING_SHIP
                else 0
            )
        if place >= self.lands:
            sea = record["waters"][place - self.lands]
            return int(sea["ships"][kind - 10]) if kind >= 10 and sea["fleet"] == mover else 0
        land = record["lands"][place]
        if land["holder"] != mover or kind >= 10:
            return 0
        return int(land["units"][kind]) if kind < 4 else int(record["captives"][place, kind - 4])


def can_have_dealt(cards: list[int], number: int, dealt_with: int, out: list[bool], dealing: bool) -> bool:
    """C14.3: whether a seat can have dealt these cards."""
    if dealt_with == NOT_YET:
        return all(card == NOT_YET for card in cards)
    secret = [card for card in cards if card > Card.NOTHING]
    others = cards[:number] + cards[number + 1 :]
    whole = dealing or all((card == NOT_YET) == gone for card, gone in zip(cards, out, strict=True))
    gone_without = all(card == NOT_YET for card, gone in zip(cards, out, strict=True) if gone)
    return (
        len(set(secret)) == len(secret) <= dealt_with
        and cards[number] in (NOT_YET, Card.NOTHING, Card.COUNTERINTELLIGENCE)
        and Card.COUNTERINTELLIGENCE not in others
        and whole
        and gone_without
    )
