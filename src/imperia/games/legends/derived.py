"""What is worth working out for a network, which learns far sooner with it than from the pieces alone."""

from __future__ import annotations

from imperia.games.eight_minutes.derived import write_standing
from imperia.games.eight_minutes.outlook import (
    MOST_MERIT,
    MOST_PROSPECTS,
    Prospect,
    begin_outlook,
    survey_board,
)
from imperia.games.legends.evaluation import CARDS_EACH
from imperia.games.legends.names import MOST_CARDS, SEATS, Source
from imperia.games.legends.outlook import Outlook, look_at_answers, note_lands
from imperia.games.legends.pieces import Family
from imperia.games.legends.state import State
from imperia.games.merit import compare_with_the_best
from imperia.kernel.record import SEAT, Grid, Numbers, Struct, i1, i2, i4, many, one
from imperia.kernel.rule import rule


class Derived(Struct):
    worth = i4(SEATS, of=range(6_001), by=SEAT)  # of the position, in hundredths of a point
    points = i2(SEATS, len(Source), of=range(31), by=(SEAT, Source))  # as if the game ended now
    flying = i1(SEATS, of=range(9), by=SEAT)
    more_armies = i1(SEATS, of=range(9), by=SEAT)
    more_moves = i1(SEATS, of=range(9), by=SEAT)
    elixirs = i1(SEATS, of=range(21), by=SEAT)
    immune = i1(SEATS, of=range(3), by=SEAT)
    families = i1(SEATS, len(Family), of=range(9), by=(SEAT, Family))  # cards of each family
    to_take = i1(SEATS, of=range(MOST_CARDS + 1), by=SEAT)  # cards to come
    outlook = one(Outlook)
    looked = i1(of=range(MOST_PROSPECTS + 1))  # how many answers were looked at
    prospects = many(Prospect, MOST_PROSPECTS, count="looked")


@rule
def derive(state: State, seat: int, points: Grid, values: Numbers, derived: Derived) -> None:
    write_standing(state, points, values, derived)
    cards = CARDS_EACH[state.options.edition, state.options.players]
    for other in range(state.options.players):
        theirs = state.seats[other]
        derived.flying[other] = theirs.flying
        derived.more_armies[other] = theirs.more_armies
        derived.more_moves[other] = theirs.more_moves
        derived.elixirs[other] = theirs.elixirs
        derived.immune[other] = theirs.immune
        for family in range(len(derived.families[other])):
            derived.families[other, family] = theirs.families[family]
        derived.to_take[other] = cards - theirs.taken
    note_lands(derived.outlook)
    survey_board(state, seat, derived.outlook)
    if seat == state.actor:
        begin_outlook(state, seat, derived.worth, derived.outlook)
        derived.looked = look_at_answers(state, seat, derived.outlook, derived.prospects)
        compare_with_the_best(derived.prospects, derived.looked, MOST_MERIT)
