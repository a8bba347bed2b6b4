"""The bots of one table: a bot that is asked thinks, and acts if it still faces the same decision."""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections.abc import Hashable, Sequence

from imperia.minds import Mind, RandomMind, TreeMind
from imperia.play import Match
from imperia.table.errors import Refused
from imperia.table.tables.details import RUNNING
from imperia.table.tables.following import Overtaken
from imperia.table.tables.whole import Table

RETRY_SECONDS = 1
STAND_IN_SECONDS = 1  # before each action: among quick bots the match would be over before the person is back
_log = logging.getLogger(__name__)


class Thinking:
    def __init__(self, table: Table) -> None:
        self._whose = weakref.ref(table)
        self._minds: dict[int, tuple[str, Mind]] = {}  # by seat, with the bot's level
        self._turn: Hashable = None
        self._thoughts: dict[int, asyncio.Task[None]] = {}
        self._retry: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def _table(self) -> Table:
        """The table, which is referred to weakly as in its audience."""
        table = self._whose()
        assert table is not None
        return table

    @property
    def idle(self) -> bool:
        return not self._thoughts

    def close(self) -> None:
        self._closed = True
        self.forget()

    def ask(self) -> None:
        """Start every bot that is asked now and is not thinking yet."""
        if self._closed:
            return
        table = self._table
        logged = table.logged
        closed = table.details.closed is not None
        if logged is None or logged.halt is not None or closed or table.details.status != RUNNING:
            self.forget()
            return
        self._dismiss(logged.match.definition.turn_of(logged.match.state), logged.actors)
        for seat in logged.actors:
            level = table.details.seats[seat].bot
            if level is not None and seat not in self._thoughts:
                if seat not in self._minds:
                    self._minds[seat] = level, table.hall.bots.mind(level, logged.match)
                thought = self._think(*self._minds[seat], logged.snapshot(), seat, logged.seq)
                self._thoughts[seat] = asyncio.get_running_loop().create_task(thought)

    def _dismiss(self, turn: Hashable, actors: Sequence[int]) -> None:
        """Drop minds that are not needed any more. A search tree is kept from decision to decision, but not
        while others are asked. If a budget is for a whole turn, the mind stays until the turn is over: a new
        mind would begin with a full budget."""
        same_turn = turn is not None and turn == self._turn
        self._turn = turn
        for seat, (level, mind) in list(self._minds.items()):
            if seat in self._thoughts:
                continue
            if level != self._table.details.seats[seat].bot or not (seat in actors or same_turn):
                del self._minds[seat]
            elif seat not in actors and isinstance(mind, TreeMind):
                mind.forget_trees()

    async def _think(self, level: str, mind: Mind, match: Match, seat: int, seq: int) -> None:
        try:
            watched = bool(self._table.audience.viewers)
            code = await self._table.hall.bots.choose(mind, level, match, seat, watched)
        except Exception:
            _log.exception("a bot failed at table %s", self._table.details.id)
            code = RandomMind().choose(match, seat).code
        if self._table.details.seats[seat].stand_in is not None:
            await asyncio.sleep(STAND_IN_SECONDS)
        self._table.worker.post(lambda: self._act(seat, code, seq))

    async def _act(self, seat: int, code: int, seq: int) -> None:
        self._thoughts.pop(seat, None)
        table = self._table
        try:
            logged = table.running()
            logged.check_fresh(seat, seq)
            if table.details.seats[seat].bot is None:
                raise Refused("stale")
            logged.check_action(seat, code)
        except Refused:
            self.ask()  # it faces another decision by now
            return
        try:
            await table.play(seat, code)
        except Overtaken:
            pass  # the table has followed the log and asked again
        except Refused:  # not stored: the disk may be full for a while
            self._retry = asyncio.get_running_loop().call_later(RETRY_SECONDS, self.ask)

    def forget(self, seat: int | None = None) -> None:
        """Stop thinking, for one seat or for all."""
        for thinker in list(self._thoughts) if seat is None else [seat]:
            thought = self._thoughts.pop(thinker, None)
            if thought is not None:
                thought.cancel()
        if seat is None:
            self._minds.clear()
            if self._retry is not None:
                self._retry.cancel()
                self._retry = None
        else:
            self._minds.pop(seat, None)
