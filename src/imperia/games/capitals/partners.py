"""To whom a player may make an offer, and of what (C13.9)."""

from __future__ import annotations

from imperia.games.capitals.names import Refusal, Verb
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.rule import rule


@rule
def why_not_partner(state: State, seat: int, other: int) -> int:
    mine = state.seats[seat]
    if other == seat or other >= state.options.players or state.seats[other].out:
        return Refusal.NOT_OFFERED
    offered = mine.peace_offered if state.verb == Verb.PEACE else mine.trade_offered
    if offered & (1 << other):
        return Refusal.OFFERED_ALREADY
    return ALLOWED


@rule
def can_be_asked(state: State, seat: int, other: int, offered: int) -> bool:
    """Whether `other` is another seat that is still in the game and has had no such offer this turn."""
    return other != seat and not state.seats[other].out and not offered & (1 << other)


@rule
def why_no_peace(state: State, seat: int) -> int:
    """There must be another seat that has had no offer of peace this turn, and land that can change hands
    with it."""
    others = 0
    for other in range(state.options.players):
        if can_be_asked(state, seat, other, state.seats[seat].peace_offered):
            others |= 1 << other
    if others == 0:
        return Refusal.OFFERED_ALREADY
    for land in range(state.board.lands):
        if is_between(state, seat, others, land):
            return ALLOWED
    return Refusal.NO_CHANGE


@rule
def is_between(state: State, seat: int, others: int, land: int) -> bool:
    """Whether a province can be ceded between the seat and one of the others, one way or the other
    (`why_not_cede`)."""
    province = state.lands[land]
    owner, holder = province.owner, province.holder
    if owner < 0 or holder < 0 or province.capital == holder:
        return False
    if owner != seat and holder != seat and owner != holder:
        return False
    return ((others | 1 << seat) >> owner) & ((others | 1 << seat) >> holder) & 1 == 1


@rule
def has_land_to_cede(state: State, seat: int, other: int) -> bool:
    for land in range(state.board.lands):
        if is_between(state, seat, 1 << other, land):
            return True
    return False


@rule
def why_not_cede(state: State, seat: int, other: int, land: int, to_other: int) -> int:
    """C13.9: the two must own and hold the province, it must change hands, and it must not be a capital
    that its first owner holds."""
    province = state.lands[land]
    if not (is_one_of(province.owner, seat, other) and is_one_of(province.holder, seat, other)):
        return Refusal.NOT_BETWEEN_THEM
    if province.capital == province.holder:
        return Refusal.IS_CAPITAL
    receiver = other if to_other else seat
    return Refusal.NO_CHANGE if province.owner == province.holder == receiver else ALLOWED


@rule
def is_one_of(side: int, seat: int, other: int) -> bool:
    return side == seat or side == other


@rule
def why_no_trade(state: State, seat: int) -> int:
    best = Refusal.OFFERED_ALREADY
    for other in range(state.options.players):
        if can_be_asked(state, seat, other, state.seats[seat].trade_offered):
            best = Refusal.NOTHING_TO_GIVE
            if has_goods(state, seat) or has_goods(state, other):
                return ALLOWED
    return best


@rule
def has_goods(state: State, seat: int) -> bool:
    mine = state.seats[seat]
    fruits = mine.fruits + mine.bought_fruits
    return mine.currency + mine.spare_food + fruits + mine.free_roads > 0
