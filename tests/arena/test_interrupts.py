"""Ctrl-C at a real terminal: one line says what is kept, no process shows a traceback, and what is kept can
be continued to the same end."""

import re
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from imperia.arena import Tournament, run
from imperia.cli.main import app
from imperia.crew import here
from tests.cli.terminal import Terminal

from .bots import has_a_game
from .test_tournament import BOTS, own

FIRST, HELD, IDLE = f"{BOTS}:FirstLegal", f"{BOTS}:Held", f"{BOTS}:Idle"


def interrupted(terminal: Terminal) -> str:
    """Press Ctrl-C; returns the last line that is shown."""
    terminal.press_control_c()
    assert terminal.exit_code() == 130
    assert "Traceback" not in terminal.screen
    assert "Error" not in terminal.screen
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", terminal.screen)
    said = [line.strip() for line in plain.splitlines() if line.strip()]
    assert sum("Interrupted" in line for line in said) == 1
    return said[-1]


def wait_for_a_game(journal: Path, terminal: Terminal) -> None:
    while not has_a_game(journal):
        time.sleep(0.02)
        assert terminal.runs, terminal.screen


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (["arena", "empire", "--bots", f"{FIRST},{IDLE}", "--workers", "2"], "Nothing is kept"),
        (
            ["arena", "empire", "--bots", f"{FIRST},{IDLE}", "--workers", "2", "--out", "r.parquet"],
            "before a game was finished; there is nothing to keep.",
        ),
    ],
    ids=["without a file", "with a file"],
)
def test_while_the_workers_of_an_arena_start(tmp_path, monkeypatch, command, says):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("IMPERIA_TEST_PAUSE", "10")
    terminal = Terminal(tmp_path, *command)
    terminal.wait_for("Each deal is played")
    assert says in interrupted(terminal)
    assert list(tmp_path.iterdir()) == []


def test_an_arena_that_goes_on(tmp_path, monkeypatch):
    out, journal = tmp_path / "r.parquet", tmp_path / "r.parquet.journal"
    monkeypatch.setenv("IMPERIA_TEST_JOURNAL", str(journal))
    command = ["arena", "empire", "--bots", f"{HELD},{IDLE}", "--games", "4", "--workers", "2"]
    terminal = Terminal(tmp_path, *command, "--out", str(out), compiled=True)
    wait_for_a_game(journal, terminal)
    assert interrupted(terminal) == (
        "Interrupted. The finished games are kept; the same command with --resume continues."
    )
    monkeypatch.delenv("IMPERIA_TEST_JOURNAL")
    tournament = Tournament("empire", [own("Held"), own("Idle")], games=4)
    report = run(tournament, out, resume=True, workers=1)
    assert 0 < report.found < 4
    run(tournament, tmp_path / "whole", workers=1)
    assert out.read_bytes() == (tmp_path / "whole").read_bytes()


def test_a_study_that_goes_on(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("IMPERIA_TEST_JOURNAL", "b.html.journal")
    # More games than the machine has cores: every core begins one before any is finished.
    games = str(4 * here.default_workers())
    command = ["balance", "empire", "--bots", HELD, "--games", games, "--players", "2"]
    terminal = Terminal(tmp_path, *command, "--out", "b.html", compiled=True)
    wait_for_a_game(Path("b.html.journal"), terminal)
    assert "with --resume continues" in interrupted(terminal)
    assert [path.name for path in tmp_path.iterdir()] == ["b.html.journal"]
    monkeypatch.delenv("IMPERIA_TEST_JOURNAL")
    monkeypatch.setattr(here, "default_workers", lambda: 1)
    for page, flags in (("b.html", ["--resume"]), ("whole.html", [])):
        done = CliRunner().invoke(app, [*command, "--out", page, *flags], prog_name="imperia")
        assert done.exit_code == 0, done.output
        assert ("of them from the run before" in done.stdout) == bool(flags)
    assert Path("b.parquet").read_bytes() == Path("whole.parquet").read_bytes()
    assert not Path("b.html.journal").exists()


def test_a_simulation_writes_nothing_that_is_not_complete(tmp_path):
    out = tmp_path / "r.parquet"
    command = ["simulate", "empire", "--games", "100000000", "--out", str(out)]
    terminal = Terminal(tmp_path, *command, term="xterm", compiled=True)
    terminal.wait_for("Playing")
    assert interrupted(terminal) == f"Interrupted. {out} was not written: it would not be complete."
    assert list(tmp_path.iterdir()) == []
