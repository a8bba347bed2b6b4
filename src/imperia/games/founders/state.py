"""The record of a game of founders: everything that the game is, in seven thousand bytes."""

from __future__ import annotations

from imperia.games.founders.names import SEATS
from imperia.games.founders.pieces import (
    CRAFTSMEN,
    FACE_UP_VICTORY,
    GROUPS,
    MOST_CLAIMS,
    MOST_FREE_CELLS,
    MOST_NEEDS,
    MOST_OF_A_STACK,
    MOST_SORTS,
    MOST_TILES,
    STACKS,
    Stack,
    Token,
)
from imperia.kernel.bits import words_for
from imperia.kernel.chance import Chance
from imperia.kernel.journal import journal
from imperia.kernel.record import Struct, i1, i2, i8, many, one, u4

# The words of a survey are joined and cut whole, and wider ones are fewer: not those of `kernel.bits`.
PLACES_IN_A_WORD = 60  # bits of a number that never turns negative
WORDS = -(-(MOST_FREE_CELLS + MOST_TILES) // PLACES_IN_A_WORD)


class Options(Struct):
    players = i1()
    first = i1()  # the seat, or BY_LOT
    agreed_end = i1()


# A sort of tile: copies of it are equal (F2.3).
class Sort(Struct):
    needed = i2()  # bits: the resources among its needs
    stack = i1()
    copies = i1()
    points = i1()
    gives = i1(2)  # resources, NOTHING where there is none
    needs = i1(MOST_NEEDS)
    claims = i1(MOST_CLAIMS)  # pieces.claim; NOTHING after the last


class Tile(Struct):
    sort = i1()
    x = i1()  # to the right
    y = i1()  # away from the owner
    marks = i1()  # bits: what lies on it
    union = i1()  # 1 + the lowest number of a tile in its union, 0 without; follows from the carriages


class Cell(Struct):
    x = i1()
    y = i1()


class Seat(Struct):
    # sets (`kernel.bits`): the sorts that fit somewhere now, and those that fit on a free cell; follow from
    # the tiles, kept for speed
    fits = u4(words_for(MOST_SORTS))
    fits_free = u4(words_for(MOST_SORTS))
    size = i1()  # tiles in the nation
    tiles = many(Tile, MOST_TILES)  # in the order of laying
    free = i2()  # free cells beside a tile
    cells = many(Cell, MOST_FREE_CELLS)  # which, in reading order; follows from the tiles, kept for speed
    hand = i1(len(Token))
    craftsmen = i1()  # bits: which of them are in the hand
    swaps = i1()
    swapped = i1(MOST_TILES)  # sorts of the tiles that were swapped away


# Where the seat that adds a tile can be served, while it is asked where; follows from its nation.
class Survey(Struct):
    words = i1()  # in use
    # bits: the places (free cells, then own tiles) at which a claim is met
    served = i8(len(GROUPS) * MOST_NEEDS, WORDS)


class State(Struct):
    survey = one(Survey)
    chance = one(Chance)
    options = one(Options)
    sort_count = i1()
    sorts = many(Sort, MOST_SORTS)
    decision = i1()
    actor = i1()
    first = i1()  # the first player
    picks = i1()  # of the draft, so far
    token = i1()  # being played, or NOTHING
    coin_seat = i1()  # whose tile the coin was laid on, while its resource is asked, and which tile
    coin_tile = i1()
    bought = i1()  # the resource bought this turn, or NOTHING
    sort = i1()  # of the tile being added, or NOTHING
    drawn = i1()  # whether it was drawn unseen
    proposer = i1()
    stack_left = i1(STACKS)
    stacks = i1(STACKS, MOST_OF_A_STACK)  # the top is stacks[s, stack_left[s] - 1]
    row_size = i1(len(Stack))
    rows = i1(len(Stack), max(FACE_UP_VICTORY))  # face up, by sort
    reserve = i1(len(Token))
    craftsmen_left = i1()  # bits: which of the CRAFTSMEN were not drawn
    box = i1(len(Token))  # tokens out of the game
    seats = many(Seat, SEATS)
    journal = journal(40)


assert CRAFTSMEN < 8
