"""Points, and who is first among equals: clause E5."""

from __future__ import annotations

from imperia.games.empire.names import NEUTRAL, NOBODY, REGIONS, Decision, Source
from imperia.games.empire.pieces import ARMIES, MOST_ICONS, TRACKS, Good, points_for
from imperia.games.empire.state import State
from imperia.kernel.entries import Records
from imperia.kernel.record import Grid, Numbers
from imperia.kernel.rule import entry, rule, table

TRACK = table([[points_for(good, icons) for icons in range(MOST_ICONS + 1)] for good in sorted(TRACKS)])
SOURCES = len(Source)
TALLY_BITS = 6  # a continent has at most 32 regions


# ----- E5.2 and E5.3: regions and continents


@rule
def controller(state: State, region: int) -> int:
    """E5.2: the colour with strictly more pieces than any other, or NOBODY."""
    most = state.armies[NEUTRAL, region]
    holder = NEUTRAL if most > 0 else NOBODY
    for seat in range(state.options.players):
        pieces = state.armies[seat, region] + state.cities[seat, region]
        if pieces > most:
            most = pieces
            holder = seat
        elif pieces == most:
            holder = NOBODY
    return holder


@rule
def regions_with_pieces(state: State) -> int:
    """Bits: where a seat has armies or cities."""
    regions = 0
    for seat in range(state.options.players):
        regions |= state.seats[seat].army_regions | state.seats[seat].city_regions
    return regions


@rule
def tally_of_continent(state: State, continent: int) -> int:
    """How many of its regions each colour controls, TALLY_BITS for each colour."""
    tally = 0
    held = regions_with_pieces(state)
    for region in range(REGIONS):
        if state.board.continent[region] == continent and (
            (held >> region) & 1 or state.armies[NEUTRAL, region] > 0
        ):
            holder = controller(state, region)
            if holder != NOBODY:
                tally += 1 << (holder * TALLY_BITS)
    return tally


@rule
def controlled(tally: int, colour: int) -> int:
    return (tally >> (colour * TALLY_BITS)) & ((1 << TALLY_BITS) - 1)


@rule
def continent_controller(tally: int) -> int:
    """E5.3: the colour that controls strictly more regions than any other, at least one, or NOBODY."""
    most = 0
    holder = NOBODY
    for colour in range(NEUTRAL + 1):
        held = controlled(tally, colour)
        if held > most:
            most = held
            holder = colour
        elif held == most:
            holder = NOBODY
    return holder


# ----- E5.4 and E5.5: goods


@rule
def icons(state: State, seat: int, good: int) -> int:
    """On cards, and on tokens in regions that the seat controls (E6.1)."""
    count = state.seats[seat].goods[good]
    if state.options.goods_tokens:
        for region in range(REGIONS):
            if state.tokens[region] == good + 1 and controller(state, region) == seat:
                count += 1
    return count


@rule
def goods_points(state: State, seat: int) -> int:
    """The best total over all ways to join wild cards to goods that the seat has (E5.5)."""
    best_0 = 0  # with no wild card used on the goods so far, with one, two, three
    best_1 = 0
    best_2 = 0
    best_3 = 0
    for good in range(Good.WILD):
        count = icons(state, seat, good)
        if count > 0:
            with_0 = TRACK[good, count]
            with_1 = TRACK[good, count + 1]
            with_2 = TRACK[good, count + 2]
            with_3 = TRACK[good, count + 3]
            best_3 = max(max(best_3 + with_0, best_2 + with_1), max(best_1 + with_2, best_0 + with_3))
            best_2 = max(max(best_2 + with_0, best_1 + with_1), best_0 + with_2)
            best_1 = max(best_1 + with_0, best_0 + with_1)
            best_0 = best_0 + with_0
    wild = state.seats[seat].goods[Good.WILD]
    if wild == 0:
        return best_0
    if wild == 1:
        return best_1
    if wild == 2:
        return best_2
    return best_3


# ----- The verbs, and the end of a game


@rule
def add_points_of_this_game(state: State, points: Grid) -> None:
    """Add what the position is worth as it stands to `points[seat, source]`."""
    players = state.options.players
    for seat in range(players):
        points[seat, Source.GOODS] += goods_points(state, seat)
    for continent in range(state.board.continents):
        tally = tally_of_continent(state, continent)
        for seat in range(players):
            points[seat, Source.REGIONS] += controlled(tally, seat)
        holder = continent_controller(tally)
        if 0 <= holder < players:  # neutral holds, but never scores
            points[holder, Source.CONTINENTS] += 1


@rule
def record_points(state: State) -> None:
    """Keep the points of the game that ends."""
    add_points_of_this_game(state, state.points[state.game])


@entry
def record_all(states: Records) -> None:
    """For those who set up positions in which the game is over."""
    for i in range(len(states)):
        record_points(states[i])


@rule
def score(state: State, points: Grid) -> None:
    """Points by source: of the finished games, and of this one as if it ended now."""
    for seat in range(state.options.players):
        for source in range(SOURCES):
            points[seat, source] = 0
            for game in range(len(state.points)):
                points[seat, source] += state.points[game, seat, source]
    if state.decision != Decision.OVER:
        add_points_of_this_game(state, points)


@rule
def regions_and_continents(state: State, seat: int) -> tuple[int, int]:
    """How many of each the seat controls now."""
    regions = 0
    continents = 0
    for continent in range(state.board.continents):
        tally = tally_of_continent(state, continent)
        regions += controlled(tally, seat)
        continents += continent_controller(tally) == seat
    return regions, continents


@rule
def standing(state: State, seat: int) -> tuple[int, int, int, int]:
    """What orders the seats: points, then coins, armies on the board, regions (E5.6)."""
    points = 0
    coins = 0
    armies = 0
    for game in range(len(state.points)):
        for source in range(SOURCES):
            points += state.points[game, seat, source]
    if state.decision == Decision.OVER:
        regions = state.points[state.game, seat, Source.REGIONS]
    else:
        regions, continents = regions_and_continents(state, seat)
        points += regions + continents + goods_points(state, seat)
    if state.options.full_game:  # E6.2: only the sum counts
        regions = 0
    else:
        coins = state.seats[seat].coins
        armies = ARMIES - state.seats[seat].supply
    return points, coins, armies, regions


@rule
def rank(state: State, places: Numbers) -> None:
    players = state.options.players
    for seat in range(players):
        places[seat] = 0
    for seat in range(players):
        mine = standing(state, seat)
        for other in range(seat):
            theirs = standing(state, other)
            places[seat] += theirs > mine
            places[other] += mine > theirs
