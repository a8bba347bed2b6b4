"""The clients who ask for something, by HTTP or live."""

from __future__ import annotations

from abc import ABC, abstractmethod

from imperia.table.errors import Refused
from imperia.table.house import House
from imperia.table.people import Person
from imperia.table.tables import Table


class Operator:
    """A client who has given the operator's secret."""

    def __init__(self, house: House) -> None:
        self.house = house


class Visitor:
    def __init__(self, house: House, person: Person | None, lang: str, address: str) -> None:
        self.house = house
        self.person = person
        self.lang = lang
        self.address = address

    @property
    def somebody(self) -> Person:
        """The person. Raises Refused for a stranger, who may not do what needs a person."""
        if self.person is None:
            raise Refused("who-are-you")
        return self.person


class AtTable(Visitor):
    """A visitor who has been let in to a table."""

    def __init__(self, house: House, table: Table, person: Person | None, lang: str, address: str) -> None:
        super().__init__(house, person, lang, address)
        self.table = table


class Connected(AtTable, ABC):
    """A visitor with a live connection, who is thereby a viewer of the table."""

    seat: int | None
    visible = True
    notifies = False

    @abstractmethod
    def send(self, message: bytes) -> None: ...

    @abstractmethod
    def leave(self, reason: str) -> None: ...
