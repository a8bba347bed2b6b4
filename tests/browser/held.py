"""`python -m tests.browser.held FOLDER serve ...` is `imperia serve` on a machine where no game was ever
compiled, and where each compile waits until a file with the name of the game appears in the folder."""

from __future__ import annotations

import sys

STEPS = """
import pathlib, sys, time
print(1, 4, flush=True)
print(2, 4, flush=True)
while not pathlib.Path(sys.argv[1]).exists():
    time.sleep(0.02)
"""


def main() -> None:
    from imperia.cli.main import app
    from imperia.table import workshop

    folder = sys.argv.pop(1)
    workshop.is_compiled = lambda definition: False
    workshop.command = lambda game: [sys.executable, "-c", STEPS, f"{folder}/{game}"]
    app(prog_name="imperia")


if __name__ == "__main__":
    main()
