"""F5: tokens, and what is hidden."""

import pytest

from imperia.games.founders.names import CRAFTSMAN, Refusal

from .batch import refusals
from .table import (
    AT,
    SMALL,
    cells,
    founders,
    hand,
    kinds,
    notations,
    offered,
    play,
    points,
    position,
    refusal,
    seat_of,
    tile_of,
    told,
    unions,
    where_it_fits,
)


def playing(token, **more):
    """Seat 0 has just opened a tile and chosen a token."""
    hands = {"war": [{"war": 1}], "coin": [{"coin": 1}], "carriage": [{"carriage": 1}], "craftsman": []}
    more.setdefault("hands", hands[token])
    return position(step="target", token=token, **more)


# ----- F5.1: war


THEIRS = ["forest@0,0", "lake@0,1", "cliff@1,0", "grove@2,0", "waterfall@3,0", "lake@3,1", "grove@3,2"]
GAP = ["forest@0,0", "lake@0,1", "cliff@0,2", "grove@1,2", "waterfall@1,1", "river-bank@1,0"]


def test_the_farthest_tile_of_each_column_can_be_pillaged():  # F5.1
    match = playing("war", nations=[[], THEIRS])
    assert cells(match, "pillage") == {(0, 1), (1, 0), (2, 0), (3, 2)}
    refused = refusal(match, 0, "pillage 1 0,0")
    assert (refused.key, refused.clause) == ("refusal-not-farthest", "F5.1")


def test_gaps_do_not_matter():  # F5.1
    around = ["forest@0,0", "lake@1,0", "cliff@1,1", "grove@1,2", "forest@0,2"]  # nothing at (0, 1)
    match = playing("war", nations=[[], around])
    assert cells(match, "pillage") == {(0, 2), (1, 2)}


def test_own_tiles_are_not_pillaged():  # F5.1
    match = playing("war", nations=[["forest@0,0", "lake@1,0"], THEIRS])
    assert refusal(match, 0, "at 0 0,0").key == "refusal-war-on-own-tile"


def test_every_opponent_can_be_pillaged():  # F5.1
    match = playing("war", players=4)
    assert {action.arguments["other"] for action in match.legal(0)} == {1, 2, 3}


def test_a_pillaged_tile_gives_nothing_and_scores_nothing():  # F5.1
    theirs = ["mine@0,0", "altar-iron-fish@0,1", "stable@1,0"]
    match = play(playing("war", nations=[[], theirs]), "pillage 1 0,1")
    assert points(match, "victory") == [0, 0]
    assert hand(match, 0) == {}
    match = play(playing("war", nations=[[], theirs]), "pillage 1 1,0")
    assert not tile_of(match, 1, 1, 0)["gives"]


def test_a_craftsman_on_a_pillaged_tile_scores_nothing_and_stays():  # F5.1
    match = playing("war", nations=[[], ["forest@0,0", "mine@0,1+craftsman+coin"]])
    assert points(match, "craftsmen") == [0, 2]
    play(match, "pillage 1 0,1")
    assert points(match, "craftsmen") == [0, 0]
    tile = tile_of(match, 1, 0, 1)
    assert tile["craftsman"]
    assert tile["coin"]
    assert tile["war"]


def test_a_pillaged_tile_still_counts_as_the_farthest():  # F5.1
    match = playing("war", nations=[[], ["forest@0,0", "lake@0,1+war", "cliff@1,0"]])
    assert cells(match, "pillage") == {(1, 0)}
    assert refusal(match, 0, "pillage 1 0,1").key == "refusal-pillaged-already"
    assert refusal(match, 0, "pillage 1 0,0").key == "refusal-not-farthest"


def test_until_its_owner_builds_beyond_it_or_swaps_it():  # F5.1
    beyond = playing("war", nations=[[], ["forest@0,0", "lake@0,1+war", "cliff@0,2"]])
    assert cells(beyond, "pillage") == {(0, 2)}
    nations = [["grove@0,0", "grove@1,0"], ["forest@0,0", "lake@0,1+war"]]
    match = position(turn=1, step="tile", nations=nations, rows={"green": ["cliff"]}, hands=[{"war": 1}])
    play(match, "tile cliff", "swap 0,1", "open blue", "token war")
    assert cells(match, "pillage") == {(0, 1)}


def test_a_pillaged_tile_still_receives_deliveries():  # F5.1, F4.3
    square = ["cliff@0,0+carriage", "forest@0,1", "lake@1,0+war", "river-bank@1,1+war"]
    match = position(step="tile", nations=[square], rows={"blue": ["mine"]})
    assert (2, 0) in where_it_fits(match, "mine")


def test_war_is_not_played_where_nothing_can_be_pillaged():  # F5.1
    spent = ["forest@0,0", "lake@0,1+war"]
    match = position(step="token", nations=[[], spent], hands=[{"war": 1}])
    assert notations(match) == ["no-token"]
    refused = refusal(match, 0, "token war")
    assert (refused.key, refused.clause) == ("refusal-nowhere-for-war", "F5.1")


# ----- F5.2: coin


def test_a_coin_buys_the_printed_resource():  # F5.2
    match = playing("coin", nations=[["forest@0,0", "forest@1,0"], ["lake@0,0", "mine@1,0"]])
    play(match, "buy 1 1,0")
    assert match.view(None)["bought"] == "iron"
    assert match.decision == "tile"
    assert hand(match, 0) == {}
    assert tile_of(match, 1, 1, 0)["coin"]


def test_the_buyer_chooses_on_nature_tiles():  # F5.2
    match = playing("coin", nations=[["forest@0,0", "forest@1,0"], ["lake@0,0", "mine@1,0"]])
    play(match, "buy 1 0,0")
    assert notations(match) == ["resource plants", "resource water"]
    refused = refusal(match, 0, "resource wood")
    assert (refused.key, refused.clause) == ("refusal-resource-not-given", "F5.2")
    assert refusal(match, 0, "tile lake").key == "refusal-first-resource"
    play(match, "resource water")
    assert match.view(None)["bought"] == "water"


def test_a_nature_tile_with_one_resource_is_not_asked_about():  # F5.2
    nations = [["quarry@0,0", "quarry@1,0"], ["spring@0,0", "garden@1,0"]]
    match = playing("coin", tiles=SMALL, nations=nations)
    assert play(match, "buy 1 0,0").view(None)["bought"] == "water"


@pytest.mark.parametrize("mark", ["war", "coin"])
def test_one_buys_only_from_a_tile_that_gives(mark):  # F5.2
    theirs = [f"lake@0,0+{mark}", "mine@1,0+craftsman", "altar-iron-fish@2,0", "forest@3,0"]
    match = playing("coin", nations=[[], theirs])
    assert cells(match, "buy") == {(3, 0)}
    key = {"war": "refusal-gives-nothing", "coin": "refusal-coin-already"}[mark]
    assert refusal(match, 0, "buy 1 0,0").key == key
    assert refusal(match, 0, "buy 1 1,0").key == "refusal-gives-nothing"
    assert refusal(match, 0, "buy 1 2,0").clause == "F5.2"
    assert refusal(match, 0, "at 0 0,0").key == "refusal-coin-on-own-tile"


def test_what_is_bought_need_not_be_used_and_is_gone_after_the_turn():  # F5.2
    nations = [["forest@0,0", "forest@1,0"], ["lake@0,0", "mine@1,0"]]
    match = playing("coin", nations=nations, rows={"green": ["cliff"]})
    play(match, "buy 1 1,0", "tile cliff", "cell 0,1")
    assert match.view(None)["bought"] is None


def test_the_tile_gives_its_owner_nothing_on_his_next_turn_and_then_the_coin_is_his():  # F5.2, F3.5
    nations = [["forest@0,0", "cliff@1,0"], ["lake@0,0", "forest@1,0"]]
    match = playing(
        "coin",
        nations=nations,
        rows={"green": ["cliff", "grove"], "blue": ["fishery"], "purple": [], "victory": ["altar-gold-fish"]},
        stacks={"green": ["grove"], "blue": ["mine", "mine"], "purple": []},
    )
    play(match, "buy 1 0,0", "resource water", "tile cliff", "cell 0,1", "open blue")
    assert "fishery" not in offered(match)  # the lake is silent
    play(match, "tile grove", "cell 0,1")
    assert hand(match, 1) == {"coin": 1}
    assert tile_of(match, 1, 0, 0)["gives"]


def test_a_coin_is_not_played_where_nothing_gives():  # F5.2
    theirs = ["altar-iron-fish@0,0", "altar-iron-wine@1,0"]
    match = position(step="token", nations=[[], theirs], hands=[{"coin": 1}])
    assert refusal(match, 0, "token coin").key == "refusal-nowhere-for-coin"


# ----- F5.3: carriage


SQUARE = ["forest@0,0", "lake@1,0", "cliff@0,1", "grove@1,1"]


def test_a_carriage_lies_where_four_cells_of_a_square_are_filled():  # F5.3
    match = playing("carriage", nations=[[*SQUARE, "river-bank@2,0", "waterfall@2,1", "forest@3,0"]])
    assert cells(match, "unite") == {(0, 0), (1, 0)}  # named by the lower left cell
    refused = refusal(match, 0, "unite 2,0")
    assert (refused.key, refused.clause) == ("refusal-corner-not-filled", "F5.3")
    assert refusal(match, 0, "at 1 0,0").key == "refusal-carriage-not-at-home"
    play(match, "unite 1,0")
    assert unions(match, 0) == [{(1, 0), (2, 0), (1, 1), (2, 1)}]
    assert hand(match, 0) == {}


def test_one_carriage_for_each_corner_for_good():  # F5.3
    tiles = ["forest@0,0+carriage", *SQUARE[1:]]
    match = position(step="token", nations=[tiles], hands=[{"carriage": 1}])
    assert notations(match) == ["no-token"]
    assert refusal(match, 0, "token carriage").key == "refusal-nowhere-for-carriage"
    wider = playing("carriage", nations=[[*tiles, "river-bank@2,0", "waterfall@2,1"]])
    assert refusal(wider, 0, "unite 0,0").key == "refusal-carriage-already"


def test_the_union_counts_at_once():  # F5.3, F3.3
    tiles = ["cliff@0,0", "forest@0,1", "winery@1,0", "workshop-iron-wood@1,1"]
    match = playing("carriage", nations=[tiles], rows={"blue": ["mine"]})
    play(match, "unite 0,0")
    assert {(2, 0), (2, 1)} <= where_it_fits(match, "mine")


def test_unions_that_share_a_tile_are_one():  # F5.3
    tiles = [
        "forest@0,0+carriage", "forest@1,0", "forest@0,1", "lake@1,1+carriage",
        "lake@2,1", "lake@1,2", "cliff@2,2",
    ]  # fmt: skip
    (union,) = unions(position(nations=[tiles]), 0)
    assert len(union) == 7


def test_unions_that_only_touch_are_two():  # F5.3
    tiles = [
        "forest@0,0+carriage", "forest@1,0", "forest@0,1", "forest@1,1",
        "lake@2,0+carriage", "lake@3,0", "lake@2,1", "lake@3,1",
    ]  # fmt: skip
    match = position(nations=[tiles], step="tile", rows={"blue": ["fishery"]})
    assert sorted(map(len, unions(match, 0))) == [4, 4]
    assert not match.explain(0, {"tile": 11, "x": -1, "y": 0})["fits"]  # wood, but no water
    assert match.explain(0, {"tile": 11, "x": 1, "y": 2})["fits"]  # touches both


def test_three_unions_become_one():  # F5.3
    tiles = [
        "forest@0,0+carriage", "forest@1,0", "forest@0,1", "forest@1,1",
        "lake@2,0+carriage", "lake@3,0", "lake@2,1", "lake@3,1",
    ]  # fmt: skip
    match = playing("carriage", nations=[tiles])
    assert cells(match, "unite") == {(1, 0)}
    play(match, "unite 1,0")
    assert sorted(map(len, unions(match, 0))) == [8]


def test_a_delivery_does_not_multiply_production():  # F5.3
    tiles = ["spring@0,0+carriage", "quarry@1,0", "quarry@0,1", "quarry@1,1"]
    match = position(tiles=SMALL, step="tile", nations=[tiles], rows={"blue": ["weir"]})
    assert "weir" not in offered(match)  # water + water


# ----- F5.4: craftsman


def test_a_craftsman_lies_on_a_village_tile_of_his_resource():  # F5.4
    mine = ["mine@0,0", "stable@1,0", "mine@0,1", "forest@1,1"]
    match = playing("craftsman", nations=[mine], craftsmen=[["iron", "fish"]])
    assert cells(match, "craftsman") == {(0, 0), (0, 1)}
    for elsewhere in ("craftsman 1,0", "craftsman 1,1"):
        refused = refusal(match, 0, elsewhere)
        assert (refused.key, refused.clause) == ("refusal-no-craftsman-for-it", "F5.4")
    assert refusal(match, 0, "at 1 0,0").key == "refusal-craftsman-not-at-home"
    play(match, "craftsman 0,0")
    assert points(match, "craftsmen") == [2, 0]
    assert points(match, "tokens") == [1, 0]
    assert not tile_of(match, 0, 0, 0)["gives"]
    assert seat_of(match, 0)["craftsmen"] == ["fish"]


def test_the_printed_resource_counts_not_a_delivered_one():  # F5.4
    square = ["mine@0,0+carriage", "forest@1,0", "stable@0,1", "lake@1,1"]
    match = playing("craftsman", nations=[square], craftsmen=[["iron"]])
    assert cells(match, "craftsman") == {(0, 0)}


def test_no_craftsman_on_war_or_craftsman_but_on_a_coin():  # F5.4
    mine = ["mine@0,0+war", "mine@0,1+coin", "stable@1,1+craftsman", "stable@1,0", "lake@2,0"]
    match = playing("craftsman", nations=[mine], craftsmen=[["iron"]])
    assert cells(match, "craftsman") == {(0, 1)}
    assert refusal(match, 0, "craftsman 0,0").key == "refusal-craftsman-on-pillaged"
    play(match, "craftsman 0,1")
    assert tile_of(match, 0, 0, 1)["coin"]


def test_a_second_craftsman_on_a_tile():  # F5.4
    # With the printed tokens there is one craftsman of each, so this takes a mine whose craftsman is in hand.
    match = position(step="token", nations=[["mine@0,0+craftsman", "stable@1,0"]], craftsmen=[["fish"]])
    refused = refusal(match, 0, "token craftsman")
    assert (refused.key, refused.clause) == ("refusal-nowhere-for-craftsman", "F5.4")
    assert kinds(match) == {"no-token"}


# ----- F5.5


def test_hands_are_public_and_stacks_are_not():  # F5.5
    match = position(hands=[{"war": 2}, {"coin": 1}], craftsmen=[["iron"], ["fish"]])
    for viewer in (0, 1, None):
        view = match.view(viewer)
        assert [seat["hand"]["war"] for seat in view["seats"]] == [2, 0]
        assert [seat["craftsmen"] for seat in view["seats"]] == [["iron"], ["fish"]]
        assert all(stack == sorted(stack) for stack in view["stacks"].values())


def test_swapped_and_removed_tiles_are_public():  # F5.5
    match = position(
        rows={"blue": ["mine"] * 2 + ["stable"] * 2 + ["weaver"]}, swapped=[["winery"], ["lake", "fishery"]]
    )
    play(match, "open blue")
    keys = match.setting.tiles.keys
    view = match.view(1)
    assert [[keys[n] for n in seat["swapped"]] for seat in view["seats"]] == [["winery"], ["lake", "fishery"]]
    assert sorted(keys[n] for n in view["removed"]) == ["mine", "mine", "stable", "stable", "weaver"]
    assert len(told(match, "tile-leaves")) == 5


def test_a_second_craftsman_where_one_lies():  # F5.4
    """There is one craftsman of each resource, so no game comes to it; the rules refuse it all the same."""
    state = position(
        step="target", token="craftsman", craftsmen=[["iron"]], nations=[["mine@0,0", "mine@1,0"]]
    ).state
    state["seats"]["tiles"]["marks"][0, 0, 0] = CRAFTSMAN
    assert refusals(state, 0)[AT] == Refusal.CRAFTSMAN_ALREADY
    reason = founders.definition.refusal(state, 0, AT, Refusal.CRAFTSMAN_ALREADY)
    assert (reason.clause, reason.key) == ("F5.4", "refusal-craftsman-already")
