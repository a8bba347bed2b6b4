"""The merit of answers, by which a network begins: how each looks beside the best one."""

from __future__ import annotations

from typing import Any

from imperia.kernel.rule import rule


@rule
def compare_with_the_best(prospects: Any, count: int, most_merit: int) -> None:
    """From what each answer brings to how much less that is than the most, which counts as `most_merit`."""
    if count == 0:
        return
    most = prospects[0].merit
    for number in range(1, count):
        most = max(most, prospects[number].merit)
    for number in range(count):
        prospects[number].merit = max(most_merit - (most - prospects[number].merit), 0)
