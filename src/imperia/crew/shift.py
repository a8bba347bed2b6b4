"""One job on the nodes of a cluster: tasks are given out in parcels, and those of a hand that is lost are
given to another."""

from __future__ import annotations

import pickle
import time
from collections import deque
from dataclasses import dataclass
from typing import Any

from imperia.crew.hand import PackedJob
from imperia.crew.here import WorkerLost
from imperia.crew.messages import BadCluster, Done, Failed, Finished, Given, Line, Staff, Told, Wanted
from imperia.crew.nodes import HandOnNode, Node, Nodes

SECONDS_OF_A_PARCEL = 0.5
MOST_IN_A_PARCEL = 256
PARCELS_AT_ONCE = 2  # the next is there when one is finished
PARCELS_AHEAD = 32  # for each hand; results wait for those before them, and not too many should have to
MOST_TRIES = 4  # a task that has ended so many processes would end them all
SECONDS_TO_WAIT = 0.2
SECONDS_WITHOUT_A_HAND = 30.0


@dataclass
class Piece:
    number: int
    task: bytes
    lost: int = 0  # how often the hand that was doing it was lost


@dataclass(frozen=True)
class Parcel:
    """Pieces that a hand is doing; None while it begins."""

    hand: HandOnNode
    pieces: list[Piece] | None


class Shift:
    def __init__(self, ray: Any, nodes: Nodes, job: PackedJob, line: Line) -> None:
        self._ray = ray
        self._nodes = nodes
        self._job = job
        self._line = line
        self._content = ray.put(job.content)
        self._under_way: dict[Any, Parcel] = {}  # by the answer that is awaited
        self._waiting: deque[Piece] = deque()
        self._unfinished: dict[int, Piece] = {}  # in their order
        self._number = 0
        self._asked = self._all_known = False
        self._seconds_each = 0.0  # for a task
        self._staff: Staff | None = None
        self._began, self._told_to_wait = time.monotonic(), False

    def work(self) -> None:
        self._nodes.look()
        for hand in self._nodes.hands:
            self._let_go_or_keep(hand)
        if not self._nodes.able(self._job.on_gpu):
            self._line.say(Failed(BadCluster("cluster-no-gpu" if self._job.on_gpu else "cluster-no-cores")))
            return
        while self._unfinished or not self._all_known:
            self._hear()
            self._nodes.look()
            for node in self._nodes.able(self._job.on_gpu):
                self._man(node)
            self._give_out()
            self._report()
            if failed := self._gather():
                self._stop()
                self._line.say(failed)
                return
        self._line.say(Done())

    def _let_go_or_keep(self, hand: HandOnNode) -> None:
        """Hands of the job before are used again, unless this one needs others."""
        hand.begun = hand.ready = hand.node.compiled = False
        hand.under_way = 0
        if hand.on_gpu != self._job.on_gpu:
            self._nodes.let_go(hand)

    def _stop(self) -> None:
        """Let go of the hands that are busy: their results are of no use any more."""
        for hand in self._nodes.hands:
            if hand.under_way:
                self._nodes.let_go(hand)

    # ----- Hands

    @property
    def _hands(self) -> list[HandOnNode]:
        return [hand for node in self._nodes.able(self._job.on_gpu) for hand in node.hands if hand.ready]

    def _man(self, node: Node) -> None:
        """Hire a hand for each core or GPU; the first of a node compiles what all of them need."""
        if time.monotonic() < node.rests_until:
            return
        wanted = (node.gpus if self._job.on_gpu else node.cores) if node.compiled else 1
        while len(node.hands) < wanted:
            self._nodes.hire(node, self._job.on_gpu)
        for hand in node.hands[:wanted]:
            if not hand.begun:
                hand.begun = True
                answer = hand.actor.begin.remote(self._content, not node.compiled)
                self._under_way[answer] = Parcel(hand, None)

    def _report(self) -> None:
        hands = self._hands
        gpu = self._job.on_gpu
        staff = Staff(
            len({hand.node.id for hand in hands}), 0 if gpu else len(hands), len(hands) if gpu else 0
        )
        if staff != self._staff:
            self._staff = staff
            self._line.say(staff)
        if hands:
            self._began, self._told_to_wait = time.monotonic(), False
        elif not self._told_to_wait and time.monotonic() - self._began > SECONDS_WITHOUT_A_HAND:
            self._told_to_wait = True
            self._line.say(Told(BadCluster("cluster-waiting")))

    # ----- Tasks

    @property
    def _parcel(self) -> int:
        """How many tasks are given out together, so that asking does not take longer than doing."""
        if self._job.long or not self._seconds_each:
            return 1
        return min(MOST_IN_A_PARCEL, int(SECONDS_OF_A_PARCEL / self._seconds_each))

    def _hear(self) -> None:
        hands = max(1, len(self._hands))
        wanted = 2 * PARCELS_AT_ONCE * hands * max(1, self._parcel)
        if not self._asked and not self._all_known and len(self._waiting) < wanted:
            self._asked = True
            self._line.say(Wanted(wanted))
        # Wait for an answer only if there is no work to go on with.
        while self._asked and (not self._waiting or self._line.something_was_said()):
            given = self._line.hear()
            assert isinstance(given, Given)
            for task in given.tasks:
                piece = Piece(self._number, task)
                self._waiting.append(piece)
                self._unfinished[piece.number] = piece
                self._number += 1
            self._asked, self._all_known = False, given.last
            if not given.tasks:
                break

    def _give_out(self) -> None:
        hands, parcel = self._hands, max(1, self._parcel)
        one_by_one = self._job.long or self._seconds_each >= SECONDS_OF_A_PARCEL
        at_once = 1 if one_by_one else PARCELS_AT_ONCE
        oldest = next(iter(self._unfinished), self._number)
        furthest = oldest + PARCELS_AHEAD * max(1, len(hands)) * parcel
        for depth in range(at_once):
            for hand in hands:
                if hand.under_way > depth or not self._waiting or self._waiting[0].number >= furthest:
                    continue
                # A task that was lost travels alone: if it is what ends processes, no other is lost with it.
                alone = self._waiting[0].lost > 0
                pieces = [self._waiting.popleft()]
                while not alone and len(pieces) < parcel and self._waiting and not self._waiting[0].lost:
                    pieces.append(self._waiting.popleft())
                hand.under_way += 1
                answer = hand.actor.do.remote([piece.task for piece in pieces])
                self._under_way[answer] = Parcel(hand, pieces)

    # ----- Answers

    def _gather(self) -> Failed | None:
        """Wait a moment for answers, and pass the results on."""
        if not self._under_way:
            time.sleep(SECONDS_TO_WAIT)
            return None
        awaited = list(self._under_way)
        answers, _ = self._ray.wait(awaited, num_returns=1, timeout=SECONDS_TO_WAIT, fetch_local=False)
        if answers:
            answers, _ = self._ray.wait(awaited, num_returns=len(awaited), timeout=0, fetch_local=False)
        for answer in answers:
            parcel = self._under_way.pop(answer)
            try:
                found = self._ray.get(answer)
            except self._ray.exceptions.RayTaskError as problem:  # raised by our own code, not by the work
                return Failed(WorkerLost("arena-worker-failed", why=str(problem.cause)))
            except self._ray.exceptions.RayError:
                failed = self._lost(parcel)
            else:
                failed = self._begun(parcel, found) if parcel.pieces is None else self._done(parcel, found)
            if failed:
                return failed
        return None

    def _begun(self, parcel: Parcel, found: bytes) -> Failed | None:
        node = parcel.hand.node
        if problem := pickle.loads(found):
            return Failed(BadCluster("cluster-node-cannot", node=node.name, why=problem))
        parcel.hand.ready = node.compiled = True
        return None

    def _done(self, parcel: Parcel, found: tuple[float, list[bytes], bytes | None]) -> Failed | None:
        seconds, results, problem = found
        assert parcel.pieces
        parcel.hand.under_way -= 1
        parcel.hand.node.strikes = 0
        if results:
            each = seconds / len(results)
            self._seconds_each = each if not self._seconds_each else 0.8 * self._seconds_each + 0.2 * each
            self._line.say(Finished(results))
        for piece in parcel.pieces:
            del self._unfinished[piece.number]
        return Failed(pickle.loads(problem)) if problem else None

    def _lost(self, parcel: Parcel) -> Failed | None:
        """The hand is gone, perhaps with its node: others do what it was doing."""
        hand = parcel.hand
        self._nodes.let_go(hand)
        if not hand.node.hands:
            hand.node.compiled = False
        if parcel.pieces is None:
            self._nodes.strike(hand.node)
            return None
        for piece in reversed(parcel.pieces):
            piece.lost += 1
            if piece.lost >= MOST_TRIES:
                return Failed(WorkerLost("arena-worker-lost"))
            self._waiting.appendleft(piece)
        return None
