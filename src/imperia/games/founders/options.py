"""The options of founders. Their words are in `words/`."""

from __future__ import annotations

from imperia.games.founders.names import SEATS
from imperia.games.founders.tileset import STANDARD
from imperia.games.options import GameOptions, file, flag, seat_or_lot


class Options(GameOptions):
    tiles = file(STANDARD)
    first_player = seat_or_lot(SEATS)  # F2.4
    agreed_end = flag(among_people=True)  # F6.2
