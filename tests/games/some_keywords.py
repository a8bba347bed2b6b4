"""Keywords of which somebody might make a position, right or wrong: parts of real positions, put together
anew, with numbers, lists and words changed here and there."""

from __future__ import annotations

import copy
import random
from functools import cache
from typing import Any

from tests.games.every_game import terms_of

Keywords = dict[str, Any]
MOMENTS = 40  # how many real positions the parts come from
MOST_ACTIONS = 200
KINDRED = ("players", "tiles", "map", "cells")  # parts of moments that differ in these rarely fit together
ODD_VALUES: tuple[Any, ...] = (
    *(None, True, 1.5, -1, 0, 7, 99, 300, 1 << 70, "", "x", "7", b"x", (1, 2, 3)),
    *([], {}, [[]], [None], {"x": 1}, {7: [1]}, {1.0: [2]}, {"step": []}),
)


@cache
def moments(name: str) -> list[Keywords]:
    """The keywords of positions from random games, early and late, of all sorts of options."""
    terms = terms_of(name)
    return [terms.definition.read(match.notation) for match in terms.moments(MOMENTS, MOST_ACTIONS)]


@cache
def names_of_keywords(name: str) -> list[str]:
    return sorted({key for moment in moments(name) for key in moment})


def some_keywords(name: str, chooser: random.Random) -> Keywords:
    """A few parts of several moments, or nearly all of one, with some changes."""
    home = chooser.choice(moments(name))
    if chooser.random() < 0.6:
        base = {key: copy.deepcopy(value) for key, value in home.items() if chooser.random() > 0.1}
    else:
        base = {key: home[key] for key in KINDRED if key in home}
        for _ in range(chooser.randrange(1, 7)):
            _take_over(base, name, home, chooser)
    for _ in range(chooser.choice((0, 1, 1, 2, 3))):
        key = chooser.choice(names_of_keywords(name))
        if key in base and chooser.random() < 0.6:
            base[key] = _changed(base[key], chooser)
        else:
            _take_over(base, name, home, chooser)
    return base


def odd_keywords(name: str, chooser: random.Random) -> Keywords:
    """Keywords such as those of `some_keywords`, with a value of the wrong kind among them."""
    base = some_keywords(name, chooser)
    key = chooser.choice(names_of_keywords(name))
    value = base.get(key)
    if isinstance(value, list) and value and chooser.random() < 0.5:
        value[chooser.randrange(len(value))] = chooser.choice(ODD_VALUES)
    elif isinstance(value, dict) and value and chooser.random() < 0.5:
        value[chooser.choice(list(value))] = chooser.choice(ODD_VALUES)
    else:
        base[key] = chooser.choice(ODD_VALUES)
    return base


def _take_over(base: Keywords, name: str, home: Keywords, chooser: random.Random) -> None:
    """Take over a part of another moment, most often of one that is set up like this one."""
    kindred = [moment for moment in moments(name) if all(moment.get(key) == home.get(key) for key in KINDRED)]
    source = chooser.choice(kindred if chooser.random() < 0.8 else moments(name))
    key = chooser.choice(sorted(source))
    base[key] = copy.deepcopy(source[key])


def _changed(value: Any, chooser: random.Random) -> Any:
    """Another value of the same kind: a number near this one, or a list that is longer, shorter or in another
    order."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + chooser.choice((-2, -1, 1, 2, 5))
    if isinstance(value, (list, tuple)):
        return _changed_list(list(value), chooser)
    if isinstance(value, dict) and value:
        key = chooser.choice(list(value))
        if chooser.random() < 0.3:
            return {other: value[other] for other in value if other != key}
        return {**value, key: _changed(value[key], chooser)}
    return value


def _changed_list(values: list[Any], chooser: random.Random) -> list[Any]:
    how = chooser.randrange(4) if values else 3
    if how == 0:
        place = chooser.randrange(len(values))
        values[place] = _changed(values[place], chooser)
    elif how == 1:
        values.pop(chooser.randrange(len(values)))
    elif how == 2:
        values.append(copy.deepcopy(chooser.choice(values)))
    else:
        chooser.shuffle(values)
    return values
