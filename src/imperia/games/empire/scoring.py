"""Points, and how ties are broken: clause E5."""

from __future__ import annotations

from imperia.games.eight_minutes import scoring as family
from imperia.games.eight_minutes.scoring import controller, counted, majority, one_for
from imperia.games.empire.names import NEUTRAL, REGIONS, Decision
from imperia.games.empire.pieces import ARMIES, MOST_ICONS, TRACKS, Good, points_for
from imperia.games.empire.state import State
from imperia.kernel.entries import Records
from imperia.kernel.rule import constants, entry, rule

TRACK = constants([[points_for(good, icons) for icons in range(MOST_ICONS + 1)] for good in sorted(TRACKS)])


# ----- E5.2 and E5.3: regions and continents


@rule
def regions_with_pieces(state: State) -> int:
    """The regions where any seat has armies or cities, as bits."""
    regions = 0
    for seat in range(state.options.players):
        regions |= state.seats[seat].army_regions | state.seats[seat].city_regions
    return regions


@rule
def tally_of_continent(state: State, continent: int) -> int:
    """How many of its regions each colour controls (E5.2)."""
    tally = 0
    held = regions_with_pieces(state)
    for region in range(REGIONS):
        if state.board.continent[region] == continent and (
            (held >> region) & 1 or state.armies[NEUTRAL, region] > 0
        ):
            tally += one_for(controller(state, region))
    return tally


@rule
def tallies_of_the_board(state: State) -> tuple[int, int]:
    """How many regions and how many continents (E5.3) each colour controls."""
    regions = 0
    continents = 0
    for continent in range(state.board.continents):
        tally = tally_of_continent(state, continent)
        regions += tally
        continents += one_for(majority(state, tally))
    return regions, continents


# ----- E5.4 and E5.5: goods


@rule
def icons(state: State, seat: int, good: int) -> int:
    """The icons of a good on the seat's cards, and on tokens in regions that it controls (E6.1)."""
    count = state.seats[seat].goods[good]
    if state.options.goods_tokens:
        for region in range(REGIONS):
            if state.tokens[region] == good + 1 and controller(state, region) == seat:
                count += 1
    return count


@rule
def goods_points(state: State, seat: int) -> int:
    """The best total over all ways to join wild cards to goods that the seat has (E5.5)."""
    best_0 = 0  # the best total of the goods so far with no wild card used; then with one, two, three
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
def points_of_seat(state: State, seat: int, board: tuple[int, int]) -> tuple[int, int, int]:
    """The points of a seat in the order of `Source`, as if the game ended now; `board` has the tallies."""
    regions, continents = board
    return counted(regions, seat), counted(continents, seat), goods_points(state, seat)


record_points, score = family.scoring_by(points_of_seat, tallies_of_the_board, Decision.OVER)


@entry
def record_all(states: Records) -> None:
    """Record the points; for setting up positions in which the game is over."""
    for i in range(len(states)):
        record_points(states[i])


@rule
def standing(state: State, seat: int, board: tuple[int, int]) -> tuple[int, int, int, int]:
    """What orders the seats: points, then coins, armies on the board, regions (E5.6)."""
    points = family.points_of_finished_games(state, seat)
    if state.decision != Decision.OVER:
        regions, continents, goods = points_of_seat(state, seat, board)
        points += regions + continents + goods
    alone = state.options.full_game == 0  # E6.2: in a series only the sum counts
    coins = alone * state.seats[seat].coins
    armies = alone * (ARMIES - state.seats[seat].supply)
    return points, coins, armies, alone * counted(board[0], seat)


rank = family.rank_by(standing, tallies_of_the_board)
