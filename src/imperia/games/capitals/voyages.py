"""Ships that carry an army, expeditions, and arrivals (C3.4, C9, C11.1, C11.3)."""

from __future__ import annotations

from imperia.games.capitals.marching import (
    begin_voyage,
    come_to,
    forget_voyage,
    may_be_entered,
    sea_march_cost,
    why_no_voyage,
)
from imperia.games.capitals.names import (
    COMMITTED,
    EXPLORED,
    LANDING_SHIP,
    NO_TARGET,
    NOWHERE,
    PALM,
    PORT,
    Event,
    Refusal,
    Voyage,
)
from imperia.games.capitals.pieces import (
    ARMY_SHIP_PRICE,
    BUILDER_SHIP_PRICE,
    INLAND_PRICE,
    MOST_NUMBER,
    OVERSEAS_PRICE,
    Unit,
    Weather,
)
from imperia.games.capitals.provinces import (
    SOLDIERS_OF,
    has_building,
    has_working_port,
    is_capital,
    is_coastal,
    is_own,
)
from imperia.games.capitals.stacks import (
    KIND,
    LEFT,
    add,
    all_points,
    note_stack,
    number_with,
    remove,
    sort_of,
)
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import rule

SHIP_TURNS, INLAND_TURNS, OVERSEAS_TURNS = 2, 2, 4

# ----- Ships that carry an army (C9)


@rule
def soldiers_on_ship(state: State, seat: int, n: int) -> int:
    voyage = state.seats[seat].voyages[n]
    return voyage.number + 3 * voyage.others[0] + 6 * (voyage.others[1] + voyage.others[2])


@rule
def guns_on_ship(state: State, seat: int, n: int) -> int:
    """C5.5: artillery, and caravans."""
    others = state.seats[seat].voyages[n].others
    return others[1] + others[2]


@rule
def most_to_load(state: State, seat: int, port: int, sort: int, room: int, currency: int) -> int:
    """How many units of a sort can go aboard a ship with room for so many soldiers (C9.1, C9.2)."""
    kind = KIND[sort]
    if kind > Unit.CARAVAN or LEFT[sort] == 0:
        return 0
    cost = sea_march_cost(state, kind, 1)
    paid = MOST_NUMBER if cost == 0 else max(currency, 0) // cost
    return min(min(number_with(state, port, kind, LEFT[sort]), room // SOLDIERS_OF[kind]), paid)


@rule
def can_load(state: State, seat: int, port: int, room: int, currency: int) -> bool:
    for sort in range(len(KIND)):
        if KIND[sort] <= Unit.CARAVAN and most_to_load(state, seat, port, sort, room, currency) > 0:
            return True
    return False


@rule
def charter_ship(state: State, seat: int, port: int) -> int:
    """A ship sails in the turn in which it is bought; returns its number among the seat's voyages."""
    state.seats[seat].currency -= ARMY_SHIP_PRICE
    return begin_voyage(state, seat, Voyage.SHIP, port, NO_TARGET, SHIP_TURNS)


@rule
def load(state: State, seat: int, n: int, sort: int, number: int) -> None:
    mine = state.seats[seat]
    voyage = mine.voyages[n]
    kind = KIND[sort]
    cost = sea_march_cost(state, kind, number)
    mine.currency -= cost
    voyage.paid += cost
    remove(state, voyage.origin, kind, LEFT[sort], number)
    if kind == Unit.INFANTRY:
        voyage.number += number
    else:
        voyage.others[kind - 1] += number


@rule
def set_sail(state: State, seat: int, n: int, target: int) -> None:
    voyage = state.seats[seat].voyages[n]
    voyage.target = target
    soldiers = soldiers_on_ship(state, seat, n)
    tell(state, Event.SHIP_SAILS, seat, voyage.origin + 1, soldiers, voyage.paid, target + 1)


@rule
def send_builder(state: State, seat: int, port: int, target: int) -> None:
    state.seats[seat].builder_ships -= 1
    begin_voyage(state, seat, Voyage.BUILDER, port, target, SHIP_TURNS)
    tell(state, Event.BUILDER_SENT, seat, port + 1, target + 1)


@rule
def buy_builder(state: State, seat: int) -> None:
    state.seats[seat].currency -= BUILDER_SHIP_PRICE
    state.seats[seat].builder_ships += 1
    tell(state, Event.BUILDER_BOUGHT, seat, BUILDER_SHIP_PRICE)


@rule
def why_not_sail_ship_to(state: State, port: int, land: int) -> int:
    """C9.2: the target may be any coastal province except that of the port."""
    if land >= state.board.lands or not is_coastal(state, land):
        return Refusal.NOT_COASTAL
    return Refusal.PORT_ITSELF if land == port else ALLOWED


@rule
def has_another_coast(state: State, port: int) -> bool:
    for land in range(state.board.lands):
        if land != port and is_coastal(state, land):
            return True
    return False


# ----- Sending expeditions (C11.1, C11.3)


@rule
def why_not_explore(state: State, seat: int, land: int) -> int:
    province = state.lands[land]
    if not is_own(state, seat, land):
        return Refusal.NOT_OWN
    if is_capital(state, land):
        return Refusal.IS_CAPITAL
    if province.marks & EXPLORED:
        return Refusal.EXPLORED_BEFORE
    if province.tokens > 0:
        return Refusal.HAS_TOKENS
    return Refusal.BUILDING_HINDERS if has_building(state, land) else ALLOWED


@rule
def explore(state: State, seat: int, land: int) -> None:
    state.seats[seat].currency -= INLAND_PRICE
    state.lands[land].marks |= EXPLORED
    begin_voyage(state, seat, Voyage.INLAND, land, land, INLAND_TURNS)
    tell(state, Event.EXPEDITION_SENT, seat, land + 1, INLAND_PRICE)


@rule
def overseas_price(state: State, seat: int) -> int:
    mine = state.seats[seat]
    return max(OVERSEAS_PRICE + mine.overseas_dearer + mine.next_overseas, 0)


@rule
def overseas_allowed(state: State, seat: int) -> int:
    """How many overseas expeditions may be under way at once."""
    number = 1 + state.seats[seat].bought_fruits
    for land in range(state.board.lands):
        number += state.lands[land].marks & PALM != 0 and is_own(state, seat, land)
    return number


@rule
def why_not_overseas(state: State, seat: int) -> int:
    mine = state.seats[seat]
    if mine.currency < overseas_price(state, seat):
        return Refusal.NOT_ENOUGH_CURRENCY
    if state.weather == Weather.STORM:
        return Refusal.STORM
    if mine.banned > 0:
        return Refusal.BANNED
    if not has_working_port(state, seat):
        return Refusal.NO_WORKING_PORT
    under_way = 0
    for n in range(mine.voyage_count):
        under_way += mine.voyages[n].kind == Voyage.OVERSEAS
    if under_way >= overseas_allowed(state, seat):
        return Refusal.ALREADY_UNDER_WAY
    return why_no_voyage(state, seat)


@rule
def send_overseas(state: State, seat: int) -> None:
    mine = state.seats[seat]
    cost = overseas_price(state, seat)
    mine.currency -= cost
    mine.next_overseas = 0
    begin_voyage(state, seat, Voyage.OVERSEAS, 0, NO_TARGET, OVERSEAS_TURNS)
    tell(state, Event.OVERSEAS_SENT, seat, cost)


# ----- Arrivals (C3.4)


@rule
def let_voyages_come_nearer(state: State, seat: int) -> None:
    mine = state.seats[seat]
    for n in range(mine.voyage_count):
        mine.voyages[n].turns -= 1


@rule
def next_arrival(state: State, seat: int) -> int:
    """The number of the first voyage in the list that has arrived; NOWHERE if none has."""
    mine = state.seats[seat]
    for n in range(mine.voyage_count):
        if mine.voyages[n].turns <= 0:
            return n
    return NOWHERE


@rule
def land_convoy(state: State, seat: int, n: int) -> None:
    """C8.4: the convoy lands with its points."""
    voyage = state.seats[seat].voyages[n]
    unit, number, place = voyage.unit, voyage.number, voyage.target
    if state.lands[place].holder != seat:
        place = voyage.origin
    if state.lands[place].holder == seat:
        add(state, place, unit, all_points(state, unit), number)
        tell(state, Event.CONVOY_ARRIVES, seat, place + 1, unit, number)
    else:
        tell(state, Event.CONVOY_LOST, seat, unit, number)
    forget_voyage(state, seat, n)


@rule
def land_builder(state: State, seat: int, n: int) -> None:
    """C9.4"""
    land = state.seats[seat].voyages[n].target
    province = state.lands[land]
    free = province.tokens == 0 and not province.marks & PORT and not is_capital(state, land)
    if is_own(state, seat, land) and free:
        province.marks |= PORT
        tell(state, Event.PORT_BUILT_BY_SHIP, seat, land + 1)
    else:
        tell(state, Event.BUILDER_SHIP_LOST, seat, land + 1)
    forget_voyage(state, seat, n)


@rule
def land_ship(state: State, seat: int, n: int) -> bool:
    """C9.3: returns whether the landing is an attack, whose units are then committed; otherwise the ship
    just arrives."""
    voyage = state.seats[seat].voyages[n]
    land = voyage.target
    tell(state, Event.SHIP_ARRIVES, seat, land + 1, soldiers_on_ship(state, seat, n))
    attack = not may_be_entered(state, seat, land)
    if attack:
        state.target = land
        state.march = 0
        state.march_paid = voyage.paid
    else:
        come_to(state, seat, land)
    for unit in range(Unit.CARAVAN + 1):
        number = voyage.number if unit == Unit.INFANTRY else voyage.others[unit - 1]
        if number > 0:
            if attack:
                note_stack(state, LANDING_SHIP, COMMITTED + sort_of(unit, 0), number)
            else:
                add(state, land, unit, 0, number)
    forget_voyage(state, seat, n)
    return attack
