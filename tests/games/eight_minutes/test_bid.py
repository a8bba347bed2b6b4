"""The bid for the first turn: E3 and L4."""

import itertools
import json

import pytest

import imperia

from ..on_a_map import bid, coins, notations
from ..playing import games, more_when_compiled, refusal, seat_of, turn
from .ground import LEGENDS, in_both


def after(ground, *bids, **options):
    """The position after these bids; the winner is asked next."""
    return bid(ground.position(**{"step": "bid", "players": len(bids), **options}), *bids)


@in_both
@pytest.mark.parametrize(("players", "most"), [(3, 11), (4, 9)])
def test_a_bid_is_from_0_to_all_coins(ground, players, most):  # E3.1, L4.1
    match = ground.start_match(players=players)
    for seat in range(players):
        assert notations(match, seat) == [f"bid {amount}" for amount in range(most + 1)]
    refused = refusal(match, 0, f"bid {most + 1}")
    assert (refused.clause, refused.key) == (ground.clauses["bid"], "refusal-bid-above-coins")


@in_both
def test_two_players_may_bid_all_their_14_coins(ground):  # E3.1, L4.1
    assert coins(after(ground, 14, 13)) == [0, 14]


@in_both
def test_all_are_asked_at_once_and_drop_out_as_they_bid(ground):  # E3.1, L4.1
    match = ground.start_match(players=4)
    assert match.actors == (0, 1, 2, 3)
    match.play(2, "bid 1")
    assert match.actors == (0, 1, 3)
    assert match.legal(2) == ()
    match.play(0, "bid 1")
    assert match.actors == (1, 3)


@in_both
@pytest.mark.parametrize("tie", ["youngest", "die"])
def test_the_order_of_arrival_changes_no_byte(ground, tie):  # E3.1, L4.1
    ends = {
        bid(ground.start_match(players=4, tie=tie), 3, 5, 5, 0, order=order).state.tobytes()
        for order in itertools.permutations(range(4))
    }
    assert len(ends) == 1


@in_both
def test_the_highest_pays_and_the_others_nothing(ground):  # E3.1, L4.1
    match = after(ground, 2, 6, 5)
    assert coins(match) == [11, 5, 11]
    assert turn(match) == 1
    if ground is LEGENDS:  # the winner begins, without a choice
        assert (match.decision, match.view(None)["first"]) == ("card", 1)


@in_both
def test_all_bids_are_shown_together_when_the_last_is_in(ground):  # E3.1, L4.1
    match = ground.start_match(players=3)
    before = len(match.log)
    match.play(1, "bid 4")
    match.play(0, "bid 2")
    assert [event.key for event in list(match.log.seen_by(None))[before:]] == ["bid-given-hidden"] * 2
    told = match.play(2, "bid 0")
    shown = [(e.arguments["seat"], e.arguments["coins"]) for e in told if e.key == "bid-shown"]
    assert shown == [(0, 2), (1, 4), (2, 0)]
    assert [seat_of(match, seat)["bid"] for seat in range(3)] == [2, 4, 0]


@in_both
def test_nobody_sees_a_bid_before_all_are_in(ground):  # E3.1, L4.1
    seen = []
    for other in (0, 9):
        match = ground.start_match(players=3)
        match.play(1, "bid 4")
        match.play(0, f"bid {other}")
        seen.append(
            [
                json.dumps([match.view(seat), [[e.json(), e.text("pl")] for e in match.log.seen_by(seat)]])
                for seat in (1, 2, None)
            ]
        )
        assert match.view(0)["seats"][0]["bid"] == other
        assert match.view(0)["seats"][1]["bid"] == match.view(None)["seats"][0]["bid"] == "sealed"
        assert match.view(0)["seats"][2]["bid"] is None
    assert seen[0] == seen[1]


@in_both
def test_a_seat_sees_its_own_bid_in_its_log(ground):  # E3.1, L4.1
    match = ground.start_match(players=3)
    (own,) = match.play(1, "bid 4")
    assert (own.key, own.arguments) == ("bid-given", {"seat": 1, "coins": 4})
    *_, others = match.log.seen_by(2)
    assert (others.key, others.arguments) == ("bid-given-hidden", {"seat": 1})


@in_both
def test_a_bid_is_final_for_the_one_who_gave_it(ground):  # E3.1, L4.1
    match = ground.start_match(players=3)
    match.play(1, "bid 4")
    for again in ("bid 4", "bid 0", "bid 5"):
        refused = refusal(match, 1, again)
        assert (refused.clause, refused.key) == (ground.clauses["bid"], "refusal-bid-is-final")


@in_both
@pytest.mark.parametrize("given", [1, 2, 3])
def test_a_bid_is_never_undone(ground, given):  # E3.1, L4.1: neither while others think nor when all are in
    match = ground.start_match(players=3)
    for seat in range(given):
        match.play(seat, "bid 4")
    before = match.state.tobytes()
    with pytest.raises(imperia.UndoRefused) as caught:
        match.undo(given - 1)
    assert (caught.value.clause, caught.value.key) == (ground.clauses["bid"], "refusal-bid-is-final")
    assert match.state.tobytes() == before


@in_both
def test_first_everybody_bids_and_only_once(ground):  # E3.1, L4.1
    match = ground.start_match(players=3)
    for early in ("card 0", "stop", f"place {ground.start}"):
        refused = refusal(match, 0, early)
        assert (refused.clause, refused.key) == (ground.clauses["bid"], "refusal-first-bid")
    assert refusal(match, 0, "neutral 3").clause == ground.clauses["neutral"]
    assert refusal(ground.position(step="place"), 0, "bid 1").clause == ground.clauses["bid"]


# ----- Ties


@in_both
@pytest.mark.parametrize("youngest", range(4))
@pytest.mark.parametrize(
    "tied", [tied for n in (2, 3, 4) for tied in itertools.combinations(range(4), n)], ids=str
)
def test_a_tie_goes_to_the_first_of_the_tied_clockwise_from_the_youngest(ground, youngest, tied):
    """E3.1, E3.4, L4.1, L4.2"""
    match = after(ground, *(6 if seat in tied else 5 for seat in range(4)), youngest=youngest)
    clockwise = [(youngest + place) % 4 for place in range(4)]
    assert turn(match) == next(seat for seat in clockwise if seat in tied)
    assert coins(match) == [3 if seat == turn(match) else 9 for seat in range(4)]


@in_both
def test_all_zero_goes_to_the_youngest_who_pays_nothing(ground):  # E3.1, L4.1
    match = after(ground, 0, 0, 0, youngest=2)
    assert turn(match) == 2
    assert coins(match) == [11, 11, 11]


@in_both
def test_seat_0_is_the_youngest_if_nothing_is_said(ground):  # E3.4, L4.2
    assert ground.start_match(players=3).options["youngest"] == 0
    assert turn(after(ground, 2, 2, 2)) == 0


@in_both
@pytest.mark.parametrize("youngest", [-1, 3, 5, True, "0"])
def test_the_youngest_is_a_seat_of_the_match(ground, youngest):  # E3.4, L4.2
    with pytest.raises(imperia.BadOption, match="youngest"):
        ground.start_match(players=3, youngest=youngest)


@more_when_compiled
@in_both
@pytest.mark.parametrize(
    ("offers", "tied"), [((3, 5, 5, 5), {1, 2, 3}), ((7, 0, 7, 1), {0, 2}), ((0, 0, 0, 0), {0, 1, 2, 3})]
)
def test_a_die_draws_each_of_the_tied_and_the_one_drawn_pays(ground, offers, tied):  # E3.3, E6.3, L8.6
    winners = []
    for seed in range(games(60, 24)):
        match = after(ground, *offers, seed=seed, tie="die", youngest=seed % 4)
        winner = turn(match)
        paid = [9 - left for left in coins(match)]
        assert paid == [offers[winner] if seat == winner else 0 for seat in range(4)]
        assert [e.arguments["seat"] for e in match.log if e.key == "tie-by-lot"] == [winner]
        winners.append(winner)
    assert set(winners) == tied
    assert min(winners.count(seat) for seat in tied) >= len(winners) // 12  # fixed seeds: none is neglected


@in_both
def test_the_die_is_not_cast_without_a_tie(ground):  # E3.3, L8.6
    for seed in range(12):
        match = after(ground, 3, 5, 2, seed=seed, tie="die")
        assert turn(match) == 1
        assert not [event for event in match.log if event.key == "tie-by-lot"]


@in_both
def test_a_tie_goes_to_the_youngest_unless_the_option_says_die(ground):  # E6.3, L8.6
    assert ground.start_match(players=3).options["tie"] == "youngest"
    with pytest.raises(imperia.BadOption, match="'youngest', 'die'"):
        ground.start_match(players=3, tie="coin")
