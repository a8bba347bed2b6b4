"""How actions of founders are written: a cell has a meaning only in a position."""

import pytest

from imperia.games.errors import BadNotation
from imperia.kernel.actions import NO_SUCH_ACTION

from ..records import refusals
from .table import AT, CELL, TILE, founders, position


@pytest.mark.parametrize("step", ["draft", "tile"])
def test_a_tile_that_the_set_does_not_have(step):  # F1.7
    whys = refusals(position(step=step).state, 0)
    assert set(whys[TILE + 61 : TILE + 120].tolist()) == {NO_SUCH_ACTION}
    assert NO_SUCH_ACTION not in whys[TILE : TILE + 61]


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("open red", "written 'open green|blue|purple'"),
        ("cell 1", "written 'cell <x>,<y>'"),
        ("cell 1 0", "written 'cell <x>,<y>'"),
        ("cell 1,0,0", "written 'cell <x>,<y>'"),
        ("swap", "written 'swap <x>,<y>'"),
        ("pillage 1,0", "written 'pillage <seat> <x>,<y>'"),
        ("pillage x 1,0", "written 'pillage <seat> <x>,<y>'"),
        ("pillage 1 1", "written 'pillage <seat> <x>,<y>'"),
        ("pillage 7 0,0", "there is no seat 7"),
        ("pillage 1 9,9", "seat 1 has no tile at 9,9"),
        ("swap 4,4", "seat 0 has no tile at 4,4"),
        ("cell 0,0", "a tile lies at 0,0; to replace it write 'swap 0,0'"),
    ],
)
def test_what_is_not_notation(written, told):
    match = position(step="tile")
    with pytest.raises(BadNotation) as caught:
        match.play(0, written)
    assert told in str(caught.value)


def test_a_cell_means_something_only_in_a_position():  # F4.1
    with pytest.raises(BadNotation, match="depends on the position"):
        founders.definition.code("cell", ["1,0"])
    assert founders.definition.notation(CELL + 3) == "cell #3"
    assert founders.definition.notation(AT + 3) == "at #3"
    assert founders.definition.notation(founders.definition.code("open", ["blue"])) == "open blue"
