"""Playing the games: compiled, on threads, where the bots allow it; otherwise by minds in processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

import numpy as np

from imperia.arena.balance.sample import Numbers, Played, Sample, joined, sample_of
from imperia.arena.numbers import check_games, seed_from
from imperia.arena.stretches import left_to_play
from imperia.arena.tournament import files_of
from imperia.crew.here import Workers, crew_of
from imperia.crew.job import Job
from imperia.games import definition as find_definition
from imperia.games.contract import Definition, check_seed
from imperia.games.setting import Facts, Setting
from imperia.kernel import entries
from imperia.kernel.told import arguments_of
from imperia.kernel.verbs import MOST_SEATS
from imperia.kernel.warm import Progress, watched
from imperia.minds import Mind, make_bots_ready, make_mind, mind_in
from imperia.minds.bulk import Policy, play_in_bulk, policy_of
from imperia.play import Match

CHUNK = 64
MOST_GAMES = 1_000_000  # every event of every game stays in memory until the figures are made

OnProgress = Callable[[int], None]
OnFailure = Callable[[str], None]
Part = tuple[range, Played]  # some games and their results


@dataclass(frozen=True)
class Run:
    """Games to play, with bots of one name at all seats. The same seed gives the same games on any
    machine."""

    definition: Definition
    setting: Setting
    bots: str
    games: int
    seed: int
    name: str = ""  # what differs from the base; empty for the base itself

    def __post_init__(self) -> None:
        check_seed(self.seed)
        check_games(self.games, MOST_GAMES)

    def deal_seed(self, game: int) -> int:
        return _seed_of(self.seed, "deal", game)

    def mind_seed(self, game: int, seat: int) -> int:
        return _seed_of(self.seed, "mind", game, seat)


MindAt = Callable[[Run, int, int, OnFailure], Mind]  # of a game and a seat


def _seed_of(*what: object) -> int:
    return seed_from("/".join(map(str, what)))


def compiled_policy(bots: str, definition: Definition, setting: Setting) -> Policy | None:
    """How bots of this name decide, if such games can be played in bulk; UnknownMind if there is no such
    bot."""
    return policy_of(mind_in(make_mind(bots, 0), definition, setting))


def warm_up(definition: Definition, setting: Setting, bots: str, on_progress: Progress | None = None) -> None:
    """Compile what the games will call, so that no worker has to; `on_progress` gets (done, in all)."""
    run = Run(definition, setting, bots, 1, 0)
    with watched(on_progress):
        if policy := compiled_policy(bots, definition, setting):
            _play_in_bulk(run, policy, range(0))
        else:
            make_bots_ready(definition)  # a network may cover some of the settings


class Kept(Protocol):
    """Where finished games are kept, so that an interrupted study can continue."""

    def found(self, run: Run) -> Iterable[Part]:
        """The games that were finished before."""
        ...

    def note(self, run: Run, part: Part) -> None: ...


def play(
    run: Run, on_progress: OnProgress | None = None, workers: Workers = None, kept: Kept | None = None
) -> Sample:
    """Play all games; `on_progress` is called after every few of them."""
    policy = compiled_policy(run.bots, run.definition, run.setting)
    parts = list(kept.found(run)) if kept else []
    tell = on_progress or (lambda games: None)
    tell(sum(len(games) for games, _ in parts))
    left = left_to_play(run.games, [games for games, _ in parts], CHUNK if policy else 1)
    with closing(crew_of(workers).do(_job(run, policy), left)) as finished:
        for part in finished:
            if kept:
                kept.note(run, part)
            parts.append(part)
            tell(len(part[0]))
    parts.sort(key=lambda part: part[0].start)
    return sample_of(run.definition, run.setting, joined([played for _, played in parts]))


def _job(run: Run, policy: Policy | None) -> Job[range, Part]:
    setting = run.setting
    told = (run.definition.id, setting.players, setting.options, run.bots, run.games, run.seed)
    work, files = _work(run, policy), files_of([run.bots])
    return Job(work, _player, told, compiled=policy is not None, compile=_compile, files=files)


def _player(
    game: str, players: int, options: Facts, bots: str, games: int, seed: int
) -> Callable[[range], Part]:
    definition = find_definition(game)
    run = Run(definition, definition.setting(players, options), bots, games, seed)
    return _work(run, compiled_policy(bots, definition, run.setting))


def _work(run: Run, policy: Policy | None) -> Callable[[range], Part]:
    return partial(_in_bulk, run, policy) if policy else partial(_by_minds, run)


def _in_bulk(run: Run, policy: Policy, games: range) -> Part:
    return games, _play_in_bulk(run, policy, games)


def _by_minds(run: Run, games: range) -> Part:
    return games, play_by_minds(run, games)


def _compile(game: str, players: int, options: Facts, bots: str, games: int, seed: int) -> None:
    """Runs on another machine, before its workers begin."""
    definition = find_definition(game)
    warm_up(definition, definition.setting(players, options), bots)


def _wanted(definition: Definition, setting: Setting) -> set[int]:
    return set(map(int, definition.study(setting).events))


# ----- In bulk


def _play_in_bulk(run: Run, policy: Policy, numbers: range, room: int | None = None) -> Played:
    definition, setting = run.definition, run.setting
    count, players = len(numbers), setting.players
    room = definition.study(setting).room if room is None else room
    seeds = [run.deal_seed(number) for number in numbers]
    games = play_in_bulk(
        definition.blank(setting),
        players,
        seeds,
        [run.mind_seed(number, seat) for number in numbers for seat in range(players)],
        [policy] * (count * players),
        _wanted(definition, setting),
        room,
    )
    if count and int(games.counts.max()) > room:
        return _play_in_bulk(run, policy, numbers, int(games.counts.max()))
    written = np.arange(room) < games.counts[:, None]
    game = np.repeat(np.array(numbers, np.int64), games.counts)
    events = np.column_stack([game, games.told[written].astype(np.int64)])
    never = np.zeros((count, players), np.int32)
    return _finished(run, games.states, seeds, games.decisions, events, never)


def _finished(
    run: Run,
    states: Any,
    seeds: list[int],
    decisions: Numbers,
    events: Numbers,
    failures: Numbers,
    failure: str = "",
) -> Played:
    definition, players = run.definition, run.setting.players
    points = np.zeros((len(states), MOST_SEATS, len(definition.sources)), np.int16)
    places = np.zeros((len(states), MOST_SEATS), np.int8)
    entries.score_all(states, points, places)
    counted, wanted = definition.counted(states), definition.study(run.setting).counted_at_the_end
    none = np.zeros((len(states), players, 0), np.int32)
    return Played(
        np.array(seeds, np.uint64),
        decisions,
        points[:, :players],
        places[:, :players],
        events,
        definition.endings(states),
        np.stack([counted[name][:, :players] for name in wanted], axis=2) if wanted else none,
        failures,
        failure,
    )


# ----- By minds


def named_mind(run: Run, number: int, seat: int, on_failure: OnFailure) -> Mind:
    """The bot that the run names."""
    return make_mind(run.bots, run.mind_seed(number, seat), on_failure)


def play_by_minds(run: Run, numbers: range, mind_at: MindAt = named_mind) -> Played:
    """Some games of the run, with whatever minds sit at the seats."""
    finished = [play_match(run, number, mind_at) for number in numbers]
    matches, complaints = [match for match, _ in finished], [said for _, said in finished]
    events = [
        row for number, match in zip(numbers, matches, strict=True) for row in _events(run, number, match)
    ]
    return _finished(
        run,
        np.concatenate([match.state for match in matches]),
        [run.deal_seed(number) for number in numbers],
        np.array([match.step for match in matches], np.int32),
        np.array(events, np.int64).reshape(-1, 2 + arguments_of(run.definition.dtype)),
        np.array([[len(of_seat) for of_seat in of_game] for of_game in complaints], np.int32),
        next((first for of_game in complaints for of_seat in of_game for first in of_seat), ""),
    )


def play_match(run: Run, number: int, mind_at: MindAt = named_mind) -> tuple[Match, list[list[str]]]:
    """One game of the run, from the deal to the end, and what was reported of the bot at each seat."""
    match = Match.dealt(run.definition, run.setting, run.deal_seed(number))
    complaints: list[list[str]] = [[] for _ in range(match.players)]
    minds = [mind_at(run, number, seat, complaints[seat].append) for seat in range(match.players)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, minds[seat].choose(match, seat))
    return match, complaints


def _events(run: Run, number: int, match: Match) -> Iterator[list[int]]:
    kinds = {run.definition.event(kind).key: kind for kind in _wanted(run.definition, run.setting)}
    for event in match.log:
        if event.key in kinds:
            arguments = list(event.arguments.values())
            nothing = [0] * (arguments_of(match.definition.dtype) - len(arguments))
            yield [number, kinds[event.key], *arguments, *nothing]
