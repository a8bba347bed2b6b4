"""How one answer looks to a network: the fields, which `outlook.py` and the modules beside it fill in."""

from __future__ import annotations

from imperia.games.capitals.names import actions
from imperia.games.capitals.pieces import MOST_TOKENS
from imperia.kernel.record import Struct, Things, i1, i2

CODES = actions.codes
MOST_PROSPECTS = 64  # our own maps have 59 places
MOST_MERIT = 100
MOST_SOLDIERS, MOST_BESIDE, MOST_LEAD, MOST_CURRENCY_LEFT = 20, 8, 20, 40  # what amounts are cut off at
PARTS = 10  # a share is told in tenths


# "There" is the place that an answer names; if it names none, the place that it is about (`place_of_answer`).
# What does not apply is 0.
class Prospect(Struct):
    code = i2(of=Things(CODES))  # counted from the seat
    merit = i1(of=range(MOST_MERIT + 1))
    odds = i1(of=range(101))  # of the attack that it leads to, as far as it is known who would fight
    # The seat's soldiers there, or the strength of its warships. If the answer is a place: those who can
    # still go, and those who cannot. If it is a number or a sort of units: those who would go, and those who
    # would then be left.
    go = i1(of=range(MOST_SOLDIERS + 1))
    stay = i1(of=range(MOST_SOLDIERS + 1))
    defenders = i1(of=range(MOST_SOLDIERS + 1))  # soldiers or warships of others there
    mine_beside = i1(of=range(MOST_SOLDIERS + 1))  # fresh soldiers of the seat around it
    others_beside = i1(of=range(MOST_SOLDIERS + 1))  # soldiers of other players around it
    free_beside = i1(of=range(MOST_BESIDE + 1))  # provinces of nobody around it
    coastal = i1(of=range(2))
    free = i1(of=range(2))  # nobody holds the province, or no boat is in the sea
    built = i1(of=range(3))  # one for a main building, one for a port
    capital = i1(of=range(2))  # the seat's own
    others_capital = i1(of=range(2))
    owned = i1(of=range(2))  # by the seat, whoever holds it
    near = i1(of=range(2))  # beside the seat's capital
    tokens = i1(of=range(MOST_TOKENS + 1))
    ahead = i1(of=range(MOST_LEAD + 1))  # how many points more than the seat its holder, or the partner, has
    behind = i1(of=range(MOST_LEAD + 1))  # or how many less
    share = i1(of=range(PARTS + 1))  # tenths of the largest number
    currency = i1(of=range(MOST_CURRENCY_LEFT + 1))  # what is left after a price, a bid, or a payment
