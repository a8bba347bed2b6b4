"""Lists of tables for the front page: short, and from the database, whether a table is in memory or not."""

from __future__ import annotations

from sqlalchemy import Connection, Select, select

from imperia.games.contract import Facts
from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.store.schema import seats, tables
from imperia.table.tables.clocks import DAY
from imperia.table.tables.hall import Hall
from imperia.table.tables.reading import read_records
from imperia.table.tables.record import FINISHED, RUNNING, WAITING, Record

MOST = 50


async def listed(hall: Hall, person: Person | None, which: str, lang: str) -> list[Facts]:
    if which == "mine" and person is None:
        raise Refused("who-are-you")
    query = _query(which, person.id if person else "", hall.time.now() - DAY)

    def read(connection: Connection) -> list[Record]:
        return read_records(connection, [row.id for row in connection.execute(query.limit(MOST))])

    records = await hall.database.read(read)
    if which == "mine":  # whose turn it is, only the log says
        for record in records:
            if record.status == RUNNING and record.problem is None:
                try:
                    await hall.find(record.id)
                except Refused as problem:
                    record.problem = problem
    return [_short(hall, record, person, lang) for record in records]


def _query(which: str, person: str, since: int) -> Select[tuple[str]]:
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


def _short(hall: Hall, record: Record, person: Person | None, lang: str) -> Facts:
    loaded = hall.tables.get(record.id)
    actors = list(loaded.position.actors) if loaded is not None and loaded.position is not None else None
    own = record.held_by(person.id if person else None)
    return {
        "id": record.id,
        "game": record.game,
        "players": record.players,
        "status": record.status,
        "created": record.created,
        "started": record.started,
        "finished": record.finished,
        "clock": record.clock,
        "open": record.open,
        "seats": [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "mine": number in own,
                "stand_in": seat.stand_in,
            }
            for number, seat in enumerate(record.seats)
        ],
        "actors": actors,
        "my_turn": None if actors is None else any(seat in actors for seat in own),
        "ranking": record.ranking,
        "problem": None if record.problem is None else record.problem.json(lang),
    }
