"""Lists of tables for the front page: short, and from the database, whether a table is in memory or not."""

from __future__ import annotations

from sqlalchemy import Connection, Select, select

from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.protocol.described import DAY, ShortSeat, ShortTable
from imperia.table.protocol.fields import Which
from imperia.table.store.schema import seats, tables
from imperia.table.tables.details import FINISHED, RUNNING, WAITING, Details
from imperia.table.tables.hall import Hall
from imperia.table.tables.reading import read_details

MOST = 50


async def listed(hall: Hall, person: Person | None, which: Which, lang: str) -> list[ShortTable]:
    if which == "mine" and person is None:
        raise Refused("who-are-you")
    query = _query(which, person.id if person else "", hall.time.now() - DAY)

    def read(connection: Connection) -> list[Details]:
        return read_details(connection, [row.id for row in connection.execute(query.limit(MOST))])

    found = await hall.database.read(read)
    if which == "mine":  # only the log says whose turn it is
        for details in found:
            if details.status == RUNNING and details.problem is None:
                try:
                    await hall.find(details.id)
                except Refused as problem:
                    details.problem = problem
    return [_short(hall, details, person, lang) for details in found]


def _query(which: Which, person: str, since: int) -> Select[tuple[str]]:
    every, newest = select(tables.c.id), tables.c.created.desc()
    if which == "open":
        lately = tables.c.created > since
        return every.where((tables.c.status == WAITING) & tables.c.open & lately).order_by(newest)
    if which == "watch":
        return every.where((tables.c.status == RUNNING) & tables.c.spectators & tables.c.open).order_by(
            newest
        )
    if which == "recent":
        over = (tables.c.status == FINISHED) & tables.c.spectators & tables.c.open
        return every.where(over).order_by(tables.c.finished.desc())
    mine = select(seats.c.table_id).where(seats.c.person == person)
    return every.where(tables.c.id.in_(mine) | (tables.c.host == person)).order_by(
        tables.c.finished.is_not(None), newest
    )


def _short(hall: Hall, details: Details, person: Person | None, lang: str) -> ShortTable:
    loaded = hall.tables.get(details.id)
    actors = list(loaded.logged.actors) if loaded is not None and loaded.logged is not None else None
    own = details.held_by(person.id if person else None)
    return ShortTable(
        id=details.id,
        game=details.game,
        players=details.players,
        status=details.status,
        created=details.created,
        started=details.started,
        finished=details.finished,
        clock=details.clock,
        open=details.open,
        seats=[
            ShortSeat(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                mine=number in own,
                stand_in=seat.stand_in,
            )
            for number, seat in enumerate(details.seats)
        ],
        actors=actors,
        my_turn=None if actors is None else any(seat in actors for seat in own),
        ranking=details.ranking,
        problem=None if details.problem is None else details.problem.problem(lang),
    )
