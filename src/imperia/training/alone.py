"""A training in one part: one pupil, which plays and learns from the beginning of a stretch to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from imperia.training.files import Layers, Row
from imperia.training.games_of_bots import Game
from imperia.training.lessons import Arrays, Came, Settings
from imperia.training.network import Net
from imperia.training.plan import Plan
from imperia.training.pupil import Course, Pupil, observations_of


class Alone:
    """One pupil; the network stays where it learns."""

    def __init__(self, plan: Plan, settings: Settings, device: str) -> None:
        self._plan = plan
        self._pupil = Pupil(plan, settings, device)
        self.batch, self.net = self._pupil.batch, self._pupil.net

    def stretch(
        self,
        number: int,
        rival: Layers,
        course: Course,
        chance: torch.Generator,
        on_update: Callable[[int], None],
        on_change: Callable[[int], None],
    ) -> Came:
        """`on_change` hears how many updates the network has just learned from."""

        def after_each(update: int) -> None:
            on_change(1)
            on_update(update)

        self._pupil.rival.take(rival)
        return self._pupil.study(self._plan.updates, course, chance, after_each)

    def search_for_holes(
        self, frozen: Net, seed: int, on_update: Callable[[int], None]
    ) -> tuple[Row, Layers]:
        return self._pupil.search_for_holes(frozen, seed, on_update)

    def imitate(self, bot: str, games: Sequence[Game], seed: int) -> tuple[Row, Layers]:
        return self._pupil.imitate(bot, games, seed)

    @property
    def used(self) -> Tensor | None:
        return self._pupil.learner.used

    def observations(self) -> NDArray[np.float32]:
        return observations_of(self.batch)

    # ----- What is kept

    def known(self) -> Row:
        return {"net": self.net.state_dict(), "optimiser": self._pupil.learner.optimiser.state_dict()}

    def matches(self) -> Arrays:
        return self.batch.kept()

    def go_on_from(self, known: dict[str, Any]) -> None:
        if known["optimiser"]["state"]:  # otherwise its first update, which is recorded, is still to come
            self._pupil.make_ready()
        self.net.load_state_dict(known["net"])
        self._pupil.learner.remember(known["optimiser"]["state"])
        self.batch.go_on_from(known["matches"])
