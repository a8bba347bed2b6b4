"""What all runs of many games have in common: the largest number of games, the default seed, and how other
seeds follow from one."""

from __future__ import annotations

import hashlib
from typing import Any

from imperia.games.errors import BadOption
from imperia.words import Quoted

SEED = 1
MOST_GAMES = 10**12


def check_games(games: Any, most: int) -> int:
    if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= most:
        raise BadOption("arena-bad-games", most=most, given=Quoted(games))
    return games


def seed_from(text: str) -> int:
    """A seed of 64 bits from a text: the same on every machine, and as good as a random one."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little")
