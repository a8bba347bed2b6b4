"""Every bot sits at every seat, in every order, equally often and with the same deals."""

from collections import Counter, defaultdict
from itertools import permutations

import pytest

import imperia
from imperia.arena import Tournament
from imperia.arena.seating import BadLineUp, seatings


def test_all_orders_of_as_many_bots_as_seats():
    assert seatings(2, 2) == ((0, 1), (1, 0))
    assert set(seatings(4, 4)) == set(permutations(range(4)))
    assert len(seatings(5, 5)) == 120


def test_the_last_bot_takes_the_seats_that_are_left():
    assert set(seatings(2, 4)) == {(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)}
    assert len(seatings(3, 5)) == 20
    assert seatings(1, 3) == ((0, 0, 0),)


def test_more_bots_than_seats_play_in_every_choice():
    assert set(seatings(3, 2)) == {(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)}


@pytest.mark.parametrize(("bots", "players"), [(0, 2), (30, 5)])
def test_what_cannot_be_seated_is_refused(bots, players):
    with pytest.raises(BadLineUp):
        seatings(bots, players)


@pytest.mark.parametrize(
    ("bots", "players", "asked", "games"),
    [
        (["greedy", "random"], None, 7, 8),
        (["greedy", "random", "novice"], None, 13, 18),
        (["greedy", "random"], 4, 9, 12),
        (["greedy", "random", "novice"], 2, 12, 12),
        (["greedy"], None, 3, 3),
    ],
)
def test_seats_and_deals_are_in_balance(bots, players, asked, games):
    tournament = Tournament("empire", bots, players, asked)
    assert tournament.games == games
    orders = Counter(tournament.seating(game) for game in range(games))
    assert len(set(orders.values())) == 1
    at_seats = Counter((bot, seat) for order in orders.elements() for seat, bot in enumerate(order))
    for bot in range(len(bots)):
        assert len({at_seats[bot, seat] for seat in range(tournament.players)}) == 1
    deals = defaultdict(list)
    for game in range(games):
        deals[tournament.seating(game)].append(tournament.deal_seed(game))
    assert len({tuple(seeds) for seeds in deals.values()}) == 1
    (seeds,) = {tuple(seeds) for seeds in deals.values()}
    assert len(set(seeds)) == tournament.rounds


def test_fair_shares_come_to_one():
    tournament = Tournament("empire", ["greedy", "random"], 4)
    assert [tournament.fair_share(bot) for bot in (0, 1)] == [0.25, 0.75]
    assert tournament.line_up == (("greedy", 1), ("random", 3))
    assert Tournament("empire", ["greedy", "random", "novice"], 2).fair_share(2) == 0.5


def test_the_same_name_twice_is_numbered():
    assert Tournament("empire", ["greedy", "random", "greedy"]).labels == ("greedy #1", "random", "greedy #2")


@pytest.mark.parametrize(
    ("wishes", "why"),
    [
        ({"bots": ["clever"]}, "there is no bot 'clever'"),
        ({"bots": ["search:0"]}, "budget"),
        ({"bots": ["no.py:Bot"]}, "there is no file"),
        ({"bots": []}, "at least one bot"),
        ({"players": 9}, "2 to 5 players"),
        ({"games": 0}, "from 1"),
        ({"seed": -1}, "seed is a whole number"),
        ({"options": {"edition": "french"}}, "edition"),
        ({"bots": ["random"] * 3, "sprt": True}, "between two bots"),
        ({"sprt": (0.6, 0.5)}, "the lower one first"),
        ({"sprt": (0.0, 0.5)}, "between 0 % and 100 %"),
    ],
)
def test_wrong_wishes_are_refused(wishes, why):
    with pytest.raises(imperia.ImperiaError, match=why):
        Tournament("empire", **{"bots": ["random", "greedy"], **wishes})
