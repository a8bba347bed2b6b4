"""What a seat does not know: where others' ships go, which cards others dealt, what others bid (C19)."""

from __future__ import annotations

from imperia.games.capitals.names import NOT_YET, UNKNOWN, UNKNOWN_TARGET, Auction, Voyage
from imperia.games.capitals.offers import must_bid
from imperia.games.capitals.pieces import MOST_NUMBER, SEATS, Card
from imperia.games.capitals.provinces import is_coastal
from imperia.games.capitals.state import State
from imperia.kernel.chance import below, start_stream
from imperia.kernel.rule import rule

ACTION_CARDS = Card.COUNTERINTELLIGENCE - 1


@rule
def observe(state: State, seat: int) -> None:
    """Blank what the seat may not know."""
    start_stream(state.chance, 0, 0)
    for other in range(state.options.players):
        if other != seat:
            theirs = state.seats[other]
            for n in range(theirs.voyage_count):
                if is_secret_voyage(theirs.voyages[n].kind):
                    theirs.voyages[n].target = UNKNOWN_TARGET
            for receiver in range(SEATS):
                if theirs.cards[receiver] != NOT_YET:
                    theirs.cards[receiver] = UNKNOWN
            if state.auction != Auction.NONE and theirs.bid != NOT_YET and may_have_bid(state, other):
                theirs.bid = UNKNOWN


@rule
def is_secret_voyage(kind: int) -> bool:
    return kind in (Voyage.SHIP, Voyage.BUILDER)


@rule
def redeal(state: State, seat: int, low: int, high: int) -> None:
    """Deal afresh what the seat does not know; all that fits what it does know is equally likely."""
    start_stream(state.chance, low, high)
    for other in range(state.options.players):
        if other != seat:
            theirs = state.seats[other]
            for n in range(theirs.voyage_count):
                if is_secret_voyage(theirs.voyages[n].kind) and is_chosen(theirs.voyages[n].target):
                    theirs.voyages[n].target = any_coast_but(state, theirs.voyages[n].origin)
            deal_cards_of(state, other)
            if state.auction != Auction.NONE and theirs.bid != NOT_YET and may_have_bid(state, other):
                theirs.bid = any_bid(state, other)


@rule
def is_chosen(target: int) -> bool:
    """Whether a ship has its target already; while it is being loaded it has none."""
    return target <= UNKNOWN_TARGET


@rule
def any_coast_but(state: State, port: int) -> int:
    coasts = 0
    for land in range(state.board.lands):
        coasts += land != port and is_coastal(state, land)
    skip = below(state.chance, coasts)
    found = port
    for land in range(state.board.lands):
        if land != port and is_coastal(state, land):
            if skip == 0:
                found = land
            skip -= 1
    return found


# ----- Bids


@rule
def may_have_bid(state: State, seat: int) -> bool:
    """A seat that is out or cannot pay the least bid was not asked."""
    return not state.seats[seat].out and state.seats[seat].currency >= state.least_bid


@rule
def any_bid(state: State, seat: int) -> int:
    """A random one of the sums that the seat may bid (C13.10)."""
    most = min(state.seats[seat].currency, MOST_NUMBER)
    sums = most - state.least_bid + 1
    if must_bid(state, seat):
        return state.least_bid + below(state.chance, sums)
    choice = below(state.chance, sums + 1)
    return 0 if choice == 0 else state.least_bid + choice - 1


# ----- Cards (C14.3)


@rule
def deal_cards_of(state: State, dealer: int) -> None:
    """Deal no more secret cards than the dealer had spies, each kind once at most."""
    theirs = state.seats[dealer]
    if theirs.dealt_with == NOT_YET:
        return
    others, own = 0, 0
    for receiver in range(state.options.players):
        if theirs.cards[receiver] != NOT_YET:
            theirs.cards[receiver] = Card.NOTHING
            if receiver == dealer:
                own = 1
            else:
                others += 1
    deals = 0
    for guard in range(own + 1):
        for cards in range(min(others, ACTION_CARDS) + 1):
            if cards + guard <= theirs.dealt_with:
                deals += ways_to_deal(others, cards)
    chosen = below(state.chance, deals) if deals > 1 else 0
    for guard in range(own + 1):
        for cards in range(min(others, ACTION_CARDS) + 1):
            if cards + guard <= theirs.dealt_with:
                ways = ways_to_deal(others, cards)
                if 0 <= chosen < ways:
                    if guard:
                        theirs.cards[dealer] = Card.COUNTERINTELLIGENCE
                    deal_action_cards(state, dealer, others, cards)
                chosen -= ways


@rule
def ways_to_deal(others: int, cards: int) -> int:
    """In how many ways so many different action cards can go to different receivers."""
    ways = 1
    for n in range(cards):
        ways = ways * (others - n) * (ACTION_CARDS - n) // (n + 1)
    return ways


@rule
def deal_action_cards(state: State, dealer: int, others: int, cards: int) -> None:
    theirs = state.seats[dealer]
    dealt = 0  # kinds, as bits
    for n in range(cards):
        kind = below(state.chance, ACTION_CARDS - n)
        card: int = Card.SABOTAGE
        while (dealt >> card) & 1 or kind > 0:
            kind -= 1 - ((dealt >> card) & 1)
            card += 1
        dealt |= 1 << card
        skip = below(state.chance, others - n)
        for receiver in range(state.options.players):
            if receiver != dealer and theirs.cards[receiver] == Card.NOTHING:
                if skip == 0:
                    theirs.cards[receiver] = card
                    break
                skip -= 1
