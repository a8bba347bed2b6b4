"""From a board that is set up to the first turn: armies, the row and the bid (clauses L3 and L4)."""

from __future__ import annotations

from imperia.games.legends.moving_pieces import put_armies, put_armies_from_supply
from imperia.games.legends.names import NEUTRAL, NOBODY, Decision, Event, Refusal, actions
from imperia.games.legends.pieces import NEUTRAL_ARMIES, ROW, STARTING_ARMIES, Leader
from imperia.games.legends.sides import REGIONS, SIDE_OF
from imperia.games.legends.state import State
from imperia.games.shared.bidding import bidders, winner_of_the_bid
from imperia.games.shared.deck import draw_card
from imperia.kernel.actions import ALLOWED
from imperia.kernel.chance import shuffle
from imperia.kernel.journal import tell
from imperia.kernel.rule import rule, table

SIDE_OF_REGION = table(SIDE_OF)
MOST_COINS = 14  # room in the codes; nobody has more when bids are asked


@rule
def is_region(state: State, region: int) -> bool:
    return (state.board.regions >> region) & 1 == 1


# ----- L3: armies, neutral armies, the row


@rule
def place_starting_armies(state: State) -> None:
    """L3.3: the Red Sorceress has one more."""
    for seat in range(state.options.players):
        more = state.seats[seat].leader == Leader.RED_SORCERESS
        put_armies_from_supply(state, seat, state.board.start, STARTING_ARMIES + more)
    state.decision = Decision.OUTPOST


@actions.declare("settle", Decision.OUTPOST, code=REGIONS, region=REGIONS)
def place_outposts(state: State, seat: int, region: int, trying: bool) -> int:
    """L3.3: one further army of each player, not on the central board, in a loop not on that of the starting
    region."""
    if not is_region(state, region):
        return Refusal.NO_SUCH_REGION
    if SIDE_OF_REGION[region] == SIDE_OF_REGION[state.board.start]:
        return Refusal.ON_STARTING_BOARD
    if trying:
        return ALLOWED
    for player in range(state.options.players):
        put_armies_from_supply(state, player, region, 1)
    tell(state, Event.OUTPOSTS_PLACED, region)
    if state.options.players == 2:  # L3.4
        state.neutral_left = NEUTRAL_ARMIES
        state.decision = Decision.NEUTRAL
    else:
        lay_row(state)
    return ALLOWED


@actions.declare("neutral", Decision.NEUTRAL, code=3 * REGIONS, region=REGIONS)
def place_neutral_army(state: State, seat: int, region: int, trying: bool) -> int:
    """L3.4: ten of them, one at a time in turn."""
    if not is_region(state, region):
        return Refusal.NO_SUCH_REGION
    if trying:
        return ALLOWED
    put_armies(state, NEUTRAL, region, 1)
    state.neutral_left -= 1
    tell(state, Event.NEUTRAL_PLACED, seat, region)
    state.actor = 1 - seat
    if state.neutral_left == 0:
        lay_row(state)
    return ALLOWED


@rule
def lay_row(state: State) -> None:
    """L3.2"""
    shuffle(state.chance, state.deck, state.deck_left)
    for slot in range(ROW):
        state.row[slot] = draw_card(state)
    tell(state, Event.ROW_LAID)
    state.actor = NOBODY
    state.decision = Decision.BID


# ----- L4: the bid


@actions.declare("bid", Decision.BID, code=1, coins=MOST_COINS + 1)
def bid(state: State, seat: int, coins: int, trying: bool) -> int:
    """L4.1: nobody sees a bid before all are in."""
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
    winner = winner_of_the_bid(state, Event.TIE_BY_LOT)  # L4.1, L4.2, L8.6
    paid = state.seats[winner].bid
    state.seats[winner].coins -= paid  # the others pay nothing
    tell(state, Event.BID_WON, winner, paid)
    state.first = winner
    state.actor = winner
    state.decision = Decision.CARD
