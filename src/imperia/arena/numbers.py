"""What the runs of many games have in common: how many there may be, and the seed where none is given."""

from __future__ import annotations

from typing import Any

from imperia.games.options import BadOption
from imperia.words import Quoted

SEED = 1
MOST_GAMES = 10**12


def check_games(games: Any, most: int) -> int:
    if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= most:
        raise BadOption("arena-bad-games", most=most, given=Quoted(games))
    return games
