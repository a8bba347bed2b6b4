"""The small parts that sections of the page are made of."""

from __future__ import annotations

from imperia.arena.balance import plots
from imperia.arena.balance.intervals import Estimate


def section(heading: str, body: str) -> str:
    return f"<section>\n<h2>{heading}</h2>\n{body}\n</section>"


def how(sentence: str) -> str:
    """A word on how to read what follows."""
    return f'<p class="how">{sentence}</p>\n'


def estimate(value: str, interval: str) -> str:
    return f'{value} <span class="interval">{interval}</span>'


def whisker(scale: plots.Scale, measured: Estimate, reference: float) -> str:
    """What was measured beside what would be fair: better, worse, or perhaps neither."""
    sure = not measured.holds(reference)
    tone = "plain" if not sure else "good" if measured.value > reference else "bad"
    return plots.whisker(scale, measured, reference, tone, sure=sure)


def marked_whisker(scale: plots.Scale, measured: Estimate, reference: float, *, sure: bool) -> str:
    """What was measured, neither good nor bad: marked where chance alone does not explain it."""
    return plots.whisker(scale, measured, reference, "mark" if sure else "plain", sure=sure)


def could_be_equal(one: Estimate, other: Estimate) -> bool:
    """Whether chance alone may have set the two apart; it may where one of them is not known."""
    if not (one.count and other.count):
        return True
    low, high = (one, other) if one.value <= other.value else (other, one)
    reach = ((low.high - low.value) ** 2 + (high.value - high.low) ** 2) ** 0.5
    return bool(high.value - low.value <= reach)


def digits(scale: plots.Scale, factor: int) -> int:
    """As many digits as the ticks need."""
    return int(any(abs(tick * factor - round(tick * factor)) > 1e-6 for tick in scale.ticks))
