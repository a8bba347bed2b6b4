"""Points, and how ties are broken: clauses L6 and L7, and what variants add (L8)."""

from __future__ import annotations

from imperia.games.eight_minutes import scoring as family
from imperia.games.eight_minutes.scoring import controller, counted, majority, one_for
from imperia.games.legends.names import Decision
from imperia.games.legends.pieces import (
    ARMIES,
    BOOK_POINTS,
    CAPTURED_FOR_A_POINT,
    CARDS,
    DRAGON_POINTS,
    ELIXIR_POINTS,
    FOREST_CARDS_FOR_THE_QUEEN,
    REGIONS_OF_A_LARGE_ISLAND,
    SETS,
    SWAMP_POINTS,
    Ability,
    Family,
    Leader,
    Token,
)
from imperia.games.legends.sides import ISLANDS
from imperia.games.legends.state import State
from imperia.kernel.entries import Records
from imperia.kernel.rule import constants, entry, rule

Tallies = tuple[int, int, int, int]
ISLANDS_IN_ALL = len(ISLANDS)
FIRST_REGION = constants([island[0] for island in ISLANDS])  # the regions of an island are numbered in a row
ISLAND_SIZE = constants([len(island) for island in ISLANDS])
MOST_ELIXIRS, TIED_ELIXIRS = ELIXIR_POINTS

VP_FAMILY, VP_FLYING, VP_COINS, VP_SET = (
    constants([0, *(card.ability(ability) for card in CARDS.values())])
    for ability in (Ability.VP_FAMILY, Ability.VP_FLYING, Ability.VP_COINS, Ability.VP_SET)
)
SET_NEEDS = constants([SETS[family][0] if family in SETS else 0 for family in Family])
SET_POINTS = constants([SETS[family][1] if family in SETS else (0, 0) for family in Family])


# ----- L7.2: regions and islands


@rule
def is_used(state: State, island: int) -> bool:
    return (state.board.regions >> FIRST_REGION[island]) & 1 == 1


@rule
def tally_of_island(state: State, island: int) -> int:
    """How many regions of the island each colour controls."""
    tally = 0
    first = FIRST_REGION[island]
    for region in range(first, first + ISLAND_SIZE[island]):
        tally += one_for(controller(state, region))
    return tally


@rule
def tallies_of_the_map(state: State) -> Tallies:
    """How many regions, islands, large islands (L8.5) and citadels (L8.3) each colour controls."""
    regions = 0
    islands = 0
    large_islands = 0
    citadels = 0
    for island in range(ISLANDS_IN_ALL):
        if is_used(state, island):
            tally = tally_of_island(state, island)
            holder = majority(state, tally)
            regions += tally
            islands += one_for(holder)
            if is_large(island):
                large_islands += one_for(holder)
    if state.options.citadels:
        for region in range(len(state.tokens)):
            if state.tokens[region] == 1 + Token.CITADEL:
                citadels += one_for(controller(state, region))
    return regions, islands, large_islands, citadels


@rule
def is_large(island: int) -> bool:
    """L8.5: whether an island counts as large for the White Knight."""
    return ISLAND_SIZE[island] >= REGIONS_OF_A_LARGE_ISLAND


# ----- L6, L7.3: cards and elixirs


@rule
def card_points(state: State, number: int) -> int:
    """L6.4-L6.6"""
    seat = state.seats[number]
    points = 0
    for place in range(seat.taken):
        card = seat.cards[place]
        if VP_FAMILY[card] != Family.NONE:
            points += seat.families[VP_FAMILY[card]]
        if VP_FLYING[card] != 0:
            points += seat.flying
        if VP_COINS[card] != 0:
            points += seat.coins // VP_COINS[card]
        family = VP_SET[card]
        if family != Family.NONE and seat.families[family] == SET_NEEDS[family]:
            points += SET_POINTS[family, state.options.edition]
    return points


@rule
def elixir_points(state: State, number: int) -> int:
    """L7.3: the points for having the most elixirs, and at least one."""
    mine = state.seats[number].elixirs
    if mine == 0:
        return 0
    points = MOST_ELIXIRS
    for other in range(state.options.players):
        theirs = state.seats[other].elixirs
        if theirs > mine:
            return 0
        if other != number and theirs == mine:
            points = TIED_ELIXIRS
    return points


# ----- L8: tokens and leaders


@rule
def kept_token_points(state: State, number: int) -> int:
    """L8.1, L8.2, L8.4"""
    tokens = state.seats[number].tokens
    book = tokens[Token.BOOK] * BOOK_POINTS
    return book + tokens[Token.SWAMP] * SWAMP_POINTS + tokens[Token.DRAGON] * DRAGON_POINTS


@rule
def leader_points(state: State, number: int, large_islands: int) -> int:
    """L8.5: the points of a seat's leader, where the seat controls this many large islands."""
    seat = state.seats[number]
    if seat.leader == Leader.FAIRY_QUEEN:
        return 1 if seat.families[Family.FOREST] >= FOREST_CARDS_FOR_THE_QUEEN else 0
    if seat.leader == Leader.BANDIT_KING:
        return 1 if seat.supply == 0 else 0
    if seat.leader == Leader.RED_SORCERESS:
        captured = 0
        for other in range(len(state.captured)):
            captured += state.captured[other]
        return captured // CAPTURED_FOR_A_POINT
    return knight_points(state, number, large_islands)


@rule
def knight_points(state: State, number: int, large_islands: int) -> int:
    return large_islands if state.seats[number].leader == Leader.WHITE_KNIGHT else 0


# ----- The verbs, and the end of a game


@rule
def points_of_seat(state: State, seat: int, tallies: Tallies) -> tuple[int, int, int, int, int, int]:
    """The points of a seat in the order of `Source`, as if the game ended now."""
    regions, islands, large_islands, citadels = tallies
    return (
        counted(regions, seat),
        counted(islands, seat),
        card_points(state, seat),
        elixir_points(state, seat),
        kept_token_points(state, seat) + counted(citadels, seat),
        leader_points(state, seat, counted(large_islands, seat)),
    )


record_points, score = family.scoring_by(points_of_seat, tallies_of_the_map, Decision.OVER)


@entry
def record_all(states: Records) -> None:
    """Record the points; for setting up positions in which the game is over."""
    for i in range(len(states)):
        record_points(states[i])


@rule
def points_of_this_game(state: State, seat: int, tallies: Tallies) -> int:
    regions, islands, cards, elixirs, tokens, leaders = points_of_seat(state, seat, tallies)
    return regions + islands + cards + elixirs + tokens + leaders


@rule
def armies_on_the_board(state: State, seat: int) -> int:
    return ARMIES - state.seats[seat].supply - state.captured[seat]


@rule
def standing(state: State, number: int, tallies: Tallies) -> tuple[int, int, int, int, int]:
    """What orders the seats: points, then book, coins, armies on the board, regions (L7.4)."""
    seat = state.seats[number]
    points = family.points_of_finished_games(state, number)
    if state.decision != Decision.OVER:
        points += points_of_this_game(state, number, tallies)
    alone = state.options.full_game == 0  # L8.7: in a series only the sum counts
    book = alone * seat.tokens[Token.BOOK]
    armies = alone * armies_on_the_board(state, number)
    return points, book, alone * seat.coins, armies, alone * counted(tallies[0], number)


rank = family.rank_by(standing, tallies_of_the_map)
