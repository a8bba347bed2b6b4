"""What holds in every match of every game."""

import random

import pytest

from tests.games.every_game import NAMES, part_of
from tests.games.playing import games


@pytest.mark.parametrize("number", range(games(10, 2)))
@pytest.mark.parametrize("name", NAMES)
def test_a_match_asks_until_it_is_over_and_never_after(name, number):
    """With sealed choices in any order of arrival."""
    table = part_of(name, "table")
    match, chooser = table.start(table.some_options(36)[-1 - number], seed=number), random.Random(number)
    while not match.over:
        assert match.actors
        assert all(match.legal(seat) for seat in match.actors)
        assert not any(match.legal(seat) for seat in range(match.players) if seat not in match.actors)
        table.play_randomly(match, chooser, 1)
    assert match.decision == "over"
    assert sorted(seat for place in match.ranking for seat in place) == list(range(match.players))
