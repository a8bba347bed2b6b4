"""C17: what is different for three players."""

import pytest

from .table import (
    at_home,
    before_turn,
    end_turn,
    land,
    notations,
    own,
    play,
    reckoned,
    tired,
    told,
)


def three(lands=None, **keywords):
    return at_home(lands, players=3, **keywords)


def test_roads_have_no_upkeep():  # C17.1
    assert reckoned(three(own(1, 2, road=True)), "upkeep") == 0
    assert reckoned(three(own(1, road=True, port=True, building="camp")), "upkeep") == 2
    match = end_turn(before_turn(own(1, 2, road=True), players=3))
    assert told(match, "upkeep") == []


def test_a_road_is_never_given_up_for_upkeep():  # C17.1
    lands = {4: {"capital": 0, "holder": 1}, **own(1, road=True, port=True)}
    match = end_turn(before_turn(lands, players=3, currency=[0]))
    assert (match.decision, land(match, 1).marks) == ("action", {"road"})


@pytest.mark.parametrize(("level", "income"), [(1, 5), (2, 5), (3, 6)])
def test_a_capital_brings_five_and_six_at_the_third_level(level, income):  # C17.1
    match = end_turn(before_turn(players=3, level=[level]))
    assert told(match, "income")[0]["currency"] == income


def test_an_enemy_capital_brings_four():  # C17.1
    lands = {39: {"capital": 1, "owner": 1, "holder": 0}, **own(8, seat=1)}
    match = end_turn(before_turn(lands, players=3))
    assert told(match, "income")[0]["currency"] == 5 + 4


def test_a_caravan_has_three_points():  # C17.1
    match = play(three({1: {"owner": 0, "caravan": 2}}), "do march")
    assert notations(match) == ["number 1", "number 2"]
    play(match, "number 1", "at 2", "do march", "at 2", "units caravan/2", "at 3")
    assert tired(match, 3) == {"caravan/1": 1}
    frost = play(three({1: {"owner": 0, "caravan": 1}}, weather="frost"), "do march", "at 2")
    assert tired(frost, 2) == {"caravan/3": 1}


def test_joining_and_parting_leave_what_they_leave_for_others():  # C17.1, C8.6
    match = play(three({1: {"owner": 0, "cavalry": 1, "artillery": 1}}), "do join", "at 1")
    assert tired(match, 1) == {"caravan/1": 1}
    match = play(three({1: {"owner": 0, "caravan": 1}}), "do part", "at 1")
    assert tired(match, 1) == {"cavalry/1": 1, "artillery/0": 1}


def test_a_capital_is_ten_points():  # C17.1
    lands = {39: {"capital": 1, "owner": 1, "holder": 0}, **own(8, seat=1)}
    match = three(lands)
    assert [points["capitals"] for points in match.scores] == [20, 0, 10]


def test_each_capital_held_feeds_three():  # C17.1
    assert reckoned(three(), "food") == 3
    lands = {39: {"capital": 1, "owner": 1, "holder": 0}, **own(8, seat=1)}
    assert reckoned(three(lands), "food") == 6


def test_it_holds_for_the_whole_game_also_when_one_is_out():  # C17.1
    lands = {39: {"capital": 1, "owner": 0}, **own(1, road=True)}
    match = three(lands, out=[0, 1, 0])
    assert reckoned(match, "income") == 5 + 4 + 1
    assert (reckoned(match, "upkeep"), reckoned(match, "food")) == (0, 6)


@pytest.mark.parametrize("players", [4, 5, 6])
def test_it_holds_for_three_at_the_start_only_and_not_when_three_are_left(players):  # C17.1
    far = {3: 25, 4: 18, 5: 11}
    lands = {far[number]: {"capital": number, "owner": 1} for number in range(3, players)}
    outs = [0, 0, 0, 1, 1, 1][:players]
    match = at_home({**lands, **own(1, road=True)}, players=players, out=outs)
    assert reckoned(match, "income") == 4
    assert (reckoned(match, "upkeep"), reckoned(match, "food")) == (1, 2)
    assert match.scores[0]["capitals"] == 6
