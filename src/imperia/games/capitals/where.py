"""Where a player may act, and with what target: the reasons against every place."""

from __future__ import annotations

from imperia.games.capitals.battle import why_not_attack, why_not_attack_at_sea, why_not_commit_from
from imperia.games.capitals.building import (
    why_not_build,
    why_not_demolish,
    why_not_join,
    why_not_name,
    why_not_part,
    why_not_rob,
    why_not_stop_robbery,
)
from imperia.games.capitals.fleets import (
    has_sea_for_boat,
    has_sea_to_sail_to,
    why_not_board_from,
    why_not_from_port,
    why_not_sail_boat_to,
    why_not_sail_to,
)
from imperia.games.capitals.how_many import most_in, most_to_land
from imperia.games.capitals.kinds_of_order import BUILDING_OF, FIRST_WARSHIP, WHERE
from imperia.games.capitals.marching import (
    has_march_from,
    has_walk_from,
    may_be_entered,
    why_not_convoy_to,
    why_not_march_to,
    why_not_walk_to,
)
from imperia.games.capitals.names import (
    ABOARD,
    FIRST_CAPTIVE,
    FIRST_SHIP,
    NOBODY,
    REBELS,
    SORTS,
    Refusal,
    Verb,
    Where,
)
from imperia.games.capitals.pieces import BRIBE, REBELS_THAT_CAN_BE_BOUGHT, Unit
from imperia.games.capitals.provinces import borders_sea, is_land, units_in
from imperia.games.capitals.stacks import KIND, LEFT, all_points, number_with, sort_of
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import has_another_coast, why_not_explore, why_not_sail_ship_to
from imperia.kernel.actions import ALLOWED
from imperia.kernel.rule import rule


@rule
def why_not_place(state: State, seat: int, verb: int, place: int) -> int:
    """The reason against any place that somebody may name."""
    if verb in (Verb.ATTACK, Verb.SEA_ATTACK):
        return why_not_commit_from(state, seat, place, state.target)
    where = WHERE[verb]
    if not first_place(state, where) <= place < last_place(state, seat, where):
        return Refusal.NO_SUCH_PLACE
    return why_not_there(state, seat, verb, place)


@rule
def why_not_there(state: State, seat: int, verb: int, place: int) -> int:
    """The reason against a place of the right kind."""
    if verb < Verb.LEVEL:
        return why_not_build(state, seat, BUILDING_OF[verb], place)
    if verb == Verb.DEMOLISH:
        return why_not_demolish(state, seat, place)
    if verb in (Verb.MARCH, Verb.CONVOY, Verb.DISBAND, Verb.SHIP):
        return why_not_leave(state, seat, verb, place)
    if verb == Verb.JOIN:
        return why_not_join(state, seat, place)
    if verb == Verb.PART:
        return why_not_part(state, seat, place)
    if verb == Verb.SEND_BUILDER:
        why = why_not_from_port(state, seat, place)
        return Refusal.NOT_COASTAL if why == ALLOWED and not has_another_coast(state, place) else why
    if verb == Verb.EXPLORE:
        return why_not_explore(state, seat, place)
    if verb == Verb.ROB:
        return why_not_rob(state, seat, place)
    if verb == Verb.STOP_ROBBERY:
        return why_not_stop_robbery(state, seat, place)
    if FIRST_WARSHIP <= verb <= Verb.TRANSPORT:
        return why_not_from_port(state, seat, place)
    if verb == Verb.BOAT:
        why = why_not_from_port(state, seat, place)
        return Refusal.BOAT_THERE if why == ALLOWED and not has_sea_for_boat(state, place) else why
    if verb == Verb.SAIL:
        return why_not_sail_from(state, seat, place)
    if verb in (Verb.SAIL_TRANSPORT, Verb.BOARD, Verb.LAND):
        return why_not_transport(state, seat, verb, place)
    if verb == Verb.SAIL_BOAT:
        return why_not_sail_boat(state, seat, place)
    if verb == Verb.WALK:
        return why_not_walk_from(state, seat, place)
    if verb == Verb.RECRUITING_PROVINCE:
        return why_not_name(state, seat, place)
    return why_not_bribe(state, seat, place)


@rule
def why_not_leave(state: State, seat: int, verb: int, land: int) -> int:
    """Why units cannot march, leave in a convoy or aboard a ship, or be disbanded."""
    if state.lands[land].holder != seat or units_in(state, land) == 0:
        return Refusal.NO_UNITS_THERE
    if verb == Verb.MARCH and not has_march_from(state, seat, land):
        return Refusal.MUST_ATTACK
    if verb in (Verb.CONVOY, Verb.SHIP):
        if why_not_from_port(state, seat, land) != ALLOWED:
            return Refusal.NOT_A_WORKING_PORT
        if verb == Verb.CONVOY and not has_another_port(state, seat, land):
            return Refusal.NOT_A_WORKING_PORT
        if verb == Verb.SHIP and not has_another_coast(state, land):
            return Refusal.NOT_COASTAL
    rested = False
    for unit in range(Unit.CARAVAN + 1):
        if state.lands[land].units[unit] > 0:
            if verb == Verb.DISBAND:
                return ALLOWED
            for points in range(1, all_points(state, unit) + 1):
                if number_with(state, land, unit, points) > 0:
                    rested = True
                    if most_in(state, seat, verb, land, sort_of(unit, points)) > 0:
                        return ALLOWED
    return Refusal.CANNOT_PAY_MARCH if rested else Refusal.NO_POINTS_LEFT


@rule
def has_another_port(state: State, seat: int, land: int) -> bool:
    for other in range(state.board.lands):
        if why_not_convoy_to(state, seat, land, other) == ALLOWED:
            return True
    return False


@rule
def why_not_sail_from(state: State, seat: int, sea: int) -> int:
    if state.waters[sea - state.board.lands].fleet != seat:
        return Refusal.NO_FLEET
    if not has_sea_to_sail_to(state, seat, sea):
        return Refusal.ENEMY_FLEET
    for sort in range(SORTS):
        if KIND[sort] >= FIRST_SHIP and most_in(state, seat, Verb.SAIL, sea, sort) > 0:
            return ALLOWED
    return Refusal.NO_POINTS_LEFT


@rule
def why_not_transport(state: State, seat: int, verb: int, place: int) -> int:
    """Why a transport cannot sail on, take units aboard, or let units land."""
    transport = state.seats[seat].transports[place - ABOARD]
    if verb == Verb.SAIL_TRANSPORT:
        if transport.points == 0:
            return Refusal.NO_POINTS_LEFT
        return ALLOWED if has_sea_to_sail_to(state, seat, transport.sea) else Refusal.ENEMY_FLEET
    if verb == Verb.LAND and transport.units[0] + transport.units[1] == 0:
        return Refusal.NO_UNITS_THERE
    best: int = Refusal.NOT_OFFERED
    around = state.board
    for n in range(around.shore[transport.sea], around.first[transport.sea + 1]):
        land = around.beside[n]
        why = (
            why_not_board_from(state, seat, place, land)
            if verb == Verb.BOARD
            else why_not_land_on(state, seat, place, land)
        )
        if why == ALLOWED:
            return ALLOWED
        best = max(best, why)
    return best


@rule
def why_not_land_on(state: State, seat: int, place: int, land: int) -> int:
    """C16.6: the seat or nobody must hold the land, and at least one of the units aboard must be able to
    land."""
    if land >= state.board.lands or not borders_sea(
        state, land, state.seats[seat].transports[place - ABOARD].sea
    ):
        return Refusal.NOT_ADJACENT
    if not may_be_entered(state, seat, land):
        return Refusal.MUST_ATTACK
    rested = False
    for sort in range(SORTS):
        if KIND[sort] <= Unit.CAVALRY:
            if most_to_land(state, seat, place, sort) > 0:
                return ALLOWED
            rested = rested or (LEFT[sort] > 0 and number_with(state, place, KIND[sort], LEFT[sort]) > 0)
    return Refusal.CANNOT_PAY_MARCH if rested else Refusal.BOARDED_THIS_TURN


@rule
def why_not_sail_boat(state: State, seat: int, sea: int) -> int:
    if state.waters[sea - state.board.lands].boat != seat:
        return Refusal.NO_BOAT
    if state.waters[sea - state.board.lands].boat_points == 0:
        return Refusal.NO_POINTS_LEFT
    for other in range(state.board.lands, state.board.lands + state.board.seas):
        if why_not_sail_boat_to(state, seat, sea, other) == ALLOWED:
            return ALLOWED
    return Refusal.BOAT_THERE


@rule
def why_not_walk_from(state: State, seat: int, land: int) -> int:
    if state.lands[land].holder != seat:
        return Refusal.NOT_HELD
    best: int = Refusal.NO_CAPTIVES
    for nation in range(state.options.players):
        if state.captives[land, nation] > 0:
            best = max(best, Refusal.NO_POINTS_LEFT)
            for points in range(1, 3):
                if number_with(state, land, FIRST_CAPTIVE + nation, points) > 0:
                    if has_walk_from(state, seat, land):
                        return ALLOWED
                    best = Refusal.NOT_ADJACENT  # no held province is beside it
    return best


@rule
def why_not_bribe(state: State, seat: int, land: int) -> int:
    """C12.4"""
    if state.lands[land].holder != REBELS:
        return Refusal.NO_REBELS
    rebels = state.lands[land].units[Unit.INFANTRY]
    if rebels > REBELS_THAT_CAN_BE_BOUGHT:
        return Refusal.TOO_MANY_REBELS
    return ALLOWED if state.seats[seat].currency >= BRIBE * rebels else Refusal.NOT_ENOUGH_CURRENCY


# ----- Where to


@rule
def why_not_target(state: State, seat: int, target: int) -> int:
    verb, place = state.verb, state.place
    if not 0 <= target < state.board.lands + state.board.seas:
        return Refusal.NO_SUCH_PLACE
    if verb == Verb.ATTACK:
        return why_not_attack(state, seat, target)
    if verb == Verb.SEA_ATTACK:
        return why_not_attack_at_sea(state, seat, target)
    if verb == Verb.MARCH:
        return why_not_march_to(state, seat, place, target)
    if verb == Verb.CONVOY:
        return why_not_convoy_to(state, seat, place, target)
    if verb == Verb.WALK:
        return why_not_walk_to(state, seat, place, target)
    if verb in (Verb.SHIP, Verb.SEND_BUILDER):
        return why_not_sail_ship_to(state, place, target)
    if verb == Verb.BOARD:
        return why_not_board_from(state, seat, place, target)
    if verb == Verb.LAND:
        return why_not_land_on(state, seat, place, target)
    if is_land(state, target):
        return Refusal.NO_SUCH_PLACE
    if verb == Verb.SAIL:
        return why_not_sail_to(state, seat, place, target)
    if verb == Verb.SAIL_TRANSPORT:
        return why_not_sail_to(state, seat, state.seats[seat].transports[place - ABOARD].sea, target)
    if verb == Verb.SAIL_BOAT:
        return why_not_sail_boat_to(state, seat, place, target)
    if not borders_sea(state, place, target):
        return Refusal.NOT_ADJACENT
    if verb == Verb.BOAT and state.waters[target - state.board.lands].boat != NOBODY:
        return Refusal.BOAT_THERE
    return ALLOWED


@rule
def first_place(state: State, where: int) -> int:
    return 0 if where == Where.LAND else state.board.lands if where == Where.SEA else ABOARD


@rule
def last_place(state: State, seat: int, where: int) -> int:
    if where == Where.LAND:
        return state.board.lands
    if where == Where.SEA:
        return state.board.lands + state.board.seas
    return ABOARD + state.seats[seat].transport_count
