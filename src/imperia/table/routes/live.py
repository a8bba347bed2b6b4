"""The live connection of a table: views come as they change, wishes go the other way."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from functools import partial
from typing import Any

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from imperia.games.contract import Facts
from imperia.table.asking import address_of, house, language, who
from imperia.table.errors import Refused
from imperia.table.house import House
from imperia.table.people import Person
from imperia.table.routes import wishes
from imperia.table.routes.play import action_of
from imperia.table.routes.wishes import AnyWish
from imperia.table.security import Rate, check_origin
from imperia.table.tables import Table, absence, chat, proposals
from imperia.table.tables.bots import ADVISER, check_level
from imperia.table.tables.messages import encode

router = APIRouter()
_log = logging.getLogger(__name__)

TOO_LARGE = 1009
TOO_SLOW = 1013
REFUSED = 4000  # and the HTTP status: 4403, 4404, 4429


class Connection:
    """One socket. What is sent waits in a queue of its own, so that a slow reader holds nobody up."""

    def __init__(self, socket: WebSocket, house: House, table: Table, person: Person | None) -> None:
        self.house = house
        self.table = table
        self.person = person
        self.lang = language(socket)
        self.seat = table.viewing_seat(person)
        self.waiting = 0  # messages that are not answered yet
        self._rate = Rate(house.settings.limits.messages)
        self._socket = socket
        self._out: deque[str] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._close: tuple[int, str] | None = None

    def send(self, message: bytes) -> None:
        if self._close is None:
            self._out.append(message.decode())
            self._bytes += len(message)
            if self._bytes > self.house.settings.limits.backlog_bytes:
                self._out.clear()
                self._close = (TOO_SLOW, "too-slow")
            self._wake.set()

    def leave(self, reason: str) -> None:
        if self._close is None:
            self._close = (1001 if reason == "closing" else REFUSED + 403, reason)
            self._wake.set()

    def answer(self, facts: Facts, client_id: Any) -> None:
        self.send(encode(facts if client_id is None else {**facts, "id": client_id}))

    def refuse(self, refusal: Refused, client_id: Any = None) -> None:
        error = refusal.json(self.lang, self.table.record.names)
        self.answer({"type": "refused", "error": error}, client_id)

    async def write(self) -> None:
        """Send what is queued until the connection closes."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._out:
                text = self._out.popleft()
                await self._socket.send_text(text)
                self._bytes -= len(text)
            if self._close is not None:
                await self._socket.close(*self._close)
                return

    async def read(self) -> None:
        """Take wishes until the connection closes; what is wrong with one is answered, and no more."""
        limits = self.house.settings.limits
        while self._close is None:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data: str | bytes = message.get("text") or message.get("bytes") or b""
            if isinstance(data, str):
                data = data.encode()
            if len(data) > limits.message_bytes:
                self._close = (TOO_LARGE, "too-large")
                self._wake.set()
                return
            try:
                self._rate.take()
                if self.waiting >= limits.waiting_messages:
                    raise Refused("too-many", seconds=1)
                wish = wishes.decode(data)
            except Refused as refusal:
                self.refuse(refusal)
            except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as problem:
                self.refuse(Refused("malformed", what=str(problem)))
            else:
                await self._take(wish)

    async def _take(self, wish: AnyWish) -> None:
        if isinstance(wish, wishes.Ping):
            self.answer({"type": "pong"}, wish.id)
        elif isinstance(wish, wishes.Hint):
            self.waiting += 1
            self.table.hall.spawn(self._obey(wish))  # thinking takes longer than a move may wait
        elif isinstance(wish, wishes.Hello):
            await self._become(wish)
        else:
            self.waiting += 1
            self.table.worker.post(partial(self._obey, wish))

    async def _become(self, wish: wishes.Hello) -> None:
        """A program that cannot send headers says who it is in its first message."""
        person = await self.house.people.find(wish.token)
        if person is None:
            self.refuse(Refused("who-are-you"), wish.id)
            return
        self.table.audience.leave(self)
        self.person = person
        self.seat = self.table.viewing_seat(person)
        self.table.audience.join(self, wish.id)

    async def _obey(self, wish: AnyWish) -> None:
        try:
            await self._do(wish)
        except Refused as refusal:
            self.refuse(refusal, wish.id)
        except Exception:
            _log.exception("table %s", self.table.record.id)
            self.refuse(Refused("not-stored"), wish.id)
        finally:
            self.waiting -= 1

    async def _do(self, wish: AnyWish) -> None:
        table = self.table
        if isinstance(wish, wishes.Act):
            client_id = None if wish.id is None else str(wish.id)
            action = action_of(wish.code, wish.notation)
            seq = await table.act(self.person, wish.seat, wish.seq, action, client_id, wish.stage)
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
            await proposals.propose(table, person, wish.kind, wish.seat)
        elif isinstance(wish, wishes.Answer):
            await proposals.answer(table, person, wish.agree)
        elif isinstance(wish, wishes.Return):
            await absence.give_back(table, person, wish.seat)
        elif isinstance(wish, wishes.Say):
            self.house.chat_lines.take(person.id)
            await chat.say(table, person, wish.text)
        position = table.position
        self.answer({"type": "done", "seq": 0 if position is None else position.seq}, wish.id)

    def _somebody(self) -> Person:
        if self.person is None:
            raise Refused("who-are-you")
        return self.person


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    the_house = house(socket)
    address = address_of(socket)
    try:
        check_origin(socket.headers)
        if the_house.connections.get(address, 0) >= the_house.settings.limits.connections:
            raise Refused("too-many", seconds=10)
        person = await who(socket)
        table = await the_house.hall.find(table_id)
        if table.position is not None:
            table.check_may_watch(person)
    except Refused as refusal:
        await _turn_away(socket, refusal)
        return
    await socket.accept()
    the_house.connections[address] = the_house.connections.get(address, 0) + 1
    connection = Connection(socket, the_house, table, person)
    writing = asyncio.create_task(connection.write())
    try:
        table.audience.join(connection)
        reading = asyncio.create_task(connection.read())
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        if not reading.done():
            reading.cancel()
        elif not writing.done() and connection._close is not None:
            await asyncio.wait((writing,), timeout=5)
        await asyncio.gather(reading, return_exceptions=True)
    finally:
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        table.audience.leave(connection)
        the_house.connections[address] -= 1
        if not the_house.connections[address]:
            del the_house.connections[address]


async def _turn_away(socket: WebSocket, refusal: Refused) -> None:
    """Accept, say why, and close: a browser shows its page nothing of a refused handshake."""
    await socket.accept()
    try:
        error = {"type": "refused", "error": refusal.json(language(socket))}
        await socket.send_text(encode(error).decode())
        await socket.close(REFUSED + refusal.status, refusal.key)
    except (WebSocketDisconnect, RuntimeError):
        pass
