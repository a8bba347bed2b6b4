"""F5: tokens."""

from imperia.games.founders.names import Mark, Refusal

from ..playing import notations, points, seat_of
from ..records import refusals
from .table import AT, SMALL, cells, founders, hand, laying, offered, play, position, tile_of, unions

# ----- F5.1: war


THEIRS = ["forest@0,0", "lake@0,1", "cliff@1,0", "grove@2,0", "waterfall@3,0", "lake@3,1", "grove@3,2"]


def test_the_farthest_tile_of_each_column_can_be_pillaged():  # F5.1
    match = laying("war", nations=[[], THEIRS])
    assert cells(match, "pillage") == {(0, 1), (1, 0), (2, 0), (3, 2)}
    around = ["forest@0,0", "lake@1,0", "cliff@1,1", "grove@1,2", "forest@0,2"]
    match = laying("war", nations=[[], around])
    assert cells(match, "pillage") == {(0, 2), (1, 2)}  # the gap at (0, 1) does not matter


def test_every_opponent_can_be_pillaged():  # F5.1
    match = laying("war", players=4)
    assert {action.arguments["other"] for action in match.legal(0)} == {1, 2, 3}


def test_a_pillaged_tile_gives_nothing_and_scores_nothing():  # F5.1
    theirs = ["mine@0,0", "altar-iron-fish@0,1", "stable@1,0"]
    match = play(laying("war", nations=[[], theirs]), "pillage 1 0,1")
    assert points(match, "victory") == [0, 0]
    assert hand(match, 0) == {}
    match = play(laying("war", nations=[[], theirs]), "pillage 1 1,0")
    assert not tile_of(match, 1, 1, 0)["gives"]


def test_a_craftsman_on_a_pillaged_tile_scores_nothing_and_stays():  # F5.1
    match = laying("war", nations=[[], ["forest@0,0", "mine@0,1+craftsman+coin"]])
    assert points(match, "craftsmen") == [0, 2]
    play(match, "pillage 1 0,1")
    assert points(match, "craftsmen") == [0, 0]
    assert all(tile_of(match, 1, 0, 1)[mark] for mark in ("craftsman", "coin", "war"))


def test_a_pillaged_tile_counts_as_the_farthest_until_its_owner_builds_beyond_it_or_swaps_it():  # F5.1
    match = laying("war", nations=[[], ["forest@0,0", "lake@0,1+war", "cliff@1,0"]])
    assert cells(match, "pillage") == {(1, 0)}
    beyond = laying("war", nations=[[], ["forest@0,0", "lake@0,1+war", "cliff@0,2"]])
    assert cells(beyond, "pillage") == {(0, 2)}
    nations = [["grove@0,0", "grove@1,0"], ["forest@0,0", "lake@0,1+war"]]
    match = position(turn=1, step="tile", nations=nations, rows={"green": ["cliff"]}, hands=[{"war": 1}])
    play(match, "tile cliff", "swap 0,1", "open blue", "token war")
    assert cells(match, "pillage") == {(0, 1)}


# ----- F5.2: coin


WOOD_AGAINST_IRON = [["forest@0,0", "forest@1,0"], ["lake@0,0", "mine@1,0"]]


def test_a_coin_buys_the_printed_resource_for_this_turn():  # F5.2
    match = laying("coin", nations=WOOD_AGAINST_IRON, rows={"green": ["cliff"]})
    play(match, "buy 1 1,0")
    assert match.view(None)["bought"] == "iron"
    assert match.decision == "tile"
    assert hand(match, 0) == {}
    assert tile_of(match, 1, 1, 0)["coin"]
    play(match, "tile cliff", "cell 0,1")  # the bought resource need not be used
    assert match.view(None)["bought"] is None


def test_the_buyer_chooses_on_nature_tiles():  # F5.2
    match = play(laying("coin", nations=WOOD_AGAINST_IRON), "buy 1 0,0")
    assert notations(match) == ["resource plants", "resource water"]
    play(match, "resource water")
    assert match.view(None)["bought"] == "water"


def test_a_nature_tile_with_one_resource_is_not_asked_about():  # F5.2
    nations = [["quarry@0,0", "quarry@1,0"], ["spring@0,0", "garden@1,0"]]
    match = laying("coin", tiles=SMALL, nations=nations)
    assert play(match, "buy 1 0,0").view(None)["bought"] == "water"


def test_one_buys_only_from_a_tile_that_gives():  # F5.2
    silent = ["lake@0,0+war", "lake@0,1+coin", "mine@1,0+craftsman", "altar-iron-fish@2,0"]
    match = laying("coin", nations=[[], [*silent, "forest@3,0"]])
    assert cells(match, "buy") == {(3, 0)}


def test_the_tile_gives_its_owner_nothing_on_his_next_turn_and_then_the_coin_is_his():  # F5.2, F3.5
    nations = [["forest@0,0", "cliff@1,0"], ["lake@0,0", "forest@1,0"]]
    rows = {"green": ["cliff", "grove"], "blue": ["fishery"], "purple": []}
    match = laying("coin", nations=nations, rows=rows, stacks={"blue": ["mine"]})
    play(match, "buy 1 0,0", "resource water", "tile cliff", "cell 0,1", "open blue")
    assert "fishery" not in offered(match)  # the lake is silent
    play(match, "tile grove", "cell 0,1")
    assert hand(match, 1) == {"coin": 1}
    assert tile_of(match, 1, 0, 0)["gives"]


# ----- F5.3: carriage


SQUARE = ["forest@0,0", "lake@1,0", "cliff@0,1", "grove@1,1"]


def test_a_carriage_lies_where_four_cells_of_a_square_are_filled():  # F5.3
    match = laying("carriage", nations=[[*SQUARE, "river-bank@2,0", "waterfall@2,1", "forest@3,0"]])
    assert cells(match, "unite") == {(0, 0), (1, 0)}  # named by the lower left cell
    play(match, "unite 1,0")
    assert unions(match, 0) == [{(1, 0), (2, 0), (1, 1), (2, 1)}]
    assert hand(match, 0) == {}
    tiles = ["forest@0,0+carriage", *SQUARE[1:]]  # each corner can be used only once
    match = position(step="token", nations=[tiles], hands=[{"carriage": 1}])
    assert notations(match) == ["no-token"]


def test_unions_that_share_a_tile_are_one():  # F5.3
    tiles = [
        "forest@0,0+carriage", "forest@1,0", "forest@0,1", "lake@1,1+carriage",
        "lake@2,1", "lake@1,2", "cliff@2,2",
    ]  # fmt: skip
    (union,) = unions(position(nations=[tiles]), 0)
    assert len(union) == 7


TWO_UNIONS = [
    "forest@0,0+carriage", "forest@1,0", "forest@0,1", "forest@1,1",
    "lake@2,0+carriage", "lake@3,0", "lake@2,1", "lake@3,1",
]  # fmt: skip


def test_unions_that_only_touch_are_two():  # F5.3
    match = position(nations=[TWO_UNIONS], step="tile", rows={"blue": ["fishery"]})
    assert sorted(map(len, unions(match, 0))) == [4, 4]
    assert not match.explain(0, {"tile": 11, "x": -1, "y": 0})["fits"]  # it touches wood, but no water
    assert match.explain(0, {"tile": 11, "x": 1, "y": 2})["fits"]  # it touches both


def test_three_unions_become_one():  # F5.3
    match = laying("carriage", nations=[TWO_UNIONS])
    assert cells(match, "unite") == {(1, 0)}
    play(match, "unite 1,0")
    assert sorted(map(len, unions(match, 0))) == [8]


def test_a_delivery_does_not_multiply_production():  # F5.3
    tiles = ["spring@0,0+carriage", "quarry@1,0", "quarry@0,1", "quarry@1,1"]
    match = position(tiles=SMALL, step="tile", nations=[tiles], rows={"blue": ["weir"]})
    assert "weir" not in offered(match)  # it needs water twice


# ----- F5.4: craftsman


def test_a_craftsman_lies_on_a_village_tile_of_his_resource():  # F5.4
    mine = ["mine@0,0", "stable@1,0", "mine@0,1", "forest@1,1"]
    match = laying("craftsman", nations=[mine], craftsmen=[["iron", "fish"]])
    assert cells(match, "craftsman") == {(0, 0), (0, 1)}
    play(match, "craftsman 0,0")
    assert points(match, "craftsmen") == [2, 0]
    assert points(match, "tokens") == [1, 0]
    assert not tile_of(match, 0, 0, 0)["gives"]
    assert seat_of(match, 0)["craftsmen"] == ["fish"]


def test_the_printed_resource_counts_not_a_delivered_one():  # F5.4
    square = ["mine@0,0+carriage", "forest@1,0", "stable@0,1", "lake@1,1"]
    match = laying("craftsman", nations=[square], craftsmen=[["iron"]])
    assert cells(match, "craftsman") == {(0, 0)}


def test_no_craftsman_on_war_or_craftsman_but_on_a_coin():  # F5.4
    mine = ["mine@0,0+war", "mine@0,1+coin", "stable@1,1+craftsman", "stable@1,0", "lake@2,0"]
    match = laying("craftsman", nations=[mine], craftsmen=[["iron"]])
    assert cells(match, "craftsman") == {(0, 1)}
    play(match, "craftsman 0,1")
    assert tile_of(match, 0, 0, 1)["coin"]


def test_a_second_craftsman_where_one_lies():  # F5.4
    """There is only one craftsman of each resource, so this never happens in a game; the rules refuse it all
    the same."""
    state = laying("craftsman", craftsmen=[["iron"]], nations=[["mine@0,0", "mine@1,0"]]).state
    state["seats"]["tiles"]["marks"][0, 0, 0] = Mark.CRAFTSMAN
    assert refusals(state, 0)[AT] == Refusal.CRAFTSMAN_ALREADY
    reason = founders.definition.refusal(state, 0, AT, Refusal.CRAFTSMAN_ALREADY)
    assert (reason.clause, reason.key) == ("F5.4", "refusal-craftsman-already")
