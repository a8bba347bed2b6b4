"""What a seat knows (F5.5): everything but the order of the stacks and which craftsman comes next.

Anyone can work out from what lies open which tiles are in a stack and which craftsmen are left, so a seat
knows no more than a spectator.
"""

from __future__ import annotations

from imperia.games.founders.state import State
from imperia.kernel.orders import Orders
from imperia.kernel.rule import rule

_orders = Orders("founders", State)
forget_orders, deal_orders_again = _orders.forget, _orders.deal_again


@rule
def observe(state: State, seat: int) -> None:
    forget_orders(state)


@rule
def redeal(state: State, seat: int, low: int, high: int) -> None:
    deal_orders_again(state, low, high)
