"""Setting up and bidding for the first turn: clauses E2 and E3."""

from __future__ import annotations

from imperia.games.eight_minutes import starting
from imperia.games.eight_minutes.bidding import give_bid, show_bids, why_not_bid
from imperia.games.eight_minutes.moving_pieces import put_armies_from_supply
from imperia.games.eight_minutes.names import NOBODY
from imperia.games.eight_minutes.pieces import NEUTRAL_ARMIES
from imperia.games.eight_minutes.scoring import clear_points
from imperia.games.eight_minutes.starting import KEPT_IN_A_SERIES, equip, is_region, lay_row
from imperia.games.empire.names import REGIONS, SEATS, Decision, Edition, Event, Refusal, actions
from imperia.games.empire.pieces import ARMIES, CARDS, COINS, MOST_COINS, STARTING_ARMIES, TOKENS
from imperia.games.empire.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.chance import one_of_bits, shuffle, start_stream
from imperia.kernel.clearing import clearing
from imperia.kernel.journal import tell
from imperia.kernel.rule import constants, rule

CARDS_IN_THE_BOX = len(CARDS)
ONLY_WITH_FIVE = constants([0] + [card.five for card in CARDS.values()])
COINS_BY_PLAYERS = constants(COINS)
clear = clearing("empire", State, "board", *KEPT_IN_A_SERIES)
TOKEN_GOODS = constants(TOKENS)
TOKENS_IN_THE_BOX = len(TOKENS)


@rule
def deal(state: State, low: int, high: int) -> None:
    start_stream(state.chance, low, high)
    state.game = 0
    clear_points(state)
    set_up(state)


@rule
def set_up(state: State) -> None:
    """Set up one game, from an empty board to the first question (E2)."""
    tell(state, Event.GAME_BEGINS, state.game)
    clear(state)
    shuffle_the_deck(state)
    lay_row(state)  # E2.1
    for seat in range(state.options.players):
        equip(state.seats[seat], COINS_BY_PLAYERS[state.options.players], ARMIES)  # E2.3
        put_armies_from_supply(state, seat, state.board.start, STARTING_ARMIES)  # E2.2
    if state.options.goods_tokens:
        lay_tokens(state)
    if state.options.players == 2 and state.options.edition == Edition.ENGLISH:  # E2.4
        state.neutral_left = NEUTRAL_ARMIES
        state.decision = Decision.NEUTRAL
        state.actor = state.options.youngest
    else:
        state.decision = Decision.BID


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
def lay_tokens(state: State) -> None:
    """E6.1: draw a token for each triangle from the ten in the box."""
    left = (1 << TOKENS_IN_THE_BOX) - 1  # bits
    count = TOKENS_IN_THE_BOX
    for region in range(REGIONS):
        if (state.board.triangles >> region) & 1:
            token = one_of_bits(state.chance, left, count)
            left &= ~(1 << token)
            count -= 1
            state.tokens[region] = TOKEN_GOODS[token] + 1
            tell(state, Event.TOKEN_LAID, region, TOKEN_GOODS[token])


# ----- E2.4 and E3: what is answered


@actions.declare("neutral", Decision.NEUTRAL, code=32, region=REGIONS)
def place_neutral_army(state: State, seat: int, region: int, trying: bool) -> int:
    """E2.4: ten neutral armies are placed, one at a time in turn."""
    if not is_region(state, region):
        return Refusal.NO_SUCH_REGION
    if trying:
        return ALLOWED
    if starting.place_neutral_army(state, seat, region, Event.NEUTRAL_PLACED):
        state.actor = NOBODY
        state.decision = Decision.BID
    return ALLOWED


@actions.declare("bid", Decision.BID, code=1, coins=MOST_COINS + 1)
def bid(state: State, seat: int, coins: int, trying: bool) -> int:
    """E3.1, E3.3, E3.4"""
    why_not = why_not_bid(state, seat, coins)
    if trying or why_not != ALLOWED:
        return why_not
    if give_bid(state, seat, coins, Event.BID_GIVEN):
        winner = show_bids(state, Event.BID_SHOWN, Event.TIE_BY_LOT, Event.BID_WON)
        if state.options.edition == Edition.ENGLISH:
            state.decision = Decision.FIRST
        else:
            begin(state, winner)  # E3.2: in Polish rules the winner begins
    return ALLOWED


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
