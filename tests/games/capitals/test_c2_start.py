"""C2: who begins, the capitals, and what everybody has."""

import pytest

from .table import (
    at_home,
    capitals,
    currency,
    dice,
    end_turn,
    land,
    notations,
    places,
    play,
    refusal,
    seat,
    told,
    whose,
)


def start(players=2, **keywords):
    return capitals.start(players=players, map="wheels", **keywords)


def placed(match, *where):
    return play(match, *(f"at {place}" for place in where))


# ----- C2.1


def test_each_rolls_and_the_highest_begins():  # C2.1
    match = start(3, seed=dice(30, 70, 50))
    assert told(match, "order-rolled") == [
        {"seat": 0, "roll": 30},
        {"seat": 1, "roll": 70},
        {"seat": 2, "roll": 50},
    ]
    assert match.state[0]["first"] == 1


def test_those_who_tie_for_the_highest_roll_again():  # C2.1
    match = start(3, seed=dice(range(90, 91), range(1, 50), range(90, 91), range(1, 50), range(50, 101)))
    assert [roll["seat"] for roll in told(match, "order-rolled")] == [0, 1, 2, 0, 2]
    assert match.state[0]["first"] == 2


def test_who_ties_below_the_highest_does_not_roll_again():  # C2.1
    match = start(3, seed=dice(40, 40, range(41, 101)))
    assert [roll["seat"] for roll in told(match, "order-rolled")] == [0, 1, 2]
    assert match.state[0]["first"] == 2


def test_play_goes_clockwise_by_seat_number_the_same_in_every_round():  # C2.1
    match = placed(start(4, seed=dice(1, 2, range(50, 101), 1)), 4, 11, 18, 25)
    turns = []
    for _ in range(12):
        turns.append(match.actors[0])
        end_turn(match)
    assert turns == [2, 3, 0, 1] * 3


# ----- C2.2


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_capitals_are_placed_in_reverse_turn_order(players):  # C2.2
    match = start(players, seed=5)
    first = int(match.state[0]["first"])
    order = []
    for place in (4, 11, 18, 25, 32, 39)[:players]:
        assert match.decision == "capital"
        order.append(match.actors[0])
        play(match, f"at {place}")
        assert whose(match, place) == (order[-1], order[-1])
        assert land(match, place).capital == order[-1]
    assert order == [(first - 1 - n) % players for n in range(players)]
    assert (match.decision, match.actors) == ("action", (first,))


def test_a_capital_goes_to_any_free_province_two_steps_from_every_other():  # C2.2
    match = start(3, seed=5)
    assert places(match) == set(range(1, 43))
    play(match, "at 1")  # beside 2, 4, 5, and 17 over a line
    assert places(match) == set(range(1, 43)) - {1, 2, 4, 5, 17}
    for place in (1, 2, 17):
        assert refusal(match, f"at {place}") == "capital-too-near"
    play(match, "at 3")  # two steps from 1
    assert places(match) == set(range(1, 43)) - {1, 2, 4, 5, 17, 3, 7, 8}


def test_only_the_number_of_a_land_province_is_an_answer():  # C2.2
    match = start(seed=5)
    assert refusal(match, "at 43") == refusal(match, "at 0") == "no-such-place"


def test_a_capital_begins_at_level_one():  # C2.2
    match = placed(start(seed=5), 4, 11)
    assert [int(seat(match, number)["level"]) for number in (0, 1)] == [1, 1]


# ----- C2.3


def test_each_has_forty_currency_one_province_and_no_soldiers():  # C2.3
    match = start(6, seed=5)
    assert [currency(match, number) for number in range(6)] == [40] * 6
    placed(match, 4, 11, 18, 25, 32, 39)
    assert all(land(match, place).units == {} for place in range(1, 43))
    owned = [whose(match, place)[0] for place in range(1, 43)]
    assert all(owned.count(number) == 1 for number in range(6))


def test_the_first_turn_is_a_whole_turn_and_has_its_income():  # C2.3
    match = placed(start(seed=dice(9, 1)), 4, 11)
    assert told(match, "income") == [{"seat": 0, "currency": 4, "balance": 44}]
    assert currency(match) == 44
    assert "do infantry" in notations(match)
    end_turn(match)
    assert currency(match, 1) == 44


def test_players_who_are_out_have_no_turn():  # C2.1, C16.4
    match = at_home({39: {"capital": 1, "owner": 0}}, players=4, out=[0, 1, 0, 0])
    turns = []
    for _ in range(6):
        turns.append(match.actors[0])
        end_turn(match)
    assert turns == [0, 2, 3, 0, 2, 3]
