"""What each choice of a seat would do to the points, found by trying it on what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from imperia.games.contract import Definition
from imperia.games.counting import Points, points_of
from imperia.games.foresight import Foresight
from imperia.games.setting import Facts, Record
from imperia.kernel import entries
from imperia.kernel.one import OneRecord
from imperia.kernel.verbs import CODE
from imperia.play.points import scores

QUESTION = {"of": "choices"}


class Forecast:
    """What the choices of a seat in an observed record would do to the points."""

    def __init__(self, definition: Definition, players: int, seat: int) -> None:
        self._definition = definition
        self._players = players
        self._seat = seat
        self._rules = OneRecord()

    def answer(self, seen: Record) -> Facts:
        """The points `now`, and for each choice that changes any or reveals something, its `code` and the new
        points of the `seats` that it affects. `hidden`: something unknown comes to light, which may count
        too. `best`: the choice only picks what is used next, and the points are those after the best use of
        it."""
        (now,) = self._points(seen)
        choices = []
        for code, state, points in self._outcomes(seen):
            more: Facts = {}
            if self._definition.foresight(seen, code) is Foresight.SOME:
                more["hidden"] = True
            elif self._definition.only_picks(code):
                more["best"] = True
                points = self._best(state, points)
            changed = np.flatnonzero((points != now).any(axis=1))
            if len(changed) or "hidden" in more:
                after = scores(self._definition, points.tolist())
                seats = [{"seat": int(seat), **after[seat]} for seat in changed]
                choices.append({"code": code, "seats": seats, **more})
        return {**QUESTION, "now": scores(self._definition, now.tolist()), "choices": choices}

    def _outcomes(self, seen: Record) -> Iterator[tuple[int, Record, Points]]:
        """The choices whose effect can be foreseen at least in part, and where each of them leads."""
        codes = [
            code
            for code in self._rules.legal(seen, self._seat)
            if self._definition.foresight(seen, code) is not Foresight.NOTHING
        ]
        states = np.repeat(seen, len(codes))
        entries.apply_all(states, np.full(len(codes), self._seat, np.int8), np.array(codes, CODE))
        for number, (code, points) in enumerate(zip(codes, self._points(states), strict=True)):
            yield code, states[number : number + 1], points

    def _points(self, states: Record) -> Points:
        return points_of(states, len(self._definition.sources))[:, : self._players]

    def _best(self, picked: Record, otherwise: Points) -> Points:
        """The most points for the seat, and of these the fewest for the others."""
        outcomes = [points for _, _, points in self._outcomes(picked)]
        return max(outcomes, key=self._worth, default=otherwise)

    def _worth(self, points: Points) -> tuple[int, int]:
        own, all_of_them = int(points[self._seat].sum()), int(points.sum())
        return own, own - all_of_them
