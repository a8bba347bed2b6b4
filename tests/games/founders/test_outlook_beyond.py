"""What a network is told about single answers: what they would make possible later."""

from __future__ import annotations

import random

import numpy as np
import pytest

import imperia
from imperia.games.founders.names import NOTHING, Decision, Mark
from imperia.games.founders.pieces import Stack
from imperia.games.founders.state import State
from imperia.games.founders.supply import free_cells, places_for, survey_nation
from imperia.kernel.in_python import in_python, seen

from .looking import derived, prospects
from .table import CELL, KEYS, LARGEST, adding, founders, laying, play, position

ALTAR, FARTHER = "altar-iron-horses", "altar-cloth-wine"
NATION = ["grove@0,0", "mine@1,0", "river-bank@2,0"]


def tile(key: str) -> str:
    return f"tile {KEYS.index(key)}"


def rows(**named: list[str]) -> dict[str, list[str]]:
    return {"green": [], "blue": [], "purple": [], "victory": [], **named}


def told(prospect: np.void, *names: str) -> list[int]:
    return [int(prospect[name]) for name in names]


# ----- Tiles


def test_of_a_tile_it_is_told_which_victory_tiles_it_brings_near():
    """The first altar lacks only horses beside the mine; the other one lacks both suppliers."""
    match = adding(*NATION, rows=rows(green=["cliff"], blue=["stable"], victory=[ALTAR, FARTHER]))
    assert told(prospects(match)[tile("stable")], "ready", "near", "far") == [1, 0, 1]
    assert told(prospects(match)[tile("cliff")], "ready", "near", "far") == [0, 1, 1]


def test_of_a_tile_it_is_told_which_villages_and_cities_it_makes_possible():
    """The war camp needs horses and stone; the fishery wood and water, which the lake gives."""
    nation = ["forest@0,0", "mine@1,0", "cliff@2,0", "grove@0,1"]
    market = rows(green=["lake"], blue=["fishery"], purple=["war-camp-horses-stone"])
    assert told(prospects(adding(*nation, rows=market))[tile("lake")], "villages", "cities") == [1, 0]
    market = rows(blue=["stable", "fishery"], purple=["war-camp-horses-stone"])
    match = adding(*nation, "lake@3,0", rows=market)
    assert told(prospects(match)[tile("stable")], "villages", "cities") == [0, 1]


def test_a_tile_helps_only_where_it_can_be_laid():
    """Stables fit only beside the lake, which is too far from the mine for the altar."""
    nation = ["mine@0,0", "forest@1,0", "forest@2,0", "forest@3,0", "lake@4,0", "grove@5,0"]
    stacks = {"green": [], "blue": [], "purple": ["workshop-horses-plants", "marketplace-horses-water"]}
    match = adding(*nation, rows=rows(blue=["stable"], victory=[ALTAR]), stacks=stacks)
    assert told(prospects(match)[tile("stable")], "ready", "near", "cities_later") == [0, 1, 2]
    farther = {"green": [], "blue": [], "purple": ["war-camp-horses-stone"]}
    nation = ["cliff@-1,0", *nation[:1], "grove@1,0", "grove@2,0", "grove@3,0", *nation[4:]]
    match = adding(*nation, rows=rows(blue=["stable"]), stacks=farther)
    assert prospects(match)[tile("stable")]["cities_later"] == 0


def test_the_tile_itself_is_no_longer_there_afterwards():
    for stables in (1, 2):
        match = adding(*NATION, rows=rows(blue=["stable"] * stables, victory=[FARTHER]))
        assert prospects(match)[tile("stable")]["villages"] == stables - 1


@pytest.mark.parametrize(("green", "answer"), [(["forest"], "draw"), ([], "pass")])
def test_of_doing_without_it_is_told_what_is_near_already(green: list[str], answer: str):
    """The altar lacks horses beside the mine, and another mine lacks wood, which the top tile of the green
    stack would give."""
    stacks = {"green": green, "blue": ["mine"], "purple": []}
    match = adding("cliff@0,0", "mine@1,0", rows=rows(victory=[ALTAR]), stacks=stacks)
    found = prospects(match)[answer]
    assert told(found, "ready", "near", "far", "villages_later") == [0, 1, 0, 0]


def test_what_was_bought_still_counts():
    """The fishery needs wood and water, which was bought for this turn only."""
    stacks = {"green": [], "blue": ["fishery"], "purple": []}
    for bought, fits in ((None, 0), ("water", 1)):
        more = {"bought": bought} if bought else {}
        match = adding("forest@0,0", "forest@1,0", rows=rows(green=["cliff"]), stacks=stacks, **more)
        assert prospects(match)[tile("cliff")]["villages_later"] == fits
        after = prospects(play(match, tile("cliff")))
        assert {int(one["villages_later"]) for one in after.values()} == {fits}


def test_a_nation_may_have_more_free_cells_than_there_is_room_for():
    """Beside a straight line of 50 tiles there are 102."""
    line = [f"field@{x},0" for x in range(50)]
    match = adding(*line, tiles=LARGEST, stacks={"green": [], "blue": ["house"], "purple": []})
    assert match.state[0]["seats"][0]["free"] == 102
    assert derived(match)["looked"] > 0


# ----- Stacks


def test_of_a_tile_it_is_told_how_many_in_the_stacks_would_fit():
    """Wood and water make a fishery possible; a stable needs plants beside the water."""
    stacks = {"green": [], "blue": ["fishery", "fishery", "stable"], "purple": ["inn-fish-plants"]}
    match = adding("forest@0,0", "forest@1,0", rows=rows(green=["waterfall", "cliff"]), stacks=stacks)
    assert told(prospects(match)[tile("waterfall")], "villages_later", "cities_later") == [2, 0]
    assert told(prospects(match)[tile("cliff")], "villages_later", "cities_later") == [0, 0]


def test_what_would_fit_only_by_a_swap_does_not_count():
    """All places beside wood and water have tiles."""
    nation = ["forest@0,0", "mine@1,0", "lake@2,0", "cliff@1,1", "cliff@1,-1"]
    stacks = {"green": [], "blue": ["fishery"], "purple": []}
    match = adding(*nation, rows=rows(green=["cliff"]), stacks=stacks)
    assert prospects(match)[tile("cliff")]["villages_later"] == 0


def test_of_a_place_it_is_told_how_many_in_the_stacks_would_fit():
    """Only beside the forest does the water serve fisheries."""
    nation = ["forest@0,0", "cliff@1,0", "mine@2,0", "stable@3,0", "cliff@4,0"]
    stacks = {"green": [], "blue": ["fishery", "fishery"], "purple": ["war-camp-iron-water"]}
    match = play(adding(*nation, rows=rows(green=["lake"], victory=[FARTHER]), stacks=stacks), tile("lake"))
    found = {place: told(one, "villages_later", "cities_later") for place, one in prospects(match).items()}
    assert (found["cell 0,1"], found["cell 5,0"]) == ([2, 1], [0, 0])


@pytest.mark.parametrize("seed", range(3))
def test_as_many_in_the_stacks_fit_as_were_foreseen(seed: int):
    """On the cells that were free before; the new tile may make others."""
    match, chance, foreseen = founders.start(players=2, seed=seed), random.Random(seed), 0
    while not match.over:
        (seat,) = match.actors
        action = chance.choice(match.legal(seat))
        before = match.copy()
        match.play(seat, action)
        if action.kind == "cell" and is_adding(before, seat):
            found = derived(before, seat)["prospects"]
            (one,) = found[found["code"] == action.code]
            for stack, name in ((Stack.BLUE, "villages_later"), (Stack.PURPLE, "cities_later")):
                assert one[name] == fitting(before, match, seat, action.code - CELL, stack)
                foreseen += int(one[name])
    assert foreseen > 0


def is_adding(match: imperia.Match, seat: int) -> bool:
    """Whether the seat lays a tile in a turn at whose end its tiles give the same as before: nothing was
    bought, and no coin is taken."""
    (record,) = match.state
    coins = record["seats"][seat]["tiles"]["marks"] & Mark.COIN
    return bool(record["decision"] == Decision.PLACE and record["bought"] == NOTHING and not coins.any())


def fitting(before: imperia.Match, after: imperia.Match, seat: int, taken: int, stack: Stack) -> int:
    """How many tiles of a stack the nation can lay on cells that were free before."""
    record, state = after.state[0], seen(after.state.copy(), State)
    nation = state.seats[seat]
    in_python(survey_nation)(state, seat)
    old = before.state[0]["seats"][seat]
    cells = {(int(one["x"]), int(one["y"])) for one in np.delete(old["cells"][: old["free"]], taken)}
    count = 0
    for sort in record["stacks"][stack][: record["stack_left"][stack]]:
        found = in_python(places_for)(state, nation, int(sort), 0) & in_python(free_cells)(nation, 0)
        places = [nation.cells[n] for n in range(nation.free) if (found >> n) & 1]
        count += any((place.x, place.y) in cells for place in places)
    return count


# ----- Tokens


def test_of_a_craftsman_it_is_told_which_victory_tiles_he_spoils():
    """The altar needs iron and horses. With a second mine beside the stable it still fits."""
    for more, spoiled in ((["cliff@2,0"], 1), (["mine@1,1"], 0)):
        nations = [["mine@0,0", "stable@1,0", *more]]
        match = laying("craftsman", nations=nations, rows=rows(victory=[ALTAR]), craftsmen=[["iron"]])
        assert prospects(match)["craftsman 0,0"]["spoiled"] == spoiled


def test_each_craftsman_is_compared_with_what_fits_now():
    """Each of the two would spoil the altar."""
    nations = [["mine@0,0", "stable@1,0", "cliff@0,1", "grove@1,1"]]
    both = [["iron", "horses"]]
    match = laying("craftsman", nations=nations, rows=rows(victory=[ALTAR]), craftsmen=both)
    assert [int(one["spoiled"]) for one in prospects(match).values()] == [1, 1]


def test_a_craftsman_is_seen_at_his_best_target():
    """That is the one of two mines that the altar does not need, in either order."""
    needed, other = ["mine@0,0", "stable@1,0"], ["cliff@2,0", "cliff@3,0", "mine@4,0"]
    for nation in (needed + other, ["mine@4,0", "cliff@3,0", "cliff@2,0", "stable@1,0", "mine@0,0"]):
        found = {"nations": [nation], "rows": rows(victory=[ALTAR]), "craftsmen": [["iron"]]}
        targets = prospects(laying("craftsman", **found))
        best = max(targets.values(), key=lambda one: one["merit"])
        match = position(step="token", hands=[{}], **found)
        assert prospects(match)["token craftsman"]["spoiled"] == best["spoiled"]


def test_of_a_carriage_it_is_told_how_many_in_the_stacks_would_fit():
    """It brings the wood of the forest to the water of the lake."""
    nation = ["forest@0,0", "mine@1,0", "mine@0,1", "stable@1,1", "mine@2,1", "lake@3,1"]
    found = {
        "nations": [nation],
        "rows": rows(green=["cliff"]),
        "stacks": {"green": [], "blue": ["fishery"], "purple": []},
        "hands": [{"carriage": 1}],
    }
    assert prospects(position(step="token", **found))["token carriage"]["villages_later"] == 1
