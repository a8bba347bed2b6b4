"""What notices say: short, in the person's language, and nothing that a visitor of the table cannot see."""

from __future__ import annotations

from collections.abc import Sequence
from email.message import EmailMessage
from email.policy import SMTP
from typing import NamedTuple

import msgspec

from imperia.games import GAMES
from imperia.games import definition as find_definition
from imperia.table.notices.occasions import HOUR, OVER, REMINDER, STAND_IN, TURN, Occasion
from imperia.table.protocol.described import DAY
from imperia.table.sentences import words
from imperia.table.tables.details import OPEN, Details
from imperia.table.tables.listing import deadline_of

SENTENCES = {
    TURN: "notice-turn",
    REMINDER: "notice-reminder",
    STAND_IN: "notice-stand-in",
    OVER: "notice-over",
}
SUBJECTS = {
    TURN: "mail-subject-turn",
    REMINDER: "mail-subject-reminder",
    STAND_IN: "mail-subject-stand-in",
    OVER: "mail-subject-over",
}


class Told(NamedTuple):
    """An occasion at a table."""

    notice: str  # its id
    occasion: Occasion
    details: Details


class Sender(NamedTuple):
    address: str  # of the mail
    place: str  # the address of this server, with no slash at the end


class Receiver(NamedTuple):
    address: str
    lang: str
    withdrawal: str


def title_of(details: Details, lang: str) -> str:
    return find_definition(details.game).title(lang) if details.game in GAMES else details.game


def sentence(told: Told, person: str, lang: str, now: int) -> str:
    details, kind = told.details, told.occasion.kind
    others = [seat.name for seat in details.seats if seat.kind != OPEN and seat.person != person]
    left = (deadline_of(details, [told.occasion.seat]) or now) - now
    in_days = left >= 2 * DAY
    return words().say(
        lang,
        SENTENCES[kind],
        game=title_of(details, lang),
        others=len(others),
        names=", ".join(others),
        unit="days" if in_days else "hours",
        left=max(1, left // (DAY if in_days else HOUR)),
    )


def address_of_table(place: str, details: Details) -> str:
    return f"{place}/t/{details.id}"


def digest(
    sender: Sender, receiver: Receiver, person: str, everything: Sequence[Told], now: int
) -> EmailMessage:
    """One mail with everything that waits to be told, the most urgent first."""
    order = {REMINDER: 0, STAND_IN: 2}
    told = sorted(everything, key=lambda each: order.get(each.occasion.kind, 1))
    lang = receiver.lang
    if len(told) == 1:
        kind, game = told[0].occasion.kind, title_of(told[0].details, lang)
        subject = words().say(lang, SUBJECTS[kind], game=game)
    else:
        subject = words().say(lang, "mail-subject-several", count=len(told))
    lines = []
    for each in told:
        lines += [sentence(each, person, lang, now), address_of_table(sender.place, each.details), ""]
    return _mail(sender, receiver, subject, lines, told[0].notice)


def question(sender: Sender, receiver: Receiver, token: str, notice: str) -> EmailMessage:
    """The mail that asks whether the address is theirs."""
    lang = receiver.lang
    lines = [
        words().say(lang, "mail-confirm", place=sender.place),
        f"{sender.place}/notices/confirm/{token}",
        "",
        words().say(lang, "mail-confirm-not-you"),
    ]
    return _mail(sender, receiver, words().say(lang, "mail-subject-confirm"), lines, notice)


def _mail(sender: Sender, receiver: Receiver, subject: str, lines: list[str], notice: str) -> EmailMessage:
    """A mail. A notice that is sent again has the same Message-ID."""
    message = EmailMessage(policy=SMTP)
    message["From"] = f"Imperia <{sender.address}>"
    message["To"] = receiver.address
    message["Subject"] = subject
    message["Message-ID"] = f"<{notice}@{sender.address.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{sender.place}/api/notices/withdraw/{receiver.withdrawal}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    end = words().say(receiver.lang, "mail-end", place=sender.place)
    page = f"{sender.place}/notices/withdraw/{receiver.withdrawal}"
    message.set_content("\n".join([*lines, "-- ", end, page, ""]))
    return message


def hook_body(place: str, told: Told, person: str, lang: str, now: int) -> bytes:
    details, occasion = told.details, told.occasion
    return msgspec.json.encode(
        {
            "kind": occasion.kind,
            "table": details.id,
            "game": details.game,
            "seat": occasion.seat,
            "address": address_of_table(place, details),
            "text": sentence(told, person, lang, now),
        }
    )
