"""What a seat knows: everything but the order of the deck, bids under way and face-down tokens."""

from __future__ import annotations

from imperia.games.eight_minutes.bidding import deal_bids_of_others, seal_bids_of_others
from imperia.games.legends.names import Decision
from imperia.games.legends.pieces import Token
from imperia.games.legends.sides import REGIONS
from imperia.games.legends.state import State
from imperia.kernel.chance import one_of_bits, start_stream
from imperia.kernel.orders import Orders
from imperia.kernel.rule import rule

_orders = Orders("legends", State)
forget_orders, deal_orders_again = _orders.forget, _orders.deal_again


@rule
def observe(state: State, seat: int) -> None:
    """Blank what the seat may not know."""
    forget_orders(state)
    if state.decision == Decision.BID:
        seal_bids_of_others(state, seat)
    unknown = unknown_to(state, seat)
    for region in range(REGIONS):
        if (unknown >> region) & 1:
            state.tokens[region] = 1 + Token.FACE_DOWN


@rule
def unknown_to(state: State, seat: int) -> int:
    """The face-down tokens that the seat (or a spectator) has not looked at, as bits (L8.2)."""
    return state.board.face_down & ~(state.seats[seat].known if seat >= 0 else 0)


@rule
def redeal(state: State, seat: int, low: int, high: int) -> None:
    """Make another deal that the seat could be in: a new order of the deck, new hidden bids and tokens."""
    if state.decision > Decision.NEUTRAL:
        deal_orders_again(state, low, high)
    else:  # nothing is shuffled yet (L3.6)
        start_stream(state.chance, low, high)
    if state.decision == Decision.BID:
        deal_bids_of_others(state, seat)
    put_tokens_in_order(state, unknown_to(state, seat))  # so that the outcome depends only on what is known
    shuffle_tokens(state, unknown_to(state, seat))


@rule
def put_tokens_in_order(state: State, regions: int) -> None:
    """Sort the tokens of these regions: the lowest number goes into the first region."""
    for region in range(REGIONS):
        if (regions >> region) & 1:
            for other in range(region):
                if (regions >> other) & 1 and state.tokens[other] > state.tokens[region]:
                    swap_tokens(state, region, other)


@rule
def shuffle_tokens(state: State, regions: int) -> None:
    """Put the tokens of these regions into random order."""
    seen = 0
    for region in range(REGIONS):
        if (regions >> region) & 1:
            seen += 1
            swap_tokens(state, region, one_of_bits(state.chance, regions, seen))


@rule
def swap_tokens(state: State, one: int, other: int) -> None:
    token = state.tokens[one]
    state.tokens[one] = state.tokens[other]
    state.tokens[other] = token
