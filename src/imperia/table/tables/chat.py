"""Talk at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert

from imperia.games.contract import Facts
from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.store import Change
from imperia.table.store.schema import chat
from imperia.table.tables.following import Overtaken
from imperia.table.tables.record import Record

if TYPE_CHECKING:
    from imperia.table.tables.table import Table

LONGEST_LINE = 500


def may_read_chat(record: Record, person: Person | None) -> bool:
    if record.chat == "seats":
        return bool(record.held_by(person.id if person else None))
    return record.chat == "all"


def check_line(text: str) -> str:
    line = " ".join(text.split())
    if not 1 <= len(line) <= LONGEST_LINE or not line.isprintable():
        raise Refused("bad-chat", longest=LONGEST_LINE)
    return line


async def say(table: Table, person: Person, text: str) -> Facts:
    """Store a line and tell everybody who may read it."""
    record = table.record
    if not may_read_chat(record, person):
        raise Refused("chat-off")
    own = record.held_by(person.id)
    seat = own[0] if own else None
    name = person.nickname if seat is None else record.seats[seat].name
    at = table.hall.time.now()
    line = {"n": table.chat_lines, "name": name, "seat": seat, "text": check_line(text), "at": at}
    try:
        await table.store(Change(statements=[insert(chat).values(table_id=record.id, **line)]))
    except Overtaken:  # by a line that was said at another server
        return await say(table, person, text)
    table.chat_lines += 1
    table.chat.append(line)
    table.audience.tell_chat(line)
    return line
