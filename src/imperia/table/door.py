"""The door: uvicorn's HTTP connection, hardened against hostile visitors.

Uvicorn reads a request however long it is, and waits for it however long that takes. The door limits what
each visitor may use: the bytes of address and headers, and the time for them, for a body, and for receiving
an answer. A visitor who exceeds a limit is told why, in their language, and the connection is closed.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable
from typing import Any, cast

import httptools
from starlette.types import Scope
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from imperia.table.errors import Refused
from imperia.table.fast_line import FastLine
from imperia.table.porter import Place
from imperia.table.refusing import last_answer
from imperia.table.setup import Setup

_NAME = "imperia.door"
MOST_AHEAD = 32  # requests that may arrive before the first of them is answered
SECONDS_OUTSIDE = 5.0  # for the head of a request that will be refused anyway
SECONDS_UNHEARD = 1.0  # for which an unheard connection is held, so that the client cannot come back at once
LINGER_SECONDS = 1.0  # for a client to read why it was turned away


class _Unwelcome(Exception):
    """Stops the parser, which knows nothing of refusals."""


class Door(HttpToolsProtocol):
    def __init__(
        self,
        config: Setup,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = config.limits
        self._porter = config.porter
        self._is_proxy = config.is_proxy
        self._place: Place | None = None
        self._refusal: Refused | None = None  # why the parser was stopped
        self._awaited: str | None = None  # which part of a request is still to come: its head or its body
        self._deadline: asyncio.TimerHandle | None = None
        self._came = False  # some of the expected head has arrived
        self._head_bytes = 0
        self._unparsed = 0  # bytes received since the parser last reported anything
        self._body_bytes = 0
        self._answering: RequestResponseCycle | None = None
        self._leaving = False
        self._resting = False
        self._out: _Out | None = None

    # ----- Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._out = _Out(transport, self.loop, self._limits.taking_seconds, self._leave)
        self._place = self._porter.admit(self.client[0] if self.client else "")
        if self._place is None:
            self._leaving = True
            transport.abort()
        elif self._place.unheard:
            self._leaving = True
            transport.pause_reading()
            self._deadline = self.loop.call_later(_about(SECONDS_UNHEARD), transport.abort)
        else:
            self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._answer_no_more()
        self._unset_keepalive_if_required()
        self._await_nothing()
        if self._out is not None:
            self._out.stop()
        if self._place is not None:
            self._place.leave()
            self._place = None

    def refuse(self, refusal: Refused) -> None:
        """Say why, and close. An answer that has begun cannot be taken back: then only close."""
        begun = self._answer_no_more()
        if begun or self.transport.is_closing():
            self.transport.abort()
            return
        query = self.url.partition(b"?")[2] if self.headers is not None else b""
        self.transport.write(last_answer(refusal, self.headers or (), query))
        self._linger()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        visitor = self._forwarded_for(cycle.scope["headers"]) or (self.client[0] if self.client else "")
        self._porter.turns.take(visitor, lambda: self._begin(cycle, app))

    def _begin(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        if not cycle.disconnected:
            super()._start_asgi_task(cycle, app)

    def _forwarded_for(self, headers: Iterable[tuple[bytes, bytes]]) -> str | None:
        """The visitor for whom a proxy asks. Only the last address was written by the proxy; those before it
        could have been written by anybody."""
        if self._is_proxy(self.client):
            for name, value in headers:
                if name == b"x-forwarded-for":
                    return value.decode("latin-1").rpartition(",")[2].strip()
        return None

    def _answer_no_more(self) -> bool:
        """Drop the answer that is being made, because nobody will read it; returns whether a part of it has
        already been sent."""
        cycle, self._answering = self._answering, None
        self.pipeline.clear()
        if cycle is None or cycle.response_complete:
            return False
        cycle.disconnected = True
        cycle.message_event.set()
        return cycle.response_started

    def _leave(self) -> None:
        """Close after the last answer. If the rest of a request is still arriving, it has to be read for a
        while."""
        if self._awaited == "body":
            self._linger()
        else:
            self._await_nothing()
            self.transport.close()

    def _linger(self) -> None:
        """Go on reading for a while, then close: closing with unread bytes would reset the connection, and
        the answer would be lost on its way."""
        if self._leaving:
            return
        self._leaving = True
        self._body_bytes = 0
        self._unset_keepalive_if_required()
        self._await_nothing()
        self._deadline = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()

    # ----- How much

    def data_received(self, data: bytes) -> None:
        if self._leaving:
            self._body_bytes += len(data)
            if self._body_bytes > self._limits.upload_bytes:
                self.transport.abort()
            return
        self._unset_keepalive_if_required()
        if self._awaited is None:
            self._await_head()
        self._came = True
        self._unparsed += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self.refuse(self._refusal or Refused("bad-http"))
        else:
            if self._unparsed > self._limits.head_bytes:  # one endless header, or one endless line of a chunk
                self.refuse(Refused("head-too-large", most=self._limits.head_bytes))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head_bytes = self._unparsed = self._body_bytes = 0
        if self._awaited is None:
            self._await_head()
            self._came = True

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count_head(len(name) + len(value) + 4)

    def _count_head(self, size: int) -> None:
        self._unparsed = 0
        self._head_bytes += size
        if self._head_bytes > self._limits.head_bytes:
            self._stop_parser(Refused("head-too-large", most=self._limits.head_bytes))

    def on_headers_complete(self) -> None:
        assert self._place is not None
        self._unparsed = 0
        if self._place.refusal is not None:
            self._stop_parser(self._place.refusal)
        if len(self.pipeline) >= MOST_AHEAD:
            self._stop_parser(Refused("too-many", seconds=1))
        if self._forwarded_for(self.headers) is not None:
            self._place.belong_to_proxy()
        self._await("body", self._limits.body_seconds)
        super().on_headers_complete()
        if self.cycle is not None and self.cycle.scope is self.scope:
            self.cycle.transport = cast(asyncio.Transport, self._out)
            cast(dict[str, Any], self.scope).setdefault("extensions", {})[_NAME] = self

    def on_body(self, body: bytes) -> None:
        self._unparsed = 0
        self._body_bytes += len(body)
        most = self._limits.upload_bytes
        answered = self.cycle is not None and self.cycle.response_complete
        if self._body_bytes > most and answered:  # the application no longer reads it
            self._stop_parser(Refused("too-large", most=most))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._await_nothing()
        super().on_message_complete()

    def _stop_parser(self, refusal: Refused) -> None:
        self._refusal = refusal
        raise _Unwelcome

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is a FastLine. A request that only looks like a handshake is answered
        here."""
        assert self._out is not None
        self._await_nothing()
        self._out.stop()
        super().handle_websocket_upgrade()
        line = cast(FastLine, self.transport.get_protocol())
        if line.handshake_initiated:
            line.place, self._place = self._place, None
        else:
            self.connections.discard(line)
            self.connections.add(self)
            self.transport.set_protocol(self)
            self.refuse(Refused("bad-http"))

    # ----- How long

    def _await_head(self) -> None:
        outside = self._place is not None and self._place.refusal is not None
        self._came = False
        self._await("head", SECONDS_OUTSIDE if outside else self._limits.head_seconds)

    def _await(self, what: str, seconds: float) -> None:
        self._await_nothing()
        self._awaited = what
        self._deadline = self.loop.call_later(_about(seconds), self._too_late, seconds)

    def _await_nothing(self) -> None:
        self._awaited = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self, seconds: float) -> None:
        if self.flow.read_paused:  # the delay is ours, because we do not read
            self._deadline = self.loop.call_later(seconds, self._too_late, seconds)
        elif self._awaited == "head" and not self._came:
            self._await_nothing()
            self.transport.close()
        elif self._awaited == "body" and self.cycle is not None and self.cycle.response_complete:
            self.transport.abort()
        else:
            outside = None if self._place is None else self._place.refusal
            self.refuse(outside or Refused("too-late", allowed=max(1, round(seconds))))

    # ----- Rest

    def rest(self) -> None:
        """Read nothing for a moment after this answer, so that a client that asks too much has to wait, and
        nobody else."""
        self._resting = True

    def on_response_complete(self) -> None:
        """Go on with the next request, after the rest if there is one: requests that have already arrived
        wait, too."""
        if self._leaving:
            return
        if self._resting and not self.transport.is_closing():
            self.flow.pause_reading()
            self.loop.call_later(self._limits.rest_seconds, self._rested)
        else:
            super().on_response_complete()

    def _rested(self) -> None:
        self._resting = False
        if not self._leaving:
            super().on_response_complete()


def _about(seconds: float) -> float:
    """A time that is a little longer, by a different amount for each connection: a thousand connections that
    came together must not all leave, and come back, at the same moment."""
    return seconds * random.uniform(1.0, 1.5)


class _Out:
    """What answers are written to: the transport, with two exceptions. An answer that is not received in time
    ends the connection at once, and closing is left to the door."""

    def __init__(
        self,
        transport: asyncio.Transport,
        loop: asyncio.AbstractEventLoop,
        seconds: float,
        leave: Callable[[], None],
    ) -> None:
        self._transport = transport
        self._loop = loop
        self._seconds = seconds
        self._written = 0
        self._timer: asyncio.TimerHandle | None = None
        self.close = leave
        self.is_closing = transport.is_closing

    def write(self, data: bytes) -> None:
        self._transport.write(data)
        self._written += len(data)
        if self._timer is None and self._transport.get_write_buffer_size():
            self._watch()

    def _watch(self) -> None:
        self._timer = self._loop.call_later(self._seconds, self._look, self._written)

    def _look(self, goal: int) -> None:
        self._timer = None
        left = self._transport.get_write_buffer_size()
        if self._written - left < goal:
            self._transport.abort()
        elif left:
            self._watch()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def let_rest(scope: Scope) -> None:
    """Make the client that sent this request rest, because it has asked too much."""
    door: Door | None = scope.get("extensions", {}).get(_NAME)
    if door is not None:
        door.rest()
