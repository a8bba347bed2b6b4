"""What the people of a table decide together: taking moves back, and letting a bot stand in for somebody."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from imperia.games.contract import Facts
from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.tables.absence import stand_in
from imperia.table.tables.record import PERSON, Record

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

    @property
    def accepted(self) -> bool:
        return self.agreed.issuperset(self.needed)

    def json(self) -> Facts:
        return {
            "kind": self.kind,
            "by": self.by,
            "seat": self.seat,
            "agreed": sorted(self.agreed),
            "needed": list(self.needed),
        }


async def propose(table: Table, person: Person, kind: str, seat: int | None) -> None:
    """Whoever plays himself has to agree, but for the one who asks; if there is nobody else, it is done."""
    position = table.running()
    if table.proposal is not None:
        raise Refused("proposal-open")
    if kind == UNDO:
        by = about = table.own_seat(person, seat)
        position.steps_since_action_of(by)
    else:
        by = table.own_seat(person, None)
        about = _absent_seat(table, person, seat)
    table.proposal = Proposal(kind, by, about, _needed(table.record, by, about))
    if not await _carry_out(table):
        table.audience.tell_table()


def _absent_seat(table: Table, person: Person, seat: int | None) -> int:
    """A bot may be asked to stand in for another person who is not connected, and for nobody else."""
    if seat is not None:
        table.check_seat(seat)
        place = table.record.seats[seat]
        here = {person.id, *table.audience.present}
        if place.kind == PERSON and place.stand_in is None and place.person not in here:
            return seat
    raise Refused("cannot-stand-in")


def _needed(record: Record, by: int, about: int) -> tuple[int, ...]:
    excused = (record.seats[by].person, record.seats[about].person)
    return tuple(
        number
        for number, place in enumerate(record.seats)
        if place.kind == PERSON and place.stand_in is None and place.person not in excused
    )


async def answer(table: Table, person: Person, agree: bool) -> None:
    """Agree or refuse; whoever proposed may withdraw."""
    table.running()
    proposal = table.proposal
    own = table.record.held_by(person.id)
    if proposal is None:
        raise Refused("no-proposal")
    waiting = [seat for seat in own if seat in proposal.needed and seat not in proposal.agreed]
    if not waiting and (agree or proposal.by not in own):
        raise Refused("no-proposal")
    if agree:
        proposal.agreed.update(waiting)
    else:
        table.proposal = None
    if not await _carry_out(table):
        table.audience.tell_table()


async def _carry_out(table: Table) -> bool:
    proposal = table.proposal
    if proposal is None or not proposal.accepted:
        return False
    table.proposal = None
    if proposal.kind == UNDO:
        position = table.running()
        steps = position.steps_since_action_of(proposal.by)
        match = await table.hall.folding.do(partial(position.match.at, position.step - steps))
        await table.take_back(proposal.by, match, steps)
        table.audience.tell_table()
    else:
        await stand_in(table, proposal.seat)
    return True
