"""The record of a game of legends: everything that the game is, in some fifteen hundred bytes."""

from __future__ import annotations

from imperia.games.eight_minutes.names import HALVES, NOBODY, NOT_YET, SEALED
from imperia.games.eight_minutes.pieces import CITIES, GAMES_IN_A_SERIES, NEUTRAL_ARMIES, NO_CARD, ROW
from imperia.games.legends.names import COLOURS, MOST_CARDS, SEATS, Decision, Source
from imperia.games.legends.options import Options
from imperia.games.legends.pieces import (
    ARMIES,
    CARD_NUMBERS,
    CARDS,
    KEPT_TOKENS,
    TOKENS_TO_LAY,
    Family,
    Leader,
    Token,
)
from imperia.games.legends.sides import QUARTERS, REGIONS, Cell, Layout, Side
from imperia.kernel.chance import Chance
from imperia.kernel.journal import journal
from imperia.kernel.record import COLOUR, SEAT, Bits, Struct, Things, i1, i8, many, one

MOST = range(101)  # of coins, elixirs, steps: nobody ever has more


class Board(Struct):
    regions = i8(of=Bits(REGIONS))  # the regions of the sides that are used
    face_down = i8(of=Bits(REGIONS))  # where a token lies face down
    portals = i8(of=Bits(REGIONS))
    sea = i8(REGIONS, of=Bits(REGIONS))  # the neighbours over the sea
    layout = i1(of=Layout, none=NOBODY)
    sides = i1(len(Cell), of=Side, by=Cell, none=NOBODY)  # the side in each cell
    quarters = i1(len(Cell), of=range(QUARTERS), by=Cell)  # how far that side is turned clockwise
    start = i1(of=Things(REGIONS), none=NOBODY)


class Seat(Struct):
    army_regions = i8(of=Bits(REGIONS), follows=True)  # where armies of the seat stand
    city_regions = i8(of=Bits(REGIONS), follows=True)
    known = i8(of=Bits(REGIONS))  # face-down tokens that the seat has looked at
    coins = i1(of=MOST)
    supply = i1(of=range(ARMIES + 1))  # armies not on the board
    cities_left = i1(of=range(CITIES + 1))
    bid = i1(of=MOST, none=NOT_YET, also=(SEALED,), secret=True)
    leader = i1(of=Leader)
    flying = i1(of=MOST, follows=True)  # from cards and tokens, like the next four
    more_armies = i1(of=MOST, follows=True)
    more_moves = i1(of=MOST, follows=True)
    elixirs = i1(of=MOST, follows=True)
    immune = i1(of=MOST, follows=True)
    taken = i1(of=range(MOST_CARDS + 1))  # how many cards the seat has taken
    cards = i1(MOST_CARDS, of=Things(CARD_NUMBERS), count="taken")
    families = i1(len(Family), of=range(MOST_CARDS + 1), by=Family, follows=True)
    tokens = i1(KEPT_TOKENS, of=range(4))  # how many of each the seat keeps


class State(Struct):
    board = one(Board)
    chance = one(Chance)
    options = one(Options, fixed=True)
    game = i1(of=range(GAMES_IN_A_SERIES))  # which game of a series
    decision = i1(of=Decision)
    actor = i1(of=SEAT, none=NOBODY)
    setup_player = i1(of=SEAT)
    first = i1(of=SEAT, none=NOBODY)  # the first player
    cell = i1(of=Things(len(Cell) + 1))  # where the next board goes
    laying = i1(of=range(len(TOKENS_TO_LAY) + 1))  # which of TOKENS_TO_LAY is laid next
    bare_regions = i1(of=range(REGIONS + 1))  # without a token, except the starting region; 0 when all lie
    neutral_left = i1(of=range(NEUTRAL_ARMIES + 1))  # neutral armies still to be placed
    card = i1(of=Things(CARD_NUMBERS), none=NO_CARD)  # the card whose action is being used
    part = i1(of=Things(HALVES))  # which part of the card
    left = i1(of=MOST)  # what is left of the part: armies, points of a move, or cities
    moving_from = i1(of=Things(REGIONS), none=NOBODY)
    row = i1(ROW, of=Things(CARD_NUMBERS), none=NO_CARD)
    deck_left = i1(of=range(CARD_NUMBERS))
    deck = i1(len(CARDS), of=Things(CARD_NUMBERS), count="deck_left", unordered=True)  # the top is the last
    tokens = i1(REGIONS, of=Things(1 + len(Token)), none=0, secret=True)  # 1 + the token in a region
    captured = i1(SEATS, of=range(ARMIES + 1), by=SEAT)  # armies on the Red Sorceress's card
    armies = i1(COLOURS, REGIONS, of=range(ARMIES + 1), by=COLOUR)
    cities = i1(SEATS, REGIONS, of=range(CITIES + 1), by=SEAT)
    seats = many(Seat, SEATS, by=SEAT)
    points = i1(GAMES_IN_A_SERIES, SEATS, len(Source), of=range(-99, 100), by=(None, SEAT, Source))
    journal = journal(64)
