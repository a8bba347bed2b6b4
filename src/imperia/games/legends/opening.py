"""From a board that is set up to the first turn: armies, the row and the bid (clauses L3 and L4)."""

from imperia.games.legends.moving_pieces import put_armies, put_armies_from_supply
from imperia.games.legends.names import NEUTRAL, NOBODY, Decision, Event
from imperia.games.legends.pieces import NEUTRAL_ARMIES, ROW, STARTING_ARMIES, Leader
from imperia.games.shared.bidding import bidders, winner_of_the_bid
from imperia.games.shared.deck import draw_card
from imperia.kernel.chance import shuffle
from imperia.kernel.journal import tell
from imperia.kernel.rule import rule

# ----- L3: armies, neutral armies, the row


@rule
def place_starting_armies(state):
    """L3.3: the Red Sorceress has one more."""
    for seat in range(state.options.players):
        more = state.seats[seat].leader == Leader.RED_SORCERESS
        put_armies_from_supply(state, seat, state.board.start, STARTING_ARMIES + more)
    state.decision = Decision.OUTPOST


@rule
def place_outposts(state, region):
    """L3.3: one further army of each player, off the central board."""
    for seat in range(state.options.players):
        put_armies_from_supply(state, seat, region, 1)
    tell(state, Event.OUTPOSTS_PLACED, region)
    if state.options.players == 2:  # L3.4
        state.neutral_left = NEUTRAL_ARMIES
        state.decision = Decision.NEUTRAL
    else:
        lay_row(state)


@rule
def place_neutral_army(state, region):
    """L3.4: ten of them, one at a time in turn."""
    put_armies(state, NEUTRAL, region, 1)
    state.neutral_left -= 1
    tell(state, Event.NEUTRAL_PLACED, state.actor, region)
    state.actor = 1 - state.actor
    if state.neutral_left == 0:
        lay_row(state)


@rule
def lay_row(state):
    """L3.2"""
    shuffle(state.chance, state.deck, state.deck_left)
    for slot in range(ROW):
        state.row[slot] = draw_card(state)
    tell(state, Event.ROW_LAID)
    state.actor = NOBODY
    state.decision = Decision.BID


# ----- L4: the bid


@rule
def bid(state, seat, coins):
    """L4.1: nobody sees a bid before all are in."""
    state.seats[seat].bid = coins
    tell(state, Event.BID_GIVEN, seat, coins)
    if bidders(state) == 0:
        show_bids(state)


@rule
def show_bids(state):
    for seat in range(state.options.players):
        tell(state, Event.BID_SHOWN, seat, state.seats[seat].bid)
    winner = winner_of_the_bid(state, Event.TIE_BY_LOT)  # L4.1, L4.2, L8.6
    paid = state.seats[winner].bid
    state.seats[winner].coins -= paid  # the others pay nothing
    tell(state, Event.BID_WON, winner, paid)
    state.first = winner
    state.actor = winner
    state.decision = Decision.CARD
