"""The end of the server that plays a table, for clients who are connected to another server. The other end is
in `cluster/relays.py`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message as Event

from imperia.table.asking import RECOGNISED
from imperia.table.cluster.leases import Elsewhere
from imperia.table.cluster.messages import (
    Answer,
    Ask,
    Attach,
    Attached,
    Closed,
    FromFront,
    Fronting,
    Gone,
    Heard,
    NotPlayed,
    Rest,
    Showing,
    Somebody,
    Told,
)
from imperia.table.cluster.wire import Wire
from imperia.table.errors import Refused
from imperia.table.house import House
from imperia.table.people import Person
from imperia.table.protocol.messages import Refusal
from imperia.table.refusing import answer
from imperia.table.routes.connection import GOING_AWAY, REFUSED, Connection
from imperia.table.routes.parts import ENDPOINTS
from imperia.table.tables.messages import encode

_ENDPOINTS = {(each.method, each.path): each for each in ENDPOINTS}
_log = logging.getLogger(__name__)


class Players:
    """Does what clients of other servers ask of tables here."""

    def __init__(self, app: Starlette, house: House, wire: Wire) -> None:
        self._app = app
        self._house = house
        self._wire = wire
        self._lines: dict[tuple[str, int], RemoteLine] = {}  # by front and number
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def hear(self, front: str, message: FromFront) -> None:
        if isinstance(message, Heard):
            line = self._lines.get((front, message.number))
            if line is None:
                self._wire.send(front, Closed(message.number, GOING_AWAY, "closing"))
            else:
                line.hear(message.text)
        elif isinstance(message, Ask):
            self._spawn(self._answer(front, message))
        elif isinstance(message, Attach):
            self._spawn(self._show(front, message))
        elif isinstance(message, Gone):
            self._leave(front, message.number)
        elif isinstance(message, Fronting):
            for number in [n for of, n in self._lines if of == front and n not in set(message.numbers)]:
                self._leave(front, number)

    def lose(self, front: str | None) -> None:
        """Close the connections from a front (from all, if None), since a message to or from there is lost.
        The clients connect again."""
        for (of, number), line in list(self._lines.items()):
            if front in (None, of):
                self._wire.send(of, Closed(number, GOING_AWAY, "closing"))
                line.leave()

    def say_which(self) -> None:
        """Tell each front which of its connections are known here: it may not have heard that one was opened
        or closed."""
        by_front: dict[str, list[int]] = {}
        for front, number in self._lines:
            by_front.setdefault(front, []).append(number)
        for front, numbers in by_front.items():
            self._wire.send(front, Showing(numbers))

    def _leave(self, front: str, number: int) -> None:
        line = self._lines.get((front, number))
        if line is not None:
            line.leave()

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _person(self, somebody: Somebody | None) -> Person | None:
        if somebody is None:
            return None
        return self._house.people.recognised(somebody.id, somebody.nickname)

    # ----- Live connections

    async def _show(self, front: str, attach: Attach) -> None:
        person, number = self._person(attach.person), attach.number
        line = RemoteLine(self._wire, front, number)
        if attach.remembered and not self._house.hall.has(attach.table_id):
            self._wire.send(front, NotPlayed(number))
            return
        try:
            table = await self._house.hall.find(attach.table_id)
            table.check_admitted(person)
        except Elsewhere:
            self._wire.send(front, NotPlayed(number))
            return
        except Exception as problem:
            refusal = _refusal(problem, attach.table_id)
            self._wire.send(front, Attached(number))
            line.tell(encode(Refusal(error=refusal.problem(attach.lang))))
            await line.say_farewell(REFUSED + refusal.status, refusal.key)
            return
        self._wire.send(front, Attached(number))
        self._lines[front, number] = line
        try:
            await Connection(line, self._house, table, person, attach.lang, attach.address).live()
        finally:
            del self._lines[front, number]

    # ----- Requests

    async def _answer(self, front: str, ask: Ask) -> None:
        table_id = ask.place.get("table_id")
        if ask.remembered and table_id is not None and not self._house.hall.has(table_id):
            self._wire.send(front, NotPlayed(ask.number))
            return
        request = _request(self._app, ask, self._person(ask.person))
        try:
            made = await _ENDPOINTS[ask.method, ask.path].serve_here(request)
        except Elsewhere:
            self._wire.send(front, NotPlayed(ask.number))
            return
        except Exception as problem:
            made = answer(_refusal(problem, ask.path), request)
        self._wire.send(front, Answer(ask.number, made.status_code, _headers(made), bytes(made.body)))


class RemoteLine:
    """The line of a client who is connected to another server."""

    def __init__(self, wire: Wire, front: str, number: int) -> None:
        self.listener: Callable[[bytes], None] | None = None
        self.backlog = 0  # the front closes a connection that is too slow
        self._wire = wire
        self._front = front
        self._number = number
        self._gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, data: bytes) -> None:
        if self.listener is not None:
            self.listener(data)

    def leave(self) -> None:
        if not self._gone.done():
            self._gone.set_result(None)

    async def receive(self) -> Event:
        await asyncio.shield(self._gone)
        return {"type": "websocket.disconnect"}

    def rest(self, seconds: float) -> None:
        self._wire.send(self._front, Rest(self._number, seconds))

    def tell(self, text: bytes) -> None:
        if not self._gone.done():
            self._wire.send(self._front, Told(self._number, text))

    async def say_farewell(self, code: int, reason: str) -> None:
        self._wire.send(self._front, Closed(self._number, code, reason))
        self.leave()

    def drop(self) -> None:
        self._wire.send(self._front, Closed(self._number, GOING_AWAY, "closing"))
        self.leave()


def _refusal(problem: Exception, what: str) -> Refused:
    if isinstance(problem, Refused):
        return problem
    if isinstance(problem, SQLAlchemyError):
        _log.error("%s, for another server: the database: %s", what, problem)
        return Refused("not-read")
    _log.error("%s, for another server", what, exc_info=problem)
    return Refused("failed")


def _request(app: Starlette, ask: Ask, person: Person | None) -> Request:
    """The request as the front has received it."""

    async def receive() -> Event:
        return {"type": "http.request", "body": ask.body, "more_body": False}

    scope = {
        "type": "http",
        "app": app,
        "method": ask.method,
        "path": ask.path.format_map(ask.place),
        "path_params": ask.place,
        "query_string": ask.query,
        "headers": ask.headers,
        "client": (ask.address, 0),
        "scheme": "http",
        RECOGNISED: (person,),
    }
    return Request(scope, receive)


def _headers(made: Response) -> list[tuple[bytes, bytes]]:
    return [(name, value) for name, value in made.raw_headers if name != b"content-length"]
