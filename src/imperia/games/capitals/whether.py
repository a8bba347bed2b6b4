"""Whether a player may do a kind of action now, anywhere and with anything; and if not, why not."""

from __future__ import annotations

from imperia.games.capitals.battle import why_not_attack, why_not_attack_at_sea
from imperia.games.capitals.building import (
    why_not_afford,
    why_not_exchange,
    why_not_name_any,
    why_not_raise,
    why_not_recruit,
)
from imperia.games.capitals.fleets import PRICE_OF_SHIP, why_not_buy_ships
from imperia.games.capitals.kinds_of_order import BUILDING_OF, FIRST_RECRUIT, FIRST_WARSHIP, WHERE
from imperia.games.capitals.marching import why_no_voyage
from imperia.games.capitals.names import Refusal, Verb, Where
from imperia.games.capitals.partners import why_no_peace, why_no_trade
from imperia.games.capitals.pieces import (
    ARMY_SHIP_PRICE,
    BOAT_PRICE,
    BUILDER_SHIP_PRICE,
    INLAND_PRICE,
    KINDS_OF_EXCHANGE,
    LEVEL_FOR_SHIPS,
    TRANSPORT_PRICE,
    UNDER_WAY,
)
from imperia.games.capitals.provinces import has_working_port, holds_own_capital, units_in
from imperia.games.capitals.spies import why_not_buy_spy, why_not_deal
from imperia.games.capitals.stacks import has_room_for_stacks
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import why_not_overseas
from imperia.games.capitals.where import first_place, last_place, why_not_there
from imperia.kernel.actions import ALLOWED
from imperia.kernel.rule import rule


@rule
def why_not_do(state: State, seat: int, verb: int) -> int:
    """Why an action is not possible now; that it is not is already known (`State.possible`)."""
    why = why_not_at_all(state, seat, verb)
    if why != ALLOWED or WHERE[verb] == Where.NONE:
        return why
    if verb in (Verb.ATTACK, Verb.SEA_ATTACK):
        return why_no_target(state, seat, verb)
    return why_nowhere(state, seat, verb)


@rule
def why_not_at_all(state: State, seat: int, verb: int) -> int:
    """The reasons that do not depend on the place."""
    mine = state.seats[seat]
    if verb < Verb.LEVEL:
        return why_not_afford(state, seat, BUILDING_OF[verb])
    if verb == Verb.LEVEL:
        return why_not_raise(state, seat)
    if FIRST_RECRUIT <= verb <= Verb.ARTILLERY:
        return why_not_recruit(state, seat, verb - FIRST_RECRUIT)
    if verb == Verb.EXCHANGE:
        return why_no_exchange(state, seat)
    if verb in (
        Verb.MARCH,
        Verb.ATTACK,
        Verb.JOIN,
        Verb.PART,
        Verb.SAIL,
        Verb.SEA_ATTACK,
        Verb.WALK,
        Verb.BOARD,
        Verb.LAND,
    ):
        if not has_room_for_stacks(state):
            return Refusal.TOO_MANY_STACKS
        if verb in (Verb.BOARD, Verb.LAND):
            return ALLOWED if mine.transport_count > 0 else Refusal.NO_TRANSPORT
        return ALLOWED
    if verb == Verb.CONVOY:
        return why_no_voyage(state, seat)
    if verb == Verb.SHIP:
        return why_no_ship(state, seat)
    if verb == Verb.BUILDER:
        why = why_not_buy_ships(state, seat, BUILDER_SHIP_PRICE)
        if why == ALLOWED and not has_working_port(state, seat):
            return Refusal.NO_WORKING_PORT
        return why
    if verb == Verb.SEND_BUILDER:
        return why_no_voyage(state, seat) if mine.builder_ships > 0 else Refusal.NO_BUILDER_SHIP
    if verb == Verb.EXPLORE:
        return why_no_voyage(state, seat) if mine.currency >= INLAND_PRICE else Refusal.NOT_ENOUGH_CURRENCY
    if verb == Verb.OVERSEAS:
        return why_not_overseas(state, seat)
    if verb == Verb.SPY:
        return why_not_buy_spy(state, seat)
    if verb == Verb.DEAL:
        return why_not_deal(state, seat)
    if FIRST_WARSHIP <= verb <= Verb.CRUISER:
        if not has_room_for_stacks(state):
            return Refusal.TOO_MANY_STACKS
        return why_not_buy_ships(state, seat, PRICE_OF_SHIP[verb - FIRST_WARSHIP])
    if verb == Verb.TRANSPORT:
        if mine.transport_count == UNDER_WAY:
            return Refusal.NO_ROOM_FOR_TRANSPORT
        return why_not_buy_ships(state, seat, TRANSPORT_PRICE)
    if verb == Verb.BOAT:
        return why_not_buy_ships(state, seat, BOAT_PRICE)
    if verb == Verb.SAIL_TRANSPORT:
        return ALLOWED if mine.transport_count > 0 else Refusal.NO_TRANSPORT
    if verb == Verb.RECRUITING_PROVINCE:
        return why_not_name_any(state, seat)
    if verb == Verb.PEACE:
        return why_no_peace(state, seat)
    if verb == Verb.TRADE:
        return why_no_trade(state, seat)
    return ALLOWED


@rule
def why_no_exchange(state: State, seat: int) -> int:
    if not holds_own_capital(state, seat):
        return Refusal.CAPITAL_LOST
    if units_in(state, state.seats[seat].capital) == 0:
        return Refusal.NOTHING_TO_EXCHANGE
    why = ALLOWED
    for which in range(KINDS_OF_EXCHANGE):
        why = why_not_exchange(state, seat, which)
        if why == ALLOWED:
            return ALLOWED
    return why


@rule
def why_no_ship(state: State, seat: int) -> int:
    if state.seats[seat].level < LEVEL_FOR_SHIPS:
        return Refusal.LEVEL_TOO_LOW
    if state.seats[seat].currency < ARMY_SHIP_PRICE:
        return Refusal.NOT_ENOUGH_CURRENCY
    return why_no_voyage(state, seat)


@rule
def why_no_target(state: State, seat: int, verb: int) -> int:
    best: int = Refusal.NOBODY_TO_ATTACK if verb == Verb.ATTACK else Refusal.NO_FLEET
    first = 0 if verb == Verb.ATTACK else state.board.lands
    last = state.board.lands if verb == Verb.ATTACK else state.board.lands + state.board.seas
    for place in range(first, last):
        why = (
            why_not_attack(state, seat, place)
            if verb == Verb.ATTACK
            else why_not_attack_at_sea(state, seat, place)
        )
        best = max(best, why)
    return best


@rule
def why_nowhere(state: State, seat: int, verb: int) -> int:
    """The reason that comes closest, if no place will do."""
    best: int = Refusal.NOT_OFFERED
    where = WHERE[verb]
    for place in range(first_place(state, where), last_place(state, seat, where)):
        best = max(best, why_not_there(state, seat, verb, place))
    return best
