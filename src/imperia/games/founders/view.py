"""What a seat is shown: everything that `observe` left in a record, as JSON."""

from __future__ import annotations

from enum import IntEnum

from imperia.games.founders.names import NOBODY, Mark, Source
from imperia.games.founders.pieces import STACKS, Stack
from imperia.games.founders.state import State
from imperia.games.founders.supply import produces
from imperia.games.founders.tokens import is_farthest
from imperia.kernel.record import Numbers
from imperia.kernel.rule import rule
from imperia.kernel.text import (
    Text,
    close_list,
    close_object,
    key,
    names_of,
    null,
    number,
    open_list,
    open_object,
    truth,
)
from imperia.kernel.views import View, by_hand, flags, of, records, seats

Key = IntEnum("Key", "SEAT X Y", start=0)
KEYS = names_of(Key)


# ----- What belongs to no seat


@rule
def show_coin(state: State, text: Text) -> None:
    """The tile that a coin was just laid on, while the seat is asked which resource it buys."""
    if state.coin_seat == NOBODY:
        null(text)
    else:
        tile = state.seats[state.coin_seat].tiles[state.coin_tile]
        open_object(text)
        key(text, KEYS, Key.SEAT)
        number(text, state.coin_seat)
        key(text, KEYS, Key.X)
        number(text, tile.x)
        key(text, KEYS, Key.Y)
        number(text, tile.y)
        close_object(text)


@rule
def show_removed(state: State, text: Text) -> None:
    """F5.5: the tiles that left the game from a row, by sort."""
    open_list(text)
    for sort in range(state.sort_count):
        if state.sorts[sort].stack != Stack.VICTORY:
            for _ in range(state.sorts[sort].copies - copies_in_the_game(state, sort)):
                number(text, sort)
    close_list(text)


@rule
def copies_in_the_game(state: State, sort: int) -> int:
    count = 0
    for stack in range(len(state.row_size)):
        count += times(sort, state.rows[stack], state.row_size[stack])
    for stack in range(STACKS):
        count += times(sort, state.stacks[stack], state.stack_left[stack])
    for seat in range(state.options.players):
        nation = state.seats[seat]
        for tile in range(nation.size):
            count += nation.tiles[tile].sort == sort
        count += times(sort, nation.swapped, nation.swaps)
    if state.drawn and state.sort == sort:
        count += 1
    return count


@rule
def times(sort: int, sorts: Numbers, size: int) -> int:
    """How often a sort is among the first `size` of `sorts`."""
    count = 0
    for place in range(size):
        count += sorts[place] == sort
    return count


# ----- What the seats have


@rule
def show_whether_it_gives(state: State, seat: int, place: int, text: Text) -> None:
    truth(text, produces(state, state.seats[seat].tiles[place]))


@rule
def show_whether_it_is_farthest(state: State, seat: int, place: int, text: Text) -> None:
    truth(text, is_farthest(state.seats[seat], place))


@rule
def show_free_cells(state: State, seat: int, text: Text) -> None:
    nation = state.seats[seat]
    open_list(text)
    for cell in range(nation.free):
        open_list(text)
        number(text, nation.cells[cell].x)
        number(text, nation.cells[cell].y)
        close_list(text)
    close_list(text)


VIEW = View(
    State,
    Source,
    [
        of("first"),
        of("token"),
        by_hand("coin", show_coin, "{ seat: number; x: number; y: number } | null"),
        of("bought"),
        of("tile", "sort"),
        of("drawn"),
        of("proposer"),
    ],
    [of("rows"), of("stacks")],
    [by_hand("removed", show_removed, "number[]")],
    [of("reserve"), of("craftsmen_left"), of("box")],
    [
        seats(
            records(
                "tiles",
                "LaidTile",
                "tiles",
                of("tile", "sort"),
                of("x"),
                of("y"),
                flags("marks", {mark.name.lower(): mark for mark in Mark}),
                of("union"),
                by_hand("gives", show_whether_it_gives, "boolean"),
                by_hand("farthest", show_whether_it_is_farthest, "boolean"),
            ),
            by_hand("free", show_free_cells, "[number, number][]"),
            of("hand"),
            of("craftsmen"),
            of("swapped"),
        )
    ],
)
show = VIEW.verb("founders")
