"""How likely the attacks are to succeed that answers lead to, as far as is known who would fight."""

from __future__ import annotations

from imperia.games.capitals.advice import ENOUGH, FIGHT, TO_THE_END
from imperia.games.capitals.battle import approach_of_attack
from imperia.games.capitals.codes import AT, DO, NUMBER, UNIT_CODES
from imperia.games.capitals.judgement import odds_against, odds_at_sea
from imperia.games.capitals.names import ABOARD, NOBODY, NOWHERE, Decision, Verb
from imperia.games.capitals.outlook_of_numbers import fresh_in, worth_and_guns
from imperia.games.capitals.pieces import LANDING, NOT_CONNECTED
from imperia.games.capitals.prospect import Prospect
from imperia.games.capitals.provinces import is_connected, soldiers_in
from imperia.games.capitals.stacks import (
    KIND,
    LEFT,
    guns_of_attack,
    number_with,
    worth_of_attack,
)
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import soldiers_on_ship
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
    """`prey` is what attacking would best begin with; `odds` are those of an attack that is under way."""
    if state.decision in (Decision.COMMIT, Decision.ROUND):
        for n in range(count):
            if prospects[n].code in (ENOUGH, FIGHT, TO_THE_END):
                prospects[n].odds = odds
        return
    joining = is_joining_an_attack(state)
    committed, guns, approach = 0, 0, 0
    if joining:
        committed, guns, approach = worth_of_attack(state), guns_of_attack(state), approach_of_attack(state)
    for n in range(count):
        code = prospects[n].code
        target = attacked_by(state, seat, code, prey)
        if target == NOWHERE:
            continue
        if joining:
            more, with_guns = joined_by(state, code)
            if committed == 0:
                approach = approach_from(state, code)
            odds = odds_with(state, seat, target, committed + more, guns + with_guns, approach)
        elif state.decision == Decision.TARGET and state.verb == Verb.SHIP:
            odds = odds_with(state, seat, target, soldiers_on_ship(state, seat, state.voyage), 0, LANDING)
        else:
            odds = odds_of_all_beside(state, seat, target)
        prospects[n].odds = odds


@rule
def is_joining_an_attack(state: State) -> bool:
    asked = state.decision in (Decision.PLACE, Decision.UNITS, Decision.NUMBER)
    return asked and state.verb in (Verb.ATTACK, Verb.SEA_ATTACK)


@rule
def attacked_by(state: State, seat: int, code: int, prey: int) -> int:
    """NOWHERE if the answer leads to no attack, or where it is not foreseen who would fight."""
    if state.decision == Decision.ACTION:
        return prey if code == DO + Verb.ATTACK else NOWHERE
    if state.decision == Decision.TARGET:
        place = code - AT - 1
        landing = state.verb == Verb.SHIP and is_held(state, seat, place)
        return place if landing or state.verb == Verb.ATTACK else NOWHERE
    return state.target if is_joining_an_attack(state) else NOWHERE


@rule
def is_held(state: State, seat: int, land: int) -> bool:
    """By another."""
    holder = state.lands[max(land, 0)].holder
    return land >= 0 and holder != NOBODY and holder != seat


@rule
def odds_of_all_beside(state: State, seat: int, target: int) -> int:
    """As long as nobody has been said to attack."""
    soldiers, guns = 0, 0
    for n in range(state.board.first[target], state.board.shore[target]):
        beside = state.board.beside[n]
        if state.lands[beside].holder == seat:
            more, with_guns = fresh_in(state, beside)
            soldiers += more
            guns += with_guns
    return odds_with(state, seat, target, soldiers, guns, 0)


@rule
def joined_by(state: State, code: int) -> tuple[int, int]:
    """Soldiers, or the strength of warships, and guns that the answer adds: all who could join, until that is
    answered."""
    if state.decision == Decision.NUMBER:
        return worth_and_guns(KIND[state.sort], code - NUMBER)
    if state.decision == Decision.UNITS:
        sort = code - UNIT_CODES
        return worth_and_guns(KIND[sort], number_with(state, state.place, KIND[sort], LEFT[sort]))
    return fresh_in(state, code - AT - 1)


@rule
def approach_from(state: State, code: int) -> int:
    """Of those who begin the attack (C10.4)."""
    place = code - AT - 1 if state.decision == Decision.PLACE else state.place
    if place >= ABOARD:
        return LANDING
    return 0 if place < 0 or place >= state.board.lands or is_connected(state, place) else NOT_CONNECTED


@rule
def odds_with(state: State, seat: int, target: int, soldiers: int, guns: int, approach: int) -> int:
    """0 if nobody would attack."""
    if soldiers == 0:
        return 0
    if target >= state.board.lands:
        return odds_at_sea(state, target, soldiers)
    found = odds_against(state, seat, target, soldiers, soldiers_in(state, target), guns, approach)
    return max(0, min(found, 100))
