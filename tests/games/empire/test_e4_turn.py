"""E4: a turn. Regions are those of board a unless a test says otherwise; 12 is the start."""

import pytest

from imperia.games.empire.names import CARD, Decision, Refusal

from .batch import refusals
from .table import (
    ISLES,
    armies,
    cities,
    coins,
    deck,
    empire,
    hand,
    kinds,
    neutral,
    notations,
    play,
    points,
    refusal,
    regions,
    row,
    seat_of,
    slots,
    steps_left,
    supply,
    take,
    turn,
)

ROW = [9, 28, 8, 6, 35, 1]  # place 3, place 3, move 3, city, place 1 (crystal), place 2 or move 3


# ----- E4.1


def test_one_takes_a_card_and_pays_its_cost():  # E4.1
    match = play(empire.position(row=ROW, coins=[5, 5]), "card 3")
    assert hand(match, 0) == [6]
    assert coins(match) == [3, 5]


@pytest.mark.parametrize(("have", "open_slots"), [(0, 1), (1, 3), (2, 5), (3, 6)])
def test_a_card_one_cannot_pay_cannot_be_taken(have, open_slots):  # E4.1
    match = empire.position(row=ROW, coins=[have, 14])
    assert slots(match, 0) == list(range(open_slots))
    for slot in range(open_slots, 6):
        refused = refusal(match, 0, f"card {slot}")
        assert (refused.clause, refused.key) == ("E4.1", "refusal-cannot-pay")


def test_one_must_take_a_card():  # E4.1: passing is not possible, not even without coins
    match = empire.position(row=ROW, coins=[0, 0])
    assert notations(match, 0) == ["card 0"]
    refused = refusal(match, 0, "stop")
    assert (refused.clause, refused.key) == ("E4.1", "refusal-card-first")


def test_one_takes_only_one_card():  # E4.1
    match = play(empire.position(row=ROW), "card 0")
    assert refusal(match, 0, "card 1").clause == "E4.1"


def test_the_action_is_used_as_a_whole():  # E4.1
    match = play(empire.position(row=ROW), "card 0", "place 12", "place 12", "place 12")
    assert armies(match, 0) == {12: 6}
    assert turn(match) == 1


def test_the_action_is_used_in_part():  # E4.1
    match = play(empire.position(row=ROW), "card 0", "place 12", "stop")
    assert armies(match, 0) == {12: 4}
    assert turn(match) == 1


def test_the_action_is_not_used_at_all():  # E4.1
    match = play(empire.position(row=ROW), "card 0", "stop")
    assert armies(match, 0) == {12: 3}
    assert hand(match, 0) == [9]
    assert turn(match) == 1


def test_the_good_is_kept():  # E4.1
    match = play(empire.position(row=ROW, cards=[[36], []]), "card 4", "stop")
    assert seat_of(match, 0)["goods"]["crystal"] == 2
    assert hand(match, 0) == [36, 35]


def test_the_card_counts_at_once():  # E4.1: also for the points shown during its action
    match = empire.position(row=ROW, cards=[[36], []])
    assert points(match, "goods") == [1, 0]
    play(match, "card 4")
    assert match.decision == "step"
    assert points(match, "goods") == [2, 0]


# ----- E4.2


@pytest.mark.parametrize("slot", range(6))
def test_the_row_slides_left_and_a_card_is_drawn_at_the_right(slot):  # E4.2
    match = empire.position(row=ROW, deck=[40, 41, 42, 5])  # 5 is on top
    play(match, f"card {slot}", "stop")
    assert row(match) == [*(card for card in ROW if card != ROW[slot]), 5]
    assert deck(match)[-3:] == [40, 41, 42]


def test_the_new_card_is_not_known_while_acting():  # E4.2
    views = []
    for order in ([40, 41, 5, 42], [42, 5, 41, 40]):
        match = play(empire.position(row=ROW, deck=order), "card 0", "place 12")
        views.append([match.view(seat) for seat in (0, 1, None)])
        assert deck(match)[-4:] == order
        assert "card-drawn" not in [event.key for event in match.log]
    assert views[0] == views[1]


def test_with_4_players_the_deck_runs_out_exactly_at_the_last_pick():  # E4.2
    match = empire.start(players=4, seed=2, edition="polish")
    for seat in range(4):
        match.play(seat, "bid 0")
    for pick in range(32):
        assert len(deck(match)) == 31 - pick
        assert 0 not in row(match)
        play(match, "card 0")
        while not match.over and match.decision != "card":
            play(match, "stop")
    assert match.over
    assert deck(match) == []


def test_an_empty_place_of_the_row_has_no_card():  # E4.2, E4.12: it is there while a card is used
    state = empire.position(step="place", row=[9, 10, 11, 12, 13, 0]).state
    state["decision"] = Decision.CARD  # no game asks for a card then: the rules say no all the same
    assert refusals(state, 0)[CARD + 5] == Refusal.NO_CARD_THERE


# ----- E4.3


def test_armies_are_placed_on_the_start_and_where_one_has_a_city():  # E4.3
    match = empire.position(step="place", armies={7: [1, 1]}, cities={9: [1, 0], 3: [0, 1], 20: [1, 2]})
    assert regions(match.legal(0)) == {9, 12, 20}
    assert refusal(match, 0, "place 7").clause == "E4.3"  # an army is not enough
    assert refusal(match, 0, "place 3").clause == "E4.3"  # a city of another neither


@pytest.mark.parametrize(("board", "start"), [("a", 12), ("b", 15), (ISLES, 0)])
def test_the_start_is_that_of_the_map(board, start):  # E4.3
    assert regions(empire.position(step="place", map=board).legal(0)) == {start}


def test_armies_are_placed_in_any_split():  # E4.3
    match = empire.position(step="place", left=3, cities={9: [1], 20: [1]})
    play(match, "place 20", "place 9", "place 20")
    assert armies(match, 0) == {9: 1, 12: 3, 20: 2}


def test_placed_armies_come_from_the_supply():  # E4.3
    match = play(empire.position(step="place"), "place 12")
    assert supply(match, 0) == 10


def test_no_more_armies_than_the_supply_has():  # E4.3
    match = play(empire.position(step="place", left=3, armies={5: [13, 1]}), "place 12")
    assert supply(match, 0) == 0
    assert armies(match, 0) == {5: 13, 12: 1}
    assert turn(match) == 1


def test_an_empty_supply_places_nothing():  # E4.3: "destroy and place 1" with all armies on the board
    match = play(empire.position(row=[26, *ROW[:5]], armies={12: [14, 1]}), "card 0")
    assert kinds(match, 0) == {"stop", "destroy"}
    refused = refusal(match, 0, "place 12")
    assert (refused.clause, refused.key) == ("E4.3", "refusal-supply-empty")


def test_a_card_that_moves_places_nothing():  # E4.3
    assert refusal(empire.position(step="move"), 0, "place 12").clause == "E4.3"


# ----- E4.4


def test_an_army_steps_over_a_land_border():  # E4.4
    match = play(empire.position(step="move", armies={12: [2, 1]}), "from 12")
    assert regions(match.legal(0), "to") == {9, 10, 13, 15, 16, 17}
    play(match, "to 17")
    assert armies(match, 0) == {12: 1, 17: 1}


def test_only_own_armies_move():  # E4.4
    match = empire.position(step="move", armies={12: [1, 2], 3: [0, 1], 5: [1]}, neutral={8: 1})
    assert regions(match.legal(0), "from") == {5, 12}
    for region in (3, 8, 9):
        assert refusal(match, 0, f"from {region}").clause == "E4.4"


def test_a_city_does_not_move():  # E4.4
    match = empire.position(step="move", armies={12: [1]}, cities={9: [1]})
    assert regions(match.legal(0), "from") == {12}


def test_a_region_that_does_not_touch_is_too_far():  # E4.4
    match = play(empire.position(step="move"), "from 12")
    for far in (11, 12, 0):
        refused = refusal(match, 0, f"to {far}")
        assert (refused.clause, refused.key) == ("E4.4", "refusal-not-adjacent")


def test_move_3_may_be_one_army_three_steps():  # E4.4: the first example of the rulebook
    match = empire.position(step="move", left=3, armies={12: [3]})
    play(match, "from 12", "to 15", "from 15", "to 21", "from 21", "to 20")
    assert armies(match, 0) == {12: 2, 20: 1}
    assert turn(match) == 1


def test_move_3_may_be_three_armies_one_step_each():  # E4.4: the second
    match = empire.position(step="move", left=3, armies={12: [3]})
    play(match, "from 12", "to 9", "from 12", "to 10", "from 12", "to 13")
    assert armies(match, 0) == {9: 1, 10: 1, 13: 1}
    assert turn(match) == 1


def test_move_3_may_be_one_army_two_steps_and_another_one():  # E4.4: the third
    match = empire.position(step="move", left=3, armies={12: [3]})
    play(match, "from 12", "to 15", "from 15", "to 21", "from 12", "to 9")
    assert armies(match, 0) == {9: 1, 12: 1, 21: 1}
    assert turn(match) == 1


def test_an_army_is_chosen_before_its_way():  # E4.4
    match = empire.position(step="move")
    refused = refusal(match, 0, "to 9")
    assert (refused.clause, refused.key) == ("E4.4", "refusal-no-target-now")
    play(match, "from 12")
    refused = refusal(match, 0, "from 12")
    assert (refused.clause, refused.key) == ("E4.4", "refusal-target-first")


def test_a_move_does_not_cross_the_sea():  # E4.4, E4.5
    match = play(empire.position(step="move", armies={1: [1]}), "from 1")
    assert regions(match.legal(0), "to") == {0, 2}
    refused = refusal(match, 0, "to 18")
    assert (refused.clause, refused.key) == ("E4.5", "refusal-needs-sea-move")


def test_an_army_without_a_land_border_cannot_move():  # E4.4
    match = empire.position(step="move", map=ISLES, armies={12: [1], 0: [1]})
    assert regions(match.legal(0), "from") == {0}
    refused = refusal(match, 0, "from 12")
    assert (refused.clause, refused.key) == ("E4.4", "refusal-no-way-out")


def test_a_card_that_places_moves_nothing():  # E4.4
    assert refusal(empire.position(step="place"), 0, "from 12").clause == "E4.4"


# ----- E4.5


def test_a_sea_move_steps_over_land_or_over_a_dotted_line():  # E4.5
    match = play(empire.position(step="sail", armies={18: [1]}), "from 18")
    assert regions(match.legal(0), "to") == {17, 1, 19}


def test_each_step_of_a_sea_move_may_be_either():  # E4.5: land, sea, sea of three
    match = empire.position(step="sail", left=3, armies={17: [1]})
    play(match, "from 17", "to 18", "from 18", "to 19", "from 19", "to 18")
    assert armies(match, 0) == {18: 1}
    assert turn(match) == 1


def test_a_sea_move_leaves_an_island():  # E4.5
    match = play(empire.position(step="sail", map=ISLES, armies={12: [1]}), "from 12", "to 31")
    assert armies(match, 0) == {31: 1}


# ----- E4.6


def test_a_city_needs_an_army_not_merely_a_city():  # E4.6
    match = empire.position(step="city", armies={7: [1], 8: [0, 1]}, cities={9: [1]})
    assert regions(match.legal(0)) == {7}
    for region in (9, 8, 12):
        refused = refusal(match, 0, f"city {region}")
        assert (refused.clause, refused.key) == ("E4.6", "refusal-no-army-for-city")


def test_a_city_is_built_and_the_army_stays():  # E4.6
    match = play(empire.position(step="city", armies={7: [1]}), "city 7")
    assert cities(match, 0) == {7: 1}
    assert armies(match, 0) == {7: 1}
    assert seat_of(match, 0)["cities_left"] == 2


def test_several_cities_in_one_region():  # E4.6: of one player and of several
    match = play(empire.position(step="city", armies={7: [1]}, cities={7: [2, 1]}), "city 7")
    assert cities(match, 0) == {7: 3}
    assert cities(match, 1) == {7: 1}


def test_three_cities_in_all():  # E4.6
    match = empire.position(step="city", armies={7: [1]}, cities={7: [1], 8: [1], 9: [1]})
    refused = refusal(match, 0, "city 7")
    assert (refused.clause, refused.key) == ("E4.6", "refusal-no-city-left")
    match = play(empire.position(row=[6, *ROW[:3]], cities={7: [1], 8: [1], 9: [1]}), "card 0")
    assert turn(match) == 1  # the card can do nothing


def test_a_card_that_places_builds_nothing():  # E4.6
    assert refusal(empire.position(step="place"), 0, "city 12").clause == "E4.6"


# ----- E4.7


def destroying(edition, **position):
    position = {"armies": {12: [2, 1, 1], 5: [0, 1, 0]}, "cities": {3: [0, 1, 0]}, **position}
    return empire.position(step="destroy", edition=edition, **position)


def test_english_any_army_may_be_destroyed():  # E4.7: of any player, or one's own
    match = destroying("english")
    assert set(notations(match, 0)) == {"stop", "destroy 0 12", "destroy 1 5", "destroy 1 12", "destroy 2 12"}


def test_english_a_neutral_army_may_be_destroyed():  # E4.7
    match = empire.position(step="destroy", armies={12: [1, 1]}, neutral={4: 2})
    assert "destroy 5 4" in notations(match, 0)


def test_polish_only_an_army_of_another_player():  # E4.7
    match = destroying("polish")
    assert set(notations(match, 0)) == {"stop", "destroy 1 5", "destroy 1 12", "destroy 2 12"}
    refused = refusal(match, 0, "destroy 0 12")
    assert (refused.clause, refused.key) == ("E4.7", "refusal-own-army")


@pytest.mark.parametrize("edition", ["english", "polish"])
def test_a_destroyed_army_returns_to_the_supply_of_its_owner(edition):  # E4.7
    match = destroying(edition)
    before = supply(match, 1), supply(match, 0)
    play(match, "destroy 1 5")
    assert armies(match, 1) == {12: 1}
    assert (supply(match, 1), supply(match, 0)) == (before[0] + 1, before[1])


def test_an_own_destroyed_army_returns_to_the_own_supply():  # E4.7
    match = play(destroying("english"), "destroy 0 12")
    assert armies(match, 0) == {12: 1}
    assert supply(match, 0) == 13


def test_a_destroyed_neutral_army_is_out_of_the_game():  # E4.7
    match = empire.position(step="destroy", armies={12: [1, 1]}, neutral={4: 2})
    play(match, "destroy 5 4")
    assert neutral(match) == {4: 1}
    assert match.view(None)["neutral_left"] == 0
    assert [supply(match, seat) for seat in (0, 1)] == [13, 13]


@pytest.mark.parametrize("edition", ["english", "polish"])
def test_a_city_is_never_destroyed(edition):  # E4.7
    match = destroying(edition)
    refused = refusal(match, 0, "destroy 1 3")  # only a city is there
    assert (refused.clause, refused.key) == ("E4.7", "refusal-no-army-to-destroy")
    play(match, "destroy 1 5")
    assert cities(match, 1) == {3: 1}


def test_the_last_army_under_a_city_may_be_destroyed_and_the_city_stays():  # E4.7
    match = play(destroying("polish", cities={5: [0, 2, 0]}), "destroy 1 5")
    assert cities(match, 1) == {5: 2}
    assert armies(match, 1) == {12: 1}


def test_a_card_that_places_destroys_nothing():  # E4.7
    assert refusal(empire.position(step="place"), 0, "destroy 1 12").clause == "E4.7"


# ----- E4.8


def test_an_or_card_is_one_of_the_two():  # E4.8: place 2 or move 3
    begin = take(empire.position(row=ROW), 1)
    assert begin.decision == "half"
    assert notations(begin, 0) == ["stop", "half 0", "half 1"]
    placing = play(begin.at(1), "half 0")
    assert kinds(placing, 0) == {"stop", "place"}
    assert refusal(placing, 0, "half 1").clause == "E4.8"
    moving = play(begin.at(1), "half 1")
    assert kinds(moving, 0) == {"stop", "from"}


def test_after_one_half_the_turn_is_over():  # E4.8
    match = take(empire.position(row=ROW), 1)
    play(match, "half 0", "place 12", "place 12")
    assert turn(match) == 1


def test_the_half_is_chosen_before_its_steps():  # E4.8
    match = take(empire.position(row=ROW), 1)
    refused = refusal(match, 0, "place 12")
    assert (refused.clause, refused.key) == ("E4.8", "refusal-half-first")


AND = [26, *ROW[:5]]  # destroy and place 1


@pytest.mark.parametrize(
    ("moves", "mine", "theirs"),
    [
        (["destroy 1 12", "place 12"], 4, 2),
        (["place 12", "destroy 1 12"], 4, 2),
        (["destroy 1 12", "stop"], 3, 2),
        (["place 12", "stop"], 4, 3),
        (["stop"], 3, 3),
    ],
    ids=str,
)
def test_the_and_card_is_both_either_or_neither_in_either_order(moves, mine, theirs):  # E4.8
    match = play(empire.position(row=AND), "card 0", *moves)
    assert (armies(match, 0)[12], armies(match, 1)[12]) == (mine, theirs)
    assert turn(match) == 1


def test_an_own_army_destroyed_may_be_placed_again():  # E4.8: all 14 on the board, so only in that order
    match = empire.position(row=AND, armies={5: [14, 1]}, edition="english")
    play(match, "card 0", "destroy 0 5", "place 12")
    assert armies(match, 0) == {5: 13, 12: 1}
    assert turn(match) == 1


# ----- E4.9


@pytest.mark.parametrize("first", range(4))
def test_play_passes_clockwise(first):  # E4.9
    match = empire.position(players=4, first=first, turn=first)
    order = []
    for _ in range(8):
        order.append(turn(match))
        play(match, "card 0", "stop")
    assert order == [(first + place) % 4 for place in range(8)]


def test_it_is_the_turn_of_one_player_only():  # E4.9
    match = empire.position(players=3, turn=1)
    for waiting in (0, 2):
        assert match.legal(waiting) == ()
        refused = refusal(match, waiting, "card 0")
        assert (refused.clause, refused.key) == ("E4.9", "refusal-not-your-turn")


# ----- E4.10


def test_an_action_that_can_do_nothing_is_over_without_a_question():  # E4.10
    nothing_to_place = play(empire.position(row=ROW, armies={12: [14, 1]}), "card 0")
    assert turn(nothing_to_place) == 1
    nothing_to_move = take(empire.position(row=ROW, armies={12: [0, 1]}), 8)
    assert turn(nothing_to_move) == 1
    no_army_for_a_city = take(empire.position(row=ROW, armies={12: [0, 1]}), 6)
    assert turn(no_army_for_a_city) == 1
    no_way_by_land = take(empire.position(row=ROW, map=ISLES, armies={12: [2, 0], 0: [0, 1]}), 8)
    assert turn(no_way_by_land) == 1


def test_polish_nothing_of_another_player_to_destroy():  # E4.10, E4.7
    match = empire.position(row=AND, armies={12: [14, 0]}, edition="polish")
    play(match, "card 0")
    assert turn(match) == 1


def test_the_rest_of_an_action_that_became_impossible_is_over():  # E4.10
    match = empire.position(row=AND, armies={12: [2, 1]}, edition="polish")
    play(match, "card 0", "place 12")
    assert turn(match) == 0
    play(match, "destroy 1 12")
    assert turn(match) == 1


def test_a_sea_move_ends_only_when_no_army_can_step():  # E4.10: an island has a way by sea
    match = take(empire.position(row=[7, *ROW[:5]], map=ISLES, armies={12: [1, 0], 0: [0, 1]}), 7)
    assert regions(match.legal(0), "from") == {12}


@pytest.mark.parametrize(
    "moves", [[], ["from 12"], ["from 12", "to 9"], ["from 12", "to 9", "from 9"]], ids=str
)
def test_one_may_say_stop_at_any_point(moves):  # E4.10
    match = play(empire.position(step="move", left=3), *moves)
    assert "stop" in notations(match, 0)
    before = armies(match, 0)
    play(match, "stop")
    assert armies(match, 0) == before  # choosing an army is not yet a step
    assert turn(match) == 1


def test_one_may_stop_instead_of_choosing_a_half():  # E4.10
    match = play(take(empire.position(row=ROW), 1), "stop")
    assert turn(match) == 1
    assert hand(match, 0) == [1]


@pytest.mark.parametrize(
    ("card", "position", "offered"),
    [
        (1, {"armies": {12: [14, 1]}}, ["stop", "half 1"]),  # place 2 or move 3: the supply is empty
        (1, {"armies": {12: [0, 1]}}, ["stop", "half 0"]),  # no army to move
        (2, {"cities": {12: [3, 0]}}, ["stop", "half 0"]),  # destroy or city: no city left
        (2, {"armies": {12: [3, 0]}, "edition": "polish"}, ["stop", "half 1"]),  # none of another player
        (34, {"armies": {12: [14, 1]}}, ["stop", "half 1"]),  # place 2 or city
    ],
)
def test_a_half_without_a_possible_step_is_not_offered(card, position, offered):  # E4.10
    match = play(empire.position(row=[card, 9, 10, 11, 12, 13], **position), "card 0")
    assert notations(match, 0) == offered
    (missing,) = {"half 0", "half 1"} - set(offered)
    refused = refusal(match, 0, missing)
    assert (refused.clause, refused.key) == ("E4.10", "refusal-half-can-do-nothing")


def test_an_or_card_without_any_possible_step_is_over():  # E4.10: no army to destroy, no army for a city
    match = play(empire.position(row=[2, *ROW[:5]], armies={}), "card 0")
    assert turn(match) == 1


def test_the_halves_of_the_and_card_need_no_choice():  # E4.10: any step of either may come next
    match = play(empire.position(row=AND), "card 0")
    assert match.decision == "step"
    assert notations(match, 0) == ["stop", "place 12", "destroy 0 12", "destroy 1 12"]


# ----- E4.11


def test_armies_of_a_colour_are_alike():  # E4.11: one choice for a region, however many stand there
    match = empire.position(step="move", armies={12: [5], 9: [2]})
    assert notations(match, 0) == ["stop", "from 9", "from 12"]


def test_stepping_back_is_allowed():  # E4.11
    match = play(empire.position(step="move", left=3, armies={12: [1]}), "from 12", "to 9", "from 9", "to 12")
    assert armies(match, 0) == {12: 1}
    assert match.view(0)["decision"]["left"] == steps_left(match) == {"move": 1}


def test_steps_of_different_armies_may_alternate():  # E4.11
    match = empire.position(step="move", left=4, armies={12: [1], 7: [1]})
    play(match, "from 12", "to 9", "from 7", "to 8", "from 9", "to 10", "from 8", "to 7")
    assert armies(match, 0) == {10: 1, 7: 1}


def test_nothing_blocks_a_step():  # E4.11: neither armies nor cities, of anybody
    match = empire.position(step="move", armies={12: [1], 9: [0, 14]}, cities={9: [0, 3]}, neutral={9: 10})
    play(match, "from 12", "to 9", "from 9", "to 10")
    assert armies(match, 0) == {10: 1}


# ----- E4.12


@pytest.mark.parametrize("slot", range(6))
def test_while_the_action_is_used_the_row_shows_the_other_five(slot):  # E4.12
    match = play(empire.position(row=ROW), f"card {slot}")
    assert match.actors == (0,)
    shown = [place["card"] for place in match.view(1)["row"]]
    assert shown == [None if place == slot else card for place, card in enumerate(ROW)]


@pytest.mark.parametrize("region", range(25))
def test_an_army_on_its_way_out_of_any_region_is_written_down(region):  # E4.4
    match = empire.position(step="target", moving_from=region, armies={region: [1, 0]})
    again = empire.read(match.notation)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.legal(0) == match.legal(0)
