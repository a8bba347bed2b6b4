"""People: a nickname, a public id, and a secret that only its owner's browser or program keeps."""

from __future__ import annotations

import hashlib
import logging
import secrets
from dataclasses import dataclass
from weakref import WeakValueDictionary

from sqlalchemy import insert, select, update

from imperia.table import meters
from imperia.table.errors import Refused
from imperia.table.store import Change, Database
from imperia.table.store.schema import people
from imperia.table.storing import store

LONGEST_NICKNAME = 24
_log = logging.getLogger(__name__)
MOST_REMEMBERED = 10_000


@dataclass(slots=True, weakref_slot=True)
class Person:
    id: str
    nickname: str

    def json(self) -> dict[str, str]:
        return {"nickname": self.nickname, "person": self.id}


def check_nickname(text: str) -> str:
    name = " ".join(text.split())
    if not 1 <= len(name) <= LONGEST_NICKNAME or not name.isprintable():
        raise Refused("bad-nickname", longest=LONGEST_NICKNAME)
    return name


def hash_of(secret: str) -> str:
    """What is stored in place of a secret, so that a leaked database opens nobody's seat."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, Person] = {}
        self._recognised: WeakValueDictionary[str, Person] = WeakValueDictionary()  # by other servers

    async def create(self, nickname: str, now: int) -> tuple[Person, str]:
        """A new person, and their secret."""
        person = Person(f"p_{secrets.token_urlsafe(12)}", check_nickname(nickname))
        secret = secrets.token_urlsafe(32)
        key = hash_of(secret)
        row = {"id": person.id, "secret_hash": key, "nickname": person.nickname, "created": now}
        await store(self._database, Change(statements=[insert(people).values(row)]))
        self._remember(key, person)
        _log.info("somebody new", extra={"person": person.id})
        return person, secret

    async def find(self, secret: str | None) -> Person | None:
        if not secret or len(secret) > 100:
            return None
        key = hash_of(secret)
        if key not in self._known:
            query = select(people.c.id, people.c.nickname).where(people.c.secret_hash == key)
            row = await self._database.read(lambda connection: connection.execute(query).first())
            if row is None:
                return None
            self._remember(key, Person(row.id, row.nickname))
        return self._known[key]

    async def rename(self, person: Person, nickname: str) -> None:
        name = check_nickname(nickname)
        change = update(people).where(people.c.id == person.id).values(nickname=name)
        await store(self._database, Change(statements=[change]))
        person.nickname = name

    def recognised(self, person_id: str, nickname: str) -> Person:
        """The person whom another server has recognised: the same object as long as anything refers to it."""
        person = self._recognised.setdefault(person_id, Person(person_id, nickname))
        person.nickname = nickname
        return person

    def hear_of(self, person: Person) -> None:
        """Take over the nickname that a person has chosen at another server."""
        for known in (*self._known.values(), *self._recognised.values()):
            if known.id == person.id:
                known.nickname = person.nickname

    def _remember(self, key: str, person: Person) -> None:
        if len(self._known) >= MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
        self._known[key] = person
        meters.PEOPLE.add()
