"""Sealed bids for the first turn: all bid in secret, all bids are shown together, the highest wins."""

from __future__ import annotations

from typing import Protocol

from imperia.games.shared.names import NOT_YET, SEALED, Tie
from imperia.kernel.chance import Chance, below
from imperia.kernel.journal import Journalled, tell
from imperia.kernel.record import Many
from imperia.kernel.rule import rule


class Bidder(Protocol):
    coins: int
    bid: int


class BiddingOptions(Protocol):
    players: int
    tie: int
    youngest: int


class HasBids(Journalled, Protocol):
    @property
    def options(self) -> BiddingOptions: ...
    @property
    def chance(self) -> Chance: ...
    @property
    def seats(self) -> Many[Bidder]: ...


@rule
def bidders(state: HasBids) -> int:
    """The seats that still owe a bid, as bits."""
    seats = 0
    for seat in range(state.options.players):
        if state.seats[seat].bid == NOT_YET:
            seats |= 1 << seat
    return seats


@rule
def winner_of_the_bid(state: HasBids, tie_by_lot: int) -> int:
    """Of the highest bidders the youngest, or one by lot, which is told as the event `tie_by_lot`."""
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
def seal_bids_of_others(state: HasBids, seat: int) -> None:
    """While bids are under way a seat sees that others have bid, and not how much."""
    for other in range(state.options.players):
        if other != seat and state.seats[other].bid != NOT_YET:
            state.seats[other].bid = SEALED


@rule
def deal_bids_of_others(state: HasBids, seat: int) -> None:
    """Bids that the others may have given."""
    for other in range(state.options.players):
        if other != seat and state.seats[other].bid != NOT_YET:
            state.seats[other].bid = below(state.chance, state.seats[other].coins + 1)
