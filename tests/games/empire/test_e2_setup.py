"""E2: setting up. What both games share is in `tests/games/eight_minutes`."""

from collections import Counter

import pytest

from ..playing import only_when_compiled
from ..records import dealt
from .table import (
    EVERY_OPTION,
    ISLES,
    armies,
    bid,
    coins,
    empire,
    kinds,
    label,
    neutral,
    notations,
    play,
    regions,
    row,
    start,
    turn,
)


@only_when_compiled
def test_every_card_comes_to_every_place():  # E2.1: no card and no place is left out of the shuffle
    count = 20_000
    states = dealt("empire", [{"players": 5}] * count)
    for slot in range(6):
        seen = Counter(states["row"][:, slot].tolist())
        assert set(seen) == set(range(1, 43))
        assert max(seen.values()) < 2.5 * count / 42  # the seeds are fixed; chance would not go so far
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
    assert sum(coins(match)) <= 44  # that many are in the box


@pytest.mark.parametrize(
    ("board", "everywhere"), [("a", range(25)), ("b", range(1, 24)), (ISLES, (0, 3, 7, 12, 30, 31))]
)
def test_a_neutral_army_goes_to_any_region(board, everywhere):  # E2.4
    match = empire.start(players=2, seed=5, map=board)
    assert regions(match.legal(0)) == set(everywhere)
    assert kinds(match, 0) == {"neutral"}


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
