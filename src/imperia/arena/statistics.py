"""How certain a share of wins is: confidence intervals, and a test that stops when it is decided."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

from imperia.words import SpokenError

SURE_95 = 1.959963984540054  # standard deviations to each side that contain 95 %


class BadBounds(SpokenError, ValueError):
    """Shares or error rates that are impossible for a test."""


def wilson(wins: float, games: int, deviations: float = SURE_95) -> tuple[float, float]:
    """Wilson's score interval for a share of wins (1927).

    A shared win counts as its fraction. Such results spread less than whole wins with the same mean, so the
    interval is then a little too wide, never too narrow.
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = deviations * deviations
    middle = share + square / (2 * games)
    half = deviations * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    low, high = (middle - half) / scale, (middle + half) / scale
    return (0.0 if wins == 0 else low), (1.0 if wins == games else high)


class Verdict(Enum):
    OPEN = "open"
    LOWER = "lower"  # the share is p0
    HIGHER = "higher"  # the share is p1


@dataclass(frozen=True, slots=True)
class Sprt:
    """Wald's sequential probability ratio test (1945) of a share of wins: p0 against p1.

    A shared win counts as its fraction. The ratio of likelihoods is convex in it, so its mean is at most that
    of whole wins with the same share, and the error rates hold as they do for whole wins.
    """

    p0: float
    p1: float
    alpha: float = 0.05  # how often p1 is accepted although p0 is true
    beta: float = 0.05  # how often p0 is accepted although p1 is true

    def __post_init__(self) -> None:
        if not 0 < self.p0 < self.p1 < 1:
            raise BadBounds("arena-bad-shares", low=f"{100 * self.p0:g}", high=f"{100 * self.p1:g}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BadBounds("arena-bad-error-rates")

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which p0 and p1 are accepted."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, wins: float, games: int) -> float:
        """The log-likelihood ratio of p1 to p0."""
        win, loss = math.log(self.p1 / self.p0), math.log((1 - self.p1) / (1 - self.p0))
        return wins * win + (games - wins) * loss

    def verdict(self, wins: float, games: int) -> Verdict:
        low, high = self.bounds
        ratio = self.ratio(wins, games)
        return Verdict.LOWER if ratio <= low else Verdict.HIGHER if ratio >= high else Verdict.OPEN
