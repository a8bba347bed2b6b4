"""Orders and offers that are being given (C3.5, C13.9): each earlier answer is tried again."""

from __future__ import annotations

from collections.abc import Mapping

from imperia.games.capitals.composing_examined import ATTACKS, Examined
from imperia.games.capitals.kinds_of_order import STEPS_OF
from imperia.games.capitals.names import (
    COMMITTED,
    NO_TARGET,
    NOBODY,
    NOWHERE,
    Decision,
    Verb,
    Voyage,
)
from imperia.games.capitals.pieces import (
    MOST_NUMBER,
    Good,
)
from imperia.games.capitals.rechecking import recheck_all
from imperia.games.shared.keywords import refuse_unless
from imperia.kernel.one import OneRecord

ORDERS = frozenset(
    {
        *(Decision.PLACE, Decision.UNITS, Decision.NUMBER, Decision.TARGET, Decision.COMMIT),
        *(Decision.EXCHANGE, Decision.BUILDING, Decision.PARTNER, Decision.PEACE, Decision.PAYER),
        *(Decision.GIVES, Decision.GETS, Decision.AMOUNT, Decision.SEND, Decision.ANSWER),
    }
)
OFFERS = frozenset(
    {
        *(Decision.PEACE, Decision.PAYER, Decision.GIVES, Decision.GETS, Decision.AMOUNT),
        *(Decision.SEND, Decision.ANSWER),
    }
)
OFFER = frozenset({"verb", "partner", "payer", "goods", "amounts", "to_mover", "to_partner"})  # fields


class Orders(Examined):
    def check(self) -> None:
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
        if verb in ATTACKS and earlier:
            self.check_target()
        for step in earlier:
            done = (loaded or verb in ATTACKS) and stage > steps.index(Decision.NUMBER)
            if loaded and step == Decision.PLACE:
                continue
            if step in (Decision.UNITS, Decision.NUMBER, Decision.PLACE) and done:
                continue
            if step == Decision.COMMIT or (verb in ATTACKS and step == Decision.TARGET):
                continue
            self._check_earlier(step)
        if self.decision is Decision.COMMIT and verb in ATTACKS:
            stacks = self.record["stacks"][: self.record["stack_count"]]
            self.refuse_unless((stacks["sort"] >= COMMITTED).any(), "stack_count")

    def _check_earlier(self, step: Decision) -> None:
        """The answer that was given at an earlier step must be one that the step allows."""
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
        self.check_partner()
        if verb == Verb.PEACE:
            self._check_peace()
        else:
            self._check_trade()

    def _check_peace(self) -> None:
        decision, payer = self.decision, self.number("payer")
        mine, theirs = self.lands_in("to_mover"), self.lands_in("to_partner")
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
        self._check_amount(0, payer != NOBODY, self.currency(payer))
        self.refuse_unless(decision is not Decision.AMOUNT or payer != NOBODY, "payer")

    def _check_amount(self, side: int, named: bool, most: int) -> None:
        """The amount that a side gives is either asked for now, or no more than the side has."""
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
