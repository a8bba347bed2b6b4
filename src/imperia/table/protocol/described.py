"""How the server describes tables and games."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from imperia.table.protocol.fields import (
    AgreementState,
    Anything,
    ChatKind,
    Events,
    EventsFrom,
    Facts,
    InLanguages,
    Millis,
    OptionType,
    OptionValue,
    ProposalKind,
    SeatKind,
    Status,
    Told,
    View,
)

DAY = 24 * 3600 * 1000


class Problem(Told):
    """Why something is refused, in the language of the person who asked."""

    key: str
    text: str
    clause: Annotated[str, Meta(description="the number of the clause that forbids it")] | None
    facts: Facts


# ----- People


class PersonInfo(Told, omit_defaults=True):
    nickname: str
    person: str
    token: Annotated[str, Meta(description="the secret; only for a program that is new")] | None = None


class Nobody(Told):
    """A browser that has not been introduced yet."""

    nickname: None = None
    person: None = None


class MailContact(Told):
    address: str
    confirmed: Annotated[bool, Meta(description="no notices are sent there until it is")]


class Notices(Told):
    """Where somebody is told that it is their turn, and what the server offers."""

    mail: MailContact | None
    webhook: str | None
    mail_possible: bool
    webhook_hosts: list[str]


class NewWebhook(Told):
    """The header `Imperia-Signature` of each request is `sha256=` and the HMAC of its body with the
    secret."""

    url: str
    secret: Annotated[str, Meta(description="not shown again later")]


# ----- Clocks


class LiveClock(Told, tag_field="kind", tag="live"):
    """A bank for the whole match, and an increment after every turn, in milliseconds."""

    bank: Annotated[int, Meta(ge=5_000, le=30 * DAY)]
    increment: Annotated[int, Meta(ge=0, le=DAY)] = 0


class DaysClock(Told, tag_field="kind", tag="days"):
    """A number of days for every turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


ClockRule = LiveClock | DaysClock


class Clock(Told):
    """The time of a seat, relative to the `now` of the same message."""

    left: Millis
    running_since: Millis | None


# ----- Tables


class SeatInfo(Told):
    seat: int
    kind: SeatKind
    name: str
    person: str | None
    level: Annotated[str, Meta(description="the level of the bot at this seat")] | None
    mine: bool
    guest: bool
    connected: bool
    stand_in: Annotated[str, Meta(description="the level of the bot that stands in for the person")] | None
    clock: Clock | None


class ProposalInfo(Told):
    id: str
    kind: ProposalKind
    by: Annotated[int, Meta(description="the seat that proposes it")]
    seat: Annotated[int, Meta(description="the seat that it is about")]
    agreed: list[int]
    needed: Annotated[list[int], Meta(description="the seats whose people have to agree")]


class Fairness(Told):
    """Seed and salt are shown when the match is over."""

    commitment: str | None
    seed: str | None
    salt: str | None


class Halt(Told):
    """Why a match stands still: the rules have changed since it began, or its log no longer leads where it
    led."""

    step: Annotated[int, Meta(description="the last step that is certain to be the same as it was")]
    of: Annotated[int, Meta(description="the step that the match had reached")]
    rules: Annotated[int, Meta(description="the version of the rules under which it was played")]
    known: Annotated[int, Meta(description="the version of the rules that the server has")]


class Closed(Told):
    """The operator has closed the table: nobody plays or talks there any more."""

    at: Millis
    reason: Annotated[str, Meta(description="in the operator's words")] | None


class TableInfo(Told):
    """A table, as it is described to one person."""

    id: str
    game: str
    players: int
    options: Facts
    status: Status
    host: str
    hosted: Annotated[bool, Meta(description="whether you are the host")]
    created: Millis
    started: Millis | None
    finished: Millis | None
    seats: list[SeatInfo]
    clock: ClockRule | None
    open: bool
    hints: bool
    chat: ChatKind
    private_chat: Annotated[bool, Meta(description="whether a chat line may be for some seats alone")]
    luck: Annotated[bool, Meta(description="whether hindsight is given while the match still runs")]
    spectators: bool
    fairness: Fairness
    seq: int
    step: int
    actors: list[int]
    halt: Halt | None
    closed: Closed | None
    proposal: ProposalInfo | None
    rematch: Annotated[str, Meta(description="the id of the table of the rematch")] | None
    copy_of: str | None
    ranking: list[list[int]] | None
    names: list[str]


class ShortSeat(Told):
    seat: int
    kind: SeatKind
    name: str
    level: str | None
    mine: bool
    stand_in: str | None


class ShortTable(Told):
    """A table in a list."""

    id: str
    game: str
    players: int
    status: Status
    created: Millis
    started: Millis | None
    finished: Millis | None
    clock: ClockRule | None
    open: bool
    seats: list[ShortSeat]
    actors: list[int] | None
    my_turn: bool | None
    step: Annotated[int, Meta(description="how many actions the match has behind it")] | None
    seen_step: Annotated[int, Meta(description="the last step that you saw, if you have a seat")] | None
    since: Annotated[int, Meta(description="how many actions the match has gone on since then")] | None
    asked_since: Annotated[int, Meta(description="since when it has been your turn, in milliseconds")] | None
    deadline: Annotated[int, Meta(description="when the days for your turn are over, in milliseconds")] | None
    ranking: list[list[int]] | None
    closed: Annotated[bool, Meta(description="whether the operator has closed the table")]
    problem: Annotated[Problem, Meta(description="why the table cannot be opened")] | None


class ChatLine(Told):
    n: int
    name: str
    seat: int | None
    text: str
    at: Millis
    to: Annotated[list[int], Meta(description="only these seats and `seat` may read it")] | None = None


class NoteInfo(Told):
    """Your own note at a table, which nobody else can read. Version 0 means that nothing has been written
    yet."""

    version: int
    text: str


class AgreementInfo(Told):
    """A text that two seats sign, with a third one as a witness. Nobody enforces it."""

    n: int
    by: Annotated[int, Meta(description="the seat that proposed it")]
    other: Annotated[int, Meta(description="the seat of the other side")]
    witness: Annotated[int, Meta(description="a seat; null if fewer than three seats have people")] | None
    text: str
    open: Annotated[bool, Meta(description="whether everybody may read it as soon as it stands")]
    state: AgreementState
    signed: Annotated[list[int], Meta(description="the seats that have signed")]
    at: Annotated[int, Meta(description="when it was proposed, in milliseconds")]
    completed: Annotated[int, Meta(description="when the last of them signed, in milliseconds")] | None
    step: Annotated[int, Meta(description="the step of the match at that time")] | None


class LogPage(Told):
    """A page of the log: what happened after the step `events_from`."""

    events: Events
    events_from: EventsFrom


class Moment(Told):
    """A position, and what happened until then."""

    step: int
    seq: int
    view: View
    events: Events
    events_from: EventsFrom


class Verification(Told):
    """The outcome of replaying a match from the seed that was committed to."""

    ok: bool
    commitment: str | None
    seed: str
    salt: str
    hash: str
    actions: int
    position_hash: str


class Link(Told):
    code: str
    url: str


# ----- Games


class GameOption(Told):
    name: str
    type: OptionType
    default: Anything
    choices: list[OptionValue]
    least: Annotated[int, Meta(description="lower limit of a number; `most` is the upper limit")] | None
    most: int | None
    suggested: Annotated[list[OptionValue], Meta(description="values to offer, if all are too many")]
    choices_with: Annotated[dict[int, list[OptionValue]], Meta(description="choices by number of players")]
    open_ended: bool
    title: InLanguages
    help: InLanguages
    words: Annotated[dict[str, InLanguages], Meta(description="each choice in words")]


class Usual(Told):
    players: int
    level: str


class Readiness(Told):
    """Whether a game can be played at once, or is still being compiled."""

    ready: bool = True
    done: Annotated[int, Meta(description="how many of the `in_all` steps of compiling are done")] = 0
    in_all: int = 0
    seconds: Annotated[int, Meta(description="about how many are left; null if not known yet")] | None = 0


class GameInfo(Readiness, kw_only=True):
    """A game, and how it can be played."""

    id: str
    title: InLanguages
    players: list[int]
    options: list[GameOption]
    levels: Annotated[list[str], Meta(description="the levels of bots")]
    usual: Usual
    hindsight: Annotated[bool, Meta(description="whether the game offers hindsight: what a match was like")]


class Catalogue(Told):
    ftl: Annotated[str, Meta(description="the catalogues, in the format of Fluent")]


class Clause(Told):
    number: str
    text: Annotated[str, Meta(description="in Markdown")]


class RulebookSection(Told):
    title: str
    clauses: list[Clause]


class Rulebook(Told):
    title: str
    sections: list[RulebookSection]


Lexicon = dict[str, dict[int, str]]


class Printed(Told):
    """What never changes in a match: what is printed on boards and cards, and words for numbers."""

    printed: Anything
    lexicon: Annotated[dict[str, Lexicon], Meta(description="words for numbers, by language")]
    seat_arguments: list[str]
    sources: list[str]


class Preview(Printed):
    """What is printed, with a sample position."""

    view: View
