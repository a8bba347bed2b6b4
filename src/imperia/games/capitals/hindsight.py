"""What a match was like, from its log: land, income and soldiers through the rounds, and the luck of battles.

    {"rounds": [{"round", "step", "seats": [{"land", "income", "soldiers"}]}],
     "battles": [...], "luck": [...]}

A row of `rounds` is what each seat had when the first decision of that round was asked; the last row is the
end of the match, or now. A battle is told with its expected result when it began (fought to the end, by its
exact odds) and with what the dice gave. One that was broken off counts with the odds it still had then,
because a decision is not luck. `luck` sums this up for each seat, whether it attacked or defended.

Where a battle begins in the middle of an action, the action is replayed as plain Python up to that point.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal

from imperia.games.capitals.battle import begin_battle, fight_rebels, fight_savages
from imperia.games.capitals.modifiers import for_weapons, weather_for_attackers
from imperia.games.capitals.names import REBELS, Aftermath, Phase
from imperia.games.capitals.odds import Course, course_by_numbers, odds_of
from imperia.games.capitals.provinces import is_land, soldiers_in
from imperia.games.capitals.state import State
from imperia.games.errors import BadQuestion
from imperia.games.moments import Moment
from imperia.games.setting import Facts, Record, Setting
from imperia.kernel.in_python import in_python, in_python_with, seen
from imperia.kernel.journal import CLOSED
from imperia.kernel.record import copy_of
from imperia.kernel.verbs import rule_of

Outcome = Literal["won", "lost", "withdrawn", "open"]
ENDS: dict[str, Outcome] = {"attack-won": "won", "attack-lost": "lost", "withdrew": "withdrawn"}


def hindsight(setting: Setting, moments: Iterable[Moment]) -> Facts:
    rounds: list[Facts] = []
    battles = Battles()
    last = None
    for moment in moments:
        if any(key == "round-begins" for key, _ in moment.told) or (last is None and has_begun(moment.state)):
            rounds.append(row(moment))
        battles.follow(last, moment)
        last = moment
    assert last is not None
    if has_begun(last.state):
        rounds = [each for each in rounds if each["step"] != last.step] + [row(last)]
    battles.leave(last)
    told = list(battles.told())
    return {"rounds": rounds, "battles": told, "luck": luck(told, setting.players)}


# ----- Through the rounds


def has_begun(state: Record) -> bool:
    """Whether all capitals are placed."""
    return int(state[0]["phase"]) != Phase.CAPITALS


def row(moment: Moment) -> Facts:
    view = moment.view()
    return {
        "round": view["round"],
        "step": moment.step,
        "seats": [
            {"land": score["provinces"], "income": seat["income"], "soldiers": seat["soldiers"]}
            for seat, score in zip(view["seats"], view["scores"], strict=True)
        ],
    }


# ----- Battles


class Seen(Exception):
    """The rules have been followed as far as necessary."""


class Battles:
    """The battles of a match that is followed, in the order in which they began."""

    def __init__(self) -> None:
        self._found: list[Facts] = []
        self._open: Facts | None = None
        self._watch = Watch()

    def told(self) -> Iterator[Facts]:
        """All battles except those in which nobody fought."""
        return (battle for battle in self._found if battle.get("attackers") and battle["defenders"])

    def follow(self, before: Moment | None, moment: Moment) -> None:
        begun = iter(self._begun(before, moment))
        for key, facts in moment.told:
            battle = self._open
            if key == "battle-begins":
                self._found.append(next(begun))
                self._open = self._found[-1] if facts["defenders"] else None
            elif key == "revolt" or (key == "fought" and battle is None):
                self._found.append(next(begun))
            elif battle is None:
                continue
            elif key == "round-fought":
                battle["lost"]["attackers" if facts["lost"] else "defenders"] += 1
            elif key == "fought":
                battle["lost"]["attackers"] += facts["lost"]
                battle["lost"]["defenders"] += facts["other_lost"]
            elif key in ENDS:
                assert before is not None
                self._open = None
                end(battle, ENDS[key], before.state, moment.step)

    def leave(self, last: Moment) -> None:
        """The match goes no further."""
        if self._open is not None:
            end(self._open, "open", last.state, last.step)

    def _begun(self, before: Moment | None, moment: Moment) -> list[Facts]:
        """The battles that begin with an action; those without a withdrawal have also ended."""
        number, fought = self._number_begun(moment)
        if not fought:
            return [{} for _ in range(number)]
        assert before is not None
        found = self._watch.battles(before.state, moment, number)
        return [{**battle, "step": moment.step, "until": moment.step} for battle in found]

    def _number_begun(self, moment: Moment) -> tuple[int, bool]:
        """How many battles begin, and whether anybody defends in one of them. C11.6: a fight with savages is
        told only by its end."""
        number, fought, is_open = 0, False, self._open is not None
        for key, facts in moment.told:
            if key == "battle-begins":
                number, is_open = number + 1, facts["defenders"] > 0
                fought = fought or is_open
            elif key == "revolt" or (key == "fought" and not is_open):
                number, fought = number + 1, True
            elif key in ENDS:
                is_open = False
        return number, fought


def end(battle: Facts, outcome: Outcome, state: Record, step: int) -> None:
    """A battle ends or is left unfinished; if unfinished, `state` is the battle at that moment."""
    battle["outcome"], battle["until"] = outcome, step
    if battle["expected"] is None:
        return
    further = course_now(state) if outcome in ("withdrawn", "open") else None
    battle["given"] = {
        "win": further.win if further else float(outcome == "won"),
        "attackers_lost": battle["lost"]["attackers"] + (further.attackers_lost if further else 0.0),
        "defenders_lost": battle["lost"]["defenders"] + (further.defenders_lost if further else 0.0),
    }


class Watch:
    """The rules as plain Python, observed until the battles of an action have begun."""

    def __init__(self) -> None:
        self._found: list[Facts] = []
        self._number = 0
        self._record: Record | None = None
        self._rules: Any = None

    def battles(self, before: Record, moment: Moment, number: int) -> list[Facts]:
        """The given number of battles, which begin with the action that led to the moment."""
        assert moment.action is not None
        self._found, self._number, self._record = [], number, copy_of(before)
        self._record["journal"]["open"] = CLOSED
        if self._rules is None:
            instead: dict[Any, Any] = {
                begin_battle: self._attack,
                fight_rebels: self._rebels,
                fight_savages: self._savages,
            }
            self._rules = in_python_with(rule_of(before.dtype, "apply"), instead)
        try:
            self._rules(seen(self._record, State), *moment.action)
        except Seen:
            return self._found
        raise AssertionError(f"of {number} battles at step {moment.step} the rules fought {len(self._found)}")

    def _note(self, battle: Facts) -> None:
        self._found.append(battle)
        if len(self._found) == self._number:
            raise Seen

    def _attack(self, state: State, seat: int) -> None:
        in_python(begin_battle)(state, seat)
        assert self._record is not None
        self._note(attack(state, self._record))

    def _rebels(self, state: State, land: int, rebels: int) -> int:
        loyal = in_python(soldiers_in)(state, land)
        left = in_python(fight_rebels)(state, land, rebels)
        lost = rebels - left, loyal - in_python(soldiers_in)(state, land)
        holder = state.lands[land].holder
        fought = course_by_numbers(rebels, loyal, 0)
        self._note(fight(state, "revolt", land, ("rebels", holder), (rebels, loyal), lost, fought))
        return left

    def _savages(self, state: State, seat: int, land: int, savages: int) -> int:
        soldiers = in_python(soldiers_in)(state, land)
        left = in_python(fight_savages)(state, seat, land, savages)
        lost = soldiers - in_python(soldiers_in)(state, land), savages - left
        lasting = in_python(for_weapons)(state, seat) + in_python(weather_for_attackers)(state)
        fought = course_by_numbers(soldiers, savages, lasting)
        self._note(fight(state, "savages", land, (seat, "savages"), (soldiers, savages), lost, fought))
        return left


def attack(state: State, record: Record) -> Facts:
    """A battle that has just begun, in a record."""
    begun = copy_of(record)
    begun["battle"] = Aftermath.ROUNDS
    side = state.defender
    defender = side if side < REBELS else "rebels" if side == REBELS else "savages"
    return {
        "round": state.round,
        "kind": "land" if in_python(is_land)(state, state.target) else "sea",
        "place": state.target + 1,
        "attacker": state.attacker,
        "defender": defender,
        "attackers": state.attackers,
        "defenders": state.fought,
        "lost": {"attackers": 0, "defenders": 0},
        "outcome": "open",
        "expected": expected(course_now(begun)) if state.fought else None,
        "given": None,
    }


def fight(
    state: State,
    kind: str,
    land: int,
    sides: tuple[int | str, int | str],
    numbers: tuple[int, int],
    lost: tuple[int, int],
    course: Course,
) -> Facts:
    """A battle that is fought to its end at once."""
    won = lost[1] == numbers[1]
    return {
        "round": state.round,
        "kind": kind,
        "place": land + 1,
        "attacker": sides[0],
        "defender": sides[1],
        "attackers": numbers[0],
        "defenders": numbers[1],
        "lost": {"attackers": lost[0], "defenders": lost[1]},
        "outcome": "won" if won else "lost",
        "expected": expected(course),
        "given": {"win": float(won), "attackers_lost": float(lost[0]), "defenders_lost": float(lost[1])},
    }


def course_now(state: Record) -> Course | None:
    """The course of the battle at hand; None if the battle is too large for exact odds."""
    try:
        return odds_of(state).to_the_end
    except BadQuestion:
        return None


def expected(course: Course | None) -> Facts | None:
    if course is None:
        return None
    return {
        "win": course.win,
        "attackers_lost": course.attackers_lost,
        "defenders_lost": course.defenders_lost,
    }


# ----- Luck


def luck(battles: list[Facts], players: int) -> list[Facts]:
    """For each seat, what its battles were expected to bring and what the dice gave; `soldiers` is how many
    it is ahead of the expectation, counting both its own that survived and those of others that fell."""
    return [luck_of(battles, seat) for seat in range(players)]


def luck_of(battles: list[Facts], seat: int) -> Facts:
    told = [each for each in battles if each["given"] and seat in (each["attacker"], each["defender"])]
    sums = {
        how: {
            "won": sum(won_by(each, seat, how) for each in told),
            "lost": sum(each[how][f"{side_of(each, seat)}_lost"] for each in told),
            "beaten": sum(each[how][f"{other_side(each, seat)}_lost"] for each in told),
        }
        for how in ("expected", "given")
    }
    more = {name: sums["given"][name] - sums["expected"][name] for name in ("won", "lost", "beaten")}
    return {
        "seat": seat,
        "battles": len(told),
        **sums,
        "wins": more["won"],
        "soldiers": more["beaten"] - more["lost"],
    }


def won_by(battle: Facts, seat: int, how: str) -> float:
    chance: float = battle[how]["win"]
    return chance if battle["attacker"] == seat else 1 - chance


def side_of(battle: Facts, seat: int) -> str:
    return "attackers" if battle["attacker"] == seat else "defenders"


def other_side(battle: Facts, seat: int) -> str:
    return "defenders" if battle["attacker"] == seat else "attackers"
