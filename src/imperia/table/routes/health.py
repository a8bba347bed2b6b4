"""Whether the process is alive, and whether people should be sent to it, for the program that keeps it
running.

Neither answer depends on who asks, how often, or in which language.
"""

from __future__ import annotations

import asyncio
import logging

from msgspec import Struct
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from imperia.table.asking import house
from imperia.table.house import House
from imperia.table.tables.messages import encode

DATABASE_SECONDS = 2.0  # for the database to answer
_log = logging.getLogger(__name__)


class Health(Struct):
    alive: bool = True


class Readiness(Struct):
    ready: bool
    database: bool  # whether it answers
    page: bool  # whether it is built
    draining: bool  # whether the server is about to stop


async def health(request: Request) -> Response:
    return _answer(Health(), 200)


async def ready(request: Request) -> Response:
    found = await readiness(house(request))
    return _answer(found, 200 if found.ready else 503)


async def readiness(asked: House) -> Readiness:
    database = await _answers(asked)
    page = (asked.config.page / "index.html").is_file()
    draining = asked.hall.draining
    return Readiness(database and page and not draining, database, page, draining)


async def _answers(asked: House) -> bool:
    """Whether the database answers. All who want to know while it is being asked wait for the same answer,
    and so never occupy more than one of the threads that read."""
    if asked.asking_database is None or asked.asking_database.done():
        asked.asking_database = asyncio.ensure_future(asked.database.read(_version))
        asked.asking_database.add_done_callback(_note)
    done, _ = await asyncio.wait((asked.asking_database,), timeout=DATABASE_SECONDS)
    return bool(done) and asked.asking_database.exception() is None


def _version(connection: Connection) -> str | None:
    """The version of the schema. Unlike a constant, SQLite has to read it from its file."""
    found: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return found


def _note(answer: asyncio.Future[str | None]) -> None:
    if not answer.cancelled() and answer.exception() is not None:
        _log.warning("not ready: the database: %s", answer.exception())


def _answer(told: Struct, status: int) -> Response:
    return Response(encode(told), status, media_type="application/json")


routes = [Route("/api/health", health), Route("/api/ready", ready)]
