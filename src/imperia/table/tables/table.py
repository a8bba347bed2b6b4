"""One table: a task of its own does one thing after the other, so that moves never interleave.

A move is checked, stored, and only then played here and told to everybody. So what is in memory is never more
than what is on the disk, and a table that is dropped from memory can be read back at any time.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from imperia.games.contract import Facts
from imperia.minds import Mind, RandomMind
from imperia.play import Match
from imperia.play.save import position_hash
from imperia.table.errors import Refused
from imperia.table.people import Person
from imperia.table.store import Change
from imperia.table.store.schema import UNDONE
from imperia.table.tables import fairness, messages
from imperia.table.tables.bots import USUAL_LEVEL
from imperia.table.tables.chat import may_read_chat
from imperia.table.tables.clocks import Clocks
from imperia.table.tables.position import Position, beginning
from imperia.table.tables.proposals import UNDO, Proposal, propose
from imperia.table.tables.record import (
    CHAT_REMEMBERED,
    FINISHED,
    PERSON,
    RUNNING,
    WAITING,
    Stored,
    seat_to_update,
    to_update,
)
from imperia.table.tables.viewer import Viewer

if TYPE_CHECKING:
    from imperia.table.tables.hall import Hall
    from imperia.table.time import Alarm

Answer = TypeVar("Answer")
Job = Callable[[], Awaitable[None]]
_log = logging.getLogger(__name__)


class Table:
    def __init__(self, hall: Hall, stored: Stored) -> None:
        self.hall = hall
        self.record = stored.record
        self.position: Position | None = None
        self.clocks: Clocks | None = None
        self.proposal: Proposal | None = None
        self.viewers: set[Viewer] = set()
        self.chat = deque(stored.chat, CHAT_REMEMBERED)
        self.chat_lines = stored.chat_lines
        self.last_used = hall.time.now()
        self._last_ids: dict[int, tuple[str, int]] = {}  # of each seat: id and seq of its last action
        self._minds: dict[int, Mind] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._alarm: Alarm | None = None
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._busy = False
        if self.record.status != WAITING:
            self.position = Position(beginning(self.record), stored.log)
            if self.record.clock is not None:
                self.clocks = Clocks(
                    self.record.clock, self.record.players, self.record.clock_state, hall.time.now()
                )
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"table {self.record.id}")
        if self.record.status == RUNNING:
            self.post(self._go_on)

    # ----- The task

    def post(self, job: Job) -> None:
        self._jobs.put_nowait(job)

    async def ask(self, question: Callable[[], Awaitable[Answer]]) -> Answer:
        """Have something done by the task of the table, and wait for what comes of it."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                answer = await question()
            except BaseException as problem:
                if not future.done():
                    future.set_exception(problem)
                if not isinstance(problem, Exception):
                    raise
            else:
                if not future.done():
                    future.set_result(answer)

        self.post(job)
        return await future

    async def _run(self) -> None:
        while True:
            job = await self._jobs.get()
            self._busy = True
            try:
                await job()
            except Exception:
                _log.exception("table %s", self.record.id)
            self._busy = False

    @property
    def at_rest(self) -> bool:
        """Nobody looks, nothing is to be done, and no clock runs here that only memory knows of."""
        waiting_for_time = self._alarm is not None and self.record.deadline is None
        return not (
            self.viewers or self._busy or self._thinking or waiting_for_time or not self._jobs.empty()
        )

    def close(self) -> None:
        self._task.cancel()
        for thought in self._thinking.values():
            thought.cancel()
        if self._alarm is not None:
            self._alarm.cancel()
        for viewer in list(self.viewers):
            viewer.leave("closing")

    # ----- Storing

    async def store(self, change: Change) -> None:
        try:
            await self.hall.database.write(change)
        except Exception:
            raise Refused("not-stored") from None

    async def store_fields(self, *names: str) -> None:
        await self.store(Change(statements=[to_update(self.record, *names)]))

    def _rows(self, seat: int, codes: list[int]) -> list[Facts]:
        assert self.position is not None
        at, first = self.hall.time.now(), self.position.seq
        return [
            {"table_id": self.record.id, "seq": first + n, "seat": seat, "code": code, "at": at}
            for n, code in enumerate(codes)
        ]

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
        """The seat that a person acts for: the one he names, or the only one he has."""
        if person is None:
            raise Refused("who-are-you")
        own = self.record.held_by(person.id)
        if seat is None:
            if not own:
                raise Refused("not-your-seat")
            asked = [s for s in own if self.position is not None and s in self.position.actors]
            return asked[0] if asked else own[0]
        self.check_seat(seat)
        if seat not in own:
            raise Refused("not-your-seat")
        return seat

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.record.players:
            raise Refused("unknown-seat", last=self.record.players - 1)

    def check_may_watch(self, person: Person | None) -> None:
        seated = person is not None and bool(self.record.held_by(person.id))
        if not (self.record.spectators or seated):
            raise Refused("no-spectators")

    def check_host(self, person: Person) -> None:
        if person.id != self.record.host:
            raise Refused("not-the-host")

    def viewing_seat(self, person: Person | None, seat: int | None = None) -> int | None:
        """Whose view a person gets. Who has several seats at one screen sees none of them until he asks."""
        own = [] if person is None else self.record.held_by(person.id)
        if seat is not None:
            return self.own_seat(person, seat)
        return own[0] if len(own) == 1 else None

    # ----- Playing

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
        if client_id is not None and self._last_ids.get(seat, ("", 0))[0] == client_id:
            return self._last_ids[seat][1]
        position = self.running()
        code = position.code(action)
        position.check_fresh(seat, seq)
        position.check_action(seat, code)
        if stage and position.is_final(seat, code):
            return None
        await self._take_back_seat(seat)
        await self._play(seat, code)
        if client_id is not None:
            self._last_ids[seat] = (client_id, position.seq)
        return position.seq

    async def _play(self, seat: int, code: int) -> None:
        """Store a legal action, play it and tell everybody."""
        position = self.running()
        await self.store(Change(rows=self._rows(seat, [code])))
        step = position.step
        position.play(seat, code)
        self.proposal, withdrawn = None, self.proposal
        over = not position.actors
        if over:
            await self._finish()
        self._time_runs()
        if self.viewers:
            self._tell(messages.updates(position, self._viewing(), step, self._clocks_json()))
        if over or withdrawn is not None:
            self.tell_table()
        self._ask_bots()

    async def undo(self, person: Person | None, seat: int | None, seq: int) -> int:
        seat = self.own_seat(person, seat)
        position = self.running()
        if seq != position.seq:
            raise Refused("stale")
        await self._take_back(seat, position.undone(seat), 1)
        return position.seq

    async def _take_back(self, seat: int, match: Match, steps: int) -> None:
        position = self.running()
        await self.store(Change(rows=self._rows(seat, [UNDONE] * steps)))
        position.take_back(match, steps)
        self.proposal = None
        self._forget_thoughts()
        self._time_runs()
        if self.viewers:
            self._tell(messages.takings_back(position, self._viewing(), self._clocks_json()))
        self._ask_bots()

    def _viewing(self) -> list[int | None]:
        return list({viewer.seat for viewer in self.viewers})

    def _tell(self, told: dict[int | None, bytes]) -> None:
        for viewer in self.viewers:
            viewer.send(told[viewer.seat])

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
        """Not for the task of the table: the position may move on while the bot thinks."""
        if not self.record.hints:
            raise Refused("hints-off")
        seat = self.own_seat(person, seat)
        position = self.running()
        if seat not in position.actors:
            raise Refused("not-asked")
        return await self.hall.bots.advise(position.snapshot(), seat, level, lang, self.record.names)

    def explain(self, person: Person | None, seat: int | None, question: Facts) -> Facts:
        """What the game itself says about a question of its page, from what the asker may know."""
        position = self.begun()
        viewer = self.viewing_seat(person, seat)
        explained = position.explain(viewer, question)
        if explained is None:
            raise Refused("nothing-to-explain")
        return explained

    # ----- The course of a match

    async def start(self, at: int) -> None:
        """Deal. Every seat has somebody by now."""
        record = self.record
        before = record.status, record.started
        record.status, record.started = RUNNING, at
        try:
            await self.store_fields("status", "started")
        except Refused:
            record.status, record.started = before
            raise
        self.position = Position(beginning(record))
        if record.clock is not None:
            self.clocks = Clocks(record.clock, record.players)
        for viewer in list(self.viewers):
            if not record.spectators and not record.held_by(viewer.person.id if viewer.person else None):
                viewer.leave("no-spectators")
                continue
            viewer.seat = self.viewing_seat(viewer.person)
            self.welcome(viewer)
        await self._go_on()

    async def _go_on(self) -> None:
        """Continue from wherever the match stands: after the deal, or read back from the log."""
        position = self.running()
        if not position.actors:
            await self._finish()
            return
        self._time_runs()
        self._ask_bots()

    async def settled(self) -> None:
        """Nothing: whoever asks for it knows that all that was asked before is done."""

    async def _finish(self) -> None:
        position = self.begun()
        record = self.record
        record.status, record.finished = FINISHED, self.hall.time.now()
        record.ranking = [list(place) for place in position.match.ranking]
        record.position_hash = position_hash(position.match)
        record.deadline = None
        # The log says that it is over; if this is not stored, it is found out again when the table is read.
        await self.store_fields("status", "finished", "ranking", "position_hash", "deadline")

    # ----- Bots

    def _ask_bots(self) -> None:
        position = self.position
        if position is None or self.record.status != RUNNING:
            self._minds.clear()
            return
        asked = [seat for seat in position.actors if self.record.seats[seat].bot]
        for seat in list(self._minds):
            if seat not in asked and seat not in self._thinking:
                del self._minds[seat]  # a tree is kept from decision to decision, not over another's turn
        for seat in asked:
            if seat not in self._thinking:
                level = self.record.seats[seat].bot or USUAL_LEVEL
                mind = self._minds.setdefault(seat, self.hall.bots.mind(level))
                thought = self._think(mind, position.snapshot(), seat, position.seq)
                self._thinking[seat] = asyncio.get_running_loop().create_task(thought)

    async def _think(self, mind: Mind, match: Match, seat: int, seq: int) -> None:
        try:
            code = await self.hall.bots.choose(mind, match, seat)
        except Exception:
            _log.exception("a bot failed at table %s", self.record.id)
            code = RandomMind().choose(match, seat).code
        self.post(lambda: self._bot_acts(seat, code, seq))

    async def _bot_acts(self, seat: int, code: int, seq: int) -> None:
        self._thinking.pop(seat, None)
        position = self.position
        if position is None or self.record.status != RUNNING:
            return
        try:
            position.check_fresh(seat, seq)
            if self.record.seats[seat].bot is None:
                raise Refused("stale")
            position.check_action(seat, code)
        except Refused:
            self._ask_bots()  # the question changed meanwhile
            return
        await self._play(seat, code)

    def _forget_thoughts(self) -> None:
        for thought in self._thinking.values():
            thought.cancel()
        self._thinking.clear()
        self._minds.clear()

    # ----- Time

    def _time_runs(self) -> None:
        """Whoever is asked now is on the clock, and the alarm rings when the first of them is out of time."""
        if self.clocks is None or self.position is None:
            return
        record, now = self.record, self.hall.time.now()
        asked = self.position.actors if record.status == RUNNING else ()
        self.clocks.ask([seat for seat in asked if record.seats[seat].bot is None], now)
        deadline = self.clocks.deadline
        days = record.clock is not None and record.clock["kind"] == "days"
        record.clock_state, record.deadline = self.clocks.state, deadline if days else None
        self.hall.store_later(to_update(record, "clock_state", "deadline"))
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if deadline is not None:
            self._alarm = self.hall.time.wake_at(deadline, lambda: self.post(self._time_is_up))

    async def _time_is_up(self) -> None:
        self._alarm = None
        if self.clocks is None or self.record.status != RUNNING:
            return
        for seat in self.clocks.out_of_time(self.hall.time.now()):
            await self.stand_in(seat)
        self._time_runs()

    def _clocks_json(self) -> bytes | None:
        if self.clocks is None:
            return None
        return messages.encode([self.clocks.json(seat) for seat in range(self.record.players)])

    # ----- Absent people

    async def stand_in(self, seat: int) -> None:
        place = self.record.seats[seat]
        if place.kind != PERSON or place.stand_in is not None:
            return
        place.stand_in = USUAL_LEVEL
        try:
            await self.store(Change(statements=[seat_to_update(self.record, seat)]))
        except Refused:
            place.stand_in = None
            raise
        if self.clocks is not None:
            self.clocks.stand_in(seat, self.hall.time.now())
        if self.proposal is not None and seat in self.proposal.needed:
            self.proposal = None
        self._time_runs()
        self.tell_table()
        self._ask_bots()

    async def give_back(self, person: Person, seat: int | None) -> None:
        seat = self.own_seat(person, seat)
        if self.record.seats[seat].stand_in is None:
            raise Refused("no-stand-in")
        await self._take_back_seat(seat)

    async def _take_back_seat(self, seat: int) -> None:
        """The person is here again. A bot that is still thinking for this seat is not waited for."""
        place = self.record.seats[seat]
        if place.stand_in is None:
            return
        level, place.stand_in = place.stand_in, None
        try:
            await self.store(Change(statements=[seat_to_update(self.record, seat)]))
        except Refused:
            place.stand_in = level
            raise
        thought = self._thinking.pop(seat, None)
        if thought is not None:
            thought.cancel()
        self._minds.pop(seat, None)
        if self.clocks is not None:
            self.clocks.give_back(seat)
            self._time_runs()
        self.tell_table()

    # ----- Deciding together

    async def propose(self, person: Person, kind: str, seat: int | None) -> None:
        position = self.running()
        if self.proposal is not None:
            raise Refused("proposal-open")
        by = self.own_seat(person, seat if kind == UNDO else None)
        if kind == UNDO:
            position.steps_since_action_of(by)
        elif seat is not None:
            self.check_seat(seat)
            if self._connected(seat):
                raise Refused("cannot-stand-in")
        self.proposal = propose(self.record, kind, by, seat)
        if not await self._carry_out():
            self.tell_table()

    async def answer(self, person: Person, agree: bool) -> None:
        self.running()
        if self.proposal is None:
            raise Refused("no-proposal")
        own = self.record.held_by(person.id)
        withdrawn = self.proposal.by in own and not agree
        if not withdrawn:
            self.proposal.answer(own)
        if not agree:
            self.proposal = None
            self.tell_table()
        elif not await self._carry_out():
            self.tell_table()

    async def _carry_out(self) -> bool:
        proposal = self.proposal
        if proposal is None or not proposal.accepted:
            return False
        self.proposal = None
        if proposal.kind == UNDO:
            position = self.running()
            steps = position.steps_since_action_of(proposal.by)
            await self._take_back(proposal.by, position.match.at(position.step - steps), steps)
            self.tell_table()
        elif proposal.seat is not None:
            await self.stand_in(proposal.seat)
        return True

    # ----- Viewers

    def join_viewers(self, viewer: Viewer, client_id: str | int | None = None) -> None:
        was = self._connections()
        self.viewers.add(viewer)
        self.welcome(viewer, client_id)
        if self._connections() != was:
            self.tell_table(but=viewer)

    def leave_viewers(self, viewer: Viewer) -> None:
        was = self._connections()
        self.viewers.discard(viewer)
        self.last_used = self.hall.time.now()
        if self._connections() != was:
            self.tell_table()

    def _connections(self) -> set[str]:
        return {viewer.person.id for viewer in self.viewers if viewer.person} & self.record.people

    def _connected(self, seat: int) -> bool:
        person = self.record.seats[seat].person
        return any(viewer.person is not None and viewer.person.id == person for viewer in self.viewers)

    def welcome(self, viewer: Viewer, client_id: str | int | None = None) -> None:
        position = self.position
        message: Facts = {
            "type": "welcome",
            "table": self.json(viewer.person),
            "viewer": viewer.seat,
            "view": None if position is None else position.match.view(viewer.seat),
            "events": []
            if position is None
            else messages.events_json(list(position.match.log.seen_by(viewer.seat))),
            "chat": list(self.chat) if may_read_chat(self.record, viewer.person) else [],
            "seq": 0 if position is None else position.seq,
            "now": self.hall.time.now(),
        }
        if client_id is not None:
            message["id"] = client_id
        viewer.send(messages.encode(message))

    def seats_moved(self) -> None:
        """Somebody else holds a seat now: who looks over whose shoulder has changed."""
        for viewer in self.viewers:
            seat = self.viewing_seat(viewer.person)
            if viewer.seat not in (seat, *self.record.held_by(viewer.person.id if viewer.person else None)):
                viewer.seat = seat
            self.welcome(viewer)

    def tell_table(self, but: Viewer | None = None) -> None:
        """Something of the table besides the position has changed."""
        told: dict[str | None, bytes] = {}
        for viewer in self.viewers:
            if viewer is not but:
                person = viewer.person.id if viewer.person else None
                if person not in told:
                    told[person] = messages.encode({"type": "table", "table": self.json(viewer.person)})
                viewer.send(told[person])

    def json(self, person: Person | None) -> Facts:
        record, position = self.record, self.position
        own = record.held_by(person.id if person else None)
        connected = self._connections()
        return {
            "id": record.id,
            "game": record.game,
            "players": record.players,
            "options": self.hall.shown_options(record),
            "status": record.status,
            "host": record.host,
            "hosted": person is not None and person.id == record.host,
            "created": record.created,
            "started": record.started,
            "finished": record.finished,
            "seats": [
                {
                    "seat": number,
                    "kind": seat.kind,
                    "name": seat.name,
                    "person": seat.person,
                    "level": seat.level,
                    "mine": number in own,
                    "guest": seat.guest,
                    "connected": seat.person in connected,
                    "stand_in": seat.stand_in,
                    "clock": None if self.clocks is None else self.clocks.json(number),
                }
                for number, seat in enumerate(record.seats)
            ],
            "clock": record.clock,
            "open": record.open,
            "hints": record.hints,
            "chat": record.chat,
            "spectators": record.spectators,
            "fairness": fairness.shown(record),
            "seq": 0 if position is None else position.seq,
            "step": 0 if position is None else position.step,
            "actors": [] if position is None else list(position.actors),
            "proposal": None if self.proposal is None else self.proposal.json(),
            "rematch": record.rematch,
            "copy_of": record.copy_of,
            "ranking": record.ranking,
            "names": record.names,
        }
