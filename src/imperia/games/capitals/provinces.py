"""Whose a province is, what lies beside it, and what is connected: clauses C1.2-C1.9, C16.2 and C16.7."""

from __future__ import annotations

from imperia.games.capitals.names import NOBODY, NOWHERE, PALM, PORT, REBELS, ROAD, ROBBED
from imperia.games.capitals.pieces import SOLDIERS, UNITS, Building
from imperia.games.capitals.state import State
from imperia.kernel.bits import clear, has, is_empty, next_from, put, take
from imperia.kernel.rule import constants, rule

SOLDIERS_OF = constants(SOLDIERS)


# ----- What lies beside what


@rule
def is_land(state: State, place: int) -> bool:
    return place < state.board.lands


@rule
def is_adjacent(state: State, place: int, other: int) -> bool:
    """C1.2: whether two land provinces, or two seas, are adjacent."""
    board = state.board
    for n in range(board.first[place], board.shore[place]):
        if board.beside[n] == other:
            return True
    return False


@rule
def is_coastal(state: State, land: int) -> bool:
    return state.board.shore[land] < state.board.first[land + 1]


@rule
def borders_sea(state: State, land: int, sea: int) -> bool:
    board = state.board
    for n in range(board.shore[land], board.first[land + 1]):
        if board.beside[n] == sea:
            return True
    return False


# ----- Whose it is


@rule
def is_own(state: State, seat: int, land: int) -> bool:
    """Whether the seat owns and holds the province (C1.5)."""
    province = state.lands[land]
    return province.owner == seat and province.holder == seat


@rule
def is_capital(state: State, land: int) -> bool:
    return state.lands[land].capital != NOBODY


@rule
def holds_own_capital(state: State, seat: int) -> bool:
    capital = state.seats[seat].capital
    return capital != NOWHERE and state.lands[capital].holder == seat


@rule
def home(state: State, seat: int) -> int:
    """The capital, or while it is lost the recruiting province (C1.7, C13.5); NOWHERE without either."""
    if holds_own_capital(state, seat):
        return state.seats[seat].capital
    return state.seats[seat].recruiting


@rule
def provinces_of(state: State, seat: int) -> int:
    """How many provinces the seat owns and holds."""
    count = 0
    for land in range(state.board.lands):
        count += is_own(state, seat, land)
    return count


@rule
def owns_at_least(state: State, seat: int, number: int) -> bool:
    """Whether the seat owns and holds at least so many provinces; no more than these are counted."""
    capital = state.seats[seat].capital
    if number <= 1 and capital != NOWHERE and is_own(state, seat, capital):
        return True
    for land in range(state.board.lands):
        number -= is_own(state, seat, land)
        if number <= 0:
            return True
    return False


@rule
def provinces_held(state: State, seat: int) -> int:
    count = 0
    for land in range(state.board.lands):
        count += state.lands[land].holder == seat
    return count


@rule
def capitals_held(state: State, seat: int) -> int:
    """How many capitals the seat holds, whoever placed them."""
    count = 0
    for whose in range(state.options.players):
        capital = state.seats[whose].capital
        count += capital != NOWHERE and state.lands[capital].holder == seat
    return count


@rule
def rebellions_of(state: State, seat: int) -> int:
    """How many provinces that the seat owns are held by rebels (C1.9)."""
    count = 0
    for land in range(state.board.lands):
        count += state.lands[land].owner == seat and state.lands[land].holder == REBELS
    return count


@rule
def units_in(state: State, land: int) -> int:
    units = state.lands[land].units
    return units[0] + units[1] + units[2] + units[3]


@rule
def soldiers_in(state: State, land: int) -> int:
    """C1.6"""
    soldiers = 0
    for unit in range(UNITS):
        soldiers += SOLDIERS_OF[unit] * state.lands[land].units[unit]
    return soldiers


@rule
def has_building(state: State, land: int) -> bool:
    """Whether there is a building of any kind: a main one, a port or a road."""
    province = state.lands[land]
    return province.building != Building.NONE or province.marks & (PORT | ROAD) != 0


# ----- Ports, blockades, connection


@rule
def is_blocked(state: State, land: int) -> bool:
    """C16.7: whether a warship of anybody but the holder lies in a sea that borders the province."""
    board = state.board
    holder = state.lands[land].holder
    for n in range(board.shore[land], board.first[land + 1]):
        fleet = state.waters[board.beside[n] - board.lands].fleet
        if fleet != NOBODY and fleet != holder:
            return True
    return False


@rule
def is_working_port(state: State, seat: int, land: int) -> bool:
    """C1.7: whether the seat owns and holds the province, and the port there is not blocked."""
    port = state.lands[land].marks & PORT != 0
    return port and is_own(state, seat, land) and not is_blocked(state, land)


@rule
def has_working_port(state: State, seat: int) -> bool:
    for land in range(state.board.lands):
        if is_working_port(state, seat, land):
            return True
    return False


@rule
def find_connected(state: State, seat: int) -> None:
    """C1.7: write the provinces that are connected with the seat's capital into `reached`."""
    clear(state.reached)
    clear(state.to_visit)
    start = home(state, seat)
    if start == NOWHERE:
        return
    by_sea = False
    put(state.reached, start)
    put(state.to_visit, start)
    while not is_empty(state.to_visit):
        land = next_from(state.to_visit, 0)
        take(state.to_visit, land)
        visit_neighbours(state, seat, land)
        if not by_sea and (is_working_port(state, seat, land) or (land == start and is_coastal(state, land))):
            by_sea = True
            visit_ports(state, seat, start)


@rule
def visit_neighbours(state: State, seat: int, land: int) -> None:
    board = state.board
    for n in range(board.first[land], board.shore[land]):
        visit(state, seat, board.beside[n])


@rule
def visit_ports(state: State, seat: int, start: int) -> None:
    """Working ports are linked with each other, and with the capital if it lies at a sea."""
    for land in range(state.board.lands):
        if is_working_port(state, seat, land):
            visit(state, seat, land)


@rule
def visit(state: State, seat: int, land: int) -> None:
    if state.lands[land].holder == seat and not has(state.reached, land):
        put(state.reached, land)
        put(state.to_visit, land)


@rule
def is_connected(state: State, land: int) -> bool:
    """Whether the province was connected with the capital of the mover at the last `find_connected`."""
    return has(state.reached, land)


# ----- Changing hands


@rule
def end_robbery_alone(state: State, land: int) -> None:
    """C6.5: the marker goes without bringing any more tokens."""
    province = state.lands[land]
    province.marks &= ~ROBBED
    province.payments = 0


@rule
def enter(state: State, seat: int, land: int) -> None:
    """C1.3, C1.9: the seat becomes holder of the province, and its owner if nobody owns it."""
    province = state.lands[land]
    if province.holder != seat:
        end_robbery_alone(state, land)
    province.holder = seat
    if province.owner == NOBODY:
        province.owner = seat
    let_recruiting_lapse(state)


@rule
def let_recruiting_lapse(state: State) -> None:
    """C13.5: a recruiting province lapses when it is lost, or when the capital is held again."""
    for seat in range(state.options.players):
        place = state.seats[seat].recruiting
        if place != NOWHERE and (not is_own(state, seat, place) or holds_own_capital(state, seat)):
            state.seats[seat].recruiting = NOWHERE


@rule
def destroy_main_building(state: State, land: int) -> None:
    state.lands[land].building = Building.NONE


@rule
def destroy_everything(state: State, land: int) -> None:
    """C10.7"""
    province = state.lands[land]
    province.building = Building.NONE
    province.marks &= ~(PORT | ROAD | PALM)
