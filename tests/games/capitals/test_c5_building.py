"""C5: buildings and the capital's level."""

import pytest

from .table import (
    at_home,
    before_turn,
    currency,
    dice,
    end_turn,
    land,
    may,
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

MAIN = ["farm", "granary", "manufactory", "bunker", "camp"]
RICH = {"level": [3], "currency": [99]}


def rich(lands, **keywords):
    return at_home(lands, **{**RICH, **keywords})


# ----- C5.1: where


@pytest.mark.parametrize("building", [*MAIN, "port"])
def test_building_needs_a_province_owned_held_connected_without_token_and_no_capital(building):  # C5.1
    lands = {
        **own(1, 2, 16),  # 16 is not connected
        5: {"owner": 1, "holder": 0},
        7: {"owner": 0, "holder": 1},
        3: {"owner": 0, "tokens": 1},
    }
    match = rich(lands)
    assert where(match, building) == {1, 2}
    play(match, f"do {building}")
    assert refusal(match, "at 16") == "not-connected"
    assert refusal(match, "at 5") == refusal(match, "at 7") == refusal(match, "at 8") == "not-own"
    assert refusal(match, "at 3") == "has-tokens"
    assert refusal(match, "at 4") == "is-capital"
    assert refusal(match, "at 43") == "no-such-place"


@pytest.mark.parametrize("building", MAIN)
@pytest.mark.parametrize("standing", MAIN)
def test_a_province_has_one_main_building(building, standing):  # C5.1
    match = rich({**own(1, building=standing), **own(2, 3)})
    play(match, f"do {building}")
    assert refusal(match, "at 1") == "already-built"


@pytest.mark.parametrize("standing", [*MAIN, "strong_bunker"])
def test_port_and_road_stand_beside_any_building(standing):  # C5.1
    match = play(rich(own(1, building=standing)), "do port", "at 1", "do road", "at 1")
    assert (land(match, 1).building, land(match, 1).marks) == (standing, {"port", "road"})
    assert not may(match, "port")
    assert not may(match, "road")


def test_a_building_stands_beside_port_and_road():  # C5.1
    match = play(rich(own(1, port=True, road=True)), "do farm", "at 1")
    assert (land(match, 1).building, land(match, 1).marks) == ("farm", {"port", "road"})


def test_an_expedition_a_mineral_or_a_palm_do_not_hinder():  # C5.1
    lands = {**own(1, explored=True), **own(2, rare=True), **own(3, common=True), **own(5, palm=True)}
    voyages = [[{"kind": "inland", "origin": 1, "turns": 2}]]
    assert where(rich(lands, voyages=voyages), "farm") == {1, 2, 3, 5}
    assert where(rich(lands, voyages=voyages), "port") == {1, 2, 3, 5}


# ----- C5.2: prices

LIST = {"farm": 11, "granary": 12, "manufactory": 20, "bunker": 11, "port": 12, "road": 5, "camp": 7}
TEXT = {**LIST, "farm": 14, "manufactory": 16, "port": 10}


@pytest.mark.parametrize(
    ("prices", "building", "price"),
    [*(("list", *each) for each in LIST.items()), *(("text", *each) for each in TEXT.items())],
)
def test_the_price_of_each_building(prices, building, price):  # C5.2
    match = play(at_home(own(1), level=[3], prices=prices), f"do {building}", "at 1")
    assert currency(match) == 40 - price
    assert building in (land(match, 1).building, *land(match, 1).marks)
    just = at_home(own(1), level=[3], prices=prices, currency=[price])
    assert where(just, building) == {1}
    poor = at_home(own(1), level=[3], prices=prices, currency=[price - 1])
    assert refusal(poor, f"do {building}") == "not-enough-currency"


def test_prices_are_those_of_the_list_unless_it_says_otherwise():  # C5.2
    assert at_home().setting.options["prices"] == "list"


@pytest.mark.parametrize("prices", ["list", "text"])
def test_the_second_level_of_a_bunker_costs_thirty_more_and_needs_the_first(prices):  # C5.2
    match = at_home({**own(1), **own(2, building="bunker")}, prices=prices)
    assert where(match, "strong_bunker") == {2}
    play(match, "do strong_bunker", "at 2")
    assert (land(match, 2).building, currency(match)) == ("strong_bunker", 10)
    assert not may(rich(own(1)), "strong_bunker")
    assert not may(rich(own(1, building="strong_bunker")), "strong_bunker")
    assert not may(rich(own(1, building="farm")), "strong_bunker")


@pytest.mark.parametrize(("prices", "third"), [("list", 19), ("text", 20)])
def test_the_price_of_a_level_of_the_capital(prices, third):  # C5.2
    match = play(at_home(prices=prices, currency=[10 + third]), "do level")
    assert (int(seat(match)["level"]), currency(match)) == (2, third)
    play(match, "do level")
    assert (int(seat(match)["level"]), currency(match)) == (3, 0)
    assert refusal(match, "do level") == "highest-level"
    assert refusal(at_home(prices=prices, currency=[9]), "do level") == "not-enough-currency"
    poor = at_home(prices=prices, level=[2], currency=[third - 1])
    assert refusal(poor, "do level") == "not-enough-currency"


# ----- C5.3: what a level allows

NEEDS = {
    1: ["infantry", "granary", "bunker", "road", "camp", "spy"],
    2: ["farm", "port", "boat", "ship", "builder", "frigate", "corvette", "cruiser", "transport", "cavalry"],
    3: ["manufactory", "artillery"],
}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_what_the_level_of_the_capital_allows(level):  # C5.3
    lands = {**own(1, 2, 3, 5, 6), **own(7, port=True, infantry=2)}
    match = at_home(lands, level=[level], currency=[99])
    for needed, verbs in NEEDS.items():
        for verb in verbs:
            if needed <= level:
                assert may(match, verb), verb
            else:
                assert refusal(match, f"do {verb}") == "level-too-low", verb


def test_the_first_level_allows_both_levels_of_a_bunker():  # C5.3
    assert may(at_home(own(1, building="bunker"), level=[1]), "strong_bunker")


# ----- C5.4


@pytest.mark.parametrize(
    ("building", "income", "food"), [("farm", 1, 1), ("manufactory", 2, 0), ("granary", 0, 2)]
)
def test_what_a_building_brings(building, income, food):  # C5.4
    match = at_home(own(1, building=building))
    assert (reckoned(match, "income"), reckoned(match, "food")) == (4 + income, 2 + food)


# ----- C5.5: bunkers


def fought(attackers, **facts):
    """What is added to the rolls of both sides in the first round of a battle in which both roll 50."""
    lands = {1: {"owner": 0, **attackers}, 5: {"owner": 1, **facts}}
    match = at_home(lands, seed=dice(50, 50))
    play(match, "do attack", "at 5", "at 1")
    for unit, number in attackers.items():
        sort = {"infantry": 2, "cavalry": 3, "artillery": 1, "caravan": 2}[unit]
        play(match, f"units {unit}/{sort}", f"number {number}")
        if "more" in notations(match):
            play(match, "more")
    if "enough" in notations(match):
        play(match, "enough")
    (round_fought,) = told(match, "round-fought")
    return round_fought["total"] - 50, round_fought["other_total"] - 50


MANY = {"infantry": 40}  # so many defenders that the attacker gets nothing for numbers


def test_a_bunker_adds_ten_or_twenty_for_the_defender():  # C5.5
    assert fought({"infantry": 1}, building="bunker", **MANY) == (0, 10)
    assert fought({"infantry": 1}, building="strong_bunker", **MANY) == (0, 20)


@pytest.mark.parametrize(
    ("guns", "first", "second"), [(1, 6, 16), (2, 2, 12), (3, 0, 8), (5, 0, 0), (6, 0, 0)]
)
def test_each_attacking_gun_takes_four_off_but_not_below_nothing(guns, first, second):  # C5.5
    assert fought({"artillery": guns}, building="bunker", **MANY) == (0, first)
    assert fought({"artillery": guns}, building="strong_bunker", **MANY) == (0, second)


def test_a_caravan_is_a_gun():  # C5.5
    assert fought({"caravan": 2}, building="bunker", **MANY) == (0, 2)
    assert fought({"artillery": 1, "caravan": 1}, building="bunker", **MANY) == (0, 2)


def test_a_gun_counts_only_while_it_is_alive():  # C5.5
    lands = {1: {"owner": 0, "artillery": 1}, 5: {"owner": 1, "infantry": 40, "building": "bunker"}}
    match = at_home(lands, seed=dice(range(1, 20), range(80, 101)))
    play(match, "do attack", "at 5", "at 1", "units artillery/1", "fight")
    rounds = told(match, "round-fought")
    assert [each["other_total"] - each["other_roll"] for each in rounds] == [6, 10]


def test_a_bunker_at_nothing_is_still_a_bunker():  # C5.5
    assert fought({"artillery": 3}, building="bunker", **MANY) == (0, 0)  # has infantry, not dug in
    assert fought({"artillery": 3}, **MANY) == (0, 2)


def conquered(choice, **facts):
    lands = {1: {"owner": 0, "infantry": 2}, 5: facts}
    match = at_home(lands, seed=dice(100, 1))
    play(match, "do attack", "at 5", "at 1", "units infantry/2", "number 2", choice)
    assert whose(match, 5)[1] == 0
    return land(match, 5).building


@pytest.mark.parametrize("defenders", [0, 1])
def test_a_bunker_conquered_without_plunder_drops_a_level(defenders):  # C5.5
    taken = {"owner": 1, "infantry": defenders}
    assert conquered("spare", building="strong_bunker", **taken) == "bunker"
    assert conquered("spare", building="bunker", **taken) == "none"
    assert conquered("plunder", building="strong_bunker", **taken) == "none"


def test_a_bunker_drops_a_level_also_when_its_owner_takes_it_back():  # C5.5
    assert conquered("spare", owner=0, holder=1, building="strong_bunker") == "bunker"


def test_other_buildings_stay_when_they_are_conquered_without_plunder():  # C5.5
    assert conquered("spare", owner=1, building="farm") == "farm"


# ----- C5.6: ports


def test_a_port_is_built_only_on_a_coast():  # C5.6
    match = rich({1: {"capital": 0}, **own(4, 5, 2)})
    assert where(match, "port") == {2, 5}
    assert refusal(play(match, "do port"), "at 4") == "not-coastal"


def test_a_line_over_water_makes_no_coast():  # C5.6, C1.2
    """On a strip of land, 1 and 3 are joined by a line, and only 2 has a coast."""
    text = (
        "imperia map 1\ntitle: Strip\n[grid]\nABCDEFGHIJ\n.X........\n[regions]\n"
        + "".join(f"{letter} {n} Land {n}, c\n" for n, letter in enumerate("ABCDEFGHIJ", 1))
        + "[continents]\nc Land\n[seas]\nX 11 Sea\n[sea]\nA - C\n"
    )
    lands = {4: {"capital": 0}, 10: {"capital": 1}, **own(1, 2, 3)}
    match = at_home(lands, map=text, **RICH)
    assert where(match, "port") == {2}


def test_a_port_costs_one_upkeep():  # C5.6
    match = end_turn(before_turn(own(1, port=True)))
    assert told(match, "upkeep") == [{"seat": 0, "currency": 1, "balance": 43}]


def test_attackers_of_a_port_have_eight_less():  # C5.6
    assert fought({"infantry": 1}, port=True, **MANY) == (-8, 2)
    assert fought({"infantry": 1}, holder="rebels", infantry=40, port=True) == (-8, 0)
    assert fought({"infantry": 1}, owner=None, holder="savages", infantry=40, port=True) == (-8, 0)


@pytest.mark.parametrize(
    ("holder", "fleet", "modifier"),
    [(1, 0, 0), (1, 2, 0), (1, 1, -8), ("rebels", 0, 0), ("rebels", 1, 0), ("rebels", 2, 0)],
)
def test_a_blocked_port_takes_nothing_off(holder, fleet, modifier):  # C5.6
    lands = {1: {"owner": 0, "infantry": 1}, 5: {"owner": 1, "holder": holder, "infantry": 40, "port": True}}
    seas = {49: {"fleet": fleet, "frigate": 1}}
    match = at_home(lands, players=4, seas=seas, seed=dice(50, 50))
    play(match, "do attack", "at 5", "at 1", "units infantry/2")
    (round_fought,) = told(match, "round-fought")
    assert round_fought["total"] == 50 + modifier


# ----- C5.7: roads


def test_a_road_costs_one_upkeep_a_province():  # C5.7
    match = end_turn(before_turn(own(1, 2, road=True)))
    (upkeep,) = told(match, "upkeep")
    assert upkeep["currency"] == 2


def test_leaving_a_province_with_a_road_costs_nothing_to_whatever_province():  # C5.7
    lands = {1: {"owner": 0, "infantry": 4, "road": True}, 5: {"owner": 1}}
    match = at_home(lands)
    play(match, "do march", "at 1", "units infantry/2", "number 1", "at 2")  # to land that nobody holds
    play(match, "do march", "at 1", "units infantry/2", "number 1", "at 17")  # over a line
    play(match, "do attack", "at 5", "at 1", "units infantry/2", "number 2", "spare")
    assert (currency(match), whose(match, 5)) == (40, (1, 0))


def test_entering_a_province_with_a_road_is_paid():  # C5.7
    match = at_home({1: {"owner": 0, "infantry": 1}, 2: {"owner": 0, "road": True}})
    play(match, "do march", "at 1", "units infantry/2", "at 2")
    assert currency(match) == 39
    play(match, "do march", "at 2", "units infantry/1", "at 3")
    assert currency(match) == 39


def test_a_capital_counts_as_a_road_without_upkeep():  # C5.7
    match = end_turn(before_turn({4: {"capital": 0, "infantry": 2}}))
    assert told(match, "upkeep") == []
    play(match, "do march", "at 4", "units infantry/2", "number 2", "at 1")
    assert currency(match) == 44


# ----- C5.8


def test_a_camp_costs_one_upkeep():  # C5.8
    match = end_turn(before_turn(own(1, building="camp")))
    (upkeep,) = told(match, "upkeep")
    assert upkeep["currency"] == 1


def test_a_camp_allows_to_take_captives():  # C5.8
    lands = {1: {"owner": 0, "infantry": 3}, 5: {"owner": 1, "infantry": 1}}
    attack = ("do attack", "at 5", "at 1", "units infantry/2", "number 3", "spare")
    match = play(at_home({**lands, **own(6, building="camp")}, seed=dice(100, 1)), *attack)
    assert match.decision == "try_capture"
    match = play(at_home({**lands, **own(6)}, seed=dice(100, 1)), *attack)
    assert match.decision == "action"


# ----- C5.9


def test_a_road_is_built_in_any_held_province_but_a_capital():  # C5.9
    lands = {
        **own(1),
        **own(16),  # not connected
        5: {"owner": 1, "holder": 0},  # occupied
        3: {"owner": 0, "tokens": 3},
        7: {"owner": 0, "holder": 1},
        39: {"capital": 1, "owner": 1, "holder": 0},
    }
    match = at_home(lands, players=4)
    assert where(match, "road") == {1, 3, 5, 16}
    play(match, "do road")
    assert refusal(match, "at 4") == refusal(match, "at 39") == "is-capital"
    assert refusal(match, "at 7") == refusal(match, "at 8") == "not-held"
    play(match, "at 3")
    assert land(match, 3).marks == {"road"}


# ----- C5.10: demolishing


@pytest.mark.parametrize(
    ("prices", "building", "back"),
    [
        ("list", "farm", 5),
        ("list", "granary", 6),
        ("list", "manufactory", 10),
        ("list", "bunker", 5),
        ("list", "camp", 3),
        ("list", "port", 6),
        ("list", "road", 2),
        ("text", "farm", 7),
        ("text", "manufactory", 8),
        ("text", "port", 5),
    ],
)
def test_demolishing_returns_half_the_price_rounded_down(prices, building, back):  # C5.10
    facts = {building: True} if building in ("port", "road") else {"building": building}
    match = at_home(own(1, **facts), prices=prices)
    play(match, "do demolish", "at 1", f"building {building}")
    assert currency(match) == 40 + back
    assert (land(match, 1).building, land(match, 1).marks) == ("none", set())


def test_demolishing_returns_half_the_nominal_price_whatever_was_paid():  # C5.10
    match = at_home(own(1, 2), level=[2], cheap_farms=[[0, 0, 0, 1]], free_roads=[1])
    play(match, "do farm", "at 1", "do road", "at 1")
    assert currency(match) == 40 - 7
    play(match, "do demolish", "at 1", "building farm", "do demolish", "at 1", "building road")
    assert currency(match) == 40 - 7 + 5 + 2
    match = play(at_home(own(1), level=[2], weather="storm"), "do farm", "at 1", "do demolish", "at 1")
    assert currency(match) == 40 - 14 + 5


def test_a_bunker_goes_level_by_level():  # C5.10
    match = play(at_home(own(1, building="strong_bunker")), "do demolish", "at 1")
    assert (land(match, 1).building, currency(match)) == ("bunker", 40 + 15)
    play(match, "do demolish", "at 1")
    assert (land(match, 1).building, currency(match)) == ("none", 40 + 15 + 5)


def test_demolishing_in_an_occupied_province_returns_nothing():  # C5.10
    match = at_home({1: {"owner": 1, "holder": 0, "building": "farm", "port": True}})
    play(match, "do demolish", "at 1", "building port", "do demolish", "at 1", "building farm")
    assert (currency(match), land(match, 1).building, land(match, 1).marks) == (40, "none", set())


def test_only_what_stands_in_a_held_province_is_demolished():  # C5.10
    lands = {**own(1, 2, building="farm"), **own(3), 5: {"owner": 0, "holder": 1, "building": "farm"}}
    match = at_home(lands)
    assert where(match, "demolish") == {1, 2}
    play(match, "do demolish")
    assert refusal(match, "at 3") == "nothing-to-demolish"
    assert refusal(match, "at 5") == "not-held"
    match = play(at_home(own(1, building="farm", road=True)), "do demolish", "at 1")
    assert notations(match) == ["building farm", "building road"]
    assert refusal(match, "building port") == "nothing-to-demolish"


# ----- C5.11


@pytest.mark.parametrize("building", ["farm", "granary"])
def test_a_province_with_a_black_marker_has_no_farm_and_no_granary(building):  # C5.11
    match = rich({**own(1, black=True), **own(2, 3)})
    assert where(match, building) == {2, 3}
    assert refusal(play(match, f"do {building}"), "at 1") == "poisoned"


@pytest.mark.parametrize("building", ["manufactory", "bunker", "camp", "port", "road"])
def test_a_province_with_a_black_marker_may_have_other_buildings(building):  # C5.11
    assert where(rich(own(1, black=True)), building) == {1}


@pytest.mark.parametrize(
    ("building", "left"), [("farm", "none"), ("granary", "none"), ("bunker", "bunker"), ("camp", "camp")]
)
def test_a_black_marker_destroys_farm_and_granary(building, left):  # C5.11
    """Water is poisoned (90-98) where something was built after the expedition had left."""
    voyages = [[{"kind": "inland", "origin": 1, "turns": 1}]]
    match = before_turn(own(1, explored=True, building=building), voyages=voyages, seed=dice(95))
    end_turn(match)
    assert land(match, 1).building == left
    assert "black" in land(match, 1).marks
