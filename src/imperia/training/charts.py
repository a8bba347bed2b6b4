"""Numbers in the course of a training, as curves; `templates/more.html` draws them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, NamedTuple

from imperia.arena.balance.plots import Scale, scale_for


class Point(NamedTuple):
    across: float
    up: float
    low: float | None = None  # of its interval
    high: float | None = None

    def heights(self) -> Iterator[float]:
        yield self.up
        yield from (end for end in (self.low, self.high) if end is not None)


@dataclass(frozen=True)
class Curve:
    name: str
    points: Sequence[Point]


class Dot(NamedTuple):
    """A point where it is drawn: from the left, and from the top."""

    x: str
    y: str
    low: str | None
    high: str | None


@dataclass(frozen=True)
class Chart:
    """Curves over a common course, with dashed lines at heights that they are compared with."""

    macro: ClassVar = "chart"
    caption: str
    course: str  # what runs across
    curves: Sequence[Curve]
    name: Callable[[Scale, float], str]
    compared: Sequence[float] = ()

    @property
    def across(self) -> Scale:
        return scale_for([0.0, *(point.across for curve in self.curves for point in curve.points)])

    @property
    def up(self) -> Scale:
        heights = (height for curve in self.curves for point in curve.points for height in point.heights())
        return scale_for([*heights, *self.compared])

    def height(self, number: float) -> str:
        """Where a number is drawn, counted from the top."""
        return self.up.at(self.up.low + self.up.high - number)

    def dots(self, curve: Curve) -> list[Dot]:
        across = self.across
        return [
            Dot(
                across.at(point.across),
                self.height(point.up),
                None if point.low is None else self.height(point.low),
                None if point.high is None else self.height(point.high),
            )
            for point in curve.points
        ]

    def lines(self, curve: Curve) -> Iterator[tuple[Dot, Dot]]:
        return pairwise(self.dots(curve))

    def tick(self, number: float) -> str:
        return self.name(self.up, number)
