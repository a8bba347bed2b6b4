"""C18: which dice fall, and in which order."""

import pytest

from .battlefield import (
    HIGH,
    LOST,
    LOW,
    WON,
    attack,
    capitals,
    d,
    dice,
    dice_thrown,
    land,
    last_turn_of_round,
    new_turn,
    play,
    position,
    seat,
    told,
    units,
)

FOOT = "infantry/2"
HELD = {"owner": 0, "infantry": 2}


def battle(*rolls, foot=3, foes=1, lands=(), **more):
    placed = {6: {"owner": 0, "infantry": foot}, 23: {"owner": 1, "infantry": foes}, **dict(lands)}
    return attack(position(lands=placed, seed=dice(*rolls), **more), 23, (6, FOOT, foot))


# ----- C18.1


def test_who_attacks_rolls_first():  # C18.1
    rolled = told(battle(50, 67), "round-fought")[0]
    assert (rolled["roll"], rolled["other_roll"]) == (50, 67)


def test_in_a_fight_with_savages_the_finder_attacks_and_in_a_revolt_the_rebels():  # C18.1
    expedition = [[{"kind": "inland", "origin": 5, "turns": 1}]]
    match = new_turn(
        lands={5: {"owner": 0, "infantry": 1}}, voyages=expedition, seed=dice(99, d(10, 1), *WON)
    )
    play(match, "attack")
    assert land(match, 5)["holder"] == 0
    match = position(lands={5: HELD}, hungry=[1, 0], seed=dice(1, d(10, 1), *WON))
    assert land(play(match, "do end"), 5)["holder"] == "rebels"


def test_with_the_same_dice_and_the_same_answers_two_games_are_the_same():  # C18.1
    def played():
        match = battle(*LOST, *WON, *WON, foes=2)
        return play(match, "to-the-end", "spare", "do infantry", "number 2", "do end", "do end")

    assert played().state.tobytes() == played().state.tobytes()


# ----- C18.2


def test_at_the_start_all_roll_in_seat_order_and_those_who_tie_for_the_highest_again():  # C18.2, C2.1
    match = capitals.start(
        players=3, map="wheels", seed=dice(80, range(1, 80), 80, range(1, 50), range(50, 101))
    )
    assert [event["seat"] for event in told(match, "order-rolled")] == [0, 1, 2, 0, 2]
    assert told(match, "first-player") == [{"seat": 2}]
    assert dice_thrown(match) == 5


def test_a_round_without_weather_begins_with_its_kind_then_its_rounds():  # C18.2, C4.1
    match = capitals.start(players=2, map="wheels", seed=dice(range(51, 101), range(1, 51), 70, d(6, 4)))
    play(match, "at 25", "at 4")
    assert told(match, "weather") == [{"weather": 3, "roll": 70, "rounds": 4}]
    match = play(last_turn_of_round(weather_rounds=2), "do end")
    assert dice_thrown(match) == 0  # the weather lasts, so no die is rolled


# ----- C18.3


def test_arrivals_roll_in_the_order_of_their_departure():  # C18.3, C3.4
    voyages = [[{"kind": "inland", "origin": 5, "turns": 1}, {"kind": "overseas", "turns": 1}]]
    match = new_turn(lands={5: {"owner": 0}}, voyages=voyages, seed=dice(80, 1))
    assert (told(match, "finding")[0]["roll"], told(match, "result")[0]["roll"]) == (80, 1)
    match = new_turn(lands={5: {"owner": 0}}, voyages=[voyages[0][::-1]], seed=dice(80, 1))
    assert (told(match, "result")[0]["roll"], told(match, "finding")[0]["roll"]) == (80, 1)


def test_a_captain_is_auctioned_before_the_next_d100_and_what_its_row_rolls():  # C18.3
    match = new_turn(voyages=[[{"kind": "overseas", "turns": 1}]], seed=dice(88, 55, d(6, 3)))
    assert dice_thrown(match) == 1
    play(match, (0, "number 0"), (1, "number 2"))
    assert (dice_thrown(match), seat(match, 1)["environmentalists"]) == (3, 3)


def test_the_battle_of_a_ship_is_over_before_the_next_arrival_rolls():  # C18.3, C18.1
    ship = {"kind": "ship", "origin": 7, "target": 23, "turns": 1, "infantry": 1}
    lands = {23: {"owner": 1, "infantry": 1}}
    voyages = [[ship, {"kind": "overseas", "turns": 1}]]
    match = new_turn(lands=lands, voyages=voyages, seed=dice(*LOST, 1))
    assert told(match, "attack-lost")
    assert told(match, "result") == [{"seat": 0, "roll": 1, "result": 0}]


# ----- C18.4


def test_after_the_rounds_captives_then_the_losers_captives_by_province_number():  # C18.4
    lands = {5: {"owner": 0, "building": "camp"}}
    lands |= {
        27: {"owner": 1, "infantry": 1, "captives-0": 1},
        26: {"owner": 1, "infantry": 1, "captives-0": 1},
    }
    match = battle(*WON, range(1, 36), d(4, 1), range(1, 16), *WON, *LOST, lands=lands)
    play(match, "spare", "yes", "number 1")
    assert told(match, "capture-rolled")[0]["number"] == 1
    assert [land(match, n)["holder"] for n in (26, 27)] == ["rebels", 1]  # 26 rolled first, and won
    assert dice_thrown(match) == 2 + 2 + 1 + 4


# ----- C18.5


def test_each_incitement_rolls_and_is_fought_out_before_the_next():  # C18.5
    lands = {5: {"owner": 0, "infantry": 2}, 6: {"owner": 0, "infantry": 2}}
    match = new_turn(lands=lands, incited=[2, 0], seed=dice(d(3, 1), *WON, d(3, 2)))
    assert dice_thrown(match) == 1
    play(match, "at 6")
    assert [event["number"] for event in told(match, "incited")] == [1, 2]
    assert [land(match, n)["holder"] for n in (5, 6)] == ["rebels", "rebels"]
    assert dice_thrown(match) == 4


@pytest.mark.parametrize(("provinces", "sides"), [(11, 4), (12, 6)])
def test_hunger_rolls_d4_or_d6(provinces, sides):  # C18.5, C7.3
    mine = [n for n in range(1, 15) if n not in (4, 11)][: provinces - 1]
    lands = {n: {"owner": 0} for n in mine} | {4: {"capital": 0, "infantry": 20}}
    match = new_turn(lands=lands, seed=dice(d(sides, sides)), currency=[0, 40])
    assert told(match, "hunger") == [{"seat": 0, "number": sides}]


def test_at_the_end_of_a_turn_siege_then_hunger_then_tokens():  # C18.5, C3.2
    lands = {n: {"owner": 1, "infantry": 1} for n in (1, 2, 3, 5, 6, 7)}
    lands |= {
        4: {"capital": 0, "infantry": 9},
        40: {**HELD, "tokens": 1},
        41: {"owner": 0, "infantry": 3, "tokens": 1},
    }
    lands |= {42: {"owner": 0, "tokens": 1}, 25: {"capital": 1}}
    seed = dice(d(6, 2), range(1, 80), d(10, 2), range(1, 61), d(6, 3))
    match = play(position(lands=lands, hungry=[1, 0], seed=seed), "do end")
    assert units(match, 4) == {"infantry": 7}
    play(match, "at 40")
    assert [event["number"] for event in told(match, "revolt-rolled")] == [2, 3]
    assert [land(match, n)["holder"] for n in (40, 41)] == ["rebels", "rebels"]


# ----- C18.6


def test_one_d100_for_each_action_card_and_captives_are_freed_before_the_next():  # C18.6
    cards = {"cards": [[0, 3, 1], [-1] * 3, [-1] * 3], "dealt_with": [2, -1, -1], "spies": [2, 0, 0]}
    lands = {26: {"owner": 1, "captives-0": 1}, 27: {"owner": 1, "captives-0": 1}}
    match = last_turn_of_round(players=3, lands=lands, seed=dice(50, 61), **cards)
    play(match, "do end")
    assert (match.decision, match.actors, dice_thrown(match)) == ("freed", (1,), 1)
    play(match, "at 26")
    assert (dice_thrown(match), seat(match, 2)["sabotage"]) == (2, 1)


# ----- C18.7


def end_of_turn(**facts):
    return play(position(**facts), "do end")


def end_of_round(**facts):
    return play(last_turn_of_round(**facts), "do end")


AROUND = {number: {"owner": 1, "infantry": 1} for number in (1, 2, 3, 5, 6, 7)}
AT_HOME = {4: {"capital": 0, "infantry": 5}}
EXPEDITION = [[{"kind": "inland", "origin": 5, "turns": 1}]]


@pytest.mark.parametrize(
    ("then", "facts"),
    [
        (
            end_of_turn,
            {"lands": {4: {"capital": 0, "infantry": 6}, **AROUND}, "bought_food": [0, 5]},
        ),  # siege
        (new_turn, {"lands": {number: {"owner": 0} for number in (1, 2, 3, 5, 6)}}),  # hunger, no soldiers
        (end_of_turn, {"lands": AT_HOME, "hungry": [1, 0]}),  # hunger revolt
        (end_of_turn, {"lands": {**AT_HOME, 5: {"owner": 0, "tokens": 1}}}),  # token revolt
        (new_turn, {"lands": AT_HOME, "incited": [2, 0]}),  # incited revolt
        (new_turn, {"lands": {5: {"owner": 1}}, "voyages": EXPEDITION}),  # its province is lost
        (end_of_round, {"cards": [[5, 0], [0, 5]], "dealt_with": [1, 1], "spies": [1, 1]}),  # no action
    ],
)
def test_no_die_is_rolled_whose_result_cannot_matter(then, facts):  # C18.7
    assert dice_thrown(then(**facts)) == 0


def test_neither_captives_without_a_camp_nor_a_revolt_of_none():  # C18.7
    assert dice_thrown(play(battle(*WON), "spare")) == 2


def test_every_other_die_is_rolled_even_if_all_its_results_come_to_the_same():  # C18.7
    """The soldier is the only one that can hunger; there are no captives for a card to free; the weapons
    always win."""
    lands = {n: {"owner": 0} for n in (1, 2, 3, 6, 7)} | {5: {"owner": 0, "infantry": 1}}
    assert told(new_turn(lands=lands, seed=dice(d(4, 3)), currency=[0, 0]), "hunger") == [
        {"seat": 0, "number": 3}
    ]
    cards = {"cards": [[0, 3], [-1, -1]], "dealt_with": [1, -1], "spies": [1, 0]}
    assert dice_thrown(play(last_turn_of_round(**cards), "do end")) == 1
    assert dice_thrown(battle(LOW, HIGH, weapons=[40, 0])) == 2
