"""C12: soldiers in revolt."""

import pytest

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
    new_turn,
    play,
    points_left,
    position,
    seat,
    told,
    units,
)

HELD = {"owner": 0, "infantry": 4}
REVOLT = range(1, 80)  # rolls with which the hungry revolt


def hungry(*rolls, lands=(), **more):
    """Seat 0, which is threatened by hunger, ends its turn with these dice."""
    lands = dict(lands) or {5: HELD}
    return play(position(lands=lands, hungry=[1, 0], seed=dice(*rolls), **more), "do end")


# ----- C12.1, C12.2


@pytest.mark.parametrize(("roll", "rebels"), [(1, 2), (79, 2), (80, 0), (100, 0)])
def test_hunger_is_rolled_at_the_end_of_the_turn(roll, rebels):  # C12.1
    match = hungry(roll, d(10, 2), LOW, HIGH)
    assert told(match, "revolt-rolled") == [{"seat": 0, "roll": roll, "number": rebels}]
    assert bool(told(match, "revolt")) == bool(rebels)


def test_the_threat_is_over_with_the_turn():  # C12.1
    match = play(hungry(100), "do end", "do end")
    assert len(told(match, "revolt-rolled")) == 1


def tokens(roll, number, sides, lands, **more):
    seed = dice(roll, d(sides, number), LOW, HIGH)
    return play(position(lands=lands, seed=seed, **more), "do end")


@pytest.mark.parametrize(("roll", "rises"), [(1, True), (60, True), (61, False)])
def test_half_of_the_provinces_with_tokens_the_capital_among_all(roll, rises):  # C12.2
    match = tokens(roll, 1, 6, {5: {**HELD, "tokens": 1}})
    assert told(match, "revolt-rolled") == [{"seat": 0, "roll": roll, "number": int(rises)}]


@pytest.mark.parametrize(("roll", "rises"), [(70, True), (71, False)])
def test_robbery_makes_it_d10_and_up_to_seventy(roll, rises):  # C12.2
    match = tokens(roll, 9, 10, {5: {**HELD, "tokens": 1, "robbed": True}})
    assert told(match, "revolt-rolled") == [{"seat": 0, "roll": roll, "number": 9 * rises}]


@pytest.mark.parametrize(
    "lands",
    [
        {5: {**HELD, "tokens": 1}, 6: {"owner": 0}},  # one province of three
        {5: HELD},  # no province
        {5: HELD, 6: {"owner": 1, "holder": 0, "tokens": 2}},  # 6 is held, but not owned
    ],
)
def test_with_tokens_in_less_than_half_there_is_no_revolt(lands):  # C12.2
    match = play(position(lands=lands), "do end")
    assert not told(match, "revolt-rolled")
    assert dice_thrown(match) == 0


# ----- C12.3


def test_as_many_soldiers_as_needed_rise_province_after_province():  # C12.3
    lands = {5: HELD, 6: HELD, 7: HELD}
    match = hungry(60, d(10, 10), *LOST, *LOST, lands=lands)
    assert (match.decision, match.actors) == ("revolt", (0,))
    assert answers(match) == ["at 5", "at 6", "at 7"]
    play(match, "at 6")
    assert (land(match, 6)["holder"], units(match, 6)) == ("rebels", {"infantry": 4})
    assert answers(match) == ["at 5", "at 7"]
    play(match, "at 5")
    assert (land(match, 7)["holder"], units(match, 7)) == (0, {"infantry": 2})  # two fell against two loyal


def test_no_capital_and_own_provinces_before_those_merely_held():  # C12.3
    lands = {
        4: {"capital": 0, "infantry": 9},
        5: {"owner": 1, "holder": 0, "infantry": 1},
        6: {"owner": 0, "infantry": 1},
    }
    lands[7] = {"owner": 0, "infantry": 1}
    match = hungry(60, d(10, 3), lands=lands)
    assert answers(match) == ["at 6", "at 7"]
    assert refusal(match, 0, "at 5").key == "refusal-not-one-to-revolt"
    assert refusal(match, 0, "at 4").key == "refusal-no-soldiers-there"
    play(match, "at 6")  # then 7 and 5 follow without a question, each as the only one left
    assert [land(match, place)["holder"] for place in (4, 5, 6, 7)] == [0, "rebels", "rebels", "rebels"]


def test_among_these_provinces_without_a_main_building_come_first():  # C12.3
    lands = {5: {**HELD, "building": "farm"}, 6: {**HELD, "port": True}, 7: {**HELD, "road": True}}
    match = hungry(60, d(10, 10), *WON, *WON, lands=lands)
    assert answers(match) == ["at 6", "at 7"]


def test_loyal_soldiers_fight_at_once_and_the_main_building_is_destroyed_even_if_they_win():  # C12.3
    lands = {5: {**HELD, "building": "farm", "port": True, "road": True}}
    match = hungry(60, d(10, 1), LOW, HIGH, lands=lands)
    assert told(match, "revolt-ends") == [{"seat": 0, "place": 5}]
    assert land(match, 5) == {
        "owner": 0, "holder": 0, "capital": None, "infantry": 3, "port": True, "road": True,
    }  # fmt: skip


def test_a_robbed_province_that_rises_is_robbed_no_more():  # C12.3, C6.5
    match = hungry(60, d(10, 10), lands={5: {**HELD, "robbed": True, "tokens": 1}})
    assert land(match, 5) == {"owner": 0, "holder": "rebels", "capital": None, "infantry": 4, "tokens": 1}


# ----- C12.4


def rebels(number=4, **more):
    facts = {"owner": 1, "holder": "rebels", "infantry": number, **more.pop("facts", {})}
    return position(lands={23: facts, 6: {"owner": 0, "infantry": 1}}, **more)


def test_rebels_hold_the_province_and_its_owner_stays():  # C12.4, C1.9
    match = hungry(60, d(10, 10))
    assert land(match, 5) == {"owner": 0, "holder": "rebels", "capital": None, "infantry": 4}


def test_who_has_three_for_each_rebel_may_open_an_auction():  # C12.4
    assert refusal(rebels(currency=[11, 40]), 0, "do bribe").key == "refusal-not-enough-currency"
    match = play(rebels(currency=[14, 13]), "do bribe")
    assert (match.decision, match.actors) == ("bid", (0, 1))
    assert answers(match, 0) == ["number 12", "number 13", "number 14"]  # seat 0 has to bid
    assert refusal(match, 0, "number 0").key == "refusal-bid-too-low"
    assert answers(match, 1) == ["number 0", "number 12", "number 13"]


def test_the_winner_pays_the_bank_and_has_land_and_men_without_points():  # C12.4
    match = play(rebels(), "do bribe", (0, "number 15"), (1, "number 0"))
    assert land(match, 23) == {"owner": 0, "holder": 0, "capital": None, "infantry": 4}
    assert points_left(match, 23, "infantry") == {0: 4}
    assert (seat(match, 0)["currency"], seat(match, 1)["currency"]) == (25, 40)
    assert told(match, "auction-won") == [{"seat": 0, "currency": 15}]
    assert told(match, "rebels-bought") == [{"seat": 0, "place": 23, "number": 4}]
    assert match.decision == "action"


def test_another_may_win_the_auction_that_he_opened():  # C12.4
    match = play(rebels(), "do bribe", (0, "number 12"), (1, "number 13"))
    assert land(match, 23) == {"owner": 1, "holder": 1, "capital": None, "infantry": 4}
    assert (seat(match, 0)["currency"], seat(match, 1)["currency"]) == (40, 27)
    assert (match.decision, match.actors) == ("action", (0,))


def test_who_cannot_bid_the_least_is_not_asked_and_one_answer_is_given_for_him():  # C12.4, C3.5
    match = play(rebels(currency=[12, 11]), "do bribe")
    assert (match.decision, seat(match, 0)["currency"], land(match, 23)["holder"]) == ("action", 0, 0)
    match = play(rebels(100, currency=[500, 11]), "do bribe")  # from 300, the least, to 300, the most
    assert (match.decision, seat(match, 0)["currency"], land(match, 23)["holder"]) == ("action", 200, 0)


def test_more_than_a_hundred_rebels_cannot_be_bought_only_fought():  # C12.4
    match = rebels(101, currency=[900, 0])
    assert refusal(match, 0, "do bribe").key == "refusal-too-many-rebels"
    assert "do attack" in answers(match)


def test_captives_of_bought_land_change_hands_like_any():  # C12.4, C15.3
    match = rebels(facts={"captives-0": 2, "captives-1": 3})
    play(match, "do bribe", (0, "number 12"), (1, "number 0"))
    assert units(match, 23) == {"infantry": 6}  # men of seat 0 are free
    assert (match.decision, answers(match)) == ("keep", [f"number {n}" for n in range(4)])
    play(match, "number 1")
    assert land(match, 23)["captives-1"] == 1
    assert match.decision == "action"


def test_anybody_may_fight_rebels_and_then_only_holds_anothers_land():  # C12.4, C1.9
    match = play(attack(rebels(1, seed=dice(*WON)), 23, (6, "infantry/2", 1)), "spare")
    assert (land(match, 23)["owner"], land(match, 23)["holder"]) == (1, 0)


# ----- C12.5, C12.6


def test_units_that_turn_break_and_rebels_are_infantry():  # C12.5
    lands = {5: {"owner": 0, "cavalry": 1, "artillery": 1}}
    match = hungry(60, d(10, 2), *LOST, *LOST, lands=lands)
    assert units(match, 5) == {"infantry": 1, "artillery": 1}  # the horse broke, then one foot rose too
    match = hungry(60, d(10, 9), lands=lands)
    assert (land(match, 5)["holder"], units(match, 5)) == ("rebels", {"infantry": 9})


def test_rebels_attack_and_numbers_are_the_only_modifier():  # C12.5, C12.3
    """Three rebels get four more than one loyal soldier; the loyal one wins a tie."""
    facts = {"lands": {5: {**HELD, "building": "bunker"}}, "weather": "severe_winter", "weapons": [5, 5]}
    match = hungry(60, d(10, 3), 50, 53, **facts)
    assert (land(match, 5)["holder"], units(match, 5)) == ("rebels", {"infantry": 3})
    match = hungry(REVOLT, d(10, 3), 50, 54, *WON, **facts)
    assert (land(match, 5)["holder"], units(match, 5)) == ("rebels", {"infantry": 2})


def test_fewer_rebels_have_no_bonus_and_loyal_ones_none_either():  # C12.5
    match = hungry(60, d(10, 1), 50, 50)
    assert told(match, "revolt-ends")
    match = hungry(REVOLT, d(10, 1), 51, 50, LOW, HIGH)
    assert units(match, 5) == {"infantry": 2}


def test_hunger_is_settled_before_tokens_and_tokens_find_what_is_left():  # C12.6
    lands = {5: {"owner": 0, "infantry": 2, "tokens": 1}, 6: {"owner": 0, "infantry": 3, "tokens": 1}}
    match = hungry(60, d(10, 2), 60, d(6, 6), lands=lands)
    play(match, "at 5")
    assert [event["number"] for event in told(match, "revolt-rolled")] == [2, 6]
    assert [land(match, place)["holder"] for place in (5, 6)] == ["rebels", "rebels"]


def test_when_no_soldiers_are_left_tokens_are_not_rolled():  # C12.6, C18.7
    match = hungry(60, d(10, 10), lands={5: {"owner": 0, "infantry": 2, "tokens": 1}})
    assert dice_thrown(match) == 2


def test_an_incited_revolt_comes_after_tokens_and_before_income():  # C12.6, C3.2
    match = new_turn(lands={5: {**HELD, "tokens": 1}, 6: HELD}, incited=[1, 0], seed=dice(d(3, 2)))
    assert (match.decision, land(match, 5).get("tokens"), told(match, "income")[1:]) == ("revolt", None, [])
    assert seat(match, 0)["currency"] == 40


def test_nobody_revolts_at_sea():  # C12.3, C1.2
    lands = {n: {"owner": 0, "infantry": 1} for n in (5, 6)}
    match = position(lands=lands, step="revolt")
    assert refusal(match, 0, "at 43").key == "refusal-no-such-place"
