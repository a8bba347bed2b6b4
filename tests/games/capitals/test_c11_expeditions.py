"""C11: expeditions inland and overseas."""

import pytest

from ..playing import refusal
from .battlefield import (
    LOST,
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

INCOME = 4  # of a single capital


# ----- C11.1


def test_an_expedition_inland_costs_ten_and_comes_back_on_the_second_turn_after():  # C11.1
    match = play(position(lands={5: {"owner": 0}}, seed=dice(80)), "do explore")
    assert seat(match, 0)["currency"] == 30
    play(match, "do end", "do end")
    assert (seat(match, 0)["currency"], told(match, "finding")) == (30 + INCOME, [])
    play(match, "do end", "do end")
    assert told(match, "finding") == [{"seat": 0, "place": 5, "roll": 80, "finding": 3}]


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({"owner": 1}, "refusal-not-own"),
        ({"owner": 1, "holder": 0}, "refusal-not-own"),
        ({"owner": 0, "explored": True}, "refusal-explored-before"),
        ({"owner": 0, "tokens": 1}, "refusal-has-tokens"),
        ({"owner": 0, "building": "farm"}, "refusal-building-hinders"),
        ({"owner": 0, "port": True}, "refusal-building-hinders"),
        ({"owner": 0, "road": True}, "refusal-building-hinders"),
    ],
)
def test_only_an_own_held_province_without_building_or_token_once_in_the_game(facts, reason):  # C11.1
    match = play(position(lands={5: facts, 6: {"owner": 0}, 7: {"owner": 0}}), "do explore")
    assert answers(match) == ["at 6", "at 7"]
    assert refusal(match, 0, "at 5").key == reason
    assert refusal(match, 0, "at 4").key == "refusal-is-capital"


def test_whoever_sent_an_expedition_the_province_has_had_its_one():  # C11.1
    match = position(lands={number: {"owner": 0} for number in (5, 6, 7)})
    play(match, "do explore", "at 5", "do explore")
    assert answers(match) == ["at 6", "at 7"]
    match = position(lands={5: {"owner": 1, "explored": True}, 6: {"owner": 0, "infantry": 1}})
    play(attack(match, 5, (6, "infantry/2", 1)), "spare")
    assert land(match, 5)["explored"]  # the mark stays with the land


def found(roll, lands=(), currency=40, **more):
    """A position in which seat 0's expedition to 5 has come back with this roll."""
    expedition = {"kind": "inland", "origin": 5, "turns": 1}
    placed = {5: {"owner": 0, "explored": True}, **dict(lands)}
    seed = more.pop("seed", None) or dice(roll)
    return new_turn(lands=placed, voyages=[[expedition]], currency=[currency, 40], seed=seed, **more)


def test_it_is_lost_if_he_does_not_own_and_hold_the_province_then():  # C11.1, C18.7
    for facts in ({"owner": 0, "holder": 1}, {"owner": 1}, {"owner": 0, "holder": "rebels", "infantry": 1}):
        match = found(80, lands={5: facts})
        assert told(match, "finding-lost") == [{"seat": 0, "place": 5}]
        assert dice_thrown(match) == 0


@pytest.mark.parametrize(
    ("roll", "mark", "price", "income"),
    [(1, "rare", 10, 4), (3, "rare", 10, 4), (4, "common", 6, 3), (29, "common", 6, 3)],
)
def test_a_mineral_is_paid_now_and_brings_income_every_turn(roll, mark, price, income):  # C11.1
    match = found(roll)
    assert (match.decision, answers(match)) == ("mineral", ["yes", "no"])
    play(match, "yes")
    assert land(match, 5)[mark]
    assert seat(match, 0)["currency"] == 40 - price + INCOME + income
    match = play(found(roll), "no")
    assert mark not in land(match, 5)
    assert seat(match, 0)["currency"] == 40 + INCOME


def test_who_cannot_pay_for_a_mineral_loses_it_and_income_comes_too_late():  # C11.1, C3.4
    match = found(4, currency=5)
    assert match.decision == "action"
    assert told(match, "mineral-lost") == [{"seat": 0, "place": 5}]
    assert "common" not in land(match, 5)


@pytest.mark.parametrize("roll", [30, 70])
def test_nothing_is_found(roll):  # C11.1
    match = found(roll)
    assert land(match, 5) == {"owner": 0, "holder": 0, "capital": None, "explored": True}
    assert seat(match, 0)["currency"] == 40 + INCOME


@pytest.mark.parametrize("roll", [71, 89])
def test_an_artifact_is_worth_sixteen(roll):  # C11.1
    assert seat(found(roll), 0)["currency"] == 40 + 16 + INCOME


@pytest.mark.parametrize("roll", [90, 98])
@pytest.mark.parametrize("building", ["farm", "granary", "camp"])
def test_poisoned_water_is_a_black_marker_and_destroys_farm_and_granary(roll, building):  # C11.1, C5.11
    match = found(roll, lands={5: {"owner": 0, "building": building}})
    assert land(match, 5)["black"]
    assert land(match, 5).get("building") == (building if building == "camp" else None)


def savages(number, foot, *rolls, lands=(), **more):
    """A position in which so many savages are found in 5, where seat 0 has `foot` soldiers."""
    placed = {5: {"owner": 0, "infantry": foot, "explored": True}, **dict(lands)}
    return found(0, lands=placed, seed=dice(range(99, 101), d(10, number), *rolls), **more)


def test_savages_hold_a_province_without_soldiers_and_it_is_nobodys():  # C11.1, C1.9
    match = savages(7, 0)
    assert land(match, 5) == {
        "owner": None, "holder": "savages", "capital": None, "infantry": 7, "explored": True,
    }  # fmt: skip
    assert match.decision == "action"


def test_the_number_of_savages_is_known_before_the_finder_decides():  # C11.6, C11.1
    match = savages(7, 2)
    assert told(match, "savages") == [{"seat": 0, "place": 5, "number": 7}]
    assert (match.decision, answers(match)) == ("savages", ["at 4", "attack"])


def test_soldiers_retreat_without_loss_and_free_to_an_adjacent_province_of_his():  # C11.1, C11.6
    match = savages(7, 2, lands={1: {"owner": 1, "holder": 0}, 6: {"owner": 1}}, currency=0)
    assert answers(match) == ["at 1", "at 4", "attack"]  # places that it holds, even without owning them
    play(match, "at 1")
    assert units(match, 1) == {"infantry": 2}
    assert points_left(match, 1, "infantry") == {}  # they keep their points
    assert (land(match, 5)["holder"], land(match, 5)["infantry"]) == ("savages", 7)
    assert seat(match, 0)["currency"] == INCOME


def test_without_an_adjacent_province_they_attack():  # C11.1
    lands = {4: {"owner": 1, "infantry": 1}, 11: {"capital": 0}}
    match = savages(2, 1, *LOST, lands=lands)
    assert match.decision == "action"
    assert (land(match, 5)["holder"], land(match, 5)["infantry"]) == ("savages", 2)


def test_soldiers_attack_savages_where_they_stand_and_if_they_win_nothing_changes():  # C11.6
    match = play(savages(2, 3, *WON, *LOST, *WON, currency=5), "attack")
    assert land(match, 5) == {"owner": 0, "holder": 0, "capital": None, "infantry": 2, "explored": True}
    assert points_left(match, 5, "infantry") == {}  # no points are spent, and no march is paid for
    assert seat(match, 0)["currency"] == 5 + INCOME


@pytest.mark.parametrize(
    ("weather", "weapons", "bonus"),
    [("fair", 0, 2), ("heat", 0, 6), ("severe_winter", 1, -3), ("fair", 2, 8)],
)
def test_numbers_weather_and_weapons_are_the_only_modifiers(weather, weapons, bonus):  # C11.6
    """Two soldiers against one savage; a tie is the savage's. A rebellion and a port do not count."""
    lands = {6: {"owner": 0, "holder": "rebels", "infantry": 1}}
    facts = {"weather": weather, "weapons": [weapons, 0], "lands": lands}
    match = play(savages(1, 2, 50, 50 + bonus, **facts), "attack")
    assert units(match, 5)["infantry"] == 1  # a soldier of seat 0, or the savage
    match = play(savages(1, 2, 50, 50 + bonus - 1, **facts), "attack")
    assert land(match, 5)["holder"] == 0
    assert units(match, 5)["infantry"] == 2


def test_captives_stay_with_the_land_of_savages():  # C11.6, C15.3
    match = savages(3, 0, lands={5: {"owner": 0, "captives-1": 2, "building": "bunker"}})
    assert (land(match, 5)["captives-1"], land(match, 5)["building"]) == (2, "bunker")


def test_savages_cannot_be_bribed_and_are_no_rebellion():  # C11.1
    lands = {5: {"owner": None, "holder": "savages", "infantry": 1}, 6: {"owner": 0, "infantry": 1}}
    match = position(lands={**lands, 23: {"owner": 1, "infantry": 1}})
    assert refusal(match, 0, "do bribe").key == "refusal-no-rebels"
    assert (
        told(attack(match, 23, (6, "infantry/2", 1)), "round-fought")[0]["total"]
        == (told(match, "round-fought")[0]["roll"])
    )


def test_minerals_stay_with_the_province_whoever_owns_it():  # C11.2
    lands = {5: {"owner": 1, "rare": True}, 6: {"owner": 0, "infantry": 2}}
    match = play(attack(position(lands=lands), 5, (6, "infantry/2", 2)), "plunder")
    assert land(match, 5)["rare"]
    match = new_turn(lands={5: {"owner": 0, "rare": True}})
    assert seat(match, 0)["currency"] == 40 + INCOME + 4


# ----- C11.3

PORT = {5: {"owner": 0, "port": True}}


def test_an_expedition_overseas_costs_fifteen_and_comes_back_on_the_fourth_turn_after():  # C11.3
    match = play(position(lands=PORT, seed=dice(1)), "do overseas")
    assert seat(match, 0)["currency"] == 25
    for _ in range(3):
        play(match, "do end", "do end")
    assert told(match, "result") == []
    play(match, "do end", "do end")
    assert told(match, "result") == [{"seat": 0, "roll": 1, "result": 0}]


def test_it_needs_a_working_port_to_leave():  # C11.3, C16.2
    assert refusal(position(), 0, "do overseas").key == "refusal-no-working-port"
    match = position(lands=PORT, seas={49: {"fleet": 1, "frigate": 1}})
    assert refusal(match, 0, "do overseas").key == "refusal-no-working-port"


def test_one_at_a_time_and_one_more_for_each_own_palm_and_each_fruit_bought():  # C11.3
    under_way = [[{"kind": "overseas", "turns": 2}]]
    match = position(lands=PORT, voyages=under_way)
    assert refusal(match, 0, "do overseas").key == "refusal-already-under-way"
    match = position(lands=PORT, voyages=under_way, fruits=[2, 0])  # the seat's own fruits do not count
    assert refusal(match, 0, "do overseas").key == "refusal-already-under-way"
    assert "do overseas" in answers(position(lands=PORT, voyages=under_way, bought_fruits=[1, 0]))
    palm = {6: {"owner": 0, "palm": True}}
    assert "do overseas" in answers(position(lands=PORT | palm, voyages=under_way))
    palm = {6: {"owner": 1, "holder": 0, "palm": True}}
    assert "do overseas" not in answers(position(lands=PORT | palm, voyages=under_way))


def test_what_changes_the_price_of_the_next_is_used_up_by_it():  # C11.3, C11.5
    match = position(
        lands=PORT, next_overseas=[-5, 0], overseas_dearer=[10, 0], bought_fruits=[1, 0], currency=[60, 0]
    )
    assert seat(play(match, "do overseas"), 0)["currency"] == 60 - 20
    assert seat(play(match, "do overseas"), 0)["currency"] == 60 - 20 - 25
    match = position(lands=PORT, next_overseas=[-20, 0])
    assert seat(play(match, "do overseas"), 0)["currency"] == 40  # the price is never below 0


# ----- C11.4


def result(*rolls, lands=(), expeditions=1, **more):
    """A position in which seat 0's expedition overseas has come back with these dice."""
    voyages = more.pop("voyages", [[{"kind": "overseas", "turns": 1}] * expeditions])
    return new_turn(lands=dict(lands), voyages=voyages, seed=dice(*rolls), **more)


def test_fifty_currency():  # C11.4
    assert seat(result(1), 0)["currency"] == 40 + 50 + INCOME


@pytest.mark.parametrize("roll", [2, 6, 41, 45])
def test_income_is_less_or_more_for_five_turns_the_present_one_included(roll):  # C11.4, C11.5
    change = -1 if roll < 10 else 5
    match = result(roll)
    gained = []
    for _ in range(6):
        gained.append(told(match, "income")[-1]["currency"])
        play(match, "do end", "do end")
    assert gained == [INCOME + change] * 5 + [INCOME]


@pytest.mark.parametrize("roll", [7, 10])
def test_two_guns_in_the_capital_without_points(roll):  # C11.4, C11.5, C3.3
    match = result(roll)
    assert units(match, 4) == {"artillery": 2}
    assert points_left(match, 4, "artillery") == {0: 2}


def test_with_the_capital_lost_guns_come_to_the_recruiting_province_or_not_at_all():  # C11.5
    lands = {4: {"capital": 0, "owner": 0, "holder": 1}, 5: {"owner": 0}, 6: {"owner": 0}}
    assert units(result(7, lands=lands, recruiting=[5]), 5) == {"artillery": 2}
    match = result(7, lands=lands)
    assert [units(match, place) for place in (4, 5, 6)] == [{}, {}, {}]


@pytest.mark.parametrize("roll", [11, 15])
def test_a_road_of_his_choice_is_destroyed(roll):  # C11.4, C11.5
    lands = {number: {"owner": 0, "road": True} for number in (5, 6)}
    lands[7] = {"owner": 1, "holder": 0, "road": True}  # seat 0 does not own it
    match = result(roll, lands=lands)
    assert (match.decision, answers(match)) == ("road_lost", ["at 5", "at 6"])
    play(match, "at 6")
    assert "road" not in land(match, 6)
    assert land(match, 5)["road"]
    assert result(roll).decision == "action"  # if there is no road, nothing happens


@pytest.mark.parametrize("roll", [16, 18])
def test_a_palm_with_ten_currency_and_two_fruits(roll):  # C11.4, C11.5
    lands = {
        5: {"owner": 0, "building": "farm", "port": True},
        6: {"owner": 0, "palm": True},
        7: {"owner": 0},
    }
    match = result(roll, lands=lands)
    assert (match.decision, answers(match)) == ("palm", ["at 5", "at 7"])  # one palm a province, no capital
    play(match, "at 5")
    assert land(match, 5)["palm"]
    assert seat(match, 0)["fruits"] == 2
    assert told(match, "income")[-1]["currency"] == INCOME + 1 + 1 + 2 + 2  # four provinces, farm, two palms


def test_without_a_place_neither_palm_nor_fruits_but_ten_currency():  # C11.5
    match = result(16)
    assert (seat(match, 0)["currency"], seat(match, 0)["fruits"]) == (40 + 10 + INCOME, 0)


def test_a_palm_is_destroyed_by_plunder_and_its_fruits_outlast_it():  # C11.4, C11.5
    lands = {5: {"owner": 1, "palm": True}, 6: {"owner": 0, "infantry": 2}}
    match = play(attack(position(lands=lands, fruits=[0, 2]), 5, (6, "infantry/2", 2)), "plunder")
    assert "palm" not in land(match, 5)
    assert seat(match, 1)["fruits"] == 2


@pytest.mark.parametrize("roll", [19, 20])
def test_cannonballs_for_good(roll):  # C11.4
    assert seat(result(roll, roll, expeditions=2), 0)["cannonballs"] == 2


@pytest.mark.parametrize(("roll", "price"), [(21, 5), (25, 5), (76, 20), (80, 20)])
def test_the_next_expedition_overseas_costs_less_or_more(roll, price):  # C11.4
    match = result(roll, lands=PORT)
    before = seat(match, 0)["currency"]
    assert seat(play(match, "do overseas"), 0)["currency"] == before - price


@pytest.mark.parametrize("roll", [26, 29, 71, 75])
def test_numbers_that_bring_nothing(roll):  # C11.4
    before, match = new_turn(), result(roll)
    assert match.decision == "action"
    changed = {n for n in before.state.dtype.names if before.state[n].tobytes() != match.state[n].tobytes()}
    assert changed <= {"chance", "journal"}


@pytest.mark.parametrize("roll", [30, 35])
def test_four_free_roads(roll):  # C11.4
    match = result(roll, lands={number: {"owner": 0} for number in (1, 2, 3, 5, 6)})
    for place in (1, 2, 3, 5):
        assert seat(match, 0)["currency"] == 40 + INCOME + 2
        play(match, "do road", f"at {place}")
    assert seat(match, 0)["free_roads"] == 0
    assert seat(play(match, "do road"), 0)["currency"] == 40 + INCOME + 2 - 5


@pytest.mark.parametrize("roll", [36, 40])
def test_four_soldiers_of_choice_are_lost_and_not_bought_off(roll):  # C11.4, C11.5
    lands = {5: {"owner": 0, "infantry": 3}, 6: {"owner": 0, "cavalry": 1}}
    match = result(roll, lands=lands)
    assert (match.decision, answers(match)) == ("loss", ["at 5", "at 6"])
    assert refusal(match, 0, "pay").key == "refusal-not-offered"
    play(match, "at 6", "at 5", "at 5", "at 6")
    assert (units(match, 5), units(match, 6)) == ({"infantry": 1}, {"infantry": 1})
    assert match.decision == "action"
    match = result(roll, lands={5: {"owner": 0, "infantry": 2}})
    assert (match.decision, units(match, 5)) == ("action", {})  # there are no more


@pytest.mark.parametrize("roll", [46, 50])
def test_five_paid_for_a_turn_longer_then_it_rolls_again(roll):  # C11.4, C3.4
    match = result(roll, 1)
    assert (match.decision, answers(match)) == ("longer", ["yes", "no"])
    play(match, "yes")
    assert seat(match, 0)["currency"] == 35 + INCOME
    assert seat(match, 0)["voyages"] == [("overseas", 1)]
    play(match, "do end", "do end")
    assert seat(match, 0)["currency"] == 35 + 50 + 2 * INCOME


def test_or_nothing_and_who_cannot_pay_gets_nothing():  # C11.4, C11.5
    match = play(result(46), "no")
    assert (seat(match, 0)["voyages"], seat(match, 0)["currency"]) == ([], 40 + INCOME)
    match = result(46, currency=[4, 40])
    assert (match.decision, seat(match, 0)["voyages"], seat(match, 0)["currency"]) == (
        "action",
        [],
        4 + INCOME,
    )


def test_what_was_prolonged_keeps_its_place_and_rolls_like_any_other():  # C11.5, C3.4
    voyages = [[{"kind": "overseas", "turns": 1}, {"kind": "inland", "origin": 5, "turns": 4}]]
    match = result(46, 50, voyages=voyages, lands={5: {"owner": 0, "explored": True}})
    play(match, "yes")
    assert seat(match, 0)["voyages"] == [("overseas", 1), ("inland", 3)]
    play(match, "do end", "do end")
    assert match.decision == "longer"


@pytest.mark.parametrize("roll", [51, 54])
def test_the_next_four_farms_cost_four_less_and_each_find_counts_its_own(roll):  # C11.4, C11.5
    lands = {number: {"owner": 0} for number in (1, 2, 3, 5, 6)}
    match = result(roll, lands=lands, cheap_farms=[[1, 0, 0, 0]], level=[2, 1], currency=[100, 0])
    paid = []
    for place in (1, 2, 3, 5, 6):
        before = seat(match, 0)["currency"]
        play(match, "do farm")
        if match.decision == "place":
            play(match, f"at {place}")
        paid.append(before - seat(match, 0)["currency"])
    assert paid == [3, 7, 7, 7, 11]


@pytest.mark.parametrize("roll", [55, 60])
def test_environmentalists_for_d6_turns_and_the_later_end_counts(roll):  # C11.4, C11.5, C18.3
    assert seat(result(roll, d(6, 4)), 0)["environmentalists"] == 4
    assert seat(result(roll, d(6, 4), environmentalists=[6, 0]), 0)["environmentalists"] == 6
    lands = {5: {"owner": 0, "robbed": True, "tokens": 1}}
    match = play(result(roll, d(6, 1), lands=lands), "do stop_robbery")
    assert land(match, 5)["tokens"] == 2 + 3
    match = play(result(roll, d(6, 1), lands=lands), "do end", "do end", "do stop_robbery")
    assert land(match, 5)["tokens"] == 3 + 2  # the environmentalists stayed for one turn


@pytest.mark.parametrize("roll", [61, 70])
def test_the_capital_rises_for_free_or_its_price_is_paid(roll):  # C11.4
    match = result(roll)
    assert (match.decision, answers(match)) == ("level_or_price", ["level", "price"])
    assert seat(play(match.at(1), "level"), 0)["level"] == 2
    assert seat(play(match.at(1), "price"), 0)["currency"] == 40 + 10 + INCOME


def test_at_level_three_or_with_the_capital_lost_only_the_price():  # C11.4
    match = result(61, level=[3, 1])
    assert (match.decision, seat(match, 0)["currency"]) == ("action", 40 + 19 + INCOME + 1)
    lands = {4: {"capital": 0, "owner": 0, "holder": 1}, 5: {"owner": 0}}
    match = result(61, lands=lands)
    assert (match.decision, seat(match, 0)["currency"], seat(match, 0)["level"]) == ("action", 50, 1)
    assert seat(result(61, lands=lands, level=[3, 1]), 0)["currency"] == 59


@pytest.mark.parametrize("roll", [81, 85])
def test_a_new_weapon_for_good(roll):  # C11.4
    assert seat(result(roll, weapons=[1, 0]), 0)["weapons"] == 2


# ----- The captain


@pytest.mark.parametrize("roll", [86, 90])
def test_the_highest_bid_for_the_captain_pays_the_bank_and_rolls_for_himself(roll):  # C11.4, C11.5, C13.10
    match = result(roll, 1)
    assert (match.decision, match.actors) == ("bid", (0, 1))
    play(match, (0, "number 4"), (1, "number 5"))
    assert told(match, "result")[1:] == [{"seat": 1, "roll": 1, "result": 0}]
    assert seat(match, 1)["currency"] == 40 - 5 + 50
    assert seat(match, 0)["currency"] == 40 + INCOME


def test_the_owner_may_bid_too_and_rolls_if_nobody_bids():  # C11.4, C11.5
    match = play(result(86, 1), (0, "number 4"), (1, "number 3"))
    assert seat(match, 0)["currency"] == 40 - 4 + 50 + INCOME
    match = play(result(86, 1), (0, "number 0"), (1, "number 0"))
    assert seat(match, 0)["currency"] == 40 + 50 + INCOME


def test_a_second_captain_brings_nothing():  # C11.4
    match = play(result(86, 90), (0, "number 0"), (1, "number 3"))
    assert match.decision == "action"
    assert (seat(match, 0)["currency"], seat(match, 1)["currency"]) == (40 + INCOME, 37)


def test_the_buyer_may_prolong_beyond_his_limit_and_it_comes_last_in_his_list():  # C11.5
    voyages = [[{"kind": "overseas", "turns": 1}], [{"kind": "overseas", "turns": 3}]]
    match = play(result(86, 46, voyages=voyages), (0, "number 0"), (1, "number 3"))
    assert (match.decision, match.actors) == ("longer", (1,))
    play(match, "yes")
    assert seat(match, 1)["voyages"] == [("overseas", 3), ("overseas", 1)]
    assert seat(match, 1)["currency"] == 40 - 3 - 5
    voyages[1] *= 16
    match = play(result(86, 46, voyages=voyages), (0, "number 0"), (1, "number 3"))
    assert (match.decision, match.actors) == ("action", (0,))  # there is no room for more (C3.6)


def test_the_owner_who_buys_his_own_captain_prolongs_it_at_the_end_of_his_list():  # C11.5
    voyages = [[{"kind": "overseas", "turns": 1}, {"kind": "overseas", "turns": 3}]]
    bought = play(result(86, 46, voyages=voyages), (0, "number 4"), (1, "number 0"), "yes")
    assert seat(bought, 0)["voyages"] == [("overseas", 2), ("overseas", 1)]
    rolled = play(result(86, 46, voyages=voyages), (0, "number 0"), (1, "number 0"), "yes")
    assert seat(rolled, 0)["voyages"] == [("overseas", 1), ("overseas", 2)]


def test_what_is_gained_outside_his_turn_begins_with_his_next_one():  # C11.5
    match = play(result(86, 41), (0, "number 0"), (1, "number 3"))
    gained = []
    for _ in range(6):
        play(match, "do end")
        gained.append(told(match, "income")[-1]["currency"])
        play(match, "do end")
    assert gained == [INCOME + 5] * 5 + [INCOME]


# ----- Markers


@pytest.mark.parametrize("roll", [91, 99])
def test_two_black_markers_on_own_provinces_without_buildings(roll):  # C11.4, C11.5
    lands = {5: {"owner": 0}, 6: {"owner": 0}, 7: {"owner": 0, "black": True}, 3: {"owner": 0, "road": True}}
    lands |= {1: {"owner": 0}, 2: {"owner": 1, "holder": 0}}
    match = result(roll, lands=lands)
    assert (match.decision, answers(match)) == ("marker", ["at 1", "at 5", "at 6"])
    play(match, "at 5")
    assert answers(match) == ["at 1", "at 6"]
    play(match, "at 6")
    assert [place for place in range(1, 8) if land(match, place).get("black")] == [5, 6, 7]


def test_where_there_are_only_buildings_one_is_destroyed_or_ten_are_paid():  # C11.4, C11.5
    lands = {5: {"owner": 0, "building": "strong_bunker", "port": True}, 6: {"owner": 0, "road": True}}
    match = result(91, lands=lands)
    assert answers(match) == ["at 5", "at 6", "pay"]
    play(match, "at 5")
    assert (match.decision, answers(match)) == (
        "marked_building",
        ["building strong_bunker", "building port"],
    )
    play(match, "building strong_bunker")
    assert land(match, 5)["building"] == "bunker"  # it loses one level
    assert {"black", "port"} <= set(land(match, 5))
    play(match, "pay")
    assert "black" not in land(match, 6)
    assert seat(match, 0)["currency"] == 30 + INCOME + 1 - 2


def test_farm_and_granary_go_anyway():  # C11.5, C5.11
    match = result(91, lands={5: {"owner": 0, "building": "farm", "port": True}}, currency=[12, 0])
    play(match, "at 5", "building port")
    assert land(match, 5) == {"owner": 0, "holder": 0, "capital": None, "black": True}
    assert seat(match, 0)["currency"] == 2 + INCOME  # there is no place for the second marker


def test_who_can_do_none_of_the_three_pays_what_he_has():  # C11.5
    match = result(91, currency=[13, 0])
    assert (match.decision, seat(match, 0)["currency"]) == ("action", INCOME)


def test_a_hundred_makes_expeditions_dearer_for_good_and_bans_them_for_five_turns():  # C11.4, C11.5
    match = result(100, lands=PORT, currency=[400, 400], banned=[2, 0])
    banned = []
    for _ in range(6):
        banned.append("do overseas" not in answers(match))
        play(match, "do end", "do end")
    assert banned == [True] * 5 + [False]
    before = seat(match, 0)["currency"]
    assert seat(play(match, "do overseas"), 0)["currency"] == before - 20
    assert "do explore" in answers(position(lands={5: {"owner": 0}}, banned=[3, 0], overseas_dearer=[5, 0]))


def test_what_was_found_is_forgotten_when_it_is_settled():  # C11.1
    """So equal positions are equal records, even if something else was found on the way to them."""
    for match in (found(30), found(80), found(4, currency=5), savages(3, 0)):
        assert (int(match.state[0]["finding"]), int(match.state[0]["savages"])) == (-1, 0)


def test_guns_that_a_bought_captain_finds_stand_in_the_capital_of_the_buyer():  # C11.4, C11.5
    match = play(result(86, 7), (0, "number 0"), (1, "number 3"))
    assert (units(match, 4), units(match, 25)) == ({}, {"artillery": 2})
