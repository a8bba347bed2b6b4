"""How many ways there are to go on: sequences of one, two and three actions from fixed positions.

As in chess: a rule that allows or forbids one action too many changes the numbers.
"""

import pytest

from .batch import after, one
from .table import NUMBER, legends

CITADEL = {"west": "citadel", "centre": "desert", "east": "volcano"}
POSITIONS = {
    "layout": {"step": "layout"},
    "side": {"step": "side", "cells": {"centre": "ice"}},
    "start": {"step": "start"},
    "start in a loop": {"step": "start", "players": 4, "board": "loop"},
    "citadels": {"step": "token", "citadels": True, "players": 3, "cells": CITADEL},
    "encounters": {"step": "token", "encounters": True, "players": 3, "laying": 10, "cells": CITADEL},
    "outpost": {"step": "outpost", "cells": CITADEL},
    "neutral": {"step": "neutral", "neutral_left": 2, "cells": CITADEL},
    "bids": {"step": "bid", "players": 3, "coins": [1, 1, 2]},
    "card": {"step": "card", "players": 3, "row": [2, 25, 4, 10, 16, 34], "coins": [2, 11, 11]},
    "or": {"step": "half", "armies": {11: [17, 1], 20: [1, 0]}},
    "and": {"step": "place", "card": NUMBER["Dire Giant"], "left": 1, "armies": {11: [2, 1], 20: [1, 0]}},
    "move": {"step": "move", "armies": {12: [2, 1], 20: [1, 0]}},
    "flying": {
        "step": "move",
        "left": 2,
        "armies": {12: [1, 1], 7: [1, 0]},
        "cells": CITADEL,
        "cards": [[16]],
    },
    "portals": {
        "step": "move",
        "left": 1,
        "armies": {7: [1]},
        "cells": CITADEL,
        "tokens": {7: "portal", 26: "portal"},
    },
    "cities": {"step": "place", "cities": {20: [1], 3: [1]}},
    "destroy": {"step": "destroy", "armies": {11: [2, 1], 20: [1, 3]}, "neutral": {11: 1}},
    "queen": {"step": "queen", "led_by": ["fairy_queen"], "row": [1, 2, 3], "coins": [1, 1]},
}

COUNTS = {
    "layout": [2, 16, 64],  # a row or an L, eight sides, four turns
    "side": [5, 20, 64],  # not both sides of a board, and desert only in the centre
    "start": [2, 24, 456],  # two lanes join, five and seven regions are off the centre, 19 in all
    "start in a loop": [2, 30, 1200],  # then a bid from 0 to 9 of any of four
    "citadels": [16, 240, 3360],  # 16 * 15 * 14
    "encounters": [17, 273, 4129],  # each may be left out
    "outpost": [10, 170, 2890],
    "neutral": [17, 289, 8670],  # then a bid from 0 to 14 of either seat
    "bids": [7, 32, 72],
    "card": [5, 11, 44],  # 2 + 3 + 2 + 2 + 2 ways, behind them 11 + 10 + 4 + 11 + 8
    "or": [2, 9, 25],  # nothing is left to place
    "and": [2, 8, 48],
    "move": [3, 14, 49],
    "flying": [3, 14, 44],  # two points are enough for the sea
    "portals": [2, 8, 40],
    "cities": [4, 18, 66],
    "destroy": [6, 36, 97],  # stop, own and the other's in two regions, neutral; then six cards
    "queen": [4, 0, 0],
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
    state = legends.position(**POSITIONS[name]).state
    assert [perft(state, depth) for depth in (1, 2, 3)] == COUNTS[name]
