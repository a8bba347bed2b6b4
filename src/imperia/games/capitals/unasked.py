"""A question that can be answered in only one way is not asked; the answer is carried out (C3.5)."""

from __future__ import annotations

from imperia.games.capitals.answering import why_not_building, why_not_pay
from imperia.games.capitals.answering_offers import choose_partner, has_named
from imperia.games.capitals.answering_orders import why_not_sort
from imperia.games.capitals.asking import the_only_place
from imperia.games.capitals.building import why_not_exchange
from imperia.games.capitals.codes import (
    AT,
    BUILDING,
    CARD,
    EXCHANGE,
    GIVE,
    GOOD,
    NUMBER,
    PARTNER,
    PAYER,
    TAKE,
    UNIT_CODES,
)
from imperia.games.capitals.how_many import place_of_units
from imperia.games.capitals.names import NOWHERE, Decision, actions
from imperia.games.capitals.offers import MINE, THEIRS, why_not_good, why_not_name_land
from imperia.games.capitals.pieces import BUILDINGS, CARDS, GOODS, KINDS_OF_EXCHANGE, UNITS
from imperia.games.capitals.spies import next_receiver, why_not_card
from imperia.games.capitals.stacks import FIRST, MOST_LEFT, present
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.rule import rule


@actions.only_answer
def only_answer(state: State) -> int:
    """The code of the answer where there is only one; NOWHERE otherwise."""
    decision, seat = state.decision, state.actor
    if decision in (
        Decision.PLACE,
        Decision.TARGET,
        Decision.REVOLT,
        Decision.ROAD_LOST,
        Decision.PALM,
        Decision.GIVE_UP,
        Decision.FREED,
    ):
        return code_of_only_place(state)
    if decision in (Decision.LOSS, Decision.MARKER):
        return NOWHERE if why_not_pay(state, seat) == ALLOWED else code_of_only_place(state)
    if decision in (Decision.NUMBER, Decision.AMOUNT):
        return NUMBER + 1 if state.most == 1 else NOWHERE
    if decision == Decision.UNITS:
        return the_only_sort(state, seat)
    if decision in (Decision.BUILDING, Decision.MARKED_BUILDING, Decision.GIVE_UP_WHAT):
        return the_only_building(state, seat)
    if decision == Decision.EXCHANGE:
        return the_only_exchange(state, seat)
    if decision == Decision.CARD:
        return the_only_card(state, seat)
    if decision == Decision.PARTNER:
        return the_only_partner(state, seat)
    if decision in (Decision.GIVES, Decision.GETS):
        return the_only_good(state, seat)
    if decision == Decision.PEACE:
        return NOWHERE if has_named(state) else the_only_cession(state, seat)
    if decision == Decision.PAYER:
        poor = state.seats[seat].currency == 0 and state.seats[state.partner].currency == 0
        return PAYER if poor else NOWHERE
    return NOWHERE


@rule
def code_of_only_place(state: State) -> int:
    place = the_only_place(state)
    return NOWHERE if place == NOWHERE else AT + place + 1


@rule
def the_only_sort(state: State, seat: int) -> int:
    found = NOWHERE
    place = place_of_units(state)
    for kind in range(len(FIRST)):
        if present(state, place, kind) > 0:
            for sort in range(FIRST[kind], FIRST[kind] + MOST_LEFT[kind] + 1):
                if why_not_sort(state, seat, sort) == ALLOWED:
                    if found != NOWHERE:
                        return NOWHERE
                    found = UNIT_CODES + sort
    return found


@rule
def the_only_building(state: State, seat: int) -> int:
    found = NOWHERE
    for building in range(1, BUILDINGS):
        if why_not_building(state, seat, building) == ALLOWED:
            if found != NOWHERE:
                return NOWHERE
            found = BUILDING + building
    if state.decision == Decision.GIVE_UP_WHAT:
        for unit in range(UNITS):
            sort = unit * 5
            if why_not_sort(state, seat, sort) == ALLOWED:
                if found != NOWHERE:
                    return NOWHERE
                found = UNIT_CODES + sort
    return found


@rule
def the_only_exchange(state: State, seat: int) -> int:
    found = NOWHERE
    for which in range(KINDS_OF_EXCHANGE):
        if why_not_exchange(state, seat, which) == ALLOWED:
            if found != NOWHERE:
                return NOWHERE
            found = EXCHANGE + which
    return found


@rule
def the_only_card(state: State, seat: int) -> int:
    receiver = next_receiver(state, seat)
    for card in range(1, CARDS):
        if why_not_card(state, seat, receiver, card) == ALLOWED:
            return NOWHERE
    return CARD


@rule
def the_only_cession(state: State, seat: int) -> int:
    found = NOWHERE
    for land in range(state.board.lands):
        for to_other in range(2):
            if why_not_name_land(state, seat, land, to_other) == ALLOWED:
                if found != NOWHERE:
                    return NOWHERE
                found = (GIVE if to_other else TAKE) + land + 1
    return found


@rule
def the_only_partner(state: State, seat: int) -> int:
    found = NOWHERE
    for other in range(state.options.players):
        if choose_partner(state, seat, other, True) == ALLOWED:
            if found != NOWHERE:
                return NOWHERE
            found = PARTNER + other
    return found


@rule
def the_only_good(state: State, seat: int) -> int:
    side = MINE if state.decision == Decision.GIVES else THEIRS
    found = NOWHERE
    for good in range(GOODS):
        if why_not_good(state, seat, side, good) == ALLOWED:
            if found != NOWHERE:
                return NOWHERE
            found = GOOD + good
    return found
