"""C3: rounds and turns."""

import pytest

from imperia.games.capitals.state import State
from imperia.kernel.verbs import room_for_answers

from . import battlefield
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
    refusal,
    seat,
    tired,
    told,
    voyages,
    water,
    where,
    whose,
)


def keys(match, *wanted):
    """The events of these kinds, in order, by key."""
    return [event.key for event in match.log if event.key in wanted]


# ----- C3.1: the round


def test_a_round_is_weather_then_turns_then_cards():  # C3.1
    cards = {"spies": [1, 0], "cards": [[0, 1], []], "dealt_with": [1, -1]}
    match = before_turn(weather_rounds=1, round=3, **cards, seed=dice(99, 50, 2, sides=(100, 100, 6)))
    end_turn(match)
    assert keys(match, "turn-ends", "card-shown", "round-begins", "weather", "turn-begins") == [
        "turn-ends",
        "card-shown",
        "round-begins",
        "weather",
        "turn-begins",
    ]
    assert told(match, "round-begins") == [{"round": 4}]


def test_each_player_has_one_turn_in_a_round_in_order():  # C3.1
    match = at_home(players=4, first=0)
    for _ in range(5):
        end_turn(match)
    assert [event["seat"] for event in told(match, "turn-begins")] == [1, 2, 3, 0, 1]
    order = keys(match, "turn-begins", "round-begins")
    assert order == ["turn-begins"] * 3 + ["round-begins"] + ["turn-begins"] * 2


def test_at_the_end_of_a_round_land_that_no_player_holds_loses_a_token():  # C3.1
    lands = {
        1: {"owner": 0, "holder": "rebels", "infantry": 1, "tokens": 3},
        2: {"owner": None, "holder": "savages", "infantry": 1, "tokens": 2},
        3: {"owner": None, "holder": None, "tokens": 1},
        5: {"owner": 1, "tokens": 2},
    }
    match = at_home(lands)
    end_turn(match)  # not yet, since the round goes on
    assert [land(match, place).tokens for place in (1, 2, 3)] == [3, 2, 1]
    assert land(match, 5).tokens == 1  # seat 1 began its turn (C6.5)
    end_turn(match)
    assert [land(match, place).tokens for place in (1, 2, 3)] == [2, 1, 0]
    assert land(match, 5).tokens == 1


def test_after_the_last_round_points_are_counted():  # C3.1
    match = before_turn(own(1), rounds=7, round=7)
    end_turn(match)
    assert match.over
    assert [points["total"] for points in match.scores] == [2 + 6 + 4, 1 + 6 + 4]
    assert [list(place) for place in match.ranking] == [[0], [1]]
    match = before_turn(own(1), rounds=7, round=6)
    assert not end_turn(match).over


# ----- C3.2: the turn


def test_the_parts_of_a_turn_come_in_order():  # C3.2
    lands = {
        **own(1, infantry=1),
        **own(5, port=True),
        **own(2, tokens=1, robbed=True, payments=0),
        **own(3, explored=True),
    }
    found = [[{"kind": "inland", "origin": 3, "turns": 1}]]
    match = before_turn(lands, voyages=found, incited=[1], seed=dice(80, 1, sides=(100, 3)))
    end_turn(match)
    order = keys(match, "turn-begins", "finding", "incited", "income", "upkeep", "food", "revolt")
    assert order == ["turn-begins", "finding", "incited", "revolt", "income", "upkeep", "food"]
    assert land(match, 2).tokens == 2  # so (b) came before the income


def test_red_tokens_change_before_incited_soldiers_revolt():  # C3.2
    """The soldiers in 2 revolt and take it, with the token that the robbery brought at (b)."""
    lands = own(2, tokens=1, robbed=True, infantry=1)
    match = before_turn(lands, incited=[1], seed=dice(1, sides=3))
    end_turn(match)
    assert (whose(match, 2), land(match, 2).tokens, land(match, 2).marks) == ((0, "rebels"), 2, set())
    assert told(match, "income")[0]["currency"] == 4  # so the robbery no longer pays


def test_robberies_end_between_income_and_upkeep():  # C3.2
    """With the tokens that come at the end of the robberies the limit is 5 units, and 5 of 10 units are above
    it."""
    lands = own(1, tokens=3, robbed=True, payments=2, infantry=10)
    match = end_turn(before_turn(lands, currency=[0]))
    assert told(match, "income")[0]["currency"] == 4 + 2
    assert land(match, 1).tokens == 5
    assert told(match, "upkeep")[0]["currency"] == 5


def test_upkeep_is_paid_from_the_income():  # C3.2
    match = end_turn(before_turn(own(1, port=True), currency=[0]))
    assert (match.decision, currency(match)) == ("action", 3)


def test_actions_come_in_any_order_and_number():  # C3.2
    match = at_home({4: {"capital": 0, "infantry": 4}, **own(1, 2)})
    play(match, "do infantry", "number 1", "do march", "at 4", "units infantry/2", "number 1", "at 1")
    play(
        match,
        "do road",
        "at 1",
        "do infantry",
        "number 2",
        "do march",
        "at 4",
        "units infantry/2",
        "number 3",
        "at 2",
    )
    play(match, "do demolish", "at 1", "do road", "at 1")
    assert match.decision == "action"
    assert [land(match, place).infantry for place in (4, 1, 2)] == [4 + 1 - 1 + 2 - 3, 1, 3]


def test_siege_comes_before_revolt_at_the_end_of_a_turn():  # C3.2
    around = {place: {"owner": 1, "infantry": 1} for place in (1, 2, 3, 5, 6, 7)}
    lands = {4: {"capital": 0, "infantry": 9}, **around, 16: {"owner": 0, "infantry": 1}}
    match = at_home(lands, hungry=[1], seed=dice(2, range(80, 101), sides=(6, 100)))
    end_turn(match)
    assert keys(match, "siege", "revolt-rolled", "turn-ends") == ["siege", "revolt-rolled", "turn-ends"]
    assert told(match, "siege") == [{"seat": 0, "roll": 2, "lost": 2}]


# ----- C3.3: movement points


def test_units_regain_their_points_at_the_start_of_the_turn():  # C3.3
    lands = {1: {"owner": 0, "infantry": 1, "cavalry": 1, "artillery": 1, "caravan": 1}}
    stacks = [[1, "infantry/0", 1], [1, "cavalry/1", 1], [1, "artillery/0", 1], [1, "caravan/0", 1]]
    match = at_home(lands, stacks=stacks)
    assert tired(match, 1) == {"infantry/0": 1, "cavalry/1": 1, "artillery/0": 1, "caravan/0": 1}
    next_own_turn(match)
    play(match, "do march")
    sorts = ["units infantry/2", "units cavalry/3", "units artillery/1", "units caravan/2"]
    assert notations(match) == sorts


def test_points_are_those_of_the_weather_of_that_moment():  # C3.3
    """Frost begins: the same units have a point more, on the turn after the roll."""
    lands = {1: {"owner": 0, "artillery": 1, "infantry": 1}}
    match = before_turn(lands, weather_rounds=1, seed=dice(70, 1, sides=(100, 6)))
    play(end_turn(match), "do march")
    assert notations(match) == ["units infantry/3", "units artillery/2"]


def test_ships_boats_men_aboard_and_captives_regain_their_points():  # C3.3
    lands = {1: {"owner": 0, "captives-1": 1}, 2: {"owner": 0}}
    seas = {43: {"fleet": 0, "frigate": 1, "boat": 0, "boat_points": 0}}
    aboard = [[{"sea": 43, "points": 0, "infantry": 1}]]
    stacks = [[1, "captive-1/0", 1], [43, "frigate/0", 1], ["t0", "infantry/0", 1]]
    match = at_home(lands, seas=seas, transports=aboard, stacks=stacks)
    for verb in ("walk", "sail", "sail_boat", "sail_transport", "land"):
        assert not may(match, verb)
    next_own_turn(match)
    for verb in ("walk", "sail", "sail_boat", "sail_transport", "land"):
        assert may(match, verb)
    assert water(match, 43)["boat_points"] == 2


def test_recruits_have_no_points():  # C3.3
    match = play(at_home(level=[3], currency=[99]), "do infantry", "number 2")
    assert tired(match, 4) == {"infantry/0": 2}
    assert not may(match, "march")
    assert may(next_own_turn(match), "march")


def test_what_was_exchanged_has_no_points():  # C3.3
    match = play(at_home({4: {"capital": 0, "infantry": 3}}, level=[2]), "do exchange")
    assert (land(match, 4).units, tired(match, 4)) == ({"cavalry": 1}, {"cavalry/0": 1})


def test_who_landed_has_no_points():  # C3.3
    match = at_home(own(1), transports=[[{"sea": 43, "infantry": 2}]])
    play(match, "do land", "at 1", "units infantry/2", "number 2")
    assert tired(match, 1) == {"infantry/0": 2}
    ship = [[{"kind": "ship", "origin": 27, "target": 1, "turns": 1, "infantry": 3}]]
    match = end_turn(before_turn(own(1), voyages=ship))
    assert (land(match, 1).infantry, tired(match, 1)) == (3, {"infantry/0": 3})


def test_a_convoy_arrives_with_its_points():  # C3.3
    convoy = [[{"kind": "convoy", "origin": 27, "target": 1, "turns": 1, "cavalry": 2}]]
    match = end_turn(before_turn(own(1, 27, port=True), voyages=convoy))
    assert (land(match, 1).cavalry, tired(match, 1)) == (2, {})


def test_guns_found_have_no_points():  # C3.3
    match = end_turn(before_turn(voyages=[[{"kind": "overseas", "turns": 1}]], seed=dice(8)))
    assert (land(match, 4).units, tired(match, 4)) == ({"artillery": 2}, {"artillery/0": 2})


def test_rebels_bought_have_no_points():  # C3.3
    match = at_home({1: {"owner": 0, "holder": "rebels", "infantry": 2}}, currency=[40, 0])
    play(match, "do bribe", "at 1", "number 6")
    assert (whose(match, 1), tired(match, 1)) == ((0, 0), {"infantry/0": 2})


def test_captives_freed_by_their_own_have_no_points():  # C3.3
    lands = {1: {"owner": 0, "infantry": 1}, 5: {"owner": 1, "captives-0": 3}}
    match = play(at_home(lands), "do attack", "at 5", "at 1", "units infantry/2", "spare")
    assert (land(match, 5).infantry, land(match, 5).captives) == (4, (0, 0))
    assert tired(match, 5) == {"infantry/1": 1, "infantry/0": 3}


def test_men_sent_home_have_no_points():  # C3.3
    lands = {1: {"owner": 1, "holder": 0, "infantry": 2}}
    match = play(at_home(lands), "do peace", "give 1", "payer nobody", "send", "yes")
    assert whose(match, 1) == (1, 1)
    assert (land(match, 4).infantry, tired(match, 4)) == (2, {"infantry/0": 2})


# ----- C3.4: arrivals


def test_arrivals_come_in_the_order_of_their_departure():  # C3.4
    under_way = [
        {"kind": "ship", "origin": 27, "target": 1, "turns": 1, "infantry": 1},
        {"kind": "inland", "origin": 2, "turns": 2},
        {"kind": "builder", "origin": 27, "target": 2, "turns": 1},
        {"kind": "convoy", "origin": 27, "target": 1, "turns": 1, "infantry": 1},
        {"kind": "overseas", "turns": 1},
    ]
    match = before_turn({**own(1, 27, port=True), **own(2)}, voyages=[under_way], seed=dice(27))
    end_turn(match)
    arrived = keys(match, "ship-arrives", "port-built-by-ship", "convoy-arrives", "result")
    assert arrived == ["ship-arrives", "port-built-by-ship", "convoy-arrives", "result"]
    assert [voyage["kind"] for voyage in voyages(match)] == ["inland"]
    assert voyages(match)[0]["turns"] == 1


def test_one_arrival_is_settled_before_the_next():  # C3.4
    """The mineral is paid for before the treasure comes."""
    under_way = [{"kind": "inland", "origin": 1, "turns": 1}, {"kind": "overseas", "turns": 1}]
    match = before_turn(own(1, explored=True), voyages=[under_way], currency=[6], seed=dice(10, 1))
    end_turn(match)
    assert (match.decision, told(match, "result")) == ("mineral", [])
    play(match, "yes")
    assert "common" in land(match, 1).marks
    assert currency(match) == 50 + 4 + 3


def test_what_is_prolonged_keeps_its_place():  # C3.4
    under_way = [
        {"kind": "inland", "origin": 1, "turns": 3},
        {"kind": "overseas", "turns": 1},
        {"kind": "inland", "origin": 2, "turns": 3},
    ]
    match = before_turn(own(1, 2, explored=True), voyages=[under_way], seed=dice(48))
    play(end_turn(match), "yes")
    assert [voyage["kind"] for voyage in voyages(match)] == ["inland", "overseas", "inland"]
    assert [voyage["turns"] for voyage in voyages(match)] == [2, 1, 2]


def test_what_arrivals_ask_is_paid_before_income():  # C3.4
    voyage = [[{"kind": "inland", "origin": 1, "turns": 1}]]
    match = before_turn(own(1, explored=True), voyages=voyage, currency=[5], seed=dice(10))
    end_turn(match)
    assert told(match, "mineral-lost") == [{"seat": 0, "place": 1}]  # with 5 currency, and before any income
    assert match.decision == "action"


def test_nothing_is_compulsory_and_the_player_says_when_he_ends():  # C3.4
    match = at_home(own(1))
    assert "do end" in notations(match)
    end_turn(match)
    assert match.actors == (1,)


# ----- C3.5: small steps


def test_an_order_is_given_step_by_step():  # C3.5
    match = at_home({1: {"owner": 0, "infantry": 3, "cavalry": 2}, 2: {"owner": 0, "infantry": 1}})
    steps = []
    for action in ("do march", "at 1", "units infantry/2", "number 2", "at 5"):
        steps.append(match.decision)
        play(match, action)
    assert steps == ["action", "place", "units", "number", "target"]
    assert land(match, 5).units == {"infantry": 2}


def test_a_decision_with_one_answer_is_not_asked():  # C3.5
    match = at_home({1: {"owner": 0, "infantry": 1}})
    play(match, "do march")
    assert match.decision == "target"
    play(match, "at 2")
    assert land(match, 2).infantry == 1


def test_who_can_board_is_asked_only_if_there_are_several():  # C3.5
    """Only soldiers who are still ashore count, even if others are aboard."""
    lands = {1: {"owner": 0, "infantry": 1}, 2: {"owner": 0, "infantry": 1, "cavalry": 1}}
    match = at_home(lands, transports=[[{"sea": 43}]])
    assert play(match, "do board", "at 1").decision == "action"
    assert int(seat(match)["transports"][0]["units"][0]) == 1
    match = at_home(lands, transports=[[{"sea": 43, "infantry": 1}]])
    assert notations(play(match, "do board", "at 2")) == ["units infantry/2", "units cavalry/3"]


def test_the_next_action_is_asked_even_if_it_can_only_be_the_end():  # C3.5
    match = at_home(currency=[0, 0])
    assert (match.decision, notations(match)) == ("action", ["do end"])


def test_units_go_by_kind_and_points_left():  # C3.5
    lands = {1: {"owner": 0, "infantry": 4, "cavalry": 2}}
    stacks = [[1, "infantry/1", 1], [1, "infantry/0", 1], [1, "cavalry/2", 1]]
    match = play(at_home(lands, stacks=stacks), "do march")
    assert notations(match) == ["units infantry/1", "units infantry/2", "units cavalry/2", "units cavalry/3"]
    assert refusal(match, "units infantry/0") == "no-points-left"
    assert refusal(match, "units artillery/1") == "no-units-there"
    play(match, "units infantry/2")
    assert notations(match) == ["number 1", "number 2"]


@pytest.mark.parametrize("verb", ["march", "convoy", "ship", "disband", "walk"])
def test_captives_are_no_units_and_units_no_captives(verb):  # C3.5
    here = {"owner": 0, "port": True, "infantry": 2, "cavalry": 2, "captives-1": 1, "captives-2": 1}
    lands = {1: here, **own(2), **own(27, port=True)}
    match = play(at_home(lands, players=4, level=[2]), f"do {verb}", "at 1")
    wrong = "units infantry/2" if verb == "walk" else "units captive-1/2"
    assert refusal(match, wrong) == ("no-captives" if verb == "walk" else "no-units-there")


def test_at_most_300_units_at_once():  # C3.5
    match = play(at_home({1: {"owner": 0, "infantry": 400}}, currency=[999]), "do march")
    assert (len(notations(match)), notations(match)[-1]) == (300, "number 300")
    assert refusal(match, "number 0") == "number-out-of-range"


def test_an_attack_names_its_target_with_its_first_units_and_is_not_dropped():  # C3.5
    lands = {1: {"owner": 0, "infantry": 2}, 6: {"owner": 0, "infantry": 2}, 5: {"owner": 1}, 2: {"owner": 1}}
    match = at_home(lands)
    steps = []
    for action in ("do attack", "at 5", "at 1", "number 1"):
        steps.append(match.decision)
        play(match, action)
    assert steps == ["action", "target", "place", "number"]
    assert notations(match) == ["more", "enough"]  # nor a way back


def test_a_ship_names_its_port_with_its_first_units_and_is_not_dropped():  # C3.5
    match = at_home(own(1, 2, port=True, infantry=2), level=[2])
    play(match, "do ship", "at 1", "units infantry/2", "number 1")
    assert notations(match) == ["more", "enough"]
    play(match, "enough")
    assert match.decision == "target"
    assert all(action.startswith("at ") for action in notations(match))


def test_a_decision_has_at_most_512_answers():  # C3.5
    assert room_for_answers(at_home().state.dtype).shape[-1] <= 512


# ----- C3.5: of the reasons why an action is possible nowhere, the one that comes closest is told


@pytest.mark.parametrize(
    ("verb", "lands", "reason"),
    [
        ("farm", {}, "is-capital"),
        ("farm", own(16), "not-connected"),
        ("farm", own(1, tokens=1), "has-tokens"),
        ("farm", own(1, building="camp"), "already-built"),
        ("road", own(1, road=True), "already-built"),
        ("demolish", own(1), "nothing-to-demolish"),
        ("explore", own(1, road=True), "building-hinders"),
        ("walk", {1: {"owner": 0, "captives-1": 1}}, "not-adjacent"),
    ],
)
def test_why_something_is_possible_nowhere(verb, lands, reason):  # C3.5
    lost = {4: {"capital": 0, "holder": 1}} if verb == "walk" else {}  # then no province beside 1 is held
    assert refusal(at_home({**lost, **lands}, level=[3], currency=[99]), f"do {verb}") == reason


def test_who_has_no_points_left_is_told_so():  # C3.5
    lands = {**own(1, port=True, infantry=1), **own(2, infantry=1), **own(27, port=True)}
    lands |= {5: {"owner": 0, "captives-1": 1}}
    stacks = [[1, "infantry/0", 1], [2, "infantry/0", 1], [43, "frigate/0", 1], [5, "captive-1/0", 1]]
    seas = {43: {"fleet": 0, "frigate": 1, "boat": 0, "boat_points": 0}}
    match = at_home(lands, stacks=stacks, seas=seas, level=[2], transports=[[{"sea": 43, "points": 0}]])
    for verb in ("march", "convoy", "ship", "sail", "sail_boat", "sail_transport", "walk"):
        assert refusal(match, f"do {verb}") == "no-points-left", verb


def test_who_cannot_buy_the_rebels_is_told_what_is_missing():  # C3.5
    match = at_home({1: {"holder": "rebels", "infantry": 9}}, currency=[26])
    assert refusal(match, "do bribe") == "not-enough-currency"
    assert refusal(at_home(), "do bribe") == "no-rebels"


def test_a_fleet_that_nobody_can_reach_is_a_fleet():  # C3.5
    match = at_home(seas={57: {"fleet": 1, "frigate": 1}})
    assert refusal(match, "do sea_attack") == "nothing-can-reach"
    assert refusal(at_home(), "do sea_attack") == "no-fleet"


def test_nobody_lands_from_an_empty_transport():  # C3.5
    match = at_home(own(1), transports=[[{"sea": 43}]])
    assert refusal(match, "do land") == "no-units-there"
    aboard = {"transports": [[{"sea": 43, "infantry": 1}]], "stacks": [["t0", "infantry/0", 1]]}
    assert refusal(at_home(own(1), **aboard), "do land") == "boarded-this-turn"


# ----- C3.6: limits


def sixteen(kind="overseas"):
    return [[{"kind": kind, "turns": 3, **({"target": 1} if kind != "overseas" else {})}] * 16]


@pytest.mark.parametrize("verb", ["convoy", "ship", "send_builder", "explore", "overseas"])
def test_a_seventeenth_thing_under_way_is_refused(verb):  # C3.6
    lands = {**own(1, 27, port=True, infantry=2), **own(2)}
    facts = {"level": [2], "currency": [90], "builder_ships": [1], "bought_fruits": [20]}
    fifteen = [[{"kind": "overseas", "turns": 3}] * 15]
    assert may(at_home(lands, voyages=fifteen, **facts), verb)
    match = at_home(lands, voyages=sixteen(), **facts)
    assert refusal(match, f"do {verb}") == "no-room-under-way"


def test_each_convoy_ship_builder_and_expedition_is_one_thing_under_way():  # C3.6
    lands = {**own(1, 27, port=True, infantry=3), **own(2)}
    match = at_home(lands, level=[2], currency=[90], builder_ships=[1])
    play(match, "do convoy", "at 1", "units infantry/2", "number 1", "at 27")
    play(match, "do ship", "at 1", "number 1", "enough", "at 3")
    play(match, "do send_builder", "at 1", "at 2", "do explore", "at 2", "do overseas")
    kinds = [voyage["kind"] for voyage in voyages(match)]
    assert kinds == ["convoy", "ship", "builder", "inland", "overseas"]


def test_a_builder_ship_that_waits_is_not_under_way():  # C3.6
    match = at_home(own(1, port=True), level=[2], voyages=sixteen())
    play(match, "do builder")
    assert int(seat(match)["builder_ships"]) == 1


def test_a_seventeenth_transport_is_refused():  # C3.6
    lands = own(1, port=True)
    match = at_home(lands, level=[2], transports=[[{"sea": 43}] * 15])
    play(match, "do transport", "at 1", "at 43")
    assert refusal(match, "do transport") == "no-room-for-transport"
    assert where(match, "frigate") == {1}


# ----- The log has room for all of it


def test_a_turn_in_which_very_much_happens_is_told_to_the_end():  # C3.1, C3.2, C3.4
    capitals = battlefield.CAPITALS
    hands = [[5 if other == seat else (other - seat) % 6 % 5 for other in range(6)] for seat in range(6)]
    robbed = {"owner": 0, "tokens": 1, "robbed": True, "payments": 2}
    lands = {place: robbed for place in range(1, 42) if place not in capitals}
    ship = {"kind": "ship", "origin": 1, "target": 42, "turns": 1, "infantry": 1, "paid": 1}
    match = battlefield.last_turn_of_round(
        players=6,
        lands={**lands, 42: {"owner": 1, "infantry": 90, "building": "strong_bunker"}},
        voyages=[[ship] * 16],
        currency=[900_000] * 6,
        spies=[5] * 6,
        dealt_with=[5] * 6,
        cards=hands,
    )
    battlefield.play(match, "do end")
    assert len(match.log) > 127
    assert len(told(match, "attack-lost")) == 16
    assert len(told(match, "robbery-ends")) == len(lands)
    (income,) = told(match, "income")
    assert income["balance"] == 900_000 + income["currency"]


def test_a_record_with_its_log_takes_at_most_eight_kilobytes():
    """This matters because a search copies one for every position that it looks at."""
    assert State.dtype.itemsize <= 8192
