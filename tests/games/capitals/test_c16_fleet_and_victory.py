"""C16: the fleet, fishing boats, victory and who is out."""

import pytest

from ..playing import points, refusal
from .battlefield import (
    LOST,
    WON,
    answers,
    attack,
    d,
    dice,
    dice_thrown,
    land,
    last_turn_of_round,
    modifiers,
    new_turn,
    play,
    points_left,
    position,
    sea,
    seat,
    told,
    transport,
    units,
    winner,
)

PORT = {5: {"owner": 0, "port": True}}  # the port is at the seas 46 and 49
FOOT, FRIGATE = "infantry/2", "frigate/2"


def bought(verb, currency=40, **more):
    """Buy a ship at the port in 5, and put it into sea 49."""
    match = play(position(lands=PORT, level=[2, 1], currency=[currency, 40], **more), f"do {verb}")
    return play(match, "at 49") if match.decision == "target" else match


# ----- C16.1


@pytest.mark.parametrize(("ship", "price"), [("frigate", 5), ("corvette", 15), ("cruiser", 30)])
def test_warships_are_bought_at_a_working_port_into_a_bordering_sea(ship, price):  # C16.1, C16.5
    match = play(position(lands=PORT, level=[2, 1]), f"do {ship}")
    assert answers(match) == ["at 46", "at 49"]
    play(match, "at 49")
    assert sea(match, 49) == {"fleet": 0, "boat": None, ship: 1}
    assert points_left(match, 49, ship) == {0: 1}  # it has no points on this turn
    assert seat(match, 0)["currency"] == 40 - price
    assert refusal(position(lands=PORT), 0, f"do {ship}").key == "refusal-level-too-low"
    assert refusal(position(level=[2, 1]), 0, f"do {ship}").key == "refusal-no-working-port"


def test_a_transport_costs_five_and_carries_five_soldiers():  # C16.1, C16.6
    match = bought("transport")
    assert seat(match, 0)["transports"] == [{"sea": 49, "points": 0, "infantry": 0}]
    assert seat(match, 0)["currency"] == 35


def sea_battle(*rolls, mine=(), theirs=(), more_seas=(), **more):
    """Seat 0 attacks sea 49 from 46."""
    seas = {46: {"fleet": 0, **dict(mine)}, 49: {"fleet": 1, **dict(theirs)}, **dict(more_seas)}
    match = position(seas=seas, seed=dice(*rolls), **more)
    points = {"frigate": 2, "corvette": 1, "cruiser": 1}
    groups = [(46, f"{ship}/{points[ship]}", n) for ship, n in dict(mine).items()]
    return attack(match, 49, *groups, at_sea=True)


@pytest.mark.parametrize(
    ("mine", "theirs", "bonus"),
    [
        ({"frigate": 1}, {"frigate": 1}, 0),
        ({"frigate": 3}, {"frigate": 1}, 4),
        ({"corvette": 1}, {"frigate": 1}, 4),
        ({"cruiser": 1}, {"corvette": 1}, 6),
        ({"cruiser": 2}, {"frigate": 1}, 10),
        ({"frigate": 1}, {"cruiser": 1}, 0),
    ],
)
def test_two_for_each_of_strength_more_and_ten_at_most(mine, theirs, bonus):  # C16.1
    assert modifiers(sea_battle(50, mine=mine, theirs=theirs)) == [(bonus, 0)]


def test_six_for_either_side_that_holds_a_coast_with_a_bunker_at_the_sea_once():  # C16.1
    bunker, strong = {"building": "bunker"}, {"building": "strong_bunker"}
    fleets = {"mine": {"frigate": 1}, "theirs": {"frigate": 1}}
    lands = {5: {"owner": 0, **bunker}, 6: {"owner": 0, **strong}}
    assert modifiers(sea_battle(50, **fleets, lands=lands)) == [(6, 0)]
    lands = {22: {"owner": 0, "holder": 1, **bunker}, 1: {"owner": 0, **bunker}}  # 1 is at no sea but 46
    assert modifiers(sea_battle(50, **fleets, lands=lands)) == [(0, 6)]


def test_frigates_are_lost_first_then_corvettes_then_cruisers():  # C16.1
    mine = {"frigate": 1, "corvette": 1}
    match = sea_battle(*LOST * 3, mine=mine, theirs={"frigate": 9})
    assert sea(match, 46) == {"fleet": 0, "boat": None, "corvette": 1}
    play(match, "fight")
    assert sea(match, 46) == {"fleet": 0, "boat": None, "frigate": 2}
    match = sea_battle(*WON, mine={"frigate": 9}, theirs={"cruiser": 1})
    assert sea(match, 49) == {"fleet": 1, "boat": None, "frigate": 2, "corvette": 1}


def test_transports_with_a_losing_fleet_sink_with_all_aboard():  # C16.1, C16.5
    transports = [[], [{"sea": 49, "infantry": 3}, {"sea": 46, "infantry": 2}]]
    match = sea_battle(*WON, mine={"frigate": 1}, theirs={"frigate": 1}, transports=transports)
    assert seat(match, 1)["transports"] == [{"sea": 46, "points": 0, "infantry": 2}]
    assert sea(match, 49) == {"fleet": 0, "boat": None, "frigate": 1}
    assert sea(match, 46) == {"fleet": None, "boat": None}
    assert told(match, "attack-won") == [{"seat": 0, "place": 49, "left": 1}]
    assert [event.key for event in match.log][-2:] == ["attack-won", "transports-sunk"]


# ----- C16.2, C16.7


def test_a_port_with_an_enemy_warship_at_it_has_no_function():  # C16.2, C16.7
    lands = {5: {"owner": 0, "port": True, "infantry": 3}, 3: {"owner": 0, "port": True}}
    seas = {49: {"fleet": 1, "frigate": 1}}
    match = position(lands=lands, seas=seas, level=[2, 1])
    for verb in ("ship", "convoy"):
        assert f"do {verb}" not in answers(match)
    assert "do ship" in answers(position(lands=lands, level=[2, 1]))
    play(match, "do frigate")
    assert answers(match) == ["at 43", "at 47"]  # from 3 only


def test_transports_boats_and_his_own_ships_do_not_block():  # C16.7
    seas = {49: {"boat": 1}, 46: {"fleet": 0, "frigate": 1}}
    match = position(lands=PORT, seas=seas, level=[2, 1], transports=[[], [{"sea": 49, "infantry": 1}]])
    assert "do overseas" in answers(match)


def test_upkeep_of_a_blocked_port_stays_due():  # C16.7
    match = new_turn(lands=PORT, seas={49: {"fleet": 1, "frigate": 1}})
    assert seat(match, 0)["currency"] == 40 + 4 - 1


def test_a_blocked_port_sells_no_ship():  # C16.7
    match = position(lands=PORT, seas={49: {"fleet": 1, "frigate": 1}}, level=[2, 1])
    for verb in ("frigate", "transport", "boat"):
        assert refusal(match, 0, f"do {verb}").key == "refusal-no-working-port"


def test_anybodys_warship_blocks_a_port_that_rebels_hold():  # C16.7, C10.4
    lands = {
        23: {"owner": 1, "holder": "rebels", "infantry": 3, "port": True},
        6: {"owner": 0, "infantry": 3},
    }
    match = attack(position(lands=lands, seas={49: {"fleet": 1, "frigate": 1}}), 23, (6, FOOT, 3))
    assert modifiers(match) == [(0, 0)]


def test_a_fishing_boat_gives_one_food_and_one_currency():  # C16.2
    match = bought("boat")
    assert (sea(match, 49)["boat"], seat(match, 0)["currency"]) == (0, 33)
    match = new_turn(lands=PORT, seas={49: {"boat": 0}, 55: {"boat": 0}})
    assert seat(match, 0)["currency"] == 40 + 4 + 2 - 1
    assert told(match, "food")[-1]["supply"] == 2 + 2


@pytest.mark.parametrize(
    ("lands", "fleet"),
    [(PORT, {49: {"fleet": 1, "frigate": 1}}), ({}, {}), ({5: {"owner": 1, "holder": 0, "port": True}}, {})],
)
def test_boats_yield_nothing_while_all_own_ports_are_blocked_or_there_is_none(lands, fleet):  # C16.2, C16.7
    match = new_turn(lands=lands, seas={55: {"boat": 0}, **fleet})
    assert told(match, "income")[-1]["currency"] == 4
    assert told(match, "food")[-1]["supply"] == 2


def test_one_boat_a_sea():  # C16.2, C16.5
    match = play(position(lands=PORT, seas={49: {"boat": 1}}, level=[2, 1]), "do boat")
    assert sea(match, 46)["boat"] == 0  # the only sea left


def test_a_boat_moves_two_seas_ends_where_no_boat_lies_and_may_pass_one():  # C16.2, C16.5
    seas = {43: {"boat": 0}, 46: {"boat": 1, "fleet": 1, "frigate": 5}}
    match = play(position(seas=seas), "do sail_boat")
    assert refusal(match, 0, "at 46").key == "refusal-boat-there"
    assert answers(match) == ["at 44", "at 45", "at 47", "at 49", "at 50", "at 51", "at 52", "at 53"]
    play(match, "at 47")
    assert "do sail_boat" in answers(match)  # it has a point left
    play(match, "do sail_boat", "at 50")
    assert (sea(match, 43)["boat"], sea(match, 50)["boat"]) == (None, 0)
    assert "do sail_boat" not in answers(match)


# ----- C16.3


def test_who_holds_all_enemy_capitals_also_of_players_who_are_out_wins_at_once():  # C16.3
    lands = {
        4: {"capital": 0, "owner": 0, "holder": 1},
        18: {"capital": 3, "owner": 1},
        11: {"capital": 2, "owner": 0},
    }
    lands |= {25: {"capital": 1}, 23: {"owner": 0, "infantry": 2}, 26: {"owner": 1}, 12: {"owner": 2}}
    match = position(players=4, lands=lands, out=[0, 0, 0, 1])
    attack(match, 25, (23, FOOT, 2))
    assert not match.over  # seat 1 has 18, the capital of a player who is out
    lands[18]["owner"] = 0
    match = position(players=4, lands=lands, out=[0, 0, 0, 1])
    attack(match, 25, (23, FOOT, 2))
    assert match.over  # seat 0 need not hold its own capital
    assert winner(match) == 0


def last_round(lands=(), players=2, **more):
    return play(last_turn_of_round(lands=dict(lands), players=players, rounds=5, round=5, **more), "do end")


def test_after_the_last_round_a_point_a_province_six_a_capital_and_the_next_income():  # C16.3
    lands = {
        5: {"owner": 0, "building": "manufactory"},
        6: {"owner": 0},
        7: {"owner": 1, "holder": 0, "rare": True},
    }
    lands |= {11: {"capital": 2, "owner": 2, "holder": 0}, 12: {"owner": 2}}
    match = last_round(lands, players=4)
    assert match.over
    assert points(match, "provinces") == [3, 1, 1, 1]
    assert points(match, "capitals") == [12, 6, 0, 6]
    assert points(match, "income") == [
        4 + 1 + 2 + 2,
        4,
        0,
        4,
    ]  # the manufactory, an enemy capital, and three provinces
    assert points(match) == [24, 11, 1, 11]


def test_the_income_that_counts_is_that_of_the_next_turn_without_weather_and_upkeep():  # C16.3
    lands = {5: {"owner": 0, "building": "farm", "port": True}, 6: {"owner": 0, "robbed": True, "tokens": 1}}
    match = last_round(
        lands, weather="severe_winter", sabotage=[0, 1], higher_income=[[1, 1, 0, 0, 0], [0, 0, 0, 0, 0]]
    )
    assert points(match, "income") == [4 + 1 + 1 + 2 + 10, 0]
    match = last_round(lower_income=[[0] * 5, [1, 2, 0, 0, 0]])  # one of them ends with this turn
    assert points(match, "income") == [4, 2]


def test_the_income_of_the_last_seat_counts_what_still_runs():  # C16.3
    match = last_round(higher_income=[[0] * 5, [1, 0, 0, 0, 0]])
    assert points(match, "income") == [4, 4]


def test_three_players_count_ten_a_capital():  # C16.3, C17.1
    assert points(last_round(players=3), "capitals") == [10, 10, 10]


@pytest.mark.parametrize(
    ("facts", "ranking"),
    [
        ({"lands": {5: {"owner": 1}}}, ((1,), (0,))),
        ({"lands": {4: {"capital": 0, "infantry": 3}, 25: {"capital": 1, "cavalry": 1}}}, ((0, 1),)),
        ({"lands": {4: {"capital": 0, "infantry": 3}, 25: {"capital": 1, "artillery": 1}}}, ((1,), (0,))),
        ({"transports": [[{"sea": 49, "infantry": 1}]]}, ((0,), (1,))),
        (
            {"voyages": [[], [{"kind": "convoy", "origin": 5, "target": 6, "infantry": 1, "turns": 3}]]},
            ((1,), (0,)),
        ),
        ({"seas": {49: {"fleet": 1, "cruiser": 3}}}, ((0, 1),)),
        ({"currency": [41, 40]}, ((0,), (1,))),
    ],
)
def test_most_points_win_then_soldiers_then_currency_then_it_is_shared(facts, ranking):  # C16.3
    assert last_round(**facts).ranking == ranking


def test_who_wins_at_once_is_first_and_players_who_are_out_share_the_last_place():  # C16.3
    lands = {23: {"owner": 0, "infantry": 2}, 26: {"owner": 1, "building": "manufactory", "rare": True}}
    lands |= {n: {"owner": 1} for n in (8, 9, 10, 12, 13, 14)}
    lands |= {11: {"capital": 2, "owner": 0}, 18: {"capital": 3, "owner": 0}, 25: {"capital": 1}}
    match = attack(position(players=4, lands=lands, out=[0, 0, 1, 1]), 25, (23, FOOT, 2))
    assert match.ranking == ((0,), (1,), (2, 3))


# ----- C16.4


def taken(lands=(), players=3, **more):
    """Seat 0 takes 26, the last province of seat 1; the capital of seat 1 is already seat 2's."""
    placed = {
        25: {"capital": 1, "owner": 2, "infantry": 1},
        26: {"owner": 1},
        42: {"owner": 0, "infantry": 2},
    }
    match = position(players=players, lands={**placed, **dict(lands)}, **more)
    return play(attack(match, 26, (42, FOOT, 2)), "spare")


def test_who_has_neither_province_nor_soldiers_is_out():  # C16.4
    match = taken()
    assert told(match, "out") == [{"seat": 1}]
    assert seat(match, 1)["out"] == 1
    assert (match.decision, match.actors) == ("action", (0,))
    assert play(match, "do end").actors == (2,)  # turns of seat 1 are passed over


@pytest.mark.parametrize(
    "facts",
    [
        {"transports": [[], [{"sea": 55, "infantry": 1}]]},
        {"voyages": [[], [{"kind": "ship", "origin": 26, "target": 9, "turns": 2, "infantry": 1}]]},
        {"voyages": [[], [{"kind": "convoy", "origin": 26, "target": 9, "turns": 2, "infantry": 1}]]},
    ],
)
def test_with_soldiers_at_sea_he_stays_in_and_has_his_turns(facts):  # C16.4
    match = taken(**facts)
    assert seat(match, 1)["out"] == 0
    assert play(match, "do end").actors == (1,)


@pytest.mark.parametrize(
    "facts",
    [
        {"seas": {55: {"fleet": 1, "frigate": 2}}},
        {"transports": [[], [{"sea": 55}]]},
        {"voyages": [[], [{"kind": "overseas", "turns": 2}]]},
    ],
)
def test_ships_and_expeditions_alone_do_not_keep_him_in(facts):  # C16.4
    assert seat(taken(**facts), 1)["out"] == 1


def test_all_that_he_had_goes():  # C16.4
    lands = {27: {"owner": 1, "holder": 2}, 28: {"owner": 1, "holder": "rebels", "infantry": 1}}
    lands |= {1: {"owner": 0, "captives-1": 2}}
    match = taken(
        lands,
        seas={55: {"fleet": 1, "frigate": 2}, 57: {"boat": 1}},
        voyages=[[], [{"kind": "overseas", "turns": 2}]],
        spies=[1, 3, 0],
        dealt_with=[1, 3, -1],
        cards=[[0, 1, 0], [0, 0, 1], [-1, -1, -1]],
        weapons=[0, 2, 0],
        fruits=[0, 2, 0],
    )
    his = seat(match, 1)
    assert [his[name] for name in ("currency", "spies", "weapons", "fruits", "voyages")] == [0, 0, 0, 0, []]
    assert (sea(match, 55)["fleet"], sea(match, 57)["boat"]) == (None, None)
    assert his["cards"][:3] == [-1, -1, -1]
    assert seat(match, 0)["cards"][:3] == [0, -1, 0]  # the card that was dealt to seat 1 is gone, too
    assert [(land(match, n)["owner"], land(match, n)["holder"]) for n in (26, 27, 28)] == [
        (0, 0), (2, 2), (None, "rebels"),
    ]  # fmt: skip
    assert land(match, 1)["captives-1"] == 2  # men of seat 1 who are captives stay captives
    assert land(match, 25)["capital"] == 1  # its capital stays a capital


def test_on_his_own_turn_the_turn_ends():  # C16.4
    ship = {"kind": "ship", "origin": 7, "target": 23, "turns": 1, "infantry": 1}
    lands = {4: {"capital": 0, "owner": 1}, 23: {"owner": 1, "infantry": 9}}
    match = new_turn(players=3, lands=lands, voyages=[[ship]], seed=dice(*LOST))
    assert told(match, "out") == [{"seat": 0}]
    assert (match.decision, match.actors) == ("action", (1,))


def test_the_last_player_in_wins_at_once():  # C16.4
    ship = {"kind": "ship", "origin": 7, "target": 26, "turns": 1, "infantry": 1}
    lands = {4: {"capital": 0, "owner": 1}, 26: {"owner": 1, "infantry": 9}}
    match = new_turn(lands=lands, voyages=[[ship]], seed=dice(*LOST))
    assert match.over
    assert winner(match) == 1


def test_a_revolt_that_takes_his_last_province_puts_him_out():  # C16.4, C12.3
    lands = {4: {"capital": 0, "owner": 1}, 5: {"owner": 0, "infantry": 1}}
    match = play(position(players=3, lands=lands, hungry=[1, 0, 0], seed=dice(1, d(10, 1))), "do end")
    assert told(match, "out") == [{"seat": 0}]


def test_who_gives_his_last_province_away_is_out_when_the_offer_is_settled():  # C16.4, C13.6
    lands = {4: {"capital": 0, "owner": 1}, 5: {"owner": 0, "infantry": 2, "captives-2": 1}}
    match = play(position(players=3, lands=lands), "do peace", "partner 1", "give 5")
    play(match, *["enough"] * (match.decision == "peace"), "payer nobody", "send", "yes")
    assert (match.decision, match.actors, told(match, "out")) == ("keep", (1,), [])
    play(match, "number 1")
    assert told(match, "out") == [{"seat": 0}]
    assert (match.decision, match.actors) == ("action", (1,))


# ----- C16.5


def test_of_several_groups_at_sea_the_strongest_loses_then_the_lowest_number():  # C16.5, C10.3
    seas = {46: {"fleet": 0, "frigate": 2}, 47: {"fleet": 0, "corvette": 1}, 49: {"fleet": 1, "frigate": 9}}
    match = position(seas=seas, seed=dice(*LOST * 2))
    attack(match, 49, (46, FRIGATE, 2), (47, "corvette/1", 1), at_sea=True)
    assert (sea(match, 46)["frigate"], sea(match, 47)["frigate"]) == (2, 2)
    play(match, "fight")
    assert (sea(match, 46)["frigate"], sea(match, 47)["frigate"]) == (1, 2)


def test_at_sea_one_point_a_sea_and_no_march_cost():  # C16.5
    match = position(seas={43: {"fleet": 0, "frigate": 2, "corvette": 1}}, currency=[0, 0])
    play(match, "do sail", "units frigate/2", "number 2", "at 46", "do sail", "at 46", "number 2", "at 49")
    assert sea(match, 49) == {"fleet": 0, "boat": None, "frigate": 2}
    assert sea(match, 43) == {"fleet": 0, "boat": None, "corvette": 1}
    play(match, "do sail", "at 46")
    assert refusal(match, 0, "do sail").key == "refusal-no-points-left"


def test_entering_a_sea_with_anothers_warships_is_an_attack():  # C16.5
    seas = {43: {"fleet": 0, "frigate": 2}, 46: {"fleet": 1, "frigate": 1}}
    match = play(position(seas=seas), "do sail", "number 1")
    assert match.decision == "action"  # 47 is the only free sea
    assert sea(match, 47)["fleet"] == 0


def test_an_attack_from_several_seas_has_no_bonus_and_may_withdraw():  # C16.5
    seas = {46: {"fleet": 0, "frigate": 1}, 47: {"fleet": 0, "frigate": 1}, 49: {"fleet": 1, "frigate": 2}}
    lands = {2: {"owner": 0, "holder": "rebels", "infantry": 1}}  # rebellions do not count
    match = position(seas=seas, lands=lands, seed=dice(*WON), weather="heat", weapons=[1, 2])
    attack(match, 49, (46, FRIGATE, 1), (47, FRIGATE, 1), at_sea=True)
    assert modifiers(match) == [(4 + 3, 6)]
    play(match, "withdraw")
    assert [sea(match, n).get("frigate") for n in (46, 47, 49)] == [1, 1, 1]
    assert points_left(match, 46, "frigate") == {1: 1}


def test_warships_that_enter_or_are_bought_sink_unguarded_transports_of_others():  # C16.5
    transports = [[{"sea": 49, "infantry": 1}], [{"sea": 49, "infantry": 5}, {"sea": 43, "infantry": 2}]]
    match = position(seas={46: {"fleet": 0, "frigate": 1}}, transports=transports)
    play(match, "do sail", "at 49")
    assert [each["sea"] for each in seat(match, 1)["transports"]] == [43]
    assert len(seat(match, 0)["transports"]) == 1
    match = bought("frigate", transports=transports)
    assert [each["sea"] for each in seat(match, 1)["transports"]] == [43]


def test_a_transport_cannot_enter_a_sea_with_anothers_warships():  # C16.5
    match = position(seas={46: {"fleet": 1, "frigate": 1}}, transports=[[{"sea": 43, "infantry": 1}]])
    play(match, "do sail_transport")
    assert seat(match, 0)["transports"] == [{"sea": 47, "points": 1, "infantry": 1}]  # the only free sea


def test_transports_take_no_part_in_an_attack_and_are_not_lost_if_it_fails():  # C16.5
    transports = [[{"sea": 46, "infantry": 3}]]
    match = sea_battle(*LOST, mine={"frigate": 1}, theirs={"frigate": 3}, transports=transports)
    assert seat(match, 0)["transports"] == [{"sea": 46, "points": 2, "infantry": 3}]
    assert sea(match, 46) == {"fleet": None, "boat": None}


def test_boats_are_never_harmed_and_transports_of_several_players_share_a_sea():  # C16.5
    transports = [[{"sea": 46, "infantry": 1}], [{"sea": 49, "infantry": 1}]]
    match = position(seas={49: {"boat": 1}}, transports=transports)
    play(match, "do sail_transport", "at 49")
    assert len(seat(match, 1)["transports"]) == 1
    match = position(seas={49: {"boat": 1}, 46: {"fleet": 0, "cruiser": 1}})
    play(match, "do sail", "at 49")
    assert sea(match, 49) == {"fleet": 0, "boat": 1, "cruiser": 1}


# ----- C16.6


def test_units_board_from_a_held_coast_with_a_point_left_at_no_cost():  # C16.6
    lands = {
        5: {"owner": 1, "holder": 0, "infantry": 3, "cavalry": 2, "artillery": 1},
        2: {"owner": 0, "infantry": 1},
    }
    match = position(
        lands=lands, transports=[[{"sea": 49, "points": 0}]], stacks=[[5, "infantry/0", 1]], currency=[0, 0]
    )
    play(match, "do board")
    assert answers(match) == ["units infantry/2", "units cavalry/3"]  # no gun, and nobody from 2
    assert refusal(match, 0, "units artillery/1").key == "refusal-too-heavy"
    play(match, "units cavalry/3")  # there is no room for a second horse
    play(match, "do board", "number 2")
    assert seat(match, 0)["transports"] == [{"sea": 49, "points": 0, "infantry": 2, "cavalry": 1}]
    assert "do board" not in answers(match)  # it carries five soldiers
    assert refusal(match, 0, "do land").key == "refusal-boarded-this-turn"


def test_they_board_a_transport_bought_this_turn_and_land_on_a_later_one():  # C16.6
    match = position(lands={5: {"owner": 0, "port": True, "infantry": 2}}, level=[2, 1])
    play(match, "do transport", "at 49", "do board", "number 2", "do end", "do end", "do land")
    assert "at 6" in answers(match)


def test_they_land_all_or_some_on_free_land_for_the_march_of_a_province_and_have_no_points():  # C16.6
    match = position(transports=[[{"sea": 49, "infantry": 3}]], lands={22: {"owner": 1}})
    play(match, "do land")
    assert refusal(match, 0, "at 22").key == "refusal-must-attack"
    play(match, "at 24", "number 2")
    assert land(match, 24) == {"owner": 0, "holder": 0, "capital": None, "infantry": 2}
    assert points_left(match, 24, "infantry") == {0: 2}
    assert [event.key for event in match.log][-2:] == ["landed", "occupied"]
    assert seat(match, 0)["currency"] == 38
    assert seat(match, 0)["transports"] == [{"sea": 49, "points": 2, "infantry": 1}]


def test_land_of_others_is_attacked_alone_or_with_groups_and_withdrawal_is_back_aboard():  # C16.6, C10.1
    lands = {6: {"owner": 0, "infantry": 4}, 23: {"owner": 1, "infantry": 2}}
    match = position(lands=lands, transports=[[{"sea": 49, "infantry": 3}]], seed=dice(*WON * 2))
    attack(match, 23, (6, FOOT, 4), (transport(0), FOOT, 3))
    assert modifiers(match) == [(10 + 1, 2)]
    back = play(match.at(len(match.history)), "withdraw")
    assert seat(back, 0)["transports"] == [{"sea": 49, "points": 2, "infantry": 3}]
    play(match, "fight", "spare")
    assert units(match, 23) == {"infantry": 7}
    assert points_left(match, 23, "infantry") == {1: 4, 0: 3}  # those who have landed have no points
    assert seat(match, 0)["currency"] == 40 - 7
    assert seat(match, 0)["transports"] == [{"sea": 49, "points": 2, "infantry": 0}]  # it can be used again


def test_a_landing_is_plundered_like_any_attack():  # C16.6, C10.7
    match = position(lands={23: {"owner": 1, "building": "farm"}}, transports=[[{"sea": 49, "infantry": 1}]])
    play(attack(match, 23, (transport(0), FOOT, 1)), "plunder")
    assert (land(match, 23)["tokens"], seat(match, 0)["currency"], dice_thrown(match)) == (2, 40, 0)


def test_sailing_transports_keep_their_men_and_the_last_to_come_to_a_sea_is_the_last():  # C16.5, C10.3
    transports = [[{"sea": 46, "infantry": 1}, {"sea": 49, "infantry": 2}]]
    match = position(transports=transports, stacks=[["t0", "infantry/0", 1], ["t1", "infantry/1", 2]])
    play(match, "do sail_transport", transport(0), "at 49")
    assert seat(match, 0)["transports"] == [
        {"sea": 49, "points": 2, "infantry": 2}, {"sea": 49, "points": 1, "infantry": 1},
    ]  # fmt: skip
    assert points_left(match, 145, "infantry") == {1: 2}
    assert points_left(match, 146, "infantry") == {0: 1}


# ----- Nowhere to go


def test_a_fleet_with_enemies_in_every_sea_beside_it_can_only_attack():  # C16.5
    around = {place: {"fleet": 1, "frigate": 1} for place in range(43, 58)}
    match = position(seas={**around, 46: {"fleet": 0, "frigate": 2}})
    assert refusal(match, 0, "do sail").key == "refusal-enemy-fleet"
    assert "do sea_attack" in answers(match)


def test_a_boat_stays_where_every_sea_that_it_can_reach_has_one():  # C16.5
    boats = {place: {"boat": 1} for place in range(43, 58)}
    match = position(seas={**boats, 46: {"boat": 0}})
    assert refusal(match, 0, "do sail_boat").key == "refusal-boat-there"
