"""The searching mind: anytime, within a budget of time or simulations and a bound of memory."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from imperia.errors import ImperiaError
from imperia.kernel.chance import CHANCE
from imperia.kernel.entries import start_streams
from imperia.kernel.verbs import MOST_ACTIONS, MOST_SEATS
from imperia.minds.tree import DEEPEST, EDGE, NODE, NONE, USED, search
from imperia.play import Action, Match

EXPLORATION = 0.5
PLAYOUT_DECISIONS = 0
BATCH = 200  # simulations between two looks at the clock
BYTES_PER_SIMULATION = NODE.itemsize + EDGE.itemsize


class BadBudget(ImperiaError, ValueError):
    """A budget that a search cannot keep to."""


@dataclass(frozen=True, slots=True)
class Considered:
    """One action that the search weighed."""

    action: Action
    visits: int
    value: float  # the reward that the seat expects of it, 0 to 1


@dataclass(frozen=True, slots=True)
class Thoughts:
    """What the search thinks of a decision."""

    simulations: int
    chances: tuple[float, ...]  # of each seat to win
    considered: tuple[Considered, ...]  # the most visited first


class _Tree:
    """The tree of one thread, in arrays of fixed size."""

    def __init__(self, dtype: np.dtype[Any], size: int, seed: int) -> None:
        self.nodes, self.edges = np.zeros(size, NODE), np.zeros(size, EDGE)
        self.used = np.zeros(1, USED)
        self.scratch = np.zeros(1, dtype)
        self.chance = np.zeros(1, CHANCE)
        start_streams(self.chance, np.array([seed & 0xFFFFFFFF]), np.array([seed >> 32]))
        self.codes = np.zeros(MOST_ACTIONS, np.int16)
        self.edge_of_code = np.full(MOST_ACTIONS, NONE, np.int32)
        self.path = np.zeros(DEEPEST, np.int32)
        self.values, self.places = np.zeros(MOST_SEATS, np.int32), np.zeros(MOST_SEATS, np.int8)
        self.rewards, self.chances_to_win = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS)
        self.clear()

    def clear(self) -> None:
        self.used[0] = (1, 0, 0, 0)
        self.nodes[0] = (NONE, NONE)
        self.chances_to_win[:] = 0

    def run(self, root: Any, players: int, seat: int, simulations: int) -> None:
        search(
            root,
            players,
            seat,
            self.scratch,
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
            self.chances_to_win,
            simulations,
            EXPLORATION,
            PLAYOUT_DECISIONS,
        )

    def edges_at_root(self, seat: int) -> dict[int, tuple[int, float]]:
        """Visits and sum of rewards of each action of the seat."""
        found: dict[int, tuple[int, float]] = {}
        edge = int(self.nodes[self.used["root"][0]]["first_edge"])
        while edge != NONE:
            record = self.edges[edge]
            if record["seat"] == seat:
                found[int(record["code"])] = (int(record["visits"]), float(record["value"]))
            edge = int(record["next"])
        return found

    def descend(self, seat: int, code: int) -> bool:
        """Make the node after the seat's own action the root, if it is there and half the room is left."""
        node = int(self.used["root"][0])
        together = int(self.nodes[node]["together"])
        edge = int(self.nodes[node]["first_edge"])
        while edge != NONE and not (self.edges[edge]["seat"] == seat and self.edges[edge]["code"] == code):
            edge = int(self.edges[edge]["next"])
        child = NONE if edge == NONE or together != NONE else int(self.edges[edge]["child"])
        if child == NONE or self.used["edges"][0] > len(self.edges) // 2:
            return False
        self.used["root"][0] = child
        self.chances_to_win[:] = 0
        self.used["simulations"][0] = 0
        return True


class SearchMind:
    """Thinks for `milliseconds` or for `simulations`, whichever comes first; one of them must be given.

    With `simulations` alone it is deterministic for a given seed. `threads` trees grow side by side and their
    votes are added. The trees of one decision are kept for the next of the same turn.
    """

    def __init__(
        self,
        seed: int = 0,
        *,
        milliseconds: float | None = None,
        simulations: int | None = None,
        threads: int = 1,
        memory_mb: float = 64,
    ) -> None:
        if milliseconds is None and simulations is None:
            raise BadBudget("a search needs a budget: milliseconds, simulations, or both")
        if (milliseconds is not None and milliseconds <= 0) or (simulations is not None and simulations < 1):
            raise BadBudget("a budget is more than 0 milliseconds, and at least 1 simulation")
        if threads < 1 or memory_mb * 1e6 < threads * 1000 * BYTES_PER_SIMULATION:
            raise BadBudget("a search needs at least 1 thread, and 0.1 MB of memory for each")
        self._seed = seed
        self._milliseconds = milliseconds
        self._simulations = simulations
        self._threads = threads
        self._size = int(memory_mb * 1e6 / threads / BYTES_PER_SIMULATION)
        self._trees: list[_Tree] = []
        self._expected: tuple[Any, int] | None = None  # history and seat for which the trees are kept
        self.thoughts: Thoughts | None = None

    def choose(self, match: Match, seat: int) -> Action:
        legal = match.legal(seat)
        if len(legal) == 1:
            self.thoughts = None
            return legal[0]
        thoughts = self.think(match, seat)
        best = thoughts.considered[0].action
        self._keep_for_the_next(match, seat, best.code)
        return best

    def think(self, match: Match, seat: int) -> Thoughts:
        """Search, and say what was found; also in `thoughts` until the next decision."""
        root = match.state
        self._prepare(match, seat, root.dtype)
        if self._threads == 1:
            self._search(self._trees[0], root, match.players, seat)
        else:
            with ThreadPoolExecutor(self._threads) as pool:
                list(pool.map(lambda tree: self._search(tree, root, match.players, seat), self._trees))
        self.thoughts = self._conclude(match, seat)
        return self.thoughts

    def _prepare(self, match: Match, seat: int, dtype: np.dtype[Any]) -> None:
        if not self._trees or self._trees[0].scratch.dtype != dtype:
            seeds = [
                (self._seed + number * 0x9E3779B97F4A7C15) % (1 << 64) for number in range(self._threads)
            ]
            self._trees = [_Tree(dtype, self._size, seed) for seed in seeds]
        elif self._expected != (match.history, seat):
            for tree in self._trees:
                tree.clear()
        self._expected = None

    def _search(self, tree: _Tree, root: Any, players: int, seat: int) -> None:
        deadline = None if self._milliseconds is None else time.perf_counter() + self._milliseconds / 1000
        left = self._simulations if self._simulations is not None else 1 << 40
        while left > 0:
            batch = min(BATCH, left)
            tree.run(root, players, seat, batch)
            left -= batch
            if deadline is not None and time.perf_counter() >= deadline:
                return
            if self._simulations is not None and _decided(tree.edges_at_root(seat), left):
                return

    def _conclude(self, match: Match, seat: int) -> Thoughts:
        votes: dict[int, tuple[int, float]] = {}
        for tree in self._trees:
            for code, (visits, value) in tree.edges_at_root(seat).items():
                before = votes.get(code, (0, 0.0))
                votes[code] = (before[0] + visits, before[1] + value)
        by_visits = sorted(votes.items(), key=lambda vote: (-vote[1][0], -vote[1][1], vote[0]))
        considered = tuple(
            Considered(match.action(code), visits, value / max(visits, 1))
            for code, (visits, value) in by_visits
        )
        simulations = sum(int(tree.used["simulations"][0]) for tree in self._trees)
        wins = np.sum([tree.chances_to_win for tree in self._trees], axis=0)[: match.players] / simulations
        return Thoughts(simulations, tuple(wins.tolist()), considered)

    def _keep_for_the_next(self, match: Match, seat: int, code: int) -> None:
        descended = [tree.descend(seat, code) for tree in self._trees]
        if all(descended):
            self._expected = ((*match.history, (seat, code)), seat)


def _decided(edges: dict[int, tuple[int, float]], left: int) -> bool:
    """Whether the most visited action stays so whatever the simulations that are left say."""
    visits = sorted((count for count, _ in edges.values()), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > left
