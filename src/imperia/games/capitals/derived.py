"""What a network is told, counted out from the pieces: what a good player looks at.

The record itself would be tens of thousands of columns, so beside this networks read only a few of its
fields. Amounts are cut off where more would make no difference. On maps with more provinces or seas than
our own maps have, only the first ones are told.
"""

from __future__ import annotations

from imperia.games.capitals.battle import strength_in
from imperia.games.capitals.economy import food_needed, food_supplied, upkeep
from imperia.games.capitals.fleets import soldiers_aboard
from imperia.games.capitals.judgement import odds_of_attack, rounds_left
from imperia.games.capitals.names import (
    ABOARD,
    COMMITTED,
    FIRST_CAPTIVE,
    KINDS,
    NOBODY,
    NOT_YET,
    NOWHERE,
    Decision,
    Voyage,
)
from imperia.games.capitals.outlook import note_prospects
from imperia.games.capitals.pieces import SEATS, UNDER_WAY, Building, Unit, Weather
from imperia.games.capitals.prospect import MOST_PROSPECTS, Prospect
from imperia.games.capitals.provinces import is_capital, soldiers_in
from imperia.games.capitals.scoring import soldiers_of
from imperia.games.capitals.stacks import KIND, LEFT, WORTH, guns_of_attack, worth_of_attack
from imperia.games.capitals.state import State
from imperia.games.capitals.told import (
    FEW,
    LOST,
    MANY,
    OCCUPIED,
    OTHER_CAPITAL,
    OWN_CAPITAL,
    SOME,
    TOLD_LANDS,
    TOLD_SEAS,
    Player,
    Province,
    Water,
)
from imperia.games.capitals.voyages import overseas_price, soldiers_on_ship
from imperia.kernel.bits import count
from imperia.kernel.record import SEAT, Bits, Grid, Numbers, Struct, Things, i1, i2, many
from imperia.kernel.rule import rule

TOLD_PLACES = TOLD_LANDS + TOLD_SEAS + UNDER_WAY


class Derived(Struct):
    told_beside = (
        "options",
        "board.seas",
        "decision",
        "actor",
        "phase",
        "first",
        "mover",
        "weather",
        "weather_rounds",
        "verb",
        "stage",
        "battle",
        "task",
        "task_seat",
        "auction",
        "partner",
        "payer",
        "goods",
        "seats.level",
        "seats.out",
        "seats.hungry",
        "seats.banned",
        "seats.environmentalists",
    )
    rounds_left = i1(of=range(SOME + 1))
    peace_offered = i1(of=Bits(SEATS, seats=True))  # by the seat that looks, this turn: to whom
    trade_offered = i1(of=Bits(SEATS, seats=True))
    players = many(Player, SEATS, by=SEAT)
    lands = many(Province, TOLD_LANDS)
    seas = many(Water, TOLD_SEAS)
    # the order that is being given, and what is asked about it
    place = i1(of=Things(TOLD_PLACES), none=NOWHERE)
    target = i1(of=Things(TOLD_PLACES), none=NOWHERE)
    kind = i1(of=Things(len(KINDS)), none=NOWHERE)  # of the units that it names
    points_left = i1(of=range(FEW + 1))  # of these
    number = i2(of=range(SOME + 1))
    most = i2(of=range(SOME + 1))  # answers to "how many"
    attackers = i2(of=range(SOME + 1))
    defenders = i2(of=range(SOME + 1))
    guns = i1(of=range(FEW + 1))
    odds = i1(of=range(101))  # of the attack
    amounts = i2(2, of=range(SOME + 1))  # of an offer
    cessions = i1(2, of=range(FEW + 1))  # provinces in it: to the mover, to the partner
    least_bid = i2(of=range(SOME + 1))
    left = i2(of=range(FEW + 1))  # to be named
    savages = i1(of=range(FEW + 1))
    looked = i1(of=range(MOST_PROSPECTS + 1))  # at so many answers
    prospects = many(Prospect, MOST_PROSPECTS, count="looked")


@rule
def derive(state: State, seat: int, points: Grid, values: Numbers, derived: Derived) -> None:
    derived.rounds_left = min(max(rounds_left(state), 0), SOME)
    derived.peace_offered = state.seats[seat].peace_offered
    derived.trade_offered = state.seats[seat].trade_offered
    for other in range(state.options.players):
        tell_of_player(state, other, values[other], derived.players[other])
        for source in range(len(points[other])):
            derived.players[other].points[source] = points[other, source]
    for land in range(min(state.board.lands, TOLD_LANDS)):
        tell_of_land(state, seat, land, derived.lands[land])
    tell_of_points_left(state, derived)
    for land in range(min(state.board.lands, TOLD_LANDS)):
        tell_of_land_around(state, seat, land, derived)
    tell_of_voyages(state, seat, derived)
    for sea in range(min(state.board.seas, TOLD_SEAS)):
        tell_of_sea(state, seat, sea, derived.seas[sea])
    tell_of_order(state, derived)
    tell_of_battle_and_offer(state, seat, derived)
    derived.looked = note_prospects(
        state, seat, derived.odds, derived.players, derived.lands, derived.seas, derived.prospects
    )


# ----- Players


@rule
def tell_of_player(state: State, seat: int, worth: int, told: Player) -> None:
    theirs = state.seats[seat]
    told.worth = worth
    told.currency = min(theirs.currency, SOME)
    told.wealth = min(theirs.currency, MANY)
    told.soldiers = min(soldiers_of(state, seat), MANY)
    told.upkeep = min(upkeep(state, seat), SOME)
    told.food_needed = min(food_needed(state, seat), SOME)
    told.food_supplied = min(food_supplied(state, seat, Weather.FAIR), SOME)
    told.food = min(theirs.spare_food + theirs.bought_food, FEW)
    told.fruits = min(theirs.fruits + theirs.bought_fruits, FEW)
    told.free_roads = min(theirs.free_roads, FEW)
    told.arms = min(theirs.weapons + theirs.cannonballs, FEW)
    told.spies = min(theirs.spies, FEW)
    told.dealt = theirs.dealt_with != NOT_YET
    told.sabotage = min(theirs.sabotage, FEW)
    told.burned = min(theirs.burned, FEW)
    told.incited = min(theirs.incited, FEW)
    told.builders = min(theirs.builder_ships, FEW)
    told.overseas_price = min(overseas_price(state, seat), SOME)
    afloat = 0
    for n in range(theirs.transport_count):
        afloat += soldiers_aboard(state, seat, n)
    for n in range(theirs.voyage_count):
        voyage = theirs.voyages[n]
        if voyage.kind == Voyage.SHIP:
            afloat += soldiers_on_ship(state, seat, n)
            if told.arrives == 0 or voyage.turns < told.arrives:
                told.arrives = voyage.turns
        elif voyage.kind == Voyage.BUILDER:
            told.builders = min(told.builders + 1, FEW)
        elif voyage.kind != Voyage.CONVOY:
            told.expeditions = min(told.expeditions + 1, FEW)
    told.afloat = min(afloat, SOME)


# ----- Provinces and seas


@rule
def tell_of_land(state: State, seat: int, land: int, told: Province) -> None:
    province = state.lands[land]
    told.holder = province.holder
    told.building = province.building - 1 if province.building != Building.NONE else NOWHERE
    marks = province.marks
    if is_capital(state, land):
        marks |= OWN_CAPITAL if land == state.seats[seat].capital else OTHER_CAPITAL
    if province.owner != province.holder and province.owner != NOBODY:
        marks |= LOST if province.owner == seat else OCCUPIED
    told.marks = marks
    told.tokens = province.tokens
    told.soldiers = min(soldiers_in(state, land), SOME)
    told.fresh = told.soldiers
    told.guns = min(province.units[Unit.ARTILLERY] + province.units[Unit.CARAVAN], FEW)
    captives = 0
    for nation in range(state.options.players):
        captives += state.captives[land, nation]
    told.captives = min(captives, FEW)


@rule
def tell_of_points_left(state: State, derived: Derived) -> None:
    """The mover's units that are in an attack or have no points left cannot go anywhere."""
    for n in range(state.stack_count):
        stack = state.stacks[n]
        sort = stack.sort % COMMITTED
        stays = stack.sort >= COMMITTED or LEFT[sort] == 0
        if stays and stack.place < min(state.board.lands, TOLD_LANDS) and KIND[sort] < FIRST_CAPTIVE:
            told = derived.lands[stack.place]
            told.fresh = max(told.fresh - min(WORTH[KIND[sort]] * stack.number, SOME), 0)


@rule
def tell_of_land_around(state: State, seat: int, land: int, derived: Derived) -> None:
    mine, others, free = 0, 0, 0
    for n in range(state.board.first[land], state.board.shore[land]):
        beside = state.board.beside[n]
        holder = state.lands[beside].holder
        if holder == NOBODY:
            free += 1
        elif beside < TOLD_LANDS and holder == seat:
            mine += derived.lands[beside].fresh
        elif beside < TOLD_LANDS and holder < SEATS:
            others += derived.lands[beside].soldiers
    told = derived.lands[land]
    told.mine_beside = min(mine, SOME)
    told.others_beside = min(others, SOME)
    told.free_beside = min(free, FEW)


@rule
def tell_of_voyages(state: State, seat: int, derived: Derived) -> None:
    """Where the soldiers of the seat that looks are going."""
    mine = state.seats[seat]
    for n in range(mine.voyage_count):
        voyage = mine.voyages[n]
        if voyage.target < min(state.board.lands, TOLD_LANDS) and voyage.kind <= Voyage.SHIP:
            soldiers = voyage.number
            if voyage.kind == Voyage.SHIP:
                soldiers = soldiers_on_ship(state, seat, n)
            bound = derived.lands[voyage.target].bound
            derived.lands[voyage.target].bound = min(bound + soldiers, FEW)


@rule
def tell_of_sea(state: State, seat: int, sea: int, told: Water) -> None:
    water = state.waters[sea]
    strength = min(strength_in(state, state.board.lands + sea), FEW)
    if water.fleet == seat:
        told.mine = strength
    elif water.fleet != NOBODY:
        told.others = strength
    if water.boat != NOBODY:
        told.boats = 1 if water.boat == seat else 2


# ----- What is being decided


@rule
def told_place(state: State, place: int) -> int:
    """The number by which a network knows a place: provinces, then seas, then transports."""
    if place < 0:
        return NOWHERE
    if place < state.board.lands:
        return place if place < TOLD_LANDS else NOWHERE
    if place < ABOARD:
        sea = place - state.board.lands
        return TOLD_LANDS + sea if sea < TOLD_SEAS else NOWHERE
    transport = place - ABOARD
    return TOLD_LANDS + TOLD_SEAS + transport if transport < UNDER_WAY else NOWHERE


@rule
def tell_of_order(state: State, derived: Derived) -> None:
    derived.place = told_place(state, state.place)
    derived.target = told_place(state, state.target)
    derived.kind = NOWHERE
    if state.sort != NOWHERE:
        derived.kind = KIND[state.sort]
        derived.points_left = LEFT[state.sort]
    derived.number = min(max(state.number, 0), SOME)
    derived.most = min(state.most, SOME)
    derived.left = min(state.left, FEW)
    derived.savages = min(state.savages, FEW)


@rule
def tell_of_battle_and_offer(state: State, seat: int, derived: Derived) -> None:
    if state.decision in (Decision.COMMIT, Decision.ROUND) and state.target != NOWHERE:
        derived.attackers = min(worth_of_attack(state), SOME)
        derived.guns = min(guns_of_attack(state), FEW)
        derived.odds = min(max(odds_of_attack(state, seat), 0), 100)
        if state.target < state.board.lands:
            derived.defenders = min(soldiers_in(state, state.target), SOME)
    for side in range(len(state.amounts)):
        derived.amounts[side] = min(state.amounts[side], SOME)
    derived.cessions[0] = min(count(state.to_mover), FEW)
    derived.cessions[1] = min(count(state.to_partner), FEW)
    derived.least_bid = min(state.least_bid, SOME)
