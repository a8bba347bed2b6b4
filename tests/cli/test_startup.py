"""`imperia --help` answers at once: nothing heavy is loaded for it."""

from __future__ import annotations

import subprocess
import sys

import pytest

import imperia

from .command import Imperia

HEAVY = ("numba", "numpy", "shapely", "pyarrow", "babel", "rich", "ray", "torch")


@pytest.mark.parametrize(
    "arguments",
    [["--help"], ["play", "--help"], ["map", "--help"], ["simulate", "--help"], ["train", "--help"]],
)
def test_help_loads_nothing_heavy(arguments: list[str]) -> None:
    program = (
        "import sys\n"
        "from imperia.cli.main import app\n"
        "try:\n    app(prog_name='imperia')\n"
        "finally:\n    print('LOADED', *sorted(sys.modules))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True, timeout=60
    )
    text, _, loaded = done.stdout.partition("LOADED ")
    assert "Usage: imperia" in text
    assert not set(loaded.split()) & set(HEAVY)


def test_imperia_is_a_module_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "imperia", "--version"], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == f"imperia {imperia.__version__}\n"


def test_a_bad_word_gives_one_line_and_exit_code_2_to_the_shell() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "imperia", "conquer"], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "imperia: No such command 'conquer'. See: imperia --help\n"


def test_without_a_command_it_shows_the_help(run: Imperia) -> None:
    result = run()
    assert result.exit_code == 0
    assert "simulate" in result.output
