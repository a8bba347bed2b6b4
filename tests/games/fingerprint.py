"""Games of every option, played to the end by fixed choices: the bytes must not depend on how rules run.

`python -m tests.games.fingerprint empire 256` prints a hash for each of so many games.
"""

from __future__ import annotations

import hashlib
import sys

import numpy as np

from imperia.games import definition as find_definition
from imperia.kernel import entries
from imperia.kernel.rule import entry
from imperia.kernel.verbs import MOST_SEATS, evaluate
from tests.games.every_game import part_of
from tests.games.records import dealt, played_out


@entry
def evaluate_all(states, values):
    for i in range(len(states)):
        evaluate(states[i], values[i])


def fingerprints(game: str, games: int) -> list[str]:
    """The SHA-256 of each final record, with its points and places, and how it looked at the beginning."""
    states = dealt(game, part_of(game, "table").some_options(games), first_seed=1 << 40)
    values = np.zeros((games, MOST_SEATS), np.int32)
    evaluate_all(states, values)
    played_out(states, seed=5)
    points = np.zeros((games, MOST_SEATS, len(find_definition(game).sources)), np.int16)
    places = np.zeros((games, MOST_SEATS), np.int8)
    entries.score_all(states, points, places)
    parts = zip(states, points, places, values, strict=True)
    return [hashlib.sha256(b"".join(part.tobytes() for part in each)).hexdigest() for each in parts]


if __name__ == "__main__":
    print("\n".join(fingerprints(sys.argv[1], int(sys.argv[2]))))
