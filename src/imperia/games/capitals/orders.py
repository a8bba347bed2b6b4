"""What a player does on his turn, step by step: what, where, which units, how many, whither (C3.5)."""

from __future__ import annotations

from imperia.games.capitals.asking import ask, go_on_settling
from imperia.games.capitals.battle import (
    begin_battle,
    can_commit_more,
    commit,
    fight_round,
    why_not_attack,
    why_not_attack_at_sea,
    why_not_commit_from,
)
from imperia.games.capitals.building import (
    build,
    disband,
    exchange,
    join,
    most_exchanges,
    most_joined,
    most_parted,
    most_recruits,
    part,
    raise_capital,
    recruit,
    rob,
    why_not_afford,
    why_not_build,
    why_not_demolish,
    why_not_exchange,
    why_not_join,
    why_not_name,
    why_not_name_any,
    why_not_part,
    why_not_raise,
    why_not_recruit,
    why_not_rob,
    why_not_stop_robbery,
)
from imperia.games.capitals.economy import stop_robbery
from imperia.games.capitals.fleets import (
    PRICE_OF_SHIP,
    board,
    buy_boat,
    buy_transport,
    buy_warship,
    has_sea_for_boat,
    has_sea_to_sail_to,
    most_to_board,
    sail,
    sail_boat,
    sail_transport,
    why_not_board_from,
    why_not_buy_ships,
    why_not_from_port,
    why_not_sail_boat_to,
    why_not_sail_to,
)
from imperia.games.capitals.marching import (
    has_march_from,
    land_from,
    march,
    may_be_entered,
    most_that_can_pay,
    most_to_march,
    sea_march_cost,
    send_convoy,
    walk,
    why_no_voyage,
    why_not_convoy_to,
    why_not_march_to,
    why_not_walk_to,
)
from imperia.games.capitals.names import (
    ABOARD,
    FIRST_CAPTIVE,
    FIRST_SHIP,
    NOBODY,
    NOWHERE,
    REBELS,
    SORTS,
    Aftermath,
    Decision,
    Event,
    Refusal,
    Verb,
    Where,
)
from imperia.games.capitals.pieces import (
    ARMY_SHIP_PRICE,
    ARMY_SHIP_SOLDIERS,
    BOAT_PRICE,
    BRIBE,
    BUILDER_SHIP_PRICE,
    INLAND_PRICE,
    KINDS_OF_EXCHANGE,
    LEVEL_FOR_SHIPS,
    MOST_NUMBER,
    REBELS_THAT_CAN_BE_BOUGHT,
    TRANSPORT_PRICE,
    UNDER_WAY,
    Building,
    Unit,
)
from imperia.games.capitals.provinces import (
    SOLDIERS_OF,
    borders_sea,
    has_working_port,
    holds_own_capital,
    is_land,
    units_in,
)
from imperia.games.capitals.spies import buy_spy, why_not_buy_spy, why_not_deal
from imperia.games.capitals.stacks import (
    KIND,
    LEFT,
    all_points,
    has_room_for_stacks,
    number_with,
    present,
    sort_of,
)
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import (
    buy_builder,
    can_load,
    charter_ship,
    explore,
    has_another_coast,
    load,
    most_to_load,
    send_builder,
    send_overseas,
    set_sail,
    soldiers_on_ship,
    why_not_explore,
    why_not_overseas,
    why_not_sail_ship_to,
)
from imperia.kernel.actions import ALLOWED
from imperia.kernel.bits import put
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import constants, rule

_P, _U, _N, _T = Decision.PLACE, Decision.UNITS, Decision.NUMBER, Decision.TARGET
STEPS_OF: dict[int, tuple[Decision, ...]] = {  # the decisions of each kind of action, in order
    **dict.fromkeys((Verb.INFANTRY, Verb.CAVALRY, Verb.ARTILLERY), (_N,)),
    **dict.fromkeys((Verb.JOIN, Verb.PART), (_P, _N)),
    **dict.fromkeys((Verb.MARCH, Verb.CONVOY, Verb.SAIL, Verb.WALK), (_P, _U, _N, _T)),
    **dict.fromkeys((Verb.ATTACK, Verb.SEA_ATTACK), (_T, _P, _U, _N, Decision.COMMIT)),
    **dict.fromkeys((Verb.FRIGATE, Verb.CORVETTE, Verb.CRUISER, Verb.TRANSPORT, Verb.BOAT), (_P, _T)),
    **dict.fromkeys((Verb.SEND_BUILDER, Verb.SAIL_TRANSPORT, Verb.SAIL_BOAT), (_P, _T)),
    **dict.fromkeys((Verb.BOARD, Verb.LAND), (_P, _T, _U, _N)),
    **dict.fromkeys((Verb.EXPLORE, Verb.ROB, Verb.STOP_ROBBERY, Verb.RECRUITING_PROVINCE, Verb.BRIBE), (_P,)),
    **dict.fromkeys(range(Verb.FARM, Verb.LEVEL), (_P,)),
    Verb.DEMOLISH: (_P, Decision.BUILDING),
    Verb.EXCHANGE: (Decision.EXCHANGE, _N),
    Verb.DISBAND: (_P, _U, _N),
    Verb.SHIP: (_P, _U, _N, Decision.COMMIT, _T),
    Verb.DEAL: (Decision.CARD,),
    Verb.PEACE: (Decision.PARTNER,),
    Verb.TRADE: (Decision.PARTNER,),
}
_LONGEST = 6
DO_IT = -1
STEPS = constants([[*STEPS_OF.get(v, ()), *[DO_IT] * (_LONGEST - len(STEPS_OF.get(v, ())))] for v in Verb])
_AT_SEA = (Verb.SAIL, Verb.SEA_ATTACK, Verb.SAIL_BOAT)
_TRANSPORTS = (Verb.SAIL_TRANSPORT, Verb.BOARD, Verb.LAND)
_SOMEWHERE = {v for v, steps in STEPS_OF.items() if _P in steps}
WHERE = constants(
    [
        Where.SEA
        if v in _AT_SEA
        else Where.TRANSPORT
        if v in _TRANSPORTS
        else Where.LAND
        if v in _SOMEWHERE
        else Where.NONE
        for v in Verb
    ]
)
BUILDING_OF = constants([building for building in Building if building])  # by verb, farm to road
FIRST_RECRUIT, FIRST_WARSHIP = Verb.INFANTRY, Verb.FRIGATE


# ----- What may be done now


@rule
def why_not_do(state: State, seat: int, verb: int) -> int:
    """Why an action is not possible now, which is already known (`State.possible`)."""
    why = why_not_at_all(state, seat, verb)
    if why != ALLOWED or WHERE[verb] == Where.NONE:
        return why
    if verb in (Verb.ATTACK, Verb.SEA_ATTACK):
        return why_no_target(state, seat, verb)
    return why_nowhere(state, seat, verb)


@rule
def why_not_at_all(state: State, seat: int, verb: int) -> int:
    """What does not depend on the place."""
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
def first_place(state: State, where: int) -> int:
    return 0 if where == Where.LAND else state.board.lands if where == Where.SEA else ABOARD


@rule
def last_place(state: State, seat: int, where: int) -> int:
    if where == Where.LAND:
        return state.board.lands
    if where == Where.SEA:
        return state.board.lands + state.board.seas
    return ABOARD + state.seats[seat].transport_count


@rule
def why_nowhere(state: State, seat: int, verb: int) -> int:
    """The reason that comes closest, if no place will do."""
    best: int = Refusal.NOT_OFFERED
    where = WHERE[verb]
    for place in range(first_place(state, where), last_place(state, seat, where)):
        best = max(best, why_not_there(state, seat, verb, place))
    return best


# ----- Where


@rule
def why_not_place(state: State, seat: int, verb: int, place: int) -> int:
    """Of any place that somebody may name."""
    if verb in (Verb.ATTACK, Verb.SEA_ATTACK):
        return why_not_commit_from(state, seat, place, state.target)
    where = WHERE[verb]
    if not first_place(state, where) <= place < last_place(state, seat, where):
        return Refusal.NO_SUCH_PLACE
    return why_not_there(state, seat, verb, place)


@rule
def why_not_there(state: State, seat: int, verb: int, place: int) -> int:
    """Of a place of the right kind."""
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
    """Marching, convoys, disbanding, going aboard a ship."""
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
    """Whether a transport can sail on, take somebody aboard, or let somebody land."""
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
    """C16.6: on held land, or on land that nobody holds; of the units aboard at least one can."""
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
def most_to_land(state: State, seat: int, place: int, sort: int) -> int:
    if LEFT[sort] == 0:
        return 0
    unit = KIND[sort]
    there = number_with(state, place, unit, LEFT[sort])
    return min(there, most_that_can_pay(state, seat, sea_march_cost(state, unit, 1))) if there else 0


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
                    best = Refusal.NOT_ADJACENT  # to a held province
    return best


@rule
def has_walk_from(state: State, seat: int, land: int) -> bool:
    around = state.board
    for n in range(around.first[land], around.shore[land]):
        if why_not_walk_to(state, seat, land, around.beside[n]) == ALLOWED:
            return True
    return False


@rule
def why_not_bribe(state: State, seat: int, land: int) -> int:
    """C12.4"""
    if state.lands[land].holder != REBELS:
        return Refusal.NO_REBELS
    rebels = state.lands[land].units[Unit.INFANTRY]
    if rebels > REBELS_THAT_CAN_BE_BOUGHT:
        return Refusal.TOO_MANY_REBELS
    return ALLOWED if state.seats[seat].currency >= BRIBE * rebels else Refusal.NOT_ENOUGH_CURRENCY


# ----- With which units, and how many


@rule
def most_in(state: State, seat: int, verb: int, place: int, sort: int) -> int:
    """How many of a sort the action can use there."""
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
    """Where those stand among whom units are chosen: who boards is still ashore."""
    return state.target if state.verb == Verb.BOARD else state.place


@rule
def why_not_units(state: State, seat: int, sort: int) -> int:
    """While an action asks for units."""
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


# ----- Whither


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


# ----- One step after the other


@rule
def begin_order(state: State, seat: int, verb: int) -> None:
    state.verb = verb
    state.stage = 0
    ask_step(state, seat)


@rule
def next_step(state: State, seat: int) -> None:
    state.stage += 1
    ask_step(state, seat)


@rule
def ask_step(state: State, seat: int) -> None:
    decision = STEPS[state.verb, state.stage]
    if decision == DO_IT:
        perform(state, seat)
        return
    ask(state, decision, seat)


@rule
def offer_places(state: State, seat: int) -> None:
    verb = state.verb
    if verb in (Verb.ATTACK, Verb.SEA_ATTACK):
        around = state.board
        for n in range(around.first[state.target], around.shore[state.target]):
            offer_place(state, seat, around.beside[n])
        for n in range(state.seats[seat].transport_count):
            offer_place(state, seat, ABOARD + n)
        return
    where = WHERE[verb]
    for place in range(first_place(state, where), last_place(state, seat, where)):
        if why_not_there(state, seat, verb, place) == ALLOWED:
            put(state.offered, place)


@rule
def offer_place(state: State, seat: int, place: int) -> None:
    if why_not_commit_from(state, seat, place, state.target) == ALLOWED:
        put(state.offered, place)


@rule
def offer_targets(state: State, seat: int) -> None:
    for target in range(state.board.lands + state.board.seas):
        if why_not_target(state, seat, target) == ALLOWED:
            put(state.offered, target)


@rule
def use_units(state: State, seat: int, number: int) -> None:
    """The answer to "how many", where an attack or a ship takes its units step by step (C3.5)."""
    state.number = number
    if state.verb in (Verb.ATTACK, Verb.SEA_ATTACK):
        commit(state, seat, state.place, state.sort, number)
        state.stage += 1
        ask_for_more(state, seat, can_commit_more(state, seat))
    elif state.verb == Verb.SHIP:
        if state.voyage == NOWHERE:
            state.voyage = charter_ship(state, seat, state.place)
        load(state, seat, state.voyage, state.sort, number)
        state.stage += 1
        room, currency = room_on_ship(state, seat), state.seats[seat].currency
        ask_for_more(state, seat, can_load(state, seat, state.place, room, currency))
    else:
        next_step(state, seat)


@rule
def ask_for_more(state: State, seat: int, more: bool) -> None:
    """More units, or enough; which is not asked where there are no more."""
    if more:
        ask(state, Decision.COMMIT, seat)
    else:
        enough(state, seat)


@rule
def more(state: State, seat: int) -> None:
    """Another group joins the attack, or others come aboard."""
    state.stage = 0 if state.verb == Verb.SHIP else 1
    if state.verb == Verb.SHIP:
        next_step(state, seat)
    else:
        ask_step(state, seat)


@rule
def enough(state: State, seat: int) -> None:
    """The attack begins, or the ship gets its target."""
    if state.verb == Verb.SHIP:
        next_step(state, seat)
        return
    begin_battle(state, seat)
    if state.fought > 0:
        fight_round(state, True)
    state.battle = Aftermath.ROUNDS
    go_on_settling(state)


@rule
def end_order(state: State) -> None:
    state.verb = NOWHERE
    state.place = NOWHERE
    state.sort = NOWHERE
    state.number = 0
    state.target = NOWHERE
    state.stage = 0
    state.voyage = NOWHERE
    go_on_settling(state)


# ----- What is done


@rule
def perform(state: State, seat: int) -> None:
    verb, place, sort, number, target = state.verb, state.place, state.sort, state.number, state.target
    if verb < Verb.LEVEL:
        build(state, seat, BUILDING_OF[verb], place)
    elif verb == Verb.LEVEL:
        raise_capital(state, seat)
    elif FIRST_RECRUIT <= verb <= Verb.ARTILLERY:
        recruit(state, seat, verb - FIRST_RECRUIT, number)
    elif verb == Verb.EXCHANGE:
        exchange(state, seat, sort, number)
    elif verb == Verb.JOIN:
        join(state, seat, place, number)
    elif verb == Verb.PART:
        part(state, seat, place, number)
    elif verb == Verb.MARCH:
        march(state, seat, place, sort, number, target)
    elif verb == Verb.CONVOY:
        send_convoy(state, seat, place, sort, number, target)
    elif verb == Verb.DISBAND:
        disband(state, seat, place, KIND[sort], number)
    elif verb == Verb.SHIP:
        set_sail(state, seat, state.voyage, target)
    elif verb == Verb.BUILDER:
        buy_builder(state, seat)
    elif verb == Verb.SEND_BUILDER:
        send_builder(state, seat, place, target)
    elif verb == Verb.EXPLORE:
        explore(state, seat, place)
    elif verb == Verb.OVERSEAS:
        send_overseas(state, seat)
    elif verb == Verb.ROB:
        rob(state, seat, place)
    elif verb == Verb.STOP_ROBBERY:
        stop_robbery(state, seat, place)
    elif verb == Verb.SPY:
        buy_spy(state, seat)
    else:
        perform_at_sea_or_talk(state, seat)
    end_order(state)


@rule
def perform_at_sea_or_talk(state: State, seat: int) -> None:
    verb, place, sort, number, target = state.verb, state.place, state.sort, state.number, state.target
    if FIRST_WARSHIP <= verb <= Verb.CRUISER:
        buy_warship(state, seat, verb - FIRST_WARSHIP, target)
    elif verb == Verb.TRANSPORT:
        buy_transport(state, seat, target)
    elif verb == Verb.BOAT:
        buy_boat(state, seat, target)
    elif verb == Verb.SAIL:
        sail(state, seat, place, sort, number, target)
    elif verb == Verb.SAIL_TRANSPORT:
        sail_transport(state, seat, place, target)
    elif verb == Verb.BOARD:
        board(state, seat, place, target, sort, number)
    elif verb == Verb.LAND:
        land_from(state, seat, place, sort, number, target)
    elif verb == Verb.SAIL_BOAT:
        sail_boat(state, seat, place, target)
    elif verb == Verb.WALK:
        walk(state, seat, place, sort, number, target)
    elif verb == Verb.RECRUITING_PROVINCE:
        state.seats[seat].recruiting = place
        tell(state, Event.RECRUITING_NAMED, seat, place + 1)


# ----- Offers: whether there is anybody to make one to (C13.9)


@rule
def why_not_partner(state: State, seat: int, other: int) -> int:
    mine = state.seats[seat]
    if other == seat or other >= state.options.players or state.seats[other].out:
        return Refusal.NOT_OFFERED
    offered = mine.peace_offered if state.verb == Verb.PEACE else mine.trade_offered
    if offered & (1 << other):
        return Refusal.OFFERED_ALREADY
    return ALLOWED


@rule
def why_no_peace(state: State, seat: int) -> int:
    """Somebody to whom none was made this turn, with land that can change hands."""
    best = Refusal.OFFERED_ALREADY
    for other in range(state.options.players):
        if (
            other != seat
            and not state.seats[other].out
            and not state.seats[seat].peace_offered & (1 << other)
        ):
            best = Refusal.NO_CHANGE
            if has_land_to_cede(state, seat, other):
                return ALLOWED
    return best


@rule
def has_land_to_cede(state: State, seat: int, other: int) -> bool:
    for land in range(state.board.lands):
        for receiver in range(2):
            if why_not_cede(state, seat, other, land, receiver) == ALLOWED:
                return True
    return False


@rule
def why_not_cede(state: State, seat: int, other: int, land: int, to_other: int) -> int:
    """C13.9: owned by one and held by one of the two, with a change, no capital of its first owner's."""
    province = state.lands[land]
    if not (is_one_of(province.owner, seat, other) and is_one_of(province.holder, seat, other)):
        return Refusal.NOT_BETWEEN_THEM
    if province.capital == province.holder:
        return Refusal.IS_CAPITAL
    receiver = other if to_other else seat
    return Refusal.NO_CHANGE if province.owner == province.holder == receiver else ALLOWED


@rule
def is_one_of(side: int, seat: int, other: int) -> bool:
    return side in (seat, other)


@rule
def why_no_trade(state: State, seat: int) -> int:
    best = Refusal.OFFERED_ALREADY
    for other in range(state.options.players):
        if (
            other != seat
            and not state.seats[other].out
            and not state.seats[seat].trade_offered & (1 << other)
        ):
            best = Refusal.NOTHING_TO_GIVE
            if has_goods(state, seat) or has_goods(state, other):
                return ALLOWED
    return best


@rule
def has_goods(state: State, seat: int) -> bool:
    mine = state.seats[seat]
    fruits = mine.fruits + mine.bought_fruits
    return mine.currency + mine.spare_food + fruits + mine.free_roads > 0
