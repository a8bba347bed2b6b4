"""How many ways there are to go on: sequences of one, two and three actions from fixed positions.

As in chess: a rule that allows or forbids one action too many changes the numbers.
"""

import pytest

from tests.games.every_game import NAMES, terms_of
from tests.games.records import after, one

POSITIONS = [(name, position) for name in NAMES for position in terms_of(name).perft]


def perft(state, depth):
    """How many sequences of so many actions there are; simultaneous actions count in every order."""
    moves = [(seat, code) for seat in one.actors(state) for code in one.legal(state, seat)]
    if depth == 1:
        return len(moves)
    return sum(perft(after(state, seat, code), depth - 1) for seat, code in moves)


@pytest.mark.parametrize(("name", "position"), POSITIONS)
def test_the_ways_to_go_on_are_counted(name, position):
    keywords, counts = terms_of(name).perft[position]
    state = terms_of(name).game.position(**keywords).state
    assert [perft(state, depth) for depth in (1, 2, 3)] == counts
