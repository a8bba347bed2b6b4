"""Showing maps in the terminal and as pictures, and checking them."""

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


def test_a_map_is_checked_for_a_game(run: Imperia) -> None:
    fine, fits = run("map", "check", BOARD, "--game", "empire").stdout.splitlines()
    assert fine.startswith("fine: The Four Continents")
    assert fits == "empire can be played on it; players: 2, 3, 4, 5"
    assert "players: 3\n" in run("map", "check", BOARD, "--game", "empire", "--players", "3").stdout
    polish = run("map", "check", BOARD, "--game", "empire", "--lang", "pl").stdout
    assert "można na niej grać w empire; liczba graczy: 2, 3, 4, 5" in polish


def test_what_a_game_refuses_is_told_by_line_and_column(run: Imperia) -> None:
    refused = run("map", "check", SEAS, "--game", "empire")
    assert refused.exit_code == 2
    assert f"{SEAS}:" in refused.stderr
    assert "the game empire knows no sea regions" in refused.stderr
    assert refused.stdout == ""


def test_a_map_is_checked_for_a_game_that_needs_a_start(run: Imperia, tmp_path: Path) -> None:
    file = tmp_path / "mine.map"
    file.write_text(BOARD.read_text(encoding="utf-8").replace("start: M\n", ""), encoding="utf-8")
    assert run("map", "check", file).exit_code == 0
    refused = run("map", "check", file, "--game", "empire")
    assert refused.exit_code == 2
    assert "empire needs a map with a starting region" in refused.stderr


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--game", "founders"], "founders is not played on map files; these games are: empire"),
        (["--game", "chess"], "there is no game"),
        (["--game", "empire", "--players", "9"], "empire is for 2 to 5 players, not 9"),
        (["--players", "3"], "--players goes with --game"),
    ],
)
def test_a_game_that_cannot_be_asked(run: Imperia, more: list[str], told: str) -> None:
    refused = run("map", "check", BOARD, *more)
    assert refused.exit_code == 2
    assert told in refused.stderr


def test_a_file_is_not_mistaken_for_a_board_of_the_game(
    run: Imperia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a").write_text(SEAS.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert "the game empire knows no sea regions" in run("map", "check", "a", "--game", "empire").stderr


def test_a_map_is_checked_for_the_number_of_players_of_capitals(run: Imperia) -> None:
    fits = run("map", "check", SEAS, "--game", "capitals").stdout.splitlines()[1]
    assert fits == "capitals can be played on it; players: 2"
    refused = run("map", "check", SEAS, "--game", "capitals", "--players", "3")
    assert refused.exit_code == 2
    assert "with 3 players capitals needs a map of at least 9 land provinces" in refused.stderr


def test_empire_is_not_played_at_sea(run: Imperia) -> None:
    refused = run("play", "empire", "--option", f"map={SEAS}")
    assert refused.exit_code == 2
    assert "the game empire knows no sea regions" in refused.stderr
