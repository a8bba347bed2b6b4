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
from imperia.games.empire.evaluation import CARDS_EACH
from imperia.games.empire.names import SEATS, Source
from imperia.games.empire.outlook import Outlook, look_at_answers, note_lands
from imperia.games.empire.pieces import CARDS_TO_TAKE, MOST_ICONS, Good
from imperia.games.empire.scoring import icons
from imperia.games.empire.state import State
from imperia.games.merit import compare_with_the_best
from imperia.kernel.record import SEAT, Grid, Numbers, Struct, i1, i2, i4, many, one
from imperia.kernel.rule import rule


class Derived(Struct):
    worth = i4(SEATS, of=range(6_001), by=SEAT)  # of the position, in hundredths of a point
    points = i2(SEATS, len(Source), of=range(31), by=(SEAT, Source))  # as if the game ended now
    goods = i1(SEATS, len(Good), of=range(MOST_ICONS + 1), by=(SEAT, Good))
    to_take = i1(SEATS, of=range(max(CARDS_TO_TAKE) + 1), by=SEAT)  # cards to come
    outlook = one(Outlook)
    looked = i1(of=range(MOST_PROSPECTS + 1))  # how many answers were looked at
    prospects = many(Prospect, MOST_PROSPECTS, count="looked")


@rule
def derive(state: State, seat: int, points: Grid, values: Numbers, derived: Derived) -> None:
    write_standing(state, points, values, derived)
    for other in range(state.options.players):
        for good in range(len(derived.goods[other])):
            derived.goods[other, good] = icons(state, other, good)
        derived.to_take[other] = CARDS_EACH[state.options.players] - state.seats[other].taken
    note_lands(state, derived.outlook)
    survey_board(state, seat, derived.outlook)
    if seat == state.actor:
        begin_outlook(state, seat, derived.worth, derived.outlook)
        derived.looked = look_at_answers(state, seat, derived.outlook, derived.prospects)
        compare_with_the_best(derived.prospects, derived.looked, MOST_MERIT)
