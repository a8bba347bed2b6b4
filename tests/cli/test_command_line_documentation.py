"""What docs/command-line.md shows is what the command prints."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_command

from imperia.cli.main import app

from .command import Imperia

TEXT = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```console\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
EXAMPLES = [
    example.partition("\n") for block in BLOCKS for example in re.split(r"^\$ ", block, flags=re.M)[1:]
]

COMMANDS = sorted(get_command(app).commands)
PARTS = {
    "map": ("show", "svg", "check"),
    "tiles": ("show", "check"),
    "tables": ("list", "export", "import", "people", "close", "reopen", "silence", "hear"),
}


@pytest.mark.parametrize(("command", "shown"), [(command, shown) for command, _, shown in EXAMPLES])
def test_an_example_prints_what_is_shown(run: Imperia, command: str, shown: str) -> None:
    program, *arguments = shlex.split(command)
    assert program == "imperia"
    printed = run(*arguments).output
    assert [line.rstrip() for line in printed.splitlines()] == shown.splitlines()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_in_the_text(command: str) -> None:
    assert f"| `imperia {command}" in TEXT


@pytest.mark.parametrize("command", COMMANDS)
def test_every_flag_in_the_text_exists(run: Imperia, command: str) -> None:
    helps = [run(command, "--help").output]
    helps += [run(command, part, "--help").output for part in PARTS.get(command, ())]
    for line in re.findall(rf"imperia {command} [^#`\n]*", TEXT):
        for flag in re.findall(r"--[a-z-]+", line):
            assert any(flag in text for text in helps), line
