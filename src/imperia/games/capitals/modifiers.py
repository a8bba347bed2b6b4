"""What is added to the dice of a battle: clauses C4.1, C10.4, C10.5, C10.13 and C16.1.

The parts that stay the same throughout a battle, and those that follow from what is left of both sides. Bots
and exact odds ask the same functions as the dice.
"""

from __future__ import annotations

from imperia.games.capitals.names import NOBODY, PORT
from imperia.games.capitals.pieces import (
    AGAINST_FIRST_OWNER,
    AGAINST_PORT,
    ATTACKERS_IN,
    BATTERY,
    BUNKER,
    DUG_IN,
    EACH_CANNONBALL,
    EACH_GUN,
    EACH_REBELLION,
    EACH_WEAPON,
    MOST_FOR_SOLDIERS,
    OWN_CAPITAL,
    SEATS,
    SOLDIER_MORE,
    STRONG_BUNKER,
    Building,
)
from imperia.games.capitals.provinces import is_blocked, rebellions_of
from imperia.games.capitals.state import State
from imperia.kernel.rule import constants, rule

ATTACKERS = constants(ATTACKERS_IN)


@rule
def is_player(side: int) -> bool:
    return 0 <= side < SEATS


@rule
def for_numbers(attackers: int, defenders: int) -> int:
    """C10.4: two for each soldier more, ten at most."""
    return max(0, min(SOLDIER_MORE * (attackers - defenders), MOST_FOR_SOLDIERS))


# ----- On land


@rule
def has_bunker(state: State, land: int) -> bool:
    return state.lands[land].building in (Building.BUNKER, Building.STRONG_BUNKER)


@rule
def lasting_for_attacker(state: State, seat: int, land: int, origins: int, approach: int) -> int:
    """Whatever is left: provinces attacked from, rebellions, the approach, a port, weather, weapons."""
    defender = state.lands[land].holder
    total = max(origins - 1, 0) + approach + ATTACKERS[state.weather]
    total += EACH_WEAPON * state.seats[seat].weapons
    if is_player(defender):
        total += EACH_REBELLION * rebellions_of(state, seat)
    if state.lands[land].marks & PORT and not is_blocked(state, land):
        total += AGAINST_PORT
    return total


@rule
def lasting_for_defender(state: State, attacker: int, land: int) -> int:
    """A capital, rebellions, weapons; rebels and savages have nothing (C10.13)."""
    defender = state.lands[land].holder
    if not is_player(defender):
        return 0
    first_owner = state.lands[land].capital
    total = EACH_WEAPON * state.seats[defender].weapons
    if first_owner == defender:
        total += OWN_CAPITAL
    elif first_owner != NOBODY and first_owner == attacker:
        total += AGAINST_FIRST_OWNER
    return total + EACH_REBELLION * rebellions_of(state, defender)


@rule
def for_ground(state: State, land: int, guns: int, has_infantry: bool) -> int:
    """C5.5, C10.5: a bunker, less what guns take off, with cannonballs; else being dug in."""
    defender = state.lands[land].holder
    if not is_player(defender):
        return 0
    if not has_bunker(state, land):
        return DUG_IN if has_infantry else 0
    walls = STRONG_BUNKER if state.lands[land].building == Building.STRONG_BUNKER else BUNKER
    return max(walls - EACH_GUN * guns, 0) + EACH_CANNONBALL * state.seats[defender].cannonballs


# ----- At sea


@rule
def has_battery(state: State, seat: int, sea: int) -> bool:
    """C16.1: the sea borders a province with a bunker that the seat holds."""
    board = state.board
    for n in range(board.shore[sea], board.first[sea + 1]):
        land = board.beside[n]
        if state.lands[land].holder == seat and has_bunker(state, land):
            return True
    return False


@rule
def lasting_at_sea(state: State, seat: int, sea: int) -> int:
    """For either side: a battery and weapons."""
    return BATTERY * int(has_battery(state, seat, sea)) + EACH_WEAPON * state.seats[seat].weapons


@rule
def weather_for_attackers(state: State) -> int:
    return ATTACKERS[state.weather]
