"""What is added to the dice of a battle: clauses C4.1, C10.4, C10.5, C10.13 and C16.1.

Some parts stay the same throughout a battle, others depend on what is left of both sides. Bots and exact odds
ask the same functions as the dice.
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
    """C10.4: two for each soldier that the attacker has more than the defender, ten at most."""
    return max(0, min(SOLDIER_MORE * (attackers - defenders), MOST_FOR_SOLDIERS))


@rule
def for_weapons(state: State, seat: int) -> int:
    """C11.4"""
    return EACH_WEAPON * state.seats[seat].weapons


@rule
def weather_for_attackers(state: State) -> int:
    return ATTACKERS[state.weather]


# ----- On land


@rule
def has_bunker(state: State, land: int) -> bool:
    return state.lands[land].building in (Building.BUNKER, Building.STRONG_BUNKER)


@rule
def lasting_for_attacker(state: State, seat: int, land: int, origins: int, approach: int) -> int:
    """The parts that do not depend on what is left: provinces attacked from, rebellions, the approach, a
    port, weather, weapons."""
    total = for_further_provinces(origins) + approach + weather_for_attackers(state)
    total += for_weapons(state, seat) + for_rebellions(state, seat, state.lands[land].holder)
    return total + against_port(state, land)


@rule
def for_further_provinces(origins: int) -> int:
    return max(origins - 1, 0)


@rule
def for_rebellions(state: State, seat: int, other: int) -> int:
    """What a side's rebellions take off its dice, if the other side is a player."""
    return EACH_REBELLION * rebellions_of(state, seat) if is_player(other) else 0


@rule
def against_port(state: State, land: int) -> int:
    """C5.6: what a port that is not blocked takes off, whoever holds the province."""
    return AGAINST_PORT if state.lands[land].marks & PORT and not is_blocked(state, land) else 0


@rule
def lasting_for_defender(state: State, attacker: int, land: int) -> int:
    """The parts that do not depend on what is left: a capital, rebellions, weapons; rebels and savages have
    none (C10.13)."""
    defender = state.lands[land].holder
    if not is_player(defender):
        return 0
    total = for_weapons(state, defender) + for_capital(state, attacker, land)
    return total + for_rebellions(state, defender, attacker)


@rule
def for_capital(state: State, attacker: int, land: int) -> int:
    """C10.5: what a capital adds for its first owner, or takes off against its first owner."""
    first_owner = state.lands[land].capital
    if first_owner == state.lands[land].holder:
        return OWN_CAPITAL
    return AGAINST_FIRST_OWNER if first_owner != NOBODY and first_owner == attacker else 0


@rule
def for_ground(state: State, land: int, guns: int, has_infantry: bool) -> int:
    """C5.5, C10.5: a bunker, less what guns take off, plus cannonballs; without a bunker, being dug in."""
    if not is_player(state.lands[land].holder):
        return 0
    if not has_bunker(state, land):
        return DUG_IN if has_infantry else 0
    return for_walls(state, land) + for_guns(state, land, guns) + for_cannonballs(state, land)


@rule
def for_walls(state: State, land: int) -> int:
    return STRONG_BUNKER if state.lands[land].building == Building.STRONG_BUNKER else BUNKER


@rule
def for_guns(state: State, land: int, guns: int) -> int:
    """What guns take off a bunker."""
    return -min(EACH_GUN * guns, for_walls(state, land))


@rule
def for_cannonballs(state: State, land: int) -> int:
    return EACH_CANNONBALL * state.seats[state.lands[land].holder].cannonballs


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
    """The parts that do not depend on what is left, for either side: a battery and weapons."""
    return for_battery(state, seat, sea) + for_weapons(state, seat)


@rule
def for_battery(state: State, seat: int, sea: int) -> int:
    return BATTERY * int(has_battery(state, seat, sea))
