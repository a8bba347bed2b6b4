"""L7: the end of the game and the points."""

import random

import pytest

from .oracle import breakdown, places
from .table import (
    NUMBER,
    games,
    hand,
    legends,
    play_randomly,
    points,
    some_options,
    start,
)

# ----- L7.1


@pytest.mark.parametrize(
    ("edition", "players", "cards"),
    [
        *[("proof", 2, 13), ("proof", 3, 10), ("proof", 4, 8)],
        *[("published", 2, 11), ("published", 3, 10), ("published", 4, 8)],
    ],
)
def test_the_game_ends_when_everybody_has_so_many_cards(edition, players, cards):  # L7.1
    match = legends.start(players=players, seed=4, edition=edition)
    chooser = random.Random(4)
    picks = 0
    while not match.over:
        picks += match.decision == "card"
        play_randomly(match, chooser, 1)
    assert picks == players * cards
    assert [len(hand(match, seat)) for seat in range(players)] == [cards] * players
    assert match.actors == ()


def test_the_last_turn_draws_no_card():  # L7.1
    match = play_randomly(legends.start(players=4, seed=4), random.Random(4))
    last = max(event.step for event in match.log)
    assert [event.key for event in match.log if event.step == last and event.key == "card-drawn"] == []


# ----- L7.2


@pytest.mark.parametrize(
    ("armies", "cities", "neutral", "expected"),
    [
        ([1, 0], [0, 0], 0, [1, 0]),
        ([2, 1], [0, 0], 0, [1, 0]),
        ([1, 1], [0, 0], 0, [0, 0]),  # strictly more
        ([1, 1], [0, 1], 0, [0, 1]),  # cities count as armies
        ([0, 0], [1, 0], 0, [1, 0]),
        ([2, 0], [0, 0], 2, [0, 0]),  # neutral blocks
        ([2, 0], [0, 0], 3, [0, 0]),  # and holds, but never scores
        ([0, 0], [0, 0], 0, [0, 0]),
    ],
)
def test_control_of_a_region(armies, cities, neutral, expected):  # L7.2
    match = legends.position(armies={9: armies}, cities={9: cities}, neutral={9: neutral})
    assert points(match, "regions") == expected


@pytest.mark.parametrize(
    ("armies", "neutral", "expected"),
    [
        ({22: [1, 0]}, {}, [1, 0]),  # one region of five is enough if nobody has more
        ({22: [1, 0], 23: [0, 1]}, {}, [0, 0]),
        ({22: [1, 0], 23: [0, 1], 24: [1, 0]}, {}, [1, 0]),
        ({22: [1, 0]}, {23: 1}, [0, 0]),
        ({22: [1, 0]}, {23: 1, 24: 1}, [0, 0]),
        ({20: [0, 1], 22: [1, 0]}, {}, [1, 1]),  # the volcano's side has two islands
        ({}, {}, [0, 0]),
    ],
)
def test_control_of_an_island(armies, neutral, expected):  # L7.2
    assert points(legends.position(armies=armies, neutral=neutral), "islands") == expected


# ----- L7.3


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


# ----- L7.4


def test_most_points_win():  # L7.4
    match = legends.position(players=3, armies={8: [0, 1], 22: [0, 1, 0], 0: [0, 0, 1]})
    assert match.ranking == ((1,), (2,), (0,))


def tied(**position):
    """Nobody has a point, so that the rest decides."""
    return legends.position(
        **{"players": 3, "coins": [5, 5, 5], "armies": {9: [2, 2, 2]}, **position}
    ).ranking


def test_ties_go_by_book_coins_armies_and_regions():  # L7.4
    assert tied() == ((0, 1, 2),)  # then it is shared
    assert tied(coins=[4, 6, 5]) == ((1,), (2,), (0,))
    assert tied(armies={9: [2, 2, 2], 10: [0, 1, 1]}) == ((1, 2), (0,))
    # the book is a point as well, so that seat 0 has one for a citadel
    book = {"kept": [[], [], ["book"]], "tokens": {20: "citadel"}, "coins": [9, 9, 0]}
    match = legends.position(players=3, **book, armies={9: [2, 2, 2], 20: [1, 0, 0], 22: [0, 0, 1]})
    assert points(match) == [3, 0, 3]
    assert match.ranking == ((2,), (0,), (1,))


def test_no_amount_of_coins_outweighs_what_comes_before_them():  # L7.4
    """However rich somebody is: first points, then the book, and only then coins."""
    book = {"kept": [[], [], ["book"]], "tokens": {20: "citadel"}, "coins": [100, 9, 0]}
    match = legends.position(players=3, **book, armies={9: [2, 2, 2], 20: [1, 0, 0], 22: [0, 0, 1]})
    assert points(match) == [3, 0, 3]
    assert match.ranking == places(match) == ((2,), (0,), (1,))
    assert tied(coins=[63, 64, 65]) == ((2,), (1,), (0,))
    assert tied(coins=[100, 5, 5], armies={9: [2, 2, 2], 10: [0, 1, 1]}) == ((0,), (1, 2))


def test_of_equal_coins_and_armies_more_regions_win():  # L7.4
    """Seat 0 has two regions and no other point, seat 1 one region and the most of an island."""
    cells = {"west": "horseshoe", "centre": "desert", "east": "volcano"}
    position = {"players": 3, "cells": cells, "coins": [5, 5, 5]}
    match = legends.position(
        **position, armies={8: [1, 0, 0], 9: [1, 0, 0], 10: [0, 0, 1], 13: [0, 0, 1], 22: [0, 2, 0]}
    )
    assert points(match) == [2, 2, 2]
    assert [points(match, "regions"), points(match, "islands")] == [[2, 1, 2], [0, 1, 0]]
    assert match.ranking == ((0, 2), (1,))


def test_cities_are_no_armies_in_ties():  # L7.4
    assert tied(cities={9: [1, 1, 1]}, armies={9: [2, 2, 2]}) == ((0, 1, 2),)
    position = {"armies": {8: [1, 0, 0], 9: [1, 1, 1], 22: [0, 0, 0]}, "cities": {22: [0, 1, 0]}}
    match = legends.position(players=3, coins=[5, 5, 5], **position)
    assert points(match) == [2, 2, 0]
    assert match.ranking == ((0,), (1,), (2,))  # two armies on the board against one


# ----- All of it, against another telling of the same clauses


@pytest.mark.parametrize("number", range(games(40, 6)))
def test_points_and_places_of_random_games_at_any_moment(number):  # L6.4-L6.6, L7.2-L7.4
    combination = {**some_options(400)[number], "full_game": False}
    match = start(combination, seed=number)
    chooser = random.Random(number)
    while not match.over:
        play_randomly(match, chooser, 17)
        assert list(match.scores) == breakdown(match)
        assert match.ranking == places(match)


def test_the_points_are_told_at_the_end():  # L7.1
    match = play_randomly(legends.start(players=3, seed=9), random.Random(9))
    said = {}
    for event in match.log:
        if event.key in ("points", "more-points"):
            said.setdefault(event.arguments["seat"], {}).update(event.arguments)
    for seat, score in enumerate(match.scores):
        assert {**said[seat], "total": score["total"]} == {"seat": seat, **score}


def test_nothing_is_asked_after_the_end():  # L7.1
    match = legends.position(step="over")
    assert match.over
    assert match.actors == ()
    assert match.legal(0) == ()
