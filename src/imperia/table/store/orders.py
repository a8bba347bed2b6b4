"""Orders of the operator: tables that are closed or opened again, people who are silenced or heard again.

They are stored as columns of the table or the person that they are about, so that everything that reads these
knows them: servers that run, servers that start later, and a backup.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, Update, select, union, update

from imperia.table.store.schema import chat, people, seats, tables

LONGEST_REASON = 300
HOUR = 3_600_000
MOST_HOURS = 24 * 366
IS_CLOSED = tables.c.closed > 0  # for a comparison, but not for `IS NOT NULL`, SQLite uses the index


class Silence(NamedTuple):
    since: int
    until: int | None  # for good, if None


class Speaker(NamedTuple):
    """Somebody whom others at a table can read: at a seat, as its host, or in its public chat."""

    id: str
    nickname: str
    seats: list[int]
    silence: Silence | None


def fitting_reason(text: str | None) -> str | None:
    """A reason on one line; None if it is empty. Raises ValueError if it is too long or not printable."""
    reason = " ".join((text or "").split())
    if len(reason) > LONGEST_REASON or not reason.isprintable():
        raise ValueError(text)
    return reason or None


# ----- To be stored: each changes one row, or none if there is nothing to change


def close(table_id: str, reason: str | None, now: int) -> Update:
    """Close a table. Closing it again changes the reason."""
    return update(tables).where(tables.c.id == table_id).values(closed=now, closed_because=reason)


def reopen(table_id: str, clock_state: Any) -> Update:
    """Open a closed table again. Nobody's time has run meanwhile: seats that are asked get the days of their
    turn anew. `clock_state` is what is stored of the clocks."""
    closed = (tables.c.id == table_id) & tables.c.closed.is_not(None)
    values: dict[str, Any] = {"closed": None, "closed_because": None, "deadline": None}
    if isinstance(clock_state, dict) and isinstance(clock_state.get("since"), list):
        values["clock_state"] = {**clock_state, "since": [None for _ in clock_state["since"]]}
    return update(tables).where(closed).values(values)


def silence(person: str, until: int | None, now: int) -> Update:
    return update(people).where(people.c.id == person).values(silenced=now, silenced_until=until)


def hear(person: str) -> Update:
    """End the silence of a person."""
    silenced = (people.c.id == person) & people.c.silenced.is_not(None)
    return update(people).where(silenced).values(silenced=None, silenced_until=None)


# ----- As it is stored


class Closing(NamedTuple):
    """Whether a table is closed, and what is stored of its clocks."""

    closed: int | None
    clock_state: Any


def closing_of(connection: Connection, table_id: str) -> Closing | None:
    """How a table is closed; None if there is no such table."""
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
    """The silence that is stored in these columns; None if it is over by now."""
    if since is None or (until is not None and until <= now):
        return None
    return Silence(since, until)


def speakers_at(connection: Connection, table_id: str, now: int) -> list[Speaker]:
    """The people whom others at a table can read. Those at the seats come first, in the order of the
    seats."""
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
