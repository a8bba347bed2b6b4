"""The record of a game of legends: everything that the game is, in some fifteen hundred bytes."""

from __future__ import annotations

from imperia.games.legends.names import COLOURS, MOST_CARDS, SEATS, Source
from imperia.games.legends.options import Options
from imperia.games.legends.pieces import CARDS, GAMES_IN_A_SERIES, KEPT_TOKENS, ROW, Family
from imperia.games.legends.sides import REGIONS, Cell
from imperia.kernel.chance import Chance
from imperia.kernel.journal import journal
from imperia.kernel.record import Struct, i1, i8, many, one


class Board(Struct):
    regions = i8()  # bits: the regions of the sides that are used
    face_down = i8()  # bits: where a token lies face down
    portals = i8()  # bits
    sea = i8(REGIONS)  # bits: the neighbours over the sea
    layout = i1()
    sides = i1(len(Cell))  # the side in each cell, or NOBODY
    quarters = i1(len(Cell))  # how far it is turned clockwise
    start = i1()


class Seat(Struct):
    army_regions = i8()  # bits: where armies of the seat stand; follows from `armies`, kept for speed
    city_regions = i8()  # bits: where its cities stand; follows from `cities`
    known = i8()  # bits: face-down tokens that the seat has looked at
    coins = i1()
    supply = i1()  # armies not on the board
    cities_left = i1()
    bid = i1()
    leader = i1()
    flying = i1()  # from cards; with the next three: follows from cards and tokens
    more_armies = i1()
    more_moves = i1()
    elixirs = i1()
    immune = i1()
    taken = i1()  # how many cards
    cards = i1(MOST_CARDS)
    families = i1(len(Family))  # how many cards of each; follows from `cards`
    tokens = i1(KEPT_TOKENS)  # how many of each


class State(Struct):
    board = one(Board)
    chance = one(Chance)
    options = one(Options)
    game = i1()  # of a series, from 0
    decision = i1()
    actor = i1()
    setup_player = i1()
    first = i1()  # the first player
    cell = i1()  # where the next board goes
    laying = i1()  # which of TOKENS_TO_LAY is laid next
    bare_regions = i1()  # without token, the starting region not counted; 0 when all tokens lie
    neutral_left = i1()  # neutral armies still to be placed
    card = i1()  # whose action is used now
    part = i1()  # of the card
    left = i1()  # armies, points or cities of the part that are left
    moving_from = i1()
    row = i1(ROW)
    deck_left = i1()
    deck = i1(len(CARDS))  # the top is deck[deck_left - 1]
    tokens = i1(REGIONS)  # 1 + the token in a region
    captured = i1(SEATS)  # armies of each seat on the Red Sorceress's card
    armies = i1(COLOURS, REGIONS)
    cities = i1(SEATS, REGIONS)
    seats = many(Seat, SEATS)
    points = i1(GAMES_IN_A_SERIES, SEATS, len(Source))  # of the games that are finished
    journal = journal(64)
