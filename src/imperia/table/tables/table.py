"""One table. Its worker does one thing after the other, so that moves never interleave.

A move is checked, stored, and only then played here and told to everybody. So what is in memory is never more
than what is on the disk, and a table that is dropped from memory can be read back at any time.
"""

from __future__ import annotations

import copy
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from imperia.games.contract import Facts
from imperia.play import Match
from imperia.play.save import position_hash
from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.store import Change, Row
from imperia.table.store.schema import UNDONE
from imperia.table.tables.absence import hand_back, let_time_run
from imperia.table.tables.audience import Audience
from imperia.table.tables.clocks import Clocks, time_for
from imperia.table.tables.position import Position, beginning
from imperia.table.tables.proposals import Proposal
from imperia.table.tables.record import (
    CHAT_REMEMBERED,
    FINISHED,
    RUNNING,
    WAITING,
    Seat,
    Stored,
    seat_to_update,
    to_update,
)
from imperia.table.tables.thinking import Thinking
from imperia.table.tables.worker import Worker

if TYPE_CHECKING:
    from imperia.table.tables.hall import Hall
    from imperia.table.time import Alarm

_Act = tuple[str | None, int, int | str]  # a client's id of its message, the seq it answers, the action


class Table:
    def __init__(self, hall: Hall, stored: Stored) -> None:
        record = stored.record
        self.hall = hall
        self.record = record
        self.position: Position | None = None
        self.clocks: Clocks | None = None
        self.proposal: Proposal | None = None
        self.chat = deque(stored.chat, CHAT_REMEMBERED)
        self.chat_lines = stored.chat_lines
        self.last_used = hall.time.now()
        self.times_found = 0
        self.audience = Audience(self)
        self.thinking = Thinking(self)
        self._last_acts: dict[int, tuple[_Act, int]] = {}  # of each seat, and what it was answered
        self._alarm: Alarm | None = None
        if record.status != WAITING:
            self.position = Position(beginning(record), stored.log)
            if record.clock is not None:
                now = time_for(record.clock, hall.time)
                self.clocks = Clocks(record.clock, record.players, record.clock_state, now)
        self.worker = Worker(f"table {record.id}")
        if record.status == RUNNING:
            self.worker.post(self._go_on)
        elif record.status == WAITING and record.ready:  # a stop of the server came before its start
            self.worker.post(self.start)

    @property
    def at_rest(self) -> bool:
        """Nobody looks, nothing is to be done, and no clock runs that only memory knows of."""
        timed = self._alarm is not None and self.record.deadline is None
        return not self.audience.viewers and self.worker.idle and self.thinking.idle and not timed

    def close(self) -> None:
        self.worker.close()
        self.thinking.forget()
        self.set_alarm(None)
        self.audience.close()

    def set_alarm(self, milliseconds: int | None, ring: Callable[[], None] | None = None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if milliseconds is not None and ring is not None:
            self._alarm = self.hall.time.wake_in(milliseconds, ring)

    async def store(self, change: Change) -> None:
        try:
            await self.hall.database.write(change)
        except Exception:
            raise Refused("not-stored") from None

    # ----- Who may what

    def running(self) -> Position:
        if self.record.status != RUNNING or self.position is None:
            raise Refused("not-running")
        return self.position

    def begun(self) -> Position:
        if self.position is None:
            raise Refused("not-running")
        return self.position

    def own_seat(self, person: Person | None, seat: int | None) -> int:
        """The seat a person acts for: the one he names, or the one of his that is asked."""
        if person is None:
            raise Refused("who-are-you")
        if seat is not None:
            self.check_seat(seat)
        own = self.record.held_by(person.id)
        if not own or (seat is not None and seat not in own):
            raise Refused("not-your-seat")
        if seat is not None:
            return seat
        asked = [s for s in own if self.position is not None and s in self.position.actors]
        return (asked or own)[0]

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.record.players:
            raise Refused("unknown-seat", last=self.record.players - 1)

    def check_admitted(self, person: Person | None) -> None:
        """The one rule of who comes in at all, whatever he asks for. A table that waits is open to all who
        have its address, to sit down there; once it has begun, one without spectators is for its seats."""
        record = self.record
        stranger = not record.held_by(person.id if person else None)
        if stranger and not record.spectators and record.status != WAITING:
            raise Refused("no-spectators")

    def check_copies(self) -> None:
        """Where hints are off, what could be asked for hints elsewhere stays here until the match is over."""
        if self.record.status == RUNNING and not self.record.hints:
            raise Refused("copies-off")

    def check_host(self, person: Person) -> None:
        if person.id != self.record.host:
            raise Refused("not-the-host")

    def viewing_seat(self, person: Person | None, seat: int | None = None) -> int | None:
        """Whose view a person gets. Who has several seats at one screen sees none of them until he asks."""
        if seat is not None:
            return self.own_seat(person, seat)
        own = self.record.held_by(person.id if person else None)
        return own[0] if len(own) == 1 else None

    # ----- Playing; only the worker of the table calls these

    async def act(
        self,
        person: Person | None,
        seat: int | None,
        seq: int,
        action: int | str,
        client_id: str | None = None,
        stage: bool = False,
    ) -> int | None:
        """Returns the length of the log after the action, or None if it was only staged."""
        seat = self.own_seat(person, seat)
        this: _Act = (client_id, seq, action)
        last = self._last_acts.get(seat)
        if client_id is not None and last is not None and last[0] == this:
            return last[1]  # sent again because the answer got lost
        position = self.running()
        code = position.code(action)
        position.check_fresh(seat, seq)
        position.check_action(seat, code)
        if stage and position.is_final(seat, code):
            return None
        await hand_back(self, seat)
        await self.play(seat, code)
        self._last_acts[seat] = (this, position.seq)
        return position.seq

    async def play(self, seat: int, code: int) -> None:
        """Store a legal action, play it and tell everybody."""
        position = self.running()
        await self.store(Change(rows=self._rows(seat, [code])))
        step = position.step
        position.play(seat, code)
        over = not position.actors
        if over:
            await self._finish()
        let_time_run(self)
        self.audience.tell_update(step)
        if over or self.proposal is not None:
            self.proposal = None
            self.audience.tell_table()
        self.thinking.ask()

    async def undo(self, person: Person | None, seat: int | None, seq: int) -> int:
        seat = self.own_seat(person, seat)
        position = self.running()
        if seq != position.seq:
            raise Refused("stale")
        await self.take_back(seat, position.undone(seat), 1)
        return position.seq

    async def take_back(self, seat: int, match: Match, steps: int) -> None:
        """Store that the last steps do not count, and go on from the match without them."""
        position = self.running()
        await self.store(Change(rows=self._rows(seat, [UNDONE] * steps)))
        position.take_back(match, steps)
        self._last_acts.clear()
        self.proposal = None
        self.thinking.forget()
        let_time_run(self)
        self.audience.tell_taking_back()
        self.thinking.ask()

    def _rows(self, seat: int, codes: list[int]) -> list[Row]:
        at, first = self.hall.time.now(), self.begun().seq
        return [(self.record.id, first + n, seat, code, at) for n, code in enumerate(codes)]

    # ----- Questions

    def why(self, person: Person | None, seat: int | None, action: int | str, lang: str) -> Facts:
        """Whether the seat may do this now, and if not, the clause that forbids it."""
        seat = self.own_seat(person, seat)
        position = self.begun()
        code = position.code(action)
        try:
            position.check_action(seat, code)
        except Refused as refusal:
            return {"legal": False, **refusal.json(lang, self.record.names)}
        return {"legal": True}

    async def hint(self, person: Person | None, seat: int | None, level: str, lang: str) -> Facts:
        """Not for the worker of the table: the position may move on while the bot thinks."""
        if not self.record.hints:
            raise Refused("hints-off")
        seat = self.own_seat(person, seat)
        position = self.running()
        if seat not in position.actors:
            raise Refused("not-asked")
        return await self.hall.bots.advise(position.snapshot(), seat, level, lang, self.record.names)

    def explain(self, person: Person | None, seat: int | None, question: Facts) -> Facts:
        """What the game itself says about a question of its page, from what the asker may know."""
        explained = self.begun().match.explain(self.viewing_seat(person, seat), question)
        if explained is None:
            raise Refused("nothing-to-explain")
        return explained

    # ----- The course of a match

    async def start(self, seats: list[Seat] | None = None, filled: Sequence[int] = ()) -> None:
        """Deal: somebody sits on every one of the seats. Those filled last are stored with the start itself:
        a stop in between would leave a full table that waits."""
        record = self.record
        draft = copy.copy(record)
        draft.seats = record.seats if seats is None else seats
        draft.status, draft.started = RUNNING, self.hall.time.now()
        statements = [seat_to_update(draft, seat) for seat in filled]
        await self.store(Change(statements=[*statements, to_update(draft, "status", "started")]))
        record.seats, record.status, record.started = draft.seats, draft.status, draft.started
        self.position = Position(beginning(record))
        if record.clock is not None:
            self.clocks = Clocks(record.clock, record.players)
        let_time_run(self)
        self.audience.welcome_all()
        self.thinking.ask()

    async def _go_on(self) -> None:
        """Continue from wherever the log leaves the match."""
        if self.running().actors:
            let_time_run(self)
            self.thinking.ask()
        else:
            await self._finish()

    async def settled(self) -> None:
        """Nothing: whoever asks for it knows that all that was asked before is done."""

    async def _finish(self) -> None:
        """The log says that it is over; if the rest is not stored, it is found out again from the log."""
        record, match = self.record, self.begun().match
        record.status, record.finished = FINISHED, self.hall.time.now()
        record.ranking = [list(place) for place in match.ranking]
        record.position_hash = position_hash(match)
        record.deadline = None
        self.hall.store_later(to_update(record, "status", "finished", "ranking", "position_hash", "deadline"))
