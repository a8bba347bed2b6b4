"""The stream of chance can be recomputed by anybody, and is fair."""

import numpy as np
import pytest

from imperia.kernel.chance import CHANCE, below, draw, shuffle, start_stream
from imperia.kernel.rule import entry

M = 0xFFFFFFFF


@entry
def draw_many(chances, numbers):
    for i in range(len(numbers)):
        numbers[i] = draw(chances[0])


@entry
def draw_below(chances, count, numbers):
    for i in range(len(numbers)):
        numbers[i] = below(chances[0], count)


@entry
def shuffle_once(chances, cards, count):
    shuffle(chances[0], cards, count)


@entry
def begin(chances, low, high):
    start_stream(chances[0], low, high)


def stream(seed):
    chances = np.zeros(1, CHANCE)
    begin(chances, seed & M, seed >> 32)
    return chances


def philox(seed):
    """Philox 2x32-10 as its authors publish it: counter (n, high half), key low half."""
    n = 0
    while True:
        x0, x1, key = n, seed >> 32, seed & M
        for _ in range(10):
            product = 0xD256D193 * x0
            x0, x1 = (product >> 32) ^ key ^ x1, product & M
            key = (key + 0x9E3779B9) & M
        yield x0
        n += 1


def fair(numbers, count):
    """Lemire's method: what is left of the multiplication decides whether a draw is taken."""
    while True:
        product = next(numbers) * count
        if product & M >= (M + 1) % count:
            yield product >> 32


@pytest.mark.parametrize("seed", [0, 1, 0xFFFFFFFF, 0x123456789ABCDEF, 2**64 - 1])
def test_the_stream_is_philox(seed):
    drawn = np.zeros(50, np.int64)
    draw_many(stream(seed), drawn)
    expected = philox(seed)
    assert drawn.tolist() == [next(expected) for _ in range(50)]


def test_the_published_answers_of_philox():
    """The known answers of the paper's own test file."""
    numbers = np.zeros(1, np.int64)
    draw_many(stream(0), numbers)
    assert numbers.tolist() == [0xFF1DAE59]
    chances = stream(M | M << 32)
    chances["drawn"] = M
    draw_many(chances, numbers)
    assert numbers.tolist() == [0x2C3F628B]
    assert chances["drawn"][0] == 0  # the counter goes round


@pytest.mark.parametrize("count", [1, 2, 6, 37, 42, 1 << 31, (1 << 31) + 1, 3 << 30])
def test_numbers_below_a_bound_are_fair(count):
    """With bounds so large that about half of the draws must be thrown away, too."""
    chances, drawn = stream(7), np.zeros(200, np.int64)
    draw_below(chances, count, drawn)
    expected = fair(philox(7), count)
    assert drawn.tolist() == [next(expected) for _ in range(200)]
    assert (drawn < count).all()


def test_a_shuffle_gives_every_order_about_equally_often():
    chances, orders = stream(3), {}
    for _ in range(2400):
        cards = np.array([1, 2, 3, 4, 9], np.int8)
        shuffle_once(chances, cards, 4)
        assert cards[4] == 9  # only the first four
        orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1
    assert len(orders) == 24
    assert 60 < min(orders.values()) <= max(orders.values()) < 145
