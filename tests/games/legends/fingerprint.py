"""Games of every option, played to the end by fixed choices: the bytes must not depend on how rules run.

`python -m games.legends.fingerprint 256` prints a hash for each of so many games.
"""

from __future__ import annotations

import hashlib
import sys

import numpy as np

from imperia.games.legends.names import Source
from imperia.kernel import entries
from imperia.kernel.verbs import MOST_SEATS

from .batch import dealt, played_out
from .table import some_options


def fingerprints(games: int) -> list[str]:
    """The SHA-256 of each final record, with its points and places."""
    states = dealt(some_options(games), first_seed=1 << 40)
    played_out(states, seed=5)
    points = np.zeros((games, MOST_SEATS, len(Source)), np.int16)
    places = np.zeros((games, MOST_SEATS), np.int8)
    entries.score_all(states, points, places)
    return [
        hashlib.sha256(states[i].tobytes() + points[i].tobytes() + places[i].tobytes()).hexdigest()
        for i in range(games)
    ]


if __name__ == "__main__":
    print("\n".join(fingerprints(int(sys.argv[1]))))
