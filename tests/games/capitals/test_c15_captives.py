"""C15: captives of war."""

import pytest

from ..playing import refusal
from .battlefield import (
    HIGH,
    LOST,
    LOW,
    WON,
    answers,
    attack,
    d,
    dice,
    dice_thrown,
    land,
    new_turn,
    play,
    points_left,
    position,
    seat,
    told,
    units,
)

CAMP = {5: {"owner": 0, "building": "camp"}}
FOOT = "infantry/2"


def battle(*rolls, foot=3, foes=1, here=(), there=(), lands=(), **more):
    """Seat 0, which has a camp, attacks seat 1 in 23 from 6, with these dice."""
    mine = {"owner": 0, "infantry": foot, **dict(here)}
    theirs = {"owner": 1, "infantry": foes, **dict(there)}
    match = position(lands={6: mine, 23: theirs, **CAMP, **dict(lands)}, seed=dice(*rolls), **more)
    return attack(match, 23, *((6, f"{name}", n) for name, n in units(match, 6).items() if n))


# ----- C15.1


@pytest.mark.parametrize(("roll", "taken"), [(35, 1), (36, 0)])
def test_twenty_in_a_hundred_and_five_for_each_on_foot(roll, taken):  # C15.1
    match = play(battle(*WON, roll, d(4, 3)), "spare")
    assert (match.decision, answers(match)) == ("try_capture", ["yes", "no"])
    play(match, "yes")
    assert told(match, "capture-rolled") == [{"seat": 0, "roll": roll, "chance": 35, "number": taken}]


@pytest.mark.parametrize(
    ("here", "chance"),
    [({"artillery": 2}, 30), ({"cavalry": 3}, 65), ({"caravan": 1}, 25), ({"cavalry": 20}, 100)],
)
def test_five_for_each_gun_or_caravan_and_fifteen_for_each_horse(here, chance):  # C15.1
    match = play(battle(*WON, 1, d(4, 1), here={"infantry": 0, **here}, currency=[400, 0]), "spare", "yes")
    assert told(match, "capture-rolled")[0]["chance"] == chance


def test_units_left_are_those_of_the_battle():  # C15.1, C10.14
    """Neither units that stayed behind count, nor men that seat 0 has just freed."""
    there = {"captives-0": 4}
    match = play(battle(*WON, 1, d(4, 1), there=there), "spare", "yes")
    assert units(match, 23) == {"infantry": 7}
    assert told(match, "capture-rolled")[0]["chance"] == 35


@pytest.mark.parametrize(
    ("foes", "sides", "roll", "most"), [(9, 4, 4, 4), (10, 10, 10, 10), (3, 4, 4, 3), (2, 4, 1, 1)]
)
def test_d4_captives_or_d10_after_ten_soldiers_and_no_more_than_fought(foes, sides, roll, most):  # C15.1
    """Sixty soldiers have ten more than the others, who are dug in."""
    won_to_the_end = (range(50, 101), range(1, 58)) * foes
    match = battle(*won_to_the_end, range(1, 101), d(sides, roll), foot=60, foes=foes, currency=[400, 0])
    play(match, "to-the-end", "spare", "yes")
    assert answers(match) == [f"number {n}" for n in range(most + 1)]


@pytest.mark.parametrize(("there", "most"), [(250, 4), (253, 2), (254, 1)])
def test_of_one_nation_there_are_no_more_than_255_in_all(there, most):  # C15.1
    won_to_the_end = (range(50, 101), range(1, 58)) * 9
    match = battle(
        *won_to_the_end,
        range(1, 101),
        d(4, 4),
        foot=60,
        foes=9,
        currency=[400, 0],
        lands={7: {"owner": 0, "captives-1": there}},
    )
    play(match, "to-the-end", "spare", "yes")
    assert answers(match) == [f"number {n}" for n in range(most + 1)]


def test_he_names_how_many_he_keeps_and_they_walk_from_his_next_turn_on():  # C15.1
    match = play(battle(*WON, *WON, *WON, 1, d(4, 4), foes=3, foot=6), "to-the-end", "spare", "yes")
    assert answers(match) == ["number 0", "number 1", "number 2", "number 3"]
    play(match, "number 2")
    assert land(match, 23)["captives-1"] == 2
    assert points_left(match, 23, "captive-1") == {0: 2}
    assert refusal(match, 0, "do walk").clause == "C8.1"
    play(match, "do end", "do end")
    assert "do walk" in answers(match)


def test_he_need_not_try():  # C15.1, C18.4
    match = play(battle(*WON), "spare", "no")
    assert (match.decision, dice_thrown(match)) == ("action", 2)


@pytest.mark.parametrize("facts", [{"owner": 1, "holder": 0}, {"owner": 0, "holder": 1}])
def test_the_camp_stands_in_a_province_that_he_owns_and_holds(facts):  # C15.1
    match = play(battle(*WON, lands={5: {**facts, "building": "camp"}}), "spare")
    assert (match.decision, dice_thrown(match)) == ("action", 2)


def test_rebels_and_savages_are_not_captured():  # C15.1
    assert play(battle(*WON, there={"holder": "rebels"}), "spare").decision == "action"
    match = battle(*WON, there={"owner": None, "holder": "savages"})
    assert play(match, "spare").decision == "action"


def test_land_without_defenders_is_no_battle():  # C15.1, C15.4
    lands = {26: {"owner": 1, "captives-0": 3}}
    match = play(battle(foes=0, lands=lands), "spare")
    assert (match.decision, dice_thrown(match)) == ("action", 0)


def test_a_withdrawal_is_neither_won_nor_lost():  # C15.1, C15.4
    lands = {22: {"owner": 0, "captives-1": 3}, 26: {"owner": 1, "building": "camp", "captives-0": 3}}
    match = play(battle(*WON, foes=3, lands=lands), "withdraw")
    assert (match.decision, match.actors, dice_thrown(match)) == ("action", (0,), 2)


def test_a_defender_who_wins_may_take_captives_too():  # C15.1
    lands = {26: {"owner": 1, "building": "camp"}}
    match = battle(*LOST, 1, d(4, 4), foot=1, foes=3, lands=lands)
    assert (match.decision, match.actors) == ("try_capture", (1,))
    play(match, "yes")
    assert told(match, "capture-rolled") == [{"seat": 1, "roll": 1, "chance": 35, "number": 1}]
    play(match, "number 1")
    assert land(match, 23)["captives-0"] == 1
    assert match.decision == "action"


# ----- C15.2


def test_each_captive_takes_one_off_the_upkeep_of_buildings():  # C15.2
    there = {"owner": 0, "building": "camp", "port": True, "road": True}
    paid = [40 + 4 - seat(new_turn(lands={5: {**there, "captives-1": n}}), 0)["currency"] for n in range(5)]
    assert paid == [3, 2, 1, 0, 0]


def test_captives_do_not_lower_the_upkeep_of_units():  # C15.2
    match = new_turn(lands={5: {"owner": 0, "infantry": 12, "captives-1": 3}})
    assert seat(match, 0)["currency"] == 40 + 4 - 2


def test_a_farm_has_use_for_one_and_the_same_captive_does_both():  # C15.2, C7.1
    def supply(**facts):
        match = new_turn(lands={5: {"owner": 0, "building": "farm", **facts}})
        return told(match, "food")[-1]["supply"], seat(match, 0)["currency"]

    assert supply() == (3, 45)
    assert supply(**{"captives-1": 1, "road": True}) == (4, 45)
    assert supply(**{"captives-1": 3}) == (4, 45)


def test_in_an_occupied_province_and_under_rebels_they_work_for_nobody():  # C15.2
    for facts in ({"owner": 1, "holder": 0}, {"owner": 0, "holder": "rebels", "infantry": 1}):
        match = new_turn(lands={5: {**facts, "building": "farm", "captives-1": 1}})
        assert told(match, "food")[-1]["supply"] == 2


def test_captives_walk_two_provinces_a_turn_free_through_held_ones():  # C15.2
    lands = {1: {"owner": 0, "captives-1": 2}, 5: {"owner": 1, "holder": 0}, 6: {"owner": 0}, 2: {"owner": 1}}
    match = play(position(lands=lands, currency=[0, 0]), "do walk", "number 2")
    assert answers(match) == ["at 4", "at 5"]
    assert refusal(match, 0, "at 2").key == "refusal-not-held"
    play(match, "at 5", "do walk", "number 2", "at 6")
    assert land(match, 6)["captives-1"] == 2
    assert points_left(match, 6, "captive-1") == {0: 2}
    assert "do walk" not in answers(match)


def test_captives_are_no_units_and_do_not_fight():  # C15.2
    match = battle(*WON, there={"captives-2": 5}, players=3)
    assert told(match, "battle-begins")[0]["defenders"] == 1
    assert (match.decision, land(match, 23)["holder"]) == ("keep", 0)


# ----- C15.3


def test_taken_by_their_own_nation_they_become_its_infantry_without_points():  # C15.3, C3.3
    match = play(battle(*WON, there={"captives-0": 2}), "spare", "no")
    assert units(match, 23) == {"infantry": 5}
    assert "captives-0" not in land(match, 23)
    assert points_left(match, 23, "infantry") == {1: 3, 0: 2}


def test_taken_by_another_he_names_how_many_of_each_nation_he_keeps_in_seat_order():  # C15.3
    there = {"captives-2": 1, "captives-3": 3}
    match = battle(*WON, there=there, players=4)
    assert (match.decision, answers(match)) == ("keep", ["number 0", "number 1"])
    play(match, "number 1")
    assert answers(match) == [f"number {n}" for n in range(4)]
    play(match, "number 2", "spare", "no")
    assert [land(match, 23).get(f"captives-{n}", 0) for n in range(4)] == [0, 0, 1, 2]
    assert refusal(match, 0, "do walk").clause == "C8.1"  # they can walk from the next turn on


def test_a_former_keeper_who_takes_it_back_chooses_likewise():  # C15.3
    match = battle(*WON, there={"owner": 0, "holder": 1, "captives-2": 2}, players=3)
    assert match.decision == "keep"


def test_taken_by_rebels_they_stay_where_they_are():  # C15.3
    lands = {5: {"owner": 0, "infantry": 1, "captives-1": 2}}
    match = play(position(lands=lands, hungry=[1, 0], seed=dice(1, d(10, 1))), "do end")
    assert (land(match, 5)["holder"], land(match, 5)["captives-1"]) == ("rebels", 2)


# ----- C15.4


@pytest.mark.parametrize(("captives", "chance"), [(1, 5), (2, 15), (3, 30), (4, 35), (10, 65), (40, 100)])
def test_the_chance_of_a_revolt_of_captives(captives, chance):  # C15.4
    """Seat 1 loses a battle against the nation of its captives, which are counted wherever seat 1 holds
    them."""
    lands = {26: {"owner": 1, "captives-0": captives - 1}, 27: {"owner": 1, "captives-0": 1}}
    match = play(battle(*WON, chance, lands=lands), "spare", "no")
    assert told(match, "captives-revolt") == [{"seat": 1, "roll": chance, "chance": chance}]
    assert land(match, 27) == {"owner": 1, "holder": "rebels", "capital": None, "infantry": 1}
    if chance < 100:
        match = play(battle(*WON, chance + 1, lands=lands), "spare", "no")
        assert (land(match, 27)["holder"], land(match, 27)["captives-0"]) == (1, 1)


def test_they_fight_those_who_guard_them_and_destroy_the_main_building():  # C15.4, C12.3, C12.5
    lands = {26: {"owner": 1, "infantry": 2, "captives-0": 1, "building": "farm", "port": True}}
    match = play(battle(*WON, 1, LOW, HIGH, lands=lands), "spare", "no")
    assert land(match, 26) == {"owner": 1, "holder": 1, "capital": None, "infantry": 2, "port": True}


def test_an_attacker_who_loses_fears_for_his_captives_too():  # C15.4
    lands = {7: {"owner": 0, "captives-1": 3, "captives-2": 1}}
    match = battle(*LOST, 30, foot=1, foes=3, lands=lands, players=3)
    assert (land(match, 7)["holder"], land(match, 7)["infantry"]) == ("rebels", 3)
    assert land(match, 7)["captives-2"] == 1  # only captives of the nation that won have revolted


def test_those_freed_by_the_same_conquest_and_those_of_other_nations_do_not_count():  # C15.4
    lands = {26: {"owner": 1, "captives-0": 1, "captives-2": 9}}
    match = battle(*WON, 6, there={"captives-0": 9}, lands=lands, players=3)
    play(match, "spare", "no")
    assert told(match, "captives-revolt") == [{"seat": 1, "roll": 6, "chance": 5}]


def test_in_a_capital_they_are_lost_instead():  # C15.4
    lands = {25: {"capital": 1, "infantry": 1, "captives-0": 3}}
    match = play(battle(*WON, 30, lands=lands), "spare", "no")
    assert land(match, 25) == {"owner": 1, "holder": 1, "capital": 1, "infantry": 1}


def test_a_battle_at_sea_counts_too():  # C15.4, C16.5
    seas = {49: {"fleet": 1, "frigate": 1}, 46: {"fleet": 0, "frigate": 2}}
    match = position(lands={26: {"owner": 1, "captives-0": 3}}, seas=seas, seed=dice(*WON, 30))
    attack(match, 49, (46, "frigate/2", 2), at_sea=True)
    assert (land(match, 26)["holder"], land(match, 26)["infantry"]) == ("rebels", 3)


def test_where_there_are_none_nothing_is_rolled():  # C15.4, C18.7
    match = play(battle(*WON, lands={26: {"owner": 1, "captives-2": 4}}, players=3), "spare", "no")
    assert dice_thrown(match) == 2


def test_captives_who_have_walked_revolt_like_others():  # C15.4, C15.2
    lands = {
        6: {"owner": 0, "infantry": 1},
        23: {"owner": 1, "infantry": 5},
        5: {"owner": 0, "captives-1": 3},
    }
    match = position(lands=lands, stacks=[[5, "captive-1/1", 2]], seed=dice(*LOST, 1))
    attack(match, 23, (6, FOOT, 1))
    play(match, *(["fight"] if match.decision == "round" else []))
    assert land(match, 5) == {"owner": 0, "holder": "rebels", "capital": None, "infantry": 3}
    assert points_left(match, 5, "captive-1") == {}
