"""Who I am: a nickname and a secret."""

from __future__ import annotations

from math import ceil

from starlette.requests import Request
from starlette.responses import Response

from imperia.table.asking import COOKIE
from imperia.table.errors import Refused
from imperia.table.house import House
from imperia.table.people import Person
from imperia.table.protocol.described import Nobody, PersonInfo
from imperia.table.protocol.requests import NewNickname, NewPerson
from imperia.table.routes.asker import Visitor
from imperia.table.routes.part import Part
from imperia.table.silence import check_may_speak
from imperia.table.tables.messages import encode

part = Part("people")
TWO_YEARS = 2 * 365 * 24 * 3600


def _info(person: Person, token: str | None = None) -> PersonInfo:
    return PersonInfo(person.nickname, person.id, token)


@part.request("GET", "/api/me")
async def me(asked: Visitor, request: Request) -> PersonInfo | Nobody:
    """Who you are. A browser that has not introduced itself may ask, too; an unknown token is refused."""
    if asked.person is not None:
        return _info(asked.person)
    if "authorization" in request.headers:
        raise Refused("who-are-you")
    return Nobody()


@part.request("POST", "/api/me", answer=PersonInfo, strangers=True)
async def introduce(asked: Visitor, wish: NewPerson, request: Request) -> PersonInfo | Response:
    """Become a new person with this nickname. A browser keeps the secret in a cookie; a program gets it as
    `token`."""
    house = asked.house
    if asked.person is not None:  # otherwise a silenced person could simply become another one
        await check_may_speak(house.database, asked.person, house.time.now())
    _check_not_too_many(house, asked.address)
    person, secret = await house.people.create(wish.nickname, house.time.now())
    if wish.program:
        return _info(person, secret)
    response = Response(encode(_info(person)), media_type="application/json")
    response.set_cookie(
        COOKIE,
        secret,
        max_age=TWO_YEARS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.config.https or request.url.scheme == "https",
    )
    return response


def _check_not_too_many(house: House, address: str) -> None:
    """Raise Refused if too many people were new at this address, on all servers that share the tables: each
    of them tells the others when somebody has come."""
    seconds = house.new_people.wait(address)
    if seconds:
        most = int(house.config.limits.new_people[0])
        raise Refused("too-many-people", most=most, minutes=ceil(seconds / 60), seconds=ceil(seconds))
    house.new_people.charge(address)
    if house.cluster is not None:
        house.cluster.tell_arrived(address)


@part.request("PATCH", "/api/me")
async def rename(asked: Visitor, wish: NewNickname) -> PersonInfo:
    """Take another nickname. Tables where you sit already keep the old one."""
    await check_may_speak(asked.house.database, asked.somebody, asked.house.time.now())
    await asked.house.people.rename(asked.somebody, wish.nickname)
    if asked.house.cluster is not None:
        asked.house.cluster.tell_renamed(asked.somebody)
    return _info(asked.somebody)
