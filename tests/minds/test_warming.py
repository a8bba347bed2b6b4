"""Somebody who waits for bots to be compiled is told of the progress, and what was compiled before is
known."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from imperia.games import definition
from imperia.kernel import rule
from imperia.minds import (
    LEVELS,
    GuidedMind,
    PolicyMind,
    TreeMind,
    is_compiled,
    make_mind,
    make_ready,
    mind_for,
    note_compiled,
    take_long_to_compile,
    warming,
)

from .networks import ship, some_network
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
    monkeypatch.setattr(warming, "_FILES", "others")  # as after a new comment; the rules stay the same
    assert is_compiled(empire)
    by_rules, *by_files = sorted(tmp_path.iterdir(), key=lambda note: "files" in note.name)
    assert len(by_files) == 2
    by_rules.unlink()
    assert is_compiled(empire)
    monkeypatch.setattr(warming, "_FILES", "more")
    assert not is_compiled(empire)


def test_where_a_budget_is_for_a_turn_the_policy_that_ends_it_is_made_ready_too(monkeypatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(PolicyMind, "think", lambda self, match, seat: asked.append(self.network))
    match, guided = EMPIRE.start(2, seed=1), GuidedMind(some_network(), simulations=1)
    make_ready(match, None, [guided])
    assert asked == []
    monkeypatch.setattr(type(EMPIRE.definition), "turn_of", lambda *_: "this turn")
    make_ready(match, None, [guided])
    assert asked == [guided.network]


def test_what_bots_need_depends_on_whether_the_game_has_a_network(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(rule, "FOLDER", tmp_path)
    ship(monkeypatch, tmp_path)
    empire, legends = definition("empire"), definition("legends")
    for each in (empire, legends):
        note_compiled(each)
    monkeypatch.setattr(warming, "_FILES", "others")  # the network is one of these files
    ship(monkeypatch, tmp_path, some_network())
    assert is_compiled(empire) == (not rule.COMPILED)
    assert is_compiled(legends)


@compiled_only
@pytest.mark.parametrize("level", LEVELS)
def test_no_decision_compiles_anything(level: str, tmp_path: Path, monkeypatch) -> None:
    ship(monkeypatch, tmp_path, some_network())
    match = EMPIRE.start(3, seed=1)
    mind = mind_for(make_mind(level, 1), match)
    if isinstance(mind, TreeMind):
        mind._milliseconds = 20
    make_ready(match, minds=[mind])
    other = EMPIRE.start(3, seed=2)  # compiles what matches need, so that it is not counted
    other.play(other.actors[0], other.legal(other.actors[0])[0])
    compiled = {name: len(rule.defined[name].overloads) for name in rule.entry_points}
    for _ in range(3):
        seat = match.actors[0]
        match.play(seat, mind.choose(match, seat))
    if hasattr(mind, "think"):
        assert mind.think(match, match.actors[0]).text()
    assert {name: len(rule.defined[name].overloads) for name in rule.entry_points} == compiled


def test_who_takes_long_to_compile(tmp_path: Path, monkeypatch) -> None:
    empire = definition("empire")
    ship(monkeypatch, tmp_path)
    long = [name for name in ("random", "greedy", *LEVELS) if take_long_to_compile([make_mind(name)], empire)]
    assert long == ["skilled", "expert", "master"]


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
