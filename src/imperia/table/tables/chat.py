"""Chat at a table."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert

from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.protocol.described import ChatLine
from imperia.table.store import Change
from imperia.table.store.schema import chat
from imperia.table.tables.details import Details, Said
from imperia.table.tables.following import Overtaken
from imperia.table.tables.whole import Table

LONGEST_LINE = 500


def may_chat(details: Details, person: Person | None) -> bool:
    """Whether a person may read and write. At a table without spectators only those who sit there may, even
    before the match."""
    if details.held_by(person.id if person else None):
        return details.chat != "off"
    return details.chat == "all" and details.spectators


def lines_for(table: Table, person: Person | None) -> list[ChatLine]:
    """The last lines, if this person may read them."""
    return [said.line for said in table.chat] if may_chat(table.details, person) else []


def check_line(text: str) -> str:
    line = " ".join(text.split())
    if not 1 <= len(line) <= LONGEST_LINE or not line.isprintable():
        raise Refused("bad-chat", longest=LONGEST_LINE)
    return line


async def say(table: Table, person: Person, text: str, client_id: str | None = None) -> ChatLine:
    """Store a line and send it to everybody who may read it."""
    details = table.details
    if not may_chat(details, person):
        raise Refused("chat-off")
    text = check_line(text)
    if client_id is not None:
        for said in table.chat:
            if (said.person, said.client_id, said.line.text) == (person.id, client_id, text):
                return said.line  # sent again because the answer got lost
    own = details.held_by(person.id)
    seat = own[0] if own else None
    name = person.nickname if seat is None else details.seats[seat].name
    at = table.hall.time.now()
    line = ChatLine(table.chat_lines, name, seat, text, at)
    told = msgspec.structs.asdict(line)
    row = {"table_id": details.id, "person": person.id, "client_id": client_id, **told}
    try:
        await table.store(Change(statements=[insert(chat).values(row)]))
    except Overtaken:  # by a line from another server
        return await say(table, person, text, client_id)
    table.chat_lines += 1
    table.chat.append(Said(line, person.id, client_id))
    table.audience.tell_chat(line)
    return line
