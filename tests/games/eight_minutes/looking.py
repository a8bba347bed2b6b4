"""What is derived for a seat, in the form in which tests of both games read it."""

from __future__ import annotations

from typing import Any

import numpy as np

import imperia
from imperia.games.counted_codes import counted_codes
from imperia.games.eight_minutes.outlook import MOST_MERIT
from imperia.kernel.entries import Array, Records
from imperia.kernel.rule import entry
from imperia.kernel.verbs import MOST_SEATS, derive, evaluate, score


@entry
def _derive_for(states: Records, seat: int, points: Array, values: Array, derived: Records) -> None:
    score(states[0], points)
    evaluate(states[0], values)
    derive(states[0], seat, points, values, derived[0])


class Looking:
    """What is derived in matches of one game."""

    def __init__(self, game: imperia.Game) -> None:
        self._kind = game.definition.derived
        self._sources = len(game.definition.sources)
        _, self._absolute = counted_codes(game.definition)

    def derived(self, match: imperia.Match, seat: int) -> Any:
        """What is derived for a seat; the record is left as it was."""
        record = match.observed(seat).copy()
        before, found = record.tobytes(), np.zeros(1, self._kind.dtype)
        points = np.zeros((MOST_SEATS, self._sources), np.int16)
        _derive_for(record, seat, points, np.zeros(MOST_SEATS, np.int32), found)
        assert record.tobytes() == before
        assert not found["outlook"]["shift"].any()  # every change has been undone
        return found[0]

    def prospects(self, match: imperia.Match, seat: int | None = None) -> dict[str, Any]:
        """The prospects of a seat's answers that have one, by notation."""
        seat = match.actors[0] if seat is None else seat
        found = self.derived(match, seat)
        codes = self._absolute[match.players, seat]
        told = found["prospects"][: found["looked"]]
        return {match.action(int(codes[prospect["code"]])).notation: prospect for prospect in told}

    def looks(self, match: imperia.Match, name: str) -> dict[str, int]:
        """The look of this name, for each answer."""
        return {action: int(told[name]) for action, told in self.prospects(match).items()}

    def shortfalls(self, match: imperia.Match) -> dict[str, int]:
        """How much less each answer brings than the best one."""
        return {action: MOST_MERIT - merit for action, merit in self.looks(match, "merit").items()}
