"""Games of a series in a position: which one is played, and the points of those that are finished."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from imperia.games.setting import Facts
from imperia.games.shared.keywords import is_whole, listed, phrase, refuse_unless, whole
from imperia.words import Quoted, any_of


def check_game(given: Facts, games: int, series: bool, over: bool, clause: str) -> int:
    """The number of the game that is played; a series has so many and is over with its last."""
    most = games - 1
    last = most if series else 0
    game = given.get("game", last if over else 0)
    refuse_unless(
        is_whole(game) and 0 <= game <= most,
        "position-game",
        known=any_of(range(games)),
        given=Quoted(game),
        clause=clause,
    )
    refuse_unless(game <= last, "position-no-series", clause=clause)
    refuse_unless(not over or game == last, "position-series-over", last=last, clause=clause)
    return int(game)


def finished_games(
    given: Facts, finished: int, shape: tuple[int, ...], least: int, most: int
) -> list[NDArray[np.int8]]:
    """Points by seat and source of those of the finished games that are given."""
    seats, sources = shape
    tables = []
    for game, row in enumerate(listed(given.get("points", ()), "points")):
        points = [
            whole(each, phrase("each-of-the-points"), least, most)
            for each in listed(row, phrase("points-of-a-game"))
        ]
        refuse_unless(
            len(points) == seats * sources,
            "position-points",
            sources=sources,
            seats=seats,
            given=len(points),
        )
        refuse_unless(game < finished or not any(points), "position-no-points-yet", game=game)
        tables.append(np.array(points, np.int8).reshape(seats, sources))
    return tables[:finished]
