"""Play the golden games anew and write them over the old ones.

Run it only when the version of the rules of founders changes, and read the difference before it is committed:

    python -m tests.games.founders.regenerate

When words or names of tiles change, the games stay and only what is said about them is written again:

    python -m tests.games.founders.regenerate --only-logs
"""

from __future__ import annotations

import sys

import imperia

from .transcript import GAMES, GOLDEN, record, transcript


def main(only_logs: bool) -> None:
    for number, (name, (options, wanted)) in enumerate(GAMES.items()):
        game = GOLDEN / f"{name}.json"
        if not only_logs:
            game.write_text(record(100 * number, options, wanted).save(), encoding="utf-8")
        match = imperia.load(game.read_text(encoding="utf-8"))
        game.with_suffix(".log").write_text(transcript(match), encoding="utf-8")
        print(f"{name}: {len(match.history)} actions")


if __name__ == "__main__":
    main("--only-logs" in sys.argv[1:])
