"""C10: a battle on land."""

import pytest

from imperia.games import definition
from imperia.games.capitals.stacks import RESERVE, note_stack
from imperia.games.capitals.state import STACKS
from imperia.kernel.rule import entry

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
    modifiers,
    new_turn,
    play,
    points_left,
    position,
    rolled,
    seat,
    told,
    transport,
    units,
    winner,
)

FOOT = "infantry/2"  # rested


def scene(foot=3, foes=3, here=(), there=(), lands=(), **more):
    """Seat 0 can attack seat 1 from 6, over the line to 23; 6 is connected with the capital of seat 0."""
    placed = {
        6: {"owner": 0, "infantry": foot, **dict(here)},
        23: {"owner": 1, "infantry": foes, **dict(there)},
    }
    return position(lands=placed | dict(lands), **more)


def added(match, *groups):
    """What is added to the dice of both sides in the first round."""
    return modifiers(attack(match, 23, *(groups or [(6, FOOT, units(match, 6)["infantry"])])))[0]


# ----- C10.1


def test_units_with_a_point_left_attack_from_one_or_more_adjacent_provinces():  # C10.1
    lands = {22: {"owner": 0, "infantry": 2}, 2: {"owner": 0, "infantry": 2}}
    match = scene(lands=lands, stacks=[[6, FOOT.replace("2", "0"), 2]])
    play(match, "do attack", "at 23")
    assert answers(match) == ["at 6", "at 22"]  # 2 is not adjacent
    play(match, "at 6")  # only one of its three units has points, so neither units nor number are asked
    assert match.decision == "commit"
    play(match, "more", "number 2")
    assert told(match, "battle-begins") == [
        {"seat": 0, "place": 23, "attackers": 3, "other": 1, "defenders": 3}
    ]


def test_without_a_point_left_there_is_no_attack():  # C10.1
    match = scene(stacks=[[6, "infantry/0", 3]])
    assert refusal(match, 0, "do attack").key == "refusal-nothing-can-reach"


def test_committing_spends_a_point_and_who_withdrew_may_attack_again():  # C10.1, C10.2
    match = scene(seed=dice(*WON, *WON))
    play(attack(match, 23, (6, FOOT, 3)), "withdraw")
    assert points_left(match, 6, "infantry") == {1: 3}
    assert land(match, 23)["infantry"] == 2
    play(attack(match, 23, (6, "infantry/1", 3)), "withdraw")
    assert points_left(match, 6, "infantry") == {0: 3}
    assert refusal(match, 0, "do attack").key == "refusal-nothing-can-reach"


def test_an_attack_needs_no_money_beforehand_but_a_march_does():  # C10.1
    match = scene(currency=[0, 0])
    assert refusal(match, 0, "do march").key == "refusal-cannot-pay-march"
    assert attack(match, 23, (6, FOOT, 3)).decision == "round"


def test_an_attack_that_has_its_first_units_cannot_be_dropped():  # C10.1, C3.5
    match = play(scene(), "do attack", "number 1")
    assert answers(match) == ["more", "enough"]


# ----- C10.2


def test_the_higher_roll_wins_and_the_loser_loses_a_soldier():  # C10.2
    match = attack(scene(seed=dice(80, 77)), 23, (6, FOOT, 3))
    assert rolled(match) == [(80, 79)]  # the defender is dug in
    assert (units(match, 6), units(match, 23)) == ({"infantry": 3}, {"infantry": 2})
    match = attack(scene(seed=dice(50, 67)), 23, (6, FOOT, 3))
    assert (units(match, 6), units(match, 23)) == ({"infantry": 2}, {"infantry": 3})


def test_a_tie_is_the_defenders():  # C10.2
    match = attack(scene(seed=dice(52, 50)), 23, (6, FOOT, 3))
    assert rolled(match) == [(52, 52)]
    assert (units(match, 6), units(match, 23)) == ({"infantry": 2}, {"infantry": 3})


def test_after_each_round_one_more_to_the_end_or_withdrawal():  # C10.2
    match = attack(scene(seed=dice(*WON, *LOST, *WON, *WON)), 23, (6, FOOT, 3))
    assert answers(match) == ["fight", "to-the-end", "withdraw"]
    play(match, "fight")
    assert (units(match, 6), units(match, 23)) == ({"infantry": 2}, {"infantry": 2})
    play(match, "to-the-end")
    assert told(match, "fought") == [{"seat": 0, "rounds": 2, "lost": 0, "other_lost": 2}]
    assert match.decision == "plunder"


def test_who_withdraws_returns_to_where_he_came_from_and_pays_no_march():  # C10.2
    lands = {22: {"owner": 0, "infantry": 2}}
    match = attack(scene(lands=lands, seed=dice(*WON)), 23, (6, FOOT, 3), (22, FOOT, 2))
    play(match, "withdraw")
    assert (units(match, 6), units(match, 22)) == ({"infantry": 3}, {"infantry": 2})
    assert land(match, 23)["holder"] == 1
    assert seat(match, 0)["currency"] == 40
    assert match.decision == "action"


# ----- C10.3


def test_infantry_falls_first_then_horses_break_then_guns_then_caravans():  # C10.3, C8.6
    here = {"infantry": 1, "cavalry": 1, "artillery": 1, "caravan": 1}
    sorts = ((6, "infantry/2", 1), (6, "cavalry/3", 1), (6, "artillery/1", 1), (6, "caravan/2", 1))
    match = attack(scene(foes=9, here=here, seed=dice(*LOST * 2)), 23, *sorts)
    assert units(match, 6) == {"cavalry": 1, "artillery": 1, "caravan": 1}
    play(match, "fight")
    assert units(match, 6) == {"infantry": 2, "artillery": 1, "caravan": 1}


@pytest.mark.parametrize("heavy", ["artillery", "caravan"])
def test_a_gun_breaks_into_a_horse_and_two_foot_so_that_one_soldier_is_lost(heavy):  # C10.3, C8.6
    here = {"infantry": 0, heavy: 1}
    match = attack(scene(foes=9, here=here, seed=dice(*LOST)), 23, (6, heavy, 1))
    assert units(match, 6) == {"infantry": 2, "cavalry": 1}


def test_a_defender_breaks_likewise():  # C10.3
    there = {"infantry": 0, "cavalry": 1}
    match = attack(scene(foot=5, there=there, seed=dice(*WON)), 23, (6, FOOT, 5))
    assert units(match, 23) == {"infantry": 2}


def test_of_several_groups_the_largest_loses_then_the_lowest_number_then_the_oldest_transport():  # C10.3
    lands = {22: {"owner": 0, "infantry": 3}}
    fleet = [[{"sea": 49, "infantry": 2}, {"sea": 49, "infantry": 2}]]
    match = scene(foot=2, foes=30, lands=lands, transports=fleet, seed=dice(*LOST * 5))
    groups = [(22, FOOT, 3), (6, FOOT, 2), (transport(0), FOOT, 2), (transport(1), FOOT, 2)]
    attack(match, 23, *groups)

    def left():
        aboard = [each["infantry"] for each in seat(match, 0)["transports"]]
        return [units(match, 22).get("infantry", 0), units(match, 6).get("infantry", 0), *aboard]

    assert left() == [2, 2, 2, 2]
    fallen = [left() for _ in range(4) if play(match, "fight")]
    assert fallen == [[2, 1, 2, 2], [1, 1, 2, 2], [1, 1, 1, 2], [1, 1, 1, 1]]


def test_pieces_of_a_broken_unit_keep_its_points_as_far_as_their_kind_can_have_them():  # C10.3
    match = attack(scene(here={"infantry": 0, "cavalry": 1}, seed=dice(*LOST)), 23, (6, "cavalry/3", 1))
    play(match, "withdraw")
    assert units(match, 6) == {"infantry": 2}
    assert points_left(match, 6, "infantry") == {}  # two left of the horse's three: all that foot can have
    match = attack(scene(here={"infantry": 0, "artillery": 1}, seed=dice(*LOST)), 23, (6, "artillery/1", 1))
    play(match, "withdraw")
    assert points_left(match, 6, "infantry") == {0: 2}
    assert points_left(match, 6, "cavalry") == {0: 1}


# ----- C10.4


def test_one_for_each_province_beyond_the_first_and_for_each_sea_with_transports():  # C10.4
    lands = {22: {"owner": 0, "infantry": 1}, 24: {"owner": 0, "infantry": 1}}
    transports = [[{"sea": 49, "infantry": 1}, {"sea": 49, "infantry": 1}]]
    match = scene(foot=7, foes=40, lands=lands, transports=transports)
    groups = [(6, FOOT, 7), (22, FOOT, 1), (24, FOOT, 1), (transport(0), FOOT, 1), (transport(1), FOOT, 1)]
    assert added(match.at(0), groups[0]) == (0, 2)
    assert added(match.at(0), *groups[:2]) == (1, 2)
    assert added(match.at(0), *groups) == (3, 2)


def test_the_bonus_for_provinces_is_fixed_at_the_start():  # C10.4
    match = scene(foot=3, foes=9, lands={22: {"owner": 0, "infantry": 1}}, seed=dice(*LOST * 4))
    attack(match, 23, (6, FOOT, 3), (22, FOOT, 1))
    play(match, "fight", "fight")
    assert units(match, 6) == {}
    play(match, "fight")
    assert [mine for mine, _ in modifiers(match)] == [1, 1, 1, 1]


@pytest.mark.parametrize(("foot", "bonus"), [(2, 0), (3, 0), (4, 2), (7, 8), (8, 10), (20, 10)])
def test_two_for_each_soldier_more_and_ten_at_most(foot, bonus):  # C10.4
    assert added(scene(foot=foot)) == (bonus, 2)


def test_numbers_are_counted_anew_in_each_round():  # C10.4
    match = attack(scene(foot=4, seed=dice(*WON, *LOST, *LOST)), 23, (6, FOOT, 4))
    play(match, "fight", "fight")
    assert [mine for mine, _ in modifiers(match)] == [2, 4, 2]


def test_soldiers_count_for_numbers_and_not_units():  # C10.4, C1.6
    match = scene(here={"infantry": 1, "cavalry": 2})
    assert added(match, (6, "infantry/2", 1), (6, "cavalry/3", 2)) == (8, 2)


REBELS = {"owner": 0, "holder": "rebels", "infantry": 1}


def test_four_less_for_each_own_province_in_rebellion_against_a_player():  # C10.4, C1.9
    match = scene(lands={2: REBELS, 3: REBELS, 40: {"owner": 1, "holder": "rebels", "infantry": 1}})
    assert added(match) == (-8, 2 - 4)


def test_rebellions_do_not_count_against_rebels_or_savages():  # C10.4, C10.13
    rebels = {"owner": 1, "holder": "rebels", "infantry": 3, "building": "bunker"}
    assert added(scene(there=rebels, lands={2: REBELS})) == (0, 0)
    assert added(scene(there={"owner": None, "holder": "savages"}, lands={2: REBELS})) == (0, 0)


def test_twelve_less_for_a_landing():  # C10.4
    match = scene(transports=[[{"sea": 49, "infantry": 3}]])
    assert added(match, (transport(0), FOOT, 3)) == (-12, 2)


def test_ten_less_for_attackers_that_are_not_connected():  # C10.4
    match = scene(lands={42: {"owner": 0, "infantry": 3}, 26: {"owner": 1, "infantry": 3}})
    attack(match, 26, (42, FOOT, 3))
    assert modifiers(match) == [(-10, 2)]


def test_defenders_that_are_not_connected_lose_nothing():  # C10.4
    lands = {1: {"owner": 0, "infantry": 2}, 17: {"owner": 1, "infantry": 2}}
    match = attack(scene(lands=lands), 17, (1, FOOT, 2))
    assert modifiers(match) == [(0, 2)]


@pytest.mark.parametrize(
    ("near", "far", "aboard", "approach"),
    [(2, 1, 0, 0), (1, 2, 0, -10), (2, 2, 0, 0), (0, 3, 3, -10), (1, 2, 3, -12), (3, 3, 3, 0)],
)
def test_where_groups_differ_the_largest_sum_decides_and_ties_go_to_the_better(
    near, far, aboard, approach
):  # C10.4
    """The groups come from 6, which is connected, from 24, which is not, and from a transport."""
    lands = {
        6: {"owner": 0, "infantry": near},
        24: {"owner": 0, "infantry": far},
        23: {"owner": 1, "infantry": 50},
    }
    match = position(lands=lands, transports=[[{"sea": 49, "infantry": aboard}]])
    groups = [(6, FOOT, near), (24, FOOT, far), (transport(0), FOOT, aboard)]
    groups = [group for group in groups if group[2]]
    attack(match, 23, *groups)
    assert modifiers(match) == [(approach + len(groups) - 1, 2)]


def test_eight_less_against_a_port_unless_it_is_blocked():  # C10.4, C5.6
    assert added(scene(there={"port": True})) == (-8, 2)
    assert added(scene(there={"port": True}, seas={49: {"fleet": 0, "frigate": 1}})) == (0, 2)
    rebels = {"holder": "rebels", "port": True}
    assert added(scene(there=rebels)) == (-8, 0)


@pytest.mark.parametrize(
    ("weather", "bonus"),
    [("fair", 0), ("early_winter", -4), ("heat", 4), ("frost", 0), ("storm", 0), ("severe_winter", -8)],
)
def test_weather_for_attackers(weather, bonus):  # C10.4, C4.1, C4.2
    points = 3 if weather == "frost" else 2
    assert added(scene(weather=weather), (6, f"infantry/{points}", 3)) == (bonus, 2)


def test_three_for_each_new_weapon_of_either_side():  # C10.4, C10.5
    assert added(scene(weapons=[2, 1])) == (6, 2 + 3)


# ----- C10.5


def test_a_bunker_helps_and_guns_take_four_off_each():  # C10.5, C5.5
    bunker = {"building": "bunker"}
    assert added(scene(there=bunker)) == (0, 10)
    assert added(scene(there={"building": "strong_bunker"})) == (0, 20)
    here = {"infantry": 0, "artillery": 2, "caravan": 1}
    match = scene(foes=18, here=here, there={"building": "strong_bunker"})
    assert added(match, (6, "artillery/1", 2), (6, "caravan/2", 1)) == (0, 8)
    match = scene(foes=18, here=here, there=bunker)
    assert added(match, (6, "artillery/1", 2), (6, "caravan/2", 1)) == (0, 0)  # nor is it dug in


def test_only_guns_still_alive_count():  # C10.5, C5.5
    here, there = {"infantry": 0, "artillery": 1}, {"building": "bunker"}
    match = attack(scene(foes=9, here=here, there=there, seed=dice(*LOST, *LOST)), 23, (6, "artillery/1", 1))
    play(match, "fight")
    assert [theirs for _, theirs in modifiers(match)] == [6, 10]


def test_two_for_each_find_of_cannonballs_with_a_bunker_and_guns_do_not_lower_it():  # C10.5
    assert added(scene(cannonballs=[0, 2])) == (0, 2)
    assert added(scene(there={"building": "bunker"}, cannonballs=[0, 2])) == (0, 14)
    match = scene(
        foes=18, here={"infantry": 0, "artillery": 3}, there={"building": "bunker"}, cannonballs=[0, 2]
    )
    assert added(match, (6, "artillery/1", 3)) == (0, 4)


def near_capital(owner, holder, **more):
    """Seat 0 attacks the capital of `owner` at 25, which `holder` holds."""
    lands = {25: {"capital": owner, "owner": owner, "holder": holder, "infantry": 3}, **more.pop("lands", {})}
    return position(lands={23: {"owner": 0, "infantry": 3}, 6: {"owner": 0}, **lands}, **more)


def test_ten_in_a_capital_that_its_first_owner_holds_and_guns_do_not_lower_it():  # C10.5
    match = near_capital(1, 1)
    assert modifiers(attack(match.at(0), 25, (23, FOOT, 3))) == [(0, 12)]  # also dug in in a capital
    lands = {23: {"owner": 0, "artillery": 3}}
    match = attack(near_capital(1, 1, lands=lands), 25, (23, "artillery/1", 3))
    assert modifiers(match) == [(10, 12)]


def test_a_captured_capital_is_worth_nothing_and_five_less_against_its_first_owner():  # C10.5
    match = attack(near_capital(1, 2, players=3), 25, (23, FOOT, 3))
    assert modifiers(match) == [(0, 2)]
    match = attack(near_capital(0, 1, lands={18: {"capital": 1}}), 25, (23, FOOT, 3))
    assert modifiers(match) == [(-10, 2 - 5)]  # while the capital is lost, nothing is connected


def test_dug_in_while_there_is_infantry_now_and_no_bunker():  # C10.5
    there = {"infantry": 1, "cavalry": 1}
    match = attack(scene(foot=6, there=there, seed=dice(*WON, *WON, *LOST)), 23, (6, FOOT, 6))
    play(match, "fight", "fight")
    assert [theirs for _, theirs in modifiers(match)] == [2, 0, 2]  # last, the horse has broken into foot


# ----- C10.6, C10.7


def won(there=(), here=(), seed=None, **more):
    """Three soldiers of seat 0 have beaten one of seat 1 in 23."""
    rolls = dice(*WON) if seed is None else seed
    return attack(scene(foes=1, there=there, here=here, seed=rolls, **more), 23, (6, FOOT, 3))


def test_all_survivors_enter_without_the_point_they_spent_and_the_holder_changes():  # C10.6, C1.3
    lands = {22: {"owner": 0, "infantry": 1}}
    match = scene(foes=1, here={"cavalry": 1}, lands=lands, seed=dice(*LOST, *WON))
    attack(match, 23, (6, FOOT, 2), (6, "cavalry/3", 1), (22, FOOT, 1))
    play(match, "fight", "spare")
    assert units(match, 23) == {"infantry": 2, "cavalry": 1}
    assert units(match, 6) == {"infantry": 1}  # this one was not committed
    assert units(match, 22) == {}
    assert points_left(match, 23, "infantry") == {1: 2}
    assert points_left(match, 23, "cavalry") == {2: 1}
    assert (land(match, 23)["owner"], land(match, 23)["holder"]) == (1, 0)
    assert land(match, 22)["holder"] == 0  # units that leave a province change nothing there


EVERYTHING = {"building": "farm", "port": True, "road": True, "palm": True, "common": True}


def test_plunder_costs_no_march_destroys_every_building_and_leaves_two_tokens():  # C10.7
    match = play(won(EVERYTHING), "plunder")
    assert land(match, 23) == {
        "owner": 1, "holder": 0, "capital": None, "infantry": 3, "common": True, "tokens": 2,
    }  # fmt: skip
    assert seat(match, 0)["currency"] == 40


def test_without_plunder_the_march_of_all_who_attacked_is_paid_the_fallen_too():  # C10.7, C8.2
    match = play(won(EVERYTHING, seed=dice(*LOST, *WON)), "fight", "spare")
    assert land(match, 23)["building"] == "farm"
    assert {"port", "road", "palm"} < set(land(match, 23))
    assert "tokens" not in land(match, 23)
    assert seat(match, 0)["currency"] == 40 - 3  # although only two are left


def test_the_march_follows_roads_and_weather():  # C10.7, C8.2, C8.3
    assert seat(play(won(here={"road": True}), "spare"), 0)["currency"] == 40
    assert seat(play(won(weather="storm"), "spare"), 0)["currency"] == 40 - 6
    assert seat(play(won(weather="heat"), "spare"), 0)["currency"] == 40
    lands = {22: {"owner": 0, "cavalry": 1}}
    match = scene(foes=1, here={"road": True}, lands=lands, seed=dice(*WON))
    play(attack(match, 23, (6, FOOT, 3), (22, "cavalry/3", 1)), "spare")
    assert seat(match, 0)["currency"] == 40 - 3  # for the horse, whose province has no road


@pytest.mark.parametrize(("tokens", "then"), [(3, 5), (4, 5), (5, 5)])
def test_without_room_for_two_tokens_the_march_is_paid_all_the_same(tokens, then):  # C10.7
    match = play(won({"tokens": tokens}), "plunder")
    assert land(match, 23)["tokens"] == then
    assert seat(match, 0)["currency"] == (40 if tokens == 3 else 37)


def test_who_cannot_pay_the_march_must_plunder():  # C10.7
    match = won({"building": "farm"}, currency=[2, 0])
    assert match.decision == "action"
    assert "building" not in land(match, 23)
    assert land(match, 23)["tokens"] == 2
    assert seat(match, 0)["currency"] == 2


def test_who_must_pay_all_the_same_gives_what_he_has():  # C10.7
    match = won({"tokens": 4}, currency=[2, 0])
    assert match.decision == "action"
    assert (land(match, 23)["tokens"], seat(match, 0)["currency"]) == (5, 0)


def test_the_owner_may_plunder_what_he_takes_back_and_anybody_what_he_takes_from_rebels():  # C10.7
    for there in (
        {"owner": 0, "holder": 1},
        {"owner": 1, "holder": "rebels"},
        {"owner": 0, "holder": "rebels"},
    ):
        assert land(play(won(there), "plunder"), 23)["tokens"] == 2
    match = play(won({"owner": None, "holder": "savages", "infantry": 1}), "plunder")
    assert (land(match, 23)["owner"], land(match, 23)["tokens"]) == (0, 2)


# ----- C10.8 to C10.11


def test_a_failed_attack_costs_nothing():  # C10.8
    match = attack(scene(foot=1, seed=dice(*LOST)), 23, (6, FOOT, 1))
    assert told(match, "attack-lost") == [{"seat": 0, "place": 23, "left": 3}]
    assert match.decision == "action"
    assert seat(match, 0)["currency"] == 40
    assert (land(match, 23)["holder"], land(match, 6)["holder"]) == (1, 0)


def test_a_capital_is_not_plundered_and_costs_no_march():  # C10.9
    lands = {25: {"capital": 1, "infantry": 1}, 26: {"owner": 1}}
    match = near_capital(1, 1, players=3, lands=lands, seed=dice(*WON))
    attack(match, 25, (23, FOOT, 3))
    assert match.decision == "action"
    assert seat(match, 0)["currency"] == 40
    assert land(match, 25) == {"owner": 1, "holder": 0, "capital": 1, "infantry": 3}


def test_an_undefended_province_of_another_is_taken_without_a_battle():  # C10.10
    match = attack(scene(foes=0, there={"building": "farm"}), 23, (6, FOOT, 3))
    assert match.decision == "plunder"
    assert dice_thrown(match) == 0
    play(match, "spare")
    assert seat(match, 0)["currency"] == 37
    assert land(match, 23) == {"owner": 1, "holder": 0, "capital": None, "building": "farm", "infantry": 3}


def test_an_undefended_capital_is_taken_likewise():  # C10.10, C10.9
    match = near_capital(1, 1, players=3, lands={25: {"capital": 1}})
    attack(match, 25, (23, FOOT, 3))
    assert (match.decision, land(match, 25)["holder"], seat(match, 0)["currency"]) == ("action", 0, 40)


def test_land_that_nobody_holds_is_entered_by_a_march_and_not_attacked():  # C10.10
    match = play(scene(), "do march", "number 1")
    assert "at 5" in answers(match)
    assert refusal(match, 0, "at 23").key == "refusal-must-attack"
    play(match, "at 5")
    assert (match.decision, land(match, 5)["holder"]) == ("action", 0)
    match = scene(foes=0, there={"owner": None}, lands={22: {"owner": 1}})
    assert refusal(match, 0, "do attack").clause == "C10.1"  # 22 is too far


def test_a_bunker_conquered_without_plunder_drops_a_level():  # C10.11, C5.5
    seed = dice(100, 1)
    assert "building" not in land(play(won({"building": "bunker"}, seed=seed), "spare"), 23)
    assert land(play(won({"building": "strong_bunker"}, seed=seed), "spare"), 23)["building"] == "bunker"
    match = attack(scene(foes=0, there={"building": "strong_bunker"}), 23, (6, FOOT, 3))
    assert land(play(match, "spare"), 23)["building"] == "bunker"  # the same if nobody defends it
    back = {"owner": 0, "holder": 1, "building": "strong_bunker"}
    assert land(play(won(back, seed=seed), "spare"), 23)["building"] == "bunker"  # the same for its owner
    assert "building" not in land(play(won({"building": "strong_bunker"}, seed=seed), "plunder"), 23)


# ----- C10.12


AROUND = (1, 2, 3, 5, 6, 7)  # the capital of seat 0


def besieged(infantry, around=AROUND, **more):
    lands = {number: {"owner": 1, "infantry": 1} for number in around}
    return position(lands={4: {"capital": 0, "infantry": infantry}, **lands, **more.pop("lands", {})}, **more)


def test_a_siege_costs_d6_soldiers_down_to_six():  # C10.12, C18.5
    match = play(besieged(20, seed=dice(d(6, 4))), "do end")
    assert units(match, 4) == {"infantry": 16}
    assert told(match, "siege") == [{"seat": 0, "roll": 4, "lost": 4}]
    match = play(besieged(8, seed=dice(d(6, 5))), "do end")
    assert units(match, 4) == {"infantry": 6}


def test_a_siege_takes_soldiers_by_the_order_of_losses():  # C10.12, C10.3
    lands = {4: {"capital": 0, "infantry": 1, "cavalry": 3}}
    match = play(besieged(0, lands=lands, seed=dice(d(6, 2))), "do end")
    assert units(match, 4) == {"infantry": 2, "cavalry": 2}


def test_every_adjacent_province_must_have_an_enemy_unit():  # C10.12
    for last in ({}, {"owner": 1}, {"owner": 0}, {"holder": "rebels", "owner": 1, "infantry": 3}):
        match = besieged(20, lands={7: last})
        assert units(play(match, "do end"), 4) == {"infantry": 20}
    match = besieged(20, lands={7: {"owner": None, "holder": "savages", "infantry": 3}})
    assert units(play(match, "do end"), 4) == {"infantry": 20}


def test_several_enemies_besiege_together():  # C10.12, C1.8
    match = besieged(20, players=3, lands={7: {"owner": 2, "infantry": 1}}, seed=dice(d(6, 6)))
    assert units(play(match, "do end"), 4) == {"infantry": 14}


def test_a_province_over_a_line_besieges_too():  # C10.12, C1.2
    """The capital is at 23: 22, 24 and 25 are beside it, and 6 lies over the line."""
    lands = {23: {"capital": 0, "infantry": 20}, 25: {"owner": 1, "infantry": 1}, 11: {"capital": 1}}
    lands |= {number: {"owner": 1, "infantry": 1} for number in (22, 24)}
    assert units(play(position(lands=lands), "do end"), 23) == {"infantry": 20}
    lands[6] = {"owner": 1, "infantry": 1}
    assert units(play(position(lands=lands, seed=dice(d(6, 3))), "do end"), 23) == {"infantry": 17}


def test_only_the_first_owner_is_besieged_in_a_capital():  # C10.12
    lands = {number: {"owner": 1, "infantry": 1} for number in AROUND}
    lands |= {4: {"capital": 1, "owner": 1, "holder": 0, "infantry": 20}, 11: {"capital": 0}}
    match = play(position(lands=lands), "do end")
    assert units(match, 4) == {"infantry": 20}
    assert not told(match, "siege")


# ----- C10.13, C10.14


def test_rebels_and_savages_add_nothing():  # C10.13
    there = {"owner": 1, "holder": "rebels", "building": "none", "infantry": 3}
    match = scene(there=there, weapons=[0, 5], cannonballs=[0, 3])
    assert added(match) == (0, 0)


def test_what_follows_a_won_attack_comes_in_this_order():  # C10.14
    """The captives in the province, plunder, captives of the battle, revolt of the loser's captives."""
    lands = {5: {"owner": 0, "building": "camp"}, 26: {"owner": 1, "captives-0": 3}}
    there = {"building": "bunker", "captives-0": 1, "captives-2": 2}
    match = scene(foes=1, there=there, lands=lands, players=3, seed=dice(*WON, LOW, d(4, 1), HIGH))
    attack(match, 23, (6, FOOT, 3))
    asked = []
    for answer in ("number 1", "spare", "yes", "number 1"):
        asked.append(match.decision)
        play(match, answer)
    assert asked == ["keep", "plunder", "try_capture", "capture"]
    order = ["attack-won", "captured", "captives-freed", "captives-kept", "march-paid", "bunker-drops"]
    order += ["capture-rolled", "captives-taken", "captives-revolt"]
    assert [event.key for event in match.log if event.key in order] == order


def test_who_holds_all_capitals_has_won_before_anything_is_plundered_or_captured():  # C10.14, C16.3
    lands = {
        5: {"owner": 0, "building": "camp"},
        25: {"capital": 1, "infantry": 1},
        26: {"owner": 1, "infantry": 9},
    }
    match = near_capital(1, 1, lands=lands, seed=dice(*WON))
    attack(match, 25, (23, FOOT, 3))
    assert match.over
    assert winner(match) == 0


def test_after_a_lost_attack_come_captives_their_revolt_and_who_is_out():  # C10.14, C15.1
    lands = {26: {"owner": 1, "building": "camp"}, 5: {"owner": 0, "captives-1": 3}}
    match = scene(foot=1, lands=lands, seed=dice(*LOST, range(1, 26), d(4, 1), 100))
    attack(match, 23, (6, FOOT, 1))
    assert (match.decision, match.actors) == ("try_capture", (1,))
    play(match, "yes", "number 1")
    assert land(match, 23)["captives-0"] == 1
    assert told(match, "captives-revolt") == [{"seat": 0, "roll": 100, "chance": 30}]
    assert (match.decision, match.actors) == ("action", (0,))


def test_a_ship_cannot_withdraw_and_is_fought_to_the_end():  # C10.8, C9.3
    ship = {"kind": "ship", "origin": 7, "target": 23, "turns": 1, "infantry": 3, "paid": 3}
    lands = {7: {"owner": 0, "port": True}, 23: {"owner": 1, "infantry": 2}}
    match = new_turn(lands=lands, voyages=[[ship]], seed=dice(*LOST * 3))
    assert told(match, "fought") == [{"seat": 0, "rounds": 3, "lost": 3, "other_lost": 0}]
    assert seat(match, 0)["currency"] == 40 + 4 - 1  # the march stays paid: income and a port alone


# ----- Very many groups of units


def tired(stacks, committed=()):
    """A position in which seat 0 has moved almost everything, in so many groups, and attacks 25 from all
    around."""
    rim = (22, 23, 24, 26, 27, 28)
    lands = {n: {"owner": 0, "infantry": 3, "cavalry": 4, "captives-1": 2} for n in range(1, 42)}
    lands |= {n: {"owner": 0, "infantry": 3, "cavalry": 4, "caravan": 3} for n in rim}
    sorts = ("infantry/0", "infantry/1", "cavalry/0", "cavalry/1", "cavalry/2", "captive-1/0", "captive-1/1")
    noted = [[n, sort, 1] for n in range(1, 42) if n not in (*rim, 4, 25) for sort in sorts][:stacks]
    lands |= {4: {"capital": 0}, 25: {"capital": 1, "infantry": 2}}
    return position(lands=lands, stacks=[*noted, *committed])


def test_orders_leave_room_for_what_the_units_of_an_attack_break_into():  # C10.3, C3.6
    def committed(stacks, sort):
        """What is asked when one unit of many has been committed."""
        return play(tired(stacks), "do attack", "at 22", f"units {sort}", "number 1").decision

    assert (committed(126, "infantry/2"), committed(127, "infantry/2")) == ("commit", "round")
    assert (committed(124, "caravan/2"), committed(125, "caravan/2")) == ("commit", "round")
    for what in ("do attack", "do march"):
        refused = refusal(tired(128), 0, what)
        assert (refused.key, refused.clause) == ("refusal-too-many-stacks", "C3.6")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_rulebook_says_how_many_groups_can_be_told_apart(lang):  # C3.6
    assert f" {STACKS - RESERVE} " in definition("capitals").rulebook(lang).find("C3.6")[0].text


def test_what_cannot_be_noted_is_left_out_and_nothing_else_is_touched():  # C3.6
    match = tired(128)
    state = match.state
    state[0]["stack_count"] = STACKS
    before = state.tobytes()
    note_one(state, 3, 7)
    assert state.tobytes() == before


@entry
def note_one(states, place, sort):
    note_stack(states[0], place, sort, 1)


def test_only_a_province_with_units_beside_the_target_can_send_some():  # C10.1
    lands = {n: {"owner": 0, "infantry": 1} for n in (22, 23, 5)}
    match = play(position(lands={**lands, 25: {"capital": 1, "infantry": 2}}), "do attack")
    if match.decision == "target":
        play(match, "at 25")
    assert (match.decision, answers(match)) == ("place", ["at 22", "at 23"])
    assert refusal(match, 0, "at 5").key == "refusal-not-adjacent"
