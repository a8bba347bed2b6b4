"""A turn: take a card, use its action (E4 and L5)."""

import pytest

from ..on_a_map import (
    armies,
    cities,
    coins,
    deck,
    hand,
    kinds,
    neutral,
    notations,
    play,
    regions,
    row,
    supply,
)
from ..playing import refusal, seat_of, turn
from .ground import in_both

# ----- Taking a card


@in_both
@pytest.mark.parametrize(("slot", "cost"), list(enumerate([0, 1, 1, 2, 2, 3])))
def test_one_takes_a_card_and_pays_what_its_place_costs(ground, slot, cost):  # E1.2, E4.1, L1.2, L5.1
    """The third card from the left costs 1: an example of the rulebooks."""
    match = play(ground.in_row(coins=[5, 5]), f"card {slot}")
    assert hand(match, 0) == [ground.row[slot]]
    assert coins(match) == [5 - cost, 5]


@in_both
@pytest.mark.parametrize(("have", "open_slots"), [(0, 1), (1, 3), (2, 5), (3, 6)])
def test_a_card_one_cannot_pay_cannot_be_taken(ground, have, open_slots):  # E4.1, L5.1
    match = ground.in_row(coins=[have, 14])
    assert notations(match, 0) == [f"card {slot}" for slot in range(open_slots)]
    for slot in range(open_slots, 6):
        refused = refusal(match, 0, f"card {slot}")
        assert (refused.clause, refused.key) == (ground.clauses["take"], "refusal-cannot-pay")


@in_both
def test_one_must_take_a_card_and_only_one(ground):  # E4.1, L5.1: not even without coins one may pass
    match = ground.in_row(coins=[0, 0])
    refused = refusal(match, 0, "stop")
    assert (refused.clause, refused.key) == (ground.clauses["take"], "refusal-first-card")
    assert refusal(play(match, "card 0"), 0, "card 1").clause == ground.clauses["take"]


@in_both
@pytest.mark.parametrize("used", range(4))
def test_the_action_is_used_as_a_whole_in_part_or_not_at_all(ground, used):  # E4.1, L5.1
    match = ground.with_start(ground.in_row(), "card 0", *["place start"] * used)
    assert turn(match) == (1 if used == 3 else 0)
    if used < 3:
        play(match, "stop")
    assert armies(match, 0) == {ground.start: ground.begin + used}
    assert hand(match, 0) == [ground.row[0]]
    assert turn(match) == 1


@in_both
@pytest.mark.parametrize("slot", range(6))
def test_the_row_slides_left_after_the_action_and_a_card_is_drawn_at_the_right(ground, slot):
    """E4.2, E4.12, L5.2: while the action is used, the row shows the other five cards."""
    match = play(ground.in_row(deck=list(ground.deck)), f"card {slot}")
    shown = [place["card"] for place in match.view(1)["row"]]
    assert shown == [None if place == slot else card for place, card in enumerate(ground.row)]
    play(match, "stop")
    rest = [card for card in ground.row if card != ground.row[slot]]
    assert row(match) == [*rest, ground.deck[-1]]  # the last card of the list is on top
    assert deck(match)[-3:] == list(ground.deck[:3])


@in_both
def test_the_new_card_is_not_known_while_acting(ground):  # E4.2, L5.2
    views = []
    for order in (list(ground.deck), list(reversed(ground.deck))):
        match = ground.with_start(ground.in_row(deck=order), "card 0", "place start")
        views.append([match.view(seat) for seat in (0, 1, None)])
        assert deck(match)[-4:] == order
        assert "card-drawn" not in [event.key for event in match.log]
    assert views[0] == views[1]


@in_both
def test_which_cards_are_left_is_open_but_not_their_order(ground):  # E4.2, L5.2
    match = ground.in_row(deck=list(ground.deck))
    for seat in (0, 1, None):
        assert match.view(seat)["deck"] == sorted(deck(match)) != deck(match)


# ----- Placing


@in_both
def test_armies_are_placed_on_the_start_and_where_one_has_a_city(ground):  # E4.3, L5.3
    one, other, third = ground.away
    match = ground.position(
        step="place", armies={one: [1, 1]}, cities={third: [1, 2], other: [0, 1], ground.beside[0]: [1, 0]}
    )
    assert regions(match.legal(0)) == {ground.start, third, ground.beside[0]}
    for region in (one, other):  # neither an army nor a city of another seat is enough
        refused = refusal(match, 0, f"place {region}")
        assert (refused.clause, refused.key) == (ground.clauses["place"], "refusal-not-start-nor-city")


@in_both
def test_armies_are_placed_in_any_split_and_come_from_the_supply(ground):  # E4.3, L5.3
    one, other, _ = ground.away
    match = ground.position(step="place", left=3, cities={one: [1], other: [1]})
    play(match, f"place {one}", f"place {other}", f"place {one}")
    assert armies(match, 0) == {ground.start: ground.begin, one: 2, other: 1}
    assert supply(match, 0) == ground.armies - ground.begin - 3
    assert turn(match) == 1


@in_both
def test_no_more_armies_than_the_supply_has(ground):  # E4.3, L5.3
    match = ground.position(step="place", left=3, armies={ground.away[0]: [ground.armies - 1, 1]})
    ground.with_start(match, "place start")
    assert supply(match, 0) == 0
    assert turn(match) == 1


# ----- Moving


@in_both
def test_only_own_armies_move_and_never_cities(ground):  # E4.4, L5.4
    one, other, third = ground.away
    match = ground.position(
        step="move", armies={ground.start: [1, 2], one: [0, 1]}, cities={third: [1]}, neutral={other: 1}
    )
    assert regions(match.legal(0), "from") == {ground.start}
    for region in ground.away:
        refused = refusal(match, 0, f"from {region}")
        assert (refused.clause, refused.key) == (ground.clauses["move"], "refusal-no-army-to-move")


@in_both
@pytest.mark.parametrize("armies_used", [1, 2, 3])
def test_move_3(ground, armies_used):  # E4.4, L5.4: the examples of the rulebooks
    """One army three steps, one army two steps and another one, three armies one step each."""
    start, (a, b, c), (x, y, z) = ground.start, ground.path, ground.beside
    steps, where = {
        1: ([(start, a), (a, b), (b, c)], {start: 2, c: 1}),
        2: ([(start, a), (a, b), (start, z)], {start: 1, b: 1, z: 1}),
        3: ([(start, x), (start, y), (start, z)], {x: 1, y: 1, z: 1}),
    }[armies_used]
    match = ground.position(step="move", left=3, armies={start: [3]})
    for origin, target in steps:
        play(match, f"from {origin}", f"to {target}")
    assert armies(match, 0) == where
    assert turn(match) == 1


@in_both
def test_an_army_is_chosen_before_its_way(ground):  # E4.4, L5.4
    match = ground.position(step="move")
    refused = refusal(match, 0, f"to {ground.beside[0]}")
    assert (refused.clause, refused.key) == (ground.clauses["move"], "refusal-not-now-to")
    ground.with_start(match, "from start")
    refused = refusal(match, 0, f"from {ground.start}")
    assert (refused.clause, refused.key) == (ground.clauses["move"], "refusal-first-target")


@in_both
def test_a_region_that_does_not_touch_is_too_far(ground):  # E4.4, L5.4
    match = ground.with_start(ground.position(step="move"), "from start")
    for far in (ground.away[0], ground.start):
        refused = refusal(match, 0, f"to {far}")
        assert (refused.clause, refused.key) == (ground.clauses["move"], "refusal-not-adjacent")


@in_both
def test_steps_go_back_alternate_and_are_blocked_by_nothing(ground):  # E4.11, L5.4
    start, near, far = ground.start, ground.beside[0], ground.away[0]
    match = ground.position(
        step="move", left=5, armies={start: [5], near: [0, 14]}, cities={near: [0, 3]}, neutral={near: 10}
    )
    assert notations(match, 0) == ["stop", f"from {start}"]  # armies of a colour are alike
    play(match, f"from {start}", f"to {near}", f"from {near}", f"to {start}", f"from {start}", f"to {near}")
    play(match, f"from {start}", f"to {ground.beside[1]}")
    assert armies(match, 0) == {start: 3, near: 1, ground.beside[1]: 1}
    assert match.view(0)["decision"]["left"] == {"move": 1}
    assert far not in armies(match, 0)


@in_both
@pytest.mark.parametrize("moves", range(4))
def test_one_may_say_stop_at_any_point(ground, moves):  # E4.10, L5.4: choosing an army is not yet a step
    start, near = ground.start, ground.beside[0]
    actions = [f"from {start}", f"to {near}", f"from {near}"][:moves]
    match = play(ground.position(step="move", left=3), *actions)
    before = armies(match, 0)
    play(match, "stop")
    assert armies(match, 0) == before
    assert turn(match) == 1


# ----- Cities


@in_both
def test_a_city_needs_an_army_not_merely_a_city(ground):  # E4.6, L5.5
    one, other, third = ground.away
    match = ground.position(step="city", armies={one: [1], other: [0, 1]}, cities={third: [1]})
    assert regions(match.legal(0)) == {one}
    for region in (other, third, ground.start):
        refused = refusal(match, 0, f"city {region}")
        assert (refused.clause, refused.key) == (ground.clauses["city"], "refusal-no-army-for-city")
    play(match, f"city {one}")
    assert cities(match, 0) == {one: 1, third: 1}
    assert armies(match, 0) == {one: 1}  # the army is still there
    assert seat_of(match, 0)["cities_left"] == 1


@in_both
def test_several_cities_in_one_region_but_three_in_all(ground):  # E4.6, L5.5
    region = ground.away[0]
    match = play(
        ground.position(step="city", armies={region: [1]}, cities={region: [2, 1]}), f"city {region}"
    )
    assert (cities(match, 0), cities(match, 1)) == ({region: 3}, {region: 1})
    match = ground.position(step="city", armies={region: [1]}, cities={region: [3]})
    refused = refusal(match, 0, f"city {region}")
    assert (refused.clause, refused.key) == (ground.clauses["city"], "refusal-no-city-left")


# ----- Destroying


@in_both
def test_a_destroyed_army_returns_to_the_supply_of_its_owner(ground):  # E4.7, L5.6
    for seat in (0, 1):
        match = ground.position(step="destroy", armies={ground.start: [2, 2]})
        play(match, f"destroy {seat} {ground.start}")
        assert armies(match, seat) == {ground.start: 1}
        assert [supply(match, each) for each in (0, 1)] == [
            ground.armies - (1 if each == seat else 2) for each in (0, 1)
        ]


@in_both
def test_a_destroyed_neutral_army_is_out_of_the_game(ground):  # E4.7, L3.4, L5.6
    match = ground.position(step="destroy", armies={ground.start: [1, 1]}, neutral={ground.start: 2})
    play(match, f"destroy {ground.neutral} {ground.start}")
    assert neutral(match) == {ground.start: 1}
    assert match.view(None)["neutral_left"] == 0
    assert [supply(match, seat) for seat in (0, 1)] == [ground.armies - 1] * 2


@in_both
def test_a_city_is_never_destroyed(ground):  # E4.7, L5.6: nor with the last army beside it
    region = ground.start
    only_a_city = ground.position(step="destroy", armies={region: [1, 0]}, cities={region: [0, 2]})
    refused = refusal(only_a_city, 0, f"destroy 1 {region}")
    assert (refused.clause, refused.key) == (ground.clauses["destroy"], "refusal-no-army-to-destroy")
    match = ground.position(step="destroy", armies={region: [1, 1]}, cities={region: [0, 2]})
    play(match, f"destroy 1 {region}")
    assert (cities(match, 1), armies(match, 1)) == ({region: 2}, {})


# ----- What a card is for


@in_both
@pytest.mark.parametrize(
    ("step", "action", "why"),
    [
        ("move", "place", "place"),
        ("place", "from", "move"),
        ("place", "city", "city"),
        ("place", "destroy 1", "destroy"),
    ],
)
def test_a_card_does_nothing_but_what_it_says(ground, step, action, why):
    """E4.3, E4.4, E4.6, E4.7, L5.3, L5.4, L5.5, L5.6"""
    assert refusal(ground.position(step=step), 0, f"{action} {ground.start}").clause == ground.clauses[why]


@in_both
def test_an_or_card_is_one_of_the_two(ground):  # E4.8, L5.7: place 2 or move 3
    begin = play(ground.in_row(coins=[9, 9]), "card 3")
    assert begin.decision == "half"
    assert notations(begin, 0) == ["stop", "half 0", "half 1"]
    refused = refusal(begin, 0, f"place {ground.start}")
    assert (refused.clause, refused.key) == (ground.clauses["or"], "refusal-first-half")
    placing = play(begin.at(1), "half 0")
    assert kinds(placing, 0) == {"stop", "place"}
    assert refusal(placing, 0, "half 1").clause == ground.clauses["or"]
    assert turn(ground.with_start(placing, "place start", "place start")) == 1
    assert kinds(play(begin.at(1), "half 1"), 0) == {"stop", "from"}
    assert turn(play(begin.at(1), "stop")) == 1


@in_both
def test_a_half_without_a_possible_step_is_not_offered(ground):  # E4.10, L5.7
    for pieces, offered, missing in ((ground.armies, "half 1", "half 0"), (0, "half 0", "half 1")):
        match = play(ground.in_row(coins=[9, 9], armies={ground.start: [pieces, 1]}), "card 3")
        assert notations(match, 0) == ["stop", offered]  # the supply is empty; there is no army to move
        refused = refusal(match, 0, missing)
        assert (refused.clause, refused.key) == (ground.clauses["nothing"], "refusal-half-can-do-nothing")


@in_both
def test_an_action_that_can_do_nothing_is_over_without_a_question(ground):  # E4.10, L5.7
    everything = {"armies": {ground.start: [ground.armies, 1]}}
    nothing = {"armies": {ground.start: [0, 1]}}
    built = {"cities": {ground.start: [3]}}
    for card, position in ((0, everything), (1, nothing), (2, nothing), (2, built)):
        assert turn(play(ground.in_row(coins=[9, 9], **position), f"card {card}")) == 1


# ----- Whose turn it is


@in_both
@pytest.mark.parametrize("first", range(4))
def test_play_passes_clockwise(ground, first):  # E1.1, E4.9, L5.9
    match = ground.in_row(players=4, first=first, turn=first, deck=[])
    order = []
    for _ in range(6):
        order.append(turn(match))
        play(match, "card 0", "stop")
        while turn(match) == order[-1]:
            play(match, "stop")  # skips the rest of a card with two parts
    assert order == [(first + place) % 4 for place in range(6)]


@in_both
def test_it_is_the_turn_of_one_player_only(ground):  # E4.9, L5.9
    match = ground.position(players=3, turn=1)
    for waiting in (0, 2):
        assert match.legal(waiting) == ()
        refused = refusal(match, waiting, "card 0")
        assert (refused.clause, refused.key) == (ground.clauses["turns"], "refusal-not-your-turn")
