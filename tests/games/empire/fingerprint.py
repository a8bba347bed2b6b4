"""Games of every option, played to the end by fixed choices: the bytes must not depend on how rules run.

python -m games.empire.fingerprint     prints a hash for each game
"""

from __future__ import annotations

import hashlib

import numpy as np

from imperia.kernel import entries
from imperia.kernel.verbs import MOST_SEATS

from .batch import dealt, played_out
from .table import some_options

GAMES = 256


def fingerprints() -> list[str]:
    """The SHA-256 of each final record, with its points and places."""
    states = dealt(some_options(GAMES), first_seed=1 << 40)
    played_out(states, seed=5)
    points = np.zeros((GAMES, MOST_SEATS, 3), np.int16)
    places = np.zeros((GAMES, MOST_SEATS), np.int8)
    entries.score_all(states, points, places)
    return [
        hashlib.sha256(states[i].tobytes() + points[i].tobytes() + places[i].tobytes()).hexdigest()
        for i in range(GAMES)
    ]


if __name__ == "__main__":
    print("\n".join(fingerprints()))
