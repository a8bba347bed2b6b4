"""A match as numbers alone, without words, log or undo: who is asked, what may be done, what a seat knows,
and what everybody gets. All adapters are made of this."""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.errors import ImperiaError
from imperia.games.contract import check_seed
from imperia.games.setting import Record
from imperia.kernel import entries
from imperia.kernel.encoding import Floats
from imperia.kernel.one import OneRecord
from imperia.kernel.record import copy_of
from imperia.kernel.verbs import SPECTATOR
from imperia.play import Match
from imperia.play.past import Undoing, kept
from imperia.research.errors import Prescribed
from imperia.research.recalling import NOTHING_DONE
from imperia.research.terms import Terms

Mask = NDArray[np.int8]
Seats = frozenset[int]


class Moment:
    """Where an action led. Moments refer to the one before, so that copies of a match share their past."""

    __slots__ = ("before", "code", "known", "record", "redealt_for", "rows", "seat")

    def __init__(
        self, before: Moment | None, seat: int, code: int, record: bytes, redealt_for: Seats | None = None
    ) -> None:
        self.before = before
        self.seat = seat
        self.code = code
        self.record = record  # empty where nobody has to recall it
        self.redealt_for = redealt_for  # where dealt again: the seats whose past is still their own
        self.known: dict[int, bytes] = {}  # fingerprints of all that viewers have seen until now
        self.rows: dict[tuple[int, int], Floats] = {}  # what seats recall of it, by seat and viewer

    def done_by(self, viewer: int) -> int:
        """The code of the action with which the viewer led here; NOTHING_DONE if it did not, or if its past
        is not its own."""
        did = viewer == self.seat and self.before is not None and self.is_own_past(viewer)
        return self.code if did else NOTHING_DONE

    def is_own_past(self, viewer: int) -> bool:
        """Whether what led here is what the viewer has seen, and not only what everybody has."""
        return self.redealt_for is None or viewer in self.redealt_for


class BareMatch:
    """`recalls`: it can tell what a seat has seen so far (`recollection`), and not only what it sees now."""

    __slots__ = ("_actors", "_choices", "_moment", "_recalls", "_rules", "record", "seed", "step", "terms")

    def __init__(self, terms: Terms, seed: int, *, recalls: bool = False) -> None:
        self.terms = terms
        self.seed = check_seed(seed)
        self.record = copy_of(terms.blank)
        self.step = 0
        entries.deal_all(self.record, np.array([seed & 0xFFFFFFFF]), np.array([seed >> 32]))
        self._recalls = recalls
        self._rules = OneRecord()
        self._moved_on(None, SPECTATOR, 0)

    def _moved_on(
        self, before: Moment | None, seat: int, code: int, redealt_for: Seats | None = None
    ) -> None:
        record = self.record.tobytes() if self._recalls else b""
        self._moment = Moment(before, seat, code, record, redealt_for)
        self._actors = self._rules.actors(self.record)
        self._choices: dict[int, list[int]] = {}

    # ----- What is asked

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that are asked: several at once answer without knowing what the others do. Empty when the
        match is over, or was broken off."""
        return () if self.broken_off else self._actors

    @property
    def broken_off(self) -> bool:
        """Whether the match has had as many actions as it may have, without coming to an end."""
        return self.step >= self.terms.most_steps and bool(self._actors)

    @property
    def over(self) -> bool:
        return not self.actors

    def choices(self, seat: int) -> list[int]:
        """What a bot at the seat may do, ascending: all that is legal, unless the rules prescribe to bots
        what to do; nothing if it is not asked."""
        if seat not in self.actors:
            return []
        choices = self._choices.get(seat)
        if choices is None:
            settled = self._rules.settled(self.record, seat)
            choices = self._rules.legal(self.record, seat) if settled is None else [settled]
            self._choices[seat] = choices
        return choices

    def mask(self, seat: int) -> Mask:
        """The choices as a mask with an entry for each action, 1 where it may be taken."""
        mask = np.zeros(self.terms.codes, np.int8)
        mask[self.choices(seat)] = 1
        return mask

    # ----- Playing

    def play(self, seat: int, action: Any) -> None:
        """Take an action. If the seat may not take it, an error says why, and nothing has changed."""
        code = _number(action)
        if code is None or code not in self.choices(seat):
            raise self.why_not(seat, action)
        self._rules.apply(self.record, seat, code)
        self.step += 1
        self._moved_on(self._moment, seat, code)

    def allows(self, seat: int, action: Any) -> bool:
        return _number(action) in self.choices(seat)

    def why_not(self, seat: int, action: Any) -> ImperiaError:
        """Why the seat may not take this action; only for one that it may not take."""
        try:
            refused = self.match().why_not(seat, action)
        except ImperiaError as problem:  # no seat of this match, or no action at all
            return problem
        return refused or Prescribed("prescribed", action=str(self.match().action(action)))

    # ----- What is known

    def observation(self, seat: int) -> Floats:
        """What the seat knows now, as floats; `terms.observer.features` says what each of them is."""
        return self.terms.observer(self.record, seat)

    def seen(self, seat: int) -> Record:
        """The record as the seat knows it; valid until the next call."""
        return self._rules.observe(self.record, seat)

    def sections(self, seat: int) -> list[str]:
        """What the seat (or SPECTATOR) knows now: members of a JSON object, in sections."""
        sections = self._rules.show(self.seen(seat), len(self.terms.definition.sources))
        return [section.decode() for section in sections]

    def recollection(self, seat: int) -> str:
        """A fingerprint of everything that the seat (or SPECTATOR) has seen and done since the deal."""
        unknown, known = [], b""
        for moment, viewer in self._past(seat):
            if viewer in moment.known:
                known = moment.known[viewer]
                break
            unknown.append((moment, viewer))
        for moment, viewer in reversed(unknown):
            done = moment.done_by(viewer).to_bytes(4, "little", signed=True)
            seen = self._rules.observe(self._record_at(moment), viewer)
            known = moment.known[viewer] = _fingerprint(known, done, seen.tobytes())
        return known.hex()

    def recall(self, seat: int, rows: Floats) -> None:
        """Write the recollection as floats: what the seat sees now into the first row, what it saw before
        into the next, and so on to the deal; `terms.recaller.features` says what each of them is."""
        count = 0
        for moment, viewer in self._past(seat):
            row = moment.rows.get((seat, viewer))
            if row is None:
                row = moment.rows[seat, viewer] = self._recalled(moment, seat, viewer)
            rows[count] = row
            count += 1
        rows[count:] = 0

    def _recalled(self, moment: Moment, seat: int, viewer: int) -> Floats:
        record = self._record_at(moment)
        if viewer == SPECTATOR:
            record = copy_of(self._rules.observe(record, SPECTATOR))
        seen = self._rules.observe(record, seat)
        return self.terms.recaller.row(record, seen, seat, moment.done_by(viewer))

    def _past(self, seat: int) -> Iterator[tuple[Moment, int]]:
        """All moments from now back to the deal, each with the viewer whose sight of it the seat has. That is
        the seat itself; but where hidden things were dealt again for another seat's search, only what
        everybody saw is known of the moments before."""
        assert self._recalls
        moment: Moment | None = self._moment
        while moment is not None:
            yield moment, seat
            if not moment.is_own_past(seat):
                seat = SPECTATOR
            moment = moment.before

    def _record_at(self, moment: Moment) -> Record:
        return np.frombuffer(moment.record, self.record.dtype)

    def redealt(self, seat: int, seed: int) -> BareMatch:
        """Another match that the seat could be in: all that it does not know is dealt again, the future
        included. What the seat has seen so far is the same; for the other seats, only what everybody saw and
        what they see now is known."""
        other = self.copy()
        entries.redeal_all(other.record, seat, np.array([seed & 0xFFFFFFFF]), np.array([seed >> 32]))
        now = self._moment
        keeping = frozenset({seat} if now.is_own_past(seat) else ())
        other._moved_on(now.before, now.seat, now.code, redealt_for=keeping)
        return other

    # ----- The end

    @property
    def points_and_places(self) -> tuple[list[list[int]], list[int]]:
        """Points and places by seat; while the match runs, as if it ended now."""
        points, places = self._rules.score(self.record, len(self.terms.definition.sources))
        return points[: self.terms.players], places[: self.terms.players]

    @property
    def rewards(self) -> tuple[float, ...]:
        """What each seat gets: 0 while the match runs. A match that was broken off counts as it stands."""
        if self.over:
            return self.terms.rewards(*self.points_and_places)
        return (0.0,) * self.terms.players

    # ----- Others like it

    @property
    def history(self) -> list[tuple[int, int]]:
        """Seat and code of every action, in order."""
        actions: list[tuple[int, int]] = []
        moment: Moment | None = self._moment
        while moment is not None and moment.before is not None:
            actions.append((moment.seat, moment.code))
            moment = moment.before
        return actions[::-1]

    def match(self) -> Match:
        """The same match with words, views and a log: for bots, and to look at."""
        match = Match.dealt(self.terms.definition, self.terms.setting, self.seed)
        if not self.step:
            return match
        return match.resumed(self.history, [kept(self.step, self.record.tobytes(), Undoing())])

    def copy(self) -> BareMatch:
        """A copy, equal in every byte; what is done to one of them does not change the other."""
        other = BareMatch.__new__(BareMatch)
        other.terms, other.seed, other.step = self.terms, self.seed, self.step
        other.record, other._rules = copy_of(self.record), OneRecord()
        other._recalls, other._moment = self._recalls, self._moment
        other._actors, other._choices = self._actors, dict(self._choices)
        return other

    def __deepcopy__(self, memo: Any) -> BareMatch:
        return self.copy()

    def __reduce__(self) -> Any:
        deals = self._deals_again() if self._recalls else {}
        return _restored, (
            self.terms,
            self.seed,
            self._recalls,
            self.record.tobytes(),
            self.history,
            deals,
        )

    def _deals_again(self) -> dict[int, tuple[Seats, bytes]]:
        """For each step at which hidden things were dealt again: the seats whose past is still their own, and
        the record."""
        found, step = {}, self.step
        moment: Moment | None = self._moment
        while moment is not None:
            if moment.redealt_for is not None:
                found[step] = moment.redealt_for, moment.record
            moment, step = moment.before, step - 1
        return found


def _restored(
    terms: Terms,
    seed: int,
    recalls: bool,
    record: bytes,
    history: list[tuple[int, int]],
    deals: dict[int, tuple[Seats, bytes]],
) -> BareMatch:
    match = BareMatch(terms, seed, recalls=recalls)
    if recalls:
        _play_again(match, history, deals)
        return match
    match.record = np.ndarray(1, terms.blank.dtype, bytearray(record))
    match.step = len(history)
    for seat, code in history:
        match._moment = Moment(match._moment, seat, code, b"")
    match._moved_on(match._moment.before, match._moment.seat, match._moment.code)
    return match


def _play_again(
    match: BareMatch, history: list[tuple[int, int]], deals: dict[int, tuple[Seats, bytes]]
) -> None:
    """Play the whole match again, so that every seat recalls what it saw."""
    for step in range(len(history) + 1):
        if step:
            match.play(*history[step - 1])
        if step in deals:
            keeping, record = deals[step]
            match.record = np.ndarray(1, match.record.dtype, bytearray(record))
            now = match._moment
            match._moved_on(now.before, now.seat, now.code, redealt_for=keeping)


def _number(action: Any) -> int | None:
    """An action as a number, NumPy's included; None if it is none."""
    if isinstance(action, (bool, np.bool_)):
        return None
    try:
        return operator.index(action)
    except TypeError:
        return None


def _fingerprint(*parts: bytes) -> bytes:
    return hashlib.blake2b(b"".join(parts), digest_size=16).digest()
