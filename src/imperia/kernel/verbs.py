"""The questions that every game answers: all that bots, the arena and a GPU need to know about it.

A verb is one generic function. A game registers its answers, which are modules of rules, with its record
type. The type of the record then picks the answer: at compile time for compiled rules, so that nothing is
looked up at run time, and by a dictionary for interpreted ones.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import numpy as np
from numpy.typing import NDArray

from imperia.kernel.dependencies import note_answers, note_verb
from imperia.kernel.lean import become_units
from imperia.kernel.rule import COMPILED, KEPT, OPTIONS, RULE_OPTIONS, rule
from imperia.kernel.told import noting_of

if TYPE_CHECKING:
    from imperia.kernel.record import Grid, Numbers, Struct
    from imperia.kernel.text import Text

CODE = np.int32  # the type of numbers in arrays of action codes
MOST_SEATS = 8
SPECTATOR = -1
FREE = -1  # the answer of `settled` where a bot may choose

# Their answers are so long that a call costs nothing in comparison: they are compiled once, for all callers.
UNITS = (
    "deal",
    "legal",
    "refusal",
    "apply",
    "advised",
    "weigh",
    "evaluate",
    "observe",
    "show",
    "redeal",
    "score",
    "derive",
)
_answers: dict[Any, dict[str, Any]] = {}


_rooms: dict[Any, Room] = {}


@dataclass(frozen=True, slots=True)
class Room:
    """How much room the actions of a game need."""

    codes: int  # action codes are below this
    answers: int  # no decision has more answers than this
    round: int = 20  # how many decisions, about, a search plays on before it judges a position
    by_looks: bool = False  # whether a search first tries what looks good
    seldom: tuple[int, ...] = ()  # the codes for which `is_seldom` is true


def room_of(record: np.dtype[Any]) -> Room:
    """How much room the game with these records needs."""
    return _rooms[record]


def room_for_answers(record: np.dtype[Any], decisions: int = 1) -> NDArray[np.int32]:
    """An array for the codes that `legal` lists, with room for the answers to that many decisions."""
    return np.zeros(decisions * _rooms[record].answers, CODE)


def rule_of(record: np.dtype[Any], verb: str) -> Any:
    """The rule with which a game answers a verb for such records."""
    return _answers[record][verb]


def register(state: type[Struct], room: Room, *modules: Mapping[str, Any]) -> None:
    """From now on the rules in these modules (given as their `vars`) answer every verb for records of this
    type."""
    _rooms[state.dtype] = room
    answers: dict[str, Any] = {
        "settled": nothing_is_settled,
        "advised": nothing_is_advised,
        "weigh": nothing_is_weighed,
        "is_seldom": nothing_is_seldom,
        "note_events": noting_of(state.dtype),
    }
    for module in modules:
        answers.update(module)
    _answers[state.dtype] = answers
    if COMPILED:
        import numba

        record = numba.from_dtype(state.dtype)
        _answers[record] = answers
        note_answers(record, answers)
        if KEPT:
            become_units(module[verb] for module in modules for verb in UNITS if verb in module)


Question = TypeVar("Question", bound=Callable[..., Any])


def _verb(question: Question) -> Question:
    name = question.__name__
    if not COMPILED:

        def ask(state: Any, *arguments: Any) -> Any:
            return _answers[state.dtype][name](state, *arguments)

        asked: Any = ask
        return asked  # type: ignore[no-any-return]

    from numba.extending import overload

    from imperia.kernel.translation.calls import by_record

    def call(state: Any, *arguments: Any) -> Any:
        answers = _answers.get(state)
        return _call_of(answers[name], len(arguments)) if answers else None

    note_verb(question)
    by_record[question] = lambda record: _answers.get(record, {}).get(name)
    ways: tuple[tuple[str, Any, Any], ...] = ("cpu", RULE_OPTIONS, call), ("gpu", OPTIONS, call)
    for target, jit_options, choose in ways:
        choose.__signature__ = inspect.signature(question)
        overload(question, jit_options=jit_options, strict=False, target=target)(choose)
    return question


@cache
def _call_of(answer: Any, arguments: int) -> Any:
    """A call of the answer. The call is compiled for each type of number that it is made with, the answer
    itself only once."""

    def call_0(state: Any) -> Any:
        return answer(state)

    def call_1(state: Any, a: Any) -> Any:
        return answer(state, a)

    def call_2(state: Any, a: Any, b: Any) -> Any:
        return answer(state, a, b)

    def call_3(state: Any, a: Any, b: Any, c: Any) -> Any:
        return answer(state, a, b, c)

    def call_4(state: Any, a: Any, b: Any, c: Any, d: Any) -> Any:
        return answer(state, a, b, c, d)

    def call_5(state: Any, a: Any, b: Any, c: Any, d: Any, e: Any) -> Any:
        return answer(state, a, b, c, d, e)

    return (call_0, call_1, call_2, call_3, call_4, call_5)[arguments]


def _not_a_record(state: Any) -> NoReturn:
    raise TypeError(f"verbs are asked by rules and entry points, with a record; this is {state!r}")


@_verb
def deal(state: Any, low: int, high: int) -> None:
    """Set the game up according to its options, with the chance of a 64-bit seed, given in two halves."""


@_verb
def actors(state: Any) -> int:
    """The seats that are asked now, as bits: several at once decide in secret; 0 when the game is over."""
    _not_a_record(state)


@_verb
def legal(state: Any, seat: int, codes: Numbers) -> int:
    """Write the codes of all actions that the seat may take, ascending, into `codes`; return how many."""
    _not_a_record(state)


@_verb
def refusal(state: Any, seat: int, code: int) -> int:
    """Why the seat may not take this action: a number of the game's `Refusal`, 0 if it may."""
    _not_a_record(state)


@_verb
def settled(state: Any, seat: int) -> int:
    """The code that the rules prescribe to a bot at the seat, which is asked; FREE where it may choose. A
    game that prescribes nothing need not answer."""
    _not_a_record(state)


@rule
def nothing_is_settled(state: Any, seat: int) -> int:
    return FREE


@_verb
def advised(state: Any, seat: int) -> int:
    """The code of what a sensible player at the seat, which is asked, would do; FREE without advice. Where
    turns have many small steps, looking one of them ahead shows little. A game need not answer."""
    _not_a_record(state)


@rule
def nothing_is_advised(state: Any, seat: int) -> int:
    return FREE


@_verb
def weigh(state: Any, seat: int, codes: Numbers, count: int, looks: Numbers, derived: Any) -> bool:
    """Write how these answers of the seat look, in hundredths of a point, if that can be seen without trying
    each of them; return whether it can. `derived` is scratch space. A game need not answer."""
    _not_a_record(state)


@rule
def nothing_is_weighed(
    state: Any, seat: int, codes: Numbers, count: int, looks: Numbers, derived: Any
) -> bool:
    return False


@_verb
def is_seldom(state: Any, code: int) -> bool:
    """Whether players who choose at random mostly leave this action out, such as an offer to others, which
    can be made all the time. A game need not answer."""
    _not_a_record(state)


@rule
def nothing_is_seldom(state: Any, code: int) -> bool:
    return False


@_verb
def apply(state: Any, seat: int, code: int) -> None:
    """Let the seat take the (legal) action; everything that follows from it without a decision happens at
    once."""


@_verb
def over(state: Any) -> bool:
    """Whether the game has ended."""
    _not_a_record(state)


@_verb
def score(state: Any, points: Grid) -> None:
    """Write the points of each seat by source into `points[seat, source]`, as if the game ended now."""


@_verb
def rank(state: Any, places: Numbers) -> None:
    """Write the place of each seat, 0 the best, into `places[seat]`; seats that tie share a place."""


@_verb
def evaluate(state: Any, values: Numbers) -> None:
    """Write how good the position looks for each seat into `values[seat]`, in hundredths of a point."""


@_verb
def observe(state: Any, seat: int) -> None:
    """Blank everything that the seat (or SPECTATOR) may not know: what is left is what it sees."""


@_verb
def derive(state: Any, seat: int, points: Grid, values: Numbers, derived: Any) -> None:
    """Write what is worth working out for a network at the seat into `derived`, a record of the game's own,
    which is blank: from an observed record, and from what `score` and `evaluate` wrote for it."""


@_verb
def show(state: Any, points: Grid, places: Numbers, text: Text) -> None:
    """Write everything that an observed record holds into `text`, section by section, as members of an
    object, with the given points and places."""


@_verb
def redeal(state: Any, seat: int, low: int, high: int) -> None:
    """Deal again, from a seed, everything that the seat does not know, the future included; keep what it
    knows."""


@_verb
def note_events(state: Any, wanted: Numbers, told: Grid, count: int) -> int:
    """Move the events whose kinds are `wanted` (1 in the place of each) from the journal to `told`, in which
    there are `count`; return how many there are now, including those for which there was no room. The kernel
    answers, for either kind of journal."""
    _not_a_record(state)
