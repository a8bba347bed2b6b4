"""The tiles as they are printed."""

from __future__ import annotations

from imperia.games.founders import pieces
from imperia.games.founders.pieces import Resource, Stack, Token
from imperia.games.founders.tileset import Sort, TileSet
from imperia.games.setting import Facts
from imperia.words import LANGUAGES

_RESOURCES = tuple(resource.name.lower() for resource in Resource)
_STACKS = tuple(stack.name.lower() for stack in Stack)
_TOKENS = tuple(token.name.lower() for token in Token)


def printed(tiles: TileSet) -> Facts:
    return {
        "title": tiles.title,
        "digest": tiles.digest,
        "stacks": list(_STACKS),
        "resources": list(_RESOURCES),
        "tokens": list(_TOKENS),
        "tokens_of_each": pieces.TOKENS_OF_EACH,
        "full_row": pieces.FULL_ROW,
        "craftsman_points": pieces.CRAFTSMAN_POINTS,
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
        "token": _TOKENS[sort.gives[0] - pieces.FIRST_OF_CITY] if sort.stack is Stack.PURPLE else None,
    }
