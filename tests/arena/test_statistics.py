"""Intervals and the sequential test, checked against values from the literature and worked out by hand."""

import math

import pytest

from imperia.arena.ratings import Ratings
from imperia.arena.statistics import BadBounds, Sprt, Verdict, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_as_newcombe_computed_it(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)
    assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low), abs=5e-5)


def test_wilson_at_the_ends():
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 7)[0] == 0.0
    assert wilson(7, 7)[1] == 1.0


def test_a_shared_win_counts_as_its_fraction():
    low, high = wilson(10.5, 21)
    assert low + high == pytest.approx(1)
    assert wilson(10, 21)[0] < low < wilson(11, 21)[0]


def test_the_bounds_of_the_sequential_test():
    assert Sprt(0.5, 0.55).bounds == pytest.approx((-math.log(19), math.log(19)))
    assert Sprt(0.5, 0.55, alpha=0.01, beta=0.1).bounds == pytest.approx((math.log(10 / 99), math.log(90)))


def test_wins_in_a_row_until_it_is_decided():
    """Each win is worth ln 1.1 = 0.09531 and each loss ln 0.9 = -0.10536; the bounds are ±2.94444."""
    sprt = Sprt(0.5, 0.55)
    assert sprt.ratio(1, 1) == pytest.approx(0.0953102, abs=1e-7)
    assert sprt.ratio(0, 1) == pytest.approx(-0.1053605, abs=1e-7)
    assert sprt.ratio(0.5, 1) == pytest.approx(-0.0050252, abs=1e-7)
    assert sprt.verdict(30, 30) is Verdict.OPEN
    assert sprt.verdict(31, 31) is Verdict.HIGHER
    assert sprt.verdict(0, 27) is Verdict.OPEN
    assert sprt.verdict(0, 28) is Verdict.LOWER


def test_the_verdict_falls_on_two_parallel_lines():
    """Wald, Sequential Analysis (1947), 5.3: in the plane of games and wins the bounds are parallel lines."""
    sprt = Sprt(0.1, 0.3, alpha=0.02, beta=0.03)
    unit = math.log(0.3 * 0.9 / (0.1 * 0.7))
    slope = math.log(0.9 / 0.7) / unit
    for games in (20, 50, 100):
        low, high = slope * games + math.log(0.03 / 0.98) / unit, slope * games + math.log(0.97 / 0.02) / unit
        assert sprt.verdict(math.floor(low), games) is Verdict.LOWER
        assert sprt.verdict(math.ceil(low), games) is Verdict.OPEN
        assert sprt.verdict(math.floor(high), games) is Verdict.OPEN
        assert sprt.verdict(math.ceil(high), games) is Verdict.HIGHER


@pytest.mark.parametrize("shares", [(0.5, 0.5), (0.6, 0.5), (0, 0.5), (0.5, 1), (math.nan, 0.5)])
def test_bounds_that_cannot_be(shares):
    with pytest.raises(BadBounds):
        Sprt(*shares)


def test_ratings_are_those_of_openskill():
    from openskill.models import PlackettLuce

    model, ratings = PlackettLuce(), Ratings(3)
    a, b, c = (model.rating() for _ in range(3))
    for winner in (0, 1, 0):
        places = [0 if winner == 0 else 2, 0 if winner == 1 else 2, 1]
        (a,), (b,), (c,) = model.rate([[a], [b], [c]], ranks=places)
        ratings.count([0, 1, 2], places)
    for bot, rating in enumerate((a, b, c)):
        assert (ratings.of(bot).mu, ratings.of(bot).sigma) == (rating.mu, rating.sigma)


def test_a_bot_at_several_seats_has_one_rating():
    ratings = Ratings(2)
    ratings.count([1, 0, 1], [2, 0, 1])
    assert ratings.of(0).mu > 25 > ratings.of(1).mu
    assert ratings.games == 1


def test_a_bot_against_itself_is_not_rated():
    ratings = Ratings(1)
    ratings.count([0, 0], [0, 1])
    assert (ratings.games, ratings.of(0).mu) == (0, 25)
