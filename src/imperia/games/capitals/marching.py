"""Marching, convoys, landing from transports, captives on foot: clauses C8, C15.2 and C16.6."""

from __future__ import annotations

from imperia.games.capitals.names import (
    ABOARD,
    FIRST_CAPTIVE,
    NO_TARGET,
    NOBODY,
    ROAD,
    Event,
    Refusal,
    Voyage,
)
from imperia.games.capitals.pieces import MARCH_PER_SOLDIER_IN, MOST_NUMBER, SEATS, UNDER_WAY
from imperia.games.capitals.provinces import (
    SOLDIERS_OF,
    enter,
    is_adjacent,
    is_capital,
    is_working_port,
)
from imperia.games.capitals.stacks import KIND, LEFT, add, number_with, remove
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import constants, rule

PER_SOLDIER = constants(MARCH_PER_SOLDIER_IN)
ROOM_FOR_CAPTIVES = 255  # of one nation, all of whom may walk to one province


# ----- What a march costs (C8.2, C8.3)


@rule
def march_cost(state: State, place: int, unit: int, number: int) -> int:
    """The cost of leaving a province by land."""
    return 0 if is_free_to_leave(state, place) else sea_march_cost(state, unit, number)


@rule
def is_free_to_leave(state: State, place: int) -> bool:
    return state.lands[place].marks & ROAD != 0 or is_capital(state, place)


@rule
def sea_march_cost(state: State, unit: int, number: int) -> int:
    return PER_SOLDIER[state.weather] * SOLDIERS_OF[unit] * number


@rule
def most_that_can_pay(state: State, seat: int, cost_of_one: int) -> int:
    return MOST_NUMBER if cost_of_one == 0 else state.seats[seat].currency // cost_of_one


@rule
def most_to_march(state: State, seat: int, place: int, sort: int) -> int:
    """How many of a sort can leave a place on a plain march."""
    unit = KIND[sort]
    there = number_with(state, place, unit, LEFT[sort])
    return min(min(there, most_that_can_pay(state, seat, march_cost(state, place, unit, 1))), MOST_NUMBER)


# ----- Marching


@rule
def may_be_entered(state: State, seat: int, land: int) -> bool:
    """C8.5: whether the land is held by the seat, or by nobody."""
    holder = state.lands[land].holder
    return holder == seat or holder == NOBODY


@rule
def why_not_march_to(state: State, seat: int, origin: int, land: int) -> int:
    if land >= state.board.lands or not is_adjacent(state, origin, land):
        return Refusal.NOT_ADJACENT
    return ALLOWED if may_be_entered(state, seat, land) else Refusal.MUST_ATTACK


@rule
def has_march_from(state: State, seat: int, origin: int) -> bool:
    """Whether there is anywhere to march to."""
    board = state.board
    for n in range(board.first[origin], board.shore[origin]):
        if may_be_entered(state, seat, board.beside[n]):
            return True
    return False


@rule
def has_walk_from(state: State, seat: int, land: int) -> bool:
    around = state.board
    for n in range(around.first[land], around.shore[land]):
        if why_not_walk_to(state, seat, land, around.beside[n]) == ALLOWED:
            return True
    return False


@rule
def march(state: State, seat: int, origin: int, sort: int, number: int, land: int) -> None:
    unit, points = KIND[sort], LEFT[sort]
    cost = march_cost(state, origin, unit, number)
    state.seats[seat].currency -= cost
    remove(state, origin, unit, points, number)
    tell(state, Event.MARCHED, seat, origin + 1, land + 1, unit, number, cost)
    come_to(state, seat, land)
    add(state, land, unit, points - 1, number)


@rule
def come_to(state: State, seat: int, land: int) -> None:
    """C1.3: units of the seat come to land where nobody resists."""
    province = state.lands[land]
    if province.holder != seat:
        other = province.owner
        enter(state, seat, land)
        tell(state, Event.OCCUPIED, seat, land + 1, other)


# ----- Convoys between ports (C8.4)


@rule
def why_not_convoy_to(state: State, seat: int, origin: int, land: int) -> int:
    fits = land < state.board.lands and land != origin and is_working_port(state, seat, land)
    return ALLOWED if fits else Refusal.NOT_A_WORKING_PORT


@rule
def send_convoy(state: State, seat: int, origin: int, sort: int, number: int, land: int) -> None:
    mine = state.seats[seat]
    unit = KIND[sort]
    cost = sea_march_cost(state, unit, number)
    mine.currency -= cost
    remove(state, origin, unit, LEFT[sort], number)
    n = begin_voyage(state, seat, Voyage.CONVOY, origin, land, 1)
    mine.voyages[n].unit = unit
    mine.voyages[n].number = number
    tell(state, Event.CONVOY_LEAVES, seat, origin + 1, land + 1, unit, number, cost)


@rule
def begin_voyage(state: State, seat: int, kind: int, origin: int, target: int, turns: int) -> int:
    """C3.4: put a voyage at the end of the seat's list; returns its number there."""
    mine = state.seats[seat]
    n = mine.voyage_count
    mine.voyage_count += 1
    voyage = mine.voyages[n]
    voyage.kind = kind
    voyage.origin = origin
    voyage.target = target
    voyage.turns = turns
    return n


@rule
def forget_voyage(state: State, seat: int, n: int) -> None:
    mine = state.seats[seat]
    last = mine.voyage_count - 1
    for place in range(n, last):
        mine.voyages[place] = mine.voyages[place + 1]
    clear_voyage(state, seat, last)
    mine.voyage_count = last


@rule
def clear_voyage(state: State, seat: int, n: int) -> None:
    voyage = state.seats[seat].voyages[n]
    voyage.number = 0
    voyage.kind = 0
    voyage.origin = 0
    voyage.target = NO_TARGET
    voyage.turns = 0
    voyage.unit = 0
    voyage.others[0] = 0
    voyage.others[1] = 0
    voyage.others[2] = 0
    voyage.paid = 0


@rule
def why_no_voyage(state: State, seat: int) -> int:
    """C3.6"""
    return ALLOWED if state.seats[seat].voyage_count < UNDER_WAY else Refusal.NO_ROOM_UNDER_WAY


# ----- Landing from a transport, where nobody resists (C16.6)


@rule
def land_from(state: State, seat: int, place: int, sort: int, number: int, land: int) -> None:
    unit = KIND[sort]
    cost = sea_march_cost(state, unit, number)
    sea = state.seats[seat].transports[place - ABOARD].sea
    state.seats[seat].currency -= cost
    remove(state, place, unit, LEFT[sort], number)
    tell(state, Event.LANDED, seat, sea + 1, land + 1, unit, number, cost)
    come_to(state, seat, land)
    add(state, land, unit, 0, number)


# ----- Captives on foot (C15.2)


@rule
def why_not_walk_to(state: State, seat: int, origin: int, land: int) -> int:
    if land >= state.board.lands or not is_adjacent(state, origin, land):
        return Refusal.NOT_ADJACENT
    return ALLOWED if state.lands[land].holder == seat else Refusal.NOT_HELD


@rule
def walk(state: State, seat: int, origin: int, sort: int, number: int, land: int) -> None:
    kind, points = KIND[sort], LEFT[sort]
    remove(state, origin, kind, points, number)
    add(state, land, kind, points - 1, number)
    tell(state, Event.WALKED, seat, origin + 1, land + 1, kind - FIRST_CAPTIVE, number)


assert SEATS < ROOM_FOR_CAPTIVES
