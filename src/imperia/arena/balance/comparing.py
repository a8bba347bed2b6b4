"""The same study with one option changed at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from imperia.arena.balance.figures import Course, Ending, figures_of
from imperia.arena.balance.playing import Kept, OnProgress, Run, play
from imperia.arena.balance.wording import PLAYERS
from imperia.crew.here import Workers
from imperia.games.contract import Definition
from imperia.games.errors import BadOption
from imperia.games.setting import Setting

PART = 4  # each alternative is played a quarter as often as the base
FEWEST = 100


@dataclass(frozen=True, slots=True)
class Alternative:
    """One option with another value than in the base."""

    option: str
    value: Any
    setting: Setting


@dataclass(frozen=True, slots=True)
class Compared:
    option: str
    value: Any
    players: int
    games: int
    course: Course
    endings: list[Ending]


def alternatives(definition: Definition, base: Setting) -> Iterator[Alternative]:
    """Every other number of players and every other value of each option that is possible with the rest."""
    for players in definition.players:
        if players != base.players:
            yield from _possible(definition, PLAYERS, players, players, base.options)
    for option in definition.options:
        values = option.studied or option.choices_with(base.players)
        if option.type is bool:
            values = (False, True)
        for value in values:
            if value != base.options[option.name]:
                changed = {**base.options, option.name: value}
                yield from _possible(definition, option.name, value, base.players, changed)


def _possible(
    definition: Definition, option: str, value: Any, players: int, options: dict[str, Any]
) -> Iterator[Alternative]:
    try:
        yield Alternative(option, value, definition.setting(players, options))
    except BadOption:
        return  # not possible with the rest: a swamp without tokens to explore, for example


def games_each(games: int) -> int:
    return min(games, max(FEWEST, games // PART))


def compare(
    alternative: Alternative,
    base: Run,
    on_progress: OnProgress | None = None,
    workers: Workers = None,
    kept: Kept | None = None,
) -> Compared:
    """Play the alternative, with the same seeds as the base."""
    games = games_each(base.games)
    name = f"{alternative.option}={alternative.value}"
    run = Run(base.definition, alternative.setting, base.bots, games, base.seed, name)
    figures = figures_of(play(run, on_progress, workers, kept))
    players = alternative.setting.players
    return Compared(alternative.option, alternative.value, players, games, figures.course, figures.endings)
