"""One live connection: incoming messages are checked and handled in order, outgoing ones are sent at once."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from math import ceil
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from imperia.table.errors import Refused
from imperia.table.house import House
from imperia.table.line import Line
from imperia.table.people import Person
from imperia.table.protocol.fields import ClientId
from imperia.table.protocol.messages import Answered, Done, Held, Played, Refusal, Staged
from imperia.table.protocol.wishes import LiveWish
from imperia.table.refusing import count
from imperia.table.routes.asker import Connected
from imperia.table.routes.part import UNREADABLE, Doing
from imperia.table.routes.parts import DOINGS, decode_live
from imperia.table.security import Rate
from imperia.table.tables import Table
from imperia.table.tables.messages import encode

_log = logging.getLogger(__name__)

GOING_AWAY = 1001
SERVICE_RESTART = 1012
TOO_LARGE = 1009
TOO_SLOW = 1013
REFUSED = 4000  # plus the HTTP status: 4403, 4404, 4429
REST_SECONDS = 0.2
LEAVING = {"closing": GOING_AWAY, "restart": SERVICE_RESTART}  # anything else is a refusal


class _Marked(msgspec.Struct):
    """Any message; only its `id` is read."""

    id: ClientId | None = None


_decode_marked = msgspec.json.Decoder(_Marked).decode


def id_in(data: bytes) -> ClientId | None:
    """The `id` of a message that is not looked at any further, if it is JSON and has one."""
    try:
        return _decode_marked(data).id
    except UNREADABLE:
        return None


class Connection(Connected):
    """A viewer of a table. A slow client holds nobody up: if too much waits to be sent, the connection is
    closed."""

    def __init__(
        self, line: Line, house: House, table: Table, person: Person | None, lang: str, address: str
    ) -> None:
        super().__init__(house, table, person, lang, address)
        self.seat = table.viewing_seat(person)
        self._line = line
        self._rate = Rate(house.config.limits.messages)
        self._unanswered = 0
        self._close: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    async def live(self) -> None:
        """Keep the connection going until one of its two ends closes it."""
        reading = asyncio.create_task(self._read())
        self._line.listener = self._hear
        self.table.audience.join(self)
        self._tell_log("connected")
        try:
            await asyncio.wait((reading, self._close), return_when=asyncio.FIRST_COMPLETED)
            if self._close.done():
                farewell = self._line.say_farewell(*self._close.result())
                await asyncio.wait_for(farewell, self.house.config.limits.closing_seconds)
        except TimeoutError:
            self._line.drop()  # it receives nothing any more, not even a farewell
        finally:
            self._line.listener = None
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
            self.table.audience.leave(self)
            self._tell_log("gone")

    def _tell_log(self, what: str) -> None:
        person = None if self.person is None else self.person.id
        _log.info("somebody is %s", what, extra={"table": self.table.details.id, "person": person})

    # ----- Out

    def send(self, message: bytes) -> None:
        if not self._close.done():
            self._line.tell(message)
            if self._line.backlog > self.house.config.limits.backlog_bytes:
                self._end(TOO_SLOW, "too-slow")

    def leave(self, reason: str) -> None:
        self._end(LEAVING.get(reason, REFUSED + 403), reason)

    def _end(self, code: int, reason: str) -> None:
        if not self._close.done():
            self._close.set_result((code, reason))

    def refuse(self, refusal: Refused, client_id: ClientId | None = None) -> None:
        count(refusal)
        problem = refusal.problem(self.lang, self.table.details.names)
        self.send(encode(Refusal(error=problem, id=client_id)))

    def _answer(self, doing: Doing, outcome: Any, client_id: ClientId | None) -> None:
        """Send the outcome in a message, as HTTP would in an answer. A wish about the connection itself has
        already been answered."""
        if isinstance(outcome, Held):
            self.send(encode(Staged(code=outcome.code, id=client_id)))
        elif isinstance(outcome, Played):
            self.send(encode(Done(seq=outcome.seq, id=client_id)))
        elif Done in doing.live:
            logged = self.table.logged
            self.send(encode(Done(seq=0 if logged is None else logged.seq, id=client_id)))
        elif Answered in doing.live:
            beside = msgspec.to_builtins(Answered(id=client_id))
            self.send(encode({**msgspec.to_builtins(outcome), **beside}))

    # ----- In

    async def _read(self) -> None:
        """Read what the line does not pass to its listener: fragmented messages, and the news that the other
        end is gone."""
        while (message := await self._line.receive())["type"] == "websocket.receive":
            text = message.get("text")
            self._hear(text.encode() if text is not None else message.get("bytes") or b"")

    def _hear(self, data: bytes) -> None:
        """Take a message from the client. An error in it is answered, and has no other effect."""
        if self._close.done() or self.house.hall.stopping:
            return
        limits = self.house.config.limits
        if len(data) > limits.message_bytes:
            self._end(TOO_LARGE, "too-large")
            return
        owed = self._rate.charge()
        if owed or self._unanswered >= limits.waiting_messages:
            self.refuse(Refused("too-many", seconds=ceil(owed) or 1), id_in(data))
            self._line.rest(max(owed, REST_SECONDS))
            return
        try:
            wish = decode_live(data)
        except UNREADABLE as problem:
            self.refuse(Refused("malformed", what=str(problem)), id_in(data))
        else:
            self._take(wish)

    def _take(self, wish: LiveWish) -> None:
        doing = DOINGS[type(wish)]
        if doing.how == "at once":
            doing.do(self, wish)
            return
        self._unanswered += 1
        if doing.how == "apart":
            self.table.worker.post(partial(self._do_apart, doing, wish))
        else:
            self.table.worker.post(partial(self._obey, doing, wish))

    async def _do_apart(self, doing: Doing, wish: LiveWish) -> None:
        """Begin in turn, but do not let the worker wait: the wish may take longer than the next action
        should."""
        self.house.hall.spawn(self._obey(doing, wish))

    async def _obey(self, doing: Doing, wish: LiveWish) -> None:
        try:
            if self.person is None and not doing.strangers:
                raise Refused("who-are-you")
            self._answer(doing, await doing.obey(self, wish), wish.id)
        except Refused as refusal:
            self.refuse(refusal, wish.id)
        except Exception as problem:
            _log.exception("table %s", self.table.details.id)
            unread = isinstance(problem, SQLAlchemyError)
            self.refuse(Refused("not-read" if unread else "failed"), wish.id)
        finally:
            self._unanswered -= 1
