"""L4: the bid for the first turn.

What is alike in both games of the family is in `tests/games/eight_minutes`.
"""

import itertools

import pytest

from ..on_a_map import bid, coins
from .table import legends


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_highest_pays_and_begins_and_the_others_pay_nothing(order):  # L4.1
    match = bid(legends.start(players=3, seed=1), 2, 5, 4, order=order)
    assert coins(match) == [11, 6, 11]
    assert (match.decision, match.actors) == ("card", (1,))  # he begins; there is nothing to choose
    assert match.view(None)["first"] == 1
