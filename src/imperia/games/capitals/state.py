"""The record of a match of capitals: its whole state, in the 8192 bytes that a record may have."""

from __future__ import annotations

from imperia.games.capitals.names import (
    COMMITTED,
    MARKS,
    NO_TARGET,
    NOBODY,
    NOT_YET,
    NOWHERE,
    REBELS,
    SAVAGES,
    UNKNOWN,
    UNKNOWN_TARGET,
    Aftermath,
    Auction,
    Decision,
    Phase,
    Task,
    Verb,
    Voyage,
)
from imperia.games.capitals.options import Options
from imperia.games.capitals.pieces import (
    CHEAP_FARMS,
    EFFECT_TURNS,
    LANDS,
    LEVELS,
    MOST_NUMBER,
    MOST_SPIES,
    MOST_TOKENS,
    NEIGHBOURS,
    PLACES,
    ROBBERY_PAYMENTS,
    ROUNDS,
    SEAS,
    SEATS,
    UNDER_WAY,
    WEATHER_ROUNDS,
    Building,
    Card,
    Finding,
    Good,
    Result,
    Ship,
    Unit,
    Weather,
)
from imperia.kernel.bits import words_for
from imperia.kernel.chance import Chance
from imperia.kernel.packed_journal import packed_journal
from imperia.kernel.record import SEAT, Bits, Struct, Things, i1, i2, i4, i8, many, one, u1, u2, u4

STACKS = 192
MOST_UNITS = 65_535
MOST_CURRENCY = 1_000_000
COUNT = range(128)
ALWAYS = range(10_000)


# Places are numbered from 0: the land of the map, then its seas.
class Board(Struct):
    lands = i1(of=range(LANDS + 1))
    seas = i1(of=range(SEAS + 1))
    # where in `beside` the neighbours of a place begin, and where among them those of the other kind do
    first = i2(PLACES + 1, of=range(NEIGHBOURS + 1))
    shore = i2(PLACES, of=range(NEIGHBOURS + 1))
    beside = u1(NEIGHBOURS, of=Things(PLACES))


class Land(Struct):
    units = u2(len(Unit), of=range(MOST_UNITS + 1), by=Unit)  # of its holder
    owner = i1(of=SEAT, none=NOBODY)
    holder = i1(of=SEAT, none=NOBODY, also=(REBELS, SAVAGES))
    capital = i1(of=SEAT, none=NOBODY)  # whose capital was placed here
    building = i1(of=Building)  # the main one
    marks = u1(of=Bits(len(MARKS), MARKS))
    tokens = i1(of=range(MOST_TOKENS + 1))
    payments = i1(of=range(ROBBERY_PAYMENTS + 1))  # that a robbery has made so far


class Sea(Struct):
    ships = u2(len(Ship), of=range(MOST_UNITS + 1), by=Ship)
    fleet = i1(of=SEAT, none=NOBODY)  # whose ships they are
    boat = i1(of=SEAT, none=NOBODY)
    boat_points = i1(of=range(3))


# The mover's units that have fewer points than a rested one, or attack; the others need no entry.
class Stack(Struct):
    place = u1(of=Things(256))  # land or sea, or ABOARD + the number of a transport
    sort = i1(of=Things(2 * COMMITTED))
    number = u2(of=range(MOST_UNITS + 1))


class Transport(Struct):
    sea = u1(of=Things(PLACES))
    points = i1(of=range(3))
    units = i1(2, of=range(6))  # infantry and cavalry aboard


class Voyaging(Struct):
    number = u2(of=range(MOST_NUMBER + 1))  # of a convoy's units, or of infantry aboard a ship
    kind = i1(of=Voyage)
    origin = u1(of=Things(PLACES))
    target = u1(of=Things(PLACES), none=NO_TARGET, also=(UNKNOWN_TARGET,), secret=True)
    turns = i1(of=range(8))  # how many turns of its owner, until it arrives
    unit = i1(of=Unit)  # of a convoy
    others = i1(3, of=range(4))  # cavalry, artillery, caravans aboard a ship
    paid = i1(of=COUNT)  # for the march at departure


class Seat(Struct):
    currency = i4(of=range(MOST_CURRENCY))
    capital = i1(of=Things(LANDS), none=NOWHERE)
    level = i1(of=range(1, LEVELS + 1))
    out = i1(of=range(2))
    recruiting = i1(of=Things(LANDS), none=NOWHERE)  # the temporary recruiting province
    recruited = i2(of=ALWAYS)  # soldiers, this turn
    # spies and cards
    spies = i1(of=range(MOST_SPIES + 1))
    dealt_with = i1(of=range(MOST_SPIES + 1), none=NOT_YET)  # the spies that it had when it dealt
    cards = i1(SEATS, of=Card, by=SEAT, none=NOT_YET, also=(UNKNOWN,), secret=True)  # dealt to each seat
    bid = i2(of=range(MOST_NUMBER + 1), none=NOT_YET, also=(UNKNOWN,), secret=True)
    # food and goods
    spare_food = i2(of=ALWAYS)
    bought_food = i2(of=ALWAYS)
    fruits = i2(of=ALWAYS)  # of the seat's own palms, unsold
    bought_fruits = i2(of=ALWAYS)
    free_roads = i2(of=ALWAYS)
    builder_ships = i2(of=ALWAYS)  # waiting
    # what lasts
    weapons = i2(of=ALWAYS)
    cannonballs = i2(of=ALWAYS)
    cheap_farms = i1(CHEAP_FARMS, of=COUNT)  # [n]: how many finds have n + 1 farms left
    next_overseas = i2(of=range(-9_999, 10_000))  # how much more (or less) the next expedition costs
    overseas_dearer = i2(of=ALWAYS)
    lower_income = i1(EFFECT_TURNS, of=COUNT)  # [n]: how many effects have n + 1 turns left
    higher_income = i1(EFFECT_TURNS, of=COUNT)
    banned = i1(of=range(EFFECT_TURNS + 1))  # turns without overseas expeditions
    environmentalists = i1(of=range(7))  # turns left
    sabotage = i1(of=COUNT)
    burned = i1(of=COUNT)
    incited = i1(of=COUNT)
    hungry = i1(of=range(2))  # threatened by revolt
    peace_offered = u1(of=Bits(SEATS, seats=True))  # to whom it was offered this turn
    trade_offered = u1(of=Bits(SEATS, seats=True))
    # at sea and under way
    transport_count = i1(of=range(UNDER_WAY + 1))
    transports = many(Transport, UNDER_WAY, count="transport_count")  # in the order in which they came
    voyage_count = i1(of=range(UNDER_WAY + 1))
    voyages = many(Voyaging, UNDER_WAY, count="voyage_count")  # in the order of departure


class State(Struct):
    board = one(Board, fixed=True)
    possible = i8(of=Bits(len(Verb)), follows=True)  # the mover's actions, while one is asked for
    chance = one(Chance)
    options = one(Options, fixed=True)
    decision = i1(of=Decision)
    actor = i1(of=SEAT, none=NOBODY)  # who is asked; nobody in an auction, where all who have not bid are
    settling = i1(of=range(2), follows=True)
    phase = i1(of=Phase)
    round = i2(of=range(ROUNDS.stop))
    first = i1(of=SEAT, none=NOBODY)
    mover = i1(of=SEAT, none=NOBODY)  # whose turn it is
    turns = i1(of=range(SEATS + 1))  # that are over in this round; at the start, capitals placed
    weather = i1(of=Weather)
    weather_rounds = i1(of=range(WEATHER_ROUNDS + 1))
    winner = i1(of=SEAT, none=NOBODY)  # who wins at once
    # the action that is being decided, step by step
    verb = i1(of=Verb, none=NOWHERE)
    place = i2(of=Things(256), none=NOWHERE)
    sort = i1(of=Things(COMMITTED), none=NOWHERE)
    number = i2(of=range(-1, MOST_NUMBER + 1))
    target = i2(of=Things(PLACES), none=NOWHERE)
    most = i2(of=range(MOST_NUMBER + 1), follows=True)  # the largest answer to "how many"
    offered = u4(words_for(PLACES + UNDER_WAY), of=Bits(32), follows=True)  # the answers to "where"
    reached = u4(words_for(LANDS), of=Bits(32), follows=True)  # the mover's connected provinces
    to_visit = u4(words_for(LANDS), of=Bits(32), follows=True)
    stage = i1(of=range(8))  # of that action
    # a battle
    battle = i1(of=Aftermath)
    victor = i1(of=SEAT, none=NOBODY, also=(REBELS, SAVAGES))
    loser = i1(of=SEAT, none=NOBODY, also=(REBELS, SAVAGES))
    attacker = i1(of=SEAT, none=NOBODY, also=(REBELS,))
    defender = i1(of=SEAT, none=NOBODY, also=(REBELS, SAVAGES))
    origins = i1(of=COUNT)  # provinces, and seas with transports, attacked from
    approach = i1(of=range(-12, 1))  # not connected, landing
    attackers = i4(of=range(MOST_CURRENCY))  # soldiers, at the start
    fought = i4(of=range(MOST_CURRENCY))  # soldiers of the defender, at the start
    enemies = i4(of=range(MOST_CURRENCY))  # soldiers of the loser, at the start
    from_ship = i1(of=range(2))
    freed = u1(of=range(256))  # men of the victor, who were captives in the province and did not fight
    march = i4(of=range(MOST_CURRENCY))  # to be paid if there is no plunder
    march_paid = i2(of=ALWAYS)  # at the departure of a ship; given back after plunder (C9.2)
    voyage = i1(of=Things(UNDER_WAY), none=NOWHERE)  # of a ship being loaded, or of a returned expedition
    # what is being settled
    result_seat = i1(of=SEAT, none=NOBODY)
    result = i1(of=Result, none=NOWHERE)
    again = i1(of=range(3))  # 1 or 2: the result of a captain, at which 86-90 brings nothing
    task = i1(of=Task)
    task_seat = i1(of=SEAT, none=NOBODY)  # the seat that names
    left = i2(of=range(1_000))  # how many are still to be named
    finding = i1(of=Finding, none=NOWHERE)  # a mineral, or savages
    savages = i1(of=COUNT)
    ceding = i2(of=range(LANDS + 1))  # 1 + the land whose captives a peace hands over
    least_bid = i2(of=range(MOST_NUMBER + 1))
    auction = i1(of=Auction)
    step = i2(of=range(1_000))  # how many cards have been settled, or passed over
    nation = i1(of=range(SEATS + 1))  # whose captives are asked about
    # an offer
    partner = i1(of=SEAT, none=NOBODY)
    payer = i1(of=SEAT, none=NOBODY)
    goods = i1(2, of=Good)
    amounts = i2(2, of=range(MOST_NUMBER + 1))
    to_mover = u4(words_for(LANDS), of=Bits(32))
    to_partner = u4(words_for(LANDS), of=Bits(32))
    ceded = u4(words_for(LANDS), of=Bits(32))  # land whose holder a peace has changed
    seats = many(Seat, SEATS, by=SEAT)
    lands = many(Land, LANDS)
    waters = many(Sea, SEAS)
    captives = u1(LANDS, SEATS, of=range(256), by=(None, SEAT))  # of each nation
    stack_count = i2(of=range(STACKS + 1))
    stacks = many(Stack, STACKS, count="stack_count")
    journal = packed_journal(1_184)  # some two hundred events
