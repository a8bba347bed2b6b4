"""Every number that a command takes has bounds, and a number beyond them is refused in one line."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from imperia.arena import Simulation, Tournament
from imperia.arena.numbers import SEED
from imperia.cli.main import app

from .command import Imperia
from .test_bad_input import refused

FUNCTIONS: dict[str, Callable[..., None]] = {
    command.name: command.callback for command in app.registered_commands if command.name and command.callback
}
HUGE = "99999999999999999999"
COMMANDS = {
    "play": ["empire"],
    "simulate": ["empire", "--out", "r.parquet"],
    "arena": ["empire", "--bots", "random,random"],
    "balance": ["empire", "--bots", "random"],
    "replay": ["match.json"],
    "hint": ["match.json"],
    "serve": [],
    "think": [],
    "doctor": [],
    "train": ["empire", "--out", "runs"],
    "odds": ["--attackers", "3 infantry", "--defenders", "2 infantry"],
}
CALLED = {"--origins": "--from"}  # options with another name than their parameter
FROM_NOTHING = (
    "--cannonballs",
    "--seed",
    "--people",
    "--port",
    "--step",
    "--seat",
    "--drain-seconds",
)  # all other options begin with 1
ON_A_MATCH = ("replay", "hint")


def numbers_of(command: str) -> list[str]:
    hints = get_type_hints(FUNCTIONS[command])
    options = [
        f"--{name.replace('_', '-')}" for name, hint in hints.items() if int in (hint, *get_args(hint))
    ]
    return [CALLED.get(option, option) for option in options]


CASES = [
    (command, option, value)
    for command in COMMANDS
    for option in numbers_of(command)
    for value in ("-1", HUGE, "9" * 5000, *([] if option in FROM_NOTHING else ["0"]))
]


def test_all_of_them_are_here() -> None:
    assert {name for name in FUNCTIONS if numbers_of(name)} == set(COMMANDS)
    assert set(numbers_of("arena")) == {"--games", "--players", "--seed", "--workers"}


@pytest.mark.parametrize(("command", "option", "value"), CASES)
def test_what_lies_beyond_the_bounds_is_refused(
    run: Imperia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, option: str, value: str
) -> None:
    monkeypatch.chdir(tmp_path)
    if command in ON_A_MATCH:
        save_a_match(tmp_path / "match.json")
    before = sorted(tmp_path.rglob("*"))
    told = option if len(value) > len(HUGE) else value  # Python does not read so long a number
    refused(run(command, *COMMANDS[command], option, value), told)
    assert sorted(tmp_path.rglob("*")) == before


def save_a_match(file: Path) -> None:
    import imperia

    file.write_text(imperia.game("empire").start(players=2, seed=1).save())


@pytest.mark.parametrize("command", ["simulate", "arena", "balance"])
def test_the_bound_of_games_is_told_in_both_languages(run: Imperia, command: str) -> None:
    for lang, words in (
        ("en", "--games is a whole number from 1 to 1"),
        ("pl", "liczba całkowita od 1 do 1"),
    ):
        refused(run(command, *COMMANDS[command], "--games", HUGE, "--lang", lang), words)


def test_where_no_seed_is_given_it_is_the_same_everywhere() -> None:
    defaults = {
        name: inspect.signature(function).parameters["seed"].default
        for name, function in FUNCTIONS.items()
        if "--seed" in numbers_of(name)
    }
    assert defaults.pop("play") is None  # somebody's own match has another deal each time
    assert defaults == dict.fromkeys(("simulate", "arena", "balance"), SEED)
    for run_of in (Simulation, Tournament):
        assert inspect.signature(run_of).parameters["seed"].default == SEED
