"""Matches with which environments are tried."""

import random

from imperia.research import BareMatch, Terms
from tests.games.every_game import NAMES, terms_of

FEW_STEPS = 25


def keywords_of(name: str) -> list[dict]:
    """The defaults of a game, and the options that let most things happen."""
    return [{}, terms_of(name).fullest]


SETTINGS = [(name, keywords) for name in NAMES for keywords in keywords_of(name)]


def bare(name: str, keywords: dict, seed: int = 1, *, recalls: bool = False, **how) -> BareMatch:
    options = dict(keywords)
    return BareMatch(Terms(name, options.pop("players", None), options, **how), seed, recalls=recalls)


def played(match: BareMatch, steps: int, seed: int = 3) -> BareMatch:
    """The match after this many random actions, or at its end."""
    for _ in moments(match, steps, seed):
        pass
    return match


def moments(match: BareMatch, steps: int, seed: int = 3):
    """Play this many random actions; yields, before each of them, the seat that is asked."""
    chance = random.Random(seed)
    for _ in range(steps):
        if match.over:
            return
        seat = match.actors[0]
        yield seat
        match.play(seat, chance.choice(match.choices(seat)))
