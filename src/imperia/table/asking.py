"""Who asks, in which language, and whether so much and so often: what every route begins with."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from imperia.table.errors import Refused
from imperia.table.house import House
from imperia.table.people import Person
from imperia.table.security import check_origin
from imperia.table.tables import Table
from imperia.words import LANGUAGES

COOKIE = "imperia"
LANGUAGE_COOKIE = "imperia-lang"


def house(connection: HTTPConnection) -> House:
    return cast(House, connection.app.state.house)


def language(connection: HTTPConnection) -> str:
    """Asked for, remembered in a cookie, or preferred by the browser."""
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


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


async def who(connection: HTTPConnection) -> Person | None:
    return await house(connection).people.find(secret_of(connection))


async def somebody(request: Request) -> Person:
    """A person; and since he is about to change something: from a page of ours, and not too often."""
    check_change(request)
    person = await who(request)
    if person is None:
        raise Refused("who-are-you")
    return person


def check_change(request: Request) -> None:
    check_origin(request.headers)
    house(request).requests.take(address_of(request))


def the_house(request: Request) -> House:
    return house(request)


async def the_table(request: Request, table_id: str) -> Table:
    """The door of a table for all plain requests: who may not come in gets no further, and who has a seat is
    seen to be here."""
    table, person = await house(request).hall.find(table_id), await who(request)
    table.check_admitted(person)
    table.audience.see(person)
    return table


async def visitor(request: Request) -> Person | None:
    """Whoever looks; a stranger may."""
    house(request).looks.take(address_of(request))
    return await who(request)


def the_language(request: Request) -> str:
    return language(request)


TheHouse = Annotated[House, Depends(the_house)]
TheTable = Annotated[Table, Depends(the_table)]
Somebody = Annotated[Person, Depends(somebody)]
Visitor = Annotated[Person | None, Depends(visitor)]
Lang = Annotated[str, Depends(the_language)]
