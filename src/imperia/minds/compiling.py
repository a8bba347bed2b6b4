"""`python -m imperia.minds.compiling [GAME...]`: compile these games, or all, before somebody needs them.

Of a single game each step is told in a line: done, in all. Several are compiled side by side.
"""

from __future__ import annotations

import os
import subprocess
import sys

from imperia.games import GAMES, definition
from imperia.minds.warming import make_game_ready

NICE = 5  # those who play go first


def command(game: str) -> list[str]:
    """What compiles one game in a process of its own."""
    return [sys.executable, "-m", "imperia.minds.compiling", game]


def compile_game(name: str) -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    make_game_ready(definition(name), lambda done, in_all: print(done, in_all, flush=True))


def main() -> None:
    names = sys.argv[1:] or list(GAMES)
    if len(names) == 1:
        compile_game(names[0])
        return
    beside = [subprocess.Popen(command(name), stdout=subprocess.DEVNULL) for name in names]
    sys.exit(max(process.wait() for process in beside))


if __name__ == "__main__":
    main()
