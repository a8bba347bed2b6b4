"""What the people at a table decide together: taking actions back, and letting a bot stand in for somebody.

A bot always agrees. If it only stands in for a person, that person, too, has to agree before actions are
taken back.
"""

from __future__ import annotations

from functools import partial

from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.protocol.fields import ProposalKind
from imperia.table.tables.absence import check_replaceable, is_away, stand_in
from imperia.table.tables.details import PERSON
from imperia.table.tables.proposal import GO_ON, STAND_IN, UNDO, Proposal
from imperia.table.tables.whole import Table


async def propose(
    table: Table, person: Person, kind: ProposalKind, seat: int | None, seq: int | None = None
) -> None:
    """Propose something. Everybody concerned has to agree, except the person who proposes; if there is nobody
    else, it is done at once."""
    logged = table.halted() if kind == GO_ON else table.running()
    if seq is not None and seq != logged.seq:
        raise Refused("stale")
    if table.proposal is not None:
        raise Refused("proposal-open")
    if kind == UNDO:
        by = about = table.own_seat(person, seat)
        logged.undone_by_consent(by)
        needed = _people(table, person)
    elif kind == GO_ON:
        by = about = table.own_seat(person, seat)
        needed = _people(table, person)
    else:
        by = table.own_seat(person, None)
        about, absent = _absent_seat(table, person, seat)
        needed = [number for number in _people(table, person) if _decides_about(table, number, absent)]
    table.proposal = Proposal(kind, by, about, tuple(needed))
    if not await _carry_out(table):
        table.audience.tell_table()


def _people(table: Table, but: Person) -> list[int]:
    return [
        number
        for number, place in enumerate(table.details.seats)
        if place.kind == PERSON and place.person != but.id
    ]


def _absent_seat(table: Table, person: Person, seat: int | None) -> tuple[int, str]:
    """The seat at which a bot shall stand in, and its person. It has to be another person, who is away."""
    if seat is not None:
        table.check_seat(seat)
        place = table.details.seats[seat]
        if place.person is not None and place.person != person.id and place.stand_in is None:
            check_replaceable(table, place.person)
            return seat, place.person
    raise Refused("cannot-stand-in")


def _decides_about(table: Table, seat: int, absent: str) -> bool:
    """Whether the person at a seat has a say in who is replaced: people who are here and play themselves
    have."""
    place = table.details.seats[seat]
    here = place.person is not None and not is_away(table, place.person)
    return here and place.stand_in is None and place.person != absent


def lapses_with_return_of(table: Table, person: Person) -> bool:
    """Drop a proposal to replace a person who is back; returns whether there was one."""
    proposal = table.proposal
    if proposal is None or proposal.kind != STAND_IN:
        return False
    if table.details.seats[proposal.seat].person != person.id:
        return False
    table.proposal = None
    return True


async def answer(table: Table, person: Person, agree: bool, proposal_id: str | None = None) -> None:
    """Agree, or disagree, even after having agreed. The person who proposed may withdraw by disagreeing."""
    proposal = table.proposal
    own = table.details.held_by(person.id)
    if proposal is None or proposal_id not in (None, proposal.id):
        raise Refused("no-proposal")
    asked = [seat for seat in own if seat in proposal.needed]
    if agree:
        if proposal.agreed.issuperset(asked):
            raise Refused("no-proposal")
        proposal.agreed.update(asked)
    elif asked or proposal.by in own:
        table.proposal = None
    else:
        raise Refused("no-proposal")
    if not await _carry_out(table):
        table.audience.tell_table()


async def _carry_out(table: Table) -> bool:
    proposal = table.proposal
    if proposal is None or not proposal.accepted:
        return False
    table.proposal = None
    try:
        if proposal.kind == UNDO:
            undo = partial(table.running().undone_by_consent, proposal.by)
            match, steps = await table.hall.folding.do(undo)
            await table.take_back(proposal.by, match, steps)
        elif proposal.kind == GO_ON:
            await table.go_on_after_halt(proposal.by)
        else:
            await stand_in(table, proposal.seat)
    finally:
        table.audience.tell_table()
    return True
