"""Bots in capitals, a game of many small decisions: they do what pays, refuse what does not, keep to a budget
for a turn, and come to the end of the turn."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from imperia.games.capitals.names import OFFERS
from imperia.kernel.chance import Chance
from imperia.kernel.entries import any_choice, start_streams
from imperia.kernel.rule import COMPILED, entry
from imperia.kernel.verbs import room_for_answers
from imperia.minds import GreedyMind, RandomMind, SearchMind
from imperia.minds.budget import Budget, Purse
from imperia.play import Match
from tests.games.capitals.table import at_home, before_turn, notations, own, play
from tests.games.playing import games, more_when_compiled, only_when_compiled, told

CAPITAL, NEXT, PORT = 4, 5, 1  # on the map `wheels`: the capital is a hub, the others lie beside it
# The whole of a continent, with no free land beside it; two granaries feed it, and an enemy lives across the
# water.
AUREL = {
    **own(1, 5, 6, 7),
    **own(2, 3, building="granary"),
    **own(8, 17, 23, seat=1, infantry=9),
    CAPITAL: {"capital": 0, "infantry": 2},
}
BEYOND = own(*(place for place in range(8, 43) if place != 39), seat=1)  # so there is nothing left to sail to
HARBOUR = {**BEYOND, **AUREL, 2: {**AUREL[2], "port": True}}
FISHED = {43: {"boat": 0, "boat_points": 0}}  # the only sea at that port has a boat already


def turn_of(match: Match, mind: Any = None) -> list[str]:
    """What the seat that is asked does until the turn goes to another seat."""
    mind = mind or GreedyMind(1)
    seat, done = match.actors[0], []
    turn = match.definition.turn_of(match.state)
    while not match.over and match.definition.turn_of(match.state) == turn:
        asked = match.actors[0]
        action = (mind if asked == seat else GreedyMind(2)).choose(match, asked)
        if asked == seat:
            done.append(action.notation)
        match.play(asked, action)
        assert len(done) < 400
    return done


def choice(match: Match, mind: Any = None) -> str:
    notation: str = (mind or GreedyMind(1)).choose(match, match.actors[0]).notation
    return notation


def soldiers(match: Match, place: int) -> int:
    number: int = match.state[0]["lands"][place - 1]["units"][0]
    return number


# ----- War


def test_an_empty_capital_beside_an_enemy_gets_a_garrison() -> None:
    match = at_home({**own(NEXT, seat=1, infantry=6), **own(1, 2, 3)}, currency=[30, 10])
    turn_of(match)
    assert soldiers(match, CAPITAL) >= 4


def test_a_ship_under_way_calls_for_a_garrison_in_a_capital_at_the_sea() -> None:
    ship = {"kind": "ship", "origin": 10, "target": 5, "turns": 1, "infantry": 10, "paid": 10}
    lands = {1: {"capital": 0, "infantry": 2}, **own(2, 4, 5), **own(10, seat=1, port=True)}
    quiet, warned = at_home(lands, currency=[30, 10]), at_home(lands, currency=[30, 10], voyages=[[], [ship]])
    assert "number 7" not in turn_of(quiet)
    assert turn_of(warned)[:2] == ["do infantry", "number 7"]
    assert soldiers(warned, 1) >= 9


def test_an_empty_capital_of_an_enemy_is_taken() -> None:
    match = at_home({**own(NEXT, infantry=1), 6: {"capital": 1}}, currency=[0, 0])
    assert choice(match) == "do attack"
    turn_of(match)
    assert match.over
    assert match.ranking[0] == (0,)


def test_nobody_storms_a_strong_garrison() -> None:
    match = at_home({**own(NEXT, infantry=3), 6: {"capital": 1, "infantry": 9}}, currency=[0, 0])
    assert "do attack" not in turn_of(match)


def test_a_battle_that_goes_badly_is_broken_off() -> None:
    match = at_home({**own(NEXT, infantry=3), 6: {"capital": 1, "infantry": 9}}, currency=[9, 0])
    play(match, "do attack", "at 6", "at 5", "number 3")
    if not match.over and match.decision == "round":
        assert choice(match) == "withdraw"


def test_a_ship_sails_against_a_capital_that_cannot_be_held() -> None:
    lands = {**own(PORT, port=True, infantry=10), 10: {"capital": 1}, CAPITAL: {"capital": 0, "infantry": 4}}
    match = at_home(lands, currency=[30, 0], level=[2, 1])
    assert "do ship" in turn_of(match)
    assert match.state[0]["seats"][0]["voyages"][0]["target"] == 10 - 1


def test_no_ship_sails_against_one_whose_holder_is_rich() -> None:
    lands = {
        **own(PORT, port=True, infantry=10),
        **own(8, 9, 11, 12, seat=1),
        10: {"capital": 1, "infantry": 2},
        CAPITAL: {"capital": 0, "infantry": 4},
    }
    match = at_home(lands, currency=[30, 80], level=[2, 1])
    assert "do ship" not in turn_of(match)


@pytest.mark.parametrize(("rival", "bought"), [(10, "do infantry"), (11, "do granary")])  # 11 is inland
def test_men_for_a_ship_are_recruited_before_a_granary_is_built(rival: int, bought: str) -> None:
    lands = {
        **own(1, port=True),
        **own(2, 3, 5),
        CAPITAL: {"capital": 0, "infantry": 2},
        rival: {"capital": 1},
    }
    assert choice(at_home(lands, currency=[40, 0], level=[2, 1])) == bought


def test_men_march_from_the_capital_to_the_port_and_sail() -> None:
    lands = {**own(1, port=True), **own(2, 3), CAPITAL: {"capital": 0, "infantry": 12}, 10: {"capital": 1}}
    match = at_home(lands, currency=[40, 0], level=[2, 1])
    done = turn_of(match)
    assert done.index("do march") < done.index("at 1") < done.index("do ship")
    assert match.state[0]["seats"][0]["voyages"][0]["target"] == 10 - 1


def test_no_second_ship_sails_to_where_one_is_going() -> None:
    ship = {"kind": "ship", "origin": 1, "target": 10, "turns": 2, "infantry": 10, "paid": 10}
    lands = {**own(PORT, port=True, infantry=10), 10: {"capital": 1}, CAPITAL: {"capital": 0, "infantry": 2}}
    for voyages, sails in ([], True), ([ship], False):
        match = at_home(lands, currency=[30, 0], level=[2, 1], voyages=[voyages, []])
        assert (choice(match) == "do ship") is sails


@pytest.mark.parametrize(
    ("men", "facts", "sails"),
    [
        (3, {}, True),
        (2, {}, False),  # too few units for a ship
        (3, {"currency": [11, 0]}, False),  # 9 for the ship, 3 for the march
        (3, {"rounds": 20, "round": 15}, True),
        (3, {"rounds": 20, "round": 16}, False),  # too late
    ],
)
def test_settlers_sail_where_no_free_land_can_be_walked_to(
    men: int, facts: dict[str, Any], sails: bool
) -> None:
    lands = {**AUREL, 2: {**AUREL[2], "port": True, "infantry": men}}
    match = at_home(lands, seas=FISHED, **{"currency": [12, 0], "level": [2, 1], "round": 6, **facts})
    assert (choice(match) == "do ship") is sails
    if sails:
        turn_of(match)
        voyage = match.state[0]["seats"][0]["voyages"][0]
        assert (voyage["target"], voyage["number"]) == (10 - 1, men)


def test_nobody_sails_for_land_while_there_is_some_to_walk_to_or_no_food_for_more() -> None:
    lands = {**AUREL, 2: {**AUREL[2], "port": True, "infantry": 4}}
    facts: dict[str, Any] = {"seas": FISHED, "currency": [30, 0], "level": [2, 1], "round": 6}
    with_free_land = {place: given for place, given in lands.items() if place != 23}
    hungry = {**lands, 2: {**lands[2], "building": "none"}, 3: {**lands[3], "building": "none"}}
    for given, sails in (lands, True), (with_free_land, False), (hungry, False):
        assert (choice(at_home(given, **facts)) == "do ship") is sails


def test_settlers_are_recruited_march_to_the_port_and_take_the_land() -> None:
    lands = {**AUREL, 2: {**AUREL[2], "port": True}, CAPITAL: {"capital": 0, "infantry": 5}}
    match = at_home(lands, seas=FISHED, currency=[30, 0], level=[2, 1], round=6)
    done = turn_of(match)
    assert done.index("do march") < done.index("do ship")
    for _ in range(3):  # they arrive on the second turn after, and spread on the third
        turn_of(play(match, "do end"))
    landed, *taken = (event["place"] for event in told(match, "occupied") if event["seat"] == 0)
    assert landed == 10
    assert len(taken) > 1


def test_who_has_lost_his_capital_recruits_where_he_still_may() -> None:
    lands = {CAPITAL: {"capital": 0, "holder": 1, "infantry": 9}, **own(NEXT, building="granary")}
    match = at_home(lands, currency=[30, 0], recruiting=[NEXT, None])
    assert choice(match) == "do infantry"
    turn_of(match)
    assert soldiers(match, NEXT) > 0


@pytest.mark.parametrize(
    ("mine", "theirs", "answer"),
    [({"frigate": 3}, {"cruiser": 3}, "withdraw"), ({"cruiser": 3}, {"frigate": 3}, "to-the-end")],
)
def test_a_fleet_fights_on_only_if_it_is_the_stronger(
    mine: dict[str, int], theirs: dict[str, int], answer: str
) -> None:
    match = at_home(seas={43: {"fleet": 0, **mine}, 46: {"fleet": 1, **theirs}}, currency=[0, 0])
    play(match, "do sea_attack", "number 3")
    assert match.decision == "round"
    assert choice(match) == answer


def test_who_has_only_horses_exchanges_horses() -> None:
    match = at_home({CAPITAL: {"capital": 0, "cavalry": 2}}, currency=[0, 0], level=[3, 1])
    play(match, "do exchange")
    assert choice(match) == "exchange 1"


# ----- Income


def test_who_lacks_food_and_the_price_of_a_granary_builds_a_farm() -> None:
    lands = {**own(1, 2, 3, 5), CAPITAL: {"capital": 0, "infantry": 2}}
    for currency, built in (12, "do granary"), (11, "do farm"):
        assert choice(at_home(lands, currency=[currency, 0], level=[2, 1])) == built


def test_the_first_level_comes_after_the_rounds_of_settling() -> None:
    lands = {**own(1, 2, 3, 5), CAPITAL: {"capital": 0, "infantry": 2}}
    for number, raised in (2, False), (3, True):
        assert (choice(at_home(lands, currency=[10, 0], round=number)) == "do level") is raised


def test_the_last_level_comes_when_no_free_land_is_left() -> None:
    assert choice(at_home(AUREL, currency=[19, 0], level=[2, 1])) == "do level"
    with_free_land = {place: facts for place, facts in AUREL.items() if place != 23}
    assert choice(at_home(with_free_land, currency=[19, 0], level=[2, 1])) == "do infantry"


def test_who_has_no_port_builds_one() -> None:
    assert choice(at_home(AUREL, currency=[12, 0], level=[2, 1])) == "do port"


@pytest.mark.parametrize(
    ("level", "currency", "built"), [(2, 12, "do farm"), (3, 21, "do manufactory"), (3, 12, "do rob")]
)
def test_a_farm_is_built_unless_money_is_saved_for_a_manufactory(
    level: int, currency: int, built: str
) -> None:
    match = at_home(HARBOUR, seas=FISHED, currency=[currency, 0], level=[level, 1])
    assert choice(match) == built


def test_one_spy_is_kept_after_the_rounds_of_settling() -> None:
    for number, currency, bought in (2, 9, False), (3, 8, False), (3, 9, True):  # the upkeep is 1
        match = at_home(HARBOUR, seas=FISHED, currency=[currency, 0], level=[3, 1], round=number)
        assert (choice(match) == "do spy") is bought


def test_who_is_rich_explores_land_that_he_cannot_build_on() -> None:
    built_up = {
        place: {**facts, "building": "granary"} for place, facts in HARBOUR.items() if place < CAPITAL
    }
    built_up |= own(5, 6, 7, building="farm")
    cut_off = {**HARBOUR, **built_up, **own(9), **own(10, 11, seat=1, infantry=9)}
    for currency, explores in (21, True), (20, False):  # the upkeep is 1
        match = at_home(cut_off, seas=FISHED, currency=[currency, 0], level=[3, 1])
        assert (choice(match) == "do explore") is explores


def test_an_expedition_overseas_is_sent_when_it_is_cheap() -> None:
    late: dict[str, Any] = {"level": [3, 1], "rounds": 20, "round": 15, "currency": [8, 0]}
    for cheaper, sent in (-10, True), (-9, False):
        match = at_home(HARBOUR, seas=FISHED, next_overseas=[cheaper, 0], **late)
        assert "do overseas" in notations(match)
        assert (choice(match) == "do overseas") is sent


def test_of_two_boats_the_one_at_the_port_makes_room() -> None:
    seas = {43: {"boat": 0, "boat_points": 2}, 49: {"boat": 0, "boat_points": 2}}
    match = at_home(HARBOUR, seas=seas, currency=[20, 0], level=[3, 1])
    assert choice(match) == "do sail_boat"
    assert choice(play(match, "do sail_boat")) == "at 43"


def test_a_boat_that_has_nowhere_to_go_stays() -> None:
    seas = {43: {"boat": 0, "boat_points": 1}, 46: {"boat": 0, "boat_points": 2}, 47: {"boat": 1}}
    for others, sails in (seas, False), ({43: seas[43], 46: seas[46]}, True):
        match = at_home(HARBOUR, seas=others, currency=[15, 0], level=[3, 1])
        assert "do sail_boat" in notations(match)
        assert (choice(match) == "do sail_boat") is sails


def test_who_cannot_keep_all_his_men_gives_some_up() -> None:
    lands = {CAPITAL: {"capital": 0, "holder": 1}, **own(1, infantry=9, cavalry=2)}
    match = play(before_turn(lands, currency=[0, 0], sabotage=[1, 0]), "do end")
    assert match.decision == "give_up_what"
    play(match, choice(match))
    assert match.decision == "action"
    assert list(match.state[0]["lands"][0]["units"][:2]) == [8, 2]  # a man on foot was given up, not a horse


@pytest.mark.parametrize(
    ("men", "free_roads", "given_up"),
    [
        ({"infantry": 9, "cavalry": 2}, 0, "units infantry/0"),
        ({"infantry": 9, "cavalry": 2}, 1, "building road"),  # the seat can get it back for nothing
        ({"cavalry": 11}, 0, "building road"),
        ({"cavalry": 10}, 0, "building road"),  # no unit is above the limit
    ],
)
def test_what_costs_least_to_have_again_is_given_up(
    men: dict[str, int], free_roads: int, given_up: str
) -> None:
    lands = {CAPITAL: {"capital": 0, "holder": 1}, **own(1, road=True, port=True, **men)}
    match = before_turn(lands, currency=[0, 0], sabotage=[1, 0], free_roads=[free_roads, 0])
    play(match, "do end")
    assert match.decision == "give_up_what"
    assert choice(match) == given_up


def test_who_demolishes_begins_with_what_is_cheapest() -> None:
    match = play(at_home(own(1, building="granary", port=True, road=True)), "do demolish")
    assert choice(match) == "building road"


def test_who_disbands_men_begins_with_one_of_the_weakest() -> None:
    lands = {CAPITAL: {"capital": 0, "infantry": 3, "cavalry": 2, "artillery": 1}}
    match = play(at_home(lands, currency=[0, 0]), "do disband")
    assert match.decision == "units"
    assert choice(match) == "units infantry/0"
    assert choice(play(match, "units infantry/0")) == "number 1"


def test_boats_are_bought_where_there_is_a_port() -> None:
    lands = {**own(PORT, port=True), CAPITAL: {"capital": 0, "infantry": 2}}
    assert "do boat" in turn_of(at_home(lands, currency=[40, 0], level=[2, 1], round=6))


def test_a_boat_makes_room_for_another() -> None:
    lands = {**own(2, port=True), CAPITAL: {"capital": 0, "infantry": 2}}
    match = at_home(lands, seas={43: {"boat": 0, "boat_points": 2}}, currency=[20, 0], level=[2, 1], round=6)
    done = turn_of(match)
    assert done.index("do sail_boat") < done.index("do boat")


def test_land_is_robbed_at_the_end_but_not_so_that_it_rises() -> None:
    lands = {**own(1, 2, 3, 5, 6, 7, infantry=1), CAPITAL: {"capital": 0, "infantry": 2}}
    match = at_home(lands, currency=[0, 0], rounds=20, round=20)
    assert turn_of(match).count("do rob") == 3  # out of seven provinces


def test_who_lacks_food_settles_no_further() -> None:
    lands = {**own(1, 2, 3, 5, 6, infantry=3), CAPITAL: {"capital": 0, "infantry": 2}}
    match = at_home(lands, currency=[9, 0], level=[3, 1])
    turn_of(match)
    assert sum(land["owner"] == 0 for land in match.state[0]["lands"][:42]) == 6


def test_a_spy_deals_sabotage_to_the_leader() -> None:
    lands = {**own(32 - 1, 32 + 1, seat=2), CAPITAL: {"capital": 0, "infantry": 2}}
    match = at_home(lands, players=3, spies=[1, 0, 0], currency=[0, 0, 0])
    assert "do deal" in turn_of(match)
    assert list(match.state[0]["seats"][0]["cards"][:3]) == [0, 0, 1]


def test_rebels_are_bought_where_they_cost_no_more_than_they_are_worth() -> None:
    lands = {
        5: {"owner": 0, "holder": "rebels", "infantry": 2},
        CAPITAL: {"capital": 0, "infantry": 2},
    }
    assert "do bribe" in turn_of(at_home(lands, currency=[30, 0]))
    lands[5]["infantry"] = 9
    assert "do bribe" not in turn_of(at_home(lands, currency=[40, 0]))


# ----- Offers


@pytest.mark.parametrize(
    ("goods", "answer"),
    [
        (("currency", 5, "nothing", 0), "yes"),  # for nothing
        (("roads", 1, "nothing", 0), "yes"),
        (("currency", 9, "currency", 2), "yes"),
        (("currency", 1, "currency", 9), "no"),
        (("nothing", 0, "currency", 9), "no"),
        (("nothing", 0, "roads", 1), "no"),
    ],
)
@pytest.mark.parametrize("players", [2, 3])
def test_an_offer_is_answered_by_what_it_is_worth(
    players: int, goods: tuple[str, int, str, int], answer: str
) -> None:
    match = at_home(players=players, currency=[20] * players, free_roads=[2] * players)
    gives, given, gets, got = goods
    steps = ["do trade"]
    steps += ["partner 1"] if players > 2 else []
    steps += [f"good {gives}", *([f"number {given}"] if given else [])]
    steps += [f"good {gets}", *([f"number {got}"] if got else [])]
    play(match, *steps, "send")
    assert match.actors == (1,)
    assert choice(match) == answer


@pytest.mark.parametrize(("pays", "answer"), [(1, "no"), (15, "yes")])
def test_a_claim_to_lost_land_is_sold_for_its_price(pays: int, answer: str) -> None:
    lands = {5: {"owner": 1, "holder": 0, "infantry": 1}}
    match = at_home(lands, currency=[40, 5], rounds=20, round=5)
    play(match, "do peace", "take 5", "payer me", f"number {pays}", "send")
    assert choice(match) == answer


@pytest.mark.parametrize(("price", "answer"), [(3, "yes"), (8, "no")])
@pytest.mark.parametrize(
    "land",
    [
        own(5),  # new land
        {5: {"owner": 1, "holder": 0, "infantry": 1}},  # its own land, which the other holds
        {5: {"owner": 0, "holder": 1, "infantry": 1}},  # the right to land that the seat holds
    ],
)
def test_land_is_bought_for_its_price(land: dict[int, Any], price: int, answer: str) -> None:
    match = at_home(land, currency=[5, 40])
    named = ["give 5"] if land[5].get("holder") is not None else []  # else not asked
    play(match, "do peace", *named, "payer other", f"number {price}", "send")
    assert choice(match) == answer


def test_nobody_gives_his_land_away() -> None:
    match = at_home(own(38, 40, seat=1), currency=[40, 5])
    play(match, "do peace", "take 38", "enough", "payer nobody", "send")
    assert choice(match) == "no"


def test_land_that_is_held_is_asked_for() -> None:
    lands = {**own(1, 2, 3, 6, 7, 8, 17, 23, building="granary"), CAPITAL: {"capital": 0, "infantry": 8}}
    lands[5] = {"owner": 1, "holder": 0, "infantry": 1}
    match = at_home(lands, currency=[17, 0], level=[3, 1], spies=[1, 0], rounds=20, round=13)
    done = turn_of(match)
    assert "do peace" in done
    assert match.state[0]["lands"][5 - 1]["owner"] == 0


def test_food_that_would_go_bad_is_sold_to_who_lacks_it_but_not_to_the_only_rival() -> None:
    hungry = own(38, 40, 41, 37, 36, 42, 35, seat=1)
    for players, sold in ((3, True), (2, False)):
        lands = {**hungry, **own(31, 33, 30, 29, 34, 28, 27, 26, seat=2)} if players == 3 else hungry
        lands[CAPITAL] = {"capital": 0, "infantry": 8}
        match = at_home(lands, players, currency=[9, 20, 20][:players], spare_food=[2, 0, 0][:players])
        assert ("do trade" in turn_of(match)) is sold


def test_who_lacks_food_buys_it_from_who_has_some_to_spare() -> None:
    lands = {**own(1, 2, 3, 5, 6, 7, 8), CAPITAL: {"capital": 0, "infantry": 2}}
    match = at_home(lands, players=3, currency=[9, 20, 20], spare_food=[0, 2, 0])
    assert choice(match) == "do trade"
    turn_of(match)
    assert match.state[0]["seats"][0]["bought_food"] == 1


# ----- Advice and chance


@more_when_compiled
@pytest.mark.parametrize("seed", range(3))
def test_advice_is_legal_wherever_a_game_has_come_to(seed: int) -> None:
    chooser, mind = random.Random(seed), GreedyMind(seed)
    match = at_home(players=2 + seed, currency=[30] * (2 + seed), level=[3] * (2 + seed), rounds=5)
    for _ in range(games(400, 40)):
        if match.over:
            break
        seat = match.actors[0]
        legal = match.legal(seat)
        advice = mind.choose(match, seat)
        assert advice in legal
        match.play(seat, chooser.choice(legal) if chooser.random() < 0.5 else advice)


def test_random_players_seldom_make_offers() -> None:
    match, mind = at_home(own(1, 2, 3), currency=[40, 40]), RandomMind(3)
    chosen = [mind.choose(match, 0).code for _ in range(600)]
    offers, others = sum(code in OFFERS for code in chosen) / 2, len(set(chosen) - set(OFFERS))
    each_other = sum(code not in OFFERS for code in chosen) / others
    assert 0 < offers < each_other / 4


@pytest.mark.skipif(COMPILED, reason="it would compile the game once more, for the same lines")
def test_games_at_random_seldom_have_offers() -> None:
    match, room = at_home(own(1, 2, 3), currency=[40, 40]), room_for_answers(at_home().state.dtype)
    states, chances = match.state, np.zeros(1, Chance.dtype)
    start_streams(chances, np.array([5]), np.array([0]))
    chosen = np.zeros(400, np.int32)
    choose_at_random(states, 0, room, chances, chosen)
    assert 0 < np.isin(chosen, OFFERS).sum() < 400 * 2 / len(match.legal(0)) / 3


@entry
def choose_at_random(states: Any, seat: int, codes: Any, chances: Any, chosen: Any) -> None:
    for n in range(len(chosen)):
        chosen[n] = any_choice(states[0], seat, codes, chances[0])


# ----- The budget of a turn


@pytest.mark.parametrize("parts", [1, 8])
def test_a_decision_gets_a_part_of_what_is_left_for_the_turn(parts: int) -> None:
    purse, spent = Purse(Budget(1_000, None)), 0
    purse.open("first")
    while (part := purse.left.part(parts)) is not None:
        assert part.simulations is not None
        spent += part.simulations
        purse.left = purse.left.less(part.simulations, 5.0)
    assert spent == 1_000
    purse.open("first")
    assert purse.left.part(parts) is None
    purse.open("second")
    assert purse.left.part(parts) == Budget(1_000 // parts, None)


def test_time_for_a_turn_runs_out() -> None:
    purse = Purse(Budget(None, 2_000.0))
    purse.open(1)
    assert purse.left.part(8) == Budget(None, 250.0)
    purse.left = purse.left.less(50, 2_001.0)
    assert purse.left.part(8) is None


@only_when_compiled
@pytest.mark.parametrize("seed", range(2))
def test_a_search_keeps_to_its_budget_for_a_turn_and_ends_it(seed: int) -> None:
    lands = {**own(1, 2, 3, 5, 6, 7, infantry=3), CAPITAL: {"capital": 0, "infantry": 9}}
    match = at_home(lands, currency=[60, 20], level=[3, 1], rounds=8, round=4)
    mind, budget, spent = SearchMind(seed, simulations=100, memory_mb=1), 100, 0
    turn = match.definition.turn_of(match.state)
    decisions = 0
    while match.definition.turn_of(match.state) == turn:
        seat = match.actors[0]
        action = (mind if seat == 0 else GreedyMind(2)).choose(match, seat)
        if seat == 0 and mind.thoughts is not None:
            spent += mind.thoughts.simulations
        match.play(seat, action)
        decisions += 1
        assert decisions < 1_000
    assert 50 < spent <= budget


@only_when_compiled
def test_a_search_takes_an_empty_capital() -> None:
    match = at_home({**own(NEXT, infantry=1), 6: {"capital": 1}}, currency=[0, 0])
    assert choice(match, SearchMind(1, simulations=100, memory_mb=1)) == "do attack"
