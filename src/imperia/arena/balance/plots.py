"""What the plots of the page show; `templates/cells.html` draws them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from imperia.arena.balance.intervals import Estimate

TICKS = 5
STEPS = (1, 2, 2.5, 5, 10)


@dataclass(frozen=True)
class Scale:
    """The range of numbers that a plot spans, with round ticks."""

    low: float
    high: float
    ticks: tuple[float, ...]

    def at(self, number: float) -> str:
        share = (number - self.low) / (self.high - self.low)
        return f"{100 * min(1.0, max(0.0, share)):.2f}%"


def scale_for(numbers: Iterable[float]) -> Scale:
    """A scale that shows all these numbers and begins and ends at a tick."""
    shown = [number for number in numbers if math.isfinite(number)] or [0.0]
    low, high = min(shown), max(shown)
    span = max(high - low, 1e-3)
    raw = span / (TICKS - 1)
    power = 10.0 ** math.floor(math.log10(raw))
    step = power * next(step for step in STEPS if step * power >= raw * (1 - 1e-9))
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    last = max(last, first + 1)
    return Scale(first * step, last * step, tuple(round(n * step, 10) for n in range(first, last + 1)))


def digits(scale: Scale, factor: int) -> int:
    """How many decimals the ticks need."""
    return int(any(abs(tick * factor - round(tick * factor)) > 1e-6 for tick in scale.ticks))


@dataclass(frozen=True)
class Axis:
    scale: Scale
    name: Callable[[float], str]


@dataclass(frozen=True)
class Whisker:
    """A dot in its interval; hollow where chance alone could have put it there."""

    macro: ClassVar = "whisker"
    scale: Scale
    estimate: Estimate
    reference: float
    tone: str
    sure: bool


def judged_whisker(scale: Scale, measured: Estimate, reference: float) -> Whisker:
    """A measured value beside a fair one: better, worse, or perhaps neither."""
    sure = not measured.holds(reference)
    tone = "plain" if not sure else "good" if measured.value > reference else "bad"
    return Whisker(scale, measured, reference, tone, sure)


def marked_whisker(scale: Scale, measured: Estimate, reference: float, *, sure: bool) -> Whisker:
    """A measured value that is neither good nor bad: marked where chance alone does not explain it."""
    return Whisker(scale, measured, reference, "mark" if sure else "plain", sure)


@dataclass(frozen=True)
class Bar:
    macro: ClassVar = "bar"
    scale: Scale
    value: float


class Piece(NamedTuple):
    """One of several bars side by side."""

    start: str
    width: str
    opacity: str = "1"


@dataclass(frozen=True)
class Stack:
    """Parts of a whole, side by side."""

    macro: ClassVar = "stack"
    scale: Scale
    values: Sequence[float]

    @property
    def bars(self) -> Iterator[Piece]:
        start = 0.0
        for value in self.values:
            width = 100 * value / (self.scale.high - self.scale.low)
            yield Piece(f"{start:.2f}%", f"{width:.2f}%")
            start += width


@dataclass(frozen=True)
class PriceBar:
    """The average price, and how often each was paid: cheap at the left, each price fainter or fuller."""

    macro: ClassVar = "price_bar"
    mean: str
    prices: Mapping[int, int]
    all_prices: Sequence[int]

    @property
    def bars(self) -> Iterator[Piece]:
        total = sum(self.prices.values())
        start = 0.0
        for number, price in enumerate(self.all_prices):
            width = 100 * self.prices.get(price, 0) / total if total else 0.0
            yield Piece(f"{start:.2f}%", f"{width:.2f}%", shade(number, len(self.all_prices)))
            start += width


def shade(number: int, count: int) -> str:
    return f"{0.2 + 0.8 * number / max(1, count - 1):.2f}"


@dataclass(frozen=True)
class Swatch:
    """A colour of a plot, for its key."""

    tone: str
    opacity: str = "1"
