"""What a sensible player sees in a position before deciding anything: for advice.

Not a clause of the rules.
"""

from __future__ import annotations

from imperia.games.capitals.battle import approach_of_attack, strength_in
from imperia.games.capitals.economy import food_needed, food_supplied
from imperia.games.capitals.modifiers import (
    for_ground,
    for_numbers,
    lasting_at_sea,
    lasting_for_attacker,
    lasting_for_defender,
    weather_for_attackers,
)
from imperia.games.capitals.names import NOBODY, NOWHERE, PORT, Decision, Voyage
from imperia.games.capitals.pieces import Building, Unit, Weather
from imperia.games.capitals.provinces import is_capital, is_coastal, soldiers_in
from imperia.games.capitals.scoring import total_of
from imperia.games.capitals.stacks import guns_of_attack, number_with_points, worth_of_attack
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import soldiers_on_ship
from imperia.kernel.rule import rule

GUARD = 2  # soldiers that stay in a capital whatever happens
LIKELY = 68  # chances in a hundred at which a fight is begun
MOST_ROUNDS = 10_000  # of a fight, as far as it is foreseen


@rule
def rounds_left(state: State) -> int:
    return state.options.rounds - state.round


@rule
def can(state: State, verb: int) -> bool:
    return (state.possible >> verb) & 1 == 1


@rule
def is_hungry_soon(state: State, seat: int) -> bool:
    """Whether food would be missing with a province or two more, in weather in which farms give nothing."""
    return food_supplied(state, seat, Weather.SEVERE_WINTER) < food_needed(state, seat) + 1


@rule
def leader_but(state: State, seat: int) -> int:
    """The other seat with the most points."""
    best, most = NOBODY, -1
    for other in range(state.options.players):
        if other != seat and not state.seats[other].out:
            points = total_of(state, other)
            if points > most:
                best, most = other, points
    return best


# ----- Danger


@rule
def guard_of(state: State, seat: int, land: int) -> int:
    """How many soldiers should stay: in a capital as many as the danger calls for, elsewhere one beside a
    threatened building."""
    if not is_capital(state, land):
        return 1 if threat_to(state, seat, land) > 0 and state.lands[land].building != Building.NONE else 0
    danger = threat_to(state, seat, land)
    if is_coastal(state, land):
        danger = max(danger, threat_from_the_sea(state, seat))
    return GUARD + 3 * danger // 4


@rule
def needs_guard(state: State, seat: int) -> bool:
    capital = state.seats[seat].capital
    if state.lands[capital].holder != seat:
        return False
    return soldiers_in(state, capital) < guard_of(state, seat, capital)


@rule
def threat_to(state: State, seat: int, land: int) -> int:
    """The most soldiers that one enemy has beside a province."""
    most = 0
    around = state.board
    for enemy in range(state.options.players):
        if enemy != seat:
            soldiers = 0
            for n in range(around.first[land], around.shore[land]):
                if state.lands[around.beside[n]].holder == enemy:
                    soldiers += soldiers_in(state, around.beside[n])
            most = max(most, soldiers)
    return most


@rule
def threat_from_the_sea(state: State, seat: int) -> int:
    """The most soldiers on one ship of another seat: where the ship is going is not known."""
    most = 0
    for other in range(state.options.players):
        if other != seat:
            for n in range(state.seats[other].voyage_count):
                if state.seats[other].voyages[n].kind == Voyage.SHIP:
                    most = max(most, soldiers_on_ship(state, other, n))
    return most


@rule
def surplus(state: State, seat: int, land: int) -> int:
    """Soldiers who can leave."""
    return soldiers_in(state, land) - guard_of(state, seat, land)


@rule
def has_rested(state: State, land: int) -> bool:
    for unit in range(Unit.CARAVAN + 1):
        if state.lands[land].units[unit] > 0 and number_with_points(state, land, unit) > 0:
            return True
    return False


@rule
def distance_to_enemy(state: State, seat: int, land: int) -> int:
    """Zero beside an enemy, one if the enemy is a step farther away; two for anything beyond."""
    around = state.board
    near = 2
    for n in range(around.first[land], around.shore[land]):
        other = around.beside[n]
        holder = state.lands[other].holder
        if holder != NOBODY and holder != seat:
            return 0
        for m in range(around.first[other], around.shore[other]):
            beyond = state.lands[around.beside[m]].holder
            if beyond != NOBODY and beyond != seat:
                near = 1
    return near


# ----- Land


@rule
def free_land_beside(state: State, land: int) -> int:
    """The best free land beside a province."""
    around = state.board
    best, most = NOWHERE, -1
    for n in range(around.first[land], around.shore[land]):
        other = around.beside[n]
        if state.lands[other].holder == NOBODY:
            worth = worth_of_land(state, other)
            if worth > most:
                best, most = other, worth
    return best


@rule
def worth_of_land(state: State, land: int) -> int:
    """What the land is good for: reaching further free land, and a port."""
    around = state.board
    worth = 2 * int(is_coastal(state, land))
    for n in range(around.first[land], around.shore[land]):
        worth += state.lands[around.beside[n]].holder == NOBODY
    return worth


@rule
def has_something(state: State, land: int) -> bool:
    return state.lands[land].building != Building.NONE or state.lands[land].marks & PORT != 0


# ----- Odds


@rule
def odds_against(
    state: State, seat: int, land: int, soldiers: int, defenders: int, guns: int, approach: int
) -> int:
    """The chance to take a province, in hundredths, roughly: as if every round were like the first."""
    if defenders == 0:
        return 100
    dug_in = state.lands[land].units[Unit.INFANTRY] > 0
    difference = for_numbers(soldiers, defenders) + lasting_for_attacker(state, seat, land, 1, approach)
    difference -= lasting_for_defender(state, seat, land) + for_ground(state, land, guns, dug_in)
    return odds_of_rounds(soldiers, defenders, difference)


@rule
def odds_of_rounds(soldiers: int, defenders: int, difference: int) -> int:
    win = max(2, min(98, 50 + difference - difference * abs(difference) // 200))
    # Who first wins as many rounds as the other has soldiers: by the normal curve, drawn roughly.
    rounds = min(soldiers + defenders - 1, MOST_ROUNDS)
    ahead = 2 * (rounds * win - 100 * min(defenders, MOST_ROUNDS)) + 100
    return 50 + fifty_times(ahead, ahead * ahead + 4 * rounds * win * (100 - win))


@rule
def fifty_times(part: int, square: int) -> int:
    """Fifty times the ratio of a number to the root of a square, rounded down; in whole numbers, so that the
    result is the same everywhere."""
    wanted = 2_500 * part * part
    times = 0
    step = 32
    while step > 0:
        if (times + step) * (times + step) * square <= wanted:
            times += step
        step >>= 1
    if part >= 0:
        return times
    return -times if times * times * square == wanted else -times - 1


@rule
def odds_of_attack(state: State, seat: int) -> int:
    """The odds of the units that are committed."""
    attackers = worth_of_attack(state)
    if state.target >= state.board.lands:
        return odds_at_sea(state, seat, state.target, attackers)
    begun = state.decision == Decision.ROUND
    return odds_against(
        state,
        seat,
        state.target,
        attackers,
        soldiers_in(state, state.target),
        guns_of_attack(state),
        state.approach if begun else approach_of_attack(state),
    )


@rule
def odds_at_sea(state: State, seat: int, sea: int, strength: int) -> int:
    theirs = strength_in(state, sea)
    difference = (
        for_numbers(strength, theirs) + lasting_at_sea(state, seat, sea) + weather_for_attackers(state)
    )
    difference -= lasting_at_sea(state, state.waters[sea - state.board.lands].fleet, sea)
    return odds_of_rounds(strength, theirs, difference)
