"""The settings of the matches that a network learns from: one of them is drawn for each deal."""

from __future__ import annotations

import random
from typing import Any

from imperia.games import definition
from imperia.games.contract import Definition
from imperia.games.errors import BadOption
from imperia.games.options import Option
from imperia.games.setting import Setting
from imperia.training.errors import BadTraining
from imperia.training.plan import Plan
from imperia.words import quoted

CHANGED = 0.4  # how likely an option is to be varied, in every other setting

Wishes = dict[str, Any]  # players and options


def variety(plan: Plan) -> list[Wishes]:
    """As many settings as the plan wants, with each number of players equally often; the same ones for the
    same plan. Half of them have the options that people play most."""
    game = definition(plan.game)
    numbers = plan.players or tuple(game.players)
    unknown = [number for number in numbers if number not in game.players]
    if unknown:
        raise BadTraining("train-players", given=quoted(unknown), known=quoted(game.players))
    others = _Others(game, random.Random(plan.seed))
    found: list[Wishes] = []
    for place in range(plan.settings):
        round_, turn = divmod(place, len(numbers))
        players = numbers[turn]
        given = plan.options_at(round_ // 2)
        setting = others.setting(players, given) if round_ % 2 else game.setting(players, given)
        found.append({"players": players, **setting.options})
    return found


def options_in(wishes: Wishes) -> dict[str, Any]:
    return {name: value for name, value in wishes.items() if name != "players"}


class _Others:
    """Settings with other options than the given ones. The values of each take turns, so that a network
    meets all of them, if there are enough settings."""

    def __init__(self, game: Definition, chance: random.Random) -> None:
        self._game, self._chance = game, chance
        self._waiting = {option.name: self._shuffled(option) for option in game.options}

    def setting(self, players: int, given: Wishes) -> Setting:
        """A setting whose options go together: some need others."""
        while True:
            wishes = dict(given)
            for option in self._game.options:
                values = values_of(option, players)
                if option.name not in given and values and self._chance.random() < CHANGED:
                    wishes[option.name] = self._next(option, values)
            try:
                return self._game.setting(players, wishes)
            except BadOption:
                continue

    def _shuffled(self, option: Option) -> list[Any]:
        values = {value: None for players in self._game.players for value in values_of(option, players)}
        return self._chance.sample(list(values), len(values))

    def _next(self, option: Option, possible: tuple[Any, ...]) -> Any:
        waiting = self._waiting[option.name]
        value = next(value for value in waiting if value in possible)
        waiting.remove(value)
        waiting.append(value)
        return value


def values_of(option: Option, players: int) -> tuple[Any, ...]:
    """The values of an option that a network learns; of numbers, only some."""
    if option.type is bool:
        return (False, True)
    return option.choices_with(players) or option.studied
