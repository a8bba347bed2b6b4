"""What a table tells its viewers after an action, as bytes.

An update is a `protocol.messages.Update`, but put together from parts that many viewers share.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from imperia.games.setting import Facts
from imperia.play import Event, Match
from imperia.play.views import View
from imperia.table.protocol.described import Clock, LogPage
from imperia.table.tables.logged_match import LoggedMatch
from imperia.table.tables.replaying import STEPS_AT_HAND

encode = msgspec.json.Encoder().encode
NO_VIEW = msgspec.Raw(b"null")


def events_json(events: Iterable[Event]) -> list[Facts]:
    return [event.json() for event in events]


def last_events(match: Match, seat: int | None, step: int, since: int | None = None) -> LogPage:
    """The events of the first `step` actions, without those that are long past or were before `since`. Older
    events are sent when somebody asks to read them."""
    first = max(step - STEPS_AT_HAND, 0 if since is None else since)
    log = match.log_between(first if first > 0 else -1, step)
    return LogPage(events_json(log.seen_by(seat)), max(first, 0))


def view_json(match: Match, seat: int | None) -> msgspec.Raw:
    return msgspec.Raw(match.views((seat,))[0].json())


class ClocksNow(Struct):
    """The end of an update at a table with clocks."""

    clocks: list[Clock]
    now: int


class Telling:
    """Makes the updates for the viewers of a table; each of them gets only what is new."""

    def __init__(self) -> None:
        self._told: dict[int | None, View] = {}  # the views that were last sent, by seat
        self._told_at = 0  # the length of the log at that time

    def updates(
        self, logged: LoggedMatch, seats: Sequence[int | None], since: int, clocks: ClocksNow | None
    ) -> dict[int | None, bytes]:
        """The update for each of the viewing seats: what happened after the step `since`."""
        log = logged.match.log_between(since, logged.step)
        if log.open_to_all:
            events = dict.fromkeys(seats, encode(events_json(log)))
        else:
            events = {seat: encode(events_json(log.seen_by(seat))) for seat in seats}
        return self._tell(logged, events, clocks)

    def takings_back(
        self, logged: LoggedMatch, seats: Sequence[int | None], clocks: ClocksNow | None
    ) -> dict[int | None, bytes]:
        """The update for each of the viewing seats when the last actions were taken back: events after the
        step that is left are struck out."""
        self._told = {}  # whole views are sent: taking back is rare
        struck = b'[],"undone":true,"from_step":%d' % logged.step
        return self._tell(logged, dict.fromkeys(seats, struck), clocks)

    def _tell(
        self, logged: LoggedMatch, events: dict[int | None, bytes], clocks: ClocksNow | None
    ) -> dict[int | None, bytes]:
        head = b'{"type":"update","seq":%d,"step":%d,"view":' % (logged.seq, logged.step)
        tail = b"," + encode(clocks)[1:] if clocks is not None else b"}"
        told_before = self._told if self._told_at == logged.seq - 1 else {}
        self._told, self._told_at = {}, logged.seq
        told = {}
        for seat, view in zip(events, logged.match.views(tuple(events)), strict=True):
            before = told_before.get(seat)
            new = view.json() if before is None else view.json_after(before)
            told[seat] = b'%b%b,"events":%b%b' % (head, new, events[seat], tail)
            self._told[seat] = view
        return told
