"""Requests that are too large are refused before they are read."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from imperia.table.asking import language
from imperia.table.errors import Refused
from imperia.table.settings import Limits

UPLOAD = "/api/tables/upload"


class SizeLimit:
    """Looks at the length a request declares, and counts what really comes."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        most = self._limits.upload_bytes if scope["path"] == UPLOAD else self._limits.body_bytes
        request = Request(scope)
        declared = request.headers.get("content-length", "0")
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > most:
                raise Refused("too-large", most=most)
            return message

        try:
            if declared.isdigit() and int(declared) > most:
                raise Refused("too-large", most=most)
            await self._app(scope, counted, send)
        except Refused as refusal:
            error = refusal.json(language(request))
            await JSONResponse({"error": error}, refusal.status)(scope, receive, send)
