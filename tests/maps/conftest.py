"""Maps that several tests in this folder use."""

from __future__ import annotations

from pathlib import Path

import pytest

import imperia.maps
from imperia.maps import Map, load, parse

BOARDS = Path(imperia.maps.__file__).parents[1] / "games" / "empire" / "boards"

SMALL = """\
imperia map 1
title: Two Shores
title.pl: Dwa brzegi
start: A

[grid]
AAAABBBB........
AAAABBBB....CCCC
AAAABBBB....CCCC
............CCCC

[regions]
A  0  Orla,      west, triangle
B  1  Big Bend,  west
C  7  Sze,       east

[continents]
west  Westland, pl: Zachód
east  Eastland, pl: Wschód

[sea]
B - C

[borders]
A - B
"""


@pytest.fixture
def small_text() -> str:
    return SMALL


@pytest.fixture
def small() -> Map:
    return parse(SMALL)


@pytest.fixture(params=["a", "b"])
def board_name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def board(board_name: str) -> Map:
    return load(BOARDS / f"{board_name}.map")
