"""Playing: what is asked of a table while its match runs, by HTTP and live."""

from __future__ import annotations

from starlette.responses import Response

from imperia.games.setting import Facts
from imperia.minds import ADVISER
from imperia.play import Match
from imperia.table.asking import check_replay
from imperia.table.errors import BadWish, Refused
from imperia.table.protocol import wishes
from imperia.table.protocol.described import LogPage, Moment
from imperia.table.protocol.messages import (
    Advice,
    Answered,
    Done,
    Held,
    Judgement,
    Played,
    Pong,
    Staged,
    Welcome,
)
from imperia.table.protocol.requests import WhichMoment, WhichPage
from imperia.table.routes.asker import AtTable, Connected
from imperia.table.routes.part import TABLE, Part, as_text
from imperia.table.tables import proposals
from imperia.table.tables.bots import check_level
from imperia.table.tables.details import RUNNING
from imperia.table.tables.messages import encode, last_events, view_json

part = Part("play")


def _action(wish: wishes.Act | wishes.Why) -> int | str:
    if wish.code is not None and wish.notation is None:
        return wish.code
    if wish.notation is not None and wish.code is None:
        return wish.notation
    raise Refused("malformed", what=BadWish("code-or-notation"))


# ----- Playing


@part.wish("actions", live=Done | Staged, once=True)
async def act(asked: AtTable, wish: wishes.Act) -> Played | Held:
    table, action = asked.table, _action(wish)
    then = tuple(wish.then or ())
    seq = await table.act(asked.person, wish.seat, wish.seq, action, as_text(wish.id), wish.stage, then)
    if seq is None:
        return Held(table.begun().code(action))
    return Played(seq, table.begun().step)


@part.wish("undo", live=Done)
async def undo(asked: AtTable, wish: wishes.Undo) -> Played:
    seq = await asked.table.undo(asked.person, wish.seat, wish.seq, wish.steps)
    return Played(seq, asked.table.begun().step)


@part.wish("why", live=Answered, when_closed=True)
async def why(asked: AtTable, wish: wishes.Why) -> Judgement:
    return asked.table.why(asked.person, wish.seat, _action(wish), asked.lang)


@part.wish("hint", live=Answered, how="apart")
async def hint(asked: AtTable, wish: wishes.Hint) -> Advice:
    asked.house.hints.take(asked.somebody.id)
    level = ADVISER if wish.level is None else check_level(wish.level)
    return await asked.table.hint(asked.person, wish.seat, level, asked.lang)


@part.wish("explain", live=Answered, how="apart", strangers=True, when_closed=True)
async def explain(asked: AtTable, wish: wishes.Explain) -> Facts:
    logged, step = asked.table.begun(), wish.step
    if step is not None and step != logged.step:
        if not 0 <= step < logged.step:
            raise Refused("bad-step", last=logged.step)
        check_replay(asked.house, asked.address)
    return await asked.table.explain(asked.person, wish.seat, wish.question, step)


@part.request("GET", f"{TABLE}/view", answer=Moment)
async def view(asked: AtTable, query: WhichMoment) -> Response:
    """The position now or after `step` actions, as you may see it, and what happened until then."""
    table, step = asked.table, query.step
    logged = table.begun()
    viewer = table.viewing_seat(asked.person, query.seat)
    match, seq = logged.match, logged.seq
    if step is None or step == logged.step:
        return Response(_moment(match, seq, viewer, query.since), media_type="application/json")
    if not 0 <= step < logged.step:
        raise Refused("bad-step", last=logged.step)
    check_replay(asked.house, asked.address)
    shown = await table.hall.folding.do(lambda: _moment(match.at(step), seq, viewer, query.since))
    return Response(shown, media_type="application/json")


def _moment(match: Match, seq: int, viewer: int | None, since: int | None) -> bytes:
    page = last_events(match, viewer, match.step, since)
    return encode(Moment(match.step, seq, view_json(match, viewer), page.events, page.events_from))


@part.request("GET", f"{TABLE}/log", answer=LogPage)
async def log(asked: AtTable, query: WhichPage) -> Response:
    """A page of the log: the latest events up to the step `before`."""
    logged = asked.table.begun()
    viewer, match = asked.table.viewing_seat(asked.person, query.seat), logged.match
    if not 0 <= query.before <= logged.step:
        raise Refused("bad-step", last=logged.step)
    check_replay(asked.house, asked.address)
    page = await asked.table.hall.folding.do(lambda: encode(last_events(match, viewer, query.before)))
    return Response(page, media_type="application/json")


@part.request("GET", f"{TABLE}/hindsight", answer=Facts)
async def hindsight(asked: AtTable) -> Response:
    """What the match was like, as its game tells it: how seats fared through it, and what chance gave them.
    While the match runs, it is given only at a table with `luck`."""
    table = asked.table
    logged = table.begun()
    if table.details.status == RUNNING and not table.details.luck:
        raise Refused("not-finished")
    known = table.hindsight
    if known is None or known[0] != logged.seq:
        check_replay(asked.house, asked.address)
        match, seq = logged.match, logged.seq
        told = await table.hall.folding.do(match.hindsight)
        if told is None:
            raise Refused("nothing-to-explain")
        known = table.hindsight = seq, encode(told)
    return Response(known[1], media_type="application/json")


# ----- Together


@part.wish("proposals", live=Done)
async def propose(asked: AtTable, wish: wishes.Propose) -> None:
    await proposals.propose(asked.table, asked.somebody, wish.kind, wish.seat, wish.seq)


@part.wish("proposals/answer", live=Done)
async def answer(asked: AtTable, wish: wishes.Answer) -> None:
    await proposals.answer(asked.table, asked.somebody, wish.agree, wish.proposal)


# ----- The live connection itself


@part.wish(live=Welcome, strangers=True, when_closed=True)
async def become(asked: Connected, wish: wishes.Hello) -> None:
    """Let a program that cannot set headers say who it is in its first message."""
    audience = asked.table.audience
    person = await asked.house.people.find(wish.token)
    if person is None:
        raise Refused("who-are-you")
    if asked not in audience.viewers:
        return  # closed while we asked
    asked.table.check_admitted(person)
    audience.leave(asked)
    asked.person = person
    asked.seat = asked.table.viewing_seat(person)
    audience.join(asked, wish.id)


@part.wish(live=Welcome, strangers=True, when_closed=True)
async def look(asked: Connected, wish: wishes.Look) -> None:
    asked.seat = None if wish.seat is None else asked.table.own_seat(asked.person, wish.seat)
    asked.table.audience.welcome(asked, wish.id)


@part.wish(live=Done, how="in turn", strangers=True, when_closed=True)
async def attend(asked: Connected, wish: wishes.Attend) -> None:
    asked.table.audience.attend(asked, wish.visible, wish.notifies)


@part.wish(live=Pong, how="at once", strangers=True, when_closed=True)
def pong(asked: Connected, wish: wishes.Ping) -> None:
    asked.send(encode(Pong(id=wish.id)))
