"""The live connection of a table: views come as they change, wishes go the other way.

A plain ASGI endpoint up to the handshake; from then on messages go over the line itself.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from imperia.table.asking import address_of, house, language, who
from imperia.table.errors import Refused
from imperia.table.line import line_of
from imperia.table.people import Person
from imperia.table.routes.connection import REFUSED, Connection
from imperia.table.security import check_origin
from imperia.table.tables import Table
from imperia.table.tables.messages import encode


class Live:
    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asker = HTTPConnection(scope)
        await receive()  # websocket.connect
        try:
            table, person = await _admit(asker)
        except Refused as refusal:
            await _turn_away(refusal, language(asker), send)
            return
        await send({"type": "websocket.accept"})
        connections, address = house(asker).connections, address_of(asker)
        connections[address] = connections.get(address, 0) + 1
        try:
            connection = Connection(line_of(scope), house(asker), table, person, language(asker))
            await connection.live(receive, send)
        finally:
            connections[address] -= 1
            if not connections[address]:
                del connections[address]


async def _admit(asker: HTTPConnection) -> tuple[Table, Person | None]:
    check_origin(asker.headers)
    the_house = house(asker)
    if the_house.connections.get(address_of(asker), 0) >= the_house.settings.limits.connections:
        raise Refused("too-many", seconds=10)
    person = await who(asker)
    table = await the_house.hall.find(asker.path_params["table_id"])
    table.check_admitted(person)
    return table, person


async def _turn_away(refusal: Refused, lang: str, send: Send) -> None:
    """Accept, say why, and close: a browser shows its page nothing of a refused handshake."""
    await send({"type": "websocket.accept"})
    told = encode({"type": "refused", "error": refusal.json(lang)}).decode()
    await send({"type": "websocket.send", "text": told})
    await send({"type": "websocket.close", "code": REFUSED + refusal.status, "reason": refusal.key})


route = WebSocketRoute("/api/tables/{table_id}/live", Live())
