"""Which actions are possible now, found in one walk over what the mover has.

Why the others are not possible is in `whether.py`; the two never disagree. To walk over all places for each
of forty actions would take most of the time of a game.
"""

from __future__ import annotations

import numpy as np

from imperia.games.capitals.battle import why_not_commit_from
from imperia.games.capitals.building import price_of_recruit, why_not_recruit
from imperia.games.capitals.economy import captives_in
from imperia.games.capitals.kinds_of_order import WHERE
from imperia.games.capitals.names import ABOARD, NOBODY, PORT, REBELS, ROBBED, Verb, Where
from imperia.games.capitals.pieces import (
    ARMY_SHIP_PRICE,
    BOAT_PRICE,
    BUILDER_SHIP_PRICE,
    INLAND_PRICE,
    LEVEL_FOR_SHIPS,
    LEVEL_PRICE,
    LEVELS,
    NEEDED_LEVEL,
    OVERSEAS_PRICE,
    PRICE,
    SHIP_PRICE,
    SPY_PRICE,
    TRANSPORT_PRICE,
    UNDER_WAY,
    Building,
    Ship,
    Unit,
)
from imperia.games.capitals.provinces import holds_own_capital, is_capital, units_in
from imperia.games.capitals.stacks import has_room_for_stacks
from imperia.games.capitals.state import State
from imperia.games.capitals.where import why_not_there
from imperia.games.capitals.whether import why_not_at_all
from imperia.kernel.actions import ALLOWED
from imperia.kernel.bits import lowest
from imperia.kernel.record import Numbers
from imperia.kernel.rule import constants, rule


def _bits(*verbs: Verb) -> int:
    return sum(1 << verb for verb in verbs)


# Found without `why_not_at_all`: actions that only a place can forbid, or a lack of room for stacks.
ALWAYS = _bits(Verb.DEMOLISH, Verb.DISBAND, Verb.ROB, Verb.STOP_ROBBERY, Verb.SAIL_BOAT, Verb.BRIBE, Verb.END)
MOVING = _bits(Verb.MARCH, Verb.ATTACK, Verb.JOIN, Verb.PART, Verb.SAIL, Verb.SEA_ATTACK, Verb.WALK)
MOVING_TRANSPORTS = _bits(Verb.BOARD, Verb.LAND)
# The others, with the least that they can cost under any options, and the least level they need.
LEAST_PRICE = {
    **{Verb(n): min(PRICE[building]) for n, building in enumerate(PRICE)},
    Verb.FARM: 0,  # there may be cheaper farms (C11.4)
    Verb.LEVEL: min(min(prices) for prices in LEVEL_PRICE.values()),
    Verb.EXCHANGE: 0,
    Verb.SHIP: ARMY_SHIP_PRICE,
    Verb.BUILDER: BUILDER_SHIP_PRICE,
    Verb.SEND_BUILDER: 0,
    Verb.EXPLORE: INLAND_PRICE,
    Verb.OVERSEAS: OVERSEAS_PRICE,
    Verb.SPY: SPY_PRICE,
    Verb.DEAL: 0,
    **{Verb(Verb.FRIGATE + ship): SHIP_PRICE[ship] for ship in Ship},
    Verb.TRANSPORT: TRANSPORT_PRICE,
    Verb.BOAT: BOAT_PRICE,
    Verb.SAIL_TRANSPORT: 0,
    Verb.RECRUITING_PROVINCE: 0,
    Verb.PEACE: 0,
    Verb.TRADE: 0,
}
LEAST_LEVEL = {
    **{Verb(n): NEEDED_LEVEL.get(building, 1) for n, building in enumerate(PRICE)},
    **dict.fromkeys((Verb.SHIP, Verb.BUILDER, *range(Verb.FRIGATE, Verb.SAIL)), LEVEL_FOR_SHIPS),
}
DEAREST = max(LEAST_PRICE.values())
AFFORDED = constants(
    [
        _bits(*(verb for verb, price in LEAST_PRICE.items() if price <= currency))
        for currency in range(DEAREST + 1)
    ],
    np.int64,
)
AT_LEVEL = constants(
    [
        _bits(*(verb for verb in LEAST_PRICE if LEAST_LEVEL.get(verb, 1) <= level))
        for level in range(LEVELS + 1)
    ],
    np.int64,
)
NOWHERE_IN_PARTICULAR = _bits(*(verb for verb in Verb if WHERE[verb] == Where.NONE))

ROAD = _bits(Verb.ROAD)
OF_BUILT_LAND = _bits(Verb.PORT, Verb.STRONG_BUNKER, Verb.DEMOLISH)
OF_OWN_LAND = _bits(
    Verb.FARM, Verb.GRANARY, Verb.MANUFACTORY, Verb.BUNKER, Verb.CAMP, Verb.PORT, Verb.ROB, Verb.EXPLORE
)
OF_UNITS = _bits(Verb.MARCH, Verb.DISBAND)
OF_GUNS = _bits(Verb.JOIN, Verb.PART)
FROM_PORTS = _bits(Verb.SEND_BUILDER, Verb.FRIGATE, Verb.CORVETTE, Verb.CRUISER, Verb.TRANSPORT, Verb.BOAT)
UNITS_FROM_PORTS = _bits(Verb.CONVOY, Verb.SHIP)
OF_TRANSPORTS = _bits(Verb.SAIL_TRANSPORT, Verb.BOARD, Verb.LAND)
ATTACK, SEA_ATTACK, BRIBE = _bits(Verb.ATTACK), _bits(Verb.SEA_ATTACK), _bits(Verb.BRIBE)
DEMOLISH, STOP_ROBBERY, WALK = _bits(Verb.DEMOLISH), _bits(Verb.STOP_ROBBERY), _bits(Verb.WALK)
OF_THE_CAPITAL = _bits(Verb.LEVEL, Verb.EXCHANGE, Verb.SPY, Verb.DEAL)  # for a seat that holds its own
SAIL_TRANSPORT, SEND_BUILDER, DEAL = _bits(Verb.SAIL_TRANSPORT), _bits(Verb.SEND_BUILDER), _bits(Verb.DEAL)
CONVOY, OVERSEAS = _bits(Verb.CONVOY), _bits(Verb.OVERSEAS)
NAMING = _bits(Verb.RECRUITING_PROVINCE)
SAIL, SAIL_BOAT = _bits(Verb.SAIL), _bits(Verb.SAIL_BOAT)


@rule
def survey(state: State, seat: int) -> None:
    """Write what the seat can do into `possible`, as bits."""
    open_now = survey_at_all(state, seat)
    possible = survey_recruits(state, seat) | (open_now & NOWHERE_IN_PARTICULAR)
    wanted = open_now & ~NOWHERE_IN_PARTICULAR
    for land in range(state.board.lands):
        holder = state.lands[land].holder
        if holder == seat:
            found = survey_land(state, seat, land, wanted)
            possible |= found
            wanted &= ~found
        elif holder == REBELS and wanted & BRIBE:
            possible |= tried(state, seat, land, BRIBE)
    state.possible = possible | survey_water(state, seat, wanted)


@rule
def survey_at_all(state: State, seat: int) -> int:
    """Which kinds of action are possible apart from the place (`why_not_at_all`), without recruiting. Only
    those are asked about for which the seat may have the currency, the level and the pieces."""
    mine = state.seats[seat]
    found = ALWAYS
    if has_room_for_stacks(state):
        found |= MOVING
        if mine.transport_count > 0:
            found |= MOVING_TRANSPORTS
    if mine.voyage_count < UNDER_WAY:
        found |= CONVOY
    asked = AFFORDED[min(mine.currency, DEAREST)] & AT_LEVEL[mine.level]
    if mine.free_roads > 0:
        asked |= ROAD
    if mine.next_overseas < 0:
        asked |= OVERSEAS
    if mine.transport_count == 0:
        asked &= ~SAIL_TRANSPORT
    if mine.spies == 0:
        asked &= ~DEAL
    if mine.builder_ships == 0:
        asked &= ~SEND_BUILDER
    asked &= ~NAMING if holds_own_capital(state, seat) else ~OF_THE_CAPITAL
    while asked:
        verb = lowest(asked)
        asked &= asked - 1
        if why_not_at_all(state, seat, verb) == ALLOWED:
            found |= 1 << verb
    return found


@rule
def survey_recruits(state: State, seat: int) -> int:
    """C13.1, C13.2"""
    found = 0
    if state.seats[seat].currency >= price_of_recruit(state, seat, Unit.INFANTRY):
        for unit in range(Unit.ARTILLERY + 1):
            if why_not_recruit(state, seat, unit) != ALLOWED:
                break  # the next one costs more, and needs more of everything
            found |= 1 << (Verb.INFANTRY + unit)
    return found


@rule
def survey_land(state: State, seat: int, land: int, wanted: int) -> int:
    province = state.lands[land]
    candidates = NAMING
    if not is_capital(state, land):
        candidates |= ROAD
        if province.tokens == 0:
            candidates |= OF_OWN_LAND | DEMOLISH if province.building == Building.NONE else OF_BUILT_LAND
        if province.marks & ROBBED:
            candidates |= STOP_ROBBERY
    units = units_in(state, land) > 0
    if units:
        candidates |= OF_UNITS
        if province.units[Unit.ARTILLERY] + province.units[Unit.CARAVAN] > 0:
            candidates |= OF_GUNS
    if province.marks & PORT:
        candidates |= FROM_PORTS
        if units:
            candidates |= UNITS_FROM_PORTS
    if wanted & WALK and captives_in(state, land) > 0:
        candidates |= WALK
    found = tried(state, seat, land, candidates & wanted)
    if units and wanted & ATTACK and has_enemy_beside(state, seat, land):
        found |= ATTACK
    return found


@rule
def has_enemy_beside(state: State, seat: int, land: int) -> bool:
    """Whether units of the province can attack somebody beside it."""
    around = state.board
    for n in range(around.first[land], around.shore[land]):
        other = around.beside[n]
        holder = state.lands[other].holder
        if holder != NOBODY and holder != seat:
            return why_not_commit_from(state, seat, land, other) == ALLOWED
    return False


@rule
def survey_water(state: State, seat: int, wanted: int) -> int:
    found = 0
    lands = state.board.lands
    for sea in range(state.board.seas):
        water = state.waters[sea]
        if water.fleet == seat:
            found |= tried(state, seat, lands + sea, SAIL & wanted)
            if wanted & SEA_ATTACK and has_fleet_beside(state, seat, lands + sea):
                found |= SEA_ATTACK
        if water.boat == seat:
            found |= tried(state, seat, lands + sea, SAIL_BOAT & wanted)
    for n in range(state.seats[seat].transport_count):
        found |= tried(state, seat, ABOARD + n, OF_TRANSPORTS & wanted)
        if wanted & ATTACK and has_enemy_ashore(state, seat, n):
            found |= ATTACK
    return found


@rule
def has_fleet_beside(state: State, seat: int, sea: int) -> bool:
    around = state.board
    for n in range(around.first[sea], around.shore[sea]):
        other = around.beside[n]
        fleet = state.waters[other - around.lands].fleet
        if fleet != NOBODY and fleet != seat:
            return why_not_commit_from(state, seat, sea, other) == ALLOWED
    return False


@rule
def has_enemy_ashore(state: State, seat: int, n: int) -> bool:
    around = state.board
    sea = state.seats[seat].transports[n].sea
    for place in range(around.shore[sea], around.first[sea + 1]):
        land = around.beside[place]
        holder = state.lands[land].holder
        if holder != NOBODY and holder != seat:
            return why_not_commit_from(state, seat, ABOARD + n, land) == ALLOWED
    return False


@rule
def tried(state: State, seat: int, place: int, verbs: int) -> int:
    """Which of the verbs are possible in the place."""
    found = 0
    while verbs:
        verb = lowest(verbs)
        verbs &= verbs - 1
        if why_not_there(state, seat, verb, place) == ALLOWED:
            found |= 1 << verb
    return found


@rule
def list_possible(state: State, seat: int, room: Numbers, count: int) -> int:
    left = state.possible
    while left:
        room[count] = lowest(left)
        left &= left - 1
        count += 1
    return count
