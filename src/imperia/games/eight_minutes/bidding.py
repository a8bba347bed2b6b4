"""Sealed bids for the first turn: all bid in secret, all bids are shown together, the highest wins."""

from __future__ import annotations

from imperia.games.eight_minutes.names import NOT_YET, SEALED, Refusal, Tie
from imperia.games.eight_minutes.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.chance import below
from imperia.kernel.journal import tell
from imperia.kernel.rule import rule


@rule
def bidders(state: State) -> int:
    """The seats that still owe a bid, as bits."""
    seats = 0
    for seat in range(state.options.players):
        if state.seats[seat].bid == NOT_YET:
            seats |= 1 << seat
    return seats


@rule
def why_not_bid(state: State, seat: int, coins: int) -> int:
    return Refusal.BID_ABOVE_COINS if coins > state.seats[seat].coins else ALLOWED


@rule
def give_bid(state: State, seat: int, coins: int, told: int) -> bool:
    """Note a bid, which nobody sees before all bids are in; returns whether they are."""
    state.seats[seat].bid = coins
    tell(state, told, seat, coins)
    return bidders(state) == 0


@rule
def show_bids(state: State, shown: int, tie_by_lot: int, won: int) -> int:
    """Show all bids; the highest bidder pays, the others pay nothing. Returns the winner. The other
    arguments are the numbers of the events that are told."""
    for seat in range(state.options.players):
        tell(state, shown, seat, state.seats[seat].bid)
    winner = winner_of_the_bid(state, tie_by_lot)
    paid = state.seats[winner].bid
    state.seats[winner].coins -= paid
    tell(state, won, winner, paid)
    state.actor = winner
    return winner


@rule
def winner_of_the_bid(state: State, tie_by_lot: int) -> int:
    """The youngest of the highest bidders (the first from `youngest` on), or one of them by lot, which is
    told as the event `tie_by_lot`."""
    players = state.options.players
    highest = 0
    for seat in range(players):
        highest = max(highest, state.seats[seat].bid)
    tied = 0
    for seat in range(players):
        tied += state.seats[seat].bid == highest
    skip = 0
    if tied > 1 and state.options.tie == Tie.DIE:
        skip = below(state.chance, tied)
    seat = state.options.youngest
    while state.seats[seat].bid != highest or skip > 0:
        if state.seats[seat].bid == highest:
            skip -= 1
        seat = (seat + 1) % players
    if tied > 1 and state.options.tie == Tie.DIE:
        tell(state, tie_by_lot, seat)
    return seat


@rule
def seal_bids_of_others(state: State, seat: int) -> None:
    """While bids are under way a seat sees that others have bid, but not how much."""
    for other in range(state.options.players):
        if other != seat and state.seats[other].bid != NOT_YET:
            state.seats[other].bid = SEALED


@rule
def deal_bids_of_others(state: State, seat: int) -> None:
    """Deal bids that the others may have given."""
    for other in range(state.options.players):
        if other != seat and state.seats[other].bid != NOT_YET:
            state.seats[other].bid = below(state.chance, state.seats[other].coins + 1)
