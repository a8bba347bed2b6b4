"""Putting a question, and what its answers may be (C3.5)."""

from __future__ import annotations

from imperia.games.capitals.names import NOWHERE
from imperia.games.capitals.pieces import PLACES, UNDER_WAY
from imperia.games.capitals.state import State
from imperia.kernel.bits import clear, next_from
from imperia.kernel.record import Numbers
from imperia.kernel.rule import rule

ANSWERS_TO_WHERE = PLACES + UNDER_WAY


@rule
def ask(state: State, decision: int, seat: int) -> None:
    state.decision = decision
    state.actor = seat
    state.settling = 0


@rule
def go_on_settling(state: State) -> None:
    """Nothing is asked any more: what follows has still to be worked out."""
    state.settling = 1


@rule
def offer_nothing(state: State) -> None:
    clear(state.offered)


@rule
def list_offered(state: State, seat: int, room: Numbers, count: int) -> int:
    """List the places that are offered, as numbers of the map."""
    place = next_from(state.offered, 0)
    while place >= 0:
        room[count] = place + 1
        count += 1
        place = next_from(state.offered, place + 1)
    return count


@rule
def the_only_place(state: State) -> int:
    """The only place that is offered; NOWHERE if there are several."""
    place = next_from(state.offered, 0)
    return place if next_from(state.offered, place + 1) < 0 else NOWHERE
