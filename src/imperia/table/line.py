"""The line of a live connection: uvicorn's own WebSocket, with a way past the queues of ASGI.

ASGI hands over each message through a queue and a task, and stops reading the socket until it is taken: an
eighth of all that the server does for a move. A line calls its listener with each text as it comes, and
writes at once. Everything else (the handshake, pings, closing, messages in fragments) goes the usual way.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

_NAME = "imperia.line"
REST_SECONDS = 0.2


class Line(WebSocketsSansIOProtocol):
    listener: Callable[[bytes], None] | None = None
    _told = False  # something waits to be written

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[_NAME] = weakref.ref(self)  # the scope is ours: no cycle

    def handle_text(self, event: Frame) -> None:
        if self.listener is not None and event.fin and self.queue.empty():  # none overtakes another
            self.listener(bytes(event.data))
        else:
            super().handle_text(event)

    def tell(self, text: bytes) -> None:
        """Never waits. What is told in one go is written in one go; nothing is told to who is gone."""
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

    def rest(self) -> None:
        """Read nothing for a moment: whoever sends too much has to wait, and nobody else."""
        if not (self.read_paused or self.transport.is_closing()):
            self.read_paused = True
            self.transport.pause_reading()
            self.loop.call_later(REST_SECONDS, self._go_on_reading)

    def _go_on_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def backlog(self) -> int:
        """Bytes that the other end has not taken yet."""
        return self.transport.get_write_buffer_size()

    def drop(self) -> None:
        """Close without waiting for what the other end has not taken."""
        self.transport.abort()


def line_of(scope: Scope) -> Line:
    line: Line | None = scope["extensions"][_NAME]()
    assert line is not None  # its transport holds it
    return line
