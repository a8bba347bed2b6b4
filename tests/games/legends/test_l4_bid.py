"""L4: the bid for the first turn."""

import itertools

import pytest

from .table import bid, coins, legends, notations, refusal, told


def test_all_bid_at_once_and_at_most_their_coins():  # L4.1
    match = legends.start(players=4, seed=1)
    assert match.actors == (0, 1, 2, 3)
    assert notations(match, 2) == [f"bid {n}" for n in range(10)]
    assert refusal(match, 2, "bid 10").key == "refusal-bid-above-coins"


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_highest_pays_and_begins_and_the_others_pay_nothing(order):  # L4.1
    match = bid(legends.start(players=3, seed=1), 2, 5, 4, order=order)
    assert coins(match) == [11, 6, 11]
    assert (match.decision, match.actors) == ("card", (1,))  # he begins; there is nothing to choose
    assert match.view(None)["first"] == 1


def test_bids_are_hidden_until_all_are_in():  # L4.1
    match = legends.start(players=3, seed=1)
    match.play(0, "bid 3")
    assert [seat["bid"] for seat in match.view(0)["seats"]] == [3, None, None]
    assert [seat["bid"] for seat in match.view(1)["seats"]] == ["sealed", None, None]
    assert told(match, "bid-given-hidden", viewer=1) == [{"seat": 0}]
    match.play(1, "bid 0")
    match.play(2, "bid 1")
    assert [e["coins"] for e in told(match, "bid-shown")] == [3, 0, 1]


def test_a_bid_is_final():  # L4.1
    match = legends.start(players=3, seed=1)
    match.play(0, "bid 3")
    refused = refusal(match, 0, "bid 4")
    assert (refused.key, refused.clause) == ("refusal-bid-is-final", "L4.1")


@pytest.mark.parametrize(
    ("bids", "youngest", "winner"),
    [
        ((0, 0, 0, 0), 0, 0),
        ((0, 0, 0, 0), 3, 3),
        ((3, 3, 0, 3), 0, 0),
        ((3, 3, 0, 3), 2, 3),  # clockwise from seat 2, seat 3 comes first
        ((3, 3, 0, 1), 2, 0),
        ((1, 4, 4, 1), 3, 1),
    ],
)
def test_a_tie_goes_to_the_youngest_of_the_tied(bids, youngest, winner):  # L4.1, L4.2
    match = bid(legends.start(players=4, seed=1, youngest=youngest), *bids)
    assert match.actors == (winner,)
    assert coins(match) == [9 - bids[winner] * (seat == winner) for seat in range(4)]


def test_the_youngest_is_a_seat_that_plays():  # L4.2
    with pytest.raises(ValueError, match="youngest takes one of 0, 1, not"):
        legends.start(players=2, youngest=2)
