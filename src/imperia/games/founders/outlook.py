"""What can be seen at once of an answer: which tile to add, and where (tokens, stacks: `outlook_of_tokens`).

A network is told this because it is slow to learn, from where tiles lie, which tiles would fit after one was
laid. Only face-up tiles count, and a place is judged without laying the tile there: `supply` knows for all
places at once what is supplied there, and so what one supplier more would make possible beside each of them.
"""

from __future__ import annotations

from imperia.games.founders.evaluation import (
    CITY_FITS,
    FITS,
    LONG,
    POINT,
    SWAPPED,
    VILLAGE_FITS,
    gain,
    grants_a_token,
    production,
    threat,
    turns_to_come,
    wishes,
    worth_of_sort,
)
from imperia.games.founders.names import NOTHING, SEATS, actions
from imperia.games.founders.pieces import (
    CRAFTSMAN_POINTS,
    FACE_UP_VICTORY,
    FULL_ROW,
    MOST_CLAIMS,
    MOST_NEEDS,
    MOST_OF_A_STACK,
    MOST_POINTS,
    MOST_TILES,
    Resource,
    Stack,
)
from imperia.games.founders.scoring import craftsman_points_on, victory_points_on
from imperia.games.founders.state import PLACES_IN_A_WORD, WORDS, Seat, State
from imperia.games.founders.supply import (
    FULL_WORD,
    MEMBERS,
    fits_place,
    fits_somewhere,
    fits_without_swap,
    free_cells,
    lies_beside,
    places_for,
    survey_nation,
)
from imperia.games.founders.tokens import is_farthest
from imperia.games.founders.turn import ROWS, can_add_without_swap
from imperia.kernel.record import Bits, Grid, Many, Numbers, Struct, Things, i1, i2, i4, i8, one
from imperia.kernel.rule import rule

FIRST_TILE, FIRST_CELL, FIRST_AT = (actions.kinds[name].code for name in ("tile", "cell", "at"))
DRAW, PASS = (actions.kinds[name].code for name in ("draw", "pass"))
CODES = actions.codes
MOST_MERIT = 500  # hundredths of a point
MOST_PROSPECTS = 64
MOST_AHEAD = 40  # points of victory tiles that are still to be had
MOST_BESIDE = 8
MOST_GIVING = 300
MOST_NEXT = 500
NO_PLACE = -1  # nothing is being laid
NOT_THERE = -1
WHOLE_POT = 12  # so that it can be shared by two, three or four
MOST_IN_A_ROW = max(FACE_UP_VICTORY)
SLOTS = len(Stack) * MOST_IN_A_ROW  # of face-up tiles
RESOURCES = len(Resource)
FITTING, WITH_ONE_MORE, SERVED = 0, 1, 2  # sets of places
SERVED_WITH_ONE_MORE = SERVED + MOST_NEEDS
SETS = SERVED_WITH_ONE_MORE + MOST_NEEDS


# What a player sees when looking at one answer.
class Prospect(Struct):
    code = i2(of=Things(CODES))  # counted from the seat
    merit = i4(of=range(MOST_MERIT + 1))  # what it brings at once, MOST_MERIT for the best answers
    points = i1(of=range(MOST_POINTS + 1))  # of the tile
    token = i1(of=range(2))  # whether it grants one
    giving = i2(of=range(MOST_GIVING + 1))  # what its resources are worth, or what a token brings to the seat
    wanted = i2(of=range(3 * MOST_POINTS + 1))  # by others who could lay it: its points, or 1, for each
    harm = i2(of=range(MOST_GIVING + 1))  # what it takes from another seat, less how far that one is behind
    denied = i2(of=range(MOST_NEXT + 1))  # how much less all others could add
    blow = i2(of=range(MOST_NEXT + 1))  # the same for the seat it hurts most, less how far that one is behind
    swap = i1(of=range(2))  # whether a tile has to go
    lost = i1(of=range(MOST_POINTS + CRAFTSMAN_POINTS + 1))  # points that go with that tile
    ready = i1(of=range(MOST_AHEAD + 1))  # points of victory tiles that fit afterwards
    near = i1(of=range(MOST_AHEAD + 1))  # points of those that lack one supplier at the best cell
    far = i1(of=range(MOST_AHEAD + 1))  # points of those that lack two
    cities = i1(of=range(FULL_ROW + 1))  # city tiles that fit afterwards
    cities_near = i1(of=range(FULL_ROW + 1))
    villages = i1(of=range(FULL_ROW + 1))
    stake = i1(of=range(MOST_POINTS + CRAFTSMAN_POINTS + 1))  # the most points that war could take
    beside = i1(of=range(MOST_BESIDE + 1))  # own tiles beside the place
    room = i1(of=range(MOST_BESIDE + 1))  # free cells beside it
    villages_later = i1(of=range(MOST_OF_A_STACK + 1))  # village tiles in the stack that would fit afterwards
    cities_later = i1(of=range(MOST_OF_A_STACK + 1))
    spoiled = i1(of=range(MOST_AHEAD + 1))  # points of victory tiles that fit now and would not afterwards
    safe = i1(of=range(MOST_AHEAD + 1))  # points of those that fit afterwards and nobody else can lay now
    ends = i1(of=range(2))  # whether it ends the match
    wins = i1(of=range(WHOLE_POT + 1))  # the share of the pot that the seat would get then
    lets_win = i1(of=range(SEATS))  # others who could lay the last victory tile then, and be first alone
    next_turn = i2(of=range(MOST_NEXT + 1))  # what the best tile then left would bring, green ones apart


# What answers are reckoned with, and scratch space.
class Reckoning(Struct):
    wished = i8(of=range(1))  # see `evaluation.wishes`
    given = i4(of=Bits(RESOURCES))  # by the seat
    best = i4(of=range(1))  # what the best tile that could be added now would bring
    thorough = i1(of=range(2))  # whether to look at what takes longer, too; searches do not
    promise = i4(of=range(1))  # of the market, now; or UNKNOWN
    ready = i4(of=range(1))  # points of victory tiles that fit now
    best_with = i4(RESOURCES, of=range(1))  # what the best tile would bring with this bought; or UNKNOWN
    behind = i4(SEATS, of=range(1))  # hundredths of a point that each is behind the best of the others
    unions = i1(MOST_TILES, of=range(1))
    market = one(Prospect)
    standings = i2(SEATS, of=range(1))  # see `outlook_of_the_end`
    brings = i2(SEATS, SLOTS, of=range(1))  # what each face-up tile would bring: see `outlook_of_others`
    rivals = i1(MOST_IN_A_ROW, of=range(SEATS))  # how many others could lay each victory tile now
    gone = i1(SLOTS, of=range(2))  # whether it is gone by the seat's next turn
    wanted = i1(SEATS, of=range(SLOTS), none=NOT_THERE)  # the face-up tile that each would take
    # Free cells beside each place that is looked at, or beside each free cell; or all places beside each of
    # the seat's tiles.
    beside = i8(max(MOST_PROSPECTS, MOST_TILES), WORDS, of=Bits(PLACES_IN_A_WORD))
    supplied = i8(WORDS, of=Bits(PLACES_IN_A_WORD))  # the places that one supplier more supplies
    sets = i8(SETS, WORDS, of=Bits(PLACES_IN_A_WORD))  # for one sort of tile: see `note_sets`


# ----- Which tile


@rule
def look_at_tiles(state: State, seat: int, prospects: Many[Prospect]) -> int:
    """Look at the tiles that the seat may add (`turn.list_fitting_tiles`), and at adding none."""
    wished = wishes(state)
    given, _ = production(state, seat, wished)
    nation = state.seats[seat]
    count = 0
    for stack in range(ROWS):
        for place in range(state.row_size[stack]):
            sort = state.rows[stack, place]
            first_of_its_sort = place == 0 or state.rows[stack, place - 1] != sort
            if first_of_its_sort and fits_somewhere(nation, sort) and count < MOST_PROSPECTS - 1:
                prospect = prospects[count]
                prospect.code = FIRST_TILE + sort
                prospect.merit = gain(state, seat, wished, given, sort)
                prospect.points = state.sorts[sort].points
                prospect.token = grants_a_token(state, sort)
                if stack != Stack.VICTORY:
                    prospect.giving = min(worth_of_sort(state, wished, given, sort), MOST_GIVING)
                prospect.wanted = wanted_by_others(state, seat, sort)
                prospect.swap = not fits_without_swap(nation, sort)
                count += 1
    if not can_add_without_swap(state, seat):  # then it need not add one: nothing is gained or lost
        prospects[count].code = DRAW if state.stack_left[Stack.GREEN] > 0 else PASS
        prospects[count].merit = 0
        count += 1
    return count


@rule
def wanted_by_others(state: State, seat: int, sort: int) -> int:
    wanted = 0
    for other in range(state.options.players):
        if other != seat and fits_without_swap(state.seats[other], sort):
            wanted += max(state.sorts[sort].points, 1)
    return wanted


# ----- Where


@rule
def look_at_places(state: State, seat: int, prospects: Many[Prospect], reckoning: Reckoning) -> int:
    """Look at the free cells, and at the tiles that a swap may replace. What a face-up tile lacks is found
    once for all these places. (It is ignored that a tile which is replaced no longer gives anything.)"""
    nation = state.seats[seat]
    cells = list_cells(state, nation, prospects, reckoning)
    count = list_swaps(state, nation, prospects, reckoning, cells)
    bought = state.bought
    if bought != NOTHING:  # what was bought is gone at the end of the turn (F5.2)
        state.bought = NOTHING
        survey_nation(state, seat)
    see_market(state, nation, prospects, count, reckoning)
    if bought != NOTHING:
        state.bought = bought
        survey_nation(state, seat)
    percent = threat(state, seat)
    turns = turns_to_come(state)
    for number in range(count):
        prospect = prospects[number]
        prospect.merit = promise_of(prospect) * turns // LONG
        if number < cells:
            prospect.merit -= percent * prospect.stake
        else:
            prospect.merit -= SWAPPED + POINT * prospect.lost
    return count


@rule
def list_cells(state: State, nation: Seat, prospects: Many[Prospect], reckoning: Reckoning) -> int:
    count = 0
    for cell in range(nation.free):
        if fits_place(state, cell) and count < MOST_PROSPECTS:
            x = nation.cells[cell].x
            y = nation.cells[cell].y
            prospects[count].code = FIRST_CELL + cell
            prospects[count].stake = at_stake(state, nation, x, y)
            note_what_lies_beside(state, nation, x, y, prospects[count], reckoning.beside[count])
            count += 1
    return count


@rule
def list_swaps(
    state: State, nation: Seat, prospects: Many[Prospect], reckoning: Reckoning, count: int
) -> int:
    for number in range(nation.size):
        if fits_place(state, nation.free + number) and count < MOST_PROSPECTS:
            tile = nation.tiles[number]
            prospects[count].code = FIRST_AT + number
            prospects[count].swap = 1
            prospects[count].lost = victory_points_on(state, tile) + craftsman_points_on(tile)
            note_what_lies_beside(state, nation, tile.x, tile.y, prospects[count], reckoning.beside[count])
            count += 1
    return count


@rule
def place_of(nation: Seat, code: int) -> int:
    """The number of a place: first come the free cells, then the tiles of the nation."""
    return code - FIRST_CELL if code < FIRST_AT else nation.free + code - FIRST_AT


@rule
def at_stake(state: State, nation: Seat, x: int, y: int) -> int:
    """The most points that war could take, with the tile being added on this cell (F5.1)."""
    most = state.sorts[state.sort].points
    for number in range(nation.size):
        if nation.tiles[number].x == x and nation.tiles[number].y > y:
            most = 0
    for number in range(nation.size):
        tile = nation.tiles[number]
        points = victory_points_on(state, tile) + craftsman_points_on(tile)
        is_covered = tile.x == x and tile.y < y
        if points > most and not is_covered and is_farthest(nation, number):
            most = points
    return most


# ----- What a tile at a place would make possible


@rule
def see_market(
    state: State, nation: Seat, prospects: Many[Prospect], count: int, reckoning: Reckoning
) -> None:
    """Note which of the other face-up tiles would fit if the one being added lay at each of these places, and
    how far the rest are from fitting."""
    for number in range(count):
        forget_market(prospects[number])
    given = given_by(state, state.sort)
    has_left = state.drawn != 0  # whether the tile being added is out of its row
    for stack in range(Stack.BLUE, ROWS):
        for row in range(state.row_size[stack]):
            sort = state.rows[stack, row]
            if sort == state.sort and not has_left:
                has_left = True
            else:
                note_sets(state, nation, sort, given, reckoning.sets)
                for number in range(count):
                    place = place_of(nation, prospects[number].code)
                    lacking = needs_lacking(state, place, reckoning.beside[number], reckoning.sets)
                    note_in_market(state, stack, sort, lacking, prospects[number])
                    if lacking == 0 and reckoning.thorough:
                        note_what_stays(state, stack, row, prospects[number], reckoning)


@rule
def forget_market(prospect: Prospect) -> None:
    prospect.ready = 0
    prospect.near = 0
    prospect.far = 0
    prospect.cities = 0
    prospect.cities_near = 0
    prospect.villages = 0
    prospect.safe = 0
    prospect.next_turn = 0


@rule
def note_in_market(state: State, stack: int, sort: int, lacking: int, prospect: Prospect) -> None:
    if stack == Stack.VICTORY:
        note_points_ahead(prospect, state.sorts[sort].points, lacking)
    elif stack == Stack.PURPLE:
        prospect.cities += lacking == 0
        prospect.cities_near += lacking == 1
    else:
        prospect.villages += lacking == 0


@rule
def note_points_ahead(prospect: Prospect, points: int, lacking: int) -> None:
    if lacking == 0:
        prospect.ready = min(prospect.ready + points, MOST_AHEAD)
    elif lacking == 1:
        prospect.near = min(prospect.near + points, MOST_AHEAD)
    elif lacking == 2:
        prospect.far = min(prospect.far + points, MOST_AHEAD)


@rule
def slot_of(stack: int, place: int) -> int:
    return stack * MOST_IN_A_ROW + place


@rule
def note_what_stays(state: State, stack: int, place: int, prospect: Prospect, reckoning: Reckoning) -> None:
    """Note what the others will leave of a face-up tile that fits afterwards (`outlook_of_others`)."""
    slot = slot_of(stack, place)
    if stack == Stack.VICTORY and reckoning.rivals[place] == 0:
        points = state.sorts[state.rows[stack, place]].points
        prospect.safe = min(prospect.safe + points, MOST_AHEAD)
    if reckoning.gone[slot] == 0:
        prospect.next_turn = max(prospect.next_turn, reckoning.brings[state.actor, slot])


@rule
def promise_of(prospect: Prospect) -> int:
    """What the tiles that will fit promise; see `evaluation.worth_of_fitting`."""
    return FITS * prospect.ready + CITY_FITS * prospect.cities + VILLAGE_FITS * prospect.villages


@rule
def note_what_lies_beside(
    state: State, nation: Seat, x: int, y: int, prospect: Prospect, beside: Numbers
) -> None:
    """Note the free cells beside the cell at x, y, as bits of words; count them, and the tiles beside it."""
    for word in range(state.survey.words):
        beside[word] = 0
    prospect.beside = 0
    prospect.room = 0
    for cell in range(nation.free):
        if lies_beside(nation.cells[cell], x, y):
            beside[cell // PLACES_IN_A_WORD] |= 1 << (cell % PLACES_IN_A_WORD)
            prospect.room += 1
    for number in range(nation.size):
        prospect.beside += lies_beside(nation.tiles[number], x, y)


@rule
def given_by(state: State, sort: int) -> int:
    """What a tile of this sort gives, as bits."""
    gives = state.sorts[sort].gives
    given = 0
    for choice in range(len(gives)):
        if gives[choice] != NOTHING:
            given |= 1 << gives[choice]
    return given


@rule
def note_sets(state: State, nation: Seat, sort: int, given: int, sets: Grid) -> None:
    """Note the free cells at which a tile of this sort fits; those at which it would fit with one supplier
    more of what is given; and, for each of its needs, those at which the need is or would then be served."""
    for word in range(state.survey.words):
        free = free_cells(nation, word)
        sets[FITTING, word] = places_for(state, nation, sort, word) & free
        sets[WITH_ONE_MORE, word] = places_with_one_more(state, sort, given, word) & free
        for number in range(MOST_NEEDS):
            note_need(state, sort, number, given, word, free, sets)


@rule
def note_need(state: State, sort: int, number: int, given: int, word: int, free: int, sets: Grid) -> None:
    """Note where one need is served, or would be; a need of NOTHING is served everywhere."""
    needs = state.sorts[sort].needs
    need = needs[number]
    served = free
    with_one_more = 0
    if need != NOTHING:
        claim = MOST_NEEDS * need
        for before in range(number):
            claim += needs[before] == need  # the same need once more takes another supplier
        served &= state.survey.served[claim, word]
        if (given >> need) & 1:
            with_one_more = free
            if claim % MOST_NEEDS > 0:
                with_one_more &= state.survey.served[claim - 1, word]
    sets[SERVED + number, word] = served
    sets[SERVED_WITH_ONE_MORE + number, word] = with_one_more


@rule
def without(place: int, word: int) -> int:
    """All places of a word except this one."""
    return FULL_WORD & ~(1 << (place % PLACES_IN_A_WORD)) if place // PLACES_IN_A_WORD == word else FULL_WORD


@rule
def needs_lacking(state: State, place: int, beside: Numbers, sets: Grid) -> int:
    """How many suppliers the tile of these sets lacks at the best cell that stays free when a place is taken,
    if one supplier more supplies the cells beside that place. The answer 0 is exact (F4.2). Larger ones
    ignore that a nature tile cannot serve two needs at once."""
    least = MOST_NEEDS
    for word in range(state.survey.words):
        stays = without(place, word)
        near = beside[word]
        if (sets[FITTING, word] | sets[WITH_ONE_MORE, word] & near) & stays != 0:
            return 0
        one = sets[SERVED, word] | sets[SERVED_WITH_ONE_MORE, word] & near
        two = sets[SERVED + 1, word] | sets[SERVED_WITH_ONE_MORE + 1, word] & near
        three = sets[SERVED + 2, word] | sets[SERVED_WITH_ONE_MORE + 2, word] & near
        if (one & two | one & three | two & three) & stays != 0:
            least = 1
        elif (one | two | three) & stays != 0:
            least = min(least, 2)
    return least


@rule
def places_with_one_more(state: State, sort: int, given: int, word: int) -> int:
    """The places of this word at which such a tile would fit if one supplier more of what is given supplied
    them, as bits; compare `supply.places_for`."""
    fitting = FULL_WORD
    claims = state.sorts[sort].claims
    for number in range(MOST_CLAIMS):
        claim = claims[number]
        if claim == NOTHING or fitting == 0:
            break
        if MEMBERS[claim // MOST_NEEDS] & given == 0:
            fitting &= state.survey.served[claim, word]
        elif claim % MOST_NEEDS > 0:  # one supplier of the group less is enough
            fitting &= state.survey.served[claim - 1, word]
    return fitting


# ----- How near each victory tile is


@rule
def note_reach(state: State, seat: int, reach: Numbers, reckoning: Reckoning) -> None:
    """Note for every face-up victory tile how many of its needs are met at the best cell of the nation, which
    has been surveyed."""
    for word in range(state.survey.words):
        reckoning.supplied[word] = 0
    for place in range(state.row_size[Stack.VICTORY]):
        sort = state.rows[Stack.VICTORY, place]
        note_sets(state, state.seats[seat], sort, 0, reckoning.sets)
        lacking = needs_lacking(state, NO_PLACE, reckoning.supplied, reckoning.sets)
        reach[sort] = MOST_NEEDS - lacking
