"""L2: boards, layouts, lanes, and the starting region."""

import itertools

import pytest

from imperia.games.legends.board import composed, islands, joined_lanes, laid_in, region_names, side_map
from imperia.games.legends.sides import CELLS, ISLANDS, SIDES, Layout, Side
from imperia.maps.geography import survey
from imperia.maps.outline import outline

from ..on_a_map import notations, play, regions
from ..playing import only_when_compiled
from .table import FIRST, PRINTED, by_hand, costs_of_steps, legends

BOARDS = PRINTED["boards"]
# The side in each cell, by the codes of the action `side`.
HORSESHOE, CITADEL, DESERT, MEADOWS, VOLCANO, ICE, TALL, FERN = range(8)
LOOP = {"players": 4, "board": "loop"}


def lay(*sides, turns=()):
    """The choices that lay these sides, beginning with the centre, upright unless told otherwise."""
    for side, quarters in itertools.zip_longest(sides, turns, fillvalue=0):
        yield from (f"side {side}", f"rotate {quarters}")


def lanes(match):
    return {tuple(pair) for pair in match.view(None)["board"]["lanes"]}


def test_the_boards_and_their_sides():  # L2.1
    assert [[SIDES[2 * n].name, SIDES[2 * n + 1].name] for n in range(4)] == BOARDS


@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.name)
def test_a_side_is_as_printed(side):  # L2.2
    printed, first = PRINTED["sides"][side.name], FIRST[side.name] - 1

    def numbered(pairs):
        return {tuple(sorted(first + region for region in pair)) for pair in pairs}

    assert [list(island) for island in side.islands] == [[first + r for r in i] for i in printed["islands"]]
    assert set(side.land) == numbered(printed["land"])
    assert set(side.sea) == numbered(printed["sea"])
    assert list(side.lanes) == [first + printed["lanes"][edge] for edge in "NESW"]


@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.name)
def test_the_drawing_of_a_side_shows_what_is_printed(side):  # L2.2, L2.6
    drawn = side_map(side.side)
    assert tuple(region.number for region in drawn.regions) == side.regions
    assert drawn.land | drawn.bridges == set(side.land)
    assert drawn.bridges == (set(side.land) if side.side is Side.TALL else set())
    assert drawn.sea == set(side.sea)
    assert tuple(drawn.lanes[edge] for edge in ("north", "east", "south", "west")) == side.lanes
    by_island = [[r.number for r in drawn.regions if r.continent == i] for i in range(len(drawn.continents))]
    assert [tuple(island) for island in by_island] == list(side.islands)


def test_all_drawings_are_squares_of_one_size_with_water_around():  # L2.7: so that they can be turned
    for side in Side:
        drawn = outline(side_map(side))
        assert drawn.width == drawn.height == 480
        rows = side_map(side).rows
        assert not (rows[0] + rows[-1] + "".join(row[0] + row[-1] for row in rows)).strip(".")
        ends = {lane.edge: lane.path.split("L")[-1] for lane in drawn.lanes}
        assert ends == {"north": "240,0", "east": "480,240", "south": "240,480", "west": "0,240"}


def test_every_region_and_island_has_a_name_of_its_own():  # L2.1
    assert list(region_names()) == list(range(38))
    assert len(set(region_names().values())) == 38
    for lang in ("en", "pl"):
        assert len({island.name(lang) for island in islands()}) == len(ISLANDS) == 14


def test_both_sides_of_a_board_cannot_be_used():  # L2.1
    match = by_hand("layout 0", f"side {VOLCANO}", "rotate 0")
    assert notations(match, 0) == [f"side {s}" for s in (HORSESHOE, CITADEL, MEADOWS, TALL, FERN)]


EAST_OF_HORSESHOE = {0: 3, 1: 1, 2: 2, 3: 4}  # by quarters: what was east, north, west, south
WEST_OF_DESERT = {0: 11, 1: 13, 2: 12, 3: 8}  # what was west, south, east, north


@pytest.mark.parametrize("west", range(4))
@pytest.mark.parametrize("centre", range(4))
def test_lanes_of_turned_boards_join(west, centre):  # L2.3, L2.7
    match = by_hand("layout 0", *lay(DESERT, HORSESHOE, VOLCANO, turns=(centre, west, 0)))
    assert (EAST_OF_HORSESHOE[west], WEST_OF_DESERT[centre]) in lanes(match)
    assert len(lanes(match)) == 2


def test_a_joined_lane_is_a_sea_connection_and_one_to_nowhere_is_none():  # L2.3
    match = legends.position(step="target", moving_from=11, armies={11: [1]})
    assert costs_of_steps(match) == {3: 3, 10: 1, 12: 1, 13: 1}  # 3 leads over the lane to the horseshoe
    match = legends.position(step="target", moving_from=8, armies={8: [1]})
    assert costs_of_steps(match) == {9: 1, 10: 1}  # the north lane of the desert meets nothing


@pytest.mark.parametrize(
    ("layout", "players", "cells", "joined"),
    [
        ("row", 3, {"west", "centre", "east"}, {(3, 11), (12, 25)}),
        ("L", 3, {"centre", "east", "south"}, {(12, 25), (1, 13)}),
        ("T", 4, {"west", "centre", "east", "south"}, {(3, 11), (12, 25), (13, 32)}),
        ("loop", 4, {"centre", "east", "south", "south_east"}, {(12, 25), (13, 32), (1, 26), (2, 34)}),
    ],
)
def test_the_layouts(layout, players, cells, joined):  # L2.4, L2.7
    match = legends.position(players=players, board=layout)
    board = match.view(None)["board"]
    assert board["layout"] == layout.lower()
    assert {cell["cell"] for cell in board["cells"]} == cells
    assert lanes(match) == joined


@only_when_compiled
def test_the_rules_and_the_drawing_join_the_same_lanes():  # L2.3
    for seed in range(40):
        match = legends.start(players=4, seed=seed, board=("T", "loop")[seed % 2])
        board, sea = match.view(None)["board"], match.state["board"]["sea"][0]
        inside = {pair for side in SIDES for pair in side.sea}
        here = {(a, b) for a in range(38) for b in range(a, 38) if int(sea[a]) >> b & 1}
        assert here - inside == {tuple(pair) for pair in board["lanes"]}
        laid = laid_in(board["cells"])
        assert joined_lanes(laid) == {tuple(pair) for pair in board["lanes"]}
        together = composed(laid, board["start"])
        assert here == together.sea
        assert {region.number for region in together.regions} == {
            r["region"] for r in match.view(0)["regions"]
        }


@pytest.mark.parametrize("layout", list(Layout))
def test_the_composed_map_shows_every_region_in_one_piece(layout):  # L2.7
    sides = [Side.DESERT, Side.ICE, Side.CITADEL, Side.TALL]
    for quarters in range(4):
        laid = tuple((cell, side, quarters) for cell, side in zip(CELLS[layout], sides, strict=False))
        shown = survey(composed(laid, None).rows)
        assert all(len(patches) == 1 for patches in shown.patches.values())
        assert len(shown.patches) == sum(len(SIDES[side].regions) for _, side, _ in laid)


@pytest.mark.parametrize(
    ("players", "board", "asked", "laid"),
    [
        *[(2, "standard", "layout", None), (3, "standard", "layout", None)],  # a row or an L is chosen
        *[(4, "standard", "side", "t"), (3, "row", "side", "row"), (2, "L", "side", "l")],
        *[(4, "T", "side", "t"), (4, "loop", "side", "loop")],
    ],
)
def test_the_players_and_the_option_say_which_layouts_there_are(players, board, asked, laid):  # L2.4
    match = by_hand(players=players, board=board)
    assert match.decision == asked
    if not laid:
        assert notations(match, 0) == ["layout 0", "layout 1"]
        match, laid = play(match, "layout 1"), "l"
    assert match.view(0)["board"]["layout"] == laid


@pytest.mark.parametrize(
    ("actions", "options", "allowed"),
    [
        # west lane 4, east lane 3 of the meadows; in a T and an L the lane to the south counts
        (["layout 0", *lay(MEADOWS, HORSESHOE, VOLCANO)], {}, {17, 18}),
        ([*lay(MEADOWS, HORSESHOE, VOLCANO, TALL)], {"players": 4}, {17, 18, 19}),
        (["layout 1", *lay(MEADOWS, HORSESHOE, VOLCANO)], {}, {17, 19}),
        # turned, its north lane lies in the east, its south in the west
        (["layout 0", *lay(MEADOWS, HORSESHOE, VOLCANO, turns=(1, 0, 0))], {}, {16, 19}),
        (["layout 0", *lay(DESERT, HORSESHOE, VOLCANO)], {}, {11, 12}),
        # a loop: horseshoe east 4 and south 5; meadows west 4, south 5; volcano north 1, east 5; tall north
        # 1, west 1; but of the desert in the south-east, if it is used, its lanes north and west alone
        ([*lay(HORSESHOE, MEADOWS, VOLCANO, TALL)], LOOP, {3, 4, 18, 19, 20, 24, 32}),
        ([*lay(HORSESHOE, VOLCANO, TALL, DESERT)], LOOP, {8, 11}),
    ],
)
def test_the_starting_region_owns_a_joined_lane_of_the_central_board(actions, options, allowed):  # L2.5
    assert regions(by_hand(*actions, **options).legal(0), "settle") == allowed


def test_tall_has_three_islands_and_two_bridges_that_cost_as_land():  # L2.6
    match = legends.position(players=4, step="target", moving_from=32, armies={32: [1]})
    assert costs_of_steps(match) == {13: 3, 33: 1, 34: 1}
    match = legends.position(players=4, step="target", moving_from=33, armies={33: [1]})
    assert costs_of_steps(match) == {32: 1}  # there is no bridge from 2 to 3
    assert [island for island in ISLANDS if set(island) <= {32, 33, 34}] == [(32,), (33,), (34,)]
