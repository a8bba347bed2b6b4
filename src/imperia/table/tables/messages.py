"""What a table tells its viewers after a move, as bytes. Each distinct view is made and encoded once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from imperia.games.contract import Facts
from imperia.play import Event
from imperia.table.tables.position import Position

encode = msgspec.json.Encoder().encode


def events_json(events: Iterable[Event]) -> list[Facts]:
    return [event.json() for event in events]


def updates(
    position: Position, seats: Sequence[int | None], since: int, clocks: bytes | None
) -> dict[int | None, bytes]:
    """For each of the viewing seats, what happened after the step `since`."""
    match, log = position.match, position.match.log
    head = b'{"type":"update","seq":%d,"step":%d,"view":' % (position.seq, position.step)
    tail = b',"clocks":' + clocks + b"}" if clocks is not None else b"}"
    return {
        seat: b'%b%b,"events":%b%b'
        % (head, encode(view), encode(events_json(log.seen_by(seat).since(since))), tail)
        for seat, view in zip(seats, match.views(seats), strict=True)
    }


def takings_back(
    position: Position, seats: Sequence[int | None], clocks: bytes | None
) -> dict[int | None, bytes]:
    """The same when the last actions were taken back: events after this step are struck."""
    head = b'{"type":"update","seq":%d,"step":%d,"view":' % (position.seq, position.step)
    tail = b',"clocks":' + clocks + b"}" if clocks is not None else b"}"
    return {
        seat: b'%b%b,"events":[],"undone":true,"from_step":%d%b' % (head, encode(view), position.step, tail)
        for seat, view in zip(seats, position.match.views(seats), strict=True)
    }
