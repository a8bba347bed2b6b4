"""What a network is told about single answers: what they bring at once, and what they make possible."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import imperia
from imperia.games.founders.derived import Derived
from imperia.games.founders.evaluation import EXPOSED, POINT, SWAPPED, VILLAGE_FITS
from imperia.games.founders.names import NOTHING
from imperia.games.founders.outlook import (
    CODES,
    MOST_MERIT,
    given_by,
    needs_lacking,
    note_sets,
    note_what_lies_beside,
)
from imperia.games.founders.pieces import Stack
from imperia.games.founders.state import State
from imperia.games.founders.supply import fits_without_swap, survey_nation
from imperia.kernel.in_python import in_python, seen

from .looking import derived, prospects, shortfalls
from .table import CELL, KEYS, SMALL, adding, founders, play

ALTARS = [key for key in KEYS if key.startswith("altar")][:3]
CITY = ["war-camp-iron-water@0,0", "marketplace-iron-plants@1,0", "mine@0,1", "stable@1,1"]


def tile(key: str) -> str:
    return f"tile {KEYS.index(key)}"


def test_every_code_has_one():
    assert founders.definition.codes == CODES


def test_of_tiles_the_one_with_most_points_is_best():
    victory = ["altar-iron-horses", "great-temple-army-coin"]
    match = adding(*CITY, rows={"green": ["lake"], "blue": [], "purple": [], "victory": victory})
    told = shortfalls(match)
    assert told[tile("great-temple-army-coin")] == 0
    assert told[tile("altar-iron-horses")] == 2 * POINT  # one of three points
    assert 2 * POINT < told[tile("lake")] <= MOST_MERIT


def test_a_place_is_better_if_a_face_up_tile_fits_beside_it():
    """The fishery needs wood and water: a cell must be beside both the lake and the forest."""
    nation = ["forest@0,0", "cliff@1,0", "mine@2,0", "stable@3,0", "cliff@4,0"]
    match = adding(*nation, rows={"green": ["lake"], "blue": ["fishery"], "victory": ALTARS})
    told = shortfalls(play(match, tile("lake")))
    assert {told[cell] for cell in ("cell 0,1", "cell -1,0", "cell 2,-1")} == {0}
    assert {told[cell] for cell in ("cell 4,1", "cell 5,0", "cell 4,-1")} == {VILLAGE_FITS}


def test_a_place_is_worse_if_a_face_up_tile_fits_nowhere_else():
    """The only cell beside both wood and water."""
    nation = ["forest@0,0", "mine@0,1", "cliff@0,2", "mine@1,2", "lake@2,2", "cliff@2,1", "cliff@1,0"]
    rows = {"green": ["cliff"], "blue": ["fishery"], "victory": ALTARS}
    told = shortfalls(play(adding(*nation, rows=rows), tile("cliff")))
    assert told.pop("cell 1,1") == VILLAGE_FITS
    assert {short for action, short in told.items() if action.startswith("cell")} == {0}


def test_a_victory_tile_is_better_where_war_cannot_reach_it():
    match = adding("mine@0,0", "stable@1,0", rows={"victory": ["altar-iron-horses"]})
    told = shortfalls(play(match, tile("altar-iron-horses")))
    assert told == {"cell 0,1": EXPOSED, "cell 1,1": EXPOSED, "cell 0,-1": 0, "cell 1,-1": 0}


def test_a_place_is_better_from_which_a_victory_tile_is_covered():
    nation = ["mine@0,0", "stable@1,0", "altar-iron-horses@0,1"]
    told = shortfalls(play(adding(*nation, rows={"green": ["lake"], "victory": []}), tile("lake")))
    assert told["cell 0,2"] == 0
    assert {told[cell] for cell in ("cell 1,1", "cell -1,1", "cell 0,-1")} == {EXPOSED}


def test_a_swap_costs_more_than_a_free_cell():
    told = shortfalls(play(adding(*CITY, rows={"green": ["lake"], "victory": []}), tile("lake")))
    swaps = {short for action, short in told.items() if action.startswith("swap")}
    assert swaps == {SWAPPED}
    assert {short for action, short in told.items() if action.startswith("cell")} == {0}


def test_who_is_not_asked_is_told_nothing():
    assert derived(adding(*CITY, rows={"green": ["lake"]}), 1)["looked"] == 0


def test_whoever_cannot_add_a_tile_draws_one():
    nation = ["mine@0,0", "lake@1,0"]
    match = adding(*nation, rows={"green": [], "blue": [], "purple": [], "victory": ["altar-iron-horses"]})
    assert list(prospects(match)) == ["draw"]


def test_what_a_tile_at_a_place_makes_possible():
    """The altar for iron and horses lacks only a stable beside the mine; the other altar lacks both
    suppliers."""
    victory = ["altar-iron-horses", "altar-cloth-wine"]
    rows = {"green": [], "blue": ["stable"], "purple": [], "victory": victory}
    told = prospects(play(adding("grove@0,0", "mine@1,0", "river-bank@2,0", rows=rows), tile("stable")))
    assert set(told) >= {"cell 1,1", "cell 1,-1"}
    for cell in ("cell 1,1", "cell 1,-1"):  # beside the mine
        assert (told[cell]["ready"], told[cell]["near"], told[cell]["far"]) == (1, 0, 1)
        assert (told[cell]["beside"], told[cell]["room"]) == (3, 2)


def test_what_was_bought_is_gone_afterwards():
    """The fishery needs wood and water, which was bought for this turn only."""
    rows = {"green": ["cliff"], "blue": ["fishery"], "purple": [], "victory": []}
    for bought, villages in ((None, 0), ("water", 0)):
        match = adding("forest@0,0", "forest@1,0", rows=rows, **({"bought": bought} if bought else {}))
        told = prospects(play(match, tile("cliff")))
        assert {int(prospect["villages"]) for prospect in told.values()} == {villages}


def test_of_two_equal_tiles_only_one_is_taken():
    rows = {"green": [], "blue": ["stable", "stable"], "purple": [], "victory": ["altar-cloth-wine"]}
    told = prospects(play(adding("grove@0,0", "mine@1,0", "river-bank@2,0", rows=rows), tile("stable")))
    assert {int(told[cell]["villages"]) for cell in ("cell 1,1", "cell 1,-1")} == {1}


def test_a_tile_that_needs_the_same_twice_takes_two_suppliers():
    """The weir needs water from two tiles. There are two springs, and the second must be laid where both
    supply a cell."""
    rows = {"green": ["spring"], "blue": ["weir"], "purple": [], "victory": ["shrine"]}
    for nation, fits in (([], False), (["spring@0,0"], True)):
        match = adding("quarry@1,0", *(nation or ["quarry@0,0"]), rows=rows, tiles=SMALL)
        number = match.setting.tiles.keys.index("spring")
        told = prospects(play(match, f"tile {number}"))
        assert any(prospect["villages"] for prospect in told.values()) is fits


def test_others_want_what_they_could_lay():
    match = adding(*CITY, rows={"green": ["lake"], "blue": [], "purple": [], "victory": []})
    assert prospects(match)[tile("lake")]["wanted"] == 1  # a nature tile needs nothing


def test_how_near_a_victory_tile_is():
    match = adding("mine@0,0", "stable@1,0", rows={"green": ["lake"], "victory": ["altar-iron-horses"]})
    for position in (match, play(match, tile("lake"))):  # to each viewer, whatever is asked
        reach = [derived(position, seat)["reach"][KEYS.index("altar-iron-horses")] for seat in (0, 1)]
        assert reach == [3, 1]  # of three: what is not needed counts as met, and the tile has two needs


def fitting(state: Any, seat: int, sorts: list[int]) -> set[int]:
    nation = seen(state, State).seats[seat]
    return {sort for sort in sorts if in_python(fits_without_swap)(nation, sort)}


@pytest.mark.parametrize("seed", range(3))
def test_what_is_foreseen_to_fit_does(seed: int):
    match, chance, foreseen = founders.start(players=2, seed=seed), random.Random(seed), 0
    while not match.over:
        (seat,) = match.actors
        action = chance.choice(match.legal(seat))
        if action.kind == "cell":
            foreseen += foreseen_rightly(match, seat, action)
        match.play(seat, action)
    assert foreseen > 0


def foreseen_rightly(match: imperia.Match, seat: int, action: imperia.Action) -> int:
    """How many of the tiles that are face up afterwards were foreseen to fit; all of these must fit."""
    after = match.copy()
    after.play(seat, action)
    shown = after.state[0]
    stacks = (Stack.BLUE, Stack.PURPLE, Stack.VICTORY)
    sorts = [int(sort) for stack in stacks for sort in shown["rows"][stack][: shown["row_size"][stack]]]
    place, state = action.code - CELL, seen(match.state.copy(), State)
    nation, cell = state.seats[seat], state.seats[seat].cells[place]
    state.bought = NOTHING  # what was bought is lost at the end of a turn
    in_python(survey_nation)(state, seat)
    scratch: Any = seen(np.zeros(1, Derived.dtype), Derived)
    beside, sets = scratch.reckoning.beside[0], scratch.reckoning.sets
    in_python(note_what_lies_beside)(state, nation, cell.x, cell.y, scratch.prospects[0], beside)
    given, foreseen = in_python(given_by)(state, state.sort), set()
    for sort in sorts:
        in_python(note_sets)(state, nation, sort, given, sets)
        if in_python(needs_lacking)(state, place, beside, sets) == 0:
            foreseen.add(sort)
    assert foreseen <= fitting(after.state, seat, sorts)
    return len(foreseen)
