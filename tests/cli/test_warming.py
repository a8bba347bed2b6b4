"""Games are compiled side by side, and only if they never were."""

from __future__ import annotations

import subprocess
import sys

import pytest

from imperia.cli import warming
from imperia.cli.speech import Speech
from imperia.kernel.cache import note_of


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []

    def start(name: str) -> subprocess.Popen[bytes]:
        names.append(name)
        return subprocess.Popen([sys.executable, "-c", ""])

    monkeypatch.setattr(warming, "_in_a_process", start)
    return names


def test_a_game_that_was_never_compiled_gets_a_process_beside_the_first(started: list[str]) -> None:
    note_of("legends").unlink(missing_ok=True)
    warming.compile_games(("empire", "legends"), Speech("en"))
    assert started == ["legends"]
    assert note_of("empire").exists()
    assert note_of("legends").exists()


def test_games_that_were_compiled_before_start_no_process(started: list[str]) -> None:
    note_of("legends").touch()
    warming.compile_games(("empire", "legends"), Speech("en"))
    assert started == []
