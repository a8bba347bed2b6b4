"""Games are compiled side by side, and only if they never were."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from imperia.cli import warming
from imperia.cli.progress import under_a_bar
from imperia.cli.speech import Speech


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []

    def start(name: str) -> subprocess.Popen[bytes]:
        names.append(name)
        return subprocess.Popen([sys.executable, "-c", ""])

    monkeypatch.setattr(warming, "_in_a_process", start)
    return names


def test_without_a_terminal_it_is_said_in_a_line_and_only_if_there_is_something_to_wait_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def compile_three(tell: Callable[[int, int], None]) -> None:
        for done in (1, 2, 3):
            tell(done, 3)

    under_a_bar(compile_three, "Compiling…")
    under_a_bar(lambda tell: None, "Nothing to wait for…")
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "Compiling…\n")


def test_only_a_game_that_was_never_compiled_gets_a_process_beside_the_first(
    started: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("imperia.kernel.cache.note_of", lambda work: tmp_path / work)
    warming.compile_games(("empire", "legends"), Speech("en"))
    assert started == ["legends"]
    assert {note.name for note in tmp_path.iterdir()} == {"empire", "legends"}
    warming.compile_games(("empire", "legends"), Speech("en"))
    assert started == ["legends"]
