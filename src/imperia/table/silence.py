"""People whom the operator has silenced: they play on, but nobody reads anything new from them."""

from __future__ import annotations

from datetime import UTC, datetime

from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.store import Database
from imperia.table.store.orders import silence_of

FOR_GOOD = "for-good"  # in place of a time


def time_in_words(at: int | None) -> str:
    """The time in an order, in UTC because nobody knows the reader's time zone."""
    return FOR_GOOD if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


async def check_may_speak(database: Database, person: Person, now: int) -> None:
    """Raise Refused if the person is silenced. The database is asked each time, so that an order takes effect
    at once on every server, wherever it was given."""
    silence = await database.read(lambda connection: silence_of(connection, person.id, now))
    if silence is not None:
        raise Refused("silenced", until=time_in_words(silence.until))
