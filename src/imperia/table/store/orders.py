"""Orders of the operator: tables that are closed or opened again, people who are silenced or heard again.

They are columns of what they are about, so that whoever reads a table or a person knows them: servers that
run, those that start later, and a backup.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, Update, select, union, update

from imperia.table.store.schema import chat, people, seats, tables

LONGEST_REASON = 300
HOUR = 3_600_000
MOST_HOURS = 24 * 366
IS_CLOSED = tables.c.closed > 0  # for a comparison, unlike `IS NOT NULL`, SQLite uses the index


class Silence(NamedTuple):
    since: int
    until: int | None  # for good, where there is none


class Speaker(NamedTuple):
    """Somebody whom others at a table can read: at a seat, as its host, or in its public chat."""

    id: str
    nickname: str
    seats: list[int]
    silence: Silence | None


def fitting_reason(text: str | None) -> str | None:
    """On one line, or nothing if there is none; ValueError if people cannot be told it."""
    reason = " ".join((text or "").split())
    if len(reason) > LONGEST_REASON or not reason.isprintable():
        raise ValueError(text)
    return reason or None


# ----- To be stored: each changes one row, or none where there is nothing to change


def close(table_id: str, reason: str | None, now: int) -> Update:
    """Whoever closes a table again changes the reason."""
    return update(tables).where(tables.c.id == table_id).values(closed=now, closed_because=reason)


def reopen(table_id: str, clock_state: Any) -> Update:
    """Nobody's time has run meanwhile: whoever is asked gets the days of a turn anew. `clock_state` is what
    is stored of the clocks."""
    closed = (tables.c.id == table_id) & tables.c.closed.is_not(None)
    values: dict[str, Any] = {"closed": None, "closed_because": None, "deadline": None}
    if isinstance(clock_state, dict) and isinstance(clock_state.get("since"), list):
        values["clock_state"] = {**clock_state, "since": [None for _ in clock_state["since"]]}
    return update(tables).where(closed).values(values)


def silence(person: str, until: int | None, now: int) -> Update:
    return update(people).where(people.c.id == person).values(silenced=now, silenced_until=until)


def hear(person: str) -> Update:
    """Listen to somebody again."""
    silenced = (people.c.id == person) & people.c.silenced.is_not(None)
    return update(people).where(silenced).values(silenced=None, silenced_until=None)


# ----- As it is stored


class Closing(NamedTuple):
    """Whether a table is closed, and what is stored of its clocks."""

    closed: int | None
    clock_state: Any


def closing_of(connection: Connection, table_id: str) -> Closing | None:
    """None if there is no such table."""
    query = select(tables.c.closed, tables.c.clock_state).where(tables.c.id == table_id)
    row = connection.execute(query).one_or_none()
    return None if row is None else Closing(row.closed, row.clock_state)


def is_known(connection: Connection, person: str) -> bool:
    return connection.execute(select(people.c.id).where(people.c.id == person)).first() is not None


def silence_of(connection: Connection, person: str, now: int) -> Silence | None:
    query: Select[tuple[int | None, int | None]] = select(people.c.silenced, people.c.silenced_until)
    row = connection.execute(query.where(people.c.id == person)).one_or_none()
    return None if row is None else silence_in(row.silenced, row.silenced_until, now)


def silence_in(since: int | None, until: int | None, now: int) -> Silence | None:
    """What these columns say now: a silence that is over is none."""
    if since is None or (until is not None and until <= now):
        return None
    return Silence(since, until)


def speakers_at(connection: Connection, table_id: str, now: int) -> list[Speaker]:
    """Those at the seats first, in their order."""
    sitting = select(seats.c.person, seats.c.seat).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    of: dict[str, list[int]] = {}
    for person, seat in connection.execute(sitting):
        if person is not None:
            of.setdefault(person, []).append(seat)
    public = (chat.c.table_id == table_id) & chat.c.readers.is_(None)
    said = select(chat.c.person).where(public & chat.c.person.is_not(None))
    hosts = select(tables.c.host).where(tables.c.id == table_id)
    for person in sorted(connection.execute(union(said, hosts)).scalars()):
        of.setdefault(person, [])
    columns = select(people.c.id, people.c.nickname, people.c.silenced, people.c.silenced_until)
    found = {row.id: row for row in connection.execute(columns.where(people.c.id.in_(list(of))))}
    return [
        Speaker(id_, row.nickname, at, silence_in(row.silenced, row.silenced_until, now))
        for id_, at in of.items()
        if (row := found.get(id_)) is not None
    ]
