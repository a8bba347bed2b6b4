"""Ratings for any number of players, by openskill's Plackett-Luce model, in the order of the games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass

SPREAD = 2  # standard deviations to each side of a rating as it is shown
MOST_GAMES = 10_000  # later ones hardly change a rating, and each takes longer than playing a random game


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float
    sigma: float


class Ratings:
    """A bot that has several seats in a game is rated at each of them, and gets the mean. The ratings of
    those that are `known` stay as they are: the others are measured by them."""

    def __init__(self, bots: int, known: Mapping[int, Rating] | None = None) -> None:
        from openskill.models import PlackettLuce

        self._model = PlackettLuce()
        self._ratings = [self._model.rating() for _ in range(bots)]
        self._known = dict(known or {})
        for bot, rating in self._known.items():
            self._ratings[bot] = self._model.rating(rating.mu, rating.sigma)
        self.games = 0

    @property
    def full(self) -> bool:
        return self.games >= MOST_GAMES

    def count(self, seating: Sequence[int], places: Sequence[int]) -> None:
        """One game: the bot and the place of each seat; lower places are better."""
        if self.full or len(set(seating)) < 2:
            return
        self.games += 1
        before = [[deepcopy(self._ratings[bot])] for bot in seating]
        after = self._model.rate(before, ranks=[float(place) for place in places])
        for bot in set(seating) - self._known.keys():
            copies = [team[0] for team, other in zip(after, seating, strict=True) if other == bot]
            self._ratings[bot] = copies[0]
            copies[0].mu = sum(one.mu for one in copies) / len(copies)
            copies[0].sigma = sum(one.sigma for one in copies) / len(copies)

    def of(self, bot: int) -> Rating:
        return Rating(self._ratings[bot].mu, self._ratings[bot].sigma)
