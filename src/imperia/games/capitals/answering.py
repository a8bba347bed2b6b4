"""The other answers: yes or no, paying, taking a level, buildings, exchanges and spies' cards."""

from __future__ import annotations

from imperia.games.capitals.answering_offers import accept
from imperia.games.capitals.arrivals import end_result, pay_for_marker
from imperia.games.capitals.asking import ask, go_on_settling
from imperia.games.capitals.building import demolish, stands_in, take_down, why_not_exchange
from imperia.games.capitals.captives import roll_for_captives
from imperia.games.capitals.codes import BUILDING, CARD, EXCHANGE
from imperia.games.capitals.dealings import BOUGHT
from imperia.games.capitals.economy import upkeep_of_buildings
from imperia.games.capitals.findings import attack_savages, forget_finding, gain, poison, take_mineral
from imperia.games.capitals.marching import begin_voyage
from imperia.games.capitals.names import NO_TARGET, NOWHERE, Decision, Event, Refusal, Task, Voyage, actions
from imperia.games.capitals.offers import forget_offer
from imperia.games.capitals.orders import end_order, next_step
from imperia.games.capitals.overseas import (
    destroy_marked,
    has_bare_province,
    price_instead_of_level,
    raise_for_free,
)
from imperia.games.capitals.pieces import (
    CARDS,
    KINDS_OF_EXCHANGE,
    LONGER_PRICE,
    MARKER_PRICE,
    SOLDIER_KEPT,
    Building,
    Card,
)
from imperia.games.capitals.spies import deal_card, next_receiver, why_not_card
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.packed_journal import tell, tell_once_more
from imperia.kernel.record import Numbers
from imperia.kernel.rule import rule

# ----- Yes or no


@actions.declare("yes", Decision.MINERAL, Decision.LONGER, Decision.TRY_CAPTURE, Decision.ANSWER, code=807)
def say_yes(state: State, seat: int, trying: bool) -> int:
    """Pay for a mineral or a longer voyage, try to take captives, or accept an offer."""
    if trying:
        return ALLOWED
    go_on_settling(state)
    if state.decision == Decision.MINERAL:
        take_mineral(state, seat, state.place, state.finding)
        forget_finding(state)
    elif state.decision == Decision.LONGER:
        prolong(state, seat)
    elif state.decision == Decision.TRY_CAPTURE:
        try_capture(state, seat)
    else:
        accept(state, seat)
    return ALLOWED


@actions.declare("no", Decision.MINERAL, Decision.LONGER, Decision.TRY_CAPTURE, Decision.ANSWER, code=808)
def say_no(state: State, seat: int, trying: bool) -> int:
    if trying:
        return ALLOWED
    go_on_settling(state)
    if state.decision == Decision.MINERAL:
        tell(state, Event.MINERAL_LOST, seat, state.place + 1)
        forget_finding(state)
    elif state.decision == Decision.LONGER:
        end_result(state)
    elif state.decision == Decision.ANSWER:
        tell(state, Event.OFFER_REFUSED, seat)
        forget_offer(state)
    return ALLOWED


@rule
def prolong(state: State, seat: int) -> None:
    """C11.4, 46-50: the expedition keeps its place in the list (C3.4); one that came with a captain becomes
    the last."""
    mine = state.seats[seat]
    mine.currency -= LONGER_PRICE
    n = begin_voyage(state, seat, Voyage.OVERSEAS, 0, NO_TARGET, 1)
    place = n if state.again == BOUGHT else state.voyage
    while n > place:
        mine.voyages[n] = mine.voyages[n - 1]
        n -= 1
    voyage = mine.voyages[n]
    voyage.kind = Voyage.OVERSEAS
    voyage.origin = 0
    voyage.target = NO_TARGET
    voyage.turns = 1
    voyage.number = 0
    voyage.unit = 0
    voyage.paid = 0
    for other in range(3):
        voyage.others[other] = 0
    tell(state, Event.VOYAGE_LONGER, seat)
    end_result(state)


@rule
def try_capture(state: State, seat: int) -> None:
    """C15.1: the seat may let go any of the captives it takes."""
    taken = roll_for_captives(state, seat, state.target, state.enemies, state.loser)
    if taken > 0:
        state.number = taken
        ask(state, Decision.CAPTURE, seat)


@actions.declare("attack", Decision.SAVAGES, code=809)
def attack_them(state: State, seat: int, trying: bool) -> int:
    """C11.6"""
    if trying:
        return ALLOWED
    attack_savages(state, seat, state.place, state.savages)
    forget_finding(state)
    go_on_settling(state)
    return ALLOWED


@actions.declare("pay", Decision.LOSS, Decision.MARKER, code=810)
def pay(state: State, seat: int, trying: bool) -> int:
    """C7.3: to keep a soldier; C11.4: instead of a marker, where there is only a building for it."""
    why = why_not_pay(state, seat)
    if why != ALLOWED or trying:
        return why
    go_on_settling(state)
    if state.decision == Decision.MARKER:
        pay_for_marker(state, seat)
    else:
        state.seats[seat].currency -= SOLDIER_KEPT
        state.left -= 1
        tell(state, Event.SOLDIER_KEPT, seat, SOLDIER_KEPT)
    return ALLOWED


@rule
def why_not_pay(state: State, seat: int) -> int:
    if state.decision == Decision.MARKER:
        if has_bare_province(state, seat):
            return Refusal.MARKER_ELSEWHERE
        return ALLOWED if state.seats[seat].currency >= MARKER_PRICE else Refusal.NOT_ENOUGH_CURRENCY
    if state.task != Task.HUNGER:
        return Refusal.NOT_OFFERED
    return ALLOWED if state.seats[seat].currency >= SOLDIER_KEPT else Refusal.NOT_ENOUGH_CURRENCY


@actions.declare("level", Decision.LEVEL_OR_PRICE, code=811)
def take_level(state: State, seat: int, trying: bool) -> int:
    """C11.4, 61-70"""
    if trying:
        return ALLOWED
    raise_for_free(state, seat)
    end_result(state)
    go_on_settling(state)
    return ALLOWED


@actions.declare("price", Decision.LEVEL_OR_PRICE, code=812)
def take_price(state: State, seat: int, trying: bool) -> int:
    if trying:
        return ALLOWED
    gain(state, seat, price_instead_of_level(state, seat))
    end_result(state)
    go_on_settling(state)
    return ALLOWED


# ----- Buildings and exchanges


@actions.declare(
    "building",
    Decision.BUILDING,
    Decision.MARKED_BUILDING,
    Decision.GIVE_UP_WHAT,
    code=BUILDING,
    building=[building.name.lower() for building in Building],
)
def choose_building(state: State, seat: int, building: int, trying: bool) -> int:
    """Choose which building to demolish (C5.10), to lose to a black marker (C11.5) or to give up (C6.3)."""
    why = why_not_building(state, seat, building)
    if why != ALLOWED or trying:
        return why
    land = state.place
    if state.decision == Decision.BUILDING:
        demolish(state, seat, building, land)
        end_order(state)
        return ALLOWED
    go_on_settling(state)
    state.place = NOWHERE
    if state.decision == Decision.MARKED_BUILDING:
        destroy_marked(state, seat, land, building)
        poison(state, seat, land)
        state.left -= 1
    else:
        take_down(state, building, land)
        tell_once_more(state, Event.GIVEN_UP, seat, land + 1, building, -1)
    return ALLOWED


@rule
def why_not_building(state: State, seat: int, building: int) -> int:
    land = state.place
    if not stands_in(state, building, land):
        return Refusal.NOTHING_TO_DEMOLISH
    if state.decision != Decision.GIVE_UP_WHAT:
        return ALLOWED
    costs = building in (Building.CAMP, Building.PORT) or (
        building == Building.ROAD and state.options.players != 3
    )
    return ALLOWED if costs and upkeep_of_buildings(state, seat, land) > 0 else Refusal.LOWERS_NOTHING


@actions.declare("exchange", Decision.EXCHANGE, code=EXCHANGE, which=KINDS_OF_EXCHANGE)
def choose_exchange(state: State, seat: int, which: int, trying: bool) -> int:
    """C13.3"""
    why = why_not_exchange(state, seat, which)
    if why != ALLOWED or trying:
        return why
    state.sort = which
    next_step(state, seat)
    return ALLOWED


# ----- Spies


@rule
def list_cards(state: State, seat: int, room: Numbers, count: int) -> int:
    receiver = next_receiver(state, seat)
    for card in range(CARDS):
        if why_not_card(state, seat, receiver, card) == ALLOWED:
            room[count] = card
            count += 1
    return count


@actions.declare(
    "card", Decision.CARD, code=CARD, card=[card.name.lower() for card in Card], legal=list_cards
)
def choose_card(state: State, seat: int, card: int, trying: bool) -> int:
    """C14.3: the card for the next player in turn order."""
    receiver = next_receiver(state, seat)
    why = why_not_card(state, seat, receiver, card)
    if why != ALLOWED or trying:
        return why
    deal_card(state, seat, receiver, card)
    if next_receiver(state, seat) == NOWHERE:
        tell(state, Event.CARDS_DEALT, seat)
        go_on_settling(state)
    return ALLOWED
