"""Play the golden games of a game anew and write them over the old ones.

Run it only when the version of its rules changes, and read the difference before it is committed:

    python -m tests.games.regenerate empire

When words or names change, the games stay and only what is said about them is written again:

    python -m tests.games.regenerate empire --only-logs
"""

from __future__ import annotations

import sys

import imperia
from tests.games.every_game import part_of
from tests.games.transcript import transcript


def main(game: str, only_logs: bool) -> None:
    golden = part_of(game, "golden_games")
    for number, (name, (options, wanted)) in enumerate(golden.GAMES.items()):
        save = golden.GOLDEN / f"{name}.json"
        if not only_logs:
            save.write_text(golden.record(100 * number, options, wanted).save(), encoding="utf-8")
        match = imperia.load(save.read_text(encoding="utf-8"))
        save.with_suffix(".log").write_text(transcript(match), encoding="utf-8")
        print(f"{name}: {len(match.history)} actions")


if __name__ == "__main__":
    main(sys.argv[1], "--only-logs" in sys.argv[2:])
