"""Minds by name: five levels, the same names for every game, and how to ask for any other mind."""

from __future__ import annotations

import re
from collections.abc import Callable

from imperia.errors import ImperiaError
from imperia.minds.contract import Mind
from imperia.minds.greedy import GreedyMind
from imperia.minds.own import OwnMind, Report, make_bot
from imperia.minds.random import RandomMind
from imperia.minds.search import SearchMind

MakeMind = Callable[[int], Mind]

# From gentle to hardest; each with its budget for a decision. docs/strength.md has what was measured.
LEVELS: dict[str, MakeMind] = {
    "novice": lambda seed: GreedyMind(seed, attention=35, selfish=True),
    "casual": lambda seed: GreedyMind(seed, attention=75, selfish=True),
    "skilled": lambda seed: SearchMind(seed, simulations=50, memory_mb=4),
    "expert": lambda seed: SearchMind(seed, simulations=1_000, memory_mb=8),
    "master": lambda seed: SearchMind(seed, milliseconds=1_000, threads=2),
}
_SEARCH = re.compile(r"search:([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s|)")
FORMS = "random, greedy, search:1s, search:250ms, search:2000 (simulations), path.py:ClassName"


class UnknownMind(ImperiaError, ValueError):
    """A name that is no mind's."""


def make_mind(name: str, seed: int = 0, report: Report = print) -> Mind:
    """The mind of a name: a level, or one of FORMS. `report` is told when a person's own bot fails."""
    if not isinstance(name, str):
        raise UnknownMind(
            f"a bot goes by its name, not by {name!r}; choose one of: {', '.join(LEVELS)}, {FORMS}"
        )
    if name in LEVELS:
        return LEVELS[name](seed)
    if name == "random":
        return RandomMind(seed)
    if name == "greedy":
        return GreedyMind(seed)
    if budget := _SEARCH.fullmatch(name):
        return _search(float(budget[1]), budget[2], seed)
    path, colon, class_name = name.rpartition(":")
    if colon and path.endswith(".py"):
        return OwnMind(make_bot(path, class_name), GreedyMind(seed), report)
    raise UnknownMind(f"there is no bot {name!r}; choose a level ({', '.join(LEVELS)}) or one of: {FORMS}")


def _search(amount: float, unit: str, seed: int) -> SearchMind:
    if unit:
        return SearchMind(seed, milliseconds=amount * (1000 if unit == "s" else 1))
    return SearchMind(seed, simulations=int(amount))
