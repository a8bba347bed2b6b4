"""The deck of cards: its top is `deck[deck_left - 1]`; 0 is no card."""

from __future__ import annotations

from imperia.games.eight_minutes.state import State
from imperia.kernel.rule import rule


@rule
def draw_card(state: State) -> int:
    state.deck_left -= 1
    card = state.deck[state.deck_left]
    state.deck[state.deck_left] = 0
    return card


@rule
def close_the_gap(state: State) -> None:
    """The cards of the row move left into the place of the one that was taken; the last place is then
    free."""
    gap = 0
    while state.row[gap] != 0:
        gap += 1
    for slot in range(gap, len(state.row) - 1):
        state.row[slot] = state.row[slot + 1]
    state.row[len(state.row) - 1] = 0
