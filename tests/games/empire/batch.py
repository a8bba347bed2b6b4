"""Many records of empire at once, each with options of its own."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

from imperia.kernel import entries

from ..records import Batch, after, halves, observed, one, played_out, redealt, refusals
from .table import empire

__all__ = ["Batch", "after", "blank", "dealt", "observed", "one", "played_out", "redealt", "refusals"]


@cache
def _blank(combination: tuple[tuple[str, Any], ...]) -> Batch:
    options = dict(combination)
    return empire.definition.blank(empire.definition.setting(options.pop("players"), options))


def blank(combinations: Iterable[dict[str, Any]]) -> Batch:
    """A record for each combination of players and options, not dealt yet."""
    return np.concatenate([_blank(tuple(combination.items())) for combination in combinations])


def dealt(combinations: list[dict[str, Any]], first_seed: int = 0) -> Batch:
    states = blank(combinations)
    entries.deal_all(states, *halves(range(first_seed, first_seed + len(states))))
    return states
