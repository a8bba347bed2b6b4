"""Which tiles supply what, and where: clauses F4.2 and F4.3.

A survey finds for every group of resources and every place of a nation (its free cells, then its own tiles,
which a swap may replace) whether one, two or three suppliers can give one of the group there. The places are
bits, so that a sort of tile is tried on all places at once. A survey is made when a nation changes, to note
which sorts fit somewhere, and again for the seat that is asked where to lay its tile.
"""

from __future__ import annotations

from imperia.games.founders.names import NOTHING, SILENT
from imperia.games.founders.pieces import BASICS, GROUPS, MOST_CLAIMS, MOST_NEEDS, Resource
from imperia.games.founders.state import PLACES_IN_A_WORD, Cell, Seat, State, Survey, Tile
from imperia.kernel.bits import clear, has, put
from imperia.kernel.entries import Records
from imperia.kernel.record import Numbers
from imperia.kernel.rule import constants, entry, rule

SINGLE_GROUPS = len(Resource)
ALL_GROUPS = len(GROUPS)
ALL_CLAIMS = MOST_NEEDS * ALL_GROUPS
MEMBERS = constants([sum(1 << resource for resource in group) for group in GROUPS])  # as bits
FULL_WORD = (1 << PLACES_IN_A_WORD) - 1


@rule
def produces(state: State, tile: Tile) -> bool:
    """F4.3: whether a tile gives something this turn."""
    return state.sorts[tile.sort].gives[0] != NOTHING and tile.marks & SILENT == 0


@rule
def lies_beside(tile: Tile | Cell, x: int, y: int) -> bool:
    """Whether a tile or cell is one of the 8 neighbours of the cell at (x, y)."""
    across = tile.x - x
    along = tile.y - y
    return -1 <= across <= 1 and -1 <= along <= 1 and (across != 0 or along != 0)


@rule
def reaches(nation: Seat, number: int, x: int, y: int) -> bool:
    """F4.3: whether a tile lies beside the cell, or is united with one that does, whatever tokens lie on that
    one. A tile never supplies its own successor (F4.6)."""
    tile = nation.tiles[number]
    if lies_beside(tile, x, y):
        return True
    if tile.union == 0 or (tile.x == x and tile.y == y):
        return False
    for other in range(nation.size):
        if nation.tiles[other].union == tile.union and lies_beside(nation.tiles[other], x, y):
            return True
    return False


# ----- The survey


@rule
def survey_nation(state: State, seat: int) -> None:
    nation = state.seats[seat]
    begin_survey(state, nation)
    for word in range(state.survey.words):
        for number in range(nation.size):
            tile = nation.tiles[number]
            if tile.union == 0 and produces(state, tile):
                count_tile(state, nation, number, word, places_beside(nation, tile, word))
            elif tile.union == 1 + number:  # the first one of its union
                count_union(state, nation, tile.union, word)
    finish_survey(state, seat)


@rule
def begin_survey(state: State, nation: Seat) -> None:
    wipe_survey(state)
    state.survey.words = (nation.free + nation.size + PLACES_IN_A_WORD - 1) // PLACES_IN_A_WORD


@rule
def count_tile(state: State, nation: Seat, number: int, word: int, places: int) -> None:
    """Count a tile that supplies these places."""
    gives = state.sorts[nation.tiles[number].sort].gives
    count_supplier(state.survey, gives[0], gives[1], word, places)


@rule
def count_union(state: State, nation: Seat, union: int, word: int) -> None:
    reached = 0
    for number in range(nation.size):
        if nation.tiles[number].union == union:
            reached |= places_beside(nation, nation.tiles[number], word)
    count_united(state, nation, union, word, reached)


@rule
def count_united(state: State, nation: Seat, union: int, word: int, reached: int) -> None:
    """F4.3: count the tiles of a union, each of which supplies the places beside any of them."""
    for number in range(nation.size):
        if nation.tiles[number].union == union and produces(state, nation.tiles[number]):
            count_tile(state, nation, number, word, without_own(nation, number, word, reached))


@rule
def finish_survey(state: State, seat: int) -> None:
    survey = state.survey
    nation = state.seats[seat]
    if state.bought != NOTHING and seat == state.actor:  # F5.2: at any cell
        for word in range(survey.words):
            count_supplier(survey, state.bought, NOTHING, word, FULL_WORD)
    if state.sort != NOTHING:
        for word in range(survey.words):
            survey.fitting[word] = places_for(state, nation, state.sort, word)


@rule
def wipe_survey(state: State) -> None:
    survey = state.survey
    for word in range(survey.words):
        for claim in range(ALL_CLAIMS):
            survey.served[claim, word] = 0
        survey.fitting[word] = 0
    survey.words = 0


@rule
def without_own(nation: Seat, number: int, word: int, reached: int) -> int:
    """F4.6: a tile never supplies its own successor."""
    own = nation.free + number - word * PLACES_IN_A_WORD
    return reached & ~(1 << own) if 0 <= own < PLACES_IN_A_WORD else reached


@rule
def places_beside(nation: Seat, tile: Tile, word: int) -> int:
    beside = 0
    first = word * PLACES_IN_A_WORD
    last = min(first + PLACES_IN_A_WORD, nation.free + nation.size)
    for place in range(first, min(last, nation.free)):
        cell = nation.cells[place]
        beside |= lies_beside(tile, cell.x, cell.y) << (place - first)
    for place in range(max(first, nation.free), last):
        own = nation.tiles[place - nation.free]
        beside |= lies_beside(tile, own.x, own.y) << (place - first)
    return beside


@rule
def count_supplier(survey: Survey, one: int, other: int, word: int, places: int) -> None:
    """Count one supplier more at these places, which gives one resource or the other."""
    if one >= BASICS:
        count_in_group(survey, one, word, places)
        return
    given = 1 << one
    if other != NOTHING:
        given |= 1 << other
    for group in range(BASICS):
        if MEMBERS[group] & given:
            count_in_group(survey, group, word, places)
    for group in range(SINGLE_GROUPS, ALL_GROUPS):
        if MEMBERS[group] & given:
            count_in_group(survey, group, word, places)


@rule
def count_in_group(survey: Survey, group: int, word: int, places: int) -> None:
    """Count one supplier more of a group: places that had two now have three, and so on down to none."""
    first = MOST_NEEDS * group
    for claim in range(first + MOST_NEEDS - 1, first, -1):
        survey.served[claim, word] |= survey.served[claim - 1, word] & places
    survey.served[first, word] |= places


# ----- Asking the survey


@rule
def places_for(state: State, nation: Seat, sort: int, word: int) -> int:
    """F4.2: the places of this word at which distinct suppliers serve all needs, as bits."""
    places = nation.free + nation.size - word * PLACES_IN_A_WORD
    fitting = FULL_WORD if places >= PLACES_IN_A_WORD else (1 << places) - 1
    claims = state.sorts[sort].claims
    for number in range(MOST_CLAIMS):
        claim = claims[number]
        if claim == NOTHING or fitting == 0:
            break
        fitting &= state.survey.served[claim, word]
    return fitting


@rule
def fits_place(state: State, place: int) -> bool:
    """Whether the tile being added fits this place."""
    fitting = state.survey.fitting[place // PLACES_IN_A_WORD]
    return (fitting >> (place % PLACES_IN_A_WORD)) & 1 == 1


# ----- What fits, kept with the nation


@rule
def note_what_fits(state: State, seat: int) -> None:
    """Note which sorts fit, after any change of what the nation gives, to whom or where."""
    survey_nation(state, seat)
    nation = state.seats[seat]
    clear(nation.fits)
    clear(nation.fits_free)
    lacking = ~resources_served(state.survey)
    for sort in range(state.sort_count):
        if state.sorts[sort].needed & lacking == 0:
            note_sort(state, nation, sort)
    wipe_survey(state)


@rule
def resources_served(survey: Survey) -> int:
    """The resources that are given at some place, as bits."""
    served = 0
    for resource in range(SINGLE_GROUPS):
        for word in range(survey.words):
            if survey.served[MOST_NEEDS * resource, word] != 0:
                served |= 1 << resource
    return served


@rule
def note_sort(state: State, nation: Seat, sort: int) -> None:
    anywhere = 0
    free = 0
    for word in range(state.survey.words):
        fitting = places_for(state, nation, sort, word)
        anywhere |= fitting
        free |= fitting & free_cells(nation, word)
    if anywhere != 0:
        put(nation.fits, sort)
    if free != 0:
        put(nation.fits_free, sort)


@rule
def free_cells(nation: Seat, word: int) -> int:
    """The places of this word that are free cells, as bits."""
    free = nation.free - word * PLACES_IN_A_WORD
    return FULL_WORD if free >= PLACES_IN_A_WORD else (1 << max(free, 0)) - 1


@rule
def fits_somewhere(nation: Seat, sort: int) -> bool:
    """Whether a tile of this sort fits on a free cell or in the place of a tile."""
    return has(nation.fits, sort)


@rule
def fits_without_swap(nation: Seat, sort: int) -> bool:
    return has(nation.fits_free, sort)


# ----- For explanations, and for setting up positions


@entry
def survey_all(states: Records, seat: int) -> None:
    for i in range(len(states)):
        survey_nation(states[i], seat)


@entry
def note_all(states: Records) -> None:
    """Note for every seat which sorts fit."""
    for i in range(len(states)):
        for seat in range(states[i].options.players):
            note_what_fits(states[i], seat)


@entry
def suppliers_of(states: Records, seat: int, x: int, y: int, suppliers: Numbers) -> None:
    """Write which tiles of a nation supply a cell now: 1 in `suppliers` for each of them, 0 for others."""
    nation = states[0].seats[seat]
    for number in range(len(suppliers)):
        suppliers[number] = (
            number < nation.size
            and produces(states[0], nation.tiles[number])
            and reaches(nation, number, x, y)
        )
