"""The usual live connection: uvicorn's own WebSocket, with a shortcut around the queues of ASGI.

ASGI hands over each message through a queue and a task, and stops reading the socket until the message is
taken, which is an eighth of all the work that the server does for an action. A line calls its listener with
each text as it arrives, and writes at once. Everything else (the handshake, pings, closing, fragmented
messages) goes the usual way.

A single read may contain thousands of messages, so it is processed piece by piece. A client that sends too
many is paused: nothing more is read from it, and what has arrived but has not been processed yet waits.
"""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Callable
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from imperia.table.errors import Refused
from imperia.table.line import NAME
from imperia.table.porter import Place
from imperia.table.refusing import last_answer
from imperia.table.security import Rate
from imperia.table.setup import Setup

PIECE = 256  # bytes that are processed in one go: some dozens of the smallest messages
MOST_PARTS = 256  # of one message
LONGEST_REST = 2.0


class FastLine(WebSocketsSansIOProtocol):
    listener: Callable[[bytes], None] | None = None
    place: Place | None = None
    _told = False  # whether something waits to be written

    def __init__(
        self,
        config: Setup,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = config.limits
        self._controls = Rate(config.limits.controls)
        self._came = b""
        self._seen = 0  # how many bytes of what arrived have been processed
        self._resting: asyncio.TimerHandle | None = None
        self._farewell: asyncio.TimerHandle | None = None

    # ----- Coming and going

    def handle_connect(self, event: Request) -> None:
        if self.conn.accept(event).status_code != 101:
            self._turn_away(event)
            return
        super().handle_connect(event)
        extensions = cast(dict[str, Any], self.scope["extensions"])
        extensions[NAME] = weakref.ref(self)  # weak, because this line holds the scope

    def _turn_away(self, event: Request) -> None:
        """Refuse a request for a WebSocket whose handshake is not valid."""
        headers = [
            (name.lower().encode(), value.encode("latin-1")) for name, value in event.headers.raw_items()
        ]
        query = event.path.partition("?")[2].encode()
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.write(last_answer(Refused("bad-http"), headers, query))
        self.transport.close()
        self._close_in_time()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._close_in_time()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._close_in_time()

    def _close_in_time(self) -> None:
        """Abort the connection after a while: a client that receives nothing would not receive a farewell
        either."""
        if self._farewell is None:
            self._farewell = self.loop.call_later(self._limits.closing_seconds, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for timer in (self._resting, self._farewell):
            if timer is not None:
                timer.cancel()
        if self.place is not None:
            self.place.leave()
            self.place = None

    # ----- In

    def data_received(self, data: bytes) -> None:
        if len(self._came) == self._seen and len(data) <= PIECE:
            super().data_received(data)
        else:
            self._came, self._seen = self._came[self._seen :] + data, 0
            self._look()

    def _look(self) -> None:
        while self._seen < len(self._came) and not (self.read_paused or self.transport.is_closing()):
            piece = self._came[self._seen : self._seen + PIECE]
            self._seen += len(piece)
            super().data_received(piece)
        if self._seen == len(self._came):
            self._came, self._seen = b"", 0

    def handle_text(self, event: Frame) -> None:
        if self.listener is not None and event.fin and self.queue.empty():  # no message overtakes another
            self.listener(bytes(event.data))
            return
        if not event.fin:
            self._count_control()
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not event.fin:
            self._count_control()
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self._count_control()
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        else:
            self.frames = []
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too-large")
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        if self.backlog > self._limits.backlog_bytes:
            self.drop()
            return
        super().handle_ping()
        self._count_control()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_control()

    def _count_control(self) -> None:
        owed = self._controls.charge()
        if owed:
            self.rest(owed)

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        self.loop.call_soon(self._go_on_reading)  # after this message is handled: none overtakes it
        return message

    def rest(self, seconds: float) -> None:
        """Read nothing for a moment, so that a client that sends too much has to wait, and nobody else."""
        if self.transport.is_closing():
            return
        if self._resting is not None:
            self._resting.cancel()
        self._resting = self.loop.call_later(min(seconds, LONGEST_REST), self._rested)
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _rested(self) -> None:
        self._resting = None
        self._go_on_reading()

    def _go_on_reading(self) -> None:
        waiting = self._resting is not None or not self.queue.empty()
        if self.read_paused and not (waiting or self.transport.is_closing()):
            self.read_paused = False
            self._look()
            if not (self.read_paused or self.transport.is_closing()):
                self.transport.resume_reading()

    # ----- Out

    def tell(self, text: bytes) -> None:
        """Send a text without waiting. The texts of one round of the event loop are written together; nothing
        is sent on a closed connection."""
        try:
            self.conn.send_text(text)
        except InvalidState:
            return
        if not self._told:
            self._told = True
            self.loop.call_soon(self._write)

    def _write(self) -> None:
        self._told = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    async def say_farewell(self, code: int, reason: str) -> None:
        await self.send({"type": "websocket.close", "code": code, "reason": reason})

    @property
    def backlog(self) -> int:
        return self.transport.get_write_buffer_size()

    def drop(self) -> None:
        self.transport.abort()
