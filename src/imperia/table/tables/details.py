"""What is stored of a table besides its log, and how it is written."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from typing import Final, NamedTuple, get_args

import msgspec
from sqlalchemy import Executable, Update, insert, update

from imperia.games.setting import Facts
from imperia.table.errors import Refused
from imperia.table.protocol.described import ChatLine, ClockRule
from imperia.table.protocol.fields import ChatKind, SeatKind, Status
from imperia.table.store.commits import MUST_MATCH
from imperia.table.store.schema import seats, tables

WAITING: Final = "waiting"
RUNNING: Final = "running"
FINISHED: Final = "finished"
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
STATUSES: tuple[Status, ...] = get_args(Status)
SEAT_KINDS: tuple[SeatKind, ...] = get_args(SeatKind)
CHAT_REMEMBERED = 100


@dataclass(slots=True)
class Seat:
    kind: SeatKind
    name: str = ""
    person: str | None = None
    level: str | None = None  # of the bot that sits here
    guest: bool = False  # a second person at the screen of the one who holds the seat
    stand_in: str | None = None  # level of the bot that plays while the person is away
    stand_in_since: int | None = None  # unless the person asked for it

    @property
    def bot(self) -> str | None:
        """The level of the bot that acts here now; None if a person does."""
        return self.level if self.kind == BOT else self.stand_in


@dataclass(slots=True)
class Details:
    id: str
    game: str
    rules: int
    players: int
    options: Facts
    host: str
    created: int
    seats: list[Seat]
    status: Status = WAITING
    started: int | None = None
    finished: int | None = None
    seed: int | None = None
    salt: str | None = None
    commitment: str | None = None
    position: str | None = None
    clock: ClockRule | None = None
    clock_state: Facts | None = None
    deadline: int | None = None
    open: bool = False
    hints: bool = True
    chat: ChatKind = "all"
    private_chat: bool = False
    luck: bool = False
    spectators: bool = True
    start_when_full: bool = True
    rematch: str | None = None
    copy_of: str | None = None
    ranking: list[list[int]] | None = None
    position_hash: str | None = None
    closed: int | None = None  # when, if the operator has closed it
    closed_because: str | None = None
    # The following fields follow from the log, when it had `asked_seq` rows.
    asked: list[tuple[int, int]] | None = field(default=None, compare=False)  # which seats and since when
    asked_seq: int | None = field(default=None, compare=False)
    asked_step: int | None = field(default=None, compare=False)
    asked_at: int | None = field(default=None, compare=False)
    problem: Refused | None = field(default=None, compare=False)  # why it cannot be opened; not stored

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def held_by(self, person: str | None) -> list[int]:
        """The seats of a person, including those of their guests."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    @property
    def ready(self) -> bool:
        """Whether the match can start by itself, because there is somebody at every seat."""
        return self.start_when_full and all(seat.kind != OPEN for seat in self.seats)

    @property
    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person is not None}


_COLUMNS = tuple(column.name for column in tables.columns)
SEAT_FIELDS = tuple(f.name for f in fields(Seat))


def _columns(details: Details, names: Iterable[str]) -> Facts:
    values = {name: getattr(details, name) for name in names}
    if values.get("seed") is not None:
        values["seed"] = str(values["seed"])
    if values.get("clock") is not None:
        values["clock"] = msgspec.to_builtins(values["clock"])
    return values


def _seat_row(details: Details, number: int) -> Facts:
    seat = details.seats[number]
    return {"table_id": details.id, "seat": number, **{name: getattr(seat, name) for name in SEAT_FIELDS}}


def to_insert(details: Details) -> list[Executable]:
    rows = [_seat_row(details, number) for number in range(len(details.seats))]
    return [insert(tables).values(_columns(details, _COLUMNS)), insert(seats).values(rows)]


def to_update(details: Details, *names: str) -> Update:
    return update(tables).where(tables.c.id == details.id).values(_columns(details, names))


def to_start(details: Details) -> Executable:
    """The statement that starts a waiting match. It must match a row, because another server may have been
    faster."""
    waits = tables.c.status == WAITING
    return to_update(details, "status", "started").where(waits).execution_options(**{MUST_MATCH: True})


def seat_to_update(details: Details, number: int, was: Seat | None = None) -> Executable:
    """The statement that stores a seat as it is in `details`. With `was`, the stored seat must still be that
    one, because another server may have been faster."""
    row = _seat_row(details, number)
    at = (seats.c.table_id == details.id) & (seats.c.seat == number)
    statement = update(seats).values(row)
    if was is None:
        return statement.where(at)
    same = (seats.c.kind == was.kind) & seats.c.person.is_not_distinct_from(was.person)
    return statement.where(at & same).execution_options(**{MUST_MATCH: True})


def bits_of(numbers: Iterable[int]) -> int:
    """A set of seats as one number, so that a database can select by it."""
    return sum(1 << number for number in set(numbers))


def seats_in(bits: int) -> list[int]:
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


class Said(NamedTuple):
    line: ChatLine
    person: str | None
    client_id: str | None  # the client's own id of the message


class Logged(NamedTuple):
    """A row of the log."""

    row: int
    seat: int
    code: int
    digest: int | None = None  # of the position that it led to; older logs have none


class Look(NamedTuple):
    """How many actions of a match a person has seen, and when."""

    step: int
    at: int


class Snapshot(NamedTuple):
    """The record of a match when its log had `seq` rows."""

    seq: int
    step: int
    rules: int
    layout: int
    record: bytes
    undoing: Facts
    fingerprint: str | None


@dataclass(slots=True)
class Stored:
    """Everything that is needed to go on with a table."""

    details: Details
    log: list[Logged] = field(default_factory=list)
    snapshots: list[Snapshot] = field(default_factory=list)
    chat: list[Said] = field(default_factory=list)
    chat_lines: int = 0
    looks: dict[str, Look] = field(default_factory=dict)
