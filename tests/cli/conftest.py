"""Running the command inside this process, with its own folder for saved matches and a terminal of known
size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from imperia.cli.main import app

from .command import Imperia


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "saves"
    for name in ("IMPERIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("IMPERIA_SAVES", str(folder))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    return folder


@pytest.fixture
def run() -> Imperia:
    def run(*arguments: object, answers: str = "") -> Result:
        words = [str(argument) for argument in arguments]
        if words[:1] == ["play"] and "--bot" not in words:
            words += ["--bot", "random"]  # the quickest to compile and to play
        return CliRunner().invoke(app, words, input=answers, prog_name="imperia")

    return run


@pytest.fixture
def saved(saves: Path) -> Callable[[], list[Path]]:
    return lambda: sorted(saves.glob("*.json"))
