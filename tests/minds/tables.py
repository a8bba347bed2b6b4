"""Matches and clocks that tests of minds share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import imperia
from imperia.kernel.rule import COMPILED
from imperia.minds import GreedyMind, Mind
from imperia.play import Match

EMPIRE = imperia.game("empire")
# Interpreted rules are about a hundred times slower, so less of the same is tried.
FEWER = 1 if COMPILED else 20

# Every option, and every number of players.
TABLES = (
    (2, {"full_game": True, "youngest": 1}),
    (3, {"goods_tokens": True, "tie": "die"}),
    (4, {"map": "b", "coal_card": "plain"}),
    (5, {"edition": "polish", "goods_tokens": True, "tie": "die"}),
)


def played(match: Match, minds: Sequence[Mind], most: int = 10_000) -> Match:
    """The match, played to its end or for at most so many actions."""
    for _ in range(most):
        if match.over:
            break
        seat = match.actors[0]
        match.play(seat, minds[seat].choose(match, seat))
    return match


def moments(players: int, steps: Sequence[int], **options: object) -> Iterator[tuple[Match, int]]:
    """A game of greedy players after each of these numbers of actions, with the seat that is asked then."""
    match = EMPIRE.start(players=players, seed=players, **options)
    minds = [GreedyMind(seat) for seat in range(players)]
    for step in steps:
        played(match, minds, step - len(match.history))
        yield EMPIRE.read(match.notation), match.actors[0]


class Ticking:
    """A clock that advances by this many seconds whenever it is looked at."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self.seconds
