"""How the tests of founders play: positions, moves as people write them, and what follows."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import numpy as np

import imperia
from imperia.games.founders.pieces import Stack, Token
from imperia.games.founders.tileset import STANDARD, open_tiles

from .. import playing
from ..playing import seat_of

FOLDER = Path(__file__).parent
founders = imperia.game("founders")
position = founders.position
assert founders.definition.codes  # this loads the rules, and with them the codes
AT, CELL, TILE = (founders.definition.actions.kinds[kind].code for kind in ("at", "cell", "tile"))
STANDARD_TILES = open_tiles(STANDARD)
KEYS = STANDARD_TILES.keys
TOKENS = tuple(token.name.lower() for token in Token)


# A user's set (F1.7), small, with what the standard set lacks: nature tiles that give one resource, tiles
# with one need or three, a tile that needs the same resource twice. Some of its tiles have Polish names.
SMALL = (FOLDER / "sets" / "small.tiles").read_text(encoding="utf-8")

# The largest set that F1.7 allows: nations get as many tiles as they ever can.
LARGEST = (FOLDER / "sets" / "largest.tiles").read_text(encoding="utf-8")


# ----- Playing


def adding(*tiles: str, rows: dict[str, Any] | None = None, **more: Any) -> imperia.Match:
    """A position in which seat 0 adds a tile to a nation of these tiles."""
    return position(step="tile", nations=[list(tiles)], rows=rows or {}, **more)


def laying(token: str, **more: Any) -> imperia.Match:
    """A position in which seat 0 has just opened a tile and chosen a token."""
    hands = [] if token == "craftsman" else [{token: 1}]
    return position(step="target", token=token, **{"hands": hands, **more})


def play(match: imperia.Match, *actions: str) -> imperia.Match:
    """Take actions, each by the seat that is asked at that moment. A tile may be named by its key."""
    for action in actions:
        (seat,) = match.actors
        match.play(seat, by_number(match, action))
    return match


def by_number(match: imperia.Match, action: str | int) -> str | int:
    """An action in notation, such as `tile 7` for `tile mine`."""
    if isinstance(action, str) and action.startswith("tile ") and not action[5:].isdigit():
        return f"tile {match.setting.tiles.keys.index(action[5:])}"
    return action


def refusal(match: imperia.Match, seat: int, action: str | int) -> imperia.IllegalAction:
    return playing.refusal(match, seat, by_number(match, action))


# ----- Looking


def offered(match: imperia.Match) -> list[str]:
    """The tiles that may be taken, as keys."""
    legal = match.legal(match.actors[0])
    keys = match.setting.tiles.keys
    return [keys[action.arguments["tile"]] for action in legal if action.kind == "tile"]


def cells(match: imperia.Match, kind: str = "cell") -> set[tuple[int, int]]:
    """The cells that the legal actions of a kind name."""
    legal = match.legal(match.actors[0])
    return {(a.arguments["x"], a.arguments["y"]) for a in legal if a.kind == kind}


def where_it_fits(match: imperia.Match, key: str) -> set[tuple[int, int]]:
    """The free cells on which the seat that adds a tile could lay the tile with this key."""
    if key not in offered(match):
        return set()
    return cells(play(match.at(len(match.history)), f"tile {key}"))


def row(match: imperia.Match, stack: str) -> list[str]:
    keys = match.setting.tiles.keys
    return [keys[number] for number in match.view(None)["rows"][stack]]


def stack_of(match: imperia.Match, stack: Stack) -> list[str]:
    """The tiles of a stack from the bottom to the top, which only a test may know."""
    record = match.state[0]
    keys = match.setting.tiles.keys
    return [keys[sort] for sort in record["stacks"][stack][: record["stack_left"][stack]]]


def tiles_of(match: imperia.Match, seat: int) -> dict[tuple[int, int], str]:
    keys = match.setting.tiles.keys
    return {(tile["x"], tile["y"]): keys[tile["tile"]] for tile in seat_of(match, seat)["tiles"]}


def tile_of(match: imperia.Match, seat: int, x: int, y: int) -> dict[str, Any]:
    (found,) = [tile for tile in seat_of(match, seat)["tiles"] if (tile["x"], tile["y"]) == (x, y)]
    return found


def hand(match: imperia.Match, seat: int) -> dict[str, int]:
    return {token: count for token, count in seat_of(match, seat)["hand"].items() if count}


def unions(match: imperia.Match, seat: int) -> list[set[tuple[int, int]]]:
    found: dict[int, set[tuple[int, int]]] = {}
    for tile in seat_of(match, seat)["tiles"]:
        if tile["union"]:
            found.setdefault(tile["union"], set()).add((tile["x"], tile["y"]))
    return list(found.values())


# ----- Every way to play

EVERY_OPTION = [
    {"players": number, "tiles": tiles, "agreed_end": agreed, "first_player": first}
    for tiles, number, agreed in itertools.product((STANDARD, SMALL, LARGEST), range(2, 5), (False, True))
    for first in ("lot", str(number - 1))
]


def seats_that_play(states: Any) -> Any:
    return np.arange(states["seats"].shape[1]) < states["options"]["players"][:, None]
