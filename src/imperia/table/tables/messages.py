"""What a table tells its viewers after a move, as bytes. Each distinct view is made and encoded once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

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
    log = position.match.log
    return _tell(position, seats, clocks, lambda seat: encode(events_json(log.seen_by(seat).since(since))))


def takings_back(
    position: Position, seats: Sequence[int | None], clocks: bytes | None
) -> dict[int | None, bytes]:
    """The same when the last actions were taken back: events after this step are struck."""
    struck = b'[],"undone":true,"from_step":%d' % position.step
    return _tell(position, seats, clocks, lambda _: struck)


def _tell(
    position: Position,
    seats: Sequence[int | None],
    clocks: bytes | None,
    events: Callable[[int | None], bytes],
) -> dict[int | None, bytes]:
    head = b'{"type":"update","seq":%d,"step":%d,"view":' % (position.seq, position.step)
    tail = b',"clocks":' + clocks + b"}" if clocks is not None else b"}"
    encoded: dict[int, bytes] = {}
    told: dict[int | None, bytes] = {}
    for seat, (own, known) in zip(seats, position.match.views_in_parts(seats), strict=True):
        rest = encoded.get(id(known))
        if rest is None:
            rest = encoded[id(known)] = encode(known)[1:]
        told[seat] = b'%b%b,%b,"events":%b%b' % (head, encode(own)[:-1], rest, events(seat), tail)
    return told
