"""Enums for the decisions, refusals and events of a game, whose members also carry their clause or arguments.

In rules they are plain integers, numbered in the order in which they are written.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, Self


class Decisions(IntEnum):
    """What a game asks, in the order in which it is asked, each with its clause; the last member is
    the end of the game, at which nothing is asked."""

    clause: str

    def __new__(cls, clause: Any) -> Self:  # a text; `Decision(3)` finds a member by its number
        number = len(cls.__members__)
        member = int.__new__(cls, number)
        member._value_ = number
        member.clause = clause
        return member

    @classmethod
    def numbered(cls, number: int) -> Self:
        return list(cls)[number]


class Refusals(IntEnum):
    """Why an action that answers the open decision is not allowed, each with its clause."""

    clause: str

    def __new__(cls, clause: Any) -> Self:  # a text; `Refusal(3)` finds a member by its number
        number = len(cls.__members__) + 1  # 0 is ALLOWED
        member = int.__new__(cls, number)
        member._value_ = number
        member.clause = clause
        return member


@dataclass(frozen=True, slots=True)
class EventKind:
    """What is known of a kind of event."""

    key: str  # the key of its sentence: the name of the member
    arguments: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()  # arguments that only the event's own seat may know
    reveals: bool = False  # something hidden or random has come to light, so undo ends here


class Events(IntEnum):
    """What the log tells: `CARD_DRAWN = told("card", reveals=True)`."""

    _told: EventKind

    def __new__(cls, told: EventKind) -> Self:
        number = len(cls.__members__)
        member = int.__new__(cls, number)
        member._value_ = number
        member._told = told
        return member

    @property
    def kind(self) -> EventKind:
        return replace(self._told, key=self.name.lower().replace("_", "-"))


def told(*arguments: str, secret: tuple[str, ...] = (), reveals: bool = False) -> EventKind:
    """The declaration of an event, with the names of its arguments."""
    return EventKind("", arguments, secret, reveals)
