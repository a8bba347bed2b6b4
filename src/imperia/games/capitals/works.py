"""What a player may do with a province, for how much, or why not and by which clause (C5, C6.5, C11.1)."""

from __future__ import annotations

from imperia.games.capitals.accounts import prices
from imperia.games.capitals.building import is_capital_of
from imperia.games.capitals.connection import fact
from imperia.games.capitals.meanings import VERBS, refusal_facts
from imperia.games.capitals.names import Refusal, Verb
from imperia.games.capitals.provinces import find_connected
from imperia.games.capitals.state import State
from imperia.games.capitals.where import why_not_there
from imperia.games.capitals.whether import why_not_at_all
from imperia.games.contract import word_key
from imperia.games.setting import Facts, Record
from imperia.kernel.actions import ALLOWED
from imperia.kernel.in_python import in_python, seen
from imperia.kernel.record import copy_of

OF_A_PROVINCE = (
    *range(Verb.FARM, Verb.LEVEL),
    Verb.DEMOLISH,
    Verb.EXPLORE,
    Verb.ROB,
    Verb.STOP_ROBBERY,
)
OF_A_CAPITAL = (Verb.LEVEL,)


def works(record: Record, seat: int, land: int) -> Facts:
    """What the seat may do with the province, as if it were asked what to do now."""
    later = copy_of(record)
    state = seen(later, State)
    in_python(find_connected)(state, seat)
    cost = prices(state, seat)
    verbs = OF_A_CAPITAL if in_python(is_capital_of)(state, seat, land) else OF_A_PROVINCE
    return {
        **fact("works", "C5.1", place=land + 1, seat=seat),
        "works": [
            {
                "verb": VERBS[verb],
                "price": cost.get(VERBS[verb]),
                "why_not": why_not(later, state, seat, verb, land),
            }
            for verb in verbs
        ],
    }


def why_not(record: Record, state: State, seat: int, verb: int, land: int) -> Facts | None:
    """A reason against the place comes first, because saving money does not remove it."""
    why = ALLOWED if verb == Verb.LEVEL else in_python(why_not_there)(state, seat, verb, land)
    if why == ALLOWED:
        why = in_python(why_not_at_all)(state, seat, verb)
    if why == ALLOWED:
        return None
    refusal = Refusal(why)
    facts = refusal_facts("at", {"place": land + 1}, record[0], seat)
    return {"key": f"refusal-{word_key(refusal.name)}", "clause": refusal.clause, "facts": facts}
