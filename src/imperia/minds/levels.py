"""Minds by name: five levels, with the same names in every game, and the names of other minds."""

from __future__ import annotations

import re
from typing import Any

from imperia.minds.contract import Mind
from imperia.minds.greedy import GreedyMind
from imperia.minds.growing import check_budget
from imperia.minds.guided import GuidedMind
from imperia.minds.learned import LearnedMind, MakeLearned, MakeMind
from imperia.minds.network import Network
from imperia.minds.own import OwnMind, Report, make_bot
from imperia.minds.policy import PolicyMind, check_temperature
from imperia.minds.random import RandomMind
from imperia.minds.search import SearchMind
from imperia.words import Quoted, SpokenError

# In matches that no network covers: from gentlest to hardest, each with its budget for a decision. The
# measurements are in docs/strength.md.
WITHOUT_A_NETWORK: dict[str, MakeMind] = {
    "novice": lambda seed: GreedyMind(seed, attention=35, selfish=True),
    "casual": lambda seed: GreedyMind(seed, attention=75, selfish=True),
    "skilled": lambda seed: SearchMind(seed, by_looks=False, simulations=50, memory_mb=4),
    "expert": lambda seed: SearchMind(seed, simulations=1_000, memory_mb=8),
    "master": lambda seed: SearchMind(seed, milliseconds=1_000, threads=2),
}


def _policy(temperature: float = 0) -> MakeLearned:
    return lambda network, seed: PolicyMind(network, seed, temperature=temperature)


def _guided(**budget: Any) -> MakeLearned:
    return lambda network, seed: GuidedMind(network, seed, **budget)


# In matches that a network covers: the levels that then play differently, if the game lets them
# (`Definition.levels_with_network`).
WITH_A_NETWORK: dict[str, MakeLearned] = {
    "skilled": _policy(temperature=8.0),
    "expert": _policy(),
    "master": _guided(milliseconds=1_000, threads=2),
}


def _level(name: str) -> MakeMind:
    otherwise = WITHOUT_A_NETWORK[name]
    if name not in WITH_A_NETWORK:
        return otherwise
    learned = WITH_A_NETWORK[name]
    return lambda seed: LearnedMind(seed, learned, otherwise, level=name)


LEVELS: dict[str, MakeMind] = {name: _level(name) for name in WITHOUT_A_NETWORK}
ADVISER = "adviser"  # whom people ask for a hint
_NUMBER = r"([0-9]{1,9}(?:\.[0-9]{1,9})?)"
_SEARCH = re.compile(rf"search:{_NUMBER}(ms|s|)")
_UCT = re.compile(rf"uct:{_NUMBER}(ms|s|)")
_POLICY = re.compile(rf"policy(?::{_NUMBER})?(?::(.+\.npz))?")
_GUIDED = re.compile(rf"guided:{_NUMBER}(ms|s|)(?::(.+\.npz))?")


class UnknownMind(SpokenError, ValueError):
    """A name that belongs to no mind."""


def make_mind(name: str, seed: int = 0, report: Report = print, lang: str = "en") -> Mind:
    """The mind with this name: a level, `adviser`, `random`, `greedy`, `search:` or `uct:` with a budget,
    `policy`, perhaps with a temperature, `guided:` with a budget, or somebody's own bot as
    `path.py:ClassName`. When such a bot fails, `report` gets a message in the language `lang`. The name of
    another network may follow that of a policy or a guided search: `guided:200:path.npz`."""
    if not isinstance(name, str):
        raise UnknownMind("mind-no-name", given=Quoted(name), levels=list(LEVELS))
    if name in LEVELS:
        return LEVELS[name](seed)
    if name == ADVISER:
        return _adviser(seed)
    if name == "random":
        return RandomMind(seed)
    if name == "greedy":
        return GreedyMind(seed)
    if search := _SEARCH.fullmatch(name):
        return SearchMind(seed, **_budget(search[1], search[2]))
    if uct := _UCT.fullmatch(name):
        return SearchMind(seed, by_looks=False, **_budget(uct[1], uct[2]))
    if policy := _POLICY.fullmatch(name):
        return _policy_by_name(float(policy[1] or 0), policy[2], seed)
    if guided := _GUIDED.fullmatch(name):
        return _guided_by_name(_budget(guided[1], guided[2]), guided[3], seed)
    path, colon, class_name = name.rpartition(":")
    if colon and path.endswith(".py"):
        return OwnMind(make_bot(path, class_name), GreedyMind(seed), report, lang=lang)
    raise UnknownMind("mind-unknown", name=Quoted(name), levels=list(LEVELS))


def _adviser(seed: int) -> LearnedMind:
    """The mind that gives hints; where there is a network, it answers quickly."""
    learned = _guided(simulations=1_000, milliseconds=100)
    return LearnedMind(seed, learned, lambda seed: SearchMind(seed, simulations=1_000))


def file_of(name: str) -> str | None:
    """The file that the name of a mind names: of somebody's own bot, or of a network."""
    path, colon, _ = name.rpartition(":")
    if colon and path.endswith(".py"):
        return path
    named = _POLICY.fullmatch(name) or _GUIDED.fullmatch(name)
    return named[named.re.groups] if named else None


def network_behind(mind: Mind) -> Network | None:
    """The network that the mind asks; None if it asks none."""
    return mind.network if isinstance(mind, PolicyMind | GuidedMind) else None


def _budget(amount: str, unit: str) -> dict[str, Any]:
    if unit:
        return {"milliseconds": float(amount) * (1000 if unit == "s" else 1)}
    return {"simulations": int(float(amount))}


def _policy_by_name(temperature: float, path: str | None, seed: int) -> LearnedMind:
    check_temperature(temperature)
    otherwise = WITHOUT_A_NETWORK["expert"]
    return LearnedMind(seed, _policy(temperature), otherwise, Network.load(path) if path else None)


def _guided_by_name(budget: dict[str, Any], path: str | None, seed: int) -> LearnedMind:
    check_budget(**budget)
    network = Network.load(path) if path else None
    return LearnedMind(seed, _guided(**budget), lambda seed: SearchMind(seed, **budget), network)
