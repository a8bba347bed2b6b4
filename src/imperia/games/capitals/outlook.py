"""What a sensible player would answer (`advice.py`): a network is told so.

There are many small steps in a turn, and looking one of them ahead shows little, so what counts is advice and
not what an answer brings. Any other answer is as good as the next; but numbers may be near what is advised,
and offers, which can be made all the time, are worse than others.
"""

from __future__ import annotations

from imperia.games.capitals.advice import advised
from imperia.games.capitals.codes import DO, NUMBER, PARTNER
from imperia.games.capitals.names import OFFERS, Decision, Verb, actions
from imperia.games.capitals.pieces import MOST_NUMBER
from imperia.games.capitals.state import State
from imperia.games.capitals.turn import actors
from imperia.kernel.record import Many, Struct, Things, i1, i2
from imperia.kernel.rule import rule

CODES = actions.codes
VERBS = len(Verb)
MOST_MERIT = 100
ADVISED, OTHERWISE = 40, 20  # of what could be done; offers have no merit
BEST = 20  # what is advised, if any other answer has no merit
NEAR, STEP = 8, 2  # how much less any other number has, and for each one that it is away
AROUND = (ADVISED - NEAR) // STEP  # numbers that are further away have none
MOST_PROSPECTS = 64

assert max(VERBS, 2 * AROUND + 1) < MOST_PROSPECTS


class Prospect(Struct):
    code = i2(of=Things(CODES))  # counted from the seat
    merit = i1(of=range(MOST_MERIT + 1))


@rule
def note_prospects(state: State, seat: int, prospects: Many[Prospect]) -> int:
    """Of the answers that have some merit; return how many. Those that are not legal do no harm."""
    if (actors(state) >> seat) & 1 == 0:
        return 0
    advice = advised(state, seat)
    decision = state.decision
    if decision == Decision.ACTION:
        return note_actions(advice, prospects)
    if decision in (Decision.NUMBER, Decision.AMOUNT, Decision.BID, Decision.KEEP, Decision.CAPTURE):
        return note_numbers(state, seat, advice, prospects)
    if decision == Decision.PARTNER:
        players = state.options.players
        advice = PARTNER + (advice - PARTNER - seat + players) % players
    prospects[0].code = advice
    prospects[0].merit = BEST
    return 1


@rule
def note_actions(advice: int, prospects: Many[Prospect]) -> int:
    count = 0
    for verb in range(VERBS):
        if DO + verb == advice or verb not in OFFERS:
            prospects[count].code = DO + verb
            prospects[count].merit = ADVISED if DO + verb == advice else OTHERWISE
            count += 1
    return count


@rule
def note_numbers(state: State, seat: int, advice: int, prospects: Many[Prospect]) -> int:
    most = state.most
    if state.decision == Decision.BID:
        most = min(state.seats[seat].currency, MOST_NUMBER)
    count = 0
    for code in range(max(advice - AROUND, NUMBER), min(advice + AROUND, NUMBER + most) + 1):
        prospects[count].code = code
        prospects[count].merit = ADVISED
        if code != advice:
            prospects[count].merit -= NEAR + STEP * abs(code - advice)
        if prospects[count].merit > 0:
            count += 1
    return count
