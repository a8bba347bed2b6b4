"""What is worth working out for a network, which learns far sooner with it than from the pieces alone."""

from __future__ import annotations

from imperia.games.founders.names import NOTHING, SEATS, Decision, Mark, Source
from imperia.games.founders.outlook import (
    FIRST_AT,
    MOST_AHEAD,
    MOST_MERIT,
    MOST_PROSPECTS,
    WHOLE_POT,
    Prospect,
    Reckoning,
    look_at_places,
    look_at_tiles,
    note_reach,
)
from imperia.games.founders.outlook_beyond import look_beyond_places, look_beyond_tiles
from imperia.games.founders.outlook_of_others import foresee_next_turn, look_beyond_stacks
from imperia.games.founders.outlook_of_the_end import (
    A_POINT,
    ahead_of_others,
    look_at_the_end,
    note_standing,
    share_with,
)
from imperia.games.founders.outlook_of_tokens import (
    WORST,
    begin_reckoning,
    look_at_resources,
    look_at_stacks,
    look_at_targets,
    look_at_tokens,
)
from imperia.games.founders.pieces import MOST_NEEDS, MOST_POINTS, MOST_SORTS, Resource, Stack
from imperia.games.founders.scoring import victory_tiles
from imperia.games.founders.state import Seat, State
from imperia.games.founders.supply import fits_without_swap, survey_nation, wipe_survey
from imperia.games.founders.tokens import ROOM_OF_A_SEAT
from imperia.games.merit import compare_with_the_best
from imperia.kernel.bits import words_for
from imperia.kernel.record import SEAT, Bits, Grid, Numbers, Struct, i1, i2, i4, many, one, u4
from imperia.kernel.rule import rule

FAR_AHEAD = 12  # points: a larger lead makes no difference
MANY = 12  # tiles of a kind in a nation: more are counted as this many


class Nation(Struct):
    fits = u4(words_for(MOST_SORTS), of=Bits(32))  # the sorts of tiles that can be laid
    tiles = i1(len(Stack), of=range(MANY + 1), by=Stack)
    gives = i1(len(Resource), of=range(MANY + 1), by=Resource)  # tiles with each resource, not pillaged
    marked = i1(len(Mark), of=range(MANY + 1))  # tiles with each mark
    ready = i1(of=range(MOST_AHEAD + 1))  # points of victory tiles that it could lay now
    highest = i1(of=range(MOST_POINTS + 1))  # the most points of one of those tiles
    closes = i1(of=range(2))  # whether such a tile is the last one, which ends the match
    ahead = i1(of=range(-FAR_AHEAD, FAR_AHEAD + 1))  # points more than the best of the others
    first = i1(of=range(WHOLE_POT + 1))  # what it would get of the pot if the match ended now
    could_win = i1(of=range(WHOLE_POT + 1))  # the same once it has added the highest of those victory tiles


class Derived(Struct):
    # A network is not shown tile by tile where tiles lie, but through what fits and what individual answers
    # look like: a nation has room for 87, places have no codes of their own, and neighbours are learned late.
    told_beside = (
        "options",
        "decision",
        "actor",
        "first",
        "picks",
        "token",
        "coin_seat",
        "bought",
        "sort",
        "drawn",
        "proposer",
        "stack_left",
        "stacks",
        "row_size",
        "rows",
        "reserve",
        "craftsmen_left",
        "box",
        "seats.size",
        "seats.hand",
        "seats.craftsmen",
        "seats.swaps",
    )
    copied_on_gpu = True
    reckoning = one(Reckoning, follows=True)
    worth = i4(SEATS, of=range(-1_000, 10_001), by=SEAT)  # of the position, in hundredths of a point
    points = i2(SEATS, len(Source), of=range(-20, 81), by=(SEAT, Source))  # as if the game ended now
    nations = many(Nation, SEATS, by=SEAT)
    reach = i1(MOST_SORTS, of=range(MOST_NEEDS + 1))  # needs of each victory tile that are met for the seat
    looked = i1(of=range(MOST_PROSPECTS + 1))  # how many answers were looked at
    prospects = many(Prospect, MOST_PROSPECTS, count="looked")


@rule
def derive(state: State, seat: int, points: Grid, values: Numbers, derived: Derived) -> None:
    for other in range(state.options.players):
        nation = derived.nations[other]
        describe_nation(state, state.seats[other], nation)
        note_standing(state, other, points, victory_tiles(state, other), derived.reckoning)
        derived.worth[other] = values[other]
        for source in range(len(derived.points[other])):
            derived.points[other, source] = points[other, source]
    describe_standings(state, derived)
    look_around(state, seat, derived)


@rule
def describe_standings(state: State, derived: Derived) -> None:
    for seat in range(state.options.players):
        told = derived.nations[seat]
        ahead = ahead_of_others(state, seat, derived.reckoning)
        told.ahead = min(max(ahead, -FAR_AHEAD), FAR_AHEAD)
        told.first = share_with(state, seat, 0, derived.reckoning)
        if told.highest > 0:
            more = A_POINT * told.highest + 1
            told.could_win = share_with(state, seat, more, derived.reckoning)
            told.closes = state.row_size[Stack.VICTORY] == 1


@rule
def describe_nation(state: State, nation: Seat, told: Nation) -> None:
    for word in range(len(told.fits)):
        told.fits[word] = nation.fits[word]
    for number in range(nation.size):
        marks = nation.tiles[number].marks
        sort = state.sorts[nation.tiles[number].sort]
        count_one(told.tiles, sort.stack)
        for mark in range(len(told.marked)):
            if (marks >> mark) & 1:
                count_one(told.marked, mark)
        for n in range(len(sort.gives)):
            if sort.gives[n] != NOTHING and marks & Mark.WAR == 0:
                count_one(told.gives, sort.gives[n])
    describe_what_is_ready(state, nation, told)


@rule
def describe_what_is_ready(state: State, nation: Seat, told: Nation) -> None:
    for place in range(state.row_size[Stack.VICTORY]):
        sort = state.rows[Stack.VICTORY, place]
        if fits_without_swap(nation, sort):
            points = state.sorts[sort].points
            told.ready = min(told.ready + points, MOST_AHEAD)
            told.highest = max(told.highest, points)


@rule
def count_one(numbers: Numbers, at: int) -> None:
    numbers[at] = min(numbers[at] + 1, MANY)


@rule
def look_around(state: State, seat: int, derived: Derived) -> None:
    """Look at what the seat's nation could lay, and at the seat's answers if it is asked. The survey is left
    as it was: that of the seat that is asked where to lay a tile, or else blank."""
    survey_nation(state, seat)
    note_reach(state, seat, derived.reach, derived.reckoning)
    if seat == state.actor:
        derived.reckoning.thorough = 1
        if state.decision == Decision.PLACE:
            foresee_next_turn(state, seat, derived.reckoning)
        derived.looked = look_at_answers(state, seat, derived)
        if state.decision == Decision.TILE:
            look_beyond_tiles(state, seat, derived.prospects, derived.looked, derived.reckoning)
            look_at_the_end(state, seat, derived.prospects, derived.looked, derived.reckoning)
        elif state.decision == Decision.PLACE:
            look_beyond_places(state, seat, derived.prospects, derived.looked, derived.reckoning)
        elif state.decision == Decision.OPEN:
            look_beyond_stacks(state, seat, derived.prospects, derived.looked, derived.reckoning)
        compare_with_the_best(derived.prospects, derived.looked, MOST_MERIT)
    if state.decision != Decision.PLACE:
        wipe_survey(state)
    elif seat != state.actor:
        survey_nation(state, state.actor)


@rule
def look_at_answers(state: State, seat: int, derived: Derived) -> int:
    """Note how the answers of the seat look, whose nation has been surveyed; returns how many."""
    prospects = derived.prospects
    reckoning = derived.reckoning
    if state.decision == Decision.TILE:
        return look_at_tiles(state, seat, prospects)
    if state.decision == Decision.PLACE:
        return look_at_places(state, seat, prospects, reckoning)
    if not Decision.OPEN <= state.decision <= Decision.TOKEN:
        return 0
    begin_reckoning(state, seat, reckoning)
    if state.decision == Decision.OPEN:
        return look_at_stacks(state, seat, prospects, reckoning)
    if state.decision == Decision.TOKEN:
        return look_at_tokens(state, seat, prospects, reckoning)
    if state.decision == Decision.TARGET:
        return look_at_targets(state, seat, prospects, reckoning)
    return look_at_resources(state, seat, prospects, reckoning)


@rule
def weigh(state: State, seat: int, codes: Numbers, count: int, looks: Numbers, derived: Derived) -> bool:
    """Write the merits of the answers; False if one was not looked at, because there are too many."""
    if not Decision.OPEN <= state.decision <= Decision.TILE:
        return False
    survey_nation(state, seat)
    looked = look_at_answers(state, seat, derived)
    if state.decision != Decision.PLACE:
        wipe_survey(state)
    for place in range(count):
        looks[place] = WORST
    for number in range(looked):
        code = absolute(state, seat, derived.prospects[number].code)
        for place in range(count):
            if codes[place] == code:
                looks[place] = derived.prospects[number].merit
    for place in range(count):
        if looks[place] == WORST:
            return False
    return True


@rule
def absolute(state: State, seat: int, code: int) -> int:
    """The absolute code for a code that is counted from the seat."""
    if code < FIRST_AT:
        return code
    room = ROOM_OF_A_SEAT[state.options.players]
    owner = ((code - FIRST_AT) // room + seat) % state.options.players
    return FIRST_AT + owner * room + (code - FIRST_AT) % room
