"""How good a position looks to a player who does not search, in hundredths of a point; for bots.

Not a clause of the rules. It counts the points as they stand and what people see coming: goods on the way to
their next step, coins to choose with, cities to place from, armies on the board, steps still to be made.
"""

from __future__ import annotations

from imperia.games.eight_minutes.evaluation import POINT, worth_of_means
from imperia.games.eight_minutes.moving_pieces import put_armies, take_army
from imperia.games.eight_minutes.scoring import counted, majority, points_of_finished_games
from imperia.games.empire.names import REGIONS, Decision
from imperia.games.empire.pieces import ARMIES, CARDS_TO_TAKE, MOST_ICONS, TRACKS, Good, points_for
from imperia.games.empire.scoring import icons, tallies_of_the_board, tally_of_continent
from imperia.games.empire.state import State
from imperia.games.empire.turn import ways_out
from imperia.kernel.record import Numbers
from imperia.kernel.rule import constants, rule

CARDS_EACH = constants(CARDS_TO_TAKE)
# What a step of the card in use is worth before it is made.
STEP = constants([30, 24, 28, 110, 60])  # place, move, sea move, city, destroy


def _promise(good: Good, count: int) -> int:
    """The points for this many icons, and half of the progress towards the next step of the track."""
    points, steps = points_for(good, count), sorted(TRACKS[good])
    above = [step for step in steps if step > count]
    if not above:
        return POINT * points
    below = max([0, *(step for step in steps if step <= count)])
    gain = points_for(good, above[0]) - points
    return POINT * points + POINT * gain * (count - below) // (above[0] - below) // 2


GOODS = constants([[_promise(good, count) for count in range(MOST_ICONS + 1)] for good in sorted(TRACKS)])


@rule
def promise_of_goods(state: State, seat: int) -> int:
    """What the goods are worth and promise; a wild card counts as one more of the good that gains most."""
    value = 0
    best = 0
    for good in range(Good.WILD):
        count = icons(state, seat, good)
        value += GOODS[good, count]
        if count > 0:
            best = max(best, GOODS[good, count + 1] - GOODS[good, count])
    return value + best * state.seats[seat].goods[Good.WILD]


@rule
def points_on(state: State, seat: int, continent: int) -> int:
    """What the seat would score for a continent and its regions."""
    tally = tally_of_continent(state, continent)
    return POINT * (counted(tally, seat) + (majority(state, tally) == seat))


@rule
def worth_beside_the_board(state: State, seat: int) -> int:
    """What the seat can hope for, apart from the regions and continents it controls."""
    mine = state.seats[seat]
    cards = CARDS_EACH[state.options.players]
    to_come = cards - mine.taken
    value = promise_of_goods(state, seat)
    value += worth_of_means(mine, ARMIES - mine.supply, to_come, cards)
    if seat == state.actor:
        for step in range(len(state.left)):
            value += STEP[step] * state.left[step]
        if state.decision == Decision.TARGET:
            value += gain_of_best_step(state, seat, state.moving_from)
    return value


@rule
def gain_of_best_step(state: State, seat: int, origin: int) -> int:
    """The points on the board that the best single step of the army that was picked would add."""
    ways = ways_out(state, origin)
    here = state.board.continent[origin]
    before = points_on(state, seat, here)
    best = -2 * POINT
    for region in range(REGIONS):
        if (ways >> region) & 1:
            there = state.board.continent[region]
            gain = -before if there == here else -before - points_on(state, seat, there)
            take_army(state, seat, origin)
            put_armies(state, seat, region, 1)
            gain += points_on(state, seat, here)
            if there != here:
                gain += points_on(state, seat, there)
            take_army(state, seat, region)
            put_armies(state, seat, origin, 1)
            best = max(best, gain)
    return best


@rule
def evaluate(state: State, values: Numbers) -> None:
    """Write what each seat can hope for into `values[seat]`; at the end, its points."""
    regions, continents = tallies_of_the_board(state)
    for seat in range(state.options.players):
        values[seat] = POINT * points_of_finished_games(state, seat)
        if state.decision != Decision.OVER:
            values[seat] += POINT * (counted(regions, seat) + counted(continents, seat))
            values[seat] += worth_beside_the_board(state, seat)
