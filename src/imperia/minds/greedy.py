"""One decision ahead: the action after which the position looks best."""

from __future__ import annotations

import numpy as np

from imperia.kernel.chance import Chance
from imperia.kernel.entries import start_streams
from imperia.kernel.verbs import MOST_SEATS
from imperia.minds.one_ahead import choose_greedily, room_to_look_ahead
from imperia.play import Action, Match


class GreedyMind:
    """Deterministic for a given seed and the same sequence of decisions.

    With `attention` below 100 it overlooks actions, as people do; if `selfish`, it ignores the prospects of
    the others.
    """

    def __init__(self, seed: int = 0, *, attention: int = 100, selfish: bool = False) -> None:
        self._attention = attention
        self._selfish = int(selfish)
        self._chance = np.zeros(1, Chance.dtype)
        start_streams(self._chance, np.array([seed & 0xFFFFFFFF]), np.array([seed >> 32]))
        self._values = np.zeros(MOST_SEATS, np.int32)

    def choose(self, match: Match, seat: int) -> Action:
        state = match.state
        scratch = np.zeros(1, state.dtype)
        code = choose_greedily(
            state,
            match.players,
            seat,
            scratch,
            room_to_look_ahead(state.dtype),
            self._values,
            self._chance,
            self._attention,
            self._selfish,
        )
        return match.action(int(code))
