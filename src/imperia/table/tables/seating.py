"""Who sits where: joining, leaving, filling with bots, moving a seat to another device, and a rematch."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Callable

from sqlalchemy import delete, insert, select

from imperia.table.errors import Refused
from imperia.table.people import Person, hash_of
from imperia.table.store import Change
from imperia.table.store.schema import links
from imperia.table.tables import fairness
from imperia.table.tables.absence import stand_in
from imperia.table.tables.bots import check_level
from imperia.table.tables.details import (
    BOT,
    FINISHED,
    OPEN,
    PERSON,
    RUNNING,
    WAITING,
    Details,
    Seat,
    seat_to_update,
    to_update,
)
from imperia.table.tables.hall import Hall, fresh_id
from imperia.table.tables.opening import add_table, name_bots
from imperia.table.tables.table import Table


def _check_waiting(table: Table) -> None:
    if table.details.status != WAITING:
        raise Refused("already-started")


async def _change_seats(table: Table, change: Callable[[list[Seat]], list[int]], start: bool = False) -> None:
    """Change some seats, first in the database, and start the match if nothing else was missing. `change`
    works on a copy and returns the seats that it changed."""
    details = table.details
    draft = copy.copy(details)
    draft.seats = [copy.copy(seat) for seat in details.seats]
    changed = change(draft.seats)
    name_bots(draft.seats)
    if start or draft.ready:
        await table.start(draft.seats, changed)
        return
    updates = [seat_to_update(draft, seat, was=details.seats[seat]) for seat in changed]
    await table.store(Change(statements=updates))
    details.seats = draft.seats
    table.audience.tell_table()


async def join(table: Table, person: Person, seat: int | None) -> None:
    """Sit down at an open seat."""
    _check_waiting(table)
    details = table.details
    if details.held_by(person.id):
        raise Refused("already-seated")
    if seat is not None:
        table.check_seat(seat)
    free = [number for number, place in enumerate(details.seats) if place.kind == OPEN]
    if not free or (seat is not None and seat not in free):
        raise Refused("no-free-seat")
    chosen = free[0] if seat is None else seat

    def sit(seats: list[Seat]) -> list[int]:
        seats[chosen] = Seat(PERSON, person.nickname, person.id)
        return [chosen]

    await _change_seats(table, sit)


async def leave(table: Table, person: Person) -> None:
    """Before the match the seat becomes free; during it a bot stands in."""
    own = table.details.held_by(person.id)
    if not own:
        raise Refused("not-your-seat")
    if table.details.status == RUNNING:
        for seat in own:
            await stand_in(table, seat, wished=True)
        return
    _check_waiting(table)

    def stand_up(seats: list[Seat]) -> list[int]:
        for seat in own:
            seats[seat] = Seat(OPEN)
        return own

    await _change_seats(table, stand_up)


async def fill(table: Table, person: Person, seat: int, level: str | None) -> None:
    """The host puts a bot at an open seat."""
    table.check_host(person)
    _check_waiting(table)
    table.check_seat(seat)
    if table.details.seats[seat].kind != OPEN:
        raise Refused("no-free-seat")
    await _fill(table, [seat], check_level(level))


async def _fill(table: Table, open_seats: list[int], level: str, start: bool = False) -> None:
    def put_bots(seats: list[Seat]) -> list[int]:
        for seat in open_seats:
            seats[seat] = Seat(BOT, level=level)
        return open_seats

    await _change_seats(table, put_bots, start)


async def start_now(table: Table, person: Person, level: str | None) -> None:
    """The host starts the match; bots take the seats that are still open."""
    table.check_host(person)
    _check_waiting(table)
    open_seats = [number for number, seat in enumerate(table.details.seats) if seat.kind == OPEN]
    await _fill(table, open_seats, check_level(level), start=True)


# ----- Personal links


async def make_link(table: Table, person: Person, seat: int) -> str:
    """A code that moves the seat, once, to the person who uses it."""
    table.own_seat(person, seat)
    code = secrets.token_urlsafe(18)
    row = {
        "code_hash": hash_of(code),
        "table_id": table.details.id,
        "seat": seat,
        "created": table.hall.time.now(),
    }
    old = delete(links).where((links.c.table_id == table.details.id) & (links.c.seat == seat))
    await table.store(Change(statements=[old, insert(links).values(row)]))
    return code


async def claim(hall: Hall, person: Person, code: str) -> Table:
    query = select(links.c.table_id).where(links.c.code_hash == hash_of(code))
    table_id = await hall.database.read(lambda connection: connection.execute(query).scalar())
    if table_id is None:
        raise Refused("unknown-link")
    table = await hall.find(table_id)
    await table.worker.ask(lambda: _claim(table, person, hash_of(code)))
    return table


async def _claim(table: Table, person: Person, code_hash: str) -> None:
    query = select(links.c.seat).where(links.c.code_hash == code_hash)
    seat = await table.hall.database.read(lambda connection: connection.execute(query).scalar())
    if seat is None:  # somebody else was faster
        raise Refused("unknown-link")
    details = table.details
    draft = copy.copy(details)
    draft.seats = [copy.copy(place) for place in details.seats]
    draft.seats[seat].person = person.id
    draft.seats[seat].guest = False
    used = delete(links).where(links.c.code_hash == code_hash)
    await table.store(Change(statements=[seat_to_update(draft, seat, was=details.seats[seat]), used]))
    details.seats = draft.seats
    table.audience.welcome_all()


# ----- Again


async def rematch(hall: Hall, table: Table, person: Person) -> Table:
    """Another table for the same people with the same options; everybody moves one seat on."""
    details = table.details
    if details.status != FINISHED:
        raise Refused("not-finished")
    if not details.held_by(person.id):
        raise Refused("not-your-seat")
    if details.rematch is not None:
        return await hall.find(details.rematch)
    again = Details(
        id=fresh_id(),
        game=details.game,
        rules=details.rules,
        players=details.players,
        options=details.options,
        host=person.id,
        created=hall.time.now(),
        seats=[copy.copy(seat) for seat in details.seats[-1:] + details.seats[:-1]],
        clock=details.clock,
        open=False,
        hints=details.hints,
        chat=details.chat,
        private_chat=details.private_chat,
        luck=details.luck,
        spectators=details.spectators,
    )
    for seat in again.seats:
        seat.stand_in = seat.stand_in_since = None
    fairness.commit(again)
    new = await add_table(hall, again)
    details.rematch = again.id
    await table.store(Change(statements=[to_update(details, "rematch")]))
    table.audience.tell_table()
    return new
