"""C7: food and hunger."""

import pytest

from .table import (
    at_home,
    before_turn,
    currency,
    dice,
    end_turn,
    land,
    next_own_turn,
    notations,
    own,
    play,
    reckoned,
    refusal,
    seat,
    told,
)

AROUND = (1, 2, 3, 5, 6, 7)  # with the capital these are 7 provinces, which need 3, while the capital feeds 2


def hungry(lands=None, roll=1, die=4, **keywords):
    """A position in which seat 0 has seven provinces and too little food, and begins its turn."""
    given = own(*AROUND)
    for place, facts in (lands or {}).items():
        given[place] = {**given.get(place, {}), **facts}
    return end_turn(before_turn(given, seed=dice(roll, sides=die), **keywords))


# ----- C7.1


@pytest.mark.parametrize(("provinces", "need"), [(1, 0), (2, 1), (3, 1), (4, 2), (7, 3), (8, 4)])
def test_every_two_provinces_need_one(provinces, need):  # C7.1
    lands = own(*[1, 2, 3, 5, 6, 7, 8][: provinces - 1])
    assert reckoned(at_home(lands), "need") == need


def test_only_provinces_owned_and_held_need_food():  # C7.1
    lands = {**own(1), 2: {"owner": 1, "holder": 0}, 3: {"owner": 0, "holder": 1}}
    assert reckoned(at_home(lands), "need") == 1


def test_the_supply_is_of_capitals_farms_granaries_boats_and_captives_on_farms():  # C7.1
    assert reckoned(at_home(), "food") == 2
    assert reckoned(at_home({39: {"capital": 1, "owner": 1, "holder": 0}}, players=4), "food") == 4
    assert reckoned(at_home({4: {"capital": 0, "holder": 1}, **own(1)}), "food") == 0
    assert reckoned(at_home(own(1, 2, building="farm")), "food") == 4
    assert reckoned(at_home(own(1, building="granary")), "food") == 4
    assert reckoned(at_home(own(1, port=True), seas={43: {"boat": 0}, 57: {"boat": 0}}), "food") == 4


def test_a_farm_has_use_for_one_captive_and_a_granary_for_none():  # C7.1
    assert reckoned(at_home({1: {"owner": 0, "building": "farm", "captives-1": 1}}), "food") == 4
    assert reckoned(at_home({1: {"owner": 0, "building": "farm", "captives-1": 3}}), "food") == 4
    assert reckoned(at_home({1: {"owner": 0, "building": "granary", "captives-1": 3}}), "food") == 4
    assert reckoned(at_home({1: {"owner": 0, "captives-1": 3}}), "food") == 2


def test_farms_and_granaries_feed_only_in_provinces_owned_and_held():  # C7.1
    for facts in ({"owner": 1, "holder": 0}, {"owner": 0, "holder": 1}):
        for building in ("farm", "granary"):
            assert reckoned(at_home({1: {**facts, "building": building}}), "food") == 2


def test_enough_food_is_no_shortage():  # C7.1
    match = end_turn(before_turn(own(1, 2, 3, 5)))  # 5 provinces need 2
    assert told(match, "food") == [{"seat": 0, "supply": 2, "need": 2, "bought": 0}]
    assert int(seat(match)["hungry"]) == 0
    assert match.decision == "action"


# ----- C7.2, C7.4: selling and buying


def test_food_not_needed_may_be_sold():  # C7.2
    match = end_turn(before_turn(own(1, building="granary")))  # supply 4, need 1
    assert int(seat(match)["spare_food"]) == 3
    play(match, "do trade", "good food")
    assert notations(match) == ["number 1", "number 2", "number 3"]
    play(match, "number 2", "good currency", "number 5", "send", "yes")
    assert (int(seat(match)["spare_food"]), int(seat(match, 1)["bought_food"])) == (1, 2)
    assert (currency(match), currency(match, 1)) == (44 + 5, 40 - 5)


def test_food_does_not_keep():  # C7.2
    match = end_turn(before_turn(own(1, building="granary"), spare_food=[9]))
    assert int(seat(match)["spare_food"]) == 3


def test_what_a_food_phase_leaves_can_be_sold_until_the_sellers_next():  # C7.4
    match = at_home(spare_food=[2], turn=1, turns=1)
    play(match, "do trade", "good currency", "number 3", "good food", "number 2", "send", "yes")
    assert (int(seat(match, 0)["spare_food"]), int(seat(match, 1)["bought_food"])) == (0, 2)


def test_bought_food_is_eaten_first_and_what_is_left_of_his_own_can_be_sold():  # C7.4
    """The need is 3, 2 were bought and the seat's own supply is 2, of which one is eaten."""
    match = hungry(bought_food=[2])
    assert told(match, "food") == [{"seat": 0, "supply": 2, "need": 3, "bought": 2}]
    assert (int(seat(match)["spare_food"]), int(seat(match)["bought_food"])) == (1, 0)
    assert match.decision == "action"


def test_bought_food_lapses_after_the_next_food_phase():  # C7.4
    match = end_turn(before_turn(bought_food=[9]))
    assert (int(seat(match)["bought_food"]), int(seat(match)["spare_food"])) == (0, 2)


def test_bought_food_is_not_sold_on():  # C7.4
    match = play(at_home(bought_food=[5], spare_food=[0]), "do trade")
    assert "good food" not in notations(match)
    assert refusal(match, "good food") == "nothing-to-give"


# ----- C7.3: hunger


def test_in_a_shortage_a_soldier_is_lost_or_two_paid_as_often_as_the_die_says():  # C7.3
    match = hungry({1: {"infantry": 3}, 2: {"infantry": 2}}, roll=3)
    assert told(match, "hunger") == [{"seat": 0, "number": 3}]
    assert (match.decision, notations(match)) == ("loss", ["at 1", "at 2", "pay"])
    play(match, "at 1", "pay")
    assert match.decision == "loss"
    play(match, "at 2")
    assert match.decision == "action"
    assert (land(match, 1).infantry, land(match, 2).infantry) == (2, 1)
    assert currency(match) == 40 + 4 + 2 - 2


@pytest.mark.parametrize("short", [1, 3])
def test_the_shortage_counts_alike_however_large(short):  # C7.3
    lands = {1: {"infantry": 4}} if short == 1 else {4: {"capital": 0, "holder": 1}, 1: {"infantry": 4}}
    match = hungry(lands, roll=2, currency=[0])
    assert told(match, "hunger") == [{"seat": 0, "number": 2}]


def test_from_twelve_held_provinces_on_it_is_a_die_of_six():  # C7.3
    provinces = (1, 2, 3, 5, 6, 7, 8, 9, 10, 11)  # 11 with the capital
    lands = {**own(*provinces), 1: {"owner": 0, "infantry": 9}}
    match = end_turn(before_turn(lands, seed=dice(4, sides=4)))
    assert told(match, "hunger") == [{"seat": 0, "number": 4}]
    lands[12] = {"owner": 1, "holder": 0}  # a province that is only held counts, too
    match = end_turn(before_turn(lands, seed=dice(6, sides=6)))
    assert told(match, "hunger") == [{"seat": 0, "number": 6}]


def test_at_most_as_often_as_soldiers_stand_in_provinces():  # C7.3
    """The roll is 4, but there are only 2 soldiers; to keep both costs 4."""
    match = hungry({1: {"infantry": 2}}, roll=4)
    play(match, "pay", "pay")
    assert (match.decision, land(match, 1).infantry, currency(match)) == ("action", 2, 46 - 4)
    match = hungry({1: {"infantry": 2}}, roll=4)
    play(match, "at 1", "at 1")
    assert (match.decision, land(match, 1).infantry, currency(match)) == ("action", 0, 46)


def test_soldiers_in_the_capital_and_in_occupied_provinces_may_be_lost_too():  # C7.3
    match = hungry({4: {"capital": 0, "infantry": 2}, 8: {"owner": 1, "holder": 0, "infantry": 2}})
    assert notations(match) == ["at 4", "at 8", "pay"]
    play(match, "at 8")
    assert land(match, 8).infantry == 1


def test_c10_3_names_the_unit_that_is_lost():  # C7.3
    match = play(hungry({1: {"infantry": 1, "cavalry": 1}}, roll=2), "at 1", "at 1")
    assert land(match, 1).units == {"infantry": 2}
    match = play(hungry({1: {"artillery": 1}}, roll=1), "at 1")
    assert land(match, 1).units == {"cavalry": 1, "infantry": 2}
    match = play(hungry({1: {"caravan": 1, "artillery": 1}}, roll=1), "at 1")
    assert land(match, 1).units == {"cavalry": 1, "infantry": 2, "caravan": 1}
    match = play(hungry({1: {"caravan": 1}}, roll=1), "at 1")
    assert land(match, 1).units == {"cavalry": 1, "infantry": 2}


def test_who_cannot_pay_loses_soldiers():  # C7.3
    lands = {4: {"capital": 0, "holder": 1}, 1: {"infantry": 3}, 2: {"infantry": 3}}
    match = hungry(lands, roll=2, currency=[0], sabotage=[1])
    assert notations(match) == ["at 1", "at 2"]
    assert refusal(match, "pay") == "not-enough-currency"
    lands = {4: {"capital": 0, "holder": 1}, 1: {"infantry": 3}}
    match = hungry(lands, roll=2, currency=[0], sabotage=[1])
    assert (match.decision, land(match, 1).infantry) == ("action", 1)  # there is nothing to choose


def test_soldiers_aboard_or_under_way_cannot_be_lost_to_hunger():  # C7.3
    aboard = {"transports": [[{"sea": 43, "infantry": 3}]]}
    ship = {"voyages": [[{"kind": "ship", "origin": 1, "target": 9, "turns": 2, "infantry": 5}]]}
    match = hungry(roll=4, **aboard, **ship)
    assert (match.decision, told(match, "hunger")) == ("action", [])
    assert reckoned(match, "soldiers") == 8
    match = hungry({1: {"infantry": 1}}, roll=4, **aboard)
    play(match, "pay")
    assert match.decision == "action"


def test_a_shortage_always_threatens_with_revolt_at_the_end_of_the_turn():  # C7.3
    match = hungry()  # where there are no soldiers, there is nothing to lose
    assert (match.decision, int(seat(match)["hungry"])) == ("action", 1)
    match = hungry({1: {"infantry": 2}}, roll=1)
    play(match, "pay")
    assert int(seat(match)["hungry"]) == 1
    end_turn(match)
    assert [event["seat"] for event in told(match, "revolt-rolled")] == [0]
    assert int(seat(match)["hungry"]) == 0


def test_burned_food_is_missing_once():  # C7.3
    lands = own(1, 2, 3, 5)  # supply 2, need 2
    match = end_turn(before_turn(lands, burned=[1]))
    assert told(match, "food") == [{"seat": 0, "supply": 1, "need": 2, "bought": 0}]
    assert int(seat(match)["hungry"]) == 1
    next_own_turn(match)
    assert [event["supply"] for event in told(match, "food") if event["seat"] == 0] == [1, 2]
