"""A real terminal: a match from the first bid to the ranking, Ctrl-C, and stepping through a replay."""

from __future__ import annotations

from pathlib import Path

import imperia

from .command import random_actions
from .terminal import Terminal


def test_a_whole_match_typed_by_two_people(tmp_path: Path) -> None:
    options = {"edition": "polish"}
    table = Terminal(
        tmp_path, "play", "empire", "--players", "2", "--people", "2", "--seed", "4", "-o", "edition=polish"
    )
    for action in random_actions(2, seed=4, **options):
        table.wait_for("> ")
        table.type(action)
    table.wait_for("The match is over.")
    assert table.exit_code() == 0
    (file,) = tmp_path.glob("*.json")
    assert imperia.load(file.read_text()).over


def test_control_c_leaves_like_q(tmp_path: Path) -> None:
    table = Terminal(tmp_path, "play", "empire", "--seed", "5", "--bot", "random")
    table.wait_for("Ada> ")
    table.type("4")
    table.wait_for("Ada> ")
    table.press_control_c()
    said = table.wait_for(".json")
    assert table.exit_code() == 0
    assert "The match is saved. To continue it: imperia play empire --resume" in said
    assert "Traceback" not in table.screen
    (file,) = tmp_path.glob("*.json")
    assert imperia.load(file.read_text()).decision == "card"


def test_stepping_through_a_replay(tmp_path: Path) -> None:
    match = imperia.game("empire").start(players=2, seed=4, edition="polish")
    for action in random_actions(2, seed=4, edition="polish"):
        match.play(match.actors[0], action)
    file = tmp_path / "match.json"
    file.write_text(match.save())
    last = len(match.history)
    screen = Terminal(tmp_path, "replay", str(file))
    for typed, comes in (
        ("", "Step 1 of"),
        ("b", "Step 0 of"),
        ("", "Step 1 of"),
        ("nowhere", "Enter: next"),
    ):
        screen.wait_for(f"/{last}> ")
        screen.type(typed)
        screen.wait_for(comes)
    screen.wait_for(f"1/{last}> ")
    screen.type(str(last))
    screen.wait_for(f"Step {last} of {last}")
    screen.wait_for("Place   Seat")
    screen.wait_for(f"{last}/{last}> ")
    screen.type("q")
    assert screen.exit_code() == 0
