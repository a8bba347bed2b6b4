"""A game as Python programs see it: its name, its options, and new matches."""

from __future__ import annotations

import dataclasses
import secrets
from typing import Any

from imperia.games import definition
from imperia.games.contract import Definition, check_seed, plain
from imperia.games.options import Option
from imperia.play.match import Match
from imperia.words import Rulebook


class Game:
    """A game, as `imperia.game` returns it: the facts about it, and the ways to start a match."""

    def __init__(self, definition: Definition) -> None:
        self.definition = definition

    @property
    def id(self) -> str:
        """Its name in programs: `empire`."""
        return self.definition.id

    @property
    def title(self) -> str:
        """Its name for people: Eight-Minute Empire."""
        return self.definition.title()

    @property
    def version(self) -> int:
        """The version of its rules; a saved match names it."""
        return self.definition.version

    @property
    def players(self) -> range:
        """How many can play it: `range(2, 6)` is two to five."""
        return self.definition.players

    @property
    def options(self) -> tuple[Option, ...]:
        """Each with name, type, default, choices and help."""
        return tuple(
            dataclasses.replace(option, help=self.definition.option_help(option.name))
            for option in self.definition.options
        )

    def start(self, players: int, seed: int | None = None, **options: Any) -> Match:
        """A new match. The same seed and options give the same deal; without a seed the deal is a random one.
        BadOption says which options there are and which values they take."""
        seed = secrets.randbits(64) if seed is None else check_seed(seed)
        return Match.dealt(self.definition, self.definition.setting(plain(players), options), seed)

    def position(self, **keywords: Any) -> Match:
        """A match that begins in the position that the keywords describe; whatever is left out has a sensible
        default. BadPosition says why no match can be in such a position."""
        setting, state = self.definition.compose(keywords)
        beginning = {"position": self.definition.describe(setting, state)}
        return Match(self.definition, setting, state, beginning)

    def read(self, notation: str) -> Match:
        """A match that begins in the position that a line of `Match.notation` describes."""
        return self.position(**self.definition.read(notation))

    def rulebook(self, lang: str = "en") -> Rulebook:
        """Its rules, clause by clause: `rulebook().find("E4.3")`."""
        return self.definition.rulebook(lang)

    def __repr__(self) -> str:
        return f"<Game {self.id}: {self.title}>"


def game(name: str) -> Game:
    """The game with this name, one of `imperia.games()`; UnknownGame lists them."""
    return Game(definition(name))
