"""Who plays and learns: the matches, the networks that play them, and what learns from that. A pupil that
trains alone does so for the whole training; one that takes lessons does what each of them says, and nothing
is left of the lesson before."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from imperia.play.batch import Batch
from imperia.training.files import Layers, Row
from imperia.training.games_of_bots import Game
from imperia.training.holes import search_for_holes
from imperia.training.imitating import imitate
from imperia.training.learning import Learner
from imperia.training.lessons import Arrays, Came, Found, Learnt, Lesson, Search, Settings, seed_of
from imperia.training.network import Net
from imperia.training.plan import Now, Plan
from imperia.training.playing import KINDS, Experience, SelfPlay, device_for

ROWS_TO_TRY = 4096  # observations that show how large the numbers in the network become

Course = Callable[[int], Now | None]  # by update; None when the time is over


class Pupil:
    """With as many matches as the plan has."""

    def __init__(self, plan: Plan, settings: Settings, device: str) -> None:
        self.plan, self.settings, self.device = plan, settings, device
        torch.manual_seed(plan.seed)
        self.batch = dealt(plan, settings, device)
        self.net, self.rival = (net_for(plan, self.batch, device) for _ in range(2))
        self.learner = Learner(plan, self.net)
        self._experience = Experience(plan, self.batch, device)
        against = int(plan.past * plan.matches)
        self._play = SelfPlay(plan, self.batch, self.net, self.rival, against, plan.alone)
        self._is_ready = device == "cpu"

    def study(
        self,
        updates: int,
        course: Course,
        chance: torch.Generator,
        on_update: Callable[[int], None] = lambda update: None,
    ) -> Came:
        """Play and learn."""
        done, ended, losses = 0, 0, np.zeros(3)
        while done < updates and (now := course(done)):
            ended += self._play.play(self._experience, now.closeness)
            losses += self.learner.learn(self._experience, now, chance)
            done += 1
            on_update(done)
        self._is_ready = self._is_ready or done > 0
        return Came(done, ended, losses, self._play.taken_wins())

    def search_for_holes(
        self, frozen: Net, seed: int, on_update: Callable[[int], None] = lambda update: None
    ) -> tuple[dict[str, Any], Any]:
        return search_for_holes(self.plan, self.batch, frozen, self._experience, seed, on_update)

    def imitate(self, bot: str, games: Sequence[Game], seed: int) -> tuple[Row, Layers]:
        return imitate(bot, games, self.settings, self.batch, self.net, seed)

    def make_ready(self) -> None:
        """On a GPU the first update is recorded, and recording draws random numbers. Record an update that
        does not count, so that the updates that do are not affected: whoever calls this then puts in
        everything that learning changes."""
        if not self._is_ready:
            self.study(1, lambda update: self.plan.at(0), torch.Generator())

    # ----- Lessons

    def learn(self, lesson: Lesson) -> Learnt:
        with one_thread(self.device):
            self.make_ready()
            self._take(lesson.weights, lesson.matches)
            self.rival.take(lesson.rival)
            self.learner.remember(_by_parameter(lesson.moments))
            self._play.taken_wins()  # drop those of a lesson that was broken off
            came = self.study(len(lesson.course), lesson.course.__getitem__, seeded(lesson.seed))
            moments = _by_name(self.learner.remembered())
        return Learnt(
            lesson.part, hardware(self.device), weights_of(self.net), moments, self.batch.kept(), came
        )

    def search(self, search: Search) -> Found:
        with one_thread(self.device):
            self._take(search.weights, search.matches)
            return Found(hardware(self.device), *self.search_for_holes(self.net, search.seed))

    def _take(self, weights: Arrays, matches: Arrays) -> None:
        self.net.load_state_dict(_tensors(weights))
        self.batch.go_on_from(matches)


_last: list[Pupil] = []  # the one of this process, if it has one


def pupil_for(plan: Plan, settings: Settings, device: str) -> Pupil:
    """The pupil of the lesson before, if it is for the same plan; otherwise a new one."""
    if not _last or (_last[0].plan, _last[0].settings, _last[0].device) != (plan, settings, device):
        _last.clear()  # before the next one needs its memory
        _last.append(Pupil(plan, settings, device_for(device)))
    return _last[0]


# ----- What they are made of


def dealt(plan: Plan, settings: Settings, device: str, *part: int) -> Batch:
    """The first matches, or if there are several parts, those of one of them."""
    seed = seed_of(plan.seed, "deals", *part)
    threads = torch.get_num_threads() if device == "cpu" else 1
    return Batch(plan.game, games=plan.matches, seed=seed, backend=device, threads=threads, vary=settings)


def net_for(plan: Plan, batch: Batch, device: str) -> Net:
    seats = batch.rewards.shape[1]
    net: Net = Net(batch.features, batch.codes, seats, plan, KINDS[device]).to(device)
    return net


def observations_of(batch: Batch) -> NDArray[np.float32]:
    """Some observations in the matches as they are."""
    rows = torch.as_tensor(batch.observations, device=batch.backend)[:ROWS_TO_TRY]
    found: NDArray[np.float32] = rows.cpu().numpy()
    return found


def seeded(seed: int) -> torch.Generator:
    """A generator for what is drawn on the CPU; everything else drawn from now on has the same seed."""
    torch.manual_seed(seed)
    return torch.Generator().manual_seed(seed)


def weights_of(net: Net) -> Arrays:
    """Copies, which stay as they are when the network learns."""
    return {name: tensor.detach().cpu().numpy().copy() for name, tensor in net.state_dict().items()}


def hardware(device: str) -> str:
    """What results depend on, besides what is computed."""
    if device == "cuda":
        name = torch.cuda.get_device_name()
    else:
        name = f"{platform.machine()} {torch.backends.cpu.get_cpu_capability()}"
    return f"{name}, PyTorch {torch.__version__}"


@contextmanager
def one_thread(device: str) -> Iterator[None]:
    """On a CPU sums depend on the number of threads, and a node gives one core to each part."""
    before = torch.get_num_threads()
    if device == "cpu":
        torch.set_num_threads(1)
    try:
        yield
    finally:
        torch.set_num_threads(before)


def _tensors(arrays: Arrays) -> dict[str, torch.Tensor]:
    return {name: torch.tensor(array) for name, array in arrays.items()}


def _by_name(known: dict[int, dict[str, torch.Tensor]]) -> Arrays:
    return {
        f"{number}.{name}": tensor.detach().cpu().numpy().copy()
        for number, of_it in known.items()
        for name, tensor in of_it.items()
    }


def _by_parameter(moments: Arrays) -> dict[int, dict[str, torch.Tensor]]:
    found: dict[int, dict[str, torch.Tensor]] = {}
    for name, tensor in _tensors(moments).items():
        number, _, what = name.partition(".")
        found.setdefault(int(number), {})[what] = tensor
    return found
