"""What a live connection may send: decoded and checked in one go by msgspec, which is faster than
pydantic."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Id = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=0, le=1 << 53)] | None
Number = Annotated[int, Meta(ge=-1, le=1 << 31)]
Notation = Annotated[str, Meta(max_length=100)]


class Wish(Struct, tag_field="type", forbid_unknown_fields=True):
    id: Id = None


class Hello(Wish, tag="hello"):
    token: Annotated[str, Meta(max_length=100)] = ""


class Act(Wish, tag="act", kw_only=True):
    seq: Number
    seat: Number | None = None
    code: Number | None = None
    notation: Notation | None = None
    stage: bool = False


class Undo(Wish, tag="undo", kw_only=True):
    seq: Number
    seat: Number | None = None


class Why(Wish, tag="why", kw_only=True):
    seat: Number | None = None
    code: Number | None = None
    notation: Notation | None = None


class Hint(Wish, tag="hint", kw_only=True):
    seat: Number | None = None
    level: str | None = None


class Explain(Wish, tag="explain", kw_only=True):
    seat: Number | None = None
    question: dict[str, Any]


class Propose(Wish, tag="propose", kw_only=True):
    kind: Literal["undo", "stand_in", "go_on"]
    seat: Number | None = None
    seq: Number | None = None


class Answer(Wish, tag="answer", kw_only=True):
    agree: bool
    proposal: Annotated[str, Meta(max_length=64)] | None = None


class Return(Wish, tag="return", kw_only=True):
    seat: Number | None = None


class Say(Wish, tag="chat", kw_only=True):
    text: str


class Ping(Wish, tag="ping"):
    pass


class Look(Wish, tag="look", kw_only=True):
    seat: Number | None


AnyWish = Hello | Act | Undo | Why | Hint | Explain | Propose | Answer | Return | Say | Ping | Look
decode = msgspec.json.Decoder(AnyWish).decode
