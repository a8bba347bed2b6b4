"""Playing the games: compiled and on threads where the bots allow it, otherwise by minds in processes."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from imperia.arena.balance.sample import Numbers, Played, Sample, sample_of
from imperia.games import definition as find_definition
from imperia.games.contract import BadOption, Definition, Facts, Setting, check_seed
from imperia.kernel import entries
from imperia.kernel.journal import arguments_of
from imperia.kernel.verbs import MOST_SEATS
from imperia.kernel.warm import Progress, watched
from imperia.minds import make_mind
from imperia.minds.bulk import Policy, play_in_bulk, policy_of
from imperia.play import Match

CHUNK = 64
ROOM = 256  # events of a game that there is room for at first; a game that tells more is played again

OnProgress = Callable[[int], None]


@dataclass(frozen=True)
class Run:
    """Games to play: all seats by bots of one name. The same seed gives the same games on any machine."""

    definition: Definition
    setting: Setting
    bots: str
    games: int
    seed: int

    def __post_init__(self) -> None:
        check_seed(self.seed)
        if isinstance(self.games, bool) or not isinstance(self.games, int) or self.games < 1:
            raise BadOption(f"the number of games is a whole number from 1, not {self.games!r}")

    def deal_seed(self, game: int) -> int:
        return _seed_of(self.seed, "deal", game)

    def mind_seed(self, game: int, seat: int) -> int:
        return _seed_of(self.seed, "mind", game, seat)


def _seed_of(*what: object) -> int:
    text = "/".join(map(str, what))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little")


def compiled_policy(bots: str) -> Policy | None:
    """How bots of this name decide, if their games can be played in bulk; UnknownMind if there are none."""
    return policy_of(make_mind(bots, 0))


def warm_up(definition: Definition, bots: str, on_progress: Progress | None = None) -> None:
    """Compile what the games will call, so that no worker has to; `on_progress` gets (done, in all)."""
    setting = definition.setting(definition.players[0], {})
    run = Run(definition, setting, bots, 1, 0)
    with watched(on_progress):
        if policy := compiled_policy(bots):
            _play_in_bulk(run, policy, range(0))
        else:
            match = Match.dealt(definition, setting, 0)
            seat = match.actors[0]
            make_mind(bots, 0, _complain).choose(match, seat)


def play(run: Run, on_progress: OnProgress | None = None, workers: int | None = None) -> Sample:
    """Play them all; `on_progress` hears of every few games that are finished."""
    workers = workers or os.cpu_count() or 1
    policy = compiled_policy(run.bots)
    parts: list[Played] = []
    executor: Executor
    if policy:
        executor = ThreadPoolExecutor(workers)
        size = CHUNK
    else:
        executor = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
        size = 1
    with executor:
        try:
            under_way = [
                executor.submit(_play_in_bulk, run, policy, numbers)
                if policy
                else executor.submit(
                    _play_by_minds,
                    run.definition.id,
                    run.setting.players,
                    run.setting.options,
                    run.bots,
                    run.seed,
                    numbers,
                )
                for numbers in _chunks(run.games, size)
            ]
            for part in _results(under_way):
                parts.append(part)
                if on_progress:
                    on_progress(len(part.places))
        except BaseException:
            executor.shutdown(cancel_futures=True)
            raise
    return sample_of(run.definition, run.setting, _joined(parts))


def _chunks(games: int, size: int) -> Iterator[range]:
    for first in range(0, games, size):
        yield range(first, min(first + size, games))


def _results(under_way: list[Future[Played]]) -> Iterator[Played]:
    for future in under_way:
        yield future.result()


def _joined(parts: list[Played]) -> Played:
    return Played(
        seeds=np.concatenate([part.seeds for part in parts]),
        decisions=np.concatenate([part.decisions for part in parts]),
        points=np.concatenate([part.points for part in parts]),
        places=np.concatenate([part.places for part in parts]),
        events=np.concatenate([part.events for part in parts]),
    )


def _wanted(definition: Definition, setting: Setting) -> list[int]:
    return [told.event for told in definition.study(setting).told]


# ----- In bulk


def _play_in_bulk(run: Run, policy: Policy, numbers: range, room: int = ROOM) -> Played:
    definition, setting = run.definition, run.setting
    count, players = len(numbers), setting.players
    seeds = [run.deal_seed(number) for number in numbers]
    games = play_in_bulk(
        definition.blank(setting),
        players,
        seeds,
        [run.mind_seed(number, seat) for number in numbers for seat in range(players)],
        [policy] * (count * players),
        sum(1 << kind for kind in _wanted(definition, setting)),
        room,
    )
    if count and int(games.counts.max()) > room:
        return _play_in_bulk(run, policy, numbers, int(games.counts.max()))
    written = np.arange(room) < games.counts[:, None]
    game = np.repeat(np.array(numbers, np.int64), games.counts)
    events = np.column_stack([game, games.told[written].astype(np.int64)])
    return _finished(definition, players, games.states, seeds, games.decisions, events)


def _finished(
    definition: Definition, players: int, states: Any, seeds: list[int], decisions: Numbers, events: Numbers
) -> Played:
    points = np.zeros((len(states), MOST_SEATS, len(definition.sources)), np.int16)
    places = np.zeros((len(states), MOST_SEATS), np.int8)
    entries.score_all(states, points, places)
    return Played(np.array(seeds, np.uint64), decisions, points[:, :players], places[:, :players], events)


# ----- By minds


def _play_by_minds(game: str, players: int, options: Facts, bots: str, seed: int, numbers: range) -> Played:
    definition = find_definition(game)
    run = Run(definition, definition.setting(players, options), bots, len(numbers), seed)
    matches = [play_match(run, number) for number in numbers]
    events = [
        row for number, match in zip(numbers, matches, strict=True) for row in _events(run, number, match)
    ]
    return _finished(
        definition,
        players,
        np.concatenate([match.state for match in matches]),
        [run.deal_seed(number) for number in numbers],
        np.array([match.step for match in matches], np.int32),
        np.array(events, np.int64).reshape(-1, 2 + arguments_of(run.definition.dtype)),
    )


def play_match(run: Run, number: int) -> Match:
    """One game of the run, from its deal to its end."""
    match = Match.dealt(run.definition, run.setting, run.deal_seed(number))
    minds = [make_mind(run.bots, run.mind_seed(number, seat), _complain) for seat in range(match.players)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, minds[seat].choose(match, seat))
    return match


def _events(run: Run, number: int, match: Match) -> Iterator[list[int]]:
    kinds = {run.definition.event(kind).key: kind for kind in _wanted(run.definition, run.setting)}
    for event in match.log:
        if event.key in kinds:
            arguments = list(event.arguments.values())
            yield [
                number,
                kinds[event.key],
                *arguments,
                *[0] * (arguments_of(match.definition.dtype) - len(arguments)),
            ]


def _complain(problem: str) -> None:
    print(problem, file=sys.stderr)
