"""People whom the operator has silenced: they play on, but nobody reads anything new from them."""

from __future__ import annotations

from datetime import UTC, datetime

from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.store import Database
from imperia.table.store.orders import silence_of

FOR_GOOD = "for-good"  # in the place of a time


def time_in_words(at: int | None) -> str:
    """A time of an order, for people whose time zone nobody knows."""
    return FOR_GOOD if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


async def check_may_speak(database: Database, person: Person, now: int) -> None:
    """Asked of the database each time: so an order holds at once, at every server, whoever gave it where."""
    silence = await database.read(lambda connection: silence_of(connection, person.id, now))
    if silence is not None:
        raise Refused("silenced", until=time_in_words(silence.until))
