"""Replaying a match from its log: from the last snapshot if there is one, and compared with where the log led
before.

A log is only ever continued under the rules under which it was written. If another version of the rules, or a
change of them that nobody has declared, makes the log lead elsewhere, the match stops at the last moment that
is still the same, and goes on from there if its people agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import NamedTuple

from sqlalchemy import Executable, insert

from imperia.errors import ImperiaError
from imperia.games.contract import Reason
from imperia.games.setting import Facts
from imperia.play import Match
from imperia.play.digest import comparable, layout_of
from imperia.play.past import Kept, Undoing
from imperia.table.errors import Refused
from imperia.table.protocol.described import Halt
from imperia.table.store.schema import UNDONE, snapshots
from imperia.table.tables.details import FINISHED, Details, Logged, Snapshot, Stored

STEPS_AT_HAND = 100  # the last actions whose events are at hand without replaying
STEPS_BETWEEN_SNAPSHOTS = 128  # a multiple of the steps between records that a match keeps
FIRST_SNAPSHOT = 256  # shorter matches are replayed just as fast without one


class Replayed(NamedTuple):
    match: Match
    rows: int  # the length of the log
    halt: Halt | None
    snapshots: list[Snapshot]  # those not stored yet that would have saved time


def replayed(begun: Match, stored: Stored) -> Replayed:
    """The match that its log leads to. Raises Refused if the log has an action that was never possible."""
    counted, taken = _counted(stored.log, stored.snapshots)
    details, known = stored.details, begun.definition.version
    if details.rules == known:
        match = _from_snapshot(begun, counted, taken)
        certain, illegal = _replay(match, counted[match.step :], taken, in_doubt=False)
        if illegal is not None:
            raise Refused("broken-log", row=illegal)
        same = certain == len(counted)
    else:
        match = begun
        _check_comparable(details, begun, counted, taken)
        certain, _ = _replay(match, counted, taken, in_doubt=True)
        same = details.status == FINISHED and certain == len(counted)
    halt = None if same else Halt(certain, len(counted), details.rules, known)
    if match.step != certain:
        match = match.at(certain)
    return Replayed(match, len(stored.log), halt, [] if halt else _missing(match, counted, taken))


def _counted(
    log: Sequence[Logged], snapshots: Sequence[Snapshot]
) -> tuple[list[Logged], dict[int, Snapshot]]:
    """The actions that still count, and the snapshots that were taken between them, by step."""
    if not any(row.code == UNDONE for row in log):
        return list(log), {each.step: each for each in snapshots if each.seq == each.step <= len(log)}
    counted: list[Logged] = []
    taken: dict[int, Snapshot] = {}
    by_seq = {snapshot.seq: snapshot for snapshot in snapshots}
    for row in log:
        if row.code != UNDONE:
            counted.append(row)
        elif counted:
            taken.pop(len(counted), None)
            counted.pop()
        else:
            raise Refused("broken-log", row=row.row)
        snapshot = by_seq.get(row.row + 1)
        if snapshot is not None and snapshot.step == len(counted):
            taken[snapshot.step] = snapshot
    return counted, taken


def _from_snapshot(begun: Match, counted: Sequence[Logged], taken: dict[int, Snapshot]) -> Match:
    """The match at the last snapshot that is followed by enough actions for the events at hand."""
    layout = layout_of(begun.definition.dtype)
    usable = [
        _kept(snapshot)
        for step, snapshot in sorted(taken.items())
        if snapshot.layout == layout and snapshot.rules == begun.definition.version
    ]
    early = [kept for kept in usable if kept.step <= len(counted) - STEPS_AT_HAND]
    if not early:
        return begun
    return begun.resumed([(seat, code) for _, seat, code, _ in counted[: early[-1].step]], early)


def _replay(
    match: Match, counted: Sequence[Logged], taken: dict[int, Snapshot], *, in_doubt: bool
) -> tuple[int, int | None]:
    """Play these actions. Returns the last step that is certain to be the same as before, and the row of an
    action that is not possible, if there is one. With `in_doubt`, only steps that can be compared are
    certain."""
    certain = match.step
    for row, seat, code, digest in counted:
        try:
            match.play(seat, code)
        except ImperiaError:
            return certain, row
        same = _is_same(match, digest, taken.get(match.step))
        if same is False:
            return certain, None
        if same or not in_doubt:
            certain = match.step
    return certain, None


def _is_same(match: Match, digest: int | None, snapshot: Snapshot | None) -> bool | None:
    """Whether the match is where it was at this moment before; None if there is nothing to compare it
    with."""
    if digest is not None and comparable(digest, match.digest):
        return digest == match.digest
    if snapshot is not None and snapshot.fingerprint is not None:
        # Records have another layout by now, but the fingerprint of a position in words is the same.
        return snapshot.fingerprint == match.fingerprint
    return None


def _check_comparable(
    details: Details, begun: Match, counted: Sequence[Logged], taken: dict[int, Snapshot]
) -> None:
    """Raise Refused if there is nothing to compare the match with: nobody could say whether it is still the
    same."""
    last = counted[-1] if counted else None
    if last is not None and last.digest is None and len(counted) not in taken:
        known = begun.definition.version
        raise Refused("unknown-rules", version=details.rules, game=details.game, known=known)


# ----- Snapshots


def snapshot_of(match: Match, seq: int) -> Snapshot | None:
    """A snapshot of the match, if it has just reached a step at which one is taken."""
    if match.step % STEPS_BETWEEN_SNAPSHOTS or match.step < FIRST_SNAPSHOT:
        return None
    return _snapshot(match, match.kept[-1], seq)._replace(fingerprint=match.fingerprint)


def _missing(match: Match, counted: Sequence[Logged], taken: dict[int, Snapshot]) -> list[Snapshot]:
    if len(counted) < FIRST_SNAPSHOT + STEPS_AT_HAND:
        return []
    return [
        _snapshot(match, kept, counted[kept.step - 1].row + 1)
        for kept in match.kept
        if kept.step % STEPS_BETWEEN_SNAPSHOTS == 0 and kept.step not in taken
    ]


def _snapshot(match: Match, kept: Kept, seq: int) -> Snapshot:
    rules, layout = match.definition.version, layout_of(match.definition.dtype)
    return Snapshot(seq, kept.step, rules, layout, kept.compressed, _undoing_json(kept.undoing), None)


def to_store(table_id: str, snapshot: Snapshot) -> Executable:
    return insert(snapshots).values({"table_id": table_id, **snapshot._asdict()})


def _undoing_json(undoing: Undoing) -> Facts:
    return {
        "free": undoing.free,
        "why_not": asdict(undoing.why_not),
        "firm": undoing.firm,
        "why_firm": asdict(undoing.why_firm),
    }


def _kept(snapshot: Snapshot) -> Kept:
    undoing = snapshot.undoing
    whys = {name: Reason(**undoing[name]) for name in ("why_not", "why_firm")}
    return Kept(snapshot.step, snapshot.record, Undoing(free=undoing["free"], firm=undoing["firm"], **whys))
