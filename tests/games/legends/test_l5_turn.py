"""L5: a turn. Every card has a test of its own in `test_cards.py`."""

import pytest

from .table import (
    NUMBER,
    armies,
    cities,
    coins,
    deck,
    hand,
    kinds,
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
    take,
    told,
    turn,
    with_card,
)

# ----- L5.1


def test_the_cost_is_paid_first_and_a_card_that_one_cannot_pay_cannot_be_taken():  # L5.1
    match = legends.position(players=4, coins=[1, 9, 9, 9])
    assert notations(match, 0) == ["card 0", "card 1", "card 2"]
    assert refusal(match, 0, "card 3").key == "refusal-cannot-pay"
    play(match, "card 1")
    assert coins(match) == [0, 9, 9, 9]


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


def test_taking_a_card_is_compulsory():  # L5.1
    refused = refusal(legends.position(), 0, "stop")
    assert (refused.key, refused.clause) == ("refusal-first-card", "L5.1")


# ----- L5.2


def test_the_row_slides_left_and_is_refilled_after_the_action():  # L5.2
    match = legends.position(players=4, row=[1, 2, 3, 4, 5, 6], deck=[20, 21])
    play(match, "card 1")
    assert row(match) == [1, 0, 3, 4, 5, 6]
    assert deck(match)[-1] == 21
    play(match, "stop")
    assert row(match) == [1, 3, 4, 5, 6, 21]


def test_with_an_empty_deck_the_row_gets_shorter():  # L5.2
    box = [number for number in range(1, 35) if number not in (5, 6, 7, 8, 9, 26, 27)]  # with 2 players
    hands = [box[6:16], box[16:26] + box[26:]]
    match = legends.position(row=box[:6], cards=hands, turn=0)
    assert deck(match) == []
    play(match, "card 2", "stop")
    assert row(match) == [*box[:2], *box[3:6], 0]
    assert notations(match, 1) == [f"card {slot}" for slot in range(5)]
    assert refusal(match, 1, "card 5").key == "refusal-no-card-there"


# ----- L5.3


def test_place_on_the_starting_region_or_where_a_city_is_in_any_split():  # L5.3
    match = legends.position(step="place", left=3, cities={20: [1, 0], 24: [0, 1]}, armies={11: [4, 4]})
    assert regions(match.legal(0), "place") == {11, 20}
    assert refusal(match, 0, "place 24").key == "refusal-not-start-nor-city"
    play(match, "place 20", "place 11", "place 20")
    assert armies(match, 0) == {11: 5, 20: 2}
    assert supply(match, 0) == 11
    assert turn(match) == 1


def test_place_only_what_is_in_the_supply():  # L5.3
    match = legends.position(step="place", left=3, armies={11: [17, 1]})
    play(match, "place 11")
    assert supply(match, 0) == 0
    assert turn(match) == 1  # nothing more is possible


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


@pytest.mark.parametrize(
    ("steps", "where"),
    [
        (("from 11", "to 10", "from 10", "to 9", "from 9", "to 8"), {11: 2, 8: 1}),  # one army three steps
        (
            ("from 11", "to 10", "from 11", "to 12", "from 11", "to 13"),
            {10: 1, 12: 1, 13: 1},
        ),  # three one each
        (("from 11", "to 10", "from 10", "to 9", "from 11", "to 13"), {11: 1, 9: 1, 13: 1}),  # two and one
    ],
)
def test_move_three(steps, where):  # L5.4: an example of the rulebook
    match = play(legends.position(step="move", left=3, armies={11: [3]}), *steps)
    assert armies(match, 0) == where
    assert turn(match) == 1


def test_points_may_stay_unused_and_stop_is_offered_at_both_choices():  # L5.4
    match = legends.position(step="move", left=3)
    assert "stop" in kinds(match, 0)
    play(match, "from 11")
    assert "stop" in kinds(match, 0)
    play(match, "stop")
    assert armies(match, 0) == {11: 4}
    assert turn(match) == 1


def test_only_own_armies_move_and_never_cities():  # L5.4
    match = legends.position(step="move", armies={11: [1, 1], 9: [0, 1]}, cities={13: [1, 0]})
    assert regions(match.legal(0), "from") == {11}
    assert refusal(match, 0, "from 9").key == "refusal-no-army-to-move"
    assert refusal(match, 0, "from 13").key == "refusal-no-army-to-move"


def test_an_army_that_the_points_take_nowhere_cannot_be_chosen():  # L5.4
    """The citadel rock has only a sea lane."""
    cells = {"west": "citadel", "centre": "desert", "east": "volcano"}
    match = legends.position(step="move", left=2, cells=cells, armies={7: [1], 11: [1]})
    assert refusal(match, 0, "from 7").key == "refusal-no-way-out"
    assert regions(match.legal(0), "from") == {11}


def test_what_is_not_joined_is_not_reached():  # L5.4
    match = legends.position(step="target", moving_from=11)
    refused = refusal(match, 0, "to 9")
    assert (refused.key, refused.clause) == ("refusal-not-adjacent", "L5.4")


def test_where_land_or_portal_and_sea_join_two_regions_the_cheaper_counts():  # L5.4, L8.4
    match = legends.position(
        step="target", moving_from=12, tokens={12: "portal", 25: "portal"}, armies={12: [1]}
    )
    assert points_of_steps(match)[25] == 1


# ----- L5.5


def test_a_city_needs_an_army_not_merely_a_city():  # L5.5
    match = legends.position(step="city", armies={9: [1, 0], 20: [0, 3]}, cities={8: [1, 0]})
    assert regions(match.legal(0), "city") == {9}
    assert refusal(match, 0, "city 8").key == "refusal-no-army-for-city"
    play(match, "city 9")
    assert cities(match, 0) == {8: 1, 9: 1}


def test_any_number_of_cities_in_a_region_but_three_in_all():  # L5.5
    match = legends.position(step="city", armies={9: [1, 1]}, cities={9: [2, 2]})
    play(match, "city 9")
    assert cities(match, 0) == {9: 3}
    match = legends.position(players=4, row=[NUMBER["Stronghold"]], cities={11: [3]})
    take(match, "Stronghold")
    assert turn(match) == 1  # no city is left, so there is nothing to ask


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


def test_a_city_is_never_destroyed():  # L5.6
    match = legends.position(step="destroy", armies={9: [1, 0]}, cities={9: [0, 2]})
    assert refusal(match, 0, "destroy 1 9").key == "refusal-no-army-to-destroy"


# ----- L5.7


def test_an_or_card_gives_one_of_the_two():  # L5.7
    match = with_card("Lake")
    assert notations(match, 0) == ["stop", "half 0", "half 1"]
    assert left(play(match, "half 1")) == {"move": 3}
    assert kinds(match, 0) == {"stop", "from"}


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


# ----- L5.9


def test_play_passes_clockwise():  # L5.9
    match = legends.position(players=4, turn=2)
    for seat in (2, 3, 0, 1, 2):
        assert turn(match) == seat
        before = len(hand(match, seat))
        play(match, "card 0")
        while turn(match) == seat:
            play(match, "stop")
        assert len(hand(match, seat)) == before + 1
    assert refusal(match, 0, "card 0").key == "refusal-not-your-turn"
