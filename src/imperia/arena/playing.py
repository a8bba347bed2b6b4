"""Playing the games of a tournament on all cores; each comes as soon as it is finished."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from imperia.arena.simulate import CHUNK, CHUNK_OF_GREEDY, Outcomes, Simulation
from imperia.arena.tournament import Tournament, files_of
from imperia.crew.here import Workers, crew_of
from imperia.crew.job import Job
from imperia.kernel import entries
from imperia.kernel.warm import Progress, watched
from imperia.minds import GreedyMind, Mind, make_mind, make_ready
from imperia.minds.bulk import Policy, play_in_bulk
from imperia.minds.own import BotFailed, in_short
from imperia.play import Match

if TYPE_CHECKING:
    import pyarrow as pa

Row = dict[str, Any]
LONGEST_MESSAGE = 500


def step(tournament: Tournament) -> int:
    """How many games are played in one go and come together; a stretch may be shorter."""
    if tournament.random_only:
        return CHUNK
    return CHUNK_OF_GREEDY if tournament.policies else 1


def play(
    tournament: Tournament, stretches: Iterable[range], workers: Workers = None
) -> Generator[pa.RecordBatch]:
    """The games of each stretch, as soon as it is finished."""
    crew, wishes = crew_of(workers), (tournament.wishes,)
    if tournament.random_only or tournament.policies:
        work = _in_bulk(tournament)
        yield from crew.do(Job(work, _player_in_bulk, wishes, compiled=True, compile=_compile), stretches)
        return
    import pyarrow as pa

    games = (game for stretch in stretches for game in stretch)
    by_minds, files = partial(play_game, tournament), files_of(tournament.bots)
    job: Job[int, Row] = Job(by_minds, _player, wishes, compile=_compile, files=files)
    with closing(crew.do(job, games)) as rows:
        for row in rows:
            yield pa.RecordBatch.from_pylist([row], schema=tournament.schema)


def _player(wishes: dict[str, Any]) -> Callable[[int], Row]:
    return partial(play_game, Tournament(**wishes))


def _player_in_bulk(wishes: dict[str, Any]) -> Callable[[range], pa.RecordBatch]:
    return _in_bulk(Tournament(**wishes))


def _in_bulk(tournament: Tournament) -> Callable[[range], pa.RecordBatch]:
    if tournament.policies:
        return partial(_looking_ahead, tournament, tournament.policies)
    return partial(_at_random, tournament, _simulation(tournament))


def _compile(wishes: dict[str, Any]) -> None:
    """Runs on another machine, before its workers begin."""
    tournament = Tournament(**wishes)
    if tournament.random_only:
        _simulation(tournament).make_ready()
    compile_minds(tournament)


def compile_minds(tournament: Tournament, on_progress: Progress | None = None) -> None:
    """Compile what the minds call, once, before many processes need it at the same time. `on_progress` gets
    (done, in all) if there is something to compile."""
    if tournament.random_only:
        return
    if tournament.policies:
        with watched(on_progress):
            _play_looking_ahead(tournament, tournament.policies, range(0))
        return
    # Somebody's own bot may call anything.
    minds = None if tournament.own_bots else [make_mind(bot) for bot in tournament.bots]
    make_ready(Match.dealt(tournament.definition, tournament.setting, 0), on_progress, minds)


# ----- One game


def play_game(tournament: Tournament, game: int) -> Row:
    """A whole match between the minds of this game, as a row of results."""
    began = time.perf_counter()
    failures: list[list[str]] = [[] for _ in range(tournament.players)]
    minds = [_mind(tournament, game, seat, failures[seat]) for seat in range(tournament.players)]
    match = Match.dealt(tournament.definition, tournament.setting, tournament.deal_seed(game))
    if tournament.random_setups:
        set_up_at_random(match, tournament.setup_seed(game))
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


def set_up_at_random(match: Match, seed: int) -> None:
    """Let chance decide how every seat sets up."""
    chance = random.Random(seed)
    while match.state[0]["decision"] == match.definition.setup_decision:
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))


def _place(ranking: tuple[tuple[int, ...], ...], seat: int) -> int:
    return next(place for place, seats in enumerate(ranking) if seat in seats)


def _mind(tournament: Tournament, game: int, seat: int, failures: list[str]) -> Mind:
    try:
        return tournament.mind(game, seat, failures.append)
    except Exception as problem:  # making somebody's own bot may fail as well; the match goes on
        mind = GreedyMind.__name__
        failures.append(str(BotFailed("mind-replaced-throughout", problem=in_short(problem), mind=mind)))
        return GreedyMind(game * tournament.players + seat)


# ----- Games of bots that look one decision ahead at most, compiled


def _simulation(tournament: Tournament) -> Simulation:
    wishes = tournament.wishes
    return Simulation(
        wishes["game"], tournament.players, tournament.games, tournament.seed, wishes["options"]
    )


def _at_random(tournament: Tournament, simulation: Simulation, games: range) -> pa.RecordBatch:
    """A part of the simulation, with the seats of every game: random bots differ only in their names."""
    began = time.perf_counter()
    return _batch(tournament, games, simulation.play(games.start, len(games)), began)


def _looking_ahead(tournament: Tournament, policies: tuple[Policy, ...], games: range) -> pa.RecordBatch:
    """The same games that `play_game` would play, but without a match for each."""
    began = time.perf_counter()
    return _batch(tournament, games, _play_looking_ahead(tournament, policies, games), began)


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


def _batch(tournament: Tournament, games: range, outcomes: Outcomes, began: float) -> pa.RecordBatch:
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
