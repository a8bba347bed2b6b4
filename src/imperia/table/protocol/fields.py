"""Kinds of fields that several declarations share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

TYPESCRIPT = "typescript"  # the name in `extra` of a type that the page declares itself

Facts = dict[str, Any]
ClientId = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=0, le=1 << 53)]
Whole = Annotated[int, Meta(ge=-(1 << 31), le=1 << 31)]  # the table or the rules decide which are valid
Notation = Annotated[str, Meta(max_length=100)]
Millis = Annotated[int, Meta(description="milliseconds")]

View = Annotated[
    msgspec.Raw, Meta(description="what `match.view(seat)` gives in Python", extra={TYPESCRIPT: "View"})
]
ViewIfAny = Annotated[
    msgspec.Raw,
    Meta(description="your whole view; `null` until the match begins", extra={TYPESCRIPT: "View | null"}),
]
NewInView = Annotated[
    msgspec.Raw,
    Meta(description="those members of your view that may have changed", extra={TYPESCRIPT: "Partial<View>"}),
]
Events = Annotated[
    list[Facts], Meta(description="`{step, key, arguments}` of each event", extra={TYPESCRIPT: "GameEvent[]"})
]
EventsFrom = Annotated[
    int, Meta(description="`events` are those after this step (0: all); `GET …/log` has earlier ones")
]
Anything = Annotated[Any, Meta(extra={TYPESCRIPT: "any"})]
OptionValue = bool | int | str
OptionType = Literal["bool", "int", "str"]
InLanguages = dict[str, str]

Status = Literal["waiting", "running", "finished"]
SeatKind = Literal["person", "bot", "open"]
ChatKind = Literal["all", "seats", "off"]
AgreementState = Literal["proposed", "standing", "declined", "withdrawn"]
ProposalKind = Literal["undo", "stand_in", "go_on"]
Which = Literal["open", "mine", "watch", "recent"]


class Asked(Struct, forbid_unknown_fields=True):
    """Something that a client sends. A field that is not declared is a mistake, and is refused."""


class Told(Struct, forbid_unknown_fields=True):
    """Something that the server sends. Fields are left out only if the declaration says so."""
