"""What a network is told about the end: who would be first, and which tile would end the match (F6.1,
F6.4)."""

from __future__ import annotations

from typing import Any

import pytest

import imperia

from .looking import derived, prospects
from .table import KEYS, position

HORSES, WINE, TEMPLE = "altar-iron-horses", "altar-iron-wine", "great-temple-army-coin"
BUILT = ["mine@0,0", "stable@1,0", "winery@0,1"]
IRON_AND_HORSES = ["mine@0,0", "stable@1,0"]
BASICS = ["forest@0,0", "forest@1,0"]


def tile(key: str) -> str:
    return f"tile {KEYS.index(key)}"


def adding(
    *nations: list[str], victory: list[str], coins: list[int] | None = None, **more: Any
) -> imperia.Match:
    """A position in which seat 0 adds a tile, and each seat has so many coins, which are points."""
    rows = {"green": ["lake"], "blue": [], "purple": [], "victory": victory}
    hands = [{"coin": many} for many in coins or []]
    return position(step="tile", nations=list(nations), players=len(nations), rows=rows, hands=hands, **more)


def told(match: imperia.Match, key: str) -> tuple[int, int, int]:
    found = prospects(match)[tile(key)]
    return int(found["ends"]), int(found["wins"]), int(found["lets_win"])


# ----- Tiles that end the match


@pytest.mark.parametrize(("coins", "pot"), [([0, 0], 12), ([0, 1], 12), ([0, 2], 0), ([1, 0], 12)])
def test_the_last_victory_tile_ends_the_match(coins: list[int], pot: int):
    """The altar is a point, and where points are equal its owner has more victory tiles (F6.4)."""
    match = adding(IRON_AND_HORSES, BASICS, victory=[HORSES], coins=coins)
    assert told(match, HORSES) == (1, pot, 0)
    assert told(match, "lake")[:2] == (0, 0)


@pytest.mark.parametrize(("coins", "pot"), [([2, 2, 0], 6), ([2, 2, 2], 4), ([2, 1, 1], 12), ([1, 2, 0], 0)])
def test_without_tiles_in_the_stacks_any_tile_ends_the_match(coins: list[int], pot: int):
    """Those who come first together share the pot; a lake changes no points."""
    stacks: dict[str, list[str]] = {"green": [], "blue": [], "purple": []}
    match = adding(
        BASICS,
        [BASICS[0], "cliff@1,0"],
        ["grove@0,0", "grove@1,0"],
        victory=[HORSES, WINE],
        coins=coins,
        stacks=stacks,
    )
    assert told(match, "lake") == (1, pot, 0)


@pytest.mark.parametrize(("left", "ends"), [(["lake"], 1), (["lake", "lake"], 0)])
def test_drawing_the_last_tile_of_all_stacks_ends_the_match(left: list[str], ends: int):
    """Nothing in the rows fits, so the seat draws (F3.3)."""
    stacks: dict[str, list[str]] = {"green": left, "blue": [], "purple": []}
    rows: dict[str, list[str]] = {"green": [], "blue": [], "purple": [], "victory": [HORSES, WINE]}
    hands = [{"coin": 3}, {}]
    match = position(step="tile", nations=[BASICS, BASICS], players=2, rows=rows, hands=hands, stacks=stacks)
    found = prospects(match)["draw"]
    assert (int(found["ends"]), int(found["wins"])) == (ends, 12 * ends)


@pytest.mark.parametrize(("coins", "pot"), [([0, 0], 12), ([0, 1], 0)])
def test_a_swap_costs_a_point(coins: list[int], pot: int):
    """All cells between mine and stable are taken; the altar's point makes up for the tile that goes."""
    nation = ["mine@-1,0", "forest@0,0", "stable@1,0", "cliff@0,1", "cliff@0,-1"]
    match = adding(nation, ["grove@0,0", "grove@1,0"], victory=[HORSES], coins=coins)
    assert prospects(match)[tile(HORSES)]["swap"] == 1
    assert told(match, HORSES) == (1, pot, 0)


# ----- And what the others could do then


@pytest.mark.parametrize(
    ("coins", "others"), [([0, 0, 0], 2), ([1, 0, 0], 2), ([2, 0, 0], 0), ([0, 2, 0], 1)]
)
def test_who_leaves_the_last_victory_tile_may_let_others_win(coins: list[int], others: int):
    """Both of the others could lay the altar."""
    match = adding(BASICS, IRON_AND_HORSES, ["mine@0,0", "stable@0,1"], victory=[HORSES], coins=coins)
    assert told(match, "lake") == (0, 0, others)


def test_what_the_seat_takes_is_not_left_to_them():
    """It may take either altar; the other seat could lay only the one with horses."""
    match = adding(BUILT, IRON_AND_HORSES, victory=[HORSES, WINE], coins=[0, 3])
    assert told(match, HORSES) == (0, 0, 0)
    assert told(match, WINE) == (0, 0, 1)
    assert told(match, "lake") == (0, 0, 0)  # two are left


# ----- Nations


def test_of_each_nation_it_is_told_how_far_it_is_ahead_and_what_it_would_get():
    match = adding(BUILT, IRON_AND_HORSES, BASICS, victory=[HORSES], coins=[2, 2, 0])
    nations = derived(match)["nations"]
    assert nations["ahead"].tolist()[:3] == [0, 0, -2]
    assert nations["first"].tolist()[:3] == [6, 6, 0]
    assert nations["could_win"].tolist()[:3] == [12, 12, 0]
    assert nations["closes"].tolist()[:3] == [1, 1, 0]


def test_only_the_last_victory_tile_closes():
    nations = derived(adding(BUILT, BASICS, victory=[HORSES, WINE], coins=[0, 1]))["nations"]
    assert (nations["closes"][0], nations["could_win"][0]) == (0, 12)
