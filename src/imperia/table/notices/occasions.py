"""What somebody should be told of a table. It depends on what is stored of the table, and when they last
looked."""

from __future__ import annotations

from typing import Final, NamedTuple

from imperia.table.protocol.described import DAY, DaysClock
from imperia.table.tables.details import FINISHED, PERSON, RUNNING, Details
from imperia.table.tables.listing import deadline_of

TURN: Final = "turn"
REMINDER: Final = "reminder"
STAND_IN: Final = "stand_in"
OVER: Final = "over"

HOUR = 3_600_000
CALM = 120_000  # during a quick exchange nobody is told anything
LATELY = 3 * DAY


class Occasion(NamedTuple):
    kind: str
    seat: int
    turn: int  # when it began: for each table and kind, it is told once


def occasions(details: Details, person: str, since: int, looked: int, now: int) -> list[Occasion]:
    """What to tell a person of what happened after both `since`, when they asked to be told, and `looked`,
    when they last saw the table or were told by their page."""
    own = details.held_by(person)
    if details.problem is not None or details.closed is not None:
        return []
    if not own or not _is_waited_for(details, person):
        return []
    if details.status == FINISHED:
        over = details.finished or 0
        told = max(since, looked, now - LATELY) < over <= now - CALM
        return [Occasion(OVER, own[0], over)] if told else []
    if details.status != RUNNING:
        return []
    return [*_turn(details, own, since, looked, now), *_stand_ins(details, own, since, looked)]


def _is_waited_for(details: Details, person: str) -> bool:
    """Whether anybody waits for this person. Nobody does if they play alone, with bots or at one screen; but
    even then days may run out."""
    others = any(seat.kind == PERSON and seat.person != person for seat in details.seats)
    return others or isinstance(details.clock, DaysClock)


def _turn(details: Details, own: list[int], since: int, looked: int, now: int) -> list[Occasion]:
    asked = dict(details.asked or ())
    mine = [seat for seat in own if seat in asked and details.seats[seat].bot is None]
    if not mine:
        return []
    first = min(mine, key=lambda seat: asked[seat])
    began = asked[first]
    if isinstance(details.clock, DaysClock):
        deadline = deadline_of(details, mine)
        near = details.clock.days * DAY // 4
        if deadline is not None and now < deadline <= now + near and looked <= now - HOUR:
            return [Occasion(REMINDER, first, began)]
    if max(since, looked) < began <= now - CALM:
        return [Occasion(TURN, first, began)]
    return []


def _stand_ins(details: Details, own: list[int], since: int, looked: int) -> list[Occasion]:
    places = [(seat, details.seats[seat].stand_in_since) for seat in own if details.seats[seat].stand_in]
    return [Occasion(STAND_IN, seat, at) for seat, at in places if at is not None and at > max(since, looked)]
