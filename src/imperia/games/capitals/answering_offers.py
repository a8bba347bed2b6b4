"""The answers while an offer is put together, and to it (C13.9)."""

from __future__ import annotations

from imperia.games.capitals.asking import ANSWERS_TO_WHERE, ask, go_on_settling
from imperia.games.capitals.codes import GIVE, GOOD, PARTNER, PAYER, TAKE
from imperia.games.capitals.dealings import next_ceded
from imperia.games.capitals.names import NOBODY, Decision, Event, Refusal, Verb, actions
from imperia.games.capitals.offering import side_without_amount
from imperia.games.capitals.offers import (
    MINE,
    THEIRS,
    begin_peace,
    begin_trade,
    can_name_more,
    forget_offer,
    is_named,
    make_peace,
    make_trade,
    name_land,
    tell_peace,
    tell_trade,
    why_not_good,
    why_not_name_land,
)
from imperia.games.capitals.partners import has_goods, has_land_to_cede, why_not_partner
from imperia.games.capitals.pieces import SEATS, Good
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.bits import clear
from imperia.kernel.packed_journal import tell
from imperia.kernel.record import Numbers
from imperia.kernel.rule import rule


@actions.declare("partner", Decision.PARTNER, code=PARTNER, other=SEATS)
def choose_partner(state: State, seat: int, other: int, trying: bool) -> int:
    why = why_not_partner(state, seat, other)
    if why == ALLOWED and state.verb == Verb.PEACE and not has_land_to_cede(state, seat, other):
        why = Refusal.NO_CHANGE
    if (
        why == ALLOWED
        and state.verb == Verb.TRADE
        and not (has_goods(state, seat) or has_goods(state, other))
    ):
        why = Refusal.NOTHING_TO_GIVE
    if why != ALLOWED or trying:
        return why
    if state.verb == Verb.PEACE:
        begin_peace(state, seat, other)
    else:
        begin_trade(state, seat, other)
    return ALLOWED


@rule
def has_named(state: State) -> bool:
    for land in range(state.board.lands):
        if is_named(state, land):
            return True
    return False


@rule
def list_cessions(state: State, seat: int, to_other: int, room: Numbers, count: int) -> int:
    """List cessions by the numbers of the map."""
    for land in range(state.board.lands):
        if why_not_name_land(state, seat, land, to_other) == ALLOWED:
            room[count] = land + 1
            count += 1
    return count


@rule
def list_what_to_have(state: State, seat: int, room: Numbers, count: int) -> int:
    return list_cessions(state, seat, 0, room, count)


@rule
def list_what_to_give(state: State, seat: int, room: Numbers, count: int) -> int:
    return list_cessions(state, seat, 1, room, count)


@actions.declare("take", Decision.PEACE, code=TAKE, place=ANSWERS_TO_WHERE + 1, legal=list_what_to_have)
def shall_have(state: State, seat: int, place: int, trying: bool) -> int:
    """A province that the proposer shall have."""
    return cede(state, seat, place - 1, 0, trying)


@actions.declare("give", Decision.PEACE, code=GIVE, place=ANSWERS_TO_WHERE + 1, legal=list_what_to_give)
def shall_give(state: State, seat: int, place: int, trying: bool) -> int:
    """A province that the other shall have."""
    return cede(state, seat, place - 1, 1, trying)


@rule
def cede(state: State, seat: int, land: int, to_other: int, trying: bool) -> int:
    why = why_not_name_land(state, seat, land, to_other)
    if why != ALLOWED or trying:
        return why
    name_land(state, seat, land, to_other)
    if not can_name_more(state, seat):
        ask(state, Decision.PAYER, seat)
    return ALLOWED


@actions.declare("payer", Decision.PAYER, code=PAYER, who=("nobody", "me", "other"))
def choose_payer(state: State, seat: int, who: int, trying: bool) -> int:
    payer = NOBODY if who == 0 else seat if who == 1 else state.partner
    if payer != NOBODY and state.seats[payer].currency == 0:
        return Refusal.NOTHING_TO_GIVE
    if trying:
        return ALLOWED
    state.payer = payer
    if payer == NOBODY:
        ask(state, Decision.SEND, seat)
    else:
        ask(state, Decision.AMOUNT, seat)
    return ALLOWED


@actions.declare("good", Decision.GIVES, Decision.GETS, code=GOOD, good=[good.name.lower() for good in Good])
def choose_good(state: State, seat: int, good: int, trying: bool) -> int:
    """C13.7"""
    side = MINE if state.decision == Decision.GIVES else THEIRS
    why = why_not_good(state, seat, side, good)
    if why != ALLOWED or trying:
        return why
    state.goods[side] = good
    if good != Good.NOTHING:
        ask(state, Decision.AMOUNT, seat)
    else:
        ask(state, Decision.GETS if side == MINE else Decision.SEND, seat)
    return ALLOWED


@rule
def name_amount(state: State, seat: int, number: int) -> None:
    """The amount of a payment, or for the side that has a good but no amount yet."""
    if state.verb == Verb.PEACE:
        state.amounts[MINE] = number
        ask(state, Decision.SEND, seat)
    elif side_without_amount(state) == MINE:
        state.amounts[MINE] = number
        ask(state, Decision.GETS, seat)
    else:
        state.amounts[THEIRS] = number
        ask(state, Decision.SEND, seat)


@actions.declare("send", Decision.SEND, code=830)
def send_offer(state: State, seat: int, trying: bool) -> int:
    if trying:
        return ALLOWED
    if state.verb == Verb.PEACE:
        tell_peace(state, seat)
    else:
        tell_trade(state, seat)
    ask(state, Decision.ANSWER, state.partner)
    return ALLOWED


@actions.declare("drop", Decision.SEND, code=831)
def drop_offer(state: State, seat: int, trying: bool) -> int:
    if trying:
        return ALLOWED
    tell(state, Event.OFFER_DROPPED, seat)
    forget_offer(state)
    go_on_settling(state)
    return ALLOWED


@rule
def accept(state: State, seat: int) -> None:
    """The exchange happens at once (C13.6, C13.7)."""
    clear(state.reached)
    tell(state, Event.OFFER_ACCEPTED, seat)
    if state.verb == Verb.PEACE:
        make_peace(state, state.mover)
        state.ceding = next_ceded(state, 0)
        state.nation = 0
    else:
        make_trade(state, state.mover)
    if state.ceding == 0:
        forget_offer(state)
