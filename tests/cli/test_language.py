"""In which language the command speaks."""

from __future__ import annotations

import pytest

from imperia.cli.language import language

from .command import Imperia


@pytest.mark.parametrize(
    ("chosen", "environment", "spoken"),
    [
        (None, {}, "en"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "pl_PL.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        (None, {"LANG": "pl_PL.UTF-8", "IMPERIA_LANG": "en"}, "en"),
        ("pl", {"IMPERIA_LANG": "en"}, "pl"),
    ],
)
def test_what_is_asked_for_then_imperia_lang_then_the_locale(
    chosen: str | None, environment: dict[str, str], spoken: str
) -> None:
    assert language(chosen, environment) == spoken


@pytest.mark.parametrize(
    ("command", "title"),
    [
        (("--lang", "pl", "games"), "Ośmiominutowe Imperium"),
        (("--lang", "pl", "games", "--lang", "en"), "Eight-Minute Empire"),
        (("games", "--lang", "pl"), "Ośmiominutowe Imperium"),
    ],
)
def test_a_language_may_be_given_before_the_command(
    run: Imperia, command: tuple[str, ...], title: str
) -> None:
    assert title in run(*command).stdout


def test_the_language_before_a_command_is_that_of_its_errors(run: Imperia) -> None:
    assert "nie ma gry „chess”" in run("--lang", "pl", "play", "chess").stderr


@pytest.mark.parametrize("command", [("--lang", "elvish"), ("--lang", "elvish", "games", "--lang", "en")])
def test_a_wrong_language_is_told(run: Imperia, command: tuple[str, ...]) -> None:
    result = run(*command)
    assert result.exit_code == 2
    assert "'elvish'" in result.stderr


def test_a_wrong_imperia_lang_is_told(run: Imperia, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IMPERIA_LANG", "elvish")
    result = run("games")
    assert result.exit_code == 2
    assert "'elvish'" in result.stderr
