"""Whose turn it is, and since when: kept with the table, so that a list of tables need not replay any match.

It follows from the log, and is stored a little later than the log, with the length of the log at that time. A
reader who finds the log longer than that has to work it out from the log.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import bindparam, update

from imperia.table.store import Values
from imperia.table.store.schema import tables
from imperia.table.tables.details import Details, Logged

TO_STORE = (
    update(tables)
    .where(
        (tables.c.id == bindparam("table_id"))
        # Another server may know more.
        & (tables.c.asked_seq.is_(None) | (tables.c.asked_seq <= bindparam("seq")))
    )
    .values(
        asked=bindparam("pairs"),
        asked_seq=bindparam("seq"),
        asked_step=bindparam("step"),
        asked_at=bindparam("at"),
    )
)


class Turns:
    __slots__ = ("_asked", "_at", "_seq", "_step", "_stored")

    def __init__(self, details: Details, log: Sequence[Logged]) -> None:
        """A seat that was asked when this was stored, and has not acted since, is still at the same turn."""
        known = details.asked_seq if details.asked is not None else None
        self._stored = known == len(log)
        self._seq = len(log) if self._stored else -1
        self._step = details.asked_step or 0
        self._at = details.asked_at or 0
        acted = {row.seat for row in log[known:]} if known is not None else set()
        self._asked = {seat: since for seat, since in details.asked or () if seat not in acted}

    def follow(self, actors: Collection[int], seq: int, step: int, now: int) -> None:
        """Note that from now on these seats, and no others, have to decide."""
        if seq == self._seq and self._asked.keys() == set(actors):
            return
        asked = self._asked
        self._asked = {seat: asked.get(seat, now) for seat in actors}
        self._seq, self._step, self._at = seq, step, now
        self._stored = False

    @property
    def asked(self) -> dict[int, int]:
        """The seats that are asked, and since when."""
        return self._asked

    @property
    def changed_at(self) -> int:
        """The time since when the position is as it is."""
        return self._at

    def to_store(self, table_id: str) -> list[Values]:
        """Parameters for `TO_STORE`; none if everything is stored already."""
        if self._stored or self._seq < 0:
            return []
        self._stored = True
        pairs = [list(pair) for pair in self._asked.items()]
        return [{"table_id": table_id, "pairs": pairs, "seq": self._seq, "step": self._step, "at": self._at}]
