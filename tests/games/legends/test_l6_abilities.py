"""L6: abilities. Every card has a test of its own in `test_cards.py`."""

import pytest

from .table import NUMBER, left, legends, notations, play, points, refusal, seat_of, take, with_card


def holding(*cards, **position):
    """Seat 0 of four has these cards."""
    return legends.position(**{"players": 4, "cards": [[NUMBER[card] for card in cards]], **position})


def test_abilities_cumulate():  # L6.1
    seat = seat_of(holding("Forest Elf", "Forest Pixie", "Noble Knight", "Noble Unicorn", "Dire Eye"), 0)
    assert (seat["more_armies"], seat["more_moves"], seat["flying"]) == (2, 2, 1)


def test_elixirs_of_cards_are_added():  # L6.2
    assert seat_of(holding("Forest Gnome", "Cursed Banshee", "Castle A"), 0)["elixirs"] == 6


def test_coins_of_a_card_come_once_after_paying():  # L6.3
    row = [1, 2, 3, 4, 10, NUMBER["Mountain Treasury"]]
    match = take(legends.position(players=4, row=row, coins=[3, 9, 9, 9]), "Mountain Treasury")
    assert seat_of(match, 0)["coins"] == 3 - 3 + 2
    play(match, "stop")
    assert seat_of(match, 0)["coins"] == 2


def test_four_cursed_cards_with_graveyard_are_four_points():  # L6.4: an example of the rulebook
    match = holding("Graveyard", "Cursed Banshee", "Cursed Gargoyles", "Cursed King", "Cursed Mausoleum")
    assert points(match, "cards")[0] == 4


@pytest.mark.parametrize(
    ("card", "others", "expected"),
    [
        ("Ancient Sage", ["Ancient Phoenix"], 2),  # the card itself has the family
        ("Graveyard", ["Cursed King", "Cursed Tower"], 2),  # these have none
        ("Lake", ["Forest Elf"], 1),
        ("Stronghold", ["Dire Eye"], 1),
    ],
)
def test_a_card_counts_itself_if_it_has_the_family(card, others, expected):  # L6.4
    assert points(holding(card, *others), "cards")[0] == expected


def test_castles_have_no_family():  # L6.4
    assert seat_of(holding("Castle A", "Castle B", "Graveyard", "Lake", "Stronghold"), 0)["families"] == {}


@pytest.mark.parametrize(("flying", "expected"), [(0, 0), (1, 1), (3, 3)])
def test_the_cursed_tower_counts_flying(flying, expected):  # L6.5
    fliers = ["Dire Eye", "Dire Dragon", "Arcane Sphinx"][:flying]
    assert points(holding("Cursed Tower", *fliers), "cards")[0] == expected


@pytest.mark.parametrize(("coins", "expected"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_the_dire_ogre_counts_coins_by_threes(coins, expected):  # L6.5
    assert points(holding("Dire Ogre", coins=[coins, 9, 9, 9]), "cards")[0] == expected


@pytest.mark.parametrize(
    ("cards", "edition", "expected"),
    [
        (["Mountain Dwarf", "Mountain Treasury"], "proof", 3),
        (["Mountain Dwarf", "Mountain Treasury"], "published", 3),
        (["Mountain Treasury"], "proof", 0),
        (["Mountain Dwarf"], "proof", 0),
        (["Noble Hills", "Noble Knight", "Noble Unicorn"], "proof", 5),
        (["Noble Hills", "Noble Knight", "Noble Unicorn"], "published", 4),
        (["Noble Hills", "Noble Knight"], "proof", 0),
        (["Noble Knight", "Noble Unicorn"], "proof", 0),  # the card that names the set is missing
    ],
)
def test_card_sets(cards, edition, expected):  # L6.6
    assert points(holding(*cards, edition=edition), "cards")[0] == expected


def test_the_dire_giant_makes_immune_to_others():  # L6.7, L5.6
    giant = [[], [NUMBER["Dire Giant"]], []]
    match = legends.position(players=3, step="destroy", armies={9: [1, 1, 1]}, cards=giant)
    assert notations(match, 0) == ["stop", "destroy 0 9", "destroy 2 9"]
    refused = refusal(match, 0, "destroy 1 9")
    assert (refused.key, refused.clause) == ("refusal-immune", "L6.7")


def test_the_immune_player_may_destroy_an_own_army():  # L6.7
    match = with_card("Dire Giant", armies={11: [2, 1]})
    play(match, "stop")
    assert left(match) == {"destroy": 1}
    assert notations(match, 0) == ["stop", "destroy 0 11", "destroy 1 11"]
