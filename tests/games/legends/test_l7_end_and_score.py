"""L7: the end of the game and the points. What both games share is in `tests/games/eight_minutes`."""

import random

import pytest

from ..on_a_map import play_randomly
from ..playing import games, more_when_compiled, points
from .contract import TERMS
from .oracle import breakdown, places
from .table import NUMBER, legends


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        ([[], [], []], [0, 0, 0]),  # at least one
        ([["Dire Goblin"], [], []], [2, 0, 0]),
        ([["Dire Goblin"], ["Cursed King"], []], [1, 1, 0]),
        ([["Dire Goblin"], ["Cursed King"], ["Cursed Banshee"]], [0, 0, 2]),
        ([["Forest Gnome"], ["Ancient Tree Spirit"], ["Cursed Banshee"]], [1, 1, 0]),
    ],
)
def test_elixirs(hands, expected):  # L7.3, L6.2
    match = legends.position(players=3, cards=[[NUMBER[card] for card in cards] for cards in hands])
    assert points(match, "elixirs") == expected


def tied(**position):
    """A position in which nobody has a point, so that something else decides."""
    return legends.position(
        **{"players": 3, "coins": [5, 5, 5], "armies": {9: [2, 2, 2]}, **position}
    ).ranking


def test_ties_go_by_book_coins_armies_and_regions():  # L7.4
    assert tied() == ((0, 1, 2),)  # all three share the place
    assert tied(coins=[4, 6, 5]) == ((1,), (2,), (0,))
    assert tied(armies={9: [2, 2, 2], 10: [0, 1, 1]}) == ((1, 2), (0,))
    # the book is a point as well, so that seat 0 has one for a citadel
    book = {"kept": [[], [], ["book"]], "tokens": {20: "citadel"}, "coins": [100, 9, 0]}
    match = legends.position(players=3, **book, armies={9: [2, 2, 2], 20: [1, 0, 0], 22: [0, 0, 1]})
    assert points(match) == [3, 0, 3]
    assert match.ranking == places(match) == ((2,), (0,), (1,))
    assert tied(coins=[63, 64, 65]) == ((2,), (1,), (0,))
    assert tied(coins=[100, 5, 5], armies={9: [2, 2, 2], 10: [0, 1, 1]}) == ((0,), (1, 2))


@more_when_compiled
@pytest.mark.parametrize("number", range(games(40, 2)))
def test_points_and_places_of_random_games_at_any_moment(number):  # L6.4-L6.6, L7.2-L7.4
    combination = {**TERMS.some_options(400)[number], "full_game": False}
    match = TERMS.start(combination, seed=number)
    chooser = random.Random(number)
    while not match.over:
        play_randomly(match, chooser, 17)
        assert list(match.scores) == breakdown(match)
        assert match.ranking == places(match)
