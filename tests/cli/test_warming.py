"""Games are compiled side by side, and only if they never were."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from imperia.cli import warming
from imperia.cli.speech import Speech


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []

    def start(name: str) -> subprocess.Popen[bytes]:
        names.append(name)
        return subprocess.Popen([sys.executable, "-c", ""])

    monkeypatch.setattr(warming, "_in_a_process", start)
    return names


def test_only_a_game_that_was_never_compiled_gets_a_process_beside_the_first(
    started: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("imperia.kernel.cache.note_of", lambda work: tmp_path / work)
    warming.compile_games(("empire", "legends"), Speech("en"))
    assert started == ["legends"]
    assert {note.name for note in tmp_path.iterdir()} == {"empire", "legends"}
    warming.compile_games(("empire", "legends"), Speech("en"))
    assert started == ["legends"]
