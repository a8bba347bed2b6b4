"""How strong a network has become: beside the training it plays a ladder of bots that stay as they are.

Another process does this, with the lowest priority, and writes what it has found after each bot. Whatever
happens to the training, what was written stays, and the rest is found when the training goes on.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import shutil
import signal
import threading
import traceback
from collections.abc import Sequence
from itertools import chain, zip_longest
from pathlib import Path
from types import TracebackType

from imperia.arena import Tournament
from imperia.arena.playing import compile_minds, play, step
from imperia.arena.ratings import Rating, Ratings
from imperia.arena.statistics import wilson
from imperia.arena.stretches import InOrder, left_to_play
from imperia.arena.tournament import check_bot
from imperia.crew.here import default_workers, end_with_the_parent, interrupts_put_off
from imperia.games import definition
from imperia.minds import make_mind, mind_in
from imperia.training.files import JUDGED, Row, network_file, write_rows
from imperia.training.plan import Plan
from imperia.training.variety import variety

LOG = "judging.log"
LOWEST_PRIORITY = 19

Game = tuple[tuple[int, ...], tuple[int, ...]]  # the bots at the seats, and their places


def read_judged(folder: Path) -> Row:
    """What was found so far: the ratings of the `ladder`, and one row for each stretch that was judged."""
    try:
        found: Row = json.loads((folder / JUDGED).read_text(encoding="utf-8"))
        return {"ladder": found["ladder"], "judged": found["judged"]}
    except (OSError, ValueError, KeyError, TypeError):
        return {"ladder": {}, "judged": []}


def numbers_of_players(plan: Plan) -> list[int]:
    """The numbers of players that networks are judged with: the smallest and the largest that they learn."""
    numbers = {int(wishes["players"]) for wishes in variety(plan)}
    return sorted({min(numbers), max(numbers)})


def check_ladder(plan: Plan) -> None:
    """Checked before the training, not after its first stretch."""
    game = definition(plan.game)
    settings = [game.setting(players, plan.options_at(0)) for players in numbers_of_players(plan)]
    for bot in plan.ladder:
        check_bot(bot)
        for setting in settings:
            mind_in(make_mind(bot), game, setting)  # refuses what a network has not learned


# ----- Beside the training


class Judge:
    """Has networks judged, one at a time. Those that come meanwhile are skipped, except the last one."""

    def __init__(self, plan: Plan, folder: Path, *, idle_cores: bool) -> None:
        """`idle_cores`: the training needs only one core, which tells a GPU or the nodes of a cluster what to
        do, and leaves the others to us. Otherwise it needs all of them."""
        self._plan, self._folder = plan, folder
        self._workers = max(1, default_workers() - 1) if idle_cores else 1
        self._process: multiprocessing.process.BaseProcess | None = None
        self._copy = folder / f"judged-{plan.game}.npz"  # the next stretch replaces the original
        self.failed = False

    def look(self, stretch: int) -> None:
        """The network of this stretch is ready: judge it if it is time and no other is being judged."""
        every = self._plan.judge_every
        if every and stretch - self._last() >= every and not self.busy:
            self._start(stretch)

    def finish(self, stretch: int) -> None:
        """Wait for the judging under way, and have the last network judged if it was not yet."""
        if self._process is not None:
            self._process.join()
        if self._plan.judge_every and not self.busy and not self.has_judged(stretch):
            self._start(stretch)
            assert self._process is not None
            self._process.join()
        self._note_failure()

    @property
    def busy(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def has_judged(self, stretch: int) -> bool:
        return any(
            row["stretch"] == stretch and row["complete"] for row in read_judged(self._folder)["judged"]
        )

    def _last(self) -> int:
        return max((row["stretch"] for row in read_judged(self._folder)["judged"]), default=0)

    def _start(self, stretch: int) -> None:
        self._note_failure()
        network = self._copy
        shutil.copyfile(network_file(self._folder, self._plan.game), network)
        context = multiprocessing.get_context("spawn")
        arguments = self._plan, self._folder, network, stretch, self._workers
        self._process = context.Process(target=_judge_apart, args=arguments)
        with interrupts_put_off():
            self._process.start()

    def _note_failure(self) -> None:
        if self._process is not None and self._process.exitcode:
            self.failed = True

    def __enter__(self) -> Judge:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._copy.unlink(missing_ok=True)


def _judge_apart(plan: Plan, folder: Path, network: Path, stretch: int, workers: int) -> None:
    """Runs in the new process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent
    threading.Thread(target=end_with_the_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    try:
        judge(plan, folder, network, stretch, workers)
    except Exception:
        (folder / LOG).write_text(traceback.format_exc(), encoding="utf-8")
        raise SystemExit(1) from None


# ----- Playing the ladder


def judge(plan: Plan, folder: Path, network: Path, stretch: int, workers: int) -> None:
    """Let the network play the ladder, and write what came of it after each bot."""
    found = read_judged(folder)
    found["judged"] = [row for row in found["judged"] if row["stretch"] != stretch]
    row: Row = {"stretch": stretch, "results": [], "rating": None, "complete": False}
    found["judged"].append(row)
    fewest, *more = numbers_of_players(plan)
    played = []
    for rung in range(len(plan.ladder)):
        games = _against(plan, network, rung, fewest, workers)
        played.append(games)
        row["results"].append(_result(plan, rung, fewest, games))
        write_rows(folder / JUDGED, found)
    if found["ladder"].keys() != set(plan.ladder):
        found["ladder"] = _rated_ladder(plan, fewest, workers)
    row["rating"] = _rating(plan, found["ladder"], played)
    write_rows(folder / JUDGED, found)
    for players in more:
        for rung in range(len(plan.ladder)):
            games = _against(plan, network, rung, players, workers)
            row["results"].append(_result(plan, rung, players, games))
            write_rows(folder / JUDGED, found)
    row["complete"] = True
    write_rows(folder / JUDGED, found)


def _against(plan: Plan, network: Path, rung: int, players: int, workers: int) -> list[Game]:
    """Games of the network, as the first bot, against one bot of the ladder at all other seats."""
    bots = f"policy:{network}", plan.ladder[rung]
    return _games(
        Tournament(plan.game, bots, players, plan.judge_games, plan.seed, plan.options_at(0)), workers
    )


def _games(tournament: Tournament, workers: int) -> list[Game]:
    compile_minds(tournament)
    in_order, seats, games = InOrder(), range(tournament.players), []
    for batch in play(tournament, left_to_play(tournament.games, (), step(tournament)), workers):
        for next_batch in in_order.take(batch):
            for row in next_batch.to_pylist():
                bots = tuple(row[f"bot_{seat}"] for seat in seats)
                games.append((bots, tuple(row[f"place_{seat}"] for seat in seats)))
    return games


def _result(plan: Plan, rung: int, players: int, games: Sequence[Game]) -> Row:
    wins = sum(_share_of_the_win(*game) for game in games)
    low, high = wilson(wins, len(games))
    fair = sum(bots.count(0) / players for bots, _ in games) / len(games)
    facts = {"bot": plan.ladder[rung], "players": players, "games": len(games), "wins": wins}
    return {**facts, "low": low, "high": high, "fair": fair}


def _share_of_the_win(bots: Sequence[int], places: Sequence[int]) -> float:
    """The share of the win that the first bot gets."""
    first = [bot for bot, place in zip(bots, places, strict=True) if place == 0]
    return first.count(0) / len(first)


def _rated_ladder(plan: Plan, players: int, workers: int) -> dict[str, Row]:
    """The ratings of the bots of the ladder, from games between them."""
    bots = plan.ladder
    ratings = Ratings(len(bots))
    if len(bots) > 1:
        games = plan.judge_games * len(bots)
        for seating, places in _games(
            Tournament(plan.game, bots, players, games, plan.seed, plan.options_at(0)), workers
        ):
            ratings.count(seating, places)
    found = {bot: ratings.of(number) for number, bot in enumerate(bots)}
    return {bot: {"mu": rating.mu, "sigma": rating.sigma} for bot, rating in found.items()}


def _rating(plan: Plan, ladder: dict[str, Row], played: Sequence[Sequence[Game]]) -> Row:
    """The network's rating, from its games against bots with known ratings: one against each, in turn."""
    known = {number: Rating(**ladder[bot]) for number, bot in enumerate(plan.ladder, start=1)}
    ratings = Ratings(len(known) + 1, known)
    named = [[(bots, places, rung) for bots, places in games] for rung, games in enumerate(played, start=1)]
    for game in chain.from_iterable(zip_longest(*named)):
        if game is not None:
            bots, places, rung = game
            ratings.count([rung if bot else 0 for bot in bots], places)
    rating = ratings.of(0)
    return {"mu": rating.mu, "sigma": rating.sigma}
