"""How likely the attacks are to succeed that answers lead to, as far as is known who would fight."""

from __future__ import annotations

from imperia.games.capitals.advice import ENOUGH, FIGHT, TO_THE_END
from imperia.games.capitals.codes import AT, DO, NUMBER, UNIT_CODES
from imperia.games.capitals.judgement import odds_against, odds_at_sea
from imperia.games.capitals.names import NOBODY, NOWHERE, Decision, Verb
from imperia.games.capitals.outlook_of_numbers import soldiers_of_sort
from imperia.games.capitals.pieces import LANDING, Unit
from imperia.games.capitals.prospect import Prospect
from imperia.games.capitals.provinces import soldiers_in
from imperia.games.capitals.stacks import KIND, WORTH, guns_of_attack, worth_of_attack
from imperia.games.capitals.state import State
from imperia.games.capitals.told import TOLD_LANDS, Province
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
    lands: Many[Province],
    prospects: Many[Prospect],
) -> None:
    """`prey` is what attacking would best begin with; `odds` are those of an attack that is under way."""
    if state.decision in (Decision.COMMIT, Decision.ROUND):
        for n in range(count):
            if prospects[n].code in (ENOUGH, FIGHT, TO_THE_END):
                prospects[n].odds = odds
        return
    committed, guns = 0, 0
    if is_joining_an_attack(state):
        committed, guns = worth_of_attack(state), guns_of_attack(state)
    for n in range(count):
        target = attacked_by(state, seat, prospects[n].code, prey)
        if target != NOWHERE:
            soldiers = committed + soldiers_for(state, seat, target, lands, prospects[n])
            if soldiers > 0:
                more = guns_for(state, prospects[n].code)
                prospects[n].odds = odds_with(state, seat, target, soldiers, guns + more)


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
def soldiers_for(state: State, seat: int, target: int, lands: Many[Province], prospect: Prospect) -> int:
    """Who would join the attack: all who could, until that is answered."""
    decision, code = state.decision, prospect.code
    if decision == Decision.NUMBER:
        return WORTH[KIND[state.sort]] * (code - NUMBER)
    if decision == Decision.UNITS:
        return soldiers_of_sort(state, state.place, code - UNIT_CODES)
    if decision == Decision.PLACE:
        place = code - AT - 1
        return lands[place].fresh if 0 <= place < min(state.board.lands, TOLD_LANDS) else prospect.go
    if state.verb == Verb.SHIP:
        return soldiers_on_ship(state, seat, state.voyage)
    return lands[target].mine_beside if target < TOLD_LANDS else 0


@rule
def guns_for(state: State, code: int) -> int:
    """That the answer adds."""
    if state.decision != Decision.NUMBER or KIND[state.sort] not in (Unit.ARTILLERY, Unit.CARAVAN):
        return 0
    return code - NUMBER


@rule
def odds_with(state: State, seat: int, target: int, soldiers: int, guns: int) -> int:
    if target >= state.board.lands:
        return odds_at_sea(state, target, soldiers)
    approach = LANDING if state.verb == Verb.SHIP else state.approach
    found = odds_against(state, seat, target, soldiers, soldiers_in(state, target), guns, approach)
    return max(0, min(found, 100))
