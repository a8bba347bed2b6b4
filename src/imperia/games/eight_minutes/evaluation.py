"""What coins, cities and armies are worth to a player who does not search, in hundredths of a point."""

from __future__ import annotations

from imperia.games.eight_minutes.pieces import CITIES
from imperia.games.eight_minutes.state import Seat
from imperia.kernel.rule import rule

POINT = 100
# What a thing is worth with all cards still to come; it falls to nothing as the game runs out.
COIN = 30
CITY = 90
ARMY_ON_BOARD = 16


@rule
def worth_of_means(own: Seat, armies: int, to_come: int, cards: int) -> int:
    """What it is worth to have coins to choose cards with, cities to place armies from, and so many armies
    on the board."""
    value = COIN * own.coins * to_come // cards
    value += CITY * (CITIES - own.cities_left) * to_come // cards
    return value + ARMY_ON_BOARD * armies * (to_come + 2) // (cards + 2)
