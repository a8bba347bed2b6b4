"""Who I am: a nickname and a secret."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from imperia.table.asking import COOKIE, Somebody, TheHouse, Visitor, address_of, check_change
from imperia.table.errors import Refused
from imperia.table.routes.bodies import Route

router = APIRouter(tags=["people"], route_class=Route)
NOBODY = {"nickname": None, "person": None}
TWO_YEARS = 2 * 365 * 24 * 3600


class NewPerson(BaseModel):
    nickname: str
    program: bool = False


class NewNickname(BaseModel):
    nickname: str


@router.get("/api/me")
async def me(person: Visitor, request: Request) -> dict[str, str | None]:
    """Who I am. A browser that is nobody yet asks too; a token that nobody has is a mistake."""
    if person is None and "authorization" in request.headers:
        raise Refused("who-are-you")
    return dict(NOBODY if person is None else person.json())


@router.post("/api/me")
async def introduce(wish: NewPerson, request: Request, response: Response, house: TheHouse) -> dict[str, Any]:
    """Become somebody. A browser keeps the secret in a cookie; a program gets it as `token`."""
    check_change(request)
    house.new_people.take(address_of(request))
    person, secret = await house.people.create(wish.nickname, house.time.now())
    if wish.program:
        return {**person.json(), "token": secret}
    response.set_cookie(
        COOKIE,
        secret,
        max_age=TWO_YEARS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.config.https or request.url.scheme == "https",
    )
    return person.json()


@router.patch("/api/me")
async def rename(wish: NewNickname, person: Somebody, house: TheHouse) -> dict[str, str]:
    """Take another nickname. Tables where you sit already keep the old one."""
    await house.people.rename(person, wish.nickname)
    return person.json()
