"""A record of capitals from the keywords of a position, checked part by part."""

from __future__ import annotations

from collections.abc import Iterator
from enum import EnumMeta
from typing import Any

import numpy as np

from imperia.games.capitals.composing_asked import Asked, can_have_dealt, usual_numbers, usual_phase
from imperia.games.capitals.kinds_of_order import STEPS_OF
from imperia.games.capitals.marching import ROOM_FOR_CAPTIVES
from imperia.games.capitals.names import (
    ABOARD,
    COMMITTED,
    FIRST_CAPTIVE,
    FIRST_SHIP,
    KIND_OF_SORT,
    LANDING_SHIP,
    MARKS,
    NO_TARGET,
    NOBODY,
    NOT_YET,
    NOWHERE,
    POINTS_OF_SORT,
    REBELS,
    ROBBED,
    SAVAGES,
    SORT_WORDS,
    Decision,
    Phase,
    Voyage,
)
from imperia.games.capitals.pieces import (
    CAPTIVE_STEPS,
    CARAVAN_POINTS_OF_THREE,
    CURRENCY_AT_START,
    POINTS,
    ROBBERY_PAYMENTS,
    SHIP_POINTS,
    SOLDIERS,
    TRANSPORT_POINTS,
    TRANSPORT_SOLDIERS,
    UNDER_WAY,
    Building,
    Good,
    Unit,
    Weather,
)
from imperia.games.capitals.position import (
    BATTLE,
    BUILDINGS,
    LISTS,
    MAIN_BUILDINGS,
    ORDER,
    PLACES,
    SEA_SHIP,
    SEATS,
    SETTLING,
    SHIPS,
    SIDE_OF,
    UNITS,
    VOYAGES,
)
from imperia.games.capitals.rechecking import recheck_all
from imperia.games.capitals.setting import CapitalsSetting
from imperia.games.capitals.state import STACKS, Seat, State
from imperia.games.shared import composing
from imperia.games.shared.keywords import (
    by_name,
    is_whole,
    listed,
    names_of,
    one_of,
    refuse_unless,
    seat_number,
    whole,
)
from imperia.kernel.fields import strange_numbers
from imperia.kernel.record import SEAT, Struct
from imperia.words import Quoted

_OF_PLAYERS_ONLY = (
    *("currency", "spies", "spare_food", "bought_food", "fruits", "bought_fruits", "free_roads"),
    *("builder_ships", "weapons", "cannonballs", "transport_count", "voyage_count"),
)
_LAND_NUMBERS = ("tokens", "payments")
_SEA_NAMES = ("fleet", *SHIPS, "boat", "boat_points")
MOST_SOLDIERS = 15_000  # in all: many more, and sums would not fit their fields
MOST_SHIPS = 2_000
MOST_OF_A_KIND = 1_000  # in one place
MOST_GOODS = 5_000


def write_nothing_inside(record: Any, struct: type[Struct], players: int) -> None:
    """Numbers of lands, seas and seats that play say nothing, where there is a number for that."""
    for name, field in struct.fields.items():
        if field.record is not None and name not in ("board", "options", "chance", "journal"):
            inner = record[name]
            if SEAT in field.axes:
                inner = inner[..., :players]
            for inner_name, inner_field in field.record.fields.items():
                if inner_field.none is not None:
                    inner[inner_name] = inner_field.none
            write_nothing_inside(inner, field.record, players)


class Composer(composing.Composer):
    struct = State
    setting: CapitalsSetting

    def compose(self) -> None:
        write_nothing_inside(self.record, State, self.players)
        self.lands = int(self.record["board"]["lands"])
        self.places = self.lands + int(self.record["board"]["seas"])
        self.follow_chance()
        self._ask()
        self._fill_lands()
        self._fill_seas()
        self._place_capitals()
        self._fill_seats()
        self._load_transports()
        self._send_voyages()
        self._note_stacks()
        self._write_rest()
        self._check()

    # ----- What is asked

    def _ask(self) -> None:
        record, given = self.record, self.given
        self.decision = one_of(
            given.get("step", "action"),
            names_of(Decision),
            "capitals-unknown-step",
            step=Quoted(given.get("step")),
        )
        record["decision"] = self.decision
        self._scalar("phase", usual_phase(self.decision, given))
        record["first"] = self.seat("first")
        turn = self.seat("turn")
        mover = given.get("mover", NOBODY if self.decision is Decision.CAPITAL else turn)
        record["mover"] = NOBODY if mover == NOBODY else seat_number(mover, "mover", self.players)
        if self.decision in (Decision.OVER, Decision.BID):
            record["actor"] = NOBODY
        else:
            record["actor"] = self.seat("turn", max(int(record["mover"]), 0))
        for name, usual in (
            ("round", 1),
            ("turns", self._usual_turns()),
            ("weather", 0),
            ("weather_rounds", 0 if self.decision is Decision.CAPITAL else 1),
            ("winner", NOBODY),
        ):
            self._scalar(name, usual)
        refuse_unless(
            0 < record["round"] <= record["options"]["rounds"],
            "capitals-round",
            round=int(record["round"]),
            rounds=int(record["options"]["rounds"]),
        )

    def _usual_turns(self) -> int:
        """So many have had their turn before the one whose turn it is; or have placed their capital."""
        if self.decision is Decision.CAPITAL:
            return (int(self.record["first"]) - 1 - int(self.record["actor"])) % self.players
        if self.record["phase"] == Phase.CARDS:
            return self.players
        mover = max(int(self.record["mover"]), 0)
        return (mover - int(self.record["first"])) % self.players

    def _scalar(self, name: str, usual: Any, at: str = "") -> None:
        """A number of the record, by what its field says."""
        field = State.fields[at or name]
        value = self.given.get(name, usual)
        if isinstance(field.of, EnumMeta) and isinstance(value, str):
            value = one_of(value, names_of(field.of), "capitals-unknown-word", what=name, given=Quoted(value))
        refuse_unless(is_whole(value), "position-word", what=name, given=Quoted(value))
        self._write(name, self.record, at or name, value)

    def _write(self, what: str, record: Any, field: str, value: Any) -> None:
        limits = np.iinfo(record.dtype[field])
        least, most = int(limits.min), int(limits.max)
        declared = (State if record is self.record else Seat).fields[field]
        if isinstance(declared.of, range):
            least = min((declared.of[0], *declared.special))
            most = declared.of[-1]
        record[field] = whole(value, what, least, most)

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
        """Where none is given, the first province that is free and far enough from others (C2.2)."""
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
            if place not in others and free and not others & set(self._beside(place)):
                return place
        refuse_unless(False, "capitals-no-room-for-capital")
        return NOWHERE

    def _is_spoken_of(self, place: int) -> bool:
        return place + 1 in self.by_name("lands")

    def _beside(self, place: int) -> Iterator[int]:
        board = self.record["board"]
        yield from map(int, board["beside"][board["first"][place] : board["shore"][place]])

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

    def _usual(self, name: str, seat: int, usual: int) -> int:
        """Who is out has nothing, and bids only in an auction."""
        mine = self.record["seats"][seat]
        if name == "currency" and mine["out"]:
            return 0
        if name == "bid" and self.decision is Decision.BID:
            least = self.given.get("least_bid", 0)
            return 0 if mine["out"] or (is_whole(least) and mine["currency"] < least) else NOT_YET
        return usual

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

    # ----- The rest

    def _write_rest(self) -> None:
        for name, _ in PLACES:
            where = self.given.get(name)
            self.record[name] = NOWHERE if where is None else self._place_of_stack(where)
        usual_here = usual_numbers(self.decision, int(self.record["actor"]))
        for name, usual in (*ORDER, *BATTLE, *SETTLING):
            self._scalar(name, usual_here.get(name, usual))
        if "stage" not in self.given and self.record["verb"] != NOWHERE:
            steps = STEPS_OF.get(int(self.record["verb"]), ())
            self.record["stage"] = steps.index(self.decision) if self.decision in steps else 0
        self._scalar("cursor", 0, "step")
        for name in ("goods", "amounts"):
            values = self.listed(name, (0, 0))
            refuse_unless(len(values) == 2, "capitals-list-length", what=name, length=2)
            for n, value in enumerate(values):
                if isinstance(value, str):
                    value = one_of(
                        value, names_of(Good), "capitals-unknown-word", what=name, given=Quoted(value)
                    )
                self.record[name][n] = whole(value, name, 0, 300)
        for name in ("to_mover", "to_partner", "ceded"):
            for number in self.listed(name):
                place = self._place(number, 0, self.lands)
                self.record[name][place // 32] |= 1 << (place % 32)

    def _check(self) -> None:
        for name, number in strange_numbers(self.state, State):
            refuse_unless(False, "capitals-strange-number", field=name, number=number)
        for place in range(self.lands):
            self._check_land(place)
        self._check_numbers()
        for seat in range(self.players):
            self._check_seat(seat)
        self._check_stacks()
        self._check_start()
        Asked(self.state, self.decision, self.players).check()
        recheck_all(self.state)
        self.check_there_is_an_answer(self.decision is Decision.OVER)

    def _check_numbers(self) -> None:
        """All that is there, together."""
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
                self._refuse_unless(not np.any(seat[name]), name, int(np.max(seat[name])))
            waters = self.record["waters"]
            for name in ("fleet", "boat"):
                self._refuse_unless(not (waters[name] == number).any(), name, number)
        if self.decision is not Decision.BID:
            self._refuse_unless(seat["bid"] == NOT_YET, "bid", int(seat["bid"]))
        place = int(seat["recruiting"])
        if place != NOWHERE:
            land = self.record["lands"][place]
            lost = self.record["lands"][seat["capital"]]["holder"] != number
            own = land["owner"] == land["holder"] == number
            self._refuse_unless(
                own and lost and self.decision is not Decision.CAPITAL, "recruiting", place + 1
            )
        outs = [bool(each) for each in self.record["seats"]["out"][: self.players]]
        dealing = self.decision is Decision.CARD and number == self.record["mover"]
        dealt = seat["cards"][: self.players].tolist()
        fine = can_have_dealt(dealt, number, int(seat["dealt_with"]), outs, dealing)
        self._refuse_unless(fine, "cards", max(dealt))

    def _refuse_unless(self, fine: Any, field: str, number: int) -> None:
        refuse_unless(fine, "capitals-strange-number", field=field, number=number)

    def _check_start(self) -> None:
        """C2.2, C3.1: while capitals are placed there is nothing else; then there is weather."""
        record = self.record
        over = self.decision is Decision.OVER
        in_game = self.players - int(record["seats"]["out"][: self.players].sum())
        self._refuse_unless(in_game > 1 or over, "out", self.players - in_game)
        self._refuse_unless(over or record["winner"] == NOBODY, "winner", int(record["winner"]))
        if self.decision is not Decision.CAPITAL:
            rounds = int(record["weather_rounds"])
            self._refuse_unless(over or rounds > 0, "weather_rounds", rounds)
            return
        turns, first = int(record["turns"]), int(record["first"])
        self._refuse_unless(record["mover"] == NOBODY, "mover", int(record["mover"]))
        placed = {(first + self.players - 1 - n) % self.players for n in range(turns)}
        seated = set(np.flatnonzero(record["seats"]["capital"][: self.players] != NOWHERE).tolist())
        asked = (first + self.players - 1 - turns) % self.players
        self._refuse_unless(
            turns < self.players and record["actor"] == asked and placed == seated, "turns", turns
        )
        for place, land in enumerate(record["lands"][: self.lands]):
            taken = land["owner"] != NOBODY or land["holder"] != NOBODY
            alone = land["owner"] == land["holder"] == land["capital"] and not land["units"].any()
            refuse_unless(alone or not taken, "capitals-built-in-capital", place=place + 1)
            others = {int(record["lands"][each]["capital"]) for each in self._beside(place)}
            near = land["capital"] != NOBODY and others != {NOBODY}
            refuse_unless(not near, "capitals-no-room-for-capital")
        self._refuse_unless(in_game == self.players, "out", self.players - in_game)
        for name in ("transport_count", "voyage_count", "stack_count"):
            numbers = record["seats"][name] if name != "stack_count" else record[name]
            self._refuse_unless(not np.any(numbers), name, int(np.max(numbers)))

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
        self._refuse_unless(own_men == 0, "captives", own_men)
        for seat in (int(land["owner"]), int(land["holder"])):
            out = 0 <= seat < self.players and self.record["seats"][seat]["out"]
            refuse_unless(not out, "capitals-held-by-who-is-out", place=number)
        refuse_unless(
            land["holder"] != NOBODY or not self.record["captives"][place].any(),
            "capitals-units-of-nobody",
            place=number,
        )

    def _check_stacks(self) -> None:
        """Those who are noted are the mover's, are there, once, and have fewer points than their kind."""
        record, mover = self.record, int(self.record["mover"])
        noted: dict[tuple[int, int], int] = {}
        stacks = record["stacks"][: record["stack_count"]]
        once = {(int(stack["place"]), int(stack["sort"])) for stack in stacks}
        self._refuse_unless(len(once) == len(stacks), "stacks", len(stacks))
        for stack in stacks:
            place, kind = int(stack["place"]), KIND_OF_SORT[stack["sort"] % COMMITTED]
            points = POINTS_OF_SORT[stack["sort"] % COMMITTED]
            most = self._points_of(kind) - int(stack["sort"] < COMMITTED)
            self._refuse_unless(points <= most, "stacks", points)
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
        """Of a rested piece."""
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
