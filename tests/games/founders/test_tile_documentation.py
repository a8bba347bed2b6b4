"""What docs/tiles.md shows is true."""

import re
from pathlib import Path

from imperia.games.founders import tileset
from imperia.games.founders.pieces import MOST_NEEDS, MOST_OF_A_STACK, MOST_POINTS, MOST_SORTS, ROOM

from .table import founders, position

DOCUMENT = (Path(__file__).parents[3] / "docs" / "tiles.md").read_text(encoding="utf-8")


def test_the_example_is_a_set_that_can_be_played():  # F1.7
    (example,) = re.findall(r"```\n(imperia tiles.*?)```", DOCUMENT, re.DOTALL)
    assert tileset.parse(example, "example").sizes == (24, 12, 12, 15)
    for players in (2, 3, 4):
        founders.start(players=players, seed=1, tiles=example)


def test_the_limits_are_those_of_the_loader():  # F1.7, F4.8
    assert f"| file | {tileset.FILE_BYTES // 1024} KiB" in DOCUMENT
    assert f"at most {MOST_OF_A_STACK} (F1.7)" in DOCUMENT
    assert f"| different tiles | at most {MOST_SORTS} |" in DOCUMENT
    assert f"| needs | 1 to {MOST_NEEDS} |" in DOCUMENT
    assert f"| points | 1 to {MOST_POINTS} |" in DOCUMENT
    assert "at most {}, {} or {} tiles".format(*ROOM[2:]) in DOCUMENT


def test_a_tile_with_its_needs_is_written_as_shown():
    assert "`war-camp-horses-stone`" in DOCUMENT
    position(rows={"purple": ["war-camp-horses-stone"]})
