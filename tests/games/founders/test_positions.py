"""Positions of founders: how gaps in the keywords are filled, how large positions may be, and what of them is
public."""

import pytest

from imperia.games.errors import BadPosition
from imperia.games.founders.pieces import Stack

from ..playing import notations, turn
from ..records import redealt
from .table import LARGEST, founders, hand, play, position, row, stack_of, tiles_of


def test_a_position_alone_is_a_first_turn():
    match = position()
    assert (match.decision, hand(match, 0), match.view(None)["removed"]) == ("open", {}, [])
    assert tiles_of(match, 0) == {(0, 0): "forest", (1, 0): "forest"}
    assert [len(row(match, stack)) for stack in ("green", "blue", "purple", "victory")] == [3, 2, 1, 8]
    assert [len(stack_of(match, stack)) for stack in tuple(Stack)[:3]] == [17, 22, 23]


def test_what_a_position_speaks_of_is_in_play():  # F6.2
    assert position(hands=[{}, {}, {}, {"war": 1}]).players == 4
    for step, more in (("propose", {}), ("answer", {"proposer": 1}), ("last", {"proposer": 1})):
        assert position(step=step, **more).options["agreed_end"] is True


def test_tiles_that_are_named_are_not_used_elsewhere():
    match = position(rows={"green": ["forest"] * 4})
    assert tiles_of(match, 0) == {(0, 0): "grove", (1, 0): "grove"}


def test_a_stack_that_is_given_is_the_whole_stack():
    match = position(stacks={"blue": ["mine"]})
    assert stack_of(match, Stack.BLUE) == ["mine"]
    assert len(match.view(None)["removed"]) == 21


def test_a_draft_under_way():
    match = position(step="draft", players=3, first=1, nations=[[], ["lake@0,0"]])
    assert turn(match) == 2
    assert len(row(match, "green")) == 6
    assert row(match, "blue") == []
    lakes = {"nations": [["lake@0,0"], ["lake@0,0"]], "rows": {"green": ["forest", "cliff", "cliff"]}}
    side = position(step="side", tile="forest", **lakes)
    assert turn(side) == 1
    assert notations(side) == ["cell 0,1", "cell -1,0", "cell 1,0", "cell 0,-1"]


def test_a_nation_that_could_outgrow_its_room():  # F4.8
    line = [f"{'field' if x < 50 else 'house'}@{x},0" for x in range(90)]
    with pytest.raises(BadPosition, match="seat 0 has 90 tiles; no nation gets more than 87"):
        position(tiles=LARGEST, nations=[line])
    with pytest.raises(BadPosition, match=r"seat 0 could get \d+ tiles, .* nobody gets more than 87"):
        position(tiles=LARGEST, nations=[line[:60]])


def test_swapped_tiles_that_could_outgrow_their_room():  # F4.6, F4.8
    """Every turn may swap one more tile, so those that are swapped may become as many as those of a
    nation."""
    swapped, few = ["house"] * 60 + ["town"] * 26, {"green": ["field"], "blue": [], "purple": []}
    with pytest.raises(BadPosition, match=r"seat 0 could get \d+ tiles, swapped ones included"):
        position(tiles=LARGEST, swapped=[swapped])
    with pytest.raises(BadPosition, match=r"seat 1 could get 88 tiles, swapped ones included"):
        position(tiles=LARGEST, swapped=[[], swapped[:85]], stacks=few, turn=1)
    match = position(tiles=LARGEST, swapped=[[], swapped[:85]], stacks=few)
    assert founders.read(match.notation).notation == match.notation


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_proposal_at_the_largest_table_reads_back(players):  # F4.8, F6.2
    """The next turn depends on the seat that proposed, not on the seat that answers."""
    match = founders.start(players=players, seed=3, tiles=LARGEST, agreed_end=True, first_player="1")
    for _ in range(6):
        while match.decision != "propose":
            match.play(match.actors[0], match.legal(match.actors[0])[0])
        match.play(match.actors[0], "propose")
        for answer in ("agree",) * (players - 2) + ("refuse",):
            assert founders.read(match.notation).state.tobytes() == match.state.tobytes()
            match.play(match.actors[0], answer)


def test_which_tiles_are_left_is_open_but_not_their_order():  # F5.5
    match = position(stacks={"green": ["lake", "forest", "lake", "cliff"]})
    keys = match.setting.tiles.keys
    for seat in (0, 1, None):
        assert [keys[n] for n in match.view(seat)["stacks"]["green"]] == ["forest", "cliff", "lake", "lake"]
    assert stack_of(match, Stack.GREEN) == ["lake", "forest", "lake", "cliff"]


def test_a_redeal_draws_every_craftsman():  # F5.5, F5.4
    nation, rows = ["mine@0,0", "forest@1,0"], {"purple": ["workshop-iron-wood"]}
    match, drawn = position(step="tile", nations=[nation], rows=rows), set()
    for seed in range(60):
        line = founders.definition.describe(match.setting, redealt(match.state, 0, seed + (7 << 32)))
        other = play(founders.read(line), "tile workshop-iron-wood", "cell 0,1")
        drawn |= set(other.view(None)["seats"][0]["craftsmen"])
    assert len(drawn) == 6
