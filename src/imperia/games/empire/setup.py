"""Setting up and bidding for the first turn: clauses E2 and E3."""

from __future__ import annotations

from imperia.games.empire.moving_pieces import put_armies
from imperia.games.empire.names import (
    NEUTRAL,
    NOBODY,
    NOT_YET,
    REGIONS,
    SEATS,
    Decision,
    Edition,
    Event,
    Refusal,
    actions,
)
from imperia.games.empire.pieces import (
    ARMIES,
    CARDS,
    CITIES,
    COINS,
    MOST_COINS,
    NEUTRAL_ARMIES,
    ROW,
    STARTING_ARMIES,
    TOKENS,
)
from imperia.games.empire.state import State
from imperia.games.shared.bidding import bidders, winner_of_the_bid
from imperia.games.shared.deck import draw_card
from imperia.kernel.actions import ALLOWED
from imperia.kernel.chance import below, shuffle, start_stream
from imperia.kernel.journal import tell
from imperia.kernel.rule import rule, table

CARDS_IN_THE_BOX = len(CARDS)
ONLY_WITH_FIVE = table([0] + [card.five for card in CARDS.values()])
COINS_BY_PLAYERS = table(COINS)
TOKEN_GOODS = table(TOKENS)
TOKENS_IN_THE_BOX = len(TOKENS)


@rule
def is_region(state: State, region: int) -> bool:
    return (state.board.regions >> region) & 1 == 1


@rule
def deal(state: State, low: int, high: int) -> None:
    start_stream(state.chance, low, high)
    state.game = 0
    for game in range(len(state.points)):
        for seat in range(SEATS):
            for source in range(len(state.points[game, seat])):
                state.points[game, seat, source] = 0
    set_up(state)


@rule
def set_up(state: State) -> None:
    """One game, from an empty board to the first question (E2)."""
    tell(state, Event.GAME_BEGINS, state.game)
    clear_the_board(state)
    shuffle_the_deck(state)
    for slot in range(ROW):  # E2.1
        state.row[slot] = draw_card(state)
    for seat in range(state.options.players):
        equip(state, seat)
    if state.options.goods_tokens:
        lay_tokens(state)
    if state.options.players == 2 and state.options.edition == Edition.ENGLISH:  # E2.4
        state.neutral_left = NEUTRAL_ARMIES
        state.decision = Decision.NEUTRAL
        state.actor = state.options.youngest
    else:
        state.decision = Decision.BID


@rule
def clear_the_board(state: State) -> None:
    for region in range(REGIONS):
        state.tokens[region] = 0
        for colour in range(NEUTRAL + 1):
            state.armies[colour, region] = 0
        for seat in range(SEATS):
            state.cities[seat, region] = 0
    for step in range(len(state.left)):
        state.left[step] = 0
    state.neutral_left = 0
    state.card = 0
    state.actor = NOBODY
    state.first = NOBODY
    state.moving_from = NOBODY


@rule
def shuffle_the_deck(state: State) -> None:
    """E1.1: five of the cards are only for five players."""
    count = 0
    for card in range(1, CARDS_IN_THE_BOX + 1):
        if state.options.players == 5 or not ONLY_WITH_FIVE[card]:
            state.deck[count] = card
            count += 1
    shuffle(state.chance, state.deck, count)
    state.deck_left = count


@rule
def equip(state: State, number: int) -> None:
    seat = state.seats[number]
    seat.coins = COINS_BY_PLAYERS[state.options.players]  # E2.3
    seat.supply = ARMIES - STARTING_ARMIES  # E2.2
    seat.cities_left = CITIES
    seat.bid = NOT_YET
    seat.taken = 0
    for slot in range(len(seat.cards)):
        seat.cards[slot] = 0
    for good in range(len(seat.goods)):
        seat.goods[good] = 0
    seat.army_regions = 0
    seat.city_regions = 0
    put_armies(state, number, state.board.start, STARTING_ARMIES)


@rule
def lay_tokens(state: State) -> None:
    """E6.1: tokens drawn from the ten, one for each triangle."""
    drawn = 0  # bits: tokens that are on the board
    left = TOKENS_IN_THE_BOX
    for region in range(REGIONS):
        if (state.board.triangles >> region) & 1:
            skip = below(state.chance, left)
            token = 0
            while (drawn >> token) & 1 or skip > 0:
                if not (drawn >> token) & 1:
                    skip -= 1
                token += 1
            drawn |= 1 << token
            left -= 1
            state.tokens[region] = TOKEN_GOODS[token] + 1
            tell(state, Event.TOKEN_LAID, region, TOKEN_GOODS[token])


# ----- E2.4 and E3: what is answered


@actions.declare("neutral", Decision.NEUTRAL, code=32, region=REGIONS)
def place_neutral_army(state: State, seat: int, region: int, trying: bool) -> int:
    """E2.4: ten of them, one at a time in turn."""
    if not is_region(state, region):
        return Refusal.NO_SUCH_REGION
    if trying:
        return ALLOWED
    put_armies(state, NEUTRAL, region, 1)
    state.neutral_left -= 1
    tell(state, Event.NEUTRAL_PLACED, seat, region)
    if state.neutral_left > 0:
        state.actor = 1 - seat
    else:
        state.actor = NOBODY
        state.decision = Decision.BID
    return ALLOWED


@actions.declare("bid", Decision.BID, code=1, coins=MOST_COINS + 1)
def bid(state: State, seat: int, coins: int, trying: bool) -> int:
    """E3.1: nobody sees a bid before all are in."""
    if coins > state.seats[seat].coins:
        return Refusal.BID_ABOVE_COINS
    if trying:
        return ALLOWED
    state.seats[seat].bid = coins
    tell(state, Event.BID_GIVEN, seat, coins)
    if bidders(state) == 0:
        show_bids(state)
    return ALLOWED


@rule
def show_bids(state: State) -> None:
    for seat in range(state.options.players):
        tell(state, Event.BID_SHOWN, seat, state.seats[seat].bid)
    winner = winner_of_the_bid(state, Event.TIE_BY_LOT)  # E3.1, E3.3, E3.4
    paid = state.seats[winner].bid
    state.seats[winner].coins -= paid  # the others pay nothing
    tell(state, Event.BID_WON, winner, paid)
    state.actor = winner
    if state.options.edition == Edition.ENGLISH:
        state.decision = Decision.FIRST
    else:
        begin(state, winner)  # E3.2: in Polish rules the winner begins


@actions.declare("first", Decision.FIRST, code=16, seat=SEATS)
def name_first_player(state: State, seat: int, other: int, trying: bool) -> int:
    """E3.2"""
    if other >= state.options.players:
        return Refusal.NO_SUCH_SEAT
    if trying:
        return ALLOWED
    begin(state, other)
    return ALLOWED


@rule
def begin(state: State, seat: int) -> None:
    tell(state, Event.FIRST_PLAYER, state.actor, seat)
    state.first = seat
    state.actor = seat
    state.decision = Decision.CARD
