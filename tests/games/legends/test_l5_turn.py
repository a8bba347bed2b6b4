"""L5: a turn. Every card has a test of its own in `test_cards.py`.

What is alike in both games of the family is in `tests/games/eight_minutes`.
"""

import pytest

from .table import (
    NUMBER,
    armies,
    cities,
    deck,
    left,
    legends,
    neutral,
    notations,
    play,
    points_of_steps,
    refusal,
    regions,
    row,
    supply,
    told,
    turn,
    with_card,
)

# ----- L5.1


def test_coins_of_a_card_do_not_help_to_pay_for_it():  # L5.1, L6.3
    row_of_six = [1, 2, 3, NUMBER["Mountain Treasury"]]
    match = legends.position(players=4, coins=[1, 9, 9, 9], row=row_of_six)
    assert refusal(match, 0, "card 3").key == "refusal-cannot-pay"


def test_the_ability_counts_at_once_also_for_the_own_action():  # L5.1
    assert left(with_card("Noble Unicorn")) == {"move": 5}  # move 4 and its own +1


def test_an_action_may_be_used_in_part_or_not_at_all():  # L5.1
    match = with_card("Ancient Sage")
    play(match, "from 11", "to 10", "stop")
    assert turn(match) == 1
    match = with_card("Ancient Sage")
    play(match, "stop")
    assert turn(match) == 1
    assert told(match, "stopped") == [{"seat": 0, "choice": 2 * NUMBER["Ancient Sage"]}]


# ----- L5.2


def test_with_an_empty_deck_the_row_gets_shorter():  # L5.2
    box = [number for number in range(1, 35) if number not in (5, 6, 7, 8, 9, 26, 27)]  # with 2 players
    hands = [box[6:16], box[16:26] + box[26:]]
    match = legends.position(row=box[:6], cards=hands, turn=0)
    assert deck(match) == []
    play(match, "card 2", "stop")
    assert row(match) == [*box[:2], *box[3:6], 0]
    assert notations(match, 1) == [f"card {slot}" for slot in range(5)]
    assert refusal(match, 1, "card 5").key == "refusal-no-card-there"


# ----- L5.4


def test_a_land_step_is_one_point_and_a_sea_step_three():  # L5.4
    match = play(legends.position(step="move", left=4, armies={12: [2]}), "from 12")
    assert points_of_steps(match) == {10: 1, 11: 1, 13: 1, 14: 1, 25: 3}
    play(match, "to 25")
    assert left(match) == {"move": 1}
    assert armies(match, 0) == {12: 1, 25: 1}


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
    assert points_of_steps(match)[25] == cost


def test_a_sea_step_needs_its_points():  # L5.4
    match = legends.position(step="target", moving_from=12, armies={12: [1]}, left={"move": 2})
    refused = refusal(match, 0, "to 25")
    assert (refused.key, refused.clause) == ("refusal-sea-too-far", "L5.4")
    assert refused.reason.facts["points"] == 3
    assert 25 not in points_of_steps(match)


def test_an_army_that_the_points_take_nowhere_cannot_be_chosen():  # L5.4
    """The citadel rock has only a sea lane."""
    cells = {"west": "citadel", "centre": "desert", "east": "volcano"}
    match = legends.position(step="move", left=2, cells=cells, armies={7: [1], 11: [1]})
    assert refusal(match, 0, "from 7").key == "refusal-no-way-out"
    assert regions(match.legal(0), "from") == {11}


def test_where_land_or_portal_and_sea_join_two_regions_the_cheaper_counts():  # L5.4, L8.4
    match = legends.position(
        step="target", moving_from=12, tokens={12: "portal", 25: "portal"}, armies={12: [1]}
    )
    assert points_of_steps(match)[25] == 1


# ----- L5.6


def test_destroy_only_where_one_has_an_army():  # L5.6
    match = legends.position(step="destroy", armies={9: [1, 1], 20: [0, 3]}, cities={20: [1, 0]})
    assert notations(match, 0) == ["stop", "destroy 0 9", "destroy 1 9"]
    refused = refusal(match, 0, "destroy 1 20")
    assert (refused.key, refused.clause) == ("refusal-no-army-beside", "L5.6")
    play(match, "destroy 1 9")
    assert armies(match, 1) == {20: 3}
    assert supply(match, 1) == 15


def test_destroy_any_colour_also_neutral_and_own():  # L5.6
    match = legends.position(step="destroy", armies={9: [2, 1]}, neutral={9: 1})
    assert notations(match, 0) == ["stop", "destroy 0 9", "destroy 1 9", "destroy 4 9"]
    play(match, "destroy 0 9")
    assert armies(match, 0) == {9: 1}
    assert supply(match, 0) == 17
    match = play(legends.position(step="destroy", armies={9: [2, 1]}, neutral={9: 1}), "destroy 4 9")
    assert neutral(match) == {}


# ----- L5.7


def test_only_halves_that_can_do_something_are_offered():  # L5.7
    match = with_card("Castle A", cities={11: [3]})
    assert notations(match, 0) == ["stop", "half 0"]
    refused = refusal(match, 0, "half 1")
    assert (refused.key, refused.clause) == ("refusal-half-can-do-nothing", "L5.7")
    match = with_card("Castle A", cities={11: [3]}, armies={11: [18]})
    assert turn(match) == 1  # neither can


def test_an_and_card_goes_in_the_printed_order():  # L5.7
    match = with_card("Night Hydra", armies={11: [4, 4]})
    assert left(match) == {"move": 5}
    assert refusal(match, 0, "destroy 1 11").key == "refusal-no-destroying"
    play(match, "stop")
    assert left(match) == {"destroy": 1}
    assert refusal(match, 0, "from 11").key == "refusal-no-moving"
    play(match, "destroy 1 11")
    assert turn(match) == 1


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


def test_an_action_ends_when_its_last_part_can_do_nothing_more():  # L5.7
    match = play(with_card("Dire Giant", armies={20: [1]}), "stop")
    assert left(match) == {"destroy": 1}
    match = play(with_card("Dire Giant", armies={20: [0, 1]}), "stop")
    assert turn(match) == 1  # without an army there is nothing to destroy


# ----- L5.8


def test_every_plus_adds_one_to_each_action_of_its_kind():  # L5.8
    armies_more = [NUMBER["Forest Elf"], NUMBER["Night Village"]]
    moves_more = [NUMBER["Noble Knight"], NUMBER["Forest Tree Town"], NUMBER["Cursed Mausoleum"]]
    match = with_card("Dire Eye", cards=[[*armies_more, *moves_more]])
    assert left(match) == {"place": 6}
    match = with_card("Ancient Sage", cards=[[*armies_more, *moves_more]])
    assert left(match) == {"move": 6}
    match = with_card("Stronghold", cards=[[*armies_more, *moves_more]])
    assert left(match) == {"city": 1}


def test_both_parts_of_one_card_get_their_plus():  # L5.8
    match = with_card("Noble Unicorn", cards=[[NUMBER["Forest Elf"]]])
    assert left(match) == {"move": 5}
    assert left(play(match, "stop")) == {"place": 2}


def test_a_plus_makes_a_move_over_the_sea_possible():  # L5.8
    """Dire Ogre has two points, and only a sea lane leads away from the citadel rock."""
    cells = {"west": "citadel", "centre": "desert", "east": "volcano"}
    match = with_card("Dire Ogre", players=2, cells=cells, armies={7: [1]})
    assert turn(match) == 1
    match = with_card("Dire Ogre", players=2, cells=cells, armies={7: [1]}, cards=[[NUMBER["Noble Knight"]]])
    assert points_of_steps(play(match, "from 7")) == {6: 3}
