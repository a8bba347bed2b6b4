"""Bots, written once against the verbs: they play every game that fulfils the contract."""

from imperia.minds.contract import Mind
from imperia.minds.greedy import GreedyMind
from imperia.minds.levels import LEVELS, UnknownMind, make_mind
from imperia.minds.own import BadBot, OwnMind
from imperia.minds.random import RandomMind
from imperia.minds.search import BadBudget, SearchMind
from imperia.minds.thoughts import Considered, Thoughts
from imperia.minds.warming import (
    is_compiled,
    make_game_ready,
    make_ready,
    needs_search,
    note_compiled,
    seconds_to_compile,
)

__all__ = [
    "LEVELS",
    "BadBot",
    "BadBudget",
    "Considered",
    "GreedyMind",
    "Mind",
    "OwnMind",
    "RandomMind",
    "SearchMind",
    "Thoughts",
    "UnknownMind",
    "is_compiled",
    "make_game_ready",
    "make_mind",
    "make_ready",
    "needs_search",
    "note_compiled",
    "seconds_to_compile",
]
