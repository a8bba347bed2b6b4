"""The record of a game of empire: everything that the game is, in some twelve hundred bytes."""

from __future__ import annotations

from imperia.games.eight_minutes.names import NOBODY, NOT_YET, SEALED
from imperia.games.eight_minutes.pieces import CITIES, GAMES_IN_A_SERIES, NEUTRAL_ARMIES, NO_CARD, ROW
from imperia.games.empire.names import COLOURS, CONTINENTS, MOST_CARDS, REGIONS, SEATS, Decision, Source
from imperia.games.empire.options import Options
from imperia.games.empire.pieces import (
    ARMIES,
    CARD_NUMBERS,
    CARDS,
    MOST_COINS,
    MOST_ICONS,
    MOST_STEPS,
    Good,
    Step,
)
from imperia.kernel.chance import Chance
from imperia.kernel.journal import journal
from imperia.kernel.record import COLOUR, SEAT, Bits, Struct, Things, i1, many, one, u4


class Board(Struct):
    regions = u4(of=Bits(REGIONS))  # the numbers that are regions
    triangles = u4(of=Bits(REGIONS))
    land = u4(REGIONS, of=Bits(REGIONS))  # the neighbours over land
    sea = u4(REGIONS, of=Bits(REGIONS))  # the neighbours over a dotted line
    continent = i1(REGIONS, of=Things(CONTINENTS), none=NOBODY)
    continents = i1(of=range(CONTINENTS + 1))
    start = i1(of=Things(REGIONS))


class Seat(Struct):
    army_regions = u4(of=Bits(REGIONS), follows=True)  # where armies of the seat stand
    city_regions = u4(of=Bits(REGIONS), follows=True)
    coins = i1(of=range(MOST_COINS + 1))
    supply = i1(of=range(ARMIES + 1))  # armies not on the board
    cities_left = i1(of=range(CITIES + 1))
    bid = i1(of=range(MOST_COINS + 1), none=NOT_YET, also=(SEALED,), secret=True)
    taken = i1(of=range(MOST_CARDS + 1))  # how many cards the seat has taken
    cards = i1(MOST_CARDS, of=Things(CARD_NUMBERS), count="taken")
    goods = i1(len(Good), of=range(MOST_ICONS + 1), by=Good, follows=True)  # icons on those cards


class State(Struct):
    board = one(Board, fixed=True)
    chance = one(Chance)
    options = one(Options, fixed=True)
    game = i1(of=range(GAMES_IN_A_SERIES))  # which game of a series
    decision = i1(of=Decision)
    actor = i1(of=SEAT, none=NOBODY)
    first = i1(of=SEAT, none=NOBODY)  # the first player
    neutral_left = i1(of=range(NEUTRAL_ARMIES + 1))  # neutral armies still to be placed
    left = i1(len(Step), of=range(MOST_STEPS + 1), by=Step)  # steps of the card that are left
    moving_from = i1(of=Things(REGIONS), none=NOBODY)
    card = i1(of=Things(CARD_NUMBERS), none=NO_CARD)  # the card whose action is being used
    row = i1(ROW, of=Things(CARD_NUMBERS), none=NO_CARD)
    deck_left = i1(of=range(CARD_NUMBERS))
    deck = i1(len(CARDS), of=Things(CARD_NUMBERS), count="deck_left", unordered=True)  # the top is the last
    tokens = i1(REGIONS, of=Things(Good.WILD + 1), none=0)  # 1 + the good of the token in a region (E6.1)
    armies = i1(COLOURS, REGIONS, of=range(ARMIES + 1), by=COLOUR)
    cities = i1(SEATS, REGIONS, of=range(CITIES + 1), by=SEAT)
    seats = many(Seat, SEATS, by=SEAT)
    points = i1(GAMES_IN_A_SERIES, SEATS, len(Source), of=range(100), by=(None, SEAT, Source))
    journal = journal(40)
