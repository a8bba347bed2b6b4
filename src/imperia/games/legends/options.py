"""The options of legends. Their words are in `words/`."""

from __future__ import annotations

from imperia.games.eight_minutes.names import Tie
from imperia.games.legends.names import SEATS, Board, Edition, Encounter, Setup
from imperia.games.options import GameOptions, choice, flag, seat_number, seat_or_lot, several

LAYOUTS = {"row": (2, 3), "L": (2, 3), "T": (4,), "loop": (4,)}  # with numbers of players (L2.4)


class Options(GameOptions):
    edition = choice(Edition)
    board = choice(Board, ("standard", *LAYOUTS), only_with=LAYOUTS)
    setup = choice(Setup)  # L3.1
    setup_player = seat_or_lot(SEATS)
    explore = flag()  # L8.1
    swamp = flag()  # L8.2
    citadels = flag()  # L8.3
    encounters = several(Encounter)  # L8.4
    leaders = flag()  # L8.5
    full_game = flag()  # L8.7
    tie = choice(Tie)  # L8.6
    youngest = seat_number(SEATS)
