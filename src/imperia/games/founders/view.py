"""What a person is shown: the tiles as printed, and all that `observe` left in a record."""

from __future__ import annotations

from collections import Counter
from typing import Any

from imperia.games.contract import Facts, Record
from imperia.games.founders.names import CARRIAGE, COIN, CRAFTSMAN, NOBODY, NOTHING, SILENT, WAR
from imperia.games.founders.pieces import (
    CRAFTSMAN_POINTS,
    FIRST_OF_CITY,
    FULL_ROW,
    GIVEN_BY,
    STACKS,
    TOKENS_OF_EACH,
    Resource,
    Stack,
    Token,
)
from imperia.games.founders.tileset import Sort, TileSet
from imperia.words import LANGUAGES

_RESOURCES = tuple(resource.name.lower() for resource in Resource)
_VILLAGE = tuple(resource.name.lower() for resource in GIVEN_BY[Stack.BLUE])
_STACKS = tuple(stack.name.lower() for stack in Stack)
_TOKENS = tuple(token.name.lower() for token in Token)


def printed(tiles: TileSet) -> Facts:
    return {
        "title": tiles.title,
        "digest": tiles.digest,
        "stacks": list(_STACKS),
        "resources": list(_RESOURCES),
        "tokens": list(_TOKENS),
        "tokens_of_each": TOKENS_OF_EACH,
        "full_row": FULL_ROW,
        "craftsman_points": CRAFTSMAN_POINTS,
        "tiles": {number: _printed_tile(tiles, sort) for number, sort in enumerate(tiles.sorts)},
    }


def _printed_tile(tiles: TileSet, sort: Sort) -> Facts:
    return {
        "stack": _STACKS[sort.stack],
        "key": sort.name,
        "name": {lang: tiles.called(sort.name, lang) for lang in LANGUAGES},
        "copies": sort.copies,
        "needs": [_RESOURCES[need] for need in sort.needs],
        "gives": [_RESOURCES[given] for given in sort.gives],
        "points": sort.points,
        "token": _TOKENS[sort.gives[0] - FIRST_OF_CITY] if sort.stack is Stack.PURPLE else None,
    }


def view(seen: Record, tiles: TileSet) -> Facts:
    record = seen[0]
    players = int(record["options"]["players"])
    seats = [_seat(record, seat, tiles) for seat in range(players)]
    rows = {
        name: record["rows"][stack][: record["row_size"][stack]].tolist()
        for stack, name in enumerate(_STACKS)
    }
    stacks = {
        name: record["stacks"][stack][: record["stack_left"][stack]].tolist()
        for stack, name in enumerate(_STACKS[:STACKS])
    }
    sort = _or_none(record["sort"], NOTHING)
    drawn = bool(record["drawn"])
    return {
        "first": int(record["first"]),
        "rows": rows,
        "stacks": stacks,
        "removed": _removed(tiles, seats, rows, stacks, sort if drawn else None),
        "reserve": dict(zip(_TOKENS, record["reserve"].tolist(), strict=True)),
        "craftsmen_left": _craftsmen(record["craftsmen_left"]),
        "box": dict(zip(_TOKENS, record["box"].tolist(), strict=True)),
        "token": _name_or_none(_TOKENS, record["token"]),
        "coin": _coin(record),
        "bought": _name_or_none(_RESOURCES, record["bought"]),
        "tile": sort,
        "drawn": drawn,
        "proposer": _or_none(record["proposer"], NOBODY),
        "seats": seats,
    }


def _or_none(number: Any, none: int) -> int | None:
    return None if number == none else int(number)


def _name_or_none(names: tuple[str, ...], number: Any) -> str | None:
    return None if number == NOTHING else names[number]


def _craftsmen(bits: Any) -> list[str]:
    return [name for number, name in enumerate(_VILLAGE) if int(bits) >> number & 1]


def _coin(record: Any) -> Facts | None:
    """The tile that a coin was just laid on, while its resource is asked."""
    if record["coin_seat"] == NOBODY:
        return None
    tile = record["seats"][record["coin_seat"]]["tiles"][record["coin_tile"]]
    return {"seat": int(record["coin_seat"]), "x": int(tile["x"]), "y": int(tile["y"])}


def _removed(
    tiles: TileSet,
    seats: list[Facts],
    rows: dict[str, list[int]],
    stacks: dict[str, list[int]],
    in_hand: int | None,
) -> list[int]:
    """F5.5: the tiles that left the game from a row: those that are nowhere else."""
    elsewhere = Counter(sort for part in (*rows.values(), *stacks.values()) for sort in part)
    for seat in seats:
        elsewhere.update(tile["tile"] for tile in seat["tiles"])
        elsewhere.update(seat["swapped"])
    if in_hand is not None:
        elsewhere[in_hand] += 1
    return [
        number
        for number, sort in enumerate(tiles.sorts)
        if sort.stack is not Stack.VICTORY
        for _ in range(sort.copies - elsewhere[number])
    ]


def _seat(record: Any, number: int, tiles: TileSet) -> Facts:
    seat = record["seats"][number]
    laid = seat["tiles"][: seat["size"]].tolist()
    farthest: dict[int, int] = {}
    for _, x, y, *_ in laid:
        farthest[x] = max(y, farthest.get(x, y))
    return {
        "seat": number,
        "tiles": [
            {
                "tile": sort,
                "x": x,
                "y": y,
                "war": bool(marks & WAR),
                "coin": bool(marks & COIN),
                "craftsman": bool(marks & CRAFTSMAN),
                "carriage": bool(marks & CARRIAGE),
                "union": union or None,
                "gives": bool(tiles.sorts[sort].gives) and not marks & SILENT,
                "farthest": farthest[x] == y,
            }
            for sort, x, y, marks, union in laid
        ],
        "free": [list(cell) for cell in seat["cells"][: seat["free"]].tolist()],
        "hand": dict(zip(_TOKENS, seat["hand"].tolist(), strict=True)),
        "craftsmen": _craftsmen(seat["craftsmen"]),
        "swapped": seat["swapped"][: seat["swaps"]].tolist(),
    }
