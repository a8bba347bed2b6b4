"""Orders of the operator: tables that are closed or opened again, people who are silenced or heard again.

They are columns of what they are about, so that whoever reads a table or a person knows them: servers that
run, those that start later, and a backup.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, select, union, update

from imperia.table.store.schema import chat, people, seats, tables

LONGEST_REASON = 300
HOUR = 3_600_000
MOST_HOURS = 24 * 366


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


def close(connection: Connection, table_id: str, reason: str | None, now: int) -> bool:
    """False if there is no such table. Whoever closes it again changes the reason."""
    closed = update(tables).where(tables.c.id == table_id).values(closed=now, closed_because=reason)
    return connection.execute(closed).rowcount == 1


def reopen(connection: Connection, table_id: str) -> bool:
    """False if no such table is closed. Nobody's time has run meanwhile: whoever is asked gets the days of a
    turn anew."""
    found = select(tables.c.clock_state).where((tables.c.id == table_id) & tables.c.closed.is_not(None))
    row = connection.execute(found).one_or_none()
    if row is None:
        return False
    values: dict[str, Any] = {"closed": None, "closed_because": None, "deadline": None}
    if isinstance(row.clock_state, dict) and isinstance(row.clock_state.get("since"), list):
        stopped = [None for _ in row.clock_state["since"]]
        values["clock_state"] = {**row.clock_state, "since": stopped}
    connection.execute(update(tables).where(tables.c.id == table_id).values(values))
    return True


def silence(connection: Connection, person: str, until: int | None, now: int) -> bool:
    """False if there is nobody with this id."""
    values = {"silenced": now, "silenced_until": until}
    return connection.execute(update(people).where(people.c.id == person).values(values)).rowcount == 1


def hear(connection: Connection, person: str) -> bool:
    """Listen to somebody again; False if no such person was silenced."""
    silenced = (people.c.id == person) & people.c.silenced.is_not(None)
    values = {"silenced": None, "silenced_until": None}
    return connection.execute(update(people).where(silenced).values(values)).rowcount == 1


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
