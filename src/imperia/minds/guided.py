"""The mind that searches a tree with a network."""

from __future__ import annotations

from typing import Any

import numpy as np

from imperia.kernel.verbs import MOST_SEATS, room_of
from imperia.minds.edges import Used
from imperia.minds.growing import NONE, TreeMind
from imperia.minds.guided_tree import (
    DEEPEST,
    EXPLORATION,
    Edge,
    Node,
    Tree,
    hash_seen,
    search_guided,
)
from imperia.minds.network import Asker, Network
from imperia.minds.network.asking import stream
from imperia.minds.network.exponentials import TEMPERATURE
from imperia.minds.network.reading import BYTES_OF_A_WORD, derived_at
from imperia.minds.policy import PolicyMind
from imperia.play import Action, Match

EDGES_PER_NODE = 12  # room; in some games decisions have more answers, but not all are nodes
ROOM_PER_SIMULATION = 2  # nodes: for this decision, and for what is kept of those before
SLOTS_PER_NODE = 2  # at least; up to twice as many, since their number is a power of two
BYTES_OF_A_SLOT = np.dtype(np.int32).itemsize
BYTES_PER_NODE = (
    Node.dtype.itemsize + EDGES_PER_NODE * Edge.dtype.itemsize + 2 * SLOTS_PER_NODE * BYTES_OF_A_SLOT
)


class GuidedTree:
    """The tree of one thread, in arrays of fixed size."""

    def __init__(self, network: Network, size: int, seed: int) -> None:
        dtype = network.definition.dtype
        room = room_of(dtype)
        self._asker = Asker(network)
        self._temperature = round(network.definition.tree_temperature * TEMPERATURE)
        self.nodes = np.zeros(size, Node.dtype)
        self.edges = np.zeros(max(EDGES_PER_NODE * size, 4 * room.answers), Edge.dtype)
        self.used = np.zeros(1, Used.dtype)
        self._slots = np.zeros(1 << (SLOTS_PER_NODE * size - 1).bit_length(), np.int32)
        self.all_wins = np.zeros(MOST_SEATS, np.int64)
        self._tree = Tree(
            self.nodes,
            self.edges,
            self.used,
            self._slots,
            np.zeros(1, dtype),
            np.zeros(derived_at(dtype) // BYTES_OF_A_WORD, np.int64),
            np.zeros(1, np.int64),
            self._asker.codes,
            np.full(room.codes, NONE, np.int32),
            np.zeros(DEEPEST, np.int32),
            np.zeros(MOST_SEATS, np.int8),
            np.zeros(MOST_SEATS, np.int64),
            self.all_wins,
        )
        self._chance = stream(seed)
        self.clear()

    def clear(self) -> None:
        self.used[0] = (1, 0, 0, 0)
        self.nodes[0] = (0, NONE, 0)
        self._slots[:] = NONE
        self.all_wins[:] = 0

    def run(self, root: Any, players: int, seat: int, simulations: int) -> None:
        asker = self._asker
        search_guided(
            root,
            players,
            seat,
            self._tree,
            self._chance,
            asker.seeing,
            asker.weights,
            asker.layers,
            simulations,
            EXPLORATION,
            self._temperature,
            asker.network.definition.decisions_played_on(players),
        )

    def take_up(self, root: Any, seat: int) -> None:
        """If the tree has a node for what the seat knows now, and about half of its room is free, make that
        node the root; otherwise begin anew."""
        seen = hash_seen(root, seat, self._asker.seeing, self._tree)
        nodes = self.nodes[1 : int(self.used["nodes"][0])]
        found = np.flatnonzero(nodes["seen"] == seen)
        is_full = len(nodes) > len(self.nodes) // 2 or self.used["edges"][0] > len(self.edges) // 2
        if len(found) == 0 or is_full:
            self.clear()
            return
        self.used["root"][0] = 1 + int(found[0])
        self.used["simulations"][0] = 0
        self.all_wins[:] = 0


class GuidedMind(TreeMind[GuidedTree]):
    """The trees of a decision are kept for as long as the seat's next decisions are found in them."""

    batch = 10
    parts_of_a_turn = 1  # only a large tree finds more than the policy, and it serves the next decisions, too

    def __init__(self, network: Network, seed: int = 0, **budget: Any) -> None:
        super().__init__(seed, **budget)
        self.network = network
        self._policy = PolicyMind(network)

    def _least_batch(self, players: int) -> int:
        """Where the policy plays on, a simulation takes so long that a look at the clock costs little."""
        return 1 if self.network.definition.decisions_played_on(players) > 0 else self.batch

    def _choose_without_thinking(self, match: Match, seat: int) -> Action:
        return self._policy.choose(match, seat)

    def _new_tree(self, match: Match, seed: int) -> GuidedTree:
        size = self._bytes // BYTES_PER_NODE
        if self._simulations is not None:
            size = min(size, ROOM_PER_SIMULATION * self._simulations + 1)
        return GuidedTree(self.network, size, seed)

    def _take_up(self, root: Any, seat: int) -> None:
        for tree in self._trees:
            tree.take_up(root, seat)
