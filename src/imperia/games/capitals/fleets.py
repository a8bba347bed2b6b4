"""Warships, transports and fishing boats: clauses C16.1, C16.2 and C16.5-C16.7."""

from __future__ import annotations

from imperia.games.capitals.names import ABOARD, FIRST_SHIP, LANDING_SHIP, NOBODY, Event, Refusal
from imperia.games.capitals.pieces import (
    BOAT_POINTS,
    BOAT_PRICE,
    LEVEL_FOR_SHIPS,
    SHIP_PRICE,
    SHIPS,
    SOLDIERS,
    TRANSPORT_POINTS,
    TRANSPORT_PRICE,
    TRANSPORT_SOLDIERS,
    UNDER_WAY,
    Unit,
)
from imperia.games.capitals.provinces import borders_sea, is_adjacent, is_land, is_working_port
from imperia.games.capitals.stacks import (
    KIND,
    LEFT,
    add,
    number_with,
    remove,
)
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import constants, rule

PRICE_OF_SHIP = constants(SHIP_PRICE)
CAVALRY_SOLDIERS = SOLDIERS[Unit.CAVALRY]


# ----- Buying (C16.1)


@rule
def why_not_buy_ships(state: State, seat: int, cost: int) -> int:
    if state.seats[seat].level < LEVEL_FOR_SHIPS:
        return Refusal.LEVEL_TOO_LOW
    return ALLOWED if state.seats[seat].currency >= cost else Refusal.NOT_ENOUGH_CURRENCY


@rule
def why_not_from_port(state: State, seat: int, land: int) -> int:
    return ALLOWED if is_working_port(state, seat, land) else Refusal.NO_WORKING_PORT


@rule
def has_sea_for_boat(state: State, land: int) -> bool:
    board = state.board
    for n in range(board.shore[land], board.first[land + 1]):
        if state.waters[board.beside[n] - board.lands].boat == NOBODY:
            return True
    return False


@rule
def buy_warship(state: State, seat: int, ship: int, sea: int) -> None:
    state.seats[seat].currency -= PRICE_OF_SHIP[ship]
    add(state, sea, FIRST_SHIP + ship, 0, 1)
    tell(state, Event.SHIP_BOUGHT, seat, sea + 1, ship, PRICE_OF_SHIP[ship])
    enter_sea(state, seat, sea)


@rule
def enter_sea(state: State, seat: int, sea: int) -> None:
    """Warships come to a sea that holds no warships of others, and sink the transports of others there
    (C16.5)."""
    state.waters[sea - state.board.lands].fleet = seat
    sink_transports(state, seat, sea)


@rule
def buy_transport(state: State, seat: int, sea: int) -> None:
    mine = state.seats[seat]
    mine.currency -= TRANSPORT_PRICE
    transport = mine.transports[mine.transport_count]
    mine.transport_count += 1
    transport.sea = sea
    transport.points = 0
    transport.units[0] = 0
    transport.units[1] = 0
    tell(state, Event.TRANSPORT_BOUGHT, seat, sea + 1, TRANSPORT_PRICE)


@rule
def buy_boat(state: State, seat: int, sea: int) -> None:
    state.seats[seat].currency -= BOAT_PRICE
    water = state.waters[sea - state.board.lands]
    water.boat = seat
    water.boat_points = 0
    tell(state, Event.BOAT_BOUGHT, seat, sea + 1, BOAT_PRICE)


# ----- Points come back (C3.3)


@rule
def rest_ships(state: State, seat: int) -> None:
    mine = state.seats[seat]
    for n in range(mine.transport_count):
        mine.transports[n].points = TRANSPORT_POINTS
    for sea in range(state.board.seas):
        if state.waters[sea].boat == seat:
            state.waters[sea].boat_points = BOAT_POINTS


# ----- Warships sail (C16.5)


@rule
def is_guarded_by_others(state: State, seat: int, sea: int) -> bool:
    fleet = state.waters[sea - state.board.lands].fleet
    return fleet != NOBODY and fleet != seat


@rule
def why_not_sail_to(state: State, seat: int, origin: int, sea: int) -> int:
    if not is_adjacent(state, origin, sea):
        return Refusal.NOT_ADJACENT
    return Refusal.ENEMY_FLEET if is_guarded_by_others(state, seat, sea) else ALLOWED


@rule
def has_sea_to_sail_to(state: State, seat: int, origin: int) -> bool:
    board = state.board
    for n in range(board.first[origin], board.shore[origin]):
        if not is_guarded_by_others(state, seat, board.beside[n]):
            return True
    return False


@rule
def sail(state: State, seat: int, origin: int, sort: int, number: int, sea: int) -> None:
    kind, points = KIND[sort], LEFT[sort]
    remove(state, origin, kind, points, number)
    note_empty_sea(state, origin)
    add(state, sea, kind, points - 1, number)
    tell(state, Event.SAILED, seat, origin + 1, sea + 1, kind - FIRST_SHIP, number)
    enter_sea(state, seat, sea)


@rule
def note_empty_sea(state: State, sea: int) -> None:
    water = state.waters[sea - state.board.lands]
    ships = 0
    for ship in range(SHIPS):
        ships += water.ships[ship]
    if ships == 0:
        water.fleet = NOBODY


# ----- Transports


@rule
def sail_transport(state: State, seat: int, place: int, sea: int) -> None:
    """In its new sea the transport comes last (C10.3)."""
    mine = state.seats[seat]
    n = place - ABOARD
    origin = mine.transports[n].sea
    mine.transports[n].sea = sea
    mine.transports[n].points -= 1
    move_to_the_end(state, seat, n)
    tell(state, Event.TRANSPORT_SAILED, seat, origin + 1, sea + 1)


@rule
def move_to_the_end(state: State, seat: int, n: int) -> None:
    mine = state.seats[seat]
    last = mine.transport_count - 1
    sea, points = mine.transports[n].sea, mine.transports[n].points
    foot, horse = mine.transports[n].units[0], mine.transports[n].units[1]
    for place in range(n, last):
        mine.transports[place] = mine.transports[place + 1]
    mine.transports[last].sea = sea
    mine.transports[last].points = points
    mine.transports[last].units[0] = foot
    mine.transports[last].units[1] = horse
    if seat == state.mover:
        for each in range(state.stack_count):
            stack = state.stacks[each]
            if stack.place == ABOARD + n:
                stack.place = ABOARD + last
            elif ABOARD + n < stack.place <= ABOARD + last:
                stack.place -= 1


@rule
def sink(state: State, seat: int, n: int) -> None:
    """Sink a transport with everyone aboard. It is never the mover's, so none of its men are noted as
    stacks."""
    mine = state.seats[seat]
    move_to_the_end(state, seat, n)
    last = mine.transport_count - 1
    mine.transports[last].sea = 0
    mine.transports[last].points = 0
    mine.transports[last].units[0] = 0
    mine.transports[last].units[1] = 0
    mine.transport_count = last


@rule
def sink_transports(state: State, seat: int, sea: int) -> None:
    """Sink the transports of all others in a sea that the seat's warships have come to."""
    for other in range(state.options.players):
        if other != seat:
            sunk = 0
            n = state.seats[other].transport_count - 1
            while n >= 0:
                if state.seats[other].transports[n].sea == sea:
                    sink(state, other, n)
                    sunk += 1
                n -= 1
            if sunk:
                tell(state, Event.TRANSPORTS_SUNK, other, sea + 1, sunk)


@rule
def soldiers_aboard(state: State, seat: int, n: int) -> int:
    units = state.seats[seat].transports[n].units
    return units[0] + CAVALRY_SOLDIERS * units[1]


@rule
def room_aboard(state: State, seat: int, n: int, unit: int) -> int:
    """How many more units of a kind the transport can carry (C16.6)."""
    room = TRANSPORT_SOLDIERS - soldiers_aboard(state, seat, n)
    if unit == Unit.INFANTRY:
        return room
    return room // CAVALRY_SOLDIERS if unit == Unit.CAVALRY else 0


@rule
def why_not_board_from(state: State, seat: int, place: int, land: int) -> int:
    """Why nobody in the province can board the transport."""
    if land >= state.board.lands or state.lands[land].holder != seat:
        return Refusal.NOT_HELD
    n = place - ABOARD
    if not borders_sea(state, land, state.seats[seat].transports[n].sea):
        return Refusal.NOT_ADJACENT
    for sort in range(len(KIND)):
        if most_to_board(state, seat, place, land, sort) > 0:
            return ALLOWED
    return Refusal.NO_POINTS_LEFT


@rule
def most_to_board(state: State, seat: int, place: int, land: int, sort: int) -> int:
    kind = KIND[sort]
    if kind > Unit.CAVALRY or LEFT[sort] == 0:
        return 0
    room = room_aboard(state, seat, place - ABOARD, kind)
    return min(room, number_with(state, land, kind, LEFT[sort])) if room > 0 else 0


@rule
def board(state: State, seat: int, place: int, land: int, sort: int, number: int) -> None:
    """The units can land only on a later turn (C16.6)."""
    remove(state, land, KIND[sort], LEFT[sort], number)
    add(state, place, KIND[sort], 0, number)
    sea = state.seats[seat].transports[place - ABOARD].sea
    tell(state, Event.BOARDED, seat, land + 1, sea + 1, KIND[sort], number)


# ----- Fishing boats (C16.5)


@rule
def why_not_sail_boat_to(state: State, seat: int, origin: int, sea: int) -> int:
    """A boat sails one step, or two past another boat, to a sea where no boat lies."""
    if is_land(state, sea) or sea == origin:
        return Refusal.NO_SUCH_PLACE
    if state.waters[sea - state.board.lands].boat != NOBODY:
        return Refusal.BOAT_THERE
    steps = steps_of_boat(state, origin, sea)
    left = state.waters[origin - state.board.lands].boat_points
    return ALLOWED if 0 < steps <= left else Refusal.NOT_ADJACENT


@rule
def steps_of_boat(state: State, origin: int, sea: int) -> int:
    """The steps to the sea, one or two; none if it is farther away."""
    if is_adjacent(state, origin, sea):
        return 1
    board = state.board
    for n in range(board.first[origin], board.shore[origin]):
        if is_adjacent(state, board.beside[n], sea):
            return 2
    return 0


@rule
def sail_boat(state: State, seat: int, origin: int, sea: int) -> None:
    here = state.waters[origin - state.board.lands]
    there = state.waters[sea - state.board.lands]
    there.boat = seat
    there.boat_points = here.boat_points - steps_of_boat(state, origin, sea)
    here.boat = NOBODY
    here.boat_points = 0
    tell(state, Event.BOAT_SAILED, seat, origin + 1, sea + 1)


assert ABOARD + UNDER_WAY < LANDING_SHIP
