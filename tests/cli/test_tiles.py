"""Showing sets of tiles in the terminal, and checking them."""

from __future__ import annotations

from pathlib import Path

import pytest

from imperia.games import definition

from .command import Imperia
from .test_bad_input import refused

STANDARD = definition("founders").folder / "sets" / "standard.tiles"
SMALL = """\
imperia tiles 1
title: Two Valleys
[nature]
wood-lot  8  wood
[village]
sawmill   2  wood + wood -> iron
[city]
barracks  2  iron + wood -> army
[victory]
shrine    8  iron + wood = 1
[names]
sawmill   sawmill, pl: tartak
"""


@pytest.mark.parametrize("tiles", ["standard", STANDARD])
def test_a_set_is_shown_stack_by_stack(run: Imperia, tiles: object) -> None:
    result = run("tiles", "show", tiles)
    assert result.exit_code == 0, result.output
    lines = [line.strip() for line in result.stdout.splitlines()]
    assert lines[0] == "Founders of the Empire"
    assert [line for line in lines if "tiles" in line] == [
        "Nature (green), 24 tiles",
        "Village (blue), 24 tiles",
        "City (purple), 24 tiles",
        "Victory, 25 tiles",
    ]
    assert "7  3 ×  mine (wood + stone → iron)" in lines


def test_a_set_of_ones_own_in_polish(run: Imperia, tmp_path: Path) -> None:
    file = tmp_path / "my.tiles"
    file.write_text(SMALL, encoding="utf-8")
    text = run("tiles", "show", file, "--lang", "pl").stdout
    assert "Wioska (niebieski), 2 kafelki" in text
    assert "tartak (drewno + drewno → żelazo)" in text


def test_a_set_that_is_fine_says_for_how_many_players(run: Imperia, tmp_path: Path) -> None:
    assert run("tiles", "check", STANDARD).stdout == (
        "fine: Founders of the Empire, 61 sorts of tiles: 24 nature, 24 village, 24 city and 25 victory; "
        "for 2, 3, 4 players\n"
    )
    file = tmp_path / "my.tiles"
    file.write_text(SMALL, encoding="utf-8")
    assert run("tiles", "check", file).stdout.endswith("and 8 victory; for 2 players\n")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("imperia tiles 1", "imperia tiles 9"), ":1: a tile file begins"),
        (("wood + wood -> iron", "wood + wool -> iron"), ":6: there is no resource 'wool'"),
        (("wood-lot  8", "wood-lot  6"), "needs at least 7 tiles in [nature]"),
    ],
    ids=["another format", "no such resource", "too few for anybody"],
)
@pytest.mark.parametrize("command", ["show", "check"])
def test_a_set_with_a_mistake(
    run: Imperia, tmp_path: Path, command: str, change: tuple[str, str], why: str
) -> None:
    file = tmp_path / "my.tiles"
    file.write_text(SMALL.replace(*change), encoding="utf-8")
    if command == "show" and "[nature]" in why:
        assert "6 tiles" in run("tiles", "show", file).stdout  # `show` shows any set, even a wrong one
    else:
        refused(run("tiles", command, file), why)


@pytest.mark.parametrize("name", ["nowhere.tiles", "nothing"])
def test_a_set_that_is_not_there(run: Imperia, name: str) -> None:
    for command in ("show", "check"):
        refused(run("tiles", command, name), name)
