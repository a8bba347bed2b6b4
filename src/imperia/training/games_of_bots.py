"""Games between bots, for a network to learn from how one of them plays."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from typing import Any, NamedTuple

from numpy.typing import NDArray

from imperia.arena.numbers import seed_from
from imperia.arena.tournament import check_bot
from imperia.crew.here import Here
from imperia.crew.job import Job
from imperia.games import definition
from imperia.games.contract import Definition
from imperia.games.setting import Setting
from imperia.kernel.one import OneRecord
from imperia.minds import make_mind, make_ready, mind_in
from imperia.play import Match
from imperia.training.errors import BadTraining
from imperia.training.lessons import Settings
from imperia.training.merit import bots_among
from imperia.training.plan import Plan
from imperia.training.variety import options_in, variety
from imperia.words import Quoted


class Game(NamedTuple):
    """`setting` is the number that the players and options have among the settings of the training."""

    setting: int
    seed: int
    bots: list[str]  # at each seat
    moves: tuple[tuple[int, int], ...]  # the seat and the code, in the order in which they were made


class Decided(NamedTuple):
    """A decision, and how it was made."""

    state: NDArray[Any]  # one record
    setting: int
    seat: int
    code: int


def check_rivals(plan: Plan) -> None:
    """Checked before the first game."""
    game = definition(plan.game)
    for bot in bots_among(plan.rivals):
        check_bot(bot)
        mind = make_mind(bot)
        for wishes in variety(plan):
            mind_in(mind, game, _setting(game, wishes))  # refuses what a network has not learned


# ----- Playing them


def play_games(
    plan: Plan, settings: Settings, on_game: Callable[[int, int], None] = lambda done, of: None
) -> list[Game]:
    """As many games as the plan says, on all cores of this machine, with the bots among its rivals at seats
    drawn by lot; none if no rival is a bot. Each game depends only on the seed of the plan and its own
    number, unless a bot goes by the clock."""
    bots = bots_among(plan.rivals)
    if not bots:
        return []
    arguments = plan.game, settings, bots, plan.seed
    minds = [make_mind(bot) for bot in bots]
    make_ready(_dealt(definition(plan.game), settings[0], 0), minds=minds)  # once, before many processes
    job: Job[int, tuple[int, Game]] = Job(_player(*arguments), _player, arguments)
    found: dict[int, Game] = {}
    on_game(0, plan.rival_games)
    with closing(Here().do(job, range(plan.rival_games))) as played:
        for number, one in played:
            found[number] = one
            on_game(len(found), plan.rival_games)
    return [found[number] for number in range(plan.rival_games)]


def _player(*arguments: Any) -> Callable[[int], tuple[int, Game]]:
    return partial(play_game, *arguments)


def play_game(game: str, settings: Settings, bots: Sequence[str], seed: int, number: int) -> tuple[int, Game]:
    setting, own_seed = number % len(settings), seed_from(f"{seed} rivals {number}")
    match = _dealt(definition(game), settings[setting], own_seed)
    seated = random.Random(own_seed).choices(bots, k=match.players)
    failures: list[str] = []
    minds = [make_mind(bot, own_seed + seat, failures.append) for seat, bot in enumerate(seated)]
    while actors := match.actors:
        action = minds[actors[0]].choose(match, actors[0])
        if failures:
            raise BadTraining("train-rival-failed", bot=seated[actors[0]], why=Quoted(failures[0]))
        match.play(actors[0], action)
    return number, Game(setting, own_seed, seated, match.history)


def _dealt(game: Definition, wishes: dict[str, Any], seed: int) -> Match:
    return Match.dealt(game, _setting(game, wishes), seed)


def _setting(game: Definition, wishes: dict[str, Any]) -> Setting:
    return game.setting(wishes["players"], options_in(wishes))


# ----- Looking at them again


def moves_of(bot: str, games: Sequence[Game]) -> int:
    """How many moves the bot made, with or without a choice."""
    return sum(one.bots[seat] == bot for one in games for seat, _ in one.moves)


def decisions_of(bot: str, game: str, settings: Settings, games: Sequence[Game]) -> Iterator[Decided]:
    """All decisions of this bot in which there was something to decide."""
    rules = OneRecord()
    for one in games:
        state = _dealt(definition(game), settings[one.setting], one.seed).state
        for seat, code in one.moves:
            if (
                one.bots[seat] == bot
                and rules.settled(state, seat) is None
                and len(rules.legal(state, seat)) > 1
            ):
                yield Decided(state.copy(), one.setting, seat, code)
            rules.apply(state, seat, code)
