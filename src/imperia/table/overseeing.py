"""What the operator sees of a server, and the orders that the operator gives. Tables and people are read from
the database, so that any server answers for all that share it; only the measures of activity are those of
this process."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence

from sqlalchemy import ColumnElement, Connection, RowMapping, Update, exists, func, select

from imperia import __version__
from imperia.table import meters
from imperia.table.errors import Refused
from imperia.table.house import House
from imperia.table.protocol.described import Closed
from imperia.table.protocol.operated import (
    Measures,
    OperatedLine,
    OperatedPerson,
    OperatedSeat,
    OperatedTable,
    OperatedTableInfo,
    OperatedTables,
    SilencedPerson,
    SilenceInfo,
    WhichOperated,
)
from imperia.table.store import Change, Conflict, orders
from imperia.table.store.commits import MUST_MATCH
from imperia.table.store.orders import IS_CLOSED, Silence
from imperia.table.store.schema import actions, chat, people, seats, tables
from imperia.table.storing import store
from imperia.table.tables.details import CHAT_REMEMBERED, OPEN, SEAT_KINDS, STATUSES, WAITING

AT_ONCE = 25  # tables on a page
SERVER_ERROR = 500
CLOSED = "closed"
_log = logging.getLogger(__name__)

# ----- Measures


async def measured(house: House) -> Measures:
    in_all, known = await house.database.read(_counted)
    viewers = [viewer for table in house.hall.tables.values() for viewer in table.audience.viewers]
    refusals = meters.REFUSALS.values
    return Measures(
        version=__version__,
        now=house.time.now(),
        since=house.since,
        tables=in_all,
        people=known,
        tables_in_memory=len(house.hall.tables),
        connections=sum(house.connections.values()),
        people_connected=len({viewer.person.id for viewer in viewers if viewer.person is not None}),
        actions=sum(meters.ACTIONS.values.values()),
        refusals=sum(refusals.values()),
        errors=sum(n for (_, status), n in refusals.items() if int(status) >= SERVER_ERROR),
        draining=house.hall.draining,
    )


def _counted(connection: Connection) -> tuple[dict[str, int], int]:
    by_status = (
        select(tables.c.status, func.count()).where(tables.c.closed.is_(None)).group_by(tables.c.status)
    )
    found = dict.fromkeys((*STATUSES, CLOSED), 0)
    found.update({status: number for status, number in connection.execute(by_status) if status in found})
    closed = select(func.count()).select_from(tables).where(IS_CLOSED)
    found[CLOSED] = connection.execute(closed).scalar_one()
    return found, connection.execute(select(func.count()).select_from(people)).scalar_one()


# ----- Tables


async def listed(house: House, wanted: WhichOperated) -> OperatedTables:
    def read(connection: Connection) -> OperatedTables:
        newest = select(tables.c.id).order_by(tables.c.created.desc(), tables.c.id)
        page = newest.where(*_conditions(wanted)).limit(AT_ONCE + 1).offset(wanted.page * AT_ONCE)
        ids = connection.execute(page).scalars().all()
        shown = _read_tables(connection, ids[:AT_ONCE])
        return OperatedTables(shown, wanted.page, len(ids) > AT_ONCE)

    return await house.database.read(read)


def _conditions(wanted: WhichOperated) -> Iterable[ColumnElement[bool]]:
    if wanted.which == CLOSED:
        yield IS_CLOSED
    elif wanted.which != "all":
        yield (tables.c.status == wanted.which) & tables.c.closed.is_(None)
    text = wanted.search.replace("\0", "").strip()
    if text:
        sits = (seats.c.table_id == tables.c.id) & seats.c.name.icontains(text, autoescape=True)
        hosts = (people.c.id == tables.c.host) & people.c.nickname.icontains(text, autoescape=True)
        named = tables.c.id.icontains(text, autoescape=True) | tables.c.game.icontains(text, autoescape=True)
        yield named | exists().where(sits) | exists().where(hosts)


def _read_tables(connection: Connection, ids: Sequence[str]) -> list[OperatedTable]:
    last = (
        select(actions.c.at)
        .where(actions.c.table_id == tables.c.id)
        .order_by(actions.c.seq.desc())
        .limit(1)
        .scalar_subquery()
    )
    named = ("id", "game", "players", "status", "created", "closed", "closed_because")
    query = (
        select(*(tables.c[name] for name in named), people.c.nickname, last.label("last_action"))
        .join(people, people.c.id == tables.c.host)
        .where(tables.c.id.in_(ids))
    )
    sitting = select(seats.c.table_id, seats.c.kind, seats.c.name).where(seats.c.table_id.in_(ids))
    at: dict[str, list[OperatedSeat]] = {}
    for table_id, kind, name in connection.execute(sitting.order_by(seats.c.table_id, seats.c.seat)):
        at.setdefault(table_id, []).append(OperatedSeat(kind if kind in SEAT_KINDS else OPEN, name))
    found = {row["id"]: _table(row, at.get(row["id"], [])) for row in connection.execute(query).mappings()}
    return [found[table_id] for table_id in ids if table_id in found]


def _table(row: RowMapping, sitting: list[OperatedSeat]) -> OperatedTable:
    return OperatedTable(
        id=row["id"],
        game=row["game"],
        players=row["players"],
        status=row["status"] if row["status"] in STATUSES else WAITING,
        host=row["nickname"],
        created=row["created"],
        last_action=row["last_action"],
        closed=None if row["closed"] is None else Closed(row["closed"], row["closed_because"]),
        seats=sitting,
    )


async def shown(house: House, table_id: str) -> OperatedTableInfo:
    """One table as the operator sees it. Chat lines that are for some seats alone are not even read."""
    now = house.time.now()
    public = (chat.c.table_id == table_id) & chat.c.readers.is_(None)
    lines = select(chat.c.n, chat.c.name, chat.c.person, chat.c.text, chat.c.at).where(public)

    def read(connection: Connection) -> OperatedTableInfo:
        found = _read_tables(connection, [table_id])
        if not found:
            raise Refused("unknown-table")
        last = connection.execute(lines.order_by(chat.c.n.desc()).limit(CHAT_REMEMBERED)).all()
        speakers = orders.speakers_at(connection, table_id, now)
        return OperatedTableInfo(
            table=found[0],
            people=[OperatedPerson(*each[:3], _info(each.silence)) for each in speakers],
            chat=[OperatedLine(*line) for line in reversed(last)],
        )

    return await house.database.read(read)


def _info(silence: Silence | None) -> SilenceInfo | None:
    return None if silence is None else SilenceInfo(silence.since, silence.until)


# ----- Orders


async def close(house: House, table_id: str, reason: str | None) -> None:
    try:
        told = orders.fitting_reason(reason)
    except ValueError:
        raise Refused("bad-reason", longest=orders.LONGEST_REASON) from None
    await _give(house, orders.close(table_id, told, house.time.now()), "unknown-table")
    _log.info("the operator has closed a table", extra={"table": table_id})
    await _heed(house)


async def reopen(house: House, table_id: str) -> None:
    found = await house.database.read(lambda connection: orders.closing_of(connection, table_id))
    if found is None:
        raise Refused("unknown-table")
    await _give(house, orders.reopen(table_id, found.clock_state), "not-closed")
    _log.info("the operator has opened a table again", extra={"table": table_id})
    await _heed(house)


async def _heed(house: House) -> None:
    await house.hall.heed_orders()
    if house.cluster is not None:
        house.cluster.tell_ordered()


async def silence(house: House, person: str, hours: int | None) -> SilencedPerson:
    now = house.time.now()
    until = None if hours is None else now + hours * orders.HOUR
    await _give(house, orders.silence(person, until, now), "unknown-person")
    _log.info("the operator has silenced somebody", extra={"person": person})
    return SilencedPerson(person, SilenceInfo(now, until))


async def hear(house: House, person: str) -> SilencedPerson:
    if not await house.database.read(lambda connection: orders.is_known(connection, person)):
        raise Refused("unknown-person")
    await _give(house, orders.hear(person), "not-silenced")
    _log.info("the operator hears somebody again", extra={"person": person})
    return SilencedPerson(person, None)


async def _give(house: House, order: Update, otherwise: str) -> None:
    """Store an order that changes one row, or refuse it if there is no such row."""
    try:
        await store(house.database, Change(statements=[order.execution_options(**{MUST_MATCH: True})]))
    except Conflict:
        raise Refused(otherwise) from None
