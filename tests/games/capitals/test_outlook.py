"""How single answers look to a network: all possible ones, and what each is about."""

from __future__ import annotations

import random

import pytest

from imperia.games.capitals.advice import advised
from imperia.games.capitals.names import SORT_WORDS, Decision
from imperia.games.capitals.outlook import BEST, OTHERWISE
from imperia.games.capitals.outlook_of_numbers import ADVISED
from imperia.games.capitals.pieces import BOAT_PRICE, BRIBE, INLAND_PRICE
from imperia.games.capitals.prospect import Prospect
from imperia.games.capitals.state import State
from imperia.kernel.in_python import in_python, seen

from ..playing import games, notations, points
from .islands import isles
from .looking import COUNTED, looks, merits, prospects, tells_of_what_is_legal_alone, told
from .refusals import ASKED, LOADING, PEACE, PORT, THEIRS, TRADE
from .table import at_home, capitals

# 7 is beside the hub (4) and held by seat 1; 23 is behind the line from 6.
FRONT = {
    2: {"owner": 0, "infantry": 2, "building": "farm", "port": True},
    3: {"owner": 0, "tokens": 2},
    4: {"capital": 0, "infantry": 3},
    6: {"owner": 0, "infantry": 5},
    7: {"owner": 0, "holder": 1, "infantry": 1},
    23: {"owner": 1, "infantry": 3, "building": "farm"},
}
ALL_LISTED = {"place", "target", "units", "number", "bid", "keep", "capture", "amount", "round", "commit"}
ALL_LISTED |= {"capital", "road-lost", "palm", "revolt", "give-up", "partner", "action"}


def of(prospect, *names):
    return [int(prospect[name]) for name in names]


# ----- Which answers


@pytest.mark.parametrize("step", [step for step in ASKED if step in ALL_LISTED])
def test_all_places_units_and_small_numbers_are_told_of(step):
    match = capitals.position(**ASKED[step])
    for seat in match.actors:
        assert set(prospects(match, seat)) == {action.notation for action in match.legal(seat)}


def test_of_large_numbers_those_near_what_is_advised_half_of_the_most_and_the_most_are_told():
    crowd = {4: {"capital": 0, "infantry": 100}}
    listed = prospects(at_home(crowd, step="number", verb="disband", place=4, sort=0))
    numbers = [int(action.split()[1]) for action in listed]
    assert numbers == [*range(1, 17), 50, 100]  # the advice is 1
    assert of(listed["number 1"], "merit", "go", "stay", "share") == [ADVISED, 1, 20, 0]
    assert of(listed["number 50"], "merit", "go", "stay", "share") == [0, 20, 20, 5]
    assert of(listed["number 100"], "merit", "go", "stay", "share") == [0, 20, 0, 10]


def test_answers_that_are_not_possible_now_are_not_told_of():
    match = at_home(currency=[3, 0])
    listed = prospects(match)
    assert tells_of_what_is_legal_alone(match)
    assert "do farm" not in listed
    assert set(listed) == set(notations(match))
    assert {int(listed[offer]["merit"]) for offer in ("do peace", "do trade") if offer in listed} <= {0}
    assert int(listed["do infantry"]["merit"]) in (ADVISED, OTHERWISE)


# ----- Places


def test_a_place_is_told_by_what_stands_there_and_around_it():
    match = at_home(FRONT, step="target", verb="march", place=4, sort=2, number=2)
    listed = prospects(match)
    around = {"coastal": 1, "near": 1}
    assert looks(listed["at 1"]) == around | {"free": 1, "mine_beside": 5, "free_beside": 2}
    assert looks(listed["at 2"]) == around | {
        "owned": 1,
        "go": 2,
        "built": 2,
        "mine_beside": 3,
        "free_beside": 1,
    }
    assert looks(listed["at 3"]) == around | {
        "owned": 1,
        "tokens": 2,
        "mine_beside": 5,
        "others_beside": 1,
        "free_beside": 1,
    }
    assert tells_of_what_is_legal_alone(match)
    assert "at 7" not in listed  # that would be an attack


def test_soldiers_without_points_stay_where_they_are():
    match = at_home(FRONT, step="place", verb="march", stacks=[[6, "infantry/0", 2]])
    listed = prospects(match)
    assert of(listed["at 6"], "go", "stay") == [3, 2]
    assert of(listed["at 4"], "go", "stay", "capital") == [3, 0, 1]
    assert int(listed["at 2"]["mine_beside"]) == 3  # the soldiers in the capital


def test_a_capital_is_told_to_be_ones_own_or_anothers_and_its_holder_by_his_lead():
    lands = FRONT | {7: {"capital": 1, "infantry": 1}}
    match = at_home(lands, step="target", verb="attack")
    mine, theirs = points(match)
    listed = prospects(match)
    assert of(listed["at 7"], "capital", "others_capital") == [0, 1]
    assert of(listed["at 7"], "ahead", "behind") == [max(theirs - mine, 0), max(mine - theirs, 0)]
    assert mine != theirs


def test_seas_are_told_by_warships_and_boats():
    seas = {43: {"fleet": 0, "cruiser": 1}, 46: {"boat": 1}}
    match = at_home({1: {"owner": 0, "port": True}}, seas=seas, step="target", verb="frigate", place=1)
    told_of = {action: looks(one) for action, one in prospects(match).items()}
    assert told_of == {"at 43": {"go": 6, "free": 1}, "at 46": {}}


def test_places_where_a_soldier_may_be_lost_are_told_as_all_others_are():
    match = capitals.position(**ASKED["loss"])
    listed = prospects(match)
    assert [of(one, "go", "owned") for one in listed.values()] == [[3, 1]] * 2


# ----- Attacks


def test_the_more_attack_the_better_the_odds_and_the_fewer_stay():
    listed = prospects(at_home(FRONT, step="number", verb="attack", target=23, place=6, sort=2))
    odds = [int(listed[f"number {number}"]["odds"]) for number in range(1, 6)]
    assert odds == sorted(odds)
    assert odds[0] < 20 < 80 < odds[-1]
    assert [of(listed[f"number {n}"], "go", "stay") for n in (1, 5)] == [[1, 4], [5, 0]]


def test_odds_are_of_all_that_could_attack_until_it_is_said_who_does():
    target = prospects(at_home(FRONT, step="target", verb="attack"))
    assert of(target["at 23"], "mine_beside", "defenders") == [5, 3]
    number = prospects(at_home(FRONT, step="number", verb="attack", target=23, place=6, sort=2))
    assert int(target["at 23"]["odds"]) == int(number["number 5"]["odds"])
    origin = prospects(at_home(FRONT, step="place", verb="attack", target=7))
    assert int(target["at 7"]["odds"]) > int(origin["at 6"]["odds"]) > int(origin["at 4"]["odds"]) > 0
    tired = at_home(FRONT, step="units", verb="attack", target=23, place=6, stacks=[[6, "infantry/1", 2]])
    fresh, others = (prospects(tired)[f"units infantry/{points}"] for points in (2, 1))
    assert of(fresh, "go", "stay") == [3, 2]
    assert of(others, "go", "stay") == [2, 3]
    assert int(number["number 3"]["odds"]) == int(fresh["odds"]) > int(others["odds"])


def test_who_has_joined_the_attack_counts_for_those_who_may_join_it():
    lands = FRONT | {7: {"owner": 1, "infantry": 4}}
    keywords = {"step": "number", "verb": "attack", "target": 7, "place": 4, "sort": 2}
    alone = prospects(at_home(lands, **keywords))["number 2"]
    joined = prospects(at_home(lands, stacks=[[6, "!infantry/2", 5]], **keywords))["number 2"]
    assert int(joined["odds"]) > int(alone["odds"])


def test_going_on_with_a_fight_is_told_by_its_odds_and_what_it_is_about():
    match = capitals.position(**ASKED["round"])
    odds = int(told(match, 0)["odds"])
    listed = prospects(match)
    assert {action: int(one["odds"]) for action, one in listed.items()} == {
        "fight": odds,
        "to-the-end": odds,
        "withdraw": 0,
    }
    assert [int(one["defenders"]) for one in listed.values()].count(0) == 1


def test_land_without_soldiers_is_sure_to_fall():
    lands = FRONT | {7: {"owner": 1}}
    assert int(prospects(at_home(lands, step="target", verb="attack"))["at 7"]["odds"]) == 100


def test_guns_help_against_a_bunker():
    lands = {2: {"owner": 0, "artillery": 3}, 3: {"owner": 1, "infantry": 10, "building": "bunker"}}
    keywords = {"step": "number", "verb": "attack", "target": 3, "place": 2}
    guns = prospects(capitals.position(**isles(lands, sort=SORT_WORDS.index("artillery/1"), **keywords)))
    lands[2] = {"owner": 0, "cavalry": 4}
    horses = prospects(capitals.position(**isles(lands, sort=SORT_WORDS.index("cavalry/3"), **keywords)))
    assert of(guns["number 2"], "go") == of(horses["number 4"], "go") == [12]
    assert int(guns["number 2"]["odds"]) > int(horses["number 4"]["odds"])


def fort(answer, unit, **more):
    """The odds that are told of an answer, where three of a unit (or as many as make six soldiers) stand
    beside a bunker."""
    lands = {2: {"owner": 0, unit: 3}, 3: {"owner": 1, "infantry": 25, "building": "bunker"}}
    lands |= more.pop("lands", {})
    verb = {"verb": "attack", "target": 3} if more["step"] != "target" else {"verb": "attack"}
    listed = prospects(capitals.position(**isles(lands, **verb, **more)))
    return int(listed[answer]["odds"])


@pytest.mark.parametrize("unit", ["artillery", "caravan"])
def test_guns_count_as_soon_as_it_is_asked_who_attacks(unit):
    sort = SORT_WORDS.index("artillery/1" if unit == "artillery" else "caravan/2")
    odds = fort("number 3", unit, step="number", place=2, sort=sort)
    assert odds > fort(
        "number 6", "cavalry", step="number", place=2, sort=SORT_WORDS.index("cavalry/3"), lands=SIX
    )
    assert fort(f"units {SORT_WORDS[sort]}", unit, step="units", place=2) == odds
    both = {5: {"owner": 0, "infantry": 1}}  # with a single place there would be no question
    assert fort("at 2", unit, step="place", lands=both) == odds
    assert fort("at 3", unit, step="target") == odds


SIX = {2: {"owner": 0, "cavalry": 6}}


def test_guns_that_attack_already_count():
    lands = {2: {"owner": 0, "infantry": 9, "artillery": 2}}
    number = {"step": "number", "place": 2, "sort": SORT_WORDS.index("infantry/2"), "lands": lands}
    with_guns = fort("number 9", "infantry", stacks=[[2, "!artillery/0", 2]], **number)
    lands = {2: {"owner": 0, "infantry": 9, "cavalry": 4}}
    with_horses = fort("number 9", "infantry", stacks=[[2, "!cavalry/2", 4]], **number | {"lands": lands})
    assert with_guns > with_horses


def test_soldiers_of_others_beside_a_target_do_not_attack_it():
    lands = {2: {"owner": 0, "infantry": 3}, 3: {"owner": 1, "infantry": 4}}
    alone = prospects(capitals.position(**isles(lands, step="target", verb="attack")))["at 3"]
    among = lands | {5: {"owner": 1, "infantry": 40}}
    others = prospects(capitals.position(**isles(among, step="target", verb="attack")))["at 3"]
    assert int(alone["odds"]) == int(others["odds"]) > 0


def test_large_armies_are_compared_as_they_are():
    lands = {2: {"owner": 0, "infantry": 90}, 3: {"owner": 1, "infantry": 60}}
    for step, answer in (("target", "at 3"), ("place", "at 2")):
        more = {} if step == "target" else {"target": 3}
        crowd = lands | {4: {"owner": 0, "infantry": 1}}
        listed = prospects(capitals.position(**isles(crowd, step=step, verb="attack", **more)))
        assert int(listed[answer]["odds"]) > 50


def test_of_a_large_army_it_is_told_who_can_go():
    lands = {2: {"owner": 0, "infantry": 55}, 3: {"owner": 1, "infantry": 4}, 5: {"owner": 0, "infantry": 1}}
    tired = {"stacks": [[2, "infantry/0", 45]]}
    listed = prospects(capitals.position(**isles(lands, step="place", verb="attack", target=3, **tired)))
    assert of(listed["at 2"], "go", "stay") == [10, 20]


# These provinces are beside 7, from where seat 1 borders on both seas.
BEACH = {2: {"owner": 0}, 3: {"owner": 0, "infantry": 4}, 7: {"owner": 1, "infantry": 2}}
ABOARD = [[{"sea": 14, "infantry": 4}]]


def landing(lands=None, **more):
    return prospects(capitals.position(**isles({**BEACH, **(lands or {})}, verb="attack", **more)))


def test_men_on_a_transport_land_and_are_counted_once():
    keywords = {"target": 7, "transports": ABOARD}
    place = landing(step="place", **keywords)
    ashore, afloat = place["at 3"], place["at 145"]
    assert of(afloat, "go", "stay") == [4, 0]
    assert 0 < int(afloat["odds"]) < int(ashore["odds"])
    rest = landing(step="place", stacks=[["t0", "!infantry/1", 2]], **keywords)["at 145"]
    assert of(rest, "go", "stay", "odds") == [2, 2, int(afloat["odds"])]


def test_the_larger_part_of_an_attack_decides_whether_it_lands():
    few, many = [[3, "!infantry/1", 1]], [[3, "!infantry/1", 4]]
    keywords = {"step": "units", "target": 7, "place": "t0", "transports": ABOARD}
    by_sea = landing(stacks=few, **keywords)["units infantry/2"]
    five = landing({3: {"owner": 0, "infantry": 5}}, step="number", target=7, place=3, sort=2)["number 5"]
    assert 0 < int(by_sea["odds"]) < int(five["odds"])
    eight = landing({3: {"owner": 0, "infantry": 8}}, step="number", target=7, place=3, sort=2)["number 8"]
    assert int(landing(stacks=many, **keywords)["units infantry/2"]["odds"]) == int(eight["odds"])


def test_a_target_is_told_by_those_on_transports_too():
    nobody_ashore = {3: {"owner": 0}}
    target = landing(nobody_ashore, step="target", transports=ABOARD)["at 7"]
    units = landing(nobody_ashore, step="units", target=7, place="t0", transports=ABOARD)["units infantry/2"]
    assert int(target["odds"]) == int(units["odds"]) > 0


def test_who_attacks_from_land_that_is_cut_off_has_worse_odds():
    lands = {7: {"owner": 1, "infantry": 3}, 8: {"owner": 0, "infantry": 4}}
    number = {"step": "number", "verb": "attack", "target": 7, "place": 8, "sort": 2}
    cut_off = int(prospects(capitals.position(**isles(lands, **number)))["number 4"]["odds"])
    target = prospects(capitals.position(**isles(lands, step="target", verb="attack")))["at 7"]
    assert int(target["odds"]) == cut_off
    lands = {2: {"owner": 0}, 3: {"owner": 0, "infantry": 4}, 7: {"owner": 1, "infantry": 3}}
    connected = prospects(capitals.position(**isles(lands, **number | {"place": 3})))["number 4"]
    assert 0 < cut_off < int(connected["odds"])


@pytest.mark.parametrize("place", [8, 3])
def test_when_all_have_joined_the_odds_are_those_that_their_number_was_told_by(place):
    """From a place near the target, or from one that is cut off."""
    lands = {2: {"owner": 0}, 7: {"owner": 1, "infantry": 3}, place: {"owner": 0, "infantry": 5}}
    keywords = {"step": "number", "verb": "attack", "target": 7, "place": place, "sort": 2}
    match = capitals.position(**isles(lands, **keywords))
    odds = int(prospects(match)["number 4"]["odds"])
    match.play(0, "number 4")
    assert match.decision == "commit"
    assert int(prospects(match)["enough"]["odds"]) == odds == int(told(match, 0)["odds"])


def test_who_has_joined_does_not_stay():
    lands = {2: {"owner": 0, "infantry": 6}, 3: {"owner": 1, "infantry": 3}}
    joined = {"stacks": [[2, "!infantry/1", 2]], "place": 2, "sort": 2, "target": 3}
    listed = prospects(capitals.position(**isles(lands, step="number", verb="attack", **joined)))
    assert of(listed["number 1"], "go", "stay") == [1, 3]


def test_a_ship_lands_too_and_brings_its_guns():
    lands = {2: PORT, 8: {"owner": 1, "infantry": 4, "building": "bunker"}}
    odds = []
    for aboard in ({"infantry": 6}, {"artillery": 1}):
        ship = LOADING | {"voyages": [[{**LOADING["voyages"][0][0], "infantry": 0, **aboard}]]}
        listed = prospects(capitals.position(**isles(lands, step="target", **ship)))
        odds.append(int(listed["at 8"]["odds"]))
    assert 0 < odds[0] < odds[1]


def test_where_a_ship_may_sail_the_odds_are_of_the_men_aboard():
    lands = {2: PORT, 9: {"capital": 1, "infantry": 2}}
    listed = prospects(capitals.position(**isles(lands, step="target", **LOADING)))
    assert of(listed["at 9"], "others_capital", "defenders") == [1, 2]
    assert 50 < int(listed["at 9"]["odds"]) < 95  # six soldiers would land
    assert int(listed["at 7"]["odds"]) == 0  # nobody holds it


def test_fleets_are_told_by_their_strength():
    frigates = {"place": 13, "sort": SORT_WORDS.index("frigate/2")}
    listed = prospects(at_sea(step="number", **frigates))
    assert [of(one, "odds", "go", "stay") for one in listed.values()] == [[50, 1, 1], [80, 2, 0]]


def test_warships_without_points_and_those_that_attack_already_do_not_join():
    tired = [[13, "frigate/0", 1]]
    place = prospects(at_sea(step="place", seas={15: {"fleet": 0, "frigate": 1}}, stacks=tired))
    assert of(place["at 13"], "odds", "go", "stay") == [50, 1, 1]
    attacking = [[13, "!frigate/1", 1]]
    place = prospects(at_sea(step="place", seas={15: {"fleet": 0, "frigate": 1}}, stacks=attacking))
    assert of(place["at 13"], "odds", "go", "stay") == [80, 1, 1]  # both frigates


def test_fleets_of_others_are_no_ships_of_ones_own():
    seas = {43: {"fleet": 0, "frigate": 1}, 46: {"fleet": 1, "cruiser": 1}}
    targets = prospects(at_home(seas=seas, step="target", verb="sea_attack"))
    assert of(targets["at 46"], "go", "stay", "defenders") == [0, 0, 6]


def test_a_fleet_is_told_by_all_ships_that_could_attack_it():
    fleets = {13: {"fleet": 0, "frigate": 2}, 15: {"fleet": 0, "frigate": 1}, 14: {"fleet": 1, "corvette": 1}}
    tired = [[13, "frigate/0", 1]]
    target = prospects(
        capitals.position(**isles(seas=fleets, step="target", verb="sea_attack", stacks=tired))
    )
    fleets[13] = {"fleet": 0, "frigate": 1}
    keywords = {"seas": fleets, "step": "place", "verb": "sea_attack", "target": 14}
    joining = prospects(capitals.position(**isles(stacks=[[15, "!frigate/1", 1]], **keywords)))
    assert 0 < int(target["at 14"]["odds"]) == int(joining["at 13"]["odds"])


def test_of_large_fleets_no_more_is_told_than_of_twenty():
    fleets = {13: {"fleet": 0, "cruiser": 9}, 15: {"fleet": 0, "frigate": 1}}
    place = prospects(at_sea(fleets, step="place", stacks=[[13, "cruiser/0", 4]]))["at 13"]
    assert of(place, "go", "stay") == [20, 20]


def at_sea(seas=None, **more):
    """A position in which two frigates can attack one."""
    fleets = {13: {"fleet": 0, "frigate": 2}, 14: {"fleet": 1, "frigate": 1}} | (seas or {})
    return capitals.position(**isles(seas=fleets, verb="sea_attack", target=14, **more))


# ----- Other numbers, and transports


def test_exchanges_and_captives_are_told_by_their_share():
    lands = {1: {"capital": 0, "infantry": 6}}
    match = capitals.position(**isles(lands, step="number", verb="exchange", sort=0, level=[3, 1]))
    assert [looks(one) for one in prospects(match).values()] == [{"share": 5}, {"share": 10}]
    match = capitals.position(**ASKED["capture"])
    assert [looks(one) for one in prospects(match).values()] == [{}, {"share": 5}, {"share": 10}]


def test_transports_are_told_by_who_is_aboard():
    aboard = [[{"sea": 13, "infantry": 2}, {"sea": 14, "cavalry": 1}]]
    match = capitals.position(**isles({2: PORT}, step="place", verb="sail_transport", transports=aboard))
    assert [looks(one) for one in prospects(match).values()] == [{"go": 2}, {"go": 3}]


# ----- What to do


def test_attacking_and_marching_are_told_by_what_they_would_lead_to():
    listed = prospects(at_home(FRONT, currency=[30, 0]))
    targets = prospects(at_home(FRONT, step="target", verb="attack", currency=[30, 0]))
    assert looks(listed["do attack"]) == looks(targets["at 7"]) | {"currency": 30}
    assert of(listed["do march"], "free", "free_beside", "mine_beside") == [1, 2, 5]  # to 1
    nowhere = at_home({4: {"capital": 0}}, currency=[30, 0])
    assert tells_of_what_is_legal_alone(nowhere)
    assert not {"do attack", "do march"} & set(prospects(nowhere))


def test_whatever_is_paid_for_is_told_by_what_is_left_afterwards():
    listed = prospects(at_home(FRONT, currency=[30, 0], level=[3, 1]))
    left = {action.removeprefix("do "): int(one["currency"]) for action, one in listed.items()}
    assert (left["end"], left["boat"], left["explore"]) == (30, 30 - BOAT_PRICE, 30 - INLAND_PRICE)
    assert (left["infantry"], left["cavalry"], left["artillery"], left["farm"]) == (28, 24, 18, 19)
    assert left["cruiser"] == 0


def test_bribing_is_told_by_what_the_fewest_rebels_leave():
    rebels = {"owner": 1, "holder": "rebels"}
    lands = {2: rebels | {"infantry": 2}, 3: rebels | {"infantry": 4}, 5: {"owner": 0, "infantry": 1}}
    listed = prospects(capitals.position(**isles(lands, currency=[15, 0])))
    assert int(listed["do bribe"]["currency"]) == 15 - 2 * BRIBE
    rich = prospects(capitals.position(**isles(lands, currency=[90, 0], step="place", verb="bribe")))
    assert {int(one["currency"]) for one in rich.values()} == {40}
    lands[2], lands[3] = lands[3], lands[2]
    listed = prospects(capitals.position(**isles(lands, currency=[15, 0])))
    assert int(listed["do bribe"]["currency"]) == 15 - 2 * BRIBE
    places = prospects(capitals.position(**isles(lands, currency=[15, 0], step="place", verb="bribe")))
    assert {place: int(one["currency"]) for place, one in places.items()} == {
        "at 2": 15 - 4 * BRIBE,
        "at 3": 15 - 2 * BRIBE,
    }


def test_attacks_on_capitals_are_thought_of_first():
    lands = FRONT | {7: {"capital": 1, "infantry": 2}, 23: {"owner": 1, "infantry": 1}}
    attack = prospects(at_home(lands))["do attack"]
    assert of(attack, "others_capital", "defenders", "mine_beside") == [1, 2, 8]


def test_disbanding_is_told_by_all_units_of_a_kind():
    lands = {6: {"owner": 0, "infantry": 5, "cavalry": 2}}
    match = at_home(lands, step="units", verb="disband", place=6, stacks=[[6, "infantry/0", 2]])
    told_of = {action: of(one, "go", "stay") for action, one in prospects(match).items()}
    assert told_of == {"units infantry/0": [5, 6], "units cavalry/0": [6, 5]}


def test_recruiting_is_told_by_the_danger_at_home_and_by_who_would_stand_there():
    match = at_home(FRONT, currency=[30, 0])
    assert of(prospects(match)["do infantry"], "capital", "others_beside", "go", "stay") == [1, 1, 3, 8]
    numbers = prospects(at_home(FRONT, step="number", verb="infantry", currency=[30, 0]))
    assert of(numbers["number 8"], "go", "stay", "currency", "share") == [0, 11, 14, 10]
    assert of(numbers["number 1"], "go", "stay", "currency", "share") == [0, 4, 28, 1]


# ----- Offers and bids


def test_bids_and_payments_are_told_by_what_is_left():
    match = capitals.position(**ASKED["bid"])
    (seat,) = match.actors
    currency = match.state[0]["seats"][seat]["currency"]
    for action, one in prospects(match, seat).items():
        assert int(one["currency"]) == currency - int(action.split()[-1])
    for good, left in (("currency", 5 - 2), ("fruits", 0)):  # fruits cost nothing
        match = at_home(step="amount", goods=[good, "nothing"], **TRADE, fruits=[3, 0])
        assert int(prospects(match)["number 2"]["currency"]) == left


def test_payments_for_peace_are_told_from_the_seat_that_offers_it():
    for payer, left in ((0, 5 - 2), (1, 5 + 2)):
        match = capitals.position(**isles({3: THEIRS}, step="amount", to_mover=[3], payer=payer, **PEACE))
        assert int(prospects(match)["number 2"]["currency"]) == left


def test_partners_are_told_by_their_lead_and_counted_from_the_seat():
    match = at_home(own_many(seat=1), players=3, step="partner", verb="trade", turn=2, mover=2)
    (seat,) = match.actors
    listed = prospects(match, seat)
    for action, one in listed.items():
        other = int(action.split()[-1])
        lead = points(match)[other] - points(match)[seat]
        assert of(one, "ahead", "behind") == [max(lead, 0), max(-lead, 0)]
    assert sorted(merits(match, seat).values()) == [0, BEST]


def own_many(seat):
    return {place: {"owner": seat} for place in range(8, 15)}


# ----- Whole games


@pytest.mark.parametrize("players", [2, 4, 6])
def test_in_whole_games_what_is_advised_has_the_most_merit_and_all_looks_are_amounts(players):
    match, chance = capitals.start(players, 7), random.Random(players)
    for _ in range(games(250, 40)):
        seat = match.actors[0]
        legal = match.legal(seat)
        code = in_python(advised)(seen(match.observed(seat), State), seat)
        merit = merits(match, seat)
        found = {a.code: merit.get(int(COUNTED[players, seat, a.code]), 0) for a in legal}
        assert [c for c in found if found[c] == max(found.values())] == [code], Decision(
            int(match.state[0]["decision"])
        )
        record = told(match, seat)
        listed = record["prospects"][: record["looked"]]
        for name in Prospect.dtype.names[1:]:
            assert set(listed[name].tolist()) <= set(Prospect.fields[name].of)
        match.play(seat, code if chance.random() < 0.5 else chance.choice(legal).code)
