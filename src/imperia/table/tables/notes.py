"""Private notes: each person has one at each table, and nobody else ever gets it.

They are read from the database whenever they are asked for, so all servers on it give the same answer.
"""

from __future__ import annotations

import unicodedata

from sqlalchemy import Executable, insert, select, update

from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.protocol.described import NoteInfo
from imperia.table.store import Change, Conflict
from imperia.table.store.commits import MUST_MATCH
from imperia.table.store.schema import notes
from imperia.table.tables.whole import Table

LONGEST_NOTE = 4000


async def note_of(table: Table, person: Person) -> NoteInfo:
    query = select(notes.c.version, notes.c.text).where(
        (notes.c.table_id == table.details.id) & (notes.c.person == person.id)
    )
    row = await table.hall.database.read(lambda connection: connection.execute(query).one_or_none())
    return NoteInfo(0, "") if row is None else NoteInfo(row.version, row.text)


def check_note(text: str) -> str:
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    stray = any(unicodedata.category(sign) == "Cc" and sign not in "\n\t" for sign in text)
    if len(text) > LONGEST_NOTE or stray:
        raise Refused("bad-note", longest=LONGEST_NOTE)
    return text


async def write_note(table: Table, person: Person, text: str, version: int) -> NoteInfo:
    """Write a note in place of the text with this version. A text that was written elsewhere since then is
    never overwritten."""
    text = check_note(text)
    note = NoteInfo(version + 1, text)
    try:
        await table.put(Change(statements=[_to_store(table, person, note)]))
    except Conflict:
        now = await note_of(table, person)
        if now == note:  # sent again because the answer got lost
            return now
        raise Refused("note-changed") from None
    return note


def _to_store(table: Table, person: Person, note: NoteInfo) -> Executable:
    values = {"version": note.version, "text": note.text, "at": table.hall.time.now()}
    if note.version == 1:
        return insert(notes).values(table_id=table.details.id, person=person.id, **values)
    same = (notes.c.table_id == table.details.id) & (notes.c.person == person.id)
    statement = update(notes).where(same & (notes.c.version == note.version - 1)).values(values)
    return statement.execution_options(**{MUST_MATCH: True})
