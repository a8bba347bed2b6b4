"""The answers to what, where, with which units and how many."""

from __future__ import annotations

from imperia.games.capitals.answering_offers import name_amount
from imperia.games.capitals.arrivals import end_result
from imperia.games.capitals.asking import ANSWERS_TO_WHERE, ask, go_on_settling, list_offered
from imperia.games.capitals.captives import keep_captives, keep_or_release
from imperia.games.capitals.codes import AT, DO, NUMBER, UNIT_CODES, WHERE_QUESTIONS
from imperia.games.capitals.economy import units_above_limit
from imperia.games.capitals.findings import forget_finding, poison, retreat
from imperia.games.capitals.how_many import place_of_units, why_not_units
from imperia.games.capitals.names import (
    FIRST_CAPTIVE,
    FIRST_SHIP,
    NOWHERE,
    ROAD,
    SORT_WORDS,
    Auction,
    Decision,
    Event,
    Phase,
    Refusal,
    Verb,
    actions,
)
from imperia.games.capitals.offering import land_of_captives, why_not_land
from imperia.games.capitals.offers import give_bid, must_bid, open_auction, why_not_bid
from imperia.games.capitals.orders import begin_order, next_step, use_units
from imperia.games.capitals.overseas import plant_palm
from imperia.games.capitals.pieces import BRIBE, MOST_NUMBER, Building, Unit
from imperia.games.capitals.provinces import has_building
from imperia.games.capitals.revolt import lose_a_soldier_in, revolt_in
from imperia.games.capitals.setup import place_capital
from imperia.games.capitals.spies import free_captive
from imperia.games.capitals.stacks import FIRST, KIND, LEFT, MOST_LEFT, present, remove_fewest
from imperia.games.capitals.state import State
from imperia.games.capitals.survey import list_possible
from imperia.games.capitals.where import why_not_place, why_not_target
from imperia.games.capitals.whether import why_not_do
from imperia.kernel.actions import ALLOWED
from imperia.kernel.bits import clear, has
from imperia.kernel.packed_journal import tell, tell_once_more
from imperia.kernel.record import Numbers
from imperia.kernel.rule import rule

# ----- What to do


@actions.declare(
    "do", Decision.ACTION, code=DO, verb=[verb.name.lower() for verb in Verb], legal=list_possible
)
def do(state: State, seat: int, verb: int, trying: bool) -> int:
    """C3.2 (e)"""
    if not (state.possible >> verb) & 1:
        return why_not_do(state, seat, verb)
    if trying:
        return ALLOWED
    if verb == Verb.END:
        state.phase = Phase.SIEGE
        clear(state.reached)
        go_on_settling(state)
    elif verb == Verb.DEAL:
        state.seats[seat].dealt_with = state.seats[seat].spies
        ask(state, Decision.CARD, seat)
    else:
        begin_order(state, seat, verb)
    return ALLOWED


# ----- Where


@actions.declare(
    "at", *WHERE_QUESTIONS, code=AT, place=ANSWERS_TO_WHERE + 1, legal=list_offered, most=ANSWERS_TO_WHERE
)
def at(state: State, seat: int, place: int, trying: bool) -> int:
    """Name a province, a sea or a transport by its number on the map."""
    if place == 0 or not has(state.offered, place - 1):
        return why_not_at(state, seat, place - 1)
    if trying:
        return ALLOWED
    answer_where(state, seat, place - 1)
    return ALLOWED


@rule
def why_not_at(state: State, seat: int, place: int) -> int:
    """Why a place is not offered."""
    if place < 0 or place >= ANSWERS_TO_WHERE:
        return Refusal.NO_SUCH_PLACE
    decision = state.decision
    why = ALLOWED
    if decision == Decision.PLACE:
        why = why_not_place(state, seat, state.verb, place)
    elif decision == Decision.TARGET:
        why = why_not_target(state, seat, place)
    else:
        why = why_not_land(state, seat, decision, place)
    return Refusal.NOT_OFFERED if why == ALLOWED else why


@rule
def answer_where(state: State, seat: int, place: int) -> None:
    decision = state.decision
    if decision == Decision.PLACE:
        state.place = place
        if state.verb == Verb.BRIBE:
            open_auction_for_rebels(state, seat, place)
        else:
            next_step(state, seat)
        return
    if decision == Decision.TARGET:
        state.target = place
        next_step(state, seat)
        return
    if decision == Decision.GIVE_UP:
        state.place = place
        ask(state, Decision.GIVE_UP_WHAT, seat)
        return
    if decision == Decision.FREED:
        state.place = place
        ask(state, Decision.UNITS, seat)
        return
    if decision == Decision.CAPITAL:
        place_capital(state, seat, place)
        return
    go_on_settling(state)
    if decision == Decision.SAVAGES:
        retreat(state, seat, state.place, place, state.savages)
        forget_finding(state)
    elif decision == Decision.ROAD_LOST:
        state.lands[place].marks &= ~ROAD
        tell(state, Event.ROAD_DESTROYED, seat, place + 1)
        end_result(state)
    elif decision == Decision.PALM:
        plant_palm(state, seat, place)
        end_result(state)
    elif decision == Decision.MARKER:
        mark(state, seat, place)
    elif decision == Decision.REVOLT:
        revolt_in(state, seat, place)
    elif decision == Decision.LOSS:
        lose_a_soldier_in(state, seat, place)
        state.left -= 1


@rule
def open_auction_for_rebels(state: State, seat: int, land: int) -> None:
    """C12.4"""
    clear(state.reached)
    open_auction(state, Auction.REBELS, BRIBE * state.lands[land].units[Unit.INFANTRY])
    if min(state.seats[seat].currency, MOST_NUMBER) == state.least_bid:  # the mover's only answer (C3.5)
        give_bid(state, seat, state.least_bid)
    go_on_settling(state)


@rule
def mark(state: State, seat: int, land: int) -> None:
    """C11.5: where there are buildings, one of them is destroyed first."""
    if has_building(state, land):
        state.place = land
        ask(state, Decision.MARKED_BUILDING, seat)
    else:
        poison(state, seat, land)
        state.left -= 1


# ----- With which units, and how many


@rule
def list_sorts(state: State, seat: int, room: Numbers, count: int) -> int:
    """List the sorts of units that stand in the place."""
    place = place_of_units(state)
    for kind in range(len(FIRST)):
        if present(state, place, kind) > 0:
            for sort in range(FIRST[kind], FIRST[kind] + MOST_LEFT[kind] + 1):
                room[count] = sort
                count += 1
    return count


@actions.declare(
    "units", Decision.UNITS, Decision.GIVE_UP_WHAT, code=UNIT_CODES, sort=SORT_WORDS, candidates=list_sorts
)
def choose_units(state: State, seat: int, sort: int, trying: bool) -> int:
    """C8.1: units by kind and points left; where points do not matter, the kind alone (written as 0
    points)."""
    why = why_not_sort(state, seat, sort)
    if why != ALLOWED or trying:
        return why
    if state.decision == Decision.GIVE_UP_WHAT:
        remove_fewest(state, state.place, KIND[sort], 1, 0)
        tell_once_more(state, Event.GIVEN_UP, seat, state.place + 1, Building.NONE, KIND[sort])
        state.place = NOWHERE
        go_on_settling(state)
    elif state.phase == Phase.CARDS:
        free_captive(state, seat, state.place, KIND[sort] - FIRST_CAPTIVE)
        state.place = NOWHERE
        go_on_settling(state)
    else:
        state.sort = sort
        next_step(state, seat)
    return ALLOWED


@rule
def why_not_sort(state: State, seat: int, sort: int) -> int:
    kind = KIND[sort]
    if state.decision == Decision.GIVE_UP_WHAT:
        if LEFT[sort] != 0 or kind > Unit.CARAVAN or state.lands[state.place].units[kind] == 0:
            return Refusal.NO_UNITS_THERE
        return ALLOWED if units_above_limit(state, state.place) > 0 else Refusal.LOWERS_NOTHING
    if state.phase == Phase.CARDS:
        captive = LEFT[sort] == 0 and FIRST_CAPTIVE <= kind < FIRST_SHIP
        there = captive and state.captives[state.place, kind - FIRST_CAPTIVE] > 0
        return ALLOWED if there else Refusal.NO_CAPTIVES
    return why_not_units(state, seat, sort)


@rule
def list_answers_in_numbers(state: State, seat: int, room: Numbers, count: int) -> int:
    first, last = 1, state.most
    if state.decision in (Decision.KEEP, Decision.CAPTURE):
        first = 0
    elif state.decision == Decision.BID:
        last = min(state.seats[seat].currency, MOST_NUMBER)
        first = state.least_bid
        if not must_bid(state, seat):
            room[count] = 0
            count += 1
    for number in range(first, last + 1):
        room[count] = number
        count += 1
    return count


@actions.declare(
    "number",
    Decision.NUMBER,
    Decision.KEEP,
    Decision.CAPTURE,
    Decision.AMOUNT,
    Decision.BID,
    code=NUMBER,
    number=MOST_NUMBER + 1,
    legal=list_answers_in_numbers,
)
def number(state: State, seat: int, number: int, trying: bool) -> int:
    """How many units, captives, currency or goods."""
    why = why_not_number(state, seat, number)
    if why != ALLOWED or trying:
        return why
    if state.decision == Decision.NUMBER:
        use_units(state, seat, number)
    elif state.decision == Decision.AMOUNT:
        name_amount(state, seat, number)
    else:
        go_on_settling(state)
        if state.decision == Decision.BID:
            give_bid(state, seat, number)
        elif state.decision == Decision.KEEP:
            keep_or_release(state, seat, land_of_captives(state), state.nation, number)
            state.nation += 1
        else:
            keep_captives(state, seat, state.target, state.loser, number)
            state.number = 0
    return ALLOWED


@rule
def why_not_number(state: State, seat: int, number: int) -> int:
    if state.decision == Decision.BID:
        return why_not_bid(state, seat, number)
    least = 0 if state.decision in (Decision.KEEP, Decision.CAPTURE) else 1
    return ALLOWED if least <= number <= state.most else Refusal.NUMBER_OUT_OF_RANGE
