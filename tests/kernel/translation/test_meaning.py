"""Translated rules mean what Python means: each is run both ways, over numbers of either sign."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from imperia.kernel import lean
from imperia.kernel.in_python import in_python
from imperia.kernel.interpreted import interpreted
from imperia.kernel.record import Struct, i1, i2, i4, i8, many, one, u1, u4
from imperia.kernel.rule import COMPILED, constants, entry, rule

pytestmark = pytest.mark.skipif(not COMPILED, reason="compares compiled rules with Python's own")

numba: Any = import_module("numba")

TABLE = constants([5, -3, 8, 13])
GRID = constants([[1, 2, 3], [4, 5, 6]])
CHOICES = (2, 5, -7)
NOTHING, FIVE = 0, 5


class Inner(Struct):
    number = i2()
    row = i1(4)


class Sample(Struct):
    small = i1()
    natural = u1()
    word = u4()
    large = i8()
    row = i4(5)
    grid = i1(3, 4)
    inner = one(Inner)
    parts = many(Inner, 3)


@rule
def increased(s: Sample, by: int) -> int:
    s.large += by
    return s.large


@rule
def square(s: Sample, place: int) -> int:
    return s.grid[place, place]


def divided(s: Sample, a: int, b: int) -> int:
    return a // b * 1000 + a % b if b != 0 else 0


def divided_by_constants(s: Sample, a: int, b: int) -> int:
    return a // 3 + a % 3 * 10 + a // -4 + a % -4


def bits(s: Sample, a: int, b: int) -> int:
    return (a & b) + (a | b) * 3 + (a ^ b) * 7 + ~a + (a >> 2) + (b << 3) - -a


def compared(s: Sample, a: int, b: int) -> bool:
    return -3 < a <= b < 9 and not (a == 2 or b != 5)


def chosen(s: Sample, a: int, b: int) -> int:
    return a if a > b else (b if a == -2 else TABLE[b & 3])


def first_that_counts(s: Sample, a: int, b: int) -> int:
    """`or` and `and` return a number, not merely true or false."""
    return (a or b) * 10 + (a and b)


def first_of_constants(s: Sample, a: int, b: int) -> int:
    return (a or FIVE) + (NOTHING or FIVE) * 10 + (FIVE and 3) * 100 + (a and NOTHING) + (b and FIVE) * 1000


def decided_by_constants(s: Sample, a: int, b: int) -> int:
    """A constant decides, but calls before it are still made."""
    found = 0
    if a and NOTHING:
        found += 1
    if not (b and NOTHING) and (a or FIVE):
        found += 2
    if increased(s, a) and NOTHING:
        found += 4
    while increased(s, b) and NOTHING:
        found += 8
    return found + (16 if increased(s, 1) or FIVE else 32)


def in_order(s: Sample, a: int, b: int) -> int:
    """Calls change what was read before them, or what is read after them."""
    s.large += increased(s, b)
    s.row[increased(s, 1) % 5] += increased(s, a)
    s.row[increased(s, 1) % 5] = increased(s, a)
    found = s.large + increased(s, 1) * (s.large + increased(s, 2))
    return found + (s.large < increased(s, a) < increased(s, b) < 9)


def along_the_diagonal(s: Sample, a: int, b: int) -> int:
    return square(s, b % 3)


def among(s: Sample, a: int, b: int) -> bool:
    return a in CHOICES or b not in (a, 3)


def counted_from_the_end(s: Sample, a: int, b: int) -> int:
    place = -1 - (b & 3)
    return s.row[place] + s.grid[-1, b & 3] + TABLE[place] + GRID[a & 1, -1]


def widened(s: Sample, a: int, b: int) -> int:
    """A variable that begins as a truth value becomes a number."""
    found = a > b
    if b > 3:
        found += 4
    return found


def widened_result(s: Sample, a: int, b: int) -> int:
    if a > 4:
        return a > b
    return b


def looped(s: Sample, a: int, b: int) -> int:
    total = 0
    for i in range(a, b, 2):
        if i == 5:
            continue
        if i > 8:
            break
        total += i
    for i in range(b, a, -3):
        total = (total * 3 - i) % 1000
    while total > 100:
        total -= 37
    for number in s.row:
        total += number
    return total


def endless(s: Sample, a: int, b: int) -> int:
    while True:
        a += 3
        if a > b:
            return a


def pair(s: Sample, a: int, b: int) -> tuple[int, int]:
    return (b, a) if a > b else (a, b)


def largest(s: Sample, a: int, b: int) -> int:
    return max(a, b, 3) * 100 + min(a, b) + abs(a) + int(a > b) + bool(b)


def stored(s: Sample, a: int, b: int) -> int:
    """Numbers are cut to the width of their field, and read with its sign."""
    s.small = a % 100
    s.natural = b % 200
    s.word = (a * b) & 0xFFFFFFFF
    s.large = a * 1_000_000_007
    s.row[a % 5] += b
    s.grid[b % 3, a % 4] -= 1
    s.parts[1].row[2] |= 1 << (a % 6)
    s.inner.number = s.word % 30_000 + s.natural
    return s.small + s.large


def copied(s: Sample, a: int, b: int) -> int:
    source = s.parts[a % 3]
    source.number = b
    source.row[1] = a % 50
    s.parts[(a + 1) % 3] = source
    source.number = 9
    return s.parts[(a + 1) % 3].number + s.parts[(a + 1) % 3].row[1]


def row_of(s: Sample, a: int, b: int) -> int:
    """A row of a grid can be used like a field that is a row."""
    line = s.grid[a % 3] if a > b else s.inner.row
    line[b % 4] = a % 7
    total = 0
    for place in range(len(line)):
        total = total * 10 + line[place]
    return total


def swapped(s: Sample, a: int, b: int) -> int:
    a, b = b, a
    one_, two = s.parts[0], s.parts[1]
    one_.number += a % 90
    two.number -= b % 90
    return s.parts[0].number * 1000 + s.parts[1].number


RULES = [
    divided,
    divided_by_constants,
    bits,
    compared,
    chosen,
    first_that_counts,
    first_of_constants,
    decided_by_constants,
    in_order,
    along_the_diagonal,
    among,
    counted_from_the_end,
    widened,
    widened_result,
    looped,
    endless,
    largest,
    stored,
    copied,
    row_of,
    swapped,
]
NUMBERS = [-129, -7, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 9, 64, 1001]


def sample() -> np.ndarray[Any, Any]:
    states = np.zeros(1, Sample.dtype)
    states["row"] = [3, -1, 4, -1, 5]
    states["grid"] = np.arange(-6, 6).reshape(3, 4)
    return states


def both_ways(function: Callable[..., Any], call: Any) -> None:
    for a, b in itertools.product(NUMBERS, NUMBERS):
        states, found = sample(), np.zeros(2, np.int64)
        call(states, a, b, found)
        same = sample()
        expected = function(interpreted(same)[0], a, b)
        assert tuple(found) == (expected if isinstance(expected, tuple) else (expected, 0)), (a, b)
        assert states.tobytes() == same.tobytes(), (a, b)


@pytest.mark.parametrize("function", RULES, ids=lambda function: function.__name__)
def test_a_rule_does_compiled_what_it_does_in_python(function: Callable[..., Any]) -> None:
    compiled: Any = rule(function)

    @entry
    def call(states: Any, a: int, b: int, found: Any) -> None:
        found[0] = compiled(states[0], a, b)

    both_ways(in_python(compiled), call)
    number = numba.types.int64
    compiled.compile((numba.from_dtype(Sample.dtype), number, number))  # here, if the entry point was kept
    assert f"{function.__module__}.{function.__qualname__}" not in lean.untranslated


def test_a_pair_is_returned_passed_compared_and_taken_apart() -> None:
    make = rule(pair)

    @rule
    def used(s: Any, a: int, b: int) -> tuple[int, int]:
        mine, theirs = make(s, a, b), make(s, b, 4)
        low, high = mine
        total = 0
        for place in range(len(theirs)):
            total += theirs[place]
        return (low + high * 2 + (mine > theirs), total + (mine == theirs))

    @entry
    def call(states: Any, a: int, b: int, found: Any) -> None:
        found[0], found[1] = used(states[0], a, b)

    def plain(s: Any, a: int, b: int) -> tuple[int, int]:
        mine, theirs = pair(s, a, b), pair(s, b, 4)
        return mine[0] + mine[1] * 2 + (mine > theirs), sum(theirs) + (mine == theirs)

    both_ways(plain, call)


def test_division_by_zero_is_a_defect_but_no_crash() -> None:
    @rule
    def divide(a: int, b: int) -> int:
        return a // b + a % b

    @entry
    def call(found: Any) -> None:
        found[0] = divide(found[0], found[1])

    found = np.array([7, 0], np.int64)
    call(found)
    assert found[0] == 0
