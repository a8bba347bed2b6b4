"""The record of a game of founders: everything that the game is, in some nine thousand bytes."""

from __future__ import annotations

from imperia.games.founders.names import NOBODY, NOTHING, SEATS, Decision, Mark
from imperia.games.founders.options import Options
from imperia.games.founders.pieces import (
    CRAFTSMEN,
    FACE_UP_VICTORY,
    GROUPS,
    MOST_CLAIMS,
    MOST_FREE_CELLS,
    MOST_NEEDS,
    MOST_OF_A_STACK,
    MOST_POINTS,
    MOST_SORTS,
    MOST_TILES,
    STACKS,
    TOKENS_OF_EACH,
    VILLAGE,
    Resource,
    Stack,
    Token,
)
from imperia.kernel.bits import words_for
from imperia.kernel.chance import Chance
from imperia.kernel.journal import journal
from imperia.kernel.record import SEAT, Bits, Struct, Things, i1, i2, i8, many, one, u4

# Not the words of `kernel.bits`: those of a survey are combined whole, and wider words are fewer.
PLACES_IN_A_WORD = 60  # bits of a number that never turns negative
WORDS = -(-(MOST_FREE_CELLS + MOST_TILES) // PLACES_IN_A_WORD)
COORDINATES = range(-MOST_TILES, MOST_TILES + 1)


# A sort of tile: copies of it are equal (F2.3).
class Sort(Struct):
    needed = i2(of=Bits(len(Resource)), follows=True)  # the resources among its needs
    stack = i1(of=Stack)
    copies = i1(of=range(MOST_OF_A_STACK + 1))
    points = i1(of=range(MOST_POINTS + 1))
    gives = i1(2, of=Resource, none=NOTHING)
    needs = i1(MOST_NEEDS, of=Resource, none=NOTHING)
    claims = i1(MOST_CLAIMS, of=Things(128), none=NOTHING, follows=True)  # pieces.claim


class Tile(Struct):
    sort = i1(of=Things(MOST_SORTS))
    x = i1(of=COORDINATES)  # to the right
    y = i1(of=COORDINATES)  # away from the owner
    marks = i1(of=Bits(len(Mark)))  # what lies on it
    union = i1(of=range(MOST_TILES + 1), none=0, follows=True)  # 1 + the lowest number of a tile in it


class Cell(Struct):
    x = i1(of=COORDINATES)
    y = i1(of=COORDINATES)


class Seat(Struct):
    # sets (`kernel.bits`): the sorts that fit somewhere now, and those that fit on a free cell
    fits = u4(words_for(MOST_SORTS), of=Bits(32), follows=True)
    fits_free = u4(words_for(MOST_SORTS), of=Bits(32), follows=True)
    size = i1(of=range(MOST_TILES + 1))  # tiles in the nation
    tiles = many(Tile, MOST_TILES, count="size")  # in the order of laying
    free = i2(of=range(MOST_FREE_CELLS + 1), follows=True)  # free cells beside a tile
    cells = many(Cell, MOST_FREE_CELLS, count="free", follows=True)  # those cells, in reading order
    hand = i1(len(Token), of=range(TOKENS_OF_EACH + 1), by=Token)
    craftsmen = i1(of=Bits(CRAFTSMEN, VILLAGE))  # which of them are in the hand
    swaps = i1(of=range(MOST_TILES + 1))
    swapped = i1(MOST_TILES, of=Things(MOST_SORTS), count="swaps")  # sorts of the tiles swapped away


# Where needs are served in a nation, while its seat is asked where to lay a tile; follows from the nation.
class Survey(Struct):
    words = i1(of=range(WORDS + 1))  # in use
    fitting = i8(WORDS, of=Bits(PLACES_IN_A_WORD))  # the places at which the tile being added fits
    # the places (free cells, then own tiles) at which a claim is met
    served = i8(len(GROUPS) * MOST_NEEDS, WORDS, of=Bits(PLACES_IN_A_WORD))


class State(Struct):
    survey = one(Survey, follows=True)
    chance = one(Chance)
    options = one(Options, fixed=True)
    sort_count = i1(of=range(MOST_SORTS + 1), fixed=True)
    sorts = many(Sort, MOST_SORTS, count="sort_count", fixed=True)
    decision = i1(of=Decision)
    actor = i1(of=SEAT, none=NOBODY)
    first = i1(of=SEAT)  # the first player
    picks = i1(of=range(2 * SEATS + 1))  # tiles drafted so far
    token = i1(of=Token, none=NOTHING)  # the one being played
    coin_seat = i1(of=SEAT, none=NOBODY)  # whose tile the coin was laid on, while the resource is asked
    coin_tile = i1(of=Things(MOST_TILES), none=NOTHING)
    bought = i1(of=Resource, none=NOTHING)  # what was bought this turn
    sort = i1(of=Things(MOST_SORTS), none=NOTHING)  # the sort of the tile being added
    drawn = i1(of=range(2))  # whether that tile was drawn unseen
    proposer = i1(of=SEAT, none=NOBODY)
    stack_left = i1(STACKS, of=range(MOST_OF_A_STACK + 1))
    stacks = i1(STACKS, MOST_OF_A_STACK, of=Things(MOST_SORTS), count="stack_left", by=Stack, unordered=True)
    row_size = i1(len(Stack), of=range(max(FACE_UP_VICTORY) + 1), by=Stack)
    rows = i1(len(Stack), max(FACE_UP_VICTORY), of=Things(MOST_SORTS), count="row_size", by=Stack)  # face up
    reserve = i1(len(Token), of=range(TOKENS_OF_EACH + 1), by=Token)
    craftsmen_left = i1(of=Bits(CRAFTSMEN, VILLAGE))  # which of them have not been drawn
    box = i1(len(Token), of=range(TOKENS_OF_EACH + 1), by=Token)  # tokens out of the game
    seats = many(Seat, SEATS, by=SEAT)
    journal = journal(40)


assert CRAFTSMEN < 8
