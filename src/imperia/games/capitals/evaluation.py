"""How good a position looks to a player who does not search: hundredths of a point, for bots.

Not a clause of the rules. It adds up the points as they stand and the worth of what brings points later.
"""

from __future__ import annotations

from imperia.games.capitals.economy import food_needed, food_supplied, income, upkeep
from imperia.games.capitals.names import ROBBED, Decision
from imperia.games.capitals.pieces import ROBBERY_INCOME, ROBBERY_PAYMENTS, SABOTAGE, Weather
from imperia.games.capitals.provinces import is_own
from imperia.games.capitals.scoring import soldiers_of, total_of
from imperia.games.capitals.state import State
from imperia.kernel.record import Numbers
from imperia.kernel.rule import rule

POINT = 100


@rule
def provinces_robbed(state: State, seat: int) -> int:
    count = 0
    for land in range(state.board.lands):
        count += state.lands[land].marks & ROBBED != 0 and is_own(state, seat, land)
    return count


@rule
def evaluate(state: State, values: Numbers) -> None:
    for seat in range(state.options.players):
        values[seat] = POINT * total_of(state, seat)
        if state.decision != Decision.OVER and not state.seats[seat].out:
            values[seat] += worth_of_means(state, seat)


@rule
def worth_of_means(state: State, seat: int) -> int:
    rounds = state.options.rounds - state.round + 1
    mine = state.seats[seat]
    robbed = provinces_robbed(state, seat)
    passing = ROBBERY_INCOME * robbed - SABOTAGE * mine.sabotage
    rate = income(state, seat, Weather.FAIR) - passing - upkeep(state, seat)
    value = 4 * mine.currency + 8 * soldiers_of(state, seat)
    value += rate * min(rounds, 12) * 12
    if rounds > ROBBERY_PAYMENTS:  # then it will be over when points are counted
        value -= (POINT - 8) * passing
    hunger = food_needed(state, seat) - food_supplied(state, seat, Weather.FAIR)
    if hunger > 0:
        value -= 150 + 20 * hunger
    return value
