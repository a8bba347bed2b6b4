"""Options: what is chosen before a match. Each is declared once, as a field of the game's class:

    class Options(GameOptions):
        edition = choice(Edition)
        map = file("a", "b")
        goods_tokens = flag()
        youngest = seat_number(SEATS)

That makes its field of the record, its checks, its place in a position's notation, on the command line and
on the page. Its words are `option-youngest`, `option-youngest-title` and one for each choice.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from itertools import combinations
from typing import Any, ClassVar
from urllib.parse import quote, unquote

import numpy as np

from imperia.games.errors import BadOption
from imperia.kernel.record import SEAT, Bits, Field, Struct, Values, i1
from imperia.words import Quoted, quoted

LOT = "lot"
BY_LOT = -1  # LOT in a record
ALL, NONE = "all", "none"
FLAGS = {"no": False, "yes": True}


class _UnknownPart(Exception):
    """An unknown part in the value of an option that takes several."""


def _as_given(value: Any) -> Any:
    return value


@dataclass(frozen=True, slots=True)
class Option:
    """One choice to make before a match; its help text is in the words of the game."""

    name: str
    type: type
    default: Any
    choices: tuple[Any, ...] = ()
    within: range | None = None  # for a number
    open_ended: bool = False  # other values than the choices are possible, e.g. a file
    among_people: Any = None  # the default at a table of people, where that is a different one
    only_with: Mapping[Any, Container[int]] = field(default_factory=dict, compare=False)
    """The numbers of players that a choice needs, where it does not go with all of them: a seat, say."""
    help: str = field(default="", compare=False)
    understand: Callable[[Any], Any] = field(default=_as_given, compare=False)
    """Turns other ways to say the same into a value; it returns what it does not know unchanged."""
    number: Callable[[Any], int] | None = field(default=None, compare=False)
    """A value as its field of the record has it; None if there is no such field."""
    studied: tuple[Any, ...] = field(default=(), compare=False)
    """The values that a study compares, where there are too many to compare them all."""
    suggested: tuple[Any, ...] = field(default=(), compare=False)
    """The values that a form offers at a click, where there are too many to offer them all."""

    def choices_with(self, players: int) -> tuple[Any, ...]:
        return tuple(choice for choice in self.choices if players in self.only_with.get(choice, (players,)))

    def checked(self, given: Any, players: int) -> Any:
        try:
            value = self.understand(given)
        except _UnknownPart as unknown:
            known = quoted(choice for choice in self.choices if "," not in choice)
            part = Quoted(unknown.args[0])
            raise BadOption("option-has-no-part", name=self.name, part=part, known=known) from None
        if type(value) is not self.type:
            raise self._other_value(value)
        if value not in self.choices:
            closed = self.choices and not self.open_ended
            if closed or (self.within is not None and value not in self.within):
                raise self._other_value(value)
        elif value not in self.choices_with(players):
            raise BadOption(
                "option-with-players",
                players=players,
                name=self.name,
                known=quoted(self.choices_with(players)),
                given=Quoted(value),
            )
        return value

    def _other_value(self, value: Any) -> BadOption:
        name, given = self.name, Quoted(value)
        if self.type is bool:
            return BadOption("option-takes-flag", name=name, given=given)
        if self.choices:
            known = quoted(self.choices)
            takes = "option-takes-path" if self.open_ended else "option-takes-choice"
            return BadOption(takes, name=name, known=known, given=given)
        if self.within is not None:
            least, most = str(self.within[0]), str(self.within[-1])
            return BadOption("option-takes-range", name=name, least=least, most=most, given=given)
        kind = "option-takes-number" if self.type is int else "option-takes-text"
        return BadOption(kind, name=name, given=given)

    # ----- In the notation of a position

    def written(self, value: Any) -> str:
        if self.type is bool:
            return ("no", "yes")[value]
        return quote(value, safe="") if self.open_ended else str(value)

    def read(self, text: str) -> Any:
        if self.type is bool:
            return FLAGS[text]
        if self.type is int:
            return int(text)
        return unquote(text) if self.open_ended else text


# ----- Declaring


@dataclass(frozen=True, slots=True)
class OptionField(Field):
    """A field of the record that holds an option."""

    option: Option = field(kw_only=True)


class GameOptions(Struct):
    """Base of the options of a game."""

    declared: ClassVar[tuple[Option, ...]] = ()

    players = i1(of=range(1, 9))

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        found = []
        for name, value in vars(cls).items():
            option = value.option if isinstance(value, OptionField) else value
            if isinstance(option, Option):
                found.append(replace(option, name=name))
        cls.declared = tuple(found)


def _in_record(option: Option, of: Values, none: int | None = None, kind: Any = np.int8) -> Any:
    return OptionField(kind, of=of, none=none, option=option)


def flag(among_people: bool | None = None) -> int:
    option = Option("", bool, False, among_people=among_people, number=int)
    return _in_record(option, range(2))  # type: ignore[no-any-return]


def choice(of: type[IntEnum], words: Sequence[str] = (), only_with: Mapping[str, Any] | None = None) -> int:
    """One of the members, by default the first; written by their names or by `words`."""
    choices = tuple(words or (member.name.lower() for member in of))
    members = dict(zip(choices, of, strict=True))
    option = Option(
        "", str, choices[0], choices, only_with=only_with or {}, number=lambda value: int(members[value])
    )
    return _in_record(option, of)  # type: ignore[no-any-return]


def several(of: type[IntEnum]) -> int:
    """Any of the members: "none", "all", or their names with commas between."""
    names = tuple(str(member.name).lower() for member in of)
    sets: dict[str, tuple[str, ...]] = {NONE: ()}
    for count in range(1, len(names)):
        sets |= {",".join(chosen): chosen for chosen in combinations(names, count)}
    sets[ALL] = names

    def understand(given: Any) -> Any:
        if isinstance(given, bool):
            return ALL if given else NONE
        if isinstance(given, str) and "," in given:
            given = [name.strip() for name in given.split(",")]
        if not isinstance(given, (list, tuple, set, frozenset)):
            return given
        for name in given:
            if name not in names:
                raise _UnknownPart(name)
        in_order = tuple(name for name in names if name in given)
        return next(text for text, chosen in sets.items() if chosen == in_order)

    def number(value: str) -> int:
        return int(sum(of[name.upper()] for name in sets[value]))

    option = Option("", str, NONE, tuple(sets), understand=understand, number=number)
    return _in_record(option, Bits(len(names)))  # type: ignore[no-any-return]


def whole_number(
    within: range, default: int, studied: tuple[int, ...] = (), suggested: tuple[int, ...] = ()
) -> int:
    option = Option("", int, default, within=within, number=int, studied=studied, suggested=suggested)
    kind = np.int8 if within[0] >= -128 and within[-1] < 128 else np.int32
    return _in_record(option, within, kind=kind)  # type: ignore[no-any-return]


def seat_number(seats: int) -> int:
    """The number of a seat, from 0."""
    option = Option("", int, 0, tuple(range(seats)), only_with=_seats_of_players(range(seats)), number=int)
    return _in_record(option, SEAT)  # type: ignore[no-any-return]


def seat_or_lot(seats: int) -> int:
    """A seat that is named, or one by lot."""
    named = tuple(map(str, range(seats)))
    option = Option(
        "",
        str,
        LOT,
        (LOT, *named),
        only_with=_seats_of_players(named),
        understand=lambda given: str(given) if type(given) is int else given,
        number=lambda value: BY_LOT if value == LOT else int(value),
    )
    return _in_record(option, SEAT, none=BY_LOT)  # type: ignore[no-any-return]


def file(*ours: str) -> Option:
    """The name of one of our own files (by default the first), or a path, or the text of a file. What the
    file holds is in the record; its name is not."""
    return Option("", str, ours[0], ours, open_ended=True)


def _seats_of_players(seats: Sequence[Any]) -> dict[Any, range]:
    """Each seat, as an option writes it, with the numbers of players that fill it."""
    return {seat: range(number + 1, len(seats) + 1) for number, seat in enumerate(seats)}


# ----- Options of a match


def check_options(
    game: str, options: Sequence[Option], players: int, given: Mapping[str, Any]
) -> dict[str, Any]:
    """Every option with its value; unknown names and impossible values are refused."""
    known = [option.name for option in options]
    for name in given:
        if name not in known:
            raise BadOption("unknown-option", game=game, name=Quoted(name), known=known)
    return {
        option.name: option.checked(given.get(option.name, option.default), players) for option in options
    }


def options_among_people(options: Sequence[Option]) -> dict[str, Any]:
    """What a table of people starts from where that is not the default."""
    return {option.name: option.among_people for option in options if option.among_people is not None}
