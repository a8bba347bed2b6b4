"""Comparing steps a second with those of peers, whose programs run with a Python of their own."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from rich.table import Table

HERE = Path(__file__).parent
TITLES = ("game", "numbers", "steps/s")


def answer_of(python: str, peer: str, *arguments: str) -> dict[str, Any]:
    """The last line that the program of a peer prints, which is JSON."""
    program = [python, str(HERE / f"peer_{peer}.py"), *arguments]
    said = subprocess.run(program, check=True, stdout=subprocess.PIPE, text=True).stdout
    answer: dict[str, Any] = json.loads(said.splitlines()[-1])
    return answer


def table_of(title: str, peers: list[str]) -> Table:
    table = Table(title=title, title_justify="left")
    for name in (*TITLES, *(f"to {peer}" for peer in peers)):
        table.add_column(name, justify="left" if name == "game" else "right")
    return table


def ratios(rate: float, rates: dict[str, float]) -> list[str]:
    return [f"{rate / other:.2f}x" for other in rates.values()]
