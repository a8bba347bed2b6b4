"""Spies and their cards: clause C14."""

from __future__ import annotations

from imperia.games.capitals.battle import dice
from imperia.games.capitals.captives import a_captive_works_for, set_captives
from imperia.games.capitals.names import NOT_YET, NOWHERE, Event, Refusal
from imperia.games.capitals.pieces import (
    COUNTERINTELLIGENCE,
    INCITEMENT_WITH_A_CAPTIVE,
    MOST_SPIES,
    SEATS,
    SPY_DIES_UP_TO,
    SPY_PRICE,
    SUCCESS_ABOVE,
    Card,
)
from imperia.games.capitals.provinces import holds_own_capital
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import constants, rule

NEEDED = constants(SUCCESS_ABOVE)


# ----- Buying and dealing (C14.1, C14.3)


@rule
def why_not_buy_spy(state: State, seat: int) -> int:
    mine = state.seats[seat]
    if mine.spies >= MOST_SPIES:
        return Refusal.TOO_MANY_SPIES
    if mine.currency < SPY_PRICE:
        return Refusal.NOT_ENOUGH_CURRENCY
    return ALLOWED if holds_own_capital(state, seat) else Refusal.WITHOUT_CAPITAL


@rule
def buy_spy(state: State, seat: int) -> None:
    mine = state.seats[seat]
    mine.currency -= SPY_PRICE
    mine.spies += 1
    tell(state, Event.SPY_BOUGHT, seat, mine.spies)


@rule
def why_not_deal(state: State, seat: int) -> int:
    mine = state.seats[seat]
    if mine.spies == 0:
        return Refusal.NO_SPIES
    if mine.dealt_with != NOT_YET:
        return Refusal.DEALT_ALREADY
    return ALLOWED if holds_own_capital(state, seat) else Refusal.WITHOUT_CAPITAL


@rule
def cards_left(state: State, seat: int) -> int:
    """How many secret cards the seat may still deal."""
    mine = state.seats[seat]
    left = mine.dealt_with
    for other in range(state.options.players):
        left -= mine.cards[other] > Card.NOTHING
    return left


@rule
def why_not_card(state: State, seat: int, receiver: int, card: int) -> int:
    if card == Card.NOTHING:
        return ALLOWED
    if receiver == seat and card != Card.COUNTERINTELLIGENCE:
        return Refusal.NOT_TO_ONESELF
    if receiver != seat and card == Card.COUNTERINTELLIGENCE:
        return Refusal.ONLY_TO_ONESELF
    if cards_left(state, seat) <= 0:
        return Refusal.NO_CARD_LEFT
    for other in range(state.options.players):
        if state.seats[seat].cards[other] == card:
            return Refusal.KIND_DEALT
    return ALLOWED


@rule
def deal_card(state: State, seat: int, receiver: int, card: int) -> None:
    state.seats[seat].cards[receiver] = card
    tell(state, Event.CARD_GIVEN, seat, receiver, card)


@rule
def next_in_order(state: State, place: int) -> int:
    """The seat at a place of the turn order (C2.1)."""
    seat = state.first + place
    return seat - state.options.players if seat >= state.options.players else seat


@rule
def next_receiver(state: State, seat: int) -> int:
    """C14.3: the seat that gets the next card, in turn order; NOWHERE when everybody has one."""
    for place in range(state.options.players):
        receiver = next_in_order(state, place)
        if not state.seats[receiver].out and state.seats[seat].cards[receiver] == NOT_YET:
            return receiver
    return NOWHERE


# ----- Cards are revealed (C14.2)


@rule
def is_on_guard(state: State, seat: int) -> bool:
    return state.seats[seat].cards[seat] == Card.COUNTERINTELLIGENCE


@rule
def number_needed(state: State, receiver: int, card: int) -> int:
    """The roll has to be above this number."""
    needed = NEEDED[card]
    if card == Card.INCITEMENT and a_captive_works_for(state, receiver):
        needed = INCITEMENT_WITH_A_CAPTIVE
    return needed + COUNTERINTELLIGENCE * int(is_on_guard(state, receiver))


@rule
def reveal(state: State, dealer: int, receiver: int) -> bool:
    """Roll for one card; returns whether the receiver has to free a captive."""
    card = state.seats[dealer].cards[receiver]
    roll = dice(state, 100)
    success = roll > number_needed(state, receiver, card)
    tell(state, Event.CARD_SHOWN, dealer, receiver, card, roll, int(success))
    if roll <= SPY_DIES_UP_TO and state.seats[dealer].spies > 0:
        state.seats[dealer].spies -= 1
        tell(state, Event.SPY_DIES, dealer)
    target = state.seats[receiver]
    if success and card == Card.SABOTAGE:
        target.sabotage += 1
    elif success and card == Card.INCITEMENT:
        target.incited += 1
    elif success and card == Card.BURNING_FOOD:
        target.burned += 1
    return success and card == Card.FREE_CAPTIVES


@rule
def is_action(card: int) -> bool:
    return Card.NOTHING < card < Card.COUNTERINTELLIGENCE


@rule
def show_guards(state: State) -> None:
    """Counterintelligence comes first; nothing is rolled for it."""
    for place in range(state.options.players):
        seat = next_in_order(state, place)
        if is_on_guard(state, seat):
            tell(state, Event.CARD_SHOWN, seat, seat, Card.COUNTERINTELLIGENCE, 0, 1)


@rule
def gather_cards(state: State) -> None:
    """Take all cards back. A seat that dealt nothing but "nothing" shows this now, since it was secret
    until then."""
    for place in range(state.options.players):
        seat = next_in_order(state, place)
        if state.seats[seat].dealt_with != NOT_YET and not has_dealt_a_secret(state, seat):
            tell(state, Event.CARD_SHOWN, seat, seat, Card.NOTHING, 0, 1)
        gather_cards_of(state, seat)


@rule
def has_dealt_a_secret(state: State, seat: int) -> bool:
    for other in range(state.options.players):
        if state.seats[seat].cards[other] > Card.NOTHING:
            return True
    return False


@rule
def gather_cards_of(state: State, seat: int) -> None:
    state.seats[seat].dealt_with = NOT_YET
    for other in range(SEATS):
        state.seats[seat].cards[other] = NOT_YET


@rule
def has_captives(state: State, seat: int) -> bool:
    for land in range(state.board.lands):
        if state.lands[land].holder == seat:
            for nation in range(state.options.players):
                if state.captives[land, nation] > 0:
                    return True
    return False


@rule
def free_captive(state: State, seat: int, land: int, nation: int) -> None:
    """The captive returns to the box."""
    set_captives(state, land, nation, state.captives[land, nation] - 1)
    tell(state, Event.CAPTIVE_FREED, seat, land + 1, nation)
