"""Points, and who is first among equals: clauses L6 and L7, and what variants add (L8)."""

from __future__ import annotations

from imperia.games.eight_minutes.scoring import (
    controller,
    counted,
    majority,
    one_for,
    points_of_finished_games,
    score_finished_games,
)
from imperia.games.legends.names import Decision, Source
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
from imperia.kernel.record import Grid, Numbers
from imperia.kernel.rule import constants, entry, rule

Tallies = tuple[int, int, int, int]
ISLANDS_IN_ALL = len(ISLANDS)
FIRST_REGION = constants([island[0] for island in ISLANDS])  # the regions of an island have running numbers
ISLAND_SIZE = constants([len(island) for island in ISLANDS])
MOST_ELIXIRS, TIED_ELIXIRS = ELIXIR_POINTS

_PRINTED = [None, *CARDS.values()]
VP_FAMILY = constants([card.ability(Ability.VP_FAMILY) if card else 0 for card in _PRINTED])
VP_FLYING = constants([card.ability(Ability.VP_FLYING) if card else 0 for card in _PRINTED])
VP_COINS = constants([card.ability(Ability.VP_COINS) if card else 0 for card in _PRINTED])
VP_SET = constants([card.ability(Ability.VP_SET) if card else 0 for card in _PRINTED])
SET_NEEDS = constants([SETS[family][0] if family in SETS else 0 for family in Family])
SET_POINTS = constants([SETS[family][1] if family in SETS else (0, 0) for family in Family])


# ----- L7.2: regions and islands


@rule
def is_used(state: State, island: int) -> bool:
    return (state.board.regions >> FIRST_REGION[island]) & 1 == 1


@rule
def tally_of_island(state: State, island: int) -> int:
    """How many of its regions each colour controls."""
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
    """L8.5: for the White Knight."""
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
    """L7.3: most of them, at least one."""
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
    """L8.5, with the large islands that the seat controls."""
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
    """By source, with the tallies of the map, as if the game ended now."""
    regions, islands, large_islands, citadels = tallies
    return (
        counted(regions, seat),
        counted(islands, seat),
        card_points(state, seat),
        elixir_points(state, seat),
        kept_token_points(state, seat) + counted(citadels, seat),
        leader_points(state, seat, counted(large_islands, seat)),
    )


@rule
def add_points_of_this_game(state: State, points: Grid) -> None:
    """Add what the position is worth as it stands to `points[seat, source]`."""
    tallies = tallies_of_the_map(state)
    for seat in range(state.options.players):
        regions, islands, cards, elixirs, tokens, leaders = points_of_seat(state, seat, tallies)
        points[seat, Source.REGIONS] += regions
        points[seat, Source.ISLANDS] += islands
        points[seat, Source.CARDS] += cards
        points[seat, Source.ELIXIRS] += elixirs
        points[seat, Source.TOKENS] += tokens
        points[seat, Source.LEADERS] += leaders


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
    score_finished_games(state, points)
    if state.decision != Decision.OVER:
        add_points_of_this_game(state, points)


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
    points = points_of_finished_games(state, number)
    if state.decision != Decision.OVER:
        points += points_of_this_game(state, number, tallies)
    alone = state.options.full_game == 0  # L8.7: in a series only the sum counts
    book = alone * seat.tokens[Token.BOOK]
    armies = alone * armies_on_the_board(state, number)
    return points, book, alone * seat.coins, armies, alone * counted(tallies[0], number)


@rule
def rank(state: State, places: Numbers) -> None:
    players = state.options.players
    tallies = tallies_of_the_map(state)
    for seat in range(players):
        places[seat] = 0
    for seat in range(players):
        mine = standing(state, seat, tallies)
        for other in range(seat):
            theirs = standing(state, other, tallies)
            places[seat] += theirs > mine
            places[other] += mine > theirs
