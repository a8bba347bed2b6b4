"""What each person at a table has seen of its match. They are told when they come back; it is stored from
time to time."""

from __future__ import annotations

from imperia.table.store import Values
from imperia.table.store.putting import put
from imperia.table.store.schema import looks
from imperia.table.tables.details import Look

TO_STORE = put(looks)


class Looks:
    __slots__ = ("_known", "_unstored")

    def __init__(self, stored: dict[str, Look]) -> None:
        self._known = dict(stored)
        self._unstored: set[str] = set()

    def follow(self, stored: dict[str, Look]) -> None:
        """Take over what other servers have stored."""
        for person, look in stored.items():
            known = self._known.get(person)
            if known is None or known.at < look.at:
                self._known[person] = look

    def seen(self, person: str) -> int | None:
        """How many actions the person has seen; None if they were never here."""
        look = self._known.get(person)
        return None if look is None else look.step

    def look(self, person: str, step: int, changed_at: int, now: int) -> None:
        """Note that the person sees the position, which is unchanged since `changed_at`."""
        known = self._known.get(person)
        if known is None or known.step != step or known.at < changed_at:
            self._note(person, Look(step, now))

    def hear(self, person: str, step: int, changed_at: int, now: int) -> None:
        """Note that the person does not look, but that their page notifies them of what has changed."""
        known = self._known.get(person)
        if known is None or known.at < changed_at:
            self._note(person, Look(step if known is None else known.step, now))

    def _note(self, person: str, look: Look) -> None:
        self._known[person] = look
        self._unstored.add(person)

    def to_store(self, table_id: str) -> list[Values]:
        """Parameters for `TO_STORE`: everything that is not stored yet."""
        rows: list[Values] = [
            {"table_id": table_id, "person": person, **self._known[person]._asdict()}
            for person in sorted(self._unstored)
        ]
        self._unstored.clear()
        return rows
