"""Pieces and the movement points they have left (C3.3, C8.1).

Units of the mover that have all their points need no note; those that have fewer are noted as stacks. Units
of others get their points back before they can use them, so they need no note either.
"""

from __future__ import annotations

from imperia.games.capitals.names import (
    ABOARD,
    COMMITTED,
    FIRST_CAPTIVE,
    FIRST_SHIP,
    FIRST_SORT,
    KIND_OF_SORT,
    KINDS,
    LANDING_SHIP,
    NOWHERE,
    POINTS_OF_SORT,
)
from imperia.games.capitals.pieces import (
    CAPTIVE_STEPS,
    CARAVAN_POINTS_OF_THREE,
    POINTS,
    SHIP_POINTS,
    SOLDIERS,
    STRENGTH,
    Ship,
    Unit,
    Weather,
)
from imperia.games.capitals.state import STACKS, State
from imperia.kernel.rule import constants, rule

UNIT_POINTS = constants(POINTS)
POINTS_OF_SHIP = constants(SHIP_POINTS)
KIND = constants(KIND_OF_SORT)
LEFT = constants(POINTS_OF_SORT)
FIRST = constants(FIRST_SORT)
MOST_LEFT = constants([levels - 1 for _, levels in KINDS])
# How many soldiers a unit counts as, or the strength of a warship.
WORTH = constants([*SOLDIERS, *[0] * (FIRST_SHIP - FIRST_CAPTIVE), *STRENGTH])
RESERVE = 64  # stacks that orders leave free, for recruits, captives and all else that comes without points
# How many other kinds a unit, or a warship, can break into (C10.3, C16.1).
BREAKS_INTO = constants([0, 1, 2, 2, *[0] * (FIRST_SHIP - FIRST_CAPTIVE), 0, 1, 2])


@rule
def all_points(state: State, kind: int) -> int:
    """The points of a rested piece in this weather (C3.3, C4.1, C15.2, C17)."""
    if kind >= FIRST_SHIP:
        return POINTS_OF_SHIP[kind - FIRST_SHIP]
    if kind >= FIRST_CAPTIVE:
        return CAPTIVE_STEPS
    points = UNIT_POINTS[kind]
    if kind == Unit.CARAVAN and state.options.players == 3:
        points = CARAVAN_POINTS_OF_THREE
    return points + (state.weather == Weather.FROST)


@rule
def sort_of(kind: int, points: int) -> int:
    return FIRST[kind] + points


# ----- Pieces, whatever their points


@rule
def present(state: State, place: int, kind: int) -> int:
    if place >= ABOARD:
        return state.seats[state.mover].transports[place - ABOARD].units[kind] if kind < 2 else 0
    if place >= state.board.lands:
        return state.waters[place - state.board.lands].ships[kind - FIRST_SHIP] if kind >= FIRST_SHIP else 0
    if kind >= FIRST_SHIP:
        return 0
    if kind >= FIRST_CAPTIVE:
        return state.captives[place, kind - FIRST_CAPTIVE]
    return state.lands[place].units[kind]


@rule
def change(state: State, place: int, kind: int, number: int) -> None:
    """Add so many pieces to a place, or take them away if the number is negative."""
    if place == LANDING_SHIP:
        return
    if place >= ABOARD:
        state.seats[state.mover].transports[place - ABOARD].units[kind] += number
    elif place >= state.board.lands:
        state.waters[place - state.board.lands].ships[kind - FIRST_SHIP] += number
    elif kind >= FIRST_CAPTIVE:
        state.captives[place, kind - FIRST_CAPTIVE] += number
    else:
        state.lands[place].units[kind] += number


# ----- Stacks


@rule
def find_stack(state: State, place: int, sort: int) -> int:
    for n in range(state.stack_count):
        stack = state.stacks[n]
        if stack.place == place and stack.sort == sort:
            return n
    return NOWHERE


@rule
def note_stack(state: State, place: int, sort: int, number: int) -> None:
    """Add so many pieces to a stack, or take them away if the number is negative."""
    n = find_stack(state, place, sort)
    if n == NOWHERE:
        if state.stack_count == STACKS:
            return  # orders leave room: only captives of very many provinces that are ceded at once find none
        n = state.stack_count
        state.stack_count += 1
        state.stacks[n].place = place
        state.stacks[n].sort = sort
    state.stacks[n].number += number
    if state.stacks[n].number == 0:
        forget_stack(state, n)


@rule
def forget_stack(state: State, n: int) -> None:
    last = state.stack_count - 1
    state.stacks[n] = state.stacks[last]
    state.stacks[last].place = 0
    state.stacks[last].sort = 0
    state.stacks[last].number = 0
    state.stack_count = last


@rule
def forget_all_stacks(state: State) -> None:
    while state.stack_count > 0:
        forget_stack(state, state.stack_count - 1)


@rule
def forget_stacks_in(state: State, place: int) -> None:
    n = state.stack_count - 1
    while n >= 0:
        if state.stacks[n].place == place:
            forget_stack(state, n)
        n -= 1


@rule
def number_with(state: State, place: int, kind: int, points: int) -> int:
    """How many pieces of a kind have exactly these points left, without those that are committed."""
    rested = all_points(state, kind)
    if points > rested:
        return 0
    if points < rested:
        n = find_stack(state, place, sort_of(kind, points))
        return 0 if n == NOWHERE else state.stacks[n].number
    number = present(state, place, kind)
    for n in range(state.stack_count):
        stack = state.stacks[n]
        if stack.place == place and KIND[stack.sort % COMMITTED] == kind:
            number -= stack.number
    return number


@rule
def number_with_points(state: State, place: int, kind: int) -> int:
    """How many pieces of a kind have a point left, without those that are committed."""
    return present(state, place, kind) - number_with(state, place, kind, 0) - committed(state, place, kind)


@rule
def committed(state: State, place: int, kind: int) -> int:
    number = 0
    for n in range(state.stack_count):
        stack = state.stacks[n]
        if stack.place == place and stack.sort >= COMMITTED and KIND[stack.sort % COMMITTED] == kind:
            number += stack.number
    return number


@rule
def add(state: State, place: int, kind: int, points: int, number: int) -> None:
    """Pieces come to a place, with so many points left."""
    change(state, place, kind, number)
    if points < all_points(state, kind):
        note_stack(state, place, sort_of(kind, points), number)


@rule
def remove(state: State, place: int, kind: int, points: int, number: int) -> None:
    """Pieces with so many points left leave a place."""
    if points < all_points(state, kind):
        note_stack(state, place, sort_of(kind, points), -number)
    change(state, place, kind, -number)


@rule
def remove_fewest(state: State, place: int, kind: int, number: int, least: int) -> None:
    """Pieces leave a place: those with the fewest points first, but each with at least `least` (C8.1)."""
    points = least
    while number > 0 and points <= all_points(state, kind):
        gone = min(number, number_with(state, place, kind, points))
        if gone > 0:
            remove(state, place, kind, points, gone)
            number -= gone
        points += 1


@rule
def has_room_for_stacks(state: State) -> bool:
    """Whether there is room for one more order, besides all that the units of an attack may break into."""
    room = STACKS - RESERVE - state.stack_count
    if room > 2 * state.stack_count:
        return True
    for n in range(state.stack_count):
        if state.stacks[n].sort >= COMMITTED:
            room -= BREAKS_INTO[KIND[state.stacks[n].sort - COMMITTED]]
    return room > 0


# ----- Losses (C10.3, C16.1)


@rule
def lose_soldier(state: State, place: int) -> None:
    """Lose one of the soldiers in a place, apart from attackers: infantry falls first, then units break
    up."""
    for kind in range(Unit.CARAVAN + 1):
        if present(state, place, kind) > committed(state, place, kind):
            points = 0
            while number_with(state, place, kind, points) == 0:
                points += 1
            remove(state, place, kind, points, 1)
            break_unit(state, place, kind, points, 0)
            return


@rule
def break_unit(state: State, place: int, kind: int, points: int, mark: int) -> None:
    """What is left of a unit that has lost a soldier keeps its points, as far as its kind can have so
    many."""
    if kind == Unit.INFANTRY:
        return
    if kind != Unit.CAVALRY:
        add_piece(state, place, Unit.CAVALRY, points, 1, mark)
    add_piece(state, place, Unit.INFANTRY, points, 2, mark)


@rule
def break_ship(state: State, place: int, kind: int, points: int, mark: int) -> None:
    """C16.1: a corvette becomes two frigates, a cruiser a corvette and two frigates."""
    if kind == FIRST_SHIP + Ship.FRIGATE:
        return
    if kind == FIRST_SHIP + Ship.CRUISER:
        add_piece(state, place, FIRST_SHIP + Ship.CORVETTE, points, 1, mark)
    add_piece(state, place, FIRST_SHIP + Ship.FRIGATE, points, 2, mark)


@rule
def add_piece(state: State, place: int, kind: int, points: int, number: int, mark: int) -> None:
    change(state, place, kind, number)
    points = min(points, all_points(state, kind))
    if mark or (is_of_mover(state, place) and points < all_points(state, kind)):
        note_stack(state, place, mark + sort_of(kind, points), number)


@rule
def is_of_mover(state: State, place: int) -> bool:
    """Whether the units of a province, or the warships of a sea, are the mover's."""
    if place < state.board.lands:
        return state.lands[place].holder == state.mover
    return place >= ABOARD or state.waters[place - state.board.lands].fleet == state.mover


@rule
def lose_committed(state: State, place: int) -> None:
    """An attacking group loses one soldier, or at sea one soldier of strength."""
    for kind in range(len(FIRST)):
        for points in range(MOST_LEFT[kind] + 1):
            sort = COMMITTED + sort_of(kind, points)
            if find_stack(state, place, sort) != NOWHERE:
                note_stack(state, place, sort, -1)
                change(state, place, kind, -1)
                if kind >= FIRST_SHIP:
                    break_ship(state, place, kind, points, COMMITTED)
                else:
                    break_unit(state, place, kind, points, COMMITTED)
                return


@rule
def lose_ship(state: State, place: int) -> None:
    """A fleet that is attacked loses one soldier of strength."""
    for kind in range(FIRST_SHIP, len(FIRST)):
        if present(state, place, kind) > 0:
            points = 0
            while number_with(state, place, kind, points) == 0:
                points += 1
            remove(state, place, kind, points, 1)
            break_ship(state, place, kind, points, 0)
            return


# ----- Groups of an attack


@rule
def worth_committed(state: State, place: int) -> int:
    """The soldiers, or the strength, of an attacking group."""
    worth = 0
    for n in range(state.stack_count):
        stack = state.stacks[n]
        if stack.sort >= COMMITTED and stack.place == place:
            worth += WORTH[KIND[stack.sort - COMMITTED]] * stack.number
    return worth


@rule
def worth_of_attack(state: State) -> int:
    worth = 0
    for n in range(state.stack_count):
        stack = state.stacks[n]
        if stack.sort >= COMMITTED:
            worth += WORTH[KIND[stack.sort - COMMITTED]] * stack.number
    return worth


@rule
def guns_of_attack(state: State) -> int:
    """C5.5: artillery and caravans."""
    guns = 0
    for n in range(state.stack_count):
        stack = state.stacks[n]
        if stack.sort >= COMMITTED:
            kind = KIND[stack.sort - COMMITTED]
            if kind in (Unit.ARTILLERY, Unit.CARAVAN):
                guns += stack.number
    return guns


@rule
def largest_group(state: State) -> int:
    """C10.3: the group that takes the loss: the one with the most soldiers; of equal ones, the lowest
    place."""
    best = NOWHERE
    most = 0
    for n in range(state.stack_count):
        stack = state.stacks[n]
        if stack.sort >= COMMITTED:
            worth = worth_committed(state, stack.place)
            if worth > most or (worth == most and stack.place < best):
                best = stack.place
                most = worth
    return best
