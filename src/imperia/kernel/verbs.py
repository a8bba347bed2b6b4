"""The questions that every game answers, and all that bots, the arena and a GPU need to know of it.

A verb is one generic function. A game gives its answers in a module of rules and registers them with its
record type; the type of the record then picks the answer: while compiling when the rules are compiled
(so that nothing is looked up at run time), by a dictionary when they are interpreted.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np

from imperia.kernel.rule import COMPILED, OPTIONS, RULE_OPTIONS, rule

MOST_ACTIONS = 512  # action codes of a game are below this
MOST_SEATS = 8
SPECTATOR = -1
FREE = -1  # what `settled` answers where a bot may choose

_answers: dict[Any, dict[str, Any]] = {}


def register(state: np.dtype[Any], *modules: ModuleType) -> None:
    """From now on these modules answer every verb for records of this type."""
    answers: dict[str, Any] = {"settled": nothing_is_settled}
    for module in modules:
        answers.update(vars(module))
    _answers[state] = answers
    if COMPILED:
        import numba

        _answers[numba.from_dtype(state)] = answers


def _verb(question: Callable[..., Any]) -> Callable[..., Any]:
    name = question.__name__
    if not COMPILED:

        def ask(state: Any, *arguments: Any) -> Any:
            return _answers[state.dtype][name](state, *arguments)

        return ask

    from numba.extending import overload

    def choose(state: Any, *arguments: Any) -> Any:
        answers = _answers.get(state)
        return answers[name].py_func if answers else None

    choose.__signature__ = inspect.signature(question)  # type: ignore[attr-defined]
    options: tuple[tuple[str, Any], ...] = ("cpu", RULE_OPTIONS), ("gpu", OPTIONS)
    for target, jit_options in options:
        overload(question, jit_options=jit_options, target=target)(choose)
    return question


@_verb
def deal(state, low, high):
    """Set the game up from its options by the chance of a 64-bit seed, given in two halves."""


@_verb
def actors(state):
    """The seats that are asked now, as bits; several at once decide in secret; 0 when the game is over."""


@_verb
def legal(state, seat, codes):
    """Write the codes of all actions that the seat may take, ascending, into `codes`; return how many."""


@_verb
def refusal(state, seat, code):
    """Why the seat may not take this action: a number of the game's own list, 0 if it may."""


@_verb
def settled(state, seat):
    """The code that the rules prescribe to a bot at the seat, which is asked; FREE where it may choose. A
    game that prescribes nothing need not answer."""


@rule
def nothing_is_settled(state, seat):
    return FREE


@_verb
def apply(state, seat, code):
    """The seat takes the (legal) action; everything that follows without a question follows at once."""


@_verb
def over(state):
    """Whether the game has ended."""


@_verb
def score(state, points):
    """Write the points of each seat by source into `points[seat, source]`, as if the game ended now."""


@_verb
def rank(state, places):
    """Write the place of each seat, 0 the best, into `places[seat]`; seats that tie share a place."""


@_verb
def evaluate(state, values):
    """Write how good the position looks for each seat into `values[seat]`, in hundredths of a point."""


@_verb
def observe(state, seat):
    """Blank everything that the seat (or SPECTATOR) may not know: what is left is what it sees."""


@_verb
def show(state, points, places, text):
    """Write all that an observed record holds into `text`, section by section, as members of an object; with
    the points and places of the position, which are given."""


@_verb
def redeal(state, seat, low, high):
    """Deal again, by a seed, all that the seat does not know, the future included; keep what it knows."""
