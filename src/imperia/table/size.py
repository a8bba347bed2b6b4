"""Requests that are too large are refused before they are read."""

from __future__ import annotations

from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from imperia.table.config import Limits
from imperia.table.errors import Refused
from imperia.table.refusing import answer

UPLOAD = "/api/tables/upload"


class SizeLimit:
    """Checks the length that a request declares, and counts the bytes that really arrive."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        most = self._limits.upload_bytes if scope["path"] == UPLOAD else self._limits.body_bytes
        declared = Request(scope).headers.get("content-length", "0")
        if declared.isdigit() and int(declared) > most:
            await _refuse(most, scope, receive, send)
            return
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            return {"type": "http.disconnect"} if seen > most else message

        async def pass_on(message: Message) -> None:
            if seen <= most:
                await send(message)
            elif message["type"] == "http.response.start":  # an answer to only half a request
                await _refuse(most, scope, receive, send)

        try:
            await self._app(scope, counted, pass_on)
        except ClientDisconnect:
            await _refuse(most, scope, receive, send)


async def _refuse(most: int, scope: Scope, receive: Receive, send: Send) -> None:
    refusal = answer(Refused("too-large", most=most), Request(scope))
    refusal.headers["Connection"] = "close"
    await refusal(scope, receive, send)
