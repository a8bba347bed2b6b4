"""Bots, written once against the verbs: they play every game that fulfils the contract."""

from imperia.minds.contract import Mind
from imperia.minds.greedy import GreedyMind
from imperia.minds.growing import BadBudget, TreeMind
from imperia.minds.guided import GuidedMind
from imperia.minds.learned import LearnedMind, mind_for, mind_in
from imperia.minds.levels import ADVISER, LEVELS, UnknownMind, file_of, make_mind, network_behind
from imperia.minds.network import BadNetwork, Network
from imperia.minds.own import BadBot, OwnMind
from imperia.minds.policy import BadTemperature, PolicyMind
from imperia.minds.random import RandomMind
from imperia.minds.search import SearchMind
from imperia.minds.thoughts import Considered, Inclination, Thoughts
from imperia.minds.warming import (
    is_compiled,
    make_bots_ready,
    make_game_ready,
    make_ready,
    note_compiled,
    seconds_to_compile,
    take_long_to_compile,
)

__all__ = [
    "ADVISER",
    "LEVELS",
    "BadBot",
    "BadBudget",
    "BadNetwork",
    "BadTemperature",
    "Considered",
    "GreedyMind",
    "GuidedMind",
    "Inclination",
    "LearnedMind",
    "Mind",
    "Network",
    "OwnMind",
    "PolicyMind",
    "RandomMind",
    "SearchMind",
    "Thoughts",
    "TreeMind",
    "UnknownMind",
    "file_of",
    "is_compiled",
    "make_bots_ready",
    "make_game_ready",
    "make_mind",
    "make_ready",
    "mind_for",
    "mind_in",
    "network_behind",
    "note_compiled",
    "seconds_to_compile",
    "take_long_to_compile",
]
