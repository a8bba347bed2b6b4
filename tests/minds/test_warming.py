"""Whoever waits for bots to be compiled hears how far it is, and what was compiled before is known."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from imperia.games import definition
from imperia.kernel import rule
from imperia.minds import is_compiled, make_ready, note_compiled, warming

from .tables import EMPIRE


def test_interpreted_or_compiled_already_it_tells_nothing() -> None:
    match = EMPIRE.start(2, seed=1)
    make_ready(match)
    ticks: list[tuple[int, int]] = []
    make_ready(match, lambda *tick: ticks.append(tick))
    assert ticks == []


compiled_only = pytest.mark.skipif(not rule.COMPILED, reason="interpreted rules need no notes")


@compiled_only
def test_a_game_is_known_to_be_compiled_by_its_rules_and_by_its_files(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(rule, "FOLDER", tmp_path)
    empire, legends = definition("empire"), definition("legends")
    assert not is_compiled(empire)
    note_compiled(empire)
    assert is_compiled(empire)
    assert not is_compiled(legends)
    monkeypatch.setattr(warming, "_FILES", "others")  # a comment, say: the rules are the same
    assert is_compiled(empire)
    by_rules, *by_files = sorted(tmp_path.iterdir(), key=lambda note: "files" in note.name)
    assert len(by_files) == 2
    by_rules.unlink()
    assert is_compiled(empire)
    monkeypatch.setattr(warming, "_FILES", "more")
    assert not is_compiled(empire)


ASKING = """
import sys
from imperia.games import definition
from imperia.minds import is_compiled, note_compiled
if sys.argv[1] == "note":
    note_compiled(definition("capitals"))
print(is_compiled(definition("capitals")), "imperia.games.capitals.turn" in sys.modules)
"""


@compiled_only
def test_whether_a_game_is_compiled_is_known_without_its_rules(tmp_path: Path) -> None:
    environment = {**os.environ, "IMPERIA_CACHE": str(tmp_path)}
    said = [
        subprocess.run(
            [sys.executable, "-c", ASKING, what], env=environment, capture_output=True, text=True, check=True
        ).stdout.split()
        for what in ("note", "ask")
    ]
    assert said == [["True", "True"], ["True", "False"]]
