"""From an empty table to the first turn: equipping seats, the row, neutral armies."""

from __future__ import annotations

from imperia.games.eight_minutes.deck import draw_card
from imperia.games.eight_minutes.moving_pieces import put_armies
from imperia.games.eight_minutes.names import NOBODY, NOT_YET
from imperia.games.eight_minutes.pieces import CITIES
from imperia.games.eight_minutes.state import Seat, State
from imperia.kernel.journal import tell
from imperia.kernel.rule import rule


@rule
def is_region(state: State, region: int) -> bool:
    return (state.board.regions >> region) & 1 == 1


@rule
def clear_pieces(state: State) -> None:
    for region in range(len(state.tokens)):
        state.tokens[region] = 0
        for colour in range(len(state.armies)):
            state.armies[colour, region] = 0
        for seat in range(len(state.seats)):
            state.cities[seat, region] = 0
    state.neutral_left = 0
    state.card = 0
    state.actor = NOBODY
    state.first = NOBODY
    state.moving_from = NOBODY


@rule
def equip(own: Seat, coins: int, armies: int) -> None:
    """A seat that has nothing but coins, armies in its supply and cities."""
    own.coins = coins
    own.supply = armies
    own.cities_left = CITIES
    own.bid = NOT_YET
    own.taken = 0
    own.army_regions = 0
    own.city_regions = 0
    for slot in range(len(own.cards)):
        own.cards[slot] = 0


@rule
def lay_row(state: State) -> None:
    for slot in range(len(state.row)):
        state.row[slot] = draw_card(state)


@rule
def place_neutral_army(state: State, seat: int, region: int, told: int) -> bool:
    """One at a time in turn; whether it was the last."""
    put_armies(state, len(state.seats), region, 1)
    state.neutral_left -= 1
    state.actor = 1 - seat
    tell(state, told, seat, region)
    return state.neutral_left == 0
