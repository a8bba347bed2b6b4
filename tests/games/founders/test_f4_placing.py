"""F4: where a tile may be laid, and swaps."""

import pytest

from imperia.games.founders.pieces import ROOM, most_tiles, most_turns

from ..playing import notations, only_when_compiled, points, seat_of
from ..records import dealt, played_out
from .table import (
    LARGEST,
    SMALL,
    STANDARD_TILES,
    adding,
    cells,
    founders,
    hand,
    offered,
    play,
    position,
    refusal,
    row,
    tile_of,
    tiles_of,
    unions,
    where_it_fits,
)


def test_a_tile_shares_a_full_side_with_the_nation():  # F4.1
    match = play(adding("forest@0,0", "lake@1,0", rows={"green": ["cliff"]}), "tile cliff")
    assert cells(match) == {(0, 1), (1, 1), (-1, 0), (2, 0), (0, -1), (1, -1)}  # but not the diagonal ones


def test_one_supplier_does_not_serve_two_needs():  # F4.2
    match = adding("forest@0,0", "lake@0,1", rows={"blue": ["mine"]})
    assert "mine" not in offered(match)


def test_a_nature_tile_gives_either_of_its_two():  # F4.2
    match = adding("forest@0,0", "forest@1,0", rows={"blue": ["mine"]})
    assert where_it_fits(match, "mine") == {(0, 1), (1, 1), (0, -1), (1, -1)}


def test_the_same_need_twice_takes_two_suppliers():  # F4.2
    rows = {"blue": ["weir"]}  # needs water twice
    assert "weir" not in offered(adding("spring@0,0", "quarry@1,0", tiles=SMALL, rows=rows))
    assert "weir" in offered(adding("spring@0,0", "garden@1,0", tiles=SMALL, rows=rows))
    bought = adding("quarry@0,0", "quarry@1,0", tiles=SMALL, rows=rows, bought="water")
    assert "weir" not in offered(bought)  # what was bought counts as one supplier (F4.3)


def test_the_refusal_says_which_need_is_unmet():  # F4.2
    match = play(adding("forest@0,0", "lake@1,0", rows={"blue": ["fishery"]}), "tile fishery")
    refused = refusal(match, 0, "cell -1,0")
    assert refused.reason.facts["unmet"] == {"water": 1}
    assert str(refused) == (
        "At (-1, 0) nothing is left that gives water for fishery (wood + water → fish). (F4.2)"
    )


def test_diagonal_neighbours_supply():  # F4.3
    match = adding("forest@0,0", "grove@1,0", "waterfall@1,1", rows={"blue": ["fishery"]})
    assert (0, 1) in where_it_fits(match, "fishery")
    assert (-1, 0) not in where_it_fits(match, "fishery")
    assert (0, 2) not in where_it_fits(match, "fishery")  # only beside the waterfall


@pytest.mark.parametrize("mark", ["war", "coin"])
def test_pillaged_tiles_and_tiles_with_a_coin_give_nothing(mark):  # F4.3
    match = adding(f"forest@0,0+{mark}", "lake@1,0", rows={"blue": ["fishery"], "green": ["cliff"]})
    assert "fishery" not in offered(match)


def test_victory_tiles_and_tiles_under_a_craftsman_give_nothing():  # F4.3
    rows = {"purple": ["workshop-iron-wood"], "green": ["cliff"]}
    assert "workshop-iron-wood" in offered(adding("mine@0,0", "forest@1,0", rows=rows))
    assert "workshop-iron-wood" not in offered(adding("mine@0,0+craftsman", "forest@1,0", rows=rows))
    assert "workshop-iron-wood" not in offered(adding("altar-iron-fish@0,0", "forest@1,0", rows=rows))


def test_a_silent_neighbour_passes_on_what_its_union_gives():  # F4.3, F5.1
    # A square of four united tiles; the two on the right are silent, and one of these is pillaged.
    square = ["cliff@0,0+carriage", "forest@0,1", "winery@1,0+war", "altar-iron-fish@1,1"]
    match = adding(*square, rows={"blue": ["mine"]})
    assert {(2, 0), (2, 1)} <= where_it_fits(match, "mine")  # these cells touch only the silent tiles
    apart = [tile.replace("+carriage", "") for tile in square]
    assert (2, 0) not in where_it_fits(adding(*apart, rows={"blue": ["mine"]}), "mine")


def test_a_bought_resource_serves_any_cell_of_its_buyer():  # F4.3, F5.2
    match = adding("forest@0,0", "forest@1,0", rows={"blue": ["fishery"]}, bought="water")
    assert len(where_it_fits(match, "fishery")) == 6
    assert not match.explain(1, {"tile": 11, "x": 0, "y": 1})["fits"]  # for any other seat


def test_a_tile_stays_when_its_suppliers_stop_giving():  # F4.4
    nations = [["forest@0,0", "lake@1,0", "fishery@0,1"], ["forest@0,0", "lake@0,1"]]
    match = position(turn=1, nations=nations, hands=[{}, {"war": 1}], stacks={"green": ["grove"]})
    play(match, "open green", "token war", "pillage 0 1,0")
    assert tile_of(match, 0, 0, 1)["gives"]
    assert tiles_of(match, 0)[0, 1] == "fishery"


@only_when_compiled
def test_tiles_never_move():  # F4.5
    match = founders.start(players=2, seed=8)
    before = {}
    while not match.over:
        for seat in (0, 1):
            now = {(tile["x"], tile["y"]) for tile in seat_of(match, seat)["tiles"]}
            assert before.get(seat, set()) <= now
            before[seat] = now
        play(match, notations(match)[len(match.history) % len(notations(match))])


def test_any_own_tile_may_be_replaced_for_a_point():  # F4.6
    match = play(adding("forest@0,0", "lake@1,0", "fishery@0,1", rows={"green": ["cliff"]}), "tile cliff")
    assert cells(match, "swap") == {(0, 0), (1, 0), (0, 1)}
    swap = next(action for action in match.legal(0) if action.kind == "swap")
    assert str(swap) == "Swap it for forest (wood / stone) at (0, 0): costs 1 point"
    play(match, "swap 0,1")
    assert tiles_of(match, 0)[0, 1] == "cliff"
    assert [match.setting.tiles.keys[n] for n in seat_of(match, 0)["swapped"]] == ["fishery"]
    assert points(match, "swaps") == [-1, 0]
    assert row(match, "green") == []


def test_the_replaced_tile_does_not_supply_its_successor():  # F4.6, F5.3
    match = adding("forest@0,0", "lake@1,0", "cliff@2,0", rows={"blue": ["fishery"]})
    play(match, "tile fishery")
    assert cells(match, "swap") == set()  # on (1,0) only forest and cliff are left
    alone = adding("forest@0,0", "lake@1,0", "lake@1,1", rows={"blue": ["fishery"]})
    assert cells(play(alone, "tile fishery"), "swap") == {(1, 0), (1, 1)}
    united = ["forest@0,0+carriage", "altar-iron-fish@1,0", "altar-iron-wine@0,1", "lake@1,1"]
    match = play(adding(*united, rows={"blue": ["fishery"]}), "tile fishery")
    assert cells(match, "swap") == {(1, 0), (0, 1)}  # the union does not help, either


def test_war_and_craftsman_go_to_the_box_and_a_coin_to_the_hand():  # F4.6
    match = adding("mine@0,0+war+craftsman+coin", "lake@1,0", rows={"green": ["cliff"]})
    play(match, "tile cliff", "swap 0,0")
    view = match.view(None)
    assert view["box"] == {"war": 1, "coin": 0, "carriage": 0, "craftsman": 1}
    assert hand(match, 0) == {"coin": 1}  # even from a pillaged tile
    assert not any(tile_of(match, 0, 0, 0)[mark] for mark in ("war", "coin", "craftsman"))
    assert points(match) == [0, 0]  # a coin and a swap count, and the craftsman no longer does
    assert "iron" not in view["craftsmen_left"]


def test_carriages_stay_and_unite_the_new_tile():  # F4.6
    square = ["forest@0,0+carriage", "lake@1,0", "cliff@0,1", "grove@1,1"]
    match = play(adding(*square, rows={"green": ["waterfall"]}), "tile waterfall", "swap 0,0")
    assert tile_of(match, 0, 0, 0)["carriage"]
    assert unions(match, 0) == [{(0, 0), (1, 0), (0, 1), (1, 1)}]


def test_a_city_tile_grants_its_token_when_it_comes_by_a_swap_and_keeps_it_when_it_goes():  # F4.7
    match = adding("mine@0,0", "waterfall@1,0", "lake@0,1", rows={"purple": ["war-camp-iron-water"]})
    play(match, "tile war-camp-iron-water", "swap 0,1")
    assert hand(match, 0) == {"war": 1}
    match = adding("inn-iron-stone@0,0", "lake@1,0", rows={"green": ["cliff"]}, hands=[{"carriage": 1}])
    play(match, "tile cliff", "swap 0,0")
    assert hand(match, 0) == {"carriage": 1}


@pytest.mark.parametrize(("players", "turns", "tiles"), [(2, 62, 33), (3, 60, 22), (4, 58, 17)])
def test_the_turns_bound_a_nation(players, turns, tiles):  # F4.8
    assert most_turns(STANDARD_TILES.sizes, players) == turns
    assert most_tiles(STANDARD_TILES.sizes, players) == tiles <= ROOM[players]


@only_when_compiled
def test_the_largest_set_has_room():  # F4.8
    """The nations only grow: they get as many tiles as possible, and never reach an edge."""
    for players in (2, 3, 4):
        match = founders.start(players=players, seed=1, tiles=LARGEST)
        while not match.over:
            (seat,) = match.actors
            actions = match.legal(seat)
            east = max(actions, key=lambda a: (a.kind == "cell", a.arguments.get("x", 0)))
            stack = min(actions, key=lambda a: a.arguments.get("tile", 0))
            match.play(seat, east if match.decision in ("side", "place") else stack)
        sizes = [len(seat_of(match, seat)["tiles"]) for seat in range(players)]
        assert max(sizes) == ROOM[players]


@only_when_compiled
def test_no_random_game_leaves_the_bounds():  # F4.8
    combinations = [{"players": players, "tiles": "standard"} for players in (2, 3, 4)] * 200
    states = dealt("founders", combinations)
    played_out(states)
    for state in states:
        for seat in state["seats"][: state["options"]["players"]]:
            tiles = seat["tiles"][: seat["size"]]
            assert len(tiles) <= {2: 33, 3: 22, 4: 17}[int(state["options"]["players"])]
            assert max(abs(tiles["x"]).max(), abs(tiles["y"]).max()) <= 32
            spans = [int(tiles[axis].max()) - int(tiles[axis].min()) + 1 for axis in ("x", "y")]
            assert sum(spans) <= 34
            assert seat["free"] <= 2 * seat["size"] + 2
