"""How many ways there are to go on: sequences of one, two and three actions from fixed positions.

As in chess: a rule that allows or forbids one action too many changes the numbers.
"""

import pytest

from .batch import after, one
from .table import SMALL, founders

CITY = ["mine@0,0", "stable@1,0", "forest@0,1", "lake@1,1", "inn-iron-stone@2,0"]
FEW = {"green": ["cliff"], "blue": ["fishery"], "purple": [], "victory": ["altar-iron-horses"]}
CITY_OF_TWO = ["mine@0,0", "weaver@1,0"]
SMALL_ROWS = {"green": ["spring"], "blue": ["smithy", "press"], "purple": [], "victory": ["shrine"]}
POSITIONS = {
    "draft": {"step": "draft", "rows": {"green": ["forest", "lake", "lake", "cliff", "cliff"]}},
    "draft of three": {"step": "draft", "players": 3},
    "open": {"rows": FEW, "stacks": {"blue": ["mine", "weaver"], "green": ["lake"], "purple": []}},
    "tokens": {"step": "token", "nations": [CITY, ["lake@0,0", "cliff@0,1"]], "rows": FEW,
               "hands": [{"war": 1, "coin": 1, "carriage": 1}], "craftsmen": [["iron"]]},
    "war": {"step": "target", "token": "war", "hands": [{"war": 1}], "players": 3, "rows": FEW},
    "coin": {"step": "target", "token": "coin", "hands": [{"coin": 1}], "rows": FEW},
    "tile": {"step": "tile", "nations": [CITY], "rows": FEW},
    "union": {"step": "tile", "nations": [["mine@0,0+carriage", *CITY[1:]]], "rows": FEW},
    "nothing fits": {"step": "tile", "rows": {**FEW, "green": [], "blue": []}, "stacks": {"green": ["lake"]}},
    "proposal": {"step": "propose", "agreed_end": True, "players": 3},
    "last craftsmen": {"step": "last", "proposer": 0, "agreed_end": True, "nations": [CITY, CITY_OF_TWO],
                       "craftsmen": [["iron", "horses"], ["cloth"]]},
    "small set": {"step": "tile", "tiles": SMALL, "nations": [["quarry@0,0", "wood-lot@1,0", "quarry@0,1"]],
                  "rows": SMALL_ROWS},
}  # fmt: skip

COUNTS = {
    "draft": [3, 8, 18],  # two sorts are left after the forest, three after a lake or a cliff
    "draft of three": [2, 4, 8],
    "open": [2, 3, 24],
    "tokens": [5, 8, 34],
    "war": [4, 4, 32],  # two columns of each of two nations; then a cliff on 6 free cells or by 2 swaps
    "coin": [2, 4, 4],  # two tiles, two resources of each
    "tile": [3, 22, 54],
    "union": [3, 36, 75],  # the carriage serves more cells
    "nothing fits": [1, 8, 16],  # drawn unseen, on 6 free cells or by 2 swaps; then two stacks are left
    "proposal": [2, 5, 12],  # two answers or three stacks
    "last craftsmen": [3, 6, 8],
    "small set": [2, 11, 33],
}


def perft(state, depth):
    """How many sequences of so many actions there are."""
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
    state = founders.position(**POSITIONS[name]).state
    assert [perft(state, depth) for depth in (1, 2, 3)] == COUNTS[name]
