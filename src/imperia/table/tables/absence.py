"""Time and absence: whose clock runs, who is out of time, and bots that stand in until a person is back."""

from __future__ import annotations

from math import ceil

from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.protocol.described import Clock, DaysClock
from imperia.table.store import Change
from imperia.table.tables.bots import USUAL_LEVEL
from imperia.table.tables.clocks import time_for
from imperia.table.tables.details import PERSON, RUNNING, seat_to_update, to_update
from imperia.table.tables.whole import Table

RETRY = 1_000


def let_time_run(table: Table) -> None:
    """Let the clocks of those who are asked now run, and set an alarm for when the first of them runs out of
    time."""
    table.follow_turns()
    details, clocks = table.details, table.clocks
    if clocks is None or details.clock is None or details.closed is not None:
        return
    now = time_for(details.clock, table.hall.time)
    asked = table.begun().actors if details.status == RUNNING else ()
    clocks.ask([seat for seat in asked if details.seats[seat].bot is None], now)
    deadline = clocks.deadline
    details.clock_state = clocks.state
    details.deadline = deadline if isinstance(details.clock, DaysClock) else None
    table.store_later(to_update(details, "clock_state", "deadline"))
    _ring_in(table, None if deadline is None else deadline - now)


def _ring_in(table: Table, milliseconds: int | None) -> None:
    table.set_alarm(milliseconds, lambda: table.worker.post(lambda: time_is_up(table)))


def shown_clocks(table: Table) -> list[Clock] | None:
    """The clock of each seat."""
    rules, time = table.details.clock, table.hall.time
    if table.clocks is None or rules is None:
        return None
    ahead = time.now() - time_for(rules, time)
    return [table.clocks.shown(seat, ahead) for seat in range(table.details.players)]


async def time_is_up(table: Table) -> None:
    rules = table.details.clock
    if table.clocks is None or rules is None or table.details.status != RUNNING:
        return
    if table.begun().halt is not None or table.details.closed is not None:  # nobody can act
        return
    try:
        for seat in table.clocks.out_of_time(time_for(rules, table.hall.time)):
            await stand_in(table, seat)
    except Refused:  # not stored: the disk may be full for a while
        _ring_in(table, RETRY)
    else:
        let_time_run(table)


def is_away(table: Table, person: str) -> bool:
    """Whether a person has been away for longer than a lost connection takes to come back."""
    away_for = table.audience.away_for(person)
    return away_for is not None and away_for >= table.hall.config.grace_seconds * 1000


def check_replaceable(table: Table, person: str) -> None:
    """Raise Refused unless the others may have a bot stand in for somebody. If a turn may take days, nobody
    has to be here."""
    if isinstance(table.details.clock, DaysClock):
        raise Refused("days-decide")
    if not is_away(table, person):
        raise Refused("still-here", seconds_away=ceil(table.hall.config.grace_seconds))


async def stand_in(table: Table, seat: int, wished: bool = False) -> None:
    """Have a bot play for a person who is away, or who wished it."""
    place = table.details.seats[seat]
    if place.kind != PERSON or place.stand_in is not None:
        return
    await _set_stand_in(table, seat, USUAL_LEVEL, None if wished else table.hall.time.now())
    if table.clocks is not None and table.details.clock is not None:
        table.clocks.stand_in(seat, time_for(table.details.clock, table.hall.time))
    table.proposal = None  # who has to agree may have changed
    let_time_run(table)
    table.audience.tell_table()
    table.thinking.ask()


async def give_back(table: Table, person: Person, seat: int | None) -> None:
    """Give the seat back to its person, who asks for it."""
    seat = table.own_seat(person, seat)
    if table.details.seats[seat].stand_in is None:
        raise Refused("no-stand-in")
    await hand_back(table, seat)


async def hand_back(table: Table, seat: int) -> None:
    """End the stand-in at a seat, because its person is back. A bot that is still thinking for it is not
    waited for."""
    if table.details.seats[seat].stand_in is None:
        return
    await _set_stand_in(table, seat, None)
    table.thinking.forget(seat)
    if table.clocks is not None:
        table.clocks.give_back(seat)
    let_time_run(table)
    table.audience.tell_table()


async def _set_stand_in(table: Table, seat: int, level: str | None, since: int | None = None) -> None:
    place = table.details.seats[seat]
    before = place.stand_in, place.stand_in_since
    place.stand_in, place.stand_in_since = level, since
    try:
        await table.store(Change(statements=[seat_to_update(table.details, seat)]))
    except Refused:
        place.stand_in, place.stand_in_since = before
        raise
