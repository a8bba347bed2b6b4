"""Battles and what follows them (C10, C15), in a composed position."""

from __future__ import annotations

import numpy as np

from imperia.games.capitals.composing_examined import Examined
from imperia.games.capitals.composing_orders import OFFER
from imperia.games.capitals.names import (
    COMMITTED,
    NOBODY,
    NOWHERE,
    REBELS,
    Aftermath,
    Decision,
    Verb,
)
from imperia.games.capitals.pieces import (
    Building,
)
from imperia.games.capitals.position import BATTLE
from imperia.games.shared.keywords import refuse_unless

BATTLES = {
    Decision.ROUND: Aftermath.ROUNDS,
    Decision.KEEP: Aftermath.CAPTIVES_THERE,
    Decision.PLUNDER: Aftermath.CAPTURE,
    Decision.TRY_CAPTURE: Aftermath.CAPTIVES_REVOLT,
    Decision.CAPTURE: Aftermath.CAPTIVES_REVOLT,
}


class Battles(Examined):
    def check(self) -> None:
        if self.decision is Decision.KEEP and self.record["battle"] == Aftermath.NONE:
            self._check_ceding()
            return
        for name in ("ceding", "ceded", *(OFFER - {"verb"})):
            usual = NOBODY if name in ("partner", "payer") else 0
            self.refuse_unless(np.all(self.record[name] == usual), name)
        self.refuse_unless(self.record["battle"] == BATTLES[self.decision], "battle")
        self._check_attack()
        target, victor = self.number("target"), self.number("victor")
        if self.decision is Decision.ROUND:
            self._check_round(target)
            return
        self.refuse_unless(target < self.lands, "target")
        self.refuse_unless(0 <= victor < self.players and victor == self.actor, "victor")
        self.refuse_unless(self.held_by(target) == victor, "target")
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
            self.refuse_unless(self.number("march") <= self.currency(victor), "march")
        else:
            self._check_capture(target, victor, loser)

    def _check_attack(self) -> None:
        """Check an attack by units, or from a ship."""
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
        self.check_target()
        self.refuse_unless(self.held_by(target) == self.number("defender"), "defender")
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
        """C13.6, C12.4: captives in land that a seat has got from another in peace, or together with its
        rebels."""
        land, verb = self.number("ceding") - 1, self.number("verb")
        self.refuse_unless(0 <= land < self.lands, "ceding")
        self.refuse_unless(self.held_by(land) == self.actor, "ceding")
        for name, usual in BATTLE:
            self.refuse_unless(self.number(name) == usual, name)
        self._check_captives_there(land, self.actor)
        if verb == Verb.BRIBE:
            for name in OFFER - {"verb"} | {"ceded"}:
                usual = NOBODY if name in ("partner", "payer") else 0
                self.refuse_unless(np.all(self.record[name] == usual), name)
            self.refuse_unless(self.number("place") == land, "place")
            return
        refuse_unless(verb == Verb.PEACE, "capitals-other-verb", step="keep")
        self.check_partner()
        ceded = self.lands_in("ceded")
        self.refuse_unless(land in ceded, "ceding")
        pair = (self.mover, self.number("partner"))
        self.refuse_unless(all(self.held_by(each) in pair for each in ceded), "ceded")
        self.refuse_unless(self.number("payer") in (NOBODY, *pair), "payer")
