"""What docs/maps.md shows is true."""

from __future__ import annotations

import re
from pathlib import Path

from imperia.games.empire.board import ROOM
from imperia.maps import limits, load, parse

DOCS = Path(__file__).parents[2] / "docs"
DOCUMENT = (DOCS / "maps.md").read_text(encoding="utf-8")


def test_the_example_is_a_map() -> None:
    blocks = re.findall(r"```\n(imperia map.*?)```", DOCUMENT, re.DOTALL)
    board = parse(blocks[0])
    assert board.title == "Two Shores"
    assert board.land == {(0, 1), (0, 3), (1, 3)}


def test_the_limits_are_those_of_the_loader() -> None:
    assert f"| file | {limits.FILE_BYTES // 1024} KiB" in DOCUMENT
    assert f"| grid | {limits.GRID_WIDTH} columns, {limits.GRID_HEIGHT} rows |" in DOCUMENT
    assert f"| regions | {limits.REGIONS} |" in DOCUMENT
    assert f"| continents | {limits.CONTINENTS} |" in DOCUMENT
    assert f"| names and titles | {limits.NAME_LENGTH} characters" in DOCUMENT


def test_the_marks_are_named() -> None:
    assert all(f"`{mark}`" in DOCUMENT for mark in limits.MARKS)


def test_the_sea_regions_of_the_example_are_those_of_its_file() -> None:
    found = re.search(r"```\n\[seas\]\n(.*?)```", DOCUMENT, re.DOTALL)
    assert found
    drawn = {(sea.letter, str(sea.number), sea.name) for sea in load(DOCS / "maps" / "narrow-seas.map").seas}
    for line in found[1].splitlines():
        letter, number, name = line.split(maxsplit=2)
        assert (letter, number, name) in drawn


def test_the_room_of_empire_is_told() -> None:
    assert f"| empire | 0 to {ROOM.numbers - 1} | {ROOM.continents} | none" in DOCUMENT
    assert ROOM.seas == 0
