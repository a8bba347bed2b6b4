"""What the checks of a composed position look at, whatever is asked in it."""

from __future__ import annotations

from typing import Any

import numpy as np

from imperia.games.capitals.names import (
    COMMITTED,
    FIRST_CAPTIVE,
    FIRST_SHIP,
    KIND_OF_SORT,
    NOBODY,
    Decision,
    Verb,
)
from imperia.games.setting import Record
from imperia.games.shared.keywords import refuse_unless

ATTACKS = (Verb.ATTACK, Verb.SEA_ATTACK)


class Examined:
    """The record as far as it is filled in."""

    def __init__(self, state: Record, decision: Decision, players: int) -> None:
        self.state = state
        self.record: Any = state[0]
        self.decision = decision
        self.players = players
        self.lands = int(self.record["board"]["lands"])
        self.places = self.lands + int(self.record["board"]["seas"])
        self.mover = int(self.record["mover"])
        self.actor = int(self.record["actor"])

    def number(self, field: str) -> int:
        return int(self.record[field])

    def refuse_unless(self, fine: Any, *fields: str) -> None:
        """The first of the fields is the one a reader should look at."""
        where = fields[0]
        refuse_unless(fine, "capitals-strange-number", field=where, number=self._said(where))

    def _said(self, field: str) -> int:
        value = self.record[{"cursor": "step"}.get(field, field)]
        return int(np.max(value))

    def held_by(self, place: int) -> int:
        if place < self.lands:
            return int(self.record["lands"][place]["holder"])
        return int(self.record["waters"][place - self.lands]["fleet"])

    def currency(self, seat: int) -> int:
        return 0 if seat == NOBODY else int(self.record["seats"][seat]["currency"])

    def lands_in(self, field: str) -> set[int]:
        words = self.record[field].tolist()
        return {32 * n + bit for n, word in enumerate(words) for bit in range(32) if word >> bit & 1}

    def check_partner(self) -> None:
        partner = self.number("partner")
        fits = 0 <= partner < self.players and partner != self.mover
        self.refuse_unless(fits and not self.record["seats"][partner]["out"], "partner")

    def check_target(self) -> None:
        """The target of an attack must be held by others and lie beside every group."""
        verb, target = self.number("verb"), self.number("target")
        first, last = (0, self.lands) if verb == Verb.ATTACK else (self.lands, self.places)
        self.refuse_unless(first <= target < last, "target")
        held = self.held_by(target)
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
