"""What a sensible player does for his income: buildings, boats, robbery, expeditions, spies.

Not a clause of the rules. The advice is worked out from the position alone, again at each step.
"""

from __future__ import annotations

from imperia.games.capitals.economy import upkeep
from imperia.games.capitals.fleets import why_not_sail_boat_to
from imperia.games.capitals.judgement import (
    can,
    distance_to_enemy,
    is_hungry_soon,
    rounds_left,
    threat_to,
)
from imperia.games.capitals.names import NOBODY, NOWHERE, Verb
from imperia.games.capitals.pieces import BOAT_PRICE, SPY_PRICE
from imperia.games.capitals.provinces import (
    borders_sea,
    has_working_port,
    is_adjacent,
    is_capital,
    is_own,
    is_working_port,
    soldiers_in,
)
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import overseas_price
from imperia.kernel.actions import ALLOWED
from imperia.kernel.bits import next_from
from imperia.kernel.rule import rule

SETTLING_ROUNDS = 2  # at the start, in which all money is for land
LATE = 3  # rounds before the end in which nothing is invested any more
PAYS_BACK = 11  # rounds in which a farm or a manufactory has earned its price
PORT_PAYS = 9  # rounds in which a port with some boats has
BOAT_PAYS = 4  # rounds in which a boat has, including the point for its income
CHEAP_EXPEDITION = 5
RICH = 20  # currency that is not needed for anything else


@rule
def best_investment(state: State, seat: int) -> int:
    """What to do for the income now; END if there is nothing to do."""
    mine = state.seats[seat]
    left = rounds_left(state)
    spare = mine.currency - upkeep(state, seat)
    if left >= BOAT_PAYS:
        if can(state, Verb.BOAT) and spare >= BOAT_PRICE:
            return Verb.BOAT
        if can(state, Verb.SAIL_BOAT) and spare >= BOAT_PRICE and boat_to_sail(state, seat) != NOWHERE:
            return Verb.SAIL_BOAT
        if left >= PORT_PAYS and can(state, Verb.PORT) and not has_working_port(state, seat):
            return Verb.PORT
    wants_spy = can(state, Verb.SPY) and mine.spies == 0 and state.round > SETTLING_ROUNDS
    if wants_spy and spare >= SPY_PRICE:
        return Verb.SPY
    if left > PAYS_BACK - 2 and spare > 0:
        if can(state, Verb.MANUFACTORY):
            return Verb.MANUFACTORY
        if can(state, Verb.FARM) and not can_save_for_manufactory(state, seat):
            return Verb.FARM
        if can(state, Verb.EXPLORE) and left > PAYS_BACK + 1 and spare >= RICH:
            return Verb.EXPLORE
    if can(state, Verb.OVERSEAS) and left > LATE and overseas_price(state, seat) <= CHEAP_EXPEDITION:
        return Verb.OVERSEAS
    return Verb.END


@rule
def can_save_for_manufactory(state: State, seat: int) -> bool:
    """At level III a manufactory earns more for its price than a farm."""
    return state.seats[seat].level == 3 and not is_hungry_soon(state, seat)


# ----- Robbery (C6.5)


@rule
def should_rob(state: State, seat: int) -> bool:
    """Whether to rob provinces that bring nothing else, as long as that causes no revolt."""
    provinces, marked, soldiers = 0, 0, 0
    for land in range(state.board.lands):
        if is_own(state, seat, land):
            provinces += 1
            marked += state.lands[land].tokens > 0
        if state.lands[land].holder == seat and not is_capital(state, land):
            soldiers += soldiers_in(state, land)
    return 2 * (marked + 1) < provinces or soldiers == 0


# ----- Boats (C16.2)


@rule
def boat_to_sail(state: State, seat: int) -> int:
    """A boat that makes room for another at a port."""
    for sea in range(state.board.seas):
        water = state.waters[sea]
        place = state.board.lands + sea
        in_the_way = water.boat == seat and water.boat_points > 0 and is_at_port(state, seat, place)
        if in_the_way and sea_for_boat(state, seat, place) != NOWHERE:
            return place
    return NOWHERE


@rule
def sea_for_boat(state: State, seat: int, origin: int) -> int:
    """A sea away from the seat's ports."""
    for sea in range(state.board.lands, state.board.lands + state.board.seas):
        if not is_at_port(state, seat, sea) and why_not_sail_boat_to(state, seat, origin, sea) == ALLOWED:
            return sea
    return NOWHERE


@rule
def is_at_port(state: State, seat: int, sea: int) -> bool:
    for land in range(state.board.lands):
        if is_working_port(state, seat, land) and borders_sea(state, land, sea):
            return True
    return False


@rule
def best_port(state: State) -> int:
    """The place on offer with the most seas where no boat lies."""
    around = state.board
    best, most = NOWHERE, 0
    place = next_from(state.offered, 0)
    while place >= 0:
        seas = 0
        for n in range(around.shore[place], around.first[place + 1]):
            seas += state.waters[around.beside[n] - around.lands].boat == NOBODY
        if seas > most:
            best, most = place, seas
        place = next_from(state.offered, place + 1)
    return best


# ----- Where


@rule
def safest_offered(state: State, seat: int) -> int:
    """The place on offer with the fewest enemies near, closest to the capital."""
    best, least = NOWHERE, 1_000
    capital = state.seats[seat].capital
    place = next_from(state.offered, 0)
    while place >= 0:
        danger = 2 * threat_to(state, seat, place) + 3 - distance_to_enemy(state, seat, place)
        danger += 1 - int(is_adjacent(state, place, capital))
        if danger < least:
            best, least = place, danger
        place = next_from(state.offered, place + 1)
    return best
