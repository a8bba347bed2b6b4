"""L6: abilities. Every card has a test of its own in `test_cards.py`."""

import pytest

from ..on_a_map import notations, play
from ..playing import points
from .table import NUMBER, legends, with_card


def holding(*cards, **position):
    """A position in which seat 0 of four has these cards."""
    return legends.position(**{"players": 4, "cards": [[NUMBER[card] for card in cards]], **position})


@pytest.mark.parametrize(("coins", "expected"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_the_dire_ogre_counts_coins_by_threes(coins, expected):  # L6.5
    assert points(holding("Dire Ogre", coins=[coins, 9, 9, 9]), "cards")[0] == expected


@pytest.mark.parametrize(
    ("cards", "edition", "expected"),
    [
        (["Mountain Dwarf", "Mountain Treasury"], "published", 3),
        (["Mountain Treasury"], "proof", 0),
        (["Mountain Dwarf"], "proof", 0),
        (["Noble Hills", "Noble Knight", "Noble Unicorn"], "published", 4),
        (["Noble Hills", "Noble Knight"], "proof", 0),
        (["Noble Knight", "Noble Unicorn"], "proof", 0),  # the card that names the set is missing
    ],
)
def test_the_edition_and_what_is_missing_of_a_set(cards, edition, expected):  # L6.6
    assert points(holding(*cards, edition=edition), "cards")[0] == expected


def test_the_dire_giant_makes_immune_to_others():  # L6.7, L5.6
    giant = [[], [NUMBER["Dire Giant"]], []]
    match = legends.position(players=3, step="destroy", armies={9: [1, 1, 1]}, cards=giant)
    assert notations(match, 0) == ["stop", "destroy 0 9", "destroy 2 9"]
    match = play(with_card("Dire Giant", armies={11: [2, 1]}), "stop")  # who may destroy an own army
    assert notations(match, 0) == ["stop", "destroy 0 11", "destroy 1 11"]
