"""Points of many records at once, for comparing positions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from imperia.games.setting import Record
from imperia.kernel import entries
from imperia.kernel.verbs import MOST_SEATS

Points = NDArray[np.int16]  # of each record and seat, by source


def points_of(states: Record, sources: int) -> Points:
    points = np.zeros((len(states), MOST_SEATS, sources), np.int16)
    entries.score_all(states, points, np.zeros((len(states), MOST_SEATS), np.int8))
    return points
