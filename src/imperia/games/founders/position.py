"""A position of founders as one line of text; the keywords of a position have the same names.

Tiles go by the keys of their set: `forest`, or with their needs where several have the name,
`war-camp-horses-stone`. So most fields are written by hand: what a tile is called depends on the set.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from imperia.games.founders.names import MARKS, NOBODY, NOTHING
from imperia.games.founders.pieces import GIVEN_BY, STACKS, Stack, Token
from imperia.games.founders.setting import FoundersSetting
from imperia.games.founders.state import State
from imperia.games.options import FLAGS
from imperia.games.shared.notation import Line, Special, lists_of_words, named, of, of_seats, words

_STACKS = tuple(stack.name.lower() for stack in Stack)


def _by_stack(text: str) -> dict[str, list[str]]:
    parts = lists_of_words(text)
    if len(parts) > len(_STACKS):
        raise ValueError(text)
    return dict(zip(_STACKS, parts, strict=False))


# ----- What the seats have


def _nation(seat: Any, setting: FoundersSetting) -> str:
    return ";".join(_tile(tile, setting.tiles.keys) for tile in seat["tiles"][: seat["size"]])


def _tile(tile: Any, keys: Sequence[str]) -> str:
    marks = [name for name, bit in MARKS.items() if tile["marks"] & bit]
    return "+".join([f"{keys[tile['sort']]}@{int(tile['x'])},{int(tile['y'])}", *marks])


def _swapped(seat: Any, setting: FoundersSetting) -> str:
    return ",".join(setting.tiles.keys[sort] for sort in seat["swapped"][: seat["swaps"]])


def _craftsmen(bits: Any) -> str:
    village = enumerate(GIVEN_BY[Stack.BLUE])
    return ",".join(resource.name.lower() for number, resource in village if int(bits) >> number & 1)


def _counts(counts: Any) -> str:
    return ",".join(f"{token.name.lower()}:{int(n)}" for token, n in zip(Token, counts, strict=False) if n)


# ----- What is everybody's


def _sorts(name: str, size: str, stacks: int) -> Special:
    def write(record: Any, setting: FoundersSetting) -> str:
        keys = setting.tiles.keys
        return "/".join(
            ",".join(keys[sort] for sort in record[name][stack][: record[size][stack]])
            for stack in range(stacks)
        )

    return Special(name, write, _by_stack)


def _coin(record: Any, setting: FoundersSetting) -> str | None:
    if record["coin_seat"] == NOBODY:
        return None
    tile = record["seats"][record["coin_seat"]]["tiles"][record["coin_tile"]]
    return f"{int(record['coin_seat'])}:{int(tile['x'])},{int(tile['y'])}"


def _added(record: Any, setting: FoundersSetting) -> str | None:
    return None if record["sort"] == NOTHING else setting.tiles.keys[record["sort"]]


LINE = Line(
    State,
    of("step", "decision"),
    of("turn", "actor"),
    of("first"),
    of_seats(
        "nations", _nation, lambda text: [part.split(";") if part else [] for part in text.split("/")], True
    ),
    of_seats(
        "hands",
        lambda seat, setting: _counts(seat["hand"][: Token.CRAFTSMAN]),
        lambda text: [named(part) for part in text.split("/")],
    ),
    of_seats("craftsmen", lambda seat, setting: _craftsmen(seat["craftsmen"]), lists_of_words),
    of_seats("swapped", _swapped, lists_of_words),
    _sorts("rows", "row_size", len(Stack)),
    _sorts("stacks", "stack_left", STACKS),
    Special("craftsmen_left", lambda record, setting: _craftsmen(record["craftsmen_left"]), words),
    of("box", usual=0),
    of("token", usual=NOTHING),
    Special("coin", _coin, str),
    of("bought", usual=NOTHING),
    Special("tile", _added, str),
    Special("drawn", lambda record, setting: "yes" if record["drawn"] else None, FLAGS.__getitem__),
    of("proposer", usual=NOBODY),
)
