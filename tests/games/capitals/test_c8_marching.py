"""C8: marching, convoys, caravans, disbanding."""

import pytest

from .table import (
    at_home,
    before_turn,
    currency,
    dice,
    end_turn,
    land,
    may,
    next_own_turn,
    notations,
    own,
    places,
    play,
    refusal,
    tired,
    told,
    voyages,
    where,
    whose,
)

ALL = {"infantry": 2, "cavalry": 2, "artillery": 2, "caravan": 2}


# ----- C8.1: points


@pytest.mark.parametrize(
    ("unit", "points"), [("infantry", 2), ("cavalry", 3), ("artillery", 1), ("caravan", 2)]
)
def test_a_unit_has_its_points_and_a_province_costs_one(unit, points):  # C8.1
    match = at_home({1: {"owner": 0, unit: 1}}, currency=[90])
    here = 1
    for left, there in zip(range(points, 0, -1), (2, 3, 8), strict=False):
        play(match, "do march", f"at {here}", f"units {unit}/{left}", f"at {there}")
        assert land(match, there).units == {unit: 1}
        assert tired(match, there) == {f"{unit}/{left - 1}": 1}
        here = there
    assert refusal(match, "do march") == "no-points-left"


def test_a_march_leads_to_an_adjacent_province_also_over_a_line():  # C8.1
    match = play(at_home({1: {"owner": 0, "infantry": 1}}), "do march")
    assert places(match) == {2, 4, 5, 17}
    assert refusal(match, "at 3") == refusal(match, "at 43") == "not-adjacent"


def test_units_with_the_same_points_are_alike_and_others_are_not():  # C8.1
    match = at_home({1: {"owner": 0, "infantry": 2}, 2: {"owner": 0, "infantry": 2}})
    play(match, "do march", "at 1", "units infantry/2", "number 1", "at 2")
    assert (land(match, 2).infantry, tired(match, 2)) == (3, {"infantry/1": 1})
    play(match, "do march", "at 2")
    assert notations(match) == ["units infantry/1", "units infantry/2"]
    play(match, "units infantry/1", "at 3")
    assert (tired(match, 2), tired(match, 3)) == ({}, {"infantry/0": 1})


def test_of_a_kind_that_is_disbanded_those_with_the_fewest_points_go():  # C8.1
    stacks = [[1, "infantry/0", 1], [1, "infantry/1", 2]]
    match = at_home({1: {"owner": 0, "infantry": 5}}, stacks=stacks)
    play(match, "do disband", "at 1", "units infantry/0", "number 2")
    assert (land(match, 1).infantry, tired(match, 1)) == (3, {"infantry/1": 1})
    play(match, "do disband", "at 1", "units infantry/0", "number 2")
    assert (land(match, 1).infantry, tired(match, 1)) == (1, {})


def test_of_a_kind_that_is_exchanged_those_with_the_fewest_points_that_will_do_go():  # C8.1
    stacks = [[4, "infantry/0", 1], [4, "infantry/1", 2]]
    match = at_home({4: {"capital": 0, "infantry": 5}}, stacks=stacks, level=[2])
    play(match, "do exchange")
    assert land(match, 4).units == {"infantry": 2, "cavalry": 1}
    assert tired(match, 4) == {"infantry/0": 1, "cavalry/0": 1}


def test_of_horses_that_are_joined_those_with_the_fewest_points_that_will_do_go():  # C8.1
    stacks = [[1, "cavalry/1", 1], [1, "cavalry/2", 1]]
    match = at_home({1: {"owner": 0, "cavalry": 3, "artillery": 1}}, stacks=stacks)
    play(match, "do join", "at 1")
    assert land(match, 1).units == {"cavalry": 2, "caravan": 1}
    assert tired(match, 1) == {"cavalry/1": 1, "caravan/1": 1}


def test_of_soldiers_who_fall_those_with_the_fewest_points_do():  # C8.1
    """Two attack from 1, where one of them has marched already; that one falls."""
    lands = {1: {"owner": 0, "infantry": 2}, 5: {"owner": 1, "infantry": 3}}
    match = at_home(lands, stacks=[[1, "infantry/1", 1]], seed=dice(range(1, 20), range(80, 101)))
    play(match, "do attack", "at 5", "at 1", "units infantry/1", "more", "units infantry/2")
    play(match, "withdraw")
    assert (land(match, 1).infantry, tired(match, 1)) == (1, {"infantry/1": 1})


# ----- C8.2: cost


@pytest.mark.parametrize(
    ("sort", "number", "cost"),
    [
        ("infantry/2", 2, 2),
        ("cavalry/3", 1, 3),
        ("cavalry/3", 2, 6),
        ("artillery/1", 2, 12),
        ("caravan/2", 1, 6),
    ],
)
def test_a_march_costs_one_a_soldier_and_province(sort, number, cost):  # C8.2
    match = at_home({1: {"owner": 0, **ALL}})
    play(match, "do march", "at 1", f"units {sort}", f"number {number}", "at 2")
    assert currency(match) == 40 - cost


def test_a_march_over_two_provinces_is_paid_twice():  # C8.2
    match = at_home({1: {"owner": 0, "cavalry": 1}})
    play(match, "do march", "at 1", "units cavalry/3", "at 2", "do march", "at 2", "units cavalry/2", "at 3")
    assert currency(match) == 34


def test_no_more_march_than_can_be_paid():  # C8.2
    match = play(at_home({1: {"owner": 0, **ALL}}, currency=[5]), "do march", "at 1")
    assert notations(match) == ["units infantry/2", "units cavalry/3"]
    assert refusal(match, "units artillery/1") == "cannot-pay-march"
    play(match, "units cavalry/3", "at 2")
    assert (currency(match), land(match, 2).cavalry) == (2, 1)
    assert refusal(at_home({1: {"owner": 0, "cavalry": 1}}, currency=[2]), "do march") == "cannot-pay-march"


# ----- C8.3: free


def test_leaving_a_road_or_a_capital_is_free():  # C8.3
    match = at_home(
        {4: {"capital": 0, "artillery": 1}, 1: {"owner": 0, "road": True, "artillery": 1}}, currency=[0]
    )
    play(
        match,
        "do march",
        "at 4",
        "units artillery/1",
        "at 2",
        "do march",
        "at 1",
        "units artillery/1",
        "at 5",
    )
    assert (land(match, 2).artillery, land(match, 5).artillery, currency(match)) == (1, 1, 0)


def test_a_road_does_not_help_at_sea():  # C8.3
    lands = own(1, 27, port=True, road=True, infantry=3)
    match = play(at_home(lands), "do convoy", "at 1", "units infantry/2", "number 3", "at 27")
    assert currency(match) == 37
    match = at_home(lands, level=[2])
    play(match, "do ship", "at 1", "units infantry/2", "number 3", "at 9")
    assert currency(match) == 40 - 9 - 3
    match = at_home(own(1, road=True), transports=[[{"sea": 43, "infantry": 2}]])
    play(match, "do land", "at 1", "units infantry/2", "number 2")
    assert currency(match) == 38


# ----- C8.4: convoys

PORTS = own(1, 27, port=True)


def test_a_convoy_costs_a_point_and_the_usual_march_and_arrives_on_the_next_turn():  # C8.4
    lands = {**own(1, port=True, infantry=2, cavalry=2), **own(27, port=True)}
    match = at_home(lands, stacks=[[1, "infantry/0", 1], [1, "cavalry/1", 1]])
    play(match, "do convoy")
    assert notations(match) == ["units infantry/2", "units cavalry/1", "units cavalry/3"]
    play(match, "units cavalry/1", "at 27")
    assert currency(match) == 37
    assert land(match, 1).units == {"infantry": 2, "cavalry": 1}
    assert land(match, 27).units == {}
    (convoy,) = voyages(match, viewer=1)  # everybody sees where it goes
    assert (convoy["origin"], convoy["target"], convoy["units"]) == (1, 27, {"cavalry": 1})
    next_own_turn(match)
    assert (land(match, 27).units, tired(match, 27), voyages(match)) == ({"cavalry": 1}, {}, [])
    assert may(match, "march")


def test_a_convoy_goes_between_two_own_working_ports():  # C8.4
    lands = {
        **own(1, port=True, infantry=1),
        **own(9, 27, 41, port=True),
        **own(2),
        3: {"owner": 1, "holder": 0, "port": True},
        16: {"owner": 1, "port": True},
    }
    blocked = {57: {"fleet": 1, "frigate": 1}}
    match = play(at_home(lands, seas=blocked), "do convoy")
    assert places(match) == {9, 27}
    assert {refusal(match, f"at {place}") for place in (1, 2, 3, 16, 41)} == {"not-a-working-port"}


@pytest.mark.parametrize("sea", [43, 55])
def test_a_blocked_port_neither_sends_nor_receives(sea):  # C8.4
    lands = {**own(1, port=True, infantry=1), **own(27, port=True)}
    match = at_home(lands, seas={sea: {"fleet": 1, "frigate": 1}})
    assert refusal(match, "do convoy") == "not-a-working-port"


def test_a_convoy_is_paid_at_once():  # C8.4
    lands = {**own(1, port=True, cavalry=1), **own(27, port=True)}
    assert refusal(at_home(lands, currency=[2]), "do convoy") == "cannot-pay-march"


def test_each_order_is_a_convoy_of_its_own():  # C8.4
    lands = {**own(1, port=True, infantry=2, cavalry=1), **own(27, port=True)}
    match = at_home(lands)
    play(match, "do convoy", "units infantry/2", "number 1", "at 27")
    play(match, "do convoy", "units infantry/2", "at 27", "do convoy", "units cavalry/3", "at 27")
    assert [each["units"] for each in voyages(match)] == [{"infantry": 1}, {"infantry": 1}, {"cavalry": 1}]
    next_own_turn(match)
    assert land(match, 27).units == {"infantry": 2, "cavalry": 1}


CONVOY = [[{"kind": "convoy", "origin": 1, "target": 27, "turns": 1, "infantry": 2}]]


def test_a_blockade_begun_meanwhile_does_not_stop_a_convoy():  # C8.4
    seas = {43: {"fleet": 1, "frigate": 1}, 55: {"fleet": 1, "frigate": 1}}
    match = end_turn(before_turn(PORTS, voyages=CONVOY, seas=seas))
    assert land(match, 27).infantry == 2


def test_a_convoy_whose_target_is_lost_lands_where_it_left():  # C8.4
    lost = {27: {"owner": 0, "holder": 1, "port": True}}
    match = end_turn(before_turn({**PORTS, **lost}, voyages=CONVOY))
    assert (land(match, 1).infantry, land(match, 27).infantry) == (2, 0)
    assert (tired(match, 1), whose(match, 27)) == ({}, (0, 1))


def test_a_convoy_whose_target_has_no_port_any_more_still_arrives():  # C8.4
    match = end_turn(before_turn({**own(1, port=True), **own(27)}, voyages=CONVOY))
    assert land(match, 27).infantry == 2


def test_a_convoy_that_has_lost_both_provinces_is_gone():  # C8.4
    lands = {1: {"owner": 0, "holder": 1}, 27: {"owner": 0, "holder": "rebels", "infantry": 1}}
    match = end_turn(before_turn(lands, voyages=CONVOY))
    assert told(match, "convoy-lost") == [{"seat": 0, "unit": 0, "number": 2}]
    assert (land(match, 1).infantry, land(match, 27).infantry, voyages(match)) == (0, 1, [])


# ----- C8.5


@pytest.mark.parametrize("facts", [{"owner": 1}, {"owner": 0, "holder": 1}, {"owner": 1, "infantry": 2}])
def test_entering_what_another_player_holds_is_an_attack(facts):  # C8.5
    match = at_home({1: {"owner": 0, "infantry": 1}, 5: facts})
    assert refusal(play(match, "do march"), "at 5") == "must-attack"
    match = at_home({1: {"owner": 0, "infantry": 1}, 5: facts})
    play(match, "do attack")
    assert len(told(match, "battle-begins")) == 1


@pytest.mark.parametrize("holder", ["rebels", "savages"])
def test_entering_what_rebels_or_savages_hold_is_an_attack(holder):  # C8.5
    match = at_home({1: {"owner": 0, "infantry": 1}, 5: {"holder": holder, "infantry": 1}})
    assert refusal(play(match, "do march"), "at 5") == "must-attack"


def test_there_is_a_battle_only_if_soldiers_stand_there():  # C8.5
    lands = {1: {"owner": 0, "infantry": 1}, 5: {"owner": 1}}
    match = play(at_home(lands), "do attack")
    assert (match.decision, told(match, "round-fought"), whose(match, 5)) == ("plunder", [], (1, 0))
    match = play(at_home({**lands, 5: {"owner": 1, "infantry": 1}}), "do attack")
    assert len(told(match, "round-fought")) == 1


def test_land_of_nobody_and_own_land_are_entered_by_a_plain_march():  # C8.5
    match = at_home({1: {"owner": 0, "infantry": 1}, 5: {"owner": 1, "holder": 0}, 2: {"owner": 0}})
    assert not may(match, "attack")
    assert {4, 5, 2, 17} == places(play(match, "do march"))


# ----- C8.6: caravans


def test_a_horse_and_a_gun_become_a_caravan():  # C8.6
    match = at_home({1: {"owner": 0, "cavalry": 2, "artillery": 2}})
    play(match, "do join", "at 1", "number 1")
    assert land(match, 1).units == {"cavalry": 1, "artillery": 1, "caravan": 1}
    assert tired(match, 1) == {"caravan/1": 1}
    play(match, "do join", "at 1", "number 1")
    assert (land(match, 1).units, tired(match, 1)) == ({"caravan": 2}, {"caravan/1": 2})
    assert currency(match) == 40


def test_a_caravan_is_one_unit_of_strength_six():  # C8.6
    lands = {1: {"owner": 0, "caravan": 1}, 5: {"owner": 1, "infantry": 1}}
    match = play(at_home(lands, seed=dice(100, 1)), "do attack")
    assert told(match, "battle-begins")[0]["attackers"] == 6


@pytest.mark.parametrize("stack", ["cavalry/1", "cavalry/0", "artillery/0"])
def test_both_must_have_the_points_that_joining_costs(stack):  # C8.6
    lands = {1: {"owner": 0, "cavalry": 1, "artillery": 1}}
    assert may(at_home(lands, stacks=[[1, "cavalry/2", 1]]), "join")
    assert refusal(at_home(lands, stacks=[[1, stack, 1]]), "do join") == "no-pair-to-join"


def test_they_must_stand_in_the_same_province():  # C8.6
    assert not may(at_home({1: {"owner": 0, "cavalry": 1}, 2: {"owner": 0, "artillery": 1}}), "join")


def test_a_caravan_that_was_joined_marches_one_province_this_turn():  # C8.6
    match = play(at_home({1: {"owner": 0, "cavalry": 1, "artillery": 1}}), "do join", "at 1")
    play(match, "do march", "at 1", "units caravan/1", "at 2")
    assert (currency(match), tired(match, 2)) == (34, {"caravan/0": 1})


def test_parting_costs_two_points_and_leaves_the_gun_none_and_the_cavalry_one():  # C8.6
    match = at_home({1: {"owner": 0, "caravan": 2}})
    play(match, "do part", "at 1", "number 1")
    assert land(match, 1).units == {"cavalry": 1, "artillery": 1, "caravan": 1}
    assert tired(match, 1) == {"cavalry/1": 1, "artillery/0": 1}
    tired_caravan = at_home({1: {"owner": 0, "caravan": 1}}, stacks=[[1, "caravan/1", 1]])
    assert refusal(tired_caravan, "do part") == "no-caravan"


def test_in_frost_a_caravan_of_two_points_can_be_parted_too():  # C8.6
    match = at_home({1: {"owner": 0, "caravan": 2}}, weather="frost", stacks=[[1, "caravan/2", 1]])
    play(match, "do part", "at 1", "number 1")
    assert land(match, 1).units == {"cavalry": 1, "artillery": 1, "caravan": 1}
    assert tired(match, 1) == {"cavalry/1": 1, "artillery/0": 1}  # the caravan with fewer points was parted


def test_the_loss_of_a_caravan_leaves_a_horse_and_two_infantry():  # C8.6
    lands = {1: {"owner": 0, "caravan": 1}, 5: {"owner": 1, "infantry": 9}}
    match = at_home(lands, seed=dice(range(1, 20), range(80, 101)))
    play(match, "do attack", "withdraw")
    assert land(match, 1).units == {"cavalry": 1, "infantry": 2}
    assert tired(match, 1) == {"cavalry/1": 1, "infantry/1": 2}


# ----- C8.7: disbanding


def test_units_in_provinces_are_disbanded_without_refund():  # C8.7
    lands = {
        4: {"capital": 0, "infantry": 2},
        1: {"owner": 0, **ALL},
        5: {"owner": 1, "holder": 0, "infantry": 1},
    }
    match = at_home(lands)
    assert where(match, "disband") == {1, 4, 5}
    for unit in ALL:
        play(match, "do disband", "at 1", f"units {unit}/0", "number 2")
    assert (land(match, 1).units, currency(match), whose(match, 1)) == ({}, 40, (0, 0))
    play(match, "do disband", "at 4", "number 1")
    assert land(match, 4).infantry == 1


def test_units_without_points_are_disbanded_too():  # C8.7
    match = play(at_home(), "do infantry", "number 2", "do disband", "number 2")
    assert (land(match, 4).units, tired(match, 4)) == ({}, {})


def test_units_of_others_and_aboard_are_not_disbanded():  # C8.7
    match = at_home({1: {"owner": 1, "infantry": 2}}, transports=[[{"sea": 43, "infantry": 2}]])
    assert refusal(match, "do disband") == "no-units-there"


def test_units_are_disbanded_by_kind_whatever_their_points():  # C8.7
    match = play(at_home({1: {"owner": 0, "infantry": 2, "cavalry": 1}}), "do disband")
    assert notations(match) == ["units infantry/0", "units cavalry/0"]
    assert refusal(match, "units infantry/2") == "not-offered"
    assert refusal(match, "units artillery/0") == "no-units-there"
