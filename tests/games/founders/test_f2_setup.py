"""F2: setup and draft."""

from collections import Counter

import pytest

from imperia.games.founders.pieces import Stack

from ..playing import notations, only_when_compiled, told, turn
from .table import cells, founders, offered, play, position, refusal, row, stack_of, tiles_of


@pytest.mark.parametrize(("players", "victory"), [(2, 8), (3, 12), (4, 12)])
def test_victory_tiles_lie_face_up_and_the_others_are_out(players, victory):  # F2.1
    match = founders.start(players=players, seed=3)
    view = match.view(None)
    assert len(view["rows"]["victory"]) == victory
    assert len(set(view["rows"]["victory"])) == victory
    assert "victory" not in view["stacks"]
    assert view["removed"] == []  # those out of the game are not shown


def test_the_stacks_are_shuffled():  # F2.1
    matches = [founders.start(players=2, seed=seed) for seed in range(6)]
    for stack in tuple(Stack)[:3]:
        assert len({tuple(stack_of(match, stack)) for match in matches}) == 6
    assert len({tuple(row(match, "victory")) for match in matches}) == 6


def test_every_victory_tile_can_be_dealt():  # F2.1
    matches = [founders.start(players=2, seed=seed) for seed in range(60)]
    laid = {tile for match in matches for tile in match.state["rows"][0, Stack.VICTORY, :8].tolist()}
    assert len(laid) == 25


@pytest.mark.parametrize(("players", "opened"), [(2, 5), (3, 7), (4, 9)])
def test_so_many_nature_tiles_are_open_for_the_draft(players, opened):  # F2.2
    match = founders.start(players=players, seed=1)
    assert match.decision == "draft"
    assert len(row(match, "green")) == opened
    assert row(match, "blue") == row(match, "purple") == []
    assert set(offered(match)) == set(row(match, "green"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_takes_one_and_then_one_in_the_opposite_order(players):  # F2.2
    first = players - 1
    match = founders.start(players=players, seed=2, first_player=str(first))
    order = []
    while match.decision in ("draft", "side"):
        if match.decision == "draft":
            order.append(turn(match))
        play(match, notations(match)[0])
    clockwise = [(first + n) % players for n in range(players)]
    assert order == clockwise + clockwise[::-1]
    assert turn(match) == first  # the first player also takes the first turn


def test_the_first_tile_lies_at_the_origin_and_the_second_on_the_chosen_side():  # F2.2
    match = founders.start(players=2, seed=1, first_player="0")
    mine, theirs = offered(match)[0], offered(match)[1]
    play(match, f"tile {mine}", f"tile {theirs}")
    assert tiles_of(match, 0) == {(0, 0): mine}
    second = offered(match)[0]
    play(match, f"tile {second}")
    assert match.decision == "side"
    assert cells(match) == {(0, 1), (0, -1), (1, 0), (-1, 0)}
    assert turn(match) == 1  # asked at once, before the next seat picks
    play(match, "cell 0,-1")
    assert tiles_of(match, 1) == {(0, 0): theirs, (0, -1): second}
    assert turn(match) == 0


def test_in_the_draft_only_an_open_green_tile_can_be_taken():  # F2.2
    match = position(step="draft", rows={"green": ["forest", "forest", "lake", "lake", "cliff"]})
    assert offered(match) == ["forest", "cliff", "lake"]
    assert refusal(match, 0, f"tile {row(match, 'victory')[0]}").key == "refusal-not-open"
    play(match, "tile forest", "tile forest", "tile lake")
    assert refusal(match, 1, "cell 1,1").key == "refusal-not-beside"


def test_the_side_matters_for_pillaging():  # F2.2, F5.1
    def farthest(side):
        match = position(step="draft", nations=[["forest@0,0"], ["cliff@0,0"]], turn=1)
        play(match, f"tile {offered(match)[0]}", f"cell {side}")
        return [(tile["x"], tile["y"]) for tile in match.view(0)["seats"][1]["tiles"] if tile["farthest"]]

    assert farthest("1,0") == [(0, 0), (1, 0)]
    assert farthest("0,1") == [(0, 1)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rows_are_laid_out_after_the_draft_beside_the_leftover(players):  # F2.3
    match = founders.start(players=players, seed=5)
    for _ in range(3 * players):
        leftover = row(match, "green")
        play(match, notations(match)[0])
    assert match.decision == "open"
    assert [len(row(match, stack)) for stack in ("green", "blue", "purple")] == [3, 2, 1]
    assert len(leftover) == 2  # before the last pick
    assert set(row(match, "green")) & set(leftover)
    assert len(told(match, "row-tile")) == 5
    left = [24 - (2 * players + 1) - 2, 22, 23]
    assert [len(stack_of(match, stack)) for stack in tuple(Stack)[:3]] == left


def test_copies_are_equal_and_order_means_nothing():  # F2.3
    one = position(rows={"green": ["lake", "forest", "lake"]})
    other = position(rows={"green": ["forest", "lake", "lake"]})
    assert one.state.tobytes() == other.state.tobytes()
    offers = position(step="tile", rows={"green": ["lake", "forest", "lake"], "blue": [], "purple": []})
    assert offered(offers)[:2] == ["forest", "lake"]
    play(offers, "tile lake", "cell 2,0")
    assert row(offers, "green") == ["forest", "lake"]


@only_when_compiled
def test_the_first_player_is_drawn_by_lot():  # F2.4
    firsts = Counter(turn(founders.start(players=4, seed=seed)) for seed in range(120))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 12
    match = founders.start(players=4, seed=1)
    assert told(match, "first-player") == [{"seat": turn(match)}]


@pytest.mark.parametrize("seat", ["0", "1", "2"])
def test_the_table_can_choose_the_first_player(seat):  # F2.4
    assert {turn(founders.start(players=3, seed=n, first_player=seat)) for n in range(9)} == {int(seat)}
