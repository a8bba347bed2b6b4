"""How many ways there are to go on: sequences of one, two and three actions from fixed positions.

As in chess: a rule that allows or forbids one action too many changes the numbers.
"""

import pytest

from .batch import after, one
from .table import ISLES, empire

POSITIONS = {
    "neutral": {"step": "neutral", "neutral_left": 2, "map": ISLES},
    "bids of two": {"step": "bid", "players": 2, "coins": [2, 3]},
    "bids of three, polish": {"step": "bid", "players": 3, "coins": [1, 1, 2], "edition": "polish"},
    "first": {"step": "first", "players": 4},
    "card": {"step": "card", "players": 3, "row": [1, 2, 26, 7, 3, 6], "coins": [2, 11, 11]},
    "or": {"step": "half", "card": 15, "armies": {12: [12, 1], 18: [1, 0]}},
    "and": {
        "step": "step",
        "card": 26,
        "left": {"destroy": 1, "place": 1},
        "armies": {12: [2, 1], 4: [1, 0]},
    },
    "and, polish": {
        "step": "step",
        "card": 26,
        "left": {"destroy": 1, "place": 1},
        "armies": {12: [2, 1], 4: [1, 0]},
        "edition": "polish",
    },
    "move": {"step": "move", "armies": {12: [2, 1], 18: [1, 0]}},
    "sea move": {"step": "sail", "armies": {12: [2, 1], 18: [1, 0]}},
    "isles": {"step": "sail", "map": ISLES, "armies": {0: [1, 1], 12: [1, 0]}},
    "board b": {"step": "sail", "map": "b", "armies": {15: [1, 1], 20: [1, 0]}},
    "cities": {"step": "place", "cities": {4: [1], 20: [1]}},
}

COUNTS = {
    "neutral": [6, 36, 1080],  # six regions twice, then a bid from 0 to 14 of either seat: 6, 6 * 6, 36 * 30
    "bids of two": [7, 24, 48],  # three or four bids, all pairs in both orders, then one of two is named
    "bids of three, polish": [7, 32, 72],
    "first": [4, 24, 56],  # six cards for each; behind them 3 + 3 + 2 + 2 + 2 + 2 ways
    "card": [5, 15, 59],  # 3 + 3 + 5 + 2 + 2 ways, behind them 10 + 12 + 16 + 13 + 8
    "or": [3, 11, 41],
    "and": [5, 16, 74],
    "and, polish": [3, 10, 38],
    "move": [3, 15, 53],  # stop, or from 12 or 18; then six cards, or stop and six or one ways
    "sea move": [3, 17, 59],  # from 18 two more, over the sea
    "isles": [3, 13, 39],
    "board b": [3, 17, 53],
    "cities": [4, 18, 68],
}


def perft(state, depth):
    """How many sequences of so many actions there are; simultaneous ones count in each order of arrival."""
    if depth == 0:
        return 1
    moves = [(seat, code) for seat in one.actors(state) for code in one.legal(state, seat)]
    if depth == 1:
        return len(moves)
    return sum(perft(after(state, seat, code), depth - 1) for seat, code in moves)


def test_every_position_is_counted():
    assert COUNTS.keys() == POSITIONS.keys()


@pytest.mark.parametrize("name", POSITIONS)
def test_the_ways_to_go_on_are_counted(name):
    state = empire.position(**POSITIONS[name]).state
    assert [perft(state, depth) for depth in (1, 2, 3)] == COUNTS[name]
