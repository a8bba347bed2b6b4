"""Intervals: how far chance alone may have moved a share or a mean from its true value."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imperia.arena import statistics

Z = statistics.SURE_95


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with the interval that contains the true one in 95 of 100 such runs, and the number of
    observations."""

    value: float
    low: float
    high: float
    count: int

    def holds(self, number: float) -> bool:
        return not (self.low > number or self.high < number)

    def plus(self, number: float) -> Estimate:
        return Estimate(self.value + number, self.low + number, self.high + number, self.count)


NOTHING = Estimate(math.nan, math.nan, math.nan, 0)


def wilson(wins: float, count: int) -> Estimate:
    """A share of `count` by Wilson's score interval; a shared win counts as a fraction."""
    if count == 0:
        return NOTHING
    low, high = statistics.wilson(wins, count, Z)
    return Estimate(wins / count, low, high, count)


def mean(values: NDArray[np.floating] | NDArray[np.integer]) -> Estimate:
    """A mean by the normal interval; a single value says nothing about the spread."""
    count = len(values)
    if count == 0:
        return NOTHING
    middle = float(np.mean(values))
    half = Z * float(np.std(values, ddof=1)) / math.sqrt(count) if count > 1 else math.inf
    return Estimate(middle, middle - half, middle + half, count)


def difference(won: NDArray[np.floating], chosen: NDArray[np.bool_]) -> Estimate:
    """The win share of the chosen seats minus that of the others; both arrays are games by seats."""
    return difference_by_weight(won, chosen.astype(np.int64), (~chosen).astype(np.int64))


def difference_by_weight(
    won: NDArray[np.floating], chosen: NDArray[np.integer], others: NDArray[np.integer]
) -> Estimate:
    """The same, where a seat counts as often as it was chosen, and as often as it was not.

    The seats of one game are not independent: what one wins another loses. The variance is therefore summed
    over games. Where few seats were chosen and that sum means little, Newcombe's wider interval is used.
    """
    with_count, without_count = int(chosen.sum()), int(others.sum())
    if with_count == 0 or without_count == 0:
        return NOTHING
    one = wilson(float((won * chosen).sum()), with_count)
    other = wilson(float((won * others).sum()), without_count)
    away = chosen * (won - one.value) / with_count + others * (other.value - won) / without_count
    half = Z * math.sqrt(float((away.sum(axis=1) ** 2).sum()))
    below = math.hypot(one.value - one.low, other.high - other.value)
    above = math.hypot(one.high - one.value, other.value - other.low)
    gap = one.value - other.value
    return Estimate(gap, max(-1.0, gap - max(half, below)), min(1.0, gap + max(half, above)), with_count)


def rate(counts: NDArray[np.integer], times: NDArray[np.integer]) -> Estimate:
    """How often something happens per occasion, from how often it did in each game and how many occasions
    there were. Occasions in one game are not independent, so the variance is summed over games."""
    total = int(times.sum())
    if total == 0:
        return NOTHING
    value = float(counts.sum()) / total
    games = len(counts)
    spread = math.sqrt(float(((counts - value * times) ** 2).sum()) * games / max(games - 1, 1))
    half = Z * spread / total if games > 1 else math.inf
    return Estimate(value, max(0.0, value - half), value + half, total)


def could_be_equal(one: Estimate, other: Estimate) -> bool:
    """Whether chance alone may have set the two apart; always true where one of them is unknown."""
    if not (one.count and other.count):
        return True
    low, high = (one, other) if one.value <= other.value else (other, one)
    reach = ((low.high - low.value) ** 2 + (high.value - high.low) ** 2) ** 0.5
    return bool(high.value - low.value <= reach)
