"""What follows an auction and a peace (C13.6, C13.10, C15.3)."""

from __future__ import annotations

from imperia.games.capitals.aftermath import holds_all_capitals
from imperia.games.capitals.arrivals import begin_result, end_result
from imperia.games.capitals.asking import ask
from imperia.games.capitals.captives import free_own_men
from imperia.games.capitals.names import NOBODY, Auction, Decision, Event
from imperia.games.capitals.offers import bidders, close_auction, forget_offer
from imperia.games.capitals.pieces import Result, Unit
from imperia.games.capitals.stacks import add
from imperia.games.capitals.state import State
from imperia.kernel.bits import has
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import rule

ROLLED_AGAIN, BOUGHT = 1, 2  # the result of a captain: by the owner of the expedition, by a buyer

# ----- Auctions (C13.10)


@rule
def settle_auction(state: State) -> None:
    if bidders(state):
        ask(state, Decision.BID, NOBODY)
        return
    auction, opener = state.auction, state.mover
    buyer = close_auction(state)
    if auction == Auction.CAPTAIN:
        state.again = ROLLED_AGAIN if buyer == NOBODY else BOUGHT
        begin_result(state, opener if buyer == NOBODY else buyer)
        if state.result == Result.CAPTAIN:
            end_result(state)
    else:
        buy_rebels(state, buyer, state.place)


@rule
def buy_rebels(state: State, seat: int, land: int) -> None:
    """C12.4: the buyer becomes owner and holder; the rebels become infantry of the buyer, without points."""
    province = state.lands[land]
    number = province.units[Unit.INFANTRY]
    province.owner = seat
    province.holder = seat
    if seat == state.mover:
        province.units[Unit.INFANTRY] = 0
        add(state, land, Unit.INFANTRY, 0, number)
    tell(state, Event.REBELS_BOUGHT, seat, land + 1, number)
    state.ceding = land + 1
    state.nation = 0


# ----- Captives of land that changes hands in peace (C13.6, C15.3)


@rule
def ask_about_ceded_captives(state: State) -> None:
    land = state.ceding - 1
    seat = state.lands[land].holder
    while state.nation < state.options.players:
        number = state.captives[land, state.nation]
        if number > 0 and state.nation == seat:
            free_own_men(state, seat, land)
        elif number > 0:
            ask(state, Decision.KEEP, seat)
            return
        state.nation += 1
    state.nation = 0
    state.ceding = next_ceded(state, land + 1)
    if state.ceding == 0:
        forget_offer(state)
        for receiver in range(state.options.players):  # C16.3: a capital may be handed over
            if holds_all_capitals(state, receiver):
                state.winner = receiver


@rule
def next_ceded(state: State, first: int) -> int:
    for land in range(first, state.board.lands):
        if state.partner != NOBODY and has(state.ceded, land):
            return land + 1
    return 0
