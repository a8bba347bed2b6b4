"""Reading tables back. If a table cannot be read, its details say why, and the others are read all the
same."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing
from typing import Any

import msgspec
from sqlalchemy import JSON, Connection, RowMapping, Text, cast, func, select
from sqlalchemy.exc import DBAPIError

from imperia.games import GAMES
from imperia.games import definition as find_definition
from imperia.minds import LEVELS
from imperia.table.errors import Refused
from imperia.table.protocol.described import ChatLine, ClockRule
from imperia.table.store.schema import actions, chat, looks, seats, snapshots, tables
from imperia.table.tables.details import (
    CHAT_REMEMBERED,
    OPEN,
    SEAT_FIELDS,
    SEAT_KINDS,
    STATUSES,
    WAITING,
    Details,
    Logged,
    Look,
    Said,
    Seat,
    Snapshot,
    Stored,
    seats_in,
)

_JSON = tuple(column.name for column in tables.columns if isinstance(column.type, JSON))
# JSON is read as text: the driver would decode either all rows or none.
_AS_TEXT = [
    cast(column, Text).label(column.name) if column.name in _JSON else column for column in tables.columns
]


_KINDS: dict[str, Any] = {"clock": ClockRule | None, "ranking": list[list[int]] | None}
_ASKED = list[tuple[int, int]]


def read_details(connection: Connection, ids: Sequence[str]) -> list[Details]:
    """The details of those tables that exist, in the order of `ids`. `Details.problem` says why a table
    cannot be opened."""
    try:
        return _read_details(connection, ids)
    except DBAPIError as problem:
        if not _is_garbled(problem):
            raise
    if len(ids) == 1:
        return [_nothing_but(ids[0])]
    return [details for table_id in ids for details in read_details(connection, [table_id])]


def _read_details(connection: Connection, ids: Sequence[str]) -> list[Details]:
    rows = connection.execute(select(*_AS_TEXT).where(tables.c.id.in_(ids))).mappings().all()
    places = connection.execute(
        select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    ).mappings()
    at: dict[str, list[Seat]] = {}
    for place in places:
        at.setdefault(place["table_id"], []).append(Seat(**{name: place[name] for name in SEAT_FIELDS}))
    found = {row["id"]: _details(dict(row), at.get(row["id"], [])) for row in rows}
    return [found[table_id] for table_id in ids if table_id in found]


def _is_garbled(problem: DBAPIError) -> bool:
    """Whether SQLite found bytes that are no text where there should be text."""
    return "Could not decode to UTF-8" in str(problem.orig)


def _nothing_but(table_id: str) -> Details:
    damaged = Refused("broken-table", part="settings")
    return Details(table_id, "", 0, 0, {}, "", 0, [], problem=damaged)


def _details(row: dict[str, Any], places: list[Seat]) -> Details:
    problem = None
    row["asked"] = _asked(row["asked"])
    for name in (*_JSON, "seed"):
        if name == "asked":
            continue
        try:
            row[name] = None if row[name] is None else json.loads(row[name])
        except ValueError:
            problem = Refused("broken-table", part="settings")
            row[name] = None
    for name, kind in _KINDS.items():
        try:
            row[name] = msgspec.convert(row[name], kind)
        except msgspec.ValidationError:
            problem = Refused("broken-table", part="settings")
            row[name] = None
    details = Details(**row, seats=places)
    details.problem = problem or _problem(details)
    if details.problem is not None:
        _blank_what_nobody_knows(details)
    return details


def _asked(text: str | None) -> list[tuple[int, int]] | None:
    """Which seats are asked, and since when; None if that cannot be read. It follows from the log, so a table
    can be opened without it."""
    try:
        return None if text is None else msgspec.json.decode(text, type=_ASKED | None)
    except msgspec.DecodeError:
        return None


def _blank_what_nobody_knows(details: Details) -> None:
    """Replace values that are not among the declared ones: damaged tables are listed, too, and a list may
    have only declared values."""
    if details.status not in STATUSES:
        details.status = WAITING
    for seat in details.seats:
        if seat.kind not in SEAT_KINDS:
            seat.kind = OPEN


def _problem(details: Details) -> Refused | None:
    """Why a match with such details cannot go on here."""
    if details.game not in GAMES:
        return Refused("missing-game", game=details.game)
    known = find_definition(details.game).version
    if details.status == WAITING and details.rules != known:
        return Refused("unknown-rules", version=details.rules, game=details.game, known=known)
    if details.status not in STATUSES or not isinstance(details.options, dict):
        return Refused("broken-table", part="settings")
    if len(details.seats) != details.players or not all(_is_whole(seat) for seat in details.seats):
        return Refused("broken-table", part="seats")
    return None


def _is_whole(seat: Seat) -> bool:
    return seat.kind in SEAT_KINDS and (seat.bot is None or seat.bot in LEVELS)


def read_stored(connection: Connection, table_id: str) -> Stored | None:
    """Everything that is stored of a table; None if there is no such table. One whose log has a gap is
    refused, since nobody knows what is missing."""
    found = read_details(connection, [table_id])
    if not found:
        return None
    if found[0].problem is not None:
        raise found[0].problem
    log = _log(connection, table_id)
    taken = connection.execute(
        select(*(snapshots.c[name] for name in Snapshot._fields))
        .where(snapshots.c.table_id == table_id)
        .order_by(snapshots.c.seq)
    )
    lines = _chat(connection, table_id)
    count = lines[-1].line.n + 1 if lines else 0
    seen = connection.execute(
        select(looks.c.person, looks.c.step, looks.c.at).where(looks.c.table_id == table_id)
    )
    by_person = {person: Look(step, at) for person, step, at in seen}
    return Stored(found[0], log, [Snapshot(*row) for row in taken], lines, count, by_person)


def _log(connection: Connection, table_id: str) -> list[Logged]:
    """The log, read through the driver alone: a long match has tens of thousands of rows, and SQLAlchemy
    takes longer for each of them than the database."""
    place = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    with closing(connection.connection.cursor()) as cursor:
        cursor.execute(
            f"SELECT seq, seat, code, digest FROM {actions.name} WHERE table_id = {place} ORDER BY seq",
            (table_id,),
        )
        log = list(map(Logged._make, cursor.fetchall()))
    for row, logged in enumerate(log):
        if logged[0] != row:
            raise Refused("broken-log", row=row)
    return log


Progress = tuple[bool, int | None, int, tuple[tuple[str, str | None, str | None], ...]]
"""How far a table is: whether it has begun and when it was closed, the length of its log, and who sits
where."""


def progress(details: Details, length: int) -> Progress:
    seats = tuple((seat.kind, seat.person, seat.stand_in) for seat in details.seats)
    return details.status != WAITING, details.closed, length, seats


def read_progress(connection: Connection, ids: Sequence[str]) -> list[tuple[str, Progress]]:
    last = select(func.max(actions.c.seq)).where(actions.c.table_id == tables.c.id).scalar_subquery()
    columns = select(tables.c.id, tables.c.status, tables.c.closed, last)
    rows = connection.execute(columns.where(tables.c.id.in_(ids))).all()
    sitting = connection.execute(
        select(seats.c.table_id, seats.c.kind, seats.c.person, seats.c.stand_in)
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    at: dict[str, list[tuple[str, str | None, str | None]]] = {}
    for table_id, kind, person, stand_in in sitting:
        at.setdefault(table_id, []).append((kind, person, stand_in))
    return [
        (table_id, (status != WAITING, closed, 0 if seq is None else seq + 1, tuple(at.get(table_id, ()))))
        for table_id, status, closed, seq in rows
    ]


def read_lengths(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """How many rows the logs of these tables have."""
    last = select(func.max(actions.c.seq)).where(actions.c.table_id == tables.c.id).scalar_subquery()
    rows = connection.execute(select(tables.c.id, last).where(tables.c.id.in_(ids)))
    return {table_id: 0 if seq is None else seq + 1 for table_id, seq in rows}


def _chat(connection: Connection, table_id: str) -> list[Said]:
    last = connection.execute(
        select(chat).where(chat.c.table_id == table_id).order_by(chat.c.n.desc()).limit(CHAT_REMEMBERED)
    ).mappings()
    return [Said(chat_line(row), row["person"], row["client_id"]) for row in reversed(last.all())]


def chat_line(row: RowMapping) -> ChatLine:
    to = None if row["readers"] is None else seats_in(row["readers"])
    return ChatLine(row["n"], row["name"], row["seat"], row["text"], row["at"], to)
