"""The answers in a battle and after it (C10)."""

from __future__ import annotations

from imperia.games.capitals.answering_offers import has_named
from imperia.games.capitals.asking import ask, go_on_settling
from imperia.games.capitals.battle import fight_round, fight_to_the_end, plunder, spare, withdraw
from imperia.games.capitals.names import Aftermath, Decision, Refusal, actions
from imperia.games.capitals.orders import enough, more
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED


@actions.declare("more", Decision.COMMIT, code=800)
def commit_more(state: State, seat: int, trying: bool) -> int:
    """C10.1, C9.5: asked only while there are more units."""
    if trying:
        return ALLOWED
    more(state, seat)
    return ALLOWED


@actions.declare("enough", Decision.COMMIT, Decision.PEACE, code=801)
def say_enough(state: State, seat: int, trying: bool) -> int:
    """The attack begins, the ship sails, or no more provinces are named."""
    if state.decision == Decision.PEACE:
        if not has_named(state):
            return Refusal.NO_CHANGE
        if not trying:
            ask(state, Decision.PAYER, seat)
        return ALLOWED
    if trying:
        return ALLOWED
    enough(state, seat)
    return ALLOWED


@actions.declare("fight", Decision.ROUND, code=802)
def fight(state: State, seat: int, trying: bool) -> int:
    """C10.2: one more round."""
    if trying:
        return ALLOWED
    fight_round(state, True)
    go_on_settling(state)
    return ALLOWED


@actions.declare("to-the-end", Decision.ROUND, code=803)
def on_to_the_end(state: State, seat: int, trying: bool) -> int:
    if trying:
        return ALLOWED
    fight_to_the_end(state)
    go_on_settling(state)
    return ALLOWED


@actions.declare("withdraw", Decision.ROUND, code=804)
def withdraw_from_battle(state: State, seat: int, trying: bool) -> int:
    if trying:
        return ALLOWED
    withdraw(state, seat)
    state.battle = Aftermath.DONE
    go_on_settling(state)
    return ALLOWED


@actions.declare("plunder", Decision.PLUNDER, code=805)
def plunder_it(state: State, seat: int, trying: bool) -> int:
    """C10.7"""
    if trying:
        return ALLOWED
    plunder(state, seat, state.target)
    go_on_settling(state)
    return ALLOWED


@actions.declare("spare", Decision.PLUNDER, code=806)
def spare_it(state: State, seat: int, trying: bool) -> int:
    if trying:
        return ALLOWED
    spare(state, seat, state.target)
    go_on_settling(state)
    return ALLOWED
