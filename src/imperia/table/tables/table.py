"""One table. Its worker does one thing at a time, so that actions never interleave.

An action is checked, stored, and only then played here and told to everybody. So memory never has more than
the disk, and a table that is dropped from memory can be read back at any time.
"""

from __future__ import annotations

import copy
import logging
from collections import deque
from collections.abc import Callable, Sequence
from itertools import zip_longest
from time import perf_counter

from sqlalchemy import Executable

from imperia.games.setting import Facts
from imperia.play import Match
from imperia.table import meters
from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.protocol.messages import Advice, Judgement
from imperia.table.store import Change, Conflict, Relieved, Row, Values
from imperia.table.store.schema import UNDONE
from imperia.table.storing import store
from imperia.table.tables.absence import hand_back, let_time_run
from imperia.table.tables.audience import Audience
from imperia.table.tables.clocks import Clocks, time_for
from imperia.table.tables.details import (
    CHAT_REMEMBERED,
    FINISHED,
    RUNNING,
    WAITING,
    Logged,
    Seat,
    Stored,
    seat_to_update,
    to_start,
    to_update,
)
from imperia.table.tables.explaining import Explaining
from imperia.table.tables.following import Overtaken, follow
from imperia.table.tables.logged_match import Gesture, LoggedMatch, beginning
from imperia.table.tables.looking import Looks
from imperia.table.tables.proposal import Proposal
from imperia.table.tables.replaying import to_store
from imperia.table.tables.thinking import Thinking
from imperia.table.tables.turns import Turns
from imperia.table.tables.whole import Hall
from imperia.table.tables.worker import Worker
from imperia.table.time import Alarm

_log = logging.getLogger(__name__)

# A client's id of its message, the seq it answers, the action and those after it.
_Act = tuple[str | None, int, int | str, tuple[str, ...]]


class Table:
    def __init__(
        self, hall: Hall, stored: Stored, logged: LoggedMatch | None, lease: int | None = None
    ) -> None:
        """`logged` is the match that the log leads to; None while the table waits. `lease` is the number
        under which this server plays the table, if several servers share the tables."""
        details = stored.details
        self.hall = hall
        self.lease = lease
        self.logged: LoggedMatch | None = None
        self.clocks: Clocks | None = None
        self.turns: Turns
        self.looks = Looks(stored.looks)
        self.proposal: Proposal | None = None
        self.hindsight: tuple[int, bytes] | None = None  # the last one, and the length of its log
        self.become(stored, logged)
        self.last_used = hall.time.now()
        self.times_found = 0
        self.audience = Audience(self)
        self.thinking = Thinking(self)
        self._explaining = Explaining()
        self._last_acts: dict[int, tuple[_Act, int]] = {}  # by seat, with the answer
        self._alarm: Alarm | None = None
        self.worker = Worker(f"table {details.id}")
        if details.status == RUNNING:
            self.worker.post(self.go_on)
        elif details.status == WAITING and details.ready and details.closed is None:
            self.worker.post(self.start)  # the server stopped before it could

    def become(self, stored: Stored, logged: LoggedMatch | None) -> None:
        """Take over what is stored, which is the truth, in place of what was known here."""
        details = self.details = stored.details
        self.chat = deque(stored.chat, CHAT_REMEMBERED)
        self.chat_lines = stored.chat_lines
        self.turns = Turns(details, stored.log)
        self.looks.follow(stored.looks)
        if details.status == WAITING:
            beginning(details)  # raises Refused if it cannot be read
            return
        self.logged = logged
        self._store_snapshots()
        if details.clock is not None:
            now = time_for(details.clock, self.hall.time)
            self.clocks = Clocks(details.clock, details.players, details.clock_state, now)
            if details.closed is not None:
                self.clocks.stop(now)

    @property
    def at_rest(self) -> bool:
        """Whether the table may leave memory: nobody looks, there is nothing to do, and no clock runs that is
        only in memory."""
        timed = self._alarm is not None and self.details.deadline is None
        return not self.audience.viewers and self.worker.idle and self.thinking.idle and not timed

    def close(self) -> None:
        self.worker.close()
        self.thinking.close()
        self.set_alarm(None)
        self.audience.close()

    def set_alarm(self, milliseconds: int | None, ring: Callable[[], None] | None = None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if milliseconds is not None and ring is not None:
            self._alarm = self.hall.time.wake_in(milliseconds, ring)

    async def store(self, change: Change) -> None:
        """Store a change. Raises Refused if it is not stored; if another server was faster, the table follows
        the log, and Overtaken is raised."""
        try:
            await self.put(change)
        except Conflict:
            raise Overtaken(await follow(self)) from None

    async def put(self, change: Change) -> None:
        """Store a change. Raises Refused if it is not stored, and Conflict if another server was faster."""
        try:
            await store(self.hall.database, change._replace(lease=self.lease))
        except Relieved:
            self.hall.give_up(self.details.id)
            raise Refused("not-stored") from None

    def store_later(self, statement: Executable) -> None:
        """Store something that may be lost in a crash, because it is not part of the log."""
        self.hall.store_later(Change(statements=[statement], lease=self.lease))

    # ----- Who may what

    def check_not_closed(self) -> None:
        if self.details.closed is not None:
            reason = self.details.closed_because
            raise Refused("closed", reason=reason or "", why="said" if reason else "unsaid")

    def running(self) -> LoggedMatch:
        self.check_not_closed()
        if self.details.status != RUNNING or self.logged is None:
            raise Refused("not-running")
        if self.logged.halt is not None:
            raise Refused("halted", step=self.logged.halt.step)
        return self.logged

    def halted(self) -> LoggedMatch:
        if self.details.status != RUNNING or self.logged is None or self.logged.halt is None:
            raise Refused("not-halted")
        return self.logged

    def begun(self) -> LoggedMatch:
        if self.logged is None:
            raise Refused("not-running")
        return self.logged

    def own_seat(self, person: Person | None, seat: int | None) -> int:
        """The seat that a person acts for: the one given, or the one of theirs that is asked."""
        if person is None:
            raise Refused("who-are-you")
        if seat is not None:
            self.check_seat(seat)
        own = self.details.held_by(person.id)
        if not own or (seat is not None and seat not in own):
            raise Refused("not-your-seat")
        if seat is not None:
            return seat
        asked = [s for s in own if self.logged is not None and s in self.logged.actors]
        return (asked or own)[0]

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.details.players:
            raise Refused("unknown-seat", last=self.details.players - 1)

    def check_admitted(self, person: Person | None) -> None:
        """The only rule about who may come in, whatever they ask for. A waiting table is open to everybody
        who has its address, so that they can sit down; once it has begun, a table without spectators is only
        for its seats."""
        details = self.details
        stranger = not details.held_by(person.id if person else None)
        if stranger and not details.spectators and details.status != WAITING:
            raise Refused("no-spectators")

    def check_copies(self) -> None:
        """Where hints are off, nothing that could be used to get hints elsewhere is given out until the match
        is over."""
        if self.details.status == RUNNING and not self.details.hints:
            raise Refused("copies-off")

    def check_host(self, person: Person) -> None:
        if person.id != self.details.host:
            raise Refused("not-the-host")

    def viewing_seat(self, person: Person | None, seat: int | None = None) -> int | None:
        """Whose view a person gets. Those who have several seats at one screen see none of them until they
        ask."""
        if seat is not None:
            return self.own_seat(person, seat)
        own = self.details.held_by(person.id if person else None)
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
        then: tuple[str, ...] = (),
    ) -> int | None:
        """Do an action and those that shall follow it. Returns the length of the log after them; None if
        `stage` held the action back, because it could not be undone freely."""
        seat = self.own_seat(person, seat)
        this: _Act = (client_id, seq, action, then)
        last = self._last_acts.get(seat)
        if client_id is not None and last is not None and last[0] == this:
            return last[1]  # sent again because the answer got lost
        logged = self.running()
        code = logged.code(action)
        logged.check_fresh(seat, seq)
        logged.check_action(seat, code)
        gesture = logged.gesture(seat, code, then) if then else Gesture((code,))
        if stage and (gesture.final or logged.is_final(seat, code)):
            return None
        await hand_back(self, seat)
        try:
            after = await self.play(seat, *gesture.codes)
        except Overtaken:  # the seat may still face the same decision: sealed choices of others do no harm
            return await self.act(person, seat, seq, action, client_id, stage, then)
        self._last_acts[seat] = (this, after)
        return after

    async def play(self, seat: int, *codes: int) -> int:
        """Store legal actions, all at once, play them and tell everybody, one after the other; return the
        length of the log after them."""
        logged = self.running()
        after = logged.seq + len(codes)
        if not await self._append(seat, codes, logged.digests_after(seat, codes)):
            return after
        stored = perf_counter()
        for code in codes:
            step = logged.step
            logged.play(seat, code)
            self._store_snapshots()
            if not logged.actors:
                await self._finish()
            let_time_run(self)
            self.audience.tell_update(step)
        over = not logged.actors
        if over or self.proposal is not None:
            self.proposal = None
            self.audience.tell_table()
        meters.note_actions(self.details.game, len(codes), self.worker.since, stored)
        self.thinking.ask()
        return after

    async def undo(self, person: Person | None, seat: int | None, seq: int, steps: int = 1) -> int:
        seat = self.own_seat(person, seat)
        logged = self.running()
        if seq != logged.seq:
            raise Refused("stale")
        await self.take_back(seat, logged.undone(seat, steps), steps)
        return logged.seq

    async def take_back(self, seat: int, match: Match, steps: int) -> None:
        """Store that the last steps do not count, and go on from the match without them."""
        logged = self.running()
        if not await self._append(seat, [UNDONE] * steps):
            return
        logged.take_back(match, steps)
        self._last_acts.clear()
        self.proposal = None
        self.thinking.forget()
        let_time_run(self)
        self.audience.tell_taking_back()
        self.thinking.ask()

    async def _append(self, seat: int, codes: Sequence[int], digests: Sequence[int] = ()) -> bool:
        """Store rows at the end of the log. Returns False if exactly these rows were already there: then the
        table has followed the log, and everybody has been told."""
        first = self.begun().seq
        try:
            await self.store(Change(rows=self._rows(seat, codes, digests)))
        except Overtaken as overtaken:
            there = overtaken.log[first : first + len(codes)]
            if [(row.seat, row.code) for row in there] == [(seat, code) for code in codes]:
                return False
            raise
        return True

    def _rows(self, seat: int, codes: Sequence[int], digests: Sequence[int]) -> list[Row]:
        at, first = self.hall.time.now(), self.begun().seq
        each = zip_longest(codes, digests)
        return [(self.details.id, first + n, seat, code, at, digest) for n, (code, digest) in enumerate(each)]

    def _store_snapshots(self) -> None:
        logged = self.begun()
        for snapshot in logged.snapshots:
            self.store_later(to_store(self.details.id, snapshot))
        logged.snapshots.clear()

    def forget_what_was_taken_back(self, log: Sequence[Logged]) -> None:
        """An action that no longer counts is not reported as done when it is sent again."""
        for seat, (_, after) in list(self._last_acts.items()):
            if any(row.code == UNDONE for row in log[after:]):
                del self._last_acts[seat]

    # ----- Questions

    def why(self, person: Person | None, seat: int | None, action: int | str, lang: str) -> Judgement:
        """Whether the seat may do this now; if not, which clause forbids it."""
        seat = self.own_seat(person, seat)
        logged = self.begun()
        code = logged.code(action)
        try:
            logged.check_action(seat, code)
        except Refused as refusal:
            problem = refusal.problem(lang, self.details.names)
            return Judgement(False, problem.key, problem.text, problem.clause, problem.facts)
        return Judgement(True)

    async def hint(self, person: Person | None, seat: int | None, level: str, lang: str) -> Advice:
        """Advice for a seat from a bot. Not called by the worker of the table: the match may move on while
        the bot thinks."""
        if not self.details.hints:
            raise Refused("hints-off")
        seat = self.own_seat(person, seat)
        logged = self.running()
        if seat not in logged.actors:
            raise Refused("not-asked")
        return await self.hall.bots.advise(logged.snapshot(), seat, level, lang, self.details.names)

    async def explain(
        self, person: Person | None, seat: int | None, question: Facts, step: int | None = None
    ) -> Facts:
        """The game's answer to a question from its page, based on what the person may know, now or after
        `step` actions. Not called by the worker of the table: the match may move on meanwhile."""
        return await self._explaining.answer(
            self.hall.answering, self.begun(), self.viewing_seat(person, seat), question, step
        )

    # ----- The course of a match

    async def start(self, seats: list[Seat] | None = None, filled: Sequence[int] = ()) -> None:
        """Deal, now that there is somebody at every seat. The seats that were filled last are stored together
        with the start: a crash in between would leave a full table that waits."""
        details = self.details
        draft = copy.copy(details)
        draft.seats = details.seats if seats is None else seats
        draft.status, draft.started = RUNNING, self.hall.time.now()
        statements = [seat_to_update(draft, seat, was=details.seats[seat]) for seat in filled]
        await self.store(Change(statements=[*statements, to_start(draft)]))
        details.seats, details.status, details.started = draft.seats, draft.status, draft.started
        self._tell_log("started")
        self.logged = LoggedMatch(beginning(details))
        if details.clock is not None:
            self.clocks = Clocks(details.clock, details.players)
        let_time_run(self)
        self.audience.welcome_all()
        self.thinking.ask()

    async def go_on(self) -> None:
        """Continue from wherever the log leaves the match."""
        self.follow_turns()
        if self.begun().halt is not None or self.details.closed is not None:
            return
        if self.running().actors:
            let_time_run(self)
            self.thinking.ask()
        else:
            await self._finish()

    async def go_on_after_halt(self, seat: int) -> None:
        """Everybody has agreed: actions that led elsewhere are taken back, and the match goes on under the
        rules that the server has."""
        logged = self.halted()
        assert logged.halt is not None
        details = copy.copy(self.details)
        details.rules = logged.match.definition.version
        lost = logged.halt.of - logged.halt.step
        rows = self._rows(seat, [UNDONE] * lost, ())
        await self.store(Change(rows=rows, statements=[to_update(details, "rules")]))
        self.details.rules = details.rules
        logged.go_on(lost)
        self.audience.welcome_all()
        await self.go_on()

    def follow_turns(self) -> None:
        logged = self.begun()
        self.turns.follow(logged.actors, logged.seq, logged.step, self.hall.time.now())

    def to_note(self) -> tuple[list[Values], list[Values]]:
        """What is stored from time to time, because it follows from the log or is not worth a write of its
        own: whose turn it is, and what everybody has seen."""
        self.audience.note_looks()
        return self.turns.to_store(self.details.id), self.looks.to_store(self.details.id)

    def _tell_log(self, what: str) -> None:
        _log.info("match %s", what, extra={"table": self.details.id, "game": self.details.game})

    async def settled(self) -> None:
        """Does nothing. Once the worker has come to it, everything that was asked before is done."""

    async def _finish(self) -> None:
        """Note that the match is over. If this is not stored, it is found again from the log."""
        details, match = self.details, self.begun().match
        details.status, details.finished = FINISHED, self.hall.time.now()
        details.ranking = [list(place) for place in match.ranking]
        details.position_hash = match.position_hash
        details.deadline = None
        self._tell_log("finished")
        self.store_later(to_update(details, "status", "finished", "ranking", "position_hash", "deadline"))
