"""What a seat knows: the order of the deck and bids under way are hidden, all else is open."""

from imperia.games.empire.names import NOT_YET, SEALED, Decision
from imperia.kernel.chance import below, shuffle, start_stream
from imperia.kernel.rule import rule


@rule
def observe(state, seat):
    """Blank what the seat may not know. Which cards are left is open to all: only their order goes."""
    start_stream(state.chance, 0, 0)
    put_deck_in_order(state)
    if state.decision == Decision.BID:
        for other in range(state.options.players):
            if other != seat and state.seats[other].bid != NOT_YET:
                state.seats[other].bid = SEALED


@rule
def put_deck_in_order(state):
    for place in range(1, state.deck_left):
        card = state.deck[place]
        hole = place
        while hole > 0 and state.deck[hole - 1] > card:
            state.deck[hole] = state.deck[hole - 1]
            hole -= 1
        state.deck[hole] = card


@rule
def redeal(state, seat, low, high):
    """Another deal that the seat could be in: the deck in a new order, bids of others anew."""
    put_deck_in_order(state)  # so that the outcome depends on the seed and on what is known alone
    start_stream(state.chance, low, high)
    shuffle(state.chance, state.deck, state.deck_left)
    if state.decision == Decision.BID:
        for other in range(state.options.players):
            if other != seat and state.seats[other].bid != NOT_YET:
                state.seats[other].bid = below(state.chance, state.seats[other].coins + 1)
