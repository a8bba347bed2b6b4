"""Peace, trade and auctions: clauses C12.4, C13.6, C13.7, C13.9 and C13.10."""

from __future__ import annotations

from imperia.games.capitals.asking import ask
from imperia.games.capitals.names import NOBODY, NOT_YET, NOWHERE, Auction, Decision, Event, Refusal
from imperia.games.capitals.partners import why_not_cede
from imperia.games.capitals.pieces import MOST_NUMBER, UNITS, Good
from imperia.games.capitals.provinces import (
    end_robbery_alone,
    home,
    let_recruiting_lapse,
    soldiers_in,
)
from imperia.games.capitals.stacks import add, forget_stacks_in
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.bits import clear, has, put
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import rule

MINE, THEIRS = 0, 1  # the sides of an offer


# ----- Peace


@rule
def begin_peace(state: State, seat: int, other: int) -> None:
    state.partner = other
    state.seats[seat].peace_offered |= 1 << other
    clear(state.to_mover)
    clear(state.to_partner)
    ask(state, Decision.PEACE, seat)


@rule
def is_named(state: State, land: int) -> bool:
    return has(state.to_mover, land) or has(state.to_partner, land)


@rule
def why_not_name_land(state: State, seat: int, land: int, to_other: int) -> int:
    if not 0 <= land < state.board.lands:
        return Refusal.NO_SUCH_PLACE
    if is_named(state, land):
        return Refusal.NO_CHANGE
    return why_not_cede(state, seat, state.partner, land, to_other)


@rule
def name_land(state: State, seat: int, land: int, to_other: int) -> None:
    put(state.to_partner if to_other else state.to_mover, land)


@rule
def can_name_more(state: State, seat: int) -> bool:
    for land in range(state.board.lands):
        for to_other in range(2):
            if why_not_name_land(state, seat, land, to_other) == ALLOWED:
                return True
    return False


@rule
def tell_peace(state: State, seat: int) -> None:
    tell(state, Event.PEACE_OFFERED, seat, state.partner)
    for land in range(state.board.lands):
        if is_named(state, land):
            tell(state, Event.CESSION, state.partner if has(state.to_partner, land) else seat, land + 1)
    if state.payer != NOBODY:
        other = state.partner if state.payer == seat else seat
        tell(state, Event.PAYMENT, state.payer, other, state.amounts[MINE])


@rule
def make_peace(state: State, seat: int) -> None:
    """C13.6: owners and holders change at once; then the units of those who no longer hold the land go
    home."""
    other = state.partner
    if state.payer != NOBODY:
        paid_to = other if state.payer == seat else seat
        state.seats[state.payer].currency -= state.amounts[MINE]
        state.seats[paid_to].currency += state.amounts[MINE]
    clear(state.ceded)
    for land in range(state.board.lands):
        if is_named(state, land):
            hand_over(state, other if has(state.to_partner, land) else seat, land)
    let_recruiting_lapse(state)
    for land in range(state.board.lands):
        if has(state.ceded, land):
            send_home(state, seat if has(state.to_partner, land) else other, land)


@rule
def hand_over(state: State, receiver: int, land: int) -> None:
    """Where the holder changes, this is noted in `ceded`: units have to leave, and captives change hands."""
    province = state.lands[land]
    end_robbery_alone(state, land)
    if province.holder != receiver:
        put(state.ceded, land)
    province.owner = receiver
    province.holder = receiver


@rule
def send_home(state: State, other: int, land: int) -> None:
    """Units go home without points; those of a seat that has no home are disbanded."""
    province = state.lands[land]
    soldiers = soldiers_in(state, land)
    if soldiers > 0:
        place = home(state, other)
        for unit in range(UNITS):
            number = province.units[unit]
            province.units[unit] = 0
            if place != NOWHERE and number > 0:
                if other == state.mover:
                    add(state, place, unit, 0, number)
                else:
                    state.lands[place].units[unit] += number
        tell(state, Event.SENT_HOME, other, place + 1, soldiers)
    forget_stacks_in(state, land)


# ----- Trade


@rule
def begin_trade(state: State, seat: int, other: int) -> None:
    state.partner = other
    state.seats[seat].trade_offered |= 1 << other
    ask(state, Decision.GIVES, seat)


@rule
def stock(state: State, seat: int, good: int) -> int:
    """What a seat has of a good."""
    mine = state.seats[seat]
    if good == Good.CURRENCY:
        return mine.currency
    if good == Good.FOOD:
        return mine.spare_food
    if good == Good.FRUITS:
        return mine.fruits + mine.bought_fruits
    return mine.free_roads if good == Good.ROADS else 0


@rule
def why_not_good(state: State, seat: int, side: int, good: int) -> int:
    """At most one side of a trade is empty."""
    giver = seat if side == MINE else state.partner
    if good != Good.NOTHING:
        return ALLOWED if stock(state, giver, good) > 0 else Refusal.NOTHING_TO_GIVE
    if side == THEIRS:
        return Refusal.BOTH_EMPTY if state.goods[MINE] == Good.NOTHING else ALLOWED
    for other in range(Good.CURRENCY, Good.ROADS + 1):
        if stock(state, state.partner, other) > 0:
            return ALLOWED
    return Refusal.BOTH_EMPTY


@rule
def most_of(state: State, seat: int, side: int) -> int:
    giver = seat if side == MINE else state.partner
    return min(stock(state, giver, state.goods[side]), MOST_NUMBER)


@rule
def tell_trade(state: State, seat: int) -> None:
    tell(state, Event.TRADE_OFFERED, seat, state.partner)
    tell(state, Event.TRADE_SIDE, seat, state.goods[MINE], state.amounts[MINE])
    tell(state, Event.TRADE_SIDE, state.partner, state.goods[THEIRS], state.amounts[THEIRS])


@rule
def make_trade(state: State, seat: int) -> None:
    pass_goods(state, seat, state.partner, state.goods[MINE], state.amounts[MINE])
    pass_goods(state, state.partner, seat, state.goods[THEIRS], state.amounts[THEIRS])


@rule
def pass_goods(state: State, giver: int, taker: int, good: int, number: int) -> None:
    gives, takes = state.seats[giver], state.seats[taker]
    if good == Good.CURRENCY:
        gives.currency -= number
        takes.currency += number
    elif good == Good.FOOD:  # C7.4
        gives.spare_food -= number
        takes.bought_food += number
    elif good == Good.FRUITS:  # C13.9: the giver's own unsold ones go first
        own = min(gives.fruits, number)
        gives.fruits -= own
        gives.bought_fruits -= number - own
        takes.bought_fruits += number
    elif good == Good.ROADS:
        gives.free_roads -= number
        takes.free_roads += number


@rule
def forget_offer(state: State) -> None:
    state.partner = NOBODY
    state.payer = NOBODY
    clear(state.to_mover)
    clear(state.to_partner)
    clear(state.ceded)
    for side in range(2):
        state.goods[side] = Good.NOTHING
        state.amounts[side] = 0


# ----- Auctions (C13.10)


@rule
def open_auction(state: State, auction: int, least: int) -> None:
    """Seats that cannot pay the least bid are not asked."""
    state.auction = auction
    state.least_bid = least
    tell(state, Event.AUCTION_OPENED, state.mover, least)
    for seat in range(state.options.players):
        mine = state.seats[seat]
        mine.bid = 0 if mine.out or mine.currency < least else NOT_YET


@rule
def must_bid(state: State, seat: int) -> bool:
    """C12.4: whether the seat opened an auction for rebels; then it has to bid for them."""
    return state.auction == Auction.REBELS and seat == state.mover


@rule
def why_not_bid(state: State, seat: int, bid: int) -> int:
    if bid > state.seats[seat].currency:
        return Refusal.BID_ABOVE_CURRENCY
    if bid == 0:
        return Refusal.BID_TOO_LOW if must_bid(state, seat) else ALLOWED
    return ALLOWED if bid >= state.least_bid else Refusal.BID_TOO_LOW


@rule
def give_bid(state: State, seat: int, bid: int) -> None:
    state.seats[seat].bid = bid
    tell(state, Event.BID_GIVEN, seat, bid)


@rule
def bidders(state: State) -> int:
    """The seats that still have to bid, as bits."""
    seats = 0
    for seat in range(state.options.players):
        if state.seats[seat].bid == NOT_YET:
            seats |= 1 << seat
    return seats


@rule
def close_auction(state: State) -> int:
    """Show the bids; the highest bidder pays the bank, with ties in the order of C13.10. Returns the buyer,
    or NOBODY."""
    best, most = NOBODY, 0
    for after in range(state.options.players):
        seat = (state.mover + after) % state.options.players
        mine = state.seats[seat]
        if not mine.out:
            tell(state, Event.BID_SHOWN, seat, mine.bid)
            if mine.bid > most:
                best, most = seat, mine.bid
    if best != NOBODY:
        state.seats[best].currency -= most
        tell(state, Event.AUCTION_WON, best, most)
    for seat in range(state.options.players):
        state.seats[seat].bid = NOT_YET
    state.least_bid = 0
    state.auction = Auction.NONE
    return best
