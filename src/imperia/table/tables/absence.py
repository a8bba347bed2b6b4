"""Time and absence: whose clock runs, who is out of time, and bots that stand in until a person is back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.store import Change
from imperia.table.tables.bots import USUAL_LEVEL
from imperia.table.tables.record import PERSON, RUNNING, seat_to_update, to_update

if TYPE_CHECKING:
    from imperia.table.tables.table import Table

RETRY = 1_000


def let_time_run(table: Table) -> None:
    """Whoever is asked now is on the clock; an alarm rings when the first of them is out of time."""
    record, clocks, now = table.record, table.clocks, table.hall.time.now()
    if clocks is None or record.clock is None:
        return
    asked = table.begun().actors if record.status == RUNNING else ()
    clocks.ask([seat for seat in asked if record.seats[seat].bot is None], now)
    deadline = clocks.deadline
    record.clock_state = clocks.state
    record.deadline = deadline if record.clock["kind"] == "days" else None
    table.hall.store_later(to_update(record, "clock_state", "deadline"))
    table.set_alarm(deadline, lambda: table.worker.post(lambda: time_is_up(table)))


async def time_is_up(table: Table) -> None:
    if table.clocks is None or table.record.status != RUNNING:
        return
    now = table.hall.time.now()
    try:
        for seat in table.clocks.out_of_time(now):
            await stand_in(table, seat)
    except Refused:  # not stored: the disk may be full for a while
        table.set_alarm(now + RETRY, lambda: table.worker.post(lambda: time_is_up(table)))
    else:
        let_time_run(table)


async def stand_in(table: Table, seat: int) -> None:
    """A bot plays for a person who is away."""
    place = table.record.seats[seat]
    if place.kind != PERSON or place.stand_in is not None:
        return
    await _set_stand_in(table, seat, USUAL_LEVEL)
    if table.clocks is not None:
        table.clocks.stand_in(seat, table.hall.time.now())
    table.proposal = None  # who has to agree may have changed
    let_time_run(table)
    table.audience.tell_table()
    table.thinking.ask()


async def give_back(table: Table, person: Person, seat: int | None) -> None:
    """The person wants the seat back."""
    seat = table.own_seat(person, seat)
    if table.record.seats[seat].stand_in is None:
        raise Refused("no-stand-in")
    await hand_back(table, seat)


async def hand_back(table: Table, seat: int) -> None:
    """The person is here again; a bot that is still thinking for him is not waited for."""
    if table.record.seats[seat].stand_in is None:
        return
    await _set_stand_in(table, seat, None)
    table.thinking.forget(seat)
    if table.clocks is not None:
        table.clocks.give_back(seat)
    let_time_run(table)
    table.audience.tell_table()


async def _set_stand_in(table: Table, seat: int, level: str | None) -> None:
    place = table.record.seats[seat]
    before, place.stand_in = place.stand_in, level
    try:
        await table.store(Change(statements=[seat_to_update(table.record, seat)]))
    except Refused:
        place.stand_in = before
        raise
