"""One live connection: incoming messages are checked and handled in order, outgoing ones are sent at once."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from math import ceil
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import Receive, Send

from imperia.games.setting import Facts
from imperia.table.errors import Refused
from imperia.table.house import House
from imperia.table.line import Line
from imperia.table.people import Person
from imperia.table.routes import wishes
from imperia.table.routes.play import action_of
from imperia.table.routes.wishes import AnyWish
from imperia.table.security import Rate
from imperia.table.tables import Table, absence, chat, proposals
from imperia.table.tables.bots import ADVISER, check_level
from imperia.table.tables.messages import encode

_log = logging.getLogger(__name__)

GOING_AWAY = 1001
TOO_LARGE = 1009
TOO_SLOW = 1013
REFUSED = 4000  # plus the HTTP status: 4403, 4404, 4429
REST_SECONDS = 0.2


class Connection:
    """A viewer of a table. A slow reader holds nobody up: if too much is waiting for it, it is closed."""

    def __init__(self, line: Line, house: House, table: Table, person: Person | None, lang: str) -> None:
        self.house = house
        self.table = table
        self.person = person
        self.lang = lang
        self.seat = table.viewing_seat(person)
        self._line = line
        self._rate = Rate(house.config.limits.messages)
        self._unanswered = 0
        self._close: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    async def live(self, receive: Receive, send: Send) -> None:
        """Until one of the two ends closes it."""
        reading = asyncio.create_task(self._read(receive))
        self._line.listener = self._hear
        self.table.audience.join(self)
        try:
            await asyncio.wait((reading, self._close), return_when=asyncio.FIRST_COMPLETED)
            if self._close.done():
                code, reason = self._close.result()
                message = {"type": "websocket.close", "code": code, "reason": reason}
                await asyncio.wait_for(send(message), self.house.config.limits.closing_seconds)
        except TimeoutError:
            self._line.drop()  # it receives nothing any more, not even a farewell
        finally:
            self._line.listener = None
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
            self.table.audience.leave(self)

    # ----- Out

    def send(self, message: bytes) -> None:
        if not self._close.done():
            self._line.tell(message)
            if self._line.backlog > self.house.config.limits.backlog_bytes:
                self._end(TOO_SLOW, "too-slow")

    def leave(self, reason: str) -> None:
        self._end(GOING_AWAY if reason == "closing" else REFUSED + 403, reason)

    def _end(self, code: int, reason: str) -> None:
        if not self._close.done():
            self._close.set_result((code, reason))

    def answer(self, facts: Facts, client_id: Any) -> None:
        self.send(encode(facts if client_id is None else {**facts, "id": client_id}))

    def refuse(self, refusal: Refused, client_id: Any = None) -> None:
        error = refusal.json(self.lang, self.table.details.names)
        self.answer({"type": "refused", "error": error}, client_id)

    # ----- In

    async def _read(self, receive: Receive) -> None:
        """What arrives the usual way: fragmented messages, and the news that the other end is gone."""
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            self._hear(text.encode() if text is not None else message.get("bytes") or b"")

    def _hear(self, data: bytes) -> None:
        """An error in a message is answered, and has no other effect."""
        if self._close.done():
            return
        limits = self.house.config.limits
        if len(data) > limits.message_bytes:
            self._end(TOO_LARGE, "too-large")
            return
        owed = self._rate.charge()
        if owed or self._unanswered >= limits.waiting_messages:
            self.refuse(Refused("too-many", seconds=ceil(owed) or 1))
            self._line.rest(max(owed, REST_SECONDS))
            return
        try:
            wish = wishes.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            self.refuse(Refused("malformed", what=str(problem)))
        else:
            self._take(wish)

    def _take(self, wish: AnyWish) -> None:
        if isinstance(wish, wishes.Ping):
            self.answer({"type": "pong"}, wish.id)
            return
        self._unanswered += 1
        if isinstance(wish, wishes.Hint):
            self.table.worker.post(partial(self._think_apart, wish))
        else:
            self.table.worker.post(partial(self._obey, wish))

    async def _think_apart(self, wish: wishes.Hint) -> None:
        """Thinking takes longer than the next action may wait."""
        self.table.hall.spawn(self._obey(wish))

    async def _become(self, wish: wishes.Hello) -> None:
        """A program that cannot send headers says who it is in its first message."""
        person = await self.house.people.find(wish.token)
        if person is None:
            raise Refused("who-are-you")
        if self not in self.table.audience.viewers:
            return  # closed while we asked
        self.table.check_admitted(person)
        self.table.audience.leave(self)
        self.person = person
        self.seat = self.table.viewing_seat(person)
        self.table.audience.join(self, wish.id)

    async def _obey(self, wish: AnyWish) -> None:
        try:
            await self._do(wish)
        except Refused as refusal:
            self.refuse(refusal, wish.id)
        except Exception as problem:
            _log.exception("table %s", self.table.details.id)
            unread = isinstance(problem, SQLAlchemyError)
            self.refuse(Refused("not-read" if unread else "failed"), wish.id)
        finally:
            self._unanswered -= 1

    async def _do(self, wish: AnyWish) -> None:
        table = self.table
        if isinstance(wish, wishes.Act):
            action = action_of(wish.code, wish.notation)
            seq = await table.act(self.person, wish.seat, wish.seq, action, _text(wish.id), wish.stage)
            if seq is None:
                self.answer({"type": "staged", "code": table.begun().code(action)}, wish.id)
            else:
                self.answer({"type": "done", "seq": seq}, wish.id)
        elif isinstance(wish, wishes.Undo):
            seq = await table.undo(self.person, wish.seat, wish.seq)
            self.answer({"type": "done", "seq": seq}, wish.id)
        elif isinstance(wish, wishes.Why):
            legal = table.why(self.person, wish.seat, action_of(wish.code, wish.notation), self.lang)
            self.answer({"type": "answer", **legal}, wish.id)
        elif isinstance(wish, wishes.Explain):
            explained = table.explain(self.person, wish.seat, wish.question)
            self.answer({"type": "answer", **explained}, wish.id)
        elif isinstance(wish, wishes.Hello):
            await self._become(wish)
        elif isinstance(wish, wishes.Look):
            self.seat = None if wish.seat is None else table.own_seat(self.person, wish.seat)
            table.audience.welcome(self, wish.id)
        else:
            await self._do_as_somebody(wish, self._somebody())

    async def _do_as_somebody(self, wish: AnyWish, person: Person) -> None:
        table = self.table
        if isinstance(wish, wishes.Hint):
            self.house.hints.take(person.id)
            level = ADVISER if wish.level is None else check_level(wish.level)
            advice = await table.hint(person, wish.seat, level, self.lang)
            self.answer({"type": "answer", **advice}, wish.id)
            return
        if isinstance(wish, wishes.Propose):
            await proposals.propose(table, person, wish.kind, wish.seat, wish.seq)
        elif isinstance(wish, wishes.Answer):
            await proposals.answer(table, person, wish.agree, wish.proposal)
        elif isinstance(wish, wishes.Return):
            await absence.give_back(table, person, wish.seat)
        elif isinstance(wish, wishes.Say):
            self.house.chat_lines.take(person.id)
            await chat.say(table, person, wish.text, _text(wish.id))
        logged = table.logged
        self.answer({"type": "done", "seq": 0 if logged is None else logged.seq}, wish.id)

    def _somebody(self) -> Person:
        if self.person is None:
            raise Refused("who-are-you")
        return self.person


def _text(client_id: str | int | None) -> str | None:
    return None if client_id is None else str(client_id)
