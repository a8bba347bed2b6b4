"""What is in the box: cards, goods, tracks and counts, as printed (clauses E1, E2.3, E5.1, E5.4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from imperia.games.eight_minutes.pieces import Combine, read_halves

Good = IntEnum("Good", "TREE ANVIL CARROT COAL CRYSTAL WILD", start=0)


class Step(IntEnum):
    """What a card lets its taker do."""

    PLACE = 0  # E4.3
    MOVE = 1  # E4.4
    SAIL = 2  # E4.5
    CITY = 3  # E4.6
    DESTROY = 4  # E4.7


@dataclass(frozen=True, slots=True)
class Card:
    number: int
    good: Good
    icons: int
    halves: tuple[tuple[Step, int], ...]
    combine: Combine
    five: bool  # only in the deck with five players (E1.1)


# number, good (twice: two icons; +5: only with five players), what it lets its taker do
PRINTED_CARDS = """
 1 tree            place 2 or move 3
 2 tree            destroy 1 or city 1
 3 tree            place 3
 4 tree +5         move 6
 5 tree            sail 4
 6 tree            city 1
 7 tree            sail 3
 8 tree            move 3
 9 anvil           place 3
10 anvil           place 3
11 anvil           sail 3
12 anvil           city 1
13 anvil           place 3 or move 3
14 anvil           move 4
15 anvil           place 3 or move 4
16 anvil           move 5
17 anvil anvil +5  move 4
18 carrot          city 1
19 carrot          city 1
20 carrot          move 4
21 carrot          move 4
22 carrot          move 5
23 carrot          sail 3
24 carrot          place 3
25 carrot carrot   place 3
26 carrot          destroy 1 and place 1
27 carrot +5       place 4 or move 2
28 coal            place 3
29 coal            place 3
30 coal            sail 2
31 coal +5         sail 2
32 coal            sail 3
33 coal            move 2
34 coal            place 2 or city 1
35 crystal         place 1
36 crystal         place 2
37 crystal         place 2
38 crystal +5      place 2
39 crystal         move 2
40 wild            sail 2
41 wild            sail 2
42 wild            place 2
"""

COAL_CARD = 34  # "place 2" in some printings (E1.4)


def _read_card(line: str) -> Card:
    number, *words = line.split()
    goods = [Good[word.upper()] for word in words if word.upper() in Good.__members__]
    five = "+5" in words
    halves, combine = read_halves(words[len(goods) + five :], Step)
    return Card(int(number), goods[0], len(goods), halves, combine, five)


CARDS = {card.number: card for card in map(_read_card, PRINTED_CARDS.strip().splitlines())}

CARD_NUMBERS = 1 + len(CARDS)
MOST_STEPS = max(count for card in CARDS.values() for _, count in card.halves)
MOST_ICONS = 16  # no good has more icons on cards and tokens, wild cards included

ARMIES = 14  # E1.1, of each player
STARTING_ARMIES = 3  # E2.2

# By number of players:   0  1   2   3  4  5
COINS = (0, 0, 14, 11, 9, 8)  # E2.3
MOST_COINS = max(COINS)
CARDS_TO_TAKE = (0, 0, 13, 10, 8, 7)  # E5.1

# E5.4: points by number of icons; between two steps the lower one counts, above the last step the last one.
TRACKS = {
    Good.CRYSTAL: {1: 1, 2: 2, 3: 3, 4: 5},
    Good.COAL: {2: 1, 3: 2, 4: 3, 5: 5},
    Good.TREE: {2: 1, 4: 2, 5: 3, 6: 5},
    Good.ANVIL: {2: 1, 4: 2, 6: 3, 7: 5},
    Good.CARROT: {3: 1, 5: 2, 7: 3, 8: 5},
}

# E6.1: two tokens of each good.
TOKENS = tuple(good for good in Good if good is not Good.WILD for _ in range(2))


def points_for(good: Good, icons: int) -> int:
    """E5.4: the points for a number of icons of one good."""
    return max((points for step, points in TRACKS[good].items() if step <= icons), default=0)
