"""Actions: each is declared once, as one function.

    @actions.declare("city", Decision.STEP, code=160, region=REGIONS)
    def build_city(state: State, seat: int, region: int, trying: bool) -> int:
        if state.left[Step.CITY] == 0:
            return Refusal.NO_BUILDING
        ...
        if trying:
            return ALLOWED
        put_city(state, seat, region)
        return ALLOWED

When an action is possible, what it takes, why it may be refused and what it does are in one place. From the
declarations the kernel writes the verbs `legal`, `refusal`, `apply` and `over`, so that they cannot disagree,
and the meaning of every code.

Logs keep codes for years, so each action states its own first code, as a field of a file format would; codes
that overlap are an error. Several functions may share one kind of action and its codes if they answer
different decisions: `at 3,4` is where a token goes, or a tile.
"""

from __future__ import annotations
import __future__

import ast
import inspect
import math
import textwrap
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from types import FunctionType
from typing import Any, TypeVar

from imperia.kernel.names import Decisions
from imperia.kernel.written import written_module

ALLOWED = 0
NOT_ASKED = -1  # the seat is not asked anything
NO_SUCH_ACTION = -2  # a code that means nothing
FIRST_DO = 1_000  # + decision: another decision has to be answered first
NOT_NOW = 2_000  # + number of the kind: its decision has passed

Declaration = TypeVar("Declaration", bound=Callable[..., int])
Condition = Callable[[Any, int], int]
Listing = Callable[[Any, int, Any, int], int]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of action: its first code, and one code for each combination of arguments."""

    name: str
    code: int
    sizes: dict[str, int]
    words: dict[str, tuple[str, ...]]  # for arguments that are written as words instead of numbers

    @property
    def codes(self) -> range:
        return range(self.code, self.code + math.prod(self.sizes.values()))

    def arguments(self, code: int) -> dict[str, int]:
        rest = code - self.code
        values = {}
        for name, size in reversed(self.sizes.items()):
            rest, values[name] = divmod(rest, size)
        return {name: values[name] for name in self.sizes}

    def code_of(self, values: list[int]) -> int:
        """The code of these arguments, which are within their sizes."""
        offset = 0
        for value, size in zip(values, self.sizes.values(), strict=True):
            offset = offset * size + value
        return self.code + offset

    def written(self, code: int) -> str:
        """The notation of a code."""
        values = self.arguments(code).items()
        return " ".join([self.name, *(self.words[n][v] if n in self.words else str(v) for n, v in values)])

    @property
    def form(self) -> str:
        """How such actions are written, for messages."""
        parts = ("|".join(self.words[name]) if name in self.words else f"<{name}>" for name in self.sizes)
        return " ".join([self.name, *parts])


@dataclass(frozen=True, slots=True)
class Answer:
    """One function, and the decisions that it answers."""

    kind: Kind
    decisions: tuple[Decisions, ...]
    rule: Any
    tried: Any  # the same rule as far as it returns why not; None: the rule itself is tried
    when: Any  # a rule that returns why none of its actions is possible now; None: try each
    candidates: Any  # a rule that lists the codes worth trying; None: try all
    listed: bool  # whether all codes that `candidates` lists are legal
    most: int  # the most of its actions that are ever listed, or worth trying, at once


class Actions:
    """All actions of a game."""

    def __init__(self, game: str, decisions: type[Decisions], *, tried_apart: bool = False) -> None:
        """`tried_apart`: actions do so much that `legal` and `refusal` are compiled without what they do.
        Where actions do little, compiling them twice costs more."""
        self.game = game
        self._apart = tried_apart
        self.decisions = decisions
        self.kinds: dict[str, Kind] = {}
        self.answers: list[Answer] = []
        self._afterwards: Any = None
        self._only_answer: Any = None
        self._in_order: list[Kind] = []  # by code
        self._first_codes: list[int] = []
        self._ends_of_codes: list[int] = []

    def declare(
        self,
        name: str,
        *decisions: Decisions,
        code: int | None = None,
        when: Condition | None = None,
        candidates: Listing | None = None,
        legal: Listing | None = None,
        most: int | None = None,
        **sizes: int | Iterable[str],
    ) -> Callable[[Declaration], Declaration]:
        """The decorated function is what this kind of action does when it answers one of these decisions.

        It gets the state, the seat, the arguments (each a number below its size) and `trying`: whether it
        should only return why not. The size of an argument may be given as words for its numbers, which then
        stand in the notation. `code` is the first of the codes; a kind that was declared before keeps its
        own. `when` is a rule (state, seat) that returns why no action of the kind is possible now, whatever
        the arguments; the function need not check that again.

        Where trying all arguments would be slow, `candidates` is a rule (state, seat, room, count) that
        appends the offsets worth trying to the first `count` in `room`, ascending, counted from the first
        code, and returns the new count. `legal` is the same for a rule that appends only what is allowed. A
        kind with very many codes, few of them possible at once, gives as `most` how many such a rule appends
        at most: arrays for answers have no more room than that.
        """
        kind = self._kind(name, code, sizes)
        if most is not None and not (candidates or legal):
            raise ValueError(f"{self.game}: {name!r} tries all its codes, so that `most` cannot hold")
        room = len(kind.codes) if most is None else min(most, len(kind.codes))

        def declared(function: Declaration) -> Declaration:
            from imperia.kernel.rule import rule  # here, so that naming decisions does not load a compiler

            made = rule(function)
            tried = rule(only_trying(function)) if self._apart else None
            answer = Answer(kind, decisions, made, tried, when, candidates or legal, legal is not None, room)
            self._check_alone(answer)
            self.answers.append(answer)
            return made

        return declared

    def afterwards(self, function: Callable[[Any], None]) -> Callable[[Any], None]:
        """Declare a rule that is called after every action, for what follows without a decision."""
        self._afterwards = function
        return function

    def only_answer(self, function: Callable[[Any], int]) -> Any:
        """Declare a rule that returns the code of the only answer to what is asked now, which is then given
        without asking; -1 if there are several answers, or if the seat is asked all the same."""
        from imperia.kernel.rule import rule

        self._only_answer = rule(function)
        return self._only_answer

    def _kind(self, name: str, code: int | None, given: dict[str, int | Iterable[str]]) -> Kind:
        words = {argument: tuple(size) for argument, size in given.items() if not isinstance(size, int)}
        sizes = {a: size if isinstance(size, int) else len(words[a]) for a, size in given.items()}
        known = self.kinds.get(name)
        if known is not None:
            if code not in (None, known.code) or (sizes and sizes != known.sizes):
                raise ValueError(f"{self.game}: {name!r} was declared with other codes or arguments before")
            return known
        if code is None:
            raise ValueError(f"{self.game}: {name!r} needs its first code; {self.codes} is free")
        kind = Kind(name, code, sizes, words)
        for other in self.kinds.values():
            if kind.codes.start < other.codes.stop and other.codes.start < kind.codes.stop:
                raise ValueError(f"{self.game}: codes of {name!r} are those of {other.name!r} too")
        self.kinds[name] = kind
        self._in_order = sorted(self.kinds.values(), key=lambda known: known.code)
        self._first_codes = [known.code for known in self._in_order]
        self._ends_of_codes = [known.codes.stop for known in self._in_order]
        return kind

    def _check_alone(self, answer: Answer) -> None:
        for other in self.answers:
            if other.kind is answer.kind and set(other.decisions) & set(answer.decisions):
                raise ValueError(f"{self.game}: two functions answer one decision by {answer.kind.name!r}")

    # ----- What codes mean

    @property
    def codes(self) -> int:
        """All codes are below this number."""
        return self._in_order[-1].codes.stop if self._in_order else 0

    @property
    def most_answers(self) -> int:
        """No decision has more answers than this."""
        return max(
            (sum(answer.most for _, answer in self._answers_to(decision)) for decision in self.decisions),
            default=0,
        )

    def kind_of(self, code: int) -> Kind | None:
        """The kind of action that a code belongs to; None for a code that means nothing."""
        place = bisect_right(self._first_codes, code) - 1
        return self._in_order[place] if place >= 0 and code < self._ends_of_codes[place] else None

    def by_code(self) -> list[Kind]:
        return list(self._in_order)

    # ----- The verbs, as text

    def verbs(self) -> dict[str, Any]:
        """`legal`, `refusal`, `apply` and `over` of the game, as rules."""
        from imperia.kernel.rule import constants, rule

        kinds = self.by_code()
        names: dict[str, Any] = {"NOT": constants(self._not_answering(kinds))}
        for number, answer in enumerate(self.answers):
            names[f"answer_{number}"] = answer.rule
            names[f"tried_{number}"] = answer.tried or answer.rule
            names[f"when_{number}"] = answer.when
            names[f"list_{number}"] = answer.candidates
        names["go_on"] = self._afterwards
        names["only_answer"] = self._only_answer
        text = "\n".join([*self._legal(), *self._refusal(kinds), *self._apply(kinds), *self._over()]) + "\n"
        written = written_module(f"imperia.games.{self.game}.written", text, names)
        return {verb: rule(written[verb]) for verb in ("legal", "refusal", "apply", "over")}

    def _answers_to(self, decision: Decisions) -> list[tuple[int, Answer]]:
        found = [(n, answer) for n, answer in enumerate(self.answers) if decision in answer.decisions]
        return sorted(found, key=lambda pair: pair[1].kind.code)

    def _not_answering(self, kinds: list[Kind]) -> list[list[int]]:
        """For each kind and decision, why such an action does not answer it: its own decision has passed, or
        is still to come."""
        last = [self.last_question(kind) for kind in kinds]
        return [
            [
                NOT_NOW + number if last[number] < decision else FIRST_DO + decision
                for decision in self.decisions
            ]
            for number in range(len(kinds))
        ]

    def last_question(self, kind: Kind) -> Decisions:
        """The last of the decisions that actions of this kind answer."""
        return max(max(answer.decisions) for answer in self.answers if answer.kind is kind)

    def out_of_place(self) -> set[int]:
        """The refusals of actions that do not answer the open decision, as far as they can occur."""
        kinds = self.by_code()
        answered = {(answer.kind.name, decision) for answer in self.answers for decision in answer.decisions}
        return {
            why
            for kind, whys in zip(kinds, self._not_answering(kinds), strict=True)
            for decision, why in zip(list(self.decisions)[:-1], whys, strict=False)
            if (kind.name, decision) not in answered
        }

    def _legal(self) -> Iterator[str]:
        yield "def legal(state, seat, codes):"
        yield "    decision = state.decision"
        yield "    count = 0"
        for decision in self.decisions:
            answers = self._answers_to(decision)
            if not answers:
                continue
            yield f"    if decision == {int(decision)}:  # {decision.name.lower()}"
            for number, answer in answers:
                lines = list(_offer(number, answer))
                if answer.when is not None:
                    lines = [
                        f"if when_{number}(state, seat) == {ALLOWED}:",
                        *(f"    {line}" for line in lines),
                    ]
                yield from (f"        {line}" for line in lines)
            yield "        return count"
        yield "    return count"

    def _refusal(self, kinds: list[Kind]) -> Iterator[str]:
        yield "def refusal(state, seat, code):"
        yield "    decision = state.decision"
        for number, kind in reversed(list(enumerate(kinds))):
            yield f"    if {kind.codes.start} <= code < {kind.codes.stop}:  # {kind.name}"
            for answer_number, answer in enumerate(self.answers):
                if answer.kind is kind:
                    yield f"        if {_one_of(answer.decisions)}:"
                    if answer.when is not None:
                        yield f"            why_not = when_{answer_number}(state, seat)"
                        yield f"            if why_not != {ALLOWED}:"
                        yield "                return why_not"
                    call = _tried(answer_number, answer, _arguments(kind, f"(code - {kind.code})"))
                    yield f"            return {call}"
            yield f"        return NOT[{number}, decision]"
        yield f"    return {NO_SUCH_ACTION}"

    def _over(self) -> Iterator[str]:
        """A game is over at the last of its decisions, which asks nothing."""
        yield "def over(state):"
        yield f"    return state.decision == {len(self.decisions) - 1}"

    def _apply(self, kinds: list[Kind]) -> Iterator[str]:
        yield "def apply(state, seat, code):"
        lines = self._applied(kinds)
        if self._only_answer is None:
            yield from lines
            return
        yield "    while code >= 0:"
        yield from (f"    {line}" for line in lines)
        yield "        code = only_answer(state)"
        yield "        seat = state.actor"

    def _applied(self, kinds: list[Kind]) -> Iterator[str]:
        """One action, and what follows from it."""
        yield "    decision = state.decision"
        word = "if"
        for kind in reversed(kinds):
            yield f"    {word} code >= {kind.codes.start}:  # {kind.name}"
            word = "elif"
            inner = "if"
            for number, answer in enumerate(self.answers):
                if answer.kind is kind:
                    condition = f"({_one_of(answer.decisions)})"
                    if answer.when is not None:
                        condition += f" and when_{number}(state, seat) == {ALLOWED}"
                    yield f"        {inner} {condition}:"
                    arguments = ", ".join(["state", "seat", *_arguments(kind, f"(code - {kind.code})")])
                    yield f"            answer_{number}({arguments}, False)"
                    inner = "elif"
        if self._afterwards is not None:
            yield "    go_on(state)"


def only_trying(function: Callable[..., int]) -> Callable[..., int]:
    """The same function with True for `trying`: Python's compiler drops what is then never reached. Otherwise
    `legal` and `refusal` would bring everything that actions do into each of their entry points."""
    assert isinstance(function, FunctionType)
    lines, first = inspect.getsourcelines(function)
    tree = ast.parse(textwrap.dedent("".join(lines)))
    ast.increment_lineno(tree, first - 1)
    declared = tree.body[0]
    assert isinstance(declared, ast.FunctionDef)
    declared.decorator_list.clear()
    assert declared.args.args.pop().arg == "trying"
    tree = ast.fix_missing_locations(_Tried().visit(tree))
    made: dict[str, Any] = {}
    exec(
        compile(
            tree,
            function.__code__.co_filename,
            "exec",
            dont_inherit=True,
            flags=__future__.annotations.compiler_flag,
        ),
        made,
    )
    found = made[function.__name__]
    tried = FunctionType(found.__code__, function.__globals__, f"{function.__name__}_tried")
    vars(tried)["syntax"] = declared
    tried.__module__, tried.__qualname__ = function.__module__, f"{function.__qualname__}_tried"
    return tried


class _Tried(ast.NodeTransformer):
    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.copy_location(ast.Constant(True), node) if node.id == "trying" else node


def _one_of(decisions: tuple[Decisions, ...]) -> str:
    return " or ".join(f"decision == {int(decision)}" for decision in decisions)


def _arguments(kind: Kind, offset: str) -> list[str]:
    """The arguments of a kind, computed from the offset to its first code."""
    arguments = []
    unit = math.prod(kind.sizes.values())
    for place, size in enumerate(kind.sizes.values()):
        unit //= size
        part = f"{offset} // {unit}" if unit > 1 else offset
        arguments.append(f"{part} % {size}" if place > 0 else part)
    return arguments


def _tried(number: int, answer: Answer, arguments: list[str]) -> str:
    """The call that returns why an action is not allowed."""
    last = ["True"] if answer.tried is None else []
    return f"tried_{number}({', '.join(['state', 'seat', *arguments, *last])})"


def _offer(number: int, answer: Answer) -> Iterator[str]:
    """Lines that append the legal codes of an answer."""
    kind = answer.kind
    if answer.candidates is not None:
        yield f"listed = list_{number}(state, seat, codes, count)"
        yield "for place in range(count, listed):"
        if answer.listed:
            yield f"    codes[place] += {kind.code}"
            yield "count = listed"
        else:
            yield "    offset = codes[place]"
            yield f"    if {_tried(number, answer, _arguments(kind, 'offset'))} == {ALLOWED}:"
            yield f"        codes[count] = {kind.code} + offset"
            yield "        count += 1"
        return
    indent = ""
    offset = "0"
    values = [f"value_{place}" for place in range(len(kind.sizes))]
    for value, size in zip(values, kind.sizes.values(), strict=True):
        yield f"{indent}for {value} in range({size}):"
        indent += "    "
        offset = value if offset == "0" else f"({offset}) * {size} + {value}"
    yield f"{indent}if {_tried(number, answer, values)} == {ALLOWED}:"
    yield f"{indent}    codes[count] = {kind.code} + {offset}"
    yield f"{indent}    count += 1"
