"""Chance is part of the record: a counter-based stream that anyone can recompute from the seed.

Philox 2x32 with ten rounds (Salmon et al., 2011). The 64 bits of the seed are the key and one half of the
counter; the other half counts the draws. All arithmetic is masked to 32 bits, so that Python's unbounded
integers, Numba's 64-bit ones and CUDA's agree on every bit.
"""

from __future__ import annotations

from imperia.kernel.record import Numbers, Struct, u4
from imperia.kernel.rule import rule


class Chance(Struct):
    key = u4()
    stream = u4()
    drawn = u4()


MASK = 0xFFFFFFFF
MULTIPLIER = 0xD256D193
WEYL = 0x9E3779B9
ROUNDS = 10


@rule
def start_stream(chance: Chance, low: int, high: int) -> None:
    """Begin the stream of a 64-bit seed, given in two halves."""
    chance.key = low & MASK
    chance.stream = high & MASK
    chance.drawn = 0


@rule
def draw(chance: Chance) -> int:
    """The next 32 random bits."""
    key = chance.key & MASK
    left = chance.drawn & MASK
    right = chance.stream & MASK
    chance.drawn = (chance.drawn + 1) & MASK
    for _ in range(ROUNDS):
        product = left * MULTIPLIER
        left = ((product >> 32) & MASK) ^ key ^ right
        right = product & MASK
        key = (key + WEYL) & MASK
    return left


@rule
def below(chance: Chance, count: int) -> int:
    """A number from 0 to count - 1, each equally likely (Lemire's multiplication with rejection)."""
    product = draw(chance) * count
    if (product & MASK) < count:  # only here can a value be biased, so the division is not needed before
        unfair = (MASK + 1) % count
        while (product & MASK) < unfair:
            product = draw(chance) * count
    return (product >> 32) & MASK


@rule
def one_of_bits(chance: Chance, bits: int, count: int) -> int:
    """The place of one of the lowest `count` bits that are set, each equally likely."""
    skip = below(chance, count)
    place = 0
    while not (bits >> place) & 1 or skip > 0:
        skip -= (bits >> place) & 1
        place += 1
    return place


@rule
def shuffle(chance: Chance, cards: Numbers, count: int) -> None:
    """Put the first `count` of `cards` into random order."""
    for last in range(count - 1, 0, -1):
        other = below(chance, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
