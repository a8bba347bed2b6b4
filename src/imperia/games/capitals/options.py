"""The options of capitals. Their words are in `words/`."""

from __future__ import annotations

from imperia.games.capitals.board import PRINTED
from imperia.games.capitals.pieces import ROUNDS, USUAL_ROUNDS, Prices
from imperia.games.options import GameOptions, choice, file, whole_number


class Options(GameOptions):
    prices = choice(Prices)  # C5.2
    rounds = whole_number(ROUNDS, USUAL_ROUNDS, studied=(10, 20, 40), suggested=(20, 40, 80))  # C16.3
    map = file(*PRINTED)  # C1.1
