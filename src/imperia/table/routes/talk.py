"""Talk at a table: chat, private notes and agreements."""

from __future__ import annotations

from imperia.table.protocol import wishes
from imperia.table.protocol.described import AgreementInfo, ChatLine, NoteInfo
from imperia.table.protocol.messages import Done
from imperia.table.protocol.requests import WhichEyes, WhichLines
from imperia.table.routes.asker import AtTable
from imperia.table.routes.part import TABLE, Part, as_text
from imperia.table.tables import agreements, chat, notes

part = Part("talk")


@part.wish("chat", live=Done, once=True)
async def say(asked: AtTable, wish: wishes.Say) -> ChatLine:
    asked.house.chat_lines.take(asked.somebody.id)
    return await chat.say(asked.table, asked.somebody, wish.text, as_text(wish.id), wish.to, wish.seat)


@part.request("GET", f"{TABLE}/chat")
async def lines(asked: AtTable, query: WhichLines) -> list[ChatLine]:
    """The last hundred lines that you may read, or the last hundred before the number `before`."""
    seat = asked.table.viewing_seat(asked.person, query.seat)
    return await chat.older_lines(asked.table, asked.person, seat, query.before)


@part.request("GET", f"{TABLE}/note")
async def note(asked: AtTable) -> NoteInfo:
    """Your own note at this table."""
    return await notes.note_of(asked.table, asked.somebody)


@part.wish("note", how="apart", when_closed=True)
async def write_note(asked: AtTable, wish: wishes.WriteNote) -> NoteInfo:
    asked.house.notes.take(asked.somebody.id)
    return await notes.write_note(asked.table, asked.somebody, wish.text, wish.version)


@part.request("GET", f"{TABLE}/agreements")
async def all_agreements(asked: AtTable, query: WhichEyes) -> list[AgreementInfo]:
    """The agreements that you may read: those that your seat has to sign, open ones that stand, and when the
    match is over all that stand. At a table without private chat, everybody who may read the chat may read
    all of them."""
    seat = asked.table.viewing_seat(asked.person, query.seat)
    return await agreements.agreements_for(asked.table, asked.person, seat)


@part.wish("agreements", once=True)
async def propose_agreement(asked: AtTable, wish: wishes.ProposeAgreement) -> AgreementInfo:
    asked.house.chat_lines.take(asked.somebody.id)
    return await agreements.propose(asked.table, asked.somebody, wish, as_text(wish.id))


@part.wish("agreements/{n}/answer")
async def answer_agreement(asked: AtTable, wish: wishes.AnswerAgreement) -> AgreementInfo:
    asked.house.chat_lines.take(asked.somebody.id)
    return await agreements.answer(asked.table, asked.somebody, wish)
