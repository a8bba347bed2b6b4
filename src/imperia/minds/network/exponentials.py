"""Chances from logits, in whole numbers. The exponential is a table that is made without floats, so it is the
same on every machine."""

from __future__ import annotations

import numpy as np

from imperia.kernel.chance import Chance, below
from imperia.kernel.record import Numbers
from imperia.kernel.rule import constants, rule

LOGIT_BITS = 10
LOGIT = 1 << LOGIT_BITS  # what a logit of 1 is as a whole number
BITS = 30  # fractional bits of an exponential
FARTHEST = 20  # logits this far below the highest have no chance
ONE = 1_000_000  # chances are millionths
TEMPERATURE = 1_000  # the temperature 1, at which chances are those that the network gives


def _powers_of_e(count: int, parts: int) -> list[int]:
    """The exponentials of 0, -1/parts, -2/parts and so on."""
    precise = BITS + 64
    one = term = step = 1 << precise
    for n in range(1, 40):
        term = -term // (n * parts)
        step += term
    powers, power = [], one
    for _ in range(count):
        powers.append((power + (1 << 63)) >> 64)
        power = power * step >> precise
    return powers


WHOLE = constants(_powers_of_e(FARTHEST, 1), np.int64)
PARTS = constants(_powers_of_e(LOGIT, LOGIT), np.int64)


@rule
def exponential(less: int) -> int:
    """The exponential of a logit that is `less` below 0."""
    whole = less >> LOGIT_BITS
    if whole >= FARTHEST:
        return 0
    return (WHOLE[whole] * PARTS[less & (LOGIT - 1)]) >> BITS


@rule
def write_chances(logits: Numbers, count: int, temperature: int, chances: Numbers) -> None:
    """Write the chances of the first `count` logits, in millionths, rounded down."""
    highest = logits[0]
    for place in range(1, count):
        highest = max(highest, logits[place])
    total = 0
    for place in range(count):
        chances[place] = exponential((highest - logits[place]) * TEMPERATURE // temperature)
        total += chances[place]
    for place in range(count):
        chances[place] = chances[place] * ONE // total


@rule
def first_highest(numbers: Numbers, count: int) -> int:
    """The place of the highest of these numbers; of several, the first."""
    best = 0
    for place in range(1, count):
        if numbers[place] > numbers[best]:
            best = place
    return best


@rule
def drawn_by(chances: Numbers, count: int, chance: Chance) -> int:
    """A place, drawn by these chances."""
    total = 0
    for place in range(count):
        total += chances[place]
    left = below(chance, total)
    place = 0
    while left >= chances[place]:
        left -= chances[place]
        place += 1
    return place
