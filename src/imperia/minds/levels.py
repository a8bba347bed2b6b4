"""Minds by name: five levels, with the same names in every game, and the names of other minds."""

from __future__ import annotations

import re
from collections.abc import Callable

from imperia.minds.contract import Mind
from imperia.minds.greedy import GreedyMind
from imperia.minds.own import OwnMind, Report, make_bot
from imperia.minds.random import RandomMind
from imperia.minds.search import SearchMind
from imperia.words import Quoted, SpokenError

MakeMind = Callable[[int], Mind]

# From gentlest to hardest, each with its budget for a decision. The measurements are in docs/strength.md.
LEVELS: dict[str, MakeMind] = {
    "novice": lambda seed: GreedyMind(seed, attention=35, selfish=True),
    "casual": lambda seed: GreedyMind(seed, attention=75, selfish=True),
    "skilled": lambda seed: SearchMind(seed, simulations=50, memory_mb=4),
    "expert": lambda seed: SearchMind(seed, simulations=1_000, memory_mb=8),
    "master": lambda seed: SearchMind(seed, milliseconds=1_000, threads=2),
}
_SEARCH = re.compile(r"search:([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s|)")


class UnknownMind(SpokenError, ValueError):
    """A name that belongs to no mind."""


def make_mind(name: str, seed: int = 0, report: Report = print, lang: str = "en") -> Mind:
    """The mind with this name: a level, `random`, `greedy`, `search:` with a budget, or somebody's own bot as
    `path.py:ClassName`. When such a bot fails, `report` gets a message in the language `lang`."""
    if not isinstance(name, str):
        raise UnknownMind("mind-no-name", given=Quoted(name), levels=list(LEVELS))
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
        return OwnMind(make_bot(path, class_name), GreedyMind(seed), report, lang=lang)
    raise UnknownMind("mind-unknown", name=Quoted(name), levels=list(LEVELS))


def _search(amount: float, unit: str, seed: int) -> SearchMind:
    if unit:
        return SearchMind(seed, milliseconds=amount * (1000 if unit == "s" else 1))
    return SearchMind(seed, simulations=int(amount))
