"""What the people of a table decide together: taking moves back, and letting a bot stand in for somebody.

A bot agrees for itself. Where it only stands in for a person, moves are taken back if that person agrees too.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from imperia.games.contract import Facts
from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.tables.absence import check_replaceable, is_away, stand_in
from imperia.table.tables.details import PERSON

if TYPE_CHECKING:
    from imperia.table.tables.table import Table

UNDO, STAND_IN = "undo", "stand_in"


@dataclass(slots=True)
class Proposal:
    kind: str
    by: int  # seat
    seat: int  # whom it is about
    needed: tuple[int, ...]  # seats whose people have to agree
    agreed: set[int] = field(default_factory=set)
    id: str = field(default_factory=lambda: secrets.token_hex(4))  # who agrees, agrees to what he was shown

    @property
    def accepted(self) -> bool:
        return self.agreed.issuperset(self.needed)

    def json(self) -> Facts:
        return {
            "id": self.id,
            "kind": self.kind,
            "by": self.by,
            "seat": self.seat,
            "agreed": sorted(self.agreed),
            "needed": list(self.needed),
        }


async def propose(table: Table, person: Person, kind: str, seat: int | None, seq: int | None = None) -> None:
    """Whoever is concerned has to agree, but for the one who asks; if there is nobody else, it is done."""
    logged = table.running()
    if seq is not None and seq != logged.seq:
        raise Refused("stale")
    if table.proposal is not None:
        raise Refused("proposal-open")
    if kind == UNDO:
        by = about = table.own_seat(person, seat)
        logged.undone_by_consent(by)
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
    """A bot may be asked to stand in for another person who is away, and for nobody else."""
    if seat is not None:
        table.check_seat(seat)
        place = table.details.seats[seat]
        if place.person is not None and place.person != person.id and place.stand_in is None:
            check_replaceable(table, place.person)
            return seat, place.person
    raise Refused("cannot-stand-in")


def _decides_about(table: Table, seat: int, absent: str) -> bool:
    """Whether the person of a seat has a say in who is replaced: those who play themselves and are here."""
    place = table.details.seats[seat]
    here = place.person is not None and not is_away(table, place.person)
    return here and place.stand_in is None and place.person != absent


def lapses_with_return_of(table: Table, person: Person) -> bool:
    """Nobody decides about a person who is here: then the proposal is dropped."""
    proposal = table.proposal
    if proposal is None or proposal.kind != STAND_IN:
        return False
    if table.details.seats[proposal.seat].person != person.id:
        return False
    table.proposal = None
    return True


async def answer(table: Table, person: Person, agree: bool, proposal_id: str | None = None) -> None:
    """Agree or refuse, also after having agreed; whoever proposed may withdraw."""
    table.running()
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
        else:
            await stand_in(table, proposal.seat)
    finally:
        table.audience.tell_table()
    return True
