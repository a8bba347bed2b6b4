"""Points, and who is first among equals: clauses L6 and L7, and what variants add (L8)."""

from imperia.games.legends.names import NEUTRAL, NOBODY, Decision, Source
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
from imperia.kernel.rule import entry, rule, table

SOURCES = len(Source)
ISLANDS_IN_ALL = len(ISLANDS)
FIRST_REGION = table([island[0] for island in ISLANDS])  # the regions of an island have running numbers
ISLAND_SIZE = table([len(island) for island in ISLANDS])
TALLY_BITS = 4  # an island has at most seven regions
MOST_ELIXIRS, TIED_ELIXIRS = ELIXIR_POINTS

_PRINTED = [None, *CARDS.values()]
VP_FAMILY = table([card.ability(Ability.VP_FAMILY) if card else 0 for card in _PRINTED])
VP_FLYING = table([card.ability(Ability.VP_FLYING) if card else 0 for card in _PRINTED])
VP_COINS = table([card.ability(Ability.VP_COINS) if card else 0 for card in _PRINTED])
VP_SET = table([card.ability(Ability.VP_SET) if card else 0 for card in _PRINTED])
SET_NEEDS = table([SETS[family][0] if family in SETS else 0 for family in Family])
SET_POINTS = table([SETS[family][1] if family in SETS else (0, 0) for family in Family])


# ----- L7.2: regions and islands


@rule
def controller(state, region):
    """The colour with strictly more pieces than any other, or NOBODY."""
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
def is_used(state, island):
    return (state.board.regions >> FIRST_REGION[island]) & 1 == 1


@rule
def tally_of_island(state, island):
    """How many of its regions each colour controls, TALLY_BITS for each colour."""
    tally = 0
    first = FIRST_REGION[island]
    for region in range(first, first + ISLAND_SIZE[island]):
        holder = controller(state, region)
        if holder != NOBODY:
            tally += 1 << (holder * TALLY_BITS)
    return tally


@rule
def controlled(tally, colour):
    return (tally >> (colour * TALLY_BITS)) & ((1 << TALLY_BITS) - 1)


@rule
def island_controller(tally):
    """The colour that controls strictly more regions than any other, at least one, or NOBODY."""
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


# ----- L6, L7.3: cards and elixirs


@rule
def card_points(state, number):
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
def elixir_points(state, number):
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
def kept_token_points(state, number):
    """L8.1, L8.2, L8.4"""
    tokens = state.seats[number].tokens
    book = tokens[Token.BOOK] * BOOK_POINTS
    return book + tokens[Token.SWAMP] * SWAMP_POINTS + tokens[Token.DRAGON] * DRAGON_POINTS


@rule
def leader_points(state, number):
    """L8.5, but for the White Knight's islands."""
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
    return 0


@rule
def add_points_of_the_map(state, points):
    """L7.2; the citadels (L8.3) and the White Knight's large islands (L8.5)."""
    players = state.options.players
    for island in range(ISLANDS_IN_ALL):
        if is_used(state, island):
            tally = tally_of_island(state, island)
            for seat in range(players):
                points[seat, Source.REGIONS] += controlled(tally, seat)
            holder = island_controller(tally)
            if 0 <= holder < players:  # neutral holds, but never scores
                points[holder, Source.ISLANDS] += 1
                large = ISLAND_SIZE[island] >= REGIONS_OF_A_LARGE_ISLAND
                if large and state.seats[holder].leader == Leader.WHITE_KNIGHT:
                    points[holder, Source.LEADERS] += 1
    if state.options.citadels:
        for region in range(len(state.tokens)):
            if state.tokens[region] == 1 + Token.CITADEL:
                holder = controller(state, region)
                if 0 <= holder < players:
                    points[holder, Source.TOKENS] += 1


# ----- The verbs, and the end of a game


@rule
def add_points_of_this_game(state, points):
    """Add what the position is worth as it stands to `points[seat, source]`."""
    add_points_of_the_map(state, points)
    for seat in range(state.options.players):
        points[seat, Source.CARDS] += card_points(state, seat)
        points[seat, Source.ELIXIRS] += elixir_points(state, seat)
        points[seat, Source.TOKENS] += kept_token_points(state, seat)
        points[seat, Source.LEADERS] += leader_points(state, seat)


@rule
def record_points(state):
    """Keep the points of the game that ends."""
    add_points_of_this_game(state, state.points[state.game])


@entry
def record_all(states):
    """For those who set up positions in which the game is over."""
    for i in range(len(states)):
        record_points(states[i])


@rule
def score(state, points):
    """Points by source: of the finished games, and of this one as if it ended now."""
    for seat in range(state.options.players):
        for source in range(SOURCES):
            points[seat, source] = 0
            for game in range(len(state.points)):
                points[seat, source] += state.points[game, seat, source]
    if state.decision != Decision.OVER:
        add_points_of_this_game(state, points)


@rule
def regions_controlled(state, seat):
    count = 0
    for island in range(ISLANDS_IN_ALL):
        if is_used(state, island):
            count += controlled(tally_of_island(state, island), seat)
    return count


@rule
def points_of_the_map(state, number):
    """As `add_points_of_the_map`, for one seat."""
    points = 0
    knight = state.seats[number].leader == Leader.WHITE_KNIGHT
    for island in range(ISLANDS_IN_ALL):
        if is_used(state, island):
            tally = tally_of_island(state, island)
            points += controlled(tally, number)
            if island_controller(tally) == number:
                points += 1 + (knight and ISLAND_SIZE[island] >= REGIONS_OF_A_LARGE_ISLAND)
    if state.options.citadels:
        for region in range(len(state.tokens)):
            if state.tokens[region] == 1 + Token.CITADEL and controller(state, region) == number:
                points += 1
    return points


@rule
def points_now(state, seat):
    """All points of this game as it stands."""
    points = points_of_the_map(state, seat) + card_points(state, seat) + elixir_points(state, seat)
    return points + kept_token_points(state, seat) + leader_points(state, seat)


@rule
def armies_on_the_board(state, seat):
    return ARMIES - state.seats[seat].supply - state.captured[seat]


@rule
def standing(state, number):
    """What orders the seats: points, then book, coins, armies on the board, regions (L7.4)."""
    seat = state.seats[number]
    points = 0
    book = 0
    coins = 0
    armies = 0
    regions = 0
    for game in range(len(state.points)):
        for source in range(SOURCES):
            points += state.points[game, number, source]
    if state.decision != Decision.OVER:
        points += points_now(state, number)
    if not state.options.full_game:  # L8.7: in a series only the sum counts
        book = seat.tokens[Token.BOOK]
        coins = seat.coins
        armies = armies_on_the_board(state, number)
        regions = regions_controlled(state, number)
    return points, book, coins, armies, regions


@rule
def rank(state, places):
    players = state.options.players
    for seat in range(players):
        places[seat] = 0
    for seat in range(players):
        mine = standing(state, seat)
        for other in range(seat):
            theirs = standing(state, other)
            places[seat] += theirs > mine
            places[other] += mine > theirs
