"""Plots as pieces of SVG. Across they are measured in percent, so that they fit any width; text and dots keep
their size."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape

from imperia.arena.balance.intervals import Estimate

HEIGHT = 32  # of a row, where the style does not say otherwise
TICKS = 5
STEPS = (1, 2, 2.5, 5, 10)


@dataclass(frozen=True)
class Scale:
    """What range of numbers a plot spans, with round ticks."""

    low: float
    high: float
    ticks: tuple[float, ...]

    def at(self, number: float) -> str:
        share = (number - self.low) / (self.high - self.low)
        return f"{100 * min(1.0, max(0.0, share)):.2f}%"


def scale_for(numbers: Iterable[float]) -> Scale:
    """A scale that shows all the numbers, from tick to tick."""
    shown = [number for number in numbers if math.isfinite(number)] or [0.0]
    low, high = min(shown), max(shown)
    span = max(high - low, 1e-3)
    raw = span / (TICKS - 1)
    power = 10.0 ** math.floor(math.log10(raw))
    step = power * next(step for step in STEPS if step * power >= raw * (1 - 1e-9))
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    last = max(last, first + 1)
    return Scale(first * step, last * step, tuple(round(n * step, 10) for n in range(first, last + 1)))


def whisker(scale: Scale, estimate: Estimate, reference: float, tone: str, *, sure: bool) -> str:
    """A dot in its interval; hollow where chance alone could have put it there."""
    parts = _grid(scale, reference)
    if estimate.count:
        tone_of_dot = tone if sure else f"{tone} open"
        parts += [
            f'<line class="whisker {tone}" x1="{scale.at(estimate.low)}" x2="{scale.at(estimate.high)}" '
            f'y1="50%" y2="50%"/>',
            f'<circle class="dot {tone_of_dot}" cx="{scale.at(estimate.value)}" cy="50%" r="4.5"/>',
        ]
    return _svg(HEIGHT, parts)


def bar(scale: Scale, value: float) -> str:
    width = scale.at(value)
    return _svg(
        HEIGHT, [*_grid(scale, None), f'<rect class="mark" y="25%" height="50%" rx="2" width="{width}"/>']
    )


def stack(scale: Scale, values: Sequence[float]) -> str:
    """Parts of a whole, side by side."""
    parts = _grid(scale, None)
    start = 0.0
    for number, value in enumerate(values):
        width = 100 * value / (scale.high - scale.low)
        parts.append(
            f'<rect class="part tone-{number % 6}" x="{start:.2f}%" width="{width:.2f}%" '
            'y="15%" height="70%"/>'
        )
        start += width
    return _svg(HEIGHT, parts)


def price_bar(prices: dict[int, int], all_prices: Sequence[int]) -> str:
    """How often for each price, cheap at the left, each price fainter or fuller."""
    total = sum(prices.values())
    parts = []
    start = 0.0
    for number, price in enumerate(all_prices):
        width = 100 * prices.get(price, 0) / total if total else 0.0
        parts.append(
            f'<rect class="price" x="{start:.2f}%" width="{width:.2f}%" y="0" height="10" '
            f'fill-opacity="{shade(number, len(all_prices))}"/>'
        )
        start += width
    return _svg(10, parts)


def shade(number: int, count: int) -> str:
    return f"{0.2 + 0.8 * number / max(1, count - 1):.2f}"


def axis(scale: Scale, name: Callable[[float], str]) -> str:
    parts = []
    for tick in scale.ticks:
        anchor = "start" if tick == scale.ticks[0] else "end" if tick == scale.ticks[-1] else "middle"
        parts.append(f'<text x="{scale.at(tick)}" y="14" text-anchor="{anchor}">{escape(name(tick))}</text>')
    return _svg(20, parts)


def swatch(tone: str, *, opacity: str = "1") -> str:
    return _svg(None, [f'<rect class="{tone}" width="100%" height="100%" rx="2" fill-opacity="{opacity}"/>'])


def _grid(scale: Scale, reference: float | None) -> list[str]:
    lines = [_vertical("grid", scale.at(tick)) for tick in scale.ticks]
    return lines if reference is None else [*lines, _vertical("fair", scale.at(reference))]


def _vertical(kind: str, place: str) -> str:
    return f'<line class="{kind}" x1="{place}" x2="{place}" y1="0" y2="100%"/>'


def _svg(height: int | None, parts: Iterable[str]) -> str:
    """Hidden from screen readers: the numbers beside it say the same."""
    size = "" if height is None else f' height="{height}"'
    return f'<svg aria-hidden="true"{size}>{"".join(parts)}</svg>'
