"""Who sends a request, which language they read, and whether they ask too much or too often."""

from __future__ import annotations

from typing import cast

from starlette.requests import HTTPConnection, Request

from imperia.table.errors import Refused
from imperia.table.house import House
from imperia.table.operators_secret import is_same
from imperia.table.people import Person
from imperia.table.security import check_origin
from imperia.table.tables import Table
from imperia.table.tables.hall import is_table_id
from imperia.words import LANGUAGES

COOKIE = "imperia"
OPERATOR = "operator"  # the scheme of the operator's Authorization header
LANGUAGE_COOKIE = "imperia-lang"
RECOGNISED = "imperia.recognised"  # key in a scope: a tuple of the person that another server has recognised


def house(connection: HTTPConnection) -> House:
    return cast(House, connection.app.state.house)


def language(connection: HTTPConnection) -> str:
    """The language that was asked for, that a cookie remembers, or that the browser prefers."""
    for chosen in (connection.query_params.get("lang"), connection.cookies.get(LANGUAGE_COOKIE)):
        if chosen in LANGUAGES:
            return chosen
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return LANGUAGES[0]


def secret_of(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)


def check_operator(request: Request) -> None:
    """Raise Refused unless this is the operator. After a few wrong secrets from an address, no secret from
    there is accepted for a while, not even the right one: otherwise guessing could go on."""
    asked, address = house(request), address_of(request)
    secret = asked.config.operator_secret
    if secret is None:
        raise Refused("no-such-page")
    asked.wrong_secrets.check(address)
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != OPERATOR or not is_same(secret, given.strip()):
        asked.wrong_secrets.charge(address)
        raise Refused("not-the-operator")


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


async def who(connection: HTTPConnection) -> Person | None:
    if RECOGNISED in connection.scope:
        return cast(tuple[Person | None], connection.scope[RECOGNISED])[0]
    return await house(connection).people.find(secret_of(connection))


def check_change(request: Request) -> None:
    """Raise Refused unless a request that changes something comes from one of our own pages, and not too
    often."""
    check_origin(request.headers)
    house(request).requests.take(address_of(request))


async def table_for(request: Request, table_id: str, person: Person | None) -> Table:
    """The table for a plain request. Raises Refused for a person who may not come in; one who has a seat is
    noted as present."""
    table = await find_table(request, table_id)
    table.check_admitted(person)
    table.audience.see(person)
    return table


async def find_table(connection: HTTPConnection, table_id: str) -> Table:
    if not is_table_id(table_id):
        raise Refused("unknown-table")
    return await house(connection).hall.find(table_id)


def check_look(request: Request) -> None:
    house(request).looks.take(address_of(request))


def check_replay(house: House, address: str) -> None:
    """Replaying a match from its log costs far more than just looking, so it has a limit of its own."""
    house.replays.take(address)
