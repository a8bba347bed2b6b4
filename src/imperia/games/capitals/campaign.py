"""Where a sensible player sends his soldiers: to free land, to the front, against others, across the sea.

Not a clause of the rules. The advice is worked out from the position alone, again at each step.
"""

from __future__ import annotations

from imperia.games.capitals.economy import income
from imperia.games.capitals.how_many import most_in
from imperia.games.capitals.judgement import (
    GUARD,
    LIKELY,
    can,
    distance_to_enemy,
    free_land_beside,
    has_rested,
    has_something,
    is_hungry_soon,
    odds_against,
    rounds_left,
    surplus,
)
from imperia.games.capitals.marching import sea_march_cost
from imperia.games.capitals.names import FIRST_CAPTIVE, NOBODY, NOWHERE, Verb
from imperia.games.capitals.pieces import (
    ARMY_SHIP_PRICE,
    ARMY_SHIP_SOLDIERS,
    LANDING,
    RECRUIT_PRICE,
    SEATS,
    Unit,
    Weather,
)
from imperia.games.capitals.provinces import (
    holds_own_capital,
    is_adjacent,
    is_capital,
    is_coastal,
    is_working_port,
    provinces_of,
    soldiers_in,
)
from imperia.games.capitals.stacks import FIRST, LEFT, number_with_points
from imperia.games.capitals.state import State
from imperia.kernel.bits import next_from
from imperia.kernel.rule import rule

PRICE_OF_INFANTRY = RECRUIT_PRICE[Unit.INFANTRY]
SETTLERS = 6  # at most so many wait in a capital
NO_RAID, GATHER, TO_THE_PORT, SAIL = 0, 1, 2, 3  # how far a raid is
SURE = 80  # chances in a hundred at which a ship is sent against a capital
SMALL_RAID = 4  # soldiers, at least
EMIGRANTS = 3  # soldiers who sail to free land, at least
NEW_LAND_PAYS = 5  # rounds until they have taken land that is worth their ship


# ----- Settling and marching


@rule
def wants_settlers(state: State, seat: int) -> bool:
    """Whether there is free land beside the seat's own, and food for it."""
    waiting = soldiers_in(state, state.seats[seat].capital)
    return waiting < GUARD + SETTLERS and may_settle(state, seat) and can_expand(state, seat)


@rule
def may_settle(state: State, seat: int) -> bool:
    """Whether there is food for more land; nobody starves after the end."""
    return not is_hungry_soon(state, seat) or rounds_left(state) <= 1


@rule
def can_expand(state: State, seat: int) -> bool:
    for land in range(state.board.lands):
        if state.lands[land].holder == seat and free_land_beside(state, land) != NOWHERE:
            return True
    return False


@rule
def best_origin(state: State, seat: int) -> int:
    """Where a march should begin: beside free land, or else on the way towards an enemy."""
    if may_settle(state, seat):
        for land in range(state.board.lands):
            if may_leave(state, seat, land) and free_land_beside(state, land) != NOWHERE:
                return land
    for land in range(state.board.lands):
        if may_leave(state, seat, land) and step_to_the_front(state, seat, land) != NOWHERE:
            return land
    return NOWHERE


@rule
def goal_of_march(state: State, seat: int, origin: int) -> int:
    """The goal of a march that begins there: free land, or else a step to the front."""
    goal = free_land_beside(state, origin) if may_settle(state, seat) else NOWHERE
    return step_to_the_front(state, seat, origin) if goal == NOWHERE else goal


@rule
def may_leave(state: State, seat: int, land: int) -> bool:
    if state.lands[land].holder != seat or surplus(state, seat, land) <= 0 or not has_rested(state, land):
        return False
    for sort in range(FIRST[FIRST_CAPTIVE]):
        if LEFT[sort] > 0 and most_in(state, seat, Verb.MARCH, land, sort) > 0:
            return True
    return False


@rule
def step_to_the_front(state: State, seat: int, land: int) -> int:
    """A held province beside this one that lies nearer to an enemy."""
    here = distance_to_enemy(state, seat, land)
    if here == 0:
        return NOWHERE
    around = state.board
    for n in range(around.first[land], around.shore[land]):
        other = around.beside[n]
        if state.lands[other].holder == seat and distance_to_enemy(state, seat, other) < here:
            return other
    return NOWHERE


# ----- Attacking


@rule
def best_target(state: State, seat: int) -> int:
    """The target with the best chances for its worth, if any is worth it."""
    best, most = NOWHERE, 0
    for land in range(state.board.lands):
        holder = state.lands[land].holder
        if holder != NOBODY and holder != seat:
            soldiers = soldiers_beside(state, seat, land)
            if soldiers > 0:
                worth = worth_of_attacking(state, seat, land, soldiers)
                if worth > most:
                    best, most = land, worth
    return best


@rule
def soldiers_beside(state: State, seat: int, land: int) -> int:
    """Soldiers beside the province that could attack and may leave where they stand."""
    around = state.board
    soldiers = 0
    for n in range(around.first[land], around.shore[land]):
        other = around.beside[n]
        if state.lands[other].holder == seat and has_rested(state, other):
            soldiers += max(surplus(state, seat, other), 0)
    return soldiers


@rule
def worth_of_attacking(state: State, seat: int, land: int, soldiers: int) -> int:
    defenders = soldiers_in(state, land)
    prize = 60 if is_capital(state, land) else 10
    if has_something(state, land):
        prize += 5
    if defenders == 0:
        return 4 * prize
    chance = odds_against(state, seat, land, soldiers, defenders, 0, 0)
    return prize + chance - LIKELY if chance >= LIKELY else 0


@rule
def strongest_beside(state: State, seat: int) -> int:
    best, most = NOWHERE, 0
    place = next_from(state.offered, 0)
    while place >= 0:
        if place < state.board.lands and surplus(state, seat, place) > most:
            best, most = place, surplus(state, seat, place)
        place = next_from(state.offered, place + 1)
    return best


# ----- A ship against a capital at the sea, or to free land once none is left within walking distance (C9)


@rule
def raid(state: State, seat: int) -> int:
    """How far a raid is: men are gathered, march to a port beside the capital, and sail."""
    if rounds_left(state) < 3 or not holds_own_capital(state, seat):
        return NO_RAID
    mine = state.seats[seat]
    port = best_port_for_raid(state, seat)
    if port == NOWHERE:
        return NO_RAID
    fare = sea_march_cost(state, Unit.INFANTRY, 1)
    ready = number_with_points(state, port, Unit.INFANTRY)
    sailing = min(min(ready, ARMY_SHIP_SOLDIERS), affordable(mine.currency - ARMY_SHIP_PRICE, fare))
    may_sail = can(state, Verb.SHIP) or state.verb == Verb.SHIP
    if may_sail and target_of_ship(state, seat, port, sailing) != NOWHERE:
        return SAIL
    rested = number_with_points(state, mine.capital, Unit.INFANTRY)
    waiting = max(0, min(surplus(state, seat, mine.capital), rested))
    together = min(ready + waiting, ARMY_SHIP_SOLDIERS)
    affords = waiting > 0 and ARMY_SHIP_PRICE + fare * together <= mine.currency
    if affords and target_of_ship(state, seat, port, together) != NOWHERE:
        return TO_THE_PORT
    crew = ARMY_SHIP_SOLDIERS
    if target_of_raid(state, seat, port, crew) == NOWHERE:
        crew = EMIGRANTS
    there = ready + max(0, surplus(state, seat, mine.capital))
    wanted = max(0, crew - there)
    price = ARMY_SHIP_PRICE + max(fare, 1) * crew + PRICE_OF_INFANTRY * wanted
    will_afford = wanted > 0 and price <= mine.currency + income(state, seat, Weather.FAIR)
    if will_afford and target_of_ship(state, seat, port, crew) != NOWHERE:
        return GATHER
    return NO_RAID


@rule
def affordable(currency: int, fare: int) -> int:
    if currency < 0:
        return 0
    return ARMY_SHIP_SOLDIERS if fare == 0 else currency // fare


@rule
def best_port_for_raid(state: State, seat: int) -> int:
    capital = state.seats[seat].capital
    best, most = NOWHERE, -1
    for land in range(state.board.lands):
        if is_working_port(state, seat, land) and is_adjacent(state, land, capital):
            soldiers = soldiers_in(state, land)
            if soldiers > most:
                best, most = land, soldiers
    return best


@rule
def target_of_ship(state: State, seat: int, port: int, soldiers: int) -> int:
    """The target of a ship: a capital, or else free land."""
    target = target_of_raid(state, seat, port, soldiers)
    return new_land(state, seat, soldiers) if target == NOWHERE else target


@rule
def new_land(state: State, seat: int, soldiers: int) -> int:
    """Free land at the sea with the most free land beside it: three men on a ship cost what a farm and a half
    does, and take three provinces."""
    best, most = NOWHERE, EMIGRANTS - 2
    too_late = rounds_left(state) < NEW_LAND_PAYS
    if soldiers < EMIGRANTS or too_late or can_expand(state, seat) or not may_settle(state, seat):
        return best
    for land in range(state.board.lands):
        if state.lands[land].holder == NOBODY and is_coastal(state, land):
            around = free_lands_beside(state, land)
            if around > most and not is_raided(state, seat, land):
                best, most = land, around
    return best


@rule
def free_lands_beside(state: State, land: int) -> int:
    around = state.board
    count = 0
    for n in range(around.first[land], around.shore[land]):
        count += state.lands[around.beside[n]].holder == NOBODY
    return count


@rule
def target_of_raid(state: State, seat: int, port: int, soldiers: int) -> int:
    """A capital that would fall even if its holder did for it what he can afford meanwhile."""
    best, most = NOWHERE, SURE
    if soldiers < SMALL_RAID:
        return best
    for land in range(state.board.lands):
        holder = state.lands[land].holder
        at_sea = is_capital(state, land) and land != port and is_coastal(state, land)
        if at_sea and is_of_another(seat, holder):
            chance = odds_against(
                state, seat, land, soldiers, defenders_by_then(state, holder, land), 0, LANDING
            )
            if chance > most and not is_raided(state, seat, land):
                best, most = land, chance
    return best


@rule
def is_of_another(seat: int, holder: int) -> bool:
    return 0 <= holder < SEATS and holder != seat


@rule
def is_raided(state: State, seat: int, land: int) -> bool:
    """Whether a ship of the seat is on its way there."""
    for n in range(state.seats[seat].voyage_count):
        if state.seats[seat].voyages[n].target == land:
            return True
    return False


@rule
def defenders_by_then(state: State, holder: int, land: int) -> int:
    """The defenders after two more of the holder's turns; half of the holder's money may go elsewhere."""
    defenders = soldiers_in(state, land)
    if state.seats[holder].capital == land:
        means = state.seats[holder].currency // 2 + income(state, holder, Weather.FAIR)
        defenders += min(means // PRICE_OF_INFANTRY, 4 * provinces_of(state, holder))
    return defenders
