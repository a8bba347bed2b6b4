"""Chances worked out in whole numbers."""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np
import pytest

from imperia.kernel.chance import Chance
from imperia.kernel.entries import start_streams
from imperia.kernel.in_python import in_python, seen
from imperia.minds.network import exponentials
from imperia.minds.network.exponentials import BITS, FARTHEST, LOGIT, ONE, TEMPERATURE

exponential = in_python(exponentials.exponential)
write_chances = in_python(exponentials.write_chances)
drawn_by = in_python(exponentials.drawn_by)


def chances(logits: list[float], temperature: float = 1.0) -> list[int]:
    whole = np.array([round(logit * LOGIT) for logit in logits], np.int64)
    found = np.zeros(len(logits), np.int64)
    write_chances(whole, len(logits), round(temperature * TEMPERATURE), found)
    return [int(number) for number in found]


@pytest.mark.parametrize("less", [0, 1, 511, LOGIT, LOGIT + 1, 7777, FARTHEST * LOGIT - 1])
def test_the_table_has_exponentials(less: int) -> None:
    assert exponential(less) == pytest.approx(exp(-less / LOGIT) * 2**BITS, abs=2)


def test_what_is_far_below_has_no_chance() -> None:
    assert chances([FARTHEST, 0.0]) == [ONE, 0]


def test_chances_are_those_of_a_softmax() -> None:
    assert chances([1.0, 1.0]) == [ONE // 2, ONE // 2]
    assert chances([0.0, 1.0])[1] == pytest.approx(ONE / (1 + exp(-1)), abs=2)
    assert chances([-3.0, 1.0], 2.0)[1] == pytest.approx(ONE / (1 + exp(-2)), abs=200)
    assert sum(chances([0.3, -2.0, 5.0, 1.0, 0.0])) in range(ONE - 5, ONE + 1)


def test_draws_come_as_often_as_their_chances_say() -> None:
    given: Any = np.array([100_000, 0, 650_000, 249_999], np.int64)
    stream = np.zeros(1, Chance.dtype)
    start_streams(stream, np.array([5]), np.array([0]))
    counts = [0] * 4
    for _ in range(4_000):
        counts[drawn_by(given, 4, seen(stream, Chance))] += 1
    assert counts[1] == 0
    assert [count / 4_000 for count in counts] == pytest.approx([0.1, 0, 0.65, 0.25], abs=0.03)
