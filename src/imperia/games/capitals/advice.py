"""What a sensible player would do: bots follow it, and searches play on with it.

Not a clause of the rules. It knows no plan from one decision to the next: whatever it would do is found out
again at each step from the position alone, so that it can be asked anywhere.
"""

from __future__ import annotations

from imperia.games.capitals.building import price
from imperia.games.capitals.economy import food_needed, food_supplied, upkeep
from imperia.games.capitals.modifiers import (
    for_ground,
    for_numbers,
    lasting_for_attacker,
    lasting_for_defender,
)
from imperia.games.capitals.names import (
    FIRST_CAPTIVE,
    NOBODY,
    NOWHERE,
    PORT,
    SORTS,
    Auction,
    Decision,
    Task,
    Verb,
)
from imperia.games.capitals.offers import must_bid
from imperia.games.capitals.orders import most_in
from imperia.games.capitals.pieces import Building, Card, Good, Unit, Weather
from imperia.games.capitals.provinces import (
    SOLDIERS_OF,
    is_adjacent,
    is_capital,
    is_coastal,
    is_own,
    soldiers_in,
)
from imperia.games.capitals.spies import next_receiver, why_not_card
from imperia.games.capitals.stacks import (
    FIRST,
    KIND,
    LEFT,
    guns_of_attack,
    number_with_points,
    worth_of_attack,
)
from imperia.games.capitals.state import State
from imperia.games.capitals.turn import (
    AT,
    BUILDING,
    CARD,
    EXCHANGE,
    GOOD,
    NUMBER,
    PARTNER,
    PAYER,
    UNIT_CODES,
    why_not_building,
    why_not_pay,
    why_not_sort,
)
from imperia.kernel.actions import ALLOWED
from imperia.kernel.bits import has, next_from
from imperia.kernel.rule import rule
from imperia.kernel.verbs import FREE

MORE, ENOUGH, FIGHT, TO_THE_END, WITHDRAW = 800, 801, 802, 803, 804
PLUNDER, SPARE, YES, NO, ATTACK_THEM, PAY, LEVEL, SEND, DROP = 805, 806, 807, 808, 809, 810, 811, 830, 831
GUARD = 2  # soldiers that stay in a capital whatever happens
LATE = 3  # rounds before the end in which nothing is invested any more
PAYS_BACK = 11  # rounds in which a farm or a manufactory has earned its price
LIKELY, UNLIKELY = 62, 35  # chances in a hundred to begin a fight, and to break it off


@rule
def advised(state: State, seat: int) -> int:
    """The code of what a sensible player would answer."""
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
    if decision in (Decision.KEEP, Decision.CAPTURE, Decision.AMOUNT):
        return NUMBER + state.most
    if decision == Decision.PLUNDER:
        return SPARE if state.march <= 6 or state.seats[seat].currency >= 3 * state.march else PLUNDER
    if decision in (Decision.MINERAL, Decision.LONGER, Decision.TRY_CAPTURE):
        return YES if rounds_left(state) > LATE else NO
    if decision == Decision.LEVEL_OR_PRICE:
        return LEVEL
    if decision == Decision.SAVAGES:
        soldiers = soldiers_in(state, state.place)
        return ATTACK_THEM if soldiers > state.savages else AT + 1 + next_from(state.offered, 0)
    if decision in (Decision.LOSS, Decision.MARKER):
        if state.task == Task.HUNGER and why_not_pay(state, seat) == ALLOWED:
            return PAY
        return AT + 1 + least_loss(state, seat)
    if decision in (Decision.BUILDING, Decision.MARKED_BUILDING, Decision.GIVE_UP_WHAT):
        return cheapest_building(state, seat)
    if decision == Decision.EXCHANGE:
        return EXCHANGE
    if decision == Decision.CARD:
        return CARD + best_card(state, seat)
    if decision in (Decision.GIVES, Decision.GETS):
        return GOOD + Good.CURRENCY
    if decision == Decision.PARTNER:
        return PARTNER + (seat + 1) % state.options.players
    if decision == Decision.PAYER:
        return PAYER
    if decision == Decision.SEND:
        return DROP
    if decision == Decision.PEACE:
        return FREE
    return AT + 1 + least_loss(state, seat)


@rule
def rounds_left(state: State) -> int:
    return state.options.rounds - state.round


@rule
def can(state: State, verb: int) -> bool:
    return (state.possible >> verb) & 1 == 1


# ----- What to do


@rule
def best_verb(state: State, seat: int) -> int:
    mine = state.seats[seat]
    if can(state, Verb.RECRUITING_PROVINCE):
        return Verb.RECRUITING_PROVINCE
    if can(state, Verb.ATTACK) and best_target(state, seat) != NOWHERE:
        return Verb.ATTACK
    if can(state, Verb.INFANTRY) and needs_guard(state, seat):
        return Verb.INFANTRY
    if can(state, Verb.MARCH) and best_origin(state, seat) != NOWHERE:
        return Verb.MARCH
    left = rounds_left(state)
    if left > 1 and is_hungry_soon(state, seat):
        if can(state, Verb.GRANARY):
            return Verb.GRANARY
        if can(state, Verb.FARM):
            return Verb.FARM
    if can(state, Verb.LEVEL) and left > 2 * LATE:
        return Verb.LEVEL
    if can(state, Verb.INFANTRY) and wants_settlers(state, seat):
        return Verb.INFANTRY
    reserve = upkeep(state, seat)
    if left > PAYS_BACK - 2 and mine.currency > reserve:
        if can(state, Verb.MANUFACTORY):
            return Verb.MANUFACTORY
        if can(state, Verb.FARM) and not can_save_for_manufactory(state, seat):
            return Verb.FARM
        if can(state, Verb.EXPLORE) and left > PAYS_BACK + 1 and mine.currency >= 25:
            return Verb.EXPLORE
    if can(state, Verb.INFANTRY) and mine.currency - 2 >= reserve and (left <= LATE or mine.currency >= 24):
        return Verb.INFANTRY
    return Verb.END


@rule
def can_save_for_manufactory(state: State, seat: int) -> bool:
    """At level III a manufactory earns more for its price than a farm."""
    return state.seats[seat].level == 3 and not is_hungry_soon(state, seat)


@rule
def is_hungry_soon(state: State, seat: int) -> bool:
    """With a province or two more, in weather in which farms give nothing."""
    return food_supplied(state, seat, Weather.SEVERE_WINTER) < food_needed(state, seat) + 1


@rule
def needs_guard(state: State, seat: int) -> bool:
    capital = state.seats[seat].capital
    if state.lands[capital].holder != seat:
        return False
    return soldiers_in(state, capital) < guard_of(state, seat, capital)


@rule
def guard_of(state: State, seat: int, land: int) -> int:
    """Soldiers that should stay: none but in a capital, and there as many as half of what threatens it."""
    if not is_capital(state, land):
        return 1 if threat_to(state, seat, land) > 0 and state.lands[land].building != Building.NONE else 0
    return GUARD + threat_to(state, seat, land) // 2


@rule
def threat_to(state: State, seat: int, land: int) -> int:
    """The most soldiers that one enemy has beside a province."""
    most = 0
    around = state.board
    for enemy in range(state.options.players):
        if enemy != seat:
            soldiers = 0
            for n in range(around.first[land], around.shore[land]):
                if state.lands[around.beside[n]].holder == enemy:
                    soldiers += soldiers_in(state, around.beside[n])
            most = max(most, soldiers)
    return most


@rule
def wants_settlers(state: State, seat: int) -> bool:
    """While there is free land beside one's own, and food for it."""
    if is_hungry_soon(state, seat) and rounds_left(state) > 1:
        return False
    for land in range(state.board.lands):
        if state.lands[land].holder == seat and free_land_beside(state, land) != NOWHERE:
            return soldiers_in(state, state.seats[seat].capital) < GUARD + 6
    return False


@rule
def free_land_beside(state: State, land: int) -> int:
    """The best of it."""
    around = state.board
    best, most = NOWHERE, -1
    for n in range(around.first[land], around.shore[land]):
        other = around.beside[n]
        if state.lands[other].holder == NOBODY:
            worth = worth_of_land(state, other)
            if worth > most:
                best, most = other, worth
    return best


@rule
def worth_of_land(state: State, land: int) -> int:
    """What it is good for: further land, and a port."""
    around = state.board
    worth = 2 * int(is_coastal(state, land))
    for n in range(around.first[land], around.shore[land]):
        worth += state.lands[around.beside[n]].holder == NOBODY
    return worth


# ----- Marching


@rule
def surplus(state: State, seat: int, land: int) -> int:
    """Soldiers who can leave."""
    return soldiers_in(state, land) - guard_of(state, seat, land)


@rule
def has_rested(state: State, land: int) -> bool:
    for unit in range(Unit.CARAVAN + 1):
        if state.lands[land].units[unit] > 0 and number_with_points(state, land, unit) > 0:
            return True
    return False


@rule
def best_origin(state: State, seat: int) -> int:
    """Where a march should begin: beside free land, or away from it towards an enemy."""
    hungry = is_hungry_soon(state, seat) and rounds_left(state) > 1
    for land in range(state.board.lands):
        if not hungry and may_leave(state, seat, land) and free_land_beside(state, land) != NOWHERE:
            return land
    for land in range(state.board.lands):
        if may_leave(state, seat, land) and step_to_the_front(state, seat, land) != NOWHERE:
            return land
    return NOWHERE


@rule
def may_leave(state: State, seat: int, land: int) -> bool:
    if state.lands[land].holder != seat or surplus(state, seat, land) <= 0 or not has_rested(state, land):
        return False
    for sort in range(FIRST[FIRST_CAPTIVE]):
        if LEFT[sort] > 0 and most_in(state, seat, Verb.MARCH, land, sort) > 0:
            return True
    return False


@rule
def distance_to_enemy(state: State, seat: int, land: int) -> int:
    """Zero beside an enemy, one a step farther; two if it is farther still."""
    around = state.board
    near = 2
    for n in range(around.first[land], around.shore[land]):
        other = around.beside[n]
        holder = state.lands[other].holder
        if holder != NOBODY and holder != seat:
            return 0
        for m in range(around.first[other], around.shore[other]):
            beyond = state.lands[around.beside[m]].holder
            if beyond != NOBODY and beyond != seat:
                near = 1
    return near


@rule
def step_to_the_front(state: State, seat: int, land: int) -> int:
    """A held province beside this one that lies nearer to an enemy."""
    here = distance_to_enemy(state, seat, land)
    if here == 0:
        return NOWHERE
    around = state.board
    for n in range(around.first[land], around.shore[land]):
        other = around.beside[n]
        if state.lands[other].holder == seat and distance_to_enemy(state, seat, other) < here:
            return other
    return NOWHERE


# ----- Attacking


@rule
def best_target(state: State, seat: int) -> int:
    """The target with the best chances for its worth, if any is worth it."""
    best, most = NOWHERE, 0
    for land in range(state.board.lands):
        holder = state.lands[land].holder
        if holder != NOBODY and holder != seat:
            soldiers = soldiers_beside(state, seat, land)
            if soldiers > 0:
                worth = worth_of_attacking(state, seat, land, soldiers)
                if worth > most:
                    best, most = land, worth
    return best


@rule
def soldiers_beside(state: State, seat: int, land: int) -> int:
    """That could attack, and may leave where they stand."""
    around = state.board
    soldiers = 0
    for n in range(around.first[land], around.shore[land]):
        other = around.beside[n]
        if state.lands[other].holder == seat and has_rested(state, other):
            soldiers += max(surplus(state, seat, other), 0)
    return soldiers


@rule
def worth_of_attacking(state: State, seat: int, land: int, soldiers: int) -> int:
    defenders = soldiers_in(state, land)
    prize = 60 if is_capital(state, land) else 10
    if state.lands[land].building != Building.NONE or state.lands[land].marks & PORT:
        prize += 5
    if defenders == 0:
        return 4 * prize
    chance = odds_against(state, seat, land, soldiers, 0, 1, 0)
    return prize + chance - LIKELY if chance >= LIKELY else 0


@rule
def odds_against(
    state: State, seat: int, land: int, soldiers: int, guns: int, origins: int, approach: int
) -> int:
    """The chance to take a province, in hundredths, roughly: as if every round were like the first."""
    defenders = soldiers_in(state, land)
    if defenders == 0:
        return 100
    dug_in = state.lands[land].units[Unit.INFANTRY] > 0
    difference = for_numbers(soldiers, defenders) + lasting_for_attacker(state, seat, land, origins, approach)
    difference -= lasting_for_defender(state, seat, land) + for_ground(state, land, guns, dug_in)
    win = max(2, min(98, 50 + difference - difference * abs(difference) // 200))
    # A race of two: soldiers in hundredths of what each side is expected to lose.
    ahead = soldiers * win - defenders * (100 - win)
    spread = max(1, soldiers + defenders)
    return max(0, min(100, 50 + ahead // spread))


@rule
def odds_of_attack(state: State, seat: int) -> int:
    """Of the units that are committed."""
    if state.target >= state.board.lands:
        return odds_at_sea(state)
    attackers = worth_of_attack(state)
    return odds_against(state, seat, state.target, attackers, guns_of_attack(state), 1, state.approach)


@rule
def odds_at_sea(state: State) -> int:
    water = state.waters[state.target - state.board.lands]
    theirs = water.ships[0] + 3 * water.ships[1] + 6 * water.ships[2]
    mine = worth_of_attack(state)
    return 100 * mine // max(1, mine + theirs)


@rule
def advised_round(state: State, seat: int) -> int:
    chance = odds_of_attack(state, seat)
    if chance < UNLIKELY:
        return WITHDRAW
    return TO_THE_END if chance >= LIKELY else FIGHT


# ----- Where, with what, how many


@rule
def best_place(state: State, seat: int) -> int:
    """One of those that are offered."""
    verb = state.verb
    wished = NOWHERE
    if state.decision == Decision.TARGET:
        if verb == Verb.ATTACK:
            wished = best_target(state, seat)
        elif verb == Verb.MARCH:
            wished = free_land_beside(state, state.place)
            if wished == NOWHERE:
                wished = step_to_the_front(state, seat, state.place)
    elif verb == Verb.MARCH:
        wished = best_origin(state, seat)
    elif verb == Verb.ATTACK:
        wished = strongest_beside(state, seat)
    elif verb < Verb.LEVEL:
        wished = safest_offered(state, seat)
    if wished != NOWHERE and has(state.offered, wished):
        return wished
    return next_from(state.offered, 0)


@rule
def strongest_beside(state: State, seat: int) -> int:
    best, most = NOWHERE, 0
    place = next_from(state.offered, 0)
    while place >= 0:
        if place < state.board.lands and surplus(state, seat, place) > most:
            best, most = place, surplus(state, seat, place)
        place = next_from(state.offered, place + 1)
    return best


@rule
def safest_offered(state: State, seat: int) -> int:
    """Where the fewest enemies are near, the capital nearest."""
    best, least = NOWHERE, 1_000
    capital = state.seats[seat].capital
    place = next_from(state.offered, 0)
    while place >= 0:
        danger = 2 * threat_to(state, seat, place) + 3 - distance_to_enemy(state, seat, place)
        danger += 1 - int(is_adjacent(state, place, capital))
        if danger < least:
            best, least = place, danger
        place = next_from(state.offered, place + 1)
    return best


@rule
def best_sort(state: State, seat: int) -> int:
    """The kind that fits best: foot to settle, the strongest to fight, those with the most points."""
    best, most = 0, -1
    for sort in range(SORTS):
        kind = KIND[sort]
        if why_not_sort(state, seat, sort) == ALLOWED:
            strength = SOLDIERS_OF[kind] if kind <= Unit.CARAVAN else 1
            worth = 10 * (strength if state.verb != Verb.MARCH else 7 - strength) + LEFT[sort]
            if worth > most:
                best, most = sort, worth
    return best


@rule
def best_number(state: State, seat: int) -> int:
    verb, most = state.verb, state.most
    if verb == Verb.INFANTRY:
        capital = state.seats[seat].capital
        if needs_guard(state, seat):
            return min(most, guard_of(state, seat, capital) - soldiers_in(state, capital))
        return min(most, 4) if rounds_left(state) > LATE else most
    if verb == Verb.MARCH and free_land_beside(state, state.place) != NOWHERE:
        return 1
    if verb in (Verb.MARCH, Verb.ATTACK) and state.place < state.board.lands:
        worth = max(1, SOLDIERS_OF[KIND[state.sort]])
        return max(1, min(most, surplus(state, seat, state.place) // worth))
    return most


# ----- Capitals, losses, cards, bids, offers


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
    best, least = NOWHERE, 1_000
    for building in range(1, Building.ROAD + 1):
        if why_not_building(state, seat, building) == ALLOWED:
            cost = price(state, seat, building)
            if cost < least:
                best, least = BUILDING + building, cost
    if best != NOWHERE:
        return best
    return UNIT_CODES + best_sort(state, seat)


@rule
def best_card(state: State, seat: int) -> int:
    receiver = next_receiver(state, seat)
    card: int = Card.NOTHING
    for each in range(Card.SABOTAGE, Card.COUNTERINTELLIGENCE + 1):
        if why_not_card(state, seat, receiver, each) == ALLOWED:
            card = each
            break
    return card


@rule
def best_bid(state: State, seat: int) -> int:
    if must_bid(state, seat):
        return state.least_bid
    if state.auction == Auction.CAPTAIN and state.seats[seat].currency >= 30:
        return max(state.least_bid, 6)
    return 0


@rule
def is_worth_it(state: State, seat: int) -> bool:
    """An offer: what the seat would get for what it would give."""
    if state.verb == Verb.TRADE:
        gets = worth_of_goods(state, seat, state.goods[0], state.amounts[0])
        return gets > worth_of_goods(state, seat, state.goods[1], state.amounts[1])
    worth = 0
    for land in range(state.board.lands):
        if has(state.to_partner, land):
            worth += worth_to(state, seat, land)
        if has(state.to_mover, land):
            worth -= worth_to(state, seat, land)
    if state.payer == seat:
        worth -= state.amounts[0]
    elif state.payer != NOBODY:
        worth += state.amounts[0]
    return worth > 0


@rule
def worth_to(state: State, seat: int, land: int) -> int:
    """Of a province, in currency."""
    province = state.lands[land]
    worth = 12 + 6 * int(province.building != Building.NONE) + 30 * int(is_capital(state, land))
    return worth if province.holder == seat or province.owner == seat else worth - 2


@rule
def worth_of_goods(state: State, seat: int, good: int, number: int) -> int:
    if good == Good.CURRENCY:
        return 2 * number
    if good == Good.FOOD:
        return (6 if is_hungry_soon(state, seat) else 1) * min(number, 4)
    if good == Good.FRUITS:
        return 4 * number
    return 6 * number if good == Good.ROADS else 0
