"""The deck of cards: its top is `deck[deck_left - 1]`; 0 is no card."""

from __future__ import annotations

from typing import Protocol

from imperia.kernel.record import Numbers
from imperia.kernel.rule import rule


class HasDeck(Protocol):
    deck_left: int

    @property
    def deck(self) -> Numbers: ...


class HasRow(Protocol):
    @property
    def row(self) -> Numbers: ...


@rule
def draw_card(state: HasDeck) -> int:
    state.deck_left -= 1
    card = state.deck[state.deck_left]
    state.deck[state.deck_left] = 0
    return card


@rule
def put_deck_in_order(state: HasDeck) -> None:
    """Which cards are left is open to all: only their order is not."""
    for place in range(1, state.deck_left):
        card = state.deck[place]
        hole = place
        while hole > 0 and state.deck[hole - 1] > card:
            state.deck[hole] = state.deck[hole - 1]
            hole -= 1
        state.deck[hole] = card


@rule
def close_the_gap(state: HasRow) -> None:
    """The cards of the row move left over the place of the one that was taken; the last place is free."""
    gap = 0
    while state.row[gap] != 0:
        gap += 1
    for slot in range(gap, len(state.row) - 1):
        state.row[slot] = state.row[slot + 1]
    state.row[len(state.row) - 1] = 0
