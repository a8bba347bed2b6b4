"""C4: the weather."""

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
    own,
    play,
    reckoned,
    refusal,
    seat,
    tired,
    told,
    where,
)

WEATHERS = ("fair", "early_winter", "heat", "frost", "storm", "severe_winter")


def weather(match):
    return WEATHERS[match.state[0]["weather"]]


# ----- C4.1


@pytest.mark.parametrize(
    ("roll", "found"),
    [
        (1, "fair"),
        (40, "fair"),
        (41, "early_winter"),
        (55, "early_winter"),
        (56, "heat"),
        (65, "heat"),
        (66, "frost"),
        (75, "frost"),
        (76, "storm"),
        (85, "storm"),
        (86, "severe_winter"),
        (100, "severe_winter"),
    ],
)
def test_a_round_without_weather_begins_with_a_roll_for_it(roll, found):  # C4.1
    match = before_turn(weather="heat", weather_rounds=1, seed=dice(roll, 3, sides=(100, 6)))
    end_turn(match)
    assert weather(match) == found
    (told_of,) = told(match, "weather")
    assert (told_of["roll"], told_of["rounds"]) == (roll, 3)


def test_weather_lasts_as_many_rounds_as_the_die_says_this_one_included():  # C4.1
    match = before_turn(weather_rounds=1, seed=dice(50, 2, sides=(100, 6)))
    end_turn(match)  # round 2: early winter begins
    assert weather(match) == "early_winter"
    next_own_turn(match)  # round 3: early winter goes on
    assert (weather(match), len(told(match, "weather"))) == ("early_winter", 1)
    next_own_turn(match)  # round 4: the weather is rolled again
    assert len(told(match, "weather")) == 2


def test_fair_weather_lasts_too():  # C4.1
    match = before_turn(weather_rounds=1, seed=dice(7, 3, sides=(100, 6)))
    end_turn(match)
    next_own_turn(next_own_turn(match))
    assert len(told(match, "weather")) == 1
    next_own_turn(match)
    assert len(told(match, "weather")) == 2


def fought(weather, **keywords):
    """One soldier attacks another one on open land; both roll 50."""
    lands = {1: {"owner": 0, "infantry": 1}, 5: {"owner": 1, "infantry": 1}}
    match = at_home(lands, weather=weather, seed=dice(50, 50), **keywords)
    play(match, "do attack", "at 5", "at 1", f"units infantry/{2 + (weather == 'frost')}")
    (round_fought,) = told(match, "round-fought")
    return round_fought["total"], round_fought["other_total"]


@pytest.mark.parametrize(
    ("weather", "modifier"),
    [("fair", 0), ("early_winter", -4), ("heat", 4), ("frost", 0), ("storm", 0), ("severe_winter", -8)],
)
def test_weather_modifies_attackers_and_never_defenders(weather, modifier):  # C4.1, C4.2
    assert fought(weather) == (50 + modifier, 52)


@pytest.mark.parametrize(
    ("weather", "infantry", "cavalry", "artillery"),
    [
        ("fair", 1, 3, 6),
        ("early_winter", 1, 3, 6),
        ("heat", 0, 0, 0),
        ("frost", 0, 0, 0),
        ("storm", 2, 6, 12),
        ("severe_winter", 0, 0, 0),
    ],
)
def test_what_a_march_costs_in_each_weather(weather, infantry, cavalry, artillery):  # C4.1
    more = weather == "frost"
    lands = {1: {"owner": 0, "infantry": 1, "cavalry": 1, "artillery": 1}}
    for unit, points, cost in (
        ("infantry", 2, infantry),
        ("cavalry", 3, cavalry),
        ("artillery", 1, artillery),
    ):
        match = at_home(lands, weather=weather)
        play(match, "do march", "at 1", f"units {unit}/{points + more}", "at 2")
        assert currency(match) == 40 - cost


@pytest.mark.parametrize(
    ("weather", "farm", "manufactory"),
    [
        ("fair", 1, 2),
        ("early_winter", 1, 2),
        ("heat", 2, 2),
        ("frost", 1, 2),
        ("storm", 1, 2),
        ("severe_winter", 0, 1),
    ],
)
def test_what_farms_and_manufactories_bring_in_each_weather(weather, farm, manufactory):  # C4.1
    for building, brought in (("farm", farm), ("manufactory", manufactory)):
        match = end_turn(before_turn(own(1, 2, building=building), weather=weather))
        (income,) = told(match, "income")
        assert income["currency"] == 4 + 1 + 2 * brought


@pytest.mark.parametrize(
    ("weather", "farms"), [("fair", 2), ("heat", 2), ("frost", 2), ("storm", 2), ("severe_winter", 0)]
)
def test_farms_give_no_food_in_a_severe_winter_and_granaries_always_do(weather, farms):  # C4.1, C4.2
    assert reckoned(at_home(own(1, 2, building="farm"), weather=weather), "food") == 2 + farms
    assert reckoned(at_home(own(1, 2, building="granary"), weather=weather), "food") == 2 + 4


def test_in_hard_frost_every_unit_has_a_point_more():  # C4.1
    lands = {1: {"owner": 0, "infantry": 1, "cavalry": 1, "artillery": 1, "caravan": 1}}
    match = end_turn(before_turn(lands, weather="frost"))
    play(match, "do march", "at 1")
    sorts = [action.notation for action in match.legal(0)]
    assert sorts == ["units infantry/3", "units cavalry/4", "units artillery/2", "units caravan/3"]


def test_in_a_storm_no_overseas_expedition_leaves():  # C4.1
    lands = own(1, port=True)
    assert may(at_home(lands), "overseas")
    match = at_home(lands, weather="storm")
    assert refusal(match, "do overseas") == "storm"


@pytest.mark.parametrize(
    ("building", "price"),
    [
        ("farm", 11),
        ("granary", 12),
        ("manufactory", 20),
        ("bunker", 11),
        ("camp", 7),
        ("port", 12),
        ("road", 5),
    ],
)
def test_in_a_storm_every_building_costs_three_more(building, price):  # C4.1, C4.3
    match = at_home(own(1), level=[3], weather="storm")
    play(match, f"do {building}", "at 1")
    assert currency(match) == 40 - price - 3


def test_in_a_storm_the_second_level_of_a_bunker_costs_three_more():  # C4.3
    match = play(at_home(own(1, building="bunker"), weather="storm"), "do strong_bunker", "at 1")
    assert currency(match) == 40 - 33
    poor = at_home(own(1, building="bunker"), weather="storm", currency=[32])
    assert refusal(poor, "do strong_bunker") == "not-enough-currency"


# ----- C4.2


def test_in_a_severe_winter_the_defender_keeps_all_that_is_his():  # C4.2
    lands = {1: {"owner": 0, "infantry": 1}, 5: {"owner": 1, "infantry": 1, "building": "bunker"}}
    match = at_home(lands, weather="severe_winter", seed=dice(50, 50))
    play(match, "do attack", "at 5", "at 1", "units infantry/2")
    (round_fought,) = told(match, "round-fought")
    assert (round_fought["total"], round_fought["other_total"]) == (42, 60)


# ----- C4.3


@pytest.mark.parametrize(("weather", "modifier"), [("early_winter", -4), ("heat", 4), ("severe_winter", -8)])
def test_attackers_at_sea_are_attackers(weather, modifier):  # C4.3
    seas = {43: {"fleet": 0, "frigate": 1}, 46: {"fleet": 1, "frigate": 1}}
    match = at_home(seas=seas, weather=weather, seed=dice(50, 50))
    play(match, "do sea_attack", "at 46", "at 43", "units frigate/2")
    (round_fought,) = told(match, "round-fought")
    assert (round_fought["total"], round_fought["other_total"]) == (50 + modifier, 50)


def test_frost_gives_no_point_to_ships_boats_and_captives():  # C4.3
    seas = {43: {"fleet": 0, "frigate": 1, "corvette": 1}, 46: {"boat": 0}}
    lands = {1: {"owner": 0, "captives-1": 1}, 2: {"owner": 0}}
    match = before_turn(lands, seas=seas, transports=[[{"sea": 43, "points": 0}]], weather="frost")
    end_turn(match)
    play(match, "do sail", "at 43")
    assert [action.notation for action in match.legal(0)] == ["units frigate/2", "units corvette/1"]
    match = match.at(len(match.history) - 1)
    assert int(seat(match)["transports"][0]["points"]) == 2
    assert int(match.state[0]["waters"][46 - 43]["boat_points"]) == 2
    play(match, "do walk", "at 1", "units captive-1/2", "at 2")
    assert tired(match, 2) == {"captive-1/1": 1}


def test_frost_gives_a_point_to_men_aboard():  # C4.3, C3.3
    match = before_turn(own(1), transports=[[{"sea": 43, "infantry": 1}]], weather="frost")
    end_turn(match)
    play(match, "do land", "at 1", "units infantry/3")
    assert land(match, 1).units == {"infantry": 1}


def test_in_a_storm_levels_ships_and_boats_cost_what_they_cost():  # C4.3
    match = play(at_home(level=[1], weather="storm"), "do level")
    assert currency(match) == 30
    for verb, price in (("frigate", 5), ("transport", 5), ("boat", 7), ("builder", 13)):
        match = at_home(own(1, port=True), level=[2], weather="storm")
        play(match, f"do {verb}", *([] if verb == "builder" else ["at 1", "at 43"]))
        assert currency(match) == 40 - price


def test_in_a_storm_a_free_road_stays_free():  # C4.3
    match = at_home(own(1, 2), free_roads=[1], weather="storm")
    play(match, "do road", "at 1")
    assert (currency(match), int(seat(match)["free_roads"])) == (40, 0)
    play(match, "do road", "at 2")
    assert currency(match) == 32


def test_in_a_severe_winter_the_food_of_a_captive_on_a_farm_remains():  # C4.3
    lands = {1: {"owner": 0, "building": "farm", "captives-1": 1}}
    assert reckoned(at_home(lands, weather="severe_winter"), "food") == 3
    assert reckoned(at_home(lands), "food") == 4


def test_a_storm_stops_neither_ships_nor_convoys():  # C4.3, C9.1
    lands = {**own(1, port=True, infantry=2), **own(27, port=True)}
    match = at_home(lands, level=[2], weather="storm")
    assert may(match, "convoy")
    assert where(match, "ship") == {1}
