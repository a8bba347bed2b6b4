"""F3: a turn."""

from collections import Counter

import pytest

from imperia.games.founders.pieces import Stack

from ..playing import notations, only_when_compiled, told, turn
from .table import adding, cells, founders, hand, offered, play, position, row, stack_of, tile_of, tiles_of

NOTHING_FITS = {"green": [], "blue": ["stable"], "purple": ["inn-gold-water"], "victory": ["altar-gold-fish"]}
DRY = [["forest@0,0", "forest@1,0"]]  # neither water nor plants


def test_a_turn_begins_with_opening_a_tile():  # F3.1
    match = position()
    assert notations(match) == ["open green", "open blue", "open purple"]
    match = position(stacks={"green": [], "blue": ["mine"], "purple": []})
    assert notations(match) == ["open blue"]


def test_the_top_tile_is_opened():  # F3.1
    match = position(rows={"blue": ["stable", "stable", "mine"]}, stacks={"blue": ["winery", "weaver"]})
    play(match, "open blue")
    assert Counter(row(match, "blue")) == Counter(["stable", "stable", "mine", "weaver"])
    assert stack_of(match, Stack.BLUE) == ["winery"]
    assert told(match, "opened") == [{"seat": 0, "tile": match.setting.tiles.keys.index("weaver")}]


def test_a_full_row_leaves_the_game_before_the_new_tile_comes():  # F3.1
    four = ["inn-gold-water", "inn-fish-plants", "inn-wine-water", "inn-horses-wood"]
    match = position(rows={"purple": four}, stacks={"purple": ["inn-iron-stone"]})
    assert len(row(play(match, "open purple"), "purple")) == 5
    full = [*four, "workshop-iron-wood"]
    match = position(rows={"purple": full}, stacks={"purple": ["inn-iron-stone"]})
    before = Counter(match.view(None)["removed"])  # the rest of the purple stack is out in this position
    play(match, "open purple")
    assert row(match, "purple") == ["inn-iron-stone"]
    keys = match.setting.tiles.keys
    gone = Counter(match.view(None)["removed"]) - before  # everybody may see which tiles are gone
    assert sorted(keys[number] for number in gone.elements()) == sorted(full)
    assert sorted(keys[event["tile"]] for event in told(match, "tile-leaves")) == sorted(full)


def test_a_token_may_be_played_before_adding_and_need_not():  # F3.2
    match = play(position(hands=[{"war": 1, "coin": 1}]), "open green")
    assert notations(match) == ["no-token", "token war", "token coin"]
    play(match, "no-token")
    assert match.decision == "tile"
    assert hand(match, 0) == {"war": 1, "coin": 1}


def test_at_most_one_token_a_turn():  # F3.2
    match = play(position(hands=[{"war": 2}]), "open green", "token war", "pillage 1 0,0")
    assert match.decision == "tile"
    assert "token war" not in notations(match)
    assert hand(match, 0) == {"war": 1}


def test_without_a_token_that_can_be_played_nothing_is_asked():  # F3.2
    assert play(position(), "open green").decision == "tile"
    assert play(position(hands=[{"carriage": 1}]), "open green").decision == "tile"  # no filled square


def test_a_face_up_tile_of_any_row_is_added():  # F3.3
    nation = ["forest@0,0", "cliff@1,0", "mine@0,1", "stable@1,1", "lake@2,0"]
    village_and_city = {"blue": ["weaver"], "purple": ["workshop-iron-wood"]}
    rows = {"green": ["grove", "lake"], **village_and_city, "victory": ["altar-iron-horses"]}
    match = adding(*nation, rows=rows)
    assert offered(match) == ["grove", "lake", "weaver", "workshop-iron-wood", "altar-iron-horses"]
    play(match, "tile altar-iron-horses", "cell 0,2")
    assert tiles_of(match, 0)[0, 2] == "altar-iron-horses"
    assert row(match, "victory") == []
    assert match.over  # F6.1


def test_adding_is_compulsory_if_a_tile_fits_without_a_swap_but_a_swap_fulfils_the_duty_too():  # F3.3
    match = position(step="tile", nations=DRY, rows={**NOTHING_FITS, "green": ["lake"]})
    assert notations(match) == ["tile 5"]  # neither "draw" nor "pass"
    play(match, "tile lake", "swap 0,0")
    assert tiles_of(match, 0) == {(0, 0): "lake", (1, 0): "forest"}
    assert turn(match) == 1


def test_if_nothing_fits_a_green_tile_is_drawn_unseen():  # F3.3
    match = position(step="tile", nations=DRY, rows=NOTHING_FITS, stacks={"green": ["cliff", "lake"]})
    assert notations(match) == ["draw"]
    play(match, "draw")
    assert match.decision == "place"
    keys = match.setting.tiles.keys
    assert [keys[event["tile"]] for event in told(match, "drawn")] == ["lake"]  # everybody sees the tile
    assert match.view(1)["tile"] == keys.index("lake")
    assert row(match, "green") == []  # it never enters the row
    assert {(0, 1), (2, 0)} <= cells(match)
    assert cells(match, "swap") == {(0, 0), (1, 0)}
    play(match, "cell 0,1")
    assert tiles_of(match, 0)[0, 1] == "lake"
    assert stack_of(match, Stack.GREEN) == ["cliff"]
    assert row(match, "green") == []


# A mine needs the forest and the cliff, and touches both only where altars lie.
ENCLOSED = [
    ["altar-iron-horses@0,0", "forest@-1,0", "cliff@1,0", "altar-iron-wine@0,1", "altar-iron-fish@0,-1"]
]
ONLY_A_MINE = {"green": [], "blue": ["mine"], "purple": [], "victory": ["altar-gold-fish"]}


def test_where_only_a_swap_is_possible_one_swaps_or_draws_and_without_green_passes():  # F3.3
    match = position(step="tile", nations=ENCLOSED, rows=ONLY_A_MINE, stacks={"green": ["lake"]})
    assert notations(match) == ["tile 7", "draw"]
    match = position(step="tile", nations=ENCLOSED, rows=ONLY_A_MINE, stacks={"green": []})
    assert notations(match) == ["tile 7", "pass"]
    play(match, "tile mine")
    assert cells(match) == set()
    assert cells(match, "swap") == {(0, 0), (0, 1), (0, -1)}
    play(match, "swap 0,0")
    assert tiles_of(match, 0)[0, 0] == "mine"


def test_with_no_green_left_and_nothing_to_swap_one_passes():  # F3.3, F3.5
    nations = [["forest@0,0+coin", "forest@1,0"]]
    match = position(step="tile", nations=nations, rows=NOTHING_FITS, stacks={"green": []})
    assert notations(match) == ["pass"]
    before = tiles_of(match, 0)
    play(match, "pass")
    assert tiles_of(match, 0) == before
    assert turn(match) == 1
    assert told(match, "passed") == [{"seat": 0}]
    assert hand(match, 0) == {"coin": 1}  # coins come to the hand even if nothing was added


def test_what_fits_is_judged_after_the_token():  # F3.3
    nations = [["forest@0,0", "forest@1,0"], ["lake@0,0", "lake@1,0"]]
    rows = {"green": [], "blue": ["fishery"], "purple": [], "victory": ["altar-gold-fish"]}
    match = position(step="token", nations=nations, rows=rows, hands=[{"coin": 1}])
    without = play(match.at(0), "no-token")
    assert notations(without) == ["draw"]
    play(match, "token coin", "buy 1 0,0", "resource water")
    assert notations(match) == ["tile 11"]


@pytest.mark.parametrize(
    ("key", "token"),
    [("war-camp-iron-water", "war"), ("marketplace-iron-plants", "coin"), ("inn-iron-stone", "carriage")],
)
def test_a_city_tile_grants_its_token_at_once(key, token):  # F3.4
    match = position(step="tile", nations=[["mine@0,0", "waterfall@1,0", "lake@1,1"]], rows={"purple": [key]})
    play(match, f"tile {key}", "cell 0,1")
    assert hand(match, 0) == {token: 1}
    assert match.view(None)["reserve"][token] == 5
    assert turn(match) == 1  # it cannot be played this turn


@only_when_compiled
def test_a_workshop_grants_a_craftsman_drawn_at_random():  # F3.4, F5.4
    drawn = set()
    for seed in range(40):
        match = adding("mine@0,0", "forest@1,0", rows={"purple": ["workshop-iron-wood"]}, seed=seed)
        play(match, "tile workshop-iron-wood", "cell 0,1")
        assert hand(match, 0) == {"craftsman": 1}
        (craftsman,) = match.view(1)["seats"][0]["craftsmen"]  # shown to all
        assert craftsman not in match.view(None)["craftsmen_left"]
        drawn.add(craftsman)
    assert drawn == {"iron", "gold", "cloth", "wine", "horses", "fish"}


def test_no_token_if_the_reserve_has_none():  # F3.4
    nations = [["mine@0,0", "waterfall@1,0"], ["forest@0,0", "forest@0,1", "forest@0,2+war"]]
    rows, tokens = {"purple": ["war-camp-iron-water"]}, {"hands": [{}, {"war": 3}], "box": {"war": 2}}
    match = position(step="tile", nations=nations, rows=rows, **tokens)
    play(match, "tile war-camp-iron-water", "cell 0,1")
    assert hand(match, 0) == {}
    assert match.view(None)["reserve"]["war"] == 0
    assert match.view(None)["box"]["war"] == 2  # what is in the box never returns


def test_coins_on_own_tiles_come_to_the_hand_at_the_end_of_the_turn():  # F3.5
    nations = [["forest@0,0+coin", "lake@1,0", "cliff@2,0+coin+war"], ["forest@0,0+coin", "lake@1,0"]]
    match = position(step="tile", nations=nations, rows={"green": ["grove"]})
    play(match, "tile grove", "cell 0,1")
    assert hand(match, 0) == {"coin": 2}  # also the coin on the pillaged tile
    assert not tile_of(match, 0, 0, 0)["coin"]
    assert tile_of(match, 0, 2, 0)["war"]
    assert told(match, "coins-taken") == [{"seat": 0, "coins": 2}]
    assert tile_of(match, 1, 0, 0)["coin"]  # coins of others stay


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_pass_clockwise_from_the_first_player(players):  # F3.6
    match = founders.start(players=players, seed=4, first_player="1")
    turns = []
    while len(turns) < 2 * players + 1:
        if match.decision == "open":
            turns.append(turn(match))
        play(match, notations(match)[-1])
    assert turns == [(1 + n) % players for n in range(2 * players + 1)]
