"""The record of a game of empire: everything that the game is, in one thousand bytes."""

from __future__ import annotations

from imperia.games.empire.names import COLOURS, MOST_CARDS, REGIONS, SEATS, Source
from imperia.games.empire.options import Options
from imperia.games.empire.pieces import CARDS, GAMES_IN_A_SERIES, ROW, Good, Step
from imperia.kernel.chance import Chance
from imperia.kernel.journal import journal
from imperia.kernel.record import Struct, i1, many, one, u4


class Board(Struct):
    regions = u4()  # bits: the numbers that are regions
    triangles = u4()
    land = u4(REGIONS)  # bits: the neighbours over land
    sea = u4(REGIONS)  # bits: the neighbours over a dotted line
    continent = i1(REGIONS)
    continents = i1()
    start = i1()


class Seat(Struct):
    army_regions = u4()  # bits: where armies of the seat stand; follows from `armies`, kept for speed
    city_regions = u4()  # bits: where its cities stand; follows from `cities`
    coins = i1()
    supply = i1()  # armies not on the board
    cities_left = i1()
    bid = i1()
    taken = i1()  # how many cards
    cards = i1(MOST_CARDS)
    goods = i1(len(Good))  # icons on them


class State(Struct):
    board = one(Board)
    chance = one(Chance)
    options = one(Options)
    game = i1()  # of a series, from 0
    decision = i1()
    actor = i1()
    first = i1()  # the first player
    neutral_left = i1()  # neutral armies still to be placed
    left = i1(len(Step))  # steps of the card that are left
    moving_from = i1()
    card = i1()  # whose action is used now
    row = i1(ROW)
    deck_left = i1()
    deck = i1(len(CARDS))  # the top is deck[deck_left - 1]
    tokens = i1(REGIONS)  # 1 + the good of the token in a region (E6.1)
    armies = i1(COLOURS, REGIONS)
    cities = i1(SEATS, REGIONS)
    seats = many(Seat, SEATS)
    points = i1(GAMES_IN_A_SERIES, SEATS, len(Source))  # of the games that are finished
    journal = journal(40)
