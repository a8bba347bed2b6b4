"""Who is asked, and what follows every answer. The answers are declared by the modules named here."""

from __future__ import annotations

from imperia.games.capitals import (
    answering,
    answering_in_battle,
    answering_offers,
    answering_orders,
    unasked,
)
from imperia.games.capitals.names import Decision, actions
from imperia.games.capitals.offers import bidders
from imperia.games.capitals.phases import settle
from imperia.games.capitals.state import State
from imperia.kernel.rule import rule

DECLARED_BY = (answering_orders, answering_in_battle, answering, answering_offers, unasked)

actions.afterwards(settle)


@rule
def actors(state: State) -> int:
    if state.decision == Decision.OVER:
        return 0
    return bidders(state) if state.decision == Decision.BID else 1 << state.actor
