"""Games of a series in a position: which one is played, and the points of those that are finished."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from imperia.games.contract import Facts
from imperia.games.shared.keywords import is_whole, listed, refuse_unless, whole


def check_game(given: Facts, games: int, series: bool, over: bool, clause: str) -> int:
    """The number of the game that is played; a series has so many and is over with its last."""
    *others, most = range(games)
    last = most if series else 0
    game = given.get("game", last if over else 0)
    refuse_unless(
        is_whole(game) and 0 <= game <= most,
        f"game is {', '.join(map(str, others))} or {most}, not {game!r} ({clause})",
    )
    refuse_unless(game <= last, f"a game after the first is one of a series: full_game=True ({clause})")
    refuse_unless(not over or game == last, f"a series is over after its last game, {last} ({clause})")
    return int(game)


def finished_games(
    given: Facts, finished: int, shape: tuple[int, ...], least: int, most: int
) -> list[NDArray[np.int8]]:
    """Points by seat and source of those of the finished games that are given."""
    seats, sources = shape
    tables = []
    for game, row in enumerate(listed(given.get("points", ()), "points")):
        points = [whole(each, "each of the points", least, most) for each in listed(row, "points of a game")]
        refuse_unless(
            len(points) == seats * sources,
            f"the points of a game are {sources} numbers for each of {seats} seats, not {len(points)} in all",
        )
        refuse_unless(
            game < finished or not any(points), f"game {game} is not finished, so it has no points yet"
        )
        tables.append(np.array(points, np.int8).reshape(seats, sources))
    return tables[:finished]
