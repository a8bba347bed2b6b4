"""What is agreed on before a match begins, and all that follows from it: sizes, names, rewards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from imperia.games import definition
from imperia.research.errors import BadEnvironment
from imperia.research.observing import Observer, observer_of
from imperia.research.recalling import Recaller
from imperia.words import Quoted, quoted

PLACES, POINTS = "places", "points"
REWARDS = {PLACES: 1.0, POINTS: 1000.0}  # each with the most that a seat can get
MOST_STEPS = 100_000  # the longest matches of random players, 200 rounds of capitals, have some 26 000


class Terms:
    """A game, its players and options, and how a match is rewarded.

    Rewards come at the end and add up to zero. By `places`, the first seat gets 1, the last -1, and those
    between them rewards at equal distances; seats that tie share what their places are worth. By `points`,
    each seat gets its own points less the average of the others'.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = PLACES,
        most_steps: int = MOST_STEPS,
    ) -> None:
        if reward not in REWARDS:
            raise BadEnvironment("unknown-reward", given=Quoted(reward), known=quoted(REWARDS))
        if type(most_steps) is not int or most_steps < 1:
            raise BadEnvironment("bad-most-steps", given=Quoted(most_steps))
        self._agreed = game, players, dict(options or {}), reward, most_steps
        self.definition = definition(game)
        self.setting = self.definition.setting(
            self.definition.players[0] if players is None else players, options or {}
        )
        self.blank = self.definition.blank(self.setting)
        self.reward = reward
        self.most_steps = most_steps

    def __reduce__(self) -> Any:
        return Terms, self._agreed

    @property
    def game(self) -> str:
        return self.definition.id

    @property
    def players(self) -> int:
        return self.setting.players

    @property
    def codes(self) -> int:
        """Actions are the numbers from 0 up to, but not including, this; each means the same in every
        position of the game."""
        return self.definition.codes

    @property
    def most(self) -> float:
        """The most that a seat can get; the least is as far below zero."""
        return REWARDS[self.reward]

    @cached_property
    def observer(self) -> Observer:
        """Makes observations of what a seat knows."""
        return observer_of(self.game, self.blank.tobytes())

    @cached_property
    def recaller(self) -> Recaller:
        """Makes rows of what a seat recalls: all of it, also where observations tell less."""
        tells_all = self.definition.derived.told_beside is None
        observer = self.observer if tells_all else observer_of(self.game, self.blank.tobytes(), whole=True)
        return Recaller(self.definition, self.blank, observer)

    @property
    def agents(self) -> list[str]:
        """A name for each seat."""
        return [f"seat_{seat}" for seat in range(self.players)]

    def rewards(self, points: Sequence[Sequence[int]], places: Sequence[int]) -> tuple[float, ...]:
        """What each seat gets for the points and places at the end."""
        if self.reward == PLACES:
            return self.by_places(places)
        totals = [sum(points[seat]) for seat in range(self.players)]
        return tuple(total - (sum(totals) - total) / (self.players - 1) for total in totals)

    def by_places(self, places: Sequence[int]) -> tuple[float, ...]:
        """The reward of each seat by its place; lower places are better."""
        here = places[: self.players]
        behind = (sum(other > place for other in here) for place in here)
        before = (sum(other < place for other in here) for place in here)
        return tuple((b - a) / (self.players - 1) for a, b in zip(before, behind, strict=True))

    def forfeited(self, loser: int) -> tuple[float, ...]:
        """What each seat gets when one of them has done what the rules do not allow: that one loses as much
        as can be lost."""
        others = self.most / (self.players - 1)
        return tuple(-self.most if seat == loser else others for seat in range(self.players))
