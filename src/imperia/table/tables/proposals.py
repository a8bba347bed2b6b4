"""What the people of a table decide together: taking moves back, and letting a bot stand in for somebody."""

from __future__ import annotations

from dataclasses import dataclass, field

from imperia.games.contract import Facts
from imperia.table.errors import Refused
from imperia.table.tables.record import PERSON, Record

UNDO, STAND_IN = "undo", "stand_in"


@dataclass(slots=True)
class Proposal:
    kind: str
    by: int  # seat
    seat: int | None  # whom it is about
    needed: tuple[int, ...]  # seats whose people have to agree
    agreed: set[int] = field(default_factory=set)

    @property
    def accepted(self) -> bool:
        return self.agreed.issuperset(self.needed)

    def answer(self, seats: list[int]) -> None:
        waiting = [seat for seat in seats if seat in self.needed and seat not in self.agreed]
        if not waiting:
            raise Refused("no-proposal")
        self.agreed.update(waiting)

    def json(self) -> Facts:
        return {
            "kind": self.kind,
            "by": self.by,
            "seat": self.seat,
            "agreed": sorted(self.agreed),
            "needed": list(self.needed),
        }


def propose(record: Record, kind: str, by: int, seat: int | None) -> Proposal:
    """Everybody who plays himself has to agree, but for whoever proposes and whom it is about."""
    proposer = record.seats[by].person
    about = None
    if kind == STAND_IN:
        if seat is None or record.seats[seat].bot or record.seats[seat].person == proposer:
            raise Refused("cannot-stand-in")
        about = record.seats[seat].person
    needed = tuple(
        number
        for number, place in enumerate(record.seats)
        if place.kind == PERSON and place.stand_in is None and place.person not in (proposer, about)
    )
    return Proposal(kind, by, seat if kind == STAND_IN else by, needed)
