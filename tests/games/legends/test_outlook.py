"""What a network is told about single answers: what they bring at once, and what they make possible."""

from __future__ import annotations

import pytest

from imperia.games.eight_minutes.outlook import (
    AHEAD,
    DENIED,
    GIVEN,
    LACKING,
    PROMISED,
    SPENT,
    STOPPED,
    TAKEN,
    TAKEN_FROM_RIVAL,
    THREATENED,
)

from ..eight_minutes.looking import Looking
from ..on_a_map import play
from .table import CITADEL, NUMBER, legends, with_card

looking = Looking(legends)
looks, prospects, shortfalls = looking.looks, looking.prospects, looking.shortfalls


# ----- Steps


def test_a_region_that_was_tied_is_gained_and_taken_from_nobody():
    tied = {9: [1, 1, 0], 10: [1, 0, 1]}
    more = {8: [1, 0, 0], 11: [3, 0, 0], 0: [0, 1, 0], 1: [0, 1, 0], 2: [0, 1, 0]}
    match = legends.position(players=3, step="destroy", armies=tied | more)
    assert looks(match, "gain") == {"stop": 0, "destroy 1 9": 1, "destroy 2 10": 1}
    assert looks(match, "taken") == {"stop": 0, "destroy 1 9": 0, "destroy 2 10": 0}


@pytest.mark.parametrize("rival", [1, 2])
def test_the_rival_is_the_other_whose_position_is_worth_most(rival):
    def held(**by_seat: int) -> list[int]:
        return [by_seat.get("own", 0), *(by_seat.get(f"seat{seat}", 0) for seat in (1, 2))]

    regions = {9: held(own=1, seat1=2), 10: held(own=1, seat2=2)}
    regions |= dict.fromkeys((0, 1), held(**{f"seat{rival}": 1}))
    match = legends.position(players=3, step="destroy", armies=regions)
    assert looks(match, "taken") == {"stop": 0, "destroy 1 9": 1, "destroy 2 10": 1}
    theirs, others = ("destroy 1 9", "destroy 2 10") if rival == 1 else ("destroy 2 10", "destroy 1 9")
    assert looks(match, "taken_from_rival") == {"stop": 0, theirs: 1, others: 0}
    assert (shortfalls(match)[theirs], shortfalls(match)[others]) == (0, TAKEN_FROM_RIVAL)


def test_what_is_given_to_others():
    """Without the army of the third seat, the second seat controls the region."""
    match = legends.position(players=3, step="destroy", armies={9: [1, 2, 2], 0: [0, 0, 1]})
    told = prospects(match)
    assert told["destroy 2 9"]["given"] > 0
    assert shortfalls(match)["destroy 2 9"] >= GIVEN > TAKEN


def test_what_all_armies_that_are_left_would_bring():
    """Three are needed to control the starting region, and three are left."""
    match = with_card("Noble Hills", armies={11: [1, 3]})  # places three
    told = prospects(match)["place 11"]
    assert (told["gain"], told["promised"]) == (0, 2)  # the region, and the island
    assert (told["taken"], told["threatened"]) == (0, 2)
    assert (told["short"], told["safe"]) == (2, 0)


def test_pieces_beyond_those_of_the_next():
    match = with_card("Noble Hills", armies={11: [4, 1]})
    told = prospects(match)["place 11"]
    assert (told["short"], told["safe"]) == (0, 3)
    assert told["gain"] == told["promised"] == 0


def test_an_army_is_seen_where_it_can_still_go():
    """From 8 an army goes to 9 or 10, and from 10 to 11, which is empty. Entering 9 or 10 gains nothing;
    entering 11 does."""
    held = {9: [0, 1], 10: [0, 2], 8: [2, 0], 11: [0, 0], 12: [0, 1]}
    match = legends.position(players=2, step="move", armies=held, left=3)
    assert looks(match, "ahead") == {"from 8": 100, "stop": 0}
    assert looks(play(match, "from 8"), "ahead") == {"to 9": 100, "to 10": 100, "stop": 0}


def test_a_step_over_the_sea_costs_more_and_is_seen_from_afar():  # L5.4
    """From 5 a single step leads back to 6; from there the sea takes three points, to 7 or 11."""
    for left, ahead in ((4, 0), (5, 200)):
        match = legends.position(players=2, step="move", cells=CITADEL, armies={5: [1], 6: [1]}, left=left)
        play(match, "from 6")
        assert looks(match, "cost") == {"to 5": 1, "to 7": 3, "to 11": 3, "stop": 0}
        assert looks(match, "ahead") == {"to 5": ahead, "to 7": 200, "to 11": 200, "stop": 0}
        assert shortfalls(match)["to 5"] == 192 - AHEAD * ahead // 100


def test_merit_counts_what_more_steps_bring_what_is_lacking_and_what_it_costs():
    match = with_card("Noble Hills", armies={11: [1, 3]})
    merit = 2 * PROMISED + 2 * THREATENED - 2 * LACKING - SPENT
    assert shortfalls(match) == {"place 11": 0, "stop": merit - STOPPED}


def test_whoever_stops_gets_nothing():
    match = legends.position(players=2, step="place", armies={11: [1, 1]})
    assert shortfalls(match)["place 11"] == 0
    told = prospects(match)["stop"]
    assert (told["gain"], told["promised"], told["ahead"]) == (0, 0, 0)


def test_a_white_knight_has_one_more_for_a_large_island():  # L8.5
    plain = looks(legends.position(players=2, step="place", armies={11: [0, 0]}), "gain")["place 11"]
    assert plain == 2
    with_knight = legends.position(players=2, step="place", armies={11: [0, 0]}, led_by=["white_knight"])
    assert looks(with_knight, "gain")["place 11"] == 3


def test_a_citadel_counts_for_whoever_controls_it():  # L8.3
    assert looks(legends.position(players=2, step="city", armies={9: [1, 1]}), "gain")["city 9"] == 2
    citadel = legends.position(players=2, step="city", armies={9: [1, 1]}, tokens={9: "citadel"})
    assert looks(citadel, "gain")["city 9"] == 3


# ----- Cards


def test_a_card_shows_its_own_points_its_price_and_those_of_others():  # L6.4
    cards = [[NUMBER["Graveyard"]], [NUMBER["Stronghold"]]]
    row = [NUMBER[name] for name in ("Cursed Banshee", "Dire Eye", "Noble Knight")]
    match = legends.position(players=2, row=row, cards=cards)
    mine, theirs, coins = (list(looks(match, name).values()) for name in ("cards", "denied", "cost"))
    assert (mine[:3], theirs[:3], coins) == ([1, 0, 0], [0, 1, 0], [0, 1, 1, 2, 2, 3])


def test_a_card_that_another_wants_is_better():
    """The same card where another seat collects its family, and where no seat does."""
    row = [NUMBER[name] for name in ("Dire Eye", "Noble Knight")]
    wanted = legends.position(players=2, row=row, cards=[[], [NUMBER["Stronghold"]]])
    plain = legends.position(players=2, row=row, cards=[[], [NUMBER["Graveyard"]]])
    assert shortfalls(plain)["card 0"] - shortfalls(wanted)["card 0"] == DENIED


def test_only_cards_that_can_be_paid_are_looked_at():  # L5.1
    row = [NUMBER[name] for name in ("Cursed Banshee", "Dire Eye", "Noble Knight", "Dire Goblin")]
    assert set(prospects(legends.position(players=2, row=row, coins=[1, 9]))) == {
        "card 0",
        "card 1",
        "card 2",
    }


def test_a_card_shows_what_its_action_could_do():  # L5.3, L5.7
    """One card places four, another builds a city; one with two halves that are both used shows what both
    bring."""
    names = ("Ancient Tree Spirit", "Cursed Mausoleum", "Noble Knight", "Cursed King")
    match = legends.position(
        players=2, row=[NUMBER[name] for name in names], armies={11: [1, 3], 9: [1, 2], 10: [1, 1]}
    )
    told = prospects(match)
    assert (told["card 0"]["promised"], told["card 0"]["threatened"]) == (1, 2)  # the island is nobody's then
    assert told["card 1"]["gain"] == 1  # region 10
    assert (told["card 2"]["gain"], told["card 2"]["promised"]) == (1, 2)  # region 10, and 11 before it
    assert told["card 3"]["promised"] >= 1


def test_of_two_halves_of_which_one_is_used_the_better_one_counts():  # L5.7
    """The card places three or builds a city; if there are no armies to place, the city counts."""
    match = legends.position(players=4, row=[NUMBER["Castle A"]], armies={11: [14, 0], 10: [4, 4]})
    assert looks(match, "gain")["card 0"] == 1


def test_armies_that_other_cards_add_are_counted():  # L5.8
    for cards, promised in (([], 0), ([NUMBER["Night Village"]], 2)):
        row = [NUMBER["Ancient Tree Spirit"]]
        match = legends.position(players=2, row=row, armies={11: [1, 5]}, cards=[cards, []])
        assert looks(match, "promised")["card 0"] == promised


def test_of_two_halves_the_one_counts_that_can_do_something():  # L5.7
    """The card places four and destroys one, but there is nothing to destroy; and the other way round."""
    match = legends.position(players=2, row=[NUMBER["Noble Knight"]], armies={11: [1, 0]})
    plain = legends.position(players=2, row=[NUMBER["Dire Eye"]], armies={11: [1, 0]})
    both, one = prospects(match)["card 0"], prospects(plain)["card 0"]
    assert (both["gain"], both["promised"], both["safe"]) == (one["gain"], one["promised"], one["safe"])
    all_placed = legends.position(players=2, row=[NUMBER["Noble Knight"]], armies={11: [18, 0], 9: [0, 1]})
    assert prospects(all_placed)["card 0"]["promised"] == 0


def test_halves_are_looked_at_one_by_one():  # L5.7
    match = with_card("Cursed King", armies={11: [1, 3]}, row=[NUMBER["Cursed King"]])
    told = looks(match, "promised")
    assert told["half 0"] == 2  # it places three
    assert told["half 1"] > 0  # it enters regions that nobody holds
    assert told["stop"] == 0


def test_the_action_of_the_queens_further_card_does_not_count():  # L8.5
    row = [NUMBER[name] for name in ("Dire Goblin", "Dire Eye")]
    match = legends.position(players=2, step="queen", led_by=["fairy_queen"], row=row, armies={11: [1, 3]})
    told = prospects(match)
    assert {int(each["promised"]) for each in told.values()} == {0}
    assert {"card 0", "card 1", "stop"} < set(told)
    assert told["card 0"]["merit"] > told["stop"]["merit"] + 100  # the most elixirs: two points
    assert told["card 1"]["merit"] < told["stop"]["merit"] + 100
