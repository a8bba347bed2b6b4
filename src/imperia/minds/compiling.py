"""`python -m imperia.minds.compiling [--bots] [GAME...]`: compile these games, or all, before somebody needs
them; with `--bots` only what their bots need.

With a single game, each step prints a line: steps done, steps in all. Several games are compiled in parallel.
"""

from __future__ import annotations

import os
import subprocess
import sys

from imperia.games import GAMES, definition
from imperia.minds.warming import make_bots_ready, make_game_ready

BOTS = "--bots"
NICE = 5  # those who play go first


def command(game: str, *, only_bots: bool = False) -> list[str]:
    """The command that compiles one game in a process of its own."""
    return [sys.executable, "-m", "imperia.minds.compiling", *([BOTS] if only_bots else []), game]


def compile_game(name: str, only_bots: bool) -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    if only_bots:
        make_bots_ready(definition(name), _tell)
    else:
        make_game_ready(definition(name), _tell)


def _tell(done: int, in_all: int) -> None:
    print(done, in_all, flush=True)


def main() -> None:
    only_bots = BOTS in sys.argv
    names = [name for name in sys.argv[1:] if name != BOTS] or list(GAMES)
    if len(names) == 1:
        compile_game(names[0], only_bots)
        return
    commands = [command(name, only_bots=only_bots) for name in names]
    beside = [subprocess.Popen(each, stdout=subprocess.DEVNULL) for each in commands]
    sys.exit(max(process.wait() for process in beside))


if __name__ == "__main__":
    main()
