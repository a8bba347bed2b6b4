"""Where units that stand together can go this turn, what that costs, and by which small steps: C8, C10, C16.

    find_ways(state, seat, place, units)  # places as in the record

The steps are answers to the questions of a turn, in notation; taking them one after the other leads there.
They are found by taking them in a copy, so they already allow for all that the rules forbid, ask or skip.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from imperia.games.capitals.battle import why_not_attack, why_not_attack_at_sea, why_not_commit_from
from imperia.games.capitals.codes import AT, DO, NUMBER, UNIT_CODES
from imperia.games.capitals.marching import march_cost
from imperia.games.capitals.names import (
    FIRST_CAPTIVE,
    FIRST_SHIP,
    KIND_OF_SORT,
    KINDS,
    Decision,
    Verb,
    actions,
)
from imperia.games.capitals.provinces import soldiers_in
from imperia.games.capitals.stacks import all_points, number_with, present, sort_of
from imperia.games.capitals.state import State
from imperia.games.setting import Facts, Record
from imperia.kernel.actions import ALLOWED
from imperia.kernel.in_python import in_python, seen
from imperia.kernel.one import OneRecord
from imperia.kernel.record import copy_of

KIND_NAMES = tuple(name for name, _ in KINDS)
Units = Mapping[int, int]  # how many of each kind
_GROUPED = (Decision.PLACE, Decision.UNITS, Decision.NUMBER, Decision.TARGET)


class Class(NamedTuple):
    """Pieces that can go together, and the verbs by which they go and attack."""

    kinds: range
    go: Verb
    attack: Verb | None


CLASSES = (
    Class(range(FIRST_CAPTIVE), Verb.MARCH, Verb.ATTACK),
    Class(range(FIRST_CAPTIVE, FIRST_SHIP), Verb.WALK, None),
    Class(range(FIRST_SHIP, len(KINDS)), Verb.SAIL, Verb.SEA_ATTACK),
)


class Way(NamedTuple):
    """How to get somewhere: `after` is the record in which the units have arrived and could go on, if any;
    `before` the one in which they attack, if they do."""

    cost: int
    path: tuple[int, ...]
    steps: tuple[str, ...]
    after: Record | None
    before: Record | None = None


def class_of(kinds: Mapping[int, int]) -> Class | None:
    """The class of these kinds of pieces; None if they do not go together."""
    return next((each for each in CLASSES if kinds and all(kind in each.kinds for kind in kinds)), None)


def first_class(units: Units) -> dict[int, int]:
    """Where pieces do not all go together, those of the first class: units, then captives, then warships."""
    for each in CLASSES:
        if found := {kind: number for kind, number in units.items() if kind in each.kinds}:
            return found
    return {}


def is_there(record: Record, seat: int, place: int) -> bool:
    """Whether the seat holds the province, or has the warships in the sea."""
    lands = int(record[0]["board"]["lands"])
    if place < lands:
        return int(record[0]["lands"][place]["holder"]) == seat
    return int(record[0]["waters"][place - lands]["fleet"]) == seat


def movable(record: Record, place: int) -> dict[int, int]:
    """How many of each kind in a place have a point left, of the player whose turn it is."""
    state = seen(record, State)
    found = {}
    for kind in range(len(KINDS)):
        if in_python(present)(state, place, kind):
            found[kind] = sum(_by_points(state, place, kind).values())
    return {kind: number for kind, number in found.items() if number}


WAYS_KEPT = 8  # about thirty records each
_kept: OrderedDict[tuple[bytes, int, int, tuple[tuple[int, int], ...]], dict[int, Way]] = OrderedDict()


def find_ways(record: Record, seat: int, place: int, units: Units) -> dict[int, Way]:
    """The cheapest way to every place within reach; places of others are reached by an attack. A player who
    looks where an army can go soon asks about one of those places, so the last answers are kept."""
    asked = record.tobytes(), seat, place, tuple(sorted(units.items()))
    ways = _kept.pop(asked, None)
    if ways is None:
        ways = _find_ways(copy_of(record), seat, place, units)
    _kept[asked] = ways
    while len(_kept) > WAYS_KEPT:
        _kept.popitem(last=False)
    return ways


def _find_ways(record: Record, seat: int, place: int, units: Units) -> dict[int, Way]:
    together = class_of(units)
    assert together is not None
    order = count()  # among the cheapest ways, those with the fewest legs, then the first found
    waiting = [(0, 0, next(order), Way(0, (place,), (), record))]
    ways: dict[int, Way] = {}
    while waiting:
        *_, way = heappop(waiting)
        here = way.path[-1]
        if here in ways:
            continue
        ways[here] = way
        if way.after is not None:
            for further in _legs(way, seat, units, together):
                heappush(waiting, (further.cost, len(further.path), next(order), further))
    del ways[place]
    return dict(sorted(ways.items()))


def told(record: Record, target: int, way: Way) -> Facts:
    """A way, ready for JSON."""
    attack = way.before is not None
    return {
        "place": target + 1,
        "cost": way.cost,
        "attack": attack,
        "battle": attack and _is_defended(seen(record, State), target),
        "path": [each + 1 for each in way.path],
        "steps": list(way.steps),
    }


def _is_defended(state: State, place: int) -> bool:
    return place >= state.board.lands or in_python(soldiers_in)(state, place) > 0


def _legs(way: Way, seat: int, units: Units, together: Class) -> Iterator[Way]:
    assert way.after is not None
    state, here = seen(way.after, State), way.path[-1]
    board = state.board
    for n in range(board.first[here], board.shore[here]):
        target = int(board.beside[n])
        if target in way.path:
            continue
        trial = Trial(way.after, seat)
        if trial.go(together.go, here, target, units):
            yield way._replace(
                cost=way.cost + _currency(way.after, seat) - _currency(trial.record, seat),
                path=(*way.path, target),
                steps=(*way.steps, *trial.steps),
                after=trial.record if trial.asks(Decision.ACTION) else None,
            )
        elif together.attack is not None:
            trial = Trial(way.after, seat)
            if trial.attack(together.attack, here, target, units):
                yield way._replace(
                    cost=way.cost + _cost_of_attack(state, here, units, together),
                    path=(*way.path, target),
                    steps=(*way.steps, *trial.steps),
                    after=None,
                    before=way.after,
                )


def _currency(record: Record, seat: int) -> int:
    return int(record[0]["seats"][seat]["currency"])


def _cost_of_attack(state: State, place: int, units: Units, together: Class) -> int:
    """C10.7: the cost of the march, if the attack wins and does not plunder."""
    if together.attack != Verb.ATTACK:
        return 0
    return sum(in_python(march_cost)(state, place, kind, number) for kind, number in units.items())


def _by_points(state: State, place: int, kind: int) -> dict[int, int]:
    """How many units of a kind have how many points left, without those that have none; most points first."""
    most = in_python(all_points)(state, kind)
    found = {points: in_python(number_with)(state, place, kind, points) for points in range(most, 0, -1)}
    return {points: number for points, number in found.items() if number}


class Trial:
    """Small steps that are taken in a copy of a record, and noted."""

    def __init__(self, record: Record, seat: int) -> None:
        self.record = copy_of(record)
        self.steps: list[str] = []
        self._seat = seat
        self._rules = OneRecord()

    def go(self, verb: Verb, place: int, target: int, units: Units) -> bool:
        """Whether all the units get from one place to the next."""
        return all(
            self._order(verb, place, sort, number, target) for sort, number in self._sorts(place, units)
        )

    def attack(self, verb: Verb, place: int, target: int, units: Units) -> bool:
        """Whether all the units can attack together; the last step is the one with which the attack
        begins."""
        state, groups = seen(self.record, State), list(self._sorts(place, units))
        why_not = why_not_attack if verb == Verb.ATTACK else why_not_attack_at_sea
        if in_python(why_not)(state, self._seat, target) != ALLOWED:
            return False
        if in_python(why_not_commit_from)(state, self._seat, place, target) != ALLOWED:
            return False
        if not self._take(DO + verb):
            return False
        for n, (sort, number) in enumerate(groups):
            if n and not (self.asks(Decision.COMMIT) and self._take(actions.kinds["more"].code_of([]))):
                return False
            if not self._name(place, sort, number, target):
                return False
        if self.asks(Decision.COMMIT):  # otherwise nobody else could join, and it has begun
            self.steps.append("enough")
        return True

    def _sorts(self, place: int, units: Units) -> Iterator[tuple[int, int]]:
        """The units by the points that they have left; those with the most go first."""
        for kind, wanted in units.items():
            left = wanted
            for points, number in _by_points(seen(self.record, State), place, kind).items():
                if left:
                    yield int(in_python(sort_of)(kind, points)), min(left, number)
                    left -= min(left, number)
            if left:
                yield int(in_python(sort_of)(kind, 0)), left  # these cannot go

    def _order(self, verb: Verb, place: int, sort: int, number: int, target: int) -> bool:
        kind = KIND_OF_SORT[sort]
        before = in_python(present)(seen(self.record, State), target, kind)
        if not self._take(DO + verb) or not self._name(place, sort, number, target):
            return False
        return bool(in_python(present)(seen(self.record, State), target, kind) == before + number)

    def _name(self, place: int, sort: int, number: int, target: int) -> bool:
        """Answer what is asked until the units are named and sent; a question with only one answer is not
        asked."""
        answers = {
            Decision.PLACE: AT + place + 1,
            Decision.UNITS: UNIT_CODES + sort,
            Decision.NUMBER: NUMBER + number,
            Decision.TARGET: AT + target + 1,
        }
        while (decision := Decision(int(self.record[0]["decision"]))) in answers:
            if not self._is_about(decision, place, target) or not self._take(answers.pop(decision)):
                return False
        return decision not in _GROUPED

    def _is_about(self, decision: Decision, place: int, target: int) -> bool:
        """Whether the questions that were not asked got the answers that we would have given."""
        record = self.record[0]
        attacks = int(record["verb"]) in (Verb.ATTACK, Verb.SEA_ATTACK)
        named = decision in (Decision.UNITS, Decision.NUMBER) or (decision == Decision.TARGET and not attacks)
        if named and int(record["place"]) != place:
            return False
        return decision == Decision.TARGET or not attacks or int(record["target"]) == target

    def _take(self, code: int) -> bool:
        if code not in self._rules.legal(self.record, self._seat):
            return False
        kind = next(kind for kind in actions.kinds.values() if code in kind.codes)
        self.steps.append(kind.written(code))
        self._rules.apply(self.record, self._seat, code)
        return True

    def asks(self, decision: Decision) -> bool:
        return int(self.record[0]["decision"]) == decision
