"""Playing by plain requests: everything the live connection can do, for programs that prefer it."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Request, Response

from imperia.games.setting import Facts
from imperia.play import Match
from imperia.table.asking import Lang, Somebody, TheHouse, TheTable, Visitor, check_replay
from imperia.table.errors import BadWish, Refused
from imperia.table.routes.bodies import (
    ActionBody,
    AnswerBody,
    ChatBody,
    ExplainBody,
    HintBody,
    ProposalBody,
    Route,
    UndoBody,
    WhyBody,
)
from imperia.table.tables import chat, proposals
from imperia.table.tables.bots import ADVISER, check_level
from imperia.table.tables.describing import describe
from imperia.table.tables.messages import encode, last_events

router = APIRouter(tags=["play"], route_class=Route)


def action_of(code: int | None, notation: str | None) -> int | str:
    if (code is None) == (notation is None):
        raise Refused("malformed", what=BadWish("code-or-notation"))
    return notation if code is None else code  # type: ignore[return-value]


@router.get("/api/tables/{table_id}/view")
async def view(
    request: Request,
    table: TheTable,
    person: Visitor,
    step: int | None = None,
    seat: int | None = None,
    since: int | None = None,
) -> Response:
    """The position now or after so many actions, as you may see it, and what happened until then, since an
    earlier step if one is given."""
    logged = table.begun()
    viewer = table.viewing_seat(person, seat)
    match, seq = logged.match, logged.seq
    if step is None or step == logged.step:
        return Response(_moment(match, seq, viewer, since), media_type="application/json")
    if not 0 <= step < logged.step:
        raise Refused("bad-step", last=logged.step)
    check_replay(request)
    shown = await table.hall.folding.do(lambda: _moment(match.at(step), seq, viewer, since))
    return Response(shown, media_type="application/json")


def _moment(match: Match, seq: int, viewer: int | None, since: int | None) -> bytes:
    shown = msgspec.Raw(match.views((viewer,))[0].json())
    events = last_events(match, viewer, match.step, since)
    return encode({"step": match.step, "seq": seq, "view": shown, **events})


@router.get("/api/tables/{table_id}/log")
async def log(
    request: Request, table: TheTable, person: Visitor, before: int, seat: int | None = None
) -> Response:
    """What happened until after `before` actions, a page of it."""
    logged = table.begun()
    viewer, match = table.viewing_seat(person, seat), logged.match
    if not 0 <= before <= logged.step:
        raise Refused("bad-step", last=logged.step)
    check_replay(request)
    events = await table.hall.folding.do(lambda: encode(last_events(match, viewer, before)))
    return Response(events, media_type="application/json")


@router.post("/api/tables/{table_id}/actions")
async def act(table: TheTable, wish: ActionBody, person: Somebody) -> Facts:
    """Take an action. The answer comes after it is stored."""
    action = action_of(wish.code, wish.notation)
    seq = await table.worker.ask(lambda: table.act(person, wish.seat, wish.seq, action, wish.id, wish.stage))
    if seq is None:
        return {"staged": True, "code": table.begun().code(action)}
    return {"seq": seq, "step": table.begun().step}


@router.post("/api/tables/{table_id}/undo")
async def undo(table: TheTable, wish: UndoBody, person: Somebody) -> Facts:
    """Take your last action back, if nothing came to light since."""
    seq = await table.worker.ask(lambda: table.undo(person, wish.seat, wish.seq))
    return {"seq": seq, "step": table.begun().step}


@router.post("/api/tables/{table_id}/why")
async def why(table: TheTable, wish: WhyBody, person: Somebody, lang: Lang) -> Facts:
    """Why an action is not possible now."""
    return table.why(person, wish.seat, action_of(wish.code, wish.notation), lang)


@router.post("/api/tables/{table_id}/hint")
async def hint(
    table: TheTable, person: Somebody, house: TheHouse, lang: Lang, wish: HintBody | None = None
) -> Facts:
    """What a bot would do in your place, and why."""
    house.hints.take(person.id)
    wish = wish or HintBody()
    level = ADVISER if wish.level is None else check_level(wish.level)
    return await table.hint(person, wish.seat, level, lang)


@router.post("/api/tables/{table_id}/explain")
async def explain(table: TheTable, wish: ExplainBody, person: Somebody) -> Facts:
    """What the game says about a question of its own page."""
    return table.explain(person, wish.seat, wish.question)


@router.post("/api/tables/{table_id}/proposals")
async def propose(table: TheTable, wish: ProposalBody, person: Somebody) -> Facts:
    """Ask the others to take moves back, or to let a bot stand in for somebody absent."""
    await table.worker.ask(lambda: proposals.propose(table, person, wish.kind, wish.seat, wish.seq))
    return describe(table, person)


@router.post("/api/tables/{table_id}/proposals/answer")
async def answer(table: TheTable, wish: AnswerBody, person: Somebody) -> Facts:
    await table.worker.ask(lambda: proposals.answer(table, person, wish.agree, wish.proposal))
    return describe(table, person)


@router.post("/api/tables/{table_id}/chat")
async def say(table: TheTable, wish: ChatBody, person: Somebody, house: TheHouse) -> Facts:
    house.chat_lines.take(person.id)
    return await table.worker.ask(lambda: chat.say(table, person, wish.text, wish.id))


@router.get("/api/tables/{table_id}/chat")
async def lines(table: TheTable, person: Visitor) -> list[Facts]:
    """The last hundred lines."""
    return chat.lines_for(table, person)
