"""A position of founders as one line of text; the keywords of a position have the same names.

Tiles are written by the keys of their set: `forest`, or with their needs where several share a name:
`war-camp-horses-stone`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from imperia.games.founders.names import NOBODY, NOTHING, Mark
from imperia.games.founders.pieces import Token
from imperia.games.founders.setting import FoundersSetting
from imperia.games.founders.state import State
from imperia.games.options import FLAGS
from imperia.games.shared.notation import Line, Special, named, of, of_seats

_HELD = tuple(token.name.lower() for token in Token)[: Token.CRAFTSMAN]  # craftsmen have a field of their own


def _keys(setting: FoundersSetting) -> Sequence[str]:
    return setting.tiles.keys


def _nation(seat: Any, setting: FoundersSetting) -> str:
    return ";".join(_tile(tile, setting.tiles.keys) for tile in seat["tiles"][: seat["size"]])


def _tile(tile: Any, keys: Sequence[str]) -> str:
    marks = [mark.name.lower() for mark in Mark if tile["marks"] & mark]
    return "+".join([f"{keys[tile['sort']]}@{int(tile['x'])},{int(tile['y'])}", *marks])


def _hand(seat: Any, setting: FoundersSetting) -> str:
    held = zip(_HELD, seat["hand"], strict=False)
    return ",".join(f"{name}:{count}" for name, count in held if count)


def _of_each(read: Callable[[str], Any]) -> Callable[[str], list[Any]]:
    """What each seat has, as `read` reads it."""
    return lambda text: [read(part) for part in text.split("/")]


def _coin(record: Any, setting: FoundersSetting) -> str | None:
    if record["coin_seat"] == NOBODY:
        return None
    tile = record["seats"][record["coin_seat"]]["tiles"][record["coin_tile"]]
    return f"{int(record['coin_seat'])}:{int(tile['x'])},{int(tile['y'])}"


LINE = Line(
    State,
    of("step", "decision"),
    of("turn", "actor"),
    of("first"),
    of_seats("nations", _nation, _of_each(lambda tiles: tiles.split(";") if tiles else []), always=True),
    of_seats("hands", _hand, _of_each(named)),
    of("craftsmen", "seats.craftsmen", usual=0),
    of("swapped", "seats.swapped", usual=NOTHING, keys=_keys),
    of("rows", keys=_keys),
    of("stacks", keys=_keys),
    of("craftsmen_left"),
    of("box", usual=0),
    of("token", usual=NOTHING),
    Special("coin", _coin, str),
    of("bought", usual=NOTHING),
    of("tile", "sort", usual=NOTHING, keys=_keys),
    Special("drawn", lambda record, setting: "yes" if record["drawn"] else None, FLAGS.__getitem__),
    of("proposer", usual=NOBODY),
)
