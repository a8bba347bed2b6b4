"""The search finds what is clearly best; see make_puzzles.py for where the positions come from.

There are no bids among them: bids are sealed, and what is best depends on what the others are believed to do.
"""

from __future__ import annotations

from collections import Counter

import pytest

from imperia.minds import SearchMind

from .exhaustive import good_actions
from .make_puzzles import FILE, KINDS, kind_of
from .tables import EMPIRE, FEWER

PUZZLES = [line.split("\t") for line in FILE.read_text(encoding="utf-8").splitlines()]
SIMULATIONS = 4_000
REQUIRED = 0.95

compiled = pytest.mark.skipif(FEWER > 1, reason="takes minutes when the rules are interpreted")


def test_there_are_at_least_20_of_each_kind() -> None:
    counts = Counter(kind for kind, _, _ in PUZZLES)
    assert set(counts) == set(KINDS)
    assert min(counts.values()) >= 20


@compiled
@pytest.mark.parametrize("kind", KINDS)
def test_the_search_finds_the_best_action(kind: str) -> None:
    puzzles = [(solutions, EMPIRE.read(notation)) for its, solutions, notation in PUZZLES if its == kind]
    missed = []
    for solutions, match in puzzles:
        found = SearchMind(1, simulations=SIMULATIONS).choose(match, match.actors[0])
        if found.notation not in solutions.split("|"):
            missed.append((solutions, found.notation, match.notation))
    assert len(missed) <= (1 - REQUIRED) * len(puzzles), missed


@compiled
@pytest.mark.parametrize("kind", KINDS)
def test_the_solutions_hold_when_everything_is_tried(kind: str) -> None:
    for _, solutions, notation in [puzzle for puzzle in PUZZLES if puzzle[0] == kind][::16]:
        match = EMPIRE.read(notation)
        codes = good_actions(match)
        assert "|".join(match.action(code).notation for code in codes) == solutions
        assert {kind_of(match, code) for code in codes} == {kind}
