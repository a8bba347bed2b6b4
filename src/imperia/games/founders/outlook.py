"""What shows at once of an answer: which tile to add, and where. (Of tokens and stacks: `outlook_of_tokens`.)

A network is told so: which tiles would fit after a tile was laid is what it learns last from where tiles lie.
Only what is face up counts, and a place is judged without laying the tile there: `supply` knows for all
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
from imperia.games.founders.names import NOTHING, actions
from imperia.games.founders.pieces import (
    CRAFTSMAN_POINTS,
    FULL_ROW,
    MOST_CLAIMS,
    MOST_NEEDS,
    MOST_POINTS,
    Stack,
)
from imperia.games.founders.scoring import craftsman_points_on, victory_points_on
from imperia.games.founders.state import PLACES_IN_A_WORD, Seat, State
from imperia.games.founders.supply import (
    FULL_WORD,
    MEMBERS,
    fits_place,
    fits_somewhere,
    fits_without_swap,
    free_cells,
    lies_beside,
    places_for,
)
from imperia.games.founders.tokens import is_farthest
from imperia.games.founders.turn import ROWS, can_add_without_swap
from imperia.kernel.record import Grid, Many, Numbers, Struct, Things, i1, i2, i4
from imperia.kernel.rule import rule

FIRST_TILE, FIRST_CELL, FIRST_SWAP = (actions.kinds[name].code for name in ("tile", "cell", "at"))
DRAW, PASS = (actions.kinds[name].code for name in ("draw", "pass"))
CODES = actions.codes
MOST_MERIT = 500  # hundredths of a point
MOST_PROSPECTS = 64
MOST_AHEAD = 40  # points of victory tiles that are still to be had
MOST_BESIDE = 8
MOST_GIVING = 300
NO_PLACE = -1  # nothing is being laid


# What a player sees who looks at one answer.
class Prospect(Struct):
    code = i2(of=Things(CODES))  # counted from the seat
    merit = i4(of=range(MOST_MERIT + 1))  # what it brings at once, the most for the best answers
    points = i1(of=range(MOST_POINTS + 1))  # of the tile
    token = i1(of=range(2))  # whether it grants one
    giving = i2(of=range(MOST_GIVING + 1))  # what its resources are worth, or what a token brings to the seat
    wanted = i2(of=range(3 * MOST_POINTS + 1))  # by others who could lay it: its points, or 1, for each
    harm = i2(of=range(MOST_GIVING + 1))  # what the best of the others loses by it
    swap = i1(of=range(2))  # whether a tile has to go
    lost = i1(of=range(MOST_POINTS + CRAFTSMAN_POINTS + 1))  # points with that tile
    ready = i1(of=range(MOST_AHEAD + 1))  # points of victory tiles that fit afterwards
    near = i1(of=range(MOST_AHEAD + 1))  # of those that lack one supplier at the best of cells
    far = i1(of=range(MOST_AHEAD + 1))  # of those that lack two
    cities = i1(of=range(FULL_ROW + 1))  # city tiles that fit afterwards
    cities_near = i1(of=range(FULL_ROW + 1))
    villages = i1(of=range(FULL_ROW + 1))
    stake = i1(of=range(MOST_POINTS + CRAFTSMAN_POINTS + 1))  # the most points that war could take
    beside = i1(of=range(MOST_BESIDE + 1))  # own tiles beside the place
    room = i1(of=range(MOST_BESIDE + 1))  # free cells beside it


# ----- Which tile


@rule
def look_at_tiles(state: State, seat: int, prospects: Many[Prospect]) -> int:
    """See `turn.list_fitting_tiles`."""
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
    if not can_add_without_swap(state, seat):  # then one may do without: nothing is gained or lost
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
def look_at_cells(state: State, seat: int, prospects: Many[Prospect], beside: Numbers) -> int:
    nation = state.seats[seat]
    percent = threat(state, seat)
    turns = turns_to_come(state)
    count = 0
    for cell in range(nation.free):
        if fits_place(state, cell) and count < MOST_PROSPECTS:
            prospect = prospects[count]
            x = nation.cells[cell].x
            y = nation.cells[cell].y
            look_at_place(state, nation, state.sort, cell, x, y, prospect, beside)
            prospect.code = FIRST_CELL + cell
            prospect.stake = at_stake(state, nation, x, y)
            prospect.merit = promise_of(prospect) * turns // LONG - percent * prospect.stake
            count += 1
    return count


@rule
def look_at_swaps(state: State, seat: int, prospects: Many[Prospect], beside: Numbers, count: int) -> int:
    nation = state.seats[seat]
    turns = turns_to_come(state)
    for number in range(nation.size):
        place = nation.free + number
        if fits_place(state, place) and count < MOST_PROSPECTS:
            prospect = prospects[count]
            tile = nation.tiles[number]
            look_at_place(state, nation, state.sort, place, tile.x, tile.y, prospect, beside)
            prospect.code = FIRST_SWAP + number
            prospect.swap = 1
            prospect.lost = victory_points_on(state, tile) + craftsman_points_on(tile)
            prospect.merit = promise_of(prospect) * turns // LONG - SWAPPED - POINT * prospect.lost
            count += 1
    return count


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
def look_at_place(
    state: State, nation: Seat, adding: int, place: int, x: int, y: int, prospect: Prospect, beside: Numbers
) -> None:
    """See which face-up tiles would fit if such a tile lay there, and how far the others are from that."""
    note_cells_beside(state, nation, x, y, prospect, beside)
    see_market(state, nation, adding, given_by(state, adding), place, prospect, beside)


@rule
def see_market(
    state: State, nation: Seat, adding: int, given: int, place: int, prospect: Prospect, beside: Numbers
) -> None:
    """The face-up tiles but for the one being added, with one supplier more beside some cells."""
    prospect.ready = 0
    prospect.near = 0
    prospect.far = 0
    prospect.cities = 0
    prospect.cities_near = 0
    prospect.villages = 0
    for stack in range(Stack.BLUE, ROWS):
        for number in range(state.row_size[stack]):
            sort = state.rows[stack, number]
            if sort != adding:
                lacking = needs_lacking(state, nation, sort, given, place, beside)
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
def promise_of(prospect: Prospect) -> int:
    """Of what will fit; see `evaluation.worth_of_fitting`."""
    return FITS * prospect.ready + CITY_FITS * prospect.cities + VILLAGE_FITS * prospect.villages


@rule
def note_cells_beside(
    state: State, nation: Seat, x: int, y: int, prospect: Prospect, beside: Numbers
) -> None:
    """The free cells beside the cell at x, y, as bits of words; and how many they are, and how many tiles."""
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
    """What such a tile gives, as bits."""
    gives = state.sorts[sort].gives
    given = 0
    for choice in range(len(gives)):
        if gives[choice] != NOTHING:
            given |= 1 << gives[choice]
    return given


@rule
def needs_lacking(state: State, nation: Seat, sort: int, given: int, place: int, beside: Numbers) -> int:
    """How many suppliers such a tile lacks at the best cell that stays free, if one supplier of what is given
    supplies the cells beside it. That none is lacking is exact (F4.2); of more it is forgotten that a nature
    tile cannot serve two needs at once."""
    least = MOST_NEEDS
    for word in range(state.survey.words):
        free = free_cells(nation, word)
        if place // PLACES_IN_A_WORD == word:
            free &= ~(1 << (place % PLACES_IN_A_WORD))
        fitting = places_for(state, nation, sort, word)
        fitting |= places_with_one_more(state, sort, given, word) & beside[word]
        if fitting & free != 0:
            return 0
        one = places_that_serve(state, sort, 0, given, word, beside[word])
        two = places_that_serve(state, sort, 1, given, word, beside[word])
        three = places_that_serve(state, sort, 2, given, word, beside[word])
        if (one & two | one & three | two & three) & free != 0:
            least = 1
        elif (one | two | three) & free != 0:
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
        elif claim % MOST_NEEDS > 0:  # of those who supply the group, one less is enough
            fitting &= state.survey.served[claim - 1, word]
    return fitting


@rule
def places_that_serve(state: State, sort: int, number: int, given: int, word: int, beside: int) -> int:
    """The places of this word at which one of the needs is served, as bits; all if there is no such need."""
    needs = state.sorts[sort].needs
    need = needs[number]
    if need == NOTHING:
        return FULL_WORD
    claim = MOST_NEEDS * need
    for before in range(number):
        claim += needs[before] == need  # the same once more takes another supplier
    places = state.survey.served[claim, word]
    if (given >> need) & 1:
        places |= beside if claim % MOST_NEEDS == 0 else beside & state.survey.served[claim - 1, word]
    return places


# ----- Who is how near to which victory tile


@rule
def note_reach(state: State, seat: int, reach: Grid, beside: Numbers) -> None:
    """Of every face-up victory tile, how many of its needs are met at the best cell of the nation, which has
    been surveyed."""
    nation = state.seats[seat]
    for word in range(state.survey.words):
        beside[word] = 0
    for place in range(state.row_size[Stack.VICTORY]):
        sort = state.rows[Stack.VICTORY, place]
        reach[seat, sort] = MOST_NEEDS - needs_lacking(state, nation, sort, 0, NO_PLACE, beside)
