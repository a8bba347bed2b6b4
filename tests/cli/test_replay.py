"""Looking at saved matches again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .command import Imperia


@pytest.fixture
def played(run: Imperia, saved: Callable[[], list[Path]]) -> Path:
    run("play", "empire", "--people", 0, "--names", "Zoe,Max", "--seed", 3)
    return saved()[0]


def test_through_a_pipe_it_tells_the_log_and_the_ranking(run: Imperia, played: Path) -> None:
    text = run("replay", played).stdout
    assert text.startswith("Game 1 begins.")
    assert "Zoe" in text
    assert "Place   Seat" in text


def test_the_log_alone_in_polish(run: Imperia, played: Path) -> None:
    text = run("replay", played, "--log", "--lang", "pl").stdout
    assert text.startswith("Zaczyna się partia 1.")
    assert "Miejsce" not in text


def test_one_moment(run: Imperia, played: Path) -> None:
    text = run("replay", played, "--step", 2).stdout
    assert text.startswith("Step 2 of")
    assert "Max has bid." in text
    assert "Zoe has bid." not in text
    assert "⚑" in text


def test_a_seat_sees_its_own_version(run: Imperia, played: Path) -> None:
    assert "Max bids" in run("replay", played, "--step", 2, "--seat", 1).stdout
    assert "Max bids" not in run("replay", played, "--step", 2, "--seat", 0).stdout


def test_it_says_that_the_position_holds(run: Imperia, played: Path) -> None:
    result = run("replay", played, "--verify")
    assert result.exit_code == 0
    assert result.stdout.startswith("It holds: ")


def test_without_names_the_seats_have_numbers(run: Imperia, played: Path) -> None:
    played.with_suffix(".seats").unlink()
    assert "Seat 0 has bid." in run("replay", played).stdout


def test_a_match_that_was_left_shows_how_it_stands(run: Imperia, saved: Callable[[], list[Path]]) -> None:
    run("play", "empire", "--seed", 5, answers="4\nq\n")
    assert "The match was left after" in run("replay", saved()[0]).stdout


@pytest.mark.parametrize("arguments", [("--step", 999), ("--step", -1), ("--seat", 3), ("--seat", -1)])
def test_moments_and_seats_that_are_not_there(run: Imperia, played: Path, arguments: tuple[str, int]) -> None:
    result = run("replay", played, *arguments)
    assert result.exit_code == 2
    assert f"{arguments[0]} is from 0 to" in result.stderr
