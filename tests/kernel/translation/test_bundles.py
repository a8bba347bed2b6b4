"""Arrays that are passed on together, by name."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pytest

from imperia.kernel import lean
from imperia.kernel.record import Struct, i2
from imperia.kernel.rule import COMPILED, entry, name_of, rule


class Sample(Struct):
    number = i2()


class Bundle(NamedTuple):
    records: Any
    grid: Any
    row: Any


class Alike(NamedTuple):
    first: Any
    second: Any


@rule
def add_to_row(bundle: Bundle, place: int) -> int:
    bundle.row[place] += bundle.grid[place, 1] * bundle.records[0].number
    return len(bundle.grid[place])


@rule
def summed(alike: Alike) -> int:
    return alike.first[0] + 10 * alike.second[0]  # type: ignore[no-any-return]


@entry
def passed_on(bundle: Bundle, alike: Alike) -> int:
    bundle.records[0].number = 7
    return add_to_row(bundle, 1) + 100 * summed(alike)


@rule
def unknown_name(bundle: Bundle) -> int:
    return bundle.column[0]  # type: ignore[attr-defined,no-any-return]


@entry
def asks_for_it(bundle: Bundle) -> int:
    return unknown_name(bundle)


def bundle() -> Bundle:
    grid = np.array([[1, 2, 3], [4, 5, 6]], np.int8)
    return Bundle(np.zeros(1, Sample.dtype), grid, np.array([0, 1], np.int32))


def test_they_are_read_and_written_in_place() -> None:
    mine = bundle()
    assert passed_on(mine, Alike(np.array([3]), np.array([4]))) == 4303
    assert mine.row.tolist() == [0, 36]
    assert mine.records["number"].tolist() == [7]
    if COMPILED:
        for each in (add_to_row, summed):
            assert name_of(each.py_func) not in lean.untranslated  # type: ignore[attr-defined]


def test_a_name_that_is_not_among_them_is_refused() -> None:
    with pytest.raises(Exception, match="column"):
        asks_for_it(bundle())
