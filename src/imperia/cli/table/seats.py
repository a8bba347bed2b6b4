"""Who sits where: names, the letters that mark pieces on the map, and which seats people play."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from imperia.cli.errors import CommandError

if TYPE_CHECKING:
    from imperia.cli.speech import Speech
    from imperia.games.contract import Definition

LETTERS = "ABCDEFGH"
NEUTRAL_LETTER = "N"
USUAL_NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil", "Fela", "Gustaw", "Helena")
LONGEST_NAME = 20


@dataclass(frozen=True)
class Seats:
    names: tuple[str, ...]
    people: frozenset[int]
    minds: tuple[str, ...] = ()  # the bots at the other seats, in order, repeated as needed

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """Initials where they are all different, otherwise A, B, C and so on."""
        initials = tuple(name[0].upper() for name in self.names)
        distinct = len(set(initials)) == len(initials) and NEUTRAL_LETTER not in initials
        if distinct and all(len(initial) == 1 and initial.isalpha() for initial in initials):
            return initials
        return tuple(LETTERS[: len(self.names)])

    @property
    def watched_by(self) -> int | None:
        """Whose view the terminal shows: that of the only person, or a spectator's."""
        return next(iter(self.people)) if len(self.people) == 1 else None

    @property
    def bots(self) -> frozenset[int]:
        return frozenset(range(len(self.names))) - self.people

    def named(self, seats: Iterable[int]) -> str:
        return ", ".join(self.names[seat] for seat in sorted(seats))


def unnamed_seats(definition: Definition, players: int, lang: str) -> Seats:
    """For a match without names."""
    names = tuple(definition.words.say(lang, "seat-name", number=seat) for seat in range(players))
    return Seats(names, frozenset())


def seat_people(players: int, people: int | None, names: str | None, speech: Speech) -> Seats:
    """People take the first seats; names are given in seat order and have defaults."""
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > players:
        raise CommandError(speech("cli-too-many-names", given=len(given), players=players))
    for name in given:
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise CommandError(speech("cli-bad-name", name=repr(name), longest=LONGEST_NAME))
    if len({name.casefold() for name in given}) < len(given):
        raise CommandError(speech("cli-same-names"))
    count = people if people is not None else len(given) or 1
    if not 0 <= count <= players:
        raise CommandError(speech("cli-bad-people", people=str(count), players=players))
    initials = {name[0].upper() for name in given}
    spare = (name for name in USUAL_NAMES if name[0] not in initials)
    return Seats((*given, *(next(spare) for _ in range(players - len(given)))), frozenset(range(count)))


def write_seats(seats: Seats, *, over: bool) -> str:
    facts = {"names": seats.names, "people": sorted(seats.people), "bots": seats.minds, "over": over}
    return json.dumps(facts, ensure_ascii=False) + "\n"


class DamagedSeats(ValueError):
    """A `.seats` file that `write_seats` did not write."""


def read_seats(text: bytes, players: int) -> Seats:
    """What `write_seats` wrote for this many players."""
    try:
        saved = json.loads(text)
        names, people = [str(name) for name in saved["names"]], [int(seat) for seat in saved["people"]]
        minds = tuple(str(name) for name in saved.get("bots", ()))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise DamagedSeats from None
    fitting = len(names) == players and all(name and name.isprintable() for name in names)
    if not fitting or not set(people) <= set(range(players)):
        raise DamagedSeats
    return Seats(tuple(names), frozenset(people), minds)


def is_over(text: bytes) -> bool:
    """Whether a match is over, according to what `write_seats` wrote beside it."""
    try:
        over = json.loads(text)["over"]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise DamagedSeats from None
    if not isinstance(over, bool):
        raise DamagedSeats
    return over
