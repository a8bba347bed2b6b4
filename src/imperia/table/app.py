"""The application: routes, security, and one shape for every refusal."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from imperia.table.config import ServerConfig
from imperia.table.door import let_rest
from imperia.table.errors import TOO_MANY, Refused
from imperia.table.house import House
from imperia.table.last_resort import LastResort
from imperia.table.refusing import answer
from imperia.table.routes import health, live, pages, reference
from imperia.table.routes.parts import ENDPOINTS
from imperia.table.routes.relayed import Players
from imperia.table.security import SafeHeaders
from imperia.table.size import SizeLimit
from imperia.table.time import Time

_log = logging.getLogger(__name__)


def create_app(config: ServerConfig, time: Time | None = None) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = app.state.house = House(config, time)
        if house.cluster is not None:
            house.cluster.players = Players(app, house, house.cluster.wire)
        await house.open()
        yield
        await house.close()

    requests = [Route(each.path, each.serve, methods=[each.method]) for each in ENDPOINTS]
    app = Starlette(
        routes=[*live.routes, *health.routes, *requests, *reference.routes, *pages.routes],
        lifespan=lifespan,
        exception_handlers={Refused: _refused, HTTPException: _not_found, SQLAlchemyError: _not_read},
    )
    app.add_middleware(SizeLimit, limits=config.limits)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(LastResort)
    app.add_middleware(SafeHeaders)
    return app


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refused)
    if problem.status == TOO_MANY:
        let_rest(request.scope)
    return answer(problem, request)


async def _not_found(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    keys = {404: "no-such-page", 405: "no-such-method"}
    if problem.status_code in keys:
        return answer(Refused(keys[problem.status_code]), request)
    return answer(Refused("malformed", what=str(problem.detail)), request)


async def _not_read(request: Request, problem: Exception) -> Response:
    _log.error("%s %s: the database: %s", request.method, request.url.path, problem)
    return answer(Refused("not-read"), request)
