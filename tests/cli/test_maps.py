"""Maps in the terminal, as pictures, and checked."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from imperia.games import definition

from .command import Imperia

BOARD = definition("empire").folder / "boards" / "a.map"


@pytest.mark.parametrize("width", [60, 80, 120])
def test_a_board_fits_the_terminal(run: Imperia, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    text = run("map", "show", "b").stdout
    assert "Oskara" in text
    assert max(map(len, text.splitlines())) <= width


def test_a_map_file_in_polish(run: Imperia) -> None:
    assert "Południowy Skraj" in run("map", "show", BOARD, "--lang", "pl").stdout


def test_a_picture(run: Imperia, tmp_path: Path) -> None:
    file = tmp_path / "a.svg"
    result = run("map", "svg", "a", "-o", file)
    assert result.stdout == f"Written: {file}\n"
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


def test_a_dark_picture_is_another_one_and_replaces_it(run: Imperia, tmp_path: Path) -> None:
    file = tmp_path / "a.svg"
    run("map", "svg", "a", "-o", file)
    light = file.read_text()
    run("map", "svg", "a", "-o", file, "--dark", "--lang", "pl")
    assert file.read_text() != light
    assert "Cztery kontynenty" in file.read_text()


def test_a_map_that_is_fine(run: Imperia) -> None:
    result = run("map", "check", BOARD)
    assert result.exit_code == 0
    assert result.stdout == "fine: The Four Continents, 25 regions, 4 continents, 30 borders, 7 sea links\n"
