"""The searching mind: a tree search without a network."""

from __future__ import annotations

from typing import Any

import numpy as np

from imperia.kernel.chance import Chance
from imperia.kernel.entries import apply_all, observe_all, redeal_all, start_streams
from imperia.kernel.verbs import CODE, MOST_SEATS, room_for_answers, room_of
from imperia.minds.edges import Edge, Node, Used
from imperia.minds.growing import NONE, TreeMind
from imperia.minds.tree import DEEPEST, search
from imperia.play import Match

EXPLORATION = 0.5
PLAYOUT_DECISIONS: int | None = None  # by default about a round, or half of it
PLAYOUT_LOOKS_AHEAD = True
BYTES_PER_SIMULATION = Node.dtype.itemsize + Edge.dtype.itemsize
# Edges that a simulation may add: one for each seat of a sealed decision, or all answers to a decision; and
# room for the next decision.
ROOM_PER_SIMULATION, ROOM_BY_LOOKS = 8, 32


class _Tree:
    """The tree of one thread, in arrays of fixed size."""

    def __init__(
        self, dtype: np.dtype[Any], derived: np.dtype[Any], size: int, seed: int, by_looks: bool
    ) -> None:
        self._by_looks = by_looks
        # A position is judged fairly when every seat has had its turn. But where the search goes by looks,
        # twice as many simulations are worth more than that.
        self._played_on = room_of(dtype).round // (2 if by_looks else 1)
        self.nodes, self.edges = np.zeros(size, Node.dtype), np.zeros(size, Edge.dtype)
        self.used = np.zeros(1, Used.dtype)
        self.work = np.zeros(2, dtype)
        self.chance = np.zeros(1, Chance.dtype)
        start_streams(self.chance, np.array([seed & 0xFFFFFFFF]), np.array([seed >> 32]))
        self.codes = room_for_answers(dtype)
        self.looks, self.derived = np.zeros(len(self.codes), np.int32), np.zeros(1, derived)
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
            self._played_on if PLAYOUT_DECISIONS is None else PLAYOUT_DECISIONS,
            PLAYOUT_LOOKS_AHEAD,
            self._by_looks,
            self.looks,
            self.derived,
        )

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


class SearchMind(TreeMind[_Tree]):
    """The trees of one decision are kept for the next decision of the same seat if nothing has come to light
    in between. With `by_looks`, what looks good is tried first; without, each choice is tried once before any
    is tried again. If it is None, the game decides which is better."""

    _expected: tuple[int, bytes] | None = None  # the seat, and what it must see for the trees to fit

    def __init__(self, seed: int = 0, *, by_looks: bool | None = None, **budget: Any) -> None:
        super().__init__(seed, **budget)
        self._by_looks = by_looks

    def _new_tree(self, match: Match, seed: int) -> _Tree:
        dtype = match.definition.dtype
        by_looks = room_of(dtype).by_looks if self._by_looks is None else self._by_looks
        size = self._bytes // BYTES_PER_SIMULATION
        if self._simulations is not None:
            room = ROOM_BY_LOOKS if by_looks else ROOM_PER_SIMULATION
            size = min(size, room * self._simulations)
        self._expected = None
        return _Tree(dtype, match.definition.derived.dtype, size, seed, by_looks)

    def _take_up(self, root: Any, seat: int) -> None:
        if self._expected != (seat, _what_is_seen(root, seat)):
            for tree in self._trees:
                tree.clear()
        self._expected = None

    def _keep(self, match: Match, seat: int, code: int) -> None:
        if all(tree.descend(seat, code) for tree in self._trees):
            after = match.state
            redeal_all(after, seat, np.zeros(1, np.int64), np.zeros(1, np.int64))
            apply_all(after, np.array([seat], np.int8), np.array([code], CODE))
            self._expected = (seat, _what_is_seen(after, seat))


def _what_is_seen(state: Any, seat: int) -> bytes:
    seen = np.empty_like(state)
    observe_all(state, seat, seen)
    return bytes(seen.tobytes())
