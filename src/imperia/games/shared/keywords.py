"""Keywords of a position: each is checked for its kind before it is used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from enum import Enum
from typing import Any, TypeVar

import numpy as np

from imperia.errors import ImperiaError
from imperia.games.errors import BadPosition
from imperia.games.setting import Facts
from imperia.words import Quoted

MOST_PIECES = 99  # in one place; how many there are in all is checked when they are counted


def refuse_unless(fine: Any, key: str, /, **facts: Any) -> None:
    if not fine:
        raise BadPosition(key, **facts)


def phrase(key: str, /, **facts: Any) -> BadPosition:
    """What a keyword is about, for the sentence that says what is wrong with it."""
    return BadPosition(key, **facts)


def check_names(game: str, known: Iterable[str], given: Facts) -> None:
    names = [*known, "seed"]
    for name in given:
        refuse_unless(name in names, "position-no-name", game=game, name=Quoted(name), known=names)


@contextmanager
def making_a_position() -> Iterator[None]:
    """What goes wrong with values that no check has caught is an error of the position, too."""
    try:
        yield
    except ImperiaError:
        raise
    except (TypeError, AttributeError, LookupError, ArithmeticError, ValueError) as problem:
        raise BadPosition("position-unreadable", why=str(problem)) from problem


# ----- Kinds of values


def is_whole(value: Any) -> bool:
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool)


def whole(value: Any, what: Any, least: int, most: int) -> int:
    refuse_unless(
        is_whole(value) and least <= value <= most,
        "position-whole",
        what=what,
        least=str(least),
        most=str(most),
        given=Quoted(value),
    )
    return int(value)


def count(value: Any, what: Any) -> int:
    refuse_unless(
        is_whole(value) and 0 <= value <= MOST_PIECES, "position-count", what=what, given=Quoted(value)
    )
    return int(value)


def seat_number(value: Any, what: Any, players: int) -> int:
    refuse_unless(
        is_whole(value) and 0 <= value < players,
        "position-seat",
        what=what,
        last=players - 1,
        given=Quoted(value),
    )
    return int(value)


def yes_or_no(value: Any, what: Any) -> bool:
    refuse_unless(isinstance(value, (bool, np.bool_)), "position-flag", what=what, given=Quoted(value))
    return bool(value)


def word(value: Any, what: Any) -> str:
    refuse_unless(isinstance(value, str), "position-word", what=what, given=Quoted(value))
    return str(value)


Known = TypeVar("Known")
Member = TypeVar("Member", bound=Enum)


def names_of(members: Iterable[Member]) -> dict[str, Member]:
    """The members of an enumeration by the words that a position has for them."""
    return {member.name.lower(): member for member in members}


def one_of(value: Any, known: Mapping[str, Known], key: str, /, **facts: Any) -> Known:
    """What a word stands for; a refusal also tells the words that are known."""
    refuse_unless(isinstance(value, str) and value in known, key, known=list(known), **facts)
    return known[value]


def listed(value: Any, what: Any) -> list[Any]:
    fine = isinstance(value, Iterable) and not isinstance(value, (str, bytes, Mapping))
    refuse_unless(fine, "position-list", what=what, given=Quoted(value))
    return list(value)


def by_name(value: Any, what: Any) -> dict[Any, Any]:
    refuse_unless(isinstance(value, Mapping), "position-dictionary", what=what, given=Quoted(value))
    return dict(value)


def by_seat(given: Facts, what: Any, players: int) -> list[Any]:
    """One value for each seat, from the first on; those at the end may be left out."""
    values = listed(given.get(what, ()), what)
    refuse_unless(
        len(values) <= players, "position-more-seats-than-play", what=what, seats=len(values), players=players
    )
    return values
