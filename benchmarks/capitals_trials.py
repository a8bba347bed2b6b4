"""Trials of habits: one player of capitals does something whenever possible, the others do not.

What winning bots have in common says little about things that bots never do. Here everybody plays like
`greedy` and places the capital by lot, and one player, at each seat equally often, also has a habit: to begin
a turn with one certain thing, a few times in a game, instead of what the coins would otherwise be used for.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from imperia.arena.balance.playing import OnFailure, Run, play_by_minds
from imperia.arena.balance.sample import Played, Sample, joined, sample_of
from imperia.crew.here import default_workers, in_processes
from imperia.games import definition as find_definition
from imperia.minds import GreedyMind, Mind
from imperia.play import Action, Match

STRETCH = 10  # games


@dataclass(frozen=True)
class Habit:
    """What the player does first, in this order, and how often in a game at most."""

    name: str
    deeds: tuple[tuple[str, int], ...] = ()  # as in `do farm`


NO_HABIT = Habit("")
HABITS = (
    Habit("3 granaries", (("granary", 3),)),
    Habit("3 farms", (("level", 1), ("farm", 3))),
    Habit("2 manufactories", (("level", 2), ("manufactory", 2))),
    Habit("3 roads", (("road", 3),)),
    Habit("a port", (("level", 1), ("port", 1))),
    Habit("a port and 2 fishing boats", (("level", 1), ("port", 1), ("boat", 2))),
    Habit("a port and 2 frigates", (("level", 1), ("port", 1), ("frigate", 2))),
    Habit("2 bunkers", (("bunker", 2),)),
    Habit("a captive camp", (("camp", 1),)),
    Habit("3 robberies", (("rob", 3),)),
    Habit("3 expeditions inland", (("explore", 3),)),
    Habit("2 expeditions overseas", (("level", 1), ("port", 1), ("overseas", 2))),
    Habit("an army ship", (("level", 1), ("port", 1), ("ship", 1))),
    Habit("2 spies, who are used", (("spy", 2), ("deal", 99))),
    Habit("cavalry, 4 times", (("level", 1), ("cavalry", 4))),
    Habit("artillery, 3 times", (("level", 2), ("artillery", 3))),
)


class PlayerWithHabit(GreedyMind):
    def __init__(self, seed: int, habit: Habit) -> None:
        super().__init__(seed)
        self._lot = random.Random(seed)
        self._left = dict(habit.deeds)
        self._done_in = dict.fromkeys(self._left, 0)  # the round in which each was last done

    def choose(self, match: Match, seat: int) -> Action:
        if match.decision == "capital":
            return self._lot.choice(match.legal(seat))
        if match.decision == "action":
            now = int(match.state[0]["round"])
            for deed, left in self._left.items():
                if left and self._done_in[deed] < now and not match.why_not(seat, f"do {deed}"):
                    self._left[deed] -= 1
                    self._done_in[deed] = now
                    return match.action(f"do {deed}")
        return super().choose(match, seat)


def try_habits(run: Run, habits: Sequence[Habit]) -> Iterator[Sample]:
    """Play the games of the run with each habit. In game n, the habit is at seat n modulo the number of
    players."""
    setting = run.setting
    told = (run.definition.id, setting.players, setting.options, run.games, run.seed)
    stretches = [range(n, min(n + STRETCH, run.games)) for n in range(0, run.games, STRETCH)]
    tasks = [(habit, stretch) for habit in habits for stretch in stretches]
    found: dict[Habit, dict[int, Played]] = {habit: {} for habit in habits}
    for habit, first, played in in_processes(_player, told, tasks, default_workers()):
        found[habit][first] = played
    for parts in found.values():
        yield sample_of(run.definition, setting, joined([parts[first] for first in sorted(parts)]))


def _player(
    game: str, players: int, options: dict[str, object], games: int, seed: int
) -> Callable[[tuple[Habit, range]], tuple[Habit, int, Played]]:
    """Called in each process; returns the function that does its tasks."""
    definition = find_definition(game)
    run = Run(definition, definition.setting(players, options), "greedy", games, seed)

    def work(task: tuple[Habit, range]) -> tuple[Habit, int, Played]:
        habit, stretch = task
        return habit, stretch.start, play_by_minds(run, stretch, partial(_mind_at, habit))

    return work


def _mind_at(habit: Habit, run: Run, number: int, seat: int, on_failure: OnFailure) -> Mind:
    has_it = seat == number % run.setting.players
    return PlayerWithHabit(run.mind_seed(number, seat), habit if has_it else NO_HABIT)
