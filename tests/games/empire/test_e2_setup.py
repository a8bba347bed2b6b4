"""E2: setting up."""

from collections import Counter

import pytest

from .batch import dealt
from .table import (
    EVERY_OPTION,
    ISLES,
    armies,
    bid,
    coins,
    deck,
    empire,
    games,
    kinds,
    label,
    neutral,
    notations,
    play,
    refusal,
    regions,
    row,
    start,
    turn,
)

# ----- E2.1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_cards_lie_face_up(players):  # E2.1
    match = empire.start(players=players, seed=3)
    assert len(set(row(match))) == 6
    assert [slot["card"] for slot in match.view(None)["row"]] == row(match)
    assert not set(row(match)) & set(deck(match))


def test_the_same_seed_shuffles_alike_and_another_seed_differently():  # E2.1
    orders = [
        tuple(row(m) + deck(m)) for m in (empire.start(players=4, seed=s) for s in (1, 1, 2, 2**64 - 1))
    ]
    assert orders[0] == orders[1]
    assert len(set(orders)) == 3


def test_every_card_comes_to_every_place():  # E2.1: no card and no place is left out of the shuffle
    count = games(20_000, 1_500)
    states = dealt([{"players": 5}] * count)
    for slot in range(6):
        seen = Counter(states["row"][:, slot].tolist())
        assert set(seen) == set(range(1, 43))
        assert max(seen.values()) < 2.5 * count / 42  # fixed seeds: far outside of chance
        assert min(seen.values()) > 0.3 * count / 42


# ----- E2.2 and E2.3


@pytest.mark.parametrize("combination", EVERY_OPTION[::7], ids=label)
def test_three_armies_of_each_player_stand_on_the_starting_region(combination):  # E2.2
    match = start(combination, seed=5)
    begin = {"a": 12, "b": 15, ISLES: 0}[combination["map"]]
    for seat in range(match.players):
        assert armies(match, seat) == {begin: 3}
    assert neutral(match) == {}


@pytest.mark.parametrize(("players", "each"), [(2, 14), (3, 11), (4, 9), (5, 8)])
def test_coins(players, each):  # E2.3
    match = empire.start(players=players, seed=5)
    assert coins(match) == [each] * players
    assert sum(coins(match)) <= 44  # as many as are in the box


# ----- E2.4


def test_two_players_place_ten_neutral_armies_in_turn_before_the_bid():  # E2.4
    match = empire.start(players=2, seed=5, edition="english")
    for army in range(10):
        assert match.decision == "neutral"
        assert match.actors == (army % 2,)
        assert match.view(None)["neutral_left"] == 10 - army
        play(match, f"neutral {army}")
    assert neutral(match) == dict.fromkeys(range(10), 1)
    assert match.decision == "bid"
    assert match.actors == (0, 1)


@pytest.mark.parametrize("tie", ["youngest", "die"])  # the die does not change who begins
@pytest.mark.parametrize("youngest", [0, 1])
def test_the_youngest_places_the_first_neutral_army(youngest, tie):  # E2.4
    match = empire.start(players=2, seed=5, youngest=youngest, tie=tie)
    assert match.actors == (youngest,)
    play(match, "neutral 3")
    assert match.actors == (1 - youngest,)


@pytest.mark.parametrize(
    ("board", "everywhere"), [("a", range(25)), ("b", range(1, 24)), (ISLES, (0, 3, 7, 12, 30, 31))]
)
def test_a_neutral_army_goes_to_any_region(board, everywhere):  # E2.4
    match = empire.start(players=2, seed=5, map=board)
    assert regions(match.legal(0)) == set(everywhere)
    assert kinds(match, 0) == {"neutral"}


def test_several_neutral_armies_may_stand_in_one_region():  # E2.4
    match = play(empire.start(players=2, seed=5), *["neutral 12"] * 10)
    assert neutral(match) == {12: 10}


def test_the_other_player_waits_while_a_neutral_army_is_placed():  # E2.4
    match = empire.start(players=2, seed=5)
    refused = refusal(match, 1, "neutral 3")
    assert (refused.clause, refused.key) == ("E2.4", "refusal-other-places")
    assert refusal(match, 0, "bid 3").clause == "E2.4"  # first the neutral armies


def test_no_neutral_armies_after_the_bid():  # E2.4
    match = empire.position(step="place")
    assert refusal(match, 0, "neutral 3").clause == "E2.4"


def test_no_neutral_armies_in_the_polish_edition():  # E2.4
    match = empire.start(players=2, seed=5, edition="polish")
    assert match.decision == "bid"
    assert match.view(None)["neutral_left"] == 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_neutral_armies_with_more_than_two_players(players):  # E2.4
    assert empire.start(players=players, seed=5, edition="english").decision == "bid"


def test_row_and_tokens_lie_open_before_the_first_neutral_army():  # E2.4
    match = empire.start(players=2, seed=5, goods_tokens=True)
    view = match.view(1)
    assert match.decision == "neutral"
    assert all(slot["card"] for slot in view["row"])
    assert sum(region["token"] is not None for region in view["regions"]) == 5
    shown = row(match), view["regions"]
    bid(play(match, *["neutral 3"] * 10), 0, 0)
    tokens = [region["token"] for region in match.view(1)["regions"]]
    assert (row(match), tokens) == (shown[0], [region["token"] for region in shown[1]])


def test_the_editions_differ_in_three_clauses_only():  # E2.4, E3.2 and E4.7
    editions = [empire.start(players=4, seed=9, edition=edition) for edition in ("english", "polish")]
    for match in editions:
        bid(match, 0, 3, 1, 2)
    english, polish = editions
    assert notations(english, 1) == ["first 0", "first 1", "first 2", "first 3"]
    play(english, "first 1")
    for match in editions:
        assert turn(match) == 1
        play(match, "card 0")
    assert row(english) == row(polish)
    assert coins(english) == coins(polish) == [9, 6, 9, 9]
