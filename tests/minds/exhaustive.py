"""Positions near the end of a game, solved by trying everything."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from imperia.kernel import entries
from imperia.kernel.one import OneRecord
from imperia.kernel.record import copy_of
from imperia.kernel.verbs import MOST_SEATS
from imperia.play import Match

WINNING = 0.9  # the part of the reward that goes to the winner; the rest depends on places


class TooLarge(Exception):
    """There are more positions than may be looked at."""


def rewards_of(places: list[int]) -> tuple[float, ...]:
    """What the places of a finished game are worth to each seat; all rewards add up to 1."""
    pairs = len(places) * (len(places) - 1) / 2
    rewards = []
    for mine in places:
        win = 1 / places.count(0) if mine == 0 else 0.0
        beaten = sum((theirs > mine) + (theirs == mine) / 2 for theirs in places) - 1 / 2
        rewards.append(WINNING * win + (1 - WINNING) * beaten / pairs)
    return tuple(rewards)


@dataclass
class Solver:
    """Solves positions in which each seat does what is best for itself, and takes the first of equal actions.
    Nothing may depend on chance."""

    players: int
    most_positions: int = 20_000  # for one question
    known: dict[bytes, tuple[float, ...]] = field(default_factory=dict)
    rules: OneRecord = field(default_factory=OneRecord)
    room: int = 0

    def outcomes(self, match: Match) -> dict[int, float]:
        """What each legal action is worth to the seat that is asked, if all seats then play as well as
        possible."""
        self.room = len(self.known) + self.most_positions
        return {
            code: rewards[self._asked(match.state)] for code, rewards in self._branches(match.state).items()
        }

    def _asked(self, state: np.ndarray) -> int:
        return self.rules.actors(state)[0]

    def _branches(self, state: np.ndarray) -> dict[int, tuple[float, ...]]:
        seat = self._asked(state)
        found = {}
        for code in self.rules.legal(state, seat):
            after = copy_of(state)
            self.rules.apply(after, seat, code)
            found[code] = self._rewards(after)
        return found

    def _rewards(self, state: np.ndarray) -> tuple[float, ...]:
        if not self.rules.actors(state):
            return self._final(state)
        key = state.tobytes()
        if key not in self.known:
            if len(self.known) >= self.room:
                raise TooLarge
            seat = self._asked(state)
            self.known[key] = max(self._branches(state).values(), key=lambda rewards: rewards[seat])
        return self.known[key]

    def _final(self, state: np.ndarray) -> tuple[float, ...]:
        points, places = np.zeros((1, MOST_SEATS, 3), np.int16), np.zeros((1, MOST_SEATS), np.int8)
        entries.score_all(state, points, places)
        return rewards_of(places[0, : self.players].tolist())


def good_actions(match: Match, solver: Solver | None = None, gap: float = 0.25) -> list[int]:
    """The codes of the best actions, provided that all others are worse by at least the gap, and that there
    is only one or they are at most a quarter of all actions; otherwise none."""
    worth = (solver or Solver(match.players)).outcomes(match)
    most = max(worth.values())
    best = [code for code, reward in worth.items() if reward == most]
    clear = all(reward <= most - gap for reward in worth.values() if reward != most)
    few = len(best) == 1 or len(best) * 4 <= len(worth)
    return best if clear and few else []
