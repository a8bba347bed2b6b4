"""What is asked in a composed position, and whether everything that its answers will read goes with it.

Rules trust what earlier steps have left in the record, and compiled ones check no bounds: so each earlier
answer of an order is tried again here, and what no step can have left is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from imperia.games.capitals.kinds_of_order import STEPS_OF
from imperia.games.capitals.names import (
    COMMITTED,
    FIRST_CAPTIVE,
    FIRST_SHIP,
    KIND_OF_SORT,
    LANDING_SHIP,
    NO_TARGET,
    NOBODY,
    NOT_YET,
    NOWHERE,
    REBELS,
    Aftermath,
    Auction,
    Decision,
    Phase,
    Task,
    Verb,
    Voyage,
)
from imperia.games.capitals.pieces import (
    BRIBE,
    LONGER_PRICE,
    MOST_NUMBER,
    REBELS_THAT_CAN_BE_BOUGHT,
    Building,
    Card,
    Finding,
    Good,
    Result,
)
from imperia.games.capitals.position import BATTLE, ORDER, PLACES, SETTLING
from imperia.games.capitals.rechecking import recheck_all
from imperia.games.setting import Record
from imperia.games.shared.keywords import refuse_unless
from imperia.kernel.one import OneRecord

ORDERS = frozenset(
    {
        *(Decision.PLACE, Decision.UNITS, Decision.NUMBER, Decision.TARGET, Decision.COMMIT),
        *(Decision.EXCHANGE, Decision.BUILDING, Decision.PARTNER, Decision.PEACE, Decision.PAYER),
        *(Decision.GIVES, Decision.GETS, Decision.AMOUNT, Decision.SEND, Decision.ANSWER),
    }
)
_OFFERS = frozenset(
    {
        *(Decision.PEACE, Decision.PAYER, Decision.GIVES, Decision.GETS, Decision.AMOUNT),
        *(Decision.SEND, Decision.ANSWER),
    }
)
_RESULTS = {
    Decision.ROAD_LOST: Result.ROAD_LOST,
    Decision.PALM: Result.PALM,
    Decision.LONGER: Result.LONGER_VOYAGE,
    Decision.LEVEL_OR_PRICE: Result.CAPITAL_LEVEL,
}
_TASKS = {
    Decision.REVOLT: (Task.REVOLT,),
    Decision.LOSS: (Task.HUNGER, Task.LOSSES),
    Decision.MARKER: (Task.MARKERS,),
    Decision.MARKED_BUILDING: (Task.MARKERS,),
}
_MOST_LEFT = {Task.REVOLT: 10, Task.HUNGER: 6, Task.LOSSES: 4, Task.MARKERS: 2}
_BATTLES = {
    Decision.ROUND: Aftermath.ROUNDS,
    Decision.KEEP: Aftermath.CAPTIVES_THERE,
    Decision.PLUNDER: Aftermath.CAPTURE,
    Decision.TRY_CAPTURE: Aftermath.CAPTIVES_REVOLT,
    Decision.CAPTURE: Aftermath.CAPTIVES_REVOLT,
}
_ARRIVING = frozenset(
    {Decision.MINERAL, Decision.SAVAGES, *_RESULTS, Decision.MARKER, Decision.MARKED_BUILDING}
)
_ATTACKS = (Verb.ATTACK, Verb.SEA_ATTACK)

# What may say something while a decision is asked, of all that is blank else.
_ORDER = frozenset(name for name, _ in (*ORDER, *PLACES))
_BATTLE = frozenset(name for name, _ in BATTLE) | _ORDER | {"nation"}
_RESULT = frozenset({"result_seat", "result", "again", "voyage"})
_TASK = frozenset({"task", "task_seat", "left"})
_OFFER = frozenset({"verb", "partner", "payer", "goods", "amounts", "to_mover", "to_partner"})
_SPEAKING: Mapping[Decision, frozenset[str]] = {
    Decision.MINERAL: frozenset({"place", "finding"}),
    Decision.SAVAGES: frozenset({"place", "finding", "savages"}),
    **dict.fromkeys(_RESULTS, _RESULT),
    **dict.fromkeys((Decision.MARKER, Decision.REVOLT, Decision.LOSS), _TASK),
    Decision.MARKED_BUILDING: _TASK | {"place"},
    Decision.GIVE_UP_WHAT: frozenset({"place"}),
    Decision.FREED: frozenset({"cursor"}),
    Decision.BID: _RESULT | {"auction", "least_bid", "verb", "place", "stage"},
    **dict.fromkeys(_BATTLES, _BATTLE),
    Decision.KEEP: _BATTLE | _OFFER | {"ceding", "ceded"},
    **dict.fromkeys(ORDERS, _ORDER),
    Decision.UNITS: _ORDER | {"cursor"},
    **dict.fromkeys(_OFFERS, _OFFER),
}
_BLANK: tuple[tuple[str, str, int], ...] = (
    *((name, name, int(usual)) for name, usual in (*ORDER, *PLACES, *BATTLE, *SETTLING)),
    ("cursor", "step", 0),
    *((name, name, 0) for name in ("goods", "amounts", "to_mover", "to_partner", "ceded")),
)


def usual_phase(decision: Decision, given: Mapping[str, Any]) -> Phase:
    """Where in a round it is asked."""
    if decision is Decision.CAPITAL:
        return Phase.CAPITALS
    if decision in (Decision.GIVE_UP, Decision.GIVE_UP_WHAT):
        return Phase.UPKEEP
    if decision is Decision.FREED:
        return Phase.CARDS
    if decision is Decision.REVOLT:
        return Phase.TURN_ENDS
    at_sea = given.get("from_ship") or given.get("auction") == "captain" or given.get("task") == "losses"
    return Phase.ARRIVALS if decision in _ARRIVING or at_sea else Phase.ACTIONS


def usual_numbers(decision: Decision, actor: int) -> dict[str, int]:
    """What goes without saying when this is asked."""
    if decision in _RESULTS:
        return {"result": _RESULTS[decision], "result_seat": actor}
    if decision in _TASKS:
        return {"task": _TASKS[decision][0], "task_seat": actor, "left": 1}
    if decision in _BATTLES and decision is not Decision.KEEP:
        return {"battle": _BATTLES[decision]}
    return {}


class Asked:
    """The record as far as it is filled in; `check` refuses what does not go with its decision."""

    def __init__(self, state: Record, decision: Decision, players: int) -> None:
        self.state = state
        self.record: Any = state[0]
        self.decision = decision
        self.players = players
        self.lands = int(self.record["board"]["lands"])
        self.places = self.lands + int(self.record["board"]["seas"])
        self.mover = int(self.record["mover"])
        self.actor = int(self.record["actor"])
        self.freed = decision is Decision.UNITS and self.record["phase"] == Phase.CARDS

    def number(self, field: str) -> int:
        return int(self.record[field])

    def refuse_unless(self, fine: Any, *fields: str) -> None:
        """The first of the fields is what a reader should look at."""
        where = fields[0]
        refuse_unless(fine, "capitals-strange-number", field=where, number=self._said(where))

    def _said(self, field: str) -> int:
        value = self.record[{"cursor": "step"}.get(field, field)]
        return int(np.max(value))

    def check(self) -> None:
        self._check_blank()
        self._check_phase()
        if self.decision in (Decision.OVER, Decision.CAPITAL):
            return
        refuse_unless(self.mover != NOBODY, "capitals-nobody-moves")
        refuse_unless(not self.record["seats"][self.mover]["out"], "capitals-out-moves")
        if self.decision is not Decision.BID:
            self.refuse_unless(not self.record["seats"][self.actor]["out"], "actor")
        self._check_turn()
        if self.freed or self.decision is Decision.FREED:
            self._check_freed()
        elif self.decision in ORDERS:
            self._check_order()
        elif self.decision in _BATTLES:
            self._check_battle()
        elif self.decision in _TASKS:
            self._check_task()
        elif self.decision in _RESULTS:
            self._check_result()
        elif self.decision in (Decision.MINERAL, Decision.SAVAGES):
            self._check_finding()
        elif self.decision is Decision.BID:
            self._check_auction()
        else:
            self.refuse_unless(self.actor == self.mover, "actor")
            if self.decision is Decision.CARD:
                self.refuse_unless(self.record["seats"][self.mover]["dealt_with"] != NOT_YET, "decision")
            elif self.decision is Decision.GIVE_UP_WHAT:
                self.refuse_unless(0 <= self.number("place") < self.lands, "place")
                held = self.record["lands"][self.number("place")]["holder"] == self.mover
                self.refuse_unless(held, "place")

    # ----- What is blank, and where in the round it is

    def _check_blank(self) -> None:
        speaking = _SPEAKING.get(self.decision, frozenset())
        if self.number("verb") in _ATTACKS:
            speaking |= {"march"}
        for name, field, usual in _BLANK:
            self.refuse_unless(name in speaking or np.all(self.record[field] == usual), name)
        stacks = self.record["stacks"][: self.record["stack_count"]]
        attacking = self.decision in (Decision.ROUND, Decision.COMMIT) or self.number("verb") in _ATTACKS
        committed = stacks["sort"] >= COMMITTED
        in_battle = self.record["battle"] in (Aftermath.NONE, Aftermath.ROUNDS)
        self.refuse_unless(not committed.any() or (attacking and in_battle), "stack_count")
        self.refuse_unless(not (stacks["place"] == LANDING_SHIP).any(), "stack_count")

    def _check_phase(self) -> None:
        decision, phase = self.decision, self.number("phase")
        if decision is Decision.OVER:
            return
        fits: Iterable[Phase] = (usual_phase(decision, {}),)
        if decision is Decision.REVOLT:
            fits = (Phase.INCITED, Phase.TOKEN_REVOLT, Phase.TURN_ENDS)
        elif self.freed:
            fits = (Phase.CARDS,)
        elif decision is Decision.LOSS:
            fits = (Phase.ARRIVALS if self.record["task"] == Task.LOSSES else Phase.ACTIONS,)
        elif decision is Decision.BID:
            fits = (Phase.ARRIVALS if self.record["auction"] == Auction.CAPTAIN else Phase.ACTIONS,)
        elif decision in _BATTLES:
            fits = (Phase.ARRIVALS if self.record["from_ship"] else Phase.ACTIONS,)
        refuse_unless(phase in tuple(fits), "capitals-other-phase", step=decision.name.lower())

    def _check_turn(self) -> None:
        """C2.1: whose turn it is follows from who began and how many have had theirs."""
        turns, first = self.number("turns"), self.number("first")
        if self.record["phase"] == Phase.CARDS:
            self.refuse_unless(turns == self.players, "turns")
        else:
            in_turn = turns < self.players and (first + turns) % self.players == self.mover
            self.refuse_unless(in_turn, "turns")

    def _check_freed(self) -> None:
        self.refuse_unless(0 < self.number("step") <= self.players**2, "cursor")
        if self.freed:
            self.refuse_unless(self.number("verb") == NOWHERE, "verb")
            place = self.number("place")
            self.refuse_unless(0 <= place < self.lands, "place")
            self.refuse_unless(self.record["lands"][place]["holder"] == self.actor, "place")

    # ----- Orders (C3.5)

    def _check_order(self) -> None:
        verb, stage = self.number("verb"), self.number("stage")
        refuse_unless(verb != NOWHERE, "capitals-other-verb", step=self.decision.name.lower())
        if verb in (Verb.PEACE, Verb.TRADE):
            self._check_offer()
            return
        self.refuse_unless(self.actor == self.mover, "actor")
        steps = STEPS_OF.get(verb, ())
        fits = 0 <= stage < len(steps) and steps[stage] is self.decision
        refuse_unless(fits, "capitals-other-verb", step=self.decision.name.lower())
        self._check_loading(verb)
        earlier = steps[:stage]
        loaded = verb == Verb.SHIP and self.number("voyage") != NOWHERE
        if verb in _ATTACKS and earlier:
            self._check_target()
        for step in earlier:
            done = (loaded or verb in _ATTACKS) and stage > steps.index(Decision.NUMBER)
            if loaded and step == Decision.PLACE:
                continue
            if step in (Decision.UNITS, Decision.NUMBER, Decision.PLACE) and done:
                continue
            if step == Decision.COMMIT or (verb in _ATTACKS and step == Decision.TARGET):
                continue
            self._check_earlier(step)
        if self.decision is Decision.COMMIT and verb in _ATTACKS:
            stacks = self.record["stacks"][: self.record["stack_count"]]
            self.refuse_unless((stacks["sort"] >= COMMITTED).any(), "stack_count")

    def _check_earlier(self, step: Decision) -> None:
        """The answer that an earlier step was given is one that it allows."""
        from imperia.games.capitals.codes import AT, EXCHANGE, NUMBER, UNIT_CODES

        field, first = {
            Decision.PLACE: ("place", AT + 1),
            Decision.TARGET: ("target", AT + 1),
            Decision.UNITS: ("sort", UNIT_CODES),
            Decision.EXCHANGE: ("sort", EXCHANGE),
            Decision.NUMBER: ("number", NUMBER),
        }[step]
        answer = self.number(field)
        self.refuse_unless(answer >= 0, field)
        self.record["decision"] = step
        recheck_all(self.state)
        legal = OneRecord().legal(self.state, self.mover)
        self.record["decision"] = self.decision
        self.refuse_unless(first + answer in legal, field)

    def _check_loading(self, verb: int) -> None:
        """C9.5: the ship that is being loaded is the last thing under way."""
        seat, voyage = self.record["seats"][self.mover], self.number("voyage")
        if voyage == NOWHERE:
            late = self.decision in (Decision.COMMIT, Decision.TARGET) and verb == Verb.SHIP
            self.refuse_unless(not late, "voyage")
            return
        self.refuse_unless(verb == Verb.SHIP and voyage == seat["voyage_count"] - 1, "voyage")
        ship = seat["voyages"][voyage]
        fits = ship["kind"] == Voyage.SHIP and ship["origin"] == self.record["place"]
        self.refuse_unless(fits and ship["target"] == NO_TARGET, "voyage")
        place = self.number("place")
        self.refuse_unless(0 <= place < self.lands, "place")
        self.refuse_unless(self.record["lands"][place]["holder"] == self.mover, "place")

    def _check_target(self) -> None:
        """Of an attack: held by others, and beside every group."""
        verb, target = self.number("verb"), self.number("target")
        first, last = (0, self.lands) if verb == Verb.ATTACK else (self.lands, self.places)
        self.refuse_unless(first <= target < last, "target")
        held = self._held_by(target)
        self.refuse_unless(held not in (NOBODY, self.mover), "target")
        board = self.record["board"]
        around = set(board["beside"][board["first"][target] : board["shore"][target]].tolist())
        shore = set(board["beside"][board["shore"][target] : board["first"][target + 1]].tolist())
        for place, sort, _ in self.record["stacks"][: self.record["stack_count"]].tolist():
            if sort >= COMMITTED:
                kind = KIND_OF_SORT[sort - COMMITTED]
                self.refuse_unless(not FIRST_CAPTIVE <= kind < FIRST_SHIP, "stack_count")
                if place >= len(self.record["lands"]) + len(self.record["waters"]):
                    transports = self.record["seats"][self.mover]["transports"]
                    near = int(transports[place - self._aboard()]["sea"]) in shore and verb == Verb.ATTACK
                else:
                    near = place in around
                self.refuse_unless(near, "stack_count")

    def _aboard(self) -> int:
        return len(self.record["lands"]) + len(self.record["waters"])

    def _held_by(self, place: int) -> int:
        if place < self.lands:
            return int(self.record["lands"][place]["holder"])
        return int(self.record["waters"][place - self.lands]["fleet"])

    # ----- Offers (C13.9)

    def _check_offer(self) -> None:
        decision, verb = self.decision, self.number("verb")
        both = (Decision.PARTNER, Decision.AMOUNT, Decision.SEND, Decision.ANSWER)
        own = (Decision.PEACE, Decision.PAYER) if verb == Verb.PEACE else (Decision.GIVES, Decision.GETS)
        refuse_unless(decision in (*both, *own), "capitals-other-verb", step=decision.name.lower())
        for name in ("stage", "number"):
            self.refuse_unless(self.number(name) == 0, name)
        for name in ("place", "target", "sort", "voyage"):
            self.refuse_unless(self.number(name) == NOWHERE, name)
        asked = self.number("partner") if decision is Decision.ANSWER else self.mover
        self.refuse_unless(self.actor == asked, "actor")
        if decision is Decision.PARTNER:
            return
        self._check_partner()
        if verb == Verb.PEACE:
            self._check_peace()
        else:
            self._check_trade()

    def _check_partner(self) -> None:
        partner = self.number("partner")
        fits = 0 <= partner < self.players and partner != self.mover
        self.refuse_unless(fits and not self.record["seats"][partner]["out"], "partner")

    def _lands_in(self, field: str) -> set[int]:
        words = self.record[field].tolist()
        return {32 * n + bit for n, word in enumerate(words) for bit in range(32) if word >> bit & 1}

    def _check_peace(self) -> None:
        decision, payer = self.decision, self.number("payer")
        mine, theirs = self._lands_in("to_mover"), self._lands_in("to_partner")
        pair = (self.mover, self.number("partner"))
        self.refuse_unless(not mine & theirs, "to_mover")
        for lands, receiver, field in ((mine, pair[0], "to_mover"), (theirs, pair[1], "to_partner")):
            for land in lands:
                here = self.record["lands"][land]
                between = here["owner"] in pair and here["holder"] in pair
                changes = not here["owner"] == here["holder"] == receiver
                fits = between and changes and here["capital"] != here["holder"]
                self.refuse_unless(fits, field)
        self.refuse_unless(mine or theirs or decision is Decision.PEACE, "to_mover")
        self.refuse_unless(not self.record["goods"].any() and self.record["amounts"][1] == 0, "goods")
        if decision in (Decision.PEACE, Decision.PAYER):
            self.refuse_unless(payer == NOBODY, "payer")
        else:
            self.refuse_unless(payer in (NOBODY, *pair), "payer")
        self._check_amount(0, payer != NOBODY, self._currency(payer))
        self.refuse_unless(decision is not Decision.AMOUNT or payer != NOBODY, "payer")

    def _currency(self, seat: int) -> int:
        return 0 if seat == NOBODY else int(self.record["seats"][seat]["currency"])

    def _check_amount(self, side: int, named: bool, most: int) -> None:
        """What a side gives: asked for now, or as much as it has at most."""
        amount = int(self.record["amounts"][side])
        asked = self.decision is Decision.AMOUNT and amount == 0
        fits = 1 <= amount <= min(most, MOST_NUMBER) or (asked and most > 0)
        self.refuse_unless(fits if named else amount == 0, "amounts")

    def _check_trade(self) -> None:
        decision = self.decision
        mine, theirs = (int(good) for good in self.record["goods"])
        given, got = (int(amount) for amount in self.record["amounts"])
        for field in ("to_mover", "to_partner"):
            self.refuse_unless(not self.record[field].any(), field)
        self.refuse_unless(self.number("payer") == NOBODY, "payer")
        self._check_amount(0, mine != Good.NOTHING, self._stock(self.mover, mine))
        self._check_amount(1, theirs != Good.NOTHING, self._stock(self.number("partner"), theirs))
        if decision is Decision.GIVES:
            self.refuse_unless(mine == theirs == Good.NOTHING, "goods")
        elif decision is Decision.GETS:
            self.refuse_unless(theirs == Good.NOTHING, "goods")
        elif decision is Decision.AMOUNT:
            first = mine != Good.NOTHING and given == 0
            second = theirs != Good.NOTHING and got == 0
            self.refuse_unless(first != second and not (first and theirs != Good.NOTHING), "goods")
        else:
            self.refuse_unless(mine != Good.NOTHING or theirs != Good.NOTHING, "goods")

    def _stock(self, seat: int, good: int) -> int:
        mine = self.record["seats"][seat]
        names: Mapping[int, tuple[str, ...]] = {
            Good.CURRENCY: ("currency",),
            Good.FOOD: ("spare_food",),
            Good.FRUITS: ("fruits", "bought_fruits"),
            Good.ROADS: ("free_roads",),
        }
        return sum(int(mine[name]) for name in names.get(good, ()))

    # ----- Battles (C10, C15)

    def _check_battle(self) -> None:
        if self.decision is Decision.KEEP and self.record["battle"] == Aftermath.NONE:
            self._check_ceding()
            return
        for name in ("ceding", "ceded", *(_OFFER - {"verb"})):
            usual = NOBODY if name in ("partner", "payer") else 0
            self.refuse_unless(np.all(self.record[name] == usual), name)
        self.refuse_unless(self.record["battle"] == _BATTLES[self.decision], "battle")
        self._check_attack()
        target, victor = self.number("target"), self.number("victor")
        if self.decision is Decision.ROUND:
            self._check_round(target)
            return
        self.refuse_unless(target < self.lands, "target")
        self.refuse_unless(0 <= victor < self.players and victor == self.actor, "victor")
        self.refuse_unless(self._held_by(target) == victor, "target")
        loser = self.number("loser")
        sides = {self.number("attacker"), self.number("defender")}
        self.refuse_unless(loser != victor and {victor, loser} == sides, "loser")
        if self.decision is Decision.KEEP:
            self.refuse_unless(victor == self.mover, "victor")
            self._check_captives_there(target, victor)
            return
        self.refuse_unless(self.number("nation") == 0, "nation")
        if self.decision is Decision.PLUNDER:
            self.refuse_unless(victor == self.mover, "victor")
            here = self.record["lands"][target]
            self.refuse_unless(here["capital"] == NOBODY, "target")
            self.refuse_unless(self.number("march") <= self._currency(victor), "march")
        else:
            self._check_capture(target, victor, loser)

    def _check_attack(self) -> None:
        """By units, or from a ship."""
        verb, from_ship = self.number("verb"), bool(self.record["from_ship"])
        target = self.number("target")
        self.refuse_unless(0 <= target < self.places, "target")
        if from_ship:
            self.refuse_unless(verb == NOWHERE, "verb")
        else:
            fits = verb == (Verb.ATTACK if target < self.lands else Verb.SEA_ATTACK)
            refuse_unless(fits, "capitals-other-verb", step=self.decision.name.lower())
        self.refuse_unless(self.number("voyage") == NOWHERE, "voyage")
        self.refuse_unless(self.number("attacker") == self.mover, "attacker")
        defender = self.number("defender")
        fits = 0 <= defender < self.players or defender in (REBELS, REBELS + 1)
        self.refuse_unless(fits and defender != self.mover, "defender")
        self.refuse_unless(self.number("attackers") > 0, "attackers")
        self.refuse_unless(self.number("march") <= 2 * 6 * 65_535, "march")

    def _check_round(self, target: int) -> None:
        self.refuse_unless(not self.record["from_ship"], "from_ship")
        self.refuse_unless(self.actor == self.mover, "actor")
        for name in ("victor", "loser"):
            self.refuse_unless(self.number(name) == NOBODY, name)
        self._check_target()
        self.refuse_unless(self._held_by(target) == self.number("defender"), "defender")
        if target < self.lands:
            defended = self.record["lands"][target]["units"].any()
        else:
            defended = self.record["waters"][target - self.lands]["ships"].any()
        self.refuse_unless(defended and self.number("fought") > 0, "fought")
        stacks = self.record["stacks"][: self.record["stack_count"]]
        self.refuse_unless((stacks["sort"] >= COMMITTED).any(), "stack_count")

    def _check_capture(self, target: int, victor: int, loser: int) -> None:
        self.refuse_unless(0 <= loser < self.players, "loser")
        enemies = self.number("enemies")
        self.refuse_unless(self.number("fought") > 0, "fought")
        self.refuse_unless(enemies > 0, "enemies")
        lands = self.record["lands"][: self.lands]
        camps = (
            (lands["building"] == Building.CAMP) & (lands["owner"] == victor) & (lands["holder"] == victor)
        )
        self.refuse_unless(camps.any() and lands[target]["units"].any(), "victor")
        if self.decision is Decision.CAPTURE:
            room = 255 - int(self.record["captives"][:, loser].sum(dtype=int))
            self.refuse_unless(1 <= self.number("number") <= min(enemies, 10, room), "number")

    def _check_captives_there(self, land: int, keeper: int) -> None:
        nation = self.number("nation")
        fits = 0 <= nation < self.players and nation != keeper
        self.refuse_unless(fits and self.record["captives"][land, nation] > 0, "nation")

    def _check_ceding(self) -> None:
        """C13.6, C12.4: captives in land that another has got in peace, or with its rebels."""
        land, verb = self.number("ceding") - 1, self.number("verb")
        self.refuse_unless(0 <= land < self.lands, "ceding")
        self.refuse_unless(self._held_by(land) == self.actor, "ceding")
        for name, usual in BATTLE:
            self.refuse_unless(self.number(name) == usual, name)
        self._check_captives_there(land, self.actor)
        if verb == Verb.BRIBE:
            for name in _OFFER - {"verb"} | {"ceded"}:
                usual = NOBODY if name in ("partner", "payer") else 0
                self.refuse_unless(np.all(self.record[name] == usual), name)
            self.refuse_unless(self.number("place") == land, "place")
            return
        refuse_unless(verb == Verb.PEACE, "capitals-other-verb", step="keep")
        self._check_partner()
        ceded = self._lands_in("ceded")
        self.refuse_unless(land in ceded, "ceding")
        pair = (self.mover, self.number("partner"))
        self.refuse_unless(all(self._held_by(each) in pair for each in ceded), "ceded")
        self.refuse_unless(self.number("payer") in (NOBODY, *pair), "payer")

    # ----- What is named one by one, results, findings, auctions

    def _check_task(self) -> None:
        task, left = self.number("task"), self.number("left")
        self.refuse_unless(task in _TASKS[self.decision], "task")
        self.refuse_unless(1 <= left <= _MOST_LEFT[Task(task)], "left")
        self.refuse_unless(self.number("task_seat") == self.actor, "task_seat")
        if task in (Task.REVOLT, Task.HUNGER):
            self.refuse_unless(self.actor == self.mover, "actor")
        if self.decision is Decision.MARKED_BUILDING:
            place = self.number("place")
            self.refuse_unless(0 <= place < self.lands, "place")
            self._check_earlier_marker(place)

    def _check_earlier_marker(self, place: int) -> None:
        here = self.record["lands"][place]
        own = here["owner"] == here["holder"] == self.actor and here["capital"] == NOBODY
        self.refuse_unless(own and not here["marks"] & 4, "place")

    def _check_result(self) -> None:
        self.refuse_unless(self.number("result") == _RESULTS[self.decision], "result")
        self.refuse_unless(self.number("result_seat") == self.actor, "result_seat")
        mine, again = self.record["seats"][self.actor], self.number("again")
        self.refuse_unless(again == 2 or self.actor == self.mover, "result_seat")
        voyage = self.number("voyage")
        if self.decision is Decision.LONGER:
            room = mine["voyage_count"] < len(mine["voyages"]) and mine["currency"] >= LONGER_PRICE
            self.refuse_unless(room, "decision")
            self.refuse_unless(again == 2 or 0 <= voyage <= mine["voyage_count"], "voyage")
        elif self.decision is Decision.LEVEL_OR_PRICE:
            self.refuse_unless(mine["level"] < 3, "decision")
            self.refuse_unless(self._held_by(int(mine["capital"])) == self.actor, "decision")

    def _check_finding(self) -> None:
        savages = self.decision is Decision.SAVAGES
        place, finding = self.number("place"), self.number("finding")
        self.refuse_unless(self.actor == self.mover, "actor")
        self.refuse_unless(0 <= place < self.lands, "place")
        here = self.record["lands"][place]
        own = here["owner"] == here["holder"] == self.actor and here["capital"] == NOBODY
        self.refuse_unless(own, "place")
        if savages:
            self.refuse_unless(finding == Finding.SAVAGES and here["units"].any(), "finding")
            self.refuse_unless(1 <= self.number("savages") <= 10, "savages")
        else:
            self.refuse_unless(finding in (Finding.RARE_MINERAL, Finding.COMMON_MINERAL), "finding")
            price = 10 if finding == Finding.RARE_MINERAL else 6
            self.refuse_unless(self._currency(self.actor) >= price, "finding")

    def _check_auction(self) -> None:
        auction, least = self.number("auction"), self.number("least_bid")
        if auction == Auction.CAPTAIN:
            self.refuse_unless(least == 1, "least_bid")
            fits = self.record["result"] == Result.CAPTAIN and self.record["result_seat"] == self.mover
            self.refuse_unless(fits and self.record["again"] == 0, "result")
            self.refuse_unless(self.number("verb") == NOWHERE, "verb")
            room = self.record["seats"][self.mover]["voyage_count"]
            self.refuse_unless(0 <= self.number("voyage") <= room, "voyage")
        else:
            self.refuse_unless(auction == Auction.REBELS, "auction")
            place = self.number("place")
            self.refuse_unless(0 <= place < self.lands, "place")
            here = self.record["lands"][place]
            rebels = int(here["units"][0])
            fits = here["holder"] == REBELS and rebels <= REBELS_THAT_CAN_BE_BOUGHT
            self.refuse_unless(fits, "place")
            self.refuse_unless(least == BRIBE * rebels, "least_bid")
            self.refuse_unless(self.record["result"] == NOWHERE, "result")
            refuse_unless(self.number("verb") == Verb.BRIBE, "capitals-other-verb", step="bid")
        self._check_bids(least)

    def _check_bids(self, least: int) -> None:
        waiting = 0
        for seat, mine in enumerate(self.record["seats"][: self.players]):
            bid, most = int(mine["bid"]), min(int(mine["currency"]), MOST_NUMBER)
            must = seat == self.mover and self.record["auction"] == Auction.REBELS
            if mine["out"] or mine["currency"] < least:
                fits = bid == 0
            else:
                fits = bid == NOT_YET or least <= bid <= most or (bid == 0 and not must)
            self.refuse_unless(fits and not (must and most < least), "least_bid")
            waiting += bid == NOT_YET
        self.refuse_unless(waiting, "least_bid")


def can_have_dealt(cards: list[int], number: int, dealt_with: int, out: list[bool], dealing: bool) -> bool:
    """C14.3: whether a seat can have dealt these."""
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
