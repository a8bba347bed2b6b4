"""The merit of answers, from which a network starts: how each answer looks beside the best one."""

from __future__ import annotations

from typing import Any

from imperia.kernel.rule import rule


@rule
def compare_with_the_best(prospects: Any, count: int, most_merit: int) -> None:
    """Turn what each answer brings into a merit: `most_merit` for the best, and so much less as an answer
    brings less."""
    if count == 0:
        return
    most = prospects[0].merit
    for number in range(1, count):
        most = max(most, prospects[number].merit)
    for number in range(count):
        prospects[number].merit = max(most_merit - (most - prospects[number].merit), 0)
