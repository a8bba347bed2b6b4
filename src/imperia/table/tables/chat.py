"""Chat at a table: lines for everybody, and lines for some seats alone.

A private line belongs to seats, not to people: the person who holds a seat now reads what was written to it
and from it, and somebody who holds several seats at one screen reads the lines of the seat whose view is
shown.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, insert, select

from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.protocol.described import ChatLine
from imperia.table.silence import check_may_speak
from imperia.table.store import Change
from imperia.table.store.schema import chat
from imperia.table.tables.details import CHAT_REMEMBERED, PERSON, Details, Said, bits_of
from imperia.table.tables.following import Overtaken
from imperia.table.tables.reading import chat_line
from imperia.table.tables.whole import Table

LONGEST_LINE = 500


def may_chat(details: Details, person: Person | None) -> bool:
    """Whether a person may read and write lines. At a table without spectators only people with a seat may,
    even before the match."""
    if details.held_by(person.id if person else None):
        return details.chat != "off"
    return details.chat == "all" and details.spectators


def may_read(details: Details, person: Person | None, seat: int | None, line: ChatLine) -> bool:
    """Whether this person, who has the view of this seat, may read a line."""
    if not may_chat(details, person):
        return False
    if line.to is None:
        return True
    return seat in (line.seat, *line.to) and seat in details.held_by(person.id if person else None)


def lines_for(table: Table, person: Person | None, seat: int | None) -> list[ChatLine]:
    """Those of the remembered lines that this person may read."""
    return [said.line for said in table.chat if may_read(table.details, person, seat, said.line)]


def remembered_from(table: Table) -> int:
    """The number of the first line that is remembered."""
    return table.chat[0].line.n if table.chat else 0


async def older_lines(
    table: Table, person: Person | None, seat: int | None, before: int | None
) -> list[ChatLine]:
    """The last lines that this person may read, or the last before a certain one."""
    if not may_chat(table.details, person):
        return []
    readable: ColumnElement[bool] = chat.c.readers.is_(None)
    if seat is not None:
        readable |= (chat.c.seat == seat) | (chat.c.readers.bitwise_and(bits_of([seat])) != 0)
    query = select(chat).where((chat.c.table_id == table.details.id) & readable)
    if before is not None:
        query = query.where(chat.c.n < before)

    def read(connection: Connection) -> list[ChatLine]:
        last = connection.execute(query.order_by(chat.c.n.desc()).limit(CHAT_REMEMBERED)).mappings().all()
        return [chat_line(row) for row in reversed(last)]

    return await table.hall.database.read(read)


def check_line(text: str) -> str:
    line = " ".join(text.split())
    if not 1 <= len(line) <= LONGEST_LINE or not line.isprintable():
        raise Refused("bad-chat", longest=LONGEST_LINE)
    return line


def _check_readers(table: Table, seat: int | None, to: Sequence[int] | None) -> list[int] | None:
    """The seats that a private line is for, checked and sorted; None for a line to everybody. There are no
    private lines before the match: a seat may still be left and taken by somebody for whom they are not
    meant."""
    if to is None:
        return None
    if seat is None:
        raise Refused("private-for-seats")
    if not table.details.private_chat:
        raise Refused("private-off")
    table.begun()
    for number in to:
        table.check_seat(number)
    if not to or seat in to or any(table.details.seats[number].kind != PERSON for number in to):
        raise Refused("bad-readers")
    return sorted(set(to))


async def say(
    table: Table,
    person: Person,
    text: str,
    client_id: str | None = None,
    to: Sequence[int] | None = None,
    by: int | None = None,
) -> ChatLine:
    """Store a line and send it to everybody who may read it."""
    details = table.details
    if by is not None:
        table.own_seat(person, by)
    if not may_chat(details, person):
        raise Refused("chat-off")
    await check_may_speak(table.hall.database, person, table.hall.time.now())
    own = details.held_by(person.id)
    seat = by if by is not None or not own else own[0]
    readers = _check_readers(table, seat, to)
    text = check_line(text)
    if client_id is not None:
        for said in table.chat:
            this = (said.person, said.client_id, said.line.text, said.line.to)
            if this == (person.id, client_id, text, readers):
                return said.line  # sent again because the answer got lost
    name = person.nickname if seat is None else details.seats[seat].name
    at = table.hall.time.now()
    line = ChatLine(table.chat_lines, name, seat, text, at, readers)
    row = {
        "table_id": details.id,
        "n": line.n,
        "seat": seat,
        "name": name,
        "text": text,
        "at": at,
        "person": person.id,
        "client_id": client_id,
        "readers": None if readers is None else bits_of(readers),
    }
    try:
        await table.store(Change(statements=[insert(chat).values(row)]))
    except Overtaken:  # by a line from another server
        return await say(table, person, text, client_id, to, by)
    table.chat_lines += 1
    table.chat.append(Said(line, person.id, client_id))
    table.audience.tell_chat(line)
    return line
