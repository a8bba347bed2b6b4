"""What a network is told about the others: what they will take from the market, and what they would miss."""

from __future__ import annotations

from typing import Any

import pytest

import imperia

from .looking import derived, prospects
from .table import KEYS, play, position

HORSES, WINE, TEMPLE = "altar-iron-horses", "altar-iron-wine", "great-temple-army-coin"
BUILT = ["mine@0,0", "stable@1,0", "winery@0,1"]  # both altars fit beside the mine
IRON_AND_HORSES = ["mine@0,0", "stable@1,0"]
BASICS = ["forest@0,0", "forest@1,0"]  # with this, neither altar fits


def tile(key: str) -> str:
    return f"tile {KEYS.index(key)}"


def market(*victory: str, **more: list[str]) -> dict[str, list[str]]:
    return {"green": [], "blue": [], "purple": [], "victory": list(victory), **more}


def adding(*nations: list[str], rows: dict[str, Any], **more: Any) -> imperia.Match:
    """Seat 0 adds a tile to the first of these nations."""
    return position(step="tile", nations=list(nations), rows=rows, players=len(nations), **more)


# ----- What will be left


def test_what_nobody_else_can_lay_is_safe():
    """Of the two altars the other player can lay one; each of both fits when the other one is taken."""
    rows = market(HORSES, WINE)
    told = prospects(adding(BUILT, IRON_AND_HORSES, rows=rows))
    assert (told[tile(HORSES)]["ready"], told[tile(HORSES)]["safe"]) == (1, 1)
    assert (told[tile(WINE)]["ready"], told[tile(WINE)]["safe"]) == (1, 0)


def test_what_another_takes_first_will_not_be_there_next_turn():
    rows = market(HORSES, WINE)
    told = prospects(adding(BUILT, IRON_AND_HORSES, rows=rows))
    assert told[tile(HORSES)]["next_turn"] == 100
    assert told[tile(WINE)]["next_turn"] == 0
    alone = prospects(adding(BUILT, BASICS, rows=rows))
    assert alone[tile(WINE)]["next_turn"] == 100


def test_each_of_the_others_takes_one_tile():
    """Each of the two others could lay any altar: two altars would both be gone, and of three one would be
    left."""
    nations = [BUILT, BUILT, BUILT]
    gone = prospects(adding(*nations, rows=market(HORSES, WINE, green=["forest"])))
    assert gone[tile("forest")]["next_turn"] == 0
    left = prospects(adding(*nations, rows=market(HORSES, WINE, "altar-gold-horses", green=["forest"])))
    assert left[tile("forest")]["next_turn"] == 0  # nobody has gold
    nations = [[*BUILT, "gold-mine@1,1"], BUILT, BUILT]
    left = prospects(adding(*nations, rows=market(HORSES, WINE, "altar-gold-horses", green=["forest"])))
    assert left[tile("forest")]["next_turn"] == 100


def test_each_of_the_others_takes_what_brings_him_most():
    """The other seat has army and coin, too, so it takes the great temple and leaves the altar."""
    capital = [*IRON_AND_HORSES, "war-camp-iron-water@0,1", "marketplace-iron-plants@1,1"]
    rows = market(HORSES, TEMPLE, green=["forest"])
    told = prospects(adding(IRON_AND_HORSES, capital, rows=rows))
    assert (told[tile("forest")]["next_turn"], told[tile("forest")]["safe"]) == (100, 0)


def test_of_a_place_it_is_told_what_will_be_left_then():
    """The stable makes the altar possible beside the mine, not farther away; a rival takes it before."""
    nation = ["grove@0,0", "mine@1,0", "river-bank@2,0"]
    for rival, points in ((BASICS, 100), (IRON_AND_HORSES, 0)):
        match = adding(nation, rival, rows=market(HORSES, blue=["stable"]))
        told = prospects(play(match, tile("stable")))
        assert told["cell 1,1"]["ready"] == 1
        assert told["cell 1,1"]["next_turn"] == points
        assert told["cell 1,1"]["safe"] == (points > 0)


# ----- What they would miss


def test_what_others_want_most_is_denied_them():
    """Without the altar the other seat would have to take the forest, which brings little."""
    rows = market(HORSES, green=["forest"])
    told = prospects(adding(BUILT, IRON_AND_HORSES, rows=rows))
    assert 50 < told[tile(HORSES)]["denied"] < 100
    assert told[tile("forest")]["denied"] == 0


def test_of_two_alike_nothing_is_denied():
    rows = market(green=["forest", "forest"])
    assert prospects(adding(BASICS, ["cliff@0,0", "grove@1,0"], rows=rows))[tile("forest")]["denied"] == 0


def test_what_is_denied_adds_up_over_all_others():
    rows = market(HORSES)
    two, three = (
        prospects(adding(BUILT, *[IRON_AND_HORSES] * rivals, rows=rows))[tile(HORSES)] for rivals in (1, 2)
    )
    assert (two["denied"], three["denied"]) == (100, 200)
    assert (two["blow"], three["blow"]) == (100, 100)


def test_who_is_behind_is_hurt_less():
    """The second of the two others has one token, and so one point, more than the first."""
    rows = market(HORSES)
    nations = [BUILT, IRON_AND_HORSES, BASICS]
    behind = prospects(adding(*nations, rows=rows, hands=[{}, {}, {"coin": 1}]))[tile(HORSES)]
    assert (behind["denied"], behind["blow"]) == (100, 0)
    ahead = prospects(adding(*nations, rows=rows, hands=[{}, {"coin": 1}]))[tile(HORSES)]
    assert (ahead["denied"], ahead["blow"]) == (100, 100)


@pytest.mark.parametrize(("blue", "denied"), [(5, True), (4, False)])
def test_a_full_row_that_goes_is_denied_to_those_who_could_have_used_it(blue: int, denied: bool):
    """Seat 1 could lay the mines, seat 0 nothing of the row (F3.1)."""
    row = ["mine", "mine", "mine", "winery", "winery"][:blue]
    stacks = {"green": ["lake"], "blue": ["fishery"], "purple": []}
    nations = [["lake@0,0", "lake@1,0"], ["forest@0,0", "cliff@1,0"]]
    match = position(step="open", nations=nations, rows=market(HORSES, blue=row), stacks=stacks)
    told = prospects(match)
    assert (told["open blue"]["denied"] > 0, told["open blue"]["blow"] > 0) == (denied, denied)
    assert told["open green"]["denied"] == 0


def test_of_a_full_row_that_goes_less_is_denied_to_those_who_find_something_else():
    """Seat 1 could lay a marketplace, or else a winery, which brings less (F3.1)."""
    markets = ("iron-plants", "horses-water", "gold-stone", "cloth-wood")
    row = ["war-camp-fish-wood", *(f"marketplace-{needs}" for needs in markets)]
    nations = [["lake@0,0", "lake@1,0"], ["mine@0,0", "stable@1,0", "grove@1,1", "cliff@0,1"]]
    denied = []
    for blue in ([], ["winery"]):
        rows = market(TEMPLE, purple=row, blue=blue)
        match = position(step="open", nations=nations, rows=rows, stacks={"purple": ["workshop-fish-water"]})
        denied.append(int(prospects(match)["open purple"]["denied"]))
    assert denied[0] > denied[1] > 0


# ----- Of all nations


def test_of_each_nation_it_is_told_which_victory_tiles_it_could_lay():
    capital = [*IRON_AND_HORSES, "war-camp-iron-water@0,1", "marketplace-iron-plants@1,1"]
    told = derived(adding(BASICS, capital, rows=market(HORSES, TEMPLE)))["nations"]
    assert told["ready"].tolist()[:2] == [0, 4]
    assert told["highest"].tolist()[:2] == [0, 3]
