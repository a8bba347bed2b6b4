"""Minds that grow trees: they can stop at any time, and keep to a budget of time or simulations and of
memory."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Hashable, Iterable
from concurrent.futures import ThreadPoolExecutor
from math import inf
from typing import Any, Generic, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from imperia.minds.budget import Budget, Purse
from imperia.minds.greedy import GreedyMind
from imperia.minds.thoughts import Considered, Thoughts
from imperia.play import Action, Match
from imperia.words import SpokenError

BATCH = 50  # least number of simulations in a tree between two looks at the clock
LEAST_MEMORY_MB = 0.1
ONE = 1_000_000  # rewards and chances are millionths: integers, so that sums are exact
NONE = -1
CLEARLY = 0.1  # a difference in value that counts; networks know little about what bots never do


class BadBudget(SpokenError, ValueError):
    """A budget that a search cannot keep to."""


def check_budget(milliseconds: float | None = None, simulations: int | None = None) -> None:
    if milliseconds is None and simulations is None:
        raise BadBudget("mind-budget-missing")
    if (milliseconds is not None and milliseconds <= 0) or (simulations is not None and simulations < 1):
        raise BadBudget("mind-budget-too-small")


Vote = tuple[int, int]  # visits, and the sum of the rewards


class GrownTree(Protocol):
    """The tree of one thread, in arrays of fixed size."""

    nodes: NDArray[Any]  # each with its `first_edge`
    edges: NDArray[Any]  # each with `seat`, `code`, `visits`, `value`, and the `next` one of its node
    used: NDArray[Any]  # a record with the `root`, and the `simulations` since it became the root
    all_wins: NDArray[np.int64]  # what each seat won in these simulations, summed up, in millionths

    def clear(self) -> None:
        """Begin anew."""
        ...

    def run(self, root: Any, players: int, seat: int, simulations: int) -> None: ...


def votes_at_the_root(tree: GrownTree, seat: int, legal: Container[int]) -> dict[int, Vote]:
    """The visits and the sum of the rewards of each action that the seat may take and that was tried."""
    found: dict[int, Vote] = {}
    edge = int(tree.nodes["first_edge"][tree.used["root"][0]])
    seats, codes, visits, values, nexts = (
        tree.edges[name] for name in ("seat", "code", "visits", "value", "next")
    )
    while edge != NONE:
        code, visited = int(codes[edge]), int(visits[edge])
        if seats[edge] == seat and visited > 0 and code in legal:
            found[code] = (visited, int(values[edge]))
        edge = int(nexts[edge])
    return found


SomeTree = TypeVar("SomeTree", bound=GrownTree)


class TreeMind(ABC, Generic[SomeTree]):
    """Thinks for `milliseconds` or for `simulations`, whichever ends first; at least one of them must be
    given. This budget is for one decision or, in a game whose turns have many small ones
    (`Definition.turn_of`), for a whole turn: then each decision gets a part of what is left, and when nothing
    is left, the rest of the turn is played greedily, or by the policy of a network.

    With `simulations` alone it is deterministic for a given seed and the same sequence of decisions.
    `threads` trees grow side by side and their votes are added up; they share the simulations and the memory.
    """

    batch = BATCH
    parts_of_a_turn = 8  # a decision gets one of so many parts of what is left for its turn

    def __init__(
        self,
        seed: int = 0,
        *,
        milliseconds: float | None = None,
        simulations: int | None = None,
        threads: int = 1,
        memory_mb: float = 64,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        check_budget(milliseconds, simulations)
        if threads < 1 or memory_mb < threads * LEAST_MEMORY_MB:
            raise BadBudget("mind-budget-threads", megabytes=LEAST_MEMORY_MB)
        self._seed = seed
        self._milliseconds = milliseconds
        self._simulations = simulations
        self._purse: Purse | None = None
        self._threads = threads
        self._bytes = int(memory_mb * 1e6 / threads)  # for each tree
        self._clock = clock
        self._trees: list[SomeTree] = []
        self._dtype: Any = None  # of the records that the trees were made for
        self.thoughts: Thoughts | None = None

    @abstractmethod
    def _new_tree(self, match: Match, seed: int) -> SomeTree: ...

    @abstractmethod
    def _take_up(self, root: Any, seat: int) -> None:
        """Go on with the trees of an earlier decision where they fit, or clear them."""

    def _least_batch(self, players: int) -> int:
        return self.batch

    def _choose_without_thinking(self, match: Match, seat: int) -> Action:
        """Decide when nothing is left of the turn's budget."""
        return GreedyMind(self._seed).choose(match, seat)

    def _keep(self, match: Match, seat: int, code: int) -> None:
        """Note that the seat is about to take this action: its trees may be of use for its next decision."""

    def choose(self, match: Match, seat: int) -> Action:
        settled = match.settled(seat)
        legal = match.legal(seat)
        if settled or len(legal) == 1:
            self.thoughts = None
            return settled or legal[0]
        turn = match.definition.turn_of(match.state)
        thoughts = self.think(match, seat) if turn is None else self._think_in_turn(match, seat, (seat, turn))
        if thoughts is None:
            return self._choose_without_thinking(match, seat)
        best = thoughts.considered[0].action
        self._keep(match, seat, best.code)
        return best

    def forget_trees(self) -> None:
        """Free the memory of the trees; what is left of the turn's budget is remembered."""
        self._trees = []

    def think(self, match: Match, seat: int) -> Thoughts:
        """Search with the whole budget and return what was found, which stays in `thoughts` until the next
        decision. For a seat that is not asked, no action is considered, but the chances are given."""
        return self._think(match, seat, Budget(self._simulations, self._milliseconds))

    def left_for(self, turn: Hashable) -> Budget:
        """What is left for all decisions of a turn that are still to come."""
        if self._purse is None:
            self._purse = Purse(Budget(self._simulations, self._milliseconds))
        self._purse.open(turn)
        return self._purse.left

    def leave(self, turn: Hashable, left: Budget) -> None:
        """Note what is left for the turn after some of its budget was spent."""
        self.left_for(turn)
        assert self._purse is not None
        self._purse.left = left

    def _think_in_turn(self, match: Match, seat: int, turn: Hashable) -> Thoughts | None:
        """Think with a part of what is left for the turn; None if that is too little for a search."""
        left = self.left_for(turn)
        part = left.part(self.parts_of_a_turn)
        if part is None:
            self.thoughts = None
            return None
        began = self._clock()
        thoughts = self._think(match, seat, part)
        self.leave(turn, left.less(thoughts.simulations, 1000 * (self._clock() - began)))
        return thoughts

    def _think(self, match: Match, seat: int, budget: Budget) -> Thoughts:
        root = match.state
        legal = {action.code for action in match.legal(seat)}
        self._prepare(match, root, seat)
        if self._threads == 1:
            self._grow(root, match.players, seat, legal, budget, map)
        else:
            with ThreadPoolExecutor(self._threads) as pool:
                self._grow(root, match.players, seat, legal, budget, pool.map)
        self.thoughts = self._conclude(match, seat, legal)
        return self.thoughts

    def _prepare(self, match: Match, root: Any, seat: int) -> None:
        if self._trees and self._dtype == root.dtype:
            self._take_up(root, seat)
            return
        seeds = [(self._seed + number * 0x9E3779B97F4A7C15) % (1 << 64) for number in range(self._threads)]
        self._trees, self._dtype = [self._new_tree(match, seed) for seed in seeds], root.dtype
        self._trees[0].run(root, match.players, seat, 0)  # compiles if need be, before the clock starts

    def _grow(
        self,
        root: Any,
        players: int,
        seat: int,
        legal: Container[int],
        budget: Budget,
        on_each: Callable[..., Iterable[None]],
    ) -> None:
        """Rounds of simulations, in all trees side by side, until the budget is spent or the answer can no
        longer change. The rounds grow, so that looking at the clock and the votes costs next to nothing."""
        began, done = self._clock(), 0
        left = self._left(budget, done, began)
        while done == 0 or (left > 0 and not _decided(self._votes(seat, legal), left)):
            size = max(self._least_batch(players) * self._threads, int(min(done // 16, left)))
            if budget.simulations is not None:
                size = min(size, budget.simulations - done)
            shares = [(size + number) // self._threads for number in range(self._threads)]
            list(on_each(lambda tree, share: tree.run(root, players, seat, share), self._trees, shares))
            done += size
            left = self._left(budget, done, began)

    def _left(self, budget: Budget, done: int, began: float) -> float:
        """How many simulations the budget still allows; by the clock, at the pace so far."""
        left = inf if budget.simulations is None else budget.simulations - done
        if budget.milliseconds is None or done == 0:
            return left
        spent = self._clock() - began
        return min(left, done * (budget.milliseconds / 1000 / spent - 1)) if spent > 0 else left

    def _votes(self, seat: int, legal: Container[int]) -> dict[int, Vote]:
        """The votes of all trees together."""
        votes: dict[int, Vote] = {}
        for tree in self._trees:
            for code, (visits, value) in votes_at_the_root(tree, seat, legal).items():
                before = votes.get(code, (0, 0))
                votes[code] = (before[0] + visits, before[1] + value)
        return votes

    def _conclude(self, match: Match, seat: int, legal: Container[int]) -> Thoughts:
        by_visits = sorted(
            self._votes(seat, legal).items(), key=lambda vote: (-vote[1][0], -vote[1][1], vote[0])
        )
        considered = [
            Considered(match.action(code), visits, value / visits / ONE)
            for code, (visits, value) in by_visits
        ]
        if considered:
            _put_prescribed_first(considered, match.settled(seat))
        simulations = sum(int(tree.used["simulations"][0]) for tree in self._trees)
        wins = np.sum([tree.all_wins for tree in self._trees], axis=0)[: match.players] / simulations / ONE
        return Thoughts(simulations, tuple(wins.tolist()), tuple(considered), seat)


def _put_prescribed_first(considered: list[Considered], prescribed: Action | None) -> None:
    """Put what the rules prescribe to bots first, if it is about as good as the most visited action. A person
    may do otherwise, but a hint to do so should have a reason: proposing to end a match, for instance, makes
    no difference if all others refuse."""
    almost = considered[0].value - CLEARLY
    considered.sort(key=lambda one: one.action != prescribed or one.value < almost)


def _decided(votes: dict[int, Vote], left: float) -> bool:
    """Whether the most visited action will remain so, whatever the remaining simulations find. An action that
    has not been tried has no vote yet."""
    most, second, *_ = *sorted((visits for visits, _ in votes.values()), reverse=True), 0, 0
    return most - second > left
