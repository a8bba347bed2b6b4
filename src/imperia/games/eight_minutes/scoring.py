"""Who controls what, counted for all colours at once, and the points of a series.

A tally is a count for each colour in one number, so that tallies add up like numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from imperia.games.eight_minutes.names import NOBODY
from imperia.games.eight_minutes.state import State
from imperia.kernel.names import Decisions
from imperia.kernel.record import Grid, Numbers
from imperia.kernel.rule import rule

TALLY_BITS = 6  # for each colour: no board has more than 63 regions
MOST = (1 << TALLY_BITS) - 1


@rule
def controller(state: State, region: int) -> int:
    """The colour with strictly more pieces than any other, or NOBODY."""
    neutral = len(state.seats)
    most = state.armies[neutral, region]
    holder = neutral if most > 0 else NOBODY
    for seat in range(state.options.players):
        pieces = state.armies[seat, region] + state.cities[seat, region]
        if pieces > most:
            most = pieces
            holder = seat
        elif pieces == most:
            holder = NOBODY
    return holder


@rule
def one_for(colour: int) -> int:
    """A tally with one for this colour; nothing for NOBODY."""
    return 0 if colour == NOBODY else 1 << (colour * TALLY_BITS)


@rule
def counted(tally: int, colour: int) -> int:
    return (tally >> (colour * TALLY_BITS)) & MOST


@rule
def majority(state: State, tally: int) -> int:
    """The colour that has strictly more than any other, and at least one; or NOBODY."""
    most = 0
    holder = NOBODY
    for colour in range(len(state.armies)):
        count = counted(tally, colour)
        if count > most:
            most = count
            holder = colour
        elif count == most:
            holder = NOBODY
    return holder


@rule
def points_of_finished_games(state: State, seat: int) -> int:
    points = 0
    for game in range(len(state.points)):
        for source in range(len(state.points[game, seat])):
            points += state.points[game, seat, source]
    return points


def scoring_by(
    points_of_seat: Callable[[Any, int, Any], Any], tallies_of_the_map: Callable[[Any], Any], last: Decisions
) -> tuple[Any, Any]:
    """Two rules, made from the points that a seat would have, by source, if the game ended now. One keeps
    the points of a game that ends. The other, the verb `score`, adds the points of this game to those of
    the finished ones; at the decision `last` they are already among these."""
    over = int(last)

    @rule
    def add_points_of_this_game(state: State, points: Grid) -> None:
        tallies = tallies_of_the_map(state)
        for seat in range(state.options.players):
            by_source = points_of_seat(state, seat, tallies)
            for source in range(len(by_source)):
                points[seat, source] += by_source[source]

    @rule
    def record_points(state: State) -> None:
        add_points_of_this_game(state, state.points[state.game])

    @rule
    def score(state: State, points: Grid) -> None:
        for seat in range(state.options.players):
            for source in range(len(state.points[0, seat])):
                points[seat, source] = 0
                for game in range(len(state.points)):
                    points[seat, source] += state.points[game, seat, source]
        if state.decision != over:
            add_points_of_this_game(state, points)

    return record_points, score


def rank_by(standing: Callable[[Any, int, Any], Any], tallies_of_the_map: Callable[[Any], Any]) -> Any:
    """The verb `rank`: a seat stands behind every other whose standing, with the tallies of the map, is
    higher."""

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

    return rank


@rule
def clear_points(state: State) -> None:
    for game in range(len(state.points)):
        for seat in range(len(state.seats)):
            for source in range(len(state.points[game, seat])):
                state.points[game, seat, source] = 0
