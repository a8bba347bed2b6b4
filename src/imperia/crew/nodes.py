"""The nodes of a cluster: which there are, whether they have the Imperia that we have, and the hands that
work on them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from imperia.crew.hand import Hand, examination
from imperia.crew.messages import BadCluster, ClusterLost, Patience, Staff, Told
from imperia.crew.sameness import Sameness

SECONDS_BETWEEN_LOOKS = 1.0
MOST_STRIKES = 3  # a node that has lost so many hands before they had begun is left out
SECONDS_OF_REST = 5.0  # after the first strike, then doubled: time for Ray to find the node dead


@dataclass(eq=False)
class HandOnNode:
    actor: Any
    node: Node
    on_gpu: bool
    begun: bool = False  # was told of the current job
    ready: bool = False  # and can do its tasks
    under_way: int = 0  # parcels of tasks


@dataclass(eq=False)
class Node:
    id: str
    name: str
    cores: int
    gpus: int
    hands: list[HandOnNode] = field(default_factory=list)
    strikes: int = 0
    rests_until: float = 0.0
    compiled: bool = False  # a hand is ready, so all others find what they need compiled


class Nodes:
    """The nodes that there are. Whoever joins later is examined too, and works or is left out."""

    def __init__(self, ray: Any, ours: Sameness, patience: Patience, say: Callable[[Any], None]) -> None:
        self._ray = ray
        self._ours = ours
        self._patience = patience
        self._say = say
        self._fit: dict[str, Node] = {}
        self._examined: dict[Any, Node] = {}  # by the answer that is awaited
        self._known: set[str] = set()
        self._looked = self._last_seen = time.monotonic()
        self._hand = ray.remote(Hand)
        self._examine = ray.remote(examination())

    def examined_at_first(self) -> Staff:
        """All nodes have to fit, or nothing begins; returns who could work."""
        self._look()
        answers, silent = self._answers(self._patience.nodes)
        problems = [problem for answer in answers if (problem := self._judged(answer))]
        problems += [BadCluster("cluster-node-silent", node=self._examined[answer].name) for answer in silent]
        if problems:
            raise BadCluster("cluster-nodes-differ", nodes=problems)
        fit = self._fit.values()
        if not fit:
            raise BadCluster("cluster-no-cores")
        return Staff(len(fit), sum(node.cores for node in fit), sum(node.gpus for node in fit))

    def able(self, on_gpu: bool) -> list[Node]:
        """The nodes that a job can go to."""
        return [node for node in self._fit.values() if (node.gpus if on_gpu else node.cores)]

    # ----- Who is there

    def look(self) -> None:
        """See who has come and gone, unless that was done a moment ago."""
        if time.monotonic() - self._looked < SECONDS_BETWEEN_LOOKS:
            return
        self._look()
        for answer in self._answers(0)[0]:
            if problem := self._judged(answer):
                self._say(Told(BadCluster("cluster-node-left-out", why=problem)))
        if self._fit or self._examined:
            self._last_seen = time.monotonic()
        elif time.monotonic() - self._last_seen > self._patience.nobody:
            raise ClusterLost("cluster-nobody-left")

    def _look(self) -> None:
        self._looked = time.monotonic()
        alive = {each["NodeID"]: each for each in self._ray.nodes() if each["Alive"]}
        for lost in self._fit.keys() - alive.keys():
            self._say(Told(BadCluster("cluster-node-lost", node=self._fit.pop(lost).name)))
        for node_id in alive.keys() - self._known:
            self._known.add(node_id)
            has = alive[node_id]["Resources"]
            node = Node(node_id, alive[node_id]["NodeName"], int(has.get("CPU", 0)), int(has.get("GPU", 0)))
            if node.cores or node.gpus:  # a head often has none, because it only leads
                where = self._on(node)
                self._examined[self._examine.options(num_cpus=0, max_retries=0, **where).remote()] = node

    def _answers(self, seconds: float) -> tuple[list[Any], list[Any]]:
        """Which nodes have answered within this time, and which have not."""
        if not self._examined:
            return [], []
        answered, silent = self._ray.wait(
            list(self._examined), num_returns=len(self._examined), timeout=seconds
        )
        return answered, silent

    def _judged(self, answer: Any) -> BadCluster | None:
        """Why a node that has answered cannot be used; otherwise it is used from now on."""
        node = self._examined.pop(answer)
        try:
            version, digest = self._ray.get(answer)
        except self._ray.exceptions.RayError:
            return BadCluster("cluster-node-silent", node=node.name)
        if not version:
            return BadCluster("cluster-node-without", node=node.name)
        if version != self._ours[0]:
            return BadCluster("cluster-node-version", node=node.name, there=version, here=self._ours[0])
        if digest != self._ours[1]:
            return BadCluster("cluster-node-digest", node=node.name, version=version)
        self._fit[node.id] = node
        return None

    def strike(self, node: Node) -> None:
        """A hand of this node was lost before it had begun."""
        node.rests_until = time.monotonic() + SECONDS_OF_REST * 2**node.strikes
        node.strikes += 1
        if node.strikes == MOST_STRIKES and node.id in self._fit:
            del self._fit[node.id]
            self._say(Told(BadCluster("cluster-node-fails", node=node.name)))

    # ----- Hands

    @property
    def hands(self) -> list[HandOnNode]:
        return [hand for node in self._fit.values() for hand in node.hands]

    def hire(self, node: Node, on_gpu: bool) -> HandOnNode:
        needs = {"num_cpus": 0, "num_gpus": 1} if on_gpu else {"num_cpus": 1}
        actor = self._hand.options(max_restarts=0, **needs, **self._on(node)).remote()
        hand = HandOnNode(actor, node, on_gpu)
        node.hands.append(hand)
        return hand

    def let_go(self, hand: HandOnNode) -> None:
        """Drop a hand that is dead or of no more use."""
        if hand in hand.node.hands:
            hand.node.hands.remove(hand)
            self._ray.kill(hand.actor)

    def _on(self, node: Node) -> dict[str, Any]:
        strategies = import_module("ray.util.scheduling_strategies")
        return {"scheduling_strategy": strategies.NodeAffinitySchedulingStrategy(node.id, soft=False)}
