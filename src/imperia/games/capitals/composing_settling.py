"""Things named one by one, results, findings and auctions, in a composed position."""

from __future__ import annotations

from imperia.games.capitals.composing_examined import Examined
from imperia.games.capitals.names import (
    NOBODY,
    NOT_YET,
    NOWHERE,
    REBELS,
    Auction,
    Decision,
    Task,
    Verb,
)
from imperia.games.capitals.pieces import (
    BRIBE,
    LONGER_PRICE,
    MOST_NUMBER,
    REBELS_THAT_CAN_BE_BOUGHT,
    Finding,
    Result,
)
from imperia.games.shared.keywords import refuse_unless

RESULTS = {
    Decision.ROAD_LOST: Result.ROAD_LOST,
    Decision.PALM: Result.PALM,
    Decision.LONGER: Result.LONGER_VOYAGE,
    Decision.LEVEL_OR_PRICE: Result.CAPITAL_LEVEL,
}
TASKS = {
    Decision.REVOLT: (Task.REVOLT,),
    Decision.LOSS: (Task.HUNGER, Task.LOSSES),
    Decision.MARKER: (Task.MARKERS,),
    Decision.MARKED_BUILDING: (Task.MARKERS,),
}
_MOST_LEFT = {Task.REVOLT: 10, Task.HUNGER: 6, Task.LOSSES: 4, Task.MARKERS: 2}


class Settling(Examined):
    def check(self) -> None:
        if self.decision in TASKS:
            self._check_task()
        elif self.decision in RESULTS:
            self._check_result()
        elif self.decision in (Decision.MINERAL, Decision.SAVAGES):
            self._check_finding()
        else:
            self._check_auction()

    def _check_task(self) -> None:
        task, left = self.number("task"), self.number("left")
        self.refuse_unless(task in TASKS[self.decision], "task")
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
        self.refuse_unless(self.number("result") == RESULTS[self.decision], "result")
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
            self.refuse_unless(self.held_by(int(mine["capital"])) == self.actor, "decision")

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
            self.refuse_unless(self.currency(self.actor) >= price, "finding")

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
