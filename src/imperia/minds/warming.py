"""Compiling what bots call before a match needs it; instant when it is in the cache."""

from __future__ import annotations

from imperia.kernel.warm import Progress, watched
from imperia.minds.greedy import GreedyMind
from imperia.minds.search import LEAST_MEMORY_MB, SearchMind
from imperia.play import Match


def make_ready(match: Match, on_progress: Progress | None = None) -> None:
    """Compile for minds in this match, which must not be over and is left as it was. `on_progress` gets
    (done, in all) if there is something to compile."""
    seat = match.actors[0]
    with watched(on_progress):
        match.settled(seat)
        GreedyMind().choose(match, seat)
        SearchMind(simulations=1, memory_mb=LEAST_MEMORY_MB).think(match, seat)
