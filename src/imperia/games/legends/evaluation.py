"""How good a position looks to a player who does not search: hundredths of a point, for bots.

Not a clause of the rules. The points as they stand, and what people see coming: abilities that will be used,
sets on the way, elixirs, coins to choose with, cities to place from, armies on the board, steps still to be
made.
"""

from __future__ import annotations

from imperia.games.legends.moving_pieces import put_armies, take_army
from imperia.games.legends.names import Decision
from imperia.games.legends.pieces import (
    CAPTURED_FOR_A_POINT,
    CARDS_TO_TAKE,
    CITIES,
    FOREST_CARDS_FOR_THE_QUEEN,
    REGIONS_OF_A_LARGE_ISLAND,
    Family,
    Leader,
    Token,
)
from imperia.games.legends.scoring import (
    ISLAND_SIZE,
    ISLANDS_IN_ALL,
    SET_NEEDS,
    SET_POINTS,
    SOURCES,
    VP_FAMILY,
    VP_SET,
    armies_on_the_board,
    card_points,
    controlled,
    controller,
    elixir_points,
    is_used,
    island_controller,
    kept_token_points,
    leader_points,
    tally_of_island,
)
from imperia.games.legends.sides import ISLANDS, REGIONS
from imperia.games.legends.state import State
from imperia.games.legends.turn import step_now, ways_out
from imperia.kernel.record import Numbers
from imperia.kernel.rule import rule, table

POINT = 100
SEVERAL_POINTS = 9  # more than a step can lose
ISLAND = table([number for number, island in enumerate(ISLANDS) for _ in island])  # of each region
CARDS_EACH = table(CARDS_TO_TAKE)

# What a thing is worth with all cards still to come; it falls to nothing as the game runs out.
COIN = 30
CITY = 90
ARMY_ON_BOARD = 16
FLYING = 40
MORE_ARMIES = 70
MORE_MOVES = 60
IMMUNE = 40
FAMILY_TO_COLLECT = 60
ELIXIR = 14  # whoever leads has the points already
TO_MOVE = 40  # the next to take a card
# Of a set that is begun, for each card of it, and of a leader's condition that is on its way.
BEGUN = 40
# What a step of the card in use is worth before it is made.
STEP = table([30, 22, 110, 60])  # place, move, city, destroy


@rule
def promise_of_cards(state: State, number: int, to_come: int, cards: int) -> int:
    """What the cards may still bring, beyond their points as they stand."""
    seat = state.seats[number]
    value = FLYING * seat.flying + MORE_ARMIES * seat.more_armies + MORE_MOVES * seat.more_moves
    value += IMMUNE * (seat.immune > 0)
    for place in range(seat.taken):
        card = seat.cards[place]
        if VP_FAMILY[card] != Family.NONE:
            value += FAMILY_TO_COLLECT
        family = VP_SET[card]
        if family != Family.NONE and seat.families[family] < SET_NEEDS[family]:
            points = SET_POINTS[family, state.options.edition]
            value += BEGUN * points * seat.families[family] // SET_NEEDS[family]
    value = value * to_come // cards
    return value + ELIXIR * min(seat.elixirs, 8) * (to_come + 1) // cards


@rule
def promise_of_leader(state: State, number: int, to_come: int, cards: int) -> int:
    seat = state.seats[number]
    if seat.leader == Leader.FAIRY_QUEEN:
        return BEGUN * min(seat.families[Family.FOREST], FOREST_CARDS_FOR_THE_QUEEN - 1) * to_come // cards
    if seat.leader == Leader.RED_SORCERESS:
        captured = 0
        for other in range(len(state.captured)):
            captured += state.captured[other]
        return POINT * (captured % CAPTURED_FOR_A_POINT) * to_come // (2 * cards)
    return 0


@rule
def worth_beside_the_map(state: State, number: int) -> int:
    """What the seat can hope for, apart from the regions and islands it controls."""
    seat = state.seats[number]
    cards = CARDS_EACH[state.options.edition, state.options.players]
    to_come = max(0, cards - seat.taken)
    points = card_points(state, number) + elixir_points(state, number)
    value = POINT * (points + kept_token_points(state, number) + leader_points(state, number))
    value += promise_of_cards(state, number, to_come, cards) + promise_of_leader(
        state, number, to_come, cards
    )
    value += COIN * seat.coins * to_come // cards
    value += CITY * (CITIES - seat.cities_left) * to_come // cards
    value += ARMY_ON_BOARD * armies_on_the_board(state, number) * (to_come + 2) // (cards + 2)
    if number == state.actor:
        if state.decision == Decision.CARD:
            value += TO_MOVE
        elif state.decision == Decision.STEP:
            value += STEP[step_now(state)] * state.left
        elif state.decision == Decision.TARGET:
            value += STEP[step_now(state)] * state.left
            value += gain_of_best_step(state, number, state.moving_from)
    return value


@rule
def worth_around(state: State, number: int, region: int) -> int:
    """The points that a seat has for the island of a region, and for a citadel in the region."""
    island = ISLAND[region]
    tally = tally_of_island(state, island)
    points = controlled(tally, number)
    if island_controller(tally) == number:
        large = ISLAND_SIZE[island] >= REGIONS_OF_A_LARGE_ISLAND
        points += 1 + (large and state.seats[number].leader == Leader.WHITE_KNIGHT)
    if state.tokens[region] == 1 + Token.CITADEL and controller(state, region) == number:
        points += 1
    return points


@rule
def worth_around_both(state: State, number: int, one: int, other: int) -> int:
    """The same for two regions, of one island or of two."""
    if ISLAND[one] != ISLAND[other]:
        return worth_around(state, number, one) + worth_around(state, number, other)
    citadel = state.tokens[other] == 1 + Token.CITADEL and controller(state, other) == number
    return worth_around(state, number, one) + citadel


@rule
def gain_of_best_step(state: State, number: int, origin: int) -> int:
    """What the best single step of the army that was picked changes in the points of the map."""
    best = -SEVERAL_POINTS
    ways = ways_out(state, origin)
    for region in range(REGIONS):
        if (ways >> region) & 1:
            before = worth_around_both(state, number, origin, region)
            take_army(state, number, origin)
            put_armies(state, number, region, 1)
            best = max(best, worth_around_both(state, number, origin, region) - before)
            take_army(state, number, region)
            put_armies(state, number, origin, 1)
    return POINT * best


@rule
def add_worth_of_the_map(state: State, values: Numbers) -> None:
    """The points of the map, as in the scoring, into one number for each seat."""
    players = state.options.players
    for island in range(ISLANDS_IN_ALL):
        if is_used(state, island):
            tally = tally_of_island(state, island)
            for seat in range(players):
                values[seat] += POINT * controlled(tally, seat)
            holder = island_controller(tally)
            if 0 <= holder < players:
                large = ISLAND_SIZE[island] >= REGIONS_OF_A_LARGE_ISLAND
                knight = state.seats[holder].leader == Leader.WHITE_KNIGHT
                values[holder] += POINT * (1 + (large and knight))
    if state.options.citadels:
        for region in range(len(state.tokens)):
            if state.tokens[region] == 1 + Token.CITADEL:
                holder = controller(state, region)
                if 0 <= holder < players:
                    values[holder] += POINT


@rule
def evaluate(state: State, values: Numbers) -> None:
    """Write what each seat can hope for into `values[seat]`; at the end, its points."""
    players = state.options.players
    for seat in range(players):
        values[seat] = 0
        for game in range(len(state.points)):
            for source in range(SOURCES):
                values[seat] += POINT * state.points[game, seat, source]
    if state.decision == Decision.OVER:
        return
    for seat in range(players):
        values[seat] += worth_beside_the_map(state, seat)
    add_worth_of_the_map(state, values)
