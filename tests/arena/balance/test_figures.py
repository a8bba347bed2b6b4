"""The figures are right for games made by hand, and the intervals for known cases."""

import math

import numpy as np
import pytest

from imperia.arena.balance.figures import figures_of
from imperia.arena.balance.intervals import difference, mean, wilson

from .rigged import rigged

figures = figures_of(rigged())


def shares(groups):
    return {group.number: (group.wins.value, group.wins.count, group.points) for group in groups}


def test_who_wins_by_seat_and_in_turn_order():
    assert shares(figures.seats) == {0: (2.5 / 4, 4, 3.0), 1: (1.5 / 4, 4, 3.5)}
    assert shares(figures.order) == {0: (2.5 / 4, 4, 3.75), 1: (1.5 / 4, 4, 2.75)}


def test_who_wins_by_bid():
    found = shares(figures.bids)
    assert {bid: (share, count) for bid, (share, count, _) in found.items()} == {
        0: (1 / 4, 4),
        1: (2 / 3, 3),
        2: (1.0, 1),
    }
    assert [found[bid][2] for bid in (0, 1, 2)] == pytest.approx([(3 + 2 + 3 + 3) / 4, 10 / 3, 5])


def test_points_by_source():
    land, sea, both = figures.sources
    assert (land.source, sea.source, both.source) == ("land", "sea", "total")
    assert land.mean == 15 / 8
    assert land.spread == pytest.approx(np.std([3, 2, 2, 1, 3, 0, 1, 3], ddof=1))
    assert land.winners == pytest.approx((3 + 1 + 3 + 0 + 1) / 5)
    assert land.others == pytest.approx((2 + 2 + 3) / 3)
    assert both.mean == pytest.approx(land.mean + sea.mean) == 26 / 8
    assert both.winners == pytest.approx(18 / 5)


def test_what_each_card_is_worth():
    assert [row.item for row in figures.items["cards"]] == [7, 8, 9]
    seven, eight, nine = figures.items["cards"]
    assert (seven.takings, seven.taken.value, seven.prices, seven.price) == (4, 1.0, {0: 1, 1: 2, 3: 1}, 1.25)
    assert (seven.with_it.value, seven.without.value) == (2.5 / 4, 1.5 / 4)
    assert seven.worth.value == pytest.approx(0.25)
    assert seven.points_with == pytest.approx((4 + 5 + 3 + 3) / 4)
    assert seven.points_without == pytest.approx((3 + 2 + 3 + 3) / 4)
    assert (eight.takings, eight.taken.value, eight.with_it.value) == (2, 0.5, 0.0)
    assert eight.worth.value == pytest.approx(-4 / 6)
    assert nine.takings == nine.worth.count == 0
    assert nine.prices == {}
    assert math.isnan(nine.price)


def test_how_many_are_passed_over():
    seven, eight, nine = figures.items["cards"]
    assert (seven.passed.value, seven.passed.count) == (pytest.approx((7 - 4 - 1) / 7), 7)
    assert (eight.passed.value, nine.passed.value) == (pytest.approx(2 / 4), 1.0)


def test_how_often_something_is_done_and_who_wins_with_it():
    (swap,) = figures.deeds
    assert (swap.name, swap.mean.value, swap.seats.value) == ("swap", 3 / 4, 2 / 8)
    assert swap.worth.value == pytest.approx(2 / 2 - 2 / 6)  # won: 2 of 2 who swapped, 2 of 6 others


def test_how_games_end():
    assert [(end.name, end.games.value) for end in figures.endings] == [
        ("victory", 0.75),
        ("stacks", 0.25),
        ("agreed", 0.0),
    ]
    assert figures.endings[0].decisions == pytest.approx((10 + 20 + 40) / 3)
    assert math.isnan(figures.endings[2].decisions)


def test_failures_of_a_bot_are_counted():
    assert (figures.failed.count, figures.failed.games, figures.failed.first) == (4, 2, "oh no")


def test_what_each_board_does_to_the_games_on_it():
    one, two = figures.grounds["boards"]  # board 3 was never used
    assert (one.item, one.in_play.value, two.item, two.in_play.value) == (1, 0.75, 2, 0.5)
    assert (one.course.decisions.value, two.course.decisions.value) == pytest.approx((70 / 3, 35))
    assert (one.course.turns, two.course.turns) == pytest.approx((5 / 3, 1))
    assert (one.course.margins, two.course.margins) == ({0: 1, 1: 1, 3: 1}, {0: 2})
    assert (one.course.first.value, two.course.first.value) == pytest.approx((2 / 3 - 1 / 2, 0.5 / 2 - 1 / 2))
    assert (one.first_without.value, two.first_without.value) == pytest.approx((0.0, 1 / 2))
    assert (one.course.tie_breaks.value, two.course.shared.value) == pytest.approx((1 / 3, 1 / 2))


def test_length_and_closeness():
    course = figures.course
    assert course.decisions.value == 25
    assert course.turns == 6 / 4
    assert course.margins == {0: 2, 1: 1, 3: 1}
    assert course.margin.value == 1.0
    assert (course.tie_breaks.value, course.shared.value) == (0.25, 0.25)
    assert course.first.value == pytest.approx(2.5 / 4 - 1 / 2)
    assert course.last.value == pytest.approx(1.5 / 4 - 1 / 2)


def test_intervals_that_books_give():
    half = wilson(50, 100)
    assert (half.low, half.high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    ten = mean(np.arange(10.0))
    assert (ten.low, ten.high) == pytest.approx((4.5 - 1.8766, 4.5 + 1.8766), abs=1e-3)
    assert wilson(0, 0).count == 0


def test_a_difference_knows_that_what_one_wins_another_loses():
    """600 of 1000 holders win, and so 400 of 1000 others: the difference is 2 p - 1, its error twice that."""
    holders = np.tile([True, False], (1000, 1))
    won = np.where(np.arange(1000)[:, None] < 600, [1.0, 0.0], [0.0, 1.0])
    found = difference(won, holders)
    assert found.value == pytest.approx(0.2)
    assert found.high - found.value == pytest.approx(2 * 1.96 * math.sqrt(0.24 / 1000), rel=1e-3)
    assert not found.holds(0)


def test_a_few_holders_prove_nothing():
    holders = np.zeros((100, 2), bool)
    holders[0, 0] = True
    won = np.tile([1.0, 0.0], (100, 1))
    assert difference(won, holders).holds(0)
    assert difference(won, np.zeros((100, 2), bool)).count == 0
