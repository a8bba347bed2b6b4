"""The exact odds of a battle, for bots, matches, the command line and the page: clauses C10, C11.6 and C16.5.

    odds_of(state)                        # for the attack that is being put together or fought
    odds_if(state, seat, target, groups)  # if these units attacked
    odds(state, setting, seat, question)  # the same, asked and answered in JSON

A question has any of these: `target` and `groups`, a list of {place, unit, number} with places numbered as
in a view; `seat`, who attacks; `below`, to withdraw with fewer soldiers than that. Without a target it is
about the battle at hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

import numpy as np

from imperia.games.capitals.battle_odds import (
    ENDS,
    FACTS,
    MOST_SOLDIERS,
    PARTS,
    ROWS,
    End,
    Fact,
    Kind,
    Part,
    Row,
    Side,
    describe,
    follow,
    put_attack_together,
    soldiers_of,
    walk,
    work_out,
)
from imperia.games.capitals.names import ABOARD, FIRST_SHIP, REBELS, Refusal
from imperia.games.capitals.pieces import MOST_NUMBER, UNDER_WAY, Ship, Unit
from imperia.games.capitals.state import State
from imperia.games.errors import BadQuestion
from imperia.games.setting import Facts, Record, Setting
from imperia.kernel.in_python import in_python, seen
from imperia.kernel.journal import CLOSED
from imperia.kernel.record import copy_of
from imperia.words import Quoted, quoted

PIECES = {
    **{unit.name.lower(): int(unit) for unit in Unit},
    **{ship.name.lower(): FIRST_SHIP + ship for ship in Ship},
}
SMALL = 1_000  # up to this product of the soldiers of both sides plain Python is fast enough
MOST_GROUPS = 64  # in a question
SIDES = ("attacker", "defender")
KINDS = {Kind.LAND: "land", Kind.SEA: "sea", Kind.SAVAGES: "savages"}
NOW = (Part.NUMBERS, Part.GUNS, Part.DUG_IN)  # these depend on what is left; the others stay the same

CLAUSES = {
    (Side.ATTACKER, Part.NUMBERS): "C10.4",
    (Side.ATTACKER, Part.FURTHER_PROVINCES): "C10.4",
    (Side.ATTACKER, Part.LANDING): "C10.4",
    (Side.ATTACKER, Part.NOT_CONNECTED): "C10.4",
    (Side.ATTACKER, Part.REBELLIONS): "C10.4",
    (Side.ATTACKER, Part.PORT): "C5.6",
    (Side.ATTACKER, Part.WEATHER): "C4.1",
    (Side.ATTACKER, Part.WEAPONS): "C10.4",
    (Side.DEFENDER, Part.BUNKER): "C5.5",
    (Side.DEFENDER, Part.GUNS): "C5.5",
    (Side.DEFENDER, Part.CANNONBALLS): "C10.5",
    (Side.DEFENDER, Part.CAPITAL): "C10.5",
    (Side.DEFENDER, Part.CAPTURED_CAPITAL): "C10.5",
    (Side.DEFENDER, Part.DUG_IN): "C10.5",
    (Side.DEFENDER, Part.REBELLIONS): "C10.5",
    (Side.DEFENDER, Part.WEAPONS): "C10.5",
}
CLAUSES_AT_SEA = {
    (Side.ATTACKER, Part.NUMBERS): "C16.1",
    (Side.ATTACKER, Part.WEATHER): "C4.3",
    (Side.ATTACKER, Part.WEAPONS): "C16.5",
    (Side.ATTACKER, Part.BATTERY): "C16.1",
    (Side.DEFENDER, Part.WEAPONS): "C16.5",
    (Side.DEFENDER, Part.BATTERY): "C16.1",
}
CLAUSE_OF_SAVAGES = "C11.6"

WHY_NOT = {
    Refusal.NO_SUCH_PLACE: "odds-no-such-place",
    Refusal.NOT_AN_ENEMY: "odds-own-place",
    Refusal.NOBODY_TO_ATTACK: "odds-nobody-there",
    Refusal.NOTHING_CAN_REACH: "odds-out-of-reach",
    Refusal.NOT_ADJACENT: "odds-not-adjacent",
    Refusal.NOT_HELD: "odds-not-held",
    Refusal.NO_FLEET: "odds-no-fleet",
    Refusal.NO_TRANSPORT: "odds-no-transport",
    Refusal.NO_POINTS_LEFT: "odds-no-points",
    Refusal.TOO_MANY_STACKS: "odds-many-groups",
}


class Group(NamedTuple):
    """Units of one kind that attack from one place."""

    place: int  # as in the record: land, sea, or ABOARD + the number of a transport
    kind: int  # a unit, or FIRST_SHIP + a ship
    number: int


@dataclass(frozen=True, slots=True)
class Modifier:
    """What is added to the rolls of a side now."""

    side: str
    key: str
    clause: str
    value: int
    lasting: bool  # throughout the battle; the others change with what is left


@dataclass(frozen=True, slots=True)
class Course:
    """How a battle is expected to go if it is fought in a certain way."""

    win: float  # the chance that the target is taken
    withdraw: float
    lose: float
    rounds: float  # the expected number, like the losses
    attackers_lost: float
    defenders_lost: float
    attackers_left: tuple[float, ...]  # the chance of each number of soldiers, or of each strength at sea
    defenders_left: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Battle:
    """Who fights whom, and where."""

    kind: str  # land, sea, savages
    attacker: int
    defender: int | str  # a seat, rebels or savages
    place: int  # as on the map, from 1
    attackers: int  # soldiers, or strength at sea
    defenders: int
    begun: bool  # a round has been fought, so that the attacker may withdraw at once
    may_withdraw: bool


@dataclass(frozen=True, slots=True)
class Odds:
    battle: Battle
    modifiers: tuple[Modifier, ...]
    to_the_end: Course
    below: int | None
    withdrawing: Course | None  # with fewer soldiers than `below`

    @property
    def win(self) -> float:
        return self.to_the_end.win

    @property
    def facts(self) -> Facts:
        """The odds, ready for JSON."""
        return asdict(self)


# ----- Asked by programs


def odds_of(state: Record, below: int | None = None) -> Odds:
    """The odds of the attack that is being put together or fought, or of the fight with savages who were
    found."""
    return _odds(copy_of(state), below)


def odds_if(state: Record, seat: int, target: int, groups: Sequence[Group], below: int | None = None) -> Odds:
    """The odds if these units attacked a place, together with the seat's units that already do. Units of a
    seat whose turn it is not have all their points."""
    imagined = copy_of(state)
    why = put_together(imagined, seat, target, groups)
    if why:
        raise BadQuestion(WHY_NOT[Refusal(why)])
    return _odds(imagined, below)


def put_together(state: Record, seat: int, target: int, groups: Sequence[Group]) -> int:
    """Add groups to the seat's attack on a target; returns the number of the reason why they cannot be
    added, or 0."""
    named = np.array(groups, np.int64).reshape(-1, 3)
    return in_python(put_attack_together)(seen(state, State), seat, target, named)


def _odds(state: Record, below: int | None) -> Odds:
    facts, parts = np.zeros(FACTS, np.int64), np.zeros((len(Side), PARTS), np.int64)
    rows, reached = np.empty((ROWS, MOST_SOLDIERS + 1), np.int64), np.empty(MOST_SOLDIERS + 1)
    left, ends = np.zeros((2, len(Side), MOST_SOLDIERS + 1)), np.zeros((2, ENDS))
    if _is_small(state):
        in_python(follow)(seen(state, State), below or 0, facts, parts, rows, reached, left, ends)
    else:
        work_out(state, below or 0, facts, parts, rows, reached, left, ends)
    battle = _battle(facts.tolist(), rows)
    if below is not None and not battle.may_withdraw:
        raise BadQuestion("odds-no-withdrawal")
    numbers = battle.attackers, battle.defenders
    courses = [_course(ends[n].tolist(), left[n], numbers) for n in range(1 if below is None else 2)]
    return Odds(
        battle,
        _modifiers(Kind(facts[Fact.KIND]), parts.tolist()),
        courses[0],
        below,
        None if below is None else courses[1],
    )


def _is_small(state: Record) -> bool:
    """Whether the battle is worked out at once in plain Python, so that nobody has to wait for a compiler."""
    begun, facts = seen(copy_of(state), State), np.zeros(FACTS, np.int64)
    begun.journal.open = CLOSED
    in_python(describe)(begun, facts)
    kind = int(facts[Fact.KIND])
    if kind == Kind.NONE:
        return True
    attackers, defenders = (in_python(soldiers_of)(begun, kind, side) for side in Side)
    return attackers * defenders <= SMALL


def _battle(facts: list[int], rows: Record) -> Battle:
    kind, defender = Kind(facts[Fact.KIND]), facts[Fact.DEFENDER]
    if kind == Kind.NONE:
        raise BadQuestion("odds-no-battle")
    if kind == Kind.TOO_LARGE:
        raise BadQuestion("odds-too-many", most=MOST_SOLDIERS)
    return Battle(
        KINDS[kind],
        facts[Fact.ATTACKER],
        defender if defender < REBELS else "rebels" if defender == REBELS else "savages",
        facts[Fact.TARGET] + 1,
        int(rows[Row.ATTACKERS, 0]),
        int(rows[Row.DEFENDERS, 0]),
        bool(facts[Fact.BEGUN]),
        bool(facts[Fact.MAY_WITHDRAW]),
    )


def _modifiers(kind: Kind, parts: list[list[int]]) -> tuple[Modifier, ...]:
    clauses = CLAUSES_AT_SEA if kind == Kind.SEA else CLAUSES
    return tuple(
        Modifier(
            SIDES[side],
            part.name.lower().replace("_", "-"),
            CLAUSE_OF_SAVAGES if kind == Kind.SAVAGES else clauses[side, part],
            parts[side][part],
            part not in NOW,
        )
        for side in Side
        for part in Part
        if parts[side][part]
    )


def _course(ends: list[float], left: Record, numbers: tuple[int, int]) -> Course:
    attackers, defenders = (left[side, : numbers[side] + 1] for side in Side)
    return Course(
        ends[End.WON],
        ends[End.WITHDRAWN],
        ends[End.LOST],
        ends[End.ROUNDS],
        _lost(attackers),
        _lost(defenders),
        tuple(attackers.tolist()),
        tuple(defenders.tolist()),
    )


def course_by_numbers(attackers: int, defenders: int, lasting: int) -> Course:
    """The course of a fight in which only numbers count, and `lasting`: how much more the attacker adds
    throughout (C11.6, C12.5)."""
    facts, rows = np.zeros(FACTS, np.int64), np.zeros((ROWS, max(attackers, defenders) + 1), np.int64)
    facts[Fact.KIND] = Kind.SAVAGES
    facts[Fact.ATTACKERS_BEAR], facts[Fact.DEFENDERS_BEAR] = attackers, defenders
    rows[Row.ATTACKERS, : attackers + 1] = np.arange(attackers, -1, -1)
    rows[Row.DEFENDERS, : defenders + 1] = np.arange(defenders, -1, -1)
    reached = np.empty(defenders + 1)
    left, ends = np.zeros((1, len(Side), rows.shape[1])), np.zeros((1, ENDS))
    nowhere: Any = None  # where only numbers count, the walk does not look at the land
    in_python(walk)(nowhere, facts, rows, lasting, 0, reached, left, ends, 0)
    return _course(ends[0].tolist(), left[0], (attackers, defenders))


def _lost(left: Record) -> float:
    """What a side can expect to lose of all that it has."""
    return float(left @ np.arange(len(left) - 1, -1, -1))


# ----- Asked in JSON


def odds(state: Record, setting: Setting, seat: int | None, question: Facts) -> Facts:
    """The answer to a question that anybody may have sent; BadQuestion says what is wrong with it."""
    if unknown := [name for name in question if name not in ("target", "groups", "seat", "below")]:
        raise BadQuestion("odds-unknown-field", field=Quoted(unknown[0]))
    below = question.get("below")
    if below is not None:
        below = _whole(below, "below", 1, MOST_SOLDIERS)
    if "target" not in question and "groups" not in question:
        return odds_of(state, below).facts
    places = int(state[0]["board"]["lands"]) + int(state[0]["board"]["seas"])
    usual = seat if seat is not None else max(int(state[0]["mover"]), 0)
    attacker = _whole(question.get("seat", usual), "seat", 0, setting.players - 1)
    target = _whole(question.get("target"), "target", 1, places) - 1
    groups = question.get("groups")
    if not isinstance(groups, (list, tuple)) or not 1 <= len(groups) <= MOST_GROUPS:
        raise BadQuestion("odds-groups", most=MOST_GROUPS)
    return odds_if(state, attacker, target, [_group(group) for group in groups], below).facts


def _group(group: Any) -> Group:
    if not isinstance(group, dict) or group.keys() != {"place", "unit", "number"}:
        raise BadQuestion("odds-group", given=Quoted(group))
    if not isinstance(group["unit"], str) or group["unit"] not in PIECES:
        raise BadQuestion("odds-unit", given=Quoted(group["unit"]), known=quoted(PIECES))
    place = _whole(group["place"], "place", 1, ABOARD + UNDER_WAY)
    return Group(place - 1, PIECES[group["unit"]], _whole(group["number"], "number", 1, MOST_NUMBER))


def _whole(value: Any, field: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadQuestion("odds-number", field=Quoted(field), least=least, most=most, given=Quoted(value))
    return value
