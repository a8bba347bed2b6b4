"""L5: a turn; each card has its test in `test_cards.py`, what both games share is in `eight_minutes`."""

import pytest

from ..on_a_map import armies, cities, deck, notations, play, row, supply
from ..playing import refusal, turn
from .table import BOX_OF_TWO, CITADEL, NUMBER, costs_of_steps, left, legends, with_card


def test_coins_of_a_card_do_not_help_to_pay_for_it():  # L5.1, L6.3
    row_of_six = [1, 2, 3, NUMBER["Mountain Treasury"]]
    match = legends.position(players=4, coins=[1, 9, 9, 9], row=row_of_six)
    assert refusal(match, 0, "card 3").key == "refusal-cannot-pay"


def test_with_an_empty_deck_the_row_gets_shorter():  # L5.2
    box = BOX_OF_TWO
    match = legends.position(row=box[:6], cards=[box[6:16], box[16:]], turn=0)
    assert deck(match) == []
    play(match, "card 2", "stop")
    assert row(match) == [*box[:2], *box[3:6], 0]
    assert notations(match, 1) == [f"card {slot}" for slot in range(5)]


def test_a_land_step_is_one_point_and_a_sea_step_three():  # L5.4
    match = play(legends.position(step="move", left=4, armies={12: [2]}), "from 12")
    assert costs_of_steps(match) == {10: 1, 11: 1, 13: 1, 14: 1, 25: 3}
    play(match, "to 25")
    assert left(match) == {"move": 1}
    assert armies(match, 0) == {12: 1, 25: 1}
    assert costs_of_steps(play(match, "from 12")) == {10: 1, 11: 1, 13: 1, 14: 1}
    assert refusal(match, 0, "to 25").reason.facts["points"] == 3  # but fewer are left


@pytest.mark.parametrize(
    ("cards", "cost"),
    [
        ([], 3),
        (["Dire Eye"], 2),  # an example of the rulebook
        (["Dire Eye", "Dire Dragon"], 1),
        (["Dire Eye", "Dire Dragon", "Ancient Phoenix"], 1),  # at least 1
    ],
)
def test_each_flying_makes_a_sea_step_one_point_cheaper(cards, cost):  # L5.4, L6.1
    hands = [[NUMBER[card] for card in cards]]
    match = legends.position(step="target", moving_from=12, armies={12: [1]}, cards=hands)
    assert costs_of_steps(match)[25] == cost


def test_where_land_or_portal_and_sea_join_two_regions_the_cheaper_counts():  # L5.4, L8.4
    match = legends.position(
        step="target", moving_from=12, tokens={12: "portal", 25: "portal"}, armies={12: [1]}
    )
    assert costs_of_steps(match)[25] == 1


def test_destroy_any_colour_where_one_has_an_army():  # L5.6
    pieces = {"armies": {9: [2, 1], 20: [0, 3]}, "cities": {20: [1, 0]}, "neutral": {9: 1}}
    match = legends.position(step="destroy", **pieces)
    assert notations(match, 0) == ["stop", "destroy 0 9", "destroy 1 9", "destroy 4 9"]
    play(match, "destroy 0 9")
    assert (armies(match, 0), supply(match, 0)) == ({9: 1}, 17)
    match = play(legends.position(step="destroy", **pieces), "destroy 1 9")
    assert (armies(match, 1), supply(match, 1)) == ({20: 3}, 15)


def test_either_part_of_an_and_card_may_be_skipped():  # L5.7
    match = play(with_card("Castle B"), "stop", "city 11")
    assert (cities(match, 0), turn(match)) == ({11: 1}, 1)
    match = play(with_card("Castle B"), *["from 11", "to 10", "from 11", "to 12", "from 11", "to 13"], "stop")
    assert (cities(match, 0), turn(match)) == ({}, 1)


def test_a_part_that_can_do_nothing_is_over_without_a_question():  # L5.7
    match = with_card("Ancient Woods", cities={20: [3]})
    assert left(match) == {"place": 2}
    match = with_card("Ancient Woods", cities={20: [3]}, armies={11: [18]})
    assert turn(match) == 1
    match = play(with_card("Dire Giant", armies={20: [1]}), "stop")
    assert left(match) == {"destroy": 1}
    match = play(with_card("Dire Giant", armies={20: [0, 1]}), "stop")
    assert turn(match) == 1  # without an army there is nothing to destroy


def test_every_plus_adds_one_to_each_action_of_its_kind():  # L5.8
    armies_more = [NUMBER["Forest Elf"], NUMBER["Night Village"]]
    moves_more = [NUMBER["Noble Knight"], NUMBER["Forest Tree Town"], NUMBER["Cursed Mausoleum"]]
    match = with_card("Dire Eye", cards=[[*armies_more, *moves_more]])
    assert left(match) == {"place": 6}
    match = with_card("Ancient Sage", cards=[[*armies_more, *moves_more]])
    assert left(match) == {"move": 6}
    match = with_card("Stronghold", cards=[[*armies_more, *moves_more]])
    assert left(match) == {"city": 1}
    match = with_card("Noble Unicorn", cards=[[NUMBER["Forest Elf"]]])  # both parts of a card
    assert left(match) == {"move": 5}
    assert left(play(match, "stop")) == {"place": 2}


def test_a_plus_makes_a_move_over_the_sea_possible():  # L5.8
    """Dire Ogre has two points, and only a sea lane leads away from the citadel rock."""
    match = with_card("Dire Ogre", players=2, cells=CITADEL, armies={7: [1]})
    assert turn(match) == 1
    match = with_card(
        "Dire Ogre", players=2, cells=CITADEL, armies={7: [1]}, cards=[[NUMBER["Noble Knight"]]]
    )
    assert costs_of_steps(play(match, "from 7")) == {6: 3}
