"""A training in several parts, which meet.

Between two meetings each part has the matches, the weights and the seed that its lesson names, and nothing
else. So it does not matter who takes which lesson (this process, one lesson after the other, or the machines
of a cluster), nor whether somebody has to take it again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from typing import Any, TypeVar

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from imperia.crew.here import Here
from imperia.crew.job import Crew, Job
from imperia.training.errors import BadTraining
from imperia.training.files import Layers, Row
from imperia.training.games_of_bots import Game
from imperia.training.imitating import imitate
from imperia.training.learning import FIRST_WEIGHTS, SQUARES, used_inputs
from imperia.training.lessons import (
    Arrays,
    Came,
    Found,
    Learnt,
    Lesson,
    Search,
    Settings,
    mean,
    seed_of,
)
from imperia.training.network import Net
from imperia.training.plan import Now, Plan
from imperia.training.playing import total
from imperia.training.pupil import Course, dealt, net_for, observations_of, one_thread, weights_of
from imperia.training.taking_lessons import learns, searches

Task = TypeVar("Task", Lesson, Search)
Result = TypeVar("Result", Learnt, Found)


class Together:
    """What all parts know after a meeting, and the matches of each. This is kept in the memory of the CPU,
    wherever lessons are taken."""

    def __init__(self, plan: Plan, settings: Settings, device: str, crew: Crew | None = None) -> None:
        self._plan, self._crew = plan, crew or Here(1)
        of_a_part = plan.of_a_part
        self._told = of_a_part, settings, device
        self._hardware: str | None = None
        torch.manual_seed(plan.seed)
        self.batch = dealt(of_a_part, settings, "cpu", 0)  # also for all that is the same in every part
        self.net = net_for(of_a_part, self.batch, "cpu")
        others = (dealt(of_a_part, settings, "cpu", part) for part in range(1, plan.parts))
        self._matches = [self.batch.kept(), *(part.kept() for part in others)]
        self._moments: Arrays = {}

    def stretch(
        self,
        number: int,
        rival: Layers,
        course: Course,
        chance: torch.Generator,
        on_update: Callable[[int], None],
        on_change: Callable[[int], None],
    ) -> Came:
        """Everything random comes from the seeds in the lessons; `chance` is for pupils that train alone."""
        plan = self._plan
        against = {name: torch.as_tensor(layer).numpy().copy() for name, layer in rival.items()}
        all_came = []
        for first in range(0, plan.updates, plan.meet):
            nows = [course(update) for update in range(first, first + plan.meet)]
            until_the_meeting = tuple(now for now in nows if now)
            if len(until_the_meeting) < plan.meet:
                break  # a training that goes by the clock ends when the parts meet
            all_came.append(self._meet(number, first, until_the_meeting, against, on_update))
            on_change(plan.meet)
        return Came(
            updates=plan.meet * len(all_came),
            ended=sum(came.ended for came in all_came),
            losses=np.sum([came.losses for came in all_came], axis=0) if all_came else np.zeros(3),
            wins=total([came.wins for came in all_came]),
        )

    def _meet(
        self,
        stretch: int,
        first: int,
        course: tuple[Now, ...],
        rival: Arrays,
        on_update: Callable[[int], None],
    ) -> Came:
        """Let each part play and learn, and make one network of what they have become."""
        parts, weights = self._plan.parts, weights_of(self.net)
        lessons = (
            Lesson(part, self._seed(stretch, first, part), course, weights, self._moments, rival, matches)
            for part, matches in enumerate(self._matches)
        )
        learnt: list[Learnt] = []
        for one in self._done(learns, lessons):
            learnt.append(one)
            on_update(first + len(course) * len(learnt) // parts)
        learnt.sort(key=lambda one: one.part)
        common = mean([one.weights for one in learnt])
        self.net.load_state_dict({name: torch.from_numpy(array) for name, array in common.items()})
        self._moments = mean([one.moments for one in learnt])
        self._matches = [one.matches for one in learnt]
        return Came(
            updates=len(course),
            ended=sum(one.came.ended for one in learnt),
            losses=np.sum([one.came.losses for one in learnt], axis=0) / parts,
            wins=total([one.came.wins for one in learnt]),
        )

    def _seed(self, stretch: int, update: int, part: int) -> int:
        return seed_of(self._plan.seed, "stretch", stretch, "update", update, "part", part)

    def search_for_holes(
        self, frozen: Net, seed: int, on_update: Callable[[int], None]
    ) -> tuple[Row, Layers]:
        """One part searches, beginning with its matches as they are."""
        on_update(0)
        (found,) = self._done(searches, [Search(seed, weights_of(frozen), self._matches[0])])
        on_update(found.row["curve"][-1]["update"])
        return found.row, found.layers

    def imitate(self, bot: str, games: Sequence[Game], seed: int) -> tuple[Row, Layers]:
        """This process imitates, on its CPU."""
        _, settings, _ = self._told
        with one_thread("cpu"):
            return imitate(bot, games, settings, self.batch, self.net, seed)

    def _done(
        self, begin: Callable[..., Callable[[Task], Result]], tasks: Iterable[Task]
    ) -> Iterator[Result]:
        on_gpu = self._told[-1] == "cuda"

        def work(task: Task) -> Result:
            return begin(*self._told)(task)

        job: Job[Task, Result] = Job(work, begin, self._told, on_gpu=on_gpu, long=True)
        with closing(self._crew.do(job, tasks)) as results:
            for result in results:
                self._check(result.hardware)
                yield result

    def _check(self, hardware: str) -> None:
        """Whoever takes a lesson must come to the same result, which depends on the hardware."""
        self._hardware = self._hardware or hardware
        if hardware != self._hardware:
            raise BadTraining("train-nodes-differ", one=self._hardware, other=hardware)

    @property
    def used(self) -> Tensor | None:
        squares = self._moments.get(f"{FIRST_WEIGHTS}.{SQUARES}")
        return None if squares is None else used_inputs(torch.from_numpy(squares))

    def observations(self) -> NDArray[np.float32]:
        self.batch.go_on_from(self._matches[0])
        return observations_of(self.batch)

    # ----- What is kept

    def known(self) -> Row:
        moments = {name: torch.from_numpy(array) for name, array in self._moments.items()}
        return {"net": self.net.state_dict(), "optimiser": moments}

    def matches(self) -> Arrays:
        """The matches of all parts, one part after the other."""
        return {name: np.concatenate([part[name] for part in self._matches]) for name in self._matches[0]}

    def go_on_from(self, known: dict[str, Any]) -> None:
        self.net.load_state_dict(known["net"])
        self._moments = {name: tensor.numpy() for name, tensor in known["optimiser"].items()}
        each = self._plan.of_a_part.matches
        self._matches = [
            {name: array[first : first + each] for name, array in known["matches"].items()}
            for first in range(0, self._plan.matches, each)
        ]
