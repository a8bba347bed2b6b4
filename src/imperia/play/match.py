"""One match: who is asked, what may be done, who knows what, and what has happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from imperia.games.contract import Definition, Reason
from imperia.games.errors import BadNotation
from imperia.games.setting import Facts, Record, Setting
from imperia.kernel import entries
from imperia.kernel.journal import CLOSED, Reader
from imperia.kernel.one import OneRecord
from imperia.kernel.record import copy_of
from imperia.kernel.verbs import SPECTATOR
from imperia.play.action import Action, action_facts
from imperia.play.checks import check_seat, check_step
from imperia.play.errors import IllegalAction, UndoRefused
from imperia.play.log import Entry, Log
from imperia.play.points import ranking, scores
from imperia.play.save_format import hash_of, written
from imperia.play.views import View, unchanging_section
from imperia.words import Quoted

_REVEALED = Reason("", "undo-revealed")
_REVEALED_SINCE = Reason("", "undo-revealed-since")


class Match:
    """Made by `Game.start`, `Game.position`, `Game.read` or `load`."""

    def __init__(self, definition: Definition, setting: Setting, state: Record, beginning: Facts) -> None:
        self._definition = definition
        self._setting = setting
        self._beginning = beginning  # the seed or the position it started from, as a save has it
        self._rules = OneRecord()
        self._state = state
        self._first = copy_of(state)  # as it was before the deal
        self._bytes = state.view(np.uint8)
        self._journal = Reader(state)
        self._unchanging = b""
        # Found out about the present position: who is asked, and the seat and code of an action known to be
        # legal.
        self._actors: tuple[int, ...] | None = None
        self._allowed: tuple[int, int] | None = None
        self._history: list[tuple[int, int]] = []
        self._written: list[str] = []  # the same actions in notation, as it was when each was taken
        self._entries: list[Entry] = []
        # The states before the last actions that may be undone freely, each with the length of the log at
        # that time.
        self._undoable: list[tuple[bytes, int]] = []
        self._why_not_undo = Reason("", "undo-nothing")
        self._firm = 0  # this many actions can never be taken back, whoever agrees
        self._why_firm = Reason("", "undo-nothing")

    @classmethod
    def dealt(cls, definition: Definition, setting: Setting, seed: int) -> Match:
        match = cls(definition, setting, definition.blank(setting), {"seed": seed})
        match._begin()
        return match

    # ----- What it is

    @property
    def game(self) -> str:
        return self._definition.id

    @property
    def definition(self) -> Definition:
        return self._definition

    @property
    def setting(self) -> Setting:
        return self._setting

    @property
    def players(self) -> int:
        return self._setting.players

    @property
    def options(self) -> Facts:
        return dict(self._setting.options)

    @property
    def beginning(self) -> Facts:
        """What it started from: `seed`, or `position`."""
        return dict(self._beginning)

    @property
    def state(self) -> Record:
        """A copy of the record, its journal closed: for bots, and for comparing positions."""
        copy = copy_of(self._state)
        copy["journal"]["open"] = CLOSED
        return copy

    @property
    def history(self) -> tuple[tuple[int, int], ...]:
        """Seat and code of every action taken, in order."""
        return tuple(self._history)

    @property
    def step(self) -> int:
        """How many actions have been taken."""
        return len(self._history)

    @property
    def moves(self) -> tuple[tuple[int, str], ...]:
        """Seat and notation of every action taken, in order."""
        return tuple((seat, text) for (seat, _), text in zip(self._history, self._written, strict=True))

    # ----- What is asked

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that are asked now; when there are several, they decide in secret."""
        if self._actors is None:
            self._actors = self._rules.actors(self._state)
        return self._actors

    @property
    def over(self) -> bool:
        return not self.actors

    @property
    def decision(self) -> str:
        """The kind of decision that is open."""
        return self._definition.decision(self._state)[0]

    def question(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The open decision, as a sentence."""
        kind, facts = self._definition.decision(self._state)
        return self._definition.say(self._setting, lang, f"decision-{kind}", facts, names)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Everything that the seat may do now; empty if it is not asked."""
        return tuple(map(self._action, self._rules.legal(self._state, self._seat(seat))))

    def action(self, code: Action | int | str) -> Action:
        """The action with this code or notation in the present position, legal or not."""
        return self._action(self._code(code))

    def _action(self, code: int) -> Action:
        kind, arguments = self._definition.action(code, self._state)
        notation = self._definition.notation(code, self._state)
        return Action(self._definition, self._setting, code, kind, arguments, notation)

    def settled(self, seat: int) -> Action | None:
        """What the rules prescribe to a bot at this seat; None where it may choose, or is not asked."""
        code = self._rules.settled(self._state, self._seat(seat))
        return None if code is None else self._action(code)

    def why_not(self, seat: int, action: Action | int | str) -> IllegalAction | None:
        """Why the seat may not do this now, with the clause; None if it may."""
        code = self._code(action)
        why = self._refusal(self._seat(seat), code)
        return self._illegal(seat, code, why) if why else None

    # ----- Playing

    def play(self, seat: int, action: Action | int | str) -> Log:
        """Take an action, given as an Action, a code or a notation; return the events that the seat may
        know."""
        code = self._code(action)
        if why := self._refusal(self._seat(seat), code):
            raise self._illegal(seat, code, why)
        before = self._bytes.tobytes()
        length = len(self._entries)
        written = self._definition.notation(code, self._state)
        self._move_on()
        self._rules.apply(self._state, seat, code)
        if self._undoable and self._history[-1][0] != seat:
            self._undoable.clear()
            self._why_not_undo = Reason("", "undo-other-acted", {"seat": seat})
        self._history.append((seat, code))
        self._written.append(written)
        self._undoable.append((before, length))
        revealed = self._write_log()
        final = self._definition.final(code)
        if final or revealed:
            self._undoable.clear()
            self._why_not_undo = final or _REVEALED
            self._firm = len(self._history)
            self._why_firm = Reason(final.clause, "undo-final-since") if final else _REVEALED_SINCE
        return Log(self._definition, self._setting, self._entries[length:], seat)

    def undo(self, seat: int, *, agreed: bool = False) -> None:
        """Take back the last action, if it is the seat's own and nothing hidden or random has come to light.

        With `agreed=True`, for tables where every person has consented, the action may be another seat's.
        """
        self._seat(seat)
        if agreed:
            self.__dict__ = self.without(1).__dict__
            return
        if not self._history:
            raise self._no_undo(Reason("", "undo-nothing"))
        last = self._history[-1][0]
        if all(actor != seat for actor, _ in self._history):
            raise self._no_undo(Reason("", "undo-never-acted"))
        if last != seat:
            raise self._no_undo(Reason("", "undo-other-acted", {"seat": last}))
        if not self._undoable:
            raise self._no_undo(self._why_not_undo)
        before, length = self._undoable.pop()
        self._move_on()
        self._bytes[:] = np.frombuffer(before, np.uint8)
        del self._entries[length:]
        self._history.pop()
        self._written.pop()

    def without(self, steps: int) -> Match:
        """This match without its last actions, whoever took them, for when everybody has agreed. What is
        final or has come to light stays, whoever agrees."""
        left = len(self._history) - steps
        if left < self._firm:
            raise self._no_undo(self._why_firm)
        return self.at(left)

    def is_revocable(self, seat: int, action: Action | int | str) -> bool:
        """Whether the seat could freely undo this action, which is legal now, right after taking it."""
        code = self._code(action)
        if why := self._refusal(self._seat(seat), code):
            raise self._illegal(seat, code, why)
        if self._definition.final(code):
            return False
        trial = self.state
        journal = Reader(trial)
        self._rules.apply(trial, seat, code)
        return not any(self._definition.event(kind).reveals for kind, *_ in journal.read_and_wipe())

    def at(self, step: int) -> Match:
        """This match as it was after `step` actions: another match, to look at or to try things in."""
        return self._refolded(self._history[: check_step(step, len(self._history))])

    def copy(self) -> Match:
        """Another match at the same moment, to try things in; made without replaying the actions."""
        match = Match(self._definition, self._setting, copy_of(self._state), self._beginning)
        match._first = self._first
        match._history = self._history.copy()
        match._written = self._written.copy()
        match._entries = self._entries.copy()
        match._undoable = self._undoable.copy()
        match._why_not_undo = self._why_not_undo
        return match

    def _begin(self) -> None:
        """Deal again from the seed; a match from a position has nothing to deal."""
        if "seed" in self._beginning:
            seed = self._beginning["seed"]
            entries.deal_all(self._state, np.array([seed & 0xFFFFFFFF]), np.array([seed >> 32]))
            self._write_log()

    def _refolded(self, history: list[tuple[int, int]]) -> Match:
        match = Match(self._definition, self._setting, copy_of(self._first), self._beginning)
        match._begin()
        for seat, code in history:
            match.play(seat, code)
        return match

    # ----- What is known

    def view(self, seat: int | None) -> Facts:
        """All that a seat may know, and what it may do; None is a spectator. Ready for JSON."""
        return self.views((seat,))[0].facts

    def views(self, viewers: Sequence[int | None]) -> list[View]:
        """The views of several viewers at once, ready to be sent."""
        actors = self.actors
        made: dict[bytes, tuple[tuple[bytes, ...], Facts]] = {}
        views = []
        for seat in viewers:
            seen = self.observed(seat)
            record = seen.tobytes()
            if record not in made:  # others may know exactly the same
                kind, facts = self._definition.decision(seen)
                made[record] = ((self.unchanging, *self.shown(seen)), {"kind": kind, **facts})
            sections, decision = made[record]
            asked = {
                "seat": seat,
                "step": self.step,
                "over": not actors,
                "actors": actors,
                "decision": decision,
                "legal": self.offers(seat) if seat in actors else (),
            }
            views.append(View(asked, sections))
        return views

    @property
    def unchanging(self) -> bytes:
        """The part of every view that never changes in a match, as members of a JSON object."""
        if not self._unchanging:
            self._unchanging = unchanging_section(self._definition, self._setting)
        return self._unchanging

    def observed(self, seat: int | None) -> Record:
        """The record without everything that the seat may not know; valid until the next call."""
        return self._rules.observe(self._state, SPECTATOR if seat is None else self._seat(seat))

    def shown(self, seen: Record) -> list[bytes]:
        """Everything that an observed record holds, in sections of JSON."""
        return self._rules.show(seen, len(self._definition.sources))

    def offers(self, seat: int) -> list[Facts]:
        """The actions of `legal`, ready for JSON."""
        meaning, notation, state = self._definition.action, self._definition.notation, self._state
        offers = []
        for code in self._rules.legal(state, self._seat(seat)):
            kind, arguments = meaning(code, state)
            offers.append(action_facts(code, kind, arguments, notation(code, state)))
        return offers

    def explain(self, seat: int | None, question: Facts) -> Facts | None:
        """What lies behind a possible action, as the game explains it (`Definition.explain`) from what the
        seat may know; None if the game has no answer to the question."""
        seen = self.observed(seat)
        if not isinstance(question, Mapping):
            return None
        return self._definition.explain(seen, self._setting, seat, dict(question))

    @property
    def log(self) -> Log:
        return Log(self._definition, self._setting, self._entries)

    # ----- Points

    @property
    def scores(self) -> tuple[Facts, ...]:
        """The points of each seat by source and in total; while the match runs, as if it ended now."""
        return tuple(scores(self._definition, self.points_and_places[0]))

    @property
    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """Seats, best first; those that tie are listed together."""
        return tuple(map(tuple, ranking(self.points_and_places[1])))

    @property
    def points_and_places(self) -> tuple[list[list[int]], list[int]]:
        """The points of each seat from every source, and the place of each, from 0."""
        points, places = self._rules.score(self._state, len(self._definition.sources))
        return points[: self.players], places[: self.players]

    # ----- As text

    @property
    def notation(self) -> str:
        """The position as one line, which `Game.read` turns into a match."""
        return self._definition.describe(self._setting, self._state)

    @property
    def position_hash(self) -> str:
        """A short hash of the position; equal positions have equal ones."""
        return hash_of(self.notation)

    def save(self) -> str:
        """The match as a text that `imperia.load` reads: its beginning and its actions."""
        beginning: Facts = {
            "game": self.game,
            "rules": self._definition.version,
            "players": self.players,
            "options": self.options,
            **self._beginning,
        }
        return written(beginning, self.moves, self.notation)

    def __repr__(self) -> str:
        return f"<Match of {self.game}, {self.players} players, {len(self._history)} actions>"

    # ----- Inside

    def _seat(self, seat: int) -> int:
        return check_seat(seat, self._setting.players)

    def _code(self, action: Action | int | str) -> int:
        if isinstance(action, Action):
            action = action.code
        if isinstance(action, str):
            kind, *arguments = action.split() or [""]
            return self._definition.code(kind, arguments, self._state)
        if isinstance(action, bool) or not isinstance(action, (int, np.integer)):
            raise BadNotation("action-is-none", given=Quoted(action))
        code = int(action)
        if not 0 <= code < self._definition.codes:
            raise BadNotation("action-no-code", code=str(code), last=self._definition.codes - 1)
        return code

    def _move_on(self) -> None:
        self._actors = self._allowed = None

    def _refusal(self, seat: int, code: int) -> int:
        """The number of the reason why not, or 0. An action that was just found legal is not checked
        again."""
        if self._allowed == (seat, code):
            return 0
        why = self._rules.refusal(self._state, seat, code)
        if not why:
            self._allowed = (seat, code)
        return why

    def _illegal(self, seat: int, code: int, why: int) -> IllegalAction:
        return IllegalAction(
            self._definition, self._setting, self._definition.refusal(self._state, seat, code, why)
        )

    def _no_undo(self, reason: Reason) -> UndoRefused:
        return UndoRefused(self._definition, self._setting, reason)

    def _write_log(self) -> bool:
        """Move the journal into the log; return whether anything hidden or random has come to light."""
        step = len(self._history)
        revealed = False
        for number, *values in self._journal.read_and_wipe():
            kind = self._definition.event(number)
            self._entries.append(Entry(step, kind, dict(zip(kind.arguments, values, strict=False))))
            revealed = revealed or kind.reveals
        return revealed
