"""The application: routes, security, and one shape for every refusal."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from imperia import __version__
from imperia.table.config import ServerConfig
from imperia.table.door import let_rest
from imperia.table.errors import Refused
from imperia.table.house import House
from imperia.table.last_resort import LastResort
from imperia.table.refusing import answer
from imperia.table.routes import games, live, pages, people, play, reference, tables
from imperia.table.security import SafeHeaders
from imperia.table.size import SizeLimit
from imperia.table.time import Time

_log = logging.getLogger(__name__)

TOO_MANY = 429
DESCRIPTION = (
    "Everything the page can do, a program can do: docs/api.md. Live play is a WebSocket at "
    "/api/tables/{table_id}/live."
)


def create_app(config: ServerConfig, time: Time | None = None) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = app.state.house = House(config, time)
        await house.open()
        yield
        await house.close()

    app = FastAPI(
        title="Imperia",
        version=__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.router.routes.extend(live.routes)
    for part in (people, games, tables, play, reference, pages):
        app.include_router(part.router)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _not_found)
    app.add_exception_handler(SQLAlchemyError, _not_read)
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


async def _malformed(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    what = f"{where}: {first['msg']}" if where else first["msg"]
    return answer(Refused("malformed", what=what), request)


async def _not_found(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    keys = {404: "no-such-page", 405: "no-such-method"}
    if problem.status_code in keys:
        return answer(Refused(keys[problem.status_code]), request)
    return answer(Refused("malformed", what=str(problem.detail)), request)


async def _not_read(request: Request, problem: Exception) -> Response:
    _log.error("%s %s: the database: %s", request.method, request.url.path, problem)
    return answer(Refused("not-read"), request)
