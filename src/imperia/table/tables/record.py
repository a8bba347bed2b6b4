"""What is stored of a table besides its log, and how it is written and read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

from sqlalchemy import Connection, Executable, insert, select, update

from imperia.games.contract import Facts
from imperia.table.store.schema import actions, chat, seats, tables

WAITING, RUNNING, FINISHED = "waiting", "running", "finished"
PERSON, BOT, OPEN = "person", "bot", "open"
CHAT_REMEMBERED = 100


@dataclass(slots=True)
class Seat:
    kind: str
    name: str = ""
    person: str | None = None
    level: str | None = None  # of the bot that sits here
    guest: bool = False  # a second person at the screen of the one who holds the seat
    stand_in: str | None = None  # level of the bot that plays while its person is away

    @property
    def bot(self) -> str | None:
        """The level of the bot that acts here now; None if a person does."""
        return self.level if self.kind == BOT else self.stand_in


@dataclass(slots=True)
class Record:
    id: str
    game: str
    rules: int
    players: int
    options: Facts
    host: str
    created: int
    seats: list[Seat]
    status: str = WAITING
    started: int | None = None
    finished: int | None = None
    seed: int | None = None
    salt: str | None = None
    commitment: str | None = None
    position: str | None = None
    clock: Facts | None = None
    clock_state: Facts | None = None
    deadline: int | None = None
    open: bool = False
    hints: bool = True
    chat: str = "all"
    spectators: bool = True
    start_when_full: bool = True
    rematch: str | None = None
    copy_of: str | None = None
    ranking: list[list[int]] | None = None
    position_hash: str | None = None

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def held_by(self, person: str | None) -> list[int]:
        """The seats of a person, his guests' included."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    @property
    def ready(self) -> bool:
        """Whether its match starts without anybody asking: somebody sits on every seat."""
        return self.start_when_full and all(seat.kind != OPEN for seat in self.seats)

    @property
    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person is not None}


_COLUMNS = tuple(column.name for column in tables.columns)
_SEAT_FIELDS = tuple(f.name for f in fields(Seat))


def _columns(record: Record, names: Iterable[str]) -> Facts:
    values = {name: getattr(record, name) for name in names}
    if values.get("seed") is not None:
        values["seed"] = str(values["seed"])
    return values


def _seat_row(record: Record, number: int) -> Facts:
    seat = record.seats[number]
    return {"table_id": record.id, "seat": number, **{name: getattr(seat, name) for name in _SEAT_FIELDS}}


def to_insert(record: Record) -> list[Executable]:
    rows = [_seat_row(record, number) for number in range(len(record.seats))]
    return [insert(tables).values(_columns(record, _COLUMNS)), insert(seats).values(rows)]


def to_update(record: Record, *names: str) -> Executable:
    return update(tables).where(tables.c.id == record.id).values(_columns(record, names))


def seat_to_update(record: Record, number: int) -> Executable:
    row = _seat_row(record, number)
    at = (seats.c.table_id == record.id) & (seats.c.seat == number)
    return update(seats).where(at).values(row)


class Said(NamedTuple):
    line: Facts  # as it is told
    person: str | None
    client_id: str | None  # the client's own id of the message


@dataclass(slots=True)
class Stored:
    """All that is needed to go on with a table."""

    record: Record
    log: list[tuple[int, int]] = field(default_factory=list)  # seat and code of each row, in order
    chat: list[Said] = field(default_factory=list)
    chat_lines: int = 0


def read_records(connection: Connection, ids: Sequence[str]) -> list[Record]:
    rows = connection.execute(select(tables).where(tables.c.id.in_(ids))).mappings().all()
    places = connection.execute(
        select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    ).mappings()
    at: dict[str, list[Seat]] = {}
    for place in places:
        at.setdefault(place["table_id"], []).append(Seat(**{name: place[name] for name in _SEAT_FIELDS}))
    found = {row["id"]: _record(dict(row), at[row["id"]]) for row in rows}
    return [found[table_id] for table_id in ids if table_id in found]


def _record(row: dict[str, Any], places: list[Seat]) -> Record:
    if row["seed"] is not None:
        row["seed"] = int(row["seed"])
    return Record(**row, seats=places)


def read_stored(connection: Connection, table_id: str) -> Stored | None:
    found = read_records(connection, [table_id])
    if not found:
        return None
    log = connection.execute(
        select(actions.c.seat, actions.c.code).where(actions.c.table_id == table_id).order_by(actions.c.seq)
    ).all()
    lines = connection.execute(
        select(chat).where(chat.c.table_id == table_id).order_by(chat.c.n.desc()).limit(CHAT_REMEMBERED)
    ).mappings()
    remembered = [
        Said(
            {name: line[name] for name in ("n", "name", "seat", "text", "at")},
            line["person"],
            line["client_id"],
        )
        for line in reversed(lines.all())
    ]
    count = remembered[-1].line["n"] + 1 if remembered else 0
    return Stored(found[0], [(seat, code) for seat, code in log], remembered, count)
