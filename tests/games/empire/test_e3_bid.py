"""E3: the bid for the first turn."""

import itertools
import json

import pytest

import imperia

from .table import bid, coins, empire, games, notations, play, refusal, seat_of, turn


def after(*bids, **options):
    """The position after these bids, English rules if nothing else is said."""
    options = {"step": "bid", "players": len(bids), **options}
    return bid(empire.position(**options), *bids)


# ----- E3.1


@pytest.mark.parametrize(("players", "most"), [(3, 11), (4, 9), (5, 8)])
def test_a_bid_is_from_0_to_all_coins(players, most):  # E3.1
    match = empire.start(players=players, seed=1)
    for seat in range(players):
        assert notations(match, seat) == [f"bid {amount}" for amount in range(most + 1)]
    refused = refusal(match, 0, f"bid {most + 1}")
    assert (refused.clause, refused.key) == ("E3.1", "refusal-bid-above-coins")


def test_two_players_may_bid_all_their_14_coins():  # E3.1
    match = after(14, 13)
    assert coins(match) == [0, 14]


def test_all_are_asked_at_once_and_drop_out_as_they_bid():  # E3.1
    match = empire.start(players=4, seed=1)
    assert match.actors == (0, 1, 2, 3)
    match.play(2, "bid 1")
    assert match.actors == (0, 1, 3)
    assert match.legal(2) == ()
    match.play(0, "bid 1")
    assert match.actors == (1, 3)


@pytest.mark.parametrize("options", [{}, {"tie": "die"}, {"edition": "polish"}], ids=str)
def test_the_order_of_arrival_changes_no_byte(options):  # E3.1
    offers = (3, 5, 5, 0)
    ends = set()
    for order in itertools.permutations(range(4)):
        match = bid(empire.start(players=4, seed=11, **options), *offers, order=order)
        ends.add(match.state.tobytes())
    assert len(ends) == 1


def test_the_highest_pays_and_the_others_nothing():  # E3.1
    match = after(2, 6, 5)
    assert coins(match) == [11, 5, 11]
    assert turn(match) == 1


def test_all_bids_are_shown_together_when_the_last_is_in():  # E3.1
    match = empire.start(players=3, seed=1)
    match.play(1, "bid 4")
    match.play(0, "bid 2")
    assert [event.key for event in match.log.since(0)] == ["bid-given-hidden"] * 2
    told = match.play(2, "bid 0")
    shown = [(e.arguments["seat"], e.arguments["coins"]) for e in told if e.key == "bid-shown"]
    assert shown == [(0, 2), (1, 4), (2, 0)]
    assert [seat_of(match, seat)["bid"] for seat in range(3)] == [2, 4, 0]


def test_nobody_sees_a_bid_before_all_are_in():  # E3.1
    for other in (0, 9):
        match = empire.start(players=3, seed=1)
        match.play(1, "bid 4")
        match.play(0, f"bid {other}")
        seen = {
            seat: json.dumps([match.view(seat), [e.json() for e in match.log.seen_by(seat)]])
            for seat in (1, 2, None)
        }
        texts = {
            seat: [e.text(lang) for e in match.log.seen_by(seat) for lang in ("en", "pl")]
            for seat in (1, 2, None)
        }
        if other == 0:
            first = seen, texts
        assert match.view(0)["seats"][0]["bid"] == other
        assert match.view(0)["seats"][1]["bid"] == match.view(None)["seats"][0]["bid"] == "sealed"
        assert match.view(0)["seats"][2]["bid"] is None
    assert (seen, texts) == first


def test_a_seat_sees_its_own_bid_in_its_log():  # E3.1
    match = empire.start(players=3, seed=1)
    (own,) = match.play(1, "bid 4")
    assert (own.key, own.arguments) == ("bid-given", {"seat": 1, "coins": 4})
    (others,) = match.log.seen_by(2).since(0)
    assert (others.key, others.arguments) == ("bid-given-hidden", {"seat": 1})


def test_a_tie_goes_to_the_youngest_of_the_tied():  # E3.1
    match = after(3, 5, 5, youngest=0)
    assert turn(match) == 1
    assert coins(match) == [11, 6, 11]


def test_all_zero_goes_to_the_youngest_who_pays_nothing():  # E3.1
    match = after(0, 0, 0, youngest=2)
    assert turn(match) == 2
    assert coins(match) == [11, 11, 11]


def test_a_bid_is_final_for_the_one_who_gave_it():  # E3.1
    match = empire.start(players=3, seed=1)
    match.play(1, "bid 4")
    for again in ("bid 4", "bid 0", "bid 5"):
        refused = refusal(match, 1, again)
        assert (refused.clause, refused.key) == ("E3.1", "refusal-bid-is-final")


@pytest.mark.parametrize("given", [1, 2, 3])
def test_a_bid_is_never_undone(given):  # E3.1: neither while others think nor when all are in
    match = empire.start(players=3, seed=1)
    for seat in range(given):
        match.play(seat, "bid 4")
    before = match.state.tobytes()
    with pytest.raises(imperia.UndoRefused) as caught:
        match.undo(given - 1)
    assert (caught.value.clause, caught.value.key) == ("E3.1", "refusal-bid-is-final")
    assert match.state.tobytes() == before


def test_first_everybody_bids():  # E3.1
    match = empire.start(players=3, seed=1)
    for early in ("card 0", "first 0", "stop", "place 12"):
        refused = refusal(match, 0, early)
        assert (refused.clause, refused.key) == ("E3.1", "refusal-first-bid")
    assert refusal(match, 0, "neutral 3").clause == "E2.4"


def test_there_is_no_second_bid_during_the_turns():  # E3.1
    assert refusal(empire.position(step="place"), 0, "bid 1").clause == "E3.1"


# ----- E3.2


@pytest.mark.parametrize("named", [0, 1, 2, 3])
def test_english_the_winner_names_the_first_player(named):  # E3.2: anyone
    match = after(0, 0, 4, 1, edition="english")
    assert match.decision == "first"
    assert match.actors == (2,)
    assert notations(match, 2) == ["first 0", "first 1", "first 2", "first 3"]
    play(match, f"first {named}")
    assert match.decision == "card"
    assert turn(match) == named
    assert coins(match) == [9, 9, 5, 9]  # the winner has paid, not the one named
    assert match.view(None)["first"] == named


def test_english_only_the_winner_names_the_first_player():  # E3.2
    match = after(0, 0, 4, edition="english")
    refused = refusal(match, 0, "first 0")
    assert (refused.clause, refused.key) == ("E3.2", "refusal-other-names")
    assert refusal(match, 2, "card 0").clause == "E3.2"  # first the name


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_polish_the_winner_is_the_first_player(winner):  # E3.2
    match = after(*(4 if seat == winner else 1 for seat in range(3)), edition="polish")
    assert match.decision == "card"
    assert turn(match) == winner
    assert match.view(None)["first"] == winner


def test_the_first_player_is_named_once():  # E3.2
    assert refusal(empire.position(step="place"), 0, "first 1").clause == "E3.2"


# ----- E3.3


@pytest.mark.parametrize("edition", ["english", "polish"])
@pytest.mark.parametrize(
    ("offers", "tied"), [((3, 5, 5, 5), {1, 2, 3}), ((7, 0, 7, 1), {0, 2}), ((0, 0, 0, 0), {0, 1, 2, 3})]
)
def test_a_die_draws_each_of_the_tied_and_the_one_drawn_pays(offers, tied, edition):  # E3.3
    winners = []
    for seed in range(games(60, 24)):
        match = after(*offers, seed=seed, tie="die", edition=edition)
        winner = turn(match)
        paid = [9 - left for left in coins(match)]
        assert paid == [offers[winner] if seat == winner else 0 for seat in range(4)]
        assert [e.arguments["seat"] for e in match.log if e.key == "tie-by-lot"] == [winner]
        winners.append(winner)
    assert set(winners) == tied
    assert min(winners.count(seat) for seat in tied) >= len(winners) // 12  # fixed seeds: none is neglected


def test_the_die_is_not_cast_without_a_tie():  # E3.3
    for seed in range(12):
        match = after(3, 5, 2, seed=seed, tie="die")
        assert turn(match) == 1
        assert not [event for event in match.log if event.key == "tie-by-lot"]


def test_the_die_does_not_look_at_who_is_youngest():  # E3.3: each of the tied wins, whoever is the youngest
    for youngest in range(3):
        winners = {turn(after(4, 4, 4, seed=seed, tie="die", youngest=youngest)) for seed in range(24)}
        assert winners == {0, 1, 2}


# ----- E3.4


def test_seat_0_is_the_youngest_if_nothing_is_said():  # E3.4
    assert empire.start(players=3, seed=1).options["youngest"] == 0
    assert turn(after(2, 2, 2)) == 0


@pytest.mark.parametrize("youngest", range(5))
@pytest.mark.parametrize(
    "tied", [tied for n in (2, 3, 5) for tied in itertools.combinations(range(5), n)], ids=str
)
def test_the_youngest_is_the_first_of_the_tied_clockwise_from_that_seat(youngest, tied):  # E3.4
    match = after(*(6 if seat in tied else 5 for seat in range(5)), youngest=youngest)
    clockwise = [(youngest + place) % 5 for place in range(5)]
    assert turn(match) == next(seat for seat in clockwise if seat in tied)


@pytest.mark.parametrize("youngest", [-1, 3, 5, True, "0"])
def test_the_youngest_is_a_seat_of_the_match(youngest):  # E3.4
    with pytest.raises(imperia.BadOption, match="youngest"):
        empire.start(players=3, seed=1, youngest=youngest)
