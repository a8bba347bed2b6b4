"""What a study of many games looks for: tiles and tokens, what players do, and how games end."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.games.contract import Deed, Items, Study, Told
from imperia.games.founders.names import Event
from imperia.games.founders.pieces import Stack, Token
from imperia.games.founders.tileset import SECTIONS, TileSet

VICTORY_TILES_GONE, STACKS_EMPTY, AGREED = range(3)
ENDINGS = ("victory", "stacks", "agreed")
SHOWING_A_TILE = (Event.VICTORY_TILE, Event.DRAFT_TILE, Event.ROW_TILE, Event.OPENED, Event.DRAWN)


def study(tiles: TileSet, *, agreed_end: bool) -> Study:
    return Study(
        first=Told(Event.FIRST_PLAYER, "seat"),
        items=(
            Items(
                "tiles",
                Told(Event.ADDED, "seat", "tile"),
                tuple(range(len(tiles.sorts))),
                numbered=True,
                groups={
                    section: tuple(n for n, sort in enumerate(tiles.sorts) if sort.stack is stack)
                    for section, stack in SECTIONS.items()
                },
                offered=tuple(Told(event, value="tile") for event in SHOWING_A_TILE),
                taken_before=(Told(Event.DRAFTED, "seat", "tile"),),
            ),
            Items("tokens", Told(Event.TOKEN_GRANTED, "seat", "token"), tuple(map(int, Token))),
        ),
        deeds=(
            Deed("swap", Told(Event.REPLACED, "seat")),
            Deed("war", Told(Event.PILLAGED, "seat")),
            Deed("pillaged", Told(Event.PILLAGED, "other")),
            Deed("coin", Told(Event.COIN_LAID, "seat")),
            Deed("sold", Told(Event.COIN_LAID, "other")),
            Deed("carriage", Told(Event.UNITED, "seat")),
            Deed("craftsman", Told(Event.CRAFTSMAN_LAID, "seat")),
            Deed("drawn", Told(Event.DRAWN, "seat")),
            Deed("passed", Told(Event.PASSED, "seat")),
        ),
        endings=ENDINGS if agreed_end else ENDINGS[:AGREED],
    )


def endings(states: NDArray[Any]) -> NDArray[Any]:
    """F6.1, F6.2: how each game ended; where two ways apply, the first of them."""
    no_victory_tile = states["row_size"][:, Stack.VICTORY] == 0
    stacks_empty = (states["stack_left"] == 0).all(axis=1)
    return np.select([no_victory_tile, stacks_empty], [VICTORY_TILES_GONE, STACKS_EMPTY], AGREED)
