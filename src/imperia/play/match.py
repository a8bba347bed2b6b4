"""One match: who is asked, what may be done, who knows what, and what has happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import numpy as np

from imperia.games.contract import Definition, Reason, word_key
from imperia.games.errors import BadNotation, BadQuestion
from imperia.games.moments import Moment
from imperia.games.setting import Facts, Record, Setting
from imperia.kernel import entries
from imperia.kernel.journal import CLOSED
from imperia.kernel.one import OneRecord
from imperia.kernel.record import copy_of
from imperia.kernel.told import reader_of
from imperia.kernel.verbs import SPECTATOR
from imperia.play.action import Action, action_facts
from imperia.play.checks import check_seat, check_step
from imperia.play.digest import digest_of
from imperia.play.errors import IllegalAction, UndoRefused
from imperia.play.forecast import QUESTION, Forecast
from imperia.play.log import Entries, Log
from imperia.play.past import EVERY, Kept, Past, Undoing, kept
from imperia.play.points import ranking, scores
from imperia.play.save_format import hash_of, written
from imperia.play.views import View, unchanging_section
from imperia.words import Quoted

_REVEALED = Reason("", "undo-revealed")
_REVEALED_SINCE = Reason("", "undo-revealed-since")


class Match:
    """One match: who is asked, what may be done, who knows what, and what has happened. Made by `Game.start`,
    `Game.position`, `Game.read` or `load`."""

    def __init__(self, definition: Definition, setting: Setting, state: Record, beginning: Facts) -> None:
        self._definition = definition
        self._setting = setting
        self._beginning = beginning  # the seed or the position it started from, as a save has it
        self._rules = OneRecord()
        self._state = state
        self._first = copy_of(state)  # as it was before the deal
        self._bytes = state.view(np.uint8)
        self._journal = reader_of(state)
        self._unchanging = b""
        # Cached for the present position: who is asked, and the seat and code of an action known to be legal.
        self._actors: tuple[int, ...] | None = None
        self._allowed: tuple[int, int] | None = None
        self._foreseen: tuple[int, int, Record] | None = None  # an action, and the record it leads to
        self._past = Past(Entries(definition))
        self._undoing = Undoing()

    @classmethod
    def dealt(cls, definition: Definition, setting: Setting, seed: int) -> Match:
        """A new match of this setting, dealt from this seed; callers use `Game.start`."""
        match = cls(definition, setting, definition.blank(setting), {"seed": seed})
        match._begin()
        return match

    def resumed(self, actions: Sequence[tuple[int, int]], records: Sequence[Kept]) -> Match:
        """This match, which has just begun, as it is after these actions; replayed from the last of
        `records`."""
        last = records[-1]
        past = Past.skipped(Entries(self._definition), actions[: last.step], records)
        match = self._from(last, past)
        for seat, code in actions[last.step :]:
            match.play(seat, code)
        return match

    # ----- What it is

    @property
    def game(self) -> str:
        """The name of the game that is played."""
        return self._definition.id

    @property
    def definition(self) -> Definition:
        """What the game declares about itself (`games/contract.py`)."""
        return self._definition

    @property
    def setting(self) -> Setting:
        """The number of players and the options, checked."""
        return self._setting

    @property
    def players(self) -> int:
        """How many seats there are; they are numbered from 0."""
        return self._setting.players

    @property
    def options(self) -> Facts:
        """The value of every option of the game."""
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
        return tuple(self._past.actions)

    @property
    def latest(self) -> Iterator[tuple[int, int]]:
        """Seat and code of the actions, from the last one back."""
        return self._past.latest()

    @property
    def step(self) -> int:
        """How many actions have been taken."""
        return len(self._past)

    @property
    def kept(self) -> list[Kept]:
        """The records that were kept on the way here."""
        return self._past.kept

    @property
    def moves(self) -> tuple[tuple[int, str], ...]:
        """Seat and notation of every action taken, in order."""
        self._recall()
        return tuple(
            (seat, text) for (seat, _), text in zip(self._past.actions, self._past.written, strict=True)
        )

    # ----- What is asked

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that are asked now; when there are several, they decide in secret."""
        if self._actors is None:
            self._actors = self._rules.actors(self._state)
        return self._actors

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.actors

    @property
    def decision(self) -> str:
        """The kind of decision that is open."""
        return self._definition.decision(self._state)[0]

    def question(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The open decision, as a sentence."""
        kind, facts = self._definition.decision(self._state)
        return self._definition.say(self._setting, lang, f"decision-{word_key(kind)}", facts, names)

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
        """Take an action, given as an Action, a code or a notation; return the events that the seat may know.
        If it is not legal, IllegalAction says why, with the clause, and nothing has changed."""
        code = self._code(action)
        if why := self._refusal(self._seat(seat), code):
            raise self._illegal(seat, code, why)
        past, undoing = self._past, self._undoing
        written = self._definition.notation(code, self._state)
        before, told_before = len(past), len(past.entries)
        self._follow_rules(seat, code)
        if undoing.free < before and past.last_seat != seat:
            other = Reason("", "undo-other-acted", {"seat": seat})
            undoing = Undoing(before, other, undoing.firm, undoing.why_firm)
        past.add(seat, code, written)
        step = before + 1
        revealed = self._write_log(step)
        final = self._definition.final(code)
        if final or revealed:
            why_firm = Reason(final.clause, "undo-final-since") if final else _REVEALED_SINCE
            undoing = Undoing(step, final or _REVEALED, step, why_firm)
        self._undoing = undoing
        if step % EVERY == 0:
            past.kept.append(kept(step, self._bytes.tobytes(), undoing))
        return Log(self._definition, self._setting, past.entries.from_place(told_before), seat)

    def undo(self, seat: int, *, agreed: bool = False) -> None:
        """Take back the last action, if it is the seat's own and nothing hidden or random has come to light.

        With `agreed=True`, for tables where every person has consented, the action may be another seat's.
        """
        self._seat(seat)
        if agreed:
            self.__dict__ = self.without(1).__dict__
            return
        if not self.step:
            raise self._no_undo(Reason("", "undo-nothing"))
        last = self._past.last_seat
        if last != seat:
            if not self._past.has_acted(seat):
                raise self._no_undo(Reason("", "undo-never-acted"))
            raise self._no_undo(Reason("", "undo-other-acted", {"seat": last}))
        if self._undoing.free == self.step:
            raise self._no_undo(self._undoing.why_not)
        self.__dict__ = self.at(self.step - 1).__dict__

    def without(self, steps: int) -> Match:
        """This match without its last `steps` actions, whoever took them; for when everybody has agreed. What
        is final or has come to light cannot be taken back even then."""
        left = self.step - steps
        if left < self._undoing.firm:
            raise self._no_undo(self._undoing.why_firm)
        return self.at(left)

    def is_revocable(self, seat: int, action: Action | int | str) -> bool:
        """Whether the seat could freely undo this action, which is legal now, right after taking it."""
        code = self._code(action)
        if why := self._refusal(self._seat(seat), code):
            raise self._illegal(seat, code, why)
        if self._definition.final(code):
            return False
        told = reader_of(copy_of(self._foresee(seat, code))).read_and_wipe()
        return not any(self._definition.event(kind).reveals for kind, *_ in told)

    def at(self, step: int) -> Match:
        """This match as it was after `step` actions, as a match of its own, to look at or to try things in;
        replayed from the nearest record that was kept before."""
        near = self._past.nearest(check_step(step, self.step))
        if near is None:
            match = Match(self._definition, self._setting, copy_of(self._first), self._beginning)
            match._begin()
        else:
            match = self._from(near, self._past.until(near.step))
        for seat, code in self._past.between(match.step, step):
            match.play(seat, code)
        return match

    def copy(self) -> Match:
        """Another match at the same moment, to try things in; made without replaying the actions."""
        return self._with(copy_of(self._state), self._past.until(self.step), self._undoing)

    def _from(self, near: Kept, past: Past) -> Match:
        return self._with(copy_of(np.frombuffer(near.record, self._state.dtype)), past, near.undoing)

    def _with(self, state: Record, past: Past, undoing: Undoing) -> Match:
        match = Match(self._definition, self._setting, state, self._beginning)
        match._first, match._past, match._undoing = self._first, past, undoing
        return match

    def _begin(self) -> None:
        """Deal again from the seed; a match from a position has nothing to deal."""
        if "seed" in self._beginning:
            seed = self._beginning["seed"]
            entries.deal_all(self._state, np.array([seed & 0xFFFFFFFF]), np.array([seed >> 32]))
            self._write_log(0)

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
        """The record with everything blanked that the seat may not know; valid until the next call."""
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
        """What lies behind a possible action or a number, as the game explains it (`Definition.explain`) from
        what the seat may know; None if the game has no answer to the question. Where a game can tell,
        `{"of": "choices"}` asks what each choice of the seat would do to the points (`play/forecast.py`)."""
        seen = self.observed(seat)
        if not isinstance(question, Mapping):
            return None
        if question == QUESTION and self._definition.foresees:
            return Forecast(self._definition, self.players, SPECTATOR if seat is None else seat).answer(seen)
        return self._definition.explain(seen, self._setting, seat, dict(question))

    def odds(self, seat: int | None = None, question: Facts | None = None) -> Facts:
        """The exact odds of a battle, as the game works them out (`Definition.odds`) from what the seat may
        know; without a question, of the battle at hand."""
        seen = self.observed(seat)
        if question is not None and not isinstance(question, Mapping):
            raise BadQuestion("question-no-object", given=Quoted(question))
        answer = self._definition.odds(seen, self._setting, seat, dict(question or {}))
        if answer is None:
            raise BadQuestion("game-without-battles", game=self.game)
        return answer

    @property
    def log(self) -> Log:
        """Everything that has happened, as a spectator knows it."""
        self._recall()
        return Log(self._definition, self._setting, self._past.entries)

    def log_between(self, first: int, last: int) -> Log:
        """What happened after the first `first` actions and up to `last`; from -1 on, with the deal."""
        known_from = self._past.known_from
        if known_from is None or first >= known_from:
            entries = self._past.entries
        else:
            near = self.at(max(first, 0))
            for seat, code in self._past.between(near.step, last):
                near.play(seat, code)
            entries = near._past.entries
        later = entries.after(first)
        return Log(self._definition, self._setting, later if last == self.step else later.until(last))

    def hindsight(self) -> Facts | None:
        """What the match was like up to now, as the game sees it (`Definition.hindsight`): how seats fared,
        and what chance gave them. Found by replaying it; None if the game has nothing to say."""
        return self._definition.hindsight(self._setting, self._moments())

    def _moments(self) -> Iterator[Moment]:
        actions, match = self.history, self.at(0)
        told = match.log
        for action in (None, *actions):
            if action is not None:
                told = match.play(*action).seen_by(None)
            events = tuple((event.key, event.arguments) for event in told)
            yield Moment(match.step, action, events, match.state, partial(match.view, None))

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

    @property
    def fingerprint(self) -> str:
        """The same without the version of the rules: it recognises a position under another version."""
        return hash_of(self._definition.describe_under_any_rules(self._setting, self._state))

    @property
    def fingerprints(self) -> dict[int, str]:
        """The fingerprints of some moments on the way here, by step."""
        return self._past.fingerprints(
            lambda record: hash_of(
                self._definition.describe_under_any_rules(
                    self._setting, np.frombuffer(record, self._state.dtype)
                )
            )
        )

    @property
    def digest(self) -> int:
        """The digest of the record, a number: replaying the match under the same rules gives the same one."""
        return digest_of(self._state)

    def digest_after(self, seat: int, code: int) -> int:
        """The digest of the position that an action, which must be legal now, leads to."""
        return digest_of(self._foresee(seat, code))

    def save(self) -> str:
        """The match as a text that `imperia.load` reads: its beginning and its actions."""
        beginning: Facts = {
            "game": self.game,
            "rules": self._definition.version,
            "players": self.players,
            "options": self.options,
            **self._beginning,
        }
        moves = self.moves
        return written(beginning, moves, self.notation, self.fingerprints, self.fingerprint)

    def __repr__(self) -> str:
        return f"<Match of {self.game}, {self.players} players, {self.step} actions>"

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
        self._actors = self._allowed = self._foreseen = None

    def _refusal(self, seat: int, code: int) -> int:
        """The number of the reason why the action is refused, or 0. An action that was just found legal is
        not checked again."""
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

    def _foresee(self, seat: int, code: int) -> Record:
        """The record that a legal action leads to, with the events that it caused still in the journal."""
        if self._foreseen is None or self._foreseen[:2] != (seat, code):
            record = copy_of(self._state)
            self._rules.apply(record, seat, code)
            self._foreseen = seat, code, record
        return self._foreseen[2]

    def _follow_rules(self, seat: int, code: int) -> None:
        foreseen = self._foreseen
        self._move_on()
        if foreseen is not None and foreseen[:2] == (seat, code):
            self._bytes.data[:] = foreseen[2].tobytes()
        else:
            self._rules.apply(self._state, seat, code)

    def _write_log(self, step: int) -> bool:
        """Move the journal into the log; return whether anything hidden or random has come to light."""
        revealed, entries = False, self._past.entries
        for told in self._journal.read_and_wipe():
            revealed = entries.add(step, told).reveals or revealed
        return revealed

    def _recall(self) -> None:
        """Replay what was skipped when the match was resumed, so that the log is whole."""
        past = self._past
        if past.known_from is None:
            return
        skipped = Match(self._definition, self._setting, copy_of(self._first), self._beginning)
        skipped._begin()
        for seat, code in past.between(0, past.known_from):
            skipped.play(seat, code)
        past.entries = skipped._past.entries + past.entries
        past.written = skipped._past.written + past.written
        past.kept = skipped._past.kept + [later for later in past.kept if later.step > past.known_from]
        past.known_from = None
