"""Which units an action can use, and how many of them."""

from __future__ import annotations

from imperia.games.capitals.building import most_exchanges, most_joined, most_parted, most_recruits
from imperia.games.capitals.fleets import most_to_board
from imperia.games.capitals.kinds_of_order import FIRST_RECRUIT
from imperia.games.capitals.marching import has_walk_from, most_that_can_pay, most_to_march, sea_march_cost
from imperia.games.capitals.names import FIRST_CAPTIVE, FIRST_SHIP, NOWHERE, Refusal, Verb
from imperia.games.capitals.pieces import ARMY_SHIP_PRICE, ARMY_SHIP_SOLDIERS, MOST_NUMBER, Unit
from imperia.games.capitals.provinces import SOLDIERS_OF
from imperia.games.capitals.stacks import KIND, LEFT, number_with, present
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import most_to_load, soldiers_on_ship
from imperia.kernel.actions import ALLOWED
from imperia.kernel.rule import rule


@rule
def most_in(state: State, seat: int, verb: int, place: int, sort: int) -> int:
    """How many units of a sort in a place the action can use."""
    kind = KIND[sort]
    if verb == Verb.DISBAND:
        in_place = kind <= Unit.CARAVAN and LEFT[sort] == 0
        return min(present(state, place, kind), MOST_NUMBER) if in_place else 0
    if LEFT[sort] == 0:
        return 0
    if verb == Verb.BOARD:
        return most_to_board(state, seat, place, state.target, sort)
    if verb == Verb.LAND:
        return most_to_land(state, seat, place, sort) if kind <= Unit.CAVALRY else 0
    if verb == Verb.WALK:
        if not FIRST_CAPTIVE <= kind < FIRST_SHIP or not has_walk_from(state, seat, place):
            return 0
        return min(number_with(state, place, kind, LEFT[sort]), MOST_NUMBER)
    if verb in (Verb.SAIL, Verb.SEA_ATTACK):
        return min(number_with(state, place, kind, LEFT[sort]), MOST_NUMBER) if kind >= FIRST_SHIP else 0
    if kind > Unit.CARAVAN:
        return 0
    if verb == Verb.MARCH:
        return most_to_march(state, seat, place, sort)
    if verb == Verb.CONVOY:
        paid = most_that_can_pay(state, seat, sea_march_cost(state, kind, 1))
        return min(min(number_with(state, place, kind, LEFT[sort]), paid), MOST_NUMBER)
    if verb == Verb.SHIP:
        return most_to_load(
            state, seat, place, sort, room_on_ship(state, seat), currency_for_ship(state, seat)
        )
    return min(number_with(state, place, kind, LEFT[sort]), MOST_NUMBER)  # to attack with


@rule
def room_on_ship(state: State, seat: int) -> int:
    if state.voyage == NOWHERE:
        return ARMY_SHIP_SOLDIERS
    return ARMY_SHIP_SOLDIERS - soldiers_on_ship(state, seat, state.voyage)


@rule
def currency_for_ship(state: State, seat: int) -> int:
    return state.seats[seat].currency - (ARMY_SHIP_PRICE if state.voyage == NOWHERE else 0)


@rule
def place_of_units(state: State) -> int:
    """The place of the units that are chosen from: units that board are still ashore."""
    return state.target if state.verb == Verb.BOARD else state.place


@rule
def why_not_units(state: State, seat: int, sort: int) -> int:
    """Why a sort of units cannot be chosen, while an action asks for units."""
    if most_in(state, seat, state.verb, state.place, sort) > 0:
        return ALLOWED
    captive = FIRST_CAPTIVE <= KIND[sort] < FIRST_SHIP
    if state.verb == Verb.WALK and not captive:
        return Refusal.NO_CAPTIVES
    there = number_with(state, place_of_units(state), KIND[sort], LEFT[sort]) > 0
    if not there or (captive and state.verb != Verb.WALK):
        return Refusal.NO_UNITS_THERE
    if state.verb == Verb.DISBAND:
        return Refusal.NOT_OFFERED  # by kind, whatever their points
    if LEFT[sort] == 0:
        return Refusal.NO_POINTS_LEFT
    if state.verb == Verb.SHIP and SOLDIERS_OF[KIND[sort]] > room_on_ship(state, seat):
        return Refusal.SHIP_IS_FULL
    if state.verb == Verb.BOARD:
        return Refusal.TRANSPORT_FULL if KIND[sort] <= Unit.CAVALRY else Refusal.TOO_HEAVY
    return Refusal.CANNOT_PAY_MARCH


@rule
def most_now(state: State, seat: int) -> int:
    """The largest answer to "how many"."""
    verb = state.verb
    if FIRST_RECRUIT <= verb <= Verb.ARTILLERY:
        return most_recruits(state, seat, verb - FIRST_RECRUIT)
    if verb == Verb.EXCHANGE:
        return most_exchanges(state, seat, state.sort)
    if verb == Verb.JOIN:
        return most_joined(state, state.place)
    if verb == Verb.PART:
        return most_parted(state, state.place)
    return most_in(state, seat, verb, state.place, state.sort)


@rule
def most_to_land(state: State, seat: int, place: int, sort: int) -> int:
    if LEFT[sort] == 0:
        return 0
    unit = KIND[sort]
    there = number_with(state, place, unit, LEFT[sort])
    return min(there, most_that_can_pay(state, seat, sea_march_cost(state, unit, 1))) if there else 0
