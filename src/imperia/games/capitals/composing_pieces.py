"""Lands, seas and seats of a composed position, from its keywords."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from imperia.games.capitals.names import (
    ABOARD,
    COMMITTED,
    LANDING_SHIP,
    MARKS,
    NO_TARGET,
    NOBODY,
    NOT_YET,
    NOWHERE,
    REBELS,
    SAVAGES,
    SORT_WORDS,
    Decision,
    Phase,
    Voyage,
)
from imperia.games.capitals.pieces import (
    CURRENCY_AT_START,
    TRANSPORT_POINTS,
    TRANSPORT_SOLDIERS,
    UNDER_WAY,
)
from imperia.games.capitals.position import (
    BUILDINGS,
    LISTS,
    MAIN_BUILDINGS,
    SEA_SHIP,
    SEATS,
    SHIPS,
    SIDE_OF,
    UNITS,
    VOYAGES,
)
from imperia.games.capitals.setting import CapitalsSetting
from imperia.games.capitals.state import STACKS, Seat, State
from imperia.games.shared import composing
from imperia.games.shared.keywords import (
    by_name,
    is_whole,
    listed,
    one_of,
    refuse_unless,
    seat_number,
    whole,
)
from imperia.words import Quoted

_LAND_NUMBERS = ("tokens", "payments")
_SEA_NAMES = ("fleet", *SHIPS, "boat", "boat_points")
MOST_OF_A_KIND = 1_000  # in one place
MOST_GOODS = 5_000


def beside(record: Any, place: int) -> Iterator[int]:
    """The provinces beside a province."""
    board = record["board"]
    yield from map(int, board["beside"][board["first"][place] : board["shore"][place]])


class Pieces(composing.Composer):
    """What lies and stands in each place, and what seats have."""

    struct = State
    setting: CapitalsSetting
    decision: Decision
    lands: int
    places: int

    # ----- Land and sea

    def _place(self, number: Any, first: int, last: int) -> int:
        refuse_unless(
            is_whole(number) and first < number <= last,
            "capitals-unknown-place",
            place=Quoted(number),
            first=first + 1,
            last=last,
        )
        return int(number) - 1

    def _side(self, value: Any, what: str) -> int:
        if value in SIDE_OF:
            return SIDE_OF[value]
        return NOBODY if value is None else seat_number(value, what, self.players)

    def _fill_lands(self) -> None:
        names = ("owner", "holder", "capital", "building", *UNITS, *MARKS, *_LAND_NUMBERS)
        for number, facts in self.by_name("lands").items():
            place = self._place(number, 0, self.lands)
            given = by_name(facts, "lands")
            captives = {f"captives-{nation}": nation for nation in range(self.players)}
            for name in given:
                known = [*names, *captives]
                refuse_unless(name in known, "capitals-unknown-fact", name=Quoted(name), known=known)
            self._fill_land(self.record["lands"][place], given)
            for name, nation in captives.items():
                self.record["captives"][place, nation] = whole(given.get(name, 0), name, 0, 255)

    def _fill_land(self, land: Any, given: dict[str, Any]) -> None:
        owner = self._side(given.get("owner", given.get("holder", given.get("capital"))), "owner")
        land["owner"] = owner if owner not in (REBELS, SAVAGES) else NOBODY
        land["holder"] = self._side(given.get("holder", owner if owner != NOBODY else None), "holder")
        if "capital" in given:
            land["capital"] = seat_number(given["capital"], "capital", self.players)
        land["building"] = BUILDINGS.index(
            one_of(
                given.get("building", "none"),
                dict(zip(MAIN_BUILDINGS, MAIN_BUILDINGS, strict=True)),
                "capitals-unknown-word",
                what="building",
                given=Quoted(given.get("building")),
            )
        )
        for unit, name in enumerate(UNITS):
            land["units"][unit] = whole(given.get(name, 0), name, 0, MOST_OF_A_KIND)
        for bit, name in enumerate(MARKS):
            refuse_unless(
                given.get(name, False) in (True, False),
                "position-flag",
                what=name,
                given=Quoted(given.get(name)),
            )
            land["marks"] |= (1 << bit) * bool(given.get(name, False))
        for name in _LAND_NUMBERS:
            land[name] = whole(given.get(name, 0), name, 0, 5)

    def _fill_seas(self) -> None:
        for number, facts in self.by_name("seas").items():
            place = self._place(number, self.lands, self.places)
            given = by_name(facts, "seas")
            for name in given:
                refuse_unless(
                    name in _SEA_NAMES, "capitals-unknown-fact", name=Quoted(name), known=list(_SEA_NAMES)
                )
            sea = self.record["waters"][place - self.lands]
            for ship, name in enumerate(SHIPS):
                sea["ships"][ship] = whole(given.get(name, 0), name, 0, MOST_OF_A_KIND)
            sea["fleet"] = self._side(given.get("fleet"), "fleet")
            sea["boat"] = self._side(given.get("boat"), "boat")
            usual = 2 if sea["boat"] == self.record["mover"] != NOBODY else 0
            sea["boat_points"] = whole(given.get("boat_points", usual), "boat_points", 0, 2)
            refuse_unless(
                (sea["fleet"] != NOBODY) == bool(sea["ships"].any()),
                "capitals-fleet-without-ships",
                sea=number,
            )

    def _place_capitals(self) -> None:
        """Capitals that are not given go to the first province that is free and far enough from the others
        (C2.2)."""
        lands = self.record["lands"]
        placed = {
            int(land["capital"]): n for n, land in enumerate(lands[: self.lands]) if land["capital"] != NOBODY
        }
        count = sum(1 for land in lands[: self.lands] if land["capital"] != NOBODY)
        refuse_unless(count == len(placed), "capitals-two-capitals")
        outs = self.of_seats("out", 0)
        for seat in range(self.players):
            if seat not in placed and self.decision is not Decision.CAPITAL:
                placed[seat] = self._free_for_capital(set(placed.values()), bool(outs[seat]))
                land = lands[placed[seat]]
                land["capital"] = seat
                if not outs[seat]:
                    land["owner"] = land["holder"] = seat
        for seat, place in placed.items():
            self.record["seats"][seat]["capital"] = place

    def _free_for_capital(self, others: set[int], anybodys: bool) -> int:
        for place in range(self.lands):
            free = not self._is_spoken_of(place)
            if place not in others and free and not others & set(beside(self.record, place)):
                return place
        refuse_unless(False, "capitals-no-room-for-capital")
        return NOWHERE

    def _is_spoken_of(self, place: int) -> bool:
        return place + 1 in self.by_name("lands")

    # ----- Seats

    def _fill_seats(self) -> None:
        seats = self.record["seats"]
        for name, usual in (("out", 0), ("currency", CURRENCY_AT_START), *SEATS):
            given = self.of_seats(name, None)
            for seat, value in enumerate(given):
                self._write(
                    name, seats[seat], name, self._usual(name, seat, usual) if value is None else value
                )
                small = name == "currency" or abs(int(seats[seat][name])) <= MOST_GOODS
                refuse_unless(small, "capitals-too-many", what=name, most=MOST_GOODS)
        for name, usual in LISTS:
            size = seats[name].shape[1]
            for seat, values in enumerate(self.of_seats(name, [usual] * size)):
                row = listed(values, name)
                refuse_unless(len(row) == size, "capitals-list-length", what=name, length=size)
                for n, value in enumerate(row):
                    seats[seat][name][n] = whole(value, name, 0, 100)
        for seat, place in enumerate(self.of_seats("recruiting", None)):
            seats[seat]["recruiting"] = NOWHERE if place is None else self._place(place, 0, self.lands)
        for seat, row in enumerate(self.of_seats("cards", [])):
            for other, card in enumerate(listed(row, "cards")):
                refuse_unless(
                    other < self.players,
                    "position-more-seats-than-play",
                    what="cards",
                    seats=other + 1,
                    players=self.players,
                )
                seats[seat]["cards"][other] = whole(card, "cards", NOT_YET, 5)

    def _write(self, what: str, record: Any, field: str, value: Any) -> None:
        limits = np.iinfo(record.dtype[field])
        least, most = int(limits.min), int(limits.max)
        declared = (State if record is self.record else Seat).fields[field]
        if isinstance(declared.of, range):
            least = min((declared.of[0], *declared.special))
            most = declared.of[-1]
        record[field] = whole(value, what, least, most)

    def _usual(self, name: str, seat: int, usual: int) -> int:
        """A seat that is out has nothing, and bids only in an auction."""
        mine = self.record["seats"][seat]
        if name == "currency" and mine["out"]:
            return 0
        if name == "bid" and self.decision is Decision.BID:
            least = self.given.get("least_bid", 0)
            return 0 if mine["out"] or (is_whole(least) and mine["currency"] < least) else NOT_YET
        return usual

    # ----- Under way

    def _load_transports(self) -> None:
        for seat, transports in enumerate(self.of_seats("transports", [])):
            row = listed(transports, "transports")
            refuse_unless(len(row) <= UNDER_WAY, "capitals-too-many", what="transports", most=UNDER_WAY)
            usual = TRANSPORT_POINTS if seat == self.record["mover"] else 0
            for n, given in enumerate(row):
                facts = by_name(given, "transports")
                here = self.record["seats"][seat]["transports"][n]
                here["sea"] = self._place(facts.get("sea"), self.lands, self.places)
                here["points"] = whole(facts.get("points", usual), "points", 0, TRANSPORT_POINTS)
                foot = whole(facts.get("infantry", 0), "infantry", 0, TRANSPORT_SOLDIERS)
                horse = whole(facts.get("cavalry", 0), "cavalry", 0, 1)
                refuse_unless(
                    foot + 3 * horse <= TRANSPORT_SOLDIERS, "capitals-transport-full", most=TRANSPORT_SOLDIERS
                )
                here["units"] = foot, horse
            self.record["seats"][seat]["transport_count"] = len(row)

    def _send_voyages(self) -> None:
        for seat, voyages in enumerate(self.of_seats("voyages", [])):
            row = listed(voyages, "voyages")
            refuse_unless(len(row) <= UNDER_WAY, "capitals-too-many", what="voyages", most=UNDER_WAY)
            for n, given in enumerate(row):
                loading = seat == self.record["mover"] and n == self.given.get("voyage") and self._is_loading
                self._send_voyage(
                    self.record["seats"][seat]["voyages"][n], by_name(given, "voyages"), loading
                )
                arriving = seat == self.record["mover"] and self.record["phase"] == Phase.ARRIVALS
                turns = int(self.record["seats"][seat]["voyages"][n]["turns"])
                refuse_unless(turns or arriving, "capitals-strange-number", field="turns", number=turns)
            self.record["seats"][seat]["voyage_count"] = len(row)

    @property
    def _is_loading(self) -> bool:
        return self.decision in (Decision.COMMIT, Decision.UNITS, Decision.NUMBER, Decision.TARGET)

    def _send_voyage(self, voyage: Any, facts: dict[str, Any], loading: bool) -> None:
        names = dict(zip(VOYAGES, Voyage, strict=True))
        kind = one_of(
            facts.get("kind"), names, "capitals-unknown-word", what="kind", given=Quoted(facts.get("kind"))
        )
        voyage["kind"] = kind
        voyage["turns"] = whole(facts.get("turns", 1), "turns", 0, 7)
        voyage["origin"] = self._place(facts.get("origin", 1), 0, self.lands)
        usual = voyage["origin"] + 1 if kind is Voyage.INLAND else None
        target = facts.get("target", usual)
        voyage["target"] = NO_TARGET if target is None else self._place(target, 0, self.lands)
        known = {"kind", "turns", "origin", "target", "paid", *UNITS}
        for name in facts:
            refuse_unless(name in known, "capitals-unknown-fact", name=Quoted(name), known=sorted(known))
        units = [whole(facts.get(name, 0), name, 0, 300) for name in UNITS]
        if kind is Voyage.CONVOY:
            refuse_unless(sum(map(bool, units)) == 1, "capitals-convoy-of-one-kind")
            voyage["unit"] = next(n for n, number in enumerate(units) if number)
            voyage["number"] = max(units)
        elif kind is Voyage.SHIP:
            soldiers = units[0] + 3 * units[1] + 6 * (units[2] + units[3])
            refuse_unless(0 < soldiers <= 10, "capitals-ship-full")
            voyage["number"] = units[0]
            voyage["others"] = units[1:]
            voyage["paid"] = whole(facts.get("paid", 0), "paid", 0, 20)
        needs = kind is not Voyage.OVERSEAS and not (kind is Voyage.SHIP and loading)
        refuse_unless(not needs or target is not None, "capitals-voyage-without-target")

    # ----- Units that have fewer points than they could have

    def _note_stacks(self) -> None:
        stacks = self.listed("stacks")
        refuse_unless(len(stacks) <= STACKS, "capitals-too-many", what="stacks", most=STACKS)
        words = dict(zip(SORT_WORDS, range(len(SORT_WORDS)), strict=True))
        for n, given in enumerate(stacks):
            where, word, number = listed(given, "stacks")
            mark = COMMITTED if isinstance(word, str) and word.startswith("!") else 0
            sort = one_of(
                str(word).removeprefix("!"), words, "capitals-unknown-word", what="stacks", given=Quoted(word)
            )
            stack = self.record["stacks"][n]
            stack["place"] = self._place_of_stack(where)
            stack["sort"] = mark + sort
            stack["number"] = whole(number, "stacks", 1, MOST_OF_A_KIND)
        self.record["stack_count"] = len(stacks)

    def _place_of_stack(self, where: Any) -> int:
        if where == SEA_SHIP:
            return LANDING_SHIP
        if isinstance(where, str) and where.startswith("t") and where[1:].isdigit():
            count = (
                0
                if self.record["mover"] == NOBODY
                else int(self.record["seats"][self.record["mover"]]["transport_count"])
            )
            return ABOARD + whole(int(where[1:]), "stacks", 0, max(count - 1, 0))
        return self._place(where, 0, self.places)
