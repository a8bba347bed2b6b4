"""How good a position looks to a player who does not search, in hundredths of a point; for bots.

Not a clause of the rules. It counts the points as they stand and what people see coming: abilities that will
be used, sets that are begun, elixirs, coins to choose with, cities to place from, armies on the board, steps
still to be made.
"""

from __future__ import annotations

from imperia.games.eight_minutes.evaluation import POINT, worth_of_means
from imperia.games.eight_minutes.moving_pieces import put_armies, take_army
from imperia.games.eight_minutes.scoring import controller, counted, majority, points_of_finished_games
from imperia.games.legends import scoring
from imperia.games.legends.names import Decision
from imperia.games.legends.pieces import (
    CAPTURED_FOR_A_POINT,
    CARDS_TO_TAKE,
    FOREST_CARDS_FOR_THE_QUEEN,
    Family,
    Leader,
    Token,
)
from imperia.games.legends.scoring import SET_NEEDS, SET_POINTS, VP_FAMILY, VP_SET
from imperia.games.legends.sides import ISLANDS, REGIONS
from imperia.games.legends.state import State
from imperia.games.legends.turn import step_now, ways_out
from imperia.kernel.record import Numbers
from imperia.kernel.rule import constants, rule

SEVERAL_POINTS = 9  # more than a step can lose
ISLAND = constants([number for number, island in enumerate(ISLANDS) for _ in island])  # by region
CARDS_EACH = constants(CARDS_TO_TAKE)

# What a thing is worth with all cards still to come; it falls to nothing as the game runs out.
FLYING = 40
MORE_ARMIES = 70
MORE_MOVES = 60
IMMUNE = 40
FAMILY_TO_COLLECT = 60
ELIXIR = 14  # low, because the seat with the most has the points already
TO_MOVE = 40  # for the seat that is to take a card
# For each point of a set, by how much of it the seat has; for each card towards the Fairy Queen's condition.
BEGUN = 40
# What a step of the card in use is worth before it is made.
STEP = constants([30, 22, 110, 60])  # place, move, city, destroy


@rule
def promise_of_cards(state: State, number: int, to_come: int, cards: int) -> int:
    """What a seat's cards may still bring, beyond their points as they stand."""
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
def promise(state: State, number: int) -> int:
    """What the seat can hope for beyond its points."""
    seat = state.seats[number]
    cards = CARDS_EACH[state.options.edition, state.options.players]
    to_come = max(0, cards - seat.taken)
    value = promise_of_cards(state, number, to_come, cards)
    value += promise_of_leader(state, number, to_come, cards)
    value += worth_of_means(seat, scoring.armies_on_the_board(state, number), to_come, cards)
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
    tally = scoring.tally_of_island(state, island)
    points = counted(tally, number)
    if majority(state, tally) == number:
        points += 1 + scoring.knight_points(state, number, scoring.is_large(island))
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
def evaluate(state: State, values: Numbers) -> None:
    """Write what each seat can hope for into `values[seat]`; at the end, its points."""
    tallies = scoring.tallies_of_the_map(state)
    for seat in range(state.options.players):
        values[seat] = POINT * points_of_finished_games(state, seat)
        if state.decision != Decision.OVER:
            values[seat] += POINT * scoring.points_of_this_game(state, seat, tallies) + promise(state, seat)
