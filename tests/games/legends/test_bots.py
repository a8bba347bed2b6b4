"""A bot of legends finds the step that wins."""

import pytest

from ..contract.test_bots import MINDS
from ..playing import points
from .table import NUMBER, legends


@pytest.mark.parametrize("name", MINDS)
def test_a_winning_last_step_is_found(name):
    """Seat 1 is one point behind with one step left. If a spare army takes an empty region, coins break the
    tie in its favour. Any other step, or none, loses."""
    theirs = [1, 3, 4, 11, 14, 15, 18, 19, 24, 25, 29]
    mine = [10, 12, 13, 16, 17, 20, 21, 22, 23, 28, NUMBER["Ancient Sage"]]
    match = legends.position(
        edition="published",
        turn=1,
        first=0,
        step="move",
        card=NUMBER["Ancient Sage"],
        left=1,
        cards=[theirs, mine],
        coins=[5, 9],
        armies={9: [2, 2], 12: [1, 3]},
    )
    assert points(match) == [6, 5]
    mind = MINDS[name](1)
    while not match.over:
        match.play(1, mind.choose(match, 1))
    assert points(match) == [6, 6]
    assert match.ranking == ((1,), (0,))
