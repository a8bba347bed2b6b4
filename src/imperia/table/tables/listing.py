"""Lists of tables for the front page: short, and read from the database, which has tables that are not in
memory, too."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, Select, select

from imperia.table.cluster.leases import Elsewhere
from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.protocol.described import DAY, DaysClock, ShortSeat, ShortTable
from imperia.table.protocol.fields import Which
from imperia.table.store.schema import looks, seats, tables
from imperia.table.tables.clocks import Clocks
from imperia.table.tables.details import FINISHED, RUNNING, WAITING, Details
from imperia.table.tables.hall import Hall
from imperia.table.tables.reading import read_details, read_lengths
from imperia.table.tables.table import Table
from imperia.table.tables.turns import Turns

MOST = 50


class _Found(NamedTuple):
    details: list[Details]
    lengths: dict[str, int]  # of the logs
    seen: dict[str, int]  # the last step that the person has seen


async def listed(hall: Hall, person: Person | None, which: Which, lang: str) -> list[ShortTable]:
    if which == "mine" and person is None:
        raise Refused("who-are-you")
    who = person.id if person else ""
    query = _query(which, who, hall.time.now() - DAY)

    def read(connection: Connection) -> _Found:
        ids = [row.id for row in connection.execute(query.limit(MOST))]
        if which != "mine":
            return _Found(read_details(connection, ids), {}, {})
        seen = select(looks.c.table_id, looks.c.step).where(
            (looks.c.person == who) & looks.c.table_id.in_(ids)
        )
        steps = {row.table_id: row.step for row in connection.execute(seen)}
        return _Found(read_details(connection, ids), read_lengths(connection, ids), steps)

    found = await hall.database.read(read)
    if which == "mine":
        for details in found.details:
            await _find_out_whose_turn_it_is(hall, details, found.lengths.get(details.id, 0))
    short = [_short(hall, each, person, found.seen.get(each.id), lang) for each in found.details]
    return sorted(short, key=_urgency) if which == "mine" else short


async def _find_out_whose_turn_it_is(hall: Hall, details: Details, length: int) -> None:
    """Find out whose turn it is. That is stored with the table; if it is behind the log, or cannot be relied
    on, the log has to say."""
    known = details.asked is not None and details.asked_seq == length and hall.can_be_opened(details.id)
    if details.status == RUNNING and details.problem is None and not known:
        try:
            await hall.find(details.id)
        except Elsewhere:
            if details.asked is None or details.asked_seq != length:
                await _replay(hall, details)
        except Refused as problem:
            details.problem = problem


async def _replay(hall: Hall, details: Details) -> None:
    """Find out from its log whose turn it is at a table that another server plays."""
    stored = await hall.stored(details.id)
    logged = await hall.folded(stored)
    if logged is not None:
        turns = Turns(stored.details, stored.log)
        turns.follow(logged.actors, logged.seq, logged.step, hall.time.now())
        details.asked, details.asked_step = list(turns.asked.items()), logged.step


def _urgency(table: ShortTable) -> tuple[bool, bool, int, int]:
    """A key for sorting: tables at which it is the person's turn come first, beginning with the nearest
    deadline; those without a deadline by how long they have waited. All others stay in their order."""
    if not table.my_turn or table.status != RUNNING:
        return True, False, 0, 0
    return False, table.deadline is None, table.deadline or 0, table.asked_since or 0


def _query(which: Which, person: str, since: int) -> Select[tuple[str]]:
    every, newest = select(tables.c.id), tables.c.created.desc()
    offered = every.where(tables.c.open & tables.c.closed.is_(None))
    if which == "open":
        lately = tables.c.created > since
        return offered.where((tables.c.status == WAITING) & lately).order_by(newest)
    if which == "watch":
        return offered.where((tables.c.status == RUNNING) & tables.c.spectators).order_by(newest)
    if which == "recent":
        over = (tables.c.status == FINISHED) & tables.c.spectators
        return offered.where(over).order_by(tables.c.finished.desc())
    mine = select(seats.c.table_id).where(seats.c.person == person)
    return every.where(tables.c.id.in_(mine) | (tables.c.host == person)).order_by(
        tables.c.finished.is_not(None), newest
    )


class _Now(NamedTuple):
    """Where a match stands."""

    asked: dict[int, int] | None
    step: int | None
    seen: int | None


def _now(loaded: Table | None, details: Details, person: Person | None, seen: int | None) -> _Now:
    if loaded is not None and loaded.logged is not None:
        seen = loaded.looks.seen(person.id) if person is not None else None
        return _Now(loaded.turns.asked, loaded.logged.step, seen)
    return _Now(None if details.asked is None else dict(details.asked), details.asked_step, seen)


def _short(hall: Hall, details: Details, person: Person | None, seen: int | None, lang: str) -> ShortTable:
    asked, step, seen = _now(hall.tables.get(details.id), details, person, seen)
    own = details.held_by(person.id if person else None)
    closed = details.closed is not None
    waited_for = () if closed else asked or ()
    mine = [seat for seat in own if seat in waited_for and details.seats[seat].bot is None]
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
        actors=None if asked is None else list(asked),
        my_turn=None if asked is None else bool(mine),
        step=step,
        seen_step=seen,
        since=None if step is None or seen is None else max(0, step - seen),
        asked_since=min((asked[seat] for seat in mine), default=None) if asked is not None else None,
        deadline=deadline_of(details, mine),
        ranking=details.ranking,
        closed=closed,
        problem=None if details.problem is None else details.problem.problem(lang),
    )


def deadline_of(details: Details, seats: list[int]) -> int | None:
    """When the first of these seats runs out of days."""
    if not isinstance(details.clock, DaysClock) or details.problem is not None:
        return None
    try:
        clocks = Clocks(details.clock, details.players, details.clock_state)
        return min((end for seat in seats if (end := clocks.runs_out(seat)) is not None), default=None)
    except (LookupError, TypeError):  # damaged, which is reported when the table is opened
        return None
