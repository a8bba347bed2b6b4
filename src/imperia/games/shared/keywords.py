"""Keywords of a position: each is checked for its kind before anything is made of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np

from imperia.errors import ImperiaError
from imperia.games.contract import BadPosition, Definition, Facts

MOST_PIECES = 99  # in one place; how many there are in all is checked when they are counted
MOST_CHANCE = (1 << 32) - 1
MOST_SEED = (1 << 64) - 1


def refuse_unless(fine: Any, problem: str) -> None:
    if not fine:
        raise BadPosition(problem)


def check_names(definition: Definition, known: Iterable[str], given: Facts) -> None:
    names = [*known, "seed"]
    for name in given:
        refuse_unless(
            name in names, f"a position of {definition.id} has no {name!r}; it can have: {', '.join(names)}"
        )


@contextmanager
def making_a_position() -> Iterator[None]:
    """What is left of values that nobody can make anything of is an error of the position's, too."""
    try:
        yield
    except ImperiaError:
        raise
    except (TypeError, AttributeError, LookupError, ArithmeticError, ValueError) as problem:
        raise BadPosition(f"this position cannot be read: {problem}") from problem


# ----- Kinds of values


def is_whole(value: Any) -> bool:
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool)


def whole(value: Any, what: str, least: int, most: int) -> int:
    refuse_unless(
        is_whole(value) and least <= value <= most,
        f"{what} is a whole number from {least} to {most}, not {value!r}",
    )
    return int(value)


def count(value: Any, what: str) -> int:
    refuse_unless(is_whole(value) and 0 <= value <= MOST_PIECES, f"{what} are counted from 0, not {value!r}")
    return int(value)


def seat_number(value: Any, what: str, players: int) -> int:
    refuse_unless(
        is_whole(value) and 0 <= value < players, f"{what} is a seat from 0 to {players - 1}, not {value!r}"
    )
    return int(value)


def yes_or_no(value: Any, what: str) -> bool:
    refuse_unless(isinstance(value, (bool, np.bool_)), f"{what} is True or False, not {value!r}")
    return bool(value)


def word(value: Any, what: str) -> str:
    refuse_unless(isinstance(value, str), f"{what} is a word, not {value!r}")
    return str(value)


def listed(value: Any, what: str) -> list[Any]:
    fine = isinstance(value, Iterable) and not isinstance(value, (str, bytes, Mapping))
    refuse_unless(fine, f"{what} is a list, not {value!r}")
    return list(value)


def by_name(value: Any, what: str) -> dict[Any, Any]:
    refuse_unless(isinstance(value, Mapping), f"{what} is a dictionary, not {value!r}")
    return dict(value)


def by_seat(given: Facts, what: str, players: int) -> list[Any]:
    """One value for each seat, from the first on; those at the end may be left out."""
    values = listed(given.get(what, ()), what)
    refuse_unless(len(values) <= players, f"{what} are of {len(values)} seats, and {players} play")
    return values


# ----- What positions of all games have


def chance_of(given: Facts) -> tuple[int, int, int]:
    """The stream of chance: by `chance`, as a line has it, or from the beginning of a `seed`."""
    refuse_unless(
        not ("seed" in given and "chance" in given), "a position has a 'seed' or its 'chance', not both"
    )
    seed = whole(given.get("seed", 0), "seed", 0, MOST_SEED)
    stream = listed(given.get("chance", (seed & MOST_CHANCE, seed >> 32, 0)), "chance")
    refuse_unless(len(stream) == 3, f"chance has 3 numbers, not {len(stream)}")
    key, number, drawn = (whole(part, "each part of chance", 0, MOST_CHANCE) for part in stream)
    return key, number, drawn


def least_players(given: Facts, lists: Iterable[str], maps: Iterable[str], seats: Iterable[str]) -> int:
    """Two, or as many as the keywords speak of: lists by seat, lists by seat of each region, and seats."""
    counts = [len(listed(given[name], name)) for name in lists if name in given]
    for name in maps:
        counts += [len(listed(counts, name)) for counts in by_name(given.get(name, {}), name).values()]
    for name in seats:
        value = given.get(name, 0)
        refuse_unless(is_whole(value), f"{name} is the number of a seat, not {value!r}")
        counts.append(int(value) + 1)
    return max(2, *counts)
