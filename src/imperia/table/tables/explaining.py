"""What the game says to questions of its page, worked out in a thread and kept while the position lasts."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from imperia.games.errors import BadQuestion
from imperia.games.setting import Facts
from imperia.table.errors import Refused
from imperia.table.tables.folding import Folding
from imperia.table.tables.logged_match import LoggedMatch

KEPT = 32  # answers of a table; the longest is some twenty kilobytes

_Question = tuple[int, int | None, bytes]  # rows of the log, which seat looks, and what it asks
_encode = msgspec.json.Encoder(order="sorted").encode


def _as_key(question: Facts) -> bytes:
    try:
        return _encode(question)
    except (OverflowError, RecursionError):  # numbers and nesting that can be read, but not written
        return repr(question).encode()


class Explaining:
    """Of one table. Whoever asks what somebody with the same eyes has just asked waits for that answer."""

    def __init__(self) -> None:
        self._answers: OrderedDict[_Question, asyncio.Future[Facts | None]] = OrderedDict()

    async def answer(
        self, answering: Folding, logged: LoggedMatch, seat: int | None, question: Facts
    ) -> Facts:
        """Raises Refused if the game has no answer."""
        asked = logged.seq, seat, _as_key(question)
        answer = self._answers.get(asked)
        if answer is None:
            snapshot = logged.snapshot()
            answer = asyncio.ensure_future(answering.do(lambda: snapshot.explain(seat, question)))
            self._keep(asked, answer)
        try:
            explained = await asyncio.shield(answer)  # others may wait for it, if this one goes
        except BadQuestion as problem:
            raise Refused("bad-question", what=problem) from None
        if explained is None:
            raise Refused("nothing-to-explain")
        return explained

    def _keep(self, asked: _Question, answer: asyncio.Future[Facts | None]) -> None:
        for other in [other for other in self._answers if other[0] != asked[0]]:
            del self._answers[other]  # of a position that is past
        self._answers[asked] = answer
        if len(self._answers) > KEPT:
            self._answers.popitem(last=False)
        answer.add_done_callback(lambda done: self._forget_failure(asked, done))

    def _forget_failure(self, asked: _Question, answer: asyncio.Future[Facts | None]) -> None:
        """What went wrong is asked anew; whoever waits is told."""
        if (answer.cancelled() or answer.exception() is not None) and self._answers.get(asked) is answer:
            del self._answers[asked]
