"""The games of the family, for tests of what they share: each with its regions, cards and clauses.

Positions that say nothing else are on board a of empire, or on horseshoe, desert and volcano of legends in a
row.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

import imperia
from tests.games.empire.table import empire
from tests.games.legends.table import NUMBER, legends
from tests.games.on_a_map import play


@dataclass(frozen=True, eq=False)
class Ground:
    game: imperia.Game
    neutral: int  # the number of the neutral colour
    armies: int  # of each player
    begin: int  # how many of them stand on the starting region of a position
    start: int
    beside: tuple[int, int, int]  # regions with a land border to the starting region
    path: tuple[int, int, int]  # three steps from there
    away: tuple[int, int, int]  # regions that do not touch the starting region
    small: tuple[int, int]  # two regions that are a continent or an island
    large: tuple[int, int, int]  # three regions of another
    groups: str  # the source of points for continents or islands
    row: tuple[int, ...]  # cards: place 3, move 3, city, place 2 or move 3, and two more with one half
    deck: tuple[int, ...]
    point_card: int  # a card that is worth a point by itself
    clauses: dict[str, str]

    def __str__(self) -> str:
        return self.game.id

    def position(self, **keywords: Any) -> imperia.Match:
        return self.game.position(**keywords)

    def in_row(self, **keywords: Any) -> imperia.Match:
        """A position with the six cards of `row` in the row."""
        return self.game.position(row=list(self.row), **keywords)

    def start_match(self, **options: Any) -> imperia.Match:
        return self.game.start(seed=options.pop("seed", 1), **options)

    def with_start(self, match: imperia.Match, *actions: str) -> imperia.Match:
        """Take actions, given in notation; `start` stands for the starting region."""
        return play(match, *(action.replace("start", str(self.start)) for action in actions))


EMPIRE = Ground(
    game=empire,
    neutral=5,
    armies=14,
    begin=3,
    start=12,
    beside=(9, 10, 13),
    path=(15, 21, 20),
    away=(7, 3, 20),
    small=(7, 8),
    large=(22, 23, 24),
    groups="continents",
    row=(9, 8, 6, 1, 35, 28),
    deck=(40, 41, 42, 5),
    point_card=36,
    clauses={
        "cost": "E1.2",
        "neutral": "E2.4",
        "bid": "E3.1",
        "take": "E4.1",
        "place": "E4.3",
        "move": "E4.4",
        "city": "E4.6",
        "destroy": "E4.7",
        "or": "E4.8",
        "turns": "E4.9",
        "nothing": "E4.10",
        "end": "E5.1",
    },
)
LEGENDS = Ground(
    game=legends,
    neutral=4,
    armies=18,
    begin=4,
    start=11,
    beside=(10, 12, 13),
    path=(10, 9, 8),
    away=(9, 24, 20),
    small=(20, 21),
    large=(22, 23, 24),
    groups="islands",
    row=(*(NUMBER[card] for card in ("Noble Hills", "Ancient Sage", "Stronghold", "Lake", "Graveyard")), 10),
    deck=(1, 3, 4, 11),
    point_card=NUMBER["Night Wizard"],
    clauses={
        "cost": "L1.2",
        "neutral": "L3.4",
        "bid": "L4.1",
        "take": "L5.1",
        "place": "L5.3",
        "move": "L5.4",
        "city": "L5.5",
        "destroy": "L5.6",
        "or": "L5.7",
        "turns": "L5.9",
        "nothing": "L5.7",
        "end": "L7.1",
    },
)
in_both = pytest.mark.parametrize("ground", [EMPIRE, LEGENDS], ids=str)
