"""What both games set up in the same way: the row, coins, neutral armies (E1, E2 and L1, L3)."""

import pytest

import imperia

from ..on_a_map import armies, coins, deck, neutral, play, regions, row, supply
from ..playing import refusal, seat_of
from .ground import EMPIRE, LEGENDS, in_both


@pytest.mark.parametrize(("ground", "most"), [(EMPIRE, 5), (LEGENDS, 4)], ids=str)
@pytest.mark.parametrize("players", [0, 1, -2, True, "3", 2.0])
def test_the_game_is_for_two_to_so_many(ground, most, players):  # E1.1, L1.1
    for wrong in (players, most + 1):
        with pytest.raises(imperia.BadOption, match=f"2 to {most} players"):
            ground.start_match(players=wrong)


@in_both
@pytest.mark.parametrize(("players", "each"), [(2, 14), (3, 11), (4, 9)])
def test_armies_cities_and_coins(ground, players, each):  # E1.1, E2.3, L1.1, L3.5
    match = ground.start_match(players=players)
    assert coins(match) == [each] * players
    for seat in range(players):
        assert sum(armies(match, seat).values()) + supply(match, seat) == ground.armies
        assert seat_of(match, seat)["cities_left"] == 3


@in_both
def test_six_cards_lie_face_up_in_random_order(ground):  # E2.1, L3.2
    rows = set()
    for seed in range(6):
        match = ground.start_match(players=3, seed=seed)
        assert len(set(row(match))) == 6
        assert [slot["card"] for slot in match.view(None)["row"]] == row(match)
        assert not set(row(match)) & set(deck(match))
        rows.add((*row(match), *deck(match)))
    assert len(rows) == 6
    again = ground.start_match(players=3, seed=0)
    assert (*row(again), *deck(again)) in rows  # the same seed gives the same order


def with_neutral_armies(ground, first, **options):
    """A match of two in which this seat places the first neutral army."""
    begins = {"youngest": first} if ground is EMPIRE else {"setup_player": first}
    return ground.start_match(players=2, **begins, **options)


@in_both
@pytest.mark.parametrize(
    ("first", "tie"), [(0, "youngest"), (1, "youngest"), (1, "die")]
)  # a tie that is broken by the die does not change who begins
def test_two_players_place_ten_neutral_armies_in_turn_before_the_bid(ground, first, tie):  # E2.4, L3.4
    match = with_neutral_armies(ground, first, tie=tie)
    everywhere = sorted(region["region"] for region in match.view(None)["regions"])
    one, *_ = everywhere
    for army in range(10):
        seat = (first + army) % 2
        assert (match.decision, match.actors) == ("neutral", (seat,))
        if army % 3 == 0:
            assert match.view(None)["neutral_left"] == 10 - army
        assert regions(match.legal(seat)) == set(everywhere)
        refused = refusal(match, 1 - seat, f"neutral {one}")
        assert (refused.clause, refused.key) == (ground.clauses["neutral"], "refusal-other-places")
        assert refusal(match, seat, "bid 3").clause == ground.clauses["neutral"]
        play(match, f"neutral {one}")
    assert neutral(match) == {one: 10}
    assert (match.decision, match.actors) == ("bid", (0, 1))


@in_both
def test_neutral_armies_come_only_before_the_bid_and_with_two(ground):  # E2.4, L3.4
    assert refusal(ground.position(step="place"), 0, "neutral 3").clause == ground.clauses["neutral"]
    for players in (3, 4):
        match = ground.start_match(players=players)
        assert match.decision == "bid"
        assert neutral(match) == {}
