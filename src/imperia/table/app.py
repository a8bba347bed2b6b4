"""The application: routes, safety, and one shape for everything that is refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from imperia import __version__
from imperia.table.asking import language
from imperia.table.errors import Refused
from imperia.table.house import House
from imperia.table.routes import games, live, pages, people, play, reference, tables
from imperia.table.security import SafeHeaders
from imperia.table.settings import Settings
from imperia.table.size import SizeLimit
from imperia.table.time import Time

DESCRIPTION = (
    "Everything the page can do, a program can do: docs/api.md. Live play is a WebSocket at "
    "/api/tables/{table_id}/live."
)


def create_app(settings: Settings, time: Time | None = None) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = app.state.house = House(settings, time)
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
    app.router.routes.append(live.route)
    for part in (people, games, tables, play, reference, pages):
        app.include_router(part.router)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _not_found)
    app.add_middleware(SizeLimit, limits=settings.limits)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(SafeHeaders)
    return app


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refused)
    headers = {"Retry-After": str(problem.facts["seconds"])} if "seconds" in problem.facts else None
    error = problem.json(language(request))
    return JSONResponse({"error": error}, problem.status, headers)


async def _malformed(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    what = f"{where}: {first['msg']}" if where else first["msg"]
    return await _refused(request, Refused("malformed", what=what))


async def _not_found(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    keys = {404: "no-such-page", 405: "no-such-method"}
    if problem.status_code in keys:
        return await _refused(request, Refused(keys[problem.status_code]))
    return await _refused(request, Refused("malformed", what=str(problem.detail)))
