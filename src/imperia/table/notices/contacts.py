"""Where people want to be reached: an address for mail and a webhook each, for all their tables."""

from __future__ import annotations

import secrets
from math import ceil
from typing import Any, Final

from sqlalchemy import Row, delete, func, insert, select, update

from imperia.table.config import ServerConfig
from imperia.table.errors import Refused
from imperia.table.notices.hooking import check_hook
from imperia.table.notices.mailing import check_address
from imperia.table.people import Person, hash_of
from imperia.table.protocol.described import DAY, MailContact, Notices
from imperia.table.security import Rate
from imperia.table.store import Change, Database
from imperia.table.store.commits import MUST_MATCH
from imperia.table.store.problems import Conflict
from imperia.table.store.putting import put_once
from imperia.table.store.schema import confirmations, contacts, notices
from imperia.table.storing import store
from imperia.table.time import Time

MAIL: Final = "mail"
WEBHOOK: Final = "webhook"
CONFIRM: Final = "confirm"
MOST_CONFIRMATIONS = 3  # to one address within a day, whoever asks
TOKEN_LASTS = 2 * DAY


def fresh() -> str:
    return secrets.token_urlsafe(15)


class Contacts:
    def __init__(self, config: ServerConfig, database: Database, time: Time) -> None:
        self._config, self._database, self._time = config, database, time
        self._asking = Rate(config.limits.confirmations, lambda: time.steady() / 1000)

    async def of(self, person: Person | None) -> Notices:
        mail: MailContact | None = None
        webhook: str | None = None
        for row in await self._rows(person):
            if row.kind == MAIL:
                mail = MailContact(row.address, row.confirmed is not None)
            else:
                webhook = row.address
        hosts = list(self._config.webhook_hosts)
        return Notices(mail, webhook, self._config.smtp is not None, hosts)

    async def _rows(self, person: Person | None) -> list[Row[Any]]:
        if person is None:
            return []
        query = select(contacts).where(contacts.c.person == person.id)
        return await self._database.read(lambda connection: list(connection.execute(query)))

    async def leave_mail(self, person: Person, address: str, lang: str, asker: str) -> None:
        """Keep a mail address. Until it is confirmed, nothing is sent there except the question whether it is
        theirs."""
        if self._config.smtp is None:
            raise Refused("mail-off")
        wanted = check_address(address)
        for row in await self._rows(person):
            if row.kind == MAIL and row.address == wanted and row.confirmed is not None:
                return
        await self._check_not_asked_too_often(person, wanted, asker)
        now, contact = self._time.now(), fresh()
        question = {
            "id": fresh(),
            "contact": contact,
            "kind": CONFIRM,
            "table_id": "",
            "turn": now,
            "created": now,
        }
        asked = put_once(confirmations, {"address_hash": hash_of(wanted.lower()), "at": now})
        new = self._new(contact, person, MAIL, wanted, lang)
        await self._replace(person, MAIL, [new, insert(notices).values(question), asked])

    async def _check_not_asked_too_often(self, person: Person, address: str, asker: str) -> None:
        """Raise Refused if too many mails would be sent, so that nobody can use us to flood a stranger with
        mail."""
        self._asking.take(f"person {person.id}")
        self._asking.take(f"from {asker}")
        now = self._time.now()
        earlier = (
            select(func.count(), func.min(confirmations.c.at))
            .where(confirmations.c.address_hash == hash_of(address.lower()))
            .where(confirmations.c.at > now - DAY)
        )
        count, first = await self._database.read(lambda connection: connection.execute(earlier).one())
        if count >= MOST_CONFIRMATIONS:
            raise Refused("too-many", seconds=ceil((first + DAY - now) / 1000))

    async def leave_webhook(self, person: Person, url: str, lang: str) -> str:
        """Keep the address of a webhook. Returns the secret with which requests to it are signed; it is not
        shown again."""
        if not self._config.webhook_hosts:
            raise Refused("webhooks-off")
        check_hook(url, self._config.webhook_hosts)
        secret = secrets.token_urlsafe(32)
        new = self._new(fresh(), person, WEBHOOK, url, lang, secret, self._time.now())
        await self._replace(person, WEBHOOK, [new])
        return secret

    def _new(
        self,
        contact: str,
        person: Person,
        kind: str,
        address: str,
        lang: str,
        secret: str | None = None,
        confirmed: int | None = None,
    ) -> Any:
        now = self._time.now()
        return insert(contacts).values(
            id=contact,
            person=person.id,
            kind=kind,
            address=address,
            lang=lang,
            created=now,
            confirmed=confirmed,
            withdrawal=secrets.token_urlsafe(24),
            secret=secret,
            due=now,
            tries=0,
            claimed_until=0,
            sent_at=0,
            sent_that_day=0,
        )

    async def _replace(self, person: Person, kind: str, statements: list[Any]) -> None:
        try:
            await store(self._database, Change(statements=[*_forgotten(person.id, kind), *statements]))
        except Conflict:  # the same person was faster elsewhere
            raise Refused("stale") from None

    async def forget(self, person: Person, kind: str) -> None:
        await store(self._database, Change(statements=_forgotten(person.id, kind)))

    async def confirm(self, token: str) -> None:
        now, key = self._time.now(), hash_of(token)
        valid = (contacts.c.token_hash == key) & (contacts.c.token_expires > now)
        yes = update(contacts).where(valid & contacts.c.confirmed.is_(None)).values(confirmed=now)
        try:
            change = Change(statements=[yes.execution_options(**{MUST_MATCH: True})])
            await store(self._database, change)
        except Conflict:
            again = select(contacts.c.id).where(valid & contacts.c.confirmed.is_not(None))
            if await self._database.read(lambda connection: connection.execute(again).first()) is None:
                raise Refused("unknown-confirmation") from None

    async def withdraw(self, token: str) -> None:
        """Forget the contact that this token belongs to. Everybody who has one of its mails can do so, and
        can do so again, because mail programs may ask twice."""
        query = select(contacts.c.person, contacts.c.kind).where(contacts.c.withdrawal == token)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        if row is not None:
            await store(self._database, Change(statements=_forgotten(row.person, row.kind)))


def _forgotten(person: str, kind: str) -> list[Any]:
    this = (contacts.c.person == person) & (contacts.c.kind == kind)
    theirs = notices.c.contact.in_(select(contacts.c.id).where(this))
    return [delete(notices).where(theirs), delete(contacts).where(this)]
