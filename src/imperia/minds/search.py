"""The searching mind: it can stop at any time, and keeps to a budget of time or simulations and of memory."""

from __future__ import annotations

import time
from collections.abc import Callable, Container, Hashable, Iterable
from concurrent.futures import ThreadPoolExecutor
from math import inf
from typing import Any

import numpy as np

from imperia.kernel.chance import Chance
from imperia.kernel.entries import apply_all, observe_all, redeal_all, start_streams
from imperia.kernel.verbs import CODE, MOST_SEATS, room_for_answers, room_of
from imperia.minds.budget import Budget, Purse
from imperia.minds.greedy import GreedyMind
from imperia.minds.thoughts import Considered, Thoughts
from imperia.minds.tree import DEEPEST, NONE, ONE, Edge, Node, Used, search
from imperia.play import Action, Match
from imperia.words import SpokenError

EXPLORATION = 0.5
# A position is judged fairly when every seat has had its turn: by default after about a round.
PLAYOUT_DECISIONS: int | None = None
PLAYOUT_LOOKS_AHEAD = True
BATCH = 50  # least number of simulations in a tree between two looks at the clock
BYTES_PER_SIMULATION = Node.dtype.itemsize + Edge.dtype.itemsize
LEAST_MEMORY_MB = 0.1
ROOM_PER_SIMULATION = 8  # edges: one for each seat of a sealed decision, and room for the next decision


class BadBudget(SpokenError, ValueError):
    """A budget that a search cannot keep to."""


Vote = tuple[int, int]  # visits, and the sum of the rewards


class _Tree:
    """The tree of one thread, in arrays of fixed size."""

    def __init__(self, dtype: np.dtype[Any], size: int, seed: int) -> None:
        self.nodes, self.edges = np.zeros(size, Node.dtype), np.zeros(size, Edge.dtype)
        self.used = np.zeros(1, Used.dtype)
        self.work = np.zeros(2, dtype)
        self.chance = np.zeros(1, Chance.dtype)
        start_streams(self.chance, np.array([seed & 0xFFFFFFFF]), np.array([seed >> 32]))
        self.codes = room_for_answers(dtype)
        self.edge_of_code = np.full(room_of(dtype).codes, NONE, np.int32)
        self.path = np.zeros(DEEPEST, np.int32)
        self.values, self.places = np.zeros(MOST_SEATS, np.int32), np.zeros(MOST_SEATS, np.int8)
        self.rewards, self.wins = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
        self.all_wins = np.zeros(MOST_SEATS, np.int64)
        self.clear()

    def clear(self) -> None:
        self.used[0] = (1, 0, 0, 0)
        self.nodes[0] = (NONE, NONE)
        self.all_wins[:] = 0

    def run(self, root: Any, players: int, seat: int, simulations: int) -> None:
        search(
            root,
            players,
            seat,
            self.work,
            self.nodes,
            self.edges,
            self.used,
            self.codes,
            self.edge_of_code,
            self.chance,
            self.path,
            self.values,
            self.places,
            self.rewards,
            self.wins,
            self.all_wins,
            simulations,
            EXPLORATION,
            room_of(root.dtype).round if PLAYOUT_DECISIONS is None else PLAYOUT_DECISIONS,
            PLAYOUT_LOOKS_AHEAD,
        )

    def votes(self, seat: int, legal: Container[int]) -> dict[int, Vote]:
        """The visits and the sum of the rewards of each action that the seat may take at the root."""
        found: dict[int, Vote] = {}
        edge = int(self.nodes[self.used["root"][0]]["first_edge"])
        while edge != NONE:
            record = self.edges[edge]
            code = int(record["code"])
            if record["seat"] == seat and code in legal:
                found[code] = (int(record["visits"]), int(record["value"]))
            edge = int(record["next"])
        return found

    def descend(self, seat: int, code: int) -> bool:
        """Make the node after the seat's own action the root, if the tree has it and at least half of its
        room is free."""
        node = int(self.used["root"][0])
        together = int(self.nodes[node]["together"])
        edge = int(self.nodes[node]["first_edge"])
        while edge != NONE and not (self.edges[edge]["seat"] == seat and self.edges[edge]["code"] == code):
            edge = int(self.edges[edge]["next"])
        child = NONE if edge == NONE or together != NONE else int(self.edges[edge]["child"])
        if child == NONE or self.used["edges"][0] > len(self.edges) // 2:
            return False
        self.used["root"][0] = child
        self.used["simulations"][0] = 0
        self.all_wins[:] = 0
        return True


class SearchMind:
    """Thinks for `milliseconds` or for `simulations`, whichever ends first; at least one of them must be
    given. They are for a decision, or for a whole turn in a game of many small ones (`Definition.turn_of`):
    then each decision of the turn gets a part of what is left, and when nothing is left, the turn is played
    on greedily.

    With `simulations` alone it is deterministic for a given seed and the same sequence of decisions.
    `threads` trees grow side by side and their votes are added up; they share the simulations and the memory.
    The trees of one decision are kept for the next decision of the same seat if nothing has come to light in
    between.
    """

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
        if milliseconds is None and simulations is None:
            raise BadBudget("mind-budget-missing")
        if (milliseconds is not None and milliseconds <= 0) or (simulations is not None and simulations < 1):
            raise BadBudget("mind-budget-too-small")
        if threads < 1 or memory_mb < threads * LEAST_MEMORY_MB:
            raise BadBudget("mind-budget-threads", megabytes=LEAST_MEMORY_MB)
        self._seed = seed
        self._milliseconds = milliseconds
        self._simulations = simulations
        self._purse: Purse | None = None
        self._threads = threads
        room = int(memory_mb * 1e6 / threads / BYTES_PER_SIMULATION)
        self._size = room if simulations is None else min(room, ROOM_PER_SIMULATION * simulations)
        self._clock = clock
        self._trees: list[_Tree] = []
        self._expected: tuple[int, bytes] | None = None  # the seat, and what it must see for the trees to fit
        self.thoughts: Thoughts | None = None

    def choose(self, match: Match, seat: int) -> Action:
        settled = match.settled(seat)
        legal = match.legal(seat)
        if settled or len(legal) == 1:
            self.thoughts = None
            return settled or legal[0]
        turn = match.definition.turn_of(match.state)
        thoughts = self.think(match, seat) if turn is None else self._think_in_turn(match, seat, (seat, turn))
        if thoughts is None:
            return GreedyMind(self._seed).choose(match, seat)
        best = thoughts.considered[0].action
        self._keep_for_the_next(match, seat, best.code)
        return best

    def forget_trees(self) -> None:
        """Give their memory back; what is left for the turn is remembered."""
        self._trees, self._expected = [], None

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
        """Some of what was left for the turn was spent elsewhere."""
        self.left_for(turn)
        assert self._purse is not None
        self._purse.left = left

    def _think_in_turn(self, match: Match, seat: int, turn: Hashable) -> Thoughts | None:
        """With a part of what is left for the turn; None if that is nothing."""
        left = self.left_for(turn)
        part = left.part()
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
        self._prepare(root, match.players, seat)
        if self._threads == 1:
            self._grow(root, match.players, seat, legal, budget, map)
        else:
            with ThreadPoolExecutor(self._threads) as pool:
                self._grow(root, match.players, seat, legal, budget, pool.map)
        self.thoughts = self._conclude(match, seat, legal)
        return self.thoughts

    def _prepare(self, root: Any, players: int, seat: int) -> None:
        if not self._trees or self._trees[0].work.dtype != root.dtype:
            seeds = [
                (self._seed + number * 0x9E3779B97F4A7C15) % (1 << 64) for number in range(self._threads)
            ]
            self._trees = [_Tree(root.dtype, self._size, seed) for seed in seeds]
            self._trees[0].run(root, players, seat, 0)  # compiles if need be, before the clock starts
        elif self._expected != (seat, _what_is_seen(root, seat)):
            for tree in self._trees:
                tree.clear()
        self._expected = None

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
            size = max(BATCH * self._threads, int(min(done // 16, left)))
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
            for code, (visits, value) in tree.votes(seat, legal).items():
                before = votes.get(code, (0, 0))
                votes[code] = (before[0] + visits, before[1] + value)
        return votes

    def _conclude(self, match: Match, seat: int, legal: Container[int]) -> Thoughts:
        by_visits = sorted(
            self._votes(seat, legal).items(), key=lambda vote: (-vote[1][0], -vote[1][1], vote[0])
        )
        considered = tuple(
            Considered(match.action(code), visits, value / visits / ONE)
            for code, (visits, value) in by_visits
        )
        simulations = sum(int(tree.used["simulations"][0]) for tree in self._trees)
        wins = np.sum([tree.all_wins for tree in self._trees], axis=0)[: match.players] / simulations / ONE
        return Thoughts(simulations, tuple(wins.tolist()), considered, seat)

    def _keep_for_the_next(self, match: Match, seat: int, code: int) -> None:
        if all(tree.descend(seat, code) for tree in self._trees):
            after = match.state
            redeal_all(after, seat, np.zeros(1, np.int64), np.zeros(1, np.int64))
            apply_all(after, np.array([seat], np.int8), np.array([code], CODE))
            self._expected = (seat, _what_is_seen(after, seat))


def _what_is_seen(state: Any, seat: int) -> bytes:
    seen = np.empty_like(state)
    observe_all(state, seat, seen)
    return bytes(seen.tobytes())


def _decided(votes: dict[int, Vote], left: float) -> bool:
    """Whether the most visited action will stay so, whatever the remaining simulations find."""
    visits = sorted((visits for visits, _ in votes.values()), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > left
