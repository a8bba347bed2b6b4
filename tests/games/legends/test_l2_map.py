"""L2: boards, layouts, lanes, and the starting region."""

import itertools

import pytest

import imperia
from imperia.games.legends.board import composed, islands, joined_lanes, region_names, side_map
from imperia.games.legends.sides import ISLANDS, SIDES, Cell, Layout, Side
from imperia.maps.outline import outline

from .table import FIRST, PRINTED, by_hand, legends, notations, play, points_of_steps, refusal, regions

BOARDS = PRINTED["boards"]
# The side in each cell, by the codes of the action `side`.
HORSESHOE, CITADEL, DESERT, MEADOWS, VOLCANO, ICE, TALL, FERN = range(8)


def lay(*sides, turns=()):
    """The choices that lay these sides, the centre first, upright unless told otherwise."""
    for side, quarters in itertools.zip_longest(sides, turns, fillvalue=0):
        yield from (f"side {side}", f"rotate {quarters}")


def lanes(match):
    return {tuple(pair) for pair in match.view(None)["board"]["lanes"]}


# ----- L2.1, L2.2


def test_the_boards_and_their_sides():  # L2.1
    assert [[SIDES[2 * n].name, SIDES[2 * n + 1].name] for n in range(4)] == BOARDS


@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.name)
def test_a_side_is_as_printed(side):  # L2.2
    printed, first = PRINTED["sides"][side.name], FIRST[side.name] - 1
    assert [list(island) for island in side.islands] == [[first + r for r in i] for i in printed["islands"]]
    assert {frozenset(pair) for pair in side.land} == {
        frozenset(first + r for r in p) for p in printed["land"]
    }
    assert {frozenset(pair) for pair in side.sea} == {frozenset(first + r for r in p) for p in printed["sea"]}
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
    for side in (VOLCANO, ICE):
        assert refusal(match, 0, f"side {side}").key == "refusal-board-used"


def test_volcano_and_fern_have_three_islands_and_ten_regions():  # an example of the rulebook
    chosen = [SIDES[Side.VOLCANO], SIDES[Side.FERN]]
    assert sum(len(side.islands) for side in chosen) == 3
    assert sum(len(side.regions) for side in chosen) == 10


# ----- L2.3, L2.7: turning and joining

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
    assert points_of_steps(match) == {3: 3, 10: 1, 12: 1, 13: 1}  # 3 over the lane to the horseshoe
    match = legends.position(step="target", moving_from=8, armies={8: [1]})
    assert points_of_steps(match) == {9: 1, 10: 1}  # the north lane of the desert meets nothing


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


def test_the_rules_and_the_drawing_join_the_same_lanes():  # L2.3
    for seed in range(40):
        match = legends.start(players=4, seed=seed, board=("T", "loop")[seed % 2])
        board, sea = match.view(None)["board"], match.state["board"]["sea"][0]
        inside = {pair for side in SIDES for pair in side.sea}
        here = {(a, b) for a in range(38) for b in range(a, 38) if int(sea[a]) >> b & 1}
        assert here - inside == {tuple(pair) for pair in board["lanes"]}
        laid = tuple(
            (Cell[c["cell"].upper()], Side[c["side"].upper()], c["quarters"]) for c in board["cells"]
        )
        assert joined_lanes(laid) == {tuple(pair) for pair in board["lanes"]}
        together = composed(laid, board["start"])
        assert here == together.sea
        assert {region.number for region in together.regions} == {
            r["region"] for r in match.view(0)["regions"]
        }


@pytest.mark.parametrize("layout", list(Layout))
def test_the_composed_map_shows_every_region_in_one_piece(layout):  # L2.7
    from imperia.games.legends.sides import CELLS
    from imperia.maps.geography import survey

    sides = [Side.DESERT, Side.ICE, Side.CITADEL, Side.TALL]
    for quarters in range(4):
        laid = tuple((cell, side, quarters) for cell, side in zip(CELLS[layout], sides, strict=False))
        shown = survey(composed(laid, None).rows)
        assert all(len(patches) == 1 for patches in shown.patches.values())
        assert len(shown.patches) == sum(len(SIDES[side].regions) for _, side, _ in laid)


# ----- L2.4


def test_with_two_or_three_a_row_or_an_l_is_chosen():  # L2.4
    for players in (2, 3):
        match = by_hand(players=players)
        assert match.decision == "layout"
        assert notations(match, 0) == ["layout 0", "layout 1"]
        assert play(match, "layout 1").view(0)["board"]["layout"] == "l"


def test_with_four_the_boards_lie_as_a_t():  # L2.4
    match = by_hand(players=4)
    assert match.decision == "side"
    assert match.view(0)["board"]["layout"] == "t"


@pytest.mark.parametrize(("board", "players"), [("row", 3), ("L", 2), ("T", 4), ("loop", 4)])
def test_the_option_fixes_the_layout(board, players):  # L2.4
    match = by_hand(players=players, board=board)
    assert (match.decision, match.view(0)["board"]["layout"]) == ("side", board.lower())


@pytest.mark.parametrize(("board", "players"), [("row", 4), ("L", 4), ("T", 3), ("loop", 2), ("ring", 4)])
def test_a_layout_for_another_number_of_players_is_refused(board, players):  # L2.4
    with pytest.raises(imperia.ImperiaError, match="standard"):
        legends.start(players=players, board=board)


# ----- L2.5


def test_the_starting_region_owns_a_joined_lane_of_the_central_board():  # L2.5
    match = by_hand("layout 0", *lay(MEADOWS, HORSESHOE, VOLCANO))
    assert regions(match.legal(0), "settle") == {18, 17}  # west lane 4, east lane 3 of the meadows
    assert refusal(match, 0, "settle 16").key == "refusal-no-joined-lane"  # its north lane meets nothing
    assert refusal(match, 0, "settle 3").key == "refusal-not-on-central-board"
    assert refusal(match, 0, "settle 9").key == "refusal-no-such-region"


def test_in_a_t_and_an_l_the_lane_to_the_south_counts():  # L2.5
    match = by_hand(*lay(MEADOWS, HORSESHOE, VOLCANO, TALL), players=4)
    assert regions(match.legal(0), "settle") == {17, 18, 19}
    match = by_hand("layout 1", *lay(MEADOWS, HORSESHOE, VOLCANO))
    assert regions(match.legal(0), "settle") == {17, 19}


def test_turning_the_central_board_changes_where_one_may_start():  # L2.5, L2.7
    match = by_hand("layout 0", *lay(MEADOWS, HORSESHOE, VOLCANO, turns=(1, 0, 0)))
    assert regions(match.legal(0), "settle") == {
        16,
        19,
    }  # its north lane lies in the east, its south in the west


def test_desert_is_the_central_board():  # L2.5
    match = by_hand("layout 0", *lay(HORSESHOE))
    refused = refusal(match, 0, f"side {DESERT}")
    assert (refused.key, refused.clause) == ("refusal-desert-in-the-centre", "L2.5")
    match = by_hand("layout 0", *lay(DESERT, HORSESHOE, VOLCANO))
    assert regions(match.legal(0), "settle") == {11, 12}


def test_in_a_loop_any_board_holds_the_starting_region_but_desert_if_it_is_used():  # L2.5
    match = by_hand(*lay(HORSESHOE, MEADOWS, VOLCANO, TALL), players=4, board="loop")
    # horseshoe east 4 and south 5; meadows west 4, south 5; volcano north 1, east 5; tall north 1, west 1
    assert regions(match.legal(0), "settle") == {3, 4, 18, 19, 20, 24, 32}
    match = by_hand(*lay(HORSESHOE, VOLCANO, TALL, DESERT), players=4, board="loop")
    assert regions(match.legal(0), "settle") == {8, 11}  # in the south-east: its lanes north and west
    assert refusal(match, 0, "settle 3").key == "refusal-not-on-the-desert"
    assert refusal(match, 0, "settle 12").key == "refusal-no-joined-lane"


# ----- L2.6


def test_tall_has_three_islands_and_two_bridges_that_cost_as_land():  # L2.6
    match = legends.position(players=4, step="target", moving_from=32, armies={32: [1]})
    assert points_of_steps(match) == {13: 3, 33: 1, 34: 1}
    match = legends.position(players=4, step="target", moving_from=33, armies={33: [1]})
    assert points_of_steps(match) == {32: 1}  # there is no bridge from 2 to 3
    assert [island for island in ISLANDS if set(island) <= {32, 33, 34}] == [(32,), (33,), (34,)]
