"""What is asked in a composed position, and whether everything that its answers will read goes with it.

Rules trust what earlier steps have left in the record, and compiled ones check no bounds: so each earlier
answer of an order is tried again here, and what no step can have left is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from imperia.games.capitals.composing_battles import BATTLES, Battles
from imperia.games.capitals.composing_examined import ATTACKS, Examined
from imperia.games.capitals.composing_orders import OFFER, OFFERS, ORDERS, Orders
from imperia.games.capitals.composing_settling import RESULTS, TASKS, Settling
from imperia.games.capitals.names import (
    COMMITTED,
    LANDING_SHIP,
    NOBODY,
    NOT_YET,
    NOWHERE,
    Aftermath,
    Auction,
    Decision,
    Phase,
    Task,
)
from imperia.games.capitals.position import BATTLE, ORDER, PLACES, SETTLING
from imperia.games.shared.keywords import refuse_unless

_ARRIVING = frozenset(
    {Decision.MINERAL, Decision.SAVAGES, *RESULTS, Decision.MARKER, Decision.MARKED_BUILDING}
)
_PARTS: Mapping[Decision, type[Orders | Battles | Settling]] = {
    **dict.fromkeys(ORDERS, Orders),
    **dict.fromkeys(BATTLES, Battles),
    **dict.fromkeys((*TASKS, *RESULTS, Decision.MINERAL, Decision.SAVAGES, Decision.BID), Settling),
}

# The keywords that may be given while a decision is asked; all others are blank then.
_ORDER = frozenset(name for name, _ in (*ORDER, *PLACES))
_BATTLE = frozenset(name for name, _ in BATTLE) | _ORDER | {"nation"}
_RESULT = frozenset({"result_seat", "result", "again", "voyage"})
_TASK = frozenset({"task", "task_seat", "left"})
_SPEAKING: Mapping[Decision, frozenset[str]] = {
    Decision.MINERAL: frozenset({"place", "finding"}),
    Decision.SAVAGES: frozenset({"place", "finding", "savages"}),
    **dict.fromkeys(RESULTS, _RESULT),
    **dict.fromkeys((Decision.MARKER, Decision.REVOLT, Decision.LOSS), _TASK),
    Decision.MARKED_BUILDING: _TASK | {"place"},
    Decision.GIVE_UP_WHAT: frozenset({"place"}),
    Decision.FREED: frozenset({"cursor"}),
    Decision.BID: _RESULT | {"auction", "least_bid", "verb", "place", "stage"},
    **dict.fromkeys(BATTLES, _BATTLE),
    Decision.KEEP: _BATTLE | OFFER | {"ceding", "ceded"},
    **dict.fromkeys(ORDERS, _ORDER),
    Decision.UNITS: _ORDER | {"cursor"},
    **dict.fromkeys(OFFERS, OFFER),
}
_BLANK: tuple[tuple[str, str, int], ...] = (
    *((name, name, int(usual)) for name, usual in (*ORDER, *PLACES, *BATTLE, *SETTLING)),
    ("cursor", "step", 0),
    *((name, name, 0) for name in ("goods", "amounts", "to_mover", "to_partner", "ceded")),
)


def usual_phase(decision: Decision, given: Mapping[str, Any]) -> Phase:
    """The part of a round in which the decision is asked."""
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
    """The numbers that go without saying when this decision is asked."""
    if decision in RESULTS:
        return {"result": RESULTS[decision], "result_seat": actor}
    if decision in TASKS:
        return {"task": TASKS[decision][0], "task_seat": actor, "left": 1}
    if decision in BATTLES and decision is not Decision.KEEP:
        return {"battle": BATTLES[decision]}
    return {}


class Asked(Examined):
    """What is asked; `check` refuses whatever does not go with the decision."""

    @property
    def freed(self) -> bool:
        return self.decision is Decision.UNITS and self.record["phase"] == Phase.CARDS

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
        elif self.decision in _PARTS:
            _PARTS[self.decision](self.state, self.decision, self.players).check()
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
        if self.number("verb") in ATTACKS:
            speaking |= {"march"}
        for name, field, usual in _BLANK:
            self.refuse_unless(name in speaking or np.all(self.record[field] == usual), name)
        stacks = self.record["stacks"][: self.record["stack_count"]]
        attacking = self.decision in (Decision.ROUND, Decision.COMMIT) or self.number("verb") in ATTACKS
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
        elif decision in BATTLES:
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
