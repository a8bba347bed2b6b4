"""The commands that show which games can be played, and by which rules."""

from __future__ import annotations

import pytest

from .command import Imperia


def test_the_games(run: Imperia) -> None:
    lines = run("games").stdout.splitlines()
    assert lines[0].split() == ["Game", "Title", "Players", "Rules", "version"]
    assert lines[1].split() == ["empire", "Eight-Minute", "Empire", "2–5", "1"]


@pytest.mark.parametrize("command", [["games", "empire"], ["play", "empire", "--list-options"]])
def test_the_options_of_a_game(run: Imperia, command: list[str]) -> None:
    text = run(*command).stdout
    assert "english, polish" in text
    assert "yes, no" in text
    assert "a, b or a path" in text


def test_a_clause(run: Imperia) -> None:
    text = run("rules", "empire", "E4.3").stdout
    assert "E4.3" in text
    assert "E4.4" not in text


def test_a_clause_in_small_letters_and_in_polish(run: Imperia) -> None:
    text = run("rules", "empire", "e4.6", "--lang", "pl").stdout
    assert "E4.6" in text
    assert "miast" in text


def test_a_section(run: Imperia) -> None:
    text = run("rules", "empire", "E3").stdout
    assert all(f"E3.{number}" in text for number in (1, 2, 3, 4))


def test_the_whole_rulebook_fits_the_width(run: Imperia, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    text = run("rules", "empire").stdout
    assert "E1.1" in text
    assert "E6.3" in text
    assert max(map(len, text.splitlines())) <= 60
