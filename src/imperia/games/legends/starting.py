"""From a board that is set up to the first turn: armies, the row and the bid (clauses L3 and L4)."""

from __future__ import annotations

from imperia.games.eight_minutes import starting
from imperia.games.eight_minutes.bidding import give_bid, show_bids, why_not_bid
from imperia.games.eight_minutes.moving_pieces import put_armies_from_supply
from imperia.games.eight_minutes.names import NOBODY
from imperia.games.eight_minutes.pieces import NEUTRAL_ARMIES
from imperia.games.eight_minutes.starting import is_region
from imperia.games.legends.names import Decision, Event, Refusal, actions
from imperia.games.legends.pieces import STARTING_ARMIES, Leader
from imperia.games.legends.sides import REGIONS, SIDE_OF
from imperia.games.legends.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.chance import shuffle
from imperia.kernel.journal import tell
from imperia.kernel.rule import constants, rule

SIDE_OF_REGION = constants(SIDE_OF)
MOST_COINS = 14  # room for bids in the codes; nobody has more when bids are asked for


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
    """L3.3: one further army of each player, not on the board with the starting region: the central one,
    except in a loop."""
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
    """L3.4: ten neutral armies are placed, one at a time in turn."""
    if not is_region(state, region):
        return Refusal.NO_SUCH_REGION
    if trying:
        return ALLOWED
    if starting.place_neutral_army(state, seat, region, Event.NEUTRAL_PLACED):
        lay_row(state)
    return ALLOWED


@rule
def lay_row(state: State) -> None:
    """L3.2"""
    shuffle(state.chance, state.deck, state.deck_left)
    starting.lay_row(state)
    tell(state, Event.ROW_LAID)
    state.actor = NOBODY
    state.decision = Decision.BID


# ----- L4: the bid


@actions.declare("bid", Decision.BID, code=1, coins=MOST_COINS + 1)
def bid(state: State, seat: int, coins: int, trying: bool) -> int:
    """L4.1, L4.2, L8.6"""
    why_not = why_not_bid(state, seat, coins)
    if trying or why_not != ALLOWED:
        return why_not
    if give_bid(state, seat, coins, Event.BID_GIVEN):
        state.first = show_bids(state, Event.BID_SHOWN, Event.TIE_BY_LOT, Event.BID_WON)
        state.decision = Decision.CARD
    return ALLOWED
