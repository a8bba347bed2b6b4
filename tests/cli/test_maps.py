"""Maps in the terminal, as pictures, and checked."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from imperia.games import definition

from .command import Imperia

BOARD = definition("empire").folder / "boards" / "a.map"
SEAS = Path(__file__).parents[2] / "docs" / "maps" / "narrow-seas.map"


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


def test_a_map_with_sea_regions(run: Imperia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    counted = "8 regions, 3 sea regions, 3 continents, 21 borders, 2 sea links"
    assert counted in run("map", "check", SEAS).stdout
    assert "8 regionów, 3 regiony morskie, 3 kontynenty" in run("map", "check", SEAS, "--lang", "pl").stdout
    shown = run("map", "show", SEAS, "--lang", "pl").stdout
    assert "Frost Sea" in shown
    assert "Morze 9-11" in shown
    run("map", "svg", SEAS, "-o", tmp_path / "seas.svg")
    assert "Frost Sea" in (tmp_path / "seas.svg").read_text(encoding="utf-8")


def test_empire_is_not_played_at_sea(run: Imperia) -> None:
    refused = run("play", "empire", "--option", f"map={SEAS}")
    assert refused.exit_code == 2
    assert "the game empire knows no sea regions" in refused.stderr
