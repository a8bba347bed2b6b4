"""What may be asked of a table: the same wishes by HTTP and live.

What each of them does, and at which address, is declared where it is done: in `routes/play.py`,
`routes/seats.py` and `routes/talk.py`.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from imperia.table.protocol.fields import Asked, ClientId, Facts, Notation, ProposalKind, Whole

Seat = Annotated[Whole, Meta(description="which of your seats; if left out, the one that is asked")]
Seats = Annotated[list[Whole], Meta(max_length=16)]
Seq = Annotated[Whole, Meta(description="of the message that asked for the decision, or a later one")]
Code = Annotated[Whole, Meta(description="the number of the action")]
Written = Annotated[Notation, Meta(description="the action as people write it, in place of `code`")]


class Wish(Asked, kw_only=True):
    """Something that may be asked of a table."""


class LiveWish(Wish, kw_only=True, tag_field="type"):
    """A wish that may be sent over a live connection, too. Its `id` is repeated in the answer."""

    id: ClientId | None = None


# ----- Playing


Further = Annotated[
    list[Notation],
    Meta(
        min_length=1,
        max_length=200,
        description="your next actions, as people write them. Those after an action that could not be undone "
        "freely, or after which you are not asked, are left out; if another is not possible, nothing is done",
    ),
]


class Act(LiveWish, tag="act"):
    """Take an action, by its `code` or in `notation`, and `then` others. If it is sent again with the same
    `id`, it is still played only once."""

    seq: Seq
    code: Code | None = None
    notation: Written | None = None
    seat: Seat | None = None
    stage: Annotated[bool, Meta(description="hold the action back if it could not be undone freely")] = False
    then: Further | None = None


class Undo(LiveWish, tag="undo"):
    """Take your last action back while that is free, or your last `steps` actions together."""

    seq: Annotated[Whole, Meta(description="the latest `seq`")]
    seat: Seat | None = None
    steps: Annotated[int, Meta(ge=1, le=201)] = 1


class Why(LiveWish, tag="why"):
    """Whether an action is possible now, and if not, why."""

    code: Code | None = None
    notation: Written | None = None
    seat: Seat | None = None


class Hint(LiveWish, tag="hint"):
    """What a bot would do in your place, and why."""

    seat: Seat | None = None
    level: str | None = None


class Explain(LiveWish, tag="explain"):
    """The game's answer to a question from its own page."""

    question: Facts
    seat: Annotated[Whole, Meta(description="which of your seats, if you hold several")] | None = None
    step: Annotated[Whole, Meta(description="the present one, if left out")] | None = None


# ----- Together


class Propose(LiveWish, tag="propose"):
    """Ask the others to take actions back, to let a bot stand in for somebody absent, or to go on after a
    halt."""

    kind: ProposalKind
    seat: Whole | None = None
    seq: Whole | None = None


class Answer(LiveWish, tag="answer"):
    """Agree to a proposal, or not."""

    agree: bool
    proposal: (
        Annotated[str, Meta(max_length=64, description="its `id`; the present one, if left out")] | None
    ) = None


# ----- Talk


class Say(LiveWish, tag="chat"):
    """Say something to the table, or to some seats alone. If it is sent again with the same `id`, it is still
    said only once."""

    text: str
    to: Annotated[Seats, Meta(description="the seats that it is for; everybody, if left out")] | None = None
    seat: Annotated[Whole, Meta(description="which of your seats; the first, if left out")] | None = None


class WriteNote(Wish):
    """Write your note at this table, in place of the text that had this version."""

    text: str
    version: Annotated[int, Meta(ge=0, le=1 << 30, description="the version of the text that you changed")]


class ProposeAgreement(Wish):
    """Propose a text to another seat, with a third as a witness, and sign it. If it is sent again with the
    same `id`, it is still proposed only once."""

    text: str
    other: Annotated[Whole, Meta(description="the seat of the other side")]
    witness: Annotated[Whole, Meta(description="needed if three or more seats have people")] | None = None
    open: Annotated[bool, Meta(description="whether everybody may read it as soon as it stands")] = False
    seat: Seat | None = None
    id: ClientId | None = None


class AnswerAgreement(Wish):
    """Sign an agreement, or decline it. The seat that proposed it withdraws it by declining."""

    n: Whole
    sign: bool
    seat: Seat | None = None


# ----- Seats


class Return(LiveWish, tag="return"):
    """Take a seat back from the bot that stands in."""

    seat: Seat | None = None


class Join(Wish):
    """Sit down on an open seat."""

    seat: Annotated[Whole, Meta(description="the first open one, if left out")] | None = None


class Leave(Wish):
    """Stand up: the seat becomes free, or a bot stands in while the match runs."""


class Start(Wish):
    """Start the match, as the host; bots take the seats that are still open."""

    level: str | None = None


class Fill(Wish):
    """Put a bot on an open seat, as the host."""

    seat: Whole
    level: str | None = None


class MakeLink(Wish):
    """Make a link that moves the seat to another device, once."""

    seat: Whole


class Rematch(Wish):
    """Open another table for the same people, each of whom moves one seat on."""


class Copy(Wish):
    """Copy the match after `step` actions to a table where all seats are yours, to try things out. While the
    match still runs, what you cannot know is dealt anew in the copy."""

    step: Whole


# ----- The live connection itself


class Hello(LiveWish, tag="hello"):
    """Say who you are; for a program that cannot set headers."""

    token: Annotated[str, Meta(max_length=100)] = ""


class Look(LiveWish, tag="look"):
    """If you hold several seats, choose the one whose view you get from now on; `null` hides them all,
    as behind a curtain."""

    seat: Whole | None


class Attend(LiveWish, tag="attend"):
    """Say whether anybody can see what this connection shows (the server assumes so until told otherwise),
    and whether your page tells you when it is your turn. People who neither see a page nor are told by one
    are sent a notice."""

    visible: bool
    notifies: bool = False


class Ping(LiveWish, tag="ping"):
    """Ask whether the other end is there."""
