"""Who would be first if the match ended: now, or with one tile more (F6.1, F6.4). Near the end little else
counts, and a network is slow to learn whether one sum is higher than three others."""

from __future__ import annotations

from imperia.games.founders.evaluation import grants_a_token
from imperia.games.founders.names import NOTHING, Source
from imperia.games.founders.outlook import (
    DRAW,
    FIRST_TILE,
    MOST_NEXT,
    NOT_THERE,
    WHOLE_POT,
    Prospect,
    Reckoning,
    slot_of,
)
from imperia.games.founders.outlook_of_others import slot_with
from imperia.games.founders.pieces import STACKS, Stack
from imperia.games.founders.state import State
from imperia.games.founders.supply import fits_without_swap
from imperia.kernel.record import Grid, Many
from imperia.kernel.rule import rule

A_POINT = 100  # a point in a standing, where victory tiles only decide between equal points
SOURCES = len(Source)


@rule
def note_standing(state: State, seat: int, points: Grid, tiles: int, reckoning: Reckoning) -> None:
    """Note how a seat with this many victory tiles would stand if the match ended now."""
    standing = tiles
    for source in range(SOURCES):
        standing += A_POINT * points[seat, source]
    reckoning.standings[seat] = standing


@rule
def share_with(state: State, seat: int, more: int, reckoning: Reckoning) -> int:
    """What the seat would get of the pot if its standing were higher by `more`."""
    standing = reckoning.standings[seat] + more
    sharing = 1
    for other in range(state.options.players):
        if other != seat:
            if reckoning.standings[other] > standing:
                return 0
            sharing += reckoning.standings[other] == standing
    return WHOLE_POT // sharing


@rule
def more_with(state: State, sort: int) -> int:
    """How much a tile of this sort on a free cell adds to a standing."""
    more = A_POINT * state.sorts[sort].points
    if state.sorts[sort].stack == Stack.VICTORY:
        return more + 1
    return more + A_POINT if grants_a_token(state, sort) else more


@rule
def ahead_of_others(state: State, seat: int, reckoning: Reckoning) -> int:
    """How many points the seat is ahead of the best of the others; below 0 where one of them has more."""
    most = -MOST_NEXT
    for other in range(state.options.players):
        if other != seat:
            most = max(most, reckoning.standings[other] // A_POINT)
    ahead: int = reckoning.standings[seat] // A_POINT - most
    return ahead


@rule
def look_at_the_end(
    state: State, seat: int, prospects: Many[Prospect], count: int, reckoning: Reckoning
) -> None:
    """Note for each tile that the seat could add whether that ends the match and what the seat would get
    then, or else how many of the others could end it afterwards and be first."""
    left = 0
    for stack in range(STACKS):
        left += state.stack_left[stack]
    for number in range(count):
        prospect = prospects[number]
        sort = prospect.code - FIRST_TILE if prospect.code < DRAW else NOTHING
        taken = NOT_THERE
        more = -A_POINT if prospect.swap else 0
        victory = state.row_size[Stack.VICTORY]
        if sort != NOTHING:
            taken = slot_with(state, sort)
            more += more_with(state, sort)
            victory -= state.sorts[sort].stack == Stack.VICTORY
        drawn = 1 if prospect.code == DRAW else 0
        prospect.ends = victory == 0 or left == drawn
        if prospect.ends:
            prospect.wins = share_with(state, seat, more, reckoning)
        elif victory == 1:
            reckoning.standings[seat] += more
            prospect.lets_win = others_who_could_win(state, seat, taken, reckoning)
            reckoning.standings[seat] -= more


@rule
def others_who_could_win(state: State, seat: int, taken: int, reckoning: Reckoning) -> int:
    """How many of the others could lay the last victory tile, once `taken` is gone, and be first alone."""
    count = 0
    for place in range(state.row_size[Stack.VICTORY]):
        if slot_of(Stack.VICTORY, place) != taken:
            sort = state.rows[Stack.VICTORY, place]
            for other in range(state.options.players):
                if other != seat and fits_without_swap(state.seats[other], sort):
                    count += share_with(state, other, more_with(state, sort), reckoning) == WHOLE_POT
    return count
