"""What all runs of many games have in common: the largest number of games, and the default seed."""

from __future__ import annotations

from typing import Any

from imperia.games.errors import BadOption
from imperia.words import Quoted

SEED = 1
MOST_GAMES = 10**12


def check_games(games: Any, most: int) -> int:
    if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= most:
        raise BadOption("arena-bad-games", most=most, given=Quoted(games))
    return games
