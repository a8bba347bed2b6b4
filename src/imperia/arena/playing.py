"""Playing the games of a tournament, on all cores; each comes as soon as it is finished."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from imperia.arena.simulate import CHUNK, Outcomes, Simulation
from imperia.arena.tournament import Tournament
from imperia.errors import ImperiaError
from imperia.kernel import entries
from imperia.kernel.warm import Progress, watched
from imperia.minds import GreedyMind, Mind, make_ready
from imperia.minds.bulk import Policy, play_in_bulk
from imperia.play import Match

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    import pyarrow as pa

Row = dict[str, Any]
LONGEST_MESSAGE = 500
CHUNK_OF_GREEDY = 32  # games that are played at a stretch: a look ahead takes a hundred times as long


class WorkerLost(ImperiaError):
    """A process that played games is gone."""


def step(tournament: Tournament) -> int:
    """How many games are played at a stretch and come together; the last stretch may be shorter."""
    if tournament.random_only:
        return CHUNK
    return CHUNK_OF_GREEDY if tournament.policies else 1


def play(
    tournament: Tournament, firsts: Iterable[int], workers: int | None = None
) -> Generator[pa.RecordBatch]:
    """The stretches that begin with these games, each when it is finished."""
    workers = workers or os.cpu_count() or 1
    if tournament.random_only:
        yield from _play_on_threads(partial(_at_random, tournament, _simulation(tournament)), firsts, workers)
        return
    if tournament.policies:
        yield from _play_on_threads(partial(_looking_ahead, tournament, tournament.policies), firsts, workers)
        return
    import pyarrow as pa

    rows = _play_here(tournament, firsts) if workers == 1 else _play_in_processes(tournament, firsts, workers)
    for row in rows:
        yield pa.RecordBatch.from_pylist([row], schema=tournament.schema)


def compile_minds(tournament: Tournament, on_progress: Progress | None = None) -> None:
    """Once, before many processes want them at the same time: what the minds call. `on_progress` gets
    (done, in all) if there is something to compile."""
    if tournament.random_only:
        return
    if tournament.policies:
        with watched(on_progress):
            _play_looking_ahead(tournament, tournament.policies, range(0))
        return
    make_ready(Match.dealt(tournament.definition, tournament.setting, 0), on_progress)


# ----- One game


def play_game(tournament: Tournament, game: int) -> Row:
    """A whole match between the minds of this game, as a row of the table."""
    began = time.perf_counter()
    failures: list[list[str]] = [[] for _ in range(tournament.players)]
    minds = [_mind(tournament, game, seat, failures[seat]) for seat in range(tournament.players)]
    match = Match.dealt(tournament.definition, tournament.setting, tournament.deal_seed(game))
    while actors := match.actors:
        seat = actors[0]
        match.play(seat, minds[seat].choose(match, seat))
    row: Row = {
        "game": game,
        "seed": tournament.deal_seed(game),
        "decisions": match.step,
        "seconds": time.perf_counter() - began,
    }
    ranking = match.ranking
    for seat, (bot, scores) in enumerate(zip(tournament.seating(game), match.scores, strict=True)):
        row[f"bot_{seat}"] = bot
        row[f"place_{seat}"] = sum(len(ahead) for ahead in ranking[: _place(ranking, seat)])
        row.update({f"{source}_{seat}": points for source, points in scores.items()})
        row[f"failures_{seat}"] = len(failures[seat])
        row[f"failure_{seat}"] = failures[seat][0][:LONGEST_MESSAGE] if failures[seat] else None
    return row


def _place(ranking: tuple[tuple[int, ...], ...], seat: int) -> int:
    return next(place for place, seats in enumerate(ranking) if seat in seats)


def _mind(tournament: Tournament, game: int, seat: int, failures: list[str]) -> Mind:
    try:
        return tournament.mind(game, seat, failures.append)
    except Exception as problem:  # a person's bot may fail to be made as well; the match goes on
        failures.append(f"{type(problem).__name__}: {problem}; GreedyMind plays the game instead")
        return GreedyMind(game * tournament.players + seat)


# ----- Many games


def _play_here(tournament: Tournament, games: Iterable[int]) -> Iterator[Row]:
    for game in games:
        yield play_game(tournament, game)


def _play_in_processes(tournament: Tournament, games: Iterable[int], workers: int) -> Iterator[Row]:
    context = multiprocessing.get_context("spawn")
    life, our_end = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, context, _begin_work, (tournament.wishes, life))
    waiting = iter(games)
    try:
        under_way = {pool.submit(_work, game) for game in islice(waiting, 2 * workers)}
        while under_way:
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            under_way |= {pool.submit(_work, game) for game in islice(waiting, len(done))}
            for finished in done:
                yield finished.result()
    except BrokenProcessPool as problem:
        raise WorkerLost(
            "a process that played games ended unexpectedly: a bot may have ended it, or memory ran out"
        ) from problem
    finally:
        our_end.close()  # whoever still plays stops at once
        pool.shutdown(cancel_futures=True)


_tournament: Tournament


def _begin_work(wishes: dict[str, Any], life: Connection) -> None:
    """In a new process. It ends when the other end of `life` is closed, be it that its parent was killed."""
    global _tournament
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to answer

    def end_with_the_parent() -> None:
        life.poll(None)
        os._exit(0)

    threading.Thread(target=end_with_the_parent, daemon=True).start()
    _tournament = Tournament(**wishes)


def _work(game: int) -> Row:
    return play_game(_tournament, game)


# ----- Games of bots that look one decision ahead at most, compiled


def _play_on_threads(
    play_stretch: Callable[[int], pa.RecordBatch], firsts: Iterable[int], workers: int
) -> Iterator[pa.RecordBatch]:
    under_way: deque[Future[pa.RecordBatch]] = deque()
    pool = ThreadPoolExecutor(workers)
    try:
        for first in firsts:
            under_way.append(pool.submit(play_stretch, first))
            if len(under_way) > 2 * workers:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _simulation(tournament: Tournament) -> Simulation:
    wishes = tournament.wishes
    return Simulation(
        wishes["game"], tournament.players, tournament.games, tournament.seed, wishes["options"]
    )


def _at_random(tournament: Tournament, simulation: Simulation, first: int) -> pa.RecordBatch:
    """A chunk of the simulation, with seats for every game: random bots differ in nothing but their name."""
    began = time.perf_counter()
    games = range(first, min(first + CHUNK, tournament.games))
    return _table(tournament, games, simulation.play(first, len(games)), began)


def _looking_ahead(tournament: Tournament, policies: tuple[Policy, ...], first: int) -> pa.RecordBatch:
    """The games that `play_game` would play, without a match for each."""
    began = time.perf_counter()
    games = range(first, min(first + CHUNK_OF_GREEDY, tournament.games))
    return _table(tournament, games, _play_looking_ahead(tournament, policies, games), began)


def _play_looking_ahead(tournament: Tournament, policies: tuple[Policy, ...], games: range) -> Outcomes:
    seats = range(tournament.players)
    deals = [tournament.deal_seed(game) for game in games]
    played = play_in_bulk(
        tournament.definition.blank(tournament.setting),
        tournament.players,
        deals,
        [tournament.mind_seed(game, seat) for game in games for seat in seats],
        [policies[bot] for game in games for bot in tournament.seating(game)],
    )
    outcomes = Outcomes.room_for(len(games), len(tournament.definition.sources))
    outcomes.seeds[:] = np.array([(seed & 0xFFFFFFFF, seed >> 32) for seed in deals]).reshape(-1, 2)
    outcomes.decisions[:] = played.decisions
    entries.score_all(played.states, outcomes.points, outcomes.places)
    return outcomes


def _table(tournament: Tournament, games: range, outcomes: Outcomes, began: float) -> pa.RecordBatch:
    import pyarrow as pa

    count = len(games)
    seeds = outcomes.seeds.astype(np.uint64)
    columns: dict[str, NDArray[Any]] = {
        "game": np.array(games),
        "seed": seeds[:, 0] | seeds[:, 1] << np.uint64(32),
        "decisions": outcomes.decisions,
        "seconds": np.full(count, (time.perf_counter() - began) / count),
    }
    bots = np.array(tournament.orders, np.int8)[np.array(games) % len(tournament.orders)]
    for seat in range(tournament.players):
        columns[f"bot_{seat}"] = bots[:, seat]
        columns[f"place_{seat}"] = outcomes.places[:, seat]
        columns[f"total_{seat}"] = outcomes.points[:, seat].sum(axis=1)
        for number, source in enumerate(tournament.definition.sources):
            columns[f"{source}_{seat}"] = outcomes.points[:, seat, number]
    arrays = [
        pa.array(np.ascontiguousarray(columns[field.name], field.type.to_pandas_dtype()))
        for field in tournament.schema
    ]
    return pa.RecordBatch.from_arrays(arrays, schema=tournament.schema)
