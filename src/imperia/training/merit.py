"""Rivals that go by merit alone, as a network does at the beginning of its training: `merit:40`.

They need not be imitated. The number is how much they trust it, what the highest merit adds to a logit: the
more, the less often they do anything but what has the most merit."""

from __future__ import annotations

import re
from collections.abc import Iterable

from imperia.training.errors import BadTraining
from imperia.words import Quoted

PREFIX = "merit:"
MOST_TRUST = 1000
_BY_MERIT = re.compile(rf"{PREFIX}(\d+(?:\.\d+)?)")


def trust_of(rival: str) -> float | None:
    """None: it is a bot."""
    if not rival.startswith(PREFIX):
        return None
    found = _BY_MERIT.fullmatch(rival)
    if found is None or not 0 < float(found[1]) <= MOST_TRUST:
        raise BadTraining("train-rival-trust", given=Quoted(rival), most=str(MOST_TRUST))
    return float(found[1])


def bots_among(rivals: Iterable[str]) -> tuple[str, ...]:
    """Those that have to be imitated."""
    return tuple(rival for rival in rivals if trust_of(rival) is None)
