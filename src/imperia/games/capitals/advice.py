"""What a sensible player would do: bots follow it, and searches play on with it.

Not a clause of the rules. It carries no plan from one decision to the next: each step is worked out again
from the position alone, so advice can be asked for anywhere.
"""

from __future__ import annotations

from imperia.games.capitals.answering import why_not_building, why_not_pay
from imperia.games.capitals.answering_offers import choose_partner
from imperia.games.capitals.answering_orders import why_not_sort
from imperia.games.capitals.bargaining import (
    best_amount,
    best_bid,
    best_card,
    good_of,
    is_worth_it,
    land_to_ask_for,
    lands_named,
    partner_for_food,
    partner_for_peace,
    rebels_to_bribe,
    should_send,
)
from imperia.games.capitals.building import price, why_not_exchange
from imperia.games.capitals.campaign import (
    GATHER,
    SAIL,
    TO_THE_PORT,
    best_origin,
    best_port_for_raid,
    best_target,
    can_expand,
    goal_of_march,
    raid,
    strongest_beside,
    target_of_ship,
    wants_settlers,
)
from imperia.games.capitals.codes import (
    AT,
    BUILDING,
    CARD,
    DO,
    EXCHANGE,
    GIVE,
    GOOD,
    NUMBER,
    PARTNER,
    PAYER,
    TAKE,
    UNIT_CODES,
)
from imperia.games.capitals.economy import upkeep
from imperia.games.capitals.enterprise import (
    LATE,
    PAYS_BACK,
    SETTLING_ROUNDS,
    best_investment,
    best_port,
    boat_to_sail,
    safest_offered,
    sea_for_boat,
    should_rob,
)
from imperia.games.capitals.how_many import place_of_units
from imperia.games.capitals.judgement import (
    LIKELY,
    can,
    guard_of,
    is_hungry_soon,
    needs_guard,
    odds_of_attack,
    rounds_left,
    surplus,
    worth_of_land,
)
from imperia.games.capitals.names import NOBODY, NOWHERE, OFFERS, SORTS, Decision, Task, Verb
from imperia.games.capitals.offers import why_not_name_land
from imperia.games.capitals.pieces import KINDS_OF_EXCHANGE, RECRUIT_PRICE, Building, Unit
from imperia.games.capitals.provinces import (
    SOLDIERS_OF,
    is_capital,
    is_own,
    soldiers_in,
)
from imperia.games.capitals.stacks import KIND, LEFT, present
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import soldiers_on_ship
from imperia.kernel.actions import ALLOWED
from imperia.kernel.bits import has, next_from
from imperia.kernel.rule import rule

MORE, ENOUGH, FIGHT, TO_THE_END, WITHDRAW = 800, 801, 802, 803, 804
PLUNDER, SPARE, YES, NO, ATTACK_THEM, PAY, LEVEL, SEND, DROP = 805, 806, 807, 808, 809, 810, 811, 830, 831
SOLDIER_PRICE = RECRUIT_PRICE[Unit.INFANTRY]
UNLIKELY = 35  # chances in a hundred below which a fight is broken off


@rule
def is_seldom(state: State, code: int) -> bool:
    """Whether the action is an offer: players who choose at random would do little else."""
    return code - DO in OFFERS


@rule
def advised(state: State, seat: int) -> int:
    """The code of the answer that a sensible player would give."""
    decision = state.decision
    if decision == Decision.ACTION:
        return best_verb(state, seat)
    if decision in (Decision.PLACE, Decision.TARGET):
        return AT + 1 + best_place(state, seat)
    if decision == Decision.UNITS:
        return UNIT_CODES + best_sort(state, seat)
    if decision == Decision.NUMBER:
        return NUMBER + best_number(state, seat)
    if decision == Decision.COMMIT:
        return MORE if state.verb == Verb.SHIP or odds_of_attack(state, seat) < 90 else ENOUGH
    if decision == Decision.ROUND:
        return advised_round(state, seat)
    if decision == Decision.CAPITAL:
        return AT + 1 + best_capital(state)
    if decision == Decision.BID:
        return NUMBER + best_bid(state, seat)
    if decision == Decision.ANSWER:
        return YES if is_worth_it(state, seat) else NO
    return advised_otherwise(state, seat)


@rule
def advised_otherwise(state: State, seat: int) -> int:
    decision = state.decision
    if decision in (Decision.KEEP, Decision.CAPTURE):
        return NUMBER + state.most
    if decision == Decision.AMOUNT:
        return NUMBER + best_amount(state, seat)
    if decision == Decision.PLUNDER:
        return SPARE if state.march <= 6 or state.seats[seat].currency >= 3 * state.march else PLUNDER
    if decision in (Decision.MINERAL, Decision.LONGER, Decision.TRY_CAPTURE):
        return YES if rounds_left(state) > LATE else NO
    if decision == Decision.LEVEL_OR_PRICE:
        return LEVEL
    if decision == Decision.SAVAGES:
        soldiers = soldiers_in(state, state.place)
        refuge = next_from(state.offered, 0)
        return ATTACK_THEM if soldiers > state.savages or refuge < 0 else AT + 1 + refuge
    if decision in (Decision.LOSS, Decision.MARKER):
        may_pay = why_not_pay(state, seat) == ALLOWED
        if may_pay and (state.task == Task.HUNGER or next_from(state.offered, 0) < 0):
            return PAY
        return AT + 1 + least_loss(state, seat)
    if decision in (Decision.BUILDING, Decision.MARKED_BUILDING):
        return BUILDING + cheapest_building(state, seat)
    if decision == Decision.GIVE_UP_WHAT:
        return least_to_give_up(state, seat)
    if decision == Decision.EXCHANGE:
        return any_exchange(state, seat)
    if decision == Decision.CARD:
        return CARD + best_card(state, seat)
    return advised_offer(state, seat)


@rule
def advised_offer(state: State, seat: int) -> int:
    """The next step of an offer of the seat's own."""
    decision = state.decision
    if decision == Decision.PARTNER:
        peace = state.verb == Verb.PEACE
        partner = partner_for_peace(state, seat) if peace else partner_for_food(state, seat)
        return PARTNER + (partner if partner != NOBODY else any_partner(state, seat))
    if decision == Decision.PEACE:
        land = land_to_ask_for(state, seat, state.partner)
        if land != NOWHERE:
            return TAKE + land + 1
        return ENOUGH if lands_named(state) > 0 else any_cession(state, seat)
    if decision == Decision.PAYER:
        return PAYER + 1 if state.seats[seat].currency > 0 else PAYER
    if decision in (Decision.GIVES, Decision.GETS):
        return GOOD + good_of(state, seat)
    if decision == Decision.SEND:
        return SEND if should_send(state, seat) else DROP
    return AT + 1 + least_loss(state, seat)


@rule
def advised_round(state: State, seat: int) -> int:
    chance = odds_of_attack(state, seat)
    if chance < UNLIKELY:
        return WITHDRAW
    return TO_THE_END if chance >= LIKELY else FIGHT


# ----- What to do


@rule
def best_verb(state: State, seat: int) -> int:
    if can(state, Verb.RECRUITING_PROVINCE):
        return Verb.RECRUITING_PROVINCE
    if can(state, Verb.DEAL):
        return Verb.DEAL
    if can(state, Verb.ATTACK) and best_target(state, seat) != NOWHERE:
        return Verb.ATTACK
    if can(state, Verb.INFANTRY) and needs_guard(state, seat):
        return Verb.INFANTRY
    raiding = raid(state, seat)
    if raiding == SAIL:
        return Verb.SHIP
    if can(state, Verb.MARCH) and (raiding == TO_THE_PORT or best_origin(state, seat) != NOWHERE):
        return Verb.MARCH
    if raiding == GATHER:
        return Verb.INFANTRY if can(state, Verb.INFANTRY) else Verb.END
    left = rounds_left(state)
    if left > 1 and is_hungry_soon(state, seat):
        if can(state, Verb.GRANARY):
            return Verb.GRANARY
        if can(state, Verb.FARM):
            return Verb.FARM
    if can(state, Verb.BRIBE) and rebels_to_bribe(state, seat) != NOWHERE:
        return Verb.BRIBE
    if can(state, Verb.INFANTRY) and wants_settlers(state, seat):
        return Verb.INFANTRY
    if can(state, Verb.LEVEL) and should_raise(state, seat):
        return Verb.LEVEL
    investment = best_investment(state, seat)
    if investment != Verb.END:
        return investment
    return best_of_the_rest(state, seat)


@rule
def should_raise(state: State, seat: int) -> bool:
    """Whether to raise the capital: once the money is no longer needed for growing."""
    left = rounds_left(state)
    if state.seats[seat].level == 1:
        return left > 2 * LATE and (state.round > SETTLING_ROUNDS or not can_expand(state, seat))
    return left > PAYS_BACK and not can_expand(state, seat)


@rule
def best_of_the_rest(state: State, seat: int) -> int:
    """What is left to do: offers, soldiers for what money is left, and land that nothing will be built on."""
    left = rounds_left(state)
    if can(state, Verb.TRADE) and partner_for_food(state, seat) != NOBODY:
        return Verb.TRADE
    if can(state, Verb.PEACE) and partner_for_peace(state, seat) != NOBODY:
        return Verb.PEACE
    currency = state.seats[seat].currency
    if can(state, Verb.INFANTRY) and currency - 2 >= upkeep(state, seat) and (left <= LATE or currency >= 24):
        return Verb.INFANTRY
    if can(state, Verb.ROB) and should_rob(state, seat):
        return Verb.ROB
    return Verb.END


# Each of these is asked only where some answer is allowed: if none of the others is, the last one is.


@rule
def any_partner(state: State, seat: int) -> int:
    other = 0
    while other < state.options.players - 1 and choose_partner(state, seat, other, True) != ALLOWED:
        other += 1
    return other


@rule
def any_cession(state: State, seat: int) -> int:
    """The first cession that is allowed, province by province, first to the seat and then to the other."""
    n = 0
    while n < 2 * state.board.lands - 1 and why_not_name_land(state, seat, n // 2, n % 2) != ALLOWED:
        n += 1
    return (GIVE if n % 2 else TAKE) + n // 2 + 1


@rule
def any_exchange(state: State, seat: int) -> int:
    which = 0
    while which < KINDS_OF_EXCHANGE - 1 and why_not_exchange(state, seat, which) != ALLOWED:
        which += 1
    return EXCHANGE + which


# ----- Where, with what, how many


@rule
def best_place(state: State, seat: int) -> int:
    """The best of the places that are offered."""
    wished = best_goal(state, seat) if state.decision == Decision.TARGET else best_start(state, seat)
    if wished != NOWHERE and has(state.offered, wished):
        return wished
    return next_from(state.offered, 0)


@rule
def best_goal(state: State, seat: int) -> int:
    verb = state.verb
    if verb == Verb.ATTACK:
        return best_target(state, seat)
    if verb == Verb.SHIP:
        return target_of_ship(state, seat, state.place, soldiers_on_ship(state, seat, state.voyage))
    if verb == Verb.SAIL_BOAT:
        return sea_for_boat(state, seat, state.place)
    if verb != Verb.MARCH:
        return NOWHERE
    if marches_to_port(state, seat):
        return best_port_for_raid(state, seat)
    return goal_of_march(state, seat, state.place)


@rule
def marches_to_port(state: State, seat: int) -> bool:
    """Whether men leave the capital in order to sail."""
    return state.place == state.seats[seat].capital and raid(state, seat) == TO_THE_PORT


@rule
def best_start(state: State, seat: int) -> int:
    verb = state.verb
    if verb == Verb.MARCH:
        return state.seats[seat].capital if raid(state, seat) == TO_THE_PORT else best_origin(state, seat)
    if verb == Verb.ATTACK:
        return strongest_beside(state, seat)
    if verb == Verb.PORT:
        return best_port(state)
    if verb < Verb.LEVEL or verb == Verb.ROB:
        return safest_offered(state, seat)
    if verb == Verb.SAIL_BOAT:
        return boat_to_sail(state, seat)
    if verb == Verb.BRIBE:
        return rebels_to_bribe(state, seat)
    return best_port_for_raid(state, seat) if verb == Verb.SHIP else NOWHERE


@rule
def best_number(state: State, seat: int) -> int:
    verb, most = state.verb, state.most
    if verb == Verb.DISBAND:
        return 1
    if verb == Verb.INFANTRY:
        capital = state.seats[seat].capital
        if needs_guard(state, seat):
            return min(most, guard_of(state, seat, capital) - soldiers_in(state, capital))
        return min(most, 4) if rounds_left(state) > LATE else most
    if verb == Verb.MARCH and not marches_to_port(state, seat):
        goal = goal_of_march(state, seat, state.place)
        if goal != NOWHERE and state.lands[goal].holder == NOBODY:
            return 1
    if verb in (Verb.MARCH, Verb.ATTACK) and state.place < state.board.lands:
        worth = max(1, SOLDIERS_OF[KIND[state.sort]])
        return max(1, min(most, surplus(state, seat, state.place) // worth))
    return most


@rule
def best_sort(state: State, seat: int) -> int:
    """The sort that fits best: the weakest to settle and to give up, the strongest to fight; of equal ones
    those with the most points."""
    best, most = 0, -1
    weakest = state.verb in (Verb.MARCH, Verb.DISBAND) or state.decision == Decision.GIVE_UP_WHAT
    place = place_of_units(state)
    for sort in range(SORTS):
        kind = KIND[sort]
        if present(state, place, kind) > 0 and why_not_sort(state, seat, sort) == ALLOWED:
            strength = SOLDIERS_OF[kind] if kind <= Unit.CARAVAN else 1
            worth = 10 * (7 - strength if weakest else strength) + LEFT[sort]
            if worth > most:
                best, most = sort, worth
    return best


@rule
def best_capital(state: State) -> int:
    best, most = next_from(state.offered, 0), -1_000
    place = best
    while place >= 0:
        worth = 3 * worth_of_land(state, place)
        around = state.board
        for n in range(around.first[place], around.shore[place]):
            other = around.beside[n]
            for m in range(around.first[other], around.shore[other]):
                if is_capital(state, around.beside[m]):
                    worth -= 12
        if worth > most:
            best, most = place, worth
        place = next_from(state.offered, place + 1)
    return best


@rule
def least_loss(state: State, seat: int) -> int:
    """Of the places that are offered, the one that matters least."""
    best, least = next_from(state.offered, 0), 1_000_000
    place = best
    while place >= 0:
        matters = 0
        if place < state.board.lands:
            matters = 10 * int(state.lands[place].building != Building.NONE) - soldiers_in(state, place)
            matters += 100 * int(is_capital(state, place)) + 5 * int(is_own(state, seat, place))
        if matters < least:
            best, least = place, matters
        place = next_from(state.offered, place + 1)
    return best


@rule
def cheapest_building(state: State, seat: int) -> int:
    """The cheapest building in the province that can be named; NONE if there is none."""
    best, least = int(Building.NONE), 1_000
    for building in range(1, Building.ROAD + 1):
        if why_not_building(state, seat, building) == ALLOWED:
            cost = price(state, seat, building)
            if cost < least:
                best, least = building, cost
    return best


@rule
def least_to_give_up(state: State, seat: int) -> int:
    """C6.3: what costs least to replace, since giving up any of them lowers the upkeep by one."""
    building, sort = cheapest_building(state, seat), best_sort(state, seat)
    if building == Building.NONE:
        return UNIT_CODES + sort
    is_unit_cheaper = SOLDIER_PRICE * SOLDIERS_OF[KIND[sort]] < price(state, seat, building)
    if is_unit_cheaper and why_not_sort(state, seat, sort) == ALLOWED:
        return UNIT_CODES + sort
    return BUILDING + building
