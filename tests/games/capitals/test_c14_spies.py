"""C14: spies and their cards."""

import pytest

from ..playing import refusal
from .battlefield import (
    answers,
    d,
    dice,
    dice_thrown,
    land,
    last_turn_of_round,
    play,
    position,
    seat,
    told,
    units,
)

NOTHING, SABOTAGE, INCITEMENT, FREE, BURNING, GUARD = range(6)
LOST_CAPITAL = {4: {"capital": 0, "owner": 0, "holder": 1}, 5: {"owner": 0}}


def revealed(*rolls, cards=(), **more):
    """The last seat of the round has ended its turn, and the cards are shown. Each row has what a seat
    dealt."""
    rows = [list(row) for row in cards]
    facts = {"dealt_with": [2] * len(rows), "spies": [2] * len(rows), "cards": rows, **more}
    return play(last_turn_of_round(players=len(rows), seed=dice(*rolls), **facts), "do end")


# ----- C14.1


def test_a_spy_costs_eight():  # C14.1
    match = play(position(currency=[17, 0]), "do spy", "do spy")
    assert (seat(match, 0)["spies"], seat(match, 0)["currency"]) == (2, 1)
    assert refusal(match, 0, "do spy").key == "refusal-not-enough-currency"


def test_who_does_not_hold_his_capital_neither_buys_nor_uses_spies():  # C14.1
    match = position(players=3, lands=LOST_CAPITAL, spies=[2, 0, 0])
    assert refusal(match, 0, "do spy").key == "refusal-without-capital"
    assert refusal(match, 0, "do deal").key == "refusal-without-capital"


def test_a_card_for_everybody_himself_included_and_as_many_secret_ones_as_spies():  # C14.1, C14.3
    match = position(players=4, spies=[2, 0, 0, 0], first=1, turns=3)
    play(match, "do deal")
    assert (match.decision, match.actors) == ("card", (0,))
    kinds = ["nothing", "sabotage", "incitement", "free_captives", "burning_food"]
    assert answers(match) == [f"card {kind}" for kind in kinds]  # for seat 1, the first in turn order
    play(match, "card sabotage", "card nothing")
    assert answers(match) == [f"card {kind}" for kind in kinds if kind != "sabotage"]
    play(match, "card incitement")  # the last one is for seat 0 itself; no card is left
    assert match.decision == "action"
    assert seat(match, 0)["cards"][:4] == [NOTHING, SABOTAGE, NOTHING, INCITEMENT]
    assert seat(match, 0)["dealt_with"] == 2


def test_counterintelligence_is_one_of_them():  # C14.1
    match = play(position(spies=[1, 0]), "do deal")
    assert answers(match) == ["card nothing", "card counterintelligence"]
    play(match, "card counterintelligence")
    assert seat(match, 0)["cards"][:2] == [GUARD, NOTHING]


def test_spies_bought_after_dealing_deal_nothing_more_that_round():  # C14.1, C14.3
    match = play(position(spies=[1, 0]), "do deal", "card nothing", "card sabotage", "do spy")
    assert refusal(match, 0, "do deal").key == "refusal-dealt-already"


def test_cards_once_dealt_stay_even_if_he_loses_his_capital():  # C14.1
    cards = [[0, SABOTAGE, 0], [0, 0, 0], [0, 0, 0]]
    match = revealed(61, cards=cards, lands=LOST_CAPITAL)
    rolled = [shown for shown in told(match, "card-shown") if shown["roll"]]
    assert rolled == [{"seat": 0, "other": 1, "card": SABOTAGE, "roll": 61, "success": 1}]


def test_without_spies_there_is_nothing_to_deal():  # C14.1
    assert refusal(position(), 0, "do deal").key == "refusal-no-spies"


# ----- C14.2


@pytest.mark.parametrize(
    ("card", "above", "effect"),
    [(SABOTAGE, 60, "sabotage"), (INCITEMENT, 80, "incited"), (BURNING, 60, "burned")],
)
def test_a_card_succeeds_above_its_number(card, above, effect):  # C14.2
    cards = [[0, card], [0, 0]]
    assert seat(revealed(above + 1, cards=cards), 1)[effect] == 1
    assert seat(revealed(above, cards=cards), 1)[effect] == 0


def test_counterintelligence_makes_every_card_against_him_fifteen_harder():  # C14.2
    for card, above, effect in (
        (SABOTAGE, 75, "sabotage"),
        (INCITEMENT, 95, "incited"),
        (BURNING, 75, "burned"),
    ):
        cards = [[0, card], [0, GUARD]]
        assert seat(revealed(above + 1, cards=cards), 1)[effect] == 1
        assert seat(revealed(above, cards=cards), 1)[effect] == 0
    assert (
        seat(revealed(61, cards=[[GUARD, SABOTAGE], [0, 0]]), 1)["sabotage"] == 1
    )  # counterintelligence of seat 0 does not protect others


def test_counterintelligence_is_shown_first_and_not_rolled_and_kills_nobody():  # C14.2, C14.3
    match = revealed(61, cards=[[0, SABOTAGE], [0, GUARD]])
    assert [(e["seat"], e["card"]) for e in told(match, "card-shown")] == [(1, GUARD), (0, SABOTAGE)]
    match = revealed(cards=[[0, 0], [0, GUARD]])
    assert (dice_thrown(match), seat(match, 1)["spies"]) == (0, 2)


@pytest.mark.parametrize("facts", [{"owner": 1}, {"owner": 0, "holder": 1}])
def test_incitement_is_easier_where_a_captive_works(facts):  # C14.2, C14.3
    cards, lands = [[0, INCITEMENT], [0, 0]], {26: {**facts, "captives-0": 1}}
    works = "holder" not in facts
    assert seat(revealed(61, cards=cards, lands=lands), 1)["incited"] == works
    assert seat(revealed(60, cards=cards, lands=lands), 1)["incited"] == 0
    assert seat(revealed(81, cards=cards, lands=lands), 1)["incited"] == 1


def test_one_to_ten_kills_the_dealers_spy():  # C14.2, C14.3
    for roll, left in ((1, 1), (10, 1), (11, 2)):
        match = revealed(roll, cards=[[0, SABOTAGE], [0, 0]])
        assert (seat(match, 0)["spies"], seat(match, 1)["spies"]) == (left, 2)


def test_sabotage_takes_six_from_the_income_of_the_next_turn_and_not_below_nothing():  # C14.2, C14.3
    lands = {number: {"owner": 0, "building": "manufactory"} for number in (1, 2, 3)}
    match = revealed(61, cards=[[0, 0], [SABOTAGE, 0]], lands=lands)
    assert told(match, "income")[-1]["currency"] == 4 + 1 + 6 - 6
    play(match, "do end", "do end")
    assert told(match, "income")[-1]["currency"] == 4 + 1 + 6
    match = revealed(61, 61, cards=[[0] * 3, [SABOTAGE, 0, 0], [SABOTAGE, 0, 0]], lands=lands)
    assert told(match, "income")[-1] == {"seat": 0, "currency": 0, "balance": 40}  # both cards count: 12 less


def test_burning_takes_one_from_his_own_food_and_not_from_what_he_bought():  # C14.2, C14.3
    lands = {number: {"owner": 0} for number in (1, 2, 3)}
    match = revealed(61, 61, 61, cards=[[0] * 4, *[[BURNING, 0, 0, 0]] * 3], lands=lands, bought_food=[2, 0])
    assert told(match, "food")[-1] == {"seat": 0, "supply": 0, "need": 2, "bought": 2}
    assert not told(match, "hunger")
    assert seat(play(match, "do end"), 0)["burned"] == 0


def test_incitement_makes_d3_soldiers_revolt_at_the_start_of_his_next_turn():  # C14.2, C12.3
    lands = {5: {"owner": 0, "infantry": 3}}
    match = revealed(81, d(3, 3), cards=[[0, 0], [INCITEMENT, 0]], lands=lands)
    assert told(match, "incited") == [{"seat": 0, "number": 3}]
    assert (land(match, 5)["holder"], units(match, 5)) == ("rebels", {"infantry": 3})


def test_a_freed_captive_of_the_targets_choice_returns_to_the_box():  # C14.2
    lands = {5: {"owner": 0, "captives-1": 2, "captives-2": 1}, 6: {"owner": 1, "holder": 0, "captives-1": 1}}
    match = revealed(1, cards=[[0] * 3, [FREE, 0, 0], [0] * 3], lands=lands)
    assert (match.decision, match.actors, answers(match)) == ("freed", (0,), ["at 5", "at 6"])
    play(match, "at 5")
    assert answers(match) == ["units captive-1/0", "units captive-2/0"]
    play(match, "units captive-1/0")
    assert (land(match, 5)["captives-1"], land(match, 5)["captives-2"]) == (1, 1)
    assert land(match, 6)["captives-1"] == 1
    assert seat(match, 1)["spies"] == 1  # a roll may both succeed and kill


def test_free_captives_needs_more_than_fifteen_against_counterintelligence():  # C14.2
    lands = {5: {"owner": 0, "captives-1": 1}}
    for roll, left in ((15, 1), (16, 0)):
        match = revealed(roll, cards=[[GUARD, 0], [FREE, 0]], lands=lands)
        assert land(match, 5).get("captives-1", 0) == left


def test_without_captives_nobody_is_freed():  # C14.2
    assert revealed(50, cards=[[0, 0], [FREE, 0]]).decision == "action"


# ----- C14.3


def test_each_kind_but_nothing_once_and_to_himself_only_counterintelligence():  # C14.3
    match = play(position(players=3, spies=[3, 0, 0]), "do deal")
    assert refusal(match, 0, "card sabotage").key == "refusal-not-to-oneself"
    play(match, "card nothing")
    assert refusal(match, 0, "card counterintelligence").key == "refusal-only-to-oneself"
    play(match, "card sabotage")
    assert refusal(match, 0, "card sabotage").key == "refusal-kind-dealt"


def test_players_who_are_out_get_no_card():  # C14.3
    lands = {18: {"capital": 2, "owner": 0}}
    match = play(position(players=3, spies=[2, 0, 0], out=[0, 0, 1], lands=lands), "do deal", "card nothing")
    play(match, "card sabotage")
    assert match.decision == "action"
    assert seat(match, 0)["cards"][:3] == [NOTHING, SABOTAGE, -1]


def test_receivers_in_turn_order_and_for_each_the_dealers_in_turn_order():  # C14.3, C18.6
    cards = [[0, SABOTAGE, BURNING], [SABOTAGE, 0, INCITEMENT], [BURNING, INCITEMENT, 0]]
    match = revealed(*[range(1, 61)] * 6, cards=cards)
    shown = [(event["seat"], event["other"]) for event in told(match, "card-shown")]
    assert shown == [(1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2)]
    cards = {"cards": cards, "dealt_with": [2] * 3, "spies": [2] * 3}
    match = position(players=3, first=1, turn=0, mover=0, turns=2, seed=dice(*[range(1, 61)] * 6), **cards)
    shown = [(event["seat"], event["other"]) for event in told(play(match, "do end"), "card-shown")]
    assert shown == [(2, 1), (0, 1), (1, 2), (0, 2), (1, 0), (2, 0)]


def test_the_cards_are_gathered_for_the_next_round():  # C14.3, C3.1
    match = revealed(50, cards=[[0, SABOTAGE], [0, 0]])
    assert [seat(match, n)["dealt_with"] for n in range(2)] == [-1, -1]
    assert seat(match, 0)["cards"][:2] == [-1, -1]
    assert "do deal" in answers(match)


def test_who_does_not_deal_gives_all_nothing():  # C14.3
    match = play(last_turn_of_round(spies=[3, 3]), "do end")
    assert (told(match, "card-shown"), dice_thrown(match)) == ([], 0)
