"""Requests that are made only by HTTP: their bodies, and the parameters in the query of an address."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from imperia.table.protocol.described import ClockRule
from imperia.table.protocol.fields import Asked, ChatKind, Facts, Which, Whole


class NewPerson(Asked):
    nickname: str
    program: bool = False


class NewNickname(Asked):
    nickname: str


class SeatWish(Asked):
    """A seat for `me`, a `guest` (another person at your screen) or a `bot`, or one that is `open`."""

    kind: Literal["me", "open", "bot", "guest"]
    level: str | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None


class TableWish(Asked):
    """A table to be opened."""

    game: str
    players: Whole
    seats: Annotated[list[SeatWish], Meta(max_length=16)]
    options: Facts = field(default_factory=dict)
    clock: ClockRule | None = None
    open: bool = False
    hints: bool = True
    chat: ChatKind = "all"
    private_chat: Annotated[bool, Meta(description="has no effect if `chat` is off")] = True
    luck: Annotated[bool, Meta(description="whether hindsight is given while the match still runs")] = False
    spectators: bool = True
    start_when_full: bool = True


class Upload(Asked):
    file: Annotated[str, Meta(description="a saved match, as `imperia replay` reads it")]


class Claim(Asked):
    code: Annotated[str, Meta(max_length=200)]


class LeaveMail(Asked):
    address: Annotated[str, Meta(max_length=1000)]


class LeaveWebhook(Asked):
    url: Annotated[str, Meta(max_length=1000)]


class ConfirmMail(Asked):
    token: Annotated[str, Meta(max_length=200)]


# ----- Queries: parameters that are not declared, such as `lang`, are ignored here


class WhichTables(Struct):
    which: Which = "open"


class WhichMoment(Struct):
    step: Annotated[int, Meta(description="the present one, if left out")] | None = None
    seat: int | None = None
    since: Annotated[int, Meta(description="only events after this step")] | None = None


class WhichPage(Struct):
    before: Annotated[int, Meta(description="the step that the page ends with")]
    seat: int | None = None


class WhichLines(Struct):
    before: Annotated[int, Meta(ge=0, le=1 << 31, description="only lines with a lower number")] | None = None
    seat: int | None = None


class WhichEyes(Struct):
    seat: Annotated[int, Meta(description="which of your seats, if you hold several")] | None = None
