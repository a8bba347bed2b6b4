"""What the parts of a training are asked to do, and what came of it, as it travels: arrays and numbers, which
mean the same wherever they arrive."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from imperia.arena.numbers import seed_from
from imperia.crew.job import Crew
from imperia.training.errors import BadTraining
from imperia.training.files import Layers, Row
from imperia.training.plan import Now, Plan

if TYPE_CHECKING:
    from imperia.training.playing import Wins

Arrays = dict[str, NDArray[Any]]
Settings = list[dict[str, Any]]


@dataclass(frozen=True)
class Lesson:
    """What one part does from one meeting to the next."""

    part: int
    seed: int  # for everything in it that is random
    course: tuple[Now, ...]  # for each update
    weights: Arrays
    moments: Arrays  # what the optimiser remembers
    rival: Arrays
    matches: Arrays


@dataclass(frozen=True)
class Came:
    """What came of some updates."""

    updates: int
    ended: int  # matches
    losses: NDArray[np.float64]  # of policy and value, and the entropy, summed up over the updates
    wins: Wins


@dataclass(frozen=True)
class Learnt:
    """What came of a lesson."""

    part: int
    hardware: str
    weights: Arrays
    moments: Arrays
    matches: Arrays
    came: Came


@dataclass(frozen=True)
class Search:
    """A search for the holes of these weights, which begins with these matches."""

    seed: int
    weights: Arrays
    matches: Arrays


@dataclass(frozen=True)
class Found:
    """What came of a search."""

    hardware: str
    row: Row
    layers: Layers


def mean(parts: Sequence[Arrays]) -> Arrays:
    """The mean of each array, number by number. The parts are added in order, which matters with floats."""
    found = {}
    for name, first in parts[0].items():
        total = np.zeros(first.shape)
        for part in parts:
            total += part[name]
        found[name] = np.asarray(total / len(parts), first.dtype)
    return found


def seed_of(*of: object) -> int:
    """A seed of 63 bits, which torch takes."""
    return seed_from(" ".join(map(str, of))) >> 1


def check_crew(plan: Plan, crew: Crew | None) -> None:
    """Refuse a cluster for a single part, which would keep one machine busy and all others waiting."""
    if crew is not None and crew.elsewhere and plan.parts == 1:
        raise BadTraining("train-cluster-one-part")
