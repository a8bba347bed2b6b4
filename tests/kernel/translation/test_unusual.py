"""What cannot be translated is compiled by Numba, and what neither can compile is refused."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from imperia.kernel import lean, verbs
from imperia.kernel.record import Struct, i2
from imperia.kernel.rule import COMPILED, constants, entry, rule

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is translated when rules are interpreted")

numba: Any = import_module("numba")

NOTHING = 0
PAIR = (3, 4)
TOO_LARGE = 1 << 63
TABLE = constants([5, -3, 8])
TURNED = np.asfortranarray(constants([[1, 2, 3], [4, 5, 6]]))


class Alone(Struct):
    """A record that no game answers for."""

    number = i2()


@rule
def added(a: int, *others: int) -> int:
    return a + others[0] * 10 + len(others) * 100


@rule
def constant_pair() -> tuple[int, int]:
    return PAIR


@rule
def half() -> float:
    return 0.5


@rule
def item(grid: Any, row: int, column: int) -> int:
    return grid[row, column]  # type: ignore[no-any-return]


@rule
def itself(grid: Any) -> Any:
    return grid


@rule
def factorial(a: int) -> int:
    return 1 if a <= 1 else a * factorial(a - 1)


@rule
def is_even(a: int) -> bool:
    return True if a == 0 else is_odd(a - 1)


@rule
def is_odd(a: int) -> bool:
    return False if a == 0 else is_even(a - 1)


@rule
def refused_above_five(a: int) -> int:
    if a > 5:
        raise ValueError("too many")
    return a


def root(a: int) -> int:
    return int(np.sqrt(a) + 0.5)


def given_more(a: int) -> int:
    return added(a, 1, 2)


def returned_pair(a: int) -> int:
    first, second = constant_pair()
    return a + first * 10 + second


def returned_half(a: int) -> int:
    return int(half() * 2) + a


def returned_array(a: int) -> int:
    return itself(TABLE)[a % 3]  # type: ignore[no-any-return]


def turned(a: int) -> int:
    return item(TURNED, a % 2, a % 3)


def of_other_lengths(a: int) -> bool:
    return (a, 2) != (a, 2, 3)  # type: ignore[comparison-overlap]


def divided_by_nothing(a: int) -> int:
    return 1 // NOTHING if a > 1000 else a


def too_large(a: int) -> bool:
    return a < TOO_LARGE


def recursive(a: int) -> int:
    return factorial(a % 10)


def through(compiled: Any) -> Callable[[int], int]:
    """The rule, called through an entry point."""

    @entry
    def call(found: Any) -> None:
        found[0] = compiled(found[0])

    def result(number: int) -> int:
        found = np.array([number], np.int64)
        call(found)
        return int(found[0])

    return result


@pytest.mark.parametrize(
    ("function", "expected", "by_numba"),
    [
        (root, 9, "root"),
        (given_more, 291, "added"),
        (returned_pair, 115, "constant_pair"),
        (returned_half, 82, "half"),
        (returned_array, 5, "itself"),
        (turned, 4, "turned"),
        (of_other_lengths, 1, "of_other_lengths"),
        (divided_by_nothing, 81, "divided_by_nothing"),
        (too_large, 1, "too_large"),
        (recursive, 1, "factorial"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_what_cannot_be_translated_is_compiled_by_numba(
    function: Callable[[int], int], expected: int, by_numba: str
) -> None:
    compiled: Any = rule(function)
    assert through(compiled)(81) == expected
    compiled.compile((numba.types.int64,))  # compiled here, in case the entry point came from the cache
    assert f"{__name__}.{by_numba}" in lean.untranslated


def test_a_rule_that_calls_one_that_numba_compiled_is_translated() -> None:
    called = rule(root)

    def plain(a: int) -> int:
        return 2 * called(a)

    twice: Any = rule(plain)
    assert through(twice)(81) == 18
    twice.compile((numba.types.int64,))
    assert not [name for name in lean.untranslated if name.endswith("plain")]


def test_an_exception_goes_through_rules_that_are_translated() -> None:
    @rule
    def spoiled(states: Any, a: int) -> None:
        states[0] = refused_above_five(a)
        states[1] = 7

    @entry
    def call(found: Any, a: int) -> None:
        spoiled(found, a)

    found = np.zeros(2, np.int64)
    call(found, 4)
    assert found.tolist() == [4, 7]
    found[:] = 0
    with pytest.raises(ValueError, match="too many"):
        call(found, 6)
    assert found.tolist() == [0, 0]


def test_rules_that_call_each_other_are_refused_by_name() -> None:
    with pytest.raises(TypeError, match="is_even calls itself through other rules"):
        through(is_even)(4)
    assert through(rule(recursive))(5) == 120  # the failed attempt left nothing behind


def test_a_call_that_python_would_refuse_is_not_compiled() -> None:
    def one_too_many(a: int) -> int:
        return factorial(a, 3)  # type: ignore[call-arg]

    def of_another_name(a: int) -> int:
        return factorial(a, by=3)  # type: ignore[call-arg]

    def with_two_indexes(a: int) -> int:
        return TABLE[a, 0]  # type: ignore[call-overload, no-any-return]

    def written_to_a_constant(a: int) -> int:
        TABLE[0] = a
        return 1

    for function in (one_too_many, of_another_name, with_two_indexes, written_to_a_constant):
        with pytest.raises(numba.core.errors.TypingError):
            through(rule(function))(1)


def test_a_verb_that_no_game_answers_is_an_error_of_types() -> None:
    @rule
    def asked(alone: Any) -> int:
        return verbs.actors(alone)

    @entry
    def call(states: Any, found: Any) -> None:
        found[0] = asked(states[0])

    with pytest.raises(numba.core.errors.TypingError):
        call(np.zeros(1, Alone.dtype), np.zeros(1, np.int64))
