"""What the server answers at a table, and what it tells those who are connected live."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from imperia.table.protocol.described import AgreementInfo, ChatLine, Clock, Problem, TableInfo
from imperia.table.protocol.fields import (
    ClientId,
    Events,
    EventsFrom,
    Facts,
    Millis,
    NewInView,
    Told,
    ViewIfAny,
)

# ----- Answers, which HTTP sends as they are


class Played(Told):
    """What you asked for has been done and stored."""

    seq: int
    step: int


class Held(Told):
    """The action was not played, because it could not be undone freely: send it again without `stage`."""

    code: int
    staged: Literal[True] = True


class Judgement(Told):
    """Whether an action is possible; if not, why it would be refused."""

    legal: bool
    key: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    clause: str | UnsetType | None = UNSET
    facts: Facts | UnsetType = UNSET


class Considered(Told):
    code: int
    visits: int
    value: float | None
    text: str


class Advice(Told):
    """What a bot would do; `chances` are each seat's chances of winning."""

    chances: list[float] | None
    considered: list[Considered]
    text: str


# ----- Messages of the live connection


class Message(Told, kw_only=True, tag_field="type", omit_defaults=True):
    """`id` is that of the wish that the message answers, if the wish had one."""

    id: ClientId | None = None


class Welcome(Message, tag="welcome"):
    """Everything afresh: the table, your view, the latest events and chat. It is sent when you connect; as
    the answer to `hello` and `look`; when the match starts, or goes on after a halt; when a seat has moved to
    another device; and when the operator (by closing or reopening it) or another server has changed the
    table."""

    table: TableInfo
    viewer: int | None
    view: ViewIfAny
    events: Events
    events_from: EventsFrom
    chat: list[ChatLine]
    chat_from: Annotated[
        int, Meta(description="`chat` has lines from this number on; `GET …/chat` has earlier ones")
    ]
    seq: int
    now: Millis
    seen: Annotated[int, Meta(description="the last step that you saw, if you have missed any")] | None = None


class Update(Told, kw_only=True, tag_field="type", tag="update", omit_defaults=True):
    """After every stored action, with the events of this action; merge `view` into the one that you have.
    After an undo, events of steps later than `from_step` no longer count."""

    seq: int
    step: int
    view: NewInView
    events: Events
    undone: bool = False
    from_step: int | None = None
    clocks: list[Clock] | None = None
    now: Annotated[int, Meta(description="the time that `clocks` refer to, in milliseconds")] | None = None


class TableChanged(Told, kw_only=True, tag_field="type", tag="table"):
    """When something about the table other than the position has changed, such as who sits there or is
    connected, or a proposal."""

    table: TableInfo
    now: Millis


class Said(Told, kw_only=True, tag_field="type", tag="chat"):
    """Somebody has said something."""

    line: ChatLine


class AgreementChanged(Told, kw_only=True, tag_field="type", tag="agreement"):
    """An agreement that you may read was proposed, signed, declined or withdrawn."""

    agreement: AgreementInfo


class Done(Message, tag="done"):
    """What you asked for has been done and stored."""

    seq: int


class Staged(Message, tag="staged"):
    """The action was not played, because it could not be undone freely: send it again without `stage`."""

    code: int


class Answered(Struct, kw_only=True, tag_field="type", tag="answer", omit_defaults=True):
    """The answer to a question: `type` and `id` stand beside the fields of the answer by HTTP."""

    id: ClientId | None = None


class Refusal(Message, tag="refused"):
    """What you asked for cannot be done; nothing has changed."""

    error: Problem


class Pong(Message, tag="pong"):
    """The answer to a ping."""


FromServer = (
    Welcome | Update | TableChanged | Said | AgreementChanged | Done | Staged | Answered | Refusal | Pong
)


class RefusedRequest(Told):
    """A refusal by HTTP."""

    error: Problem
