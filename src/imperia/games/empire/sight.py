"""What a seat knows: the order of the deck and bids under way are hidden, everything else is open."""

from __future__ import annotations

from imperia.games.eight_minutes.bidding import deal_bids_of_others, seal_bids_of_others
from imperia.games.empire.names import Decision
from imperia.games.empire.state import State
from imperia.kernel.orders import Orders
from imperia.kernel.rule import rule

_orders = Orders("empire", State)
forget_orders, deal_orders_again = _orders.forget, _orders.deal_again


@rule
def observe(state: State, seat: int) -> None:
    """Blank what the seat may not know."""
    forget_orders(state)
    if state.decision == Decision.BID:
        seal_bids_of_others(state, seat)


@rule
def redeal(state: State, seat: int, low: int, high: int) -> None:
    """Make another deal that the seat could be in: the deck in a new order, and new bids of the others."""
    deal_orders_again(state, low, high)
    if state.decision == Decision.BID:
        deal_bids_of_others(state, seat)
