"""Agreements: texts that two sides sign, with a third seat as a witness. Nobody enforces them.

They are read from the database whenever they are asked for, so all servers on it give the same answer.
"""

from __future__ import annotations

from sqlalchemy import Connection, RowMapping, insert, select, update

from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.protocol.described import AgreementInfo
from imperia.table.protocol.fields import AgreementState
from imperia.table.protocol.wishes import AnswerAgreement, ProposeAgreement
from imperia.table.silence import check_may_speak
from imperia.table.store import Change, Conflict
from imperia.table.store.commits import MUST_MATCH
from imperia.table.store.schema import agreements
from imperia.table.tables.chat import may_chat
from imperia.table.tables.details import FINISHED, PERSON, RUNNING, Details, bits_of, seats_in
from imperia.table.tables.whole import Table

LONGEST_TEXT = 2000
MOST_BY_A_SEAT = 30
WITNESSED_FROM = 3  # seats with people, from which a witness is needed


def signers(agreement: AgreementInfo) -> list[int]:
    witness = [] if agreement.witness is None else [agreement.witness]
    return [agreement.by, agreement.other, *witness]


def may_read(details: Details, person: Person | None, seat: int | None, agreement: AgreementInfo) -> bool:
    """Whether a person who has the view of this seat may know of an agreement. At a table without private
    chat, proposals are not private either."""
    if seat in signers(agreement) and seat in details.held_by(person.id if person else None):
        return True
    if agreement.state == "standing":
        return agreement.open or details.status == FINISHED
    return not details.private_chat and may_chat(details, person)


async def agreements_for(table: Table, person: Person | None, seat: int | None) -> list[AgreementInfo]:
    found = await _all(table)
    return [agreement for agreement in found if may_read(table.details, person, seat, agreement)]


# ----- Proposing


def check_text(text: str) -> str:
    lines = [" ".join(line.split()) for line in text.strip().splitlines()]
    text = "\n".join(lines)
    if not 1 <= len(text) <= LONGEST_TEXT or not all(line.isprintable() for line in lines):
        raise Refused("bad-agreement", longest=LONGEST_TEXT)
    return text


def _check_running(table: Table) -> None:
    """Raise Refused unless the match runs. One that stands still after a change of the rules counts as
    running: its people still talk."""
    if table.details.status != RUNNING:
        raise Refused("not-running")


def _check_signers(table: Table, by: int, wish: ProposeAgreement) -> None:
    people = [number for number, seat in enumerate(table.details.seats) if seat.kind == PERSON]
    asked = [wish.other] if wish.witness is None else [wish.other, wish.witness]
    for seat in asked:
        table.check_seat(seat)
    witnessed = len(people) >= WITNESSED_FROM
    each_once = len({by, *asked}) == 1 + len(asked)
    if not each_once or not set(asked) <= set(people) or witnessed != (wish.witness is not None):
        raise Refused("bad-signers", witness="needed" if witnessed else "none")


async def propose(
    table: Table, person: Person, wish: ProposeAgreement, client_id: str | None
) -> AgreementInfo:
    """Store a proposal and tell it. The proposing seat has thereby signed."""
    _check_running(table)
    by = table.own_seat(person, wish.seat)
    if not may_chat(table.details, person):
        raise Refused("chat-off")
    await check_may_speak(table.hall.database, person, table.hall.time.now())
    if not wish.open and not table.details.private_chat:
        raise Refused("private-off")
    text = check_text(wish.text)
    _check_signers(table, by, wish)
    while True:
        if client_id is not None and (again := await _sent_before(table, person, client_id, text)):
            return again
        known = await _all(table)
        if sum(agreement.by == by for agreement in known) >= MOST_BY_A_SEAT:
            raise Refused("too-many-agreements", most=MOST_BY_A_SEAT)
        n = known[-1].n + 1 if known else 0
        row = {
            "table_id": table.details.id,
            "n": n,
            "by": by,
            "other": wish.other,
            "witness": wish.witness,
            "text": text,
            "open": wish.open,
            "state": "proposed",
            "signed": bits_of([by]),
            "at": table.hall.time.now(),
            "person": person.id,
            "client_id": client_id,
        }
        try:
            await table.put(Change(statements=[insert(agreements).values(row)]))
        except Conflict:  # another server has taken the number
            continue
        return await _tell(table, n)


# ----- Answering


async def answer(table: Table, person: Person, wish: AnswerAgreement) -> AgreementInfo:
    """Sign or decline. A seat that has signed may still decline until all have signed. The same answer sent
    again changes nothing."""
    seat = table.own_seat(person, wish.seat)
    while True:
        agreement = await _find(table, wish.n)
        if agreement is None or seat not in signers(agreement):
            raise Refused("unknown-agreement")
        state: AgreementState = "withdrawn" if seat == agreement.by else "declined"
        signed = {*agreement.signed, seat} if wish.sign else set(agreement.signed)
        if wish.sign:
            state = "standing" if signed.issuperset(signers(agreement)) else "proposed"
        if (agreement.state, set(agreement.signed)) == (state, signed):
            return agreement
        if agreement.state != "proposed":
            raise Refused("not-to-be-signed")
        _check_running(table)
        stands = state == "standing"
        values = {
            "state": state,
            "signed": bits_of(signed),
            "completed": table.hall.time.now() if stands else None,
            "step": table.begun().step if stands else None,
        }
        unchanged = (agreements.c.state == "proposed") & (agreements.c.signed == bits_of(agreement.signed))
        here = (agreements.c.table_id == table.details.id) & (agreements.c.n == wish.n)
        statement = update(agreements).where(here & unchanged).values(values)
        try:
            await table.put(Change(statements=[statement.execution_options(**{MUST_MATCH: True})]))
        except Conflict:  # another signer has answered at another server
            continue
        return await _tell(table, wish.n)


# ----- The database


async def _tell(table: Table, n: int) -> AgreementInfo:
    agreement = await _find(table, n)
    assert agreement is not None
    table.audience.tell_agreement(agreement)
    return agreement


def _agreement(row: RowMapping) -> AgreementInfo:
    same = ("n", "by", "other", "witness", "text", "open", "state", "at", "completed", "step")
    return AgreementInfo(**{name: row[name] for name in same}, signed=seats_in(row["signed"]))


async def _all(table: Table) -> list[AgreementInfo]:
    query = select(agreements).where(agreements.c.table_id == table.details.id).order_by(agreements.c.n)

    def read(connection: Connection) -> list[AgreementInfo]:
        return [_agreement(row) for row in connection.execute(query).mappings()]

    return await table.hall.database.read(read)


async def _find(table: Table, n: int) -> AgreementInfo | None:
    return next((agreement for agreement in await _all(table) if agreement.n == n), None)


async def _sent_before(table: Table, person: Person, client_id: str, text: str) -> AgreementInfo | None:
    query = select(agreements.c.n).where(
        (agreements.c.table_id == table.details.id)
        & (agreements.c.person == person.id)
        & (agreements.c.client_id == client_id)
        & (agreements.c.text == text)
    )
    n = await table.hall.database.read(lambda connection: connection.execute(query).scalar())
    return None if n is None else await _find(table, n)
