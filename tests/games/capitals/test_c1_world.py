"""C1: owners and holders, soldiers and units, what is connected. (Maps: test_maps.py)"""

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
    play,
    reckoned,
    refusal,
    seat,
    told,
    where,
    whose,
)

ENEMY_IN_5 = {1: {"owner": 0, "infantry": 3}, 5: {"owner": 1}}


# ----- C1.3: owner and holder


def test_who_enters_land_that_nobody_owns_is_owner_and_holder_at_once():  # C1.3
    match = at_home({4: {"capital": 0, "infantry": 2}})
    assert whose(match, 1) == (None, None)
    play(match, "do march", "at 4", "units infantry/2", "number 1", "at 1")
    assert whose(match, 1) == (0, 0)
    assert told(match, "occupied") == [{"seat": 0, "place": 1, "other": -1}]
    assert [event.key for event in match.log][-2:] == ["marched", "occupied"]


def test_who_enters_anothers_land_without_a_battle_only_holds_it():  # C1.3
    match = play(at_home(ENEMY_IN_5), "do attack", "at 5", "at 1", "units infantry/2", "number 3", "spare")
    assert whose(match, 5) == (1, 0)


def test_who_enters_anothers_land_after_a_battle_only_holds_it():  # C1.3
    lands = {1: {"owner": 0, "infantry": 3}, 5: {"owner": 1, "infantry": 1}}
    match = at_home(lands, seed=dice(100, 1))
    play(match, "do attack", "at 5", "at 1", "units infantry/2", "number 3", "spare")
    assert whose(match, 5) == (1, 0)
    assert land(match, 5).units == {"infantry": 3}


def test_occupied_land_is_the_owners_again_when_he_enters():  # C1.3
    match = at_home({1: {"owner": 0, "infantry": 3}, 5: {"owner": 0, "holder": 1}})
    play(match, "do attack", "at 5", "at 1", "units infantry/2", "number 3", "spare")
    assert whose(match, 5) == (0, 0)


def test_a_third_player_who_takes_occupied_land_only_holds_it():  # C1.3
    match = at_home({1: {"owner": 0, "infantry": 3}, 5: {"owner": 1, "holder": 2}}, players=4)
    play(match, "do attack", "at 5", "at 1", "units infantry/2", "number 3", "spare")
    assert whose(match, 5) == (1, 0)


def test_leaving_a_province_changes_neither_owner_nor_holder():  # C1.3
    match = at_home({1: {"owner": 0, "infantry": 1}, 6: {"owner": 1, "holder": 0, "infantry": 1}})
    play(match, "do march", "at 1", "units infantry/2", "at 2")
    play(match, "do march", "at 6", "units infantry/2", "at 4")
    assert (whose(match, 1), whose(match, 6)) == ((0, 0), (1, 0))
    assert land(match, 1).units == land(match, 6).units == {}
    next_own_turn(match)
    assert (whose(match, 1), whose(match, 6)) == ((0, 0), (1, 0))


# ----- C1.4: what an occupied province is good for

OCCUPIED = {1: {"owner": 1, "holder": 0, "infantry": 2}, 2: {"owner": 0, "infantry": 1}}


@pytest.mark.parametrize(
    "verb", ["farm", "granary", "manufactory", "bunker", "camp", "port", "explore", "rob", "strong_bunker"]
)
def test_in_an_occupied_province_nothing_is_built_explored_or_robbed(verb):  # C1.4
    bunkers = {place: {**facts, "building": "bunker"} for place, facts in OCCUPIED.items()}
    match = at_home(bunkers if verb == "strong_bunker" else OCCUPIED, level=[3], currency=[90])
    assert where(match, verb) == {2}


def test_in_an_occupied_province_nobody_recruits():  # C1.4
    match = at_home({4: {"capital": 0, "holder": 1}, **OCCUPIED})
    assert where(match, "recruiting_province") == {2}


def test_an_occupied_province_is_plundered_when_it_is_taken_and_not_later():  # C1.4
    match = play(at_home(ENEMY_IN_5), "do attack", "at 5", "at 1", "units infantry/2", "number 3")
    assert notations(match) == ["plunder", "spare"]
    play(match, "spare")
    assert "plunder" not in notations(match)
    assert where(match, "attack") == set()


def test_in_an_occupied_province_buildings_are_demolished_and_roads_built():  # C1.4
    lands = {1: {"owner": 1, "holder": 0, "building": "farm"}}
    match = at_home(lands)
    assert where(match, "road") == {1}
    play(match, "do road", "at 1", "do demolish", "at 1", "building farm")
    assert (land(match, 1).building, land(match, 1).marks) == ("none", {"road"})


def test_units_in_an_occupied_province_march_and_fight_at_the_usual_cost():  # C1.4
    match = at_home({1: {"owner": 1, "holder": 0, "infantry": 2}, 5: {"owner": 1}}, currency=[10])
    play(match, "do march", "at 1", "units infantry/2", "number 1", "at 2")
    assert currency(match) == 9
    play(match, "do attack", "at 5", "at 1", "units infantry/2", "spare")
    assert (whose(match, 5), currency(match)) == ((1, 0), 8)


def test_captives_in_an_occupied_province_walk_as_anywhere():  # C1.4
    match = at_home({1: {"owner": 1, "holder": 0, "captives-1": 2}, 2: {"owner": 0}})
    play(match, "do walk", "at 1", "units captive-1/2", "number 2", "at 2")
    assert (land(match, 1).captives, land(match, 2).captives) == ((0, 0), (0, 2))


def test_the_road_of_an_occupied_province_serves_its_holder():  # C1.4
    lands = {1: {"owner": 1, "holder": 0, "road": True, "infantry": 2}}
    match = play(at_home(lands), "do march", "at 1", "units infantry/2", "number 2", "at 2")
    assert currency(match) == 40


def attack_on_5(**facts):
    """Seat 0 attacks province 5, in which one soldier of seat 1 stands, with one; both roll 50."""
    lands = {1: {"owner": 0, "infantry": 1}, 5: {"infantry": 1, **facts}}
    match = at_home(lands, seed=dice(50, 50))
    play(match, "do attack", "at 5", "at 1", "units infantry/2")
    (fought,) = told(match, "round-fought")
    return fought["total"], fought["other_total"]


def test_the_bunker_and_the_port_of_an_occupied_province_serve_its_holder():  # C1.4
    assert attack_on_5(owner=1) == (50, 52)  # the defender is dug in
    assert attack_on_5(owner=0, holder=1, building="bunker") == (50, 60)
    assert attack_on_5(owner=0, holder=1, port=True) == (42, 52)


def test_nothing_else_in_an_occupied_province_serves_anybody():  # C1.4
    rich = {"rare": True, "palm": True, "building": "farm", "port": True}
    nothing = at_home(own(1, 2))
    match = at_home({**own(1, 2), 5: {"owner": 1, "holder": 0, **rich}})
    for number in (0, 1):
        for name in ("income", "food", "upkeep", "need"):
            assert reckoned(match, name, number) == reckoned(nothing, name, number)
    lands = {1: {"owner": 1, "holder": 0, "port": True, "infantry": 1}}
    match = at_home(lands, level=[3], currency=[90])
    for verb in ("ship", "builder", "frigate", "transport", "boat", "overseas", "convoy"):
        assert not may(match, verb)


# ----- C1.5: what counts


def test_income_food_and_points_count_only_provinces_owned_and_held():  # C1.5
    lands = {**own(1, 2, 3), 5: {"owner": 0, "holder": 1}, 6: {"owner": 1, "holder": 0}}
    match = at_home(lands)
    assert reckoned(match, "income") == 4 + 4 // 3
    assert reckoned(match, "need") == 4 // 2
    assert match.scores[0]["provinces"] == 4


def test_a_captured_capital_counts_as_a_capital_at_once_and_as_a_province_when_owned():  # C1.5
    merely_held = {**own(1, 2), 39: {"capital": 1, "owner": 1, "holder": 0}}
    match = at_home(merely_held, players=4)
    assert (reckoned(match, "income"), reckoned(match, "food")) == (4 + 1 + 2, 2 + 2)
    assert (match.scores[0]["provinces"], match.scores[0]["capitals"]) == (3, 12)
    match = at_home({**merely_held, 39: {"capital": 1, "owner": 0}}, players=4)
    assert (match.scores[0]["provinces"], match.scores[0]["capitals"]) == (4, 12)


def test_a_captured_capital_is_left_free_of_cost():  # C1.5, C5.7
    lands = {39: {"capital": 1, "owner": 1, "holder": 0, "infantry": 2}}
    match = play(at_home(lands, players=4), "do march", "at 39", "units infantry/2", "number 2", "at 36")
    assert currency(match) == 40


def test_the_own_capital_serves_fully_even_if_another_owns_it():  # C1.5
    match = at_home({4: {"capital": 0, "owner": 1, "holder": 0}, 1: {"owner": 0}})
    assert (reckoned(match, "income"), reckoned(match, "food")) == (4, 2)
    assert where(match, "granary") == {1}  # the province that is connected with it
    assert may(match, "spy")
    play(match, "do infantry", "number 2", "do level")
    assert land(match, 4).units == {"infantry": 2}
    assert seat(match)["level"] == 2
    assert match.scores[0]["capitals"] == 6


# ----- C1.6


def test_two_cavalry_and_one_infantry_are_three_units_and_seven_soldiers():  # C1.6
    match = at_home({1: {"owner": 0, "infantry": 1, "cavalry": 2}})
    assert reckoned(match, "soldiers") == 7
    assert sum(land(match, 1).units.values()) == 3


def test_the_limit_of_a_province_counts_units_not_soldiers():  # C1.6
    assert reckoned(at_home({1: {"owner": 0, "infantry": 1, "cavalry": 9}}), "upkeep") == 0
    assert reckoned(at_home({1: {"owner": 0, "infantry": 2, "cavalry": 9}}), "upkeep") == 1


# ----- C1.7: connection


def buildable(lands, **keywords):
    """Where seat 0 can build a camp: in connected provinces with nothing built on them."""
    return where(at_home(lands, **{"level": [3], "currency": [99], **keywords}), "camp")


def test_connected_is_what_a_chain_of_held_provinces_links_with_the_capital():  # C1.7
    assert buildable(own(1)) == {1}
    assert buildable(own(1, 17, 16)) == {1, 17, 16}  # 17 is connected with 1 by a line over water
    assert buildable(own(16)) == set()
    assert buildable(own(1, 16)) == {1}


def test_a_chain_goes_over_occupied_land_and_not_over_land_that_was_lost():  # C1.7
    assert buildable({**own(1, 16), 17: {"owner": 1, "holder": 0}}) == {1, 16}
    assert buildable({**own(1, 16), 17: {"owner": 0, "holder": 1}}) == {1}


def test_two_own_working_ports_are_a_link():  # C1.7
    assert buildable({**own(2, 27, port=True), **own(28)}) == {2, 27, 28}
    assert buildable({**own(2), **own(27, port=True), **own(28)}) == {2}  # 4 is not coastal


@pytest.mark.parametrize("sea", [43, 55])
def test_a_blocked_port_is_no_link(sea):  # C1.7
    lands = {**own(2, 27, port=True), **own(28)}
    assert buildable(lands, seas={sea: {"fleet": 1, "frigate": 1}}) == {2}
    assert buildable(lands, seas={sea: {"fleet": 0, "frigate": 1}}) == {2, 27, 28}


def test_a_port_in_an_occupied_province_is_no_link():  # C1.7
    occupied = {"owner": 1, "holder": 0, "port": True}
    assert buildable({**own(2, port=True), 27: occupied, **own(28)}) == {2}


def test_a_port_is_linked_with_a_coastal_capital_which_no_blockade_hinders():  # C1.7
    lands = {1: {"capital": 0}, **own(27, port=True), **own(28)}
    assert buildable(lands) == {27, 28}
    assert buildable(lands, seas={43: {"fleet": 1, "frigate": 1}, 46: {"fleet": 1, "frigate": 1}}) == {27, 28}
    assert buildable(lands, seas={55: {"fleet": 1, "frigate": 1}}) == set()


def test_while_the_capital_is_lost_the_recruiting_province_takes_its_place():  # C1.7
    lands = {4: {"capital": 0, "holder": 1}, **own(16, 17, 2)}
    assert buildable(lands) == set()
    assert buildable(lands, recruiting=[16]) == {16, 17}


def test_the_recruiting_province_takes_the_place_of_the_capital_by_sea_too():  # C1.7
    lands = {4: {"capital": 0, "holder": 1}, **own(16), **own(27, port=True), **own(28)}
    assert buildable(lands, recruiting=[16]) == {16, 27, 28}
    blocked = {45: {"fleet": 1, "frigate": 1}}
    assert buildable(lands, recruiting=[16], seas=blocked) == {16, 27, 28}


def test_the_recruiting_province_is_named_where_it_connects():  # C1.7
    match = at_home({4: {"capital": 0, "holder": 1}, **own(16, 17, 2)}, currency=[99])
    play(match, "do recruiting_province", "at 16")
    assert where(match, "camp") == {16, 17}


# ----- C1.8


def test_units_of_two_players_never_stand_together():  # C1.8
    lands = {1: {"owner": 0, "infantry": 2}, 5: {"owner": 1, "infantry": 2}, 2: {"owner": 1}}
    match = at_home({**lands, 17: {"owner": 0}})
    play(match, "do march", "at 1", "units infantry/2", "number 1")
    assert {action for action in notations(match) if action.startswith("at")} == {"at 4", "at 17"}
    assert refusal(match, "at 5") == refusal(match, "at 2") == "must-attack"


def test_every_other_player_is_an_enemy():  # C1.8
    lands = {1: {"owner": 0, "infantry": 2}, 5: {"owner": 1}, 2: {"owner": 2}, 17: {"owner": 3}}
    match = play(at_home(lands, players=4), "do attack")
    assert notations(match) == ["at 2", "at 5", "at 17"]


# ----- C1.9: rebels and savages


def taken_from(**facts):
    lands = {1: {"owner": 0, "infantry": 5}, 5: {"infantry": 1, **facts}}
    match = at_home(lands, seed=dice(100, 1))
    return play(match, "do attack", "at 5", "at 1", "units infantry/2", "number 5", "spare")


def test_who_beats_savages_is_owner_and_holder():  # C1.9
    assert whose(taken_from(holder="savages"), 5) == (0, 0)


def test_who_beats_rebels_on_anothers_land_only_holds_it():  # C1.9
    assert whose(taken_from(holder="rebels", owner=1), 5) == (1, 0)
    assert whose(taken_from(holder="rebels", owner=0), 5) == (0, 0)
    assert whose(taken_from(holder="rebels", owner=None), 5) == (0, 0)


def test_land_taken_by_savages_belongs_to_nobody():  # C1.9
    voyage = {"kind": "inland", "origin": 1, "turns": 1}
    match = before_turn(own(1, explored=True), voyages=[[voyage]], seed=dice(100, 7, sides=(100, 10)))
    end_turn(match)
    assert whose(match, 1) == (None, "savages")
    assert land(match, 1).units == {"infantry": 7}
    assert reckoned(match, "rebellions") == 0


def test_land_in_rebellion_keeps_its_owner_and_counts_against_him():  # C1.9
    lands = {
        1: {"owner": 0, "holder": "rebels", "infantry": 2},
        2: {"owner": 1, "holder": "rebels", "infantry": 2},
    }
    match = at_home(
        {**lands, 5: {"owner": 1, "infantry": 1}, 6: {"owner": 0, "infantry": 1}}, seed=dice(50, 50)
    )
    assert [reckoned(match, "rebellions", number) for number in (0, 1)] == [1, 1]
    play(match, "do attack", "at 5", "at 6", "units infantry/2")
    (fought,) = told(match, "round-fought")
    assert (fought["total"], fought["other_total"]) == (50 - 4, 50 - 4 + 2)


def test_a_rebellion_counts_against_the_owner_whosever_soldiers_rose():  # C1.9
    """Soldiers of seat 1 revolt for hunger in a province of seat 0."""
    lands = {**own(1, 2, 3, 5, 6, seat=1), 8: {"owner": 0, "holder": 1, "infantry": 2}}
    match = at_home(lands, turn=1, turns=1, hungry=[0, 1], seed=dice(1, 2, sides=(100, 10)))
    end_turn(match)
    assert whose(match, 8) == (0, "rebels")
    assert [reckoned(match, "rebellions", number) for number in (0, 1)] == [1, 0]
