"""How likely the attacks that answers lead to are to succeed, as far as it is known who would fight."""

from __future__ import annotations

from imperia.games.capitals.advice import ENOUGH, FIGHT, TO_THE_END
from imperia.games.capitals.battle import approach_by, by_approach, soldiers_by_approach
from imperia.games.capitals.codes import AT, DO, NUMBER, UNIT_CODES
from imperia.games.capitals.judgement import odds_against, odds_at_sea
from imperia.games.capitals.names import ABOARD, NOBODY, NOWHERE, Decision, Verb
from imperia.games.capitals.outlook_of_numbers import fresh_in, worth_and_guns
from imperia.games.capitals.prospect import Prospect
from imperia.games.capitals.provinces import borders_sea, soldiers_in
from imperia.games.capitals.stacks import KIND, LEFT, guns_of_attack, number_with, worth_of_attack
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import guns_on_ship, soldiers_on_ship
from imperia.kernel.record import Many
from imperia.kernel.rule import rule


@rule
def look_at_attacks(
    state: State,
    seat: int,
    prey: int,
    odds: int,
    count: int,
    prospects: Many[Prospect],
) -> None:
    """`prey` is the best place to attack; `odds` are those of an attack that is under way."""
    if state.decision in (Decision.COMMIT, Decision.ROUND):
        for n in range(count):
            if prospects[n].code in (ENOUGH, FIGHT, TO_THE_END):
                prospects[n].odds = odds
        return
    for n in range(count):
        target = attacked_by(state, seat, prospects[n].code, prey)
        if target >= state.board.lands:
            prospects[n].odds = odds_of_fleets(state, seat, target, prospects[n].code)
        elif target != NOWHERE:
            prospects[n].odds = odds_on_land(state, seat, target, prospects[n].code)


@rule
def is_joining_an_attack(state: State) -> bool:
    asked = state.decision in (Decision.PLACE, Decision.UNITS, Decision.NUMBER)
    return asked and state.verb in (Verb.ATTACK, Verb.SEA_ATTACK)


@rule
def attacked_by(state: State, seat: int, code: int, prey: int) -> int:
    """The place that the answer attacks; NOWHERE if it leads to no attack, or it is not foreseen who would
    fight."""
    if state.decision == Decision.ACTION:
        return prey if code == DO + Verb.ATTACK else NOWHERE
    if state.decision == Decision.TARGET:
        place = code - AT - 1
        landing = state.verb == Verb.SHIP and is_held(state, seat, place)
        return place if landing or state.verb in (Verb.ATTACK, Verb.SEA_ATTACK) else NOWHERE
    return state.target if is_joining_an_attack(state) else NOWHERE


@rule
def is_held(state: State, seat: int, land: int) -> bool:
    """Whether somebody else holds the land."""
    holder = state.lands[max(land, 0)].holder
    return land >= 0 and holder != NOBODY and holder != seat


# ----- At sea, and on land


@rule
def joined_by(state: State, code: int) -> tuple[int, int, int]:
    """What the answer adds to the attack: from which place, how many soldiers (or what strength of
    warships), and how many guns. Until the number is asked for, everybody who could join counts."""
    if state.decision == Decision.PLACE:
        soldiers, guns = fresh_in(state, code - AT - 1)
        return code - AT - 1, soldiers, guns
    number = code - NUMBER
    sort = state.sort
    if state.decision == Decision.UNITS:
        sort = code - UNIT_CODES
        number = number_with(state, state.place, KIND[sort], LEFT[sort])
    soldiers, guns = worth_and_guns(KIND[sort], number)
    return state.place, soldiers, guns


@rule
def odds_of_fleets(state: State, seat: int, target: int, code: int) -> int:
    strength = 0
    if is_joining_an_attack(state):
        _, more, _ = joined_by(state, code)
        strength = worth_of_attack(state) + more
    else:
        for n in range(state.board.first[target], state.board.shore[target]):
            beside = state.board.beside[n]
            if beside >= state.board.lands and state.waters[beside - state.board.lands].fleet == seat:
                more, _ = fresh_in(state, beside)
                strength += more
    return odds_at_sea(state, seat, target, strength) if strength > 0 else 0


@rule
def odds_on_land(state: State, seat: int, target: int, code: int) -> int:
    near, far, landing, guns = attackers_of(state, seat, target, code)
    soldiers = near + far + landing
    if soldiers == 0:
        return 0
    approach = approach_by(near, far, landing)
    return odds_against(state, seat, target, soldiers, soldiers_in(state, target), guns, approach)


@rule
def attackers_of(state: State, seat: int, target: int, code: int) -> tuple[int, int, int, int]:
    """Soldiers from connected land, from other land, and from the sea; and guns."""
    if is_joining_an_attack(state):
        near, far, landing = soldiers_by_approach(state)
        place, soldiers, guns = joined_by(state, code)
        if soldiers > 0:
            group = by_approach(state, place, soldiers)
            near += group[0]
            far += group[1]
            landing += group[2]
        return near, far, landing, guns_of_attack(state) + guns
    if state.decision == Decision.TARGET and state.verb == Verb.SHIP:
        return 0, 0, soldiers_on_ship(state, seat, state.voyage), guns_on_ship(state, seat, state.voyage)
    return all_who_could_attack(state, seat, target)


@rule
def all_who_could_attack(state: State, seat: int, target: int) -> tuple[int, int, int, int]:
    near, far, landing, guns = 0, 0, 0, 0
    for n in range(state.board.first[target], state.board.shore[target]):
        beside = state.board.beside[n]
        if state.lands[beside].holder == seat:
            soldiers, with_guns = fresh_in(state, beside)
            group = by_approach(state, beside, soldiers)
            near += group[0]
            far += group[1]
            guns += with_guns
    mine = state.seats[seat]
    for n in range(mine.transport_count):
        if borders_sea(state, target, mine.transports[n].sea):
            soldiers, _ = fresh_in(state, ABOARD + n)
            landing += soldiers
    return near, far, landing, guns
