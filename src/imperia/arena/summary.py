"""The results of a tournament, counted as its games come in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from imperia.arena.ratings import Rating, Ratings
from imperia.arena.statistics import Verdict, wilson

if TYPE_CHECKING:
    import pyarrow as pa

    from imperia.arena.statistics import Sprt
    from imperia.arena.tournament import Tournament


@dataclass(slots=True)
class Failures:
    """How often somebody's own bot failed: greedy decided in its place, so results are not all its own."""

    count: int = 0
    games: int = 0  # in which it failed
    first: str = ""


@dataclass(frozen=True, slots=True)
class BotResult:
    """How one bot fared. Those who share the first place share the win."""

    label: str
    games: int
    wins: float
    interval: tuple[float, float]  # 95 %, of the share of wins
    fair_share: float
    mean_place: float  # 1 is the best
    mean_points: float
    rating: Rating
    failures: Failures

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


class Summary:
    def __init__(self, tournament: Tournament) -> None:
        bots, players = len(tournament.bots), tournament.players
        self._tournament = tournament
        self.games = 0
        self.decisions = 0
        self.shared_wins = 0  # games whose win two or more bots shared
        self._played = np.zeros(bots, np.int64)  # games in which the bot took part
        self._seats = np.zeros((bots, players), np.int64)
        self._wins = np.zeros((bots, players))
        self._places = np.zeros(bots, np.int64)
        self._points = np.zeros(bots, np.int64)
        self.ratings = Ratings(bots)
        self.failures = [Failures() for _ in tournament.bots]

    def count(self, batch: pa.RecordBatch) -> None:
        self.games += batch.num_rows
        self.decisions += int(_column(batch, "decisions").sum())
        seats = range(self._tournament.players)
        bots, places, points = (_columns(batch, name, seats) for name in ("bot", "place", "total"))
        shares = shares_of_the_win(places)
        for bot in range(len(self._tournament.bots)):
            there = bots == bot
            self._played[bot] += there.any(axis=1).sum()
            self._seats[bot] += there.sum(axis=0)
            self._wins[bot] += (shares * there).sum(axis=0)
            self._places[bot] += places[there].sum(dtype=np.int64) + there.sum()
            self._points[bot] += points[there].sum(dtype=np.int64)
        winners = np.where(places == 0, bots, -1)
        highest = winners.max(axis=1, keepdims=True)
        self.shared_wins += int(((winners != highest) & (winners >= 0)).any(axis=1).sum())
        if not self.ratings.full:
            for seating, ranks in zip(bots.tolist(), places.tolist(), strict=True):
                self.ratings.count(seating, ranks)
        if self._tournament.own_bots:
            self._count_failures(batch)

    def _count_failures(self, batch: pa.RecordBatch) -> None:
        for row in batch.to_pylist():
            failed = set()
            for seat in range(self._tournament.players):
                if row[f"failures_{seat}"]:
                    bot = row[f"bot_{seat}"]
                    failed.add(bot)
                    self.failures[bot].count += row[f"failures_{seat}"]
                    self.failures[bot].first = self.failures[bot].first or row[f"failure_{seat}"] or ""
            for bot in failed:
                self.failures[bot].games += 1

    def results(self) -> tuple[BotResult, ...]:
        return tuple(self._result(bot) for bot in range(len(self._tournament.bots)))

    def _result(self, bot: int) -> BotResult:
        wins, games, seats = float(self._wins[bot].sum()), int(self._played[bot]), int(self._seats[bot].sum())
        return BotResult(
            self._tournament.labels[bot],
            games,
            wins,
            wilson(wins, games),
            self._tournament.fair_share(bot),
            int(self._places[bot]) / max(seats, 1),
            int(self._points[bot]) / max(seats, 1),
            self.ratings.of(bot),
            self.failures[bot],
        )

    def share_at(self, seat: int, bot: int | None = None) -> float | None:
        """The share of wins at a seat, of one bot or of all; None where it never sat there."""
        chosen = slice(None) if bot is None else bot
        games = self._seats[chosen, seat].sum()
        return float(self._wins[chosen, seat].sum() / games) if games else None


class SequentialTest:
    """A test of the first bot, evaluated at the end of every round."""

    def __init__(self, sprt: Sprt, games_in_a_round: int) -> None:
        self.sprt = sprt
        self._round = games_in_a_round
        self.games = 0
        self.wins = 0.0
        self.decided = False

    @property
    def ratio(self) -> float:
        return self.sprt.ratio(self.wins, self.games)

    @property
    def verdict(self) -> Verdict:
        return self.sprt.verdict(self.wins, self.games)

    def count(self, batch: pa.RecordBatch, players: int) -> int | None:
        """Count the games; return after how many of them the test was decided, or None while it is not."""
        seats = range(players)
        shares = shares_of_the_win(_columns(batch, "place", seats))
        of_first = (shares * (_columns(batch, "bot", seats) == 0)).sum(axis=1)
        for number, share in enumerate(of_first.tolist(), 1):
            self.games += 1
            self.wins += share
            if self.games % self._round == 0 and self.verdict is not Verdict.OPEN:
                self.decided = True
                return number
        return None


def shares_of_the_win(places: NDArray[Any]) -> NDArray[np.float64]:
    best = places == 0
    shares: NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
    return shares


def _column(batch: pa.RecordBatch, name: str) -> NDArray[Any]:
    numbers: NDArray[Any] = batch.column(name).to_numpy()
    return numbers


def _columns(batch: pa.RecordBatch, name: str, seats: range) -> NDArray[Any]:
    return np.stack([_column(batch, f"{name}_{seat}") for seat in seats], axis=1)
