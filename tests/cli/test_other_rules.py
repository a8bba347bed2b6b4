"""A saved match whose rules have changed since can be looked at as far as it goes, and continued if all
agree."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .command import Imperia

Saved = Callable[[], list[Path]]


@pytest.fixture
def changed(run: Imperia, saved: Saved) -> Path:
    """A match that was left, as another version of the rules would have saved it."""
    run("play", "empire", "--seed", 5, answers="4\nq\n")
    file = saved()[0]
    file.write_text(file.read_text(encoding="utf-8").replace('"rules": 1', '"rules": 7'), encoding="utf-8")
    return file


def test_it_is_shown_as_far_as_it_is_the_same_with_the_reason(run: Imperia, changed: Path) -> None:
    result = run("replay", changed)
    assert result.exit_code == 0
    assert "played under version 7, and this program plays version 1" in result.stderr
    assert "The match was left after" in result.stdout


def test_it_is_not_said_to_hold(run: Imperia, changed: Path) -> None:
    result = run("replay", changed, "--verify")
    assert result.exit_code != 0
    assert "have changed since this match was saved" in result.stderr


def test_it_goes_on_only_when_everybody_agrees_and_then_in_another_file(
    run: Imperia, changed: Path, saved: Saved
) -> None:
    before = changed.read_bytes()
    result = run("play", "empire", "--resume", changed)
    assert result.exit_code != 0
    assert f"imperia play empire --resume {changed} --agree" in result.stderr
    result = run("play", "empire", "--resume", changed, "--agree", answers="q\n")
    assert result.exit_code == 0
    assert changed.read_bytes() == before
    other = next(file for file in saved() if file != changed)
    assert '"rules": 1' in other.read_text(encoding="utf-8")


def test_to_agree_is_to_resume(run: Imperia) -> None:
    result = run("play", "empire", "--agree", "--lang", "pl")
    assert result.exit_code != 0
    assert "--agree działa tylko z --resume" in result.stderr
