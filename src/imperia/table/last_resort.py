"""Unexpected errors: they are logged, and answered like every refusal."""

from __future__ import annotations

import logging

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from imperia.table.errors import Refused
from imperia.table.refusing import answer

_log = logging.getLogger(__name__)


class LastResort:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except Exception:
            if begun:
                raise  # half an answer is out, so the connection is closed
            _log.exception("%s %s", scope["method"], scope["path"])
            await answer(Refused("failed"), Request(scope))(scope, receive, send)
