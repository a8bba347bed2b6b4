"""The answers of a game to questions from its page, worked out in a thread and kept while the position
lasts."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from imperia.games.errors import BadQuestion
from imperia.games.setting import Facts
from imperia.play import Match
from imperia.table.errors import Refused
from imperia.table.tables.folding import Folding
from imperia.table.tables.logged_match import LoggedMatch

KEPT = 32  # answers at one table; the longest has some twenty kilobytes

# The length of the log, how many actions the match has then, whose view is asked about, and the question.
_Question = tuple[int, int, int | None, bytes]
_encode = msgspec.json.Encoder(order="sorted").encode


def _as_key(question: Facts) -> bytes:
    try:
        return _encode(question)
    except (OverflowError, RecursionError):  # numbers and nesting that can be read, but not written
        return repr(question).encode()


class Explaining:
    """The answers at one table. A question that has just been asked with the same view gets the same answer,
    or waits for it."""

    def __init__(self) -> None:
        self._answers: OrderedDict[_Question, asyncio.Future[Facts | None]] = OrderedDict()
        self._past: tuple[int, int, Match] | None = None  # log length, step, match

    async def answer(
        self, answering: Folding, logged: LoggedMatch, seat: int | None, question: Facts, step: int | None
    ) -> Facts:
        """Raises Refused if the game has no answer."""
        seq, now = logged.seq, logged.step
        moment = now if step is None else step
        asked = seq, moment, seat, _as_key(question)
        answer = self._answers.get(asked)
        if answer is None:
            match, past = (logged.snapshot(), False) if moment == now else (logged.match, True)
            answer = asyncio.ensure_future(
                answering.do(
                    lambda: (self._at(match, seq, moment) if past else match).explain(seat, question)
                )
            )
            self._keep(asked, answer)
        try:
            explained = await asyncio.shield(answer)  # others may wait for it, even if this one leaves
        except BadQuestion as problem:
            raise Refused("bad-question", what=problem) from None
        if explained is None:
            raise Refused("nothing-to-explain")
        return explained

    def _at(self, match: Match, seq: int, step: int) -> Match:
        """The match at a past moment. It is kept, because people who look at one ask several things about it.
        (No lock is needed, since only one thread answers.)"""
        past = self._past
        if past is None or past[:2] != (seq, step):
            past = self._past = seq, step, match.at(step)
        return past[2]

    def _keep(self, asked: _Question, answer: asyncio.Future[Facts | None]) -> None:
        for other in [other for other in self._answers if other[0] != asked[0]]:
            del self._answers[other]  # it is about a position that is past
        self._answers[asked] = answer
        if len(self._answers) > KEPT:
            self._answers.popitem(last=False)
        answer.add_done_callback(lambda done: self._forget_failure(asked, done))

    def _forget_failure(self, asked: _Question, answer: asyncio.Future[Facts | None]) -> None:
        """Drop an answer that failed, so that the question is worked out anew next time. Those who wait get
        the error."""
        if (answer.cancelled() or answer.exception() is not None) and self._answers.get(asked) is answer:
            del self._answers[asked]
