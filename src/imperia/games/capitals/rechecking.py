"""What a record keeps for speed, worked out anew for a composed position."""

from __future__ import annotations

from imperia.games.capitals.names import Aftermath, Auction, Decision, Phase
from imperia.games.capitals.offering import offer_answers
from imperia.games.capitals.provinces import find_connected
from imperia.kernel.bits import clear
from imperia.kernel.entries import Records
from imperia.kernel.rule import entry


@entry
def recheck_all(states: Records) -> None:
    for i in range(len(states)):
        clear(states[i].reached)
        state = states[i]
        settled = (
            state.decision != Decision.OVER
            and state.battle == Aftermath.NONE
            and state.auction == Auction.NONE
            and state.ceding == state.task == 0
        )
        if state.phase == Phase.ACTIONS and settled:
            find_connected(states[i], states[i].mover)
        offer_answers(states[i])
