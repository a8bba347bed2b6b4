"""E3: the bid for the first turn. What both games share is in `tests/games/eight_minutes`."""

import pytest

from .table import bid, coins, empire, notations, play, refusal, turn


def after(*bids, **options):
    """The position after these bids, by the English rules unless told otherwise."""
    options = {"step": "bid", "players": len(bids), **options}
    return bid(empire.position(**options), *bids)


def test_five_players_bid_at_most_8_coins():  # E3.1
    match = empire.start(players=5, seed=1)
    assert [notations(match, seat) for seat in range(5)] == [[f"bid {n}" for n in range(9)]] * 5
    refused = refusal(match, 0, "bid 9")
    assert (refused.clause, refused.key) == ("E3.1", "refusal-bid-above-coins")


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
