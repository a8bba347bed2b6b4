"""The options of empire. Their words are in `words/`."""

from __future__ import annotations

from imperia.games.eight_minutes.names import Tie
from imperia.games.empire.board import PRINTED
from imperia.games.empire.names import SEATS, CoalCard, Edition
from imperia.games.options import GameOptions, choice, file, flag, seat_number


class Options(GameOptions):
    edition = choice(Edition)
    map = file(*PRINTED)
    goods_tokens = flag()  # E6.1
    full_game = flag()  # E6.2
    tie = choice(Tie)  # E3.3
    youngest = seat_number(SEATS)  # E3.4
    coal_card = choice(CoalCard)  # E1.4
