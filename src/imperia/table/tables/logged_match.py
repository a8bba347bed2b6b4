"""A match replayed from its log: where it stands now, and since when each seat has faced its decision."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from imperia.errors import ImperiaError
from imperia.games import definition as find_definition
from imperia.games.contract import check_seed
from imperia.games.errors import BadNotation
from imperia.games.setting import Facts, Setting
from imperia.play import Match, UndoRefused, game
from imperia.table.errors import Refused, RefusedByRules
from imperia.table.protocol.described import Halt
from imperia.table.store.schema import UNDONE
from imperia.table.tables.details import Details, Logged, Snapshot, Stored
from imperia.table.tables.replaying import replayed, snapshot_of


@lru_cache(maxsize=256)
def _setting(name: str, players: int, options: bytes) -> Setting:
    return find_definition(name).setting(players, msgspec.json.decode(options))


def setting_of(name: str, players: int, options: Facts) -> Setting:
    """The setting, shared by all tables that have the same one: its board is drawn once and kept in memory
    once."""
    return _setting(name, players, msgspec.json.encode(options, order="sorted"))


def beginning(details: Details) -> Match:
    """The match of a table before its first action."""
    try:
        if details.position is not None:
            return game(details.game).read(details.position)
        setting = setting_of(details.game, details.players, details.options)
        return Match.dealt(find_definition(details.game), setting, check_seed(details.seed))
    except ImperiaError:
        raise Refused("broken-table", part="beginning") from None


class Gesture(NamedTuple):
    """Actions of one seat that are taken together."""

    codes: tuple[int, ...]
    final: bool = False  # the last of them could not be undone freely


class LoggedMatch:
    """A match and the length of its log, undos included."""

    __slots__ = ("_asked_since", "actors", "halt", "match", "seq", "snapshots")

    def __init__(
        self, match: Match, seq: int = 0, halt: Halt | None = None, snapshots: Iterable[Snapshot] = ()
    ) -> None:
        self.match = match
        self.seq = seq
        self.halt = halt
        self.snapshots = list(snapshots)  # to be stored
        self.actors = match.actors
        self._asked_since = dict.fromkeys(self.actors, self.seq)

    @classmethod
    def stored(cls, stored: Stored) -> LoggedMatch:
        """The match that the log of a table leads to. Raises Refused if it leads nowhere."""
        return cls(*replayed(beginning(stored.details), stored))

    @property
    def step(self) -> int:
        return self.match.step

    # ----- Questions

    def code(self, action: int | str) -> int:
        definition = self.match.definition
        if isinstance(action, int):
            if not 0 <= action < definition.codes:
                what = BadNotation("action-no-code", code=str(action), last=definition.codes - 1)
                raise Refused("bad-action", what=what)
            return action
        kind, *arguments = action.split() or [""]
        try:
            return definition.code(kind, arguments, self.match.state)
        except BadNotation as problem:
            raise Refused("bad-action", what=problem) from None

    def check_fresh(self, seat: int, seq: int) -> None:
        """Refuse an answer to an earlier decision than the one that the seat faces now."""
        if not self._asked_since.get(seat, 0) <= seq <= self.seq:
            raise Refused("stale")

    def check_action(self, seat: int, code: int) -> None:
        refusal = self.match.why_not(seat, code)
        if refusal is not None:
            raise RefusedByRules(refusal)

    def is_final(self, seat: int, code: int) -> bool:
        """Whether an action that is legal now could not be undone freely."""
        return not self.match.is_revocable(seat, code)

    def gesture(self, seat: int, code: int, then: Sequence[str]) -> Gesture:
        """A legal action together with those that shall follow it, up to the first one that reveals something
        or after which the seat is no longer asked. Raises RefusedByRules or Refused if one of them is not
        possible."""
        trial = LoggedMatch(self.match.copy())
        codes = []
        for place in range(1 + len(then)):
            if place:
                code = trial.code(then[place - 1])
                trial.check_action(seat, code)
            final = trial.is_final(seat, code)
            trial.play(seat, code)
            codes.append(code)
            if final or seat not in trial.actors:
                break
        return Gesture(tuple(codes), final)

    def digests_after(self, seat: int, codes: Sequence[int]) -> list[int]:
        """The digests of the positions to which legal actions lead, one after the other."""
        if len(codes) == 1:
            return [self.match.digest_after(seat, codes[0])]
        trial, digests = self.match.copy(), []
        for code in codes:
            trial.play(seat, code)
            digests.append(trial.digest)
        return digests

    def undone(self, seat: int, steps: int = 1) -> Match:
        """The match without the seat's last actions. Raises RefusedByRules if they cannot be undone
        freely."""
        trial = self.match.copy()
        try:
            for _ in range(steps):
                trial.undo(seat)
        except UndoRefused as refusal:
            raise RefusedByRules(refusal) from None
        return trial

    def undone_by_consent(self, seat: int) -> tuple[Match, int]:
        """The match without the seat's last action and everything after it, and how many actions that is."""
        for steps, (actor, _) in enumerate(self.match.latest, 1):
            if actor == seat:
                try:
                    return self.match.without(steps), steps
                except UndoRefused as refusal:
                    raise RefusedByRules(refusal) from None
        raise Refused("nothing-to-take-back")

    def snapshot(self) -> Match:
        """A match in the same state, without its history, for another thread."""
        match = self.match
        return Match(match.definition, match.setting, match.state, match.beginning)

    # ----- Changes, once they are stored

    def follow(self, rows: Iterable[Logged]) -> None:
        """Apply rows of the log that somebody else has written."""
        for _, seat, code, _ in rows:
            try:
                if code == UNDONE:
                    self.take_back(self.match.at(self.step - 1), 1)
                else:
                    self.play(seat, code)
            except (ImperiaError, IndexError):
                raise Refused("broken-log", row=self.seq) from None

    def play(self, seat: int, code: int) -> None:
        together = len(self.actors) > 1
        before = {s: self.match.legal(s) for s in self.actors if s != seat} if together else {}
        self.match.play(seat, code)
        self.seq += 1
        snapshot = snapshot_of(self.match, self.seq)
        if snapshot is not None:
            self.snapshots.append(snapshot)
        self.actors = self.match.actors
        kept = {s for s, legal in before.items() if s in self.actors and self.match.legal(s) == legal}
        self._asked_since = {s: self._asked_since[s] if s in kept else self.seq for s in self.actors}

    def go_on(self, rows: int) -> None:
        """Go on after a halt: `rows` actions that led elsewhere no longer count."""
        self.halt = None
        self.take_back(self.match, rows)

    def take_back(self, match: Match, steps: int) -> None:
        """Go on from `match`, which is `steps` actions shorter."""
        self.match = match
        self.seq += steps
        self.actors = match.actors
        self._asked_since = dict.fromkeys(self.actors, self.seq)
