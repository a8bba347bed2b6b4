"""The looks of answers that are numbers or name units: who goes, who stays, and how much currency is left."""

from __future__ import annotations

from imperia.games.capitals.building import price_of_recruit
from imperia.games.capitals.codes import NUMBER, UNIT_CODES
from imperia.games.capitals.how_many import place_of_units
from imperia.games.capitals.kinds_of_order import FIRST_RECRUIT
from imperia.games.capitals.names import NOWHERE, Decision, Verb
from imperia.games.capitals.offering import side_without_amount
from imperia.games.capitals.offers import MINE
from imperia.games.capitals.pieces import MOST_NUMBER, Good, Unit
from imperia.games.capitals.prospect import (
    MOST_CURRENCY_LEFT,
    MOST_PROSPECTS,
    MOST_SOLDIERS,
    PARTS,
    Prospect,
)
from imperia.games.capitals.provinces import SOLDIERS_OF, home
from imperia.games.capitals.stacks import (
    KIND,
    LEFT,
    WORTH,
    number_with,
    number_with_points,
    present,
    worth_committed,
)
from imperia.games.capitals.state import State
from imperia.kernel.record import Many
from imperia.kernel.rule import rule

ADVISED = 40  # the merit of what is advised
NEAR, STEP = 8, 2  # how much less merit any other number has, and how much less for each step away
AROUND = (ADVISED - NEAR) // STEP  # numbers as far away as this have none
SMALL = 12  # numbers up to this are listed, whatever is advised

assert SMALL + 2 * AROUND + 3 < MOST_PROSPECTS


# ----- Which numbers


@rule
def list_numbers(state: State, seat: int, advice: int, prospects: Many[Prospect]) -> int:
    """List the numbers near the advised one, which alone have some merit; also 0, small ones, the least,
    half of the most and the most."""
    least, most = least_number(state), most_number(state, seat)
    count = 0
    for number in range(most + 1):
        away = abs(NUMBER + number - advice)
        besides = number == 0 or number == most // 2 or number == most
        besides = besides or number == least or least <= number <= SMALL
        if away < AROUND or besides:
            prospects[count].code = NUMBER + number
            if away < AROUND:
                prospects[count].merit = ADVISED - (NEAR + STEP * away if away > 0 else 0)
            count += 1
    return count


@rule
def least_number(state: State) -> int:
    return state.least_bid if state.decision == Decision.BID else 0


@rule
def most_number(state: State, seat: int) -> int:
    if state.decision == Decision.BID:
        return min(state.seats[seat].currency, MOST_NUMBER)
    return state.most


# ----- How they look


@rule
def look_at_numbers(state: State, seat: int, count: int, prospects: Many[Prospect]) -> None:
    most, each = most_number(state, seat), price_of_one(state, seat)
    currency = state.seats[seat].currency
    for n in range(count):
        number = prospects[n].code - NUMBER
        prospects[n].share = (PARTS * number + most // 2) // max(most, 1)
        if each != 0:
            prospects[n].currency = max(0, min(currency - each * number, MOST_CURRENCY_LEFT))
    if state.decision == Decision.NUMBER:
        look_at_soldiers(state, seat, count, prospects)


@rule
def price_of_one(state: State, seat: int) -> int:
    """What each one costs the seat: less than 0 where the seat is paid, and 0 where nothing is paid or the
    price is not looked at."""
    decision, verb = state.decision, state.verb
    if decision == Decision.BID:
        return 1
    if decision == Decision.NUMBER:
        return price_of_recruit(state, seat, verb - FIRST_RECRUIT) if is_recruiting(verb) else 0
    if decision != Decision.AMOUNT:
        return 0
    if verb == Verb.PEACE:
        return 1 if state.payer == seat else -1
    side = side_without_amount(state)
    if state.goods[side] != Good.CURRENCY:
        return 0
    return 1 if side == MINE else -1


@rule
def is_recruiting(verb: int) -> bool:
    return FIRST_RECRUIT <= verb <= Verb.ARTILLERY


@rule
def look_at_soldiers(state: State, seat: int, count: int, prospects: Many[Prospect]) -> None:
    """Note how many go and how many stay; or, in recruiting, how many there would be afterwards."""
    verb = state.verb
    if is_recruiting(verb):
        there, each = soldiers_left(state, home(state, seat)), -SOLDIERS_OF[verb - FIRST_RECRUIT]
    elif state.sort != NOWHERE and verb != Verb.EXCHANGE:
        there, each = soldiers_left(state, place_of_units(state)), WORTH[KIND[state.sort]]
    else:
        return
    for n in range(count):
        go = each * (prospects[n].code - NUMBER)
        prospects[n].go = max(0, min(go, MOST_SOLDIERS))
        prospects[n].stay = max(0, min(there - go, MOST_SOLDIERS))


@rule
def look_at_units(state: State, count: int, prospects: Many[Prospect]) -> None:
    """Note who goes and who stays, as if all units of the sort went."""
    place = place_of_units(state)
    there = soldiers_left(state, place)
    for n in range(count):
        go = soldiers_of_sort(state, place, prospects[n].code - UNIT_CODES)
        prospects[n].go = min(go, MOST_SOLDIERS)
        prospects[n].stay = max(0, min(there - go, MOST_SOLDIERS))


@rule
def soldiers_of_sort(state: State, place: int, sort: int) -> int:
    """The soldiers in all units of a sort; when disbanding, in all of the kind, whatever their points."""
    kind = KIND[sort]
    number = number_with(state, place, kind, LEFT[sort])
    if state.verb == Verb.DISBAND:
        number = present(state, place, kind)
    return WORTH[kind] * number


@rule
def soldiers_left(state: State, place: int) -> int:
    """The soldiers in a place, without those in an attack."""
    return worth_present(state, place) - worth_committed(state, place)


@rule
def worth_present(state: State, place: int) -> int:
    """The soldiers in a place, or the strength of a fleet."""
    worth = 0
    if place >= 0:
        for kind in range(len(WORTH)):
            worth += WORTH[kind] * present(state, place, kind)
    return worth


@rule
def worth_and_guns(kind: int, number: int) -> tuple[int, int]:
    return WORTH[kind] * number, number if kind in (Unit.ARTILLERY, Unit.CARAVAN) else 0


@rule
def fresh_in(state: State, place: int) -> tuple[int, int]:
    """The soldiers (or the strength of a fleet) and the guns of all in a place who have a point left and
    are in no attack yet."""
    soldiers, guns = 0, 0
    if place >= 0:
        for kind in range(len(WORTH)):
            if WORTH[kind] > 0 and present(state, place, kind) > 0:
                more, with_guns = worth_and_guns(kind, number_with_points(state, place, kind))
                soldiers += more
                guns += with_guns
    return soldiers, guns
