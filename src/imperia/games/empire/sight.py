"""What a seat knows: the order of the deck and bids under way are hidden, all else is open."""

from __future__ import annotations

from imperia.games.eight_minutes.bidding import deal_bids_of_others, seal_bids_of_others
from imperia.games.eight_minutes.deck import put_deck_in_order
from imperia.games.empire.names import Decision
from imperia.games.empire.state import State
from imperia.kernel.chance import shuffle, start_stream
from imperia.kernel.rule import rule


@rule
def observe(state: State, seat: int) -> None:
    """Blank what the seat may not know. Which cards are left is open to all: only their order goes."""
    start_stream(state.chance, 0, 0)
    put_deck_in_order(state)
    if state.decision == Decision.BID:
        seal_bids_of_others(state, seat)


@rule
def redeal(state: State, seat: int, low: int, high: int) -> None:
    """Another deal that the seat could be in: the deck in a new order, bids of others anew."""
    put_deck_in_order(state)  # so that the outcome depends on the seed and on what is known alone
    start_stream(state.chance, low, high)
    shuffle(state.chance, state.deck, state.deck_left)
    if state.decision == Decision.BID:
        deal_bids_of_others(state, seat)
