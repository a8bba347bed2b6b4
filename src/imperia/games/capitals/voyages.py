"""What is under way, and what it brings: clauses C8.4, C9 and C11."""

from __future__ import annotations

from imperia.games.capitals.battle import dice, fight_savages
from imperia.games.capitals.building import level_price, take_down
from imperia.games.capitals.marching import (
    begin_voyage,
    come_to,
    forget_voyage,
    may_be_entered,
    sea_march_cost,
    why_no_voyage,
)
from imperia.games.capitals.names import (
    BLACK,
    COMMITTED,
    COMMON,
    EXPLORED,
    LANDING_SHIP,
    NO_TARGET,
    NOBODY,
    NOWHERE,
    PALM,
    PORT,
    RARE,
    ROAD,
    SAVAGES,
    Event,
    Refusal,
    Voyage,
)
from imperia.games.capitals.pieces import (
    ARMY_SHIP_PRICE,
    ARTIFACT,
    BUILDER_SHIP_PRICE,
    CHEAP_FARMS,
    CHEAPER_EXPEDITION,
    COMMON_PRICE,
    DEARER_EXPEDITION,
    DEARER_FOR_GOOD,
    EFFECT_TURNS,
    FINDING_UP_TO,
    FREE_ROADS,
    FRUITS,
    INLAND_PRICE,
    LEVELS,
    MOST_NUMBER,
    MOST_SAVAGES,
    OVERSEAS_PRICE,
    PALM_CURRENCY,
    RARE_PRICE,
    RESULT_UP_TO,
    TREASURE,
    Building,
    Finding,
    Result,
    Unit,
    Weather,
)
from imperia.games.capitals.provinces import (
    SOLDIERS_OF,
    end_robbery_alone,
    has_building,
    has_working_port,
    holds_own_capital,
    home,
    is_adjacent,
    is_capital,
    is_coastal,
    is_own,
    let_recruiting_lapse,
    soldiers_in,
)
from imperia.games.capitals.stacks import (
    KIND,
    LEFT,
    add,
    all_points,
    forget_stacks_in,
    note_stack,
    number_with,
    remove,
    sort_of,
)
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import constants, rule

FINDING_OF = constants([next(n for n, top in enumerate(FINDING_UP_TO) if roll <= top) for roll in range(101)])
RESULT_OF = constants(
    [next(int(result) for top, result in RESULT_UP_TO if roll <= top) for roll in range(101)]
)
SHIP_TURNS, INLAND_TURNS, OVERSEAS_TURNS = 2, 2, 4


# ----- Ships that carry an army (C9)


@rule
def soldiers_on_ship(state: State, seat: int, n: int) -> int:
    voyage = state.seats[seat].voyages[n]
    return voyage.number + 3 * voyage.others[0] + 6 * (voyage.others[1] + voyage.others[2])


@rule
def most_to_load(state: State, seat: int, port: int, sort: int, room: int, currency: int) -> int:
    """How many of a sort can go aboard a ship with room for so many soldiers (C9.1, C9.2)."""
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
    """It sails when it is bought; its number among what is under way."""
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
    """C9.2: any coastal province but the port's."""
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
    """How many may be under way at once."""
    number = 1 + state.seats[seat].bought_fruits
    for land in range(state.board.lands):
        number += state.lands[land].marks & PALM != 0 and is_own(state, seat, land)
    return number


@rule
def why_not_overseas(state: State, seat: int) -> int:
    mine = state.seats[seat]
    under_way = 0
    for n in range(mine.voyage_count):
        under_way += mine.voyages[n].kind == Voyage.OVERSEAS
    if mine.currency < overseas_price(state, seat):
        return Refusal.NOT_ENOUGH_CURRENCY
    if state.weather == Weather.STORM:
        return Refusal.STORM
    if mine.banned > 0:
        return Refusal.BANNED
    if not has_working_port(state, seat):
        return Refusal.NO_WORKING_PORT
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
    """The first of the list that has arrived; NOWHERE if none has."""
    mine = state.seats[seat]
    for n in range(mine.voyage_count):
        if mine.voyages[n].turns <= 0:
            return n
    return NOWHERE


@rule
def land_convoy(state: State, seat: int, n: int) -> None:
    """C8.4: with its points."""
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
    """C9.3: whether it is an attack, whose units are then committed; elsewhere it is a plain arrival."""
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


# ----- What an expedition inland finds (C11.1)


@rule
def roll_finding(state: State, seat: int, land: int) -> int:
    """NOWHERE if the province is lost (C18.7)."""
    if not is_own(state, seat, land):
        tell(state, Event.FINDING_LOST, seat, land + 1)
        return NOWHERE
    roll = dice(state, 100)
    finding = FINDING_OF[roll]
    tell(state, Event.FINDING, seat, land + 1, roll, finding)
    if finding == Finding.ARTIFACT:
        gain(state, seat, ARTIFACT)
    elif finding == Finding.POISONED_WATER:
        poison(state, seat, land)
    return finding


@rule
def mineral_price(finding: int) -> int:
    return RARE_PRICE if finding == Finding.RARE_MINERAL else COMMON_PRICE


@rule
def take_mineral(state: State, seat: int, land: int, finding: int) -> None:
    cost = mineral_price(finding)
    state.seats[seat].currency -= cost
    state.lands[land].marks |= RARE if finding == Finding.RARE_MINERAL else COMMON
    tell(state, Event.MINERAL_PAID, seat, land + 1, cost)


@rule
def gain(state: State, seat: int, currency: int) -> None:
    state.seats[seat].currency += currency
    tell(state, Event.GAINED, seat, currency)


@rule
def poison(state: State, seat: int, land: int) -> None:
    """A black marker destroys a farm or a granary (C5.11)."""
    province = state.lands[land]
    province.marks |= BLACK
    tell(state, Event.MARKER_PLACED, seat, land + 1)
    if province.building in (Building.FARM, Building.GRANARY):
        tell(state, Event.BUILDING_DESTROYED, seat, land + 1, province.building)
        province.building = Building.NONE


@rule
def count_savages(state: State, seat: int, land: int) -> int:
    number = dice(state, MOST_SAVAGES)
    tell(state, Event.SAVAGES, seat, land + 1, number)
    return number


@rule
def can_retreat(state: State, seat: int, land: int) -> bool:
    board = state.board
    for n in range(board.first[land], board.shore[land]):
        if state.lands[board.beside[n]].holder == seat:
            return True
    return False


@rule
def why_not_retreat_to(state: State, seat: int, origin: int, land: int) -> int:
    if land >= state.board.lands or not is_adjacent(state, origin, land):
        return Refusal.NOT_ADJACENT
    return ALLOWED if state.lands[land].holder == seat else Refusal.NOT_HELD


@rule
def attack_savages(state: State, seat: int, land: int, number: int) -> None:
    soldiers = soldiers_in(state, land)
    left = fight_savages(state, seat, land, number)
    lost, beaten = soldiers - soldiers_in(state, land), number - left
    tell(state, Event.FOUGHT, seat, lost + beaten, lost, beaten)
    if left > 0:
        tell(state, Event.ATTACK_LOST, seat, land + 1, left)
        let_savages_hold(state, land, left)
    else:
        tell(state, Event.ATTACK_WON, seat, land + 1, soldiers_in(state, land))


@rule
def retreat(state: State, seat: int, land: int, target: int, number: int) -> None:
    """C11.6: they keep their points."""
    for unit in range(Unit.CARAVAN + 1):
        for points in range(all_points(state, unit) + 1):
            there = number_with(state, land, unit, points)
            if there > 0:
                remove(state, land, unit, points, there)
                add(state, target, unit, points, there)
    tell(state, Event.RETREATED, seat, land + 1, target + 1)
    let_savages_hold(state, land, number)


@rule
def let_savages_hold(state: State, land: int, number: int) -> None:
    """C1.9: the land belongs to nobody."""
    province = state.lands[land]
    province.owner = NOBODY
    province.holder = SAVAGES
    province.units[Unit.INFANTRY] = number
    forget_stacks_in(state, land)
    end_robbery_alone(state, land)
    let_recruiting_lapse(state)


# ----- What an expedition overseas brings (C11.4), where nothing is asked


@rule
def roll_result(state: State, seat: int) -> int:
    roll = dice(state, 100)
    result = RESULT_OF[roll]
    tell(state, Event.RESULT, seat, roll, result)
    return result


@rule
def bring(state: State, seat: int, result: int) -> None:
    mine = state.seats[seat]
    if result == Result.TREASURE:
        gain(state, seat, TREASURE)
    elif result == Result.LOWER_INCOME:
        mine.lower_income[EFFECT_TURNS - 1] += 1
    elif result == Result.GUNS:
        bring_guns(state, seat)
    elif result == Result.CANNONBALLS:
        mine.cannonballs += 1
    elif result == Result.CHEAPER_EXPEDITION:
        mine.next_overseas += CHEAPER_EXPEDITION
    elif result == Result.FREE_ROADS:
        mine.free_roads += FREE_ROADS
    elif result == Result.HIGHER_INCOME:
        mine.higher_income[EFFECT_TURNS - 1] += 1
    elif result == Result.CHEAPER_FARMS:
        mine.cheap_farms[CHEAP_FARMS - 1] += 1
    elif result == Result.ENVIRONMENTALISTS:
        turns = dice(state, 6)
        mine.environmentalists = max(mine.environmentalists, turns)
        tell(state, Event.EFFECT_LASTS, seat, result, turns)
    elif result == Result.DEARER_EXPEDITION:
        mine.next_overseas += DEARER_EXPEDITION
    elif result == Result.NEW_WEAPON:
        mine.weapons += 1
    elif result == Result.DEARER_FOR_GOOD:
        mine.overseas_dearer += DEARER_FOR_GOOD
        mine.banned = EFFECT_TURNS


@rule
def bring_guns(state: State, seat: int) -> None:
    """C11.5: in the capital, or in the recruiting province; without points."""
    place = home(state, seat)
    if place == NOWHERE:
        return
    if seat == state.mover:
        add(state, place, Unit.ARTILLERY, 0, 2)
    else:
        state.lands[place].units[Unit.ARTILLERY] += 2
    tell(state, Event.GUNS_FOUND, seat, place + 1)


# ----- ... and where something is


@rule
def why_not_lose_road(state: State, seat: int, land: int) -> int:
    """C11.5: an own province, no capital, with a road."""
    fits = land < state.board.lands and is_own(state, seat, land) and not is_capital(state, land)
    return ALLOWED if fits and state.lands[land].marks & ROAD else Refusal.NO_ROAD_THERE


@rule
def why_not_plant(state: State, seat: int, land: int) -> int:
    fits = land < state.board.lands and is_own(state, seat, land) and not is_capital(state, land)
    return ALLOWED if fits and not state.lands[land].marks & PALM else Refusal.NO_PLACE_FOR_PALM


@rule
def plant_palm(state: State, seat: int, land: int) -> None:
    state.lands[land].marks |= PALM
    state.seats[seat].fruits += FRUITS
    tell(state, Event.PALM_PLANTED, seat, land + 1)


@rule
def bring_palm_money(state: State, seat: int) -> None:
    gain(state, seat, PALM_CURRENCY)


@rule
def has_bare_province(state: State, seat: int) -> bool:
    """For a black marker: an own province without buildings."""
    for land in range(state.board.lands):
        if may_be_marked(state, seat, land) and not has_building(state, land):
            return True
    return False


@rule
def may_be_marked(state: State, seat: int, land: int) -> bool:
    """C11.5: own, no capital, one marker a province."""
    own = is_own(state, seat, land) and not is_capital(state, land)
    return own and not state.lands[land].marks & BLACK


@rule
def why_not_mark(state: State, seat: int, land: int) -> int:
    if land >= state.board.lands or not may_be_marked(state, seat, land):
        return Refusal.MARKER_ELSEWHERE
    if has_building(state, land) and has_bare_province(state, seat):
        return Refusal.MARKER_ELSEWHERE
    return ALLOWED


@rule
def destroy_marked(state: State, seat: int, land: int, building: int) -> None:
    take_down(state, building, land)
    tell(state, Event.BUILDING_DESTROYED, seat, land + 1, building)


@rule
def why_no_free_level(state: State, seat: int) -> int:
    """C11.4, C11.5: while the capital is held, and below level III."""
    if state.seats[seat].level == LEVELS:
        return Refusal.HIGHEST_LEVEL
    return ALLOWED if holds_own_capital(state, seat) else Refusal.CAPITAL_LOST


@rule
def price_instead_of_level(state: State, seat: int) -> int:
    return level_price(state, min(state.seats[seat].level + 1, LEVELS))


@rule
def raise_for_free(state: State, seat: int) -> None:
    state.seats[seat].level += 1
    tell(state, Event.LEVEL_RAISED, seat, state.seats[seat].level, 0)
