"""C13: the army, the capital, peace, trade and auctions."""

import pytest

import imperia
from imperia.games.capitals.names import Decision

from ..playing import refusal
from .battlefield import (
    WON,
    answers,
    attack,
    dice,
    land,
    new_turn,
    play,
    points_left,
    position,
    seat,
    told,
    units,
    winner,
)

FOUR_MORE = {number: {"owner": 0} for number in (1, 2, 3, 5)}


# ----- C13.1, C13.2


@pytest.mark.parametrize(
    ("unit", "price", "soldiers"), [("infantry", 2, 1), ("cavalry", 6, 3), ("artillery", 12, 6)]
)
def test_recruits_cost_and_come_to_the_capital_without_points(unit, price, soldiers):  # C13.1, C13.2, C3.3
    match = position(lands=FOUR_MORE, level=[3, 1])
    play(match, f"do {unit}")
    if match.decision == "number":
        play(match, "number 1")
    assert units(match, 4) == {unit: 1}
    assert points_left(match, 4, unit) == {0: 1}
    assert seat(match, 0)["currency"] == 40 - price
    assert seat(match, 0)["recruited"] == soldiers


def test_at_most_two_soldiers_a_turn_for_each_province_owned_and_held_at_that_moment():  # C13.2
    lands = {1: {"owner": 0}, 2: {"owner": 1, "holder": 0}, 3: {"owner": 0, "holder": 1}}
    match = play(position(lands=lands, level=[2, 1], currency=[100, 0]), "do infantry")
    assert answers(match) == ["number 1", "number 2", "number 3", "number 4"]
    play(match, "number 2")
    assert refusal(match, 0, "do cavalry").key == "refusal-too-many-recruits"
    play(match, "do infantry", "number 2")
    assert refusal(match, 0, "do infantry").key == "refusal-too-many-recruits"
    play(match, "do end", "do end")
    assert "do cavalry" in answers(match)  # since it is another turn


def test_a_province_won_in_the_turn_counts():  # C13.2
    match = position(lands={1: {"owner": 0, "infantry": 1}}, recruited=[4, 0])
    assert "do infantry" not in answers(match)
    play(match, "do march", "at 2")
    assert "do infantry" in answers(match)


# ----- C13.3


@pytest.mark.parametrize(
    ("given", "which", "got"),
    [
        ({"infantry": 3}, 0, {"cavalry": 1}),
        ({"cavalry": 1}, 1, {"infantry": 3}),
        ({"cavalry": 2}, 2, {"artillery": 1}),
        ({"artillery": 1}, 3, {"cavalry": 2}),
        ({"infantry": 6}, 4, {"artillery": 1}),
        ({"artillery": 1}, 5, {"infantry": 6}),
    ],
)
def test_units_are_exchanged_in_the_capital_at_no_cost(given, which, got):  # C13.3
    match = position(lands={4: {"capital": 0, **given}}, level=[3, 1], currency=[0, 0])
    steps = {"exchange": f"exchange {which}", "number": "number 1"}
    play(match, "do exchange")
    for decision, step in steps.items():
        if match.decision == decision:
            play(match, step)
    assert units(match, 4) == got
    ((kind, number),) = got.items()
    assert points_left(match, 4, kind) == {0: number}  # they have no points afterwards


def test_the_level_applies_to_what_he_gets_and_only_units_with_points_are_exchanged():  # C13.3
    match = position(lands={4: {"capital": 0, "infantry": 6, "artillery": 1}}, level=[1, 1])
    play(match, "do exchange")  # level I allows only this exchange: a gun for foot
    assert units(match, 4) == {"infantry": 12}
    match = position(lands={4: {"capital": 0, "infantry": 4}}, level=[3, 1], stacks=[[4, "infantry/0", 2]])
    assert refusal(match, 0, "do exchange").key == "refusal-nothing-to-exchange"
    match = position(lands={4: {"capital": 0, "infantry": 4}}, level=[3, 1], stacks=[[4, "infantry/1", 2]])
    play(match, "do exchange")
    assert points_left(match, 4, "infantry") == {}  # those with the fewest points were exchanged


def test_caravans_must_be_parted_first_and_elsewhere_nothing_is_exchanged():  # C13.3
    lands = {4: {"capital": 0, "caravan": 2}, 5: {"owner": 0, "infantry": 6}}
    assert refusal(position(lands=lands, level=[3, 1]), 0, "do exchange").key == "refusal-nothing-to-exchange"


# ----- C13.4, C13.5


def test_nothing_is_built_in_a_capital_and_no_province_action_there():  # C13.4
    lands = {5: {"owner": 0}, 6: {"owner": 0}}
    for verb in ("farm", "granary", "bunker", "camp", "port", "road", "explore", "rob"):
        match = play(position(lands=lands, level=[3, 1]), f"do {verb}")
        assert refusal(match, 0, "at 4").key == "refusal-is-capital"


CAPITAL_LOST = {4: {"capital": 0, "owner": 0, "holder": 1, "infantry": 1}}


def lost(players=3, lands=(), **more):
    """A position in which seat 0 has lost its capital to seat 1, and has 5, 6 and 7."""
    mine = {5: {"owner": 0}, 6: {"owner": 0, "tokens": 1}, 7: {"owner": 1, "holder": 0}, 1: {"owner": 0}}
    return position(players=players, lands={**CAPITAL_LOST, **mine, **dict(lands)}, **more)


def test_with_the_capital_lost_he_names_a_recruiting_province_without_tokens():  # C13.5
    match = lost()
    assert refusal(match, 0, "do infantry").key == "refusal-nowhere-to-recruit"
    play(match, "do recruiting_province")
    assert answers(match) == ["at 1", "at 5"]
    play(match, "at 5")
    assert seat(match, 0)["recruiting"] == 5
    assert refusal(match, 0, "do recruiting_province").key == "refusal-named-already"
    assert (
        refusal(position(lands={5: {"owner": 0}}), 0, "do recruiting_province").key == "refusal-capital-held"
    )


@pytest.mark.parametrize(("unit", "price"), [("infantry", 3), ("cavalry", 9), ("artillery", 18)])
def test_recruits_are_dearer_there(unit, price):  # C13.5
    match = play(lost(recruiting=[5], level=[3, 1, 1]), f"do {unit}")
    if match.decision == "number":
        play(match, "number 1")
    assert units(match, 5) == {unit: 1}
    assert seat(match, 0)["currency"] == 40 - price


def test_tokens_stop_recruiting_there_and_nothing_is_exchanged_or_raised():  # C13.5
    match = lost(lands={5: {"owner": 0, "tokens": 1, "infantry": 3}}, recruiting=[5], level=[2, 1, 1])
    assert refusal(match, 0, "do infantry").key == "refusal-nowhere-to-recruit"
    assert refusal(match, 0, "do exchange").key == "refusal-capital-lost"
    assert refusal(match, 0, "do level").key == "refusal-capital-lost"
    assert "do farm" in answers(lost(recruiting=[5], level=[2, 1, 1]))  # the level is kept


def test_it_may_be_an_enemy_capital_that_he_owns():  # C13.5
    match = play(lost(lands={11: {"capital": 2, "owner": 0}, 18: {"owner": 2}}), "do recruiting_province")
    assert "at 11" in answers(match)


def test_once_lost_it_has_lapsed_even_if_won_back():  # C13.5
    lands = {4: {"capital": 0, "owner": 0, "holder": 2}, 5: {"owner": 0}, 6: {"owner": 1, "infantry": 1}}
    lands[1] = {"owner": 0, "infantry": 9}
    match = position(players=3, lands=lands, turn=1, turns=1, recruiting=[5], seed=dice(*WON))
    play(attack(match, 5, (6, "infantry/2", 1)), "spare", "do end", "do end")
    assert seat(match, 0)["recruiting"] is None
    play(attack(match, 5, (1, "infantry/2", 9)), "spare")
    assert (land(match, 5)["holder"], seat(match, 0)["recruiting"]) == (0, None)
    assert "do recruiting_province" in answers(match)  # to choose a new one


def test_with_the_capital_back_the_place_lapses():  # C13.5
    match = lost(lands={5: {"owner": 0, "infantry": 3}}, recruiting=[5], seed=dice(*WON))
    attack(match, 4, (5, "infantry/2", 3))
    assert (land(match, 4)["holder"], seat(match, 0)["recruiting"]) == (0, None)


# ----- C13.6


def offer(match, *steps):
    play(match, "do peace")
    if match.decision == "partner":
        play(match, "partner 1")
    return play(match, *steps)


def test_provinces_change_owner_and_holder_and_the_payment_is_made():  # C13.6
    lands = {5: {"owner": 0}, 6: {"owner": 0, "holder": 1, "infantry": 2}, 22: {"owner": 1}, 23: {"owner": 1}}
    match = offer(
        position(lands=lands), "take 6", "take 22", "give 5", "enough", "payer me", "number 7", "send"
    )
    assert (match.decision, match.actors, answers(match)) == ("answer", (1,), ["yes", "no"])
    play(match, "yes")
    assert [(land(match, n)["owner"], land(match, n)["holder"]) for n in (5, 6, 22)] == [
        (1, 1),
        (0, 0),
        (0, 0),
    ]
    assert (seat(match, 0)["currency"], seat(match, 1)["currency"]) == (33, 47)
    assert units(match, 25) == {"infantry": 2}  # they stood in 6 and went home
    assert (match.decision, match.actors) == ("action", (0,))


def test_if_refused_nothing_changes():  # C13.6
    match = position(lands={22: {"owner": 1}, 5: {"owner": 0}})
    before = match.state.tobytes()
    match = offer(match, "take 22", "enough", "payer nobody", "send", "no")
    assert land(match, 22)["owner"] == 1
    assert match.state.tobytes() != before  # no other offer is possible this turn
    assert refusal(match, 0, "do peace").key == "refusal-offered-already"


def test_units_go_home_without_points_or_are_disbanded_if_there_is_no_home():  # C13.6
    lands = {5: {"owner": 0, "infantry": 2, "cavalry": 1}, 22: {"owner": 1}}
    match = offer(position(lands=lands), "give 5", "enough", "payer nobody", "send", "yes")
    assert units(match, 4) == {"infantry": 2, "cavalry": 1}
    assert points_left(match, 4, "infantry") == {0: 2}
    match = lost(lands={5: {"owner": 0, "infantry": 2}})
    offer(match, "give 5", "enough", "payer nobody", "send", "yes")
    assert all(units(match, place) == {} for place in (1, 5, 6, 7))
    match = lost(lands={5: {"owner": 0, "infantry": 2}}, recruiting=[1])
    offer(match, "give 5", "enough", "payer nobody", "send", "yes")
    assert units(match, 1) == {"infantry": 2}


def test_units_go_to_what_is_now_their_home():  # C13.6, C13.5
    """By the same peace, seat 0 gives away its recruiting province and gets its capital back."""
    match = lost(lands={5: {"owner": 0, "infantry": 2}}, recruiting=[5])
    offer(match, "take 4", "give 5", "enough", "payer nobody", "send", "yes")
    assert (land(match, 4)["holder"], units(match, 4)) == (0, {"infantry": 2})
    assert seat(match, 0)["recruiting"] is None
    assert units(match, 25) == {"infantry": 1}  # the unit of seat 1


def test_captives_change_hands_by_peace_as_by_conquest():  # C13.6, C15.3
    lands = {22: {"owner": 1, "captives-0": 2, "captives-2": 3}, 5: {"owner": 0, "captives-1": 1}}
    match = position(players=3, lands={**lands, 6: {"owner": 0}})
    offer(match, "take 22", "give 5", "enough", "payer nobody", "send", "yes")
    assert (match.decision, match.actors) == ("keep", (0,))
    play(match, "number 2")
    assert units(match, 22) == {"infantry": 2}
    assert points_left(match, 22, "infantry") == {0: 2}
    assert land(match, 22)["captives-2"] == 2
    assert units(match, 5) == {"infantry": 1}  # these are free, and belong to seat 1
    assert match.decision == "action"


def test_land_that_is_not_at_war_may_be_ceded_and_robbery_ends():  # C13.6, C6.5
    match = position(lands={5: {"owner": 0, "robbed": True, "tokens": 2}, 6: {"owner": 0}})
    offer(match, "give 5", "enough", "payer other", "number 3", "send", "yes")
    assert land(match, 5) == {"owner": 1, "holder": 1, "capital": None, "tokens": 2}
    assert (seat(match, 0)["currency"], seat(match, 1)["currency"]) == (43, 37)


def test_the_only_partner_and_the_only_province_of_a_peace_are_not_asked():  # C13.9, C3.5
    match = play(position(players=3, lands={9: {"owner": 2}}), "do peace")
    assert (match.decision, match.state["partner"][0]) == ("payer", 2)  # a peace with 1 could change nothing
    play(match, "payer nobody", "send", "yes")
    assert land(match, 9)["owner"] == 0


def test_who_gets_the_last_enemy_capital_by_peace_has_won():  # C13.6, C16.3
    lands = {
        11: {"capital": 2, "owner": 0},
        25: {"capital": 1, "owner": 2},
        18: {"owner": 2},
        26: {"owner": 1},
    }
    match = position(players=3, lands=lands)
    play(match, "do peace", "partner 2", "take 25", "enough", "payer nobody", "send", "yes")
    assert match.over
    assert winner(match) == 0


# ----- C13.7


def trade(match, *steps):
    play(match, "do trade")
    if match.decision == "partner":
        play(match, "partner 1")
    return play(match, *steps)


def test_currency_food_fruits_and_free_roads_are_traded_at_once():  # C13.7
    goods = {"spare_food": [3, 0], "fruits": [0, 2], "free_roads": [4, 0]}
    for good, field, got in (("food", "spare_food", "bought_food"), ("roads", "free_roads", "free_roads")):
        match = trade(position(**goods), f"good {good}", "number 2", "good currency", "number 9", "send")
        assert (match.decision, match.actors) == ("answer", (1,))
        play(match, "yes")
        assert seat(match, 0)[field] == goods[field][0] - 2
        assert seat(match, 1)[got] == 2
        assert (seat(match, 0)["currency"], seat(match, 1)["currency"]) == (49, 31)
    match = trade(position(**goods), "good nothing", "good fruits", "number 1", "send", "yes")
    assert (seat(match, 0)["bought_fruits"], seat(match, 1)["fruits"]) == (1, 1)


def test_a_refused_trade_changes_nothing():  # C13.7
    match = trade(position(), "good currency", "number 5", "good nothing", "send", "no")
    assert (seat(match, 0)["currency"], seat(match, 1)["currency"]) == (40, 40)
    assert (match.decision, match.actors) == ("action", (0,))


def test_treaties_are_no_decision_of_the_game():  # C13.8
    assert not [decision for decision in Decision if "TREAT" in decision.name]


# ----- C13.9


def test_only_land_owned_and_held_by_the_two_with_a_change_and_no_capital_of_its_first_owner():  # C13.9
    lands = {
        5: {"owner": 0},
        6: {"owner": 1, "holder": 0},
        7: {"owner": 2, "holder": 0},
        3: {"owner": 0, "holder": "rebels", "infantry": 1},
        11: {"capital": 2, "owner": 2, "holder": 1},
        22: {"owner": 1},
        9: {"owner": 2},
    }
    match = play(position(players=3, lands=lands), "do peace", "partner 1")
    assert answers(match) == ["take 6", "take 22", "give 5", "give 6"]
    assert refusal(match, 0, "give 4").key == "refusal-is-capital"
    assert refusal(match, 0, "enough").key == "refusal-no-change"  # at least one province
    play(match, "take 6")
    assert answers(match) == ["enough", "take 22", "give 5"]  # no province can be named twice


def test_a_side_must_have_what_it_gives():  # C13.9
    match = trade(position(currency=[3, 0], fruits=[0, 1]))
    assert answers(match) == ["good nothing", "good currency"]
    play(match, "good currency")
    assert answers(match) == ["number 1", "number 2", "number 3"]
    play(match, "number 1")
    assert answers(match) == ["good nothing", "good fruits"]
    match = position(currency=[0, 5], lands={5: {"owner": 0}, 6: {"owner": 0}})
    offer(match, "give 5", "enough")
    assert answers(match) == ["payer nobody", "payer other"]
    play(match, "payer other")
    assert answers(match) == [f"number {n}" for n in range(1, 6)]


def test_one_side_at_most_is_empty():  # C13.9
    match = trade(position(fruits=[0, 1]), "good nothing")
    assert refusal(match, 0, "good nothing").key == "refusal-both-empty"


def test_sums_are_at_most_three_hundred():  # C13.9
    match = trade(position(currency=[1000, 5]), "good currency")
    assert answers(match)[-1] == "number 300"


def test_his_own_fruits_go_first_and_bought_ones_count_even_if_bought_back():  # C13.9
    match = trade(
        position(fruits=[1, 0], bought_fruits=[2, 0]),
        "good fruits",
        "number 2",
        "good nothing",
        "send",
        "yes",
    )
    assert (seat(match, 0)["fruits"], seat(match, 0)["bought_fruits"]) == (0, 1)
    assert (seat(match, 1)["fruits"], seat(match, 1)["bought_fruits"]) == (0, 2)
    play(match, "do end")
    play(match, "do trade", "good fruits", "number 2", "good nothing", "send", "yes")
    assert (seat(match, 0)["fruits"], seat(match, 0)["bought_fruits"]) == (0, 3)


def test_one_peace_and_one_trade_a_turn_to_each_player_dropped_ones_counted():  # C13.9
    lands = {5: {"owner": 0}, 6: {"owner": 0}}
    match = position(players=3, lands=lands)
    play(match, "do peace", "partner 1", "give 5", "enough", "payer nobody")
    assert answers(match) == ["send", "drop"]
    play(match, "drop", "do peace")  # seat 2 is the only partner left
    assert answers(match) == ["give 5", "give 6"]
    play(match, "give 5", "enough", "payer nobody", "drop")
    assert refusal(match, 0, "do peace").key == "refusal-offered-already"
    play(match, "do trade", "partner 1", "good currency", "number 1", "good nothing", "drop")
    play(match, "do trade", "good currency", "number 1", "good nothing", "drop")
    assert refusal(match, 0, "do trade").key == "refusal-offered-already"
    assert seat(match, 0)["currency"] == 40
    for _ in range(3):
        play(match, "do end")
    assert {"do peace", "do trade"} <= set(answers(match))  # on the next turn of the same seat


# ----- C13.10


def auction(currency, *bids, players=3):
    """A captain is auctioned on the turn of seat 0, and the seats bid in this order."""
    voyages = [[{"kind": "overseas", "turns": 1}]]
    match = new_turn(players=players, voyages=voyages, currency=currency, seed=dice(86, 29))
    return play(match, *bids)


def test_each_names_in_secret_one_sum_from_one_to_what_he_has():  # C13.10
    match = auction([3, 2, 400])
    assert match.actors == (0, 1, 2)
    assert answers(match, 0) == [f"number {n}" for n in range(4)]
    assert answers(match, 1) == [f"number {n}" for n in range(3)]
    assert answers(match, 2) == [f"number {n}" for n in range(301)]


def test_who_has_nothing_or_is_out_is_not_asked():  # C13.10, C3.5
    assert auction([3, 0, 5]).actors == (0, 2)


def test_all_bids_are_shown_and_the_highest_pays_his_sum_to_the_bank():  # C13.10
    match = auction([40, 40, 40], (2, "number 7"), (0, "number 3"), (1, "number 6"))
    assert told(match, "bid-shown") == [
        {"seat": 0, "currency": 3}, {"seat": 1, "currency": 6}, {"seat": 2, "currency": 7},
    ]  # fmt: skip
    assert [seat(match, n)["currency"] for n in range(3)] == [40 + 5, 40, 33]


@pytest.mark.parametrize(("bids", "winner"), [((5, 5, 5), 0), ((4, 5, 5), 1), ((0, 0, 1), 2)])
def test_ties_go_to_whose_turn_it_is_then_clockwise(bids, winner):  # C13.10
    match = auction([40, 40, 40], *((n, f"number {bid}") for n, bid in enumerate(bids)))
    assert told(match, "auction-won") == [{"seat": winner, "currency": max(bids)}]


def test_captives_who_have_walked_this_turn_do_so_no_more_for_whom_they_are_ceded_to():  # C13.6, C15.3
    lands = {5: {"owner": 0, "captives-2": 3}, 6: {"owner": 0}}
    match = position(players=3, lands=lands, stacks=[[5, "captive-2/1", 2]])
    offer(match, "give 5", "enough", "payer nobody", "send", "yes")
    assert (match.decision, match.actors) == ("keep", (1,))
    play(match, "number 3")
    assert land(match, 5)["captives-2"] == 3
    assert points_left(match, 5, "captive-2") == {}


def test_who_has_nothing_is_no_partner_of_one_who_has_nothing():  # C13.9
    match = play(position(players=3, currency=[0, 5, 0]), "do trade")
    if match.decision == "partner":
        assert refusal(match, 0, "partner 2").key == "refusal-nothing-to-give"


def test_what_could_be_exchanged_is_not_asked_while_the_capital_is_lost():  # C13.3, C13.5
    taken = {4: {"capital": 0, "owner": 0, "holder": 1, "infantry": 6}, 5: {"owner": 0}}
    with pytest.raises(imperia.ImperiaError, match="nothing can be done"):
        position(lands=taken, level=[3, 1], step="exchange", verb="exchange")


def test_nothing_is_not_given_for_what_the_other_has_not():  # C13.9
    match = play(position(currency=[5, 0], spare_food=[2, 0]), "do trade")
    assert match.decision == "gives"
    assert refusal(match, 0, "good nothing").key == "refusal-both-empty"
