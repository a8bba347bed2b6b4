"""What a game says of itself so that the contract of all games (`tests/games/contract`) can be tried on it.

It stands in `contract.py` of the game's own test folder, as `TERMS`; beside it are `clauses.txt`, the reasons
to refuse in `refusals.py`, positions that cannot be in `impossible.txt`, and the golden games.
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
SELDOM = 0.1  # how often an action is considered that random play mostly leaves out


@dataclass(frozen=True)
class Deals:
    """A position, and all that a redeal may make of what is hidden from a seat in it."""

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
    """The combination in which the most happens, and the most is told of one action."""
    seldom: tuple[str, ...] = ()
    """Actions that random play mostly leaves out, so that games last and more than talk happens in them: as
    they are written, `propose` or `do trade`."""
    slowness: int = 1
    """How much longer than others a game takes: so many times less is tried."""
    decisions: int = 2000
    """No match that is tried has so many."""
    seldom_asked: frozenset[str] = frozenset()
    """Decisions that random play from the deal hardly comes to."""
    midgame: Sequence[Keywords] = ()
    """Positions with what it hardly comes to: every other moment follows one of them."""

    told: Sequence[Keywords] = ()
    """Positions with what a network is told of and no other list has."""

    vary: Callable[[Any, int, random.Random], None]
    """Change in a record what the seat (or SPECTATOR) cannot know, without the rules' own redeal. The stream
    of chance is changed by whoever asks."""
    deals: Mapping[str, Deals]
    no_surprise: frozenset[str]
    """Events that end undo although what they show may be known, as the last card of a deck is."""

    holds: Callable[[Batch], None]
    """What is true of every position: pieces are conserved, and whatever is kept twice agrees."""
    follows: Callable[[Watch], None] = lambda watch: None
    """What is true of every decision and what came before it."""
    ends: Callable[[Watch], None] = lambda watch: None
    """What is true when all games are over."""
    counted: tuple[str, ...]
    """Fields of the record that are numbers of things: never below zero."""
    longest: int
    """So many events at least are told of a deal or of one action in `fullest` games."""

    question: Keywords = field(default_factory=dict)
    """Something to ask `explain`."""

    perft: Mapping[str, tuple[Keywords, list[int]]]
    """Positions, and how many sequences of one, two and three actions there are."""

    asked: tuple[Keywords, ...]
    """Positions in which somebody is asked, one for each answer to a seat that is not."""
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
        """The codes of what random play mostly leaves out."""
        return frozenset(self.definition.code(kind, rest) for kind, *rest in map(str.split, self.seldom))

    def some_options(self, count: int) -> list[Keywords]:
        """So many combinations, spread over all of them."""
        order = random.Random(8).sample(self.every_option, min(count, len(self.every_option)))
        return [order[i % len(order)] for i in range(count)]

    def start(self, combination: Keywords, seed: int) -> imperia.Match:
        return self.game.start(seed=seed, **combination)

    def play_randomly(
        self, match: imperia.Match, chooser: random.Random, most: int = 100_000
    ) -> imperia.Match:
        """Random decisions of random seats among those asked, to the end or for so many actions."""
        for _ in range(most):
            if match.over:
                break
            match.play(*self.chosen(match, chooser))
        return match

    def chosen(self, match: imperia.Match, chooser: random.Random) -> tuple[int, Action]:
        """A seat that is asked, and something that it may do."""
        seat = chooser.choice(match.actors)
        actions = match.legal(seat)
        if self.seldom and chooser.random() > SELDOM:
            actions = [action for action in actions if action.code not in self.seldom_codes] or actions
        return seat, chooser.choice(actions)

    def moments(self, count: int, most: int = 150) -> Iterator[imperia.Match]:
        """Matches at random moments; one in three while several are asked at once, if that happens."""
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
