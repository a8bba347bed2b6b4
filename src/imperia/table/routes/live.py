"""The live connection of a table: views come as they change, requests go the other way.

A plain ASGI endpoint up to the handshake; from then on messages go over the line.
"""

from __future__ import annotations

import logging
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from imperia.table.asking import address_of, find_table, house, language, who
from imperia.table.cluster.leases import Elsewhere
from imperia.table.cluster.messages import Attach, Somebody
from imperia.table.cluster.relays import NotReached
from imperia.table.errors import Refused
from imperia.table.line import Line, line_of
from imperia.table.people import Person
from imperia.table.protocol.messages import Refusal
from imperia.table.refusing import count
from imperia.table.routes.connection import REFUSED, SERVICE_RESTART, Connection
from imperia.table.security import check_origin
from imperia.table.tables import Table
from imperia.table.tables.messages import encode

_log = logging.getLogger(__name__)


class Live:
    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asker = HTTPConnection(scope)
        await receive()  # websocket.connect
        if house(asker).hall.draining:
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": SERVICE_RESTART, "reason": "restart"})
            return
        try:
            person = await _admit(asker)
            found = await _find(asker, person)
        except Exception as problem:
            await _turn_away(_refusal(problem, scope), language(asker), send)
            return
        await send({"type": "websocket.accept"})
        connections, address = house(asker).connections, address_of(asker)
        connections[address] = connections.get(address, 0) + 1
        try:
            line = line_of(scope, receive, send)
            table = await _relay(asker, line, found, person) if isinstance(found, Elsewhere) else found
            if table is not None:
                await Connection(line, house(asker), table, person, language(asker), address).live()
        finally:
            connections[address] -= 1
            if not connections[address]:
                del connections[address]


async def _admit(asker: HTTPConnection) -> Person | None:
    check_origin(asker.headers)
    the_house = house(asker)
    the_house.looks.take(address_of(asker))
    if the_house.connections.get(address_of(asker), 0) >= the_house.config.limits.connections:
        raise Refused("too-many", seconds=10)
    return await who(asker)


async def _find(asker: HTTPConnection, person: Person | None) -> Table | Elsewhere:
    try:
        table = await find_table(asker, asker.path_params["table_id"])
    except Elsewhere as elsewhere:
        return elsewhere
    table.check_admitted(person)
    return table


async def _relay(
    asker: HTTPConnection, line: Line, elsewhere: Elsewhere, person: Person | None
) -> Table | None:
    """Connect the line to the server that plays the table, until it is closed. Returns the table instead, if
    this server plays it by now."""
    cluster = house(asker).cluster
    assert cluster is not None
    somebody = None if person is None else Somebody(person.id, person.nickname)
    attach = Attach(0, False, elsewhere.table_id, somebody, language(asker), address_of(asker))
    patience = cluster.patience()
    while True:
        with suppress(NotReached):
            await cluster.relays.relay(line, elsewhere, attach)
            return None
        cluster.membership.forget_holder(elsewhere.table_id)
        try:
            await patience.wait()
            found = await _find(asker, person)
        except Exception as problem:
            refusal = _refusal(problem, asker.scope)
            line.tell(encode(Refusal(error=refusal.problem(language(asker)))))
            await line.say_farewell(REFUSED + refusal.status, refusal.key)
            return None
        if not isinstance(found, Elsewhere):
            return found
        elsewhere = found


class Nothing:
    """Refuses a live connection to any other address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        await _turn_away(Refused("no-such-page"), language(HTTPConnection(scope)), send)


def _refusal(problem: Exception, scope: MutableMapping[str, Any]) -> Refused:
    if isinstance(problem, Refused):
        return problem
    _log.error("%s", scope["path"], exc_info=problem)
    return Refused("not-read" if isinstance(problem, SQLAlchemyError) else "failed")


async def _turn_away(refusal: Refused, lang: str, send: Send) -> None:
    """Accept, say why, and close: a browser tells its page nothing about a refused handshake."""
    count(refusal)
    await send({"type": "websocket.accept"})
    told = encode(Refusal(error=refusal.problem(lang))).decode()
    await send({"type": "websocket.send", "text": told})
    await send({"type": "websocket.close", "code": REFUSED + refusal.status, "reason": refusal.key})


routes = [
    WebSocketRoute("/api/tables/{table_id}/live", Live()),
    WebSocketRoute("/{anything:path}", Nothing()),
]
