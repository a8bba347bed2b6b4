"""The bodies of requests, checked by pydantic and described in the OpenAPI page."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Literal

import msgspec
from fastapi import HTTPException, Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ConfigDict, Field

DAY = 24 * 3600 * 1000
Whole = Annotated[int, Field(strict=True)]
BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class _Request(Request):
    """Strict JSON. What Python's own reader lets pass (half characters, NaN, endless numbers) could be
    neither stored nor answered."""

    async def json(self) -> Any:
        body = (await self.body()).removeprefix(BYTE_ORDER_MARK)
        try:
            return msgspec.json.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise HTTPException(400, str(problem)) from None


class Route(APIRoute):
    """A route whose body is JSON."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handle_json(request: Request) -> Response:
            return await handle(_Request(request.scope, request.receive))

        return handle_json


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatBody(Body):
    kind: Literal["me", "open", "bot", "guest"]
    level: str | None = None
    name: str | None = Field(None, max_length=200)


class LiveClock(Body):
    """A bank for the whole match, and an increment after every turn, in milliseconds."""

    kind: Literal["live"]
    bank: Whole = Field(ge=5_000, le=30 * DAY)
    increment: Whole = Field(0, ge=0, le=DAY)


class DaysClock(Body):
    """So many days for every turn."""

    kind: Literal["days"]
    days: Whole = Field(ge=1, le=30)


class TableBody(Body):
    game: str
    players: Whole
    options: dict[str, Any] = Field(default_factory=dict)
    seats: list[SeatBody] = Field(max_length=16)
    clock: Annotated[LiveClock | DaysClock, Field(discriminator="kind")] | None = None
    open: bool = False
    hints: bool = True
    chat: Literal["all", "seats", "off"] = "all"
    spectators: bool = True
    start_when_full: bool = True


class UploadBody(Body):
    file: str


class CopyBody(Body):
    step: Whole


class JoinBody(Body):
    seat: Whole | None = None


class LevelBody(Body):
    level: str | None = None


class ClaimBody(Body):
    code: str = Field(max_length=200)


class ActionBody(Body):
    """An action by its `code`, or in `notation`; `seq` is that of the view it answers."""

    seat: Whole | None = None
    seq: Whole
    code: Whole | None = None
    notation: str | None = Field(None, max_length=100)
    stage: bool = False
    id: str | None = Field(None, max_length=64)


class UndoBody(Body):
    seat: Whole | None = None
    seq: Whole


class WhyBody(Body):
    seat: Whole | None = None
    code: Whole | None = None
    notation: str | None = Field(None, max_length=100)


class HintBody(Body):
    seat: Whole | None = None
    level: str | None = None


class ExplainBody(Body):
    seat: Whole | None = None
    question: dict[str, Any]


class ProposalBody(Body):
    kind: Literal["undo", "stand_in", "go_on"]
    seat: Whole | None = None
    seq: Whole | None = None


class AnswerBody(Body):
    agree: bool
    proposal: str | None = Field(None, max_length=64)


class ChatBody(Body):
    text: str
    id: str | None = Field(None, max_length=64)
