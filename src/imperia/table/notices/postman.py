"""The postman goes round: it notes what people should be told, and sends it to them.

What is to be told is stored first, each thing once. Before anything is sent to a contact, the contact is
claimed, so that of two servers on one database only one sends; what has been sent is stored before the claim
ends. If a server dies between sending and storing, the same is sent again when the claim has run out, with
the same Message-ID.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, select, update

from imperia.table.config import ServerConfig
from imperia.table.notices import hooking, mailing, texts
from imperia.table.notices.contacts import CONFIRM, MAIL, TOKEN_LASTS, fresh
from imperia.table.notices.mailing import NotSent, RefusedForGood, ServerDown
from imperia.table.notices.occasions import HOUR, LATELY, Occasion, occasions
from imperia.table.notices.texts import Receiver, Sender, Told
from imperia.table.people import hash_of
from imperia.table.protocol.described import DAY
from imperia.table.store import Change, Conflict, Database
from imperia.table.store.commits import MUST_MATCH
from imperia.table.store.putting import put_once
from imperia.table.store.schema import confirmations, contacts, looks, notices, seats, tables
from imperia.table.tables.details import RUNNING, Details
from imperia.table.tables.reading import read_details
from imperia.table.time import Time

ROUND_SECONDS = 15
CLOSING_SECONDS = 10
CLAIM = 5 * 60_000
AT_ONCE = 20  # notices to one contact: they are sent long before its claim ends
PAUSES = (60_000, 5 * 60_000, 15 * 60_000, HOUR, 4 * HOUR, 12 * HOUR)  # after a failure; the last one repeats
GIVE_UP = 3 * DAY
MAILS_APART = HOUR  # what happens meanwhile goes into the next mail
MAILS_A_DAY = 12
FORGOTTEN = 90 * DAY
TABLES_AT_ONCE = 200
_log = logging.getLogger(__name__)


class _Waiting(NamedTuple):
    """A contact, and what waits to be sent to it."""

    contact: Row[Any]
    confirm: str | None  # the notice that asks whether the address is theirs
    told: list[Told]
    moot: list[str]  # notices that are no longer true


class Postman:
    def __init__(self, config: ServerConfig, database: Database, time: Time) -> None:
        self._config, self._database, self._time = config, database, time
        self._server = None if config.smtp is None else mailing.mail_server(config.smtp)
        self._sender = Sender(config.mail_from or "", config.public_address.rstrip("/"))
        self._name = secrets.token_urlsafe(12)
        self._hurry = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def open(self) -> None:
        if self._server is not None or self._config.webhook_hosts:
            self._task = asyncio.create_task(self._go_for_ever())

    async def close(self) -> None:
        """Stop, once what is being sent just now is sent and stored, so that it is not sent again."""
        self._closing = True
        self._hurry.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=CLOSING_SECONDS)
            self._task.cancel()
            await asyncio.wait([self._task])

    def hurry(self) -> None:
        """Go round at once, because somebody waits for a mail."""
        self._hurry.set()

    async def _go_for_ever(self) -> None:
        while not self._closing:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), ROUND_SECONDS)
            self._hurry.clear()
            if self._closing:
                return
            try:
                await self.go_round()
            except Exception:
                _log.exception("notices")

    async def go_round(self) -> None:
        await self._note()
        mail_is_down = False
        for contact in await self._database.read(self._due):
            if self._closing:
                return
            if mail_is_down and contact.kind == MAIL:
                continue  # each of them would wait for the same server
            try:
                await self._serve(contact.id)
            except ServerDown:
                mail_is_down = True
        await self._forget()

    # ----- What there is to tell

    async def _note(self) -> None:
        now = self._time.now()
        found = await self._database.read(lambda connection: self._occasions(connection, now))
        if found:
            rows = [
                {"id": fresh(), "contact": contact, "table_id": table_id, "created": now, **what._asdict()}
                for contact, table_id, what in found
            ]
            await self._database.write(Change(statements=[put_once(notices, row) for row in rows]))

    def _occasions(self, connection: Connection, now: int) -> list[tuple[str, str, Occasion]]:
        """The occasions that are not noted yet, each with its contact and table."""
        lively = select(tables.c.id).where((tables.c.status == RUNNING) | (tables.c.finished > now - LATELY))
        candidates = (
            select(contacts.c.id, contacts.c.person, contacts.c.confirmed, tables.c.id, looks.c.at)
            .select_from(contacts)
            .join(seats, seats.c.person == contacts.c.person)
            .join(tables, tables.c.id == seats.c.table_id)
            .outerjoin(looks, (looks.c.table_id == tables.c.id) & (looks.c.person == contacts.c.person))
            .where(contacts.c.confirmed.is_not(None))
            .where(tables.c.id.in_(lively))
            .distinct()
        )
        rows = connection.execute(candidates).all()
        known = _details(connection, {row[3] for row in rows})
        told = select(notices.c.contact, notices.c.table_id, notices.c.kind, notices.c.turn)
        there = {tuple(row) for row in connection.execute(told.where(notices.c.table_id.in_(lively)))}
        return [
            (contact, table_id, what)
            for contact, person, confirmed, table_id, looked in rows
            if table_id in known
            for what in occasions(known[table_id], person, confirmed, looked or 0, now)
            if (contact, table_id, what.kind, what.turn) not in there
        ]

    async def _forget(self) -> None:
        now = self._time.now()
        old = [
            delete(notices).where(notices.c.done < now - FORGOTTEN),
            delete(confirmations).where(confirmations.c.at < now - DAY),
        ]
        await self._database.write(Change(statements=old))

    # ----- Telling it

    def _due(self, connection: Connection) -> Sequence[Any]:
        now = self._time.now()
        waits = select(notices.c.contact).where(notices.c.done.is_(None))
        return connection.execute(
            select(contacts.c.id, contacts.c.kind)
            .where(contacts.c.id.in_(waits) & (contacts.c.due <= now) & (contacts.c.claimed_until <= now))
            .order_by(contacts.c.due)
        ).all()

    async def _serve(self, contact: str) -> None:
        """Send what waits for a contact."""
        if not await self._claim(contact):
            return
        waiting = await self._database.read(lambda connection: self._waiting(connection, contact))
        if waiting is None:  # withdrawn meanwhile
            return
        try:
            await (self._send_mail(waiting) if waiting.contact.kind == MAIL else self._send_hooks(waiting))
        except RefusedForGood as problem:
            _log.warning("notices to contact %s are refused for good: %s", contact, problem)
            await self._settle(waiting, given_up=True)
        except NotSent as problem:
            await self._put_off(waiting, problem)
            if isinstance(problem, ServerDown):
                raise

    async def _claim(self, contact: str) -> bool:
        now = self._time.now()
        free = (contacts.c.id == contact) & (contacts.c.claimed_until <= now) & (contacts.c.due <= now)
        mine = update(contacts).where(free).values(claimed_by=self._name, claimed_until=now + CLAIM)
        try:
            await self._database.write(Change(statements=[mine.execution_options(**{MUST_MATCH: True})]))
        except Conflict:
            return False
        return True

    def _waiting(self, connection: Connection, contact: str) -> _Waiting | None:
        """What waits for a contact, and is still true; None if the contact is gone."""
        now = self._time.now()
        row = connection.execute(select(contacts).where(contacts.c.id == contact)).first()
        if row is None:
            return None
        undone = select(notices).where((notices.c.contact == contact) & notices.c.done.is_(None))
        found = connection.execute(undone.order_by(notices.c.created, notices.c.id).limit(AT_ONCE)).all()
        known = _details(connection, {each.table_id for each in found})
        seen = select(looks.c.table_id, looks.c.at).where(looks.c.person == row.person)
        looked = {each.table_id: each.at for each in connection.execute(seen)}
        waiting = _Waiting(row, next((each.id for each in found if each.kind == CONFIRM), None), [], [])
        for each in found:
            details, what = known.get(each.table_id), Occasion(each.kind, each.seat, each.turn)
            if each.kind == CONFIRM:
                continue
            if details is not None and what in occasions(
                details, row.person, row.confirmed, looked.get(each.table_id, 0), now
            ):
                waiting.told.append(Told(each.id, what, details))
            else:
                waiting.moot.append(each.id)
        return waiting

    async def _send_mail(self, waiting: _Waiting) -> None:
        contact, confirm, told, _ = waiting
        if self._server is None:
            raise NotSent("there is no mail server")
        receiver = Receiver(contact.address, contact.lang, contact.withdrawal)
        if confirm is not None:
            token = secrets.token_urlsafe(24)
            valid = {"token_hash": hash_of(token), "token_expires": self._time.now() + TOKEN_LASTS}
            known = update(contacts).where(contacts.c.id == contact.id).values(valid)
            await self._database.write(Change(statements=[known]))
            message = texts.question(self._sender, receiver, token, confirm)
        elif told:
            message = texts.digest(self._sender, receiver, contact.person, told, self._time.now())
        else:
            await self._settle(waiting)
            return
        await asyncio.to_thread(mailing.send, self._server, message)
        await self._settle(waiting, sent=True)

    async def _send_hooks(self, waiting: _Waiting) -> None:
        contact, told, hosts = waiting.contact, waiting.told, self._config.webhook_hosts
        for number, each in enumerate(told):
            body = texts.hook_body(self._sender.place, each, contact.person, contact.lang, self._time.now())
            try:
                await asyncio.to_thread(
                    hooking.post, contact.address, hosts, contact.secret, each.notice, body
                )
            except NotSent:
                await self._database.write(Change(statements=[self._done([t.notice for t in told[:number]])]))
                raise
        await self._settle(waiting, sent=bool(told))

    def _done(self, ids: Sequence[str], outcome: str = "sent") -> Any:
        return (
            update(notices)
            .where(notices.c.id.in_(ids) & notices.c.done.is_(None))
            .values(done=self._time.now(), outcome=outcome)
        )

    async def _settle(self, waiting: _Waiting, sent: bool = False, given_up: bool = False) -> None:
        """Note that these notices wait no more, and release the contact."""
        now, contact = self._time.now(), waiting.contact
        told = [each.notice for each in waiting.told] + ([waiting.confirm] if waiting.confirm else [])
        values: dict[str, Any] = {"claimed_until": 0, "claimed_by": None, "tries": 0}
        if sent and waiting.confirm is None:
            today = contact.sent_that_day + 1 if contact.sent_at // DAY == now // DAY else 1
            values |= {"sent_at": now, "sent_that_day": today}
            if contact.kind == MAIL:
                tomorrow = (now // DAY + 1) * DAY
                values["due"] = now + MAILS_APART if today < MAILS_A_DAY else tomorrow
        await self._write(
            waiting,
            values,
            self._done(told, "given up" if given_up else "sent"),
            self._done(waiting.moot, "moot"),
        )

    async def _put_off(self, waiting: _Waiting, problem: NotSent) -> None:
        """Have it tried again later. Notices that have waited for days are given up."""
        now, contact = self._time.now(), waiting.contact
        tries = contact.tries + 1
        old = select(notices.c.id).where(
            (notices.c.contact == contact.id)
            & notices.c.done.is_(None)
            & (notices.c.created <= now - GIVE_UP)
        )
        late = await self._database.read(lambda connection: list(connection.execute(old).scalars()))
        if late:
            _log.warning(
                "%d notices to contact %s are given up after %d tries: %s",
                len(late),
                contact.id,
                tries,
                problem,
            )
        else:
            _log.info("contact %s is tried again later: %s", contact.id, problem)
        pause = PAUSES[min(tries, len(PAUSES)) - 1]
        values = {"claimed_until": 0, "claimed_by": None, "tries": tries, "due": now + pause}
        await self._write(waiting, values, self._done(late, "given up"), self._done(waiting.moot, "moot"))

    async def _write(self, waiting: _Waiting, values: dict[str, Any], *statements: Any) -> None:
        ours = (contacts.c.id == waiting.contact.id) & (contacts.c.claimed_by == self._name)
        released = update(contacts).where(ours).values(values)
        await self._database.write(Change(statements=[*statements, released]))


def _details(connection: Connection, ids: set[str]) -> dict[str, Details]:
    wanted = sorted(ids - {""})
    parts = [wanted[first : first + TABLES_AT_ONCE] for first in range(0, len(wanted), TABLES_AT_ONCE)]
    return {details.id: details for some in parts for details in read_details(connection, some)}
