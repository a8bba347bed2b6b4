"""What a sensible player would answer (`advice.py`), and how answers look: a network is told both.

A turn has many small steps, and looking one step ahead shows little. So the merit of an answer is not what it
brings but whether it is advised. All other answers have the same merit, except that numbers close to the
advised one have more, and offers, which can be made all the time, have less. The other looks say what an
answer is about, so that what is learned of one province holds for all. Places, numbers (only some where
there are many), units, verbs, partners and the choices in an attack are listed; of all other answers only
the advised one is.
"""

from __future__ import annotations

from imperia.games.capitals.advice import ENOUGH, FIGHT, MORE, TO_THE_END, WITHDRAW, advised
from imperia.games.capitals.codes import AT, DO, PARTNER, UNIT_CODES
from imperia.games.capitals.how_many import place_of_units
from imperia.games.capitals.judgement import can
from imperia.games.capitals.names import NOWHERE, OFFERS, SORTS, Decision, Verb
from imperia.games.capitals.outlook_of_attacks import look_at_attacks
from imperia.games.capitals.outlook_of_numbers import ADVISED, list_numbers, look_at_numbers, look_at_units
from imperia.games.capitals.outlook_of_places import (
    likeliest_prey,
    look_at_partners,
    look_at_places,
    richest_goal,
)
from imperia.games.capitals.outlook_of_verbs import look_at_rebels, look_at_verbs
from imperia.games.capitals.prospect import MOST_PROSPECTS, Prospect
from imperia.games.capitals.stacks import KIND, present
from imperia.games.capitals.state import State
from imperia.games.capitals.told import Player, Province, Water
from imperia.games.capitals.turn import actors
from imperia.kernel.bits import next_from
from imperia.kernel.record import Many
from imperia.kernel.rule import rule

VERBS = len(Verb)
OTHERWISE = 20  # the merit of verbs that are not advised; offers have none
BEST = 20  # the merit of the advised answer where the others have none

assert VERBS < MOST_PROSPECTS


@rule
def note_prospects(
    state: State,
    seat: int,
    odds: int,
    players: Many[Player],
    lands: Many[Province],
    seas: Many[Water],
    prospects: Many[Prospect],
) -> int:
    """Note how the answers look; returns how many are listed. Answers that are not legal do no harm. `odds`
    are those of the attack that is under way."""
    if (actors(state) >> seat) & 1 == 0:
        return 0
    count = list_answers(state, seat, advised(state, seat), prospects)
    decision = state.decision
    prey, goal = NOWHERE, NOWHERE
    if decision == Decision.ACTION:
        prey, goal = likeliest_prey(state, seat, lands), richest_goal(state, lands)
    if decision == Decision.PARTNER:
        look_at_partners(state, seat, count, players, prospects)
    elif is_about_numbers(decision):
        look_at_numbers(state, seat, count, prospects)
    elif decision == Decision.UNITS:
        look_at_units(state, count, prospects)
    else:
        look_at_places(state, seat, prey, goal, count, players, lands, seas, prospects)
    if decision == Decision.ACTION:
        look_at_verbs(state, seat, count, prospects)
    elif decision == Decision.PLACE and state.verb == Verb.BRIBE:
        look_at_rebels(state, seat, count, prospects)
    look_at_attacks(state, seat, prey, odds, count, prospects)
    return count


@rule
def is_about_numbers(decision: int) -> bool:
    return decision in (Decision.NUMBER, Decision.AMOUNT, Decision.BID, Decision.KEEP, Decision.CAPTURE)


# ----- Which answers, and their merits


@rule
def list_answers(state: State, seat: int, advice: int, prospects: Many[Prospect]) -> int:
    decision = state.decision
    if decision == Decision.ACTION:
        return list_verbs(state, advice, prospects)
    if is_about_numbers(decision):
        return list_numbers(state, seat, advice, prospects)
    if decision == Decision.PARTNER:
        return list_partners(state, seat, advice, prospects)
    prospects[0].code = advice
    prospects[0].merit = BEST
    if decision == Decision.UNITS:
        return list_units(state, advice, prospects)
    if decision in (Decision.COMMIT, Decision.ROUND):
        return list_fights(decision, advice, prospects)
    return list_places(state, advice, prospects)


@rule
def list_verbs(state: State, advice: int, prospects: Many[Prospect]) -> int:
    count = 0
    for verb in range(VERBS):
        if DO + verb == advice or can(state, verb):
            prospects[count].code = DO + verb
            if DO + verb == advice:
                prospects[count].merit = ADVISED
            elif verb not in OFFERS:
                prospects[count].merit = OTHERWISE
            count += 1
    return count


@rule
def list_partners(state: State, seat: int, advice: int, prospects: Many[Prospect]) -> int:
    players = state.options.players
    for after in range(1, players):
        prospects[after - 1].code = PARTNER + after
        if PARTNER + (seat + after) % players == advice:
            prospects[after - 1].merit = BEST
    return players - 1


@rule
def list_units(state: State, advice: int, prospects: Many[Prospect]) -> int:
    """List all sorts of units in the place, after the advised one."""
    place = place_of_units(state)
    count = 1
    for sort in range(SORTS):
        listed = UNIT_CODES + sort != advice and present(state, place, KIND[sort]) > 0
        if listed and count < MOST_PROSPECTS:
            prospects[count].code = UNIT_CODES + sort
            count += 1
    return count


@rule
def list_fights(decision: int, advice: int, prospects: Many[Prospect]) -> int:
    first, last = MORE, ENOUGH
    if decision == Decision.ROUND:
        first, last = FIGHT, WITHDRAW
    count = 1
    for code in range(first, last + 1):
        if code != advice:
            prospects[count].code = code
            count += 1
    return count


@rule
def list_places(state: State, advice: int, prospects: Many[Prospect]) -> int:
    """List the places that are offered, if any are, after the advised answer."""
    count = 1
    place = next_from(state.offered, 0)
    while place >= 0 and count < MOST_PROSPECTS:
        if AT + 1 + place != advice:
            prospects[count].code = AT + 1 + place
            count += 1
        place = next_from(state.offered, place + 1)
    return count


assert FIGHT < TO_THE_END < WITHDRAW
