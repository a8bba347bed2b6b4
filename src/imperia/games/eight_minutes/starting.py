"""From an empty table to the first turn: equipping seats, the row, neutral armies."""

from __future__ import annotations

from imperia.games.eight_minutes.deck import draw_card
from imperia.games.eight_minutes.moving_pieces import put_armies
from imperia.games.eight_minutes.pieces import CITIES
from imperia.games.eight_minutes.state import Seat, State
from imperia.kernel.journal import tell
from imperia.kernel.rule import rule

# Fields that a new game of a series leaves as they are; a game with a map of its own keeps that, too.
KEPT_IN_A_SERIES = ("game", "points")


@rule
def is_region(state: State, region: int) -> bool:
    return (state.board.regions >> region) & 1 == 1


@rule
def equip(own: Seat, coins: int, armies: int) -> None:
    """Coins, armies in the supply and cities, for a seat that has nothing yet."""
    own.coins = coins
    own.supply = armies
    own.cities_left = CITIES


@rule
def lay_row(state: State) -> None:
    for slot in range(len(state.row)):
        state.row[slot] = draw_card(state)


@rule
def place_neutral_army(state: State, seat: int, region: int, told: int) -> bool:
    """Seats place neutral armies in turn, one at a time; returns whether this was the last."""
    put_armies(state, len(state.seats), region, 1)
    state.neutral_left -= 1
    state.actor = 1 - seat
    tell(state, told, seat, region)
    return state.neutral_left == 0
