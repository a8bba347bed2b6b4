"""What a game says about itself so that the contract of all games (`tests/games/contract`) can be tried on
it.

It stands in `contract.py` of the game's own test folder, as `TERMS`; beside it are `clauses.txt`, the reasons
to refuse in `refusals.py`, impossible positions in `impossible.txt`, and the golden games.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import imperia
from imperia.games import definition as find_definition
from imperia.games.contract import Definition
from imperia.play.action import Action
from tests.games.records import Batch
from tests.games.watching import Watch

Keywords = dict[str, Any]
SELDOM = 0.1  # how often an action that random play mostly leaves out is considered


@dataclass(frozen=True)
class Deals:
    """A position, and everything that a redeal may give for what is hidden from a seat in it."""

    position: Keywords
    seat: int  # SPECTATOR for a spectator
    hidden: Callable[[Any], tuple[int, ...]]  # read from the record
    all: set[tuple[int, ...]]
    tries: int


@dataclass(frozen=True, kw_only=True)
class Terms:
    name: str
    sections: Sequence[int]
    """How many clauses each section of the rules has."""
    every_option: Sequence[Keywords]
    """Players and options in all the combinations that are worth trying."""
    fullest: Keywords
    """The combination in which most happens, and most is told about one action."""
    seldom: tuple[str, ...] = ()
    """Actions that random play mostly leaves out, so that games last and more than talk happens in them, in
    notation: `propose` or `do trade`."""
    slowness: int = 1
    """How many times longer than others a game takes, and so how many times less is tried."""
    decisions: int = 2000
    """More than any match has that is tried."""
    seldom_asked: frozenset[str] = frozenset()
    """Decisions that random play from the deal hardly ever reaches."""
    midgame: Sequence[Keywords] = ()
    """Positions with what random play hardly ever reaches: every other moment follows one of them."""

    told: Sequence[Keywords] = ()
    """Positions with things that a network is told about and that are in no other list."""

    vary: Callable[[Any, int, random.Random], None]
    """Change in a record what the seat (or SPECTATOR) cannot know, without the rules' own redeal. The caller
    changes the stream of chance."""
    deals: Mapping[str, Deals]
    no_surprise: frozenset[str]
    """Events that end undo although what they show may be known already, like the last card of a deck."""

    holds: Callable[[Batch], None]
    """Checks what is true of every position: pieces are conserved, and whatever is kept twice agrees."""
    follows: Callable[[Watch], None] = lambda watch: None
    """Checks what is true of every decision and what came before it."""
    ends: Callable[[Watch], None] = lambda watch: None
    """Checks what is true when all games are over."""
    counted: tuple[str, ...]
    """Fields of the record that are numbers of things: never below zero."""
    longest: int
    """At least this many events are told about a deal or one action in `fullest` games."""

    question: Keywords = field(default_factory=dict)
    """Something to ask `explain`."""

    perft: Mapping[str, tuple[Keywords, list[int]]]
    """Positions, and how many sequences of one, two and three actions there are from each."""

    asked: tuple[Keywords, ...]
    """Positions in which somebody is asked, one for each answer that a seat which is not asked can get."""
    about_a_position: tuple[int, ...] = ()
    """Refusals that only some positions can explain."""
    in_words: frozenset[str]
    """Keys of the words for its pieces."""

    @property
    def game(self) -> imperia.Game:
        return imperia.game(self.name)

    @property
    def definition(self) -> Definition:
        return find_definition(self.name)

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / self.name

    @property
    def clauses(self) -> list[str]:
        return (self.folder / "clauses.txt").read_text(encoding="utf-8").split()

    @cached_property
    def seldom_codes(self) -> frozenset[int]:
        """The codes of actions that random play mostly leaves out."""
        return frozenset(self.definition.code(kind, rest) for kind, *rest in map(str.split, self.seldom))

    def some_options(self, count: int) -> list[Keywords]:
        """So many combinations, spread evenly over all of them."""
        order = random.Random(8).sample(self.every_option, min(count, len(self.every_option)))
        return [order[i % len(order)] for i in range(count)]

    def start(self, combination: Keywords, seed: int) -> imperia.Match:
        return self.game.start(seed=seed, **combination)

    def play_randomly(
        self, match: imperia.Match, chooser: random.Random, most: int = 100_000
    ) -> imperia.Match:
        """Play random actions of random seats among those asked, to the end or at most this many."""
        for _ in range(most):
            if match.over:
                break
            match.play(*self.chosen(match, chooser))
        return match

    def chosen(self, match: imperia.Match, chooser: random.Random) -> tuple[int, Action]:
        """A seat that is asked, and an action that it may take, both chosen at random."""
        seat = chooser.choice(match.actors)
        actions = match.legal(seat)
        if self.seldom and chooser.random() > SELDOM:
            actions = [action for action in actions if action.code not in self.seldom_codes] or actions
        return seat, chooser.choice(actions)

    def moments(self, count: int, most: int = 150) -> Iterator[imperia.Match]:
        """Matches at random moments; every third is one where several seats are asked at once, if that
        happens."""
        for number, combination in enumerate(self.some_options(count)):
            chooser = random.Random(number)
            match, actions = self.start(combination, seed=number), chooser.randrange(most)
            if self.midgame and number % 2:
                match = self.game.position(seed=number, **self.midgame[number // 2 % len(self.midgame)])
                actions //= 4
            if number % 3 == 0:
                while actions and len(match.actors) < 2:
                    self.play_randomly(match, chooser, 1)
                    actions -= 1
                actions = min(actions, chooser.randrange(match.players))
            yield self.play_randomly(match, chooser, actions)
