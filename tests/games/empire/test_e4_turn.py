"""E4: a turn. Regions are those of board a unless a test says otherwise; 12 is the start.

What both games share is in `tests/games/eight_minutes`.
"""

import pytest

from imperia.games.empire.names import Decision, Refusal

from ..records import refusals
from .table import (
    ISLES,
    armies,
    deck,
    empire,
    hand,
    kinds,
    notations,
    play,
    points,
    refusal,
    regions,
    row,
    seat_of,
    take,
    turn,
)

ROW = [9, 28, 8, 6, 35, 1]  # place 3, place 3, move 3, city, place 1 (crystal), place 2 or move 3


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
    assert refusals(state, 0)[empire.definition.code("card", ["5"])] == Refusal.NO_CARD_THERE


@pytest.mark.parametrize(("board", "start"), [("a", 12), ("b", 15), (ISLES, 0)])
def test_the_start_is_that_of_the_map(board, start):  # E4.3
    assert regions(empire.position(step="place", map=board).legal(0)) == {start}


def test_an_empty_supply_places_nothing():  # E4.3: "destroy and place 1" with all armies on the board
    match = play(empire.position(row=[26, *ROW[:5]], armies={12: [14, 1]}), "card 0")
    assert kinds(match, 0) == {"stop", "destroy"}
    refused = refusal(match, 0, "place 12")
    assert (refused.clause, refused.key) == ("E4.3", "refusal-supply-empty")


def test_an_army_steps_over_a_land_border():  # E4.4
    match = play(empire.position(step="move", armies={12: [2, 1]}), "from 12")
    assert regions(match.legal(0), "to") == {9, 10, 13, 15, 16, 17}
    play(match, "to 17")
    assert armies(match, 0) == {12: 1, 17: 1}


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


@pytest.mark.parametrize("region", range(25))
def test_an_army_on_its_way_out_of_any_region_is_written_down(region):  # E4.4
    match = empire.position(step="target", moving_from=region, armies={region: [1, 0]})
    again = empire.read(match.notation)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.legal(0) == match.legal(0)
