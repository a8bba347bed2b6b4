"""C6: income, upkeep, robbery and red tokens."""

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


def income(lands=None, **keywords):
    """What seat 0 gets at the beginning of its turn."""
    match = end_turn(before_turn(lands, **keywords))
    return told(match, "income")[0]["currency"]


# ----- C6.1


@pytest.mark.parametrize(("level", "gained"), [(1, 4), (2, 4), (3, 5)])
def test_the_own_capital_brings_four_and_five_at_the_third_level(level, gained):  # C6.1
    assert income(level=[level]) == gained


def test_a_capital_that_is_lost_brings_nothing():  # C6.1
    assert income({4: {"capital": 0, "holder": 1}, **own(1)}, level=[3]) == 0


@pytest.mark.parametrize(("provinces", "gained"), [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
def test_every_three_provinces_bring_one(provinces, gained):  # C6.1
    lands = own(*[1, 2, 3, 5, 6, 7, 8, 9][: provinces - 1], seat=0)
    assert income(lands) == 4 + gained


@pytest.mark.parametrize(
    ("facts", "gained"),
    [
        ({"building": "farm"}, 1),
        ({"building": "manufactory"}, 2),
        ({"rare": True}, 4),
        ({"common": True}, 3),
        ({"palm": True}, 2),
        ({"palm": True, "rare": True, "building": "manufactory"}, 8),
        ({"building": "granary"}, 0),
        ({"tokens": 1, "robbed": True}, 2),
    ],
)
def test_what_stands_in_a_province_brings_what_it_says(facts, gained):  # C6.1
    assert income(own(1, **facts)) == 4 + gained


def test_boats_bring_one_each():  # C6.1
    seas = {43: {"boat": 0}, 46: {"boat": 0}, 47: {"boat": 1}}
    assert income(own(1, port=True), seas=seas) == 4 + 2
    assert income(own(1), seas=seas) == 4  # C16.7: without a port


def test_effects_count():  # C6.1
    assert income(higher_income=[[0, 1, 0, 0, 0]]) == 4 + 5
    assert income(lower_income=[[1, 0, 0, 0, 1]]) == 4 - 2
    assert income(own(1, rare=True), sabotage=[1]) == 4 + 4 - 6


@pytest.mark.parametrize(("held", "gained"), [([39], 2), ([39, 32], 4)])
def test_each_enemy_capital_held_brings_two(held, gained):  # C6.1
    lands = {39: {"capital": 1}, 32: {"capital": 2}, 25: {"capital": 3}}
    for place in held:
        lands[place] = {**lands[place], "owner": lands[place]["capital"], "holder": 0}
    lands |= {1: {"owner": 1}, 2: {"owner": 2}}  # so neither of them is out
    assert income(lands, players=4) == 4 + gained


def test_the_capital_of_a_player_who_is_out_brings_two():  # C6.1
    lands = {39: {"capital": 1, "owner": 0}}
    assert income(lands, players=4, out=[0, 1, 0, 0]) == 4 + 2


def test_income_is_not_below_nothing_in_all():  # C6.1
    match = end_turn(before_turn(sabotage=[2], currency=[7]))
    assert (told(match, "income")[0]["currency"], currency(match)) == (0, 7)


# ----- C6.2: upkeep


def upkeep(lands, **keywords):
    return reckoned(at_home(lands, **keywords), "upkeep")


def test_ports_roads_and_camps_cost_one_each():  # C6.2
    assert upkeep(own(1, 2, port=True)) == 2
    assert upkeep(own(1, 2, 3, road=True)) == 3
    assert upkeep(own(1, building="camp", port=True, road=True)) == 3
    assert upkeep(own(1, building="strong_bunker")) == 0
    match = end_turn(before_turn(own(1, building="camp", port=True, road=True), currency=[0]))
    assert currency(match) == 4 - 3


def test_buildings_cost_only_in_provinces_owned_and_held():  # C6.2
    built = {"building": "camp", "port": True, "road": True}
    assert upkeep({1: {"owner": 1, "holder": 0, **built}}) == 0
    assert upkeep({1: {"owner": 0, "holder": 1, **built}}) == 0


@pytest.mark.parametrize(
    ("units", "tokens", "due"), [(10, 0, 0), (11, 0, 1), (14, 0, 4), (8, 2, 0), (9, 2, 1), (6, 5, 1)]
)
def test_units_above_the_limit_cost_one_each(units, tokens, due):  # C6.2
    assert upkeep({1: {"owner": 0, "infantry": units, "tokens": tokens}}) == due


def test_units_above_the_limit_cost_in_every_held_province():  # C6.2
    occupied = {"owner": 1, "holder": 0, "infantry": 5, "cavalry": 4, "artillery": 3}
    assert upkeep({1: occupied, **own(2, infantry=11)}) == 2 + 1


def test_capitals_have_no_limit():  # C6.2
    captured = {"capital": 1, "owner": 1, "holder": 0, "infantry": 50}
    assert upkeep({4: {"capital": 0, "infantry": 50}, 39: captured}, players=4) == 0


def test_captives_take_upkeep_off_buildings_and_not_off_units():  # C6.2, C15.2
    assert upkeep({1: {"owner": 0, "port": True, "road": True, "captives-1": 1}}) == 1
    assert upkeep({1: {"owner": 0, "port": True, "captives-1": 3, "infantry": 12}}) == 2


# ----- C6.3: upkeep that cannot be paid


def broke(lands, **keywords):
    """Seat 0 has nothing, and no income: its capital is lost, and it suffers sabotage."""
    lands = {4: {"capital": 0, "holder": 1}, **lands}
    return end_turn(before_turn(lands, **{"currency": [0], "sabotage": [1], **keywords}))


def test_who_cannot_pay_chooses_what_to_give_up_one_by_one():  # C6.3
    match = broke({**own(1, port=True, road=True), **own(2, building="camp")}, currency=[1])
    assert (match.decision, notations(match)) == ("give_up", ["at 1", "at 2"])
    play(match, "at 1")
    assert (match.decision, notations(match)) == ("give_up_what", ["building port", "building road"])
    play(match, "building port")
    assert match.decision == "give_up"  # one more has to go: 2 are due, and there is 1
    play(match, "at 2")
    assert (match.decision, currency(match)) == ("action", 0)
    assert (land(match, 1).marks, land(match, 2).building) == ({"road"}, "none")


def test_what_is_given_up_is_not_refunded():  # C6.3
    match = broke(own(1, port=True))
    assert (match.decision, currency(match), land(match, 1).marks) == ("action", 0, set())
    assert told(match, "given-up") == [{"seat": 0, "place": 1, "building": 7, "unit": -1, "number": 1}]


def test_units_above_the_limit_are_given_up_by_kind():  # C6.3
    match = broke(own(1, infantry=9, cavalry=2, artillery=1))
    assert notations(match) == ["units infantry/0", "units cavalry/0", "units artillery/0"]
    play(match, "units artillery/0")
    assert match.decision == "give_up_what"
    play(match, "units infantry/0")
    assert land(match, 1).units == {"infantry": 8, "cavalry": 2}
    assert match.decision == "action"


def test_hundreds_who_must_go_are_told_together():  # C6.3
    match = broke(own(1, infantry=400, cavalry=2))
    play(match, "units cavalry/0", "units cavalry/0")
    assert (match.decision, land(match, 1).units) == ("action", {"infantry": 10})
    assert [(one["unit"], one["number"]) for one in told(match, "given-up")] == [(1, 1), (1, 1), (0, 390)]
    match = play(broke(own(1, port=True, road=True)), "building port")
    assert [(one["building"], one["number"]) for one in told(match, "given-up")] == [(7, 1), (8, 1)]


def test_only_what_lowers_the_sum_can_be_given_up():  # C6.3
    lands = {
        **own(1, port=True),
        **own(2, road=True),
        **own(3, building="farm", infantry=10),
        5: {"owner": 1, "holder": 0, "port": True},
        6: {"owner": 0, "road": True, "captives-1": 1},
    }
    match = broke(lands)
    assert notations(match) == ["at 1", "at 2"]
    assert {refusal(match, f"at {place}") for place in (3, 5, 6, 8)} == {"lowers-nothing"}
    match = broke(own(1, building="farm", port=True, road=True), currency=[1])
    assert notations(match) == ["building port", "building road"]
    assert refusal(match, "building farm") == "lowers-nothing"


def test_a_captive_pays_for_one_of_two_buildings_and_either_can_be_given_up():  # C6.3
    match = broke({1: {"owner": 0, "port": True, "road": True, "captives-1": 1}})
    assert notations(match) == ["building port", "building road"]
    play(match, "building port")
    assert (match.decision, land(match, 1).marks) == ("action", {"road"})


# ----- C6.4


def test_nobody_spends_more_than_he_has():  # C6.4
    match = at_home(own(1, infantry=3), currency=[4], level=[3])
    assert refusal(match, "do road") == refusal(match, "do cavalry") == "not-enough-currency"
    match = at_home(own(1, infantry=3), currency=[2])
    play(match, "do march", "at 1", "units infantry/2")
    assert notations(match) == ["number 1", "number 2"]


def test_the_balance_is_never_below_nothing():  # C6.4
    match = end_turn(before_turn(own(1, 2, port=True, road=True), currency=[0], sabotage=[9]))
    while match.decision != "action":
        play(match, notations(match)[0])
    assert currency(match) == 0


# ----- C6.5: robbery


def test_robbery_needs_a_bare_province_owned_and_held():  # C6.5
    bare = own(1, 2)
    others = {
        3: {"owner": 1, "holder": 0},
        5: {"owner": 0, "building": "granary"},
        6: {"owner": 0, "port": True},
        7: {"owner": 0, "road": True},
        8: {"owner": 0, "tokens": 1},
        9: {"owner": 0, "common": True},
        10: {"owner": 0, "rare": True},
        14: {"owner": 0, "palm": True},
        15: {"owner": 0, "black": True},
        16: {"owner": 0, "explored": True},
        17: {"owner": 0, "holder": 1},
        13: {"owner": 0, "explored": True},
    }
    match = at_home({**bare, **others}, voyages=[[{"kind": "inland", "origin": 16, "turns": 2}]])
    assert where(match, "rob") == {1, 2, 13}  # an expedition that has come back is no obstacle
    play(match, "do rob")
    assert refusal(match, "at 3") == refusal(match, "at 17") == "not-own"
    assert {refusal(match, f"at {place}") for place in (5, 6, 7, 9, 10, 14, 15)} == {"not-bare"}
    assert refusal(match, "at 8") == "has-tokens"
    assert refusal(match, "at 16") == "under-expedition"
    assert refusal(match, "at 4") == "is-capital"


def test_another_players_expedition_does_not_hinder_robbery():  # C6.5
    voyages = [[], [{"kind": "inland", "origin": 1, "turns": 2}]]
    assert where(at_home(own(1, explored=True), voyages=voyages), "rob") == {1}


def test_robbery_pays_two_in_the_income_of_the_next_three_turns():  # C6.5
    match = play(at_home(own(1)), "do rob", "at 1")
    assert (land(match, 1).tokens, land(match, 1).marks, currency(match)) == (1, {"robbed"}, 40)
    seen = []
    for _ in range(5):
        next_own_turn(match)
        income = [event["currency"] for event in told(match, "income") if event["seat"] == 0][-1]
        seen.append((income, land(match, 1).tokens, "robbed" in land(match, 1).marks))
    assert seen == [(6, 2, True), (6, 3, True), (6, 5, False), (4, 4, False), (4, 3, False)]


def test_robbery_ends_with_three_tokens_under_environmentalists_but_never_above_five():  # C6.5
    lands = own(1, tokens=1, robbed=True)
    match = play(at_home(lands, environmentalists=[2]), "do stop_robbery", "at 1")
    assert land(match, 1).tokens == 4
    lands = own(1, tokens=3, robbed=True, payments=2)
    match = end_turn(before_turn(lands, environmentalists=[2]))
    assert land(match, 1).tokens == 5


def test_the_player_may_stop_robbery_also_on_the_turn_on_which_it_began():  # C6.5
    match = play(at_home(own(1)), "do rob", "at 1", "do stop_robbery", "at 1")
    assert (land(match, 1).tokens, land(match, 1).marks) == (3, set())
    next_own_turn(match)
    assert told(match, "income")[-1]["currency"] == 4
    assert land(match, 1).tokens == 2
    lands = own(1, tokens=2, robbed=True, payments=1)
    match = play(at_home(lands), "do stop_robbery", "at 1")
    assert (land(match, 1).tokens, land(match, 1).marks) == (4, set())


def test_if_the_province_is_lost_the_marker_goes_alone():  # C6.5
    lands = {1: {"owner": 0, "infantry": 1}, 5: {"owner": 1, "tokens": 2, "robbed": True, "payments": 1}}
    match = play(at_home(lands), "do attack", "at 5", "at 1", "units infantry/2", "spare")
    assert (whose(match, 5), land(match, 5).tokens, land(match, 5).marks) == ((1, 0), 2, set())


def test_if_the_province_is_ceded_the_marker_goes_alone():  # C6.5
    match = at_home({**own(1, tokens=2, robbed=True, payments=1), **own(2)})
    play(match, "do peace", "give 1", "enough", "payer nobody", "send", "yes")
    assert (whose(match, 1), land(match, 1).tokens, land(match, 1).marks) == ((1, 1), 2, set())


def test_without_robbery_a_token_goes_at_the_start_of_the_holders_turn():  # C6.5
    lands = {
        **own(1, tokens=2),
        2: {"owner": 1, "holder": 0, "tokens": 1},
        3: {"owner": 0, "holder": 1, "tokens": 3},
    }
    match = end_turn(before_turn(lands))
    assert [land(match, place).tokens for place in (1, 2, 3)] == [1, 0, 3]
    end_turn(match)
    assert [land(match, place).tokens for place in (1, 2, 3)] == [1, 0, 2]


def test_a_token_of_a_province_that_no_player_holds_goes_at_the_end_of_the_round():  # C6.5
    match = at_home({1: {"owner": 0, "holder": "rebels", "infantry": 1, "tokens": 2}})
    end_turn(match)
    assert land(match, 1).tokens == 2
    end_turn(match)
    assert land(match, 1).tokens == 1


TOKENS = {**own(1, tokens=2, infantry=2, road=True), 2: {"owner": 0}, 3: {"owner": 0}}


@pytest.mark.parametrize("verb", ["farm", "granary", "bunker", "camp", "port", "explore", "rob", "demolish"])
def test_while_a_province_has_tokens_nothing_is_built_demolished_robbed_or_explored(verb):  # C6.5
    lands = {
        **TOKENS,
        2: {"owner": 0, "road": verb == "demolish"},
        3: {"owner": 0, "road": verb == "demolish"},
    }
    match = at_home(lands, level=[3], currency=[90])
    assert where(match, verb) == {2, 3}
    assert refusal(play(match, f"do {verb}"), "at 1") == "has-tokens"


def test_a_province_with_tokens_is_neither_named_nor_used_as_recruiting_province():  # C6.5
    lost = {4: {"capital": 0, "holder": 1}}
    match = at_home({**lost, **TOKENS})
    assert where(match, "recruiting_province") == {2, 3}
    assert may(at_home({**lost, **own(1)}, recruiting=[1]), "infantry")
    assert (
        refusal(at_home({**lost, **own(1, tokens=1)}, recruiting=[1]), "do infantry") == "nowhere-to-recruit"
    )


def test_units_and_captives_act_freely_beside_tokens():  # C6.5
    lands = {1: {"owner": 0, "tokens": 2, "infantry": 2, "cavalry": 1, "artillery": 1, "captives-1": 1}}
    match = at_home({**lands, **own(2), 5: {"owner": 1}})
    assert where(match, "march") == where(match, "disband") == where(match, "join") == {1}
    assert where(match, "walk") == {1}
    assert may(match, "attack")
    assert where(match, "road") == {1, 2}


def test_the_limit_of_units_is_ten_less_the_tokens():  # C6.5
    assert upkeep(own(1, tokens=3, infantry=7)) == 0
    assert upkeep(own(1, tokens=3, infantry=8)) == 1


def test_plunder_leaves_neither_port_nor_main_building_beside_its_tokens():  # C6.5
    lands = {1: {"owner": 0, "infantry": 1}, 5: {"owner": 1, "building": "farm", "port": True, "road": True}}
    match = play(at_home(lands), "do attack", "at 5", "at 1", "units infantry/2", "plunder")
    assert (land(match, 5).building, land(match, 5).marks, land(match, 5).tokens) == ("none", set(), 2)


def test_a_builder_ship_builds_no_port_beside_tokens():  # C6.5
    voyages = [[{"kind": "builder", "origin": 27, "target": 1, "turns": 1}]]
    match = end_turn(before_turn(own(1, tokens=3), voyages=voyages, seed=dice(1)))
    assert land(match, 1).marks == set()
    assert int(seat(match)["builder_ships"]) == 0
