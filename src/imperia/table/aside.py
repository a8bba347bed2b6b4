"""The operator's port: measures, health and readiness, beside the port for people.

A separate port needs no secret that could leak. Unless the operator says otherwise, only the machine itself
can reach it, and no proxy for people can expose it by mistake. It answers even when every connection for
people is taken.
"""

from __future__ import annotations

import socket

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from imperia.table.asking import house
from imperia.table.house import House
from imperia.table.measured import KIND, as_text
from imperia.table.routes import health

MOST_AT_ONCE = 50


async def metrics(request: Request) -> Response:
    return Response(as_text(house(request)), media_type=KIND)


class Aside(uvicorn.Server):
    """A small server on the event loop of the main one, whose house it reports on."""

    def __init__(self, shown: House, listening: socket.socket) -> None:
        app = Starlette(routes=[Route("/metrics", metrics), *health.routes])
        app.state.house = shown
        config = uvicorn.Config(
            app,
            lifespan="off",
            ws="none",
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            limit_concurrency=MOST_AT_ONCE,
            timeout_graceful_shutdown=1,
        )
        config.load()
        super().__init__(config)
        self.lifespan = config.lifespan_class(config)
        self._sockets = [listening]

    async def open(self) -> None:
        await self.startup(self._sockets)

    async def close(self) -> None:
        await self.shutdown(self._sockets)
