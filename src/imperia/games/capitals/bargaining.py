"""What a sensible player deals, bids, offers and accepts: spies' cards, auctions, trade, peace.

Not a clause of the rules. The advice is worked out from the position alone, again at each step.
"""

from __future__ import annotations

from imperia.games.capitals.economy import food_needed, food_supplied, upkeep
from imperia.games.capitals.judgement import leader_but, rounds_left
from imperia.games.capitals.names import NOBODY, NOWHERE, REBELS, Auction, Decision, Verb
from imperia.games.capitals.offers import MINE, THEIRS, is_named, must_bid, why_not_good
from imperia.games.capitals.partners import can_be_asked
from imperia.games.capitals.pieces import BRIBE, GOODS, Building, Card, Good, Unit
from imperia.games.capitals.provinces import is_capital
from imperia.games.capitals.spies import cards_left, next_receiver, why_not_card
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.bits import has
from imperia.kernel.rule import rule

LAND_OF_REBELS = 3  # what the land is worth, beside two for each man
CAPTAIN = 3  # what the result of an expedition is worth
FOOD_PRICE = 4
LAND_PRICE = 6  # for the right to land that the seat already holds
KEPT_FOR_PEACE = 10  # currency
# In currency, the worth of getting land, of getting back one's own, and of the right to land one holds; and
# giving up a claim, and of leaving land that is another's.
LAND, BACK, RIGHT, CLAIM, LEFT_LAND = 12, 10, 8, 3, 5
OF_BUILDING, OF_CAPITAL = 6, 30


# ----- Cards (C14)


@rule
def best_card(state: State, seat: int) -> int:
    """Sabotage for the leader; remaining spies guard the seat itself, then burn food that another needs."""
    receiver = next_receiver(state, seat)
    leader = leader_but(state, seat)
    if receiver == leader:
        wished: int = Card.SABOTAGE
    else:
        waiting = 1 if why_not_card(state, seat, leader, Card.SABOTAGE) == ALLOWED else 0
        sabotage_to_come = waiting and state.seats[seat].cards[leader] < Card.NOTHING
        if cards_left(state, seat) <= int(sabotage_to_come):
            return Card.NOTHING
        wished = Card.BURNING_FOOD if food_lacking(state, receiver) >= 0 else Card.INCITEMENT
        if receiver == seat:
            wished = Card.COUNTERINTELLIGENCE
    return wished if why_not_card(state, seat, receiver, wished) == ALLOWED else Card.NOTHING


# ----- Auctions (C13.10)


@rule
def rebels_to_bribe(state: State, seat: int) -> int:
    """Where rebels cost no more than they and their land are worth."""
    best, fewest = NOWHERE, LAND_OF_REBELS + 1
    spare = state.seats[seat].currency - upkeep(state, seat)
    for land in range(state.board.lands):
        if state.lands[land].holder == REBELS:
            rebels = state.lands[land].units[Unit.INFANTRY]
            if rebels < fewest and BRIBE * rebels <= spare:
                best, fewest = land, rebels
    return best


@rule
def best_bid(state: State, seat: int) -> int:
    if must_bid(state, seat):
        return state.least_bid
    worth = CAPTAIN
    if state.auction == Auction.REBELS:
        rebels = state.least_bid // BRIBE
        worth = 2 * rebels + LAND_OF_REBELS
    spare = state.seats[seat].currency - upkeep(state, seat)
    bid = state.least_bid + 1
    return bid if bid <= worth and bid <= spare else 0


# ----- Trade (C13.7)


@rule
def food_lacking(state: State, seat: int) -> int:
    """The food that will be missing in the next food phase if the weather stays as it is."""
    supply = food_supplied(state, seat, state.weather) + state.seats[seat].bought_food
    return food_needed(state, seat) - supply


@rule
def partner_for_food(state: State, seat: int) -> int:
    """A player who would sell what the seat lacks or buy what it would let go bad; not the leader, nor a sole
    rival."""
    if state.options.players == 2:
        return NOBODY
    leader = leader_but(state, seat)
    for other in range(state.options.players):
        if can_be_asked(state, seat, other, state.seats[seat].trade_offered):
            if food_to_buy(state, seat, other) > 0:
                return other
            if other != leader and food_to_buy(state, other, seat) > 0:
                return other
    return NOBODY


@rule
def food_to_buy(state: State, buyer: int, seller: int) -> int:
    lacking = food_lacking(state, buyer)
    if lacking <= 0:
        return 0
    paid = state.seats[buyer].currency // FOOD_PRICE
    return max(0, min(lacking, min(state.seats[seller].spare_food, paid)))


@rule
def good_of(state: State, seat: int) -> int:
    """What the seat gives or gets: food on one side, currency on the other."""
    side = MINE if state.decision == Decision.GIVES else THEIRS
    if side == MINE:
        wished = Good.CURRENCY if food_to_buy(state, seat, state.partner) > 0 else Good.FOOD
    else:
        wished = Good.CURRENCY if state.goods[MINE] == Good.FOOD else Good.FOOD
    if why_not_good(state, seat, side, wished) == ALLOWED:
        return wished
    good = 0
    while good < GOODS - 1 and why_not_good(state, seat, side, good) != ALLOWED:
        good += 1
    return good


@rule
def best_amount(state: State, seat: int) -> int:
    if state.verb == Verb.PEACE:
        return max(1, min(state.most, LAND_PRICE * lands_named(state)))
    buying = state.goods[MINE] == Good.CURRENCY
    food = food_to_buy(state, seat, state.partner) if buying else food_to_buy(state, state.partner, seat)
    of_food = (state.goods[MINE] == Good.FOOD) == (state.amounts[MINE] == 0)
    return max(1, min(state.most, food if of_food else FOOD_PRICE * food))


@rule
def should_send(state: State, seat: int) -> bool:
    """Whether to send the offer, whatever led to it: not if it gives more than it brings."""
    if state.verb == Verb.PEACE:
        given = False
        for land in range(state.board.lands):
            given = given or has(state.to_partner, land)
        return not given and (state.payer != seat or state.amounts[MINE] <= RIGHT * lands_named(state))
    to = state.partner if state.options.players == 2 else seat
    gives = worth_of_goods(state, to, state.goods[MINE], state.amounts[MINE])
    return worth_of_goods(state, seat, state.goods[THEIRS], state.amounts[THEIRS]) > gives


# ----- Peace (C13.6)


@rule
def partner_for_peace(state: State, seat: int) -> int:
    """A player whose land the seat holds and could pay for."""
    if rounds_left(state) < LAND_PRICE:
        return NOBODY
    for other in range(state.options.players):
        free = can_be_asked(state, seat, other, state.seats[seat].peace_offered)
        if free and land_to_ask_for(state, seat, other) != NOWHERE:
            return other
    return NOBODY


@rule
def land_to_ask_for(state: State, seat: int, other: int) -> int:
    """The next province of the other's that the seat holds and has not named yet."""
    spare = state.seats[seat].currency - KEPT_FOR_PEACE
    named = lands_named(state) if state.decision == Decision.PEACE else 0
    if spare < LAND_PRICE * (named + 1):
        return NOWHERE
    for land in range(state.board.lands):
        province = state.lands[land]
        occupied = province.owner == other and province.holder == seat and not is_capital(state, land)
        if occupied and (named == 0 or not is_named(state, land)):
            return land
    return NOWHERE


@rule
def lands_named(state: State) -> int:
    count = 0
    for land in range(state.board.lands):
        count += is_named(state, land)
    return count


# ----- Answers (C13.9)


@rule
def is_worth_it(state: State, seat: int) -> bool:
    """Whether an offer brings the seat more than it costs. With a single rival, what the rival gains counts
    too."""
    if state.verb == Verb.TRADE:
        gets = worth_of_goods(state, seat, state.goods[MINE], state.amounts[MINE])
        to = state.mover if state.options.players == 2 else seat
        gives = worth_of_goods(state, to, state.goods[THEIRS], state.amounts[THEIRS])
    else:
        gets, gives = 0, 0
        for land in range(state.board.lands):
            if has(state.to_partner, land):
                gets += worth_of_getting(state, seat, land)
            if has(state.to_mover, land):
                gives += worth_of_giving(state, seat, land)
        paid = worth_of_goods(state, seat, Good.CURRENCY, state.amounts[MINE])
        if state.payer == seat:
            gives += paid
        elif state.payer != NOBODY:
            gets += paid
    return gets > (2 * gives - 1 if state.options.players == 2 else gives)


@rule
def worth_of_getting(state: State, seat: int, land: int) -> int:
    province = state.lands[land]
    worth = LAND if province.owner != seat else BACK
    if province.holder == seat:
        worth = RIGHT
    return worth + of_what_stands_there(state, land)


@rule
def worth_of_giving(state: State, seat: int, land: int) -> int:
    province = state.lands[land]
    if province.holder != seat:
        return CLAIM
    worth = LAND if province.owner == seat else LEFT_LAND
    return worth + of_what_stands_there(state, land)


@rule
def of_what_stands_there(state: State, land: int) -> int:
    building = OF_BUILDING * int(state.lands[land].building != Building.NONE)
    return building + OF_CAPITAL * int(is_capital(state, land))


@rule
def worth_of_goods(state: State, seat: int, good: int, number: int) -> int:
    """The worth of goods to a seat, in currency, which buys less and less as the end approaches."""
    if good == Good.CURRENCY:
        return (number * min(rounds_left(state) + 1, 8) + 7) // 8
    if good == Good.FOOD:
        return 5 * max(0, min(number, food_lacking(state, seat))) + 1
    return number if good != Good.NOTHING else 0
