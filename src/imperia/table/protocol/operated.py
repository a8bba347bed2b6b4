"""What the operator of a server asks for and is told. Nothing that is secret in a match is part of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from imperia.table.protocol.described import Closed
from imperia.table.protocol.fields import Asked, Millis, SeatKind, Status, Told

# ----- What is told


class Measures(Told):
    """A server in short. Numbers from the database are those of all servers that share it."""

    version: str
    now: Millis
    since: Annotated[int, Meta(description="when this process started, in milliseconds")]
    tables: Annotated[dict[str, int], Meta(description="in the database, by status; closed ones as `closed`")]
    people: Annotated[int, Meta(description="people in the database")]
    tables_in_memory: Annotated[int, Meta(description="tables that this process has in memory")]
    connections: Annotated[int, Meta(description="live connections to this process")]
    people_connected: int
    actions: Annotated[int, Meta(description="actions of people and bots, since this process started")]
    refusals: Annotated[int, Meta(description="refusals of all kinds, since this process started")]
    errors: Annotated[int, Meta(description="those refusals that were the server's fault")]
    draining: bool


class OperatedSeat(Told):
    kind: SeatKind
    name: str


class OperatedTable(Told):
    """A table in the operator's list."""

    id: str
    game: str
    players: int
    status: Status
    host: Annotated[str, Meta(description="the nickname of the host")]
    created: Millis
    last_action: Annotated[int, Meta(description="when the last action was taken, in milliseconds")] | None
    closed: Closed | None
    seats: list[OperatedSeat]


class OperatedTables(Told):
    """A page of the list, newest first."""

    tables: list[OperatedTable]
    page: Annotated[int, Meta(description="the number of the page, from 0")]
    more: Annotated[bool, Meta(description="whether there is another page")]


class SilenceInfo(Told):
    since: Millis
    until: Annotated[int, Meta(description="when it ends, in milliseconds; null if never")] | None


class OperatedPerson(Told):
    """Somebody at a table: at its seats, as its host, or in its public chat."""

    id: str
    nickname: str
    seats: list[int]
    silence: SilenceInfo | None


class OperatedLine(Told):
    """A line of public chat."""

    n: int
    name: str
    person: str | None
    text: str
    at: Millis


class OperatedTableInfo(Told):
    """A table with its people and the end of its public chat, but nothing private."""

    table: OperatedTable
    people: list[OperatedPerson]
    chat: list[OperatedLine]


class SilencedPerson(Told):
    id: str
    silence: SilenceInfo | None


# ----- What is asked


class CloseTable(Asked):
    reason: Annotated[str, Meta(max_length=2000, description="told to people at the table")] | None = None


class SilencePerson(Asked):
    hours: Annotated[int, Meta(ge=1, le=24 * 366, description="for ever, if left out")] | None = None


class WhichOperated(Struct):
    which: Literal["all", "waiting", "running", "finished", "closed"] = "all"
    search: Annotated[str, Meta(max_length=100, description="what to look for in ids, games and names")] = ""
    page: Annotated[int, Meta(ge=0, le=100_000)] = 0
