"""Play the golden games of a game anew and write them over the old ones.

Run this only when the version of the game's rules changes, and read the difference before you commit it:

    python -m tests.games.regenerate empire

When words or names change, the games stay, and only what is said about them is written anew:

    python -m tests.games.regenerate empire --only-logs
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import imperia
from tests.games.every_game import part_of
from tests.games.transcript import transcript


def first_with(
    wanted: str, played: Callable[[int, dict[str, Any]], imperia.Match], seed: int, options: dict[str, Any]
) -> imperia.Match:
    """The game of the first seed whose log has the wanted events."""
    while True:
        seed += 1
        match = played(seed, options)
        if {*wanted.split()} <= {event.key for event in match.log}:
            return match


def main(game: str, only_logs: bool) -> None:
    golden = part_of(game, "golden_games")
    for number, (name, (options, wanted)) in enumerate(golden.GAMES.items()):
        save = golden.GOLDEN / f"{name}.json"
        if not only_logs:
            save.write_text(first_with(wanted, golden.played, 100 * number, options).save(), encoding="utf-8")
        match = imperia.load(save.read_text(encoding="utf-8"))
        save.with_suffix(".log").write_text(transcript(match), encoding="utf-8")
        print(f"{name}: {len(match.history)} actions")


if __name__ == "__main__":
    main(sys.argv[1], "--only-logs" in sys.argv[2:])
