"""A live connection as the application sees it, and one that works under any ASGI server.

The usual line (`fast_line.py`) takes a shortcut through uvicorn. Under another server, or a version of
uvicorn that the shortcut does not fit, messages go the ordinary way of ASGI.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from starlette.types import Message, Receive, Scope, Send

NAME = "imperia.line"  # among the extensions of a scope: a weak reference to the line


class Line(Protocol):
    listener: Callable[[bytes], None] | None  # is called with each message, except those from `receive`

    async def receive(self) -> Any:
        """Wait for the next message that the listener is not called with, and return it as an ASGI event."""

    def rest(self, seconds: float) -> None:
        """Read nothing for a moment, so that a client that sends too much has to wait, and nobody else."""

    def tell(self, text: bytes) -> None:
        """Send a text without waiting. Nothing is sent on a closed connection."""

    @property
    def backlog(self) -> int:
        """Bytes that the other end has not received yet."""

    async def say_farewell(self, code: int, reason: str) -> None:
        """Close, after all texts have been sent."""

    def drop(self) -> None:
        """Close without waiting for what the other end has not received."""


class PlainLine:
    """A line that uses nothing but ASGI: texts wait here for a task that sends them."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.listener: Callable[[bytes], None] | None = None
        self.backlog = 0
        self._receive = receive
        self._send = send
        self._untold: deque[bytes] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._rests_until = 0.0
        self._closed = False

    async def receive(self) -> Message:
        rest = self._rests_until - asyncio.get_running_loop().time()
        if rest > 0:
            await asyncio.sleep(rest)
        return await self._receive()

    def rest(self, seconds: float) -> None:
        self._rests_until = asyncio.get_running_loop().time() + seconds

    def tell(self, text: bytes) -> None:
        if self._closed:
            return
        self._untold.append(text)
        self.backlog += len(text)
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._untold:
                await self._send({"type": "websocket.send", "text": self._untold[0].decode()})
                self.backlog -= len(self._untold.popleft())
        except Exception:  # the other end is gone: which error says so depends on the server
            self._close()
        finally:
            self._sending = None

    async def say_farewell(self, code: int, reason: str) -> None:
        if self._sending is not None:
            await asyncio.shield(self._sending)
        if not self._closed:
            self._close()
            await self._send({"type": "websocket.close", "code": code, "reason": reason})

    def drop(self) -> None:
        """The server closes the connection when the application returns."""
        self._close()
        if self._sending is not None:
            self._sending.cancel()

    def _close(self) -> None:
        self._closed = True
        self._untold.clear()
        self.backlog = 0


def line_of(scope: Scope, receive: Receive, send: Send) -> Line:
    reference = scope.get("extensions", {}).get(NAME)
    line: Line | None = None if reference is None else reference()
    return PlainLine(receive, send) if line is None else line
