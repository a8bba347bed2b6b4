"""What a seat is shown: everything that `observe` left in a record, as JSON."""

from __future__ import annotations

from enum import IntEnum

from imperia.games.founders.names import CARRIAGE, COIN, CRAFTSMAN, NOBODY, NOTHING, WAR, Source
from imperia.games.founders.pieces import CRAFTSMEN, GIVEN_BY, STACKS, Resource, Stack, Token
from imperia.games.founders.state import Cell, Seat, State, Tile
from imperia.games.founders.supply import produces
from imperia.games.founders.tokens import is_farthest
from imperia.kernel.record import Grid, Numbers
from imperia.kernel.rule import rule
from imperia.kernel.standing import show_standing
from imperia.kernel.text import (
    Text,
    close_list,
    close_object,
    counts,
    end_section,
    key,
    names_of,
    null,
    number,
    number_or_null,
    numbers,
    open_list,
    open_object,
    spell,
    spell_or_null,
    truth,
    words,
)

Key = IntEnum(
    "Key",
    "FIRST ROWS STACKS REMOVED RESERVE CRAFTSMEN_LEFT BOX TOKEN COIN BOUGHT TILE DRAWN PROPOSER SEATS SEAT "
    "TILES X Y WAR CRAFTSMAN CARRIAGE UNION GIVES FARTHEST FREE HAND CRAFTSMEN SWAPPED",
    start=0,
)
KEYS, SOURCES = names_of(Key), names_of(Source)
STACK_NAMES, RESOURCES, TOKENS = names_of(Stack), names_of(Resource), names_of(Token)
VILLAGE = words(resource.name.lower() for resource in GIVEN_BY[Stack.BLUE])  # what craftsmen stand for


@rule
def show(state: State, points: Grid, places: Numbers, text: Text) -> None:
    show_standing(state.options.players, points, places, SOURCES, text)
    show_turn(state, text)
    show_tiles_of_all(state, text)
    show_removed(state, text)
    show_tokens_of_all(state, text)
    show_seats(state, text)


# ----- What is everybody's


@rule
def show_turn(state: State, text: Text) -> None:
    key(text, KEYS, Key.FIRST)
    number(text, state.first)
    key(text, KEYS, Key.TOKEN)
    spell_or_null(text, TOKENS, state.token, NOTHING)
    show_coin(state, text)
    key(text, KEYS, Key.BOUGHT)
    spell_or_null(text, RESOURCES, state.bought, NOTHING)
    key(text, KEYS, Key.TILE)
    number_or_null(text, state.sort, NOTHING)
    key(text, KEYS, Key.DRAWN)
    truth(text, state.drawn)
    key(text, KEYS, Key.PROPOSER)
    number_or_null(text, state.proposer, NOBODY)
    end_section(text)


@rule
def show_coin(state: State, text: Text) -> None:
    """The tile that a coin was just laid on, while its resource is asked."""
    key(text, KEYS, Key.COIN)
    if state.coin_seat == NOBODY:
        null(text)
    else:
        tile = state.seats[state.coin_seat].tiles[state.coin_tile]
        open_object(text)
        key(text, KEYS, Key.SEAT)
        number(text, state.coin_seat)
        show_place(tile, text)
        close_object(text)


@rule
def show_place(place: Tile | Cell, text: Text) -> None:
    key(text, KEYS, Key.X)
    number(text, place.x)
    key(text, KEYS, Key.Y)
    number(text, place.y)


@rule
def show_tiles_of_all(state: State, text: Text) -> None:
    key(text, KEYS, Key.ROWS)
    open_object(text)
    for stack in range(len(state.row_size)):
        key(text, STACK_NAMES, stack)
        numbers(text, state.rows[stack], state.row_size[stack])
    close_object(text)
    key(text, KEYS, Key.STACKS)
    open_object(text)
    for stack in range(STACKS):
        key(text, STACK_NAMES, stack)
        numbers(text, state.stacks[stack], state.stack_left[stack])
    close_object(text)
    end_section(text)


@rule
def show_removed(state: State, text: Text) -> None:
    """F5.5: the tiles that left the game from a row, by sort."""
    key(text, KEYS, Key.REMOVED)
    open_list(text)
    for sort in range(state.sort_count):
        if state.sorts[sort].stack != Stack.VICTORY:
            for _ in range(state.sorts[sort].copies - copies_in_the_game(state, sort)):
                number(text, sort)
    close_list(text)
    end_section(text)


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
    """How often it is among the first so many."""
    count = 0
    for place in range(size):
        count += sorts[place] == sort
    return count


@rule
def show_tokens_of_all(state: State, text: Text) -> None:
    key(text, KEYS, Key.RESERVE)
    counts(text, TOKENS, state.reserve)
    key(text, KEYS, Key.CRAFTSMEN_LEFT)
    show_craftsmen(state.craftsmen_left, text)
    key(text, KEYS, Key.BOX)
    counts(text, TOKENS, state.box)
    end_section(text)


@rule
def show_craftsmen(bits: int, text: Text) -> None:
    open_list(text)
    for craftsman in range(CRAFTSMEN):
        if (bits >> craftsman) & 1:
            spell(text, VILLAGE, craftsman)
    close_list(text)


# ----- What the seats have


@rule
def show_seats(state: State, text: Text) -> None:
    key(text, KEYS, Key.SEATS)
    open_list(text)
    for seat in range(state.options.players):
        nation = state.seats[seat]
        open_object(text)
        key(text, KEYS, Key.SEAT)
        number(text, seat)
        show_tiles(state, nation, text)
        show_free_cells(nation, text)
        key(text, KEYS, Key.HAND)
        counts(text, TOKENS, nation.hand)
        key(text, KEYS, Key.CRAFTSMEN)
        show_craftsmen(nation.craftsmen, text)
        key(text, KEYS, Key.SWAPPED)
        numbers(text, nation.swapped, nation.swaps)
        close_object(text)
    close_list(text)
    end_section(text)


@rule
def show_tiles(state: State, nation: Seat, text: Text) -> None:
    key(text, KEYS, Key.TILES)
    open_list(text)
    for place in range(nation.size):
        tile = nation.tiles[place]
        open_object(text)
        key(text, KEYS, Key.TILE)
        number(text, tile.sort)
        show_place(tile, text)
        show_marks(tile.marks, text)
        key(text, KEYS, Key.UNION)
        number_or_null(text, tile.union, 0)
        key(text, KEYS, Key.GIVES)
        truth(text, produces(state, tile))
        key(text, KEYS, Key.FARTHEST)
        truth(text, is_farthest(nation, place))
        close_object(text)
    close_list(text)


@rule
def show_marks(marks: int, text: Text) -> None:
    key(text, KEYS, Key.WAR)
    truth(text, marks & WAR)
    key(text, KEYS, Key.COIN)
    truth(text, marks & COIN)
    key(text, KEYS, Key.CRAFTSMAN)
    truth(text, marks & CRAFTSMAN)
    key(text, KEYS, Key.CARRIAGE)
    truth(text, marks & CARRIAGE)


@rule
def show_free_cells(nation: Seat, text: Text) -> None:
    key(text, KEYS, Key.FREE)
    open_list(text)
    for cell in range(nation.free):
        open_list(text)
        number(text, nation.cells[cell].x)
        number(text, nation.cells[cell].y)
        close_list(text)
    close_list(text)
